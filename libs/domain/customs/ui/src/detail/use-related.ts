import { customsOrderRoutes, customsRoutes, type DeclarationDetail } from '@tradeport/domain/customs/contract'
import { serviceOrderRoutes } from '@tradeport/domain/service-order/contract'
import { tradingRoutes } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'

interface Related {
  label: string
  href: string
}

/** The documents around a form: what it belongs to, and what it was begun from where that is another one. */
export function useRelated(): (form: DeclarationDetail) => Related[] {
  const t = useT('customs')
  return ({ customsOrderId, tradeOrders, origin }) => {
    const found: Related[] = []
    const isOrigin = (id: string) =>
      origin?.id === id && origin.part !== null && (origin.part > 1 || origin.isOneOfMany)
    const named = (label: string, id: string) =>
      isOrigin(id) ? t('related.part', { document: label, part: String(origin?.part) }) : label
    if (customsOrderId !== null)
      found.push({ label: named(t('agency.one'), customsOrderId), href: customsOrderRoutes.order(customsOrderId) })
    for (const { id, no } of tradeOrders) {
      const label = no === null || tradeOrders.length === 1 ? t('related.trade') : t('related.tradeNo', { no })
      found.push({ label: named(label, id), href: tradingRoutes.order(id) })
    }
    const isLinked = origin?.id === customsOrderId || tradeOrders.some(({ id }) => id === origin?.id)
    if (origin === null || isLinked) return found
    switch (origin.type) {
      case 'customs_order':
        found.push({
          label: named(t('related.begunFrom', { no: origin.no ?? t('agency.one') }), origin.id),
          href: customsOrderRoutes.order(origin.id),
        })
        break
      case 'declaration':
        found.push({ label: t('related.copyOf', { no: origin.no ?? '' }), href: customsRoutes.form(origin.id) })
        break
      case 'service_order':
        found.push({ label: named(t('related.service'), origin.id), href: serviceOrderRoutes.order(origin.id) })
        break
      case 'order':
        found.push({ label: named(t('related.trade'), origin.id), href: tradingRoutes.order(origin.id) })
        break
    }
    return found
  }
}
