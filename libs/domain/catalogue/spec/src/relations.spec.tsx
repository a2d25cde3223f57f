import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plug } from '@tradeport/compose/api'
import {
  aCategoryTree,
  relationPage,
  relationRequest,
  sellerStoreDetail,
  storeUpdate,
  type PriceVisibility,
} from '@tradeport/domain/catalogue/contract'
import { catalogueServer, createStore, upsertCategories } from '@tradeport/domain/catalogue/server'
import { catalogueGoods, cataloguePortal, relationBuyer, relationSeller } from '@tradeport/domain/catalogue/ui'
import { PLATFORMS } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { aloneShopPorts, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

// Who sees the prices of a store, over the real API and its database.
let api: TestApi
let opened: OpenedScreen | undefined
let seller: Caller
let buyer: Caller
let storeId: string

beforeAll(async () => {
  api = await startModuleApi([plug(catalogueServer, aloneShopPorts)])
  await api.inside(ctx => upsertCategories(ctx.db, aCategoryTree()))
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

beforeEach(async () => {
  const companyId = uuidv7()
  storeId = await api.inside(ctx =>
    createStore(ctx, {
      ...{ companyId, name: { en_US: `Quiet Mill ${companyId.slice(-6)}` }, legalName: 'Quiet Mill Co., Ltd.' },
      ...{ country: 'CN', city: 'Tongxiang', companyType: 'manufacturer', foundedYear: 2009 },
    }),
  )
  await api.pool.query(`update store set status = 'open' where id = $1`, [storeId])
  seller = await api.person({ kind: 'seller', companyId, storeId })
  buyer = await api.person({ kind: 'buyer', companyName: `Hallig Wool ${companyId.slice(-6)}` })
})

const open = async (as: Caller, manifest: Parameters<typeof openScreen>[0]['manifest'], path: string) => {
  opened = await openScreen({ api, as, manifest, path, texts: manifest === cataloguePortal ? [catalogueGoods] : [] })
}

async function keep(priceVisibility: PriceVisibility) {
  const { version, slug, sourceLocale, name } = await seller.ok(sellerStoreDetail, {})
  await seller.ok(storeUpdate, { version, slug, sourceLocale, name, priceVisibility })
}

test('a seller reads who asks, and agrees; the buyer sees that', async () => {
  await buyer.ok(relationRequest, { storeId, note: 'We buy for 40 shops' })
  await open(seller, relationSeller, '/relations')
  expect(await screen.findByText('We buy for 40 shops')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Shared', { selector: 'td *' })).toBeTruthy()
  opened?.close()
  await open(buyer, relationBuyer, '/relations')
  expect(await screen.findByText('Shared', { selector: 'td *' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Quiet Mill/ })).toBeTruthy()
})

test('a seller invites a buyer by name, and reads at the field when there is none', async () => {
  await open(seller, relationSeller, '/relations')
  await userEvent.click((await screen.findAllByRole('button', { name: 'Invite a buyer' }))[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByLabelText('Company number or full name')
  await userEvent.type(field, 'Nobody at all')
  await userEvent.click(dialog.getByRole('button', { name: 'Invite a buyer' }))
  expect(await dialog.findByText('No buyer with this number or exact name was found.')).toBeTruthy()
  const { rows } = await api.pool.query<{ legal_name: string }>('select legal_name from company where id = $1', [
    buyer.actor.companyId,
  ])
  await userEvent.clear(field)
  await userEvent.type(field, rows[0]?.legal_name ?? '')
  await userEvent.click(dialog.getByRole('button', { name: 'Invite a buyer' }))
  await expect
    .poll(async () => (await buyer.ok(relationPage, {})).records.map(({ source, status }) => [source, status]))
    .toEqual([['invite', 'pending']])
})

/** The buyer front-end’s session, which the portal shares; nobody’s without a token. */
const signedIn = (token: string | null) =>
  void (document.cookie = `${PLATFORMS.buyer.tokenKey}=${token === null ? '; max-age=0' : encodeURIComponent(`Bearer ${token}`)}; path=/`)

test.each<[PriceVisibility, string]>([
  ['relation', 'This supplier shows prices only to buyers it has agreed to.'],
  ['verified', 'This supplier shows prices to buyers whose company is verified.'],
])('the page of a store that keeps its prices says for whom: %s', async (visibility, text) => {
  await keep(visibility)
  signedIn(null)
  await open(api.visitor, cataloguePortal, `/store/${storeId}`)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Log in to see prices' })).toBeTruthy()
})

test('who is signed in asks there, and reads that the store will answer', async () => {
  await keep('relation')
  signedIn(buyer.token)
  await open(api.visitor, cataloguePortal, `/store/${storeId}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for prices' }))
  await userEvent.type(await screen.findByLabelText('Who you are and what you buy'), 'Knitwear for 40 shops')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/You asked on/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Private prices' }).getAttribute('href')).toContain('/relations')
  expect((await seller.ok(relationPage, {})).records).toMatchObject([{ note: 'Knitwear for 40 shops' }])
  signedIn(null)
})

test('who is not verified is told where that is done', async () => {
  await keep('verified')
  await api.pool.query('update company set verify_level = 1 where id = $1', [buyer.actor.companyId])
  signedIn(buyer.token)
  await open(api.visitor, cataloguePortal, `/store/${storeId}`)
  const link = await screen.findByRole('link', { name: 'Get verified' })
  expect(link.getAttribute('href')).toMatch(/\/company$/)
  signedIn(null)
})
