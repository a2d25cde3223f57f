import { sql, type SQL } from 'drizzle-orm'
import type { IncotermCode } from '@tradeport/kernel/config'
import type { I18nText, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { iso, isoOrNull, likePattern } from '@tradeport/node/db'
import { countedPage, limits, tabCounts, type ActorContext } from '@tradeport/node/server-kit'
import {
  QUOTATION_STATUSES,
  type quotationPage,
  type QuotationRow,
  type QuotationStatus,
} from '@tradeport/domain/sourcing/contract'
import { isOpenThread, quotationActions } from '@tradeport/domain/sourcing/rules'
import { isUnnamed } from './notices'
import { quotationRows, sideOf } from './party'
import { rolesIn } from './standing'

interface QuotationListRow extends Record<string, unknown> {
  id: string
  no: string
  version_no: number
  thread_id: string
  thread_status: string
  barred_sides: string[]
  buyer_user_id: string
  assigned_to: string | null
  inquiry_id: string
  inquiry_no: string | null
  inquiry_title: string | null
  visibility: 'company' | 'anonymous'
  buyer_name: string | null
  store_id: string
  store_name: I18nText
  status: QuotationStatus
  version: number
  currency: string
  incoterm: IncotermCode | null
  named_place: string | null
  total: string
  item_count: number
  first_item_name: string | null
  lead_days: number | null
  valid_until: string | null
  valid_until_date: string | null
  due_tz: string
  is_old: boolean
  order_id: string | null
  sent_at: string | null
  created_at: string
  updated_at: string
}

/** Buyers and operators see what was sent; a draft is the seller's alone. */
export function quotationScope(ctx: ActorContext): SQL {
  const scope = quotationRows(ctx, 'q')
  return sideOf(ctx) === 'seller' ? scope : sql`${scope} and q.status <> 'draft'`
}

export async function listQuotations(ctx: ActorContext, where: SQL, tail: SQL): Promise<QuotationRow[]> {
  const { rows } = await ctx.db.execute<QuotationListRow>(sql`
    select q.id, q.no, q.version_no, q.thread_id, t.status as thread_status, t.barred_sides, t.buyer_user_id, t.assigned_to, q.inquiry_id, i.no as inquiry_no,
      i.title as inquiry_title, i.visibility, i.buyer_name, q.store_id, t.store_name, q.status, q.version, q.currency, q.incoterm,
      q.named_place, q.total::text as total, q.item_count, q.first_item_name, q.lead_days, q.valid_until,
      q.valid_until_date::text as valid_until_date, q.due_tz, q.inquiry_revision < i.revision as is_old, q.order_id, q.sent_at,
      q.created_at, q.updated_at
    from quotation q
      join inquiry i on i.id = q.inquiry_id
      join inquiry_thread t on t.id = q.thread_id
    where ${where} and ${quotationScope(ctx)} ${tail}`)
  return rows.map(row => rowView(ctx, row))
}

export async function pageQuotations(ctx: ActorContext, input: ParsedInputOf<typeof quotationPage>) {
  const conditions: SQL[] = [sql`true`]
  if (input.status) conditions.push(sql`q.status = ${input.status}`)
  if (input.threadId) conditions.push(sql`q.thread_id = ${input.threadId}`)
  if (input.inquiryId) conditions.push(sql`q.inquiry_id = ${input.inquiryId}`)
  if (input.storeId) conditions.push(sql`q.store_id = ${input.storeId}`)
  if (input.keyword) conditions.push(sql`q.search_text like ${likePattern(input.keyword)}`)
  const where = sql.join(conditions, sql` and `)
  const { limit, offset } = limits(input)
  // A seller's list begins with what is being written, the others' with what was sent last.
  const newest = sideOf(ctx) === 'seller' ? sql`q.created_at desc, q.id desc` : sql`q.sent_at desc, q.id desc`
  const order = input.sort === 'valid_until' ? sql`q.valid_until, q.id` : newest
  const records = await listQuotations(ctx, where, sql`order by ${order} limit ${limit} offset ${offset}`)
  return countedPage(ctx.db, input, records, sql`from quotation q where ${where} and ${quotationScope(ctx)}`)
}

export const countQuotations = (ctx: ActorContext): Promise<Record<string, number>> =>
  tabCounts(
    ctx.db,
    QUOTATION_STATUSES,
    status => sql`from quotation q where ${quotationScope(ctx)} and q.status = ${status}`,
  )

function rowView(ctx: ActorContext, row: QuotationListRow): QuotationRow {
  const hidden = sideOf(ctx) === 'seller' && isUnnamed(row, row.thread_status)
  const validUntil = row.valid_until === null ? null : new Date(row.valid_until)
  const threadOpen = isOpenThread(row.thread_status)
  return {
    id: row.id,
    no: row.no,
    versionNo: row.version_no,
    threadId: row.thread_id,
    inquiryId: row.inquiry_id,
    inquiryNo: row.inquiry_no,
    inquiryTitle: row.inquiry_title,
    storeId: row.store_id,
    storeName: row.store_name,
    buyerName: hidden ? null : row.buyer_name,
    status: row.status,
    version: row.version,
    actions: quotationActions({ status: row.status, validUntil, threadOpen }, rolesIn(ctx, row), ctx.now()),
    currency: row.currency,
    incoterm: row.incoterm,
    namedPlace: row.named_place,
    total: row.total,
    itemCount: row.item_count,
    firstItemName: row.first_item_name,
    leadDays: row.lead_days,
    validUntil: isoOrNull(row.valid_until),
    validUntilDate: row.valid_until_date,
    validUntilZone: row.due_tz,
    basedOnOldRevision: row.is_old,
    orderId: row.order_id,
    sentAt: isoOrNull(row.sent_at),
    createdAt: iso(row.created_at),
    updatedAt: iso(row.updated_at),
  }
}
