import { eq } from 'drizzle-orm'
import type {
  AfterSalesAction,
  afterSalesCaseAct,
  afterSalesCaseCreate,
  afterSalesCaseDetail,
  afterSalesCaseExport,
  afterSalesCasePage,
} from '@tradeport/domain/service-order/contract'
import {
  afterSalesActions,
  asksForAll,
  caseDueAfter,
  isWithinAfterSales,
  maySideStep,
  remedyOf,
} from '@tradeport/domain/service-order/rules'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { isZero, roundMoney, toMinor } from '@tradeport/kernel/values'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { towardCompanies } from '@tradeport/node/parties'
import { requireMay, type ActorContext } from '@tradeport/node/server-kit'
import { timesOf } from './order-times'
import { countCases, pageCases } from './after-sales-list.repository'
import { exportCases } from './order-export'
import { bindOrder, refundableOf } from './after-sales-money'
import {
  CASE_DOCUMENT,
  caseFacts,
  loadCase,
  lockPair,
  moveCase,
  refreshCase,
  tellCase,
  writeBesideCase,
  type CasePair,
} from './after-sales-progress'
import { agree, decide, offered, refundCame, wanted } from './after-sales-remedy'
import { afterSalesCase, type AfterSalesRecord } from './after-sales.table'
import { amountOf, caseDetailView, deadlinesOf } from './after-sales-view'
import { requirePast } from './direct-steps'
import { requireOwnFiles, shareFiles } from './order-files'
import { recordEvent } from './order-progress'
import { companiesOf, loadOrder } from './party'
import { answered, refundDecided, refundDisputed, refundNow, reported } from './payback'
import type { ServiceOrderPorts } from './ports'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'

type CaseInput = ParsedInputOf<typeof afterSalesCaseCreate>
type ActionInput = ParsedInputOf<typeof afterSalesCaseAct>

const refuse = (path: string, rule: string) => new AppError('FT520400', {}, { fieldErrors: [{ path, rule }] })

export const afterSalesHandlers = (ports: ServiceOrderPorts) => ({
  afterSalesCasePage: (ctx: ActorContext, input: ParsedInputOf<typeof afterSalesCasePage>) =>
    pageCases(ctx, ports, input),
  afterSalesCaseStatusCount: countCases,
  afterSalesCaseExport: (ctx: ActorContext, input: ParsedInputOf<typeof afterSalesCaseExport>) =>
    exportCases(ctx, ports, input),

  afterSalesCaseDetail: async (ctx: ActorContext, input: ParsedInputOf<typeof afterSalesCaseDetail>) => {
    const record = await loadCase(ctx, input.id)
    const [order] = await ctx.db.select().from(serviceOrder).where(eq(serviceOrder.id, record.serviceOrderId))
    if (!order) throw new AppError('FT520404')
    return caseDetailView(ctx, record, order, ports)
  },

  afterSalesCaseCreate: async (ctx: ActorContext, input: CaseInput) => {
    const record = await raise(ctx, await loadOrder(ctx, input.serviceOrderId, 'update'), input)
    return { ...changed(record), deadlines: deadlinesOf(record) }
  },

  afterSalesCaseAct: async (ctx: ActorContext, input: ActionInput) => {
    const pair = await lockPair(ctx, input.id)
    if (pair.record.version !== input.version) throw new AppError('FT510006')
    const toward = await towardCompanies(ctx, ports.organisation, companiesOf(pair.record))
    const facts = caseFacts(pair.record, ctx.now())
    requireMay(toward, roles => afterSalesActions(facts, roles).includes(input.action))
    await requireOwnFiles(ctx, input.files)
    const { record } = await ACTS[input.action](toward, pair, input, ports)
    await shareWithOthers(ctx, record, input.files)
    return { ...changed(record), agreedAmount: amountOf(record.agreedMinor, record), deadlines: deadlinesOf(record) }
  },
})

const changed = ({ id, no, version, status }: AfterSalesRecord) => ({ id, no, version, status })

async function shareWithOthers(
  ctx: ActorContext,
  { customerCompanyId, providerCompanyId }: AfterSalesRecord,
  files: ActionInput['files'],
): Promise<void> {
  for (const companyId of [customerCompanyId, providerCompanyId])
    if (companyId !== ctx.actor.companyId) await shareFiles(ctx, files, companyId)
}

