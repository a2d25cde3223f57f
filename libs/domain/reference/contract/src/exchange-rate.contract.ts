import {
  AUDIENCES,
  civilDate,
  currencyCode,
  decimal,
  defineEndpoint,
  id,
  pageInput,
  pageOutput,
  statusCountOutput,
  z,
} from '@tradeport/kernel/contract-kit'
import { importPreviewOutput } from './dictionary.schema'

export const RATE_STATUSES = ['pending', 'approved', 'rejected'] as const
export type RateStatus = (typeof RATE_STATUSES)[number]

export const RATE_ACTIONS = ['approve', 'reject'] as const
export type RateAction = (typeof RATE_ACTIONS)[number]

/** In the order in which one is taken where several are of the same day. */
export const RATE_SOURCES = ['central_parity', 'bank', 'manual', 'customs_monthly'] as const
export type RateSource = (typeof RATE_SOURCES)[number]

/** The newest that is known of any daily source, the middle rate of the central bank alone, what customs goes by for a month. */
export const RATE_TYPES = ['REALTIME', 'MIDDLE', 'CUSTOMS_MONTHLY'] as const
export type RateType = (typeof RATE_TYPES)[number]

/** As many as there are currencies to hold one against. */
export const MAX_RATE_PAIRS = 60

const operators = { audiences: ['operator'] as const, errors: ['MALL600403', 'FT520404'] }
const change = {
  ...operators,
  writes: true,
  touches: ['exchangeRate'],
  errors: [...operators.errors, 'FT510006', 'FT520400'],
}

export const rateInput = z
  .object({
    base: currencyCode(),
    quote: currencyCode(),
    rate: decimal({ integer: 10, scale: 8, positive: true }),
    /** `source` itself is the region's, on every call. */
    rateSource: z.enum(RATE_SOURCES),
    asOf: civilDate(),
    note: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  })
  .check(z.refine(input => input.base !== input.quote, { error: 'duplicate', path: ['quote'] }))

export const rateRow = z.object({
  id: z.string(),
  base: z.string(),
  quote: z.string(),
  rate: z.string(),
  rateSource: z.enum(RATE_SOURCES),
  asOf: z.string(),
  status: z.enum(RATE_STATUSES),
  note: z.nullable(z.string()),
  createdBy: z.nullable(z.string()),
  reviewedBy: z.nullable(z.string()),
  createdAt: z.string(),
  version: z.int(),
  actions: z.array(z.string()),
})
export type RateRow = z.output<typeof rateRow>

const filters = {
  status: z.optional(z.enum(RATE_STATUSES)),
  base: z.optional(currencyCode()),
  quote: z.optional(currencyCode()),
  rateSource: z.optional(z.enum(RATE_SOURCES)),
}

export const exchangeRatePage = defineEndpoint({
  name: 'reference.exchangeRatePage',
  path: '/platform/exchangeRate/page',
  ...operators,
  reads: ['exchangeRate'],
  input: pageInput(filters),
  output: pageOutput(rateRow),
})

export const exchangeRateStatusCount = defineEndpoint({
  name: 'reference.exchangeRateStatusCount',
  path: '/platform/exchangeRate/statusCount',
  ...operators,
  reads: ['exchangeRate'],
  input: z.object({ base: filters.base, quote: filters.quote, rateSource: filters.rateSource }),
  output: statusCountOutput(),
})

export const exchangeRateHistory = defineEndpoint({
  name: 'reference.exchangeRateHistory',
  path: '/platform/exchangeRate/history',
  ...operators,
  reads: ['exchangeRate'],
  input: z.object({ base: currencyCode(), quote: currencyCode() }),
  output: z.object({
    points: z.array(z.object({ asOf: z.string(), rate: z.string(), rateSource: z.enum(RATE_SOURCES) })),
    mayChange: z.boolean(),
  }),
  summary: 'The approved rates of a pair, newest first, at most a year of days.',
})

