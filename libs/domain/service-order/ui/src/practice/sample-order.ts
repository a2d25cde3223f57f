import type { ServiceOrderAction, ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import {
  nextActorOf,
  orderPrice,
  serviceOrderActions,
  serviceOrderMachine,
  type OrderFacts,
  type ServiceOrderBeside,
  type ServiceOrderStep,
} from '@tradeport/domain/service-order/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'

/** What can be ordered in the practice, with what its provider will ask for it. */
export const SAMPLE_SERVICES = {
  translation: { quote: '480.00', discount: '30.00', deliverDays: 3, categoryCode: 'TRANSLATION' },
  inspection: { quote: '1200.00', discount: '0.00', deliverDays: 5, categoryCode: 'INSPECTION' },
  design: { quote: '2600.00', discount: '100.00', deliverDays: 10, categoryCode: 'DESIGN' },
} as const
export type SampleService = keyof typeof SAMPLE_SERVICES
export const SAMPLE_NAMES = ['translation', 'inspection', 'design'] as const satisfies readonly SampleService[]

const TAX_RATE = '6'
/** What the practice teaches; everything else that the rules allow is left out. */
const TAUGHT: readonly ServiceOrderAction[] = ['confirm_quote', 'pay', 'confirm', 'evaluate']
const LEARNER = { roles: ['seller_owner'], party: 'customer' } as const

export interface SampleWords {
  readonly service: I18nText
  readonly result: I18nText
  readonly provider: string
  readonly company: string
}

export interface SampleOrderOptions {
  readonly service: SampleService
  readonly words: SampleWords
  readonly currency: string
  readonly ids: { readonly order: string; readonly other: string }
  readonly at: string
}

const daysAfter = (at: string, days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString()

/** An order that was sent for a quote, as its customer reads it. */
export function sampleOrder({ service, words, currency, ids, at }: SampleOrderOptions): ServiceOrderDetail {
  const order: ServiceOrderDetail = {
    ...{ id: ids.order, no: 'SO-PRACTICE', status: 'pending_quote', version: 0, ownStake: false, actions: [] },
    ...{ serviceId: ids.other, serviceTitle: words.service, categoryCode: SAMPLE_SERVICES[service].categoryCode },
    ...{ flowCode: 'GENERIC', skuId: ids.other, skuName: words.service, qty: '1', unit: 'order' },
    ...{ customerCompanyId: ids.other, customerName: words.company },
    ...{ providerCompanyId: ids.other, providerName: words.provider },
    ...{ currency, payable: null, money: 'none', nextActor: 'provider', dueAt: null, createdAt: at, updatedAt: at },
    ...{ unitPrice: null, amount: null, discount: '0', taxRate: TAX_RATE, tax: null, commission: null },
    ...{
      payMode: null,
      directPay: null,
      paymentReports: [],
      paymentClaims: [],
      release: null,
      directRefund: null,
      heldFor: null,
    },
    ...{ owedCommission: null, payments: [], simulatedFunds: true, quotes: [] },
    ...{ contact: { name: words.company, phone: '', email: '' }, remark: '' },
    ...{ form: { version: 1, fields: [], answers: {} }, materials: [], process: [], rejectionsLeft: 3 },
    deliverables: [
      { no: 1, name: words.result, status: 'missing', files: [], note: null, submittedAt: null, reason: null },
    ],
    ...{ cancelProposal: null, reason: null, openCaseId: null, customsOrderId: null, linkedWork: null },
    ...{ tradeOrder: null, caseRefund: '0', refundable: '0', moneyStuck: false, settlement: null, rating: null },
    ...{ paidAt: null, acceptedAt: null, handedOverAt: null, completedAt: null, timeline: [] },
  }
  return withQuote(happened(order, 'submit_for_quote', 'customer', words.company, at), service, at)
}

/** The provider names its price at once. */
function withQuote(order: ServiceOrderDetail, service: SampleService, at: string): ServiceOrderDetail {
  const { quote, discount } = SAMPLE_SERVICES[service]
  const { payable } = orderPrice({ unitPrice: quote, qty: '1', discount, taxRate: TAX_RATE, currency: order.currency })
  const quoted: ServiceOrderDetail = {
    ...order,
    quotes: [
      {
        ...{ no: 1, amount: quote, discount, payable, validTo: daysAfter(at, 14), note: null },
        ...{ byName: order.providerName, status: 'open', at },
      },
    ],
  }
  return happened(quoted, 'quote', 'provider', order.providerName, at)
}

/** What the real order does at each step, without money, deadlines and news. */
const EFFECTS: Partial<
  Record<ServiceOrderStep, (order: ServiceOrderDetail, at: string) => Partial<ServiceOrderDetail>>
> = {
  confirm_quote(order) {
    const [quote] = order.quotes
    if (!quote) return {}
    const { amount, discount, payable, tax } = orderPrice({
      ...{ unitPrice: quote.amount, qty: order.qty, discount: quote.discount },
      ...{ taxRate: order.taxRate, currency: order.currency },
    })
    const price = { unitPrice: quote.amount, amount, discount, payable, tax }
    return { ...price, quotes: [{ ...quote, status: 'confirmed' }] }
  },
  hold: (order, at) => ({
    ...{ money: 'held', paidAt: at, payMode: 'balance', refundable: order.payable ?? '0' },
  }),
  accept_order: (_order, at) => ({ acceptedAt: at }),
  hand_over: (order, at) => ({
    handedOverAt: at,
    deliverables: order.deliverables.map(part => ({ ...part, status: 'submitted', submittedAt: at })),
  }),
  confirm: (order, at) => ({
    ...{ money: 'settled', completedAt: at, refundable: '0' },
    deliverables: order.deliverables.map(part => ({ ...part, status: 'accepted' })),
    settlement: { refund: '0', providerAmount: null, commission: null },
  }),
}

/** The order after a step of its real machine; unchanged where the machine does not know the way. */
export function stepped(
  order: ServiceOrderDetail,
  step: ServiceOrderStep,
  by: 'customer' | 'provider' | 'system',
  at: string,
): ServiceOrderDetail {
  const { from, to } = serviceOrderMachine.actions[step]
  if (!from.some(status => status === order.status)) return order
  const name = by === 'system' ? null : by === 'customer' ? order.customerName : order.providerName
  return happened({ ...order, ...EFFECTS[step]?.(order, at), status: to }, step, by, name, at)
}

export function rated(
  order: ServiceOrderDetail,
  rating: Omit<NonNullable<ServiceOrderDetail['rating']>, 'at'>,
  at: string,
): ServiceOrderDetail {
  return happened({ ...order, rating: { ...rating, at } }, 'evaluate', 'customer', order.customerName, at)
}

function happened(
  order: ServiceOrderDetail,
  action: ServiceOrderStep | ServiceOrderBeside,
  actorSide: string,
  actorName: string | null,
  at: string,
): ServiceOrderDetail {
  const version = order.version + 1
  const event = { id: String(version), at, action, actorSide, actorName, fromStatus: null, toStatus: order.status }
  const next = { ...order, version, updatedAt: at, timeline: [...order.timeline, { ...event, note: null }] }
  const facts = factsOf(next)
  return {
    ...next,
    actions: serviceOrderActions(facts, LEARNER).filter(step => TAUGHT.includes(step)),
    nextActor: nextActorOf(facts),
  }
}

const factsOf = ({ status, quotes, rating, deliverables }: ServiceOrderDetail): OrderFacts => ({
  ...{ status, hasOpenQuote: quotes.some(quote => quote.status === 'open'), isPaying: false, cancelProposedBy: null },
  ...{ hasUnverified: false, isLastStep: true, isDelivered: deliverables.every(part => part.status !== 'missing') },
  ...{ isRated: rating !== null, hasOpenCase: false, isClaimable: false, isStuck: false, takesDirectPay: false },
  ...{
    isReported: false,
    isDenied: false,
    isPaymentDisputable: false,
    isPaymentDisputed: false,
    directRefund: null,
    isRefundDisputable: false,
    owesCommission: false,
  },
})
