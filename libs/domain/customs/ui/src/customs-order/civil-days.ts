/** Civil days, as texts: they move with no zone. */
const DAY_MS = 86_400_000
const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
const textOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

export const CALENDAR_SPANS = ['month', 'week', 'agenda'] as const
export type CalendarSpan = (typeof CALENDAR_SPANS)[number]
const AGENDA_DAYS = 28
const WEEK = 7

export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOf(text).getTime())

export const plusDays = (day: string, days: number): string => textOf(instantOf(day).getTime() + days * DAY_MS)

/** Weeks of the trade begin on Mondays. */
const mondayOf = (day: string): string => plusDays(day, -((instantOf(day).getUTCDay() + WEEK - 1) % WEEK))

const firstOfMonth = (day: string, plus = 0): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return textOf(Date.UTC(year, month - 1 + plus, 1))
}

/** The days that are shown around one: whole weeks of a month, one week, or the four weeks from it on. */
export function daysOf(span: CalendarSpan, day: string): string[] {
  const from = span === 'month' ? mondayOf(firstOfMonth(day)) : span === 'week' ? mondayOf(day) : day
  const end = span === 'month' ? plusDays(mondayOf(plusDays(firstOfMonth(day, 1), -1)), WEEK) : plusDays(from, WEEK)
  const count = span === 'agenda' ? AGENDA_DAYS : (instantOf(end).getTime() - instantOf(from).getTime()) / DAY_MS
  return Array.from({ length: count }, (_, index) => plusDays(from, index))
}

/** The day to stand at one span earlier or later. */
export function stepped(span: CalendarSpan, day: string, by: 1 | -1): string {
  if (span === 'month') return firstOfMonth(day, by)
  return plusDays(day, by * (span === 'week' ? WEEK : AGENDA_DAYS))
}
