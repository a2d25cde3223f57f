import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aServiceCategoryInput,
  aServiceInput,
  providerProfileDetail,
  providerProfileSave,
  serviceApprovePass,
  serviceCategoryCreate,
  serviceDraft,
  serviceQuestionAsk,
  serviceSubmit,
} from '@tradeport/domain/service-market/contract'
import {
  FirstServices,
  ServiceOverview,
  ServiceTasks,
  serviceMarketPublic,
  serviceMarketTexts,
  serviceProvider,
  serviceWorkLocales,
} from '@tradeport/domain/service-market/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { fieldBy, openScreen, press, type OpenedScreen } from '@tradeport/testing/screens'
import { defineManifest, type DomainManifest } from '@tradeport/web/react'
import { Suspense } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// The market's list and a provider's page, what the provider writes on it, and where it starts the day: over the real API.
let api: TestApi
let provider: Caller
let seller: Caller
let opened: OpenedScreen | undefined
let declaration: string

beforeAll(async () => {
  api = await startTestApi()
  provider = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  const operator = await api.person({ kind: 'operator', roles: ['op_super'] })
  await operator.ok(serviceCategoryCreate, aServiceCategoryInput())
  const offer = async (title: string, ports: string[]) => {
    const input = aServiceInput({
      categoryCode: 'SAMPLING',
      title: { en_US: title },
      ports,
      coverFileId: null,
      qualifications: [],
    })
    const { id, version } = await provider.ok(serviceDraft, input)
    // Pictures are checked elsewhere: any stands for the one that submitting asks for.
    await api.pool.query(`update service set content = content || jsonb_build_object('coverFileId', id::text)`)
    const sent = await provider.ok(serviceSubmit, { id, version })
    await operator.ok(serviceApprovePass, { id, version: sent.version })
    return id
  }
  declaration = await offer('Declaration at Ningbo', ['CNNGB'])
  await offer('Declaration at Qingdao', ['CNTAO', 'CNNGB'])
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

const open = async (manifest: DomainManifest, path: string, as: Caller) => {
  opened?.close()
  opened = await openScreen({ api, as, manifest, path, texts: [serviceMarketTexts] })
}

/** The parts of a start page, as a front-end puts them together. */
const startPage = (Parts: () => React.ReactNode) =>
  defineManifest({
    name: 'home',
    namespace: 'serviceWork',
    locales: serviceWorkLocales,
    routes: [
      {
        path: '/',
        lazy: async () => ({ default: () => <Suspense fallback={null}>{Parts()}</Suspense> }),
        access: 'signedIn',
        namespaces: ['entity', 'serviceMarket'],
        titleKey: 'home.title',
      },
    ],
    nav: [],
  })

test('the list says how many services each choice leaves, and leaves those', async () => {
  await open(serviceMarketPublic, '/services', api.visitor)
  await screen.findByRole('link', { name: 'Declaration at Ningbo' })
  const side = within(screen.getByRole('complementary'))
  const ports = await waitFor(() => {
    const field = side.getByRole('combobox', { name: 'Port' })
    expect(
      within(field)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Any port', 'Ningbo (2)', 'Qingdao (1)'])
    return field
  })
  fireEvent.change(ports, { target: { value: 'CNTAO' } })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Declaration at Ningbo' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Declaration at Qingdao' })).toBeTruthy()
  expect(window.location.search).toContain('port=CNTAO')
  fireEvent.click(side.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: 'Declaration at Ningbo' })).toBeTruthy()
  fireEvent.change(side.getByRole('textbox', { name: 'Price from' }), { target: { value: '200' } })
  fireEvent.click(side.getByRole('button', { name: 'Apply price' }))
  expect(await screen.findByText('No service matches this')).toBeTruthy()
})

test('a category leads on with what is searched for, and counts nothing that was not searched', async () => {
  const categories = async () => within(await screen.findByRole('navigation', { name: 'Category' }))
  const address = async (name: RegExp) => (await (await categories()).findByRole('link', { name })).getAttribute('href')
  await open(serviceMarketPublic, '/services?q=Declaration&port=CNTAO&page=2', api.visitor)
  expect(await address(/^Sampling$/)).toMatch(/\/category\/SAMPLING\?q=Declaration&port=CNTAO$/)
  expect(await address(/^All/)).toMatch(/\/services\?q=Declaration&port=CNTAO$/)
  await open(serviceMarketPublic, '/services', api.visitor)
  expect(await address(/^Sampling ?2$/)).toMatch(/\/category\/SAMPLING$/)
})

test('whoever left a provider sees the others, and may take it in again', async () => {
  await open(serviceMarketPublic, `/services?except=${provider.actor.companyId}`, api.visitor)
  expect(await screen.findByText('No other provider offers this yet')).toBeTruthy()
  const side = within(screen.getByRole('complementary'))
  fireEvent.click(await side.findByRole('checkbox', { name: /^Without / }))
  expect(await screen.findByRole('link', { name: 'Declaration at Ningbo' })).toBeTruthy()
  expect(window.location.search).not.toContain('except')
})

