import { and, eq } from 'drizzle-orm'
import { INCOTERM_YEAR, timerOf } from '@tradeport/kernel/config'
import { allowedActions, z } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull, nextDocumentNo } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import type { LocaleCode, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type * as sourcingContract from '@tradeport/domain/sourcing/contract'
import {
  quotationContentInput,
  type quotationSend,
  type QuotationContentInput,
  type QuotationContentValues,
} from '@tradeport/domain/sourcing/contract'
import {
  civilDateIn,
  firstDraft,
  isOpenThread,
  nextDraft,
  quotationMachine,
  quotationProblems,
  quotationTotals,
  takesQuotations,
  threadMachine,
} from '@tradeport/domain/sourcing/rules'
import { following } from '@tradeport/node/parties'
import { inquiryOfThread, lineName, linesOf } from './inquiry.repository'
import { requireUnblocked } from './block.repository'
import type { InquiryItemRecord, InquiryRecord } from './inquiry.table'
import { changedView, lineView } from './inquiry-view'
import { refresh, tell } from './notices'
import { acting } from './party'
import type { SourcingPorts } from './ports'
import { lockLiveQuotation } from './quotation-ending'
import { chargeView, itemView } from './quotation-view'
import { assertTotals, contentOf, writeDraft } from './quotation-writing'
import { requireBusiness } from './standing'
import {
  chargesOf,
  hashOf,
  itemsOf,
  loadQuotation,
  lockNegotiation,
  moveQuotation,
  statementOf,
  type Negotiation,
} from './quotation.repository'
import { quotationTable, type QuotationRecord } from './quotation.table'
import { orNull } from './texts'
import { firstAnswer } from './thread-facts'
import { loadThread, moveThread, post } from './thread.repository'
import { threadTable, type ThreadRecord } from './thread.table'

type SellerHandlers = Pick<
  Handlers<typeof sourcingContract>,
  'quotationStart' | 'quotationSave' | 'quotationSend' | 'quotationDiscard' | 'quotationWithdraw'
>

export function quotationSellerHandlers(ports: SourcingPorts): SellerHandlers {
  return {
    quotationStart: (ctx, input) => start(ctx, ports, input.threadId),
    quotationSave: async (ctx, input) => {
      const { id, version, totals, ...content } = input
      const { draft, thread } = await editableDraft(ctx, id, version)
      assertTotals(totals, quotationTotals(content))
      const saved = await writeDraft(ctx, ports, draft, thread, content)
      return {
        id: saved.id,
        version: saved.version,
        validUntil: isoOrNull(saved.validUntil),
        subtotal: saved.subtotal,
        chargesTotal: saved.chargesTotal,
        taxTotal: saved.taxTotal,
        total: saved.total,
      }
    },
    quotationSend: send,
    quotationDiscard: async (ctx, input) => {
      const { draft } = await editableDraft(ctx, input.id, input.version)
      await ctx.db
        .delete(quotationTable)
        .where(and(eq(quotationTable.id, draft.id), eq(quotationTable.status, 'draft')))
      return { id: draft.id }
    },
    quotationWithdraw: async (ctx, input) => {
      const { theirs, inquiry, thread, quotation } = await lockNegotiation(ctx, input.id, 'share')
      const note = orNull(input.note)
      const moved = await moveQuotation(theirs, quotation, 'withdraw', {
        version: input.version,
        note,
        set: { endReason: input.reason, endNote: note },
      })
      const reopened = thread.status === 'quoted' ? await moveThread(following(ctx), thread, 'quote_ended') : thread
      await post(ctx, thread.id, {
        kind: 'system',
        side: 'seller',
        event: 'quotation_withdrawn',
        body: note,
        quotationId: moved.id,
      })
      await tell(ctx, { to: 'buyer', kind: 'quotation_withdrawn', inquiry, thread: reopened })
      refresh(ctx, thread, { thread: thread.id, message: thread.id, inquiry: inquiry.id, quotation: moved.id })
      return changedView(moved)
    },
  }
}

/** The caller's locked draft. @throws AppError `MALL600403` for a version that was sent or for roles that do not write quotations. */
async function editableDraft(
  ctx: ActorContext,
  id: string,
  version: number,
): Promise<{ draft: QuotationRecord; thread: ThreadRecord }> {
  const seen = await loadQuotation(ctx, id)
  const thread = await loadThread(ctx, seen.threadId, 'update')
  const draft = await loadQuotation(ctx, id, 'update')
  if (!allowedActions(quotationMachine, draft.status, acting(ctx, thread).actor.roles).includes('edit'))
    throw new AppError('MALL600403')
  if (draft.version !== version) throw new AppError('FT510006')
  return { draft, thread }
}

function assertQuotable(inquiry: InquiryRecord, thread: ThreadRecord): void {
  if (!isOpenThread(thread.status)) throw new AppError('MALL620009')
  if (!takesQuotations(inquiry.status, thread.lastVersionNo > 0)) throw new AppError('MALL620012')
}

async function start(ctx: ActorContext, ports: SourcingPorts, threadId: string) {
  const seen = await loadThread(ctx, threadId)
  const inquiry = await inquiryOfThread(ctx, seen.inquiryId, 'share')
  const thread = await loadThread(ctx, threadId, 'update')
  assertQuotable(inquiry, thread)
  requireBusiness(ctx, thread)
  await requireUnblocked(ctx, thread)
  const { roles } = acting(ctx, thread).actor
  if (!allowedActions(threadMachine, thread.status, roles).includes('quote')) throw new AppError('MALL600403')
  const [open] = await ctx.db
    .select()
    .from(quotationTable)
    .where(and(eq(quotationTable.threadId, thread.id), eq(quotationTable.status, 'draft')))
  if (open) return { id: open.id, version: open.version, versionNo: open.versionNo }
  const { content, answersCounter } = await openingContent(ctx, ports, inquiry, thread)
  const draft = await newDraft(ctx, inquiry, thread, content)
  const written = await writeDraft(ctx, ports, { ...draft, answersCounter }, thread, content)
  if (answersCounter) await ctx.db.update(quotationTable).set({ answersCounter }).where(eq(quotationTable.id, draft.id))
  refresh(ctx, { buyerCompanyId: thread.sellerCompanyId }, { quotation: draft.id, thread: thread.id })
  return { id: written.id, version: written.version, versionNo: written.versionNo }
}

/** What a quotation names goods in: the buyer has to understand it, and the contract made of it. */
function languageOf(ctx: ActorContext, inquiry: InquiryRecord): LocaleCode {
  return inquiry.requirementLocale ?? (inquiry.tradeType === 'domestic' ? ctx.locale : 'en_US')
}

/** What the next version opens with: the last one with the buyer's wishes, or the inquiry. */
async function openingContent(
  ctx: ActorContext,
  ports: SourcingPorts,
  inquiry: InquiryRecord,
  thread: ThreadRecord,
): Promise<{ content: QuotationContentValues; answersCounter: QuotationRecord['counter'] }> {
  const times = {
    today: civilDateIn(inquiry.buyerTimeZone, ctx.now()),
    validDays: timerOf(ctx.region, 'quotationValidDays'),
  }
  const lines = await linesOf(ctx, inquiry.id)
  let content: QuotationContentInput
  let answersCounter: QuotationRecord['counter'] = null
  if (thread.latestQuotationId === null) {
    content = firstDraft({
      currency: ctx.region.currency,
      wanted: {
        currency: inquiry.currencyWish,
        incoterm: inquiry.tradeType === 'foreign' ? inquiry.incotermWish : null,
        destPort: inquiry.destPort,
      },
      lines: lines.map(line => lineView(line, line.product)),
      storeId: thread.storeId,
      offers: await ports.catalogue.listedOffers(ctx, productsOf(lines), inquiry.tradeType),
      nameOf: line => lineName({ locale: languageOf(ctx, inquiry) }, line).slice(0, 300),
      ...times,
    })
  } else {
    const last = await loadQuotation(ctx, thread.latestQuotationId)
    const items = (await itemsOf(ctx, last.id)).map(itemView)
    const charges = (await chargesOf(ctx, last.id)).map(chargeView)
    answersCounter = last.status === 'countered' ? last.counter : null
    // A line that the buyer took out of the inquiry since then is offered no longer.
    const wanted = new Set(lines.map(line => line.id))
    const still = items.filter(item => item.inquiryItemId === null || wanted.has(item.inquiryItemId))
    content = nextDraft({ ...last, items: still.length > 0 ? still : items, charges, counter: answersCounter }, times)
  }
  return { content: z.parse(quotationContentInput(), content), answersCounter }
}

const productsOf = (lines: readonly InquiryItemRecord[]) =>
  lines.flatMap(({ productId, skuId }) => (productId === null ? [] : [{ productId, skuId }]))

async function newDraft(
  ctx: ActorContext,
  inquiry: InquiryRecord,
  thread: ThreadRecord,
  content: QuotationContentValues,
): Promise<QuotationRecord> {
  const now = ctx.now()
  const no = thread.quotationNo ?? (await nextDocumentNo(ctx.db, 'QT', ctx.region, now))
  if (thread.quotationNo === null)
    await ctx.db.update(threadTable).set({ quotationNo: no }).where(eq(threadTable.id, thread.id))
  const [draft] = await ctx.db
    .insert(quotationTable)
    .values({
      no,
      versionNo: thread.lastVersionNo + 1,
      regionId: thread.regionId,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
      threadId: thread.id,
      inquiryId: inquiry.id,
      inquiryRevision: inquiry.revision,
      storeId: thread.storeId,
      sellerCompanyId: thread.sellerCompanyId,
      buyerCompanyId: thread.buyerCompanyId,
      tradeType: inquiry.tradeType,
      currency: content.currency,
      incotermYear: INCOTERM_YEAR,
      leadFrom: content.leadFrom,
      qualityTerms: { standard: null, aql: null, sealedSampleRef: null },
      dueTz: inquiry.buyerTimeZone,
    })
    .returning()
  if (!draft) throw new Error('a draft was not stored')
  return draft
}

/**
 * A version goes out: complete, with totals that are right, under a hash of everything it says. From here on the database refuses to
 * change it, and the version before it is superseded.
 */
async function send(ctx: ActorContext, input: ParsedInputOf<typeof quotationSend>) {
  const negotiation = await lockNegotiation(ctx, input.id, 'share')
  const { theirs, inquiry, thread, quotation: draft } = negotiation
  requireBusiness(ctx, thread)
  await requireUnblocked(ctx, thread)
  if (!allowedActions(quotationMachine, draft.status, theirs.actor.roles).includes('send'))
    throw new AppError('MALL600403')
  assertQuotable(inquiry, thread)
  if (draft.version !== input.version) throw new AppError('FT510006')
  const items = await itemsOf(ctx, draft.id)
  const charges = await chargesOf(ctx, draft.id)
  const content = contentOf(draft, items, charges)
  const lines = await linesOf(ctx, inquiry.id)
  const fieldErrors = quotationProblems(content, {
    tradeType: draft.tradeType,
    inquiryItemIds: lines.map(line => line.id),
    today: civilDateIn(draft.dueTz, ctx.now()),
  })
  if (fieldErrors.length > 0) throw new AppError('MALL600400', {}, { fieldErrors })
  assertTotals(input.totals, quotationTotals(content))
  const earlier = await lockLiveQuotation(ctx, thread.id)
  if (earlier) await moveQuotation(following(ctx), earlier, 'supersede')
  const sent = await moveQuotation(theirs, draft, 'send', {
    set: {
      sentAt: ctx.now(),
      inquiryRevision: inquiry.revision,
      contentHash: hashOf(statementOf(draft, items, charges)),
      supersedes: earlier?.id ?? null,
    },
  })
  await tellSent(ctx, { ...negotiation, quotation: sent }, earlier)
  return changedView(sent)
}

async function tellSent(
  ctx: ActorContext,
  negotiation: Negotiation,
  earlier: QuotationRecord | undefined,
): Promise<void> {
  const { inquiry, thread, quotation } = negotiation
  const quoted = await moveThread(ctx, thread, 'quote', {
    set: {
      ...firstAnswer(ctx, thread),
      latestQuotationId: quotation.id,
      lastVersionNo: quotation.versionNo,
      dueAt: null,
    },
  })
  await post(ctx, thread.id, {
    kind: 'quotation',
    side: 'seller',
    event: 'quotation_sent',
    quotationId: quotation.id,
    excerpt: `${quotation.no} v${quotation.versionNo}`,
  })
  const params = { quoteVersion: String(quotation.versionNo) }
  await tell(ctx, { to: 'buyer', kind: 'quotation_received', inquiry, thread: quoted, params })
  refresh(ctx, thread, { thread: thread.id, message: thread.id, inquiry: inquiry.id, quotation: quotation.id })
  if (earlier) refresh(ctx, thread, { quotation: earlier.id })
}
