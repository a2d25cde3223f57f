import { and, eq, sql, type SQL } from 'drizzle-orm'
import {
  afterSalesRoutes,
  type AfterSalesMessage,
  type AfterSalesNews,
  type NextActor,
  type OrderFile,
} from '@tradeport/domain/service-order/contract'
import {
  afterSalesMachine,
  caseDueAfter,
  mayBeside,
  type AfterSalesBeside,
  type AfterSalesStep,
  type CaseFacts,
  type CaseTurn,
  type Party,
} from '@tradeport/domain/service-order/rules'
import { timerOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { companyOf } from '@tradeport/node/parties'
import { transition, writeSeen, type ActorContext } from '@tradeport/node/server-kit'
import { timesOf } from './order-times'
import { bindOrder } from './after-sales-money'
import { afterSalesCase, type AfterSalesRecord } from './after-sales.table'
import { askPlatform, others } from './order-progress'
import { partyOf } from './party'
import { isDisputable } from './payback'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'

export const CASE_DOCUMENT = 'afterSalesCase'

/** A case and the order it is about: both locked, the order first, as everybody does who changes one. */
export interface CasePair {
  record: AfterSalesRecord
  order: ServiceOrderRecord
}

export const caseTurn = ({ status, redoneAt, directRefund }: AfterSalesRecord): CaseTurn => ({
  status,
  isRedone: redoneAt !== null,
  directRefund: status === 'refunding' || status === 'platform_review' ? (directRefund?.status ?? null) : null,
})

export const caseFacts = (record: AfterSalesRecord, now: Date): CaseFacts => ({
  ...caseTurn(record),
  isRefundDisputable: record.status === 'refunding' && isDisputable(record, now),
})

/** The caller's own cases on either side, or an operator's region. */
export function caseScope(ctx: ActorContext): SQL {
  const party = partyOf(ctx)
  const region = sql`region_id = ${ctx.region.regionId}`
  if (party === null) return region
  return party === 'customer'
    ? sql`customer_company_id = ${companyOf(ctx)} and ${region}`
    : sql`provider_company_id = ${companyOf(ctx)} and ${region}`
}

/** @throws AppError `FT520404`, also for what belongs to somebody else. */
export async function loadCase(ctx: ActorContext, id: string): Promise<AfterSalesRecord> {
  const [record] = await ctx.db
    .select()
    .from(afterSalesCase)
    .where(and(eq(afterSalesCase.id, id), caseScope(ctx)))
  if (!record) throw new AppError('FT520404')
  return record
}

/** @throws AppError `FT520404`. */
export async function lockPair(ctx: ActorContext, id: string): Promise<CasePair> {
  const { serviceOrderId } = await loadCase(ctx, id)
  const [order] = await ctx.db.select().from(serviceOrder).where(eq(serviceOrder.id, serviceOrderId)).for('update')
  const [record] = await ctx.db.select().from(afterSalesCase).where(eq(afterSalesCase.id, id)).for('update')
  if (!order || !record) throw new AppError('FT520404')
  return { record, order }
}

interface Said {
  text: string
  files: readonly OrderFile[]
}

interface CaseChange {
  set?: Partial<AfterSalesRecord>
  /** Why, in the history. */
  note?: string | null
  /** Joins the messages of the case, under the name of what was done. */
  said?: Said | undefined
  /** Words that stand among the messages already, and are told with this step. */
  reply?: string
  /** What is told instead of the status. */
  says?: AfterSalesNews
  /** Another step follows at once, and is told instead. */
  quiet?: boolean
}

/** The one way to another status: what is due next, the history, a notice to the other side, and the order free again at the end. */
export async function moveCase(
  ctx: ActorContext,
  { record, order }: CasePair,
  step: AfterSalesStep,
  { set, note, said, reply, says, quiet = false }: CaseChange = {},
): Promise<CasePair> {
  const { to } = afterSalesMachine.actions[step]
  const redoneAt = to === 'redoing' ? null : record.redoneAt
  const moved = await transition(ctx, {
    table: afterSalesCase,
    machine: afterSalesMachine,
    row: record,
    action: step,
    set: {
      redoneAt,
      // What the provider pays back itself has no time before it says that it did.
      dueAt: caseDueAfter({ status: to, isRedone: redoneAt !== null, directRefund: null }, timesOf(ctx, record)),
      messages: withMessage(ctx, record, step, said),
      ...set,
    },
    note: note ?? null,
    documentType: CASE_DOCUMENT,
  })
  if (ctx.actor.kind === 'operator')
    await ctx.audit({
      action: `${CASE_DOCUMENT}:${step}`,
      entityType: CASE_DOCUMENT,
      entityId: record.id,
      entityNo: record.no,
      companyId: record.customerCompanyId,
      before: { status: record.status },
      after: {
        status: moved.status,
        ...(moved.agreedMinor === null ? {} : { agreedMinor: String(moved.agreedMinor) }),
      },
      ...(note ? { reason: note } : {}),
    })
  if (!quiet) await tellCase(ctx, moved, says ?? to, said?.text ?? reply)
  if (to === 'platform_review')
    await askPlatform(ctx, {
      ...moved,
      subject: CASE_DOCUMENT,
      route: afterSalesRoutes.case(moved.id),
      permission: 'afterSalesCase:decide_refund',
    })
  refreshCase(ctx, moved)
  const isOver = afterSalesMachine.final.includes(moved.status)
  return { record: moved, order: isOver ? await bindOrder(ctx, order, null) : order }
}

/**
 * What happens beside the status, under the same rules.
 *
 * @throws AppError `MALL600403`
 */
export async function writeBesideCase(
  ctx: ActorContext,
  { record, order }: CasePair,
  action: AfterSalesBeside,
  { set, said }: { set?: Partial<AfterSalesRecord>; said?: Said | undefined },
): Promise<CasePair> {
  if (!mayBeside(action, caseFacts(record, ctx.now()), ctx.actor.roles)) throw new AppError('MALL600403')
  const messages = withMessage(ctx, record, action, said)
  const written = await writeSeen(ctx, afterSalesCase, record, { ...set, messages })
  // What is written stands among the messages; the history keeps what was done.
  if (action !== 'reply')
    await ctx.event({
      documentType: CASE_DOCUMENT,
      documentId: record.id,
      action,
      fromStatus: record.status,
      toStatus: record.status,
    })
  await tellCase(ctx, written, SAYS[action], said?.text)
  refreshCase(ctx, written)
  return { record: written, order }
}

const SAYS: Readonly<Record<AfterSalesBeside, AfterSalesNews>> = {
  reply: 'replied',
  redo_done: 'redone',
  refund_paid: 'refund_reported',
  refund_missing: 'refund_denied',
}

function withMessage(
  ctx: ActorContext,
  record: AfterSalesRecord,
  action: string,
  said: Said | undefined,
): AfterSalesMessage[] {
  if (!said || (said.text === '' && said.files.length === 0)) return record.messages
  const from: NextActor = partyOf(ctx) ?? 'platform'
  const name = ctx.actor.displayName || null
  const at = ctx.now().toISOString()
  return [...record.messages, { from, name, action, text: said.text, files: [...said.files], at }]
}

/**
 * What a provider says to a demand: the spec's "seller reply on an after-sale order". An offer and a refusal are told by their stage
 * instead, which says by when they are answered.
 */
const REPLIES: readonly AfterSalesNews[] = ['agreed', 'refunding', 'redoing', 'replied']

/** Tells whoever did not act; both where nobody did. */
export async function tellCase(
  ctx: ActorContext,
  record: AfterSalesRecord,
  stage: AfterSalesNews,
  reply?: string,
  to: readonly Party[] = others(ctx),
): Promise<void> {
  const { serviceTitle: title } = record
  const name = title[ctx.locale] ?? title.en_US ?? Object.values(title)[0] ?? record.serviceOrderNo
  const hours = String(
    timerOf(timesOf(ctx, record).region, stage === 'pending_provider' ? 'caseProviderHours' : 'caseCustomerHours'),
  )
  for (const party of to) {
    const isCustomer = party === 'customer'
    const isReply = isCustomer && ctx.actor.kind === 'provider' && REPLIES.includes(stage)
    await ctx.notify({
      ...(isReply
        ? { kind: 'after_sale_reply', storeName: { en_US: record.providerName }, params: { no: record.no, name } }
        : {
            kind: 'after_sales_changed',
            params: {
              no: record.no,
              name,
              party: isCustomer ? record.providerName : record.customerName,
              stage,
              hours,
            },
          }),
      to: isCustomer
        ? { companyId: record.customerCompanyId, identity: 'seller', permission: 'afterSalesCase:read' }
        : { companyId: record.providerCompanyId, identity: 'provider', permission: 'afterSalesCase:read' },
      link: { frontEnd: isCustomer ? 'seller' : 'providerAdmin', route: afterSalesRoutes.case(record.id) },
      ...(reply ? { reply } : {}),
    })
  }
}

/** Open pages of everybody concerned read again. */
export function refreshCase(ctx: ActorContext, record: AfterSalesRecord): void {
  for (const companyId of [record.customerCompanyId, record.providerCompanyId])
    ctx.live({ to: { companyId }, topic: CASE_DOCUMENT, id: record.id })
  ctx.live({ to: { operators: true }, topic: CASE_DOCUMENT, id: record.id })
}
