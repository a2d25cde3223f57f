import { eq, sql } from 'drizzle-orm'
import {
  CUSTOMS_ORDER_NEWS,
  customsOrderRoutes,
  type CustomsOrderNews,
  type CustomsOrderStatus,
  type DeclarationStatus,
} from '@tradeport/domain/customs/contract'
import {
  FOLLOWING_STEP,
  PRODUCT_PARAMETERS,
  customsOrderDueAt,
  customsOrderMachine,
  hasPaidFees,
  isEveryPaperVerified,
  isGone,
  isMirroring,
  isUnpaidQuote,
  isUnsent,
  mayBesideOrder,
  outstanding,
  standingOfForms,
  type CustomsOrderBeside,
  type CustomsOrderFacts,
  type CustomsOrderStep,
} from '@tradeport/domain/customs/rules'
import type { FieldChange } from '@tradeport/kernel/contract-kit'
import { following } from '@tradeport/node/parties'
import { requireMay, transition, writeSeen, type ActorContext } from '@tradeport/node/server-kit'
import { CONTENT_HASH } from './confirmation'
import { settleFees } from './customs-order-funds'
import { beingWritten, lockAnyOrder, type CustomsOrderListRecord } from './customs-order.repository'
import { customsOrder, type CustomsOrderRecord } from './customs-order.table'
import type { DeclarationRecord } from './customs.table'
import { parametersOf } from './parameters'

export const ORDER_DOCUMENT = 'customsOrder'

export const factsOf = ({
  status,
  documents,
  fees,
  rating,
  unconfirmedCount,
  standingCount,
  serviceOrderId,
  acceptedAt,
  claimStatus,
  stuckSince,
}: CustomsOrderListRecord): CustomsOrderFacts => ({
  status,
  isMissing: outstanding(documents).length > 0,
  isVerified: isEveryPaperVerified(documents),
  isToVerify: documents.some(document => document.status === 'uploaded'),
  hasOpenFees: fees.some(fee => fee.status === 'proposed'),
  hasDueFees: fees.some(fee => fee.money === 'due'),
  isUnpaid: fees.some(isUnpaidQuote),
  isStuck: stuckSince !== null,
  isUnconfirmed: unconfirmedCount > 0,
  hasForms: standingCount > 0,
  isToRate: rating === null && serviceOrderId === null,
  isClaimable: acceptedAt !== null && (serviceOrderId === null || hasPaidFees(fees)),
  claim: claimStatus,
})

interface Change {
  set?: Partial<CustomsOrderRecord>
  note?: string | null
  /** Told by the history, each by the name of its field. */
  changes?: readonly FieldChange[]
}

/** By when the next move is due that an order comes to now, by what holds in its region. */
export async function dueAtOf(
  ctx: ActorContext,
  { regionId, cutOffAt, fees }: Pick<CustomsOrderRecord, 'regionId' | 'cutOffAt' | 'fees'>,
  status: CustomsOrderStatus,
): Promise<Date | null> {
  const isTimed = status === 'submitted' || status === 'accepted' || status === 'cleared'
  return customsOrderDueAt(
    status,
    { cutOffAt, fees },
    { now: ctx.now(), region: ctx.inRegion(regionId).region },
    isTimed ? await parametersOf(ctx, { regionId }) : PRODUCT_PARAMETERS,
  )
}

/**
 * The one way to another status: what is due next, the history, a notice to the other side unless it is `quiet`, and open pages read again.
 */
export async function moveOrder(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  action: CustomsOrderStep,
  { set, note, changes, quiet = false }: Change & { quiet?: boolean } = {},
): Promise<CustomsOrderRecord> {
  const { to } = customsOrderMachine.actions[action]
  const isEnd = customsOrderMachine.final.some(final => final === to)
  const fees = isEnd ? { fees: await settleFees(ctx, order, set?.fees ?? order.fees) } : {}
  const moved = await transition(ctx, {
    table: customsOrder,
    machine: customsOrderMachine,
    row: order,
    action,
    set: { dueAt: await dueAtOf(ctx, { ...order, ...set }, to), lateTold: false, ...set, ...fees },
    note: note ?? null,
    ...(changes ? { payload: { changes } } : {}),
    documentType: ORDER_DOCUMENT,
  })
  const news = CUSTOMS_ORDER_NEWS.find(known => known === to)
  if (news && !quiet && moved.submittedAt !== null) await tellOrder(ctx, moved, news)
  refreshOrder(ctx, moved)
  return moved
}

/**
 * What happens beside the status, under the same rules: role and status allow it, the version was seen, the history tells it.
 *
 * @param says the stage that the other side is told; nothing is told without one
 * @throws AppError `USER_SERVICE530307` for what others decide about the caller's own company, else `MALL600403`
 */
export async function writeBesideOrder(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  action: CustomsOrderBeside,
  { set = {}, note, says, changes }: Change & { says?: CustomsOrderNews },
): Promise<CustomsOrderRecord> {
  requireMay(ctx, roles => mayBesideOrder(action, factsOf(order), roles))
  const written = await writeSeen(ctx, customsOrder, order, set)
  // A draft is saved as often as somebody pauses: only what was sent once has a log of its changes.
  if (order.submittedAt !== null) await recordBesideOrder(ctx, order, action, { note, changes })
  if (says && written.submittedAt !== null) await tellOrder(ctx, written, says)
  refreshOrder(ctx, written)
  return written
}

