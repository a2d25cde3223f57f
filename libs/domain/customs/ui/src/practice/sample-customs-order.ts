import {
  aCustomsOrder,
  type CustomsOrderAction,
  type CustomsOrderDetail,
  type CustomsOrderFee,
  type DeclarationDetail,
} from '@tradeport/domain/customs/contract'
import {
  FOLLOWING_STEP,
  customsOrderActions,
  customsOrderMachine,
  customsOrderTurn,
  documentList,
  feeAmount,
  feeTotals,
  isUnpaidQuote,
  standingOfForms,
  type CustomsOrderFacts,
  type CustomsOrderStep,
} from '@tradeport/domain/customs/rules'

/** What the practice teaches; everything else that the rules allow is left out. */
const TAUGHT: readonly CustomsOrderAction[] = ['submit', 'pay', 'confirm_draft', 'complete']

interface SampleOptions {
  readonly id: string
  readonly other: string
  readonly company: string
  readonly provider: string
  readonly at: string
}

/** A draft that is complete: goods, shipment, and papers that were sent along. */
export function sampleCustomsOrder({ id, other, company, provider, at }: SampleOptions): CustomsOrderDetail {
  const content = aCustomsOrder({ contactName: company, contactPhone: '', contactEmail: '' })
  const draft: CustomsOrderDetail = {
    ...{
      id,
      no: 'CO-PRACTICE',
      status: 'draft',
      version: 0,
      ownStake: false,
      actions: [],
      content,
      currency: content.currency,
    },
    ...{ ieFlag: content.ieFlag, tradeMode: content.tradeMode, customMaster: content.customMaster },
    ...{ clientCompanyId: other, clientName: company, providerCompanyId: other, providerName: provider },
    ...{ serviceOrderId: null, serviceOrderNo: null, contractNo: content.contractNo, packNo: content.packNo },
    ...{ goodsSummary: content.goodsSummary, grossWt: content.grossWt, valueAmount: content.valueAmount },
    ...{ billNo: content.billNo, expectedDate: content.expectedDate, cutOffAt: null, missingDocuments: 0 },
    ...{ openFees: 0, dueFees: 0, moneyStuck: false, unconfirmedCount: 0, declarationCount: 0, claimStatus: null },
    ...{ nextActor: 'client', dueAt: null, createdAt: at, updatedAt: at, fees: [] },
    documents: documentList().map(paper => ({ ...paper, status: paper.required ? 'uploaded' : 'missing' })),
    ...{
      feeTotals: [],
      payments: [],
      commissionRate: null,
      mayPay: true,
      simulatedFunds: true,
      declarations: [],
      takenOff: [],
      holdback: null,
    },
    ...{ delegation: { type: content.delegationType, no: '', validTo: null, file: null }, reason: null, rating: null },
    ...{ claims: [], claimDueAt: null, submittedAt: null, acceptedAt: null, clearedAt: null, completedAt: null },
    timeline: [],
  }
  return happened(draft, 'create', company, at)
}

function sampleFee(currency: string, at: string): CustomsOrderFee {
  const priced = { qty: '1', unitPrice: '300', currency, taxRate: '6' }
  return {
    ...{ no: 1, feeType: 'declaration', ...priced, payer: 'client', note: null, amount: feeAmount(priced) },
    ...{ status: 'fixed', money: 'due', reason: null, at, answeredAt: null, returning: '0', returned: '0' },
  }
}

const linked = ({
  id,
  no,
  status,
  entryId,
  itemCount,
}: DeclarationDetail): CustomsOrderDetail['declarations'][number] => ({
  ...{ id, no, status, entryId, itemCount, errorCount: 0, hash: no, unconfirmed: false, recorded: false },
})

/** What the real order does at each step, without money, deadlines and news. */
const EFFECTS: Partial<
  Record<CustomsOrderStep, (order: CustomsOrderDetail, at: string, currency: string) => Partial<CustomsOrderDetail>>
> = {
  submit: (_order, at) => ({ submittedAt: at }),
  accept_order: (_order, at, currency) => ({ acceptedAt: at, fees: [sampleFee(currency, at)] }),
  begin_check: order => ({
    documents: order.documents.map(paper => (paper.status === 'uploaded' ? { ...paper, status: 'verified' } : paper)),
  }),
  follow_cleared: (_order, at) => ({ clearedAt: at }),
  complete: (order, at) => ({
    completedAt: at,
    fees: order.fees.map(fee => ({ ...fee, money: 'released' })),
  }),
}

/** The order after a step of its real machine; unchanged where the machine does not know the way. */
export function orderStepped(
  order: CustomsOrderDetail,
  step: CustomsOrderStep,
  by: string | null,
  at: string,
  currency: string,
): CustomsOrderDetail {
  const { from, to } = customsOrderMachine.actions[step]
  if (!from.some(status => status === order.status)) return order
  return happened({ ...order, ...EFFECTS[step]?.(order, at, currency), status: to }, step, by, at)
}

/** The fees are held: the work may begin. */
export const feesHeld = (order: CustomsOrderDetail, at: string): CustomsOrderDetail =>
  happened({ ...order, fees: order.fees.map(fee => ({ ...fee, money: 'held' })) }, 'fees_paid', order.clientName, at)

/** The order shows its declaration, and follows it as far as customs has it. */
export function following(order: CustomsOrderDetail, form: DeclarationDetail, at: string): CustomsOrderDetail {
  const shown = { ...order, declarations: [linked(form)], declarationCount: 1 }
  if (order.status === 'making') return happened(shown, 'link_declaration', order.providerName, at)
  return orderStepped(shown, FOLLOWING_STEP[standingOfForms([form.status])], null, at, order.currency)
}

function happened(order: CustomsOrderDetail, action: string, actorName: string | null, at: string): CustomsOrderDetail {
  const version = order.version + 1
  const event = { id: String(version), at, action, actorSide: actorName === null ? 'system' : 'seller', actorName }
  const facts = factsOf(order)
  const hasDueFees = facts.hasDueFees
  return {
    ...order,
    ...{ version, updatedAt: at, feeTotals: feeTotals(order.fees), dueFees: hasDueFees ? 1 : 0 },
    actions: customsOrderActions(facts, ['seller_owner']).filter(step => TAUGHT.includes(step)),
    nextActor: customsOrderTurn({ ...facts, isBeingWritten: order.declarations.length === 0 }),
    timeline: [...order.timeline, { ...event, fromStatus: null, toStatus: order.status, note: null }],
  }
}

const factsOf = ({ status, fees, declarations }: CustomsOrderDetail): CustomsOrderFacts => ({
  ...{ status, isMissing: false, isVerified: true, isToVerify: false, hasOpenFees: false },
  ...{ hasDueFees: fees.some(({ money }) => money === 'due'), isUnpaid: fees.some(isUnpaidQuote), isStuck: false },
  ...{ isUnconfirmed: false, hasForms: declarations.length > 0, isToRate: false, isClaimable: false, claim: null },
})
