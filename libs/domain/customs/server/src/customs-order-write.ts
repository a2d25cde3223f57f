import type { CustomsOrderContent, CustomsOrderFee } from '@tradeport/domain/customs/contract'
import { documentList } from '@tradeport/domain/customs/rules'
import { daysAfter, workingDays } from '@tradeport/domain/reference/contract'
import { workingHoursOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { afterWorkingHours } from '@tradeport/kernel/values'
import { nextDocumentNo, tradeDay, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { revokeAgreement } from './agency-agreement'
import { ORDER_DOCUMENT, moveOrder, recordBesideOrder, refreshOrder, tellOrder } from './customs-order-progress'
import { customsOrder, type CustomsOrderRecord } from './customs-order.table'
import { parametersOf } from './parameters'
import type { CustomsPorts } from './ports'

/** By when the broker accepts what is sent to it now; holidays are those of the region. */
export async function acceptedBy(
  ctx: ActorContext,
  { codes }: Pick<CustomsPorts, 'codes'>,
  order: CustomsOrderRecord,
): Promise<Date> {
  const now = ctx.now()
  const { acceptWorkingHours } = await parametersOf(ctx, { regionId: order.regionId })
  const days = await codes.inForce(ctx, daysAfter(now), tradeDay(now))
  const hours = workingHoursOf(ctx.inRegion(order.regionId).region)
  return afterWorkingHours(now, acceptWorkingHours, hours, workingDays(days))
}

/** The columns that lists filter, sort and show. */
export function columnsOf(content: CustomsOrderContent, names: readonly string[]) {
  const { ieFlag, tradeMode, customMaster, contractNo, goodsSummary, packNo, grossWt, valueAmount, currency } = content
  const { billNo, bookingNo, overseasName, containers, tradeOrderId } = content
  return {
    content,
    ieFlag,
    tradeMode,
    customMaster,
    contractNo,
    goodsSummary,
    packNo,
    grossWt,
    valueAmount,
    currency,
    billNo,
    tradeOrderId,
    expectedDate: content.expectedDate,
    cutOffAt: content.cutOffAt === null ? null : new Date(content.cutOffAt),
    searchText: [...names, contractNo, goodsSummary, billNo, bookingNo, overseasName, ...containers.map(({ no }) => no)]
      .join('\n')
      .toLowerCase(),
  }
}

type Sides = Pick<
  CustomsOrderRecord,
  | 'clientCompanyId'
  | 'clientName'
  | 'providerCompanyId'
  | 'providerName'
  | 'serviceOrderId'
  | 'serviceOrderNo'
  | 'createdBy'
>

/** A draft of a client. */
export async function insertOrder(
  ctx: ActorContext,
  content: CustomsOrderContent,
  sides: Sides,
  documents = documentList(),
): Promise<CustomsOrderRecord> {
  const now = ctx.now()
  const no = await nextDocumentNo(ctx.db, 'CO', ctx.region, now)
  const [order] = await ctx.db
    .insert(customsOrder)
    .values({
      id: uuidv7(),
      no,
      regionId: ctx.region.regionId,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
      updatedBy: sides.createdBy,
      ...sides,
      documents,
      ...columnsOf(content, [no, sides.clientName, sides.providerName]),
    })
    .returning()
  if (!order) throw new AppError('SYS900001')
  await ctx.event({ documentType: ORDER_DOCUMENT, documentId: order.id, action: 'create', toStatus: order.status })
  refreshOrder(ctx, order)
  return order
}

export const lapsed = (
  fees: readonly CustomsOrderFee[],
  statuses: readonly CustomsOrderFee['status'][],
): CustomsOrderFee[] => fees.map(fee => (statuses.includes(fee.status) ? { ...fee, status: 'lapsed' as const } : fee))

/** Complete: by the client, or by itself after the time for it. What it never answered is not owed; a service order is complete with it. */
export async function completeOrder(
  ctx: ActorContext,
  { serviceOrders }: Pick<CustomsPorts, 'serviceOrders'>,
  order: CustomsOrderRecord,
): Promise<CustomsOrderRecord> {
  const completed = await moveOrder(ctx, order, 'complete', {
    set: { completedAt: ctx.now(), fees: lapsed(order.fees, ['proposed']) },
  })
  const { serviceOrderId: id } = order
  if (id !== null) await serviceOrders.worked(ctx, { id, news: 'completed', note: null })
  return completed
}

/** The client did not pay the quote in time: the order comes to nothing, and nothing of it is owed. Both sides are told. */
export async function lapseUnpaid(
  ctx: ActorContext,
  ports: Pick<CustomsPorts, 'agreements' | 'serviceOrders'>,
  order: CustomsOrderRecord,
): Promise<void> {
  const fees = lapsed(order.fees, ['fixed', 'proposed', 'confirmed'])
  const ended = await moveOrder(ctx, order, 'cancel_accepted', { set: { fees }, quiet: true })
  await recordBesideOrder(ctx, ended, 'pay_lapsed')
  await tellOrder(ctx, ended, 'pay_lapsed')
  await revokeAgreement(ctx, ports, ended)
  const { serviceOrderId: id } = order
  if (id !== null) await ports.serviceOrders.worked(ctx, { id, news: 'cancelled', note: null })
}
