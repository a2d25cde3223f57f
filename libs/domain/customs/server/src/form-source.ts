import type { DeclarationStatus, declarationFormCreate } from '@tradeport/domain/customs/contract'
import { BESIDE_CUSTOMS_ORDER } from '@tradeport/domain/customs/rules'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { followForms, writeBesideOrder } from './customs-order-progress'
import { lockAnyOrder, loadOrder } from './customs-order.repository'
import type { CustomsOrderRecord } from './customs-order.table'
import type { DeclarationRecord } from './customs.table'
import { orderTotalsOf } from './declaration-linked'
import { loadForm } from './declaration.repository'
import type { CustomsPorts } from './ports'

export interface FormOwners {
  companyId: string
  brokerCompanyId: string | null
}

type Columns = Partial<
  Pick<DeclarationRecord, 'sourceType' | 'sourceId' | 'sourcePart' | 'customsOrderId' | 'tradeOrderIds' | 'orderTotals'>
>
/** What a new form takes along from its document, and the locked agency order that it joins. */
interface Begun {
  columns: Columns
  agency?: CustomsOrderRecord
}

interface Standing extends Record<string, unknown> {
  id: string
  no: string
  status: DeclarationStatus
  part: number
  customs_order_id: string | null
}

/**
 * Forms of a document that stand, by part; of one company, or of all that the caller may see. Of a trade order also those that were begun from
 * another one and declare its goods too.
 */
export async function formsBegun(
  ctx: ActorContext,
  { sourceIds, companyId }: { sourceIds: readonly string[]; companyId?: string },
): Promise<Standing[]> {
  const owner = companyId ?? ctx.actor.companyId
  return ctx.query<Standing>(
    'customs_forms_begun',
    `select id, no, status, source_part as part, customs_order_id from declaration_form
     where (source_id = any ($1::uuid[]) or (source_type = 'order' and trade_order_ids && $1::uuid[])) and source_part is not null and source_type <> 'declaration' and (company_id = $2 or broker_company_id = $2)
       and region_id = $3 and status not in ('cancelled', 'deleted')
     order by source_part, no`,
    [[...sourceIds], owner, ctx.region.regionId],
  )
}

const refuse = (path: string, rule = 'invalid_value') => new AppError('FT520400', {}, { fieldErrors: [{ path, rule }] })

type Input = ParsedInputOf<typeof declarationFormCreate>
type Source = NonNullable<Input['origin']>

/** A service order whose work an agency order does already is that agency order. @throws AppError `FT520404` */
async function documentOf(
  ctx: ActorContext,
  ports: CustomsPorts,
  { companyId }: FormOwners,
  { type, id }: Source,
): Promise<Pick<Source, 'type' | 'id'>> {
  if (type !== 'service_order') return { type, id }
  const work = await ports.serviceOrders.find(ctx, id)
  if (!work) throw new AppError('FT520404')
  if (work.customerCompanyId !== companyId) throw refuse('origin.id')
  return work.customsOrderId === null ? { type, id } : { type: 'customs_order', id: work.customsOrderId }
}

/**
 * Two who begin the same part at once do it after each other.
 *
 * @throws AppError `FT521010` where a form of it stands, unless another one is really wanted
 */
