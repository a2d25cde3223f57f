import { and, eq } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { QuotationContentValues, QuotationTotals } from '@tradeport/domain/sourcing/contract'
import { endOfDay, quotationTotals, sameTotals, type ComputedTotals } from '@tradeport/domain/sourcing/rules'
import { linesById, snapshotsFor } from './inquiry.repository'
import type { SourcingPorts } from './ports'
import { chargeView } from './quotation-view'
import { itemsOf } from './quotation.repository'
import {
  quotationChargeTable,
  quotationItemTable,
  quotationTable,
  type QuotationChargeRecord,
  type QuotationItemRecord,
  type QuotationRecord,
} from './quotation.table'
import { orNull, searchText, textIn } from './texts'
import type { ThreadRecord } from './thread.table'

/** @throws AppError `MALL620003` with the real ones when the seller's screen showed other totals than the server computes. */
export function assertTotals(shown: QuotationTotals | undefined, real: QuotationTotals): void {
  if (shown && !sameTotals(shown, real)) {
    const { subtotal, chargesTotal, taxTotal, total } = real
    throw new AppError('MALL620003', {}, { data: { totals: { subtotal, chargesTotal, taxTotal, total } } })
  }
}

/** Writes everything a draft says. Totals are the server's; the caller's are only compared. */
export async function writeDraft(
  ctx: ActorContext,
  ports: SourcingPorts,
  draft: QuotationRecord,
  thread: ThreadRecord,
  content: QuotationContentValues,
): Promise<QuotationRecord> {
  const totals = quotationTotals(content)
  await writeItems(ctx, ports, draft, thread, content, totals)
  await ctx.db.delete(quotationChargeTable).where(eq(quotationChargeTable.quotationId, draft.id))
  if (content.charges.length > 0)
    await ctx.db.insert(quotationChargeTable).values(
      content.charges.map((charge, index) => ({
        quotationId: draft.id,
        lineNo: index + 1,
        kind: charge.kind,
        label: orNull(charge.label),
        amount: charge.amount,
        included: charge.included,
      })),
    )
  const [written] = await ctx.db
    .update(quotationTable)
    .set({
      ...contentColumns(content, draft.dueTz),
      subtotal: totals.subtotal,
      chargesTotal: totals.chargesTotal,
      taxTotal: totals.taxTotal,
      total: totals.total,
      itemCount: content.items.length,
      firstItemName: content.items[0]?.name ?? null,
      searchText: searchText([draft.no, textIn(thread.storeName, ctx.locale), ...content.items.map(item => item.name)]),
      version: draft.version + 1,
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
    })
    .where(
      and(
        eq(quotationTable.id, draft.id),
        eq(quotationTable.status, 'draft'),
        eq(quotationTable.version, draft.version),
      ),
    )
    .returning()
  if (!written) throw new AppError('FT510006')
  return written
}

function contentColumns(content: QuotationContentValues, dueTz: string) {
  return {
    currency: content.currency,
    incoterm: content.incoterm ?? null,
    namedPlace: orNull(content.namedPlace),
    taxPercent: content.taxPercent,
    paymentPlan: content.paymentPlan,
    leadDays: content.leadDays ?? null,
    leadFrom: content.leadFrom,
    partialShipment: content.partialShipment,
    transhipment: content.transhipment,
    packingNote: orNull(content.packingNote),
    qualityTerms: {
      standard: orNull(content.qualityTerms.standard),
      aql: orNull(content.qualityTerms.aql),
      sealedSampleRef: orNull(content.qualityTerms.sealedSampleRef),
    },
    warrantyDays: content.warrantyDays,
    note: orNull(content.note),
    validUntilDate: content.validUntil ?? null,
    validUntil: content.validUntil === undefined ? null : endOfDay(content.validUntil, dueTz),
  }
}

