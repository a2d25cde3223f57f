import type { customsOrderExport } from '@tradeport/domain/customs/contract'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext, BinaryAnswer } from '@tradeport/node/server-kit'
import { disarmed, workbook, type SheetCell } from '@tradeport/node/spreadsheet'
import { orderRowView } from './customs-order-view'
import { ordersToExport } from './customs-order.repository'
import type { CustomsPorts } from './ports'

const MOST_ROWS = 2_000
const COLUMNS = [
  'no',
  'client',
  'provider',
  'ieFlag',
  'contractNo',
  'goods',
  'value',
  'currency',
  'status',
  'dueAt',
  'createdAt',
] as const

/** The caller's orders as a sheet, its heads and statuses in the caller's language. */
export async function exportOrders(
  ctx: ActorContext,
  ports: CustomsPorts,
  input: ParsedInputOf<typeof customsOrderExport>,
): Promise<BinaryAnswer> {
  const words = await ports.words('customsOrder', ctx.locale)
  const orders = await ordersToExport(ctx, input, MOST_ROWS)
  const lines = orders.map(order => {
    const row = orderRowView(ctx, order)
    const cells: Record<(typeof COLUMNS)[number], SheetCell> = {
      no: row.no,
      client: disarmed(row.clientName),
      provider: disarmed(row.providerName),
      ieFlag: words[`ieFlag.${row.ieFlag}`] ?? row.ieFlag,
      contractNo: disarmed(row.contractNo),
      goods: disarmed(row.goodsSummary),
      value: row.valueAmount,
      currency: row.currency,
      status: words[`status.${row.status}`] ?? row.status,
      dueAt: row.dueAt,
      createdAt: row.createdAt,
    }
    return COLUMNS.map(column => cells[column])
  })
  const head = COLUMNS.map(column => words[`column.${column}`] ?? column)
  const name = `customs-orders-${tradeDay(ctx.now())}`
  return workbook(name, [{ name: 'orders', rows: [head, ...lines], width: column => (column === 5 ? 48 : 20) }])
}
