import type { ActorContext } from '@tradeport/node/server-kit'
import type { OrderPayees } from '@tradeport/domain/trading/contract'

export type Payees = Omit<OrderPayees, 'isPaid'>

export interface TradingPorts {
  /** The checked accounts of a company, those in the asked currency before others; whole numbers only for who pays. */
  payees(ctx: ActorContext, companyId: string, asked: { currency: string; isPaying: boolean }): Promise<Payees>
}
