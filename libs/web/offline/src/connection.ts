import { isWorkerMessage, KEPT_META, type PageMessage } from './messages'
import { personMark } from './person-mark'

export interface ConnectionState {
  readonly offline: boolean
  /** Since when the oldest answer on this page was kept. */
  readonly keptAt: number | undefined
  /** A newer version waits to be used. */
  readonly hasUpdate: boolean
}

export interface Connection {
  snapshot(): ConnectionState
  subscribe(listener: () => void): () => void
  /** Another page: what it shows is told anew. */
  pageChanged(): void
  /** Uses the newer version: the page is loaded again with it. */
  update(): void
}

export interface ConnectionOptions {
  /** Where the worker's script lies. */
  readonly script: string
  /** Where this front-end's pages lie. */
  readonly scope: string
  readonly token: () => string | undefined
  /** Called when somebody may have signed in or out. */
  readonly onSession: (listener: () => void) => void
  /** Called when the person who was signed in is not any more. */
  readonly onLeft: () => void
  /** Called when the first worker takes over: what this page has asked for until then went past it, and is not kept. */
  readonly onTakenOver: () => void
}

/** A page that came from the phone while the browser is online looks this often whether the server is there. */
const LOOK_FOR_SERVER_MS = 2_000

/** A page that stays open looks for a newer version this often. */
const LOOK_AGAIN_MS = 3_600_000

/** Registers the worker, tells it who is signed in, and says what the page should know about the connection. */
export function createConnection(options: ConnectionOptions): Connection {
  const listeners = new Set<() => void>()
  let state: ConnectionState = { offline: !navigator.onLine, keptAt: keptPageAt(), hasUpdate: false }
  const set = (next: Partial<ConnectionState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  let waiting: ServiceWorker | undefined

  window.addEventListener('offline', () => set({ offline: true }))
  let onlineSince = 0
  window.addEventListener('online', () => {
    onlineSince = Date.now()
    set({ offline: false, keptAt: undefined })
  })

  let wasTold = false
  // The connection may have come back after the page was taken and before it stood: nobody says so any more.
  const lookForServer = async () => {
    while (state.keptAt !== undefined && !wasTold) {
      await new Promise(resolve => setTimeout(resolve, LOOK_FOR_SERVER_MS))
      if (navigator.onLine && !wasTold && (await serverAnswers())) set({ keptAt: undefined })
    }
  }
  if (navigator.onLine) void lookForServer()

  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  workers?.addEventListener('message', ({ data }) => {
    // What was asked for before the connection came back says nothing about it.
    if (!isWorkerMessage(data) || data.asked < onlineSince) return
    wasTold = true
    set({ keptAt: Math.min(state.keptAt ?? data.at, data.at) })
  })
  const tell = (message: PageMessage) => workers?.controller?.postMessage(message)
  const tellPerson = () => tell({ type: 'person', token: options.token() ?? null })
  const tellLoaded = () => tell({ type: 'keep', urls: loadedUrls() })
  const checkPerson = () => {
    if (personChanged(options.token())) options.onLeft()
    tellPerson()
  }
  options.onSession(checkPerson)
  checkPerson()

  let replaced = workers?.controller !== null
  workers?.addEventListener('controllerchange', () => {
    // The first worker takes over the page it came with; a later one comes with a new version.
    if (replaced) window.location.reload()
    tellPerson()
    tellLoaded()
    if (!replaced) options.onTakenOver()
    replaced = true
  })

  void register(options, worker => {
    waiting = worker
    set({ hasUpdate: true })
  })

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pageChanged() {
      if (state.keptAt !== undefined) set({ keptAt: undefined })
    },
    update: () => waiting?.postMessage({ type: 'takeOver' } satisfies PageMessage),
  }
}

const PERSON = 'tp-person'

/** Somebody was signed in on this phone, and is not any more: also when that happened while no page was open. */
function personChanged(token: string | undefined): boolean {
  try {
    const before = localStorage.getItem(PERSON) ?? ''
    const now = personMark(token)
    localStorage.setItem(PERSON, now)
    return before !== '' && before !== now
  } catch {
    // Without storage nothing of anybody was kept.
    return false
  }
}

async function register(
  { script, scope }: ConnectionOptions,
  onWaiting: (worker: ServiceWorker) => void,
): Promise<void> {
  try {
    await pageLoaded()
    const registration = await navigator.serviceWorker.register(script, { scope, updateViaCache: 'none' })
    const look = () => {
      const { waiting, active } = registration
      if (waiting && active) onWaiting(waiting)
    }
    look()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
    setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS)
  } catch {
    // No worker here: an insecure address, a private window, or a browser without them. Everything else works.
  }
}

/** Goes past the worker, which keeps no answer to it. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/api/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** What the worker fetches beforehand does not get in the way of the first page. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise(resolve => window.addEventListener('load', resolve, { once: true }))
}

/** This page and what it has loaded from here. */
function loadedUrls(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = [window.location.href, ...loaded].filter(url => url.startsWith(window.location.origin))
  return [...new Set(own)]
}

function keptPageAt(): number | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${KEPT_META}"]`)?.content
  return content === undefined ? undefined : Number(content)
}
