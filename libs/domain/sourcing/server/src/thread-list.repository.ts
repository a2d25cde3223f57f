import { sql, type SQL } from 'drizzle-orm'
import { iso, isoOrNull, likePattern } from '@tradeport/node/db'
import { countedPage, limits, tabCounts, type ActorContext } from '@tradeport/node/server-kit'
import type { I18nText, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import {
  THREAD_STATUSES,
  type threadPage,
  type ThreadRow,
  type ThreadStatus,
} from '@tradeport/domain/sourcing/contract'
import { threadActions } from '@tradeport/domain/sourcing/rules'
import { mayBlock, ownBlockOf } from './block.repository'
import { firstTitle, firstTitleOf, type FirstTitle } from './first-title'
import { isUnnamed } from './notices'
import { partyScope, sideOf } from './party'
import { rolesIn } from './standing'

interface ThreadListRow extends Record<string, unknown>, FirstTitle {
  id: string
  inquiry_id: string
  inquiry_no: string | null
  inquiry_title: string | null
  inquiry_status: string
  visibility: 'company' | 'anonymous'
  buyer_name: string | null
  store_id: string
  store_name: I18nText
  dest_country: string | null
  status: ThreadStatus
  barred_sides: string[]
  block_id: string | null
  buyer_user_id: string
  version: number
  assigned_to: string | null
  assigned_name: string | null
  item_count: number
  image_file_id: string | null
  quote_deadline: string
  quotation_id: string | null
  quotation_no: string | null
  version_no: number | null
  quotation_status: string | null
  total: string | null
  currency: string | null
  valid_until: string | null
  last_message_side: string | null
  last_message_excerpt: string | null
  last_message_at: string | null
  unread: number
  due_at: string | null
  created_at: string
  active_at: string
}

const ORDER: Record<'updated' | 'newest' | 'deadline', SQL> = {
  updated: sql`t.active_at desc, t.id desc`,
  newest: sql`t.created_at desc, t.id desc`,
  deadline: sql`t.quote_deadline, t.id`,
}

/** Messages of the other side after the caller's reading mark, for the thread `t`. */
function unreadIn(ctx: ActorContext): SQL {
  // An operator takes no part in the talk.
  if (sideOf(ctx) === 'operator') return sql`0`
  return sql`(select count(*)::int from thread_message m where m.thread_id = t.id and m.side <> ${ctx.actor.kind}
    and m.seq > coalesce((select p.last_read_seq from thread_participant p where p.thread_id = t.id
      and p.user_id = ${ctx.actor.userId}), 0))`
}

/** Threads, each with its request, its latest version and what is unread, in one query. */
export async function listThreads(
  ctx: ActorContext,
  where: SQL,
  tail: SQL = sql`order by t.active_at desc, t.id desc`,
): Promise<ThreadRow[]> {
  const { rows } = await ctx.db.execute<ThreadListRow>(sql`
    select t.id, t.inquiry_id, i.no as inquiry_no, i.title as inquiry_title, i.status as inquiry_status, i.visibility, i.buyer_name,
      t.store_id, t.store_name, i.dest_country, t.status, t.barred_sides, t.buyer_user_id, t.version, t.assigned_to, t.assigned_name, i.item_count,
      i.first_item_name, ${firstTitleOf('i')}, i.image_file_id, t.quote_deadline, q.id as quotation_id, q.no as quotation_no, q.version_no,
      q.status as quotation_status, q.total::text as total, q.currency, q.valid_until, t.last_message_side,
      t.last_message_excerpt, t.last_message_at, ${unreadIn(ctx)} as unread, t.due_at, t.created_at, t.active_at,
      ${ownBlockOf(ctx, 't')} as block_id
    from inquiry_thread t
      join inquiry i on i.id = t.inquiry_id
      left join quotation q on q.id = t.latest_quotation_id
    where ${where} ${tail}`)
  return rows.map(row => threadRowView(ctx, row))
}

type PageInput = ParsedInputOf<typeof threadPage>

export async function pageThreads(ctx: ActorContext, input: PageInput) {
  const conditions: SQL[] = [partyScope(ctx, 't')]
  if (input.status) conditions.push(sql`t.status = ${input.status}`)
  if (input.inquiryId) conditions.push(sql`t.inquiry_id = ${input.inquiryId}`)
  if (input.storeId) conditions.push(sql`t.store_id = ${input.storeId}`)
  if (input.mineOnly) conditions.push(sql`t.assigned_to = ${ctx.actor.userId}`)
  if (input.unassignedOnly) conditions.push(sql`t.assigned_to is null`)
  if (input.unreadOnly) conditions.push(sql`${unreadIn(ctx)} > 0`)
  if (input.keyword) conditions.push(sql`t.search_text like ${likePattern(input.keyword)}`)
  const where = sql.join(conditions, sql` and `)
  const { limit, offset } = limits(input)
  const order = ORDER[input.sort ?? 'updated']
  const records = await listThreads(ctx, where, sql`order by ${order} limit ${limit} offset ${offset}`)
  return countedPage(ctx.db, input, records, sql`from inquiry_thread t where ${where}`)
}

export const countThreads = (ctx: ActorContext): Promise<Record<string, number>> =>
  tabCounts(
    ctx.db,
    THREAD_STATUSES,
    status => sql`from inquiry_thread t where ${partyScope(ctx, 't')} and t.status = ${status}`,
  )

export async function countUnread(ctx: ActorContext): Promise<{ messages: number; threads: number }> {
  const { rows } = await ctx.db.execute<{ messages: number; threads: number }>(sql`
    select coalesce(sum(unread), 0)::int as messages, count(*) filter (where unread > 0)::int as threads
    from (select ${unreadIn(ctx)} as unread from inquiry_thread t where ${partyScope(ctx, 't')} and t.last_seq > 0) counted`)
  return rows[0] ?? { messages: 0, threads: 0 }
}

/** Blocking the other company, or lifting that, for who decides about it. */
function blockActions(roles: readonly string[], row: ThreadListRow): string[] {
  if (row.block_id === null) return mayBlock(roles, 'create') ? ['block'] : []
  return mayBlock(roles, 'lift') ? ['unblock'] : []
}

function threadRowView(ctx: ActorContext, row: ThreadListRow): ThreadRow {
  const roles = rolesIn(ctx, row)
  const hidden = sideOf(ctx) === 'seller' && isUnnamed(row, row.status)
  return {
    id: row.id,
    inquiryId: row.inquiry_id,
    inquiryNo: row.inquiry_no,
    inquiryTitle: row.inquiry_title,
    inquiryStatus: row.inquiry_status,
    storeId: row.store_id,
    storeName: row.store_name,
    buyerName: hidden ? null : row.buyer_name,
    destCountry: row.dest_country,
    status: row.status,
    version: row.version,
    actions: [...threadActions(row.status, roles), ...blockActions(roles, row)],
    assignedTo: row.assigned_to,
    assignedName: row.assigned_name,
    itemCount: row.item_count,
    firstItemName: firstTitle(ctx, row),
    imageFileId: row.image_file_id,
    quoteDeadline: iso(row.quote_deadline),
    latestQuotation: latestOf(row),
    lastMessage:
      row.last_message_at === null
        ? null
        : {
            side: row.last_message_side ?? 'system',
            excerpt: row.last_message_excerpt ?? '',
            at: iso(row.last_message_at),
          },
    unread: row.unread,
    blockId: row.block_id,
    dueAt: isoOrNull(row.due_at),
    createdAt: iso(row.created_at),
    updatedAt: iso(row.active_at),
  }
}

function latestOf(row: ThreadListRow): ThreadRow['latestQuotation'] {
  const { quotation_id: id, quotation_no: no, version_no: versionNo, quotation_status: status, total, currency } = row
  if (!id || !no || versionNo === null || !status || total === null || !currency || !row.valid_until) return null
  return { id, no, versionNo, status, total, currency, validUntil: iso(row.valid_until) }
}
