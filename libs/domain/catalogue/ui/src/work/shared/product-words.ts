import { useMemo } from 'react'
import type { PriceSpan } from '@tradeport/domain/catalogue/contract'
import type { UnitCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useUnits } from '@tradeport/web/units'

/** Figures of products in the reader's words. */
export function useProductWords() {
  const t = useT('catalogue')
  const format = useFormat()
  const units = useUnits()
  return useMemo(
    () => ({
      quantity: (quantity: string | number | null, unit: UnitCode) =>
        quantity === null ? '' : units.quantity(quantity, unit),
      span: (span: PriceSpan | null) => {
        if (span === null) return ''
        const from = format.unitPrice(span.min, span.currency)
        return span.min === span.max ? from : t('product.span', { from, to: format.unitPrice(span.max, span.currency) })
      },
      days: (days: number) => t('product.dayCount', { count: days }),
    }),
    [t, format, units],
  )
}
