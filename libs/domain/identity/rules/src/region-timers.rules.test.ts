import { REGION_TIMERS, regionTimers } from '@tradeport/domain/identity/contract'
import { expect, test } from 'vitest'
import { timerProblems, timersWith } from './region-timers.rules'

test('what a region does not say is the product’s own, which fits its own bounds', () => {
  expect(timersWith({})).toEqual(
    Object.fromEntries(Object.entries(REGION_TIMERS).map(([timer, { value }]) => [timer, value])),
  )
  expect(regionTimers.parse(timersWith({}))).toEqual(timersWith({}))
  expect(timersWith({ lockMinutes: 60 })).toMatchObject({ lockMinutes: 60, lockAfterFailures: 5 })
  expect(timerProblems({})).toEqual([])
})

test('reminders come in turn and before the end', () => {
  expect(timerProblems({ registrationAnswerDays: 5 })).toEqual([
    { path: 'own.registrationFirstReminderDays', rule: 'above_max', params: { max: 4 } },
  ])
  expect(timerProblems({ registrationLastReminderDays: 7 })).toEqual([
    { path: 'own.registrationLastReminderDays', rule: 'above_max', params: { max: 6 } },
  ])
  expect(timerProblems({ certificateFirstReminderDays: 5 })).toMatchObject([
    { path: 'own.certificateLastReminderDays', params: { max: 4 } },
  ])
})
