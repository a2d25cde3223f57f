import type { PlaceholderProblem } from '@tradeport/domain/language/contract'

const PLACEHOLDER = /\{(\w+)\}/g
const PLURAL = /_(zero|one|two|few|many|other)$/
/** Forms in which the number itself may be a word: “no pieces”, “one piece”. */
const WORDED = /_(zero|one|two)$/

export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(match => match[1] ?? ''))]
}

/** The English text that a key is a translation of; a plural form that English lacks follows the general one. */
export function englishFor(english: Readonly<Record<string, string>>, key: string): string | undefined {
  const base = key.replace(PLURAL, '')
  return english[key] ?? english[`${base}_other`] ?? english[`${base}_one`] ?? english[base]
}

/** Null where a text has the placeholders of the English one. */
export function placeholderProblem(key: string, english: string, text: string): PlaceholderProblem | null {
  const wanted = placeholdersOf(english)
  const found = placeholdersOf(text)
  const missing = wanted.filter(name => !found.includes(name) && !(name === 'count' && WORDED.test(key)))
  const unknown = found.filter(name => !wanted.includes(name) && !(name === 'count' && PLURAL.test(key)))
  return missing.length === 0 && unknown.length === 0 ? null : { missing, unknown }
}

/** As it is kept: one kind of line break, nothing around it. */
export function tidyText(text: string): string {
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim()
}