/** What happened to an order that stands where it stood, for its history. */
export async function recordBesideOrder(
  ctx: ActorContext,
  { id, status }: Pick<CustomsOrderRecord, 'id' | 'status'>,
  action: CustomsOrderBeside | CustomsOrderNews,
  { note, changes }: { note?: string | null | undefined; changes?: readonly FieldChange[] | undefined } = {},
): Promise<void> {
  await ctx.event({
    documentType: ORDER_DOCUMENT,
    documentId: id,
    action,
    fromStatus: status,
    toStatus: status,
    note: note ?? null,
    ...(changes ? { payload: { changes } } : {}),
  })
}

/** Tells whoever did not act; both where nobody did. `only`: one of them. */
export async function tellOrder(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  stage: CustomsOrderNews,
  only?: 'client' | 'provider',
): Promise<void> {
  const { kind } = ctx.actor
  const isByMachine = ctx.actor.roles.includes('system')
  const route = customsOrderRoutes.order(order.id)
  const params = { no: order.no, name: order.contractNo || order.goodsSummary || order.no, stage }
  if (only !== 'provider' && (isByMachine || kind !== 'seller'))
    await ctx.notify({
      kind: 'customs_order_changed',
      to: { companyId: order.clientCompanyId, identity: 'seller', permission: 'customsOrder:read' },
      params: { ...params, party: order.providerName },
      link: { frontEnd: 'seller', route },
    })
  if (only !== 'client' && (isByMachine || kind !== 'provider'))
    await ctx.notify({
      kind: 'customs_order_changed',
      to: { companyId: order.providerCompanyId, identity: 'provider', permission: 'customsOrder:read' },
      params: { ...params, party: order.clientName },
      link: { frontEnd: 'providerAdmin', route },
    })
}

/** Whose turn it is on the platform; the desk and finance have it in their lists too. */
export async function tellOperators(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  operatorsHolding: `${typeof ORDER_DOCUMENT}:${'claim_decide' | 'retry_payment'}`,
  stage: CustomsOrderNews,
): Promise<void> {
  await ctx.notify({
    kind: 'customs_order_changed',
    to: { operatorsHolding, regionId: order.regionId },
    params: {
      ...{ no: order.no, name: order.contractNo || order.goodsSummary || order.no },
      ...{ party: order.clientName, stage },
    },
    link: { frontEnd: 'admin', route: customsOrderRoutes.order(order.id) },
  })
}

/** Open pages of everybody concerned read again. */
export function refreshOrder(ctx: ActorContext, order: CustomsOrderRecord): void {
  ctx.live({ to: { companyId: order.clientCompanyId }, topic: ORDER_DOCUMENT, id: order.id })
  if (order.submittedAt === null) return
  ctx.live({ to: { companyId: order.providerCompanyId }, topic: ORDER_DOCUMENT, id: order.id })
  ctx.live({ to: { operators: true }, topic: ORDER_DOCUMENT, id: order.id })
}

/**
 * Brings an order to where its declarations stand, in the transaction of whatever moved one of them. Whoever else moves another one waits
 * for the locked order, and then sees both.
 */
export async function followForms(ctx: ActorContext, orderId: string): Promise<void> {
  const order = await lockAnyOrder(ctx, orderId)
  if (!order || !isMirroring(order.status)) return
  const { rows } = await ctx.db.execute<{ status: DeclarationStatus; is_unconfirmed: boolean }>(sql`
    select status, status = 'reviewed' and channel = 'online' and ${sql.raw(CONTENT_HASH)} is distinct from confirmed_hash
      as is_unconfirmed
    from declaration_form where customs_order_id = ${orderId}`)
  const counted = await countForms(ctx, order, {
    unconfirmedCount: rows.filter(row => row.is_unconfirmed).length,
    standingCount: rows.filter(row => !isGone(row.status)).length,
  })
  const standing = standingOfForms(rows.map(({ status }) => status))
  if (standing === counted.status) return
  await moveOrder(following(ctx), counted, FOLLOWING_STEP[standing], {
    set: standing === 'cleared' ? { clearedAt: ctx.now() } : { clearedAt: null },
  })
}

/** Its client cannot confirm the drafts of its order before that is mended. */
const isInTheWay = ({ customsOrderId, channel, status, issues }: DeclarationRecord): boolean =>
  customsOrderId !== null && channel === 'online' && isUnsent(status) && issues.some(({ level }) => level === 'error')

/** With the last error in its drafts mended, or taken out, an order waits for its client, who is told so. */
export async function followMending(
  ctx: ActorContext,
  before: DeclarationRecord,
  after: DeclarationRecord,
): Promise<void> {
  if (before.customsOrderId === null || isInTheWay(before) === isInTheWay(after)) return
  const order = await lockAnyOrder(ctx, before.customsOrderId)
  if (order?.status !== 'making') return
  if (!isInTheWay(after) && !(await beingWritten(ctx, [order])).has(order.id))
    await tellOrder(following(ctx), order, 'making', 'client')
  refreshOrder(ctx, order)
}

/** Beside version and history: what waits for the client follows from the declarations, whose own history tells what was changed. */
async function countForms(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  counts: Pick<CustomsOrderRecord, 'unconfirmedCount' | 'standingCount'>,
): Promise<CustomsOrderRecord> {
  const { unconfirmedCount, standingCount } = counts
  if (unconfirmedCount === order.unconfirmedCount && standingCount === order.standingCount) return order
  const counted = { ...order, ...counts }
  await ctx.db.update(customsOrder).set(counts).where(eq(customsOrder.id, order.id))
  if (unconfirmedCount > order.unconfirmedCount && ctx.actor.kind === 'provider')
    await tellOrder(ctx, counted, 'draft_changed')
  if (standingCount === 0 && order.standingCount > 0) await tellOrder(following(ctx), counted, 'nothing_declared')
  refreshOrder(ctx, counted)
  return counted
}
