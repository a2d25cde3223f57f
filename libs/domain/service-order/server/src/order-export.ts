import {
  AFTER_SALES_EXPORT_COLUMNS,
  SERVICE_ORDER_EXPORT_COLUMNS,
  type afterSalesCaseExport,
  type serviceOrderExport,
} from '@tradeport/domain/service-order/contract'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext, BinaryAnswer } from '@tradeport/node/server-kit'
import { LIST_ROWS_READ, listWorkbook } from '@tradeport/node/spreadsheet'
import { casesToExport } from './after-sales-list.repository'
import { caseRowView } from './after-sales-view'
import { ordersToExport } from './order-list.repository'
import { rowView } from './order-view'
import type { ServiceOrderPorts } from './ports'

/** The caller's orders as a sheet, its heads and statuses in the caller's language. */
export async function exportOrders(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  input: ParsedInputOf<typeof serviceOrderExport>,
): Promise<BinaryAnswer> {
  const words = await ports.words('serviceOrder', ctx.locale)
  const orders = await ordersToExport(ctx, input, LIST_ROWS_READ)
  return listWorkbook({
    fileName: `service-orders-${tradeDay(ctx.now())}`,
    name: 'orders',
    columns: SERVICE_ORDER_EXPORT_COLUMNS,
    asked: input,
    wide: 'service',
    head: column => words[`order.column.${column}`] ?? column,
    rows: orders.map(order => {
      const row = rowView(ctx, order)
      return {
        no: row.no,
        service: pickText(row.serviceTitle, ctx.locale),
        customer: row.customerName,
        provider: row.providerName,
        qty: Number(row.qty),
        payable: row.payable,
        currency: row.currency,
        status: words[`order.status.${row.status}`] ?? row.status,
        createdAt: row.createdAt,
      }
    }),
  })
}

/** The same of after-sales cases: what is demanded, what both sides came to, and whose turn it is until when. */
export async function exportCases(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  input: ParsedInputOf<typeof afterSalesCaseExport>,
): Promise<BinaryAnswer> {
  const [words, orderWords] = await Promise.all([
    ports.words('afterSales', ctx.locale),
    ports.words('serviceOrder', ctx.locale),
  ])
  const cases = await casesToExport(ctx, input, LIST_ROWS_READ)
  return listWorkbook({
    fileName: `after-sales-cases-${tradeDay(ctx.now())}`,
    name: 'cases',
    columns: AFTER_SALES_EXPORT_COLUMNS,
    asked: input,
    wide: 'service',
    head: column => words[`column.${column}`] ?? orderWords[`order.column.${column}`] ?? column,
    rows: cases.map(record => {
      const row = caseRowView(ctx, record)
      return {
        no: row.no,
        order: row.serviceOrderNo,
        service: pickText(row.serviceTitle, ctx.locale),
        customer: row.customerName,
        provider: row.providerName,
        type: words[`type.${row.type}`] ?? row.type,
        amount: row.requestedAmount,
        agreed: row.agreedAmount,
        currency: row.currency,
        status: words[`case.status.${row.status}`] ?? row.status,
        next: row.nextActor === null ? null : (orderWords[`turn.${row.nextActor}`] ?? row.nextActor),
        due: row.dueAt,
        createdAt: row.createdAt,
      }
    }),
  })
}
