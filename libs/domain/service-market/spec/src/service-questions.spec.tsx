import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plug } from '@tradeport/compose/api'
import {
  aServiceCategoryInput,
  aServiceInput,
  marketQuestions,
  serviceCategoryCreate,
  serviceDraft,
  serviceQuestionAnswer,
  serviceQuestionAsk,
} from '@tradeport/domain/service-market/contract'
import { NOTHING_SAID, NO_AGREEMENTS, serviceMarketServer } from '@tradeport/domain/service-market/server'
import { serviceAdmin, serviceMarketTexts, serviceProvider } from '@tradeport/domain/service-market/ui'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { chooseFromMore, openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// A question that a provider shows to everybody, over the real API and its database.
let api: TestApi
let provider: Caller
let reviewer: Caller
let serviceId: string
let opened: OpenedScreen | undefined

const FACTS = {
  ...{ name: 'Clearway', logoFileId: null, country: 'CN', city: 'Ningbo', introduction: {} },
  ...{ verified: true, memberSince: null },
}

beforeAll(async () => {
  api = await startModuleApi([
    plug(serviceMarketServer, {
      providers: {
        companySaid: async () => NOTHING_SAID,
        stakesOf: async () => new Set(),
        hiddenProviders: async () => [],
        named: async () => [],
        providersOf: async (_ctx, ids) => new Map(ids.map(id => [id, FACTS])),
      },
      records: { ofServices: async () => new Map(), ofProviders: async () => new Map() },
      shipments: { shipmentOf: async () => undefined },
      goods: { needingConformity: async () => [] },
      usage: { begun: async () => [] },
      agreementTemplates: NO_AGREEMENTS,
      words: async () => ({}),
    }),
  ])
  provider = await api.person({ kind: 'provider' })
  reviewer = await api.person({ kind: 'operator' })
  await reviewer.ok(serviceCategoryCreate, aServiceCategoryInput())
  const input = aServiceInput({ categoryCode: 'SAMPLING', coverFileId: null, qualifications: [] })
  serviceId = (await provider.ok(serviceDraft, input)).id
  await api.pool.query(`update service set status = 'on_shelf', published_at = now()`)
  const seller = await api.person({ kind: 'seller' })
  const { id } = await seller.ok(serviceQuestionAsk, { serviceId, question: 'Can we pay you directly?' })
  await provider.ok(serviceQuestionAnswer, { id, version: 0, answer: 'Call 0573 8888.', published: true })
})
afterEach(() => opened?.close())
afterAll(() => api.close())

const open = (as: Caller, manifest: typeof serviceAdmin) =>
  openScreen({ api, as, manifest, path: '/service-questions', texts: [serviceMarketTexts] })
const shown = async () => (await api.visitor.ok(marketQuestions, { serviceId })).total

test('an operator takes it off the page with a reason that the provider reads, and shows it again', async () => {
  const user = userEvent.setup()
  opened = await open(reviewer, serviceAdmin)
  expect(await screen.findByText('Clearway')).toBeTruthy()
  await chooseFromMore('Hide')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Hide' }))
  expect(await dialog.findByText('This field is required.')).toBeTruthy()
  expect(await shown()).toBe(1)
  await user.type(dialog.getByRole('textbox'), 'Leads away from the platform.')
  await user.click(dialog.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('Hidden by the platform: Leads away from the platform.')).toBeTruthy()
  expect(await shown()).toBe(0)
  await opened.close()

  opened = await open(provider, serviceProvider)
  expect(await screen.findByText('Hidden by the platform: Leads away from the platform.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  await opened.close()

  opened = await open(reviewer, serviceAdmin)
  await user.click(await screen.findByRole('button', { name: 'Show again' }))
  await waitFor(async () => expect(await shown()).toBe(1))
})

test('a service leads to the questions about it, and the list to those of one service', async () => {
  const other = aServiceInput({
    categoryCode: 'SAMPLING',
    coverFileId: null,
    qualifications: [],
    title: { en_US: 'Pattern making' },
  })
  const { id } = await provider.ok(serviceDraft, other)
  opened = await openScreen({
    api,
    as: provider,
    manifest: serviceProvider,
    path: `/services/${serviceId}`,
    texts: [serviceMarketTexts],
  })
  const link = await screen.findByRole('link', { name: 'Questions' })
  expect(link.getAttribute('href')).toContain(`/service-questions?f.serviceId=${serviceId}`)
  opened.close()
  opened = await openScreen({
    api,
    as: provider,
    manifest: serviceProvider,
    path: `/service-questions?f.serviceId=${serviceId}`,
    texts: [serviceMarketTexts],
  })
  expect(await screen.findByText('Can we pay you directly?')).toBeTruthy()
  opened.close()
  const path = `/service-questions?f.serviceId=${id}`
  opened = await openScreen({ api, as: provider, manifest: serviceProvider, path, texts: [serviceMarketTexts] })
  await screen.findByRole('combobox', { name: 'Service' })
  await waitFor(() => expect(screen.queryByText('Can we pay you directly?')).toBeNull())
})
