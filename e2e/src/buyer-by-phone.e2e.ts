import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { notice } from './controls'
import { expect, expectAccessible, expectFitsWidth, mailedCode, test, urlOf } from './fixtures'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const FIRST = 'Knit-2026!'
const SECOND = 'Purl-2027!'

async function fillSignIn(page: Page, phone: string, password: string) {
  await page.getByLabel('Email or phone number').fill(phone)
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()
}

async function signOut(page: Page) {
  await page.goto(urlOf('buyer', '/account'))
  await page.getByRole('button', { name: /Mo Lindqvist/ }).tap()
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).tap()
  await page.waitForURL(/\/login/)
}

test('a buyer without an email address registers on the phone, signs in, and gets a new password', async ({
  page,
  request,
}) => {
  let earlier = ''
  const phone = `+49170${randomInt(1_000_000, 9_999_999)}`
  const inquiries = urlOf('h5', '/inquiries')

  await test.step('registers from the mobile mall, and comes back to where that began', async () => {
    await page.goto(urlOf('buyer', `/login?type=register&sourceUrl=${encodeURIComponent(inquiries)}`))
    await page.getByLabel('Email or phone number').fill(phone)
    await page.getByRole('button', { name: 'Send code' }).tap()
    await expect(page.getByText(`We have sent a code to ${phone}.`)).toBeVisible()
    await expectAccessible(page)
    await expectFitsWidth(page)
    await page.getByLabel('Six-digit code').fill((earlier = await mailedCode(request, phone)))
    await page.getByRole('textbox', { name: /^Password/ }).fill(FIRST)
    await page.getByLabel('Your name').fill('Mo Lindqvist')
    await page.getByLabel('Company name').fill('Lindqvist Knits')
    await page.getByLabel('Country or region').selectOption('DE')
    await page.getByRole('button', { name: 'Create account' }).tap()
    await page.waitForURL(inquiries)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('signs in with the number', async () => {
    await signOut(page)
    await fillSignIn(page, phone, FIRST)
    await page.waitForURL(url => !url.pathname.endsWith('/login'))
  })

  await test.step('forgets the password, and signs in with a new one where the log-in was asked for', async () => {
    await signOut(page)
    await page.goto(urlOf('buyer', `/login?sourceUrl=${encodeURIComponent(inquiries)}`))
    await page.getByRole('link', { name: 'Forgot password?' }).tap()
    // The page it leads to has a field of the same name.
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
    await page.getByLabel('Email or phone number').fill(phone)
    await page.getByRole('button', { name: 'Send code' }).tap()
    await expect(page.getByText(`If ${phone} has an account, a code is on its way.`)).toBeVisible()
    // The code of the registration stays the newest until the other one has arrived.
    let sent = ''
    await expect.poll(async () => (sent = await mailedCode(request, phone))).not.toBe(earlier)
    await page.getByLabel('Six-digit code').fill(sent)
    await page.getByRole('textbox', { name: /^Password/ }).fill(SECOND)
    await page.getByRole('button', { name: 'Set password' }).tap()
    await expect(notice(page, 'Your password is set. Please log in with it.')).toBeVisible()
    await fillSignIn(page, phone, SECOND)
    await page.waitForURL(inquiries)
  })
})
