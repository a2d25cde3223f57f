export interface LeaveGuards {
  /** The message of a form that is not saved, or `undefined` when the page may be left. */
  message(): string | undefined
  add(message: string): () => void
  /**
   * The person has chosen to lose what is typed.
   *
   * @returns what guards it again, where the page was not left after all
   */
  giveUp(): () => void
}

/** Forms that are not saved; the router asks before it leaves the page, and so does the browser. */
export function createLeaveGuards(): LeaveGuards {
  const messages = new Map<symbol, string>()
  let given: ReadonlySet<symbol> = new Set()
  const message = () => [...messages].find(([key]) => !given.has(key))?.[1]
  const warn = (event: BeforeUnloadEvent) => message() !== undefined && event.preventDefault()
  return {
    message,
    add(message) {
      const key = Symbol('guard')
      if (messages.size === 0) window.addEventListener('beforeunload', warn)
      messages.set(key, message)
      return () => {
        messages.delete(key)
        if (messages.size === 0) window.removeEventListener('beforeunload', warn)
      }
    },
    giveUp() {
      given = new Set(messages.keys())
      return () => {
        given = new Set()
      }
    },
  }
}
