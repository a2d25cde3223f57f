import { defineEndpoint, i18nText, id, LOCALE_CODES, z } from '@tradeport/kernel/contract-kit'

export const INTRODUCTION_MAX = 2000

/** What a provider says of itself on its page: plain text in any number of languages, and its sign. */
export const providerProfileInput = z.object({
  /** The language that is written first, which readers of others fall back on. */
  sourceLocale: z.enum(LOCALE_CODES),
  /** A public picture. */
  logoFileId: z._default(z.nullable(id()), null),
  introduction: z._default(i18nText(INTRODUCTION_MAX), {}),
})
export type ProviderProfileInput = z.output<typeof providerProfileInput>

const providerProfileOutput = z.extend(providerProfileInput, {
  companyId: z.string(),
  /** Zero before the first was saved. */
  version: z.int(),
  /** Who may change it. */
  actions: z.array(z.string()),
})
export type ProviderProfile = z.output<typeof providerProfileOutput>

const PATH = '/comprehensive-service/service/provider/profile'

export const providerProfileDetail = defineEndpoint({
  name: 'serviceMarket.providerProfileDetail',
  path: `${PATH}/detail`,
  audiences: ['provider'],
  input: z.object({}),
  output: providerProfileOutput,
  reads: ['providerProfile'],
  summary: 'What the caller’s company says of itself on its page of the market.',
})

export const providerProfileSave = defineEndpoint({
  name: 'serviceMarket.providerProfileSave',
  path: `${PATH}/save`,
  audiences: ['provider'],
  input: z.object({ version: z.int().check(z.minimum(0)), profile: providerProfileInput }),
  output: z.object({ version: z.int() }),
  errors: ['FT520400', 'FT510006'],
  writes: true,
  touches: ['providerProfile', 'service'],
  summary: 'Visitors see it at once. For those who look after the company.',
})
