import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import {
  agreementDetail,
  agreementTemplateCreate,
  agreementTemplatePublish,
  type AgreementVariable,
} from '@tradeport/domain/agreement/contract'
import {
  agreementServer,
  agreementsUnder,
  heldTemplates,
  orderAgreements,
  templatesNaming,
  templatesOffered,
} from '@tradeport/domain/agreement/server'
import { agreementAdmin, agreementProvider, agreementSeller } from '@tradeport/domain/agreement/ui'
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
import { serviceOrderCreate, serviceOrderDetail, serviceOrderSubmit } from '@tradeport/domain/service-order/contract'
import { serviceOrderServer, simulatedFunds } from '@tradeport/domain/service-order/server'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { fieldBy, openScreen, press, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// The pages of agreements, over the real market, agreements and orders.
const SKU = '01990000-0000-7000-8000-0000000000e1'
const facts = {
  name: 'Lanyun Studio',
  logoFileId: null,
  country: 'CN',
  city: 'Jiaxing',
  introduction: {},
  verified: true,
  memberSince: null,
}
const market: ServiceMarketPorts = {
  records: { ofServices: async () => new Map(), ofProviders: async () => new Map() },
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
    providersOf: async (_ctx, ids) => new Map(ids.map(id => [id, facts])),
  },
}
const services = { chosen: chosenTemplates, relying: servicesUnder }
let api: TestApi
let customer: Caller
let provider: Caller
let operator: Caller
let serviceId: string
let opened: OpenedScreen | undefined

