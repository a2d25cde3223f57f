import { LOCALE_CODES, id, z } from '@tradeport/kernel/contract-kit'

/** Sheets that can be filled in and read; kinds of domains that are not there yet have none. */
export const IMPORT_KINDS = ['container', 'vin', 'item', 'place', 'address'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** `declaration`: a workbook of a whole form, which its own conversion reads. */
export const TEMPLATE_CODES = [...IMPORT_KINDS, 'declaration'] as const
export type TemplateCode = (typeof TEMPLATE_CODES)[number]

/** Lines of a declaration form: they are read for one. */
export const FORM_KINDS: readonly ImportKind[] = ['container', 'vin', 'item']

/** `failed`: some cell is wrong, so that nothing can be taken over; corrected, the file is sent again. */
export const IMPORT_JOB_STATUSES = ['preview', 'failed', 'confirmed', 'cancelled', 'expired'] as const
export type ImportJobStatus = (typeof IMPORT_JOB_STATUSES)[number]

export const IMPORT_JOB_ACTIONS = ['confirm', 'cancel'] as const
export type ImportJobAction = (typeof IMPORT_JOB_ACTIONS)[number]

/** How long a preview waits to be confirmed. */
export const IMPORT_JOB_HOURS = 24
export const MAX_SHEET_BYTES = 5 * 1024 * 1024

const IE_FLAGS = ['E', 'I'] as const
const MAX_FORM_LINES = 50

export const templateInput = z.object({
  code: z.enum(TEMPLATE_CODES),
  /** Of the heads; the caller’s own when absent. */
  locale: z.optional(z.enum(LOCALE_CODES)),
  /** What a form of customs needs depends on its direction. */
  ieFlag: z._default(z.enum(IE_FLAGS), 'E'),
})

export const uploadInput = z
  .object({
    bizType: z.enum(IMPORT_KINDS),
    fileId: id(),
    /** The form that the lines are for. */
    bizId: z.optional(id()),
    /** The line of goods whose vehicles they are. */
    gNo: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_FORM_LINES))),
  })
  .check(
    z.refine(({ bizType, bizId }) => !FORM_KINDS.includes(bizType) || bizId !== undefined, {
      error: 'required',
      path: ['bizId'],
    }),
    z.refine(({ bizType, gNo }) => bizType !== 'vin' || gNo !== undefined, { error: 'required', path: ['gNo'] }),
  )

const sheetProblem = z.object({
  /** As the spreadsheet counts. */
  row: z.int(),
  /** Its letter; empty where the row as a whole is wrong. */
  column: z.string(),
  header: z.string(),
  value: z.string(),
  message: z.string(),
})
export type SheetProblem = z.output<typeof sheetProblem>

export const importJob = z.object({
  id: id(),
  bizType: z.enum(IMPORT_KINDS),
  bizId: z.nullable(id()),
  fileName: z.string(),
  status: z.enum(IMPORT_JOB_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  rowCount: z.int(),
  /** Rows that say something new, something else, nothing new. */
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Of all wrong cells; the first 500 are listed. */
  problemCount: z.int(),
  problems: z.array(sheetProblem),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type ImportJob = z.output<typeof importJob>
