import { timerOf, type TimedRegion } from '@tradeport/kernel/config'

/** Percent, to one decimal: how many of the paid orders that came to an end were completed; null while so few say nothing. */
export function completionRate(region: TimedRegion, completed: number, ended: number): string | null {
  return ended < timerOf(region, 'serviceRecordOrders') ? null : String(Math.round((completed * 1000) / ended) / 10)
}
