import type { OwnTimers } from '@tradeport/domain/identity/contract'
import { REGION_TIMERS, type RegionTimer } from '@tradeport/kernel/config'

export interface TimerProblem {
  readonly path: `own.${RegionTimer}`
  readonly rule: 'above_max'
  readonly params: { readonly max: number }
}

/** Each of a pair that would come too late: the last reminder is after the first one, both are before the end, and one opens before one closes. */
const IN_TURN: readonly (readonly [sooner: RegionTimer, later: RegionTimer])[] = [
  ['registrationAnswerDays', 'registrationFirstReminderDays'],
  ['registrationFirstReminderDays', 'registrationLastReminderDays'],
  ['certificateFirstReminderDays', 'certificateLastReminderDays'],
  ['servicePaybackDays', 'servicePaybackReminderDays'],
  ['planFirstReminderDays', 'planLastReminderDays'],
  ['deskToHour', 'deskFromHour'],
  ['workToHour', 'workFromHour'],
]

export function timerProblems(own: OwnTimers): TimerProblem[] {
  const value = (timer: RegionTimer) => own[timer] ?? REGION_TIMERS[timer].value
  return IN_TURN.filter(([sooner, later]) => value(later) >= value(sooner)).map(([sooner, later]) => ({
    path: `own.${later}`,
    rule: 'above_max',
    params: { max: value(sooner) - 1 },
  }))
}
