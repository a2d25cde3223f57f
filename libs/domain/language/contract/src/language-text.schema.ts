import { LOCALE_CODES, id, z } from '@tradeport/kernel/contract-kit'

/** Texts hold in one region, named by its id, or in all of them. */
export const ALL_REGIONS_SCOPE = 'all'

/** `built_in`: nobody changed it; `draft`: changed and not published yet; `published`: what people read is the changed text. */
export const TEXT_STATUSES = ['built_in', 'draft', 'published'] as const
export type TextStatus = (typeof TEXT_STATUSES)[number]

/** What a list shows: everything, what a language lacks, what waits to be published, what was changed, what has wrong placeholders. */
export const TEXT_FILTERS = ['all', 'missing', 'draft', 'published', 'wrong'] as const
export type TextFilter = (typeof TEXT_FILTERS)[number]

export const TEXT_MAX = 4000
export const NOTE_MAX = 300

export const scope = () => z.string().check(z.minLength(1), z.maxLength(40))
export const localeCode = () => z.enum(LOCALE_CODES)
const namespaceName = () => z.string().check(z.minLength(1), z.maxLength(60))

/** The one text that is meant. */
export const textAddress = {
  scope: scope(),
  locale: localeCode(),
  namespace: namespaceName(),
  key: z.string().check(z.minLength(1), z.maxLength(200)),
}

export const textFilters = {
  scope: scope(),
  locale: localeCode(),
  namespace: z.optional(namespaceName()),
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  show: z._default(z.enum(TEXT_FILTERS), 'all'),
}

/** Placeholders that the English text has and this one lacks, or the other way round. */
export const placeholderProblem = z.object({ missing: z.array(z.string()), unknown: z.array(z.string()) })
export type PlaceholderProblem = z.output<typeof placeholderProblem>

export const textRow = z.object({
  id: z.string(),
  namespace: z.string(),
  key: z.string(),
  english: z.string(),
  builtIn: z.nullable(z.string()),
  /** What people read as long as this scope says nothing of its own; null: the English text stands in. */
  inherited: z.nullable(z.string()),
  published: z.nullable(z.string()),
  draft: z.nullable(z.string()),
  status: z.enum(TEXT_STATUSES),
  missing: z.boolean(),
  /** Longer ones are refused: they would not be shown where this is said. */
  maxLength: z.int(),
  problem: z.nullable(placeholderProblem),
  version: z.int(),
  actions: z.array(z.string()),
  updatedAt: z.nullable(z.string()),
  updatedName: z.nullable(z.string()),
})
export type TextRow = z.output<typeof textRow>

export const textChange = z.object({
  id: z.string(),
  locale: localeCode(),
  namespace: z.string(),
  key: z.string(),
  /** What people read before, and after; null: nothing in this language, so that the English text stands in. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  by: z.nullable(z.string()),
})
export type TextChange = z.output<typeof textChange>

export const versionRow = z.object({
  id: id(),
  scope: z.string(),
  no: z.int(),
  note: z.nullable(z.string()),
  /** The earlier version that this one brought back. */
  restoredNo: z.nullable(z.int()),
  changeCount: z.int(),
  locales: z.array(localeCode()),
  publishedAt: z.string(),
  publishedName: z.nullable(z.string()),
  live: z.boolean(),
  actions: z.array(z.string()),
})
export type VersionRow = z.output<typeof versionRow>

export const IMPORT_FAULTS = ['unknown_text', 'unknown_column', 'placeholders', 'too_long', 'twice', 'no_rows'] as const
export type ImportFault = (typeof IMPORT_FAULTS)[number]

/** One wrong cell: the row as the spreadsheet counts, the column's letter. */
export const importProblem = z.object({
  row: z.int(),
  column: z.string(),
  value: z.string(),
  fault: z.enum(IMPORT_FAULTS),
  /** Names of the placeholders concerned. */
  names: z.array(z.string()),
})
export type ImportProblem = z.output<typeof importProblem>

export const importPreview = z.object({
  importId: z.string(),
  rowCount: z.int(),
  changeCount: z.int(),
  /** The first 200. */
  changes: z.array(textChange),
  problemCount: z.int(),
  /** The first 500. */
  problems: z.array(importProblem),
  expiresAt: z.string(),
})
export type LanguageImportPreview = z.output<typeof importPreview>
