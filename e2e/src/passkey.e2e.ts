import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { newBuyer } from './people'

/** What stands for the fingerprint reader of this page's device: it always finds the right finger. */
async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    credentials: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    finger: (isRight: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isRight }),
  }
}

const toAccount = (page: Page) =>
  page.goto(urlOf('buyer', '/login?sourceUrl=' + encodeURIComponent(urlOf('buyer', '/account'))))

const heading = (page: Page) => page.getByRole('heading', { name: 'Passkeys' })

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill('Knit-2026!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await toAccount(page)
}

test('a buyer signs in with a passkey, alone and after the password, and removes it again', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request, 'Passkey Trading')
  const device = await withAuthenticator(page)
  await toAccount(page)
  await typePassword(page, buyer.email)
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Office laptop')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  // The first comes with recovery codes.
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('cell', { name: 'Office laptop', exact: true })).toBeVisible()
  const credentials = await device.credentials()
  expect(credentials.map(({ rpId, isResidentCredential }) => [rpId, isResidentCredential])).toEqual([
    ['tradeport.localhost', true],
  ])
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFitsWidth(page)
  await page.setViewportSize({ width: 1280, height: 720 })

  await logOut(page)
  await device.finger(false)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert').getByText('No passkey was used. Please try again.')).toBeVisible()
  await device.finger(true)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(heading(page)).toBeVisible()

  await logOut(page)
  await typePassword(page, buyer.email)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(heading(page)).toBeVisible()

  await page.getByRole('button', { name: 'Rename Office laptop' }).click()
  await page.getByLabel('Name of the passkey').fill('Old laptop')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('cell', { name: 'Old laptop', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Old laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have no passkey yet.')).toBeVisible()

  await logOut(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByRole('alert').getByText('This passkey was not accepted.', { exact: false })).toBeVisible()
  await typePassword(page, buyer.email)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Passkey', exact: true }).first()).toBeVisible()
})
