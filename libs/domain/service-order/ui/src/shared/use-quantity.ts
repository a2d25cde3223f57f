import { quantityForm } from '@tradeport/domain/service-market/contract'
import type { ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'

/** How much of an item is ordered. */
export function useQuantity(): (row: Pick<ServiceOrderRow, 'qty' | 'unit'>) => string {
  const t = useT('serviceMarket')
  const format = useFormat()
  return ({ qty, unit }) =>
    t(`quantity.${quantityForm(unit)}`, { quantity: format.number(qty, { max: 3 }), unit: t(`unit.${unit}`) })
}