beforeAll(async () => {
  // What a browser does with a file that was fetched is not what this is about.
  URL.createObjectURL = () => 'blob:agreement'
  URL.revokeObjectURL = () => undefined
  api = await startModuleApi([
    plug(serviceMarketServer, market),
    plug(agreementServer, { categories: { hold: holdCategories }, services, words: async () => ({}) }),
    plug(serviceOrderServer, {
      agreements: orderAgreements(services),
      offers: { offer: (ctx, id) => offeredService(ctx, market, id) },
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
  provider = await api.person({ kind: 'provider' })
  await operator.ok(serviceCategoryCreate, aServiceCategoryInput())
  const content = aServiceInput({ categoryCode: 'SAMPLING', coverFileId: null, qualifications: [] })
  const service = await provider.ok(serviceDraft, content)
  // Its picture is not what this is about.
  await api.pool.query(`update service set content = content || jsonb_build_object('coverFileId', $1::text)`, [SKU])
  const sent = await provider.ok(serviceSubmit, { id: service.id, version: service.version })
  await operator.ok(serviceApprovePass, { id: sent.id, version: sent.version })
  serviceId = service.id
})
afterEach(() => opened?.close())
afterAll(() => api.close())

const edition = async (body: string, variables: AgreementVariable[] = []) => {
  const { id, version } = await operator.ok(agreementTemplateCreate, {
    code: 'sampling',
    sourceLocale: 'en_US',
    title: { en_US: 'Sampling agreement' },
    body: { en_US: body, de_DE: '# Parteien\n\n{customer} beauftragt {provider}.' },
    categoryCodes: ['SAMPLING'],
    variables,
  })
  await operator.ok(agreementTemplatePublish, { id, version })
  return id
}
const PLACE: AgreementVariable[] = [{ key: 'place', label: { en_US: 'Place of work' }, required: true }]
const anAgreement = async () => {
  const contact = { name: 'Lin Wei' }
  const order = await customer.ok(serviceOrderCreate, { serviceId, skuId: SKU, qty: '2', contact, remark: '' })
  const { agreement } = await customer.ok(agreementDetail, { orderId: order.id })
  if (!agreement) throw new Error('the order needs an agreement')
  return { orderId: order.id, id: agreement.id }
}
const stands = async (id: string) => (await customer.ok(agreementDetail, { id })).agreement

test('a customer fills in what is its own, accepts, and reads what comes next', async () => {
  await edition('# Parties\n\n{customer} engages {provider} in {place}.', PLACE)
  const { id } = await anAgreement()
  opened = await openScreen({ api, as: customer, manifest: agreementSeller, path: `/agreements/${id}` })
  expect(await screen.findByText('Next: the customer reads and accepts it')).toBeTruthy()
  const accept = screen.getByRole('button', { name: 'Accept' })
  fireEvent.change(fieldBy(/Place of work/), { target: { value: 'Ningbo' } })
  // What was not kept yet is not what would be accepted.
  expect(accept).toHaveProperty('disabled', true)
  press('Fill in')
  await waitFor(() => expect(screen.getByText(/engages Lanyun Knitting in Ningbo\./)).toBeTruthy())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', false))
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  press('Confirm', await screen.findByRole('dialog'))
  await waitFor(async () => expect(await stands(id)).toMatchObject({ status: 'part_signed', waitsFor: 'sending' }))
  expect(await screen.findByText('Next: the customer sends the order')).toBeTruthy()
  expect(await screen.findByText(/edition \d+ in English/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('what is missing is said at its field', async () => {
  await edition('{customer} works in {place}.', PLACE)
  const { id } = await anAgreement()
  opened = await openScreen({ api, as: customer, manifest: agreementSeller, path: `/agreements/${id}` })
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  press('Confirm', await screen.findByRole('dialog'))
  await waitFor(() => expect(fieldBy(/Place of work/).getAttribute('aria-invalid')).toBe('true'))
  expect((await stands(id))?.status).toBe('draft')
})

test('it is fetched as a PDF and for Word, in the language that is read', async () => {
  await edition('{customer} engages {provider}.')
  const { id } = await anAgreement()
  const asked: unknown[] = []
  const types: (string | null)[] = []
  opened = await openScreen({
    api,
    as: customer,
    manifest: agreementSeller,
    path: `/agreements/${id}`,
    heard: async (request, answer) => {
      if (!request.url.endsWith('/convertAndDownload')) return
      types.push(answer.headers.get('content-type'))
    },
    hear: request => {
      if (request.url.endsWith('/convertAndDownload')) asked.push(request.clone().json())
      return undefined
    },
  })
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Language' }))
  fireEvent.click(await screen.findByText('Deutsch', { selector: '.ant-select-item *' }))
  await waitFor(() => expect(screen.getByText(/beauftragt/)).toBeTruthy())
  press('Download as PDF')
  await waitFor(() => expect(types).toHaveLength(1))
  press('Download as Word')
  await waitFor(() => expect(types).toHaveLength(2))
  expect(await Promise.all(asked)).toMatchObject([
    { id, format: 'pdf', locale: 'de_DE' },
    { id, format: 'docx', locale: 'de_DE' },
  ])
  expect(types.map(type => type?.split(';')[0])).toEqual([
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ])
})

test('the provider reads it once it is sent, and accepts it with the order only', async () => {
  const templateId = await edition('{customer} engages {provider}.')
  const { id, orderId } = await anAgreement()
  const { version } = await customer.ok(serviceOrderDetail, { id: orderId })
  const agreement = { templateId, locale: 'en_US' as const, variables: {} }
  await customer.ok(serviceOrderSubmit, { id: orderId, version, agreement })
  opened = await openScreen({ api, as: provider, manifest: agreementProvider, path: `/agreements/${id}` })
  expect(await screen.findByText('Next: the provider accepts the order, and the agreement with it')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getByText('To the order').closest('a')?.getAttribute('href')).toContain(orderId)
})

test('an operator sets two editions of a template beside each other, word by word', async () => {
  await edition('The work takes five days.')
  const id = await edition('The work takes seven days.')
  opened = await openScreen({ api, as: operator, manifest: agreementAdmin, path: `/agreement-templates/${id}` })
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Compare with' }))
  const options = await screen.findAllByText(/^Edition \d+$/, { selector: '.ant-select-item *' })
  fireEvent.click(options[0] ?? document.body)
  const table = within(await screen.findByRole('table'))
  expect(table.getByText('five').tagName).toBe('DEL')
  expect(table.getByText('seven').tagName).toBe('INS')
})