/** @throws AppError `MALL600403`, `FT526007`, `FT526009`, `FT526012` where no case can be raised now. */
function requireClaimable(ctx: ActorContext, order: ServiceOrderRecord): void {
  if (!maySideStep('raise_case', order.status, ctx.actor.roles)) throw new AppError('MALL600403')
  if (order.openCaseId !== null) throw new AppError('FT526009')
  if (order.money === 'processing') throw new AppError('FT526007')
  const isLate = order.completedAt !== null && !isWithinAfterSales(order.completedAt, order.afterSaleDays, ctx.now())
  if (isLate || refundableOf(order) === 0n) throw new AppError('FT526012')
}

async function raise(ctx: ActorContext, order: ServiceOrderRecord, input: CaseInput): Promise<AfterSalesRecord> {
  requireClaimable(ctx, order)
  const requestedMinor = requested(order, input)
  await requireOwnFiles(ctx, input.files)
  const now = ctx.now()
  const no = await nextDocumentNo(ctx.db, 'AS', { id: ctx.region.regionId, code: ctx.region.regionCode }, now)
  const { customerName, providerName } = order
  const { title } = order.snapshot
  const [record] = await ctx.db
    .insert(afterSalesCase)
    .values({
      id: uuidv7(),
      no,
      regionId: order.regionId,
      status: 'pending_provider',
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
      serviceOrderId: order.id,
      serviceOrderNo: order.no,
      serviceTitle: title,
      customerCompanyId: order.customerCompanyId,
      customerName,
      providerCompanyId: order.providerCompanyId,
      providerName,
      currency: order.currency,
      type: input.type,
      reasonCode: input.reasonCode,
      description: input.description,
      files: input.files,
      requestedMinor,
      dueAt: caseDueAfter({ status: 'pending_provider', isRedone: false, directRefund: null }, timesOf(ctx, order)),
      searchText: [no, order.no, ...Object.values(title), customerName, providerName].join('\n').toLowerCase(),
    })
    .returning()
  if (!record) throw new AppError('SYS900001')
  await ctx.event({ documentType: CASE_DOCUMENT, documentId: record.id, action: 'create', toStatus: record.status })
  await recordEvent(ctx, order, 'raise_case', no)
  await bindOrder(ctx, order, record.id)
  await shareWithOthers(ctx, record, input.files)
  await tellCase(ctx, record, 'pending_provider', input.description)
  refreshCase(ctx, record)
  return record
}

/** What is asked back: all that is left, what somebody names, or nothing. */
function requested(order: ServiceOrderRecord, { type, amount }: CaseInput): bigint | null {
  if (asksForAll(type)) return refundableOf(order)
  if (remedyOf(type, amount !== undefined) !== 'refund') return null
  if (amount === undefined) throw refuse('amount', 'required')
  return refundOf(order, amount)
}

/** @throws AppError `FT520400` for more than can still be given back. */
function refundOf(order: ServiceOrderRecord, amount: string): bigint {
  const rounded = roundMoney(amount, order.currency)
  if (isZero(rounded)) throw refuse('amount', 'positive')
  const minor = toMinor(rounded, order.currency)
  if (minor > refundableOf(order)) throw refuse('amount', 'invalid_value')
  return minor
}

/** The words of those steps that need some. @throws AppError `FT520400`. */
function inWords({ reason, files }: ActionInput): { text: string; files: ActionInput['files'] } {
  if (!reason) throw refuse('reason', 'required')
  return { text: reason, files }
}

/** What both sides are offered or told to do. */
function remedied(order: ServiceOrderRecord, { remedy, amount }: ActionInput) {
  if (remedy === undefined) throw refuse('remedy', 'required')
  if (remedy !== 'refund') return { remedy, agreedMinor: null }
  if (amount === undefined) throw refuse('amount', 'required')
  return { remedy, agreedMinor: refundOf(order, amount) }
}

type Act = (ctx: ActorContext, pair: CasePair, input: ActionInput, ports: ServiceOrderPorts) => Promise<CasePair>

const optional = ({ reason, files }: ActionInput) => ({ text: reason ?? '', files })

