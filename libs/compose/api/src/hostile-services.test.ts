import { randomUUID } from 'node:crypto'
import * as agreement from '@tradeport/domain/agreement/contract'
import * as customs from '@tradeport/domain/customs/contract'
import * as market from '@tradeport/domain/service-market/contract'
import * as service from '@tradeport/domain/service-order/contract'
import { z, type InputOf } from '@tradeport/kernel/contract-kit'
import { giveBrokerRecord, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HostilePen, aDocument, aPicture, only, walkedPlaces } from './hostile-texts.test-pen'

let api: TestApi
let operator: Caller
let customer: Caller
let provider: Caller
let offered: market.MarketServiceDetail

beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator' })
  customer = await api.person({ kind: 'seller' })
  provider = await api.person({ kind: 'provider' })
  await giveBrokerRecord(api, provider)
  const base = market.aServiceInput({ coverFileId: await aPicture(provider), directPay: true })
  const { id: fileId } = await aDocument(provider)
  const qualifications = (base.qualifications ?? []).map(paper => ({ ...paper, fileId }))
  const [sku] = base.skus ?? []
  const skus = sku
    ? [
        sku,
        { ...sku, id: randomUUID(), name: { en_US: 'By agreement' }, priceMode: 'negotiable' as const, price: null },
      ]
    : []
  const draft = await provider.ok(market.serviceDraft, { ...base, skus, qualifications })
  const { id, version } = await provider.ok(market.serviceSubmit, { id: draft.id, version: draft.version })
  await operator.ok(market.serviceApprovePass, { id, version })
  offered = await api.visitor.ok(market.marketDetail, { id })
})
afterAll(() => api.close())

const files = async (of: Caller) => [{ fileId: (await aDocument(of)).id, name: 'paper.pdf' }]
const nobody = new HostilePen()

const settle = () => api.api.jobs.run('service-order.settlePayments')
const order = (id: string, who = customer) => who.ok(service.serviceOrderDetail, { id })
const at = async (id: string) => ({ id, version: (await order(id)).version })
const byAll = async (id: string) => [await order(id), await order(id, provider), await order(id, operator)]

