/** One of the most used actions: `n`, `/`, or a sequence such as `g` then `o`. */
export interface Shortcut {
  keys: readonly [string] | readonly [string, string]
  label: string
  run: () => void
}

const SEQUENCE_MS = 1200

/** True where keys are text: there no shortcut listens. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, [contenteditable], [role="combobox"]')
}

/** Remembers the first key of a sequence for a moment; gives the shortcut that is complete. */
export function createShortcutMatcher(now: () => number) {
  let first: { key: string; at: number } | null = null
  return (shortcuts: readonly Shortcut[], key: string): Shortcut | undefined => {
    const begun = first !== null && now() - first.at < SEQUENCE_MS ? first.key : null
    first = null
    const sequence = begun === null ? undefined : shortcuts.find(each => each.keys[0] === begun && each.keys[1] === key)
    if (sequence !== undefined) return sequence
    const single = shortcuts.find(each => each.keys.length === 1 && each.keys[0] === key)
    if (single === undefined && shortcuts.some(each => each.keys.length === 2 && each.keys[0] === key)) {
      first = { key, at: now() }
    }
    return single
  }
}
