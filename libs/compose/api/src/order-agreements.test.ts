import {
  agreementAccept,
  agreementConvertAndDownload,
  agreementDetail,
  agreementInForce,
  agreementPage,
  agreementStatusCount,
  agreementTemplateCreate,
  agreementTemplateDetail,
  agreementTemplatePage,
  agreementTemplatePublish,
  agreementTemplateUpdate,
  agreementTemplateWithdraw,
  agreementUpdate,
  type AgreementDetail,
} from '@tradeport/domain/agreement/contract'
import { agreementServer, orderAgreements } from '@tradeport/domain/agreement/server'
import { aServiceInput, serviceContent } from '@tradeport/domain/service-market/contract'
import {
  serviceOrderAcceptOrder,
  serviceOrderCancel,
  serviceOrderCreate,
  serviceOrderDetail,
  serviceOrderPay,
  serviceOrderSubmit,
  serviceOrderUpdate,
} from '@tradeport/domain/service-order/contract'
import { serviceOrderServer, simulatedFunds, type Offer } from '@tradeport/domain/service-order/server'
import type { InputOf, LocaleCode } from '@tradeport/kernel/contract-kit'
import { pdfPages, startModuleApi, zipParts, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { builtInTexts } from './built-in-texts'
import { plug } from './wiring'

const code = async (who: Caller, ...[endpoint, input]: Parameters<Caller['raw']>) =>
  (await who.raw(endpoint, input)).code
const wrongFields = async (who: Caller, ...[endpoint, input]: Parameters<Caller['raw']>) =>
  (await who.raw(endpoint, input)).data
const SERVICE = '01990000-0000-7000-8000-0000000000d1'
/** The template that the provider chose for the service, and what is on the market under which template. */
let chosenCode: string | undefined
let relying: readonly string[] = []
const services = {
  chosen: async (_ctx: unknown, ids: readonly string[]) =>
    new Map(ids.flatMap(id => (chosenCode === undefined ? [] : [[id, chosenCode] as const]))),
  relying: async (_ctx: unknown, code: string, stays: 'nowhere' | readonly string[]) =>
    code === chosenCode && (stays === 'nowhere' || !stays.includes('CUSTOMS')) ? relying : [],
}
let api: TestApi
let customer: Caller
let provider: Caller
let operator: Caller
let offer: Offer | undefined

beforeAll(async () => {
  api = await startModuleApi([
    plug(agreementServer, {
      categories: { hold: async (_ctx, codes) => new Set(codes) },
      services,
      words: async locale => (await builtInTexts.texts('agreement', locale)) ?? {},
    }),
    plug(serviceOrderServer, {
      agreements: orderAgreements(services),
      offers: { offer: async () => offer },
      organisation: {
        companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, 'Lanyun & Co'])),
        stakesOf: async () => new Set(),
      },
      funds: simulatedFunds,
      words: async () => ({}),
    }),
  ])
  customer = await api.person({ kind: 'seller' })
  provider = await api.person({ kind: 'provider' })
  operator = await api.person({ kind: 'operator' })
  offer = {
    id: SERVICE,
    no: 'SV1',
    providerCompanyId: provider.actor.companyId ?? '',
    content: serviceContent.parse(aServiceInput()),
    commissionRate: '5',
    afterSaleDays: 30,
    settlementDays: 0,
    flowCode: 'GENERIC',
    template: { version: 1, fields: [] },
  }
})
afterAll(() => api.close())
beforeEach(async () => {
  chosenCode = undefined
  relying = []
  // One test's templates are not in force in the next.
  await api.pool.query(`update agreement_template set status = 'replaced' where status <> 'replaced'`)
})

