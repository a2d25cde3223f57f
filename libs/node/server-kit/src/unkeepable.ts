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

/**
 * The fields whose texts hold a character that cannot be kept: half of a character would come back as another one, a zero byte fits into
 * no column, and a control character makes a workbook unreadable.
 */
export function unkeepableFields(value: unknown, path: readonly string[] = []): WrongField[] {
  const wrong = (rule: string, params = {}): WrongField => ({ path: path.join('.'), rule, params })
  if (typeof value === 'string') return isSound(value) ? [] : [wrong('unkeepable', { sign: unkeepableSign(value) })]
  if (typeof value !== 'object' || value === null) return []
  if (path.length > DEEPEST) return [wrong('invalid_type')]
  const found: WrongField[] = []
  for (const name in value) {
    if (!isSound(name)) found.push(wrong('unkeepable', { sign: unkeepableSign(name) }))
    else {
      const part: unknown = Reflect.get(value, name)
      if (typeof part === 'string' ? !isSound(part) : typeof part === 'object')
        found.push(...unkeepableFields(part, [...path, name]))
    }
  }
  return found
}
