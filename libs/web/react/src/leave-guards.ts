export interface LeaveGuards {
  /** The message of a form that is not saved, or `undefined` when the page may be left. */
  message(): string | undefined
  add(message: string): () => void
  /** The person has chosen to lose what is typed. */
  giveUp(): void
}

/** Forms that are not saved; the router asks before it leaves the page, and so does the browser. */
export function createLeaveGuards(): LeaveGuards {
  const messages = new Map<symbol, string>()
  const warn = (event: BeforeUnloadEvent) => messages.size > 0 && event.preventDefault()
  return {
    message: () => messages.values().next().value,
    add(message) {
      const key = Symbol('guard')
      if (messages.size === 0) window.addEventListener('beforeunload', warn)
      messages.set(key, message)
      return () => {
        messages.delete(key)
        if (messages.size === 0) window.removeEventListener('beforeunload', warn)
      }
    },
    giveUp: () => messages.clear(),
  }
}