const template = (over: Partial<InputOf<typeof agreementTemplateCreate>> = {}) => ({
  code: `service-${Math.random().toString(36).slice(2, 10)}`,
  sourceLocale: 'en_US' as const,
  title: { en_US: 'Agency agreement', zh_CN: '代理协议' },
  body: {
    en_US: '# Parties\n\n{customer} engages {provider} for {item}.',
    zh_CN: '# 双方\n\n{customer}委托{provider}。',
  },
  categoryCodes: ['CUSTOMS'],
  variables: [],
  ...over,
})
const publish = async (over: Partial<InputOf<typeof agreementTemplateCreate>> = {}) => {
  const { id, version } = await operator.ok(agreementTemplateCreate, template(over))
  await operator.ok(agreementTemplatePublish, { id, version })
  return id
}
const draftOrder = () =>
  customer.ok(serviceOrderCreate, {
    serviceId: SERVICE,
    skuId: offer?.content.skus[0]?.id ?? '',
    qty: '2',
    contact: { name: 'Lin Wei' },
  })
const ofOrder = async (orderId: string, who: Caller = customer) =>
  (await who.ok(agreementDetail, { orderId })).agreement
const needed = async (orderId: string, who: Caller = customer): Promise<AgreementDetail> => {
  const found = await ofOrder(orderId, who)
  if (!found) throw new Error('the order needs an agreement')
  return found
}
const accept = async (orderId: string) => {
  const { id, version, templateId } = await needed(orderId)
  await customer.ok(agreementAccept, { id, version, templateId, locale: 'zh_CN' })
}
const target = async (id: string) => ({ id, version: (await customer.ok(serviceOrderDetail, { id })).version })

it('is accepted with the order by the customer, with its acceptance by the provider, and then stands', async () => {
  const templateId = await publish()
  const order = await draftOrder()
  expect(await code(customer, serviceOrderSubmit, await target(order.id))).toBe('FT526010')
  const before = await needed(order.id)
  expect(before).toMatchObject({ status: 'draft', templateId, actions: ['update', 'accept'], hash: null })
  expect(before.body.en_US).toContain('Lanyun & Co engages Lanyun & Co for')
  expect(await ofOrder(order.id, provider)).toBeNull()
  await accept(order.id)
  await customer.ok(serviceOrderSubmit, await target(order.id))
  expect(await needed(order.id, provider)).toMatchObject({ status: 'part_signed', actions: [] })
  await customer.ok(serviceOrderPay, { ...(await target(order.id)), payMode: 'bank_transfer' })
  await api.api.jobs.run('service-order.settlePayments')
  await provider.ok(serviceOrderAcceptOrder, await target(order.id))
  const signed = await needed(order.id, operator)
  expect(signed.status).toBe('signed')
  expect(signed.acceptances).toMatchObject([
    { side: 'customer', edition: 1, locale: 'zh_CN', hash: signed.hash },
    { side: 'provider', edition: 1, hash: signed.hash },
  ])
  expect(signed.hash).toMatch(/^[0-9a-f]{64}$/)
  // What is in force later changes nothing of it.
  await publish({ body: { en_US: 'Other words.' } })
  expect(await needed(order.id)).toMatchObject({ body: signed.body, hash: signed.hash, status: 'signed' })
  await expect(api.pool.query(`update agreement_acceptance set person_name = 'x'`)).rejects.toThrow('does not change')
})

it('asks again where another edition came into force before the order was sent', async () => {
  const family = { code: 'asked-again' }
  await publish(family)
  const order = await draftOrder()
  const { id, version, templateId } = await needed(order.id)
  await accept(order.id)
  const second = await publish({ ...family, body: { en_US: 'New words for {customer}.' } })
  expect(await code(customer, serviceOrderSubmit, await target(order.id))).toBe('FT526010')
  const renewed = await needed(order.id)
  expect(renewed).toMatchObject({ status: 'draft', edition: 2, templateId: second, renewed: true })
  expect(await code(customer, agreementAccept, { id, version, templateId, locale: 'en_US' })).toBe('FT510006')
  const stale = { id, version: renewed.version, templateId, locale: 'en_US' as const }
  expect(await code(customer, agreementAccept, stale)).toBe('FT526010')
  await accept(order.id)
  await customer.ok(serviceOrderSubmit, await target(order.id))
  expect((await needed(order.id)).acceptances.map(each => each.edition)).toEqual([1, 2])
})

