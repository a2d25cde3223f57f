import type { CustomsOrderContent, DeclarationContent, DeclarationIssue } from '@tradeport/domain/customs/contract'
import { checkLinked, type LinkedDocuments } from '@tradeport/domain/customs/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { DeclarationRecord } from './customs.table'
import type { CustomsPorts, OrderTotal } from './ports'

/** A form by what it declares the goods of; without `id` one that is not there yet. */
export type LinkedForm = Pick<DeclarationRecord, 'companyId' | 'tradeOrderId' | 'customsOrderId' | 'orderTotal'> & {
  readonly id?: string
}

/** What the goods of a trade order come to now; for whoever cannot see the order, what they came to when it was last asked. */
export async function orderTotalOf(
  ctx: ActorContext,
  { orders }: CustomsPorts,
  { tradeOrderId, companyId, orderTotal }: Omit<LinkedForm, 'customsOrderId'>,
): Promise<OrderTotal | null> {
  if (tradeOrderId === null) return null
  return (await orders.totalSold(ctx, tradeOrderId, companyId)) ?? orderTotal
}

interface Behind extends Record<string, unknown> {
  /** By the other forms of the trade order, in its currency. */
  elsewhere: string
  /** The agency order, and how many other forms it has. */
  agency: CustomsOrderContent | null
  others: number
}

/** What all documents behind a form say, in one statement. */
async function linkedTo(ctx: ActorContext, form: LinkedForm): Promise<LinkedDocuments> {
  const { id = null, companyId, tradeOrderId, customsOrderId, orderTotal } = form
  const [behind] = await ctx.query<Behind>(
    'customs_behind_form',
    `select
       (select coalesce(sum((declared ->> 'amount')::numeric), 0)::text
        from declaration_form f cross join jsonb_array_elements(f.totals -> 'declared') declared
        where f.trade_order_id = $1 and f.company_id = $2 and f.id is distinct from $3::uuid
          and f.status not in ('cancelled', 'deleted') and declared ->> 'currency' = $4) as elsewhere,
       (select o.content from customs_order o where o.id = $5::uuid) as agency,
       (select count(*)::int from declaration_form f
        where f.customs_order_id = $5::uuid and f.id is distinct from $3::uuid and f.status not in ('cancelled', 'deleted')) as others`,
    [tradeOrderId, companyId, id, orderTotal?.currency ?? '', customsOrderId],
  )
  const agency = behind?.agency ?? null
  const containers = agency?.containers.map(({ no }) => no.toUpperCase()) ?? []
  return {
    ...(agency?.billNo ? { billNo: agency.billNo } : {}),
    ...(containers.length > 0 ? { containerNos: containers } : {}),
    // Packages of a shipment are shared out among several forms.
    ...(agency?.packNo && behind?.others === 0 ? { packs: Number(agency.packNo) } : {}),
    ...(orderTotal?.no ? { orderNo: orderTotal.no } : {}),
    ...(orderTotal ? { total: { ...orderTotal, elsewhere: behind?.elsewhere ?? '0' } } : {}),
  }
}

/** What the documents behind a form find strange in it. It changes with every other form of an order, so it is asked and never kept. */
export async function linkedIssues(
  ctx: ActorContext,
  form: LinkedForm,
  content: DeclarationContent,
): Promise<DeclarationIssue[]> {
  if (form.customsOrderId === null && (form.tradeOrderId === null || form.orderTotal === null)) return []
  return checkLinked(content, await linkedTo(ctx, form))
}

/** What forms of a company declare of a trade order already. */
export async function declaredOf(
  ctx: ActorContext,
  { tradeOrderId, companyId, total }: { tradeOrderId: string; companyId: string; total: OrderTotal },
): Promise<Required<NonNullable<LinkedDocuments['total']>>> {
  const { total: known } = await linkedTo(ctx, { companyId, tradeOrderId, customsOrderId: null, orderTotal: total })
  return { ...total, elsewhere: known?.elsewhere ?? '0' }
}
