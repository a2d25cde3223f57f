import { colleaguesWith, payeesOf, stakesOf } from '@tradeport/domain/identity/server'
import type { TradingPorts } from '@tradeport/domain/trading/server'

/**
 * Where orders are paid (the accounts that companies stated, opened with the key they were sealed with), who of a company could take
 * one, and which papers lead back to its negotiation: all where nobody negotiates, as in tests of orders alone.
 */
export const tradingPorts = (
  secretKey: Buffer,
  reachedPapers: TradingPorts['reachedPapers'] = () => Promise.resolve({ inquiry: true, thread: true }),
): TradingPorts => ({ payees: payeesOf(secretKey), colleaguesWith, reachedPapers, stakesOf })