async function anOrder(pen = nobody, skuId = only(offered.skus).id) {
  const { id, version } = await customer.ok(
    service.serviceOrderCreate,
    pen.write(service.serviceOrderCreate, {
      serviceId: offered.id,
      skuId,
      qty: '2',
      answers: await answers(pen),
      contact: { name: 'Lin Wei' },
    }),
  )
  await customer.ok(service.serviceOrderSubmit, { id, version })
  return id
}
async function answers(pen: HostilePen) {
  const { fields } = await customer.ok(service.serviceOrderForm, { serviceId: offered.id })
  const asked = fields.filter(({ required }) => required)
  const answered = asked.map(({ key, type, options }) => {
    const text =
      type === 'text' || type === 'textarea' ? pen.text(`serviceOrder.serviceOrderCreate answers.*`) : undefined
    return [key, text ?? ANSWERS[type] ?? options[0]?.value ?? ''] as const
  })
  return Object.fromEntries(answered)
}
const ANSWERS: Readonly<Record<string, string>> = {
  number: '1',
  date: '2026-05-01',
  country: 'DE',
  checkbox: 'yes',
}
async function aPaidOrder() {
  const id = await anOrder()
  await customer.ok(service.serviceOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  await settle()
  return id
}
async function aRunningOrder() {
  const id = await aPaidOrder()
  await provider.ok(service.serviceOrderAcceptOrder, await at(id))
  return id
}
const today = () => api.clock.now.toISOString().slice(0, 10)
/** A running order that was paid past the platform. */
async function aDirectOrder() {
  const id = await anOrder()
  await customer.ok(service.serviceOrderPaymentReport, { ...(await at(id)), paidOn: today(), reference: 'TT-88121' })
  await provider.ok(service.serviceOrderPaymentAnswer, { ...(await at(id)), decision: 'received' })
  await provider.ok(service.serviceOrderAcceptOrder, await at(id))
  return id
}
async function deliver(id: string, pen = nobody) {
  for (const { no } of (await order(id)).deliverables) {
    const input = { ...(await at(id)), no, files: await files(provider) }
    await provider.ok(service.serviceOrderDeliverableSubmit, pen.write(service.serviceOrderDeliverableSubmit, input))
  }
}
async function aResult() {
  const id = await aRunningOrder()
  while ((await order(id)).status === 'in_service') {
    await deliver(id)
    await provider.ok(service.serviceOrderNextStatus, await at(id))
  }
  return id
}

const aCase = async (pen = nobody) =>
  customer.ok(
    service.afterSalesCaseCreate,
    pen.write(service.afterSalesCaseCreate, {
      serviceOrderId: await aResult(),
      type: 'refund_part',
      reasonCode: 'defective',
      amount: '10',
      description: 'The declaration names the wrong goods.',
      files: await files(customer),
    }),
  )
const caseOf = (id: string, who = customer) => who.ok(service.afterSalesCaseDetail, { id })
/** Only what was paid back has a payment to be named. */
const OTHER_STEPS = {
  ...service.afterSalesCaseAct,
  input: z.omit(service.afterSalesCaseAct.input, { paidOn: true, reference: true }),
}
type Act = Omit<InputOf<typeof service.afterSalesCaseAct>, 'id' | 'version'>
async function step(pen: HostilePen, who: Caller, id: string, rest: Act) {
  const { version } = await caseOf(id)
  const input = { ...rest, id, version, reason: 'So it is.', files: await files(who) }
  const written = pen.write(rest.action === 'refund_paid' ? service.afterSalesCaseAct : OTHER_STEPS, input)
  await who.ok(service.afterSalesCaseAct, written)
}

async function aCustomsDraft(pen = nobody) {
  const { id } = await customer.ok(
    customs.customsOrderDraft,
    pen.write(customs.customsOrderDraft, {
      content: customs.aCustomsOrder(),
      providerCompanyId: provider.actor.companyId ?? '',
    }),
  )
  return id
}
const agency = (id: string, who = customer) => who.ok(customs.customsOrderDetail, { id })
const agencyAt = async (id: string) => ({ id, version: (await agency(id)).version })
async function sendPapers(id: string, pen = nobody) {
  for (const { no, required, status } of (await agency(id)).documents) {
    if (!required || status !== 'missing') continue
    const input = { ...(await agencyAt(id)), no, files: await files(customer) }
    await customer.ok(customs.customsOrderUploadDocument, pen.write(customs.customsOrderUploadDocument, input))
  }
}
async function anAgencyOrder(papers = nobody) {
  const id = await aCustomsDraft()
  await sendPapers(id, papers)
  await customer.ok(customs.customsOrderSubmit, await agencyAt(id))
  return id
}
const FEE = { feeType: 'declaration', qty: '1', unitPrice: '200', currency: 'CNY', taxRate: '6' } as const
async function anAcceptedAgencyOrder(pen = nobody) {
  const id = await anAgencyOrder()
  const input = { ...(await agencyAt(id)), fees: [FEE] }
  await provider.ok(customs.customsOrderAcceptOrder, pen.write(customs.customsOrderAcceptOrder, input))
  await customer.ok(customs.customsOrderPay, { ...(await agencyAt(id)), payMode: 'bank_transfer' })
  await api.api.jobs.run('customs.settlePayments')
  return id
}

/** A declaration that waits for a second pair of eyes. */
async function aFormToReview() {
  const settings = {
    copCode: '3304961234',
    copName: 'LANYUN',
    copCodeScc: '91330483MA7LYKN050',
    icCardNo: '8930000012345',
  }
  const { configs } = await customer.ok(customs.declarationFormConfig, {})
  if (configs.length === 0) await customer.ok(customs.declarationFormConfigSave, { ...settings, enabled: true })
  await customer.ok(customs.declarationFormConfigReview, { reviewRequired: true })
  const form = await aForm()
  const { id, version } = await customer.ok(customs.declarationFormSubmit, { id: form.id, version: form.version })
  const checker = await api.person({
    kind: 'seller',
    roles: ['shop_manager'],
    companyId: customer.actor.companyId ?? '',
  })
  return { id, version, checker }
}
const declaration = (id: string, who = customer) => who.ok(customs.declarationFormDetail, { id })
/** With every list of papers, marks and people that a form may have. */
function aFullDeclaration() {
  const form = customs.aDeclaration()
  const items = (form.items ?? []).map(item => ({ ...item, limits: [{}], vins: [{}] }))
  return {
    ...form,
    items,
    licenceDocs: [{}],
    otherPacks: [{}],
    requestCerts: [{}],
    users: [{}],
    copLimits: [{}],
    supplements: [{}],
  }
}
const aForm = () => customer.ok(customs.declarationFormCreate, { content: customs.aDeclaration() })

/** What is written, and what of it others are told. */
const WRITINGS: Readonly<Record<string, (pen: HostilePen) => Promise<unknown[]>>> = {
  'an order of a service': async pen => byAll(await anOrder(pen)),
  'what a provider says of its price': async pen => {
    const id = await anOrder(nobody, offered.skus.at(-1)?.id)
    const quote = { ...(await at(id)), amount: '2500', validTo: api.clock.now.toISOString().slice(0, 10) }
    await provider.ok(service.serviceOrderQuote, pen.write(service.serviceOrderQuote, quote))
    return byAll(id)
  },
  'why an order is turned down': async pen => {
    const id = await aPaidOrder()
    const input = { ...(await at(id)), reason: 'No time' }
    await provider.ok(service.serviceOrderReject, pen.write(service.serviceOrderReject, input))
    return byAll(id)
  },
  'why an order is taken back': async pen => {
    const id = await anOrder()
    const input = { ...(await at(id)), reason: 'Not needed' }
    await customer.ok(service.serviceOrderCancel, pen.write(service.serviceOrderCancel, input))
    return byAll(id)
  },
  'papers that a customer sends, and why they are refused': async pen => {
    const id = await aRunningOrder()
    const { no } = only((await order(id)).materials)
    const sent = { ...(await at(id)), no, files: await files(customer) }
    await customer.ok(service.serviceOrderMaterialUpload, pen.write(service.serviceOrderMaterialUpload, sent))
    const told = await byAll(id)
    const refused = { ...(await at(id)), no, result: 'reject' as const, reason: 'Not legible' }
    await provider.ok(service.serviceOrderMaterialVerify, pen.write(service.serviceOrderMaterialVerify, refused))
    const asked = { ...(await at(id)), docType: 'other' as const, note: 'The certificate' }
    await provider.ok(service.serviceOrderMaterialRequest, pen.write(service.serviceOrderMaterialRequest, asked))
    return [...told, ...(await byAll(id))]
  },
  'a result with its remarks, and why it is sent back': async pen => {
    const id = await aRunningOrder()
    await deliver(id, pen)
    for (let last = 0; (await order(id)).status === 'in_service' && last < 5; last++)
      await provider.ok(service.serviceOrderNextStatus, pen.write(service.serviceOrderNextStatus, await at(id)))
    const told = await byAll(id)
    const nos = (await order(id)).deliverables.map(({ no }) => no)
    const input = { ...(await at(id)), nos, reason: 'Incomplete' }
    await customer.ok(service.serviceOrderDeliverableReject, pen.write(service.serviceOrderDeliverableReject, input))
    return [...told, ...(await byAll(id))]
  },
  'a proposal to end a running order, and why the platform ends it as it does': async pen => {
    const id = await aRunningOrder()
    const input = { ...(await at(id)), decision: 'propose' as const, refund: '10', reason: 'Too late' }
    await customer.ok(service.serviceOrderCancelNegotiate, pen.write(service.serviceOrderCancelNegotiate, input))
    const told = await byAll(id)
    await api.pool.query(`update service_order set status = 'disputed' where id = $1`, [id])
    const decided = { ...(await at(id)), refund: '5', reason: 'Half each' }
    await operator.ok(service.serviceOrderDecide, pen.write(service.serviceOrderDecide, decided))
    return [...told, ...(await byAll(id))]
  },
  'what both sides of an order write to each other': async pen => {
    const orderId = await anOrder()
    const write = async (who: Caller, text: string) =>
      who.ok(
        service.serviceOrderMessageSend,
        pen.write(service.serviceOrderMessageSend, { orderId, text, files: await files(who) }),
      )
    await write(customer, 'When does the vessel sail?')
    await write(provider, 'On Friday.')
    return [
      await customer.ok(service.serviceOrderMessagePage, { orderId }),
      await provider.ok(service.serviceOrderMessagePage, { orderId }),
      await operator.ok(service.serviceOrderMessagePage, { orderId }),
    ]
  },
  'a payment past the platform, why it is missed, and what is given back': async pen => {
    const id = await anOrder()
    const proof = { paidOn: today(), reference: 'TT-88121' }
    const paid = { ...(await at(id)), ...proof, files: await files(customer) }
    await customer.ok(service.serviceOrderPaymentReport, pen.write(service.serviceOrderPaymentReport, paid))
    const missed = { ...(await at(id)), decision: 'missing' as const, reason: 'Nothing came' }
    await provider.ok(service.serviceOrderPaymentAnswer, pen.write(service.serviceOrderPaymentAnswer, missed))
    const told = await byAll(id)
    await customer.ok(service.serviceOrderPaymentReport, { ...(await at(id)), ...proof })
    const unanswered = { ...(await at(id)), reason: 'Denied twice', files: await files(customer) }
    await customer.ok(service.serviceOrderEscalatePayment, pen.write(service.serviceOrderEscalatePayment, unanswered))
    const ruled = { ...(await at(id)), outcome: 'received' as const, reason: 'Shown' }
    await operator.ok(service.serviceOrderDecidePayment, pen.write(service.serviceOrderDecidePayment, ruled))
    await provider.ok(service.serviceOrderReject, { ...(await at(id)), reason: 'No time' })
    const back = { ...(await at(id)), ...proof, files: await files(provider) }
    await provider.ok(service.serviceOrderRefundReport, pen.write(service.serviceOrderRefundReport, back))
    const unseen = { ...(await at(id)), decision: 'missing' as const, reason: 'Nothing came' }
    await customer.ok(service.serviceOrderRefundAnswer, pen.write(service.serviceOrderRefundAnswer, unseen))
    const taken = { ...(await at(id)), reason: 'Nothing came', files: await files(customer) }
    await customer.ok(service.serviceOrderEscalateRefund, pen.write(service.serviceOrderEscalateRefund, taken))
    const decided = { ...(await at(id)), outcome: 'paid' as const, reason: 'Shown' }
    await operator.ok(service.serviceOrderDecideRefund, pen.write(service.serviceOrderDecideRefund, decided))
    return [...told, ...(await byAll(id))]
  },
  'what a provider gives back of a case by itself': async pen => {
    const { id } = await customer.ok(service.afterSalesCaseCreate, {
      ...{ serviceOrderId: await aDirectOrder(), type: 'refund_part', amount: '10', reasonCode: 'late' },
      description: 'It came too late.',
    })
    await step(nobody, provider, id, { action: 'agree' })
    await step(pen, provider, id, { action: 'refund_paid', paidOn: today(), reference: 'RF-88121' })
    await step(pen, customer, id, { action: 'refund_missing' })
    return [await caseOf(id), await caseOf(id, provider), await caseOf(id, operator)]
  },
  'what shows that a commission came': async pen => {
    const id = await aDirectOrder()
    await deliver(id)
    while ((await order(id)).status === 'in_service') await provider.ok(service.serviceOrderNextStatus, await at(id))
    await customer.ok(service.serviceOrderConfirm, await at(id))
    const came = { ...(await at(id)), reference: 'COM-1', reason: 'On our account', files: await files(operator) }
    await operator.ok(service.serviceOrderReceiveCommission, pen.write(service.serviceOrderReceiveCommission, came))
    return [await order(id, provider), await order(id, operator)]
  },
  'what a customer says of an order that is done': async pen => {
    const id = await aResult()
    await customer.ok(service.serviceOrderConfirm, await at(id))
    await settle()
    const input = { ...(await at(id)), score: 4 }
    await customer.ok(service.serviceOrderEvaluate, pen.write(service.serviceOrderEvaluate, input))
    return byAll(id)
  },
  'an after-sales case, an offer, a reply, and why the platform decides as it does': async pen => {
    const { id } = await aCase(pen)
    await step(pen, provider, id, { action: 'offer', remedy: 'refund', amount: '5' })
    await step(pen, customer, id, { action: 'reply' })
    const told = [await caseOf(id, provider), await caseOf(id, operator)]
    await step(pen, customer, id, { action: 'decline_offer' })
    await step(pen, operator, id, { action: 'decide', remedy: 'refund', amount: '7', responsibility: 'provider' })
    return [...told, await caseOf(id), await caseOf(id, provider), await caseOf(id, operator)]
  },
  'why a case is turned down, and why it is passed on': async pen => {
    const { id } = await aCase()
    await step(pen, provider, id, { action: 'reject' })
    await step(pen, customer, id, { action: 'escalate' })
    return [await caseOf(id), await caseOf(id, provider), await caseOf(id, operator)]
  },
  'why a case is taken back': async pen => {
    const { id } = await aCase()
    await step(pen, customer, id, { action: 'cancel' })
    return [await caseOf(id, provider), await caseOf(id, operator)]
  },
  'a request to a customs broker, its papers, and why it is refused': async pen => {
    const id = await aCustomsDraft(pen)
    const told = await agency(id)
    const sent = await anAgencyOrder(pen)
    const input = { ...(await agencyAt(sent)), reason: 'Another port' }
    await provider.ok(customs.customsOrderReject, pen.write(customs.customsOrderReject, input))
    return [told, await agency(sent), await agency(sent, provider), await agency(sent, operator)]
  },
  'fees of a broker, and why the client refuses one': async pen => {
    const id = await anAcceptedAgencyOrder(pen)
    const more = { ...(await agencyAt(id)), fees: [{ ...FEE, feeType: 'inspection' as const }] }
    await provider.ok(customs.customsOrderFeeSave, pen.write(customs.customsOrderFeeSave, more))
    const told = await agency(id)
    const nos = told.fees.filter(({ status }) => status === 'proposed').map(({ no }) => no)
    const refused = { ...(await agencyAt(id)), nos, decision: 'refuse' as const, reason: 'Too dear' }
    await customer.ok(customs.customsOrderFeeConfirm, pen.write(customs.customsOrderFeeConfirm, refused))
    return [told, await agency(id, provider), await agency(id, operator)]
  },
  'what a broker asks for and refuses, the power of attorney, and why an order is left': async pen => {
    const id = await anAcceptedAgencyOrder()
    await provider.ok(customs.customsOrderNextStatus, pen.write(customs.customsOrderNextStatus, await agencyAt(id)))
    const { no } = only((await agency(id)).documents.filter(({ status }) => status === 'uploaded'))
    const refused = { ...(await agencyAt(id)), no, result: 'reject' as const, reason: 'Not legible' }
    await provider.ok(customs.customsOrderVerifyDocument, pen.write(customs.customsOrderVerifyDocument, refused))
    const asked = { ...(await agencyAt(id)), documents: [{ docType: 'licence' as const, note: 'The one of 2026' }] }
    await provider.ok(customs.customsOrderRequestDocument, pen.write(customs.customsOrderRequestDocument, asked))
    const proxy = { ...(await agencyAt(id)), no: 'WT-1', validTo: '2026-12-31', file: only(await files(customer)) }
    await customer.ok(customs.customsOrderDelegationSave, pen.write(customs.customsOrderDelegationSave, proxy))
    const left = { ...(await agencyAt(id)), reason: 'No ship' }
    await customer.ok(customs.customsOrderCancel, pen.write(customs.customsOrderCancel, left))
    return [await agency(id), await agency(id, provider), await agency(id, operator)]
  },
  'what a client says of its broker': async pen => {
    const id = await anAcceptedAgencyOrder()
    await api.pool.query(`update customs_order set status = 'completed' where id = $1`, [id])
    const input = { ...(await agencyAt(id)), score: 4 }
    await customer.ok(customs.customsOrderEvaluate, pen.write(customs.customsOrderEvaluate, input))
    return [await agency(id, provider), await agency(id, operator)]
  },
  'a complaint about a broker, its answer, what was paid back, and why the platform decides as it does': async pen => {
    const id = await anAcceptedAgencyOrder()
    // Settled past the platform, as before the bank was between the two sides: the broker pays back itself, and writes how.
    await api.pool.query(
      `update customs_order set fees = (select jsonb_agg(fee || '{"money": "none"}'::jsonb) from jsonb_array_elements(fees) fee)
       where id = $1`,
      [id],
    )
    const wanted = { amount: '5', currency: 'CNY' }
    const opened = {
      ...(await agencyAt(id)),
      reason: 'other' as const,
      text: 'Too dear',
      wanted,
      files: await files(customer),
    }
    await customer.ok(customs.customsOrderClaimOpen, pen.write(customs.customsOrderClaimOpen, opened))
    const offer = {
      ...(await agencyAt(id)),
      answer: 'offer' as const,
      money: wanted,
      text: 'Half',
      files: await files(provider),
    }
    await provider.ok(customs.customsOrderClaimAnswer, pen.write(customs.customsOrderClaimAnswer, offer))
    const accepted = { ...(await agencyAt(id)), text: 'Well' }
    await customer.ok(customs.customsOrderClaimAccept, pen.write(customs.customsOrderClaimAccept, accepted))
    const paid = { ...(await agencyAt(id)), reference: 'TT-1', text: 'Paid', files: await files(provider) }
    await provider.ok(customs.customsOrderClaimRefund, pen.write(customs.customsOrderClaimRefund, paid))
    const asked = { ...(await agencyAt(id)), text: 'It never came', files: await files(customer) }
    await customer.ok(customs.customsOrderClaimEscalate, pen.write(customs.customsOrderClaimEscalate, asked))
    const decided = { ...(await agencyAt(id)), text: 'It was paid', money: wanted }
    await operator.ok(customs.customsOrderClaimDecide, pen.write(customs.customsOrderClaimDecide, decided))
    const left = { ...(await agencyAt(id)), text: 'It came' }
    await customer.ok(customs.customsOrderClaimWithdraw, pen.write(customs.customsOrderClaimWithdraw, left))
    return [await agency(id), await agency(id, provider), await agency(id, operator)]
  },
  'a declaration': async pen => {
    const { id } = await customer.ok(
      customs.declarationFormCreate,
      pen.write(customs.declarationFormCreate, { content: aFullDeclaration() }),
    )
    return [await declaration(id)]
  },
  'what a colleague says of a declaration, and why it goes back': async pen => {
    const passed = await aFormToReview()
    const yes = { id: passed.id, version: passed.version, remark: 'All there' }
    await passed.checker.ok(customs.declarationFormApprovePass, pen.write(customs.declarationFormApprovePass, yes))
    const back = await aFormToReview()
    const no = { id: back.id, version: back.version, reason: 'Wrong weight' }
    await back.checker.ok(customs.declarationFormApproveReject, pen.write(customs.declarationFormApproveReject, no))
    const told = [await declaration(passed.id), await declaration(passed.id, operator), await declaration(back.id)]
    const again = pen.write(customs.declarationFormReopen, { id: passed.id, version: only(told).version })
    await customer.ok(customs.declarationFormReopen, again)
    return [...told, await declaration(passed.id, passed.checker)]
  },
  'what customs said of a declaration, and what is to be changed in it': async pen => {
    const { id, version, checker } = await aFormToReview()
    const passed = await checker.ok(customs.declarationFormApprovePass, { id, version })
    await customer.ok(customs.declarationFormTestConnection, {})
    await customer.ok(customs.declarationFormPushSingleWindow, { id, version: passed.version })
    const notice = {
      id,
      version: (await declaration(id)).version,
      channel: 'G' as const,
      noticeDate: api.clock.now.toISOString(),
      entryId: '310420260000000002',
      reason: 'By letter',
      fileIds: [(await aDocument(operator)).id],
    }
    await operator.ok(customs.declarationFormManualReceipt, pen.write(customs.declarationFormManualReceipt, notice))
    const told = [await declaration(id), await declaration(id, operator)]
    const wish = {
      id,
      version: (await declaration(id)).version,
      kind: 'modify' as const,
      reason: 'short_or_over' as const,
      explanation: pen.text('customs.declarationFormRequestAmendment explanation', 1000),
      changes: [{ path: 'head.markNo', after: pen.text('customs.declarationFormRequestAmendment changes[].after') }],
    }
    const open = await customer.ok(customs.declarationFormRequestAmendment, wish)
    const { id: _form, version: _seen, ...asked } = wish
    const more = {
      ...asked,
      id: open.id,
      version: open.version,
      explanation: pen.text('customs.declarationAmendmentUpdate explanation', 1000),
    }
    const changed = await customer.ok(customs.declarationAmendmentUpdate, more)
    const sent = await customer.ok(customs.declarationAmendmentSubmit, { id: open.id, version: changed.version })
    const refused = { id: sent.id, version: sent.version, remark: 'No proof' }
    await operator.ok(customs.declarationAmendmentReject, pen.write(customs.declarationAmendmentReject, refused))
    return [...told, await declaration(id), await declaration(id, operator)]
  },
  'a question about a service, and its answer': async pen => {
    const question = { serviceId: offered.id, question: 'How long does it take?' }
    const asked = await customer.ok(market.serviceQuestionAsk, pen.write(market.serviceQuestionAsk, question))
    const { records } = await provider.ok(market.serviceQuestionPage, {})
    const { id, version } = only(records.filter(row => row.id === asked.id))
    const answer = { id, version, answer: 'Two days.', published: true }
    await provider.ok(market.serviceQuestionAnswer, pen.write(market.serviceQuestionAnswer, answer))
    const told = await api.visitor.ok(market.marketQuestions, { serviceId: offered.id })
    const now = only((await operator.ok(market.serviceQuestionPage, {})).records.filter(row => row.id === asked.id))
    const hidden = pen.write(market.serviceQuestionHide, { id, version: now.version, reason: 'An advertisement' })
    await operator.ok(market.serviceQuestionHide, hidden)
    return [
      records,
      told,
      await provider.ok(market.serviceQuestionPage, {}),
      await operator.ok(market.serviceQuestionPage, {}),
    ]
  },
  'what a provider says of itself': async pen => {
    const { version } = await provider.ok(market.providerProfileDetail, {})
    const profile = { sourceLocale: 'en_US' as const, introduction: { en_US: 'Since 1998.' } }
    await provider.ok(market.providerProfileSave, pen.write(market.providerProfileSave, { version, profile }))
    const companyId = provider.actor.companyId ?? ''
    return [
      await provider.ok(market.providerProfileDetail, {}),
      await api.visitor.ok(market.marketProviderDetail, { companyId }),
    ]
  },
  'why a declaration is given up': async pen => {
    const { id, version } = await aForm()
    const input = { id, version, reason: 'Not needed' }
    await customer.ok(customs.declarationFormCancel, pen.write(customs.declarationFormCancel, input))
    return [await declaration(id), await declaration(id, operator)]
  },
  'a declaration that was made elsewhere': async pen => {
    const input = {
      content: customs.aDeclaration(),
      entryId: '310420260000000001',
      declareDate: '2026-03-09',
      status: 'declaring' as const,
      fileIds: [(await aDocument(customer)).id],
    }
    const { id } = await customer.ok(
      customs.declarationFormOfflineCreate,
      pen.write(customs.declarationFormOfflineCreate, input),
    )
    return [await declaration(id), await declaration(id, operator)]
  },
  'a template of agreements, and what a customer writes into its own': async pen => {
    const made = await operator.ok(agreement.agreementTemplateCreate, {
      code: 'hostile',
      sourceLocale: 'en_US',
      title: { en_US: pen.text('agreement.agreementTemplateCreate title.en_US') },
      body: {
        en_US: `# ${pen.text('agreement.agreementTemplateCreate body.en_US')}\n\nTo {place}. ${pen.text('agreement.agreementTemplateCreate body.en_US')}`,
      },
      categoryCodes: [],
      variables: [
        {
          key: 'place',
          label: { en_US: pen.text('agreement.agreementTemplateCreate variables[].label.en_US') },
          required: true,
        },
      ],
    })
    const inForce = await operator.ok(agreement.agreementTemplatePublish, { id: made.id, version: made.version })
    const created = await customer.ok(service.serviceOrderCreate, {
      serviceId: offered.id,
      skuId: only(offered.skus).id,
      qty: '1',
      answers: await answers(nobody),
      contact: { name: 'Lin Wei' },
    })
    const own = (await customer.ok(agreement.agreementDetail, { orderId: created.id })).agreement
    if (!own) throw new Error('the order needs an agreement')
    const input = { id: own.id, version: own.version, variables: { place: 'Ningbo' } }
    await customer.ok(agreement.agreementUpdate, pen.write(agreement.agreementUpdate, input))
    const { version } = await customer
      .ok(agreement.agreementDetail, { id: own.id })
      .then(({ agreement: now }) => now ?? own)
    await customer.ok(agreement.agreementAccept, { id: own.id, version, templateId: made.id, locale: 'en_US' })
    await customer.ok(service.serviceOrderSubmit, await at(created.id))
    const read = await provider.ok(agreement.agreementDetail, { orderId: created.id })
    await operator.ok(agreement.agreementTemplateWithdraw, { id: made.id, version: inForce.version })
    return [read, await operator.ok(agreement.agreementTemplateDetail, { id: made.id })]
  },
}

test.each(Object.entries(WRITINGS))(
  'markup that one side writes is mere text to the other: %s',
  async (_what, write) => {
    const pen = new HostilePen()
    expect(pen.faultsIn(await write(pen))).toEqual([])
  },
)

test('what is walked here is what the list of all texts counts on', async () => {
  await expect(walkedPlaces()).toMatchFileSnapshot('hostile/services.txt')
})
