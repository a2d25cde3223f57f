import type { CustomsOrderDetail, CustomsOrderRow, DeclarationStatus } from '@tradeport/domain/customs/contract'
import {
  FEE_PAYING,
  customsOrderActions,
  customsOrderTurn,
  feeTotals,
  isMirroring,
  isUnsent,
  outstanding,
} from '@tradeport/domain/customs/rules'
import { normalizeDecimal } from '@tradeport/kernel/values'
import { iso, isoOrNull } from '@tradeport/node/db'
import { timeline, type ActorContext } from '@tradeport/node/server-kit'
import { CONTENT_HASH } from './confirmation'
import { feePaymentsView } from './customs-order-money'
import { ORDER_DOCUMENT, factsOf } from './customs-order-progress'
import { beingWritten, type CustomsOrderListRecord } from './customs-order.repository'
import type { CustomsOrderRecord } from './customs-order.table'
import type { CustomsPorts } from './ports'
import { mayStep } from '@tradeport/kernel/contract-kit'

/** Orders as lists show them, in the order in which they come. */
export async function orderRowViews(
  ctx: ActorContext,
  orders: readonly CustomsOrderListRecord[],
): Promise<CustomsOrderRow[]> {
  const written = await beingWritten(ctx, orders)
  return orders.map(order => orderRowView(ctx, order, written.has(order.id)))
}

function orderRowView(ctx: ActorContext, order: CustomsOrderListRecord, isBeingWritten: boolean): CustomsOrderRow {
  const facts = factsOf(order)
  return {
    id: order.id,
    no: order.no,
    status: order.status,
    version: order.version,
    actions: customsOrderActions(facts, ctx.actor.roles),
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

export async function orderDetailView(
  ctx: ActorContext,
  { funds }: Pick<CustomsPorts, 'funds'>,
  order: CustomsOrderRecord,
): Promise<CustomsOrderDetail> {
  const forms = order.declarationCount > 0 ? await formsOf(ctx, order.id) : []
  return {
    ...orderRowView(ctx, order, (await beingWritten(ctx, [order])).has(order.id)),
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
      entryId: form.entry_id,
      itemCount: form.item_count,
      errorCount: form.error_count,
      hash: form.hash,
      unconfirmed: form.is_online && isUnsent(form.status) && !(isMirroring(order.status) && form.is_confirmed),
    })),
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
