import type { TermsBody } from '@tradeport/domain/trading/contract'
import { isPositive } from '@tradeport/kernel/values'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'

/** From the goods to the total, as the accepted quotation showed it. */
export function useTotals(body: TermsBody) {
  const ts = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const { currency } = body
  return [
    { key: 'subtotal', label: ts('quotation.subtotal'), value: format.money(body.subtotal, currency) },
    ...body.charges.map((charge, index) => ({
      key: `charge${index}`,
      label: [charge.label || ts(`charge.${charge.kind}`), charge.included ? ts('charge.included') : null]
        .filter(Boolean)
        .join(' – '),
      value: `${charge.kind === 'discount' ? '−' : ''}${format.money(charge.amount, currency)}`,
    })),
    ...(isPositive(body.taxTotal)
      ? [
          {
            key: 'tax',
            label: ts('quotation.taxOf', { percent: format.percent(body.taxPercent) }),
            value: format.money(body.taxTotal, currency),
          },
        ]
      : []),
    {
      key: 'total',
      label: [ts('quotation.total'), words.delivery(body)].filter(Boolean).join(' '),
      value: format.money(body.total, currency),
    },
  ]
}
