import { z } from '@tradeport/kernel/contract-kit'

export const IMPORT_STATUSES = ['preview', 'applied', 'expired'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

export const IMPORT_FORMATS = ['xlsx', 'csv'] as const
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const MAX_IMPORT_ROWS = 5000
/** A preview can be applied for this long. */
export const IMPORT_VALID_HOURS = 24

/** One wrong cell. `row` as the spreadsheet counts (the headers are row 1), `column` its letter. */
export const importError = z.object({
  row: z.int(),
  column: z.string(),
  header: z.string(),
  /** What stands in the cell, shortened. */
  value: z.string(),
  rule: z.string(),
  msgKey: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
})
export type ImportError = z.output<typeof importError>

export const importedProduct = z.object({
  row: z.int(),
  modelNo: z.string(),
  title: z.string(),
  skuCount: z.int(),
  /** `update` where the store has a product with this model number that may be edited. */
  action: z.enum(['create', 'update']),
})
export type ImportedProduct = z.output<typeof importedProduct>

export const importPreview = z.object({
  importId: z.string(),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  categoryId: z.string(),
  rowCount: z.int(),
  productCount: z.int(),
  /** The first 500; `errorCount` counts all. Nothing can be applied while there are any. */
  errors: z.array(importError),
  errorCount: z.int(),
  /** The first 100. */
  products: z.array(importedProduct),
  created: z.int(),
  updated: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type ImportPreview = z.output<typeof importPreview>
