import * as tradingContract from '@tradeport/domain/trading/contract'
import {
  cancelRequestMachine,
  milestoneMachine,
  orderHoldMachine,
  orderMachine,
  termsMachine,
} from '@tradeport/domain/trading/rules'
import { defineServerModule, type Handlers } from '@tradeport/node/server-kit'
import { colleagueHandlers } from './colleague.handlers'
import { tradingJobs } from './jobs'
import { milestoneHandlers } from './milestone.handlers'
import { createFromQuotation } from './order-creation'
import { orderDetailView } from './order-view'
import { orderHandlers } from './order.handlers'
import { payeesHandler } from './payees.handler'
import type { TradingPorts } from './ports'
import { termsHandlers } from './terms.handlers'

export const tradingServer = defineServerModule({
  name: 'trading',
  migrations: import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true }),
  contract: tradingContract,
  handlers: (ports: TradingPorts): Handlers<typeof tradingContract> => ({
    ...orderHandlers(ports),
    orderDetail: (ctx, input) => orderDetailView(ctx, input.id, ports),
    ...colleagueHandlers(ports),
    ...payeesHandler(ports),
    ...termsHandlers,
    ...milestoneHandlers(ports),
  }),
  jobs: () => tradingJobs,
})

export { goodsSold, totalsSold } from './goods-sold'
export { handOnOrders } from './hand-on'
export { openOrdersOf, openOrdersOfStore, openOrdersWith, openPartnersOf } from './open-orders'
export { holdPayments } from './payment-hold'
export type { TradingPorts } from './ports'
export { shipmentOf } from './shipment-of'

/** What sourcing's `OrderPort` asks for. */
export const orderPort = { createFromQuotation }

/** For the table of what each role may do. */
export { ORDER_READERS } from './party'
export const tradingMachines = [orderMachine, orderHoldMachine, cancelRequestMachine, termsMachine, milestoneMachine]
