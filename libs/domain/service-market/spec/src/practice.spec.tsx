import { act, fireEvent, screen, within } from '@testing-library/react'
import { practiceProgressList, type ExperienceScene } from '@tradeport/domain/service-market/contract'
import {
  CustomsOrderPractice,
  DeclarationPractice,
  customsOrderSeller,
  customsSeller,
} from '@tradeport/domain/customs/ui'
import { serviceMarketTexts, servicePractice } from '@tradeport/domain/service-market/ui'
import { serviceOrderStatusCount } from '@tradeport/domain/service-order/contract'
import { ServiceOrderPractice, serviceOrderSeller } from '@tradeport/domain/service-order/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { paymentTexts } from '@tradeport/web/payments'
import { openScreen, openedDialog, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

// A seller practises: on the real pages, and without any document.
/** Whole scenes, each on several of the largest pages. */
const LONG = 90_000

let api: TestApi
let seller: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
})
const close = () => {
  opened?.close()
  opened = undefined
}
afterEach(close)
afterAll(() => api.close())

const manifest = servicePractice({
  service_order: ServiceOrderPractice,
  declaration: DeclarationPractice,
  customs_order: CustomsOrderPractice,
})
const open = async (path: string) => {
  opened = await openScreen({
    ...{ api, as: seller, manifest, path },
    texts: [serviceMarketTexts, serviceOrderSeller, customsSeller, customsOrderSeller, paymentTexts],
  })
}
// By their words: roles of pages this large take a busy machine long.
const step = (name: string) => screen.findByText(name, { selector: 'h2' }, { timeout: 10_000 })
const press = async (name: string) => {
  const button = await screen.findByText(name, { selector: 'button *' })
  await act(async () => fireEvent.click(button))
}
/** The button of the page asks first, in a dialog with the same word. */
const pressAndConfirm = async (name: string) => {
  await press(name)
  const button = await within(await openedDialog()).findByText(name, { selector: 'button *' })
  await act(async () => fireEvent.click(button))
}
const kept = async (name: ExperienceScene) => {
  const { scenes } = await seller.ok(practiceProgressList, {})
  const own = scenes.find(({ scene }) => scene === name)
  return [own?.status, own?.step]
}
const count = async (table: string) => (await api.pool.query(`select 1 from ${table}`)).rows.length

test(
  'a service is ordered, paid for and received, left in between, and nothing of it is an order',
  async () => {
    await open('/practice/service-order')
    expect(await screen.findByText('Practice: nothing is sent')).toBeTruthy()
    await step('Choose a service')
    await press('Order')
    await step('Read the quote and agree to it')
    await vi.waitFor(async () => expect(await kept('service_order')).toEqual(['running', 'quote']))

    // What was left is gone on with.
    close()
    await open('/practice/service-order')
    await step('Read the quote and agree to it')
    await pressAndConfirm('Accept the quote')
    await step('Pay')
    await pressAndConfirm('Pay')
    await step('Let the provider work')
    await press('Go on')
    await step('Look at the result and confirm it')
    await pressAndConfirm('Confirm the result')
    await step('Rate the provider')
    await pressAndConfirm('Rate the service')
    expect(await screen.findByText('You are through')).toBeTruthy()
    await vi.waitFor(async () => expect(await kept('service_order')).toEqual(['finished', 'rate']))

    expect(Object.values(await seller.ok(serviceOrderStatusCount, {})).every(count => count === 0)).toBe(true)
    expect(await count('service_order')).toBe(0)
  },
  LONG,
)

test(
  'two mistakes are found and mended, and a declaration goes to its end without being one',
  async () => {
    await open('/practice/declaration')
    await step('See what the checks found')
    await press('Go on')
    await step('Mend both mistakes')
    const netWt = await screen.findByLabelText(/^Net weight/, {}, { timeout: 10_000 })
    await act(async () => fireEvent.change(netWt, { target: { value: '1650' } }))
    await press('Containers and VIN')
    const container = await screen.findByLabelText(/^Container number/)
    await act(async () => fireEvent.change(container, { target: { value: 'CSQU3054383' } }))
    await step('Submit the form')
    await press('Show me where')
    await press('Submit')
    await step('Send it to customs')
    await press('Send to the Single Window')
    const send = await within(await openedDialog()).findByText('Send to the Single Window', { selector: 'button *' })
    await act(async () => fireEvent.click(send))
    await step('Follow the receipts')
    for (const _receipt of ['S0', 'E1', 'L', 'G', 'P', 'R']) await press('Go on')
    expect((await screen.findAllByText('Cleared')).length).toBeGreaterThan(0)
    await press('Go on')
    expect(await screen.findByText('You are through')).toBeTruthy()
    await vi.waitFor(async () => expect(await kept('declaration')).toEqual(['finished', 'follow']))
    expect([await count('declaration_form'), await count('customs_simulator')]).toEqual([0, 0])
  },
  LONG,
)

test(
  'a broker declares, and the practice can be begun again without ending another',
  async () => {
    await open('/practice/customs-order')
    await step('Send the order to the broker')
    await pressAndConfirm('Send to the broker')
    await step('Pay the fees')
    await pressAndConfirm('Pay')
    await step('Let the broker check the papers')
    await press('Go on')
    await step('Approve the declaration')
    await pressAndConfirm('Confirm the draft')
    await step('Follow customs')
    for (const _receipt of ['S0', 'E1', 'L', 'G', 'P', 'R']) await press('Go on')
    await step('Close the order')
    await pressAndConfirm('Complete')
    expect(await screen.findByText('You are through')).toBeTruthy()
    await vi.waitFor(async () => expect(await kept('customs_order')).toEqual(['finished', 'complete']))
    expect([await count('customs_order'), await count('declaration_form')]).toEqual([0, 0])

    await press('Begin again')
    const sure = await within(await openedDialog()).findByText('Begin again', { selector: 'button *' })
    await act(async () => fireEvent.click(sure))
    await step('Send the order to the broker')
    expect(await kept('customs_order')).toEqual(['running', 'request'])
    expect(await kept('service_order')).toEqual(['finished', 'rate'])
  },
  LONG,
)
