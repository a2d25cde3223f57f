import { AUDIENCES, defineEndpoint, LOCALE_CODES, pageInput, pageOutput, z } from '@tradeport/kernel/contract-kit'

export const DOCUMENT_KINDS = ['agreement', 'rule', 'guide', 'form', 'template'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const publicDocumentRow = z.object({
  id: z.string(),
  /** The same for every edition. */
  documentId: z.string(),
  code: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  contentLocale: z.enum(LOCALE_CODES),
  edition: z.int(),
  effectiveAt: z.string(),
  hasBody: z.boolean(),
  /** Downloaded by `publicDocumentFile`. */
  hasFile: z.boolean(),
})
export type PublicDocumentRow = z.output<typeof publicDocumentRow>

export const publicDocumentDetail = z.extend(publicDocumentRow, { body: z.string() })

export const publicDocumentPage = defineEndpoint({
  name: 'content.publicDocumentPage',
  path: '/portal/document/public/page',
  audiences: AUDIENCES,
  input: pageInput({ kind: z.optional(z.enum(DOCUMENT_KINDS)) }),
  output: pageOutput(publicDocumentRow),
  reads: ['relatedDocument'],
  summary: 'Agreements, rules, guides, forms and templates in force.',
})

export const publicDocument = defineEndpoint({
  name: 'content.publicDocument',
  path: '/portal/document/public/detail',
  audiences: AUDIENCES,
  /** By id, or by code for the edition in force (`user_agreement`). */
  input: z.object({ id: z.optional(z.uuid()), code: z.optional(z.string().check(z.maxLength(40))) }),
  output: publicDocumentDetail,
  errors: ['MALL600404'],
  reads: ['relatedDocument'],
})

/** Not the general download, because the readers of a published document need no account; some are for one side alone. */
export const publicDocumentFile = defineEndpoint({
  name: 'content.publicDocumentFile',
  method: 'GET',
  path: '/portal/document/public/file/:id',
  audiences: AUDIENCES,
  kind: 'binary',
  input: z.object({ id: z.uuid(), locale: z.optional(z.enum(LOCALE_CODES)) }),
  output: z.unknown(),
  errors: ['MALL600404'],
  summary: 'The file of a document in force, in the asked language or the nearest one.',
})
