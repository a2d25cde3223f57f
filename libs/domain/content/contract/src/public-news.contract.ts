import {
  AUDIENCES,
  defineEndpoint,
  i18nText,
  id,
  LOCALE_CODES,
  pageInput,
  pageOutput,
  z,
} from '@tradeport/kernel/contract-kit'

/** What a reader sees of an article in a list, in one language: the asked one, else the fallback chain's. */
export const newsSummary = z.object({
  id: z.string(),
  categoryCode: z.string(),
  categoryName: i18nText(60),
  title: z.string(),
  summary: z.string(),
  /** The language of title and summary, for the `lang` attribute where it differs from the page's. */
  contentLocale: z.enum(LOCALE_CODES),
  coverFileId: z.nullable(z.string()),
  publishedAt: z.string(),
  pinned: z.boolean(),
  tags: z.array(z.string()),
})
export type NewsSummary = z.output<typeof newsSummary>

export const publicNewsPageInput = pageInput({ categoryCode: z.optional(z.string().check(z.maxLength(40))) })
export const publicNewsPageOutput = pageOutput(newsSummary)

export const publicNewsDetail = z.extend(newsSummary, {
  /** Sanitised HTML. */
  body: z.string(),
  source: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  views: z.int(),
  locales: z.array(z.enum(LOCALE_CODES)),
  previous: z.nullable(z.object({ id: z.string(), title: z.string() })),
  next: z.nullable(z.object({ id: z.string(), title: z.string() })),
  related: z.array(newsSummary),
})
export type PublicNewsDetail = z.output<typeof publicNewsDetail>

export const newsCategory = z.object({ code: z.string(), name: i18nText(60), sort: z.int() })

export const newsCategoryList = defineEndpoint({
  name: 'content.newsCategoryList',
  path: '/portal/news/category/list',
  audiences: AUDIENCES,
  input: z.object({}),
  output: z.array(newsCategory),
  reads: ['newsCategory'],
})

export const publicNewsPage = defineEndpoint({
  name: 'content.publicNewsPage',
  path: '/portal/news/public/page',
  audiences: AUDIENCES,
  input: publicNewsPageInput,
  output: publicNewsPageOutput,
  reads: ['newsArticle'],
  summary: 'Published news of the region in the caller’s language, pinned first.',
})

export const publicNewsArticle = defineEndpoint({
  name: 'content.publicNewsArticle',
  path: '/portal/news/public/detail',
  audiences: AUDIENCES,
  input: z.object({ id: id() }),
  output: publicNewsDetail,
  errors: ['MALL600404'],
  reads: ['newsArticle'],
})

/** Apart from reading, because reads are retried, cached and prefetched and would count themselves. */
export const publicNewsView = defineEndpoint({
  name: 'content.publicNewsView',
  path: '/portal/news/public/view',
  audiences: AUDIENCES,
  input: z.object({ id: id() }),
  output: z.object({ views: z.int() }),
  errors: ['MALL600404'],
  writes: true,
  rateLimit: 30,
  summary: 'Counts a view.',
})
