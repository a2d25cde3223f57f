import type { PriceTier } from '@tradeport/domain/catalogue/contract'
import type { IncotermCode, TradeType } from '@tradeport/kernel/config'
import { compareDecimal } from '@tradeport/kernel/values'
import { priceLadders } from './price.calc'

/** Terms under which a price holds. */
export interface PriceTerms {
  readonly key: string
  readonly tradeType: TradeType
  readonly currency: string
  readonly incoterm: IncotermCode | null
  readonly port: string
}

/** The terms that prices are given in, foreign trade first, each once. */
export function priceTermsOf(tiers: readonly PriceTier[]): readonly PriceTerms[] {
  const terms = new Map<string, PriceTerms>()
  for (const { tradeType, currency, incoterm, port } of priceLadders(tiers)) {
    const key = [tradeType, currency, incoterm ?? '', port].join('|')
    terms.set(key, { key, tradeType, currency, incoterm, port })
  }
  return [...terms.values()].sort((a, b) => Number(b.tradeType === 'foreign') - Number(a.tradeType === 'foreign'))
}

/** The steps of a price: the SKU's own where it has some, else those for all. */
export function tiersFor(tiers: readonly PriceTier[], terms: PriceTerms, skuCode: string | undefined): PriceTier[] {
  const ladders = priceLadders(tiers).filter(
    ladder =>
      ladder.tradeType === terms.tradeType &&
      ladder.currency === terms.currency &&
      ladder.incoterm === terms.incoterm &&
      ladder.port === terms.port,
  )
  const own = skuCode === undefined ? undefined : ladders.find(ladder => ladder.skuCode === skuCode)
  return (own ?? ladders.find(ladder => ladder.skuCode === null))?.tiers ?? []
}

/** Place of the step that holds for a quantity; -1 below the first. */
export function tierAt(tiers: readonly { readonly minQty: string }[], quantity: string): number {
  return tiers.findLastIndex(tier => compareDecimal(tier.minQty, quantity) <= 0)
}
