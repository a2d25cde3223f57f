import type { ProductCard } from '@tradeport/domain/catalogue/contract'

/**
 * The first products so that stores and kinds of goods take turns: a list in the order of its scores begins with one store's whole
 * collection. Order is kept among equals.
 */
export function spread(products: readonly ProductCard[], count: number): readonly ProductCard[] {
  const left = [...products]
  const shown: ProductCard[] = []
  const stores = new Map<string, number>()
  const kinds = new Map<string, number>()
  const timesShown = ({ store, categoryId }: ProductCard) =>
    (stores.get(store.id) ?? 0) * 2 + (kinds.get(categoryId) ?? 0)
  while (shown.length < count && left.length > 0) {
    const least = Math.min(...left.map(timesShown))
    const [next] = left.splice(
      left.findIndex(product => timesShown(product) === least),
      1,
    )
    if (!next) break
    shown.push(next)
    stores.set(next.store.id, (stores.get(next.store.id) ?? 0) + 1)
    kinds.set(next.categoryId, (kinds.get(next.categoryId) ?? 0) + 1)
  }
  return shown
}
