import { fireEvent, screen, waitFor } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import {
  agreementDetail,
  agreementTemplateCreate,
  agreementTemplatePublish,
  type AgreementVariable,
} from '@tradeport/domain/agreement/contract'
import { companyProfile } from '@tradeport/domain/identity/contract'
import {
  agreementServer,
  agreementsUnder,
  heldTemplates,
  orderAgreements,
  templatesNaming,
  templatesOffered,
} from '@tradeport/domain/agreement/server'
import { agreementTexts } from '@tradeport/domain/agreement/ui'
import {
  aServiceCategoryInput,
  aServiceInput,
  serviceApprovePass,
  serviceCategoryCreate,
  serviceDraft,
  serviceSubmit,
} from '@tradeport/domain/service-market/contract'
import {
  NOTHING_SAID,
  chosenTemplates,
  holdCategories,
  offeredService,
  serviceMarketServer,
  servicesUnder,
  type ServiceMarketPorts,
} from '@tradeport/domain/service-market/server'
import { serviceMarketTexts } from '@tradeport/domain/service-market/ui'
import { serviceOrderCreate, serviceOrderDetail, serviceOrderPage } from '@tradeport/domain/service-order/contract'
import {
  serviceOrderServer,
  providerRecords,
  serviceRecords,
  simulatedFunds,
} from '@tradeport/domain/service-order/server'
import { serviceOrderMarket, serviceOrderSeller } from '@tradeport/domain/service-order/ui'
import { ROLES } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { paymentTexts } from '@tradeport/web/payments'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// A draft on its page, over the real market, agreements and orders.
const SKU = '01990000-0000-7000-8000-0000000000e1'
const services: ServiceMarketPorts = {
  records: { ofServices: serviceRecords, ofProviders: providerRecords },
  shipments: { shipmentOf: async () => undefined },
  goods: { needingConformity: async () => [] },
  usage: { begun: async () => [] },
  agreementTemplates: {
    naming: templatesNaming,
    offered: templatesOffered,
    held: heldTemplates,
    under: agreementsUnder,
  },
  words: async () => ({}),
  providers: {
    companySaid: async () => NOTHING_SAID,
    stakesOf: async () => new Set(),
    hiddenProviders: async () => [],
    named: async () => [],
    providersOf: async (_ctx, ids) =>
      new Map(
        ids.map(id => [
          id,
          {
            name: 'Lanyun Studio',
            logoFileId: null,
            country: 'CN',
            city: 'Jiaxing',
            introduction: {},
            verified: true,
            memberSince: null,
          },
        ]),
      ),
  },
}
const chosen = { chosen: chosenTemplates, relying: servicesUnder }
let api: TestApi
let customer: Caller
let operator: Caller
let serviceId: string
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startModuleApi([
    plug(serviceMarketServer, services),
    plug(agreementServer, { categories: { hold: holdCategories }, services: chosen, words: async () => ({}) }),
    plug(serviceOrderServer, {
      agreements: orderAgreements(chosen),
      offers: { offer: (ctx, id) => offeredService(ctx, services, id) },
      organisation: {
        companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, 'Lanyun Knitting'])),
        stakesOf: async () => new Set(),
      },
      funds: simulatedFunds,
      words: async () => ({}),
    }),
  ])
  customer = await api.person({ kind: 'seller' })
  operator = await api.person({ kind: 'operator' })
  const provider = await api.person({ kind: 'provider' })
  await operator.ok(serviceCategoryCreate, aServiceCategoryInput())
  const content = aServiceInput({ categoryCode: 'SAMPLING', coverFileId: null, qualifications: [] })
  const service = await provider.ok(serviceDraft, content)
  // Its picture is not what this is about.
  await api.pool.query(`update service set content = content || jsonb_build_object('coverFileId', $1::text)`, [SKU])
  const sent = await provider.ok(serviceSubmit, { id: service.id, version: service.version })
  await operator.ok(serviceApprovePass, { id: sent.id, version: sent.version })
  serviceId = service.id
})
afterEach(() => {
  opened?.close()
  localStorage.clear()
})
afterAll(() => api.close())

const aDraft = () =>
  customer.ok(serviceOrderCreate, { serviceId, skuId: SKU, qty: '2', contact: { name: 'Lin Wei' }, remark: 'Soon.' })
