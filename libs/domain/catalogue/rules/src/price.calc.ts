import type { LeadTimeTier, PriceSpan, PriceTier, ProductContent } from '@tradeport/domain/catalogue/contract'
import { highest, isAbove, isBelow, lowest } from './decimals'

/** The steps of one ladder, in the order of their quantities. */
export interface PriceLadder {
  skuCode: string | null
  tradeType: PriceTier['tradeType']
  currency: string
  incoterm: PriceTier['incoterm']
  port: string
  tiers: PriceTier[]
}

const ladderKey = (tier: PriceTier) =>
  JSON.stringify([tier.skuCode, tier.tradeType, tier.currency, tier.incoterm, tier.port])

/** Tiers grouped by what they are a price for, ladders in the order they first appear. */
export function priceLadders(tiers: readonly PriceTier[]): PriceLadder[] {
  const ladders = new Map<string, PriceLadder>()
  for (const tier of tiers) {
    const { skuCode, tradeType, currency, incoterm, port } = tier
    const key = ladderKey(tier)
    const ladder = ladders.get(key) ?? { skuCode, tradeType, currency, incoterm, port, tiers: [] }
    ladder.tiers.push(tier)
    ladders.set(key, ladder)
  }
  for (const ladder of ladders.values())
    ladder.tiers.sort((a, b) => (isAbove(a.minQty, b.minQty) ? 1 : isBelow(a.minQty, b.minQty) ? -1 : 0))
  return [...ladders.values()]
}

/** The span from the lowest to the highest price in each currency, foreign trade first. */
export function priceSpans(content: Pick<ProductContent, 'priceMode' | 'priceTiers'>): PriceSpan[] {
  if (content.priceMode === 'negotiable') return []
  const prices = new Map<string, string[]>()
  const foreignFirst = [...content.priceTiers].sort(
    (a, b) => Number(b.tradeType === 'foreign') - Number(a.tradeType === 'foreign'),
  )
  for (const tier of foreignFirst) {
    const known = prices.get(tier.currency) ?? []
    known.push(tier.price, ...(tier.priceTo ? [tier.priceTo] : []))
    prices.set(tier.currency, known)
  }
  return [...prices].map(([currency, all]) => ({ currency, min: lowest(all), max: highest(all) }))
}

export interface PriceQuestion {
  quantity: string
  tradeType: PriceTier['tradeType']
  currency: string
  incoterm: PriceTier['incoterm']
  skuCode?: string | null
}

/** The step that holds for a quantity; a SKU's own ladder goes before the general one. Null below the first step. */
export function priceTierFor(tiers: readonly PriceTier[], question: PriceQuestion): PriceTier | null {
  const fits = (tier: PriceTier, skuCode: string | null) =>
    tier.skuCode === skuCode &&
    tier.tradeType === question.tradeType &&
    tier.currency === question.currency &&
    tier.incoterm === question.incoterm
  const own = question.skuCode ? tiers.filter(tier => fits(tier, question.skuCode ?? null)) : []
  const candidates = own.length > 0 ? own : tiers.filter(tier => fits(tier, null))
  return lastReached(candidates, question.quantity)
}

/** Days for a quantity; null below the first step. */
export function leadTimeFor(leadTimes: readonly LeadTimeTier[], quantity: string): LeadTimeTier | null {
  return lastReached(leadTimes, quantity)
}

function lastReached<T extends { minQty: string }>(steps: readonly T[], quantity: string): T | null {
  let best: T | null = null
  for (const step of steps)
    if (!isAbove(step.minQty, quantity) && (!best || isAbove(step.minQty, best.minQty))) best = step
  return best
}
