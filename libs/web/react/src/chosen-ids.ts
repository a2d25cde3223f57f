import { useSyncExternalStore } from 'react'

/** More do not fit beside each other. */
export const MAX_COMPARED = 4
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ids of an address or of the browser's memory; what is none, or too much, is left out. */
export function readIds(text: string | null): readonly string[] {
  return [...new Set((text ?? '').split(','))].filter(id => ID.test(id)).slice(0, MAX_COMPARED)
}

export interface ChosenIds {
  use(): readonly string[]
  set(ids: readonly string[]): void
  /** Adds one or takes it out; false when there is no room. */
  toggle(id: string): boolean
}

/**
 * What is chosen to be compared, in all windows of this browser.
 *
 * @param key of the browser's memory
 */
export function chosenIds(key: string): ChosenIds {
  const listeners = new Set<() => void>()
  let [kept, keptText]: [readonly string[], string | null] = [[], null]
  const read = () => {
    const text = localStorage.getItem(key)
    if (text !== keptText) [kept, keptText] = [readIds(text), text]
    return kept
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    // Another window has chosen.
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  const set = (ids: readonly string[]) => {
    localStorage.setItem(key, ids.join(','))
    for (const listener of listeners) listener()
  }
  return {
    use: () => useSyncExternalStore(subscribe, read),
    set,
    toggle(id) {
      const ids = read()
      if (ids.includes(id)) set(ids.filter(other => other !== id))
      else if (ids.length < MAX_COMPARED) set([...ids, id])
      else return false
      return true
    },
  }
}
