import type { NewsAction } from '@tradeport/domain/content/contract'
import { newsMachine } from '@tradeport/domain/content/rules'
import { SYSTEM, transition, type ActorContext } from '@tradeport/node/server-kit'
import { queueAnnouncement } from './announcement'
import { NEWS } from './content-kind'
import { keepVersion } from './content-version'
import { newsArticle, type NewsArticle } from './content.table'

export interface Step {
  action: Exclude<NewsAction, 'update'> | 'replace' | 'take_over'
  version: number
  set?: Partial<NewsArticle>
  note?: string
}

/** What follows from a step somebody was allowed to take; nobody takes these by themselves. */
const FOLLOWS: readonly string[] = ['replace', 'take_over']

/** One step of an article, with its traces; what becomes public is kept as a version and announced. */
export async function step(ctx: ActorContext, row: NewsArticle, { action, version, set, note }: Step) {
  const next = await transition(FOLLOWS.includes(action) ? { ...ctx, actor: SYSTEM } : ctx, {
    table: newsArticle,
    machine: newsMachine,
    row,
    action,
    version,
    ...(set ? { set } : {}),
    note: note ?? null,
    documentType: NEWS.type,
  })
  await ctx.audit({
    action: `news:${action}`,
    entityType: NEWS.type,
    entityId: row.id,
    entityNo: row.no,
    before: { status: row.status },
    after: { status: next.status },
    ...(note ? { reason: note } : {}),
  })
  if (action === 'publish' || action === 'replace') {
    await keepVersion(ctx, NEWS, next)
    await queueAnnouncement(ctx, next)
  }
  ctx.live({ to: { operators: true }, topic: NEWS.type, id: row.id })
  return next
}
