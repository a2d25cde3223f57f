import { civilDate, id, optionalText, pageInput, text, z } from '@tradeport/kernel/contract-kit'

/** What can be taken away as a file. */
export const EXPORT_LISTS = [
  'companies',
  'people',
  'registrations',
  'stores',
  'products',
  'inquiries',
  'orders',
  'services',
  'serviceOrders',
  'afterSales',
  'customsOrders',
  'membershipOrders',
  'membershipInvoices',
  'leaveMessages',
  'signIns',
  'audit',
  'threads',
  'quotations',
  'agreements',
  'serviceQuestions',
  'declarations',
] as const
export type ExportList = (typeof EXPORT_LISTS)[number]

/** Whose people take away lists of their company. */
export const EXPORT_PARTIES = ['buyer', 'seller', 'provider'] as const
export type ExportParty = (typeof EXPORT_PARTIES)[number]

/** Lists about what people did: taking them away asks for a reason in any case. */
export const LISTS_WITH_REASON: readonly ExportList[] = ['people', 'leaveMessages', 'signIns', 'audit']

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const EXPORT_STATUSES = ['waiting', 'running', 'ready', 'failed', 'cancelled', 'expired'] as const
export type ExportStatus = (typeof EXPORT_STATUSES)[number]

export const EXPORT_ACTIONS = ['cancel'] as const
export type ExportAction = (typeof EXPORT_ACTIONS)[number]

/** A sheet of Excel holds not many more. */
export const EXPORT_MAX_ROWS = 1_000_000
/** How long a file waits to be fetched. */
export const EXPORT_HOURS = 72

/** The list's own filters by their names on screen, with what was chosen. */
const chosen = () =>
  z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.trim(), z.maxLength(200))))

const choice = {
  list: z.enum(EXPORT_LISTS),
  filters: chosen(),
  format: z._default(z.enum(EXPORT_FORMATS), 'xlsx'),
  /** One of the list's own, or a tab of it. */
  status: optionalText(40),
  keyword: optionalText(200),
  /** Days in the caller's time zone, both included. */
  from: z.optional(civilDate()),
  to: z.optional(civilDate()),
  /** Those of the file by their keys, in the order of the list; all of them when absent. */
  columns: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(60))),
}

export const exportInput = z.object({ ...choice, reason: optionalText(500) }).check(
  z.refine(({ list, reason }) => !LISTS_WITH_REASON.includes(list) || Boolean(reason), {
    error: 'required',
    path: ['reason'],
  }),
)
export const fullExportInput = z.object({ ...choice, reason: text(500) })
export const companyExportInput = z.object(choice)
export const exportOptionsInput = z.object({ list: z.optional(z.enum(EXPORT_LISTS)), filters: chosen() })

const narrowing = z.object({
  name: z.string(),
  /** The filter and what was chosen, in words. */
  label: z.string(),
  value: z.string(),
  shown: z.string(),
})
export type ExportNarrowing = z.output<typeof narrowing>

const filters = {
  list: z.optional(z.enum(EXPORT_LISTS)),
}
export const exportPageInput = pageInput({ ...filters, status: z.optional(z.enum(EXPORT_STATUSES)) })
export const exportCountInput = z.object({ ...filters, keyword: optionalText(200) })

export const exportRow = z.object({
  id: id(),
  list: z.enum(EXPORT_LISTS),
  format: z.enum(EXPORT_FORMATS),
  /** What narrowed the list, as it was asked for. */
  filters: z.object({
    status: z.nullable(z.string()),
    keyword: z.nullable(z.string()),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    /** The list's own filters, in the words of whoever asked. */
    more: z.array(narrowing),
  }),
  /** Addresses, numbers and names of people are not masked. */
  full: z.boolean(),
  reason: z.nullable(z.string()),
  rowsDone: z.int(),
  /** Null until they are counted. */
  rowsTotal: z.nullable(z.int()),
  /** There were more than one file holds. */
  cut: z.boolean(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Until when the file waits to be fetched. */
  expiresAt: z.nullable(z.string()),
  downloads: z.int(),
  status: z.enum(EXPORT_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
})
export type ExportRow = z.output<typeof exportRow>

export const exportOptions = z.object({
  /** Only what the caller may read. */
  lists: z.array(
    z.object({
      list: z.enum(EXPORT_LISTS),
      columns: z.array(z.object({ key: z.string(), label: z.string(), masked: z.boolean() })),
      statuses: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  /** What of the filters that were sent narrows the file; others, and what they cannot be, do not. */
  narrowed: z.array(narrowing),
  /** May take what is masked otherwise. */
  mayTakeInFull: z.boolean(),
})
export type ExportOptions = z.output<typeof exportOptions>
