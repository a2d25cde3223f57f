import { useMemo, useState } from 'react'
import type { PriceTier, ProductDetail, ShownSku } from '@tradeport/domain/catalogue/contract'
import {
  checkQuantities,
  leadTimeFor,
  priceTermsOf,
  shipmentOf,
  tierAt,
  tiersFor,
  type PriceTerms,
  type QuantityIssue,
} from '@tradeport/domain/catalogue/rules'
import { isPositive, mulMoney } from '@tradeport/kernel/values'
import { choose, chosenSku, type AxisChoice } from './product-choice'

export interface Choice {
  readonly axes: AxisChoice
  readonly onOption: (axis: string, option: string) => void
  readonly sku: ShownSku | undefined
  readonly quantity: string
  readonly onQuantity: (quantity: string) => void
  readonly terms: PriceTerms | undefined
  readonly allTerms: readonly PriceTerms[]
  readonly onTerms: (key: string) => void
  readonly tiers: readonly PriceTier[]
  /** Step that holds for the quantity; -1 below the first. */
  readonly tier: number
  /** Of the goods at that step. */
  readonly value: string | undefined
  readonly leadDays: number | undefined
  readonly shipment: ReturnType<typeof shipmentOf>
  readonly issues: readonly QuantityIssue[]
}

/** What a buyer has set on the product's page, and what follows from it by the rules the server has too. */
export function useChoice(product: ProductDetail): Choice {
  const [axes, setAxes] = useState<AxisChoice>({})
  const [quantity, setQuantity] = useState(product.moq)
  const [termsKey, setTermsKey] = useState('')
  const allTerms = useMemo(() => priceTermsOf(product.priceTiers), [product.priceTiers])
  const sku = chosenSku(product, axes)
  const terms = allTerms.find(each => each.key === termsKey) ?? allTerms[0]
  const tiers = terms ? tiersFor(product.priceTiers, terms, sku?.code) : []
  const counted = isPositive(quantity) ? quantity : '0'
  const tier = tierAt(tiers, counted)
  const price = tiers[tier]
  return {
    axes,
    onOption: (axis, option) => setAxes(now => choose(product, now, axis, option)),
    sku,
    quantity,
    onQuantity: setQuantity,
    terms,
    allTerms,
    onTerms: setTermsKey,
    tiers,
    tier,
    value: price && price.priceTo === null ? mulMoney(price.price, counted, price.currency) : undefined,
    leadDays: leadTimeFor(product.leadTimes, counted)?.days,
    shipment: shipmentOf(product.packaging, counted),
    issues: checkQuantities(product, [{ axes, quantity: counted }]),
  }
}
