import { civilDate, defineEndpoint, z } from '@tradeport/kernel/contract-kit'

/** What a provider has to be there for, or done with: of agency orders and declarations, of service orders, and of cases about them. */
export const CALENDAR_KINDS = [
  ...(['acceptance', 'papers', 'cut_off', 'inspection', 'expected', 'delegation_end'] as const),
  ...([
    'quote',
    'receipt',
    'delivery',
    'confirmation',
    'payback',
    'payout',
    'commission',
    'case_reply',
    'redo',
  ] as const),
] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** A month with the weeks that it begins and ends in. */
export const CALENDAR_MOST_DAYS = 42

const calendarEntry = z.object({
  kind: z.enum(CALENDAR_KINDS),
  /** By the clock of the trade. */
  day: z.string(),
  /** The moment, where there is one. */
  at: z.nullable(z.string()),
  document: z.enum(['customsOrder', 'declarationForm', 'serviceOrder', 'afterSalesCase']),
  id: z.string(),
  no: z.string(),
  /** The client, or who trades by the form. */
  client: z.string(),
  /** Goods of an agency order; the bill of a form; the service. */
  about: z.string(),
})
export type CalendarEntry = z.output<typeof calendarEntry>

export const customsCalendar = defineEndpoint({
  name: 'customs.customsCalendar',
  path: '/comprehensive-service/service/customsOrder/calendar',
  audiences: ['provider'],
  input: z.object({
    from: civilDate(),
    /** The last day. */
    to: civilDate(),
  }),
  output: z.object({
    entries: z.array(calendarEntry),
    /** There are more than are told. */
    isCapped: z.boolean(),
  }),
  errors: ['FT520400'],
  reads: ['customsOrder', 'declarationForm', 'serviceOrder', 'afterSalesCase'],
  summary:
    'Time limits of a provider’s orders and cases and inspections of its clients’ forms, day by day, of at most six weeks.',
})