export const exchangeRateCreate = defineEndpoint({
  name: 'reference.exchangeRateCreate',
  path: '/platform/exchangeRate/create',
  ...change,
  input: rateInput,
  output: z.object({ id: z.string(), version: z.int(), status: z.enum(RATE_STATUSES) }),
  summary: 'Holds after somebody else has approved it.',
})

const target = z.object({ id: id(), version: z.int().check(z.minimum(0)) })
const decided = z.object({ id: z.string(), version: z.int(), status: z.enum(RATE_STATUSES) })

export const exchangeRateApprove = defineEndpoint({
  name: 'reference.exchangeRateApprove',
  path: '/platform/exchangeRate/approve',
  ...change,
  stepUp: true,
  errors: [...change.errors, 'FT520403', 'USER_SERVICE530130'],
  input: target,
  output: decided,
})

export const exchangeRateReject = defineEndpoint({
  name: 'reference.exchangeRateReject',
  path: '/platform/exchangeRate/reject',
  ...change,
  stepUp: true,
  errors: [...change.errors, 'FT520403', 'USER_SERVICE530130'],
  input: z.extend(target, {
    reason: z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(300)),
  }),
  output: decided,
})

export const exchangeRateExport = defineEndpoint({
  name: 'reference.exchangeRateExport',
  path: '/platform/exchangeRate/export',
  ...operators,
  kind: 'binary',
  input: z.object(filters),
  output: z.unknown(),
  summary: 'The newest rates that match, in the columns that the import reads.',
})

/** File field `file`. */
export const exchangeRateImportPreview = defineEndpoint({
  name: 'reference.exchangeRateImportPreview',
  path: '/platform/exchangeRate/import/preview',
  audiences: ['operator'],
  kind: 'multipart',
  writes: true,
  rateLimit: 60,
  input: z.object({}),
  output: importPreviewOutput,
  errors: [...operators.errors, 'MALL610201', 'MALL610202', 'MALL610203', 'MALL610205'],
})

export const exchangeRateImportApply = defineEndpoint({
  name: 'reference.exchangeRateImportApply',
  path: '/platform/exchangeRate/import/apply',
  ...change,
  endsWithCaller: true,
  errors: [...change.errors, 'MALL610206', 'MALL610207'],
  input: z.object({ importId: id() }),
  output: z.object({ added: z.int(), changed: z.int() }),
  summary: 'The rates of a file wait to be approved like those written by hand.',
})

export const queryExchangeRate = defineEndpoint({
  name: 'reference.queryExchangeRate',
  path: '/comprehensive-service/basic/queryExchangeRate',
  audiences: AUDIENCES,
  reads: ['exchangeRate'],
  input: z.object({
    pairs: z
      .array(z.object({ base: currencyCode(), quote: currencyCode() }))
      .check(z.minLength(1, { error: 'required' }), z.maxLength(MAX_RATE_PAIRS)),
    date: z.optional(civilDate()),
    rateType: z._default(z.enum(RATE_TYPES), 'REALTIME'),
  }),
  /** In the order in which the pairs were asked for, without those of which no rate is known on that day. */
  output: z.array(
    z.object({
      base: z.string(),
      quote: z.string(),
      rate: z.string(),
      /** The older day where two rates were taken together. */
      asOf: z.string(),
      /** Of a cross rate both, that of `base` first, joined by `+`; one name where they are the same; empty for a currency in itself. */
      source: z.string(),
      path: z.enum(['same', 'direct', 'inverse', 'cross']),
    }),
  ),
  summary: 'One unit of `base` in `quote` of each pair on a day: as published, the other way round, or through CNY.',
})

export const queryCurrencySymbol = defineEndpoint({
  name: 'reference.queryCurrencySymbol',
  path: '/comprehensive-service/basic/queryCurrencySymbol',
  audiences: AUDIENCES,
  reads: ['dictionary'],
  input: z.object({}),
  output: z.array(z.object({ code: z.string(), symbol: z.string(), exponent: z.int(), name: z.string() })),
  summary:
    'The currencies that are offered in the region, in the product’s order, with the digits that their amounts have.',
})
