import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import {
  aServiceCategoryInput,
  aServiceInput,
  queryServiceCategoryMap,
  serviceCategoryCreate,
  serviceCategoryDetail,
  serviceCategoryDisable,
  serviceCategoryTree,
  serviceDraft,
  serviceOrderTemplate,
} from '@tradeport/domain/service-market/contract'
import { NOTHING_SAID, NO_AGREEMENTS, serviceMarketServer } from '@tradeport/domain/service-market/server'
import { serviceAdmin, serviceMarketTexts } from '@tradeport/domain/service-market/ui'
import { startModuleApi, type Caller } from '@tradeport/testing/harness'
import { chooseFromMore, fieldBy, press, rowOf, screenTests } from '@tradeport/testing/screens'
import { beforeAll, describe, expect, test } from 'vitest'

const screens = screenTests({
  manifest: serviceAdmin,
  texts: [serviceMarketTexts],
  start: () =>
    startModuleApi([
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
    ]),
})
let head: Caller
beforeAll(async () => {
  head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
})
const open = (path: string, as = head) => screens.open(path, as)
const write = (label: RegExp, value: string) => fireEvent.change(fieldBy(label), { target: { value } })
const idOf = async (code: string) => (await head.ok(queryServiceCategoryMap, {}))[code]?.id ?? ''
const childrenOf = async (code: string) => {
  const tree = await head.ok(serviceCategoryTree, { withDisabled: true })
  return tree.find(node => node.code === code)?.children.map(node => node.code) ?? []
}

describe('the list', () => {
  test('has every category after the one above it', async () => {
    await open('/service-categories')
    await rowOf('CUSTOMS')
    const rows = screen.getAllByRole('row')
    const at = (code: string) => rows.findIndex(row => within(row).queryByText(code))
    const order = ['CUSTOMS_TAX', ...(await childrenOf('CUSTOMS_TAX'))]
    expect(order.map(at)).toEqual(order.map((_, index) => at('CUSTOMS_TAX') + index))
  })

  test('puts a category after its neighbour', async () => {
    const before = await childrenOf('CUSTOMS_TAX')
    await open('/service-categories')
    const row = within(await rowOf('CUSTOMS'))
    fireEvent.click(await row.findByRole('button', { name: /down$/ }))
    await waitFor(async () => expect(await childrenOf('CUSTOMS_TAX')).toEqual([before[1], before[0], before[2]]))
  })

  test('is only read by who may not change it', async () => {
    const auditor = await screens.api.person({ kind: 'operator', roles: ['op_auditor'] })
    await open('/service-categories', auditor)
    const row = within(await rowOf('CUSTOMS'))
    for (const name of ['Edit', 'Disable']) expect(row.queryByText(name)).toBeNull()
    expect(row.queryByRole('button', { name: /down$/ })).toBeNull()
    await open(`/service-categories/${await idOf('CUSTOMS')}`, auditor)
    expect(await screen.findByText('Order form')).toBeTruthy()
    expect(screen.queryByText('Edit order form')).toBeNull()
  })
})

describe('a category', () => {
  test('is written with what is wrong said at its fields', async () => {
    await open('/service-categories/new')
    await screen.findByText('New category', { selector: 'h1' })
    write(/^Code/, 'customs')
    press('Save')
    await waitFor(() => expect(fieldBy(/^Name/).getAttribute('aria-invalid')).toBe('true'))
    write(/^Name/, 'Fumigation')
    write(/^Commission/, '7.5')
    press('Save')
    // Only the server knows which codes there are.
    expect(await screen.findByText('Already in use.')).toBeTruthy()
    write(/^Code/, 'fumigation')
    write(/^Parent category/, await idOf('QUALITY'))
    press('Save')
    await waitFor(async () =>
      expect(await head.ok(serviceCategoryDetail, { id: await idOf('FUMIGATION') })).toMatchObject({
        name: { en_US: 'Fumigation' },
        commissionRate: '7.50',
        parentId: await idOf('QUALITY'),
        level: 2,
      }),
    )
  })

  test('is written again', async () => {
    const { id } = await head.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'PACKING' }))
    await open(`/service-categories/${id}/edit`)
    await screen.findByText('Edit category', { selector: 'h1' })
    expect(within(fieldBy(/^Parent category/)).queryByRole('option', { name: /Sampling/ })).toBeNull()
    write(/^Name/, 'Packing')
    fireEvent.click(screen.getByRole('button', { name: 'Drawing 2' }))
    press('Save')
    await waitFor(async () =>
      expect(await head.ok(serviceCategoryDetail, { id })).toMatchObject({
        name: { en_US: 'Packing', zh_CN: '打样' },
        icon: 'declaration',
      }),
    )
  })

  test('stays open while services of it are on the market, and says so', async () => {
    const provider = await screens.api.person({ kind: 'provider' })
    const service = await provider.ok(
      serviceDraft,
      aServiceInput({ categoryCode: 'DRAWBACK', coverFileId: null, qualifications: [] }),
    )
    await screens.api.pool.query(`update service set status = 'on_shelf' where id = $1`, [service.id])
    const id = await idOf('DRAWBACK')
    const { version } = await head.ok(serviceCategoryDetail, { id })
    const refused = await head.call(serviceCategoryDisable, { id, version })
    await open('/service-categories')
    await chooseFromMore('Disable', await rowOf('DRAWBACK'))
    press('Disable', await screen.findByRole('dialog'))
    expect(await screen.findByText(refused.msg)).toBeTruthy()
    expect(await head.ok(serviceCategoryDetail, { id })).toMatchObject({ status: 'enabled' })
  })

  test('is closed and opened again', async () => {
    const { id } = await head.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'PALLETS' }))
    await open(`/service-categories/${id}`)
    fireEvent.click(await screen.findByText('Disable', { selector: 'button *' }))
    press('Disable', await screen.findByRole('dialog'))
    fireEvent.click(await screen.findByText('Enable again', { selector: 'button *' }))
    await waitFor(async () => expect(await head.ok(serviceCategoryDetail, { id })).toMatchObject({ version: 2 }))
  })
})

