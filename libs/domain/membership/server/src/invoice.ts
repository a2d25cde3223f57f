import { and, desc, eq, isNotNull } from 'drizzle-orm'
import {
  INVOICE_FIELDS,
  INVOICE_FIELDS_OF,
  type Invoice,
  type InvoiceInput,
} from '@tradeport/domain/membership/contract'
import type { ActorContext } from '@tradeport/node/server-kit'
import { orderTable, type OrderRecord } from './membership.table'
import type { Member } from './party'
import type { MembershipPorts } from './ports'

const EMPTY: Omit<Invoice, 'need'> = { title: '', taxNo: '', address: '', phone: '', bank: '', account: '', email: '' }

/** What an order keeps of it: only what that kind of invoice says. */
export function invoiceOf(input: InvoiceInput | undefined): Pick<OrderRecord, 'invoiceNeed' | 'invoice'> {
  if (!input || input.need === 'none') return { invoiceNeed: 'none', invoice: null }
  const { required, optional } = INVOICE_FIELDS_OF[input.need]
  const said = INVOICE_FIELDS.filter(field => required.includes(field) || optional.includes(field))
  return {
    invoiceNeed: input.need,
    invoice: { ...EMPTY, ...Object.fromEntries(said.map(field => [field, input[field] ?? ''])) },
  }
}

export const invoiceDto = ({ invoiceNeed, invoice }: Pick<OrderRecord, 'invoiceNeed' | 'invoice'>): Invoice => ({
  need: invoiceNeed,
  ...EMPTY,
  ...invoice,
})

/** What the next invoice begins with: as the last one, or with the company's name. */
export async function nextInvoice(ctx: ActorContext, ports: MembershipPorts, member: Member): Promise<Invoice> {
  const [last] = await ctx.db
    .select({ invoiceNeed: orderTable.invoiceNeed, invoice: orderTable.invoice })
    .from(orderTable)
    .where(
      and(
        eq(orderTable.companyId, member.companyId),
        eq(orderTable.party, member.party),
        isNotNull(orderTable.invoice),
      ),
    )
    .orderBy(desc(orderTable.createdAt), desc(orderTable.id))
    .limit(1)
  if (last) return invoiceDto(last)
  const names = await ports.organisation.companyNames(ctx, [member.companyId])
  return { need: 'none', ...EMPTY, title: names.get(member.companyId) ?? '' }
}
