import type { PriceTier, ProductDetail, ShownSku } from '@tradeport/domain/catalogue/contract'
import { priceLadders } from '@tradeport/domain/catalogue/rules'
import type { IncotermCode, TradeType } from '@tradeport/kernel/config'
import { compareDecimal } from '@tradeport/kernel/values'

/** Terms under which a price holds. */
export interface PriceTerms {
  readonly key: string
  readonly tradeType: TradeType
  readonly currency: string
  readonly incoterm: IncotermCode | null
  readonly port: string
}

/** The option chosen on each axis, as far as it is. */
export type AxisChoice = Readonly<Record<string, string>>

type Goods = Pick<ProductDetail, 'axes' | 'skus'>

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

/** The SKU that the choice names; none while an axis is open. */
export function chosenSku({ axes, skus }: Goods, choice: AxisChoice): ShownSku | undefined {
  if (axes.some(axis => choice[axis.code] === undefined)) return axes.length === 0 ? skus[0] : undefined
  return skus.find(sku => axes.every(axis => sku.axes[axis.code] === choice[axis.code]))
}

/** Whether an option can be had together with what is chosen on the other axes. */
export function isOffered({ skus }: Goods, choice: AxisChoice, axis: string, option: string): boolean {
  const wanted = Object.entries({ ...choice, [axis]: option })
  return skus.some(sku => sku.enabled && wanted.every(([code, value]) => sku.axes[code] === value))
}

/** Chooses an option; choices that cannot go with it are open again. The chosen option itself is given back. */
export function choose(goods: Goods, choice: AxisChoice, axis: string, option: string): AxisChoice {
  const { [axis]: before, ...others } = choice
  if (before === option) return others
  const kept: Record<string, string> = { [axis]: option }
  for (const [code, value] of Object.entries(others)) if (isOffered(goods, kept, code, value)) kept[code] = value
  return kept
}

/** The picture of what is chosen: the SKU's own, or that of any SKU with the options chosen so far. */
export function pictureOf({ skus }: Goods, choice: AxisChoice): string | undefined {
  const chosen = Object.entries(choice)
  if (chosen.length === 0) return undefined
  const fitting = skus.filter(sku => chosen.every(([code, value]) => sku.axes[code] === value))
  return fitting.find(sku => sku.imageFileId !== null)?.imageFileId ?? undefined
}
