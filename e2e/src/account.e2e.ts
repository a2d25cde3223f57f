import type { Page } from '@playwright/test'
import { notice } from './controls'
import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { appCode, newBuyer } from './people'

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(urlOf('buyer', '/login?sourceUrl=' + encodeURIComponent(urlOf('buyer', '/account'))))
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill('Knit-2026!')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('a buyer signs another device out and turns the second step on', async ({ page, another, request }) => {
  const { email } = await newBuyer(request, 'Account Trading')
  const other = await (await another()).newPage()
  await logIn(other, email)
  await expect(other.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await logIn(page, email)
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(notice(page, 'All other devices are signed out.')).toBeVisible()
  // The other browser is told why, without having asked.
  await expect(other.getByRole('heading', { name: /You were logged out in another window/ })).toBeVisible()
  await other.getByRole('button', { name: 'Log in again' }).click()
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Turn on' }).click()
  const secret = (await page.locator('code').first().textContent()) ?? ''
  const used = appCode(secret)
  await page.getByLabel('Code from the app').fill(used)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Recovery codes left: 10.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectFitsWidth(page)

  await logIn(other, email)
  await expect(other.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await other.getByLabel('Six-digit code').fill(used)
  await other.getByRole('button', { name: 'Continue' }).click()
  // That code has been used for turning it on; of the next one clocks may be a step apart.
  await expect(other.getByText('This code is wrong or was used already.')).toBeVisible()
  await other.getByLabel('Six-digit code').fill(appCode(secret, 1))
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
})
