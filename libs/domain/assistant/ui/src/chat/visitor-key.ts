import { base64Url } from './base64-url'

const PLACE = 'tradeport.assistant.key'
const BYTES = 32
const SHAPE = /^[\w-]{43}$/

/** The secret that a visitor's conversations belong to; made once in a browser. Null where nothing can be kept. */
export function visitorKey(storage: Storage = localStorage): string {
  const kept = read(storage)
  if (kept) return kept
  const made = base64Url(crypto.getRandomValues(new Uint8Array(BYTES)))
  try {
    storage.setItem(PLACE, made)
  } catch {
    // Private windows may refuse: the key then lives as long as the page.
  }
  return made
}

/** The key of an earlier visit, if there was one; it is forgotten when its conversations have become a person's. */
export function keptVisitorKey(storage: Storage = localStorage): string | undefined {
  return read(storage)
}

export function forgetVisitorKey(storage: Storage = localStorage): void {
  storage.removeItem(PLACE)
}

function read(storage: Storage): string | undefined {
  try {
    const kept = storage.getItem(PLACE)
    return kept !== null && SHAPE.test(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
