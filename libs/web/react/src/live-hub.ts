import { isRecord, type EventStream, type Failure, type ServerEvent, type StreamOptions } from '@tradeport/web/request'

export interface LiveEvent {
  readonly topic: string
  /** The row that changed, where the event names one. */
  readonly id: string | undefined
  readonly data: Readonly<Record<string, unknown>>
}

export type LiveHandler = (event: LiveEvent) => void

export interface LiveHub {
  subscribe(topic: string, handler: LiveHandler): () => void
  /** After a change of the session: closes, and opens again when somebody is signed in. */
  restart(): void
  close(): void
}

export interface LiveHubOptions {
  readonly open: (options: StreamOptions) => EventStream
  readonly isSignedIn: () => boolean
  readonly invalidate: (topics: readonly string[]) => void
  /** The session that the line was opened with has ended. */
  readonly onEnded?: () => void
  /** The server does not open a line: the failure says why. */
  readonly onRefused?: (failure: Failure) => void
}

/** Sent to the lines of a session that ends. */
const SESSION_ENDED = 'sessionEnded'

/** A tab that nobody looks at gives its connection back: browsers allow six per host without HTTP/2. */
const HIDDEN_MS = 60_000

/** One event stream per tab, shared by all screens; open as long as somebody listens. */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const handlers = new Map<string, Set<LiveHandler>>()
  let stream: EventStream | undefined
  let missed = false
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  const open = () => {
    if (stream || handlers.size === 0 || !options.isSignedIn()) return
    const opened = options.open({
      onEvent: receive,
      onOpen(again) {
        // What happened while the line was cut is asked for instead of guessed.
        if (again || missed) options.invalidate([...handlers.keys()])
        missed = false
      },
      onFailure: failure => options.onRefused?.(failure),
      onEnd() {
        if (stream === opened) stream = undefined
      },
    })
    stream = opened
  }

  const close = () => {
    stream?.close()
    stream = undefined
  }

  const receive = (message: ServerEvent) => {
    const event = readEvent(message)
    if (!event) return
    if (event.topic === SESSION_ENDED) {
      close()
      options.onEnded?.()
      return
    }
    options.invalidate([event.topic])
    for (const handler of handlers.get(event.topic) ?? []) handler(event)
  }

  const onVisibility = () => {
    clearTimeout(hiddenTimer)
    if (document.visibilityState === 'visible') {
      open()
      return
    }
    hiddenTimer = setTimeout(() => {
      missed = missed || stream !== undefined
      close()
    }, HIDDEN_MS)
  }

  return {
    subscribe(topic, handler) {
      if (handlers.size === 0) document.addEventListener('visibilitychange', onVisibility)
      const group = handlers.get(topic) ?? new Set()
      handlers.set(topic, group.add(handler))
      open()
      return () => {
        group.delete(handler)
        if (group.size === 0) handlers.delete(topic)
        // A screen that is replaced by the next one leaves first: the stream outlives the moment between them.
        if (handlers.size === 0) setTimeout(() => handlers.size === 0 && close(), 0)
        if (handlers.size === 0) document.removeEventListener('visibilitychange', onVisibility)
      }
    },
    restart() {
      close()
      missed = true
      open()
    },
    close,
  }
}

/** `{ topic, id, … }` as JSON; anything else is left out. */
function readEvent(message: ServerEvent): LiveEvent | undefined {
  let data: unknown
  try {
    data = JSON.parse(message.data)
  } catch {
    return undefined
  }
  if (!isRecord(data)) return undefined
  const topic = typeof data.topic === 'string' ? data.topic : message.event
  return { topic, id: typeof data.id === 'string' ? data.id : undefined, data }
}
