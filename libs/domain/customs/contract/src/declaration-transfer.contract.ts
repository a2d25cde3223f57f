import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { ABILITY_CODES } from '@tradeport/domain/membership/contract'
import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { SHEET_KEYS } from './check-keys'
import { MAX_ITEMS } from './declaration-fields'
import {
  DECLARATION_STATUSES,
  declarationContent,
  declarationCountInput,
  declarationIssue,
} from './declaration-form.schema'

const BASE = '/comprehensive-service/declarationForm'
const DECLARANTS = ['seller', 'provider'] as const
const EVERYBODY = ['seller', 'provider', 'operator'] as const

export const FORM_FORMATS = ['xlsx', 'pdf_draft', 'xml'] as const
export type FormFormat = (typeof FORM_FORMATS)[number]
/** Written while one waits. */
export const MAX_FORMS_AT_ONCE = 20

export const declarationFormExport = defineEndpoint({
  name: 'customs.declarationFormExport',
  path: `${BASE}/export`,
  audiences: EVERYBODY,
  audit: 'read',
  kind: 'binary',
  input: z
    .object({
      /** These and no others, whatever the filter says. */
      ids: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(MAX_FORMS_AT_ONCE))),
      filter: z.optional(z.extend(declarationCountInput, { status: z.optional(z.enum(DECLARATION_STATUSES)) })),
      format: z._default(z.enum(FORM_FORMATS), 'xlsx'),
      /** Of `xml` and one form: the message of that sending, as it went out. */
      attempt: z.optional(z.int().check(z.minimum(1))),
    })
    .check(
      z.refine(input => input.attempt === undefined || (input.format === 'xml' && input.ids?.length === 1), {
        error: 'invalid_value',
        path: ['attempt'],
      }),
      z.refine(input => input.ids !== undefined || input.filter !== undefined, {
        error: 'required',
        path: ['ids'],
      }),
    ),
  output: z.unknown(),
  errors: [...ABILITY_CODES, 'FT521404', 'FT521005'],
  reads: ['declarationForm'],
  ability: DATA_EXPORT_ABILITY,
  rateLimit: 60,
  summary:
    'A form as a workbook, its sheets in the columns that imports read; as the import client’s message without card numbers; or as the sheet of customs, marked as long as customs has not taken it in. Several of them, or what a filter leaves, in one archive; more than it takes are written in the background (`list/export/create`).',
})

/** What the sheet of paper needs: the form, and what its codes are called in Chinese, the language of the sheet. */
export const declarationFormSheet = defineEndpoint({
  name: 'customs.declarationFormSheet',
  path: `${BASE}/sheet`,
  audiences: EVERYBODY,
  input: z.object({ id: id() }),
  output: z.object({
    id: z.string(),
    no: z.string(),
    status: z.enum(DECLARATION_STATUSES),
    entryId: z.string(),
    /** Of the pre-entry (预录入编号); empty until it is known. */
    preEntryId: z.string(),
    /** The person who declares, of the sender that sent it or would; empty where nobody is named. */
    declarer: z.object({ name: z.string(), no: z.string(), phone: z.string() }),
    declareDate: z.nullable(z.string()),
    content: declarationContent,
    /** Names of codes, by list. */
    names: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  errors: ['FT521404'],
  reads: ['declarationForm'],
})

export const SHEET_KINDS = ['item', 'container', 'vin'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]
/** Rows that are read at most, of a workbook in each of its sheets; how many a form takes is said by the cell that is one too many. */
export const MAX_SHEET_ROWS: Readonly<Record<SheetKind, number>> = { item: 5_000, container: 20_000, vin: 5_000 }
export const MAX_SHEET_BYTES = 5 * 1024 * 1024

export const sheetPreview = z.object({
  rowCount: z.int(),
  /** Lines that the form does not have yet. */
  added: z.int(),
  /** Lines that the form has under the same number, and otherwise. */
  changed: z.int(),
  /** Lines that stand in the form already. */
  same: z.int(),
  /** Of all wrong cells. */
  problemCount: z.int(),
  /** The first 500. `row` as the spreadsheet counts, `column` its letter. Nothing is imported while there are any. */
  problems: z.array(
    z.object({
      row: z.int(),
      column: z.string(),
      header: z.string(),
      value: z.string(),
      key: z.enum(SHEET_KEYS),
      params: z.record(z.string(), z.string()),
    }),
  ),
})
export type SheetPreview = z.output<typeof sheetPreview>

const fileErrors = ['FT521404', 'FT520400', 'MALL610201', 'MALL610202', 'MALL610203', 'MALL610204', 'MALL610205']
const PREVIEW = {
  audiences: DECLARANTS,
  kind: 'multipart',
  output: sheetPreview,
  errors: fileErrors,
  rateLimit: 60,
  summary: 'Reads a spreadsheet against a form and names every wrong cell; nothing is written.',
} as const
const lineNo = z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(MAX_ITEMS))

export const declarationFormImportItem = defineEndpoint({
  ...PREVIEW,
  name: 'customs.declarationFormImportItem',
  path: `${BASE}/import/item`,
  input: z.object({ formId: id() }),
})
export const declarationFormImportContainer = defineEndpoint({
  ...PREVIEW,
  name: 'customs.declarationFormImportContainer',
  path: `${BASE}/import/container`,
  input: z.object({ formId: id() }),
})
/** Vehicles of the line `gNo`. */
export const declarationFormImportVinInfo = defineEndpoint({
  ...PREVIEW,
  name: 'customs.declarationFormImportVinInfo',
  path: `${BASE}/import/vinInfo`,
  input: z.object({ formId: id(), gNo: lineNo }),
})

export const declarationFormImportReport = defineEndpoint({
  name: 'customs.declarationFormImportReport',
  path: `${BASE}/import/report`,
  audiences: DECLARANTS,
  kind: 'multipart',
  input: z.object({ formId: id(), kind: z.enum(SHEET_KINDS), gNo: z.optional(lineNo) }),
  output: z.object({
    fileName: z.string(),
    /** Of the workbook, in base64. */
    content: z.string(),
  }),
  errors: fileErrors,
  rateLimit: 30,
  summary:
    'The sheet back as a workbook: every wrong cell stands out and has a remark, and a second sheet lists them all. Nothing is written.',
})

export const declarationFormImportApply = defineEndpoint({
  name: 'customs.declarationFormImportApply',
  path: `${BASE}/import/apply`,
  audiences: DECLARANTS,
  kind: 'multipart',
  input: z.object({
    formId: id(),
    /** Of the form as the caller saw it. */
    version: z.coerce.number().check(z.multipleOf(1), z.minimum(0)),
    kind: z.enum(SHEET_KINDS),
    gNo: z.optional(lineNo),
  }),
  output: z.extend(sheetPreview, {
    id: z.string(),
    version: z.int(),
    issues: z.array(declarationIssue),
  }),
  errors: [...fileErrors, 'FT510006', 'MALL610206'],
  writes: true,
  endsWithCaller: true,
  touches: ['declarationForm'],
  rateLimit: 60,
  summary:
    'The whole file or nothing of it. Lines that the form has already are not written twice, however often the file is sent.',
})
