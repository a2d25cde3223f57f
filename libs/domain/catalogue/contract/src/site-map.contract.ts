import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'

export const SITE_MAP_KINDS = ['product', 'store'] as const

export const siteMapCount = defineEndpoint({
  name: 'catalogue.siteMapCount',
  path: '/mall/siteMap/count',
  audiences: ['visitor'],
  reads: ['product', 'store'],
  input: z.object({}),
  output: z.object({ product: z.int(), store: z.int() }),
  summary: 'How many public pages of products and stores the region has.',
})

export const siteMapEntries = defineEndpoint({
  name: 'catalogue.siteMapEntries',
  path: '/mall/siteMap/entries',
  audiences: ['visitor'],
  reads: ['product', 'store'],
  rateLimit: 600,
  input: z.object({
    kind: z.enum(SITE_MAP_KINDS),
    /** Goes on behind this id. */
    after: z.optional(id()),
    /** Begins after so many, where there is no id to go on from. */
    skip: z._default(z.int().check(z.minimum(0), z.maximum(50_000_000)), 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(5_000)), 1_000),
  }),
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        /** What its address names: a product's id, a store's slug. */
        key: z.string(),
        changedAt: z.string(),
      }),
    ),
  }),
  summary: 'Public products or stores in the order of their ids, for search engines.',
})
