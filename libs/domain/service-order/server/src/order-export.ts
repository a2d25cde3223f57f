import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type { serviceOrderExport } from '@tradeport/domain/service-order/contract'
import { pickText } from '@tradeport/kernel/values'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext, BinaryAnswer } from '@tradeport/node/server-kit'
import { disarmed, workbook, type SheetCell } from '@tradeport/node/spreadsheet'
import { ordersToExport } from './order-list.repository'
import { rowView } from './order-view'
import type { ServiceOrderPorts } from './ports'

const MOST_ROWS = 2_000
const COLUMNS = ['no', 'service', 'customer', 'provider', 'qty', 'payable', 'currency', 'status', 'createdAt'] as const

/** The caller's orders as a sheet, its heads and statuses in the caller's language. */
export async function exportOrders(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  input: ParsedInputOf<typeof serviceOrderExport>,
): Promise<BinaryAnswer> {
  const words = await ports.words(ctx.locale)
  const orders = await ordersToExport(ctx, input, MOST_ROWS)
  const lines = orders.map(order => {
    const row = rowView(ctx, order)
    const cells: Record<(typeof COLUMNS)[number], SheetCell> = {
      no: row.no,
      service: disarmed(pickText(row.serviceTitle, ctx.locale)),
      customer: disarmed(row.customerName),
      provider: disarmed(row.providerName),
      qty: Number(row.qty),
      payable: row.payable,
      currency: row.currency,
      status: words[`order.status.${row.status}`] ?? row.status,
      createdAt: row.createdAt,
    }
    return COLUMNS.map(column => cells[column])
  })
  const head = COLUMNS.map(column => words[`order.column.${column}`] ?? column)
  const name = `service-orders-${tradeDay(ctx.now())}`
  return workbook(name, [{ name: 'orders', rows: [head, ...lines], width: column => (column === 1 ? 48 : 20) }])
}
