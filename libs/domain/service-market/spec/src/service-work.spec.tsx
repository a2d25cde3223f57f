import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import {
  aServiceCategoryInput,
  aServiceInput,
  serviceApprovePass,
  serviceCategoryCreate,
  serviceCategoryDetail,
  serviceCategoryTemplateSave,
  serviceDetail,
  serviceDraft,
  serviceSubmit,
  serviceUpdate,
  type ServiceAgreementOption,
} from '@tradeport/domain/service-market/contract'
import { NOTHING_SAID, NO_AGREEMENTS, serviceMarketServer } from '@tradeport/domain/service-market/server'
import { serviceAdmin, serviceMarketTexts, serviceProvider } from '@tradeport/domain/service-market/ui'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { fieldBy, openScreen, press, rowOf, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// What a provider writes about its service besides its price, over the real API and its database.
const TERMS: ServiceAgreementOption = {
  code: 'sampling-terms',
  edition: 3,
  title: { en_US: 'Sampling terms' },
  body: { en_US: '# Parties\n\n{provider} makes samples.' },
}
const PICTURE = '01900000-0000-7000-8000-00000000f001'
let api: TestApi
let provider: Caller
let head: Caller
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
      agreementTemplates: { ...NO_AGREEMENTS, offered: async () => [TERMS], held: async () => [TERMS.code] },
      words: async () => ({}),
    }),
  ])
  provider = await api.person({ kind: 'provider' })
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
  await head.ok(serviceCategoryCreate, aServiceCategoryInput())
  // A picture of the provider's; what it shows is not what this is about.
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_company_id, kind, visibility, file_name, mime, size, sha256, storage_key, created_at)
     select $1, region_id, id, 'image', 'public', 'a.webp', 'image/webp', 1, '', '', now() from company where id = $2`,
    [PICTURE, provider.actor.companyId],
  )
})
const close = () => {
  opened?.close()
  opened = undefined
}
afterEach(close)
afterAll(() => api.close())

const show = async (as: Caller, path: string) => {
  close()
  const manifest = as.actor.kind === 'provider' ? serviceProvider : serviceAdmin
  opened = await openScreen({ api, as, manifest, path, texts: [serviceMarketTexts] })
}
const content = () => aServiceInput({ categoryCode: 'SAMPLING', coverFileId: null, qualifications: [] })
const approved = async () => {
  const written = { ...content(), coverFileId: PICTURE, agreementTemplateCode: TERMS.code }
  const draft = await provider.ok(serviceDraft, written)
  const sent = await provider.ok(serviceSubmit, { id: draft.id, version: draft.version })
  return head.ok(serviceApprovePass, { id: sent.id, version: sent.version })
}

test('who may begin no service is not given the form of one', async () => {
  await show(await api.person({ kind: 'provider', roles: ['bookkeeper'] }), '/services/new')
  expect(await screen.findByText('You may not see this page')).toBeTruthy()
  await show(provider, '/services/new')
  expect(await screen.findByRole('button', { name: 'Save draft' })).toBeTruthy()
})

test('the agreement that the service is offered under is chosen, read, and asked for', async () => {
  const { id } = await provider.ok(serviceDraft, content())
  await show(provider, `/services/${id}/edit?part=proof`)
  const field = await waitFor(() => fieldBy(/^Agreement/))
  const missing = () => screen.queryByRole('button', { name: /^Agreement.*required/ })
  expect(missing()).not.toBeNull()
  fireEvent.change(field, { target: { value: TERMS.code } })
  expect(missing()).toBeNull()
  expect(screen.getByText('Read edition 3')).toBeTruthy()
  expect(screen.getByText('________ makes samples.')).toBeTruthy()
  press('Save draft')
  await waitFor(async () =>
    expect((await provider.ok(serviceDetail, { id })).content.agreementTemplateCode).toBe(TERMS.code),
  )
  await show(provider, `/services/${id}`)
  expect(await screen.findByText('Sampling terms')).toBeTruthy()
})

test('what a colleague has saved of a service meanwhile stays, and what is typed goes on top of it', async () => {
  const { id, version } = await provider.ok(serviceDraft, content())
  await show(provider, `/services/${id}/edit`)
  const title = await waitFor(() => fieldBy(/^Title/))
  fireEvent.change(title, { target: { value: 'Samples in a week' } })
  const written = (await provider.ok(serviceDetail, { id })).content
  const theirs = { ...written, workingHours: 'Day and night', title: { ...written.title, de_DE: 'Muster' } }
  await provider.ok(serviceUpdate, { id, version, content: theirs })
  press('Save draft')
  await screen.findByText(/^This was changed meanwhile/)
  await waitFor(async () => {
    press('Save draft')
    expect((await provider.ok(serviceDetail, { id })).content).toMatchObject({
      title: { ...theirs.title, en_US: 'Samples in a week' },
      workingHours: 'Day and night',
    })
  })
})

test('versions are listed and set beside each other, and the history names what was changed', async () => {
  const { id, version } = await approved()
  const { content: written } = await provider.ok(serviceDetail, { id })
  await provider.ok(serviceUpdate, { id, version, content: { ...written, workingHours: 'Day and night' } })
  await show(provider, `/services/${id}`)
  const change = await screen.findByText('Day and night', { selector: 'ins' })
  expect(change.parentElement?.textContent).toContain('Working hours')
  expect(await screen.findByText('Version 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Compare version 1 with what is written now' }))
  const table = within(await screen.findByRole('table'))
  const row = within(table.getByRole('row', { name: /Working hours/ }))
  expect(row.getByText('Day and night')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Compare version 2 with what is written now' }))
  expect(await screen.findByText('These versions say the same.')).toBeTruthy()
})

test('which proofs categories ask for is seen and changed at a glance', async () => {
  await head.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'PROOFING', name: { en_US: 'Proofing' } }))
  await show(head, '/service-categories/matrix')
  // Looked for in its row: the names of all boxes of the table take their time.
  const box = within(await rowOf('Proofing')).getByRole('checkbox', {
    name: /^Proofing asks for Business licence/i,
  })
  expect(box).toHaveProperty('checked', false)
  fireEvent.click(box)
  const row = await rowOf('Proofing')
  await waitFor(() => expect(within(row).getAllByRole('checkbox', { checked: true })).toHaveLength(1))
  const link = within(row).getByText('Proofing').getAttribute('href') ?? ''
  const { requiredQualifications } = await head.ok(serviceCategoryDetail, { id: link.split('/').at(-1) ?? '' })
  expect(requiredQualifications).toEqual(['business_licence'])
})

test('who may not change categories reads the proofs only', async () => {
  const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
  await show(auditor, '/service-categories/matrix')
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes.every(box => box.hasAttribute('disabled'))).toBe(true)
})

test('the questions of an order are read in each language they are written in', async () => {
  const { id, version } = await head.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'PREVIEWS' }))
  const field = {
    key: 'fabric',
    label: { en_US: 'Fabric', de_DE: 'Stoff' },
    hint: {},
    type: 'text' as const,
    required: false,
    options: [],
  }
  await head.ok(serviceCategoryTemplateSave, { id, version, fields: [field] })
  await show(head, `/service-categories/${id}`)
  expect(await screen.findByText('Fabric')).toBeTruthy()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Language of the preview' }))
  fireEvent.click(await screen.findByText('Deutsch', { selector: '.ant-select-item *' }))
  await waitFor(() => expect(screen.getByText('Stoff')).toBeTruthy())
})
