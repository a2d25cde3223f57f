import { and, eq, ne, sql } from 'drizzle-orm'
import {
  INVOICE_STATUSES,
  type InvoiceAction,
  type InvoiceKind,
  type membershipInvoiceIssue,
} from '@tradeport/domain/membership/contract'
import type * as membershipContract from '@tradeport/domain/membership/contract'
import { MEMBERSHIP_READERS, invoiceActions, invoiceMachine } from '@tradeport/domain/membership/rules'
import { isCurrencyCode } from '@tradeport/kernel/config'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { civilDateIn, exponentOf, fromMinor, scaleOf, toMinor } from '@tradeport/kernel/values'
import { iso, likePattern, unlessTaken } from '@tradeport/node/db'
import { towardCompanies, towards } from '@tradeport/node/parties'
import {
  countCap,
  grantFiles,
  limits,
  pageOf,
  readsAllFiles,
  tabCounts,
  transition,
  type ActorContext,
  type Handlers,
} from '@tradeport/node/server-kit'
import { invoiceDto } from './invoice'
import { INVOICE_DOCUMENT, issuedDto } from './issued-invoice'
import { invoiceTable, orderTable, type InvoiceRecord, type OrderRecord } from './membership.table'
import { ORDER_DOCUMENT, memberPage } from './order-notices'
import { requireOneOf } from './party'
import type { MembershipPorts } from './ports'

type InvoiceHandlers = Pick<
  Handlers<typeof membershipContract>,
  'membershipInvoicePage' | 'membershipInvoiceStatusCount' | 'membershipInvoiceIssue' | 'membershipInvoiceCorrect'
>
type Paper = ParsedInputOf<typeof membershipInvoiceIssue>

interface Filters {
  kind?: InvoiceKind | undefined
  status?: string | undefined
  keyword?: string | undefined
}

/** Of the call's region, in the table `i`. */
const matching = (ctx: ActorContext, { kind, status, keyword }: Filters) =>
  sql.join(
    [
      sql`from membership_invoice i where i.region_id = ${ctx.region.regionId}`,
      kind ? sql` and i.kind = ${kind}` : sql``,
      status ? sql` and i.status = ${status}` : sql``,
      keyword ? sql` and i.search_text like ${likePattern(keyword)}` : sql``,
    ],
    sql``,
  )

interface View {
  readonly invoice: InvoiceRecord
  readonly order: OrderRecord
  readonly creditedNumber: string | null
}

const views = (ctx: ActorContext) =>
  ctx.db
    .select({
      invoice: invoiceTable,
      order: orderTable,
      creditedNumber: sql<string | null>`case when ${invoiceTable.kind} = 'credit_note' then (
        select b.number from membership_invoice b where b.order_id = ${invoiceTable.orderId} and b.kind = 'invoice') end`,
    })
    .from(invoiceTable)
    .innerJoin(orderTable, eq(orderTable.id, invoiceTable.orderId))

const rowDto = (ctx: ActorContext, { invoice, order, creditedNumber }: View, ownStake: boolean) => ({
  id: invoice.id,
  status: invoice.status,
  version: invoice.version,
  kind: invoice.kind,
  orderId: order.id,
  orderNo: order.no,
  orderAmount: fromMinor(order.amountMinor, order.currency),
  orderCurrency: order.currency,
  companyName: order.companyName,
  party: order.party,
  wanted: invoiceDto(order),
  creditedNumber,
  ...issuedDto(invoice),
  since: iso(invoice.createdAt),
  ownStake,
  actions: invoiceActions(invoice.status, towards(ctx, ownStake).actor.roles),
})

async function load(ctx: ActorContext, id: string): Promise<View> {
  const [view] = await views(ctx)
    .where(and(eq(invoiceTable.id, id), eq(invoiceTable.regionId, ctx.region.regionId)))
    .for('update', { of: invoiceTable })
  if (!view) throw new AppError('USER_SERVICE530404')
  return view
}

const NUMBER_TAKEN = { path: 'number', rule: 'taken' }

