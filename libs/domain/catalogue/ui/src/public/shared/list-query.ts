import type { ListQuery } from '@tradeport/domain/catalogue/rules'

/** A change of what is shown begins on the first page again. */
export const changed = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({ ...query, page: 1, ...change })

/** Takes a value out of a list, or puts it in. */
export const toggled = <T>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter(each => each !== value) : [...values, value]

/** Number of choices that narrow the list, without words and trade type. */
export function countFilters(query: ListQuery): number {
  const { attributes, incoterms, priceMin, priceMax, moqMax, leadMax, sample, customisable, verify, origin } = query
  const single = [priceMin || priceMax, moqMax, leadMax, sample, customisable, verify > 0, origin].filter(Boolean)
  return single.length + incoterms.length + Object.values(attributes).reduce((sum, values) => sum + values.length, 0)
}
