import { and, eq } from 'drizzle-orm'
import type { ServiceFlow } from '@tradeport/domain/service-market/contract'
import type { LinkedWork, OrderAnswers, ServiceOrderStatus } from '@tradeport/domain/service-order/contract'
import { following } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { acceptOrder, completeOrder } from './order-ends'
import { moveOrder, recordEvent, refresh, settlement } from './order-progress'
import { orderScope } from './party'
import type { LinkedWorkPort, ServiceOrderPorts } from './ports'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'

/** An order as other documents need it that do its work. */
export interface OrderedWork {
  id: string
  no: string
  flowCode: ServiceFlow
  customerCompanyId: string
  providerCompanyId: string
  /** Paid, and not handed over yet. */
  isRunning: boolean
  customsOrderId: string | null
  answers: OrderAnswers
}

const RUNNING: readonly ServiceOrderStatus[] = ['pending_accept', 'in_service']

/** Undefined for what does not exist and for what is not the caller's. */
export async function orderedWork(ctx: ActorContext, id: string, lock?: 'update'): Promise<OrderedWork | undefined> {
  const query = ctx.db
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.id, id), orderScope(ctx)))
  const [order] = await (lock ? query.for(lock) : query)
  return (
    order && {
      id: order.id,
      no: order.no,
      flowCode: order.flowCode,
      customerCompanyId: order.customerCompanyId,
      providerCompanyId: order.providerCompanyId,
      isRunning: RUNNING.includes(order.status),
      customsOrderId: order.customsOrderId,
      answers: order.form.answers,
    }
  )
}

/** Names the agency order that does the work of this one. Whoever calls it has seen that the order is theirs. */
export async function linkCustomsOrder(ctx: ActorContext, id: string, customsOrderId: string): Promise<void> {
  await writeLink(ctx, id, customsOrderId)
}

async function writeLink(ctx: ActorContext, id: string, customsOrderId: string | null): Promise<void> {
  const [order] = await ctx.db.update(serviceOrder).set({ customsOrderId }).where(eq(serviceOrder.id, id)).returning()
  if (order) refresh(ctx, order)
}

/** For whoever changes a document that does the work of an order: the order is locked before it. */
export async function holdServiceOrder(ctx: ActorContext, id: string): Promise<void> {
  await lockAny(ctx, id)
}

async function lockAny(ctx: ActorContext, id: string): Promise<ServiceOrderRecord | undefined> {
  const [order] = await ctx.db.select().from(serviceOrder).where(eq(serviceOrder.id, id)).for('update')
  return order
}

/** `given_up`: by the provider; `cancelled`: by the customer, who may have it done anew. */
export type WorkNews = 'accepted' | 'completed' | 'given_up' | 'cancelled'
interface Told {
  ports: Pick<ServiceOrderPorts, 'agreements' | 'linkedWork' | 'turnedDown'>
  /** What the provider or the customer said of it. */
  note: string | null
}

/** What follows for a service order from what became of the document that does its work. */
const FOLLOWS: Readonly<Record<WorkNews, (ctx: ActorContext, order: ServiceOrderRecord, told: Told) => Promise<void>>> =
  {
    async accepted(ctx, order, { ports }) {
      if (order.status === 'pending_accept') await acceptOrder(ctx, ports, order)
    },

    /** The work is there, and its customer has taken it: so is the service, unless a case keeps the money where it is. */
    async completed(ctx, order) {
      const at = ctx.now().toISOString()
      const done = {
        handedOverAt: ctx.now(),
        process: order.process.map(step => ({ ...step, doneAt: step.doneAt ?? at })),
      }
      const handedOver =
        order.status === 'in_service' ? await moveOrder(ctx, order, 'hand_over', { set: done, quiet: true }) : order
      if (handedOver.status === 'pending_confirm' && handedOver.openCaseId === null)
        await completeOrder(ctx, handedOver)
    },

    async given_up(ctx, order, { ports, note }) {
      const isOpen = order.openCaseId === null && RUNNING.includes(order.status)
      if (!isOpen) return FOLLOWS.cancelled(ctx, order, { ports, note })
      const isBegun = order.status === 'in_service'
      const set = { reason: note, ...(await settlement(ctx, order, 'all')) }
      await moveOrder(ctx, order, isBegun ? 'give_up' : 'reject', { set, note })
      if (isBegun) return
      await ports.agreements?.revoke(ctx, order.id)
      await ports.turnedDown?.(ctx, order)
    },

    async cancelled(ctx, order, { note }) {
      if (!RUNNING.includes(order.status)) return
      await writeLink(ctx, order.id, null)
      await recordEvent(ctx, order, 'work_cancelled', note)
    },
  }

/** The document that does the work has come to this. Whoever calls it has seen that it is theirs. */
export async function workChanged(
  ctx: ActorContext,
  ports: Told['ports'],
  { id, news, note }: { id: string; news: WorkNews; note: string | null },
): Promise<void> {
  const order = await lockAny(ctx, id)
  if (order) await FOLLOWS[news](following(ctx), order, { ports, note })
}

type Worked = Pick<ServiceOrderPorts, 'linkedWork'>

function workOf({ linkedWork }: Worked, order: ServiceOrderRecord): { port: LinkedWorkPort; id: string } | undefined {
  const port = linkedWork?.[order.flowCode]
  return port && order.customsOrderId !== null ? { port, id: order.customsOrderId } : undefined
}

/** The order came to nothing, and so does its work. @returns false where customs or another one outside already has it */
export async function stopWork(ctx: ActorContext, ports: Worked, order: ServiceOrderRecord): Promise<boolean> {
  const work = workOf(ports, order)
  return work ? work.port.stop(following(ctx), work.id, order.reason ?? order.no) : true
}

/** The customer took what was handed over. */
export async function finishWork(ctx: ActorContext, ports: Worked, order: ServiceOrderRecord): Promise<void> {
  const work = workOf(ports, order)
  await work?.port.finish(following(ctx), work.id)
}

export async function lookAtWork(
  ctx: ActorContext,
  ports: Worked,
  order: ServiceOrderRecord,
): Promise<LinkedWork | null> {
  const work = workOf(ports, order)
  const found = await work?.port.look(ctx, work.id)
  return found ? { flow: order.flowCode, ...found } : null
}

/** Of these orders, by id, those in whose work the customer has the next move. */
export async function waitingWork(
  ctx: ActorContext,
  ports: Worked,
  orders: readonly ServiceOrderRecord[],
): Promise<ReadonlySet<string>> {
  const waiting = new Set<string>()
  for (const [flow, port] of Object.entries(ports.linkedWork ?? {})) {
    const begun = orders.flatMap(({ id, status, flowCode, customsOrderId: workId }) =>
      status === 'in_service' && flowCode === flow && workId !== null ? [{ id, workId }] : [],
    )
    if (begun.length === 0) continue
    const found = await port.waiting(
      ctx,
      begun.map(({ workId }) => workId),
    )
    for (const { id, workId } of begun) if (found.has(workId)) waiting.add(id)
  }
  return waiting
}
