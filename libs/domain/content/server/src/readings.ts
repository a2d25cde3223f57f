import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { iso } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { publicArticles } from './news-article.repository'
import { newsLocaleOf } from './public-news.handlers'
import { documentLocaleOf } from './related-document.handlers'
import { inForceOf } from './related-document.repository'

/** What other domains ask of the portal's own words through their ports: each in one query, in the caller's language. */

interface ArticleFacts {
  title: string
  contentLocale: LocaleCode
  summary: string
  coverFileId: string | null
  publishedAt: string
}

/**
 * Those of these articles that stand in the portal of the call's region, by id. They are read there as a visitor, whoever asks: what is
 * for other readers only is not among them.
 */
export async function articlesToRead(
  ctx: ActorContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ArticleFacts>> {
  const rows = await publicArticles(ctx, ids)
  return new Map(
    rows.map(row => {
      const contentLocale = newsLocaleOf(ctx, row)
      return [
        row.id,
        {
          title: row.title[contentLocale] ?? '',
          contentLocale,
          summary: row.summary[contentLocale] ?? '',
          coverFileId: row.cover_file_id,
          publishedAt: iso(row.published_at),
        },
      ]
    }),
  )
}

interface DocumentFacts {
  title: string
  contentLocale: LocaleCode
  code: string
  edition: number
  effectiveAt: string
}

/** The same of related documents: the editions in force, by `documentId`. */
export async function documentsToRead(
  ctx: ActorContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DocumentFacts>> {
  const rows = await inForceOf(ctx, ids)
  return new Map(
    rows.map(row => {
      const contentLocale = documentLocaleOf(row, ctx.locale)
      const { code, edition } = row
      return [
        row.documentId,
        { title: row.title[contentLocale] ?? '', contentLocale, code, edition, effectiveAt: iso(row.effectiveAt) },
      ]
    }),
  )
}
