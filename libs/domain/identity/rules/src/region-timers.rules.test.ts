import { ownTimers } from '@tradeport/domain/identity/contract'
import { REGION_TIMERS, timerOf } from '@tradeport/kernel/config'
import { expect, test } from 'vitest'
import { timersKept } from './region.rules'
import { timerProblems } from './region-timers.rules'

test('what a region does not say is the product’s own, which fits its own bounds', () => {
  const builtIn = Object.fromEntries(Object.entries(REGION_TIMERS).map(([timer, { value }]) => [timer, value]))
  expect(ownTimers.parse(builtIn)).toEqual(builtIn)
  const region = { own: { timers: { lockMinutes: 60 } } }
  expect([timerOf(region, 'lockMinutes'), timerOf(region, 'lockAfterFailures')]).toEqual([60, 5])
  expect(timerProblems({})).toEqual([])
})

test('what was kept beyond today’s bounds, or under a name that is gone, is the product’s own again', () => {
  expect(timersKept({ lockMinutes: 60, lockAfterFailures: 1, former: 7 })).toEqual({ lockMinutes: 60 })
  expect(timersKept(null)).toEqual({})
})

test('reminders come in turn and before the end', () => {
  expect(timerProblems({ registrationAnswerDays: 5 })).toEqual([
    { path: 'own.registrationFirstReminderDays', rule: 'above_max', params: { max: 4 } },
  ])
  expect(timerProblems({ registrationLastReminderDays: 7 })).toEqual([
    { path: 'own.registrationLastReminderDays', rule: 'above_max', params: { max: 6 } },
  ])
  expect(timerProblems({ deskFromHour: 22 })).toEqual([
    { path: 'own.deskFromHour', rule: 'above_max', params: { max: 21 } },
  ])
  expect(timerProblems({ workFromHour: 8, workToHour: 8 })).toMatchObject([
    { path: 'own.workFromHour', params: { max: 7 } },
  ])
  expect(timerProblems({ deskFromHour: 0, deskToHour: 24 })).toEqual([])
  expect(timerProblems({ certificateFirstReminderDays: 5 })).toMatchObject([
    { path: 'own.certificateLastReminderDays', params: { max: 4 } },
  ])
})
