import type { StoreGap } from '@tradeport/domain/catalogue/contract'

/** What a store lacks before buyers may come: something to buy, where it is, and how it is paid. */
export function storeGaps(store: {
  hasProduct: boolean
  city: string | null
  acceptPayments: readonly string[]
}): StoreGap[] {
  const gaps: StoreGap[] = []
  if (!store.hasProduct) gaps.push('product')
  if (!store.city) gaps.push('address')
  if (store.acceptPayments.length === 0) gaps.push('payments')
  return gaps
}