test('a provider that is held takes on nothing new: cards and its page say so, and its services cannot be ordered', async () => {
  // An order whose refund the platform decided that it still owes, as its own domain keeps it.
  await api.pool.query(
    `insert into service_order (id, no, region_id, status, created_at, updated_at, customer_company_id, customer_name,
       provider_company_id, provider_name, service_id, service_no, snapshot, category_code, qty, currency, tax_rate, commission_rate,
       after_sale_days, contact, form, submitted_at, search_text, refund_upheld_at)
     select gen_random_uuid(), 'SO-HELD', region_id, 'rejected', now(), now(), id, 'Lanyun', provider_company_id, 'Clearway', id, 'SV1',
       '{"title": {}, "skuId": "1", "skuName": {}, "unit": "order", "deliveryDays": null}', 'SAMPLING', 1, 'CNY', 6, 5, 30,
       '{"name": "Lin"}', '{"version": 1, "fields": [], "answers": {}}', now(), '', now()
     from service where id = $1`,
    [declaration],
  )
  await open(serviceMarketPublic, '/services', api.visitor)
  expect(await screen.findAllByText('This provider takes on nothing new for now.')).toHaveLength(2)
  await open(serviceMarketPublic, `/service/${declaration}`, api.visitor)
  expect(await screen.findByRole('button', { name: 'Order this service', hidden: true })).toHaveProperty(
    'disabled',
    true,
  )
  expect(screen.queryByRole('link', { name: 'Order this service' })).toBeNull()
  await open(serviceMarketPublic, `/provider/${provider.actor.companyId}`, api.visitor)
  // Its own head, and both of its cards.
  await waitFor(() => expect(screen.getAllByText('This provider takes on nothing new for now.')).toHaveLength(3))
  await api.pool.query(`update service_order set refund_upheld_at = null where no = 'SO-HELD'`)
  await open(serviceMarketPublic, `/service/${declaration}`, api.visitor)
  expect(await screen.findByRole('link', { name: 'Order this service' })).toBeTruthy()
})

test('a provider writes its page, and visitors read it there', async () => {
  await open(serviceProvider, '/services/profile', provider)
  fireEvent.change(await screen.findByRole('textbox', { name: /^Introduction/ }), {
    target: { value: 'Since 1998.\n\nOnly <b>textiles</b>.' },
  })
  press('Save changes')
  await waitFor(async () =>
    expect(await provider.ok(providerProfileDetail, {})).toMatchObject({
      introduction: { en_US: 'Since 1998.\n\nOnly <b>textiles</b>.' },
    }),
  )
  await open(serviceMarketPublic, `/provider/${provider.actor.companyId}`, api.visitor)
  expect(await screen.findByText(/Only <b>textiles<\/b>\./)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Declaration at Qingdao' })).toBeTruthy()
})

test('what is too long is said at its field, and those who may not change the page are told', async () => {
  const { version, sourceLocale, logoFileId } = await provider.ok(providerProfileDetail, {})
  const agent = await api.person({ kind: 'provider', roles: ['provider_agent'] })
  await open(serviceProvider, '/services/profile', agent)
  expect(await screen.findByText('Only owners of the company can change this page.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  await open(serviceProvider, '/services/profile', provider)
  await screen.findByRole('textbox', { name: /^Introduction/ })
  fireEvent.change(fieldBy(/^Introduction/), { target: { value: 'x'.repeat(2001) } })
  press('Save changes')
  await waitFor(() => expect(fieldBy(/^Introduction/).getAttribute('aria-invalid')).toBe('true'))
  expect(await provider.ok(providerProfileDetail, {})).toMatchObject({ version })
  await provider.ok(providerProfileSave, { version, profile: { sourceLocale, logoFileId, introduction: {} } })
})

test('a provider’s page says what kind of company it is, and whether somebody has seen that', async () => {
  const path = `/provider/${provider.actor.companyId}`
  await api.pool.query(
    `update company set company_type = 'service', founded_year = 2004, employees = '51_200', annual_revenue = '1m_5m' where id = $1`,
    [provider.actor.companyId],
  )
  await open(serviceMarketPublic, path, api.visitor)
  for (const said of ['Service company', '2004', '51 to 200', 'US$1–5 million', 'Own statement'])
    expect(await screen.findByText(said)).toBeTruthy()
  // A paper of it would be uploaded, which pages under test cannot.
  await api.pool.query(
    `insert into company_certificate (id, no, region_id, status, company_id, kind, valid_until, confirms, checked_at, created_at, updated_at)
     select gen_random_uuid(), 'CE-SEEN', region_id, 'accepted', id, 'site_check', $2::timestamptz + interval '1 year', '{companyType}', $2, $2, $2
     from company where id = $1`,
    [provider.actor.companyId, api.clock.now],
  )
  await open(serviceMarketPublic, path, api.visitor)
  expect(await screen.findByText('Seen on site')).toBeTruthy()
})

test('a provider’s start page says what waits: drafts and questions; nothing, where nothing does', async () => {
  const manifest = startPage(() => (
    <>
      <ServiceOverview />
      <ServiceTasks />
    </>
  ))
  await open(manifest, '/', provider)
  expect(await screen.findByText('No question waits for an answer.')).toBeTruthy()
  expect(await screen.findByText('Nothing waits for you now.')).toBeTruthy()
  const { id } = await provider.ok(
    serviceDraft,
    aServiceInput({ title: { en_US: 'Half a draft' }, coverFileId: null, qualifications: [] }),
  )
  await seller.ok(serviceQuestionAsk, { serviceId: declaration, question: 'Also on Sundays?' })
  await open(manifest, '/', provider)
  expect((await screen.findByRole('link', { name: 'Half a draft' })).getAttribute('href')).toContain(id)
  expect((await screen.findByRole('link', { name: 'Also on Sundays?' })).getAttribute('href')).toContain(
    '/service-questions',
  )
  const fresh = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  await open(manifest, '/', fresh)
  expect(await screen.findByText('Publish your first service')).toBeTruthy()
})

test('a seller’s start page shows how to begin with services, until its company has', async () => {
  const manifest = startPage(() => <FirstServices />)
  await open(manifest, '/', seller)
  expect(await screen.findByRole('heading', { name: 'New here? How to begin' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a service' }).getAttribute('href')).toMatch(
    /^https?:\/\/service\..*\/services$/,
  )
})
