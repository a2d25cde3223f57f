import { and, eq } from 'drizzle-orm'
import { newsMachine } from '@tradeport/domain/content/rules'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { requireAllowed, type ActorContext } from '@tradeport/node/server-kit'
import { NEWS } from './content-kind'
import { keepMarks, languageColumns, marksOf, marksOfSuccessor } from './content-translation'
import { newsArticle, type NewsArticle } from './content.table'
import { lockArticle } from './news-article.repository'
import { step } from './news-article.step'

/** What goes from an article into its working version and back. When a change is published is the working version's own. */
const written = (row: NewsArticle) => ({
  categoryCode: row.categoryCode,
  sourceLocale: row.sourceLocale,
  title: row.title,
  summary: row.summary,
  body: row.body,
  searchText: row.searchText,
  coverFileId: row.coverFileId,
  source: row.source,
  authorName: row.authorName,
  regionIds: row.regionIds,
  audiences: row.audiences,
  tags: row.tags,
  announceTo: row.announceTo,
  topUntil: row.topUntil,
  showUntil: row.showUntil,
})

/**
 * Begins the working version of a published article.
 *
 * @throws AppError `FT510006` when somebody else has begun it.
 */
export async function revise(ctx: ActorContext, row: NewsArticle, version: number): Promise<NewsArticle> {
  if (row.workingVersionId !== null) throw new AppError('FT510006')
  const id = uuidv7()
  const article = await step(ctx, row, { action: 'revise', version, set: { workingVersionId: id } })
  const now = ctx.now()
  const marks = await marksOf(ctx, NEWS.type, article.id)
  const [working] = await ctx.db
    .insert(newsArticle)
    .values({
      ...written(article),
      ...languageColumns(NEWS, article, marks),
      id,
      // The article's version is never the same twice.
      no: `${article.no}-R${article.version}`,
      regionId: article.regionId,
      status: newsMachine.initial,
      version: 0,
      revisionOf: article.id,
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
    })
    .returning()
  if (!working) throw new Error('a row that was written is answered')
  await keepMarks(ctx, NEWS.type, id, marks)
  await ctx.event({ documentType: NEWS.type, documentId: id, action: 'create', toStatus: working.status })
  return working
}

/** Publishes an article, or puts a working version in the place of its article, which is answered. */
export async function publish(ctx: ActorContext, row: NewsArticle, version: number): Promise<NewsArticle> {
  if (row.revisionOf === null) return step(ctx, row, { action: 'publish', version, set: { publishedAt: ctx.now() } })
  requireAllowed(ctx, newsMachine, row.status, 'publish')
  const article = await lockArticle(ctx, row.revisionOf)
  const set = await takeOver(ctx, article, row, version)
  return step(ctx, article, { action: 'replace', version: article.version, set })
}

/** Takes an article off the portal. What its working version says is kept: it is what is edited from then on. */
export async function withdraw(
  ctx: ActorContext,
  row: NewsArticle,
  version: number,
  note?: string,
): Promise<NewsArticle> {
  const reason = note === undefined ? {} : { note }
  if (row.status !== 'published') return step(ctx, row, { action: 'withdraw', version, ...reason })
  const article = await lockArticle(ctx, row.id)
  const working = article.workingVersionId === null ? null : await lockArticle(ctx, article.workingVersionId)
  const set = working
    ? { ...(await takeOver(ctx, article, working, working.version)), publishAt: working.publishAt }
    : undefined
  return step(ctx, article, { action: 'withdraw', version, ...(set ? { set } : {}), ...reason })
}

/** Ends a working version and says what its article is to hold now. */
async function takeOver(ctx: ActorContext, article: NewsArticle, working: NewsArticle, version: number) {
  const marks = await marksOfSuccessor(ctx, NEWS, article, working)
  await step(ctx, working, { action: 'take_over', version })
  await keepMarks(ctx, NEWS.type, article.id, marks)
  return { ...written(working), ...languageColumns(NEWS, working, marks), workingVersionId: null }
}

/** The working version was deleted: the article may get another one. */
export async function leaveArticle(ctx: ActorContext, articleId: string): Promise<void> {
  const isMine = and(eq(newsArticle.id, articleId), eq(newsArticle.regionId, ctx.region.regionId))
  await ctx.db.update(newsArticle).set({ workingVersionId: null }).where(isMine)
  ctx.live({ to: { operators: true }, topic: NEWS.type, id: articleId })
}
