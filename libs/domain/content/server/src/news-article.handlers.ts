import { and, eq } from 'drizzle-orm'
import type * as contentContract from '@tradeport/domain/content/contract'
import { newsArticleInput, type NewsStatus } from '@tradeport/domain/content/contract'
import {
  mayEditNews,
  mayReviewNews,
  newsActions,
  newsMachine,
  type TranslationMark,
} from '@tradeport/domain/content/rules'
import { AppError } from '@tradeport/kernel/errors'
import { z, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { iso, isoOrNull, nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { toldOf } from './announcement'
import { refuseWrongFields, requireEditor, wrongFiles, wrongRegions } from './content-access'
import { NEWS } from './content-kind'
import { confirmTranslation, keepMarks, languageColumns, marksAfter, marksOf } from './content-translation'
import { compareVersions, noteRestored, versionOf, versionsOf } from './content-version'
import { newsArticle, type NewsArticle } from './content.table'
import {
  dueArticles,
  endedArticles,
  isLockedNow,
  knowsCategory,
  loadArticle,
  queuePage,
  statusCounts,
} from './news-article.repository'
import { step } from './news-article.step'
import { leaveArticle, publish, revise, withdraw } from './news-working-version'
import { cleanI18nHtml, searchTextOf, trimI18n } from './rich-text'

type NewsHandlers = Pick<
  Handlers<typeof contentContract>,
  | 'newsPage'
  | 'newsStatusCount'
  | 'newsDetail'
  | 'newsCreate'
  | 'newsUpdate'
  | 'newsSubmit'
  | 'newsReturn'
  | 'newsApprove'
  | 'newsPublish'
  | 'newsWithdraw'
  | 'newsRemove'
  | 'newsRevise'
  | 'newsTranslationConfirm'
  | 'newsVersionList'
  | 'newsVersionCompare'
  | 'newsRestore'
>

type ArticleInput = ParsedInputOf<typeof contentContract.newsCreate>['article']

const DOCUMENT = 'newsArticle'
const dateOrNull = (value: string | null | undefined) => (value ? new Date(value) : null)

const rowDto = (ctx: ActorContext, row: NewsArticle) => ({
  id: row.id,
  no: row.no,
  status: row.status,
  version: row.version,
  actions: newsActions(row, ctx.actor),
  categoryCode: row.categoryCode,
  title: row.title,
  coverFileId: row.coverFileId,
  sourceLocale: row.sourceLocale,
  regionIds: row.regionIds,
  publishAt: isoOrNull(row.publishAt),
  publishedAt: isoOrNull(row.publishedAt),
  topUntil: isoOrNull(row.topUntil),
  showUntil: isoOrNull(row.showUntil),
  views: row.views,
  revisionOf: row.revisionOf,
  workingVersionId: row.workingVersionId,
  staleLocales: row.staleLocales,
  updatedAt: iso(row.updatedAt),
})

const changed = (row: { id: string; version: number; status: string }) => ({
  id: row.id,
  version: row.version,
  status: row.status,
})

const MINUTE = 60_000

/** A time that is over would publish it at once: whoever wants that leaves the field empty. One that stood before may have passed. */
function isOver(ctx: ActorContext, at: Date | null, stood: Date | null): boolean {
  return at !== null && at.getTime() !== stood?.getTime() && at.getTime() + MINUTE <= ctx.now().getTime()
}

/** The columns that an editor writes, checked against what the schema cannot know; `stood`: when it was to be published until now. */
async function columnsOf(ctx: ActorContext, input: ArticleInput, prefix: string, stood: Date | null) {
  const regionIds = [...new Set(input.regionIds ?? [ctx.region.regionId])]
  const cover = input.coverFileId
    ? [{ path: `${prefix}coverFileId`, id: input.coverFileId, kind: 'image' as const }]
    : []
  refuseWrongFields([
    ...((await knowsCategory(ctx, input.categoryCode))
      ? []
      : [{ path: `${prefix}categoryCode`, rule: 'unknown_category' }]),
    ...wrongRegions(ctx, regionIds, `${prefix}regionIds`),
    ...(isOver(ctx, dateOrNull(input.publishAt), stood) ? [{ path: `${prefix}publishAt`, rule: 'in_past' }] : []),
    ...(await wrongFiles(ctx, cover)),
  ])
  const title = trimI18n(input.title)
  const summary = trimI18n(input.summary)
  const body = cleanI18nHtml(input.body)
  return {
    categoryCode: input.categoryCode,
    sourceLocale: input.sourceLocale,
    title,
    summary,
    body,
    searchText: searchTextOf(title, summary),
    coverFileId: input.coverFileId ?? null,
    source: input.source ?? null,
    authorName: input.authorName ?? null,
    regionIds,
    audiences: [...new Set(input.audiences)],
    tags: [...new Set(input.tags)],
    announceTo: [...new Set(input.announceTo)],
    publishAt: dateOrNull(input.publishAt),
    topUntil: dateOrNull(input.topUntil),
    showUntil: dateOrNull(input.showUntil),
  }
}

/** Writes what an editor changed, unless somebody was faster. @throws AppError `FT510006` */
async function store(
  ctx: ActorContext,
  row: NewsArticle,
  version: number,
  columns: Awaited<ReturnType<typeof columnsOf>>,
  marks: readonly TranslationMark[],
) {
  const updated = await ctx.db
    .update(newsArticle)
    .set({
      ...columns,
      ...languageColumns(NEWS, columns, marks),
      version: version + 1,
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
    })
    .where(and(eq(newsArticle.id, row.id), eq(newsArticle.status, row.status), eq(newsArticle.version, version)))
    .returning({ id: newsArticle.id, version: newsArticle.version, status: newsArticle.status })
  const next = updated[0]
  if (!next) throw new AppError('FT510006')
  await keepMarks(ctx, NEWS.type, row.id, marks)
  return next
}

/** @throws AppError `MALL600403` for whom, or when, it is not to be changed. */
async function loadForEdit(ctx: ActorContext, id: string): Promise<NewsArticle> {
  requireEditor(ctx)
  const row = await loadArticle(ctx, id)
  if (!mayEditNews(row.status, ctx.actor.roles)) throw new AppError('MALL600403')
  return row
}

/** Nobody decides on what they submitted themselves. */
async function loadForReview(ctx: ActorContext, id: string): Promise<NewsArticle> {
  const row = await loadArticle(ctx, id)
  if (row.status === 'in_review' && !mayReviewNews(row, ctx.actor.userId)) throw new AppError('MALL640403')
  return row
}

/** The timer of articles: what has had its day goes first, so that nothing is published only to be withdrawn. */
export async function keepSchedule(ctx: ActorContext): Promise<void> {
  for (const row of await endedArticles(ctx)) await withdraw(ctx.inRegion(row.regionId), row, row.version)
  for (const row of await dueArticles(ctx)) {
    if (row.revisionOf === null || (await isLockedNow(ctx, row.revisionOf)))
      await publish(ctx.inRegion(row.regionId), row, row.version)
  }
}

export const newsHandlers: NewsHandlers = {
  async newsPage(ctx, input) {
    const page = await queuePage(ctx, input)
    return { ...page, records: page.records.map(row => rowDto(ctx, row)) }
  },

  newsStatusCount: (ctx, input) => statusCounts(ctx, input),

  async newsDetail(ctx, input) {
    const row = await loadArticle(ctx, input.id)
    return {
      ...rowDto(ctx, row),
      summary: row.summary,
      body: row.body,
      source: row.source,
      authorName: row.authorName,
      audiences: row.audiences,
      announceTo: row.announceTo,
      told: await toldOf(ctx, row.revisionOf ?? row.id),
      tags: row.tags,
      returnReason: row.returnReason,
      createdAt: iso(row.createdAt),
      translations: await marksOf(ctx, DOCUMENT, row.id),
      timeline: await timeline(ctx, DOCUMENT, row.id),
    }
  },

  async newsCreate(ctx, input) {
    requireEditor(ctx)
    const columns = await columnsOf(ctx, input.article, 'article.', null)
    const now = ctx.now()
    const status: NewsStatus = newsMachine.initial
    const row = {
      id: uuidv7(),
      no: await nextDocumentNo(ctx.db, 'NA', ctx.region, now),
      regionId: ctx.region.regionId,
      status,
      version: 0,
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
    }
    const marks = await marksAfter(ctx, NEWS, null, columns)
    await ctx.db.insert(newsArticle).values({ ...row, ...columns, ...languageColumns(NEWS, columns, marks) })
    await keepMarks(ctx, DOCUMENT, row.id, marks)
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'create', toStatus: status })
    return changed(row)
  },

  async newsUpdate(ctx, input) {
    const row = await loadForEdit(ctx, input.id)
    const columns = await columnsOf(ctx, input.article, 'article.', row.publishAt)
    const next = await store(ctx, row, input.version, columns, await marksAfter(ctx, NEWS, row, columns))
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'update' })
    return next
  },

  async newsSubmit(ctx, input) {
    const row = await loadArticle(ctx, input.id)
    const missing = [
      ...(row.summary[row.sourceLocale] ? [] : [{ path: 'summary', rule: 'required' }]),
      ...(row.body[row.sourceLocale] ? [] : [{ path: 'body', rule: 'required' }]),
      ...(row.showUntil && row.showUntil <= ctx.now() ? [{ path: 'showUntil', rule: 'in_past' }] : []),
    ]
    refuseWrongFields(missing)
    const set = { submittedBy: ctx.actor.userId, returnReason: null }
    return changed(await step(ctx, row, { action: 'submit', version: input.version, set }))
  },

  async newsReturn(ctx, input) {
    const row = await loadForReview(ctx, input.id)
    const set = { returnReason: input.reason, submittedBy: null }
    return changed(await step(ctx, row, { action: 'return', version: input.version, set, note: input.reason }))
  },

  async newsApprove(ctx, input) {
    const row = await loadForReview(ctx, input.id)
    const approved = await step(ctx, row, { action: 'approve', version: input.version })
    if (approved.publishAt && approved.publishAt > ctx.now()) return changed(approved)
    return changed(await publish(ctx, approved, approved.version))
  },

  async newsPublish(ctx, input) {
    const row = await loadArticle(ctx, input.id)
    return changed(await publish(ctx, row, input.version))
  },

  async newsWithdraw(ctx, input) {
    const row = await loadArticle(ctx, input.id)
    return changed(await withdraw(ctx, row, input.version, input.reason))
  },

  async newsRemove(ctx, input) {
    const row = await loadArticle(ctx, input.id)
    const removed = await step(ctx, row, { action: 'remove', version: input.version })
    if (row.revisionOf !== null) await leaveArticle(ctx, row.revisionOf)
    return changed(removed)
  },

  async newsRevise(ctx, input) {
    const row = await loadArticle(ctx, input.id)
    return changed(await revise(ctx, row, input.version))
  },

  newsTranslationConfirm: (ctx, input) => confirmTranslation(ctx, NEWS, loadArticle, input),

  async newsVersionList(ctx, input) {
    const row = await loadArticle(ctx, input.id)
    return versionsOf(ctx, NEWS, row, mayEditNews(row.status, ctx.actor.roles))
  },

  newsVersionCompare: async (ctx, input) => compareVersions(ctx, NEWS, await loadArticle(ctx, input.id), input),

  async newsRestore(ctx, input) {
    const row = await loadForEdit(ctx, input.id)
    const version = await versionOf(ctx, NEWS, row, input.versionId)
    const kept = {
      publishAt: isoOrNull(row.publishAt),
      topUntil: isoOrNull(row.topUntil),
      showUntil: isoOrNull(row.showUntil),
      announceTo: row.announceTo,
    }
    const content = z.parse(newsArticleInput, { ...version.content, ...kept })
    const columns = await columnsOf(ctx, content, '', row.publishAt)
    const next = await store(ctx, row, input.version, columns, version.marks)
    await noteRestored(ctx, NEWS, row, version, NEWS.content(row))
    return next
  },
}
