import { fireEvent, screen, waitFor } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import { aCategoryTree, aProductInput, productCreate, sellerStoreDetail } from '@tradeport/domain/catalogue/contract'
import { catalogueServer, createStore, upsertCategories } from '@tradeport/domain/catalogue/server'
import { catalogueSeller } from '@tradeport/domain/catalogue/ui'
import { ROLES } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { aloneShopPorts, startModuleApi, type Caller } from '@tradeport/testing/harness'
import { press, screenTests } from '@tradeport/testing/screens'
import { beforeAll, describe, expect, test } from 'vitest'

// The seller's pages over the real API and its database.
const screens = screenTests({
  start: () => startModuleApi([plug(catalogueServer, aloneShopPorts)]),
  manifest: catalogueSeller,
})
const open = (path: string) => screens.open(path, seller)
let seller: Caller
let taken: string
let product: { id: string; title: string }

beforeAll(async () => {
  await screens.api.inside(ctx => upsertCategories(ctx.db, aCategoryTree()))
  seller = await aSeller('Morning Mill')
  const { id, content } = await seller.ok(productCreate, { content: aProductInput() })
  product = { id, title: content.title.en_US ?? '' }
  taken = (await (await aSeller('Evening Loom')).ok(sellerStoreDetail, {})).slug
})

async function aSeller(name: string, roles: string[] = ['seller_owner']): Promise<Caller> {
  const companyId = uuidv7()
  const facts = { country: 'CN', companyType: 'manufacturer', foundedYear: 2009, city: 'Tongxiang' } as const
  const storeId = await screens.api.inside(ctx =>
    createStore(ctx, { companyId, name: { en_US: name }, legalName: `${name} Co., Ltd.`, ...facts }),
  )
  return screens.api.person({ kind: 'seller', companyId, storeId, roles })
}

describe('the pages of a seller', () => {
  test('a product is listed with its state and leads to its page', async () => {
    await open('/products')
    const name = await screen.findByText(product.title)
    expect(name.closest('a')?.getAttribute('href')).toContain(product.id)
    expect(name.closest('tr')?.textContent).toContain('Draft')
  })

  test.each(ROLES.seller)('%s is shown to begin a product exactly where the API takes one', async role => {
    const person = await aSeller(`Mill of ${role}`, [role])
    const takes = (await person.call(productCreate, { content: aProductInput() })).code !== 'MALL600403'
    await screens.open('/products', person)
    expect(await screen.findByRole('button', { name: /Export/ })).toBeTruthy()
    expect(screen.queryAllByRole('link', { name: 'New product' }).length > 0).toBe(takes)
    expect(screen.queryAllByRole('button', { name: /^Import/ }).length > 0).toBe(takes)
  })

  test('the shop says what it lacks before it opens, and is closed only after a question', async () => {
    const owner = await aSeller('Closing Mill')
    await screens.open('/store', owner)
    expect(await screen.findByText('What is still missing')).toBeTruthy()
    expect(screen.getByText('An approved product')).toBeTruthy()
    press('Close shop')
    press('Close shop', await screen.findByRole('dialog'))
    await waitFor(async () => expect((await owner.ok(sellerStoreDetail, {})).status).toBe('closed'))
  })

  test('who only reads the shop is offered nothing to change there', async () => {
    await screens.open('/store', await aSeller('Reading Mill', ['product_editor']))
    expect(await screen.findByLabelText('Incoterms')).toHaveProperty('disabled', true)
    expect(screen.getByText('Drop the logo here or choose it').closest('label')?.control?.matches(':disabled')).toBe(
      true,
    )
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  test('the page of a product shows what it says', async () => {
    await open(`/products/${product.id}`)
    expect((await screen.findAllByText(product.title)).length).toBeGreaterThan(0)
  })

  test('what is typed about the shop stays while a colleague saves, and is saved on top of that', async () => {
    const owner = await aSeller('Shared Mill')
    await screens.open('/store', owner)
    fireEvent.change(await screen.findByDisplayValue('Shared Mill'), { target: { value: 'Shared Mill of Tongxiang' } })
    const ofColleague = `slug = 'colleague-mill', version = version + 1`
    await screens.api.pool.query(`update store set ${ofColleague} where id = $1`, [owner.actor.storeId])
    const save = () => fireEvent.click(screen.getByText('Save', { selector: 'button *' }))
    save()
    expect(await screen.findByText(/^This was changed meanwhile and has been refreshed\./)).toBeTruthy()
    expect(await screen.findByDisplayValue('colleague-mill')).toBeTruthy()
    expect(screen.getByDisplayValue('Shared Mill of Tongxiang')).toBeTruthy()
    save()
    expect(await screen.findByText('Store saved')).toBeTruthy()
    expect(await owner.ok(sellerStoreDetail, {})).toMatchObject({
      slug: 'colleague-mill',
      name: { en_US: 'Shared Mill of Tongxiang' },
    })
  })

  test('an address that another store has is refused at its field, a free one is saved', async () => {
    await open('/store')
    const address = await screen.findByLabelText(/^Address of the page/)
    const save = () => fireEvent.click(screen.getByText('Save', { selector: 'button *' }))
    fireEvent.change(address, { target: { value: taken } })
    save()
    expect(await screen.findByText('Already in use.')).toBeTruthy()
    expect(address.getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(address, { target: { value: 'morning-mill-of-puyuan' } })
    save()
    await waitFor(async () => expect((await seller.ok(sellerStoreDetail, {})).slug).toBe('morning-mill-of-puyuan'))
    await waitFor(() => expect(screen.queryByText('Already in use.')).toBeNull())
  })
})