it('asks for what the customer has to write into it; what is written later has to be accepted anew', async () => {
  await publish({
    body: { en_US: 'Delivered to {place}.' },
    variables: [{ key: 'place', label: { en_US: 'Place' }, required: true }],
  })
  const order = await draftOrder()
  const { id, version, templateId } = await needed(order.id)
  const wanted = { id, version, templateId, locale: 'en_US' as const }
  expect(await wrongFields(customer, agreementAccept, wanted)).toMatchObject({
    fieldErrors: [{ path: 'variables.place' }],
  })
  expect(await code(customer, agreementUpdate, { id, version, variables: { other: 'x' } })).toBe('FT520400')
  await customer.ok(agreementUpdate, { id, version, variables: { place: 'Ningbo {customer}' } })
  expect((await needed(order.id)).body.en_US).toBe('Delivered to Ningbo {customer}.')
  await accept(order.id)
  const accepted = await needed(order.id)
  await customer.ok(agreementUpdate, { id, version: accepted.version, variables: { place: 'Shanghai' } })
  expect(await code(customer, serviceOrderSubmit, await target(order.id))).toBe('FT526010')
})

it('has to be accepted anew where the draft of the order changed meanwhile, and only then', async () => {
  await publish({ body: { en_US: '{quantity} of {item}.' } })
  const order = await draftOrder()
  await accept(order.id)
  const wish = { skuId: offer?.content.skus[0]?.id ?? '', contact: { name: 'Lin Wei' } }
  await customer.ok(serviceOrderUpdate, { ...(await target(order.id)), ...wish, qty: '2', remark: 'Soon.' })
  expect((await needed(order.id)).status).toBe('part_signed')
  await customer.ok(serviceOrderUpdate, { ...(await target(order.id)), ...wish, qty: '5' })
  const changed = await needed(order.id)
  expect(changed).toMatchObject({ status: 'draft', hash: null })
  expect(changed.body.en_US).toMatch(/^5 of /)
  expect(await code(customer, serviceOrderSubmit, await target(order.id))).toBe('FT526010')
  await accept(order.id)
  await customer.ok(serviceOrderSubmit, await target(order.id))
})

it('is drafted with a draft that is gone on with after its category got one', async () => {
  const order = await draftOrder()
  await publish()
  const wish = { skuId: offer?.content.skus[0]?.id ?? '', contact: { name: 'Lin Wei' }, qty: '2' }
  await customer.ok(serviceOrderUpdate, { ...(await target(order.id)), ...wish })
  expect((await needed(order.id)).status).toBe('draft')
})

it('is accepted while the order is sent, all of it or nothing', async () => {
  const templateId = await publish({
    body: { en_US: 'Delivered to {place}.' },
    variables: [{ key: 'place', label: { en_US: 'Place' }, required: true }],
  })
  const order = await draftOrder()
  const agreement = { templateId, locale: 'en_US' as const }
  const refused = await wrongFields(customer, serviceOrderSubmit, { ...(await target(order.id)), agreement })
  expect(refused).toMatchObject({ fieldErrors: [{ path: 'agreement.variables.place' }] })
  expect(await needed(order.id)).toMatchObject({ status: 'draft', acceptances: [] })
  const filled = { ...agreement, variables: { place: 'Ningbo' } }
  await customer.ok(serviceOrderSubmit, { ...(await target(order.id)), agreement: filled })
  const sent = await needed(order.id, provider)
  expect(sent).toMatchObject({ status: 'part_signed', body: { en_US: 'Delivered to Ningbo.' } })
  expect(sent.acceptances).toHaveLength(1)
})

it('is not there for anybody else, and revoked with the order', async () => {
  await publish()
  const order = await draftOrder()
  await accept(order.id)
  await customer.ok(serviceOrderSubmit, await target(order.id))
  const { id } = await needed(order.id)
  const stranger = await api.person({ kind: 'seller' })
  const other = await api.person({ kind: 'provider' })
  for (const who of [stranger, other]) {
    expect(await code(who, agreementDetail, { id })).toBe('FT520404')
    expect(await ofOrder(order.id, who)).toBeNull()
    expect(await code(who, agreementConvertAndDownload, { id, format: 'docx', locale: 'en_US' })).toBe('FT520404')
    expect((await who.ok(agreementPage, {})).total).toBe(0)
  }
  expect(await code(stranger, agreementUpdate, { id, version: 2, variables: {} })).toBe('FT520404')
  await customer.ok(serviceOrderCancel, { ...(await target(order.id)), reason: 'Not needed.' })
  expect((await needed(order.id)).status).toBe('revoked')
  expect((await customer.ok(agreementStatusCount, {}))['revoked']).toBeGreaterThan(0)
})

