import type { StakePort } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { OrderPayees } from '@tradeport/domain/trading/contract'

export type Payees = Omit<OrderPayees, 'isPaid'>

export interface TradingPorts extends StakePort {
  /** Active colleagues of the caller with one of the roles, by name; of a shop's those who work for it. */
  colleaguesWith(
    ctx: ActorContext,
    wanted: { roles: readonly string[]; permission: string; storeId: string | null },
  ): Promise<readonly { userId: string; name: string; department: string | null }[]>
  /** Which papers of the negotiation one of the buyer's people may open. */
  reachedPapers(
    ctx: ActorContext,
    negotiation: { inquiryId: string; threadId: string },
  ): Promise<{ inquiry: boolean; thread: boolean }>
  /** The checked accounts of a company, those in the asked currency before others; whole numbers only for who pays. */
  payees(ctx: ActorContext, companyId: string, asked: { currency: string; isPaying: boolean }): Promise<Payees>
}
