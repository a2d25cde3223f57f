import type { WrongField } from '@tradeport/kernel/errors'

/** Characters that no text on a page or in a workbook can have: controls but for tab and line ends, and what is no character. */
const UNKEEPABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/

const isSound = (text: string): boolean => text.isWellFormed() && !UNKEEPABLE.test(text)

/** The first character of a text that cannot be kept, as `U+000B`. */
function unkeepableSign(text: string): string {
  const sign = [...text].find(each => !isSound(each)) ?? ''
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Deeper than any contract goes; beyond it, what is sent is a trap for whoever walks through it. */
const DEEPEST = 60

/** So many are told at once. */
const MOST_NAMED = 100

/** What nearly every call is: told without remembering where in it one stands. */
function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isSound(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > DEEPEST) return false
  for (const name in value) if (!isSound(name) || !isKeepable(Reflect.get(value, name), depth + 1)) return false
  return true
}

/**
 * The fields whose texts hold a character that cannot be kept: half of a character would come back as another one, a zero byte fits into
 * no column, and a control character makes a workbook unreadable.
 */
export const unkeepableFields = (value: unknown): WrongField[] =>
  isKeepable(value) ? [] : faultsIn(value, []).slice(0, MOST_NAMED)

function faultsIn(value: unknown, place: readonly string[]): WrongField[] {
  const path = place.join('.')
  if (isKeepable(value, place.length)) return []
  if (typeof value === 'string') return [{ path, rule: 'unkeepable', params: { sign: unkeepableSign(value) } }]
  if (typeof value !== 'object' || value === null || place.length > DEEPEST) return [{ path, rule: 'invalid_type' }]
  return Object.entries(value).flatMap(([name, part]) =>
    isSound(name)
      ? faultsIn(part, [...place, name])
      : [{ path, rule: 'unkeepable', params: { sign: unkeepableSign(name) } }],
  )
}
