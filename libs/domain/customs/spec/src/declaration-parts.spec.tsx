import { fireEvent, screen, waitFor } from '@testing-library/react'
import { customsDelegationGrant, declarationFormDetail, declarationFormPage } from '@tradeport/domain/customs/contract'
import { customsBroker, customsSeller } from '@tradeport/domain/customs/ui'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { uuidv7 } from '@tradeport/node/db'
import type { DomainManifest } from '@tradeport/web/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCustomsApi } from './customs-api.test-kit'

// An order of more lines than a form takes, over the real API of customs.
const ORDER = uuidv7()
const SERVICE_ORDER = uuidv7()
let api: TestApi
let seller: Caller
let broker: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startCustomsApi(
    {
      companyNames: async () => new Map(),
      brokers: async () => [{ companyId: broker.actor.companyId ?? '', name: 'Broker' }],
    },
    {},
    {
      serviceOrders: {
        find: async (_ctx, id) =>
          id === SERVICE_ORDER
            ? {
                id,
                no: 'SO26',
                flowCode: 'CUSTOMS',
                customerCompanyId: seller.actor.companyId ?? '',
                providerCompanyId: broker.actor.companyId ?? '',
                isRunning: true,
                customsOrderId: null,
                answers: { goods: 'Knitwear', mode: 'sea' },
              }
            : undefined,
        link: async () => undefined,
        hold: async () => undefined,
        isHeld: async () => false,
        worked: async () => undefined,
      },
      orders: {
        totalsSold: async (_ctx, ids) => new Map(ids.map(id => [id, { currency: 'USD', amount: '1660.00' }])),
        goodsSold: async () => ({
          no: 'OD26',
          buyerCompanyId: 'nordhaus',
          buyerName: 'Nordhaus',
          currency: 'USD',
          incoterm: 'FOB',
          destCountry: null,
          items: Array.from({ length: 83 }, (_, index) => ({
            name: `Pullover ${index + 1}`,
            hsCode: '6110200090',
            qty: '10',
            unit: 'piece',
            unitPrice: '2',
            amount: '20.00',
            originCountry: null,
          })),
        }),
      },
    },
  )
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

async function open(
  path = `/declarations/new?order=${ORDER}&no=OD26`,
  { as = seller, manifest = customsSeller }: { as?: Caller; manifest?: DomainManifest } = {},
) {
  opened?.close()
  opened = await openScreen({ api, as, manifest, path })
}
const beginButton = () => screen.findByText<HTMLElement>('Begin', { selector: 'button:enabled *' })
const begin = async () => fireEvent.click(await beginButton())
async function begun(who = seller) {
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/declarations\/[^/]+\/edit$/))
  return await who.ok(declarationFormDetail, { id: window.location.pathname.split('/')[2] ?? '' })
}
/** The line of the table that says where a value comes from. */
const rowOf = (field: string) => screen.findByRole('row', { name: new RegExp(`^${field}`) })

test('before anything is made the page says what the form will hold, where it comes from, and what is missing', async () => {
  const newcomer = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await open(undefined, { as: newcomer })
  expect(await screen.findByText('What the form will hold')).toBeTruthy()
  expect((await rowOf('Contract number')).textContent).toContain('OD26')
  expect((await rowOf('Contract number')).textContent).toContain('Order number')
  expect(await screen.findByText('Still missing')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Declaring customs' })).toBeTruthy()
  expect((await newcomer.ok(declarationFormPage, {})).total).toBe(0)
})

test('of a long order each part is a draft of its own, and those made before are named', async () => {
  await open()
  expect(await screen.findByText(/There are 83 lines, and one declaration takes 50/)).toBeTruthy()
  await begin()
  const first = await begun()
  expect(first.content.items).toHaveLength(50)

  await open()
  expect(await screen.findByText(`Made of it already: ${first.no}.`)).toBeTruthy()
  // What one would go on with is chosen.
  expect((await screen.findByLabelText<HTMLInputElement>('Lines 51 to 83')).checked).toBe(true)
  await begin()
  const second = await begun()
  expect(second.content.items).toHaveLength(33)
  expect(second.content.items[0]?.gName).toBe('Pullover 51')
})

test('what is missing stands by the parts of the form, and a field that is chosen begins the form and opens there', async () => {
  await open(`/declarations/new?order=${uuidv7()}&no=OD27`)
  const list = (await screen.findByText('Packages and weight', { selector: 'dt' })).closest('dl')
  expect(list?.querySelectorAll('dt').length).toBeGreaterThan(4)
  fireEvent.click(screen.getByRole('button', { name: 'Gross weight (kg)' }))
  await begun()
  expect(new URLSearchParams(window.location.search).get('field')).toBe('head.grossWt')
})

test('a part that stands is begun again only after the page said so', async () => {
  const order = uuidv7()
  await open(`/declarations/new?order=${order}&no=OD28`)
  await begin()
  await begun()
  await open(`/declarations/new?order=${order}&no=OD28`)
  fireEvent.click(await screen.findByRole('radio', { name: /Lines 1 to 50/ }))
  expect(await screen.findByText(/Another one declares the same goods again/)).toBeTruthy()
  fireEvent.click(await screen.findByText('Begin another one anyway', { selector: 'button:enabled *' }))
  expect(await begun()).toMatchObject({ origin: { type: 'order', id: order, part: 1 } })
})

test('what the checks will find of the goods is told beside what is missing', async () => {
  const order = `/declarations/new?order=${uuidv7()}&no=OD29`
  for (const part of [1, 2]) {
    await open(order)
    await begin()
    expect(await begun()).toMatchObject({ origin: { part } })
  }
  await open(order)
  expect(await screen.findByText('What the checks find: 1')).toBeTruthy()
  expect(screen.getByText(/All declarations of the order come to 2660\.00 USD, the order to 1660\.00 USD/)).toBeTruthy()
})

test('a service order is made into a form in the direction that is chosen, once its customer let the broker act for it', async () => {
  const path = `/declarations/new?serviceOrder=${SERVICE_ORDER}&no=SO26`
  const asBroker = { as: broker, manifest: customsBroker }
  await open(path, asBroker)
  expect(await screen.findByText(/^This company has not let you act for it yet/)).toBeTruthy()
  expect(screen.queryByText('Begin', { selector: 'button:enabled *' })).toBeNull()
  await seller.ok(customsDelegationGrant, { brokerCompanyId: broker.actor.companyId ?? '', validTo: '2099-12-31' })

  await open(path, asBroker)
  fireEvent.click(await screen.findByRole('radio', { name: 'Import' }))
  expect((await rowOf('Mode of transport')).textContent).toContain('Answers of the customer')
  await begin()
  expect(await begun(broker)).toMatchObject({
    ieFlag: 'I',
    companyId: seller.actor.companyId,
    origin: { type: 'service_order', id: SERVICE_ORDER },
  })
})

test('a document that is not one’s own says that it cannot be read, and begins nothing', async () => {
  await open(`/declarations/new?serviceOrder=${uuidv7()}`)
  expect(await screen.findByText('This document could not be read.')).toBeTruthy()
  expect(screen.queryByText('Begin', { selector: 'button:enabled *' })).toBeNull()
})
