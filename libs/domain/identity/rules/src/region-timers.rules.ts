import { REGION_TIMERS, type OwnTimers, type RegionTimer, type RegionTimers } from '@tradeport/domain/identity/contract'

/** What holds in a region that says this of its own. */
export function timersWith(own: OwnTimers): RegionTimers {
  const value = (timer: RegionTimer) => own[timer] ?? REGION_TIMERS[timer].value
  return {
    registrationAnswerDays: value('registrationAnswerDays'),
    registrationFirstReminderDays: value('registrationFirstReminderDays'),
    registrationLastReminderDays: value('registrationLastReminderDays'),
    certificateFirstReminderDays: value('certificateFirstReminderDays'),
    certificateLastReminderDays: value('certificateLastReminderDays'),
    lockAfterFailures: value('lockAfterFailures'),
    lockWindowMinutes: value('lockWindowMinutes'),
    lockMinutes: value('lockMinutes'),
  }
}

export interface TimerProblem {
  readonly path: `own.${RegionTimer}`
  readonly rule: 'above_max'
  readonly params: { readonly max: number }
}

/** Each of a pair that would come too late: the last reminder is after the first one, and both are before the end. */
const IN_TURN: readonly (readonly [sooner: RegionTimer, later: RegionTimer])[] = [
  ['registrationAnswerDays', 'registrationFirstReminderDays'],
  ['registrationFirstReminderDays', 'registrationLastReminderDays'],
  ['certificateFirstReminderDays', 'certificateLastReminderDays'],
]

export function timerProblems(own: OwnTimers): TimerProblem[] {
  const timers = timersWith(own)
  return IN_TURN.filter(([sooner, later]) => timers[later] >= timers[sooner]).map(([sooner, later]) => ({
    path: `own.${later}`,
    rule: 'above_max',
    params: { max: timers[sooner] - 1 },
  }))
}
