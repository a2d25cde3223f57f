import { startTransition, useEffect, useState } from 'react'
import type { Part } from './parts'

/** So many parts are there at once when a conversation is opened: more than a tall window shows. */
const AT_ONCE = 4
/** As late as a part comes while somebody scrolls towards it without a pause. */
const AT_LATEST_MS = 50
/** After the last key: whoever types is not to feel that something is drawn. */
const AFTER_KEY_MS = 500

/**
 * The first part of a conversation that is drawn. The newest are at once, earlier ones follow one by one while nothing else is to be done,
 * and stay: what has been drawn costs nothing while it is not seen, and can be found, read out and jumped to.
 *
 * @returns the key of that part; everything before it has only its room.
 */
export function useDrawnFrom(conversation: string | null, parts: readonly Part[]): number {
  const [drawn, setDrawn] = useState<{ conversation: string | null; from: number }>()
  const isKnown = drawn?.conversation === conversation
  const from = isKnown ? drawn.from : (parts.at(-AT_ONCE) ?? parts[0])?.key
  if (!isKnown && from !== undefined) setDrawn({ conversation, from })
  const next = from === undefined ? undefined : parts.findLast(({ key }) => key < from)?.key

  useEffect(() => {
    if (next === undefined) return undefined
    const draw = () => startTransition(() => setDrawn({ conversation, from: next }))
    let leave = whenFree(draw)
    const onKey = () => {
      leave()
      const timer = setTimeout(() => (leave = whenFree(draw)), AFTER_KEY_MS)
      leave = () => clearTimeout(timer)
    }
    document.addEventListener('keydown', onKey, true)
    return () => {
      leave()
      document.removeEventListener('keydown', onKey, true)
    }
  }, [conversation, next])

  return from ?? 0
}

/** Safari knows no idle time. */
function whenFree(run: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, AT_LATEST_MS)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(run, { timeout: AT_LATEST_MS })
  return () => window.cancelIdleCallback(request)
}
