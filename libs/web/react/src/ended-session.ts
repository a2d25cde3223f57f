/** Why the session ended, as long as the person stays on the page where it did. */
export interface EndedSession {
  reason(): string | undefined
  end(reason: string): void
  /** The page was left, or somebody is signed in again. */
  forget(): void
  subscribe(listener: () => void): () => void
}

export function createEndedSession(): EndedSession {
  const listeners = new Set<() => void>()
  let current: string | undefined
  const set = (next: string | undefined) => {
    if (next === current) return
    current = next
    for (const listener of listeners) listener()
  }
  return {
    reason: () => current,
    end: set,
    forget: () => set(undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
