import type { RegionConfig } from './region-config'

interface TimerRange {
  /** `clock`: a full hour of the region's day. */
  readonly unit: 'days' | 'hours' | 'minutes' | 'times' | 'orders' | 'clock'
  /** Where operators have not said otherwise. */
  readonly value: number
  readonly min: number
  readonly max: number
}

/** Deadlines of a region (marketplace.md 4.7), with what holds where operators have not said otherwise, and how far they may go. */
export const REGION_TIMERS = {
  registrationAnswerDays: { unit: 'days', value: 14, min: 3, max: 90 },
  registrationFirstReminderDays: { unit: 'days', value: 7, min: 1, max: 89 },
  registrationLastReminderDays: { unit: 'days', value: 2, min: 1, max: 88 },
  registrationKeptDays: { unit: 'days', value: 180, min: 120, max: 730 },
  certificateFirstReminderDays: { unit: 'days', value: 30, min: 2, max: 180 },
  certificateLastReminderDays: { unit: 'days', value: 7, min: 1, max: 179 },
  lockAfterFailures: { unit: 'times', value: 5, min: 3, max: 20 },
  lockWindowMinutes: { unit: 'minutes', value: 15, min: 5, max: 1440 },
  lockMinutes: { unit: 'minutes', value: 30, min: 5, max: 1440 },
  accountGraceDays: { unit: 'days', value: 15, min: 7, max: 90 },
  inquiryQuoteDays: { unit: 'days', value: 7, min: 1, max: 30 },
  threadUnansweredHours: { unit: 'hours', value: 72, min: 12, max: 336 },
  quotationValidDays: { unit: 'days', value: 15, min: 3, max: 90 },
  orderSignDays: { unit: 'days', value: 7, min: 2, max: 30 },
  depositGraceDays: { unit: 'days', value: 7, min: 1, max: 30 },
  acceptForeignDays: { unit: 'days', value: 15, min: 5, max: 60 },
  acceptDomesticDays: { unit: 'days', value: 7, min: 3, max: 30 },
  claimDays: { unit: 'days', value: 30, min: 7, max: 180 },
  serviceQuoteHours: { unit: 'hours', value: 48, min: 12, max: 336 },
  servicePayHours: { unit: 'hours', value: 48, min: 12, max: 336 },
  serviceAcceptHours: { unit: 'hours', value: 24, min: 12, max: 168 },
  serviceRejections: { unit: 'times', value: 3, min: 1, max: 10 },
  serviceConfirmDays: { unit: 'days', value: 7, min: 2, max: 30 },
  serviceReminderHours: { unit: 'hours', value: 24, min: 1, max: 72 },
  servicePaybackDays: { unit: 'days', value: 7, min: 2, max: 30 },
  servicePaybackReminderDays: { unit: 'days', value: 2, min: 1, max: 29 },
  serviceCommissionDays: { unit: 'days', value: 30, min: 7, max: 90 },
  serviceRecordOrders: { unit: 'orders', value: 5, min: 1, max: 50 },
  caseProviderHours: { unit: 'hours', value: 48, min: 12, max: 336 },
  caseCustomerHours: { unit: 'hours', value: 72, min: 12, max: 336 },
  caseDecideDays: { unit: 'days', value: 5, min: 2, max: 30 },
  agencyCloseHours: { unit: 'hours', value: 24, min: 2, max: 96 },
  agencyStuckHours: { unit: 'hours', value: 48, min: 6, max: 336 },
  agencyClaims: { unit: 'times', value: 10, min: 1, max: 50 },
  agencyClaimDays: { unit: 'days', value: 90, min: 30, max: 365 },
  agencyClaimAnswerHours: { unit: 'hours', value: 48, min: 12, max: 336 },
  agencyExportHours: { unit: 'hours', value: 24, min: 1, max: 168 },
  planPayDays: { unit: 'days', value: 14, min: 3, max: 60 },
  planGraceDays: { unit: 'days', value: 7, min: 2, max: 60 },
  planRefundDays: { unit: 'days', value: 7, min: 2, max: 30 },
  planFirstReminderDays: { unit: 'days', value: 14, min: 2, max: 60 },
  planLastReminderDays: { unit: 'days', value: 3, min: 1, max: 59 },
  messageSettleDays: { unit: 'days', value: 5, min: 2, max: 30 },
  messageReopenDays: { unit: 'days', value: 14, min: 3, max: 90 },
  bankCoolOffHours: { unit: 'hours', value: 72, min: 24, max: 336 },
  invitationHours: { unit: 'hours', value: 72, min: 12, max: 336 },
  deskFromHour: { unit: 'clock', value: 8, min: 0, max: 23 },
  deskToHour: { unit: 'clock', value: 22, min: 1, max: 24 },
  workFromHour: { unit: 'clock', value: 9, min: 0, max: 23 },
  workToHour: { unit: 'clock', value: 18, min: 1, max: 24 },
} as const satisfies Readonly<Record<string, TimerRange>>
export type RegionTimer = keyof typeof REGION_TIMERS

const isTimer = (name: string): name is RegionTimer => Object.hasOwn(REGION_TIMERS, name)

export const REGION_TIMER_NAMES: readonly RegionTimer[] = Object.keys(REGION_TIMERS).filter(isTimer)

/** A region as far as its timers go. */
export type TimedRegion = Pick<RegionConfig, 'own'>

/** When people work in this region, by its own clock. */
export const workingHoursOf = (region: TimedRegion & Pick<RegionConfig, 'timeZone'>) => ({
  timeZone: region.timeZone,
  fromHour: timerOf(region, 'workFromHour'),
  toHour: timerOf(region, 'workToHour'),
})

/** How long something takes in this region: what its operators say, else the product's own. */
export function timerOf({ own }: TimedRegion, timer: RegionTimer): number {
  return own?.timers?.[timer] ?? REGION_TIMERS[timer].value
}
