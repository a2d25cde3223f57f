import { asc, inArray, sql } from 'drizzle-orm'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { iso } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import {
  type compareQuotations,
  type ComparisonColumn,
  type QuotationComparison,
  type QuotationRow,
} from '@tradeport/domain/sourcing/contract'
import { compareOffers, furthestIncoterm, isLiveQuotation, type ComparedOffer } from '@tradeport/domain/sourcing/rules'
import { lineName, linesOf, loadInquiry } from './inquiry.repository'
import type { RateFacts, SourcingPorts } from './ports'
import { listQuotations } from './quotation-list.repository'
import { chargeView } from './quotation-view'
import {
  quotationChargeTable,
  quotationItemTable,
  quotationTable,
  type QuotationChargeRecord,
  type QuotationItemRecord,
  type QuotationRecord,
} from './quotation.table'

/** Versions worth putting side by side: what can be accepted, what was, and what ran out and could be asked for again. */
const SHOWN = ['sent', 'viewed', 'countered', 'accepted', 'expired']

interface Offer {
  row: QuotationRow
  record: QuotationRecord
  items: QuotationItemRecord[]
  charges: QuotationChargeRecord[]
  rate: RateFacts | null
}

export async function compareInquiry(
  ctx: ActorContext,
  ports: SourcingPorts,
  input: ParsedInputOf<typeof compareQuotations>,
): Promise<QuotationComparison> {
  const inquiry = await loadInquiry(ctx, input.inquiryId)
  const lines = await linesOf(ctx, inquiry.id)
  const currency = input.currency ?? inquiry.currencyWish ?? ctx.region.currency
  const offers = await latestOffers(ctx, ports, inquiry.id, currency)
  const offered = offers.flatMap(offer => offer.record.incoterm ?? [])
  const incoterm = input.incoterm ?? inquiry.incotermWish ?? furthestIncoterm(offered)
  const target = inquiry.tradeType === 'foreign' ? incoterm : null
  const compared = compareOffers({
    currency,
    incoterm: target,
    lines: lines.map(line => ({ inquiryItemId: line.id, unit: line.unit })),
    offers: offers.map(offer => comparedOffer(ctx, offer)),
  })
  const columns = offers.map((offer, index) => {
    const facts = compared.columns[index] ?? { totalNormalised: null, missing: [], best: false }
    return { ...columnOf(offer), ...facts }
  })
  return {
    inquiryId: inquiry.id,
    inquiryNo: inquiry.no,
    currency,
    incoterm: target,
    columns,
    rows: lines.map((line, index) => ({
      inquiryItemId: line.id,
      lineNo: line.lineNo,
      name: lineName(ctx, line),
      unit: line.unit,
      quantities: line.quantities,
      targetPrice: line.targetPrice,
      targetCurrency: line.targetCurrency,
      cells: compared.rows[index] ?? [],
    })),
  }
}

async function latestOffers(
  ctx: ActorContext,
  ports: SourcingPorts,
  inquiryId: string,
  currency: string,
): Promise<Offer[]> {
  const rows = await listQuotations(
    ctx,
    sql`q.inquiry_id = ${inquiryId} and q.id = t.latest_quotation_id and q.status = any (${sql.param(SHOWN)}::text[])`,
    sql`order by t.created_at, t.id`,
  )
  const ids = rows.map(row => row.id)
  if (ids.length === 0) return []
  const records = await ctx.db.select().from(quotationTable).where(inArray(quotationTable.id, ids))
  const items = await ctx.db
    .select()
    .from(quotationItemTable)
    .where(inArray(quotationItemTable.quotationId, ids))
    .orderBy(asc(quotationItemTable.lineNo))
  const charges = await ctx.db
    .select()
    .from(quotationChargeTable)
    .where(inArray(quotationChargeTable.quotationId, ids))
    .orderBy(asc(quotationChargeTable.lineNo))
  const rates = await ratesTo(ctx, ports, currency, records)
  return rows.flatMap(row => {
    const record = records.find(candidate => candidate.id === row.id)
    if (!record) return []
    return {
      row,
      record,
      items: items.filter(item => item.quotationId === row.id),
      charges: charges.filter(charge => charge.quotationId === row.id),
      rate: rates.get(record.currency) ?? null,
    }
  })
}

async function ratesTo(
  ctx: ActorContext,
  ports: SourcingPorts,
  currency: string,
  records: readonly QuotationRecord[],
): Promise<Map<string, RateFacts>> {
  const rates = new Map<string, RateFacts>()
  for (const base of new Set(records.map(record => record.currency))) {
    const known = base === currency ? { rate: '1', at: iso(ctx.now()) } : await ports.rates.rate(base, currency, ctx)
    if (known) rates.set(base, known)
  }
  return rates
}

function comparedOffer(ctx: ActorContext, offer: Offer): ComparedOffer {
  const { record, row } = offer
  return {
    quotationId: record.id,
    live: isLiveQuotation(record.status) && record.validUntil !== null && record.validUntil >= ctx.now(),
    foreign: record.tradeType === 'foreign',
    currency: record.currency,
    rate: offer.rate?.rate ?? null,
    incoterm: record.incoterm,
    charges: offer.charges.map(chargeView),
    subtotal: record.subtotal,
    chargesTotal: record.chargesTotal,
    total: record.total,
    leadDays: record.leadDays,
    basedOnOldRevision: row.basedOnOldRevision,
    items: offer.items,
  }
}

function columnOf(offer: Offer): Omit<ComparisonColumn, 'totalNormalised' | 'missing' | 'best'> {
  const { row, record, rate } = offer
  return {
    threadId: row.threadId,
    storeId: row.storeId,
    storeName: row.storeName,
    quotationId: row.id,
    quotationNo: row.no,
    versionNo: row.versionNo,
    status: row.status,
    version: row.version,
    contentHash: record.contentHash,
    actions: row.actions,
    currency: row.currency,
    rate: rate?.rate ?? null,
    rateAt: rate?.at ?? null,
    incoterm: row.incoterm,
    namedPlace: row.namedPlace,
    total: row.total,
    charges: offer.charges.map(({ kind, amount, included }) => ({ kind, amount, included })),
    leadDays: row.leadDays,
    paymentPlan: record.paymentPlan,
    partialShipment: record.partialShipment,
    warrantyDays: record.warrantyDays,
    validUntil: row.validUntil ?? '',
  }
}
