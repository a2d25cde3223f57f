import type { PriceSpan, VERIFY_LEVELS } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useUnits } from '@tradeport/web/units'

export type VerifyLevel = (typeof VERIFY_LEVELS)[number]

export const verifyLevelOf = (level: number): VerifyLevel => (level >= 3 ? 3 : level === 2 ? 2 : level === 1 ? 1 : 0)

/** Sentences about goods that every mall page says the same way. */
export function useWords() {
  const t = useT('mall')
  const format = useFormat()
  const units = useUnits()
  return {
    /** "1,204 products" */
    goods: (count: number) => t('category.goods', { count, number: format.number(count) }),
    /** "pcs" */
    unit: units.name,
    /** "300 pcs" */
    quantity: units.quantity,
    /** "/ pc" */
    per: units.per,
    /** "US$10.40 – US$12.50", or one price. */
    span: ({ min, max, currency }: PriceSpan) =>
      min === max
        ? format.unitPrice(min, currency)
        : t('price.span', { min: format.unitPrice(min, currency), max: format.unitPrice(max, currency) }),
  }
}
