import { and, eq, inArray, sql } from 'drizzle-orm'
import { timersOfRegions, type ActorContext, type Job } from '@tradeport/node/server-kit'
import { sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import { inquiryOfThread } from './inquiry.repository'
import { inquiryTable, type InquiryRecord } from './inquiry.table'
import { loseOpenThreads, moveInquiry } from './inquiry-moves'
import { refresh, tell } from './notices'
import { moveQuotation } from './quotation.repository'
import { quotationTable, type QuotationRecord } from './quotation.table'
import { lockOpenThreads, moveThread, post } from './thread.repository'
import { threadTable, type ThreadRecord } from './thread.table'

/** At most so many documents in one transaction; what is left is due at the next run. */
const BATCH = 100
const HOUR_MS = 60 * 60 * 1000
/** Hours before the end of validity at which the buyer is reminded. */
const REMINDERS = [48, 4] as const

/** Timers of negotiations. Each takes only what nobody else has locked and changes it only in the state it was found in. */
export const sourcingJobs: readonly Job[] = [
  { name: 'sourcing.expireQuotations', everySeconds: 60, run: expireQuotations },
  { name: 'sourcing.remindOfValidity', everySeconds: 600, run: remindOfValidity },
  { name: 'sourcing.closeInquiries', everySeconds: 60, run: closeInquiries },
  { name: 'sourcing.markUnanswered', everySeconds: 600, run: markUnanswered },
]

async function idsOf(ctx: ActorContext, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(query)
  return rows.map(row => row.id)
}

interface Found {
  quotation: QuotationRecord
  thread: ThreadRecord
  inquiry: InquiryRecord
}

async function found(ctx: ActorContext, ids: readonly string[]): Promise<Found[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select({ quotation: quotationTable, thread: threadTable })
    .from(quotationTable)
    .innerJoin(threadTable, eq(threadTable.id, quotationTable.threadId))
    .where(inArray(quotationTable.id, [...ids]))
  const complete: Found[] = []
  for (const row of rows) complete.push({ ...row, inquiry: await inquiryOfThread(ctx, row.quotation.inquiryId) })
  return complete
}

async function expireQuotations(system: ActorContext): Promise<void> {
  const ids = await idsOf(
    system,
    sql`select q.id from quotation q join inquiry_thread t on t.id = q.thread_id
      where q.status in ('sent', 'viewed', 'countered') and q.valid_until < ${system.now().toISOString()}
      order by q.valid_until limit ${BATCH} for update of t, q skip locked`,
  )
  for (const { quotation, thread, inquiry } of await found(system, ids)) {
    const ctx = system.inRegion(quotation.regionId)
    await moveQuotation(ctx, quotation, 'expire')
    const reopened = thread.status === 'quoted' ? await moveThread(ctx, thread, 'quote_ended') : thread
    await post(ctx, thread.id, {
      kind: 'system',
      side: 'system',
      event: 'quotation_expired',
      quotationId: quotation.id,
    })
    for (const to of ['buyer', 'seller'] as const)
      await tell(ctx, { to, kind: 'quotation_expired', inquiry, thread: reopened })
    refresh(ctx, thread, { thread: thread.id, message: thread.id, inquiry: inquiry.id, quotation: quotation.id })
  }
}

async function remindOfValidity(system: ActorContext): Promise<void> {
  const now = system.now().getTime()
  for (const [index, hours] of REMINDERS.entries()) {
    // An offer so short that the later reminder is due already gets only that one.
    const laterHours = REMINDERS[index + 1] ?? 0
    const ids = await idsOf(
      system,
      sql`select id from quotation where status in ('sent', 'viewed') and reminders <= ${index}
        and valid_until > ${new Date(now + laterHours * HOUR_MS).toISOString()}
        and valid_until <= ${new Date(now + hours * HOUR_MS).toISOString()}
        order by valid_until limit ${BATCH} for update skip locked`,
    )
    for (const { quotation, thread, inquiry } of await found(system, ids)) {
      const ctx = system.inRegion(quotation.regionId)
      await ctx.db
        .update(quotationTable)
        .set({ reminders: index + 1 })
        .where(eq(quotationTable.id, quotation.id))
      await tell(ctx, {
        to: 'buyer',
        kind: 'quotation_expiring',
        inquiry,
        thread,
        params: { date: quotation.validUntil?.toISOString() ?? '' },
        route: sourcingRoutes.quotation(quotation.id),
        dedupeKey: `quotation_expiring:${quotation.id}:${hours}`,
      })
    }
  }
}

async function closeInquiries(system: ActorContext): Promise<void> {
  const ids = await idsOf(
    system,
    sql`select id from inquiry i where status in ('open', 'quoting_closed', 'partly_awarded')
      and quote_deadline < ${system.now().toISOString()}
      and (status = 'open' or not exists (select 1 from quotation q
        where q.inquiry_id = i.id and q.status in ('sent', 'viewed', 'countered')))
      order by quote_deadline limit ${BATCH} for update skip locked`,
  )
  if (ids.length === 0) return
  const inquiries = await system.db.select().from(inquiryTable).where(inArray(inquiryTable.id, ids))
  for (const inquiry of inquiries) await closeInquiry(system.inRegion(inquiry.regionId), inquiry)
}

async function closeInquiry(ctx: ActorContext, inquiry: InquiryRecord): Promise<void> {
  const live = await ctx.db
    .select({ id: quotationTable.id })
    .from(quotationTable)
    .where(
      and(eq(quotationTable.inquiryId, inquiry.id), inArray(quotationTable.status, ['sent', 'viewed', 'countered'])),
    )
    .limit(1)
  if (inquiry.status === 'partly_awarded') {
    const finished = await moveInquiry(ctx, inquiry, 'finish')
    await loseOpenThreads(ctx, finished, null)
  } else {
    const moved = await moveInquiry(ctx, inquiry, live.length > 0 ? 'close_quoting' : 'expire')
    if (moved.status === 'expired') await tellOfExpiry(ctx, moved)
  }
  ctx.live({ to: { companyId: inquiry.buyerCompanyId }, topic: 'inquiry', id: inquiry.id })
  const threads = await ctx.db.select().from(threadTable).where(eq(threadTable.inquiryId, inquiry.id))
  for (const thread of threads) ctx.live({ to: { companyId: thread.sellerCompanyId }, topic: 'thread', id: thread.id })
}

/** The buyer once, and every seller who could still have answered. */
async function tellOfExpiry(ctx: ActorContext, inquiry: InquiryRecord): Promise<void> {
  await ctx.notify({
    kind: 'inquiry_expired',
    to: {
      ...{ companyId: inquiry.buyerCompanyId, identity: 'buyer' },
      ...{ ownerId: inquiry.buyerUserId, permission: 'inquiry:read' },
    },
    params: { no: inquiry.no ?? '', name: inquiry.title ?? '' },
    link: { frontEnd: 'buyer', route: sourcingRoutes.inquiry(inquiry.id) },
  })
  for (const thread of await lockOpenThreads(ctx, inquiry.id))
    await tell(ctx, { to: 'seller', kind: 'inquiry_expired', inquiry, thread })
}

async function markUnanswered(system: ActorContext): Promise<void> {
  const { columns, shortest } = timersOfRegions(system, 'threadUnansweredHours')
  const [regionIds, hours] = columns
  const now = system.now().toISOString()
  // The shortest of all regions is what the index can narrow by.
  const since = new Date(system.now().getTime() - shortest * HOUR_MS).toISOString()
  const ids = await idsOf(
    system,
    sql`select t.id from inquiry_thread t
        join unnest(${sql.param([...regionIds])}::text[], ${sql.param([...hours])}::int[]) as timer (region_id, hours)
          on timer.region_id = t.region_id
      where t.status = 'new' and t.created_at < ${since}
        and t.created_at < ${now}::timestamptz - timer.hours * interval '1 hour'
      order by t.created_at limit ${BATCH} for update of t skip locked`,
  )
  if (ids.length === 0) return
  const threads = await system.db.select().from(threadTable).where(inArray(threadTable.id, ids))
  for (const thread of threads) {
    const ctx = system.inRegion(thread.regionId)
    const inquiry = await inquiryOfThread(ctx, thread.inquiryId)
    const moved = await moveThread(ctx, thread, 'unanswer')
    await tell(ctx, { to: 'buyer', kind: 'inquiry_unanswered', inquiry, thread: moved })
    refresh(ctx, moved, { thread: moved.id, inquiry: inquiry.id })
  }
}