/** To the platform, from either side. */
const handOver: Act = async (ctx, pair, input) => {
  const said = inWords(input)
  const step =
    ctx.actor.kind === 'provider' ? 'hand_on' : input.action === 'decline_offer' ? 'decline_offer' : 'escalate'
  return moveCase(ctx, pair, step, { said, note: said.text, set: { offer: null } })
}

const ACTS: Readonly<Record<AfterSalesAction, Act>> = {
  agree: (ctx, pair, input) => agree(ctx, pair, 'agree', wanted(pair.record), { said: optional(input) }),
  accept_offer: (ctx, pair, input) => agree(ctx, pair, 'accept_offer', offered(pair.record), { said: optional(input) }),
  async offer(ctx, pair, input) {
    const said = inWords(input)
    const { remedy, agreedMinor } = remedied(pair.order, input)
    if (remedy === 'none') throw refuse('remedy', 'invalid_value')
    const offer = { remedy, amount: amountOf(agreedMinor, pair.order), reason: said.text }
    return moveCase(ctx, pair, 'offer', { said, note: said.text, set: { offer } })
  },
  async reject(ctx, pair, input) {
    const said = inWords(input)
    return moveCase(ctx, pair, 'reject', { said, note: said.text, set: { reason: said.text, offer: null } })
  },
  decline_offer: handOver,
  escalate: handOver,
  async decide(ctx, pair, input) {
    const said = inWords(input)
    const { responsibility } = input
    if (responsibility === undefined) throw refuse('responsibility', 'required')
    const set = { responsibility, reason: said.text }
    return decide(ctx, pair, remedied(pair.order, input), { said, note: said.text, set })
  },
  redo_done: (ctx, pair, input) =>
    writeBesideCase(ctx, pair, 'redo_done', {
      said: optional(input),
      set: {
        redoneAt: ctx.now(),
        dueAt: caseDueAfter(
          { status: pair.record.status, isRedone: true, directRefund: null },
          timesOf(ctx, pair.record),
        ),
      },
    }),
  confirm: (ctx, pair, input) => moveCase(ctx, pair, 'confirm', { said: optional(input) }),
  cancel: (ctx, pair, input) => moveCase(ctx, pair, 'cancel', { said: optional(input) }),
  refund_paid: (ctx, pair, input) => {
    const { directRefund } = pair.record
    const { paidOn, reference, files } = input
    if (paidOn === undefined) throw refuse('paidOn', 'required')
    if (!reference) throw refuse('reference', 'required')
    if (directRefund === null) throw new AppError('MALL600403')
    requirePast(ctx, paidOn)
    const reports = [...directRefund.reports, reported(ctx, { paidOn, reference, files })]
    // What the platform looks at stays with it until the money is there.
    const status = directRefund.status === 'in_review' ? 'in_review' : 'reported'
    const set = refundNow(ctx, pair.record, status, reports)
    return writeBesideCase(ctx, pair, 'refund_paid', { said: optional(input), set })
  },
  refund_missing: (ctx, pair, input) => {
    const said = inWords(input)
    const { directRefund } = pair.record
    if (directRefund === null) throw new AppError('MALL600403')
    const reports = answered(ctx, directRefund.reports, 'missing', said.text)
    const set = refundNow(ctx, pair.record, 'owed', reports)
    return writeBesideCase(ctx, pair, 'refund_missing', { said, set })
  },
  refund_received: (ctx, pair, input, ports) => refundCame(ctx, ports, pair, { said: optional(input) }),
  async escalate_payback(ctx, pair, input) {
    const said = inWords(input)
    const set = refundDisputed(ctx, pair.record, { reason: said.text, files: input.files })
    return moveCase(ctx, pair, 'escalate_payback', { said, note: said.text, set })
  },
  async decide_payback(ctx, pair, input, ports) {
    const said = inWords(input)
    const { outcome } = input
    if (outcome === undefined) throw refuse('outcome', 'required')
    const set = refundDecided(ctx, pair.record, { outcome, reason: said.text })
    const change = { said, note: said.text, set, says: `refund_decided_${outcome}` } as const
    if (outcome === 'paid') return refundCame(ctx, ports, pair, change, 'payback_paid')
    return moveCase(ctx, pair, 'payback_owed', change)
  },
  reply: (ctx, pair, input) => writeBesideCase(ctx, pair, 'reply', { said: inWords(input) }),
}
