import { defineEndpoint, pageOutput, statusCountOutput, z } from '@tradeport/kernel/contract-kit'
import {
  changeOutput,
  idInput,
  newsArticleDetail,
  newsArticleInput,
  newsArticleRow,
  newsPageInput,
  newsStatusCountInput,
  reasonedInput,
  versionedInput,
} from './news-article.schema'

export const newsPage = defineEndpoint({
  name: 'content.newsPage',
  path: '/portal/news/page',
  audiences: ['operator'],
  input: newsPageInput,
  output: pageOutput(newsArticleRow),
  reads: ['newsArticle'],
})

export const newsStatusCount = defineEndpoint({
  name: 'content.newsStatusCount',
  path: '/portal/news/statusCount',
  audiences: ['operator'],
  input: newsStatusCountInput,
  output: statusCountOutput(),
  reads: ['newsArticle'],
})

export const newsDetail = defineEndpoint({
  name: 'content.newsDetail',
  path: '/portal/news/detail',
  audiences: ['operator'],
  input: idInput,
  output: newsArticleDetail,
  errors: ['MALL600404'],
  reads: ['newsArticle'],
})

export const newsCreate = defineEndpoint({
  name: 'content.newsCreate',
  path: '/portal/news/create',
  audiences: ['operator'],
  // In a field of its own, because its `source` would be taken for the request layer's: the region.
  input: z.object({ article: newsArticleInput }),
  output: changeOutput,
  errors: ['MALL600400'],
  writes: true,
  touches: ['newsArticle'],
})

export const newsUpdate = defineEndpoint({
  name: 'content.newsUpdate',
  path: '/portal/news/update',
  audiences: ['operator'],
  input: z.object({ ...versionedInput.shape, article: newsArticleInput }),
  output: changeOutput,
  errors: ['MALL600400', 'MALL600404'],
  writes: true,
  touches: ['newsArticle'],
  summary: 'Drafts, working versions and offline articles only; a published one is changed in its working version.',
})

const change = (action: string, summary: string) => ({
  name: `content.news${action.charAt(0).toUpperCase()}${action.slice(1)}`,
  path: `/portal/news/${action}` as const,
  audiences: ['operator'] as const,
  output: changeOutput,
  writes: true,
  touches: ['newsArticle'],
  summary,
})

export const newsSubmit = defineEndpoint({
  ...change('submit', 'Asks another operator to review.'),
  input: versionedInput,
  errors: ['MALL600400', 'MALL600404'],
})
export const newsReturn = defineEndpoint({
  ...change('return', 'Back to draft, with a reason.'),
  input: reasonedInput,
  errors: ['MALL600404', 'MALL640403'],
})
export const newsApprove = defineEndpoint({
  ...change('approve', 'Schedules, and publishes at once when its time has come.'),
  input: versionedInput,
  errors: ['MALL600404', 'MALL640403'],
})
export const newsPublish = defineEndpoint({
  ...change(
    'publish',
    'Publishes a scheduled article now; a working version takes the place of its article, whose id is answered.',
  ),
  input: versionedInput,
  errors: ['MALL600404'],
})
export const newsWithdraw = defineEndpoint({
  ...change('withdraw', 'Takes it off the portal; its working version is what is then there to edit.'),
  input: reasonedInput,
  errors: ['MALL600404'],
})
export const newsRemove = defineEndpoint({
  ...change('remove', 'Removes a draft or an offline article for good.'),
  input: versionedInput,
  errors: ['MALL600404'],
})
export const newsRevise = defineEndpoint({
  ...change('revise', 'Begins a working version of a published article and answers it; readers see the published one.'),
  input: versionedInput,
  errors: ['MALL600404'],
})
