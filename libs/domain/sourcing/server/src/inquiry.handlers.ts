import { inArray, sql } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull, uuidv7 } from '@tradeport/node/db'
import { grantFiles, timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type * as sourcingContract from '@tradeport/domain/sourcing/contract'
import { MAX_EXTENSIONS, type inquiryAmend, type inquiryCreate } from '@tradeport/domain/sourcing/contract'
import { inquiryCompleteness } from '@tradeport/domain/sourcing/rules'
import { companyOf, userOf, holding } from '@tradeport/node/parties'
import { countInquiries, pageInquiries } from './inquiry-list.repository'
import {
  availableSnapshots,
  headerColumns,
  lineColumns,
  lineSummary,
  linesOf,
  loadInquiry,
  newLine,
} from './inquiry.repository'
import { inquiryItemTable, inquiryTable, type InquiryItemRecord, type InquiryRecord } from './inquiry.table'
import { deadlineAfter, moveDeadline, openStores, openThreads, sendInquiry } from './inquiry-sending'
import { loseOpenThreads, moveInquiry } from './inquiry-moves'
import { changedView, detailView, lineView } from './inquiry-view'
import { refresh, tell } from './notices'
import type { SourcingPorts } from './ports'
import { endLiveQuotation } from './quotation-ending'
import { orNull, searchText } from './texts'
import { listThreads } from './thread-list.repository'
import { dropDrafts, lockOpenThreads, moveThread, post } from './thread.repository'

type InquiryHandlers = Pick<
  Handlers<typeof sourcingContract>,
  | 'inquiryPage'
  | 'inquiryStatusCount'
  | 'inquiryDetail'
  | 'inquiryCreate'
  | 'inquiryAddStores'
  | 'inquiryAmend'
  | 'inquiryExtend'
  | 'inquiryCancel'
  | 'inquiryFinish'
>

export function inquiryHandlers(ports: SourcingPorts): InquiryHandlers {
  return {
    inquiryPage: pageInquiries,
    inquiryStatusCount: ctx => countInquiries(ctx),
    inquiryDetail: async (ctx, input) => {
      const inquiry = await loadInquiry(ctx, input.id)
      const lines = await linesOf(ctx, inquiry.id)
      return {
        ...detailView(
          ctx,
          inquiry,
          lines.map(line => lineView(line, line.product)),
        ),
        threads: await listThreads(ctx, sql`t.inquiry_id = ${inquiry.id}`, sql`order by t.created_at, t.id`),
        timeline: await timeline(ctx, 'inquiry', inquiry.id),
      }
    },
    inquiryCreate: (ctx, input) => create(ctx, ports, input),
    inquiryAddStores: async (ctx, input) => {
      const inquiry = await loadInquiry(ctx, input.id, 'update')
      const stores = await openStores(ctx, ports, input.storeIds)
      const moved = await moveInquiry(ctx, inquiry, 'add_recipients', { version: input.version })
      const lines = await linesOf(ctx, inquiry.id)
      await openThreads(ctx, moved, stores, [...moved.files, ...lines.flatMap(line => line.files)])
      return changedView(moved)
    },
    inquiryAmend: (ctx, input) => amend(ctx, ports, input),
    inquiryExtend: async (ctx, input) => {
      const inquiry = await loadInquiry(ctx, input.id, 'update')
      if (inquiry.extensions >= MAX_EXTENSIONS) throw new AppError('MALL620011')
      const now = ctx.now()
      const from = inquiry.quoteDeadline && inquiry.quoteDeadline > now ? inquiry.quoteDeadline : now
      const quoteDeadline = deadlineAfter(from, input.days, inquiry.buyerTimeZone)
      const moved = await moveInquiry(ctx, inquiry, 'extend', {
        version: input.version,
        set: { quoteDeadline, extensions: inquiry.extensions + 1 },
      })
      await moveDeadline(ctx, inquiry.id, quoteDeadline)
      for (const thread of await lockOpenThreads(ctx, inquiry.id)) {
        await post(ctx, thread.id, {
          kind: 'system',
          side: 'buyer',
          event: 'inquiry_extended',
          body: isoOrNull(quoteDeadline),
        })
        const params = { date: quoteDeadline.toISOString() }
        await tell(ctx, { to: 'seller', kind: 'inquiry_extended', inquiry: moved, thread, params })
        refresh(ctx, thread, { thread: thread.id, message: thread.id, inquiry: inquiry.id })
      }
      return changedView(moved)
    },
    inquiryCancel: async (ctx, input) => {
      const inquiry = await loadInquiry(ctx, input.id, 'update')
      const note = orNull(input.note)
      const moved = await moveInquiry(ctx, inquiry, 'cancel', {
        version: input.version,
        note,
        set: { closeReason: input.reason, closeNote: note },
      })
      for (const thread of await lockOpenThreads(ctx, inquiry.id)) {
        const closed = await moveThread(holding(ctx, 'thread:close'), thread, 'close', {
          set: { closeReason: 'inquiry_cancelled', endNote: note },
        })
        await endLiveQuotation(ctx, closed, 'reject', { reason: 'not_awarded', note })
        await dropDrafts(ctx, closed.id)
        await post(ctx, closed.id, { kind: 'system', side: 'buyer', event: 'inquiry_cancelled', body: note })
        await tell(ctx, { to: 'seller', kind: 'inquiry_cancelled', inquiry: moved, thread: closed })
        refresh(ctx, closed, {
          thread: closed.id,
          message: closed.id,
          inquiry: inquiry.id,
          quotation: closed.latestQuotationId,
        })
      }
      return changedView(moved)
    },
    inquiryFinish: async (ctx, input) => {
      const inquiry = await loadInquiry(ctx, input.id, 'update')
      const moved = await moveInquiry(ctx, inquiry, 'finish', { version: input.version, note: orNull(input.note) })
      await loseOpenThreads(ctx, moved, null)
      return changedView(moved)
    },
  }
}

async function create(ctx: ActorContext, ports: SourcingPorts, input: ParsedInputOf<typeof inquiryCreate>) {
  const { items, storeIds, origin, ...header } = input
  const id = uuidv7()
  const now = ctx.now()
  const lines: InquiryItemRecord[] = items.map((item, index) => ({
    ...newLine(id, index + 1, item, null),
    removedAt: null,
  }))
  return sendInquiry(ctx, ports, { header, storeIds, lines }, async columns => {
    // Written as if it had been a draft for a moment, so that the machine decides who may send.
    const [draft] = await ctx.db
      .insert(inquiryTable)
      .values({
        ...headerColumns(ctx, header),
        ...columns,
        id,
        regionId: ctx.region.regionId,
        status: 'draft',
        createdAt: now,
        updatedAt: now,
        createdBy: userOf(ctx),
        buyerCompanyId: companyOf(ctx),
        // Not yet the buyer's: their own draft must not be in the way.
        buyerUserId: id,
        origin,
        title: header.title,
        lineSeq: lines.length,
      })
      .returning()
    if (!draft) throw new Error('an inquiry was not stored')
    await ctx.db.insert(inquiryItemTable).values(lines)
    const buyerUserId = userOf(ctx)
    return moveInquiry(ctx, { ...draft, buyerUserId }, 'submit', { set: { buyerUserId } })
  })
}

async function amend(ctx: ActorContext, ports: SourcingPorts, input: ParsedInputOf<typeof inquiryAmend>) {
  const inquiry = await loadInquiry(ctx, input.id, 'update')
  const present = await linesOf(ctx, inquiry.id)
  const known = new Map(present.map(line => [line.id, line]))
  const unknown = input.items.flatMap((item, index) =>
    item.id !== undefined && !known.has(item.id) ? [{ path: `items.${index}.id`, rule: 'unknown_item' }] : [],
  )
  if (unknown.length > 0) throw new AppError('MALL600400', {}, { fieldErrors: unknown })
  const snapshots = await availableSnapshots(ctx, ports.catalogue, input.items)
  let lineSeq = inquiry.lineSeq
  const lines = input.items.map((item, index) => {
    const product = snapshots[index] ?? null
    const old = item.id === undefined ? undefined : known.get(item.id)
    return old
      ? { ...old, ...lineColumns(item), product }
      : { ...newLine(inquiry.id, ++lineSeq, item, product), removedAt: null }
  })
  const kept = new Set(lines.map(line => line.id))
  const requirement = input.requirement === undefined ? inquiry.requirement : orNull(input.requirement)
  const moved = await moveInquiry(ctx, inquiry, 'amend', {
    version: input.version,
    note: orNull(input.note),
    set: {
      ...lineSummary(ctx, lines),
      requirement,
      requirementLocale: input.requirement === undefined ? inquiry.requirementLocale : ctx.locale,
      revision: inquiry.revision + 1,
      lineSeq,
      completeness: inquiryCompleteness({ ...inquiry, requirement, items: lines }).score,
      searchText: searchText([inquiry.no, inquiry.title, inquiry.buyerName, ...lines.map(line => line.name)]),
    },
  })
  const dropped = present.filter(line => !kept.has(line.id)).map(line => line.id)
  if (dropped.length > 0)
    await ctx.db.update(inquiryItemTable).set({ removedAt: ctx.now() }).where(inArray(inquiryItemTable.id, dropped))
  for (const line of lines)
    await ctx.db.insert(inquiryItemTable).values(line).onConflictDoUpdate({ target: inquiryItemTable.id, set: line })
  await tellAmended(
    ctx,
    moved,
    lines.flatMap(line => line.files).map(file => file.fileId),
    orNull(input.note),
  )
  return changedView(moved)
}

async function tellAmended(
  ctx: ActorContext,
  inquiry: InquiryRecord,
  fileIds: readonly string[],
  note: string | null,
): Promise<void> {
  const threads = await lockOpenThreads(ctx, inquiry.id)
  await grantFiles(
    ctx,
    fileIds,
    threads.map(thread => thread.sellerCompanyId),
  )
  for (const thread of threads) {
    await post(ctx, thread.id, { kind: 'system', side: 'buyer', event: 'inquiry_amended', body: note })
    await tell(ctx, { to: 'seller', kind: 'inquiry_amended', inquiry, thread })
    refresh(ctx, thread, {
      thread: thread.id,
      message: thread.id,
      inquiry: inquiry.id,
      quotation: thread.latestQuotationId,
    })
  }
}
