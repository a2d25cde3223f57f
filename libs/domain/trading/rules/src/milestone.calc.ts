import { timerOf, type TimedRegion } from '@tradeport/kernel/config'
import { mulDecimal, roundDecimal } from '@tradeport/kernel/values'
import { type MilestoneStatus, type OrderStatus, type PaymentState } from '@tradeport/domain/trading/contract'
import type { DueEvent, PaymentGate } from '@tradeport/domain/sourcing/contract'
import { isSatisfied } from './milestone.machine'

const DAY_MS = 24 * 60 * 60 * 1000
const HUNDRED_PERCENT = 10_000n

/**
 * Splits a total by percentages so that the parts add up to it exactly and none is negative: every part is rounded down, and the
 * minor units left over go one by one to the parts that lost most.
 *
 * @throws RangeError when the percentages do not add up to 100.
 */
export function allocateMilestones(totalMinor: bigint, percents: readonly string[]): bigint[] {
  const shares = percents.map(percent => BigInt(roundDecimal(mulDecimal(percent, '100'), 0)))
  if (shares.reduce((sum, share) => sum + share, 0n) !== HUNDRED_PERCENT)
    throw new RangeError('Percentages must add up to 100')
  const parts = shares.map((share, index) => ({
    index,
    amount: (totalMinor * share) / HUNDRED_PERCENT,
    lost: (totalMinor * share) % HUNDRED_PERCENT,
  }))
  let left = totalMinor - parts.reduce((sum, part) => sum + part.amount, 0n)
  for (const part of [...parts].sort((a, b) => Number(b.lost - a.lost) || a.index - b.index)) {
    if (left === 0n) break
    part.amount += 1n
    left -= 1n
  }
  return parts.map(part => part.amount)
}

/** What falls due when an order reaches a stage. */
export const DUE_AT_STAGE: Partial<Record<OrderStatus, readonly DueEvent[]>> = {
  signed: ['on_sign', 'lc_opened', 'before_production'],
  ready: ['before_shipment'],
  shipped: ['on_bl_copy', 'on_documents', 'days_after'],
  delivered: ['on_arrival'],
  accepted: ['on_acceptance'],
}

interface MilestoneFacts {
  status: MilestoneStatus
  gate: PaymentGate
  dueAt: Date | null
}

/** Whether everything that holds back the step is paid, secured or waived. */
export function isGateOpen(milestones: readonly Pick<MilestoneFacts, 'status' | 'gate'>[], gate: PaymentGate): boolean {
  return milestones.every(milestone => milestone.gate !== gate || isSatisfied(milestone.status))
}

/** Everything is settled: a letter of credit that was only advised is not. */
export function isFullyPaid(milestones: readonly Pick<MilestoneFacts, 'status'>[]): boolean {
  return milestones.every(milestone => milestone.status === 'paid' || milestone.status === 'waived')
}

/** Whether the seller may step back because what production waits for is overdue beyond the grace period. */
export function isDepositLapsed(milestones: readonly MilestoneFacts[], now: Date, region: TimedRegion): boolean {
  const graceDays = timerOf(region, 'depositGraceDays')
  return milestones.some(
    milestone =>
      milestone.gate === 'start_production' &&
      (milestone.status === 'due' || milestone.status === 'overdue') &&
      milestone.dueAt !== null &&
      milestone.dueAt.getTime() + graceDays * DAY_MS < now.getTime(),
  )
}

export function paymentState(totalMinor: bigint, paidMinor: bigint): PaymentState {
  if (paidMinor > totalMinor) return 'overpaid'
  if (paidMinor === totalMinor) return 'paid'
  return paidMinor > 0n ? 'partial' : 'none'
}
