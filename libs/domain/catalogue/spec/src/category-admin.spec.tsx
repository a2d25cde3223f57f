import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import {
  KNITWEAR_ID,
  SCARF_ID,
  SWEATER_ID,
  aCategoryInput,
  aCategoryTree,
  aProductInput,
  adminAttributeDetail,
  adminAttributePage,
  adminCategoryDetail,
  adminCategoryPage,
  anAttributeInput,
  attributeCreate,
  attributeUpdate,
  categoryAttributes,
  categoryCreate,
  categoryDisable,
  productCreate,
} from '@tradeport/domain/catalogue/contract'
import { catalogueServer, createStore, upsertCategories } from '@tradeport/domain/catalogue/server'
import { categoryAdmin } from '@tradeport/domain/catalogue/ui'
import { uuidv7 } from '@tradeport/node/db'
import { aloneShopPorts, startModuleApi, type Caller } from '@tradeport/testing/harness'
import { fieldBy, press, rowOf, screenTests } from '@tradeport/testing/screens'
import { beforeAll, describe, expect, test } from 'vitest'

// The operators' pages of categories and attributes over the real API and its database.
const screens = screenTests({
  start: () => startModuleApi([plug(catalogueServer, aloneShopPorts)]),
  manifest: categoryAdmin,
})
let head: Caller
let auditor: Caller
beforeAll(async () => {
  await screens.api.inside(ctx => upsertCategories(ctx.db, aCategoryTree()))
  head = await screens.api.person({ kind: 'operator', roles: ['op_super'] })
  auditor = await screens.api.person({ kind: 'operator', roles: ['op_auditor'] })
})
const open = (path: string, as = head) => screens.open(path, as)
const write = (label: RegExp, value: string, within?: HTMLElement) =>
  fireEvent.change(fieldBy(label, within), { target: { value } })
const bySlug = async (slug: string) =>
  (await head.ok(adminCategoryPage, { keyword: slug })).records.find(row => row.slug === slug)
const byCode = async (code: string) =>
  (await head.ok(adminAttributePage, { keyword: code })).records.find(row => row.code === code)
const part = (name: RegExp) => screen.findByRole('group', { name })

describe('the list of categories', () => {
  test('has each after the one above it, and moves it past its neighbour', async () => {
    await open('/categories')
    await rowOf('sweaters')
    const rows = screen.getAllByRole('row').map(row => row.textContent ?? '')
    const at = (slug: string) => rows.findIndex(text => text.includes(slug))
    expect([at('sweaters'), at('scarves')]).toEqual([at('knitwear') + 1, at('knitwear') + 2])
    const row = within(await rowOf('sweaters'))
    fireEvent.click(await row.findByRole('button', { name: /down$/ }))
    await waitFor(async () => {
      const { records } = await head.ok(adminCategoryPage, {})
      expect(records.map(({ slug }) => slug).filter(slug => slug.startsWith('s'))).toEqual(['scarves', 'sweaters'])
    })
  })

  test('is only read by who may not change it', async () => {
    await open('/categories', auditor)
    const row = within(await rowOf('sweaters'))
    for (const name of ['Edit', 'Disable']) expect(row.queryByText(name)).toBeNull()
    expect(row.queryByRole('button', { name: /down$/ })).toBeNull()
    expect(screen.queryByText('New category')).toBeNull()
  })
})

