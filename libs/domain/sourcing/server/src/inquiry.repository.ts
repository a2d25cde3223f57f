import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { timerOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { InquiryHeaderValues, InquiryLineValues, ProductSnapshot } from '@tradeport/domain/sourcing/contract'
import { companyOf, userOf } from '@tradeport/node/parties'
import { inquiryItemTable, inquiryTable, type InquiryItemRecord, type InquiryRecord } from './inquiry.table'
import { inquiryScope } from './party'
import type { CatalogueForSourcing } from './ports'
import { orNull, textIn } from './texts'

/** @throws AppError `MALL600404`, also for what belongs to somebody else. */
export async function loadInquiry(ctx: ActorContext, id: string, lock?: 'update' | 'share'): Promise<InquiryRecord> {
  const query = ctx.db
    .select()
    .from(inquiryTable)
    .where(and(eq(inquiryTable.id, id), inquiryScope(ctx)))
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new AppError('MALL600404')
  return row
}

/** The inquiry of a thread the caller takes part in; who may see the thread was decided before. */
export async function inquiryOfThread(
  ctx: ActorContext,
  inquiryId: string,
  lock?: 'update' | 'share',
): Promise<InquiryRecord> {
  const query = ctx.db.select().from(inquiryTable).where(eq(inquiryTable.id, inquiryId))
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new AppError('MALL600404')
  return row
}

export async function draftOf(ctx: ActorContext, lock?: 'update'): Promise<InquiryRecord | undefined> {
  const query = ctx.db
    .select()
    .from(inquiryTable)
    .where(
      and(
        eq(inquiryTable.regionId, ctx.region.regionId),
        eq(inquiryTable.buyerCompanyId, companyOf(ctx)),
        eq(inquiryTable.buyerUserId, userOf(ctx)),
        eq(inquiryTable.status, 'draft'),
      ),
    )
  const [row] = await (lock ? query.for(lock) : query)
  return row
}

export async function linesOf(ctx: ActorContext, inquiryId: string): Promise<InquiryItemRecord[]> {
  return ctx.db
    .select()
    .from(inquiryItemTable)
    .where(and(eq(inquiryItemTable.inquiryId, inquiryId), isNull(inquiryItemTable.removedAt)))
    .orderBy(asc(inquiryItemTable.lineNo))
}

export async function linesById(ctx: ActorContext, ids: readonly string[]): Promise<InquiryItemRecord[]> {
  if (ids.length === 0) return []
  return ctx.db
    .select()
    .from(inquiryItemTable)
    .where(inArray(inquiryItemTable.id, [...ids]))
}

/** Columns of a line as its buyer wrote it. */
export function lineColumns(line: InquiryLineValues) {
  return {
    productId: line.productId ?? null,
    skuId: line.skuId ?? null,
    name: orNull(line.name),
    specs: line.specs,
    quantities: line.quantities,
    unit: line.unit,
    targetPrice: line.targetPrice ?? null,
    targetCurrency: line.targetPrice === undefined ? null : (line.targetCurrency ?? null),
    customisation: orNull(line.customisation),
    hsCode: line.hsCode ?? null,
    files: line.files,
  }
}

export function newLine(inquiryId: string, lineNo: number, line: InquiryLineValues, product: ProductSnapshot | null) {
  return { id: uuidv7(), inquiryId, lineNo, product, ...lineColumns(line) }
}

/** What a buyer says about the whole of an inquiry, as columns; `undefined` and empty become null. */
export function headerColumns(ctx: ActorContext, header: Omit<InquiryHeaderValues, 'title'>) {
  return {
    requirement: orNull(header.requirement),
    tradeType: header.tradeType ?? ctx.region.tradeTypes[0],
    destCountry: orNull(header.destCountry),
    destPort: orNull(header.destPort),
    incotermWish: header.incotermWish ?? null,
    paymentWish: header.paymentWish,
    currencyWish: header.currencyWish ?? null,
    neededBy: orNull(header.neededBy),
    quoteDays: header.quoteDays ?? timerOf(ctx.region, 'inquiryQuoteDays'),
    sampleWanted: header.sampleWanted,
    inspectionWanted: header.inspectionWanted,
    visibility: header.visibility,
    files: header.files,
  }
}

const keyOf = (productId: string, skuId: string | null) => `${productId}/${skuId ?? ''}`

/** The products of lines as they are now, by line. */
export async function snapshotsFor(
  ctx: ActorContext,
  catalogue: CatalogueForSourcing,
  lines: readonly { productId?: string | null | undefined; skuId?: string | null | undefined }[],
): Promise<(ProductSnapshot | null)[]> {
  const wanted = lines.flatMap(line =>
    line.productId ? [{ productId: line.productId, skuId: line.skuId ?? null }] : [],
  )
  if (wanted.length === 0) return lines.map(() => null)
  const found = await catalogue.productSnapshots(ctx, wanted)
  const byKey = new Map(found.map(snapshot => [keyOf(snapshot.productId, snapshot.skuId), snapshot]))
  return lines.map(line => (line.productId ? (byKey.get(keyOf(line.productId, line.skuId ?? null)) ?? null) : null))
}

/**
 * The same for lines that are about to be sent.
 *
 * @throws AppError `MALL620008` naming the lines whose product is gone.
 */
export async function availableSnapshots(
  ctx: ActorContext,
  catalogue: CatalogueForSourcing,
  lines: readonly { productId?: string | null | undefined; skuId?: string | null | undefined }[],
): Promise<(ProductSnapshot | null)[]> {
  const snapshots = await snapshotsFor(ctx, catalogue, lines)
  const fieldErrors = lines.flatMap((line, index) =>
    line.productId && !snapshots[index]?.available ? [{ path: `items.${index}.productId`, rule: 'not_offered' }] : [],
  )
  if (fieldErrors.length > 0) throw new AppError('MALL620008', {}, { fieldErrors })
  return snapshots
}

/** What lists show of an inquiry without its lines. */
export function lineSummary(
  ctx: ActorContext,
  lines: readonly { name: string | null; product: ProductSnapshot | null }[],
): Pick<InquiryRecord, 'itemCount' | 'firstItemName' | 'imageFileId'> {
  const [first] = lines
  return {
    itemCount: lines.length,
    firstItemName: first ? lineName(ctx, first) : null,
    imageFileId: lines.find(line => line.product?.imageFileId)?.product?.imageFileId ?? null,
  }
}

export function lineName(
  ctx: Pick<ActorContext, 'locale'>,
  line: { name: string | null; product: ProductSnapshot | null },
): string {
  return line.name ?? (line.product ? textIn(line.product.title, ctx.locale) : '')
}
