export interface InstallPrompt {
  /** The browser would install the front-end now. */
  snapshot(): boolean
  subscribe(listener: () => void): () => void
  ask(): void
}

/** Chromium's own event; other browsers offer it in their menu and never send it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const canPrompt = (event: Event): event is InstallEvent => 'prompt' in event

let current: InstallPrompt | undefined

/** Holds back the browser's own offer, so that it can be made where it is explained. Listening begins with the first call. */
export function installPrompt(): InstallPrompt {
  current ??= listen()
  return current
}

function listen(): InstallPrompt {
  const listeners = new Set<() => void>()
  let offer: InstallEvent | undefined
  const set = (next: InstallEvent | undefined) => {
    offer = next
    for (const listener of listeners) listener()
  }
  window.addEventListener('beforeinstallprompt', event => {
    if (!canPrompt(event)) return
    event.preventDefault()
    set(event)
  })
  window.addEventListener('appinstalled', () => set(undefined))
  return {
    snapshot: () => offer !== undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask() {
      void offer?.prompt()
      // It may be used once.
      set(undefined)
    },
  }
}
