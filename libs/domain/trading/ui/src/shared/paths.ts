import { tradingRoutes } from '@tradeport/domain/trading/contract'

/** The order's contract as a paper. */
export const contractPath = (orderId: string) => `${tradingRoutes.order(orderId)}/contract`
