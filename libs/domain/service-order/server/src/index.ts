import * as serviceOrderContract from '@tradeport/domain/service-order/contract'
import { defineServerModule } from '@tradeport/node/server-kit'
import { afterSalesHandlers } from './after-sales.handlers'
import { serviceOrderJobs } from './jobs'
import { messageHandlers } from './message.handlers'
import { orderHandlers } from './order.handlers'
import type { ServiceOrderPorts } from './ports'

export const serviceOrderServer = defineServerModule({
  name: 'service-order',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: serviceOrderContract,
  handlers: (ports: ServiceOrderPorts) => ({
    ...orderHandlers(ports),
    ...messageHandlers,
    ...afterSalesHandlers(ports),
  }),
  jobs: serviceOrderJobs,
})

export { openServiceOrdersWith } from './code-use'
export { simulatedFunds } from './funds-simulator'
export { holdServiceOrder, linkCustomsOrder, orderedWork, workChanged } from './linked-work'
export { providerDays } from './provider-days'
export { hasOrderedServices, openServiceOrdersOf } from './open-orders'
export { heldFor } from './payback-hold'
export { SERVICE_ORDER_READERS } from './party'
export { providerRecords, serviceRecords } from './service-record'
export type { Offer, OrderToWorkOn, ServiceOrderPorts } from './ports'
