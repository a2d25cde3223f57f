import { AUDIENCES, i18nText, id, LOCALE_CODES, pageInput, z } from '@tradeport/kernel/contract-kit'
import { DOCUMENT_KINDS } from './public-document.contract'
import { staleLocales, translationFilter, translationMark } from './translation.schema'

export const PUBLICATION_STATUSES = ['draft', 'scheduled', 'published', 'offline'] as const
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number]

const fileByLocale = () => z.partialRecord(z.enum(LOCALE_CODES), id())

export const documentRow = z.object({
  id: z.string(),
  no: z.string(),
  code: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  title: i18nText(200),
  edition: z.int(),
  effectiveAt: z.string(),
  /** Takes the place of the edition before then; at once where null. */
  showFrom: z.nullable(z.string()),
  /** Goes offline by itself then. */
  showUntil: z.nullable(z.string()),
  mustAccept: z.boolean(),
  status: z.enum(PUBLICATION_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  staleLocales: staleLocales(),
  updatedAt: z.string(),
})
export type DocumentRow = z.output<typeof documentRow>

export const documentDetailOutput = z.extend(documentRow, {
  sourceLocale: z.enum(LOCALE_CODES),
  body: i18nText(60_000),
  files: fileByLocale(),
  audiences: z.array(z.enum(AUDIENCES)),
  translations: z.array(translationMark),
})

export const documentInput = z
  .object({
    /** The same code in a newer edition is the same document. */
    code: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9_]{2,39}$/, { error: 'code' })),
    kind: z.enum(DOCUMENT_KINDS),
    sourceLocale: z.enum(LOCALE_CODES),
    title: i18nText(200),
    body: z._default(i18nText(60_000), {}),
    files: z._default(fileByLocale(), {}),
    effectiveAt: z.iso.datetime({ offset: true }),
    showFrom: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    showUntil: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    mustAccept: z._default(z.boolean(), false),
    audiences: z._default(z.array(z.enum(AUDIENCES)).check(z.maxLength(5)), []),
  })
  .check(
    z.refine(input => (input.title[input.sourceLocale] ?? '').trim().length > 0, {
      error: 'required',
      path: ['title'],
    }),
    z.refine(
      input =>
        input.files[input.sourceLocale] !== undefined || (input.body[input.sourceLocale] ?? '').trim().length > 0,
      {
        error: 'body_or_file',
        path: ['body'],
      },
    ),
    z.refine(input => !input.showFrom || !input.showUntil || Date.parse(input.showFrom) < Date.parse(input.showUntil), {
      error: 'ends_before_start',
      path: ['showUntil'],
    }),
  )
export type DocumentInput = z.input<typeof documentInput>

const documentFilters = { kind: z.optional(z.enum(DOCUMENT_KINDS)), translations: translationFilter() }
export const documentPageInput = pageInput({
  ...documentFilters,
  status: z.optional(z.enum(PUBLICATION_STATUSES)),
})
export const documentStatusCountInput = z.object({
  ...documentFilters,
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
})
