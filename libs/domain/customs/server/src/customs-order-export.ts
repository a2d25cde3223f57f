import { CUSTOMS_ORDER_EXPORT_COLUMNS, type customsOrderExport } from '@tradeport/domain/customs/contract'
import { feeTotals } from '@tradeport/domain/customs/rules'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { isPositive } from '@tradeport/kernel/values'
import { iso, isoOrNull, tradeDay } from '@tradeport/node/db'
import type { ActorContext, BinaryAnswer } from '@tradeport/node/server-kit'
import { LIST_ROWS_READ, listWorkbook } from '@tradeport/node/spreadsheet'
import { ordersToExport } from './customs-order.repository'
import type { CustomsPorts } from './ports'

/** Of columns that are called like what they sum up. */
const HEADS: Partial<Record<(typeof CUSTOMS_ORDER_EXPORT_COLUMNS)[number], string>> = {
  feesDue: 'feeMoney.due',
  feesHeld: 'feeMoney.held',
  feesReleased: 'feeMoney.released',
  feesRefunded: 'feeMoney.refunded',
}

/** The caller's orders as a sheet, its heads and statuses in the caller's language. */
export async function exportOrders(
  ctx: ActorContext,
  ports: CustomsPorts,
  input: ParsedInputOf<typeof customsOrderExport>,
): Promise<BinaryAnswer> {
  const words = await ports.words('customsOrder', ctx.locale)
  const orders = await ordersToExport(ctx, input, LIST_ROWS_READ)
  return listWorkbook({
    fileName: `customs-orders-${tradeDay(ctx.now())}`,
    name: 'orders',
    columns: CUSTOMS_ORDER_EXPORT_COLUMNS,
    asked: input,
    wide: 'goods',
    head: column => words[HEADS[column] ?? `column.${column}`] ?? column,
    rows: orders.map(order => {
      const totals = feeTotals(order.fees)
      const sums = (part: 'owed' | 'due' | 'held' | 'released' | 'refunded') =>
        totals
          .filter(total => isPositive(total[part]))
          .map(total => `${total.currency} ${total[part]}`)
          .join('; ')
      return {
        no: order.no,
        client: order.clientName,
        provider: order.providerName,
        ieFlag: words[`ieFlag.${order.ieFlag}`] ?? order.ieFlag,
        contractNo: order.contractNo,
        goods: order.goodsSummary,
        value: order.valueAmount,
        currency: order.currency,
        status: words[`status.${order.status}`] ?? order.status,
        dueAt: isoOrNull(order.dueAt),
        feesOwed: sums('owed'),
        feesDue: sums('due'),
        feesHeld: sums('held'),
        feesReleased: sums('released'),
        feesRefunded: sums('refunded'),
        createdAt: iso(order.createdAt),
      }
    }),
  })
}
