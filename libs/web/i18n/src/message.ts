import { toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import type { TextParams } from './translate'

const rules = new Map<LocaleCode, Intl.PluralRules>()

function pluralOf(locale: LocaleCode, count: number): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(toBcp47(locale))
  rules.set(locale, known)
  return known.select(count)
}

/** The keys to look under, best first: `list.total` with a `count` is one of its plural forms. */
export function keysOf(locale: LocaleCode, key: string, { count }: TextParams): readonly string[] {
  if (typeof count !== 'number') return [key]
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${pluralOf(locale, count)}`, `${key}_other`, key]
}

/** Placeholders in braces; one without a value stays to be seen. */
export function fillIn(text: string, params: TextParams): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name]
    return value === undefined ? placeholder : String(value)
  })
}
