import { AUDIENCES, documentEvent, i18nText, id, LOCALE_CODES, pageInput, z } from '@tradeport/kernel/contract-kit'
import { staleLocales, translationFilter, translationMark } from './translation.schema'

export const NEWS_STATUSES = ['draft', 'in_review', 'scheduled', 'published', 'offline', 'removed'] as const
export type NewsStatus = (typeof NEWS_STATUSES)[number]

/** What an operator may be offered; each is the name of an endpoint. */
export const NEWS_ACTIONS = [
  'update',
  'submit',
  'return',
  'approve',
  'publish',
  'revise',
  'withdraw',
  'remove',
] as const
export type NewsAction = (typeof NEWS_ACTIONS)[number]

/** Sides that have a message centre. */
export const TOLD_SIDES = ['buyer', 'seller', 'provider'] as const
export type ToldSide = (typeof TOLD_SIDES)[number]

const TITLE_MAX = 200
const SUMMARY_MAX = 500
const BODY_MAX = 60_000

const localeCode = () => z.enum(LOCALE_CODES)

export const newsArticleRow = z.object({
  id: z.string(),
  no: z.string(),
  status: z.enum(NEWS_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  categoryCode: z.string(),
  title: i18nText(TITLE_MAX),
  coverFileId: z.nullable(z.string()),
  sourceLocale: localeCode(),
  regionIds: z.array(z.string()),
  publishAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  topUntil: z.nullable(z.string()),
  /** Goes offline by itself then. */
  showUntil: z.nullable(z.string()),
  views: z.int(),
  /** The published article that this is the working version of. */
  revisionOf: z.nullable(z.string()),
  /** Where this published article is being changed. */
  workingVersionId: z.nullable(z.string()),
  staleLocales: staleLocales(),
  updatedAt: z.string(),
})
export type NewsArticleRow = z.output<typeof newsArticleRow>

export const newsArticleDetail = z.extend(newsArticleRow, {
  summary: i18nText(SUMMARY_MAX),
  body: i18nText(BODY_MAX),
  source: z.nullable(z.string()),
  authorName: z.nullable(z.string()),
  audiences: z.array(z.enum(AUDIENCES)),
  announceTo: z.array(z.enum(TOLD_SIDES)),
  /** People who have been told so far. */
  told: z.int(),
  tags: z.array(z.string()),
  returnReason: z.nullable(z.string()),
  createdAt: z.string(),
  translations: z.array(translationMark),
  timeline: z.array(documentEvent()),
})
export type NewsArticleDetail = z.output<typeof newsArticleDetail>

/** A draft may be incomplete; submitting asks for title, summary and body in the source language. */
export const newsArticleInput = z
  .object({
    categoryCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    sourceLocale: localeCode(),
    title: i18nText(TITLE_MAX),
    summary: z._default(i18nText(SUMMARY_MAX), {}),
    body: z._default(i18nText(BODY_MAX), {}),
    coverFileId: z.optional(z.nullable(id())),
    source: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(120)))),
    authorName: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(80)))),
    /** Where it appears; only regions the operator serves. The region of the call when absent. */
    regionIds: z.optional(z.array(z.string().check(z.maxLength(24))).check(z.minLength(1), z.maxLength(20))),
    /** Who reads it besides visitors; empty means everybody. */
    audiences: z._default(z.array(z.enum(AUDIENCES)).check(z.maxLength(5)), []),
    /** Whose people get a message when it is published, each once however often it is published. */
    announceTo: z._default(z.array(z.enum(TOLD_SIDES)).check(z.maxLength(3)), []),
    tags: z._default(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))).check(z.maxLength(10)), []),
    publishAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    topUntil: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
    /** Null: until somebody withdraws it. */
    showUntil: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  })
  .check(
    z.refine(input => (input.title[input.sourceLocale] ?? '').trim().length > 0, {
      error: 'required',
      path: ['title'],
    }),
    z.refine(
      input => !input.publishAt || !input.showUntil || Date.parse(input.publishAt) < Date.parse(input.showUntil),
      { error: 'ends_before_start', path: ['showUntil'] },
    ),
    // The message leads to the portal.
    z.refine(
      ({ announceTo, audiences }) => announceTo.length === 0 || audiences.length === 0 || audiences.includes('visitor'),
      { error: 'told_cannot_read', path: ['announceTo'] },
    ),
  )
export type NewsArticleInput = z.input<typeof newsArticleInput>

export const newsPageInput = pageInput(
  {
    status: z.optional(z.enum(NEWS_STATUSES)),
    categoryCode: z.optional(z.string().check(z.maxLength(40))),
    translations: translationFilter(),
  },
  ['-updatedAt', 'updatedAt', '-publishedAt', 'publishedAt'],
)
export const newsStatusCountInput = z.object({
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  categoryCode: z.optional(z.string().check(z.maxLength(40))),
  translations: translationFilter(),
})

export const idInput = z.object({ id: id() })
export const versionedInput = z.object({ id: id(), version: z.int() })
export const reasonedInput = z.object({
  id: id(),
  version: z.int(),
  reason: z.string().check(z.trim(), z.minLength(2), z.maxLength(500)),
})
export const changeOutput = z.object({ id: z.string(), version: z.int(), status: z.string() })
