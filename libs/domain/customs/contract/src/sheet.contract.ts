import { LOCALE_CODES, defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { MAX_ITEMS } from './declaration-fields'
import { IE_FLAGS } from './declaration-form.schema'
import { SHEET_KINDS, sheetPreview } from './declaration-transfer.contract'

const DECLARANTS = ['seller', 'provider'] as const

/** Sheets to fill in. `declaration`: a workbook of a whole form, as `convert` reads it. */
export const TEMPLATE_CODES = [...SHEET_KINDS, 'declaration'] as const
export type TemplateCode = (typeof TEMPLATE_CODES)[number]

export const templateDownload = defineEndpoint({
  name: 'customs.templateDownload',
  path: '/comprehensive-service/template/download',
  audiences: DECLARANTS,
  kind: 'binary',
  input: z.object({
    code: z.enum(TEMPLATE_CODES),
    /** Of the heads; the caller’s own when absent. */
    locale: z.optional(z.enum(LOCALE_CODES)),
    ieFlag: z._default(z.enum(IE_FLAGS), 'E'),
  }),
  output: z.unknown(),
  summary:
    'An empty sheet with heads in the reader’s language, and a second one that says what each column takes; of a whole form its head, goods and containers.',
})

/** Fills a form of customs: other documents take no sheets yet. */
export const uploadExcel = defineEndpoint({
  name: 'customs.uploadExcel',
  path: '/comprehensive-service/basic/uploadExcel',
  audiences: DECLARANTS,
  input: z
    .object({
      bizType: z.enum(SHEET_KINDS),
      fileId: id(),
      /** The form that the lines are for. */
      bizId: id(),
      /** The line of goods whose vehicles they are. */
      gNo: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_ITEMS))),
    })
    .check(
      z.refine(({ bizType, gNo }) => bizType !== 'vin' || gNo !== undefined, { error: 'required', path: ['gNo'] }),
    ),
  output: sheetPreview,
  errors: ['FT521404', 'FT520400', 'MALL610201', 'MALL610202', 'MALL610203', 'MALL610204', 'MALL610205'],
  reads: ['declarationForm'],
  rateLimit: 60,
  summary: 'Reads an uploaded spreadsheet against a form and names every wrong cell; nothing is written.',
})
