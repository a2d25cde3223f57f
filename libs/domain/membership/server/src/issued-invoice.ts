import { eq, sql } from 'drizzle-orm'
import type { InvoiceKind } from '@tradeport/domain/membership/contract'
import { invoiceMachine } from '@tradeport/domain/membership/rules'
import { fromMinor } from '@tradeport/kernel/values'
import { uuidv7 } from '@tradeport/node/db'
import { SYSTEM, transition, type ActorContext } from '@tradeport/node/server-kit'
import { invoiceTable, type InvoiceRecord, type OrderRecord } from './membership.table'

export const INVOICE_DOCUMENT = 'membershipInvoice'

async function want(ctx: ActorContext, order: OrderRecord, kind: InvoiceKind): Promise<void> {
  const now = ctx.now()
  const id = uuidv7()
  await ctx.db.insert(invoiceTable).values({
    ...{ id, regionId: order.regionId, status: invoiceMachine.initial, version: 0, orderId: order.id, kind },
    ...{ searchText: order.searchText, createdAt: now, updatedAt: now },
    ...{ createdBy: ctx.actor.userId, updatedBy: ctx.actor.userId },
  })
  await ctx.event({
    documentType: INVOICE_DOCUMENT,
    documentId: id,
    action: 'want',
    toStatus: invoiceMachine.initial,
  })
  ctx.live({ to: { operators: true }, topic: INVOICE_DOCUMENT, id })
}

/** Whoever has paid and asked for an invoice waits for it from now on. */
export async function wantInvoice(ctx: ActorContext, order: OrderRecord): Promise<void> {
  if (order.invoiceNeed !== 'none' && order.amountMinor > 0n) await want(ctx, order, 'invoice')
}

/** With the money that goes back: an invoice that was written needs its credit note, another one is not written any more. */
export async function takeInvoiceBack(ctx: ActorContext, order: OrderRecord): Promise<void> {
  const [invoice] = await invoicesOf(ctx, order.id)
  if (!invoice) return
  if (invoice.status === 'issued') return want(ctx, order, 'credit_note')
  await transition(
    { ...ctx, actor: SYSTEM },
    {
      ...{ table: invoiceTable, machine: invoiceMachine, row: invoice, action: 'drop' },
      documentType: INVOICE_DOCUMENT,
    },
  )
  ctx.live({ to: { operators: true }, topic: INVOICE_DOCUMENT, id: invoice.id })
}

/** Of one order: the invoice before its credit note. */
export const invoicesOf = (ctx: ActorContext, orderId: string): Promise<InvoiceRecord[]> =>
  ctx.db
    .select()
    .from(invoiceTable)
    .where(eq(invoiceTable.orderId, orderId))
    .orderBy(sql`${invoiceTable.kind} desc`)

export const issuedDto = (row: InvoiceRecord) => ({
  number: row.number,
  issuedOn: row.issuedOn,
  amount: row.amountMinor !== null && row.currency !== null ? fromMinor(row.amountMinor, row.currency) : null,
  currency: row.currency,
  file: row.file,
})

export const invoiceOfOrderDto = (row: InvoiceRecord) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  ...issuedDto(row),
})
