import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type { ServiceSku } from '@tradeport/domain/service-market/contract'
import type {
  OrderDeliverable,
  OrderMaterial,
  OrderProcessStep,
  serviceOrderCreate,
} from '@tradeport/domain/service-order/contract'
import { CUSTOMERS, answerProblems, askedAnswers, isQuoted, orderPrice } from '@tradeport/domain/service-order/rules'
import { AppError } from '@tradeport/kernel/errors'
import { compareDecimal, isZero, toMinor } from '@tradeport/kernel/values'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import type { ActorContext } from '@tradeport/node/server-kit'
import { shareFiles } from './order-files'
import { DOCUMENT, moveOrder, refresh, writeBeside } from './order-progress'
import { requireOpenProvider } from './payback-hold'
import type { AgreementAcceptance, Offer, OrderToAgreeOn, ServiceOrderPorts } from './ports'
import { serviceOrder, type ServiceOrderRecord } from './service-order.table'
import { mayStep } from '@tradeport/kernel/contract-kit'

type OrderInput = ParsedInputOf<typeof serviceOrderCreate>
type OrderWish = Omit<OrderInput, 'serviceId' | 'tradeOrderId'>

const refuse = (path: string, rule: string, params: Record<string, string> = {}) =>
  new AppError('FT520400', {}, { fieldErrors: [{ path, rule, params }] })

/** @throws AppError `FT526005` for what this company cannot order now. */
async function orderable(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  wanted: { serviceId: string; skuId: string },
): Promise<{ offer: Offer; sku: ServiceSku }> {
  const offer = await ports.offers.offer(ctx, wanted.serviceId)
  const sku = offer?.content.skus.find(candidate => candidate.id === wanted.skuId)
  if (!offer || !sku || offer.providerCompanyId === ctx.actor.companyId) throw new AppError('FT526005')
  return { offer, sku }
}

/** What the order costs by the price list; nothing yet where it is quoted. */
function priceColumns(ctx: ActorContext, sku: ServiceSku, qty: string) {
  if (compareDecimal(qty, sku.minQty) < 0) throw refuse('qty', 'below_moq', { moq: sku.minQty })
  const currency = sku.currency ?? ctx.region.currency
  const common = { currency, taxRate: sku.taxRate, qty }
  if (isQuoted(sku.priceMode) || !sku.price)
    return { ...common, unitPrice: null, amountMinor: null, payableMinor: null, taxMinor: null }
  const price = orderPrice({ unitPrice: sku.price, qty, discount: '0', taxRate: sku.taxRate, currency })
  if (isZero(price.payable)) throw refuse('qty', 'positive')
  return {
    ...common,
    unitPrice: sku.price,
    amountMinor: toMinor(price.amount, currency),
    payableMinor: toMinor(price.payable, currency),
    taxMinor: toMinor(price.tax, currency),
  }
}

const materialsOf = ({ content }: Offer): OrderMaterial[] =>
  content.materials.map(({ docType, required, note }, index) => ({
    no: index + 1,
    docType,
    required,
    note,
    status: 'missing',
    files: [],
    uploadedAt: null,
    reason: null,
  }))

/** What the process names as its results; a service that names none has one. */
function deliverablesOf({ content }: Offer): OrderDeliverable[] {
  const named = content.process.map(step => step.deliverable).filter(name => Object.values(name).some(Boolean))
  return (named.length > 0 ? named : [{}]).map((name, index) => ({
    no: index + 1,
    name,
    status: 'missing',
    files: [],
    note: null,
    submittedAt: null,
    reason: null,
  }))
}

const processOf = ({ content }: Offer): OrderProcessStep[] =>
  content.process.map(({ step, days }) => ({ step, days: days ?? null, doneAt: null }))

const directPayOf = ({ content: { directPay, directPayInstructions } }: Offer) => ({ directPay, directPayInstructions })

/** What an order takes from the service as it is now, and from what the customer wrote. */
function wishColumns(ctx: ActorContext, { offer, sku }: { offer: Offer; sku: ServiceSku }, input: OrderWish) {
  const { fields, version } = offer.template
  refuseAnswers(answerProblems(fields, input.answers, { isDraft: true }))
  return {
    snapshot: {
      title: offer.content.title,
      skuId: sku.id,
      skuName: sku.name,
      unit: sku.unit,
      deliveryDays: offer.content.deliveryDaysMax ?? offer.content.deliveryDaysMin ?? null,
    },
    categoryCode: offer.content.categoryCode,
    flowCode: offer.flowCode,
    ...priceColumns(ctx, sku, input.qty),
    commissionRate: offer.commissionRate,
    afterSaleDays: offer.afterSaleDays,
    settlementDays: offer.settlementDays,
    ...directPayOf(offer),
    contact: input.contact,
    remark: input.remark,
    form: { version, fields, answers: askedAnswers(fields, input.answers) },
    deliverables: deliverablesOf(offer),
    process: processOf(offer),
  }
}

