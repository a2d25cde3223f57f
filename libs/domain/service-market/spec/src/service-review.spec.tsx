import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import {
  aServiceCategoryInput,
  aServiceInput,
  serviceApprovePass,
  serviceCategoryCreate,
  serviceDetail,
  serviceDraft,
  serviceSubmit,
  serviceWithdraw,
} from '@tradeport/domain/service-market/contract'
import { NOTHING_SAID, NO_AGREEMENTS, serviceMarketServer } from '@tradeport/domain/service-market/server'
import { serviceAdmin, serviceMarketTexts, serviceProvider } from '@tradeport/domain/service-market/ui'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// A changed service under review, over the real API and its database.
let api: TestApi
let provider: Caller
let reviewer: Caller
let id: string
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startModuleApi([
    plug(serviceMarketServer, {
      providers: {
        companySaid: async () => NOTHING_SAID,
        stakesOf: async () => new Set(),
        hiddenProviders: async () => [],
        named: async () => [],
        providersOf: async () => new Map(),
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
  const service = await provider.ok(serviceDraft, input)
  id = service.id
  // Pictures are checked elsewhere: any stands for the one that submitting asks for.
  await api.pool.query(`update service set content = content || jsonb_build_object('coverFileId', id::text)`)
  const sent = await provider.ok(serviceSubmit, { id, version: service.version })
  await reviewer.ok(serviceApprovePass, { id, version: sent.version })
  const { content } = await provider.ok(serviceDetail, { id })
  const revision = {
    ...content,
    title: { ...content.title, zh_CN: '两个工作日完成出口报关' },
    description: { ...content.description, en_US: '<p>We check the papers and file them.</p>' },
    skus: content.skus.map(sku => ({ ...sku, price: '200.00' })),
  }
  await api.pool.query(`update service set status = 'revision_review', revision = $1`, [revision])
})
afterEach(() => opened?.close())
afterAll(() => api.close())

test.each(['reviewer', 'provider'] as const)(
  'the %s reads what was changed, word by word and in every language',
  async side => {
    const isReviewer = side === 'reviewer'
    opened = await openScreen({
      api,
      as: isReviewer ? reviewer : provider,
      manifest: isReviewer ? serviceAdmin : serviceProvider,
      path: `/services/${id}`,
      texts: [serviceMarketTexts],
    })
    const changes = within(await screen.findByRole('table'))
    const row = (name: RegExp) => within(changes.getByRole('row', { name }))
    expect(changes.getAllByRole('row')).toHaveLength(4)
    expect(row(/^Title.*简体中文/).getByText(/两/).tagName).toBe('INS')
    expect(row(/English/).getByText(/classify/).tagName).toBe('DEL')
    expect(row(/180/).getByText(/200/)).toBeTruthy()
  },
)

test('what was submitted anew since it was chosen in the list is chosen no longer, and decided once it is again', async () => {
  const input = aServiceInput({ categoryCode: 'SAMPLING', coverFileId: null, qualifications: [] })
  const made = await provider.ok(serviceDraft, input)
  await api.pool.query(
    `update service set content = content || jsonb_build_object('coverFileId', id::text) where id = $1`,
    [made.id],
  )
  const sent = await provider.ok(serviceSubmit, { id: made.id, version: made.version })
  opened = await openScreen({
    ...{ api, as: reviewer, manifest: serviceAdmin, path: '/services', texts: [serviceMarketTexts] },
  })
  const box = () => screen.findByRole('checkbox', { name: `Select ${sent.no}` })
  fireEvent.click(await box())
  await screen.findByRole('region', { name: 'Selected: 1' })
  const back = await provider.ok(serviceWithdraw, { id: made.id, version: sent.version })
  await provider.ok(serviceSubmit, { id: made.id, version: back.version })
  // The list is asked again, as it is when it is told of a change.
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'updatedAt' } })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected: 1' })).toBeNull())
  expect(await box()).toHaveProperty('checked', false)
  fireEvent.click(await box())
  fireEvent.click(within(await screen.findByRole('region', { name: 'Selected: 1' })).getByText('Approve'))
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText('Approve', { selector: 'button *' }))
  expect(await screen.findByText('Succeeded: 1. Failed: 0.')).toBeTruthy()
  expect((await provider.ok(serviceDetail, { id: made.id })).status).toBe('on_shelf')
})
