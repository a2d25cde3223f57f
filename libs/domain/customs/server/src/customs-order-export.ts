import { CUSTOMS_ORDER_EXPORT_COLUMNS, type customsOrderExport } from '@tradeport/domain/customs/contract'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext, BinaryAnswer } from '@tradeport/node/server-kit'
import { MAX_LIST_ROWS, listWorkbook } from '@tradeport/node/spreadsheet'
import { orderRowView } from './customs-order-view'
import { ordersToExport } from './customs-order.repository'
import type { CustomsPorts } from './ports'

/** The caller's orders as a sheet, its heads and statuses in the caller's language. */
export async function exportOrders(
  ctx: ActorContext,
  ports: CustomsPorts,
  input: ParsedInputOf<typeof customsOrderExport>,
): Promise<BinaryAnswer> {
  const words = await ports.words('customsOrder', ctx.locale)
  const orders = await ordersToExport(ctx, input, MAX_LIST_ROWS)
  return listWorkbook({
    fileName: `customs-orders-${tradeDay(ctx.now())}`,
    name: 'orders',
    columns: CUSTOMS_ORDER_EXPORT_COLUMNS,
    asked: input,
    wide: 'goods',
    head: column => words[`column.${column}`] ?? column,
    rows: orders.map(order => {
      const row = orderRowView(ctx, order)
      return {
        no: row.no,
        client: row.clientName,
        provider: row.providerName,
        ieFlag: words[`ieFlag.${row.ieFlag}`] ?? row.ieFlag,
        contractNo: row.contractNo,
        goods: row.goodsSummary,
        value: row.valueAmount,
        currency: row.currency,
        status: words[`status.${row.status}`] ?? row.status,
        dueAt: row.dueAt,
        createdAt: row.createdAt,
      }
    }),
  })
}
