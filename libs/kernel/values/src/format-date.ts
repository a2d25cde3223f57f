import { toBcp47, type LocaleCode } from '@tradeport/kernel/config'

export interface DateFormat {
  readonly locale: LocaleCode
  /** The viewer's own zone when left out. */
  readonly timeZone?: string
}

type Style = 'date' | 'dateTime' | 'time'

const STYLES = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<Style, Intl.DateTimeFormatOptions>

const FORMATTERS = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

/** Trade documents count years alike everywhere: Thai would otherwise show the Buddhist year 2569. */
function formatter(style: Style, { locale, timeZone }: DateFormat): Intl.DateTimeFormat {
  const key = `${style}/${locale}/${timeZone ?? ''}`
  const known = FORMATTERS.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(toBcp47(locale), {
    ...STYLES[style],
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  FORMATTERS.set(key, made)
  return made
}

/** @throws RangeError when it is no instant. */
function instantOf(value: string | Date): Date {
  const instant = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not an instant: ${String(value)}`)
  return instant
}

export function formatDate(instant: string | Date, format: DateFormat): string {
  return formatter('date', format).format(instantOf(instant))
}

export function formatDateTime(instant: string | Date, format: DateFormat): string {
  return formatter('dateTime', format).format(instantOf(instant))
}

export function formatTime(instant: string | Date, format: DateFormat): string {
  return formatter('time', format).format(instantOf(instant))
}

/** A civil date (`2026-11-21`) is the same day for everybody: it does not move with the viewer's zone. */
export function formatCivilDate(date: string, locale: LocaleCode): string {
  return formatter('date', { locale, timeZone: 'UTC' }).format(instantOf(`${date}T00:00:00Z`))
}

const CALENDARS = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = CALENDARS.get(timeZone)
  if (known) return known
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', ...digits })
  CALENDARS.set(timeZone, made)
  return made
}

/** The civil date of an instant in a zone: trade and customs dates are dates of the region's zone. */
export function civilDateIn(instant: string | Date, timeZone: string): string {
  const parts = calendarOf(timeZone).formatToParts(instantOf(instant))
  const valueOf = (type: 'year' | 'month' | 'day') => parts.find(part => part.type === type)?.value ?? ''
  return `${valueOf('year').padStart(4, '0')}-${valueOf('month')}-${valueOf('day')}`
}
