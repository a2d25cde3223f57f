import type { Handlers } from '@tradeport/node/server-kit'
import type * as tradingContract from '@tradeport/domain/trading/contract'
import type { OrderStatus } from '@tradeport/domain/trading/contract'
import { loadOrder } from './order.repository'
import type { TradingPorts } from './ports'

/** Nobody pays before both have signed, nor after the end. */
const UNPAID: readonly OrderStatus[] = ['contracting', 'completed', 'cancelled']

export const payeesHandler = ({ payees }: TradingPorts): Pick<Handlers<typeof tradingContract>, 'orderPayees'> => ({
  async orderPayees(ctx, input) {
    const order = await loadOrder(ctx, input.id)
    const isPaid = !UNPAID.includes(order.status) && !order.frozen && order.suspendedSides.length === 0
    if (!isPaid) return { isPaid, accounts: [], upcoming: [], isBlocked: false }
    const { kind, viewing } = ctx.actor
    const isPaying = kind === 'buyer' && !viewing
    return { isPaid, ...(await payees(ctx, order.sellerCompanyId, { currency: order.currency, isPaying })) }
  },
})
