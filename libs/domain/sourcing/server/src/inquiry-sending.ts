import { eq, sql } from 'drizzle-orm'
import { timerOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { nextDocumentNo } from '@tradeport/node/db'
import { grantFiles, type ActorContext } from '@tradeport/node/server-kit'
import { MAX_INQUIRY_STORES, type Attachment, type InquiryHeaderValues } from '@tradeport/domain/sourcing/contract'
import {
  addDays,
  asksOnTrust,
  civilDateIn,
  endOfDay,
  inquiryCompleteness,
  mayAskOnTrust,
} from '@tradeport/domain/sourcing/rules'
import { companyOf } from '@tradeport/node/parties'
import { blockedWith } from './block.repository'
import { availableSnapshots, lineSummary } from './inquiry.repository'
import { inquiryItemTable, type InquiryItemRecord, type InquiryRecord } from './inquiry.table'
import { refresh, tell } from './notices'
import type { SourcingPorts, StoreFacts } from './ports'
import { searchText } from './texts'
import { threadTable, type ThreadRecord } from './thread.table'

export type SentColumns = Pick<
  InquiryRecord,
  | 'no'
  | 'buyerName'
  | 'buyerUserName'
  | 'buyerTimeZone'
  | 'requirementLocale'
  | 'quoteDeadline'
  | 'submittedAt'
  | 'itemCount'
  | 'firstItemName'
  | 'imageFileId'
  | 'completeness'
  | 'searchText'
>

export interface Sending {
  header: InquiryHeaderValues
  storeIds: readonly string[]
  lines: readonly InquiryItemRecord[]
}

/** @throws AppError `MALL620021` for samples or credit that a company asks for before anybody has checked it. */
function requireTrust({ actor }: ActorContext, header: InquiryHeaderValues): void {
  if (asksOnTrust(header) && !mayAskOnTrust(actor.verifyLevel ?? 0)) throw new AppError('MALL620021')
}

/** The last day on which sellers may quote, where the buyer is. */
export function deadlineAfter(from: Date, days: number, timeZone: string): Date {
  return endOfDay(addDays(civilDateIn(timeZone, from), days), timeZone)
}

/**
 * Sends an inquiry to stores: checks them and the products, numbers it, keeps the products as they are, opens a thread for each
 * store and tells the sellers. `write` puts the row into its new state with the columns this works out.
 */
export async function sendInquiry(
  ctx: ActorContext,
  ports: SourcingPorts,
  sending: Sending,
  write: (columns: SentColumns) => Promise<InquiryRecord>,
) {
  const { header, lines } = sending
  if (header.tradeType && !ctx.region.tradeTypes.includes(header.tradeType)) throw new AppError('MALL620015')
  requireTrust(ctx, header)
  const stores = await openStores(ctx, ports, sending.storeIds)
  const snapshots = await availableSnapshots(ctx, ports.catalogue, lines)
  const products = lines.map((line, index) => ({ ...line, product: snapshots[index] ?? null }))
  const companyId = companyOf(ctx)
  const names = await ports.organisation.companyNames(ctx, [companyId])
  const buyerTimeZone = await ports.organisation.timeZone(ctx, companyId)
  if (header.neededBy && header.neededBy < civilDateIn(buyerTimeZone, ctx.now()))
    throw new AppError('MALL600400', {}, { fieldErrors: [{ path: 'neededBy', rule: 'in_past' }] })
  const buyerName = names.get(companyId) ?? ctx.actor.displayName
  const now = ctx.now()
  const no = await nextDocumentNo(ctx.db, 'IQ', ctx.region, now)
  const inquiry = await write({
    ...lineSummary(ctx, products),
    no,
    buyerName,
    buyerUserName: ctx.actor.displayName,
    buyerTimeZone,
    requirementLocale: header.requirement ? ctx.locale : null,
    quoteDeadline: deadlineAfter(now, header.quoteDays ?? timerOf(ctx.region, 'inquiryQuoteDays'), buyerTimeZone),
    submittedAt: now,
    completeness: inquiryCompleteness({ ...header, items: lines }).score,
    searchText: searchText([no, header.title, buyerName, ...products.map(line => line.name)]),
  })
  for (const line of products)
    if (line.product)
      await ctx.db.update(inquiryItemTable).set({ product: line.product }).where(eq(inquiryItemTable.id, line.id))
  await openThreads(ctx, inquiry, stores, [...header.files, ...lines.flatMap(line => line.files)])
  return { id: inquiry.id, no, version: inquiry.version, status: inquiry.status }
}

/** @throws AppError `MALL620006` when one of them does not exist here, is closed, or is the buyer's own; `MALL620019` for a block. */
export async function openStores(
  ctx: ActorContext,
  ports: SourcingPorts,
  storeIds: readonly string[],
): Promise<StoreFacts[]> {
  const facts = new Map((await ports.catalogue.storesByIds(ctx, storeIds)).map(store => [store.storeId, store]))
  const fieldErrors = storeIds.flatMap((storeId, index) => {
    const store = facts.get(storeId)
    return store?.open && store.companyId !== ctx.actor.companyId
      ? []
      : [{ path: `storeIds.${index}`, rule: 'not_offered' }]
  })
  if (fieldErrors.length > 0) throw new AppError('MALL620006', {}, { fieldErrors })
  const owners = [...facts.values()].map(({ companyId }) => companyId)
  const blocked = await blockedWith(ctx, companyOf(ctx), owners)
  const refused = storeIds.flatMap((storeId, index) =>
    blocked.has(facts.get(storeId)?.companyId ?? '') ? [{ path: `storeIds.${index}`, rule: 'not_offered' }] : [],
  )
  if (refused.length > 0) throw new AppError('MALL620019', {}, { fieldErrors: refused })
  return storeIds.flatMap(storeId => facts.get(storeId) ?? [])
}

/** One thread for each store that has none yet. @throws AppError `MALL620007` when there would be too many. */
export async function openThreads(
  ctx: ActorContext,
  inquiry: InquiryRecord,
  stores: readonly StoreFacts[],
  files: readonly Attachment[],
): Promise<void> {
  const present = await ctx.db
    .select({ storeId: threadTable.storeId })
    .from(threadTable)
    .where(eq(threadTable.inquiryId, inquiry.id))
  const known = new Set(present.map(thread => thread.storeId))
  const fresh = stores.filter(store => !known.has(store.storeId))
  if (known.size + fresh.length > MAX_INQUIRY_STORES) throw new AppError('MALL620007', { max: MAX_INQUIRY_STORES })
  if (fresh.length === 0 || inquiry.quoteDeadline === null) return
  const now = ctx.now()
  const { quoteDeadline } = inquiry
  const threads = await ctx.db
    .insert(threadTable)
    .values(fresh.map(store => newThread(ctx, { ...inquiry, quoteDeadline }, store, now)))
    .returning()
  await grantFiles(
    ctx,
    files.map(file => file.fileId),
    fresh.map(store => store.companyId),
  )
  for (const thread of threads) await announce(ctx, inquiry, thread)
}

function newThread(
  ctx: ActorContext,
  inquiry: InquiryRecord & { quoteDeadline: Date },
  store: StoreFacts,
  now: Date,
): typeof threadTable.$inferInsert {
  return {
    regionId: inquiry.regionId,
    status: 'new',
    createdAt: now,
    updatedAt: now,
    createdBy: ctx.actor.userId,
    inquiryId: inquiry.id,
    storeId: store.storeId,
    storeName: store.name,
    sellerCompanyId: store.companyId,
    buyerCompanyId: inquiry.buyerCompanyId,
    buyerUserId: inquiry.buyerUserId,
    quoteDeadline: inquiry.quoteDeadline,
    activeAt: now,
    searchText: searchText([
      inquiry.no,
      inquiry.title,
      // A seller must not find out by searching who does not want to be named.
      inquiry.visibility === 'company' ? inquiry.buyerName : null,
      ...Object.values(store.name),
    ]),
  }
}

async function announce(ctx: ActorContext, inquiry: InquiryRecord, thread: ThreadRecord): Promise<void> {
  await ctx.event({ documentType: 'thread', documentId: thread.id, action: 'sent', toStatus: 'new' })
  await tell(ctx, { to: 'seller', kind: 'inquiry_received', inquiry, thread })
  refresh(ctx, thread, { inquiry: inquiry.id, thread: thread.id })
}

/** Moves every thread's own copy of the deadline, by which lists are sorted. */
export async function moveDeadline(ctx: ActorContext, inquiryId: string, deadline: Date): Promise<void> {
  await ctx.db.execute(
    sql`update inquiry_thread set quote_deadline = ${deadline.toISOString()} where inquiry_id = ${inquiryId}`,
  )
}
