import type { PriceMode, ServiceUnit } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Price } from '@tradeport/web/ui'

export interface PriceFacts {
  priceMode: PriceMode
  price: string | null
  currency: string | null
  unit: ServiceUnit
}

/** A price as one line of words: for tables and for those who hear it. */
export function usePriceText(): (facts: PriceFacts) => { value: string; per?: string; note?: string } {
  const t = useT('serviceMarket')
  const format = useFormat()
  return ({ priceMode, price, currency, unit }) => {
    if (priceMode === 'negotiable' || price === null) return { value: t('price.onRequest') }
    if (priceMode === 'percent') return { value: format.percent(price), per: t('price.ofValue') }
    const from = priceMode === 'from' ? { note: t('price.from') } : {}
    return { value: format.unitPrice(price, currency), per: t('price.per', { unit: t(`unit.${unit}`) }), ...from }
  }
}

export function ServicePrice({ facts, size }: { facts: PriceFacts; size?: 'small' | 'medium' | 'large' }) {
  const text = usePriceText()(facts)
  return <Price {...text} {...(size ? { size } : {})} />
}
