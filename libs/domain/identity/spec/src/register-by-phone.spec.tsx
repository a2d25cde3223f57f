import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as identity from '@tradeport/domain/identity/contract'
import { identityBuyer } from '@tradeport/domain/identity/ui'
import { startModuleApi, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// The buyer's short registration over the real API: one field takes an email address and a phone number.
let api: TestApi
let withoutSms: TestApi
let opened: OpenedScreen | undefined
beforeAll(async () => {
  api = await startModuleApi([])
  withoutSms = await startModuleApi([], { sms: 'none' })
})
afterEach(() => opened?.close())
afterAll(() => Promise.all([api.close(), withoutSms.close()]))

const open = async (on: TestApi) => {
  opened = await openScreen({
    ...{ api: on, as: on.visitor, app: 'buyer', manifest: identityBuyer },
    path: '/login?type=register',
  })
}
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button, button *' }))

test('a number gets a code, and opens an account without an email address', async () => {
  const phone = '+491701234599'
  await open(api)
  await type(/^Email or phone number/, phone)
  // Where no message leaves, the page says where the code is read.
  expect(await screen.findByText(/no text message is sent|Demo:/)).toBeTruthy()
  await press('Send code')
  expect(await screen.findByText(`We have sent a code to ${phone}.`)).toBeTruthy()
  await type(/^Six-digit code/, api.mailed.findLast(mail => mail.to === phone)?.params['code'] ?? '')
  await type(/^Password/, 'Knit-2026!')
  await type(/^Your name/, 'Jo Miller')
  await type(/^Company name/, 'Miller Knits')
  const country = await screen.findByLabelText<HTMLSelectElement>(/^Country or region/)
  await waitFor(() => expect([...country.options].map(({ value }) => value)).toContain('DE'))
  fireEvent.change(country, { target: { value: 'DE' } })
  await press('Create account')
  await waitFor(async () => {
    const { rows } = await api.pool.query('select email, display_name from user_account where phone = $1', [phone])
    expect(rows).toEqual([{ email: null, display_name: 'Jo Miller' }])
  })
})

test('what is wrong with a number is said at the one field', async () => {
  await open(api)
  await type(/^Email or phone number/, '123')
  await press('Send code')
  await waitFor(() => expect(screen.getByLabelText(/^Email or phone number/).getAttribute('aria-invalid')).toBe('true'))
})

test('where no text messages are sent the field asks for an email address alone', async () => {
  await open(withoutSms)
  expect(await screen.findByLabelText(/^Email/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText(/phone number/)).toBeNull())
  expect(
    (
      await withoutSms.visitor.call(identity.sendCode, {
        phone: '+491701234599',
        purpose: 'register',
        identity: 'buyer',
      })
    ).code,
  ).toBe('USER_SERVICE530134')
})
