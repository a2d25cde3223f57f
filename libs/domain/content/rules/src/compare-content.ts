import type { ContentDifference } from '@tradeport/domain/content/contract'
import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'

type Content = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function shown(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What differs between two versions, field by field, texts language by language. */
export function compareContent(before: Content, after: Content, fields: readonly string[]): ContentDifference[] {
  return fields.flatMap(field => {
    const [old, next] = [before[field], after[field]]
    const pairs =
      isText(old) || isText(next)
        ? LOCALE_CODES.map(locale => ({
            locale,
            before: shown(isText(old) ? old[locale] : null),
            after: shown(isText(next) ? next[locale] : null),
          }))
        : [{ locale: null, before: shown(old), after: shown(next) }]
    return pairs.filter(pair => pair.before !== pair.after).map(pair => ({ field, ...pair }))
  })
}
