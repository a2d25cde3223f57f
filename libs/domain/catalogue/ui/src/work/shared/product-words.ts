import { useMemo } from 'react'
import type { PriceSpan } from '@tradeport/domain/catalogue/contract'
import type { UnitCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'

/** Figures of products in the reader's words. */
export function useProductWords() {
  const t = useT('catalogue')
  const format = useFormat()
  return useMemo(
    () => ({
      quantity: (quantity: string | number | null, unit: UnitCode) =>
        quantity === null
          ? ''
          : t('product.quantity', { quantity: format.number(quantity, { max: 3 }), unit: t(`product.unit.${unit}`) }),
      span: (span: PriceSpan | null) => {
        if (span === null) return ''
        const from = format.unitPrice(span.min, span.currency)
        return span.min === span.max ? from : t('product.span', { from, to: format.unitPrice(span.max, span.currency) })
      },
      days: (days: number) => t('product.dayCount', { count: days }),
    }),
    [t, format],
  )
}