const open = async (id: string, as: Caller = customer) => {
  opened = await openScreen({
    api,
    as,
    manifest: serviceOrderSeller,
    path: `/service-orders/${id}/edit`,
    texts: [serviceMarketTexts, agreementTexts, paymentTexts],
  })
}
const edition = async (variables: AgreementVariable[] = []) => {
  const { id, version } = await operator.ok(agreementTemplateCreate, {
    code: 'sampling',
    sourceLocale: 'en_US',
    title: { en_US: 'Sampling agreement' },
    body: { en_US: '# Parties\n\n{customer} engages {provider}.' },
    categoryCodes: ['SAMPLING'],
    variables,
  })
  await operator.ok(agreementTemplatePublish, { id, version })
}
const order = () => fireEvent.click(screen.getByRole('button', { name: 'Order now' }))
/** Of which forms the browser keeps what was typed. */
const keptPlaces = () => Object.keys(localStorage).filter(key => key.startsWith('tp.kept.'))
const detailOf = (id: string) => customer.ok(serviceOrderDetail, { id })

test('a draft opens with what was written, and is saved without being sent', async () => {
  const { id, version } = await aDraft()
  await open(id)
  const remark = await screen.findByLabelText('Remark')
  expect(remark).toHaveProperty('value', 'Soon.')
  fireEvent.change(remark, { target: { value: 'By Friday.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save as a draft' }))
  await waitFor(async () => expect(await detailOf(id)).toMatchObject({ status: 'draft', remark: 'By Friday.' }))
  expect((await detailOf(id)).version).toBe(version + 1)
})

test('what was typed and not saved is there again on the next visit, until it is saved', async () => {
  const { id } = await aDraft()
  await open(id)
  fireEvent.change(await screen.findByLabelText('Remark'), { target: { value: 'By Tuesday.' } })
  window.dispatchEvent(new Event('pagehide'))
  opened?.close()
  await open(id)
  expect(await screen.findByText('Your last entries are back')).toBeTruthy()
  expect(screen.getByLabelText('Remark')).toHaveProperty('value', 'By Tuesday.')
  fireEvent.click(screen.getByRole('button', { name: 'Save as a draft' }))
  await waitFor(async () => expect((await detailOf(id)).remark).toBe('By Tuesday.'))
  await waitFor(() => expect(keptPlaces()).toEqual([]))
})

test('what was typed for one order of goods, or one company, is not mixed with another', async () => {
  const place = async (query: string, as: Caller) => {
    opened?.close()
    opened = await openScreen({
      ...{ api, as, manifest: serviceOrderMarket, path: `/service/${serviceId}/order${query}` },
      texts: [serviceMarketTexts, agreementTexts, paymentTexts],
    })
    return screen.findByLabelText('Remark')
  }
  const shipment = '?shipment=01990000-0000-7000-8000-0000000000a1'
  fireEvent.change(await place(shipment, customer), { target: { value: 'Of this shipment.' } })
  window.dispatchEvent(new Event('pagehide'))
  expect(keptPlaces()).toHaveLength(1)
  expect(keptPlaces()[0]).toContain(`${customer.actor.userId}.${customer.actor.companyId}`)
  expect(await place('', customer)).toHaveProperty('value', '')
  expect(await place(shipment, customer)).toHaveProperty('value', 'Of this shipment.')
})

test('what is said of a field goes once it is changed', async () => {
  const { id } = await aDraft()
  await open(id)
  fireEvent.change(await screen.findByLabelText(/^Contact person/), { target: { value: '' } })
  order()
  await waitFor(() => expect(screen.getByLabelText(/^Contact person/).getAttribute('aria-invalid')).toBe('true'))
  // Whoever pressed at the end of a long form is led to what it said nothing of there.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Contact person/)))
  fireEvent.change(screen.getByLabelText(/^Contact person/), { target: { value: 'Chen Yu' } })
  expect(screen.getByLabelText(/^Contact person/).getAttribute('aria-invalid')).not.toBe('true')
})

