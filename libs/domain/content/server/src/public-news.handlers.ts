import type * as contentContract from '@tradeport/domain/content/contract'
import { readingLocale } from '@tradeport/domain/content/rules'
import { iso } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import {
  categories,
  countView,
  neighbours,
  publicArticle,
  publicPage,
  type PublicNewsRow,
} from './news-article.repository'

type PublicNewsHandlers = Pick<
  Handlers<typeof contentContract>,
  'newsCategoryList' | 'publicNewsPage' | 'publicNewsArticle' | 'publicNewsView'
>

export const newsLocaleOf = (ctx: ActorContext, row: PublicNewsRow) =>
  readingLocale(row.locales, ctx.locale, row.source_locale) ?? row.source_locale

function summaryDto(ctx: ActorContext, row: PublicNewsRow) {
  const locale = newsLocaleOf(ctx, row)
  return {
    id: row.id,
    categoryCode: row.category_code,
    categoryName: row.category_name,
    title: row.title[locale] ?? '',
    summary: row.summary[locale] ?? '',
    contentLocale: locale,
    coverFileId: row.cover_file_id,
    publishedAt: iso(row.published_at),
    pinned: row.pinned,
    tags: row.tags,
  }
}

const linkDto = (ctx: ActorContext, row: PublicNewsRow | undefined) =>
  row ? { id: row.id, title: row.title[newsLocaleOf(ctx, row)] ?? '' } : null

export const publicNewsHandlers: PublicNewsHandlers = {
  newsCategoryList: ctx => categories(ctx),

  async publicNewsPage(ctx, input) {
    const page = await publicPage(ctx, input)
    return { ...page, records: page.records.map(row => summaryDto(ctx, row)) }
  },

  async publicNewsArticle(ctx, input) {
    const row = await publicArticle(ctx, input.id)
    const { previous, next, related } = await neighbours(ctx, row)
    return {
      ...summaryDto(ctx, row),
      body: row.body[newsLocaleOf(ctx, row)] ?? '',
      source: row.source,
      authorName: row.author_name,
      views: Number(row.views),
      locales: row.locales,
      previous: linkDto(ctx, previous),
      next: linkDto(ctx, next),
      related: related.map(other => summaryDto(ctx, other)),
    }
  },

  async publicNewsView(ctx, input) {
    return { views: await countView(ctx, input.id) }
  },
}
