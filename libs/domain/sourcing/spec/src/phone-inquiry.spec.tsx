import { fireEvent, screen, waitFor } from '@testing-library/react'
import { abilityOfferSet, grantGive } from '@tradeport/domain/membership/contract'
import { inquiryPage } from '@tradeport/domain/sourcing/contract'
import { phoneFiles, sourcingPhone } from '@tradeport/domain/sourcing/ui'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { LookingOnContext } from '@tradeport/web/navigation'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aShop } from './shop.spec-scene'

// The form of the phone says how many inquiries are left at the button that sends one, as the basket of the desktop does.
let api: TestApi
let head: Caller
let productId: string
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
  productId = (await aShop(api)).productId
  await head.ok(abilityOfferSet, { ability: 'inquiry.send', sale: 'package' })
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

const openAs = async (as: Caller) => {
  opened?.close()
  opened = await openScreen({
    ...{ api, as, path: `/inquiries/new?productId=${productId}&qty=500` },
    ...{ manifest: sourcingPhone, texts: [phoneFiles] },
  })
}
const sendButton = () => screen.findByRole('button', { name: 'Send the inquiry' })
const sent = async (who: Caller) => (await who.ok(inquiryPage, {})).records.length

test('whoever has two inquiries left reads it at the button, and one fewer after sending', async () => {
  const buyer = await api.person({ kind: 'buyer' })
  const companyId = buyer.actor.companyId ?? ''
  await head.ok(grantGive, { companyId, ability: 'inquiry.send', quota: 2, validTo: null, reason: 'Welcome' })
  await openAs(buyer)
  expect(await screen.findByText('Uses left: 2')).toBeTruthy()
  fireEvent.click(await sendButton())
  await waitFor(async () => expect(await sent(buyer)).toBe(1))
  await openAs(buyer)
  expect(await screen.findByText('Uses left: 1')).toBeTruthy()
})

test('whoever has none is told so before, and the click sends nothing', async () => {
  const buyer = await api.person({ kind: 'buyer' })
  await openAs(buyer)
  expect(await screen.findByText(/membership level does not include/, { selector: 'p' })).toBeTruthy()
  fireEvent.click(await sendButton())
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(await sent(buyer)).toBe(0)
})

test('whoever looks on as a member begins none', async () => {
  opened = await openScreen({
    ...{ api, as: await api.person({ kind: 'buyer' }), path: `/inquiries/new?productId=${productId}` },
    ...{ manifest: sourcingPhone, texts: [phoneFiles] },
    frame: ({ children }) => <LookingOnContext value="You are only looking on.">{children}</LookingOnContext>,
  })
  expect(await screen.findByRole('heading', { name: 'You are only looking on.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Inquiries' }).getAttribute('href')).toContain('/inquiries')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send the inquiry' })).toBeNull()
})

test('a shop that will be closed says so before it is asked', async () => {
  await api.pool.query(`update store set closed_from = '2099-02-01', closed_to = '2099-02-08'`)
  await openAs(await api.person({ kind: 'buyer' }))
  expect(await screen.findByText(/^Harbour Mill is closed from Feb 1, 2099 to Feb 8, 2099/)).toBeDefined()
})
