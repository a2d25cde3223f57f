import { LOCALE_CODES, defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { IMPORT_FORMATS, importPreview } from './product-import.schema'
import { PRODUCT_STATUSES } from './product.schema'

/** Paid abilities of a seller's company. */
export const PRODUCT_IMPORT_ABILITY = 'product.import'
export const DATA_EXPORT_ABILITY = 'data.export'

export const productImportTemplate = defineEndpoint({
  name: 'catalogue.productImportTemplate',
  path: '/mall/seller/product/import/template',
  audiences: ['seller'],
  kind: 'binary',
  input: z.object({
    categoryId: id(),
    format: z._default(z.enum(IMPORT_FORMATS), 'xlsx'),
    /** Languages to have text columns for; the caller's own and English when absent. */
    locales: z.optional(z.array(z.enum(LOCALE_CODES)).check(z.minLength(1), z.maxLength(LOCALE_CODES.length))),
  }),
  output: z.unknown(),
  errors: ['MALL600404'],
  summary:
    'An empty spreadsheet for a category: headers in the caller’s language, one example, a sheet with all allowed values.',
})

/** Form field `categoryId`, file field `file`. */
export const productImportPreview = defineEndpoint({
  name: 'catalogue.productImportPreview',
  path: '/mall/seller/product/import/preview',
  audiences: ['seller'],
  kind: 'multipart',
  writes: true,
  rateLimit: 60,
  input: z.object({ categoryId: id() }),
  output: importPreview,
  errors: ['MALL600404', 'MALL610201', 'MALL610202', 'MALL610203', 'MALL610204', 'MALL610205'],
  summary: 'Reads a spreadsheet and names every wrong cell; nothing is imported yet.',
})

export const productImportDetail = defineEndpoint({
  name: 'catalogue.productImportDetail',
  path: '/mall/seller/product/import/detail',
  audiences: ['seller'],
  reads: ['productImport'],
  input: z.object({ importId: id() }),
  output: importPreview,
  errors: ['MALL600404'],
  summary: 'A preview made before, or what it became.',
})

export const productImportApply = defineEndpoint({
  name: 'catalogue.productImportApply',
  path: '/mall/seller/product/import/apply',
  audiences: ['seller'],
  writes: true,
  endsWithCaller: true,
  touches: ['product', 'productImport'],
  input: z.object({ importId: id() }),
  output: importPreview,
  ability: PRODUCT_IMPORT_ABILITY,
  errors: ['MALL600404', 'MALL610206', 'MALL610207', 'FT510006', 'FT511004'],
  summary:
    'Makes drafts of a preview without errors, all or none; the same file is applied once however often it is sent.',
})

export const productExport = defineEndpoint({
  name: 'catalogue.productExport',
  path: '/mall/seller/product/export',
  audiences: ['seller'],
  kind: 'binary',
  input: z.object({
    categoryId: id(),
    format: z._default(z.enum(IMPORT_FORMATS), 'xlsx'),
    status: z.optional(z.enum(PRODUCT_STATUSES)),
    keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  output: z.unknown(),
  ability: DATA_EXPORT_ABILITY,
  errors: ['MALL600404', 'MALL610208', 'FT511002', 'FT511003'],
  summary: 'Own products of a category in the format of the import template.',
})
