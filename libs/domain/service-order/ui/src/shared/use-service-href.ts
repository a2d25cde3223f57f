import { serviceRoutes } from '@tradeport/domain/service-market/contract'
import { urlOf } from '@tradeport/web/navigation'
import type { OrderAudience } from './audience'

/** A service as its reader knows it: on the market for a customer, as a work item for its provider and operators. */
export function useServiceHref(audience: OrderAudience): (id: string) => string {
  return id =>
    audience === 'customer'
      ? urlOf('serviceMarket', `/${serviceRoutes.publicService(id).slice(1)}`)
      : serviceRoutes.service(id)
}
