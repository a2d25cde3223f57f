import type { ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'

/** Units that are signs stand behind their number; words are counted: `120 kg`, `2 × order`, `5 × 1,000 words`. */
const SIGNS: readonly ServiceOrderRow['unit'][] = ['cubic_metre', 'kilogram', 'square_metre']

/** How much of an item is ordered. */
export function useQuantity(): (row: Pick<ServiceOrderRow, 'qty' | 'unit'>) => string {
  const t = useT('serviceMarket')
  const format = useFormat()
  return ({ qty, unit }) =>
    [format.number(qty, { max: 3 }), ...(SIGNS.includes(unit) ? [] : ['×']), t(`unit.${unit}`)].join(' ')
}
