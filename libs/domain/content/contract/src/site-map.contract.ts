import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'

export const newsSiteMapCount = defineEndpoint({
  name: 'content.newsSiteMapCount',
  path: '/portal/news/siteMap/count',
  audiences: ['visitor'],
  reads: ['newsArticle'],
  input: z.object({}),
  output: z.object({ article: z.int() }),
  summary: 'How many articles of the region everybody may read.',
})

export const newsSiteMapEntries = defineEndpoint({
  name: 'content.newsSiteMapEntries',
  path: '/portal/news/siteMap/entries',
  audiences: ['visitor'],
  reads: ['newsArticle'],
  rateLimit: 600,
  input: z.object({
    /** Goes on behind this id. */
    after: z.optional(id()),
    /** Begins after so many, where there is no id to go on from. */
    skip: z._default(z.int().check(z.minimum(0), z.maximum(50_000_000)), 0),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(5_000)), 1_000),
  }),
  output: z.object({ entries: z.array(z.object({ id: z.string(), changedAt: z.string() })) }),
  summary: 'Articles for everybody in the order of their ids, for search engines.',
})