describe('a category', () => {
  test('is written with what is wrong said at its fields, and leads to what it asks for', async () => {
    await open('/categories/new')
    await screen.findByText('New category', { selector: 'h1' })
    press('Save')
    await waitFor(() => expect(fieldBy(/^Category/).getAttribute('aria-invalid')).toBe('true'))
    write(/^Category/, 'Sweaters')
    // The address follows the name until somebody writes another.
    expect(fieldBy(/^Address/)).toHaveProperty('value', 'sweaters')
    press('Save')
    // Only the server knows which addresses there are.
    expect(await screen.findByText('Already in use.')).toBeTruthy()
    write(/^Address/, 'hats')
    write(/^Category/, 'Hats & caps')
    expect(fieldBy(/^Address/)).toHaveProperty('value', 'hats')
    write(/^Parent category/, KNITWEAR_ID)
    press('Save')
    await waitFor(async () =>
      expect(await bySlug('hats')).toMatchObject({ name: { en_US: 'Hats & caps' }, parentId: KNITWEAR_ID, level: 2 }),
    )
    const row = await bySlug('hats')
    await open(`/categories/${row?.id ?? ''}`)
    expect((await screen.findByText('Colour')).closest('tr')?.textContent).toContain('Variants can differ by it')
    expect(screen.getAllByText('Knitwear').length).toBeGreaterThan(0)
  })

  test('stays open while its goods are on sale, and says so; then it is closed and opened again', async () => {
    const companyId = uuidv7()
    const facts = { country: 'CN', companyType: 'manufacturer', foundedYear: 2009, city: 'Tongxiang' } as const
    const storeId = await screens.api.inside(ctx =>
      createStore(ctx, { companyId, name: { en_US: 'Morning Mill' }, legalName: 'Morning Mill Co., Ltd.', ...facts }),
    )
    const seller = await screens.api.person({ kind: 'seller', companyId, storeId })
    const product = await seller.ok(productCreate, { content: aProductInput({ categoryId: SWEATER_ID }) })
    const sell = (status: string) =>
      screens.api.pool.query('update product set status = $2 where id = $1', [product.id, status])
    await sell('on_sale')
    const { version } = await head.ok(adminCategoryDetail, { id: SWEATER_ID })
    const refused = await head.call(categoryDisable, { id: SWEATER_ID, version })
    await open(`/categories/${SWEATER_ID}`)
    fireEvent.click(await screen.findByText('Disable', { selector: 'button *' }))
    press('Disable', await screen.findByRole('dialog'))
    expect(await screen.findByText(refused.msg)).toBeTruthy()
    await sell('off_sale')
    await open(`/categories/${SWEATER_ID}`)
    fireEvent.click(await screen.findByText('Disable', { selector: 'button *' }))
    press('Disable', await screen.findByRole('dialog'))
    fireEvent.click(await screen.findByText('Enable again', { selector: 'button *' }))
    await waitFor(async () =>
      expect(await head.ok(adminCategoryDetail, { id: SWEATER_ID })).toMatchObject({ version: version + 2 }),
    )
  })

  test('asks for attributes in an order, each as its kind can be', async () => {
    await head.ok(attributeCreate, anAttributeInput())
    const { id } = await head.ok(categoryCreate, aCategoryInput({ slug: 'pans' }))
    const surface = await byCode('surface')
    const yarn = await byCode('yarn_count')
    await open(`/categories/${id}/attributes`)
    fireEvent.click(await screen.findByText('Add an attribute'))
    write(/^Attribute/, yarn?.id ?? '', await part(/Yarn count|Colour|Surface/))
    const text = within(await part(/^Yarn count/))
    expect(text.queryByText('Buyers can filter by it')).toBeNull()
    press('Add an attribute')
    const groups = await screen.findAllByRole('group')
    const second = groups.at(-1)
    if (!second) throw new Error('no second attribute')
    write(/^Attribute/, surface?.id ?? '', second)
    const choice = within(await part(/^Surface/))
    fireEvent.click(choice.getByText('Required'))
    fireEvent.click(choice.getByText('Buyers can filter by it'))
    fireEvent.click(choice.getByRole('button', { name: 'Move Surface up' }))
    press('Save')
    await waitFor(async () => {
      const { attributes } = await head.ok(categoryAttributes, { categoryId: id })
      expect(attributes.map(({ code, required, filterable }) => [code, required, filterable])).toEqual([
        ['surface', true, true],
        ['yarn_count', false, false],
      ])
    })
  })
})

