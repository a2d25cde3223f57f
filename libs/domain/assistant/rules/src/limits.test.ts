import { describe, expect, it } from 'vitest'
import { deskHours, deskHoursOf, estimatedTokens, titleOf, usageDay, usageResetsAt } from './index'

describe('the desk', () => {
  it.each([
    ['2026-03-10T00:00:00Z', true, null],
    ['2026-03-10T13:59:59Z', true, null],
    ['2026-03-10T14:00:00Z', false, '2026-03-11T00:00:00.000Z'],
    ['2026-03-09T23:59:59Z', false, '2026-03-10T00:00:00.000Z'],
  ])('at %s', (now, open, opensAt) => {
    const hours = deskHours(new Date(now), deskHoursOf({}))
    expect([hours.open, hours.opensAt?.toISOString() ?? null]).toEqual([open, opensAt])
  })

  it.each([
    ['2026-03-10T15:59:59Z', { from: 0, to: 24 }, true],
    ['2026-03-10T16:00:00Z', { from: 0, to: 24 }, true],
    ['2026-03-10T00:59:59Z', { from: 9, to: 18 }, false],
    ['2026-03-10T09:59:59Z', { from: 9, to: 18 }, true],
  ])('at %s with the hours %o', (now, hours, open) => expect(deskHours(new Date(now), hours).open).toBe(open))
})

it('the desk goes by what the region says, else by the deployment, else by the product', () => {
  const deployment = { from: 0, to: 24 }
  expect(deskHoursOf({})).toEqual({ from: 8, to: 22 })
  expect(deskHoursOf({}, deployment)).toEqual(deployment)
  expect(deskHoursOf({ own: { timers: { deskFromHour: 10 } } }, deployment)).toEqual({ from: 10, to: 22 })
  expect(deskHoursOf({ own: { timers: { lockMinutes: 60 } } }, deployment)).toEqual(deployment)
})

describe('usage', () => {
  it.each([
    ['2026-03-10T15:59:59Z', '2026-03-10', '2026-03-10T16:00:00.000Z'],
    ['2026-03-10T16:00:00Z', '2026-03-11', '2026-03-11T16:00:00.000Z'],
  ])('at %s counts for the day of China', (now, day, resets) => {
    expect(usageDay(new Date(now))).toBe(day)
    expect(usageResetsAt(new Date(now)).toISOString()).toBe(resets)
  })
})

it.each([
  ['', 0],
  ['word', 1],
  ['wörter sind', 3],
  ['羊毛衫', 3],
  ['MOQ 羊毛', 3],
])('%j is about %i tokens', (text, tokens) => expect(estimatedTokens(text)).toBe(tokens))

it.each([
  ['What is FOB?', 'What is FOB?'],
  ['First line\nsecond', 'First line'],
  [`${'word '.repeat(20)}`, 'word word word word word word word word word word word word…'],
  ['羊'.repeat(70), `${'羊'.repeat(60)}…`],
])('a conversation that begins %j is called %j', (question, title) => expect(titleOf(question)).toBe(title))
