import * as z from 'zod/mini'

/** Shared building blocks of contracts. Strings arrive trimmed by the request layer and are trimmed again here. */

export const id = () => z.uuid()

/** @__NO_SIDE_EFFECTS__ */
export const text = (max: number, min = 1) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

/** @__NO_SIDE_EFFECTS__ */
export const optionalText = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)))

/** A decimal number as a string: up to `integer` digits before and `scale` digits after the point. */
export const decimal = (options: { integer?: number; scale?: number; positive?: boolean } = {}) => {
  const { integer = 14, scale = 4, positive = false } = options
  const format = z.regex(new RegExp(`^\\d{1,${integer}}(\\.\\d{1,${scale}})?$`), { error: 'decimal' })
  return positive
    ? z.string().check(
        z.trim(),
        format,
        z.refine(value => /[1-9]/.test(value), { error: 'positive' }),
      )
    : z.string().check(z.trim(), format)
}

/** ISO 4217 code; the currency table decides which are offered. */
export const currencyCode = () => z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'currency' }))

/** ISO 3166-1 alpha-2. */
export const countryCode = () => z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'country' }))

/** ISO 8601 instant in UTC, as the API sends and takes it. */
export const instant = () => z.iso.datetime({ offset: true })

/** A civil date `YYYY-MM-DD`. */
export const civilDate = () => z.iso.date()

/** The fields of an object whose names are a list: each under its own name. */
export function fieldsFor<Name extends string, Schema>(
  names: readonly Name[],
  schemaOf: (name: Name) => Schema,
): Record<Name, Schema> {
  // `fromEntries` forgets which names it was given.
  return Object.fromEntries(names.map(name => [name, schemaOf(name)])) as Record<Name, Schema>
}

/** Text in several languages: `{ en_US: '…', zh_CN: '…' }`. */
export const i18nText = (max: number) => z.partialRecord(z.enum(LOCALE_CODES), z.string().check(z.maxLength(max)))

export const LOCALE_CODES = [
  'zh_CN',
  'in_ID',
  'vi_VN',
  'en_US',
  'th_TH',
  'de_DE',
  'ja_JP',
  'ko_KR',
  'es_ES',
  'fr_FR',
  'ru_RU',
  'it_IT',
  'ms_MY',
] as const
export type LocaleCode = (typeof LOCALE_CODES)[number]
export type I18nText = Partial<Record<LocaleCode, string>>

export const MAX_PAGE_SIZE = 200

const paging = {
  pageNum: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), 20),
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
}

/** The one paging request: page number, size and keyword; filters and the sorts on offer are added by the endpoint. */
export const pageInput = <F extends z.core.$ZodLooseShape, const S extends readonly [string, ...string[]] = ['newest']>(
  filters: F,
  sorts?: S,
) => z.object({ ...paging, sort: z.optional(z.enum<S>(sorts ?? (['newest'] as unknown as S))), ...filters })

/** `total` counts up to the cap; `totalCapped` says that there are more. */
export const pageOutput = <R extends z.ZodMiniType>(record: R) =>
  z.object({
    records: z.array(record),
    total: z.int(),
    totalCapped: z.boolean(),
    pageNum: z.int(),
    pageSize: z.int(),
  })

export interface Page<R> {
  records: R[]
  total: number
  totalCapped: boolean
  pageNum: number
  pageSize: number
}

/** Lists count exactly up to here and say "more than" beyond it. */
export const TOTAL_CAP = 10_000

/** `{ all: n, <status>: n }`. A narrowed list may stop counting: then `cap` is what it stopped at, above which a number says “more than”. */
export const statusCountOutput = () => z.record(z.string(), z.int())

/** One entry of a document's timeline. */
/** A field that somebody wrote differently: where it stands, and what it said, cut short where that is long. */
export const fieldChange = () =>
  z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })
export type FieldChange = z.output<ReturnType<typeof fieldChange>>

export const documentEvent = () =>
  z.object({
    id: z.string(),
    at: z.string(),
    action: z.string(),
    actorSide: z.string(),
    actorName: z.nullable(z.string()),
    fromStatus: z.nullable(z.string()),
    toStatus: z.nullable(z.string()),
    note: z.nullable(z.string()),
  })

const LIST_FILE_FORMATS = ['xlsx', 'csv'] as const

/**
 * How a list is taken away: as which kind of file, and which of its columns; all of them when absent.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const listFile = <C extends string>(columns: readonly [C, ...C[]]) => ({
  format: z._default(z.enum(LIST_FILE_FORMATS), 'xlsx'),
  columns: z.optional(z.array(z.enum(columns)).check(z.minLength(1))),
})
