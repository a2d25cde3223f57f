import {
  agreementAccept,
  agreementConvertAndDownload,
  agreementDetail,
  agreementPage,
  agreementTemplateCreate,
  agreementTemplatePublish,
  type AgreementDetail,
} from '@tradeport/domain/agreement/contract'
import {
  aCustomsOrder,
  customsOrderAcceptOrder,
  customsOrderCancel,
  customsOrderDetail,
  customsOrderDraft,
  customsOrderReject,
  customsOrderSubmit,
  customsOrderUpdate,
  customsOrderUploadDocument,
} from '@tradeport/domain/customs/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import { giveBrokerRecord, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Agency orders that are placed with a broker directly, and what both sides agree to with them.
let api: TestApi
let client: Caller
let broker: Caller
let operator: Caller

beforeAll(async () => {
  api = await startTestApi()
  client = await api.person({ kind: 'seller' })
  broker = await api.person({ kind: 'provider' })
  await giveBrokerRecord(api, broker)
  operator = await api.person({ kind: 'operator' })
  const { id, version } = await operator.ok(agreementTemplateCreate, {
    code: 'customs-agency',
    sourceLocale: 'en_US',
    title: { en_US: 'Customs agency agreement' },
    body: { en_US: '# Mandate\n\n{customer} has {provider} clear {item} ({quantity}) under {service} {order_no}.' },
    categoryCodes: ['CUSTOMS'],
    variables: [],
  })
  await operator.ok(agreementTemplatePublish, { id, version })
})
afterAll(() => api.close())

const at = async (id: string) => ({ id, version: (await client.ok(customsOrderDetail, { id })).version })
const ofOrder = async (orderId: string, who = client) => (await who.ok(agreementDetail, { orderId })).agreement
async function needed(orderId: string, who = client): Promise<AgreementDetail> {
  const found = await ofOrder(orderId, who)
  if (!found) throw new Error('the order needs an agreement')
  return found
}
const papers = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
async function ready(): Promise<string> {
  const { id } = await client.ok(customsOrderDraft, {
    content: aCustomsOrder(),
    providerCompanyId: broker.actor.companyId ?? '',
  })
  const file = { name: 'a.pdf', type: 'application/pdf', content: papers }
  for (const { no, required } of (await client.ok(customsOrderDetail, { id })).documents) {
    if (!required) continue
    const { data } = await client.upload(uploadFile, { kind: 'document' }, file)
    await client.ok(customsOrderUploadDocument, { ...(await at(id)), no, files: [{ fileId: data.id, name: 'a.pdf' }] })
  }
  return id
}
async function accept(orderId: string): Promise<void> {
  const { id, version, templateId } = await needed(orderId)
  await client.ok(agreementAccept, { id, version, templateId, locale: 'en_US' })
}
async function sent(): Promise<string> {
  const id = await ready()
  await accept(id)
  await client.ok(customsOrderSubmit, await at(id))
  return id
}

test('is accepted before the order is sent, signed as the broker takes it on, and kept as Word and PDF', async () => {
  const orderId = await ready()
  expect((await client.call(customsOrderSubmit, await at(orderId))).code).toBe('FT526010')
  const { no, goodsSummary, packNo } = await client.ok(customsOrderDetail, { id: orderId })
  const before = await needed(orderId)
  expect(before).toMatchObject({ status: 'draft', orderType: 'customs_order', orderNo: no, waitsFor: 'acceptance' })
  expect(before.body.en_US).toContain(`clear ${goodsSummary} (${packNo}) under Customs agency order ${no}.`)
  // Until it is sent it is the client's alone.
  expect(await ofOrder(orderId, broker)).toBeNull()
  await accept(orderId)
  await client.ok(customsOrderSubmit, await at(orderId))
  expect(await needed(orderId, broker)).toMatchObject({ status: 'part_signed', waitsFor: 'signature' })
  await broker.ok(customsOrderAcceptOrder, await at(orderId))
  const signed = await needed(orderId, operator)
  expect(signed).toMatchObject({
    status: 'signed',
    acceptances: [
      { side: 'customer', hash: signed.hash },
      { side: 'provider', hash: signed.hash },
    ],
  })
  for (const who of [client, broker]) {
    const { records } = await who.ok(agreementPage, { keyword: no })
    expect(records).toMatchObject([{ orderId, orderType: 'customs_order', status: 'signed' }])
    const pdf = await who.download(agreementConvertAndDownload, { id: signed.id, format: 'pdf' })
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
    const word = await who.download(agreementConvertAndDownload, { id: signed.id, format: 'docx' })
    expect(word.content.subarray(0, 2).toString()).toBe('PK')
  }
  const stranger = await api.person({ kind: 'seller' })
  expect(await ofOrder(orderId, stranger)).toBeNull()
})

test('is accepted anew where other goods are written before it is sent', async () => {
  const orderId = await ready()
  await accept(orderId)
  const { content } = await client.ok(customsOrderDetail, { id: orderId })
  await client.ok(customsOrderUpdate, { ...(await at(orderId)), content: { ...content, goodsSummary: 'Cotton yarn' } })
  expect(await needed(orderId)).toMatchObject({ status: 'draft', hash: null })
  expect((await client.call(customsOrderSubmit, await at(orderId))).code).toBe('FT526010')
  await accept(orderId)
  await client.ok(customsOrderSubmit, await at(orderId))
  expect((await needed(orderId, broker)).body.en_US).toContain('clear Cotton yarn')
})

test.each([
  ['turned down', async (id: string) => broker.ok(customsOrderReject, { ...(await at(id)), reason: 'No hands.' })],
  ['taken back', async (id: string) => client.ok(customsOrderCancel, { ...(await at(id)), reason: 'No shipment.' })],
])('is revoked with an order that is %s before the work begins', async (_how, end) => {
  const id = await sent()
  await end(id)
  expect((await needed(id)).status).toBe('revoked')
})

test('what both have signed stays, whatever becomes of the order', async () => {
  const id = await sent()
  await broker.ok(customsOrderAcceptOrder, await at(id))
  await client.ok(customsOrderCancel, { ...(await at(id)), reason: 'No shipment.' })
  expect((await needed(id)).status).toBe('signed')
})
