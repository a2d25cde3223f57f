import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'

export const MARKET_SITE_MAP_KINDS = ['service', 'provider'] as const

export const marketSiteMapCount = defineEndpoint({
  name: 'serviceMarket.marketSiteMapCount',
  path: '/portal/serviceMarket/siteMap/count',
  audiences: ['visitor'],
  reads: ['service'],
  input: z.object({}),
  output: z.object({ service: z.int(), provider: z.int() }),
  summary: 'How many public pages of services and providers the region has.',
})

export const marketSiteMapEntries = defineEndpoint({
  name: 'serviceMarket.marketSiteMapEntries',
  path: '/portal/serviceMarket/siteMap/entries',
  audiences: ['visitor'],
  reads: ['service'],
  rateLimit: 600,
  input: z.object({
    kind: z.enum(MARKET_SITE_MAP_KINDS),
    /** Goes on behind this id. */
    after: z.optional(id()),
    /** Begins after so many, where there is no id to go on from. */
    skip: z._default(z.int().check(z.minimum(0), z.maximum(50_000_000)), 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(5_000)), 1_000),
  }),
  output: z.object({ entries: z.array(z.object({ id: z.string(), changedAt: z.string() })) }),
  summary: 'Services on the market, or the companies that offer them, in the order of their ids, for search engines.',
})
