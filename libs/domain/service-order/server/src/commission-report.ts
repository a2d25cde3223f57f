import { sql, type SQL } from 'drizzle-orm'
import type {
  CommissionGroup,
  CommissionRow,
  serviceOrderCommissionReport,
} from '@tradeport/domain/service-order/contract'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { fromMinor, pickText } from '@tradeport/kernel/values'
import type { ActorContext, BinaryAnswer } from '@tradeport/node/server-kit'
import { listWorkbook } from '@tradeport/node/spreadsheet'
import type { ServiceOrderPorts } from './ports'

type Input = ParsedInputOf<typeof serviceOrderCommissionReport>

const LONGEST_DAYS = 366
const DAY_MS = 86_400_000

/** By what money is summed up, and how a group is called that has no name of its own. */
const GROUPS: Readonly<Record<CommissionGroup, { key: SQL; name: SQL }>> = {
  month: { key: sql`to_char(p.at at time zone 'Asia/Shanghai', 'YYYY-MM')`, name: sql`''` },
  provider: { key: sql`p.provider_company_id::text`, name: sql`max(p.provider_name)` },
  category: { key: sql`p.category_code`, name: sql`''` },
}

interface Sums {
  key: string
  name: string
  currency: string
  orders: number
  paid: string
  refunded: string
  released: string
  commission: string
  paid_direct: string
  refunded_direct: string
  commission_owed: string
  commission_received: string
}

/**
 * What the bank has moved in that time, also of documents beside service orders, and what both sides say was paid past the platform: each
 * amount counts on the day on which it was carried out or known.
 */
export async function commissionReport(
  ctx: ActorContext,
  { paymentsBeside }: Pick<ServiceOrderPorts, 'paymentsBeside'>,
  { dateFrom, dateTo, groupBy }: Input,
): Promise<CommissionRow[]> {
  const days = (Date.parse(dateTo) - Date.parse(dateFrom)) / DAY_MS
  if (days < 0 || days > LONGEST_DAYS)
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'dateTo', rule: 'invalid_value' }] })
  const { key, name } = GROUPS[groupBy]
  const moment = (day: string, plus = 0) => sql`((${day}::date + ${plus}::int)::timestamp at time zone 'Asia/Shanghai')`
  const within = (at: SQL) => sql`${at} >= ${moment(dateFrom)} and ${at} < ${moment(dateTo, 1)}`
  const sum = (value: SQL, kinds: SQL) => sql`coalesce(sum(${value}) filter (where p.kind in (${kinds})), 0)`
  const amount = sql`p.amount_minor`
  const share = sql`p.amount_minor - p.commission_minor`
  const { rows } = await ctx.db.execute<Sums & Record<string, unknown>>(sql`
    select ${key} as key, ${name} as name, p.currency, count(distinct p.order_id)::int as orders,
      ${sum(amount, sql`'hold'`)}::text as paid,
      ${sum(amount, sql`'refund', 'reclaim'`)}::text as refunded,
      (${sum(share, sql`'release'`)} - ${sum(share, sql`'reclaim'`)})::text as released,
      (${sum(sql`p.commission_minor`, sql`'release'`)} - ${sum(sql`p.commission_minor`, sql`'reclaim'`)})::text as commission,
      ${sum(amount, sql`'direct_paid'`)}::text as paid_direct,
      ${sum(amount, sql`'direct_refunded'`)}::text as refunded_direct,
      ${sum(amount, sql`'direct_commission'`)}::text as commission_owed,
      ${sum(amount, sql`'direct_commission_received'`)}::text as commission_received
    from (
      select moved.*, o.region_id, o.provider_company_id, o.provider_name, o.category_code from (
      select order_id, kind, currency, amount_minor, commission_minor, settled_at as at
        from service_order_payment where status = 'done' and ${within(sql`settled_at`)}
      union all
      select order_id, 'direct_' || kind, currency, amount_minor, 0, at
        from service_order_direct_entry where ${within(sql`at`)}
      ) moved join service_order o on o.id = moved.order_id
      ${paymentsBeside ? sql`union all ${paymentsBeside(within)}` : sql``}
    ) p
    where p.region_id = ${ctx.region.regionId}
    group by 1, p.currency order by 1, p.currency`)
  return rows.map(row => {
    const money = (minor: string) => fromMinor(BigInt(minor), row.currency)
    return {
      key: row.key,
      name: row.name,
      currency: row.currency,
      orders: row.orders,
      paid: money(row.paid),
      refunded: money(row.refunded),
      released: money(row.released),
      commission: money(row.commission),
      paidDirect: money(row.paid_direct),
      refundedDirect: money(row.refunded_direct),
      commissionOwed: money(row.commission_owed),
      commissionReceived: money(row.commission_received),
    }
  })
}

const COLUMNS = [
  ...(['key', 'orders', 'currency', 'paid', 'refunded', 'released', 'commission'] as const),
  ...(['paidDirect', 'refundedDirect', 'commissionOwed', 'commissionReceived'] as const),
] as const

/** The report says categories by code: what they are called is written before it. */
async function categoryTitles(ctx: ActorContext, ports: ServiceOrderPorts): Promise<(code: string) => string> {
  const names = await ports.categoryNames?.(ctx)
  return code => {
    const name = pickText(names?.get(code), ctx.locale)
    return name ? `${name} (${code})` : code
  }
}

export async function exportCommission(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  input: Input,
): Promise<BinaryAnswer> {
  const words = await ports.words('serviceOrder', ctx.locale)
  const rows = await commissionReport(ctx, ports, input)
  const titleOf = input.groupBy === 'category' ? await categoryTitles(ctx, ports) : (key: string) => key
  const head = (column: (typeof COLUMNS)[number]) =>
    words[column === 'key' ? `commission.group.${input.groupBy}` : `commission.column.${column}`] ?? column
  return listWorkbook({
    fileName: `service-commission-${input.dateFrom}-${input.dateTo}`,
    name: 'commission',
    columns: COLUMNS,
    wide: 'key',
    head,
    rows: rows.map(({ key, name, ...row }) => ({ ...row, key: name || titleOf(key) })),
  })
}