describe('the order form of a category', () => {
  test('is designed, shown as the customer will see it, and kept as the next version', async () => {
    const { id } = await head.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'CRATES' }))
    const before = await head.ok(serviceOrderTemplate, { categoryCode: 'CRATES' })
    await open(`/service-categories/${id}/order-form`)
    fireEvent.click(await screen.findByText('Add a question'))
    press('Save')
    const first = screen.getByRole('group', { name: 'Question 1' })
    await waitFor(() => expect(fieldBy(/^Question/, first).getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(fieldBy(/^Question/, first), { target: { value: 'Treated wood?' } })
    fireEvent.change(fieldBy(/^Key/, first), { target: { value: 'treated' } })
    fireEvent.change(fieldBy(/^Kind of answer/, first), { target: { value: 'checkbox' } })

    press('Add a question')
    const second = screen.getByRole('group', { name: 'Question 2' })
    fireEvent.change(fieldBy(/^Question/, second), { target: { value: 'Which treatment?' } })
    fireEvent.change(fieldBy(/^Kind of answer/, second), { target: { value: 'select' } })
    press('Save')
    // A choice without choices cannot be answered.
    expect(await within(second).findByRole('alert')).toBeTruthy()
    press('Add a choice', second)
    fireEvent.change(fieldBy(/^What the customer reads/, second), { target: { value: 'Heat' } })
    fireEvent.change(fieldBy(/^Asked after/, second), { target: { value: 'treated' } })
    const equals = fieldBy(/^if the answer/, second)
    fireEvent.mouseDown(equals)
    fireEvent.click(await screen.findByTitle('Yes'))

    const preview = within(screen.getByRole('group', { name: 'What the customer sees' }))
    expect(preview.queryByText('Which treatment?')).toBeNull()
    fireEvent.click(preview.getByRole('checkbox'))
    expect(preview.getByText('Which treatment?')).toBeTruthy()

    press('Save')
    await waitFor(async () =>
      expect(await head.ok(serviceOrderTemplate, { categoryCode: 'CRATES' })).toMatchObject({
        version: before.version + 1,
        fields: [
          { key: 'treated', type: 'checkbox', label: { en_US: 'Treated wood?' } },
          {
            key: 'question1',
            type: 'select',
            options: [{ value: 'choice1', label: { en_US: 'Heat' } }],
            visibleWhen: { field: 'treated', equals: ['yes'] },
          },
        ],
      }),
    )
  })

  test('says which languages lack some of its texts', async () => {
    await open(`/service-categories/${await idOf('CUSTOMS')}/order-form`)
    const first = await screen.findByRole('group', { name: 'Question 1' })
    expect(screen.queryByText(/^Not every text is there in/)).toBeNull()
    press('Add a question')
    const added = screen.getAllByRole('group', { name: /^Question \d+$/ }).at(-1) ?? first
    fireEvent.change(fieldBy(/^Question/, added), { target: { value: 'Anything else?' } })
    expect(await screen.findByText(/^Not every text is there in: .*Deutsch \(1\)/)).toBeTruthy()
  })
})

describe('the prices of a category', () => {
  test('are written with what is wrong said at its field, and shown on its page', async () => {
    const { id } = await head.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'LABELS' }))
    await open(`/service-categories/${id}/prices`)
    fireEvent.mouseDown(await screen.findByLabelText(/^Ways of pricing/))
    fireEvent.click(await screen.findByTitle('Price from'))
    press('Add a price')
    const first = screen.getByRole('group', { name: 'Price 1' })
    press('Save')
    await waitFor(() => expect(fieldBy(/^Name/, first).getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(fieldBy(/^Name/, first), { target: { value: 'One label' } })
    expect(
      within(fieldBy(/^Price model/, first))
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['Price from'])
    press('Save')
    await waitFor(async () =>
      expect((await head.ok(serviceCategoryDetail, { id })).skuTemplate).toMatchObject({
        priceModes: ['from'],
        items: [{ name: { en_US: 'One label' }, priceMode: 'from', unit: 'order' }],
      }),
    )
    await open(`/service-categories/${id}`)
    expect(await screen.findByText('One label')).toBeTruthy()
  })
})
