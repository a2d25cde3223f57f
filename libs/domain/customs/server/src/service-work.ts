import { eq, inArray } from 'drizzle-orm'
import {
  customsOrderContent,
  type CustomsDocumentType,
  type CustomsOrderStatus,
} from '@tradeport/domain/customs/contract'
import { customsOrderTurn, isGone, isMirroring, orderContentOfAnswers } from '@tradeport/domain/customs/rules'
import type { MaterialType } from '@tradeport/domain/service-market/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import { lockForms } from './confirmation'
import { cancelForms } from './customs-order-forms'
import { factsOf, moveOrder } from './customs-order-progress'
import { beingWritten, lockAnyOrder } from './customs-order.repository'
import { formsOf } from './customs-order-view'
import { insertOrder, lapsed } from './customs-order-write'
import { customsOrder, type CustomsOrderRecord } from './customs-order.table'
import type { CustomsPorts } from './ports'

/** A service order whose work customs does, as its own domain tells of it. */
export interface OrderedCustomsWork {
  id: string
  no: string
  customerCompanyId: string
  customerName: string
  providerCompanyId: string
  providerName: string
  contact: { name: string; phone: string; email: string }
  answers: Readonly<Record<string, string | readonly string[]>>
  createdBy: string | null
}

/** The broker accepted the service order: its customer finds an agency order begun with what they answered. */
export async function beginServiceWork(
  ctx: ActorContext,
  { codes }: Pick<CustomsPorts, 'codes'>,
  work: OrderedCustomsWork,
): Promise<string> {
  const { destination } = work.answers
  const countries = typeof destination === 'string' ? await codes.countries(ctx, [destination]) : new Map()
  const { contact } = work
  // Whatever was answered in another shape than an agency order has it is left for the client.
  const known = customsOrderContent().safeParse({
    ...orderContentOfAnswers(work.answers, countries),
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
  })
  const order = await insertOrder(ctx, known.success ? known.data : customsOrderContent().parse({}), {
    clientCompanyId: work.customerCompanyId,
    clientName: work.customerName,
    providerCompanyId: work.providerCompanyId,
    providerName: work.providerName,
    serviceOrderId: work.id,
    serviceOrderNo: work.no,
    createdBy: work.createdBy,
  })
  return order.id
}

/**
 * The service order came to nothing: so does its agency order, with the declarations that nobody has sent. Nothing more is owed by it:
 * its money was shared with the service order.
 *
 * @returns false once customs has a declaration, which cannot be called back from here: then it goes on
 */
export async function stopServiceWork(ctx: ActorContext, id: string, reason: string): Promise<boolean> {
  // Forms before their order, as receipts lock them.
  await lockForms(ctx, id)
  const order = await lockAnyOrder(ctx, id)
  if (order === undefined || isOver(order)) return true
  if (isMirroring(order.status)) return false
  if (order.declarationCount > 0) await cancelForms(ctx, id, reason)
  const fees = lapsed(order.fees, ['fixed', 'proposed', 'confirmed'])
  const step = order.status === 'draft' || order.status === 'submitted' ? 'cancel' : 'cancel_accepted'
  await moveOrder(ctx, order, step, { set: { reason, fees }, note: reason })
  return true
}

const isOver = ({ status }: CustomsOrderRecord) =>
  status === 'completed' || status === 'rejected' || status === 'cancelled'

/** The customer took what the broker handed over: nothing of the agency order waits for them any more. */
export async function finishServiceWork(ctx: ActorContext, id: string): Promise<void> {
  const order = await lockAnyOrder(ctx, id)
  if (order?.status === 'cleared')
    await moveOrder(ctx, order, 'complete', {
      set: { completedAt: ctx.now(), fees: lapsed(order.fees, ['proposed']) },
    })
  // The work was done without it.
  if (order?.status === 'draft') await moveOrder(ctx, order, 'cancel')
}

/** How services call the papers that an agency order asks for; the others they do not know. */
const AS_MATERIAL: Partial<Record<CustomsDocumentType, MaterialType>> = {
  contract: 'contract',
  invoice: 'commercial_invoice',
  packing_list: 'packing_list',
  declaration_elements: 'product_list',
}
/** Customs let the goods go. */
const DONE: readonly CustomsOrderStatus[] = ['released', 'cleared', 'completed']

function papersOf({ documents, delegationFile }: CustomsOrderRecord): MaterialType[] {
  const sent = documents.flatMap(({ docType, status }) => {
    const material = AS_MATERIAL[docType]
    return material !== undefined && (status === 'uploaded' || status === 'verified') ? [material] : []
  })
  return [...new Set<MaterialType>(delegationFile === null ? sent : [...sent, 'power_of_attorney'])]
}

/** What the page of the service order shows of it. */
export async function serviceWorkAt(ctx: ActorContext, id: string) {
  const [order] = await ctx.db.select().from(customsOrder).where(eq(customsOrder.id, id))
  if (!order) return undefined
  const isReadable = order.submittedAt !== null || ctx.actor.companyId === order.clientCompanyId
  const forms = isReadable && order.declarationCount > 0 ? await formsOf(ctx, id) : []
  return {
    id: order.id,
    no: order.no,
    status: order.status,
    isReadable,
    isDone: DONE.includes(order.status),
    papers: isReadable ? papersOf(order) : [],
    results: forms
      .filter(({ status }) => !isGone(status))
      .map(form => ({ id: form.id, no: form.no, entryId: form.entry_id })),
  }
}

/** Of the agency orders those in which their client has the next move. */
export async function serviceWorkWaiting(ctx: ActorContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const orders = await ctx.db
    .select()
    .from(customsOrder)
    .where(inArray(customsOrder.id, [...ids]))
  const written = await beingWritten(ctx, orders)
  const turn = (order: CustomsOrderRecord) =>
    customsOrderTurn({ ...factsOf(order), isBeingWritten: written.has(order.id) })
  return new Set(orders.filter(order => turn(order) === 'client').map(({ id }) => id))
}