it('is the one that the provider chose for the service, as long as that is in force for its category', async () => {
  const own = template({ title: { en_US: 'Of the category' } })
  await publish(own)
  const chosen = template({ categoryCodes: [], title: { en_US: 'Chosen' } })
  const first = await publish(chosen)
  const asked = { categoryCode: 'CUSTOMS', serviceId: SERVICE }
  expect((await api.visitor.ok(agreementInForce, asked)).offer?.title.en_US).toBe('Of the category')
  const order = await draftOrder()
  expect((await needed(order.id)).title.en_US).toBe('Of the category')
  await accept(order.id)

  // The provider chooses another one before the order is sent: that is to be read and accepted.
  chosenCode = chosen.code
  expect((await api.visitor.ok(agreementInForce, asked)).offer?.templateId).toBe(first)
  expect(await needed(order.id)).toMatchObject({ status: 'draft', renewed: true, title: { en_US: 'Chosen' } })
  expect(await code(customer, serviceOrderSubmit, await target(order.id))).toBe('FT526010')
  await accept(order.id)
  await customer.ok(serviceOrderSubmit, await target(order.id))
  chosenCode = undefined
  expect((await needed(order.id)).title.en_US).toBe('Chosen')

  chosenCode = 'gone'
  expect((await api.visitor.ok(agreementInForce, asked)).offer?.title.en_US).toBe('Of the category')
})

it('does not go out of force under services on the market', async () => {
  const input = template()
  const id = await publish(input)
  chosenCode = input.code
  relying = ['SV26031000001', 'SV26031000002']
  expect(await operator.raw(agreementTemplateWithdraw, { id, version: 1 })).toMatchObject({
    code: 'FT526015',
    msg: 'Services on the market are offered under it: SV26031000001, SV26031000002.',
  })
  const next = await operator.ok(agreementTemplateCreate, { ...input, categoryCodes: ['LOGISTICS'] })
  expect(await code(operator, agreementTemplatePublish, { id: next.id, version: next.version })).toBe('FT526015')
  await operator.ok(agreementTemplateUpdate, { id: next.id, version: next.version, template: input })
  await operator.ok(agreementTemplatePublish, { id: next.id, version: next.version + 1 })
  relying = []
  await operator.ok(agreementTemplateWithdraw, { id: next.id, version: next.version + 2 })
})

it('is none where no template is in force; a category’s own goes before the one for all', async () => {
  const order = await draftOrder()
  expect(await ofOrder(order.id)).toBeNull()
  await customer.ok(serviceOrderSubmit, await target(order.id))
  await publish({ categoryCodes: [], title: { en_US: 'For all' } })
  const asked = { categoryCode: 'CUSTOMS' }
  expect((await customer.ok(agreementInForce, asked)).offer?.title).toEqual({ en_US: 'For all' })
  await publish()
  expect((await customer.ok(agreementInForce, asked)).offer?.title.en_US).toBe('Agency agreement')
  expect((await customer.ok(agreementInForce, { categoryCode: 'LOGISTICS' })).offer?.title.en_US).toBe('For all')
})

it('a template that is withdrawn before the order is sent asks for nothing', async () => {
  const id = await publish()
  const order = await draftOrder()
  await operator.ok(agreementTemplateWithdraw, { id, version: 1 })
  await customer.ok(serviceOrderSubmit, await target(order.id))
  expect(await ofOrder(order.id)).toBeNull()
})

