import { createHash, randomBytes } from 'node:crypto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ownTrustedDevices } from '@tradeport/domain/identity/contract'
import { identityBuyer } from '@tradeport/domain/identity/ui'
import { PLATFORMS } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// The second step at sign-in over the real API.
let api: TestApi
let opened: OpenedScreen | undefined
beforeAll(async () => {
  api = await startModuleApi([])
})
afterEach(() => opened?.close())
afterAll(() => api.close())

const RECOVERY_CODE = 'abcde-fghjk'

async function withSecondFactor(): Promise<{ person: Caller; email: string }> {
  const person = await api.person({ kind: 'buyer' })
  const { userId } = person.actor
  await api.pool.query(
    'insert into second_factor (user_id, secret, created_at, enabled_at) values ($1, $2, now(), now())',
    [userId, randomBytes(48)],
  )
  await api.pool.query('insert into recovery_code (user_id, code_hash) values ($1, $2)', [
    userId,
    createHash('sha256').update(`${userId}\nabcdefghjk`).digest(),
  ])
  const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [userId])
  return { person, email: rows[0]?.email ?? '' }
}

const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button, button *' }))

async function comeToSecondStep(email: string) {
  opened = await openScreen({ api, as: api.visitor, app: 'buyer', manifest: identityBuyer, path: '/login' })
  await type(/^Email/, email)
  await type(/^Password/, 'Passw0rd!')
  await press('Log in')
  return screen.findByLabelText<HTMLInputElement>('Trust this device for 30 days')
}

test('whoever ticks it at the second step trusts the browser, and nobody does without', async () => {
  const { person, email } = await withSecondFactor()
  expect((await comeToSecondStep(email)).checked).toBe(false)
  await type(/^Six-digit code/, RECOVERY_CODE)
  fireEvent.click(await screen.findByLabelText('Trust this device for 30 days'))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Trust this device for 30 days').checked).toBe(true),
  )
  await press('Continue')
  await waitFor(() => expect(document.cookie).toContain(`${PLATFORMS.buyer.tokenKey}=`))
  await waitFor(async () => expect(await person.ok(ownTrustedDevices, {})).toHaveLength(1))
})
