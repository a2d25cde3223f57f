import { useSyncExternalStore } from 'react'

/** More do not fit beside each other. */
export const MAX_COMPARED = 4
const KEY = 'compared-products'
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ids of an address or of the browser's memory; what is none, or too much, is left out. */
export function readIds(text: string | null): readonly string[] {
  return [...new Set((text ?? '').split(','))].filter(id => ID.test(id)).slice(0, MAX_COMPARED)
}

export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`

const listeners = new Set<() => void>()
let [kept, keptText]: [readonly string[], string | null] = [[], null]

function read(): readonly string[] {
  const text = localStorage.getItem(KEY)
  if (text !== keptText) [kept, keptText] = [readIds(text), text]
  return kept
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another window has chosen.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function setCompared(ids: readonly string[]): void {
  localStorage.setItem(KEY, ids.join(','))
  for (const listener of listeners) listener()
}

/** Adds a product or takes it out; false when there is no room. */
export function toggleCompared(id: string): boolean {
  const ids = read()
  if (ids.includes(id)) setCompared(ids.filter(other => other !== id))
  else if (ids.length < MAX_COMPARED) setCompared([...ids, id])
  else return false
  return true
}

/** Products chosen to be compared; kept in this browser. */
export const useCompared = (): readonly string[] => useSyncExternalStore(subscribe, read)