test('where sending is refused, the next press goes on with the same draft', async () => {
  const { id } = await aDraft()
  await edition()
  await open(id)
  fireEvent.click(await screen.findByRole('checkbox', { name: /edition 1/ }))
  fireEvent.change(screen.getByLabelText('Remark'), { target: { value: 'By Monday.' } })
  await edition()
  const before = (await customer.ok(serviceOrderPage, {})).total
  order()
  fireEvent.click(await screen.findByRole('checkbox', { name: /edition 2/ }))
  expect(await detailOf(id)).toMatchObject({ status: 'draft', remark: 'By Monday.' })
  order()
  await waitFor(async () => expect((await detailOf(id)).status).toBe('pending_payment'))
  expect((await customer.ok(serviceOrderPage, {})).total).toBe(before)
})

test.each(ROLES.seller)('%s is shown the form of an order exactly where the API takes one', async role => {
  const person = await api.person({ kind: 'seller', roles: [role] })
  const input = { serviceId, skuId: SKU, qty: '1', contact: { name: 'Lin Wei' } }
  const { code } = await person.call(serviceOrderCreate, input)
  expect(['200', 'MALL600403']).toContain(code)
  opened = await openScreen({
    api,
    as: person,
    manifest: serviceOrderMarket,
    path: `/service/${serviceId}/order`,
    texts: [serviceMarketTexts, agreementTexts, paymentTexts],
  })
  if (code === '200') {
    expect(await screen.findByRole('button', { name: 'Save as a draft' })).toBeTruthy()
    // The way back stands above the title, as on every page.
    const path = screen.getByRole('navigation', { name: 'Order this service' })
    const title = screen.getByRole('heading', { level: 1, name: 'Order this service' })
    expect(path.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  } else {
    expect(await screen.findByText('Your role does not order services')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save as a draft' })).toBeNull()
  }
})

test('what the profile and the contact say is filled into the agreement, until something else is written', async () => {
  const keys = ['company_name', 'contact_name', 'contact_phone', 'purpose']
  await edition(keys.map(key => ({ key, label: { en_US: `Your ${key}` }, required: key !== 'purpose' })))
  const { id } = await aDraft()
  await open(id)
  const { legalName } = await customer.ok(companyProfile, {})
  await waitFor(() => expect(screen.getByLabelText(/Your company_name/)).toHaveProperty('value', legalName))
  expect(screen.getByText(`${legalName} engages Lanyun Studio.`)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '+86 573 8888' } })
  expect(screen.getByLabelText(/Your contact_phone/)).toHaveProperty('value', '+86 573 8888')
  fireEvent.change(screen.getByLabelText(/Your contact_name/), { target: { value: 'Chen Yu' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /edition/ }))
  order()
  await waitFor(async () => expect((await detailOf(id)).status).toBe('pending_payment'))
  const { agreement } = await customer.ok(agreementDetail, { orderId: id })
  expect(agreement?.values).toEqual({
    company_name: legalName,
    contact_name: 'Chen Yu',
    contact_phone: '+86 573 8888',
  })
})

const orderLike = async (id: string, as: Caller) => {
  opened = await openScreen({
    ...{ api, as, manifest: serviceOrderMarket, path: `/service/${serviceId}/order?like=${id}` },
    texts: [serviceMarketTexts, agreementTexts, paymentTexts],
  })
}

test('a new order is filled in from another one of the same company', async () => {
  const { id, no } = await aDraft()
  await orderLike(id, customer)
  expect(await screen.findByText(`Filled in from your order ${no}`)).toBeTruthy()
  expect(screen.getByLabelText('Remark')).toHaveProperty('value', 'Soon.')
  expect(screen.getByLabelText(/^Contact/)).toHaveProperty('value', 'Lin Wei')
})

test('and from nobody else’s', async () => {
  const { id, no } = await aDraft()
  await orderLike(id, await api.person({ kind: 'seller' }))
  expect(await screen.findByLabelText('Remark')).toHaveProperty('value', '')
  expect(screen.queryByText(`Filled in from your order ${no}`)).toBeNull()
})

test('another company’s draft answers like one that does not exist', async () => {
  const { id } = await aDraft()
  const stranger = await api.person({ kind: 'seller' })
  await open(id, stranger)
  expect(await screen.findByText('There is no such order')).toBeTruthy()
})
