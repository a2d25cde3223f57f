import { MAX_MAIN_PRODUCTS } from '@tradeport/domain/identity/contract'

/** How many main products fit yet beside those that a company has and those that are said of it; negative where there are too many. */
export const mainProductsLeft = (has: readonly string[], said: readonly string[]): number =>
  MAX_MAIN_PRODUCTS - new Set([...has, ...said]).size

/** Goods of a side that a company joins stand beside those it has; together they may be too many. */
export function mainProductProblems(has: readonly string[], said: readonly string[]) {
  if (has.length === 0 || mainProductsLeft(has, said) >= 0) return []
  return [
    { path: 'mainProducts', rule: 'beside_companys', params: { count: has.length, max: MAX_MAIN_PRODUCTS } },
  ] as const
}
