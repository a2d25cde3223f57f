import type { OrderPurpose, Period } from '@tradeport/domain/membership/contract'
import { timerOf, type TimedRegion } from '@tradeport/kernel/config'
import { addMoney, divDecimal, mulDecimal, roundMoney, subtractMoney } from '@tradeport/kernel/values'

export const DAY_MS = 86_400_000
/** A plan that is tried is told of so many days before its end: it is shorter. */
export const TRIAL_REMIND_DAYS = [3, 1] as const

/** The end of a period that begins at `from`: the same day of a later month or year, or its last day where it has no such day. */
export function periodEnd(from: Date, { period, days }: { period: Period; days: number | null }): Date {
  if (period === 'days') return new Date(from.getTime() + (days ?? 1) * DAY_MS)
  const months = period === 'year' ? 12 : 1
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months)
  // The 31st of a shorter month runs over into the next one.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}

export interface PaidPeriod {
  readonly value: string
  readonly currency: string
  readonly from: Date
  readonly to: Date
}

/** What of a plan was paid for and not used, by whole days, rounded to the currency's minor unit. */
export function unusedValue(periods: readonly PaidPeriod[], currency: string, now: Date): string {
  return periods
    .filter(period => period.currency === currency && period.to > now)
    .reduce(
      (sum, { value, from, to }) => {
        const days = Math.round((to.getTime() - from.getTime()) / DAY_MS)
        const left = Math.min(days, Math.floor((to.getTime() - now.getTime()) / DAY_MS))
        return addMoney(
          sum,
          roundMoney(divDecimal(mulDecimal(value, String(left)), String(days), 8), currency),
          currency,
        )
      },
      roundMoney('0', currency),
    )
}

export interface Charge {
  readonly credit: string
  readonly amount: string
}

/** Never less than nothing: a plan that is worth more than the new one is not paid back. */
export function chargeOf(value: string, unused: string, currency: string): Charge {
  const left = subtractMoney(value, unused, currency)
  const worth = left.startsWith('-')
  return worth
    ? { credit: roundMoney(value, currency), amount: roundMoney('0', currency) }
    : { credit: unused, amount: left }
}

export interface CurrentPlan {
  readonly offeringId: string
  readonly level: number
  readonly status: 'active' | 'ending' | 'grace'
  /** Nothing was paid for it: any plan takes its place. */
  readonly trial?: boolean
}

/** What ordering a plan means for a company; null where it cannot be ordered now: a lower plan follows when the present one has ended. */
export function purposeOf(
  plan: { readonly id: string; readonly level: number },
  current: CurrentPlan | null,
): Exclude<OrderPurpose, 'package'> | null {
  if (plan.level === 0) return null
  if (current === null || current.trial) return 'new'
  if (current.offeringId === plan.id) return 'renew'
  if (plan.level > current.level) return 'upgrade'
  return current.status === 'grace' ? 'new' : null
}

/** The reminder that is due now, in days before the end; undefined when none is, or when it went out. */
export function dueReminder(
  endsAt: Date,
  reminded: number | null,
  { now, region }: { now: Date; region: TimedRegion },
  trial = false,
): number | undefined {
  const left = endsAt.getTime() - now.getTime()
  if (left <= 0) return undefined
  const days = trial
    ? TRIAL_REMIND_DAYS
    : [timerOf(region, 'planFirstReminderDays'), timerOf(region, 'planLastReminderDays')]
  const due = days.filter(each => left <= each * DAY_MS).at(-1)
  return due !== undefined && (reminded === null || due < reminded) ? due : undefined
}
