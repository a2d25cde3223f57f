import { eq, sql } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import { timeline, type ActorContext } from '@tradeport/node/server-kit'
import type { CounterWishes, QuotationDetail, QuotationItem } from '@tradeport/domain/sourcing/contract'
import { inquiryOfThread } from './inquiry.repository'
import { listQuotations } from './quotation-list.repository'
import { chargesOf, itemsOf } from './quotation.repository'
import type { QuotationChargeRecord, QuotationItemRecord, QuotationRecord } from './quotation.table'
import { hidesBuyer, unnamed } from './thread-facts'
import { threadTable } from './thread.table'

export function itemView(item: QuotationItemRecord): QuotationItem {
  const { quotationId: _quotation, ...shown } = item
  return shown
}

export function chargeView(charge: QuotationChargeRecord) {
  return { kind: charge.kind, label: charge.label, amount: charge.amount, included: charge.included }
}

export async function quotationDetailView(ctx: ActorContext, quotation: QuotationRecord): Promise<QuotationDetail> {
  const [row] = await listQuotations(ctx, sql`q.id = ${quotation.id}`, sql`limit 1`)
  const [thread] = await ctx.db.select().from(threadTable).where(eq(threadTable.id, quotation.threadId))
  if (!row || !thread) throw new AppError('MALL600404')
  const inquiry = await inquiryOfThread(ctx, quotation.inquiryId)
  const versions = await listQuotations(ctx, sql`q.thread_id = ${quotation.threadId}`, sql`order by q.version_no desc`)
  const hidden = hidesBuyer(ctx, inquiry, thread)
  const counter = (wishes: CounterWishes | null) => wishes && { ...wishes, byName: hidden ? null : wishes.byName }
  return {
    ...row,
    tradeType: quotation.tradeType,
    incotermYear: quotation.incotermYear,
    items: (await itemsOf(ctx, quotation.id)).map(itemView),
    charges: (await chargesOf(ctx, quotation.id)).map(chargeView),
    taxPercent: quotation.taxPercent,
    subtotal: quotation.subtotal,
    chargesTotal: quotation.chargesTotal,
    taxTotal: quotation.taxTotal,
    paymentPlan: quotation.paymentPlan,
    leadFrom: quotation.leadFrom,
    partialShipment: quotation.partialShipment,
    transhipment: quotation.transhipment,
    packingNote: quotation.packingNote,
    qualityTerms: quotation.qualityTerms,
    warrantyDays: quotation.warrantyDays,
    note: quotation.note,
    inquiryRevision: quotation.inquiryRevision,
    contentHash: quotation.contentHash,
    counter: counter(quotation.counter),
    answersCounter: counter(quotation.answersCounter),
    endReason: quotation.endReason,
    endNote: quotation.endNote,
    firstViewedAt: isoOrNull(quotation.firstViewedAt),
    destCountry: inquiry.destCountry,
    destPort: inquiry.destPort,
    overLimit: null,
    approval: null,
    versions: versions.map(({ id, versionNo, status, total, currency, sentAt }) => ({
      id,
      versionNo,
      status,
      total,
      currency,
      sentAt,
    })),
    timeline: unnamed(ctx, inquiry, thread, await timeline(ctx, 'quotation', quotation.id)),
  }
}
