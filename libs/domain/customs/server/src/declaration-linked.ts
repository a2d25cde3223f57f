import type { CustomsOrderContent, DeclarationContent, DeclarationIssue } from '@tradeport/domain/customs/contract'
import { checkLinked, type LinkedDocuments, type LinkedTotal } from '@tradeport/domain/customs/rules'
import { sumDecimal } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { DeclarationRecord } from './customs.table'
import type { CustomsPorts, OrderTotals } from './ports'

/** A form by what it declares the goods of; without `id` one that is not there yet. */
export type LinkedForm = Pick<DeclarationRecord, 'companyId' | 'tradeOrderIds' | 'customsOrderId' | 'orderTotals'> & {
  readonly id?: string
}

/** What the goods of its trade orders come to now; for whoever cannot see an order, what it came to when it was last asked. */
export async function orderTotalsOf(
  ctx: ActorContext,
  { orders }: CustomsPorts,
  { tradeOrderIds, companyId, orderTotals }: Omit<LinkedForm, 'customsOrderId'>,
): Promise<OrderTotals> {
  if (tradeOrderIds.length === 0) return {}
  const now = await orders.totalsSold(ctx, tradeOrderIds, companyId)
  return Object.fromEntries(
    tradeOrderIds.flatMap(id => {
      const total = now.get(id) ?? orderTotals[id]
      return total ? [[id, total] as const] : []
    }),
  )
}

/** What all of these orders come to, by currency; nothing where one of them is not known. */
export function totalsOf(orderIds: readonly string[], totals: OrderTotals): LinkedTotal[] {
  const known = orderIds.flatMap(id => totals[id] ?? [])
  if (known.length < orderIds.length) return []
  return [...new Set(known.map(({ currency }) => currency))].map(currency => ({
    currency,
    amount: sumDecimal(known.filter(total => total.currency === currency).map(({ amount }) => amount)),
  }))
}

interface Behind extends Record<string, unknown> {
  /** The orders of this form, and those of all forms that share one with it, and so on. */
  orders: string[]
  /** What those came to, by what the other forms know of them. */
  totals: OrderTotals
  /** Declared by the other forms, by currency. */
  elsewhere: Readonly<Record<string, string>>
  /** The agency order, and how many other forms it has. */
  agency: CustomsOrderContent | null
  others: number
}

/** What all documents behind a form say, in one statement. */
async function linkedTo(ctx: ActorContext, form: LinkedForm): Promise<LinkedDocuments> {
  const { id = null, companyId, tradeOrderIds, customsOrderId, orderTotals } = form
  const [behind] = await ctx.query<Behind>(
    'customs_behind_form',
    `with recursive linked (id, orders, totals, declared) as (
       select null::uuid, $1::uuid[], '{}'::jsonb, '[]'::jsonb
       union
       select f.id, f.trade_order_ids, f.order_totals, f.totals -> 'declared'
       from linked l join declaration_form f on f.trade_order_ids && l.orders
       where f.company_id = $2 and f.id is distinct from $3::uuid and f.status not in ('cancelled', 'deleted'))
     select
       (select coalesce(jsonb_agg(distinct o.id), '[]') from linked cross join unnest(orders) o (id)) as orders,
       (select coalesce(jsonb_object_agg(o.key, o.value), '{}') from linked cross join jsonb_each(totals) o) as totals,
       (select coalesce(jsonb_object_agg(sums.currency, sums.amount), '{}') from (
          select d ->> 'currency' as currency, sum((d ->> 'amount')::numeric)::text as amount
          from linked cross join jsonb_array_elements(declared) d group by 1) sums) as elsewhere,
       (select o.content from customs_order o where o.id = $4::uuid) as agency,
       (select count(*)::int from declaration_form f
        where f.customs_order_id = $4::uuid and f.id is distinct from $3::uuid and f.status not in ('cancelled', 'deleted')) as others`,
    [[...tradeOrderIds], companyId, id, customsOrderId],
  )
  const agency = behind?.agency ?? null
  const containers = agency?.containers.map(({ no }) => no.toUpperCase()) ?? []
  const totals = totalsOf(behind?.orders ?? [], { ...behind?.totals, ...orderTotals })
  const orderNos = tradeOrderIds.flatMap(order => orderTotals[order]?.no ?? [])
  return {
    ...(agency?.billNo ? { billNo: agency.billNo } : {}),
    ...(containers.length > 0 ? { containerNos: containers } : {}),
    // Packages of a shipment are shared out among several forms.
    ...(agency?.packNo && behind?.others === 0 ? { packs: Number(agency.packNo) } : {}),
    ...(orderNos.length > 0 ? { orderNos } : {}),
    totals: totals.map(total => ({ ...total, elsewhere: behind?.elsewhere[total.currency] ?? '0' })),
  }
}

/** What the documents behind a form find strange in it. It changes with every other form of an order, so it is asked and never kept. */
export async function linkedIssues(
  ctx: ActorContext,
  { organisation }: CustomsPorts,
  form: LinkedForm,
  content: DeclarationContent,
): Promise<DeclarationIssue[]> {
  const isLinked = form.customsOrderId !== null || Object.keys(form.orderTotals).length > 0
  return checkLinked(content, {
    ...(isLinked ? await linkedTo(ctx, form) : {}),
    // Imports are paid by the company, not to it.
    ...(content.ieFlag === 'E' ? { collectAccounts: await organisation.collectAccounts(ctx, form.companyId) } : {}),
  })
}

/** What trade orders come to, with all those that are declared together with one of them, and what forms declare of them already. */
export async function declaredOf(
  ctx: ActorContext,
  form: Pick<LinkedForm, 'tradeOrderIds' | 'companyId' | 'orderTotals'>,
): Promise<readonly LinkedTotal[]> {
  return (await linkedTo(ctx, { ...form, customsOrderId: null })).totals ?? []
}