describe('an attribute', () => {
  test('is made with its options and their colours', async () => {
    await open('/attributes/new')
    await screen.findByText('New attribute', { selector: 'h1' })
    write(/^Attribute/, 'Thread colour')
    expect(fieldBy(/^Code/)).toHaveProperty('value', 'thread_colour')
    write(/^Kind/, 'multi')
    press('Save')
    // A choice without choices cannot be answered.
    expect(await screen.findByRole('alert')).toBeTruthy()
    press('Add an option')
    const option = await part(/^Option 1/)
    write(/^Name/, 'Dark olive', option)
    fireEvent.change(within(option).getByLabelText('Pick the colour'), { target: { value: '#6b7042' } })
    press('Save')
    await waitFor(async () => {
      const made = await byCode('thread_colour')
      expect(await head.ok(adminAttributeDetail, { id: made?.id ?? '' })).toMatchObject({
        type: 'multi',
        name: { en_US: 'Thread colour' },
        options: [{ value: 'dark_olive', label: { en_US: 'Dark olive' }, swatch: '#6b7042', enabled: true }],
      })
    })
  })

  test('that a colleague has changed meanwhile is gone on with as they have saved it, with what was typed', async () => {
    const pilling = anAttributeInput({ code: 'pilling', type: 'number', unit: 'gr', options: [] })
    const { id, version } = await head.ok(attributeCreate, pilling)
    await open(`/attributes/${id}/edit`)
    await screen.findByText('Edit attribute', { selector: 'h1' })
    write(/^Attribute/, 'Pilling grade')
    const name = { ...pilling.name, zh_CN: '起球等级' }
    await head.ok(attributeUpdate, { id, version, attribute: { ...pilling, name, unit: 'grade' } })
    press('Save')
    await waitFor(() => expect(fieldBy(/^Unit/)).toHaveProperty('value', 'grade'))
    expect(fieldBy(/^Attribute/)).toHaveProperty('value', 'Pilling grade')
    expect((await head.ok(adminAttributeDetail, { id })).name.en_US).toBe('Surface')
    press('Save')
    await waitFor(async () =>
      expect(await head.ok(adminAttributeDetail, { id })).toMatchObject({
        name: { en_US: 'Pilling grade', zh_CN: '起球等级' },
        unit: 'grade',
      }),
    )
  })

  test('that products say keeps its kind and their options', async () => {
    const companyId = uuidv7()
    const facts = { country: 'CN', companyType: 'manufacturer', foundedYear: 2009, city: 'Tongxiang' } as const
    const storeId = await screens.api.inside(ctx =>
      createStore(ctx, { companyId, name: { en_US: 'Evening Loom' }, legalName: 'Evening Loom Co., Ltd.', ...facts }),
    )
    const seller = await screens.api.person({ kind: 'seller', companyId, storeId })
    await seller.ok(productCreate, { content: aProductInput({ categoryId: SCARF_ID }) })
    const colour = await byCode('colour')
    await open(`/attributes/${colour?.id ?? ''}/edit`)
    await screen.findByText('Edit attribute', { selector: 'h1' })
    expect(fieldBy(/^Kind/)).toHaveProperty('disabled', true)
    const red = within(await part(/^Red/))
    expect(red.queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(within(await part(/^Oat/)).getByRole('button', { name: /^Remove/ })).toBeTruthy()
    fireEvent.click(red.getByText('Can be chosen'))
    press('Save')
    await waitFor(async () =>
      expect((await head.ok(adminAttributeDetail, { id: colour?.id ?? '' })).options[0]).toMatchObject({
        value: 'red',
        enabled: false,
        inUse: true,
      }),
    )
  })

  test('is found by its kind, and looked at with where it is asked for', async () => {
    await open('/attributes?f.type=composition')
    await rowOf('composition')
    expect(screen.queryByText('gauge')).toBeNull()
    const composition = await byCode('composition')
    await open(`/attributes/${composition?.id ?? ''}`, auditor)
    expect(await screen.findByText('Merino wool')).toBeTruthy()
    expect(screen.getByText('Knitwear')).toBeTruthy()
    expect(screen.queryByText('Edit')).toBeNull()
  })
})