/** @throws AppError `MALL600403` for roles that order no services, and as `orderable` and `wishColumns` do. */
export async function placeDraft(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  input: OrderInput,
): Promise<ServiceOrderRecord> {
  // Whoever could do nothing with the draft writes none.
  if (!mayStep(CUSTOMERS, ctx.actor.roles, 'serviceOrder:create')) throw new AppError('MALL600403')
  const { offer, sku } = await orderable(ctx, ports, input)
  const written = wishColumns(ctx, { offer, sku }, input)
  const { tradeOrderId = null } = input
  const trade = tradeOrderId === null ? null : await ports.trade?.sold(ctx, tradeOrderId)
  if (trade === undefined) throw refuse('tradeOrderId', 'invalid_value')
  const customerCompanyId = companyOf(ctx)
  const names = await ports.organisation.companyNames(ctx, [customerCompanyId, offer.providerCompanyId])
  const no = await nextDocumentNo(ctx.db, 'SO', { id: ctx.region.regionId, code: ctx.region.regionCode }, ctx.now())
  const now = ctx.now()
  const customerName = names.get(customerCompanyId) ?? ''
  const providerName = names.get(offer.providerCompanyId) ?? ''
  const [order] = await ctx.db
    .insert(serviceOrder)
    .values({
      id: uuidv7(),
      no,
      regionId: ctx.region.regionId,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
      customerCompanyId,
      customerName,
      providerCompanyId: offer.providerCompanyId,
      providerName,
      serviceId: offer.id,
      serviceNo: offer.no,
      tradeOrderId,
      tradeOrderNo: trade?.no ?? null,
      ...written,
      materials: materialsOf(offer),
      searchText: searchTextOf({ no, customerName, providerName }, offer),
    })
    .returning()
  if (!order) throw new AppError('SYS900001')
  await ctx.event({ documentType: DOCUMENT, documentId: order.id, action: 'create', toStatus: order.status })
  await ports.agreements?.prepare(ctx, toAgreeOn(order, input.qty))
  refresh(ctx, order)
  return order
}

function toAgreeOn(order: ServiceOrderRecord, qty: string): OrderToAgreeOn {
  const { title: serviceTitle, skuName: itemName } = order.snapshot
  return { ...order, serviceTitle, itemName, qty }
}

/** A paper that was uploaded stays with the draft as long as the service asks for one of its kind. */
function keptMaterials(offer: Offer, earlier: readonly OrderMaterial[]): OrderMaterial[] {
  const left = [...earlier]
  return materialsOf(offer).map(fresh => {
    const at = left.findIndex(({ docType }) => docType === fresh.docType)
    const kept = at < 0 ? undefined : left.splice(at, 1)[0]
    return kept ? { ...kept, no: fresh.no, required: fresh.required, note: fresh.note } : fresh
  })
}

/** A draft is written anew, from the service as it is now. */
export async function rewriteDraft(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  order: ServiceOrderRecord,
  input: OrderWish,
): Promise<ServiceOrderRecord> {
  const { offer, sku } = await orderable(ctx, ports, { serviceId: order.serviceId, skuId: input.skuId })
  const set = {
    ...wishColumns(ctx, { offer, sku }, input),
    materials: keptMaterials(offer, order.materials),
    searchText: searchTextOf(order, offer),
  }
  const written = await writeBeside(ctx, order, 'update', { set })
  await ports.agreements?.revise(ctx, toAgreeOn(written, input.qty))
  return written
}

function searchTextOf(
  { no, customerName, providerName }: Pick<ServiceOrderRecord, 'no' | 'customerName' | 'providerName'>,
  offer: Offer,
): string {
  return [no, ...Object.values(offer.content.title), customerName, providerName].join('\n').toLowerCase()
}

/** A draft goes to the provider at the price of today: what changed on the market meanwhile counts. */
export async function submitDraft(
  ctx: ActorContext,
  ports: ServiceOrderPorts,
  order: ServiceOrderRecord,
  acceptance?: AgreementAcceptance,
): Promise<ServiceOrderRecord> {
  const { offer, sku } = await orderable(ctx, ports, { serviceId: order.serviceId, skuId: order.snapshot.skuId })
  refuseAnswers(answerProblems(order.form.fields, order.form.answers))
  await requireOpenProvider(ctx, order)
  const price = priceColumns(ctx, sku, order.qty)
  await ports.agreements?.seal(ctx, order.id, acceptance)
  const papers = order.materials.flatMap(({ files }) => files)
  await shareFiles(ctx, papers, order.providerCompanyId)
  return moveOrder(ctx, order, price.payableMinor === null ? 'submit_for_quote' : 'submit', {
    set: {
      ...price,
      ...directPayOf(offer),
      commissionRate: offer.commissionRate,
      settlementDays: offer.settlementDays,
      submittedAt: ctx.now(),
    },
  })
}

function refuseAnswers(problems: readonly { path: string; rule: string }[]): void {
  if (problems.length > 0) throw new AppError('FT520400', {}, { fieldErrors: problems })
}
