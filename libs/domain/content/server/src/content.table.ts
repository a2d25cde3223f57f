import type { Audience, I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import type {
  BannerSlot,
  DocumentKind,
  NewsStatus,
  PublicationStatus,
  ToldSide,
} from '@tradeport/domain/content/contract'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { documentColumns } from '@tradeport/node/db'

const staleLocales = () => text().array().$type<LocaleCode[]>().notNull().default([])

export const newsArticle = pgTable('news_article', {
  ...documentColumns(),
  status: text().$type<NewsStatus>().notNull(),
  categoryCode: text().notNull(),
  sourceLocale: text().$type<LocaleCode>().notNull(),
  title: jsonb().$type<I18nText>().notNull(),
  summary: jsonb().$type<I18nText>().notNull(),
  body: jsonb().$type<I18nText>().notNull(),
  locales: text().array().$type<LocaleCode[]>().notNull(),
  searchText: text().notNull(),
  coverFileId: uuid(),
  source: text(),
  authorName: text(),
  regionIds: text().array().notNull(),
  audiences: text().array().$type<Audience[]>().notNull(),
  tags: text().array().notNull(),
  announceTo: text().array().$type<ToldSide[]>().notNull().default([]),
  publishAt: timestamp({ withTimezone: true }),
  publishedAt: timestamp({ withTimezone: true }),
  topUntil: timestamp({ withTimezone: true }),
  showUntil: timestamp({ withTimezone: true }),
  staleLocales: staleLocales(),
  returnReason: text(),
  submittedBy: uuid(),
  views: bigint({ mode: 'number' }).notNull().default(0),
  revisionOf: uuid(),
  workingVersionId: uuid(),
})
export type NewsArticle = typeof newsArticle.$inferSelect

export const relatedDocument = pgTable('related_document', {
  ...documentColumns(),
  status: text().$type<PublicationStatus>().notNull(),
  code: text().notNull(),
  edition: integer().notNull(),
  kind: text().$type<DocumentKind>().notNull(),
  sourceLocale: text().$type<LocaleCode>().notNull(),
  title: jsonb().$type<I18nText>().notNull(),
  body: jsonb().$type<I18nText>().notNull(),
  files: jsonb().$type<I18nText>().notNull(),
  locales: text().array().$type<LocaleCode[]>().notNull(),
  searchText: text().notNull(),
  effectiveAt: timestamp({ withTimezone: true }).notNull(),
  showFrom: timestamp({ withTimezone: true }),
  showUntil: timestamp({ withTimezone: true }),
  mustAccept: boolean().notNull(),
  audiences: text().array().$type<Audience[]>().notNull(),
  staleLocales: staleLocales(),
})
export type RelatedDocument = typeof relatedDocument.$inferSelect

export const banner = pgTable('banner', {
  ...documentColumns(),
  status: text().$type<PublicationStatus>().notNull(),
  slot: text().$type<BannerSlot>().notNull(),
  sourceLocale: text().$type<LocaleCode>().notNull(),
  title: jsonb().$type<I18nText>().notNull(),
  subtitle: jsonb().$type<I18nText>().notNull(),
  images: jsonb().$type<I18nText>().notNull(),
  locales: text().array().$type<LocaleCode[]>().notNull(),
  link: text(),
  showFrom: timestamp({ withTimezone: true }),
  showUntil: timestamp({ withTimezone: true }),
  sort: integer().notNull(),
  staleLocales: staleLocales(),
})
export type Banner = typeof banner.$inferSelect
