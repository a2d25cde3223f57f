import { APP_KEYS } from '@tradeport/kernel/config'
import { pageInput, z } from '@tradeport/kernel/contract-kit'

/** `call`: the API refused or failed; `render`: a page could not be drawn; `script`: an uncaught error. */
export const REPORT_KINDS = ['call', 'render', 'script'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** As they are kept. `refusal`: the API refused for a reason it knows; nothing is broken. */
export const GROUP_KINDS = ['call', 'refusal', 'render', 'script'] as const
export type GroupKind = (typeof GROUP_KINDS)[number]

export const REPORT_STATUSES = ['open', 'resolved'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** Of the list: ordinary refusals stand by themselves, and in no other tab. */
export const REPORT_TABS = [...REPORT_STATUSES, 'refused'] as const
export type ReportTab = (typeof REPORT_TABS)[number]

export const REPORT_ACTIONS = ['resolve', 'reopen'] as const
export type ReportAction = (typeof REPORT_ACTIONS)[number]

/** Reports of one call; a page that has more sends several calls. */
export const MAX_REPORTS = 20
export const MAX_MESSAGE = 300
export const MAX_PLACE = 160

/** A code, a version or a place: words without spaces, so that nothing said by a person fits in. */
const word = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w./:*@-]+$/, { error: 'invalid_format' }))

export const report = z.object({
  kind: z.enum(REPORT_KINDS),
  code: word(60),
  /** Endpoint, route or chunk. */
  place: word(MAX_PLACE),
  message: z._default(z.string().check(z.maxLength(MAX_MESSAGE)), ''),
  count: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
})

export const reportSendInput = z.object({
  frontEnd: z.enum(APP_KEYS),
  /** Of the front-end: the hash of its entry script. */
  build: word(60),
  reports: z.array(report).check(z.minLength(1), z.maxLength(MAX_REPORTS)),
})
export type ReportSendInput = z.input<typeof reportSendInput>

const filters = {
  status: z.optional(z.enum(REPORT_TABS)),
  frontEnd: z.optional(z.enum(APP_KEYS)),
  kind: z.optional(z.enum(REPORT_KINDS)),
  /** Part of a code, a place, a version or a message. */
  keyword: z.optional(z.string().check(z.maxLength(100))),
}

export const REPORT_SORTS = ['-lastSeenAt', '-count', '-firstSeenAt'] as const
export const reportPageInput = pageInput(filters, REPORT_SORTS)
export const reportCountInput = z.object({
  frontEnd: filters.frontEnd,
  kind: filters.kind,
  keyword: filters.keyword,
})

/** Everything of one code, front-end and version (and, for errors of the page itself, one message). */
export const reportGroupRow = z.object({
  id: z.string(),
  kind: z.enum(GROUP_KINDS),
  code: z.string(),
  /** What the catalogue says about the code, in the reader's language; empty for other codes. */
  meaning: z.string(),
  frontEnd: z.enum(APP_KEYS),
  build: z.string(),
  message: z.string(),
  places: z.array(z.object({ place: z.string(), count: z.int() })),
  count: z.int(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  resolvedAt: z.nullable(z.string()),
  /** Who said that it is repaired; null while it is open. */
  resolvedByName: z.nullable(z.string()),
  status: z.enum(REPORT_TABS),
  version: z.int(),
  actions: z.array(z.string()),
})
export type ReportGroupRow = z.output<typeof reportGroupRow>