async function writeItems(
  ctx: ActorContext,
  ports: SourcingPorts,
  draft: QuotationRecord,
  thread: ThreadRecord,
  content: QuotationContentValues,
  totals: ComputedTotals,
): Promise<void> {
  const kept = new Set((await itemsOf(ctx, draft.id)).map(item => item.id))
  const pictures = await picturesOf(ctx, ports, thread, content)
  await ctx.db.delete(quotationItemTable).where(eq(quotationItemTable.quotationId, draft.id))
  await ctx.db.insert(quotationItemTable).values(
    content.items.map((item, index) => ({
      // A line keeps its id over saves, but never takes one from elsewhere; named twice, it is kept once.
      id: item.id !== undefined && kept.delete(item.id) ? item.id : uuidv7(),
      quotationId: draft.id,
      lineNo: index + 1,
      inquiryItemId: item.inquiryItemId ?? null,
      kind: item.kind,
      productId: item.productId ?? null,
      skuId: item.skuId ?? null,
      imageFileId: pictures[index] ?? null,
      name: item.name,
      specs: item.specs,
      qty: item.qty,
      unit: item.unit,
      unitPrice: item.kind === 'not_available' ? null : (item.unitPrice ?? null),
      amount: totals.amounts[index] ?? null,
      priceBreaks: item.priceBreaks,
      moq: item.moq ?? null,
      orderMultiple: item.orderMultiple ?? null,
      leadDays: item.leadDays ?? null,
      hsCode: item.hsCode ?? null,
      originCountry: item.originCountry ?? null,
      packing: orNull(item.packing),
      note: orNull(item.note),
    })),
  )
}

/**
 * The picture of each line: of the seller's own product, else of what the buyer asked for.
 *
 * @throws AppError `MALL600400` for a line of another inquiry or a product of another store.
 */
async function picturesOf(
  ctx: ActorContext,
  ports: SourcingPorts,
  thread: ThreadRecord,
  content: QuotationContentValues,
): Promise<(string | null)[]> {
  const asked = await linesById(
    ctx,
    content.items.flatMap(item => item.inquiryItemId ?? []),
  )
  const lines = new Map(asked.filter(line => line.inquiryId === thread.inquiryId).map(line => [line.id, line]))
  const products = await snapshotsFor(ctx, ports.catalogue, content.items)
  const fieldErrors = content.items.flatMap((item, index) => {
    const product = products[index] ?? null
    if (item.inquiryItemId !== undefined && !lines.has(item.inquiryItemId))
      return [{ path: `items.${index}.inquiryItemId`, rule: 'unknown_item' }]
    if (item.productId !== undefined && product?.storeId !== thread.storeId)
      return [{ path: `items.${index}.productId`, rule: 'not_offered' }]
    return []
  })
  if (fieldErrors.length > 0) throw new AppError('MALL600400', {}, { fieldErrors })
  return content.items.map((item, index) => {
    const line = item.inquiryItemId === undefined ? undefined : lines.get(item.inquiryItemId)
    return products[index]?.imageFileId ?? line?.product?.imageFileId ?? null
  })
}

/** What a stored draft says, in the form the rules check. */
export function contentOf(
  quotation: QuotationRecord,
  items: readonly QuotationItemRecord[],
  charges: readonly QuotationChargeRecord[],
): QuotationContentValues {
  return {
    currency: quotation.currency,
    incoterm: quotation.incoterm ?? undefined,
    namedPlace: quotation.namedPlace ?? undefined,
    items: items.map(item => ({
      id: item.id,
      inquiryItemId: item.inquiryItemId ?? undefined,
      kind: item.kind,
      productId: item.productId ?? undefined,
      skuId: item.skuId ?? undefined,
      name: item.name,
      specs: item.specs,
      qty: item.qty,
      unit: item.unit,
      unitPrice: item.unitPrice ?? undefined,
      priceBreaks: item.priceBreaks,
      moq: item.moq ?? undefined,
      orderMultiple: item.orderMultiple ?? undefined,
      leadDays: item.leadDays ?? undefined,
      hsCode: item.hsCode ?? undefined,
      originCountry: item.originCountry ?? undefined,
      packing: item.packing ?? undefined,
      note: item.note ?? undefined,
    })),
    charges: charges.map(charge => ({ ...chargeView(charge), label: charge.label ?? undefined })),
    taxPercent: quotation.taxPercent,
    paymentPlan: quotation.paymentPlan,
    leadDays: quotation.leadDays ?? undefined,
    leadFrom: quotation.leadFrom,
    partialShipment: quotation.partialShipment,
    transhipment: quotation.transhipment,
    packingNote: quotation.packingNote ?? undefined,
    qualityTerms: {
      standard: quotation.qualityTerms.standard ?? undefined,
      aql: quotation.qualityTerms.aql ?? undefined,
      sealedSampleRef: quotation.qualityTerms.sealedSampleRef ?? undefined,
    },
    warrantyDays: quotation.warrantyDays,
    note: quotation.note ?? undefined,
    validUntil: quotation.validUntilDate ?? undefined,
  }
}
