import { fireEvent, screen, waitFor } from '@testing-library/react'
import { declarationFormDetail } from '@tradeport/domain/customs/contract'
import { customsSeller } from '@tradeport/domain/customs/ui'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { uuidv7 } from '@tradeport/node/db'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCustomsApi } from './customs-api.test-kit'

// An order of more lines than a form takes, over the real API of customs.
const ORDER = uuidv7()
let api: TestApi
let seller: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startCustomsApi(
    { companyNames: async () => new Map(), brokers: async () => [] },
    {},
    {
      orders: {
        totalSold: async () => ({ currency: 'USD', amount: '1660.00' }),
        goodsSold: async () => ({
          no: 'OD26',
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
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

const open = async () => {
  opened?.close()
  opened = await openScreen({
    api,
    as: seller,
    manifest: customsSeller,
    path: `/declarations/new?order=${ORDER}&no=OD26`,
  })
}
const begin = () => fireEvent.click(screen.getByText('Begin', { selector: 'button *' }))
async function begun() {
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/declarations\/[^/]+\/edit$/))
  return await seller.ok(declarationFormDetail, { id: window.location.pathname.split('/')[2] ?? '' })
}

test('of a long order each part is a draft of its own, and those made before are named', async () => {
  await open()
  await screen.findByText('Begin', { selector: 'button *' })
  begin()
  expect(await screen.findByText(/There are 83 lines, and one declaration takes 50/)).toBeTruthy()
  begin()
  const first = await begun()
  expect(first.content.items).toHaveLength(50)

  await open()
  await screen.findByText('Begin', { selector: 'button *' })
  begin()
  expect(await screen.findByText(`Made of it already: ${first.no}.`)).toBeTruthy()
  fireEvent.click(screen.getByLabelText('Lines 51 to 83'))
  begin()
  const second = await begun()
  expect(second.content.items).toHaveLength(33)
  expect(second.content.items[0]?.gName).toBe('Pullover 51')
})

test('a part that stands is begun again only after the page said so', async () => {
  await open()
  await screen.findByText('Begin', { selector: 'button *' })
  begin()
  await screen.findByText(/There are 83 lines, and one declaration takes 50/)
  fireEvent.click(await screen.findByRole('radio', { name: /Lines 1 to 50/ }))
  expect(await screen.findByText(/Another one declares the same goods again/)).toBeTruthy()
  fireEvent.click(screen.getByText('Begin another one anyway', { selector: 'button *' }))
  expect(await begun()).toMatchObject({ origin: { type: 'order', id: ORDER, part: 1 } })
})
