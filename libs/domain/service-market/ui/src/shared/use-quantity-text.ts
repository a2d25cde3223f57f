import { quantityForm, type ServiceUnit } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'

/** So many of a unit. */
export function useQuantityText(): (quantity: string, unit: ServiceUnit) => string {
  const t = useT('serviceMarket')
  const format = useFormat()
  return (quantity, unit) =>
    t(`quantity.${quantityForm(unit)}`, { quantity: format.number(quantity), unit: t(`unit.${unit}`) })
}
