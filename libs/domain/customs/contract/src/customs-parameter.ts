import { civilDate, defineEndpoint, text, z } from '@tradeport/kernel/contract-kit'

/** How the value of a parameter is written; `modes`: supervision modes, with spaces between them. */
export type ParameterForm =
  { readonly kind: 'integer' | 'decimal'; readonly min: number; readonly max: number } | { readonly kind: 'modes' }

/** Values of practice that operators may have to change (mark K of the design), with those of the product. */
export const CUSTOMS_PARAMETERS = {
  /** V-DEC-04: days that the date of a form may lie ahead. */
  days_ahead: { kind: 'integer', min: 0, max: 365, value: '30' },
  /** V-DEC-11: in US dollars. */
  market_usd_limit: { kind: 'decimal', min: 1, max: 100_000_000, value: '150000' },
  /** V-DEC-26: how far a price may be from the usual one, in per cent. */
  price_spread_percent: { kind: 'decimal', min: 1, max: 1000, value: '50' },
  /** V-DEC-31: in kilograms, of containers of twenty feet. */
  payload_small: { kind: 'integer', min: 1000, max: 60_000, value: '28000' },
  payload_large: { kind: 'integer', min: 1000, max: 60_000, value: '26500' },
  /** Of a paper that goes along. */
  paper_kilobytes: { kind: 'integer', min: 64, max: 51_200, value: '4096' },
  modes_without_levy: {
    kind: 'modes',
    value: '1210 1239 9610 5000 5010 5015 5033 5034 5100 5300 5335 5361',
  },
  /** Exports in them earn no refund of tax. */
  modes_without_refund: { kind: 'modes', value: '1039 3010' },
  /** How long a form may stand before operators are shown it. */
  stuck_pushing_minutes: { kind: 'integer', min: 1, max: 1440, value: '10' },
  stuck_declaring_minutes: { kind: 'integer', min: 5, max: 10_080, value: '240' },
  /** How long a test of the connection lets forms be sent. */
  connection_test_hours: { kind: 'integer', min: 1, max: 168, value: '24' },
  /** Of an agency order. */
  accept_working_hours: { kind: 'integer', min: 1, max: 90, value: '2' },
  /** For its quote, from the acceptance on. */
  pay_hours: { kind: 'integer', min: 1, max: 720, value: '48' },
  complete_days: { kind: 'integer', min: 1, max: 90, value: '7' },
} as const satisfies Record<string, ParameterForm & { readonly value: string }>
export type CustomsParameter = keyof typeof CUSTOMS_PARAMETERS

export const CUSTOMS_PARAMETER_CODES = [
  ...(['days_ahead', 'market_usd_limit', 'price_spread_percent', 'payload_small', 'payload_large'] as const),
  ...(['paper_kilobytes', 'modes_without_levy', 'modes_without_refund', 'stuck_pushing_minutes'] as const),
  ...([
    'stuck_declaring_minutes',
    'connection_test_hours',
    'accept_working_hours',
    'pay_hours',
    'complete_days',
  ] as const),
] as const satisfies readonly CustomsParameter[]

const parameter = z.object({
  code: z.enum(CUSTOMS_PARAMETER_CODES),
  /** That holds today. */
  value: z.string(),
  /** The product's own, which holds where nobody wrote another one. */
  productValue: z.string(),
  /** All that were written, the latest day first. */
  periods: z.array(z.object({ value: z.string(), validFrom: z.string(), updatedAt: z.string() })),
  version: z.int(),
})
export type CustomsParameterRow = z.output<typeof parameter>

export const customsParameterList = defineEndpoint({
  name: 'customs.customsParameterList',
  path: '/comprehensive-service/declarationForm/parameter/list',
  audiences: ['operator'],
  input: z.object({}),
  output: z.object({ parameters: z.array(parameter), mayChange: z.boolean() }),
  reads: ['customsParameter'],
  summary: 'What the checks and the jobs of customs go by in this region.',
})

export const customsParameterUpdate = defineEndpoint({
  name: 'customs.customsParameterUpdate',
  path: '/comprehensive-service/declarationForm/parameter/update',
  audiences: ['operator'],
  input: z.object({
    code: z.enum(CUSTOMS_PARAMETER_CODES),
    value: text(500),
    /** Not before today: what was judged stays judged. */
    validFrom: civilDate(),
    version: z.int(),
  }),
  output: parameter,
  errors: ['FT520400', 'FT510006'],
  writes: true,
  touches: ['customsParameter'],
  summary: 'Another value from a day on; drafts are judged by it from then on, forms that were sent stay as they are.',
})
