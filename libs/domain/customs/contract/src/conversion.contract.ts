import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { SHEET_KEYS } from './check-keys'
import { MAX_BOOK_FORMS } from './declaration-fields'
import {
  DECLARATION_STATUSES,
  FORM_SOURCES,
  IE_FLAGS,
  MAX_TRADE_ORDERS,
  declarationContent,
  declarationIssue,
} from './declaration-form.schema'

export const CONVERSION_SOURCES = [...FORM_SOURCES, 'excel'] as const
export type ConversionSource = (typeof CONVERSION_SOURCES)[number]

const FILE_ERRORS = ['MALL610201', 'MALL610202', 'MALL610203', 'MALL610204', 'MALL610205'] as const

const sheetProblem = z.object({
  sheet: z.string(),
  /** As the spreadsheet counts; `column` is its letter. */
  row: z.int(),
  column: z.string(),
  header: z.string(),
  value: z.string(),
  key: z.enum(SHEET_KEYS),
  params: z.record(z.string(), z.string()),
})

export const declarationFormConvert = defineEndpoint({
  name: 'customs.declarationFormConvert',
  path: '/comprehensive-service/declarationForm/convert',
  audiences: ['seller', 'provider'],
  input: z.object({
    sourceType: z.enum(CONVERSION_SOURCES),
    /** Of every source but `excel`. */
    sourceId: z.optional(id()),
    /** Of `order`: further orders of the same buyer, whose goods are declared together with it. */
    moreIds: z._default(z.array(id()).check(z.maxLength(MAX_TRADE_ORDERS - 1)), []),
    /** Of `excel`: a workbook with a sheet of the head and one of the lines, as the template has them. */
    fileId: z.optional(id()),
    /** Of `excel`: a broker's client. */
    companyId: z.optional(id()),
    /** Of what does not say it itself. */
    ieFlag: z._default(z.enum(IE_FLAGS), 'E'),
    /** Which of the forms: a form takes 50 lines and 99 containers. */
    part: z._default(z.int().check(z.minimum(1), z.maximum(MAX_BOOK_FORMS)), 1),
  }),
  output: z.object({
    form: declarationContent,
    mappings: z.array(
      z.object({
        /** Of the form (`items.0.gQty`). */
        path: z.string(),
        /** Of the source, or `default`, `tariff`, or the field of the form that it follows from. */
        from: z.string(),
        /** From 0 to 1; 1 where the source says just this. */
        confidence: z.number(),
      }),
    ),
    /** Fields that a form of this direction, and one that declares this, needs and that nobody has said. */
    missing: z.array(z.string()),
    /** What the checks will say of the form as it is made. */
    findings: z.array(declarationIssue),
    /** Whose goods they are. */
    companyId: z.string(),
    /** The source says which way the goods go; otherwise they go the way that was asked for. */
    isDirected: z.boolean(),
    /** Of trade orders: where all their forms, or those that stand already and this one, declare another total (V-DEC-41). */
    issues: z.array(declarationIssue),
    part: z.int(),
    parts: z.int(),
    /** Forms of it that stand already, for the same company; copies are none. */
    made: z.array(z.object({ part: z.int(), id: z.string(), no: z.string(), status: z.enum(DECLARATION_STATUSES) })),
    /** Of the source: those of all parts together. */
    lines: z.int(),
    /** Of a workbook: the wrong cells of all its forms, of very many the first (all: `convert/report`). A form has what could be read. */
    problems: z.array(sheetProblem),
    problemCount: z.int(),
    /** Of a workbook: sheets that say nothing of a form. */
    unread: z.array(z.string()),
  }),
  errors: [...['FT520404', 'FT520400', 'FT521404', 'FT521004'], ...FILE_ERRORS],
  reads: ['declarationForm', 'customsOrder', 'serviceOrder', 'order'],
  summary: 'A form made of another document: shown, not saved.',
})

/** A workbook that was uploaded, and whose goods it declares. */
const bookInput = z.object({
  fileId: id(),
  /** A broker's client. */
  companyId: z.optional(id()),
  ieFlag: z._default(z.enum(IE_FLAGS), 'E'),
})

export const declarationFormConvertReport = defineEndpoint({
  name: 'customs.declarationFormConvertReport',
  path: '/comprehensive-service/declarationForm/convert/report',
  audiences: ['seller', 'provider'],
  kind: 'binary',
  input: bookInput,
  output: z.unknown(),
  errors: [...['FT520400', 'FT521004'], ...FILE_ERRORS],
  reads: ['declarationForm'],
  rateLimit: 30,
  summary:
    'The workbook back with all its sheets: every wrong cell, however many there are, stands out and has a remark, and a last sheet lists them all. Nothing is written.',
})

export const declarationFormConvertDiscard = defineEndpoint({
  name: 'customs.declarationFormConvertDiscard',
  path: '/comprehensive-service/declarationForm/convert/discard',
  audiences: ['seller', 'provider'],
  input: z.object({ fileId: id() }),
  output: z.object({}),
  errors: ['FT520400'],
  writes: true,
  audit: 'none',
  touches: ['file'],
  summary:
    'A workbook of the caller’s company is not wanted any more: it is forgotten, unless something else refers to it.',
})

export const declarationFormConvertBook = defineEndpoint({
  name: 'customs.declarationFormConvertBook',
  path: '/comprehensive-service/declarationForm/convert/book',
  audiences: ['seller', 'provider'],
  input: z.extend(bookInput, {
    /** Who declares for the company; itself when absent. */
    brokerCompanyId: z.optional(z.nullable(id())),
  }),
  output: z.object({
    forms: z.array(
      z.object({
        id: z.string(),
        no: z.string(),
        part: z.int(),
        /** False for one that was made of the same file before. */
        isNew: z.boolean(),
      }),
    ),
  }),
  errors: [...['FT520400', 'FT521004', 'FT521012', 'MALL610206'], ...FILE_ERRORS],
  writes: true,
  endsWithCaller: true,
  touches: ['declarationForm'],
  summary: 'A workbook as drafts of at most 50 lines and 99 containers each: all of them or none, and none twice.',
})