async function requireFree(
  ctx: ActorContext,
  companyId: string,
  source: { ids: readonly string[]; part: number; again: boolean },
): Promise<void> {
  for (const id of source.ids.toSorted())
    await ctx.query('customs_source_lock', `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      `${companyId} ${id} ${source.part}`,
    ])
  if (source.again) return
  const standing = await formsBegun(ctx, { sourceIds: source.ids, companyId })
  const [former] = standing.filter(({ part }) => part === source.part)
  if (former) throw new AppError('FT521010', { no: former.no })
}

async function ofTradeOrders(
  ctx: ActorContext,
  ports: CustomsPorts,
  companyId: string,
  orderIds: readonly string[],
  known: DeclarationRecord['orderTotals'] = {},
) {
  const tradeOrderIds = [...new Set(orderIds)]
  return {
    tradeOrderIds,
    orderTotals: await orderTotalsOf(ctx, ports, { companyId, tradeOrderIds, orderTotals: known }),
  }
}

/** Orders that the company sold, all to one buyer: what they declare together has one consignee. @throws AppError `FT520400` */
async function ofOwnOrders(
  ctx: ActorContext,
  ports: CustomsPorts,
  { companyId }: Pick<FormOwners, 'companyId'>,
  orderIds: readonly string[],
  { first = 'tradeOrderIds', known = {} }: { first?: string; known?: DeclarationRecord['orderTotals'] } = {},
) {
  const columns = await ofTradeOrders(ctx, ports, companyId, orderIds, known)
  const buyers = new Set<string | undefined>()
  for (const id of columns.tradeOrderIds) {
    const total = columns.orderTotals[id]
    if (!total) throw refuse(id === orderIds[0] ? first : 'tradeOrderIds')
    buyers.add(total.buyerCompanyId)
  }
  if (buyers.size > 1) throw refuse('tradeOrderIds', 'other_buyer')
  return columns
}

/**
 * The trade orders of a form that is written on, with what they come to. A draft is saved as often as somebody pauses: its orders are asked once,
 * when they are changed, and again when it is submitted.
 *
 * @throws AppError `MALL600403` of a form whose agency order says what it declares, `FT520400` without the order that it was begun from, or
 * with one that the company did not sell, or sold to another buyer
 */
export async function tradeOrdersOf(
  ctx: ActorContext,
  ports: CustomsPorts,
  form: DeclarationRecord,
  wanted: readonly string[] = form.tradeOrderIds,
): Promise<Pick<DeclarationRecord, 'tradeOrderIds' | 'orderTotals'>> {
  const { tradeOrderIds, orderTotals, companyId, sourceType, sourceId } = form
  if (new Set([...wanted, ...tradeOrderIds]).size === tradeOrderIds.length && wanted.length >= tradeOrderIds.length) {
    const isAsked = tradeOrderIds.every(id => id in orderTotals)
    return { tradeOrderIds, orderTotals: isAsked ? orderTotals : await orderTotalsOf(ctx, ports, form) }
  }
  if (form.customsOrderId !== null) throw new AppError('MALL600403')
  if (sourceType === 'order' && sourceId !== null && !wanted.includes(sourceId)) throw refuse('tradeOrderIds')
  return ofOwnOrders(ctx, ports, { companyId }, wanted, { known: orderTotals })
}

/** An agency order takes in what its own broker is to send. @throws AppError `MALL600403` where the order takes no declaration (any more) */
async function fromAgency(ctx: ActorContext, ports: CustomsPorts, owners: FormOwners, orderId: string): Promise<Begun> {
  const order = await loadOrder(ctx, orderId, 'update')
  if (order.clientCompanyId !== owners.companyId) throw refuse('origin.id')
  const columns = await ofTradeOrders(ctx, ports, owners.companyId, tradedBy(order))
  if (order.providerCompanyId !== owners.brokerCompanyId) return { columns }
  if (!isTaking(order)) throw new AppError('MALL600403')
  return { columns: { ...columns, customsOrderId: order.id }, agency: order }
}

const tradedBy = ({ tradeOrderId }: CustomsOrderRecord) => (tradeOrderId === null ? [] : [tradeOrderId])

const isTaking = ({ status }: CustomsOrderRecord) =>
  BESIDE_CUSTOMS_ORDER.begin_declaration.in.some(taking => taking === status)

/** What a draft takes along from the document that it is begun from. */
export async function begunFrom(
  ctx: ActorContext,
  ports: CustomsPorts,
  owners: FormOwners,
  input: Input,
): Promise<Begun> {
  const { origin: source, tradeOrderIds } = input
  if (source === undefined) return { columns: await ofOwnOrders(ctx, ports, owners, tradeOrderIds) }
  const { type, id } = await documentOf(ctx, ports, owners, source)
  const { part, again } = source
  const columns = { sourceType: type, sourceId: id, sourcePart: type === 'declaration' ? null : part }
  if (type === 'declaration') {
    const former = await loadForm(ctx, id)
    if (former.companyId !== owners.companyId) throw refuse('origin.id')
    return { columns: { ...columns, ...(await ofOwnOrders(ctx, ports, owners, tradeOrderIds)) } }
  }
  // The order before the part, as whoever draws up all its parts locks it.
  const agency = type === 'customs_order' ? await fromAgency(ctx, ports, owners, id) : undefined
  const sold = type === 'order' ? [id, ...tradeOrderIds] : tradeOrderIds
  await requireFree(ctx, owners.companyId, { ids: type === 'order' ? [...new Set(sold)] : [id], part, again })
  if (agency) return { ...agency, columns: { ...columns, ...agency.columns } }
  const traded = await ofOwnOrders(ctx, ports, owners, sold, {
    first: type === 'order' ? 'origin.id' : 'tradeOrderIds',
  })
  return { columns: { ...columns, ...traded } }
}

/**
 * A copy of what came to nothing takes its place: it declares the same goods. Of one that stands it is another form, which for an agency
 * order in work is the client's to confirm all the same.
 */
export async function copiedFrom(ctx: ActorContext, ports: CustomsPorts, former: DeclarationRecord): Promise<Begun> {
  const isGone = former.status === 'cancelled' || former.status === 'deleted'
  const { sourceType, sourceId, sourcePart, companyId } = former
  const order = former.customsOrderId === null ? undefined : await lockAnyOrder(ctx, former.customsOrderId)
  const standing = isGone && sourceId !== null ? await formsBegun(ctx, { sourceIds: [sourceId], companyId }) : []
  const isSame = isGone && sourceId !== null && !standing.some(({ part }) => part === sourcePart)
  const columns = {
    ...(isSame
      ? { sourceType, sourceId, sourcePart }
      : { sourceType: 'declaration' as const, sourceId: former.id, sourcePart: null }),
    ...(isGone ? await ofTradeOrders(ctx, ports, companyId, former.tradeOrderIds, former.orderTotals) : {}),
  }
  if (!order || !isTaking(order) || order.providerCompanyId !== former.brokerCompanyId) return { columns }
  const orderIds = [...(isGone ? former.tradeOrderIds : []), ...tradedBy(order)]
  const traded = await ofTradeOrders(ctx, ports, companyId, orderIds, former.orderTotals)
  return { columns: { ...columns, ...traded, customsOrderId: order.id }, agency: order }
}

/** The order counts the form and stands where its forms stand. */
export async function joinOrder(ctx: ActorContext, order: CustomsOrderRecord, form: DeclarationRecord): Promise<void> {
  await writeBesideOrder(ctx, order, 'begin_declaration', {
    set: { declarationCount: order.declarationCount + 1 },
    note: `+ ${form.no}`,
  })
  await followForms(ctx, order.id)
}
