import { sql, type SQL } from 'drizzle-orm'
import type { TradeType } from '@tradeport/kernel/config'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { iso, isoOrNull, likePattern } from '@tradeport/node/db'
import { rolesToward } from '@tradeport/node/parties'
import { countedPage, limits, tabCounts, type ActorContext } from '@tradeport/node/server-kit'
import {
  INQUIRY_STATUSES,
  type inquiryPage,
  type InquiryRow,
  type InquiryStatus,
} from '@tradeport/domain/sourcing/contract'
import { inquiryActions } from '@tradeport/domain/sourcing/rules'
import { firstTitle, firstTitleOf, type FirstTitle } from './first-title'
import { inquiryScope, sideOf } from './party'

interface InquiryListRow extends Record<string, unknown>, FirstTitle {
  id: string
  no: string | null
  title: string | null
  status: InquiryStatus
  version: number
  extensions: number
  trade_type: TradeType
  buyer_name: string | null
  buyer_user_id: string
  buyer_user_name: string | null
  item_count: number
  image_file_id: string | null
  quote_deadline: string | null
  created_at: string
  updated_at: string
  store_count: number
  quotation_count: number
  unread: number
}

const ORDER: Record<'newest' | 'oldest' | 'deadline', SQL> = {
  newest: sql`inquiry.submitted_at desc, inquiry.id desc`,
  oldest: sql`inquiry.submitted_at, inquiry.id`,
  deadline: sql`inquiry.quote_deadline, inquiry.id`,
}

/** What the sellers wrote in the threads `t` after the caller's reading marks; an operator takes no part in the talk. */
function unreadInThreads(ctx: ActorContext): SQL {
  if (sideOf(ctx) === 'operator') return sql`0`
  return sql`coalesce(sum((select count(*) from thread_message m where m.thread_id = t.id and m.side <> ${ctx.actor.kind}
    and m.seq > coalesce((select p.last_read_seq from thread_participant p where p.thread_id = t.id
      and p.user_id = ${ctx.actor.userId}), 0))), 0)::int`
}

export async function pageInquiries(ctx: ActorContext, input: ParsedInputOf<typeof inquiryPage>) {
  const conditions: SQL[] = [inquiryScope(ctx)]
  // The draft is the basket; it shows in the list only where it is asked for.
  conditions.push(input.status ? sql`inquiry.status = ${input.status}` : sql`inquiry.status <> 'draft'`)
  if (input.mineOnly) conditions.push(sql`inquiry.buyer_user_id = ${ctx.actor.userId}`)
  if (input.keyword) conditions.push(sql`inquiry.search_text like ${likePattern(input.keyword)}`)
  const where = sql.join(conditions, sql` and `)
  const { limit, offset } = limits(input)
  const order = ORDER[input.sort ?? 'newest']
  const { rows } = await ctx.db.execute<InquiryListRow>(sql`
    select inquiry.id, inquiry.no, inquiry.title, inquiry.status, inquiry.version, inquiry.extensions, inquiry.trade_type,
      inquiry.buyer_name, inquiry.buyer_user_id, inquiry.buyer_user_name, inquiry.item_count, inquiry.first_item_name, ${firstTitleOf('inquiry')}, inquiry.image_file_id,
      inquiry.quote_deadline, inquiry.created_at, inquiry.updated_at, talk.store_count, talk.quotation_count, talk.unread
    from (select * from inquiry where ${where} order by ${order} limit ${limit} offset ${offset}) inquiry cross join lateral (
      select count(*)::int as store_count, count(t.latest_quotation_id)::int as quotation_count,
        ${unreadInThreads(ctx)} as unread
      from inquiry_thread t where t.inquiry_id = inquiry.id
    ) talk
    order by ${order}`)
  const records = rows.map(row => rowView(ctx, row))
  return countedPage(ctx.db, input, records, sql`from inquiry where ${where}`)
}

/** `all` counts what the list shows without a filter: the draft has its own tab and is not in it. */
export async function countInquiries(ctx: ActorContext): Promise<Record<string, number>> {
  const counts = await tabCounts(
    ctx.db,
    INQUIRY_STATUSES,
    status => sql`from inquiry where ${inquiryScope(ctx)} and inquiry.status = ${status}`,
  )
  return { ...counts, all: (counts['all'] ?? 0) - (counts['cap'] === undefined ? (counts['draft'] ?? 0) : 0) }
}

function rowView(ctx: ActorContext, row: InquiryListRow): InquiryRow {
  return {
    id: row.id,
    no: row.no,
    title: row.title,
    status: row.status,
    version: row.version,
    actions: inquiryActions(row, rolesToward(ctx.actor, { buyerUserId: row.buyer_user_id })),
    tradeType: row.trade_type,
    buyerName: row.buyer_name,
    buyerUserName: row.buyer_user_name,
    itemCount: row.item_count,
    firstItemName: firstTitle(ctx, row),
    imageFileId: row.image_file_id,
    storeCount: row.store_count,
    quotationCount: row.quotation_count,
    unread: row.unread,
    quoteDeadline: isoOrNull(row.quote_deadline),
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
  }
}
