import { AUDIENCES, civilDate, defineEndpoint, i18nText, z } from '@tradeport/kernel/contract-kit'
import { NAME_MAX, listCode } from './dictionary.schema'

const everybody = { audiences: AUDIENCES, reads: ['dictionary'] }

/** A code as documents and forms use it, on the day that was asked for. */
export const codeEntry = z.object({
  code: z.string(),
  /** In the reader's language, else in English. */
  name: z.string(),
  nameI18n: i18nText(NAME_MAX),
  parent: z.nullable(z.string()),
  color: z.nullable(z.string()),
  sort: z.int(),
  /** False: known, but not to be chosen any more. */
  enabled: z.boolean(),
  extra: z.record(z.string(), z.string()),
})
export type CodeEntry = z.output<typeof codeEntry>

const at = z.optional(civilDate())

export const dictList = defineEndpoint({
  name: 'reference.dictList',
  path: '/comprehensive-service/tms/dict/list',
  ...everybody,
  input: z.object({
    types: z.array(listCode()).check(z.minLength(1), z.maxLength(30)),
    /** Of the copy that the caller has. */
    version: z.optional(z.string().check(z.maxLength(400))),
  }),
  output: z.object({
    version: z.string(),
    notModified: z.boolean(),
    data: z.record(z.string(), z.array(codeEntry)),
  }),
  errors: ['FT520400'],
  summary: 'Whole lists in one call; nothing but the version where the caller’s copy still holds.',
})

export const dictVersion = defineEndpoint({
  name: 'reference.dictVersion',
  path: '/comprehensive-service/tms/dict/version',
  ...everybody,
  input: z.object({ types: z.array(listCode()).check(z.minLength(1), z.maxLength(30)) }),
  output: z.object({ version: z.string() }),
})

export const dictTree = defineEndpoint({
  name: 'reference.dictTree',
  path: '/comprehensive-service/tms/dict/tree',
  ...everybody,
  input: z.object({ type: listCode(), parent: z.optional(z.string().check(z.maxLength(40))), at }),
  output: z.array(z.extend(codeEntry, { hasChildren: z.boolean() })),
  summary: 'The codes right below one, or those at the top.',
})

export const dictSearch = defineEndpoint({
  name: 'reference.dictSearch',
  path: '/comprehensive-service/tms/dict/search',
  ...everybody,
  input: z.object({
    type: listCode(),
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
    at,
  }),
  output: z.array(codeEntry),
  summary: 'Codes that begin with it, then those whose names hold all of its words, in any language.',
})

export const dictPlaceSearch = defineEndpoint({
  name: 'reference.dictPlaceSearch',
  path: '/comprehensive-service/tms/dict/place/search',
  ...everybody,
  input: z.object({
    keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'country' }))),
    function: z.optional(z.string().check(z.regex(/^[1-8B]$/, { error: 'code' }))),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  }),
  output: z.array(codeEntry),
})

export const dictLookup = defineEndpoint({
  name: 'reference.dictLookup',
  path: '/comprehensive-service/tms/dict/lookup',
  ...everybody,
  input: z.object({
    type: listCode(),
    codes: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(200)),
    at,
  }),
  output: z.array(codeEntry),
  summary: 'These codes as they were on a day; one that did not hold then is left out.',
})

export const taxRefundRate = defineEndpoint({
  name: 'reference.taxRefundRate',
  path: '/comprehensive-service/dragondream/queryTaxRefundRate',
  ...everybody,
  input: z.object({
    hsCodes: z
      .array(z.string().check(z.regex(/^\d{6,10}$/, { error: 'hs_code' })))
      .check(z.minLength(1), z.maxLength(200)),
    exportDate: civilDate(),
  }),
  output: z.array(
    z.object({
      hsCode: z.string(),
      name: z.string(),
      unit1: z.nullable(z.string()),
      unit2: z.nullable(z.string()),
      vatRate: z.nullable(z.string()),
      refundRate: z.nullable(z.string()),
      consumptionTax: z.nullable(z.string()),
      special: z.nullable(z.enum(['NO_REFUND', 'EXEMPT'])),
      validFrom: z.nullable(z.string()),
      validTo: z.nullable(z.string()),
      source: z.string(),
    }),
  ),
  summary: 'Rates of the tariff lines on the day of export; a code without rates is left out.',
})
