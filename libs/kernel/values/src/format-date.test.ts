import { ALL_LOCALES } from '@tradeport/kernel/config'
import { expect, test } from 'vitest'
import { civilDateIn, formatCivilDate, formatDate, formatDateTime, formatTime } from './format-date'

const INSTANT = '2026-11-20T18:30:00Z'

test('dates are those of the viewer', () => {
  expect(formatDate(INSTANT, { locale: 'en_US', timeZone: 'Asia/Shanghai' })).toBe('Nov 21, 2026')
  expect(formatDate(INSTANT, { locale: 'en_US', timeZone: 'America/New_York' })).toBe('Nov 20, 2026')
  expect(formatDate(new Date(INSTANT), { locale: 'zh_CN', timeZone: 'Asia/Shanghai' })).toBe('2026年11月21日')
})

test('times are those of the viewer', () => {
  expect(formatDateTime(INSTANT, { locale: 'de_DE', timeZone: 'Europe/Berlin' })).toBe('20.11.2026, 19:30')
  expect(formatTime(INSTANT, { locale: 'ja_JP', timeZone: 'Asia/Tokyo' })).toBe('3:30')
})

test('without a zone the own one of the viewer is taken', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(formatDateTime(INSTANT, { locale: 'en_US' })).toBe(formatDateTime(INSTANT, { locale: 'en_US', timeZone: own }))
})

test.each(ALL_LOCALES)('%s counts years like everybody', locale => {
  const text = formatDate(INSTANT, { locale, timeZone: 'UTC' })
  expect(text).toContain('2026')
})

test('a civil date is the same day everywhere', () => {
  expect(formatCivilDate('2026-11-21', 'en_US')).toBe('Nov 21, 2026')
})

test.each([
  ['2026-11-20T15:59:59Z', 'Asia/Shanghai', '2026-11-20'],
  ['2026-11-20T16:00:00Z', 'Asia/Shanghai', '2026-11-21'],
  ['2026-01-01T00:30:00Z', 'America/New_York', '2025-12-31'],
])('%s in %s is %s', (instant, timeZone, expected) => {
  expect(civilDateIn(instant, timeZone)).toBe(expected)
})

test('what is no instant is refused', () => {
  expect(() => formatDate('yesterday', { locale: 'en_US' })).toThrow(RangeError)
  expect(() => formatCivilDate('2026-13-40', 'en_US')).toThrow(RangeError)
})
