import { payeesOf } from '@tradeport/domain/identity/server'
import type { TradingPorts } from '@tradeport/domain/trading/server'

/** Where orders are paid: the accounts that companies stated, opened with the key they were sealed with. */
export const tradingPorts = (secretKey: Buffer): TradingPorts => ({ payees: payeesOf(secretKey) })
