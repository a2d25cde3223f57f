import type { ProductContent } from '@tradeport/domain/catalogue/contract'
import { isEmptyValue, type AttributeFacts } from './product-attributes.check'

interface Criterion {
  points: number
  /** 0 to 1. */
  reached(content: ProductContent, attributes: readonly AttributeFacts[]): number
}

const share = (have: number, want: number) => (want === 0 ? 1 : Math.min(1, have / want))
const filled = (texts: Partial<Record<string, string>>) => Object.values(texts).filter(text => text?.trim()).length
const yes = (condition: boolean) => (condition ? 1 : 0)

const CRITERIA: readonly Criterion[] = [
  { points: 10, reached: content => yes(filled(content.title) >= 1) },
  { points: 10, reached: content => share(filled(content.title) - 1, 2) },
  { points: 5, reached: content => yes(filled(content.summary) >= 1) },
  { points: 10, reached: content => yes((content.description[content.sourceLocale] ?? '').length >= 80) },
  { points: 15, reached: content => share(content.media.length, 4) },
  {
    points: 15,
    reached: (content, attributes) =>
      share(
        attributes.filter(({ code }) => content.axes.includes(code) || !isEmptyValue(content.attributes[code])).length,
        attributes.length,
      ),
  },
  { points: 5, reached: content => share(Object.values(content.keywords).flat().length, 3) },
  { points: 10, reached: content => yes(content.priceMode === 'negotiable' || content.priceTiers.length >= 2) },
  { points: 5, reached: content => yes(content.leadTimes.length > 0) },
  { points: 10, reached: content => share(Object.values(content.packaging).filter(value => value !== null).length, 7) },
  { points: 5, reached: content => yes(content.sample !== null) },
]

/** How much a buyer finds answered, 0 to 100. */
export function completeness(content: ProductContent, attributes: readonly AttributeFacts[]): number {
  const asked = attributes.filter(({ enabled }) => enabled !== false)
  return Math.round(
    CRITERIA.reduce((total, { points, reached }) => total + points * Math.max(0, reached(content, asked)), 0),
  )
}
