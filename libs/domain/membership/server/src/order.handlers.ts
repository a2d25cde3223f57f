import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { MembershipOrderAction, OfferBlock, OrderPurpose } from '@tradeport/domain/membership/contract'
import type * as membershipContract from '@tradeport/domain/membership/contract'
import {
  MEMBERSHIP_READERS,
  PLAN_BUYERS,
  chargeOf,
  offerVerdict,
  orderMachine,
  unusedValue,
} from '@tradeport/domain/membership/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { AppError, type WrongField } from '@tradeport/kernel/errors'
import { civilDateIn, fromMinor, pickText, roundMoney } from '@tradeport/kernel/values'
import { isoOrNull } from '@tradeport/node/db'
import { towardCompanies } from '@tradeport/node/parties'
import { fileReadableBy, requireAllowed, timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { fulfil, takeBack } from './fulfilment'
import { holdingOf, type CompanyHolding } from './holding.repository'
import { invoiceDto } from './invoice'
import { offeringTable, termsTable, type OfferingRecord, type OrderRecord, type TermsRecord } from './membership.table'
import { loadOffering, loadTerms } from './offering.handlers'
import { isRefundable, loadOrder, lockOrders, orderCounts, orderDto, orderPage } from './order.repository'
import { invoiceOfOrderDto, invoicesOf, takeInvoiceBack, wantInvoice } from './issued-invoice'
import { ORDER_DOCUMENT, tellMember } from './order-notices'
import { later, moveOrder, payUntilFrom, writeOrder } from './order-writing'
import { mayAct, memberOf, requireOneOf, type Member } from './party'
import { fitToQuota } from './over-quota'
import type { MembershipPorts } from './ports'
import { termsDto } from './terms'

type OrderHandlers = Pick<
  Handlers<typeof membershipContract>,
  | 'membershipOrderPage'
  | 'membershipOrderStatusCount'
  | 'membershipOrderDetail'
  | 'membershipOrderCreate'
  | 'membershipOrderReportPayment'
  | 'membershipOrderCancel'
  | 'membershipOrderConfirm'
  | 'membershipOrderReject'
  | 'membershipOrderRefund'
>

const DOCUMENT = ORDER_DOCUMENT
const refuse = (...fieldErrors: WrongField[]) => new AppError('USER_SERVICE530400', {}, { fieldErrors })
const step = ({ id, version, status }: OrderRecord) => ({ id, version, status })

export interface Quote {
  readonly purpose: OrderPurpose | null
  readonly block: OfferBlock | null
  /** Of what runs and is not added to. */
  readonly runsUntil: Date | null
  readonly credit: string
  readonly amount: string
}

/** What an offering costs a company now, or why it cannot be ordered. */
export function quote(
  holding: CompanyHolding,
  offering: OfferingRecord,
  terms: TermsRecord,
  { quantity, now }: { quantity: number; now: Date },
): Quote {
  const { currency, priceMinor, requiresPlanLevel, stackable } = terms
  const value = fromMinor(priceMinor * BigInt(quantity), currency)
  const { id, kind, level } = offering
  const { purpose, block } = offerVerdict({ id, kind, level, requiresPlanLevel, stackable }, holding, now)
  const runsUntil = block === 'runs' ? (holding.running.get(id) ?? null) : null
  const asked = { purpose, block, runsUntil }
  return purpose === 'upgrade'
    ? { ...asked, ...chargeOf(value, unusedValue(holding.paid, currency, now), currency) }
    : { ...asked, credit: roundMoney('0', currency), amount: value }
}

const BLOCKED_BY: Readonly<Record<OfferBlock, string>> = {
  lower_level: 'not_offered',
  requires_plan: 'requires_plan',
  runs: 'package_runs',
  ordered: 'already_ordered',
}

/** @throws AppError `USER_SERVICE530400` where it cannot be ordered, with what stands in the way. */
async function requireOrderable(
  ctx: ActorContext,
  member: Member,
  { block, purpose, runsUntil }: Quote,
  { requiresPlanLevel }: TermsRecord,
): Promise<OrderPurpose> {
  if (purpose !== null) return purpose
  const rule = block === null ? 'not_offered' : BLOCKED_BY[block]
  const plan = block === 'requires_plan' ? await planOfLevel(ctx, member, requiresPlanLevel) : null
  throw refuse({
    path: 'offeringId',
    rule,
    params: {
      ...(plan === null ? {} : { plan: pickText(plan, ctx.locale) || String(requiresPlanLevel) }),
      ...(runsUntil === null ? {} : { date: civilDateIn(runsUntil, ctx.region.timeZone) }),
    },
  })
}

/** The lowest plan on sale that reaches a level. */
async function planOfLevel(ctx: ActorContext, { party }: Member, level: number | null): Promise<I18nText> {
  const [row] = await ctx.db
    .select({ name: termsTable.name })
    .from(offeringTable)
    .innerJoin(termsTable, eq(termsTable.id, offeringTable.termsId))
    .where(
      and(
        eq(offeringTable.regionId, ctx.region.regionId),
        eq(offeringTable.party, party),
        eq(offeringTable.kind, 'plan'),
        eq(offeringTable.status, 'on_sale'),
        gte(offeringTable.level, level ?? 0),
      ),
    )
    .orderBy(asc(offeringTable.level))
    .limit(1)
  return row?.name ?? {}
}

/** @throws AppError `USER_SERVICE530400` for several of what does not add to itself. */
function quantityOf({ kind }: OfferingRecord, { stackable }: TermsRecord, asked: number): number {
  if (kind === 'plan') return 1
  if (asked > 1 && !stackable) throw refuse({ path: 'quantity', rule: 'once_only' })
  return asked
}

/** @throws AppError `USER_SERVICE530400` for files that the caller may not read. */
async function requireFiles(ctx: ActorContext, files: readonly { fileId: string }[]): Promise<void> {
  if (files.length === 0) return
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select f.id from file_asset f where f.id = any (${sql.param(files.map(file => file.fileId))}::uuid[])
      and ${fileReadableBy(ctx)}`,
  )
  const known = new Set(rows.map(row => row.id))
  const wrong = files.flatMap((file, index) =>
    known.has(file.fileId) ? [] : [{ path: `evidence.${index}`, rule: 'unknown_file' }],
  )
  if (wrong.length > 0) throw refuse(...wrong)
}

async function companyAct(
  ctx: ActorContext,
  id: string,
  version: number,
  action: Extract<MembershipOrderAction, 'cancel' | 'report_payment'>,
  set: Partial<OrderRecord> = {},
) {
  const { order } = await loadOrder(ctx, id)
  return step(await moveOrder(ctx, order, action, version, set))
}

/** @throws AppError `USER_SERVICE530307` for operators who are people of the company whose order it is. */
async function officeAct(
  ctx: ActorContext,
  { organisation }: MembershipPorts,
  input: { id: string; version: number; reason?: string },
  action: Extract<MembershipOrderAction, 'confirm' | 'reject' | 'refund'>,
): Promise<OrderRecord> {
  const { order } = await loadOrder(ctx, input.id)
  const toward = await towardCompanies(ctx, organisation, [order.companyId])
  await lockOrders(ctx, order)
  const view = await loadOrder(ctx, input.id)
  if (action === 'refund') {
    requireAllowed(toward, orderMachine, view.order.status, action)
    if (!isRefundable(view, ctx)) throw new AppError('MALL600403')
  }
  const set =
    action === 'reject'
      ? { rejectReason: input.reason ?? null, payUntil: later(view.order.payUntil, payUntilFrom(ctx)) }
      : {}
  const next = await moveOrder(toward, view.order, action, input.version, set, input.reason ?? null)
  await ctx.audit({
    action: `membershipOrder:${action}`,
    entityType: DOCUMENT,
    entityId: next.id,
    entityNo: next.no,
    companyId: next.companyId,
    before: { status: view.order.status },
    after: { status: next.status },
    ...(input.reason ? { reason: input.reason } : {}),
  })
  return next
}

export const orderHandlers = (ports: MembershipPorts): OrderHandlers => ({
  async membershipOrderPage(ctx, input) {
    if (ctx.actor.kind === 'operator') requireOneOf(ctx, MEMBERSHIP_READERS, 'membershipOrder')
    const page = await orderPage(ctx, input)
    const stakes = await ports.organisation.stakesOf(ctx)
    return { ...page, records: page.records.map(row => orderDto(ctx, row, stakes)) }
  },

  async membershipOrderStatusCount(ctx, input) {
    if (ctx.actor.kind === 'operator') requireOneOf(ctx, MEMBERSHIP_READERS, 'membershipOrder')
    return orderCounts(ctx, input)
  },

  async membershipOrderDetail(ctx, input) {
    if (ctx.actor.kind === 'operator') requireOneOf(ctx, MEMBERSHIP_READERS, 'membershipOrder')
    const view = await loadOrder(ctx, input.id)
    const { order } = view
    return {
      ...orderDto(ctx, view, await ports.organisation.stakesOf(ctx)),
      terms: termsDto(await loadTerms(ctx, order.termsId)),
      invoice: invoiceDto(order),
      invoices: (await invoicesOf(ctx, order.id)).map(invoiceOfOrderDto),
      paidOn: order.paidOn,
      evidence: order.evidence,
      rejectReason: order.rejectReason,
      periodFrom: isoOrNull(order.periodFrom),
      periodTo: isoOrNull(order.periodTo),
      timeline: await timeline(ctx, DOCUMENT, order.id),
    }
  },

  async membershipOrderCreate(ctx, input) {
    const member = memberOf(ctx)
    requireOneOf(ctx, PLAN_BUYERS, 'membershipOrder')
    const offering = await loadOffering(ctx, input.offeringId)
    if (offering.status !== 'on_sale' || offering.party !== member.party) throw new AppError('USER_SERVICE530404')
    if (offering.termsId !== input.termsId) throw new AppError('FT510006')
    await lockOrders(ctx, member)
    const terms = await loadTerms(ctx, offering.termsId)
    const quantity = quantityOf(offering, terms, input.quantity)
    const priced = { quantity, now: ctx.now() }
    const quoted = quote(await holdingOf(ctx, member), offering, terms, priced)
    const purpose = await requireOrderable(ctx, member, quoted, terms)
    const names = await ports.organisation.companyNames(ctx, [member.companyId])
    const companyName = names.get(member.companyId) ?? ctx.actor.displayName
    const { credit, amount } = quoted
    const order = await writeOrder(ctx, ports, {
      ...{ member, companyName, offering, terms, purpose, quantity, credit, amount },
      invoice: input.invoice,
    })
    return { ...step(order), no: order.no }
  },

  async membershipOrderReportPayment(ctx, input) {
    await requireFiles(ctx, input.evidence)
    if (input.paidOn > civilDateIn(ctx.now(), 'Pacific/Kiritimati')) throw refuse({ path: 'paidOn', rule: 'in_future' })
    const done = await companyAct(ctx, input.id, input.version, 'report_payment', {
      bankReference: input.bankReference,
      paidOn: input.paidOn,
      evidence: input.evidence,
      rejectReason: null,
      reportedAt: ctx.now(),
    })
    const { order } = await loadOrder(ctx, input.id)
    await ctx.notify({
      kind: 'review_requested',
      to: { operatorsHolding: 'membershipOrder:confirm', regionId: order.regionId },
      params: { no: order.no, name: `${order.no} · ${order.companyName}`, subject: 'membershipOrder' },
      link: { frontEnd: 'admin', route: `/membership/orders/${order.id}` },
    })
    return done
  },

  membershipOrderCancel: (ctx, input) => companyAct(ctx, input.id, input.version, 'cancel'),

  async membershipOrderConfirm(ctx, input) {
    const next = await officeAct(ctx, ports, input, 'confirm')
    await fulfil(ctx, next)
    await wantInvoice(ctx, next)
    await fitToQuota(ctx, ports, next, false)
    await tellMember(ctx, next, 'membership_begun')
    return step(next)
  },

  async membershipOrderReject(ctx, input) {
    const next = await officeAct(ctx, ports, input, 'reject')
    await tellMember(ctx, next, 'membership_payment_rejected', { reason: input.reason })
    return step(next)
  },

  async membershipOrderRefund(ctx, input) {
    const next = await officeAct(ctx, ports, input, 'refund')
    await takeBack(ctx, next)
    await takeInvoiceBack(ctx, next)
    await fitToQuota(ctx, ports, next, true)
    await tellMember(ctx, next, 'membership_refunded', { reason: input.reason })
    return step(next)
  },
})

export const mayBuy = (ctx: ActorContext): boolean => mayAct(ctx, PLAN_BUYERS, 'membershipOrder')
