import type {
  AfterSalesDeadlines,
  AfterSalesDetail,
  AfterSalesRow,
  NextActor,
} from '@tradeport/domain/service-order/contract'
import { afterSalesActions, caseActorOf } from '@tradeport/domain/service-order/rules'
import { fromMinor } from '@tradeport/kernel/values'
import { iso, isoOrNull } from '@tradeport/node/db'
import { isAbout, towards } from '@tradeport/node/parties'
import { timeline, type ActorContext } from '@tradeport/node/server-kit'
import { refundableOf, refundedOf } from './after-sales-money'
import { CASE_DOCUMENT, caseFacts, caseTurn } from './after-sales-progress'
import type { AfterSalesRecord } from './after-sales.table'
import { isDirect } from './direct-money'
import { companiesOf } from './party'
import { refundView } from './payback'
import type { ServiceOrderPorts } from './ports'
import type { ServiceOrderRecord } from './service-order.table'

/** @param stakes the companies that the reader, an operator, is one of the people of */
export function caseRowView(
  ctx: ActorContext,
  record: AfterSalesRecord,
  stakes: ReadonlySet<string> = new Set(),
): AfterSalesRow {
  const facts = caseFacts(record, ctx.now())
  const ownStake = isAbout(stakes, companiesOf(record))
  return {
    id: record.id,
    no: record.no,
    status: record.status,
    version: record.version,
    ownStake,
    actions: afterSalesActions(facts, towards(ctx, ownStake).actor.roles),
    serviceOrderId: record.serviceOrderId,
    serviceOrderNo: record.serviceOrderNo,
    serviceTitle: record.serviceTitle,
    type: record.type,
    customerName: record.customerName,
    providerName: record.providerName,
    currency: record.currency,
    requestedAmount: amountOf(record.requestedMinor, record),
    agreedAmount: amountOf(record.agreedMinor, record),
    nextActor: caseActorOf(facts),
    dueAt: isoOrNull(record.dueAt),
    createdAt: iso(record.createdAt),
    updatedAt: iso(record.updatedAt),
  }
}

export function amountOf(minor: bigint | null, { currency }: { currency: string }): string | null {
  return minor === null ? null : fromMinor(minor, currency)
}

export function deadlinesOf(record: AfterSalesRecord): AfterSalesDeadlines {
  const actor = caseActorOf(caseTurn(record))
  const of = (party: NextActor) => (actor === party ? isoOrNull(record.dueAt) : null)
  return { providerReplyBy: of('provider'), sellerReplyBy: of('customer'), platformDecideBy: of('platform') }
}

export async function caseDetailView(
  ctx: ActorContext,
  record: AfterSalesRecord,
  order: ServiceOrderRecord,
  { funds, organisation }: Pick<ServiceOrderPorts, 'funds' | 'organisation'>,
): Promise<AfterSalesDetail> {
  const { currency } = record
  return {
    ...caseRowView(ctx, record, await organisation.stakesOf(ctx)),
    reasonCode: record.reasonCode,
    description: record.description,
    files: record.files,
    remedy: record.remedy,
    offer: record.offer,
    responsibility: record.responsibility,
    reason: record.reason,
    messages: record.messages,
    deadlines: deadlinesOf(record),
    order: {
      status: order.status,
      categoryCode: order.categoryCode,
      providerId: order.providerCompanyId,
      paid: fromMinor(order.payableMinor ?? 0n, currency),
      refunded: fromMinor(refundedOf(order), currency),
      refundable: fromMinor(refundableOf(order), currency),
    },
    isDirect: isDirect(order),
    directRefund: refundView(record, ctx.now()),
    simulatedFunds: funds.simulated,
    timeline: await timeline(ctx, CASE_DOCUMENT, record.id),
  }
}
