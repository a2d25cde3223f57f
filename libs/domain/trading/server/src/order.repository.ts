import { createHash } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { AppError } from '@tradeport/kernel/errors'
import { rolesToward } from '@tradeport/node/parties'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import {
  canonicalTerms,
  isDepositLapsed,
  leftToShip,
  milestoneMachine,
  orderMachine,
  termsMachine,
  type OrderFacts,
} from '@tradeport/domain/trading/rules'
import type { TermsBody } from '@tradeport/domain/trading/contract'
import {
  milestoneTable,
  orderItemTable,
  orderTable,
  termsTable,
  type MilestoneRecord,
  type OrderItemRecord,
  type OrderRecord,
  type TermsRecord,
} from './order.table'
import { assertTheirs, orderScope } from './party'

/** @throws AppError `MALL600404`, also for what belongs to somebody else. */
export async function loadOrder(ctx: ActorContext, id: string, lock?: 'update'): Promise<OrderRecord> {
  const query = ctx.db
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.id, id), orderScope(ctx)))
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new AppError('MALL600404')
  return row
}

/**
 * The locked order of a change.
 *
 * @throws AppError `MALL630001` while the platform holds it, `MALL630009` for sales where it is a colleague's.
 */
export async function lockOrder(ctx: ActorContext, id: string): Promise<OrderRecord> {
  const order = await loadOrder(ctx, id, 'update')
  if (order.frozen) throw new AppError('MALL630001')
  assertTheirs(ctx, order)
  return order
}

export async function itemsOf(ctx: ActorContext, orderId: string): Promise<OrderItemRecord[]> {
  return ctx.db
    .select()
    .from(orderItemTable)
    .where(eq(orderItemTable.orderId, orderId))
    .orderBy(asc(orderItemTable.lineNo))
}

export async function milestonesOf(ctx: ActorContext, orderId: string): Promise<MilestoneRecord[]> {
  return ctx.db
    .select()
    .from(milestoneTable)
    .where(eq(milestoneTable.orderId, orderId))
    .orderBy(asc(milestoneTable.seq))
}

/** Contract versions, newest first. */
export async function termsOf(ctx: ActorContext, orderId: string): Promise<TermsRecord[]> {
  return ctx.db.select().from(termsTable).where(eq(termsTable.orderId, orderId)).orderBy(desc(termsTable.versionNo))
}

/** Money that arrived, or is said to be on its way: such an order cannot simply end. */
export function hasMoney(order: OrderRecord, milestones: readonly MilestoneRecord[]): boolean {
  return order.paidMinor > 0n || milestones.some(({ status }) => status === 'reported' || status === 'secured')
}

export function factsOf(
  order: OrderRecord,
  milestones: readonly MilestoneRecord[],
  items: readonly OrderItemRecord[],
  { now, region }: Pick<ActorContext, 'now' | 'region'>,
): OrderFacts {
  const left = leftToShip(items).length > 0
  return {
    status: order.status,
    frozen: order.frozen,
    cancelRequestedBy: order.cancelRequestedBy,
    hasReceivedMoney: hasMoney(order, milestones),
    depositLapsed: order.suspendedSides.length === 0 && isDepositLapsed(milestones, now(), region),
    mayShipMore: order.partialShipment && left,
    fullyShipped: !left,
  }
}

export function hashTerms(body: TermsBody): string {
  return createHash('sha256').update(canonicalTerms(body)).digest('hex')
}

interface Move<T> {
  version?: number
  set?: Partial<T>
  note?: string | null
}

const moveRest = <T>(rest: Move<T>) => ({
  ...(rest.version === undefined ? {} : { version: rest.version }),
  ...(rest.set === undefined ? {} : { set: rest.set }),
  ...(rest.note === undefined ? {} : { note: rest.note }),
})

/** Writes the order's next stage and nothing else; `moveOrder` also does what the stage brings about. */
export function writeStage(
  ctx: ActorContext,
  order: OrderRecord,
  action: keyof typeof orderMachine.actions,
  rest: Move<OrderRecord> = {},
): Promise<OrderRecord> {
  const request = { table: orderTable, machine: orderMachine, row: order, action, documentType: 'order' }
  const roles = rolesToward(ctx.actor, order)
  return transition({ ...ctx, actor: { ...ctx.actor, roles } }, { ...request, ...moveRest(rest) })
}

export function moveMilestone(
  ctx: ActorContext,
  milestone: MilestoneRecord,
  action: keyof typeof milestoneMachine.actions,
  rest: Move<MilestoneRecord> = {},
): Promise<MilestoneRecord> {
  const request = {
    table: milestoneTable,
    machine: milestoneMachine,
    row: milestone,
    action,
    documentType: 'milestone',
  }
  return transition(ctx, { ...request, ...moveRest(rest) })
}

export function moveTerms(
  ctx: ActorContext,
  terms: TermsRecord,
  action: keyof typeof termsMachine.actions,
  rest: Move<TermsRecord> = {},
): Promise<TermsRecord> {
  const request = { table: termsTable, machine: termsMachine, row: terms, action, documentType: 'order_terms' }
  return transition(ctx, { ...request, ...moveRest(rest) })
}

/** Something that happened to an order beside its stage. */
export async function note(ctx: ActorContext, order: OrderRecord, action: string, text: string | null): Promise<void> {
  await ctx.event({
    documentType: 'order',
    documentId: order.id,
    action,
    fromStatus: order.status,
    toStatus: order.status,
    note: text,
  })
}
