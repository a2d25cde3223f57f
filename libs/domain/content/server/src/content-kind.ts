import type { BannerInput, DocumentInput, NewsArticleInput } from '@tradeport/domain/content/contract'
import { completeLocales } from '@tradeport/domain/content/rules'
import { LOCALE_CODES, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'
import {
  banner,
  newsArticle,
  relatedDocument,
  type Banner,
  type NewsArticle,
  type RelatedDocument,
} from './content.table'

/** What all content has in common: texts in languages, versions of what was public, and a place in the tables. */
export interface ContentKind<Row extends Sourced> {
  readonly type: 'newsArticle' | 'relatedDocument' | 'banner'
  readonly table: typeof newsArticle | typeof relatedDocument | typeof banner
  /** What is translated, by field. */
  texts(row: Pick<Row, TextColumn & keyof Row>): Record<string, I18nText>
  /** Languages in which nothing is missing that a reader needs. */
  complete(row: Pick<Row, TextColumn & keyof Row>): LocaleCode[]
  /** What a version keeps: everything an editor writes but the times. */
  content(row: Row): Readonly<Record<string, unknown>>
  /** What its versions are counted by. */
  series(row: Row): string
  /** The number its next version has by itself; counted where absent. */
  no?(row: Row): number
}

export interface Sourced {
  id: string
  no: string
  version: number
  status: string
  regionId: string
  sourceLocale: LocaleCode
}

type TextColumn = 'title' | 'summary' | 'body' | 'files' | 'subtitle'

export const NEWS: ContentKind<NewsArticle> = {
  type: 'newsArticle',
  table: newsArticle,
  texts: ({ title, summary, body }) => ({ title, summary, body }),
  complete: ({ title, body }) => completeLocales(title, body),
  content: row =>
    ({
      categoryCode: row.categoryCode,
      sourceLocale: row.sourceLocale,
      title: row.title,
      summary: row.summary,
      body: row.body,
      coverFileId: row.coverFileId,
      source: row.source,
      authorName: row.authorName,
      regionIds: row.regionIds,
      audiences: row.audiences,
      tags: row.tags,
    }) satisfies NewsArticleInput,
  // A working version has the versions of its article.
  series: row => row.revisionOf ?? row.id,
}

export const DOCUMENT: ContentKind<RelatedDocument> = {
  type: 'relatedDocument',
  table: relatedDocument,
  texts: ({ title, body, files }) => ({ title, body, files }),
  complete: ({ title, body, files }) => LOCALE_CODES.filter(locale => title[locale] && (body[locale] ?? files[locale])),
  content: row =>
    ({
      code: row.code,
      kind: row.kind,
      sourceLocale: row.sourceLocale,
      title: row.title,
      body: row.body,
      files: row.files,
      mustAccept: row.mustAccept,
      audiences: row.audiences,
    }) satisfies Omit<DocumentInput, 'effectiveAt'>,
  series: row => row.code,
  no: row => row.edition,
}

export const BANNER: ContentKind<Banner> = {
  type: 'banner',
  table: banner,
  texts: ({ title, subtitle }) => ({ title, subtitle }),
  complete: ({ title }) => completeLocales(title),
  content: row =>
    ({
      slot: row.slot,
      sourceLocale: row.sourceLocale,
      title: row.title,
      subtitle: row.subtitle,
      images: row.images,
      link: row.link,
      sort: row.sort,
    }) satisfies BannerInput,
  series: row => row.id,
}