it('editions are written as drafts, one at a time, and do not change once they were in force', async () => {
  const input = template()
  const { id, version } = await operator.ok(agreementTemplateCreate, input)
  expect(await code(operator, agreementTemplateCreate, input)).toBe('FT526011')
  const wrong = { ...input, body: { en_US: 'Dear {nobody}' } }
  const refused = await wrongFields(operator, agreementTemplateUpdate, { id, version, template: wrong })
  expect(refused).toMatchObject({ fieldErrors: [{ path: 'template.body.en_US' }] })
  await operator.ok(agreementTemplateUpdate, { id, version, template: { ...input, title: { en_US: '' } } })
  expect(await code(operator, agreementTemplatePublish, { id, version: version + 1 })).toBe('FT520400')
  await operator.ok(agreementTemplateUpdate, { id, version: version + 1, template: input })
  await operator.ok(agreementTemplatePublish, { id, version: version + 2 })
  expect(await code(operator, agreementTemplateUpdate, { id, version: version + 3, template: input })).toBe(
    'MALL600403',
  )
  const next = await operator.ok(agreementTemplateCreate, input)
  await operator.ok(agreementTemplatePublish, { id: next.id, version: next.version })
  const detail = await operator.ok(agreementTemplateDetail, { id })
  expect(detail).toMatchObject({ status: 'replaced', actions: [] })
  expect(detail.editions.map(each => each.status)).toEqual(['in_force', 'replaced'])
  expect((await operator.ok(agreementTemplatePage, { status: 'in_force' })).total).toBe(1)
  const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
  expect(await code(auditor, agreementTemplateCreate, template())).toBe('MALL600403')
})

it('is downloaded as a Word document whose text is inert', async () => {
  expect(await code(operator, agreementTemplateCreate, template({ body: { en_US: 'Bell\u0007' } }))).toBe('FT520400')
  await publish({ body: { en_US: '# Terms <b>\n\nBetween {customer} and {provider}.' } })
  const order = await draftOrder()
  const { id } = await needed(order.id)
  const { content: file } = await customer.download(agreementConvertAndDownload, {
    id,
    format: 'docx',
    locale: 'en_US',
  })
  const parts = Object.fromEntries(Object.entries(zipParts(file)).map(([name, part]) => [name, part.toString('utf8')]))
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', 'word/styles.xml']),
  )
  expect(parts['word/document.xml']).toContain('Terms &lt;b&gt;')
  expect(parts['word/document.xml']).toContain('Between Lanyun &amp; Co and Lanyun &amp; Co.')
  expect(parts['word/header1.xml']).toContain('Draft')
  expect(parts['word/footer1.xml']).toContain('NUMPAGES')
})

it('is downloaded as a PDF in the language asked for, its number and page on every page', async () => {
  const body = {
    en_US: 'Between {customer} and {provider}. Ελλάς 浙江 서울 ไทย.',
    zh_CN: `# 第一条 范围\n\n${'委托方与受托方约定如下。\n\n'.repeat(40)}`,
    ja_JP: '本契約は、委託者と受託者との間で締結する。',
    ko_KR: '본 계약은 위탁자와 수탁자 사이에 체결한다.',
    th_TH: 'สัญญาฉบับนี้มีผลระหว่างผู้ว่าจ้างกับผู้รับจ้าง',
    ru_RU: 'Договор заключён между заказчиком и исполнителем.',
    vi_VN: 'Hợp đồng được ký giữa bên thuê và bên cung cấp.',
  }
  await publish({ body })
  const { id, no } = await needed((await draftOrder()).id)
  const pages = async (locale: LocaleCode) => {
    const { content, mime } = await customer.download(agreementConvertAndDownload, { id, format: 'pdf', locale })
    expect(mime).toBe('application/pdf')
    return pdfPages(content)
  }
  const [english = ''] = await pages('en_US')
  expect(english).toContain('Between Lanyun & Co and Lanyun & Co. Ελλάς 浙江 서울 ไทย.')
  expect(english).toContain('Draft')
  for (const locale of ['ja_JP', 'ko_KR', 'th_TH', 'ru_RU', 'vi_VN'] as const)
    expect((await pages(locale)).join('')).toContain(body[locale])
  const chinese = await pages('zh_CN')
  expect(chinese.length).toBeGreaterThan(1)
  for (const [index, text] of chinese.entries()) expect(text).toContain(`${no} · ${index + 1} / ${chinese.length}`)
})