/** @throws AppError `USER_SERVICE530400` at each field that cannot be. */
async function requirePaper(ctx: ActorContext, { invoice, order }: View, paper: Paper): Promise<void> {
  const wrong: { path: string; rule: string; params?: Record<string, string> }[] = []
  if (!isCurrencyCode(paper.currency)) wrong.push({ path: 'currency', rule: 'currency' })
  else if (scaleOf(paper.amount) > exponentOf(paper.currency)) wrong.push({ path: 'amount', rule: 'decimal' })
  else if (paper.currency === order.currency && toMinor(paper.amount, paper.currency) > order.amountMinor)
    wrong.push({ path: 'amount', rule: 'above_max', params: { max: fromMinor(order.amountMinor, order.currency) } })
  if (paper.issuedOn > civilDateIn(ctx.now(), 'Pacific/Kiritimati')) wrong.push({ path: 'issuedOn', rule: 'in_future' })
  if (!(await readsAllFiles(ctx, [paper.file.fileId], 'document'))) wrong.push({ path: 'file', rule: 'unknown_file' })
  const [twin] = await ctx.db
    .select({ id: invoiceTable.id })
    .from(invoiceTable)
    .where(
      and(
        ...[eq(invoiceTable.regionId, ctx.region.regionId), eq(invoiceTable.kind, invoice.kind)],
        ...[eq(invoiceTable.number, paper.number), ne(invoiceTable.id, invoice.id)],
      ),
    )
  if (twin) wrong.push(NUMBER_TAKEN)
  if (wrong.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors: wrong })
}

async function tell(ctx: ActorContext, order: OrderRecord, invoice: InvoiceRecord): Promise<void> {
  await ctx.notify({
    kind: invoice.kind === 'invoice' ? 'membership_invoice_issued' : 'membership_credit_note_issued',
    to: { companyId: order.companyId, identity: order.party },
    params: { no: order.no, name: invoice.number ?? '' },
    link: memberPage(order),
  })
}

/** @throws AppError `USER_SERVICE530307` for operators who are people of the company whose paper it is. */
async function write(ctx: ActorContext, { organisation }: MembershipPorts, paper: Paper, action: InvoiceAction) {
  const view = await load(ctx, paper.id)
  const { invoice, order } = view
  const toward = await towardCompanies(ctx, organisation, [order.companyId])
  await requirePaper(ctx, view, paper)
  // Two people may write down the same number at the same time.
  const taken = () => new AppError('USER_SERVICE530400', {}, { fieldErrors: [NUMBER_TAKEN] })
  const next = await unlessTaken('membership_invoice_number', taken, () =>
    transition(toward, {
      ...{ table: invoiceTable, machine: invoiceMachine, row: invoice, action, version: paper.version },
      set: {
        ...{ number: paper.number, issuedOn: paper.issuedOn, currency: paper.currency, file: paper.file },
        amountMinor: toMinor(paper.amount, paper.currency),
        searchText: `${order.searchText} ${paper.number.toLowerCase()}`,
      },
      note: paper.reason,
      documentType: INVOICE_DOCUMENT,
    }),
  )
  await grantFiles(ctx, [paper.file.fileId], [order.companyId])
  await ctx.event({
    ...{ documentType: ORDER_DOCUMENT, documentId: order.id, note: paper.number },
    action: `${action}_${invoice.kind}`,
  })
  await ctx.audit({
    action: `membershipInvoice:${action}`,
    ...{ entityType: INVOICE_DOCUMENT, entityId: next.id, entityNo: order.no, companyId: order.companyId },
    before: { status: invoice.status, ...issuedDto(invoice) },
    after: { status: next.status, ...issuedDto(next) },
    reason: paper.reason,
  })
  ctx.live({ to: { operators: true }, topic: INVOICE_DOCUMENT, id: next.id })
  ctx.live({ to: { companyId: order.companyId }, topic: ORDER_DOCUMENT, id: order.id })
  await tell(ctx, order, next)
  return { id: next.id, version: next.version, status: next.status }
}

export const invoiceHandlers = (ports: MembershipPorts): InvoiceHandlers => ({
  async membershipInvoicePage(ctx, input) {
    requireOneOf(ctx, MEMBERSHIP_READERS, INVOICE_DOCUMENT)
    const from = matching(ctx, input)
    const { limit, offset } = limits(input)
    const order = sql`order by i.created_at, i.id`
    const rows = await views(ctx)
      .where(sql`${invoiceTable.id} in (select i.id ${from} ${order} limit ${limit} offset ${offset})`)
      .orderBy(invoiceTable.createdAt, invoiceTable.id)
    const stakes = await ports.organisation.stakesOf(ctx)
    const counted = await ctx.db.execute<{ n: number }>(
      sql`select count(*)::int as n from (select 1 ${from} limit ${countCap(input) + 1}) t`,
    )
    return pageOf(
      input,
      rows.map(row => rowDto(ctx, row, stakes.has(row.order.companyId))),
      counted.rows[0]?.n ?? 0,
      countCap(input),
    )
  },

  membershipInvoiceStatusCount(ctx, input) {
    requireOneOf(ctx, MEMBERSHIP_READERS, INVOICE_DOCUMENT)
    return tabCounts(ctx.db, INVOICE_STATUSES, status => matching(ctx, { ...input, status }))
  },

  membershipInvoiceIssue: (ctx, input) => write(ctx, ports, input, 'issue'),
  membershipInvoiceCorrect: (ctx, input) => write(ctx, ports, input, 'correct'),
})
