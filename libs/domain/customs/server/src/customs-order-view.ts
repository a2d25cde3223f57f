import type { CustomsOrderDetail, CustomsOrderRow, DeclarationStatus } from '@tradeport/domain/customs/contract'
import {
  FEE_PAYING,
  customsOrderActions,
  customsOrderTurn,
  feeTotals,
  isGone,
  isMirroring,
  isUnsent,
  outstanding,
} from '@tradeport/domain/customs/rules'
import { normalizeDecimal } from '@tradeport/kernel/values'
import { iso, isoOrNull } from '@tradeport/node/db'
import { isAbout, towards } from '@tradeport/node/parties'
import { timeline, type ActorContext } from '@tradeport/node/server-kit'
import { CONTENT_HASH } from './confirmation'
import { feePaymentsView } from './customs-order-money'
import { ORDER_DOCUMENT, factsOf } from './customs-order-progress'
import { beingWritten, companiesOf, type CustomsOrderListRecord } from './customs-order.repository'
import type { CustomsOrderRecord } from './customs-order.table'
import type { CustomsPorts } from './ports'
import { holdbackOf } from './taking-on'
import { NO_NEW_BUSINESS, mayStep } from '@tradeport/kernel/contract-kit'

/** Orders as lists show them, in the order in which they come. */
export async function orderRowViews(
  ctx: ActorContext,
  ports: Pick<CustomsPorts, 'organisation' | 'serviceOrders'>,
  orders: readonly CustomsOrderListRecord[],
): Promise<CustomsOrderRow[]> {
  const written = await beingWritten(ctx, orders)
  // A broker's list has its own orders alone: what holds it back holds for each of them.
  const [first] = ctx.actor.kind === 'provider' ? orders.filter(isToTakeOn) : []
  const isHeldBack = first !== undefined && (await holdbackOf(ctx, ports, first)) !== null
  const stakes = await ports.organisation.stakesOf(ctx)
  return orders.map(order =>
    orderRowView(ctx, order, {
      isBeingWritten: written.has(order.id),
      isHeldBack: isHeldBack && isToTakeOn(order),
      ownStake: isAbout(stakes, companiesOf(order)),
    }),
  )
}

/** Placed with the broker directly, and not taken on by it yet. */
const isToTakeOn = ({ status, serviceOrderId }: CustomsOrderListRecord): boolean =>
  serviceOrderId === null && (status === 'draft' || status === 'submitted')

function orderRowView(
  ctx: ActorContext,
  order: CustomsOrderListRecord,
  {
    isBeingWritten,
    isHeldBack,
    ownStake,
    hasRecorded = false,
    hasTakenOff = false,
  }: {
    isBeingWritten: boolean
    isHeldBack: boolean
    /** The reader, an operator, is one of the people of a side. */
    ownStake: boolean
    /** One of its declarations was declared elsewhere; a list reads none of them. */
    hasRecorded?: boolean
    /** The desk took one off that it can put back. */
    hasTakenOff?: boolean
  },
): CustomsOrderRow {
  const facts = factsOf(order)
  const idle = [...(hasRecorded ? [] : ['take_off_declaration']), ...(hasTakenOff ? [] : ['put_back_declaration'])]
  const { roles: held } = towards(ctx, ownStake).actor
  const roles = isHeldBack ? [...held, NO_NEW_BUSINESS] : held
  return {
    id: order.id,
    no: order.no,
    status: order.status,
    version: order.version,
    ownStake,
    actions: customsOrderActions(facts, roles).filter(action => !idle.includes(action)),
    ieFlag: order.ieFlag,
    tradeMode: order.tradeMode,
    customMaster: order.customMaster,
    clientCompanyId: order.clientCompanyId,
    clientName: order.clientName,
    providerCompanyId: order.providerCompanyId,
    providerName: order.providerName,
    serviceOrderId: order.serviceOrderId,
    contractNo: order.contractNo,
    goodsSummary: order.goodsSummary,
    packNo: order.packNo,
    grossWt: order.grossWt,
    valueAmount: order.valueAmount,
    currency: order.currency,
    billNo: order.billNo,
    expectedDate: order.expectedDate,
    cutOffAt: isoOrNull(order.cutOffAt),
    missingDocuments: outstanding(order.documents).length,
    openFees: order.fees.filter(({ status }) => status === 'proposed').length,
    dueFees: order.fees.filter(({ money }) => money === 'due').length,
    moneyStuck: order.stuckSince !== null,
    unconfirmedCount: order.unconfirmedCount,
    declarationCount: order.declarationCount,
    claimStatus: order.claimStatus,
    nextActor: customsOrderTurn({ ...facts, isBeingWritten }),
    dueAt: isoOrNull(order.dueAt),
    createdAt: iso(order.createdAt),
    updatedAt: iso(order.updatedAt),
  }
}

