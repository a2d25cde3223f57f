import { screen, waitFor } from '@testing-library/react'
import { plug } from '@tradeport/compose/api'
import { aCategoryTree, aProductInput, productCreate } from '@tradeport/domain/catalogue/contract'
import { catalogueServer, createStore, upsertCategories } from '@tradeport/domain/catalogue/server'
import { FirstSteps, catalogueSeller } from '@tradeport/domain/catalogue/ui'
import { uuidv7 } from '@tradeport/node/db'
import { aloneShopPorts, startModuleApi, type Caller } from '@tradeport/testing/harness'
import { screenTests } from '@tradeport/testing/screens'
import { defineManifest } from '@tradeport/web/react'
import { Suspense } from 'react'
import { beforeAll, expect, test } from 'vitest'

// What a seller's start page begins with while the shop has not opened.
const startPage = defineManifest({
  name: 'home',
  namespace: 'catalogue',
  locales: catalogueSeller.locales,
  routes: [
    {
      path: '/',
      lazy: async () => ({
        default: () => (
          <Suspense fallback={null}>
            <FirstSteps />
            <p>All else</p>
          </Suspense>
        ),
      }),
      access: 'signedIn',
      namespaces: ['entity'],
      titleKey: 'home.seller.title',
    },
  ],
  nav: [],
})
const screens = screenTests({
  start: () => startModuleApi([plug(catalogueServer, aloneShopPorts)]),
  manifest: startPage,
})

beforeAll(() => screens.api.inside(ctx => upsertCategories(ctx.db, aCategoryTree())))

async function aSeller(roles: string[] = ['seller_owner']): Promise<Caller> {
  const companyId = uuidv7()
  const facts = { country: 'CN', companyType: 'manufacturer', foundedYear: 2009, city: 'Tongxiang' } as const
  const storeId = await screens.api.inside(ctx =>
    createStore(ctx, { companyId, name: { en_US: 'First Mill' }, legalName: 'First Mill Co., Ltd.', ...facts }),
  )
  return screens.api.person({ kind: 'seller', companyId, storeId, roles })
}

const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
const isDone = (name: string) => screen.getByRole('link', { name }).closest('li')?.dataset['done'] === 'true'

test('a new shop is led to its first product and to its page, until both are there', async () => {
  const seller = await aSeller()
  await screens.open('/', seller)
  expect(await screen.findByRole('heading', { name: 'Before your store opens' })).toBeTruthy()
  expect(await link('Write your first product')).toBe('/products/new')
  expect(await link('Introduce your store: logo, introduction, ways of payment')).toBe('/store')

  const { id } = await seller.ok(productCreate, { content: aProductInput() })
  await screens.open('/', seller)
  expect(await link('Finish your first product')).toBe('/products')

  await screens.api.pool.query(`update product set status = 'pending_review' where id = $1`, [id])
  await screens.open('/', seller)
  expect(await link('Your first product is in review')).toBe('/products')
  expect(isDone('Your first product is in review')).toBe(true)
  expect(isDone('Introduce your store: logo, introduction, ways of payment')).toBe(false)

  await screens.api.pool.query(`update store set status = 'open' where company_id = $1`, [seller.actor.companyId])
  await screens.open('/', seller)
  expect(await screen.findByText('All else')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Before your store opens' })).toBeNull())
})

test('whoever writes no products is led nowhere', async () => {
  await screens.open('/', await aSeller(['seller_finance']))
  expect(await screen.findByText('All else')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Before your store opens' })).toBeNull()
})
