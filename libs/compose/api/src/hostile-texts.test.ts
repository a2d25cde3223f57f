import { randomUUID } from 'node:crypto'
import * as assistant from '@tradeport/domain/assistant/contract'
import * as catalogue from '@tradeport/domain/catalogue/contract'
import * as content from '@tradeport/domain/content/contract'
import * as identity from '@tradeport/domain/identity/contract'
import * as service from '@tradeport/domain/service-market/contract'
import * as sourcing from '@tradeport/domain/sourcing/contract'
import * as support from '@tradeport/domain/support/contract'
import * as trading from '@tradeport/domain/trading/contract'
import { endpointsOf, type Endpoint, type InputOf } from '@tradeport/kernel/contract-kit'
import { creditCode, fieldsOf, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDraft, goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'
import { HostilePen, PDF, aDocument, aPicture, only, walkedPlaces } from './hostile-texts.test-pen'
import { wireProduct } from './wire-product'

let api: TestApi
let operator: Caller
let buyer: Caller
let provider: Caller
let mall: GoodsOnSale

beforeAll(async () => {
  api = await startTestApi()
  mall = await goodsOnSale(api)
  operator = await api.person({ kind: 'operator' })
  buyer = await api.person({ kind: 'buyer' })
  provider = await api.person({ kind: 'provider' })
})
afterAll(() => api.close())

/** As people of both languages are told. */
const inBoth = async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => [
  await api.visitor.ok(endpoint, input),
  await api.visitor.ok(endpoint, input, { locale: 'zh_CN' }),
]

/** An inquiry to the mill, with what was written into it. */
async function anInquiry(pen: HostilePen) {
  const sent = await buyer.ok(
    sourcing.inquiryCreate,
    pen.write(sourcing.inquiryCreate, {
      ...sourcing.anInquiryHeader(),
      files: [{ fileId: (await aDocument(buyer)).id, name: 'paper.pdf' }],
      items: [{ ...sourcing.anInquiryLine(), files: [{ fileId: (await aDocument(buyer)).id, name: 'paper.pdf' }] }],
      storeIds: [mall.storeId],
    }),
  )
  const thread = only((await mall.seller.ok(sourcing.threadPage, { inquiryId: sent.id })).records)
  return { id: sent.id, threadId: thread.id }
}

/** A quotation to an inquiry, with what was written into it. */
async function aQuotation(pen: HostilePen) {
  const inquiry = await anInquiry(new HostilePen())
  const item = only((await buyer.ok(sourcing.inquiryDetail, { id: inquiry.id })).items)
  const draft = await mall.seller.ok(sourcing.quotationStart, { threadId: inquiry.threadId })
  const saved = await mall.seller.ok(
    sourcing.quotationSave,
    pen.write(sourcing.quotationSave, {
      ...sourcing.aQuotation({
        items: [sourcing.aQuotationItem({ inquiryItemId: item.id, specs: [{ name: 'Gauge', value: '12' }] })],
        charges: [{ kind: 'freight', label: 'Sea freight', amount: '50' }],
        qualityTerms: { standard: 'GB/T 22849', aql: '2.5', sealedSampleRef: 'S-1' },
        validUntil: '2026-03-20',
      }),
      id: draft.id,
      version: draft.version,
    }),
  )
  await mall.seller.ok(sourcing.quotationSend, { id: draft.id, version: saved.version })
  return buyer.ok(sourcing.quotationDetail, { id: draft.id })
}

async function anOrder(): Promise<string> {
  const quotation = await aQuotation(new HostilePen())
  const accepted = await buyer.ok(sourcing.quotationAccept, {
    id: quotation.id,
    version: quotation.version,
    contentHash: quotation.contentHash ?? '',
  })
  return accepted.orderId
}

/** A product of its own article numbers. */
const aProduct = () =>
  aDraft(api, mall.seller, {
    skus: (catalogue.aProductInput().skus ?? []).map((sku, at) => ({ ...sku, code: `H-${randomUUID()}-${at}` })),
  })

async function aService(pen: HostilePen) {
  const base = service.aServiceInput({ coverFileId: await aPicture(provider) })
  const fileId = (await aDocument(provider)).id
  const qualifications = (base.qualifications ?? []).map(paper => ({ ...paper, fileId }))
  const skus = (base.skus ?? []).map(sku => ({ ...sku, spec: { en_US: 'One form' } }))
  const materials = (base.materials ?? []).map(paper => ({ ...paper, note: { en_US: 'A scan' } }))
  const written = pen.write(service.serviceDraft, { ...base, qualifications, skus, materials })
  const draft = await provider.ok(service.serviceDraft, written)
  return provider.ok(service.serviceSubmit, { id: draft.id, version: draft.version })
}

async function aMessage(email: string, pen?: HostilePen) {
  const { token } = await api.visitor.ok(support.messageForm, {})
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const said = support.aMessageInput({ formToken: token, email, pageUrl: '/' })
  const input = pen ? { ...pen.write(support.messageSubmit, said), website: '' } : said
  const link = await api.visitor.ok(support.messageSubmit, input)
  const row = only((await operator.ok(support.leaveMessagePage, { keyword: link.no })).records)
  return { link, row }
}

const PASSWORD = 'Knit-2026!'

async function mailedCode(email: string, as: 'buyer' | 'seller'): Promise<string> {
  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  await api.visitor.ok(identity.sendCode, { email, purpose: 'register', identity: as })
  const { rows } = await api.pool.query<{ code: string }>(
    `select params ->> 'code' as code from mail_outbox where to_address = $1 order by created_at desc, id desc limit 1`,
    [email],
  )
  return only(rows).code
}

/** A mill that wants to sell, with what was written into its registration. */
async function aRegistration(pen: HostilePen) {
  const regNo = creditCode()
  const email = `mill-${regNo.toLowerCase()}@example.com`
  const { applicationId: id } = await api.visitor.ok(
    identity.registerCompany,
    pen.write(identity.registerCompany, {
      party: 'seller',
      email,
      code: await mailedCode(email, 'seller'),
      password: PASSWORD,
      displayName: 'Wang Lan',
      locale: 'zh_CN',
      timeZone: 'Asia/Shanghai',
    }),
  )
  const { token } = await api.visitor.ok(identity.login, { email, password: PASSWORD, identity: 'seller' })
  const as = { headers: { authorization: `Bearer ${token}` } }
  const licence = { name: 'licence.pdf', type: 'application/pdf', content: PDF }
  await api.visitor.upload(identity.uploadRegistrationDocument, { id, requirement: 'business_licence' }, licence, as)
  const company = identity.aMill({ legalName: 'Lanyun Knitting', regNo })
  const input = pen.write(identity.submitRegistration, { id, version: 0, company })
  await api.visitor.ok(identity.submitRegistration, input, as)
  const sent = await operator.ok(identity.registrationDetail, { id })
  const { version } = await operator.ok(identity.claimRegistration, { id, version: sent.version })
  return { id, version, sent, as, own: () => api.visitor.ok(identity.ownRegistration, {}, as) }
}

/** The first payment of an order that both sides have signed. */
async function aPaymentDue() {
  const orderId = await anOrder()
  const { terms: draft } = await mall.seller.ok(trading.orderDetail, { id: orderId })
  await mall.seller.ok(trading.termsPropose, { id: draft.id, version: draft.version })
  for (const who of [mall.seller, buyer]) {
    const { terms } = await who.ok(trading.orderDetail, { id: orderId })
    await who.ok(trading.termsSign, { id: terms.id, version: terms.version, contentHash: terms.contentHash })
  }
  const { milestones } = await buyer.ok(trading.orderDetail, { id: orderId })
  return { orderId, due: only(milestones) }
}

/** What is written, and what of it others are told. */
const WRITINGS: Readonly<Record<string, (pen: HostilePen) => Promise<unknown[]>>> = {
  'a product’s page': async pen => {
    const { id, version, content: kept } = await aProduct()
    const fileId = (await aDocument(mall.seller)).id
    const more = {
      keywords: { en_US: ['wool'] },
      customsElements: [{ name: 'Fibre', value: 'Wool' }],
      documents: [
        { fileId, name: 'report.pdf', kind: 'test_report' as const, visibility: 'public' as const, validUntil: null },
      ],
    }
    const input = pen.write(catalogue.productUpdate, { id, version, content: { ...kept, ...more } })
    const written = await mall.seller.ok(catalogue.productUpdate, input)
    const sent = await mall.seller.ok(catalogue.productSubmit, { id, version: written.version })
    const reviewed = await operator.ok(catalogue.adminProductDetail, { id })
    await operator.ok(catalogue.productApprove, { id, version: sent.version })
    return [reviewed, ...(await inBoth(catalogue.productDetail, { id }))]
  },
  'who registers to buy': async pen => {
    const email = 'registers@nordhaus.example'
    const input = pen.write(identity.registerBuyer, {
      email,
      code: await mailedCode(email, 'buyer'),
      password: PASSWORD,
      displayName: 'Jo Miller',
      companyName: 'Nordhaus',
      country: 'DE',
      locale: 'en_US',
      timeZone: 'Europe/Berlin',
    })
    const { companyId } = await api.visitor.ok(identity.registerBuyer, input)
    return [await operator.ok(identity.companyDetail, { id: companyId })]
  },
  'a registration to sell': async pen => {
    const { sent } = await aRegistration(pen)
    return [sent, await operator.ok(identity.registrationPage, {})]
  },
  'what a reviewer asks of a registration': async pen => {
    const { id, version, own } = await aRegistration(new HostilePen())
    const requests = [{ field: 'address' as const, comment: 'Which gate?' }]
    const input = pen.write(identity.requestRegistrationInfo, { id, version, requests })
    await operator.ok(identity.requestRegistrationInfo, input)
    return [await own()]
  },
  'why a registration is refused': async pen => {
    const { id, version, own } = await aRegistration(new HostilePen())
    const input = { id, version, reason: 'other' as const, note: 'Not a mill' }
    await operator.ok(identity.rejectRegistration, pen.write(identity.rejectRegistration, input))
    return [await own()]
  },
  'an address of a company': async pen => {
    const input = pen.write(identity.addressCreate, {
      kind: 'ship_to',
      contactName: 'Jo Miller',
      phone: '493012345',
      country: 'LI',
      level2: 'Vaduz',
      detail: 'Main street 1',
    })
    await buyer.ok(identity.addressCreate, input)
    return [await buyer.ok(identity.addressList, {})]
  },
  'what a reviewer says of a product': async pen => {
    const draft = await aProduct()
    const { id, version } = await mall.seller.ok(catalogue.productSubmit, { id: draft.id, version: draft.version })
    const input = { id, version, reasons: [{ path: 'title', reason: 'Unclear' }] }
    await operator.ok(catalogue.productReject, pen.write(catalogue.productReject, input))
    return [await mall.seller.ok(catalogue.ownProductDetail, { id })]
  },
  'a store’s page': async pen => {
    const { version, slug } = await mall.seller.ok(catalogue.sellerStoreDetail, {})
    const input = catalogue.aStoreInput({ version, slug })
    await mall.seller.ok(catalogue.storeUpdate, pen.write(catalogue.storeUpdate, input))
    return [await api.visitor.ok(catalogue.storeDetail, { slug }), await operator.ok(catalogue.adminStorePage, {})]
  },
  'what has to change of a product, and why it may be sold again': async pen => {
    const draft = await aProduct()
    const sent = await mall.seller.ok(catalogue.productSubmit, { id: draft.id, version: draft.version })
    const wish = { id: draft.id, version: sent.version, reasons: [{ path: 'title', reason: 'Unclear' }] }
    await operator.ok(catalogue.productRequestRevision, pen.write(catalogue.productRequestRevision, wish))
    const told = await mall.seller.ok(catalogue.ownProductDetail, { id: draft.id })
    const other = await aProduct()
    const offered = await mall.seller.ok(catalogue.productSubmit, { id: other.id, version: other.version })
    const sold = await operator.ok(catalogue.productApprove, { id: other.id, version: offered.version })
    const banned = await operator.ok(catalogue.productForceOff, { id: sold.id, version: sold.version, note: 'Asked' })
    const free = pen.write(catalogue.productLiftBan, { id: sold.id, version: banned.version })
    await operator.ok(catalogue.productLiftBan, free)
    return [told, await mall.seller.ok(catalogue.ownProductDetail, { id: sold.id })]
  },
  'what else a buyer asks for': async pen => {
    const { id, threadId } = await anInquiry(new HostilePen())
    const { version, items } = await buyer.ok(sourcing.inquiryDetail, { id })
    const files = [{ fileId: (await aDocument(buyer)).id, name: 'paper.pdf' }]
    const line = { ...sourcing.anInquiryLine(), id: only(items).id, files }
    const amended = pen.write(sourcing.inquiryAmend, { id, version, items: [line] })
    await buyer.ok(sourcing.inquiryAmend, amended)
    return [
      await mall.seller.ok(sourcing.threadDetail, { id: threadId }),
      await mall.seller.ok(sourcing.threadMessages, { threadId }),
      await operator.ok(sourcing.inquiryDetail, { id }),
    ]
  },
  'how goods leave, and that they are there': async pen => {
    const { orderId: id } = await aPaymentDue()
    const pay = async () => {
      const { milestones } = await buyer.ok(trading.orderDetail, { id })
      for (const due of milestones.filter(({ status }) => status === 'due')) {
        const report = { id: due.id, version: due.version, amount: due.amount, valueDate: '2026-03-12' }
        const { version } = await buyer.ok(trading.milestoneReport, report)
        await mall.seller.ok(trading.milestoneConfirm, { id: due.id, version, receivedAmount: due.amount })
      }
    }
    await pay()
    const at = async () => ({ id, version: (await buyer.ok(trading.orderDetail, { id })).version })
    const paper = async () => [{ fileId: (await aDocument(mall.seller)).id, name: 'paper.pdf' }]
    const ready = pen.write(trading.orderReady, { ...(await at()), files: await paper() })
    await mall.seller.ok(trading.orderReady, ready)
    await pay()
    const documents = (await paper()).map(file => ({ ...file, kind: 'packing_list' as const }))
    const sent = pen.write(trading.orderShip, { ...(await at()), mode: 'sea' as const, documents })
    await mall.seller.ok(trading.orderShip, sent)
    await buyer.ok(trading.orderDeliver, pen.write(trading.orderDeliver, await at()))
    await buyer.ok(trading.orderAccept, pen.write(trading.orderAccept, await at()))
    return [
      await buyer.ok(trading.orderDetail, { id }),
      await mall.seller.ok(trading.orderDetail, { id }),
      await operator.ok(trading.orderDetail, { id }),
    ]
  },
  'what an applicant answers to a reviewer, and what is noted when it is taken in': async pen => {
    const { id, version, own, as } = await aRegistration(new HostilePen())
    // An answer changes what was asked about, so all is asked.
    const requests = identity.COMPANY_FIELDS.map(field => ({ field, comment: 'Which gate?' }))
    await operator.ok(identity.requestRegistrationInfo, { id, version, requests })
    const asked = await own()
    const { company } = await operator.ok(identity.registrationDetail, { id })
    const answers = [{ field: 'address' as const, text: 'The east gate' }]
    const again = pen.write(identity.resubmitRegistration, { id, version: asked?.version ?? 0, company, answers })
    await api.visitor.ok(identity.resubmitRegistration, again, as)
    const other = await aRegistration(new HostilePen())
    const input = pen.write(identity.approveRegistration, {
      id: other.id,
      version: other.version,
      licence: { issuer: '', issuedOn: '2019-03-12', validUntil: null },
    })
    await operator.ok(identity.approveRegistration, input)
    return [
      await operator.ok(identity.registrationDetail, { id }),
      await operator.ok(identity.registrationDetail, { id: other.id }),
      await operator.ok(identity.certificatePage, { pageSize: 100 }),
    ]
  },
  'what a company says of itself': async pen => {
    const maker = await api.person({ kind: 'seller' })
    await api.pool.query(`update company set company_type = 'manufacturer' where id = $1`, [maker.actor.companyId])
    const { version } = await maker.ok(identity.companyProfile, {})
    const input = pen.write(identity.updateCompanyProfile, {
      version,
      displayName: 'Nordhaus',
      mainProducts: ['hats'],
      mainMarkets: ['DE'],
      employees: '11_50',
      contactName: 'Jo Miller',
      contactPhone: '13800138000',
      production: {
        annualRevenue: null,
        factoryAreaM2: null,
        productionLines: null,
        machines: [{ type: 'Loom', count: 1, year: null }],
        monthlyCapacity: [],
      },
    })
    await maker.ok(identity.updateCompanyProfile, input)
    return [await operator.ok(identity.companyDetail, { id: maker.actor.companyId ?? '' })]
  },
  'a person’s name': async pen => {
    const member = await api.person({ kind: 'buyer' })
    await member.ok(identity.updatePreferences, pen.write(identity.updatePreferences, {}))
    return [await operator.ok(identity.companyDetail, { id: member.actor.companyId ?? '' })]
  },
  'a certificate': async pen => {
    const input = pen.write(identity.createCertificate, {
      kind: 'iso9001',
      number: '1',
      issuer: 'TÜV',
      issuedOn: '2025-01-01',
      validUntil: null,
      fileIds: [(await aDocument(mall.seller)).id],
    })
    await mall.seller.ok(identity.createCertificate, input)
    return [await operator.ok(identity.certificatePage, {})]
  },
  'why a certificate is refused': async pen => {
    const { id } = await mall.seller.ok(identity.createCertificate, {
      kind: 'iso14001',
      number: '2',
      issuer: 'TÜV',
      issuedOn: '2025-01-01',
      validUntil: null,
      fileIds: [(await aDocument(mall.seller)).id],
    })
    const waiting = (await operator.ok(identity.certificatePage, {})).records.filter(row => row.id === id)
    const input = { id, version: only(waiting).version, reason: 'Not legible' }
    await operator.ok(identity.rejectCertificate, pen.write(identity.rejectCertificate, input))
    return [await mall.seller.ok(identity.certificatePage, {})]
  },
  'an inquiry': async pen => {
    const { id, threadId } = await anInquiry(pen)
    return [
      await mall.seller.ok(sourcing.threadDetail, { id: threadId }),
      await operator.ok(sourcing.inquiryDetail, { id }),
    ]
  },
  'a message of a negotiation, and the name of its file': async pen => {
    const { threadId } = await anInquiry(new HostilePen())
    const files = [{ fileId: (await aDocument(buyer)).id, name: 'paper.pdf' }]
    const input = { threadId, clientMsgId: randomUUID(), body: 'Hello', files }
    await buyer.ok(sourcing.threadSend, pen.write(sourcing.threadSend, input))
    return [await mall.seller.ok(sourcing.threadMessages, { threadId })]
  },
  'a quotation': async pen => [await aQuotation(pen)],
  'what a buyer answers to a quotation': async pen => {
    const { id, version, threadId } = await aQuotation(new HostilePen())
    const input = pen.write(sourcing.quotationCounter, { id, version, message: 'Less, please' })
    await buyer.ok(sourcing.quotationCounter, input)
    return [
      await mall.seller.ok(sourcing.threadMessages, { threadId }),
      await mall.seller.ok(sourcing.quotationDetail, { id }),
    ]
  },
  'why a buyer turns a quotation down': async pen => {
    const { id, version, threadId } = await aQuotation(new HostilePen())
    const input = pen.write(sourcing.quotationReject, { id, version, reason: 'price' })
    await buyer.ok(sourcing.quotationReject, input)
    return [
      await mall.seller.ok(sourcing.quotationDetail, { id }),
      await mall.seller.ok(sourcing.threadMessages, { threadId }),
    ]
  },
  'why a seller does not quote': async pen => {
    const { id, threadId } = await anInquiry(new HostilePen())
    const { version } = await mall.seller.ok(sourcing.threadDetail, { id: threadId })
    const input = pen.write(sourcing.threadDecline, { id: threadId, version, reason: 'out_of_range' })
    await mall.seller.ok(sourcing.threadDecline, input)
    return [
      await buyer.ok(sourcing.threadDetail, { id: threadId }),
      await buyer.ok(sourcing.threadMessages, { threadId }),
      await buyer.ok(sourcing.inquiryDetail, { id }),
    ]
  },
  'what a seller still has to know': async pen => {
    const { threadId: id } = await anInquiry(new HostilePen())
    const { version } = await mall.seller.ok(sourcing.threadDetail, { id })
    const input = pen.write(sourcing.threadRequestInfo, { id, version, question: 'Which gauge?' })
    await mall.seller.ok(sourcing.threadRequestInfo, input)
    return [await buyer.ok(sourcing.threadMessages, { threadId: id })]
  },
  'why a quotation is withdrawn': async pen => {
    const { id, version, threadId } = await aQuotation(new HostilePen())
    const input = pen.write(sourcing.quotationWithdraw, { id, version, reason: 'other' })
    await mall.seller.ok(sourcing.quotationWithdraw, input)
    return [await buyer.ok(sourcing.quotationDetail, { id }), await buyer.ok(sourcing.threadMessages, { threadId })]
  },
  'that a payment came, and how the goods come along': async pen => {
    const { orderId: id, due } = await aPaymentDue()
    const report = { id: due.id, version: due.version, amount: due.amount, valueDate: '2026-03-12' }
    const { version } = await buyer.ok(trading.milestoneReport, report)
    const came = pen.write(trading.milestoneConfirm, { id: due.id, version, receivedAmount: due.amount })
    await mall.seller.ok(trading.milestoneConfirm, came)
    const order = await mall.seller.ok(trading.orderDetail, { id })
    const photos = async () => [{ fileId: (await aDocument(mall.seller)).id, name: 'half.pdf' }]
    const half = { id, version: order.version, kind: 'bulk_50' as const, percent: 40, files: await photos() }
    await mall.seller.ok(trading.orderUpdateProduction, pen.write(trading.orderUpdateProduction, half))
    return [await buyer.ok(trading.orderDetail, { id }), await operator.ok(trading.orderDetail, { id })]
  },
  'why an order should end after all, and why not': async pen => {
    const { orderId: id } = await aPaymentDue()
    const at = async () => ({ id, version: (await buyer.ok(trading.orderDetail, { id })).version })
    const wish = pen.write(trading.orderRequestCancel, { ...(await at()), reason: 'Too late' })
    await buyer.ok(trading.orderRequestCancel, wish)
    const told = [await mall.seller.ok(trading.orderDetail, { id }), await operator.ok(trading.orderDetail, { id })]
    await mall.seller.ok(trading.orderRefuseCancel, pen.write(trading.orderRefuseCancel, await at()))
    return [...told, await buyer.ok(trading.orderDetail, { id })]
  },
  'why terms are turned down': async pen => {
    const id = await anOrder()
    const { terms: draft } = await mall.seller.ok(trading.orderDetail, { id })
    await mall.seller.ok(trading.termsPropose, { id: draft.id, version: draft.version })
    const { terms } = await buyer.ok(trading.orderDetail, { id })
    const input = pen.write(trading.termsReject, { id: terms.id, version: terms.version, note: 'Too dear' })
    await buyer.ok(trading.termsReject, input)
    return [await mall.seller.ok(trading.orderDetail, { id })]
  },
  'why a product is taken off the market': async pen => {
    const draft = await aProduct()
    const sent = await mall.seller.ok(catalogue.productSubmit, { id: draft.id, version: draft.version })
    const { id, version } = await operator.ok(catalogue.productApprove, { id: draft.id, version: sent.version })
    const input = pen.write(catalogue.productForceOff, { id, version, note: 'Somebody complained' })
    await operator.ok(catalogue.productForceOff, input)
    return [await mall.seller.ok(catalogue.ownProductDetail, { id })]
  },
  'why a service is stopped': async pen => {
    const sent = await aService(new HostilePen())
    const { id, version } = await operator.ok(service.serviceApprovePass, { id: sent.id, version: sent.version })
    const input = pen.write(service.serviceDisable, { id, version, reason: 'Not as described' })
    const stopped = await operator.ok(service.serviceDisable, input)
    const again = pen.write(service.serviceEnable, { id, version: stopped.version })
    await operator.ok(service.serviceEnable, again)
    return [await provider.ok(service.serviceDetail, { id })]
  },
  'what one agent leaves for the next, and an invitation': async pen => {
    const { link, row } = await aMessage('noted@nordhaus.example')
    const input = pen.write(support.leaveMessageNote, { id: row.id, body: 'Calls back on Monday.' })
    await operator.ok(support.leaveMessageNote, input)
    const colleague = await api.person({ kind: 'operator', roles: ['op_cs'] })
    const told = await colleague.ok(support.leaveMessageDetailOf, { id: row.id })
    const { version } = await operator.ok(support.leaveMessageClaim, { id: row.id, version: told.version })
    const invitation = { id: row.id, version, body: 'Sell with us.', party: 'seller' as const }
    await operator.ok(support.leaveMessageInvite, pen.write(support.leaveMessageInvite, invitation))
    return [told, await api.visitor.ok(support.messageTrack, link)]
  },
  'what a person at the desk answers': async pen => {
    const { conversationId: id } = await buyer.ok(assistant.ask, { content: 'Is somebody there?', entry: 'page' })
    await buyer.ok(assistant.humanRequest, { conversationId: id, reason: 'asked', entry: 'page' })
    const { version } = await operator.ok(assistant.deskOpen, { id })
    await operator.ok(assistant.deskTake, { id, version })
    await operator.ok(assistant.deskReply, pen.write(assistant.deskReply, { id, content: 'I am.' }))
    return [await buyer.ok(assistant.conversationOpen, { id })]
  },
  'why an inquiry is cancelled': async pen => {
    const { id, threadId } = await anInquiry(new HostilePen())
    const { version } = await buyer.ok(sourcing.inquiryDetail, { id })
    const input = pen.write(sourcing.inquiryCancel, { id, version, reason: 'other' })
    await buyer.ok(sourcing.inquiryCancel, input)
    return [
      await mall.seller.ok(sourcing.threadDetail, { id: threadId }),
      await operator.ok(sourcing.inquiryDetail, { id }),
    ]
  },
  'what a colleague is told of what they are given': async pen => {
    const { id, threadId } = await anInquiry(new HostilePen())
    const colleagueOf = ({ actor: { kind, companyId, storeId } }: Caller, roles: string[]) =>
      kind === 'buyer' || kind === 'seller'
        ? api.person({ kind, roles, companyId: companyId ?? '', ...(storeId ? { storeId } : {}) })
        : Promise.reject(new Error('nobody who trades'))
    const sales = await colleagueOf(mall.seller, ['sales'])
    const thread = await mall.seller.ok(sourcing.threadDetail, { id: threadId })
    const toSales = { id: threadId, version: thread.version, userId: sales.actor.userId ?? '' }
    await mall.seller.ok(sourcing.threadReassign, pen.write(sourcing.threadReassign, toSales))
    const purchaser = await colleagueOf(buyer, ['buyer_purchaser'])
    const { version } = await buyer.ok(sourcing.inquiryDetail, { id })
    const toPurchaser = { id, version, userId: purchaser.actor.userId ?? '' }
    await buyer.ok(sourcing.inquiryReassign, pen.write(sourcing.inquiryReassign, toPurchaser))
    const orderId = await anOrder()
    const follower = await colleagueOf(mall.seller, ['order_follow'])
    const order = await mall.seller.ok(trading.orderDetail, { id: orderId })
    const toFollower = { id: orderId, version: order.version, userId: follower.actor.userId ?? '' }
    await mall.seller.ok(trading.orderReassign, pen.write(trading.orderReassign, toFollower))
    return [
      await sales.ok(sourcing.threadDetail, { id: threadId }),
      await purchaser.ok(sourcing.inquiryDetail, { id }),
      await follower.ok(trading.orderDetail, { id: orderId }),
    ]
  },
  'who asks for private prices, and why they are refused and shared no longer': async pen => {
    const asker = await api.person({ kind: 'buyer' })
    const { storeId } = mall
    const seen = async (who: Caller) => (await who.ok(catalogue.relationPage, {})).records
    const step = ({ id, version }: catalogue.RelationRow) => ({ id, version })
    const asked = await asker.ok(
      catalogue.relationRequest,
      pen.write(catalogue.relationRequest, { storeId, note: 'We buy' }),
    )
    const tier = pen.write(catalogue.relationTierSet, { ...step(asked), tier: 'Gold' })
    const tiered = await mall.seller.ok(catalogue.relationTierSet, tier)
    const told = [...(await seen(mall.seller))]
    const refusal = pen.write(catalogue.relationRefuse, { ...step(tiered), reason: 'Not yet' })
    await mall.seller.ok(catalogue.relationRefuse, refusal)
    told.push(...(await seen(asker)))
    const again = await asker.ok(catalogue.relationRequest, { storeId })
    const shared = await mall.seller.ok(catalogue.relationAccept, step(again))
    await asker.ok(catalogue.relationEnd, pen.write(catalogue.relationEnd, { ...step(shared), reason: 'Thank you' }))
    return [...told, ...(await seen(mall.seller))]
  },
  'why a company is blocked': async pen => {
    const blocker = await api.person({ kind: 'buyer' })
    const { id } = await blocker.ok(sourcing.inquiryCreate, {
      ...{ ...sourcing.anInquiryHeader(), items: [sourcing.anInquiryLine()], storeIds: [mall.storeId] },
    })
    const thread = only((await blocker.ok(sourcing.threadPage, { inquiryId: id })).records)
    const input = pen.write(sourcing.blockCreate, { threadId: thread.id, reason: 'other' })
    await blocker.ok(sourcing.blockCreate, input)
    const told = [
      ...(await blocker.ok(sourcing.blockPage, {})).records,
      ...(await operator.ok(sourcing.blockPage, {})).records,
      await blocker.ok(sourcing.threadDetail, { id: thread.id }),
    ]
    // The walks after this one write to the mill.
    await blocker.ok(sourcing.blockLift, { id: told[0]?.id ?? '' })
    return told
  },
  'why a buyer closes a negotiation': async pen => {
    const { threadId } = await anInquiry(new HostilePen())
    const { version } = await buyer.ok(sourcing.threadDetail, { id: threadId })
    const input = pen.write(sourcing.threadClose, { id: threadId, version, reason: 'other' })
    await buyer.ok(sourcing.threadClose, input)
    return [
      await mall.seller.ok(sourcing.threadDetail, { id: threadId }),
      await mall.seller.ok(sourcing.threadMessages, { threadId }),
    ]
  },
  'why an order is frozen, and goes on': async pen => {
    const id = await anOrder()
    const { version } = await operator.ok(trading.orderDetail, { id })
    const frozen = { id, version, reason: 'Somebody complained' }
    await operator.ok(trading.orderFreeze, pen.write(trading.orderFreeze, frozen))
    const told = [await mall.seller.ok(trading.orderDetail, { id }), await buyer.ok(trading.orderDetail, { id })]
    const now = await operator.ok(trading.orderDetail, { id })
    const freed = { id, version: now.version, reason: 'All is well' }
    await operator.ok(trading.orderUnfreeze, pen.write(trading.orderUnfreeze, freed))
    return [...told, await mall.seller.ok(trading.orderDetail, { id }), await operator.ok(trading.orderDetail, { id })]
  },
  'a payment that is reported, and that it did not come': async pen => {
    const { orderId, due } = await aPaymentDue()
    const slip = { fileId: (await aDocument(buyer)).id, name: 'slip.pdf' }
    const said = { id: due.id, version: due.version, amount: due.amount, valueDate: '2026-03-12', slip }
    const reported = await buyer.ok(trading.milestoneReport, pen.write(trading.milestoneReport, said))
    const told = await mall.seller.ok(trading.orderDetail, { id: orderId })
    const refusal = pen.write(trading.milestoneRefuse, { id: due.id, version: reported.version, note: 'Nothing came' })
    await mall.seller.ok(trading.milestoneRefuse, refusal)
    return [told, await buyer.ok(trading.orderDetail, { id: orderId })]
  },
  'the terms of an order': async pen => {
    const id = await anOrder()
    const { terms } = await mall.seller.ok(trading.orderDetail, { id })
    const input = pen.write(trading.termsPropose, { id: terms.id, version: terms.version })
    await mall.seller.ok(trading.termsPropose, input)
    return [await buyer.ok(trading.orderDetail, { id })]
  },
  'why an order is given up': async pen => {
    const id = await anOrder()
    const { version } = await buyer.ok(trading.orderDetail, { id })
    const input = pen.write(trading.orderCancel, { id, version, reason: 'other' })
    await buyer.ok(trading.orderCancel, input)
    return [await mall.seller.ok(trading.orderDetail, { id }), await operator.ok(trading.orderDetail, { id })]
  },
  'a service': async pen => {
    const { id, version } = await aService(pen)
    const reviewed = await operator.ok(service.serviceDetail, { id })
    await operator.ok(service.serviceApprovePass, pen.write(service.serviceApprovePass, { id, version }))
    return [reviewed, await provider.ok(service.serviceDetail, { id }), ...(await inBoth(service.marketDetail, { id }))]
  },
  'what a reviewer says of a service': async pen => {
    const { id, version } = await aService(new HostilePen())
    const input = pen.write(service.serviceApproveReject, { id, version, reason: 'Unclear' })
    await operator.ok(service.serviceApproveReject, input)
    return [await provider.ok(service.serviceDetail, { id })]
  },
  'a message left, and an inquiry made of it': async pen => {
    const { link, row } = await aMessage('left@nordhaus.example', pen)
    const told = await operator.ok(support.leaveMessageDetailOf, { id: row.id })
    const { version } = await operator.ok(support.leaveMessageClaim, { id: row.id, version: told.version })
    const body = pen.text('support.leaveMessageToInquiry body', 2000)
    const inquiry = { id: row.id, version, body, goods: 'Hats', storeIds: [mall.storeId] }
    await operator.ok(support.leaveMessageToInquiry, inquiry)
    return [
      told,
      await api.visitor.ok(support.messageTrack, link),
      await operator.ok(support.leaveMessageDetailOf, { id: row.id }),
    ]
  },
  'the answer to a message left, what is asked once more, and how it is rated': async pen => {
    const { link, row } = await aMessage('answered@nordhaus.example')
    const { version } = await operator.ok(support.leaveMessageClaim, { id: row.id, version: row.version })
    const input = pen.write(support.leaveMessageReply, { id: row.id, version, body: 'We have found two mills.' })
    await operator.ok(support.leaveMessageReply, input)
    const told = await api.visitor.ok(support.messageTrack, link)
    await api.visitor.ok(support.messageAnswer, { ...link, body: pen.text('support.messageAnswer body', 2000) })
    const at = async () => ({
      id: row.id,
      version: (await operator.ok(support.leaveMessageDetailOf, { id: row.id })).version,
    })
    await operator.ok(support.leaveMessageReply, { ...(await at()), body: 'Both can start at once.' })
    await operator.ok(support.leaveMessageResolve, await at())
    const comment = pen.text('support.messageRate comment', 500)
    await api.visitor.ok(support.messageRate, { ...link, csat: 4, comment })
    await api.visitor.ok(support.messageReopen, { ...link, body: pen.text('support.messageReopen body', 2000) })
    return [told, await operator.ok(support.leaveMessageDetailOf, { id: row.id })]
  },
  'how a conversation is called and rated, and what the desk leaves in it': async pen => {
    const { conversationId: id } = await buyer.ok(assistant.ask, { content: 'Is wool in stock?', entry: 'page' })
    const renamed = pen.write(assistant.conversationRename, { id, title: 'Wool' })
    await buyer.ok(assistant.conversationRename, renamed)
    await buyer.ok(assistant.humanRequest, { conversationId: id, reason: 'asked', entry: 'page' })
    const { version } = await operator.ok(assistant.deskOpen, { id })
    const taken = await operator.ok(assistant.deskTake, { id, version })
    const left = pen.write(assistant.deskRelease, { id, version: taken.version, summary: 'Told where to look' })
    await operator.ok(assistant.deskRelease, left)
    const colleague = await api.person({ kind: 'operator', roles: ['op_cs'] })
    return [await colleague.ok(assistant.deskOpen, { id })]
  },
  'a question to the assistant': async pen => {
    const input = pen.write(assistant.ask, { content: 'Have you any wool?', entry: 'page' })
    const { conversationId } = await buyer.ok(assistant.ask, { ...input })
    await buyer.ok(assistant.humanRequest, { conversationId, reason: 'asked', entry: 'page' })
    return [await operator.ok(assistant.deskOpen, { id: conversationId })]
  },
  news: async pen => {
    const made = await operator.ok(
      content.newsCreate,
      pen.write(content.newsCreate, { article: content.aNewsArticleInput() }),
    )
    const { id, version } = await operator.ok(content.newsSubmit, { id: made.id, version: made.version })
    await (await api.person({ kind: 'operator' })).ok(content.newsApprove, { id, version })
    return inBoth(content.publicNewsArticle, { id })
  },
  'a document': async pen => {
    const input = content.aDocumentInput({
      code: 'hostile_terms',
      body: { en_US: '<p>Terms</p>', zh_CN: '<p>条款</p>' },
    })
    const { id, version } = await operator.ok(content.documentCreate, pen.write(content.documentCreate, input))
    await operator.ok(content.documentPublish, { id, version })
    return inBoth(content.publicDocument, { code: 'hostile_terms' })
  },
  'a banner': async pen => {
    const input = pen.write(content.bannerCreate, content.aBannerInput())
    const { id, version } = await operator.ok(content.bannerCreate, input)
    await operator.ok(content.bannerPublish, { id, version })
    return inBoth(content.publicBannerList, { slot: 'portal_home' })
  },
}

describe('markup that one role writes is mere text to the others:', () => {
  test.each(Object.entries(WRITINGS))('%s', async (_what, write) => {
    const pen = new HostilePen()
    expect(pen.faultsIn(await write(pen))).toEqual([])
  })
})

test('what is walked here is what the list of all texts counts on', async () => {
  await expect(walkedPlaces()).toMatchFileSnapshot('hostile/texts.txt')
})

const HOSTILE_LINKS = [
  'javascript:stolen=1',
  'JavaScript:stolen=1',
  ' javascript:stolen=1',
  'java\nscript:stolen=1',
  'data:text/html,<script>stolen=1</script>',
  'vbscript:stolen',
  '//elsewhere.example',
  'https:javascript:stolen=1',
]

test.each(HOSTILE_LINKS)('a banner does not lead to %j', async link => {
  const answer = await operator.call(content.bannerCreate, content.aBannerInput({ link }))
  expect(answer.data).toMatchObject({ fieldErrors: [{ path: 'link' }] })
})

/** Addresses that are shown, compared or looked up, and never followed. */
const FOLLOWED_BY_NOBODY = [
  'assistant.ask context.route',
  'catalogue.productReject reasons[].path',
  'catalogue.productRequestRevision reasons[].path',
  'customs.declarationAmendmentUpdate changes[].path',
  'customs.declarationFormRequestAmendment changes[].path',
  // A sign-in goes on only where a front-end is registered under the address.
  'identity.ssoEnter address',
  'support.messageSubmit pageUrl',
  // Nobody sees this field: whoever fills it is a program.
  'support.messageSubmit website',
]
const NAMES_OF_LINKS = /^(?:.*(?:link|url|href|redirect)|website|route|path)$/i

test('no other field takes a link that leads out or runs', () => {
  const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
  const open = contracts
    .flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
    .flatMap(({ name, input }) =>
      fieldsOf(input)
        .filter(field => NAMES_OF_LINKS.test(field.name) || `${name} ${field.place}` === 'identity.ssoEnter address')
        .flatMap(({ place, shape }) =>
          [shape, ...(shape.anyOf ?? [])].map(each => ({ where: `${name} ${place}`, each })),
        ),
    )
    .filter(({ each }) => each.type === 'string' && each.enum === undefined)
    .filter(({ each }) => HOSTILE_LINKS.some(link => new RegExp(each.pattern ?? '', 'u').test(link.trim())))
  expect([...new Set(open.map(({ where }) => where))].sort()).toEqual(FOLLOWED_BY_NOBODY)
})