interface LinkedForm {
  id: string
  no: string
  status: DeclarationStatus
  entry_id: string
  item_count: number
  error_count: number
  hash: string
  is_confirmed: boolean
  is_online: boolean
}

/** The declarations of an order as both of its sides may see them. */
export async function formsOf(ctx: ActorContext, orderId: string): Promise<LinkedForm[]> {
  return ctx.query<LinkedForm>(
    'customs_order_forms',
    `select id, no, status, entry_id, (totals ->> 'itemCount')::int as item_count,
       (select count(*)::int from jsonb_array_elements(issues) issue where issue ->> 'level' = 'error') as error_count,
       ${CONTENT_HASH} as hash, ${CONTENT_HASH} is not distinct from confirmed_hash as is_confirmed, channel = 'online' as is_online
     from declaration_form where customs_order_id = $1 order by no`,
    [orderId],
  )
}

interface TakenOffForm {
  id: string
  no: string
  status: DeclarationStatus
  entryId: string
}

/** What the desk took off the order and is still of its two sides, and of no other order. */
async function takenOffOf(ctx: ActorContext, order: CustomsOrderRecord): Promise<TakenOffForm[]> {
  return ctx.query<TakenOffForm>(
    'customs_order_taken_off',
    `select id, no, status, entry_id as "entryId" from declaration_form
     where taken_off_order_id = $1 and customs_order_id is null and company_id = $2 and broker_company_id = $3 order by no`,
    [order.id, order.clientCompanyId, order.providerCompanyId],
  )
}

export async function orderDetailView(
  ctx: ActorContext,
  ports: Pick<CustomsPorts, 'funds' | 'organisation' | 'serviceOrders'>,
  order: CustomsOrderRecord,
): Promise<CustomsOrderDetail> {
  const { funds } = ports
  const holdback = isToTakeOn(order) && ctx.actor.kind !== 'operator' ? await holdbackOf(ctx, ports, order) : null
  const isBeingWritten = (await beingWritten(ctx, [order])).has(order.id)
  const forms = order.declarationCount > 0 ? await formsOf(ctx, order.id) : []
  const takenOff = await takenOffOf(ctx, order)
  return {
    ...orderRowView(ctx, order, {
      isBeingWritten,
      isHeldBack: holdback !== null,
      ownStake: isAbout(await ports.organisation.stakesOf(ctx), companiesOf(order)),
      hasRecorded: forms.some(({ is_online }) => !is_online),
      hasTakenOff: takenOff.some(({ status }) => !isGone(status)),
    }),
    holdback,
    content: order.content,
    serviceOrderNo: order.serviceOrderNo,
    documents: order.documents,
    fees: order.fees,
    feeTotals: feeTotals(order.fees),
    payments: await feePaymentsView(ctx, order),
    commissionRate:
      order.commissionRate === null || ctx.actor.kind === 'seller' ? null : normalizeDecimal(order.commissionRate),
    mayPay: mayStep(FEE_PAYING, ctx.actor.roles, 'customsOrder:pay'),
    simulatedFunds: funds.simulated,
    delegation: {
      type: order.content.delegationType,
      no: order.delegationNo,
      validTo: order.delegationValidTo,
      file: order.delegationFile,
    },
    declarations: forms.map(form => ({
      id: form.id,
      no: form.no,
      status: form.status,
      recorded: !form.is_online,
      entryId: form.entry_id,
      itemCount: form.item_count,
      errorCount: form.error_count,
      hash: form.hash,
      unconfirmed: form.is_online && isUnsent(form.status) && !(isMirroring(order.status) && form.is_confirmed),
    })),
    takenOff,
    reason: order.reason,
    rating: order.rating,
    claims: order.claims,
    claimDueAt: isoOrNull(order.claimDueAt),
    submittedAt: isoOrNull(order.submittedAt),
    acceptedAt: isoOrNull(order.acceptedAt),
    clearedAt: isoOrNull(order.clearedAt),
    completedAt: isoOrNull(order.completedAt),
    timeline: await timeline(ctx, ORDER_DOCUMENT, order.id),
  }
}
