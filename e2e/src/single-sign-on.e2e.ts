import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  invitationAccept,
  login,
  operatorInvite,
  ssoClientPage,
  ssoClientUpdate,
} from '@tradeport/domain/identity/contract'
import { ALL_REGIONS } from '@tradeport/kernel/config'
import { chooseFromMore, pick } from './controls'
import { demoPassword, expect, expectAccessible, expectFitsWidth, mailedLink, test, urlOf } from './fixtures'
import { callApi, signIn, type Person } from './people'

const PASSWORD = 'Knit-2026!'
const WIDTHS = [360, 768, 1440] as const

test.use({ allowedErrors: [/400019/] })

/** With a session of now: what is done to rights asks for a fresh proof. */
async function superOperator(request: APIRequestContext): Promise<Person> {
  const [identity, email] = ['operator', 'admin@operator.example'] as const
  const { token } = await callApi(request, null, login, { email, password: demoPassword(), identity })
  return { identity, email, token }
}

/** An operator of this test alone, who is not signed in. */
async function newOperator(
  request: APIRequestContext,
  head: Person,
  roles: string[],
): Promise<{ id: string; email: string; name: string }> {
  const mark = randomUUID().slice(0, 8)
  const email = `sso-${mark}@platform.example`
  const displayName = `Mei ${mark}`
  const reason = 'Joins for a test'
  const { id } = await callApi(request, head, operatorInvite, {
    email,
    displayName,
    locale: 'en_US',
    roles,
    regionIds: ALL_REGIONS.map(({ regionId }) => regionId),
    reason,
  })
  const token = new URL(await mailedLink(request, email)).searchParams.get('token') ?? ''
  await callApi(request, null, invitationAccept, { token, password: PASSWORD })
  return { id, email, name: displayName }
}

async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/^Email/).fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const menuOf = (page: Page) => page.getByRole('navigation').first()

test('one sign-in opens all front-ends of operators, and one sign-out closes them', async ({ page, request }) => {
  const head = await superOperator(request)
  const { email, name } = await newOperator(request, head, ['op_content'])

  await test.step('asked for in one front-end, it goes on to where the person came from', async () => {
    await page.goto(urlOf('admin', '/news'))
    await page.waitForURL(/cerberus\..*\/login\?/)
    await fillSignIn(page, email)
    await page.waitForURL(urlOf('admin', '/news'))
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  })

  const other = await page.context().newPage()
  await test.step('the others are open too', async () => {
    await other.goto(urlOf('userCenter', '/'))
    await expect(other.getByRole('link', { name: /Content Management/ })).toBeVisible()
  })

  await test.step('signing out there takes this page to the sign-in, without a reload by hand', async () => {
    await other.getByRole('button', { name: new RegExp(name) }).click()
    await other.getByRole('menuitem', { name: 'Log out', exact: true }).click()
    await other.waitForURL(/\/login\?/)
    await page.waitForURL(/cerberus\..*\/login\?/)
    expect(new URL(page.url()).searchParams.get('sourceUrl')).toBe(urlOf('admin', '/news'))
  })

  await test.step('an address that is not registered is not followed', async () => {
    for (const foreign of ['https://evil.example/', '//evil.example/', urlOf('buyer', '/orders')]) {
      await page.goto(urlOf('userCenter', `/login?sourceUrl=${encodeURIComponent(foreign)}`))
      await fillSignIn(page, email)
      await page.waitForURL(urlOf('userCenter', '/'))
    }
  })
})

test('an operator who is disabled, or signed out by a colleague, leaves every open page at once', async ({
  page,
  another,
  request,
}) => {
  const head = await superOperator(request)
  const person = await newOperator(request, head, ['op_cs'])
  const context = await another()
  const open = async () => {
    const pages = [await context.newPage(), await context.newPage()] as const
    await pages[0].goto(urlOf('userCenter', '/login'))
    await fillSignIn(pages[0], person.email)
    await expect(menuOf(pages[0]).getByRole('link', { name: 'My time-limited rights' })).toBeVisible()
    await pages[1].goto(urlOf('admin', '/'))
    await expect(pages[1].getByRole('heading', { level: 1 })).toBeVisible()
    return pages
  }
  await signIn(page.context(), head)

  const pages = await open()
  await page.goto(urlOf('userCenter', '/online'))
  await page.getByRole('searchbox').fill(person.email)
  await chooseFromMore(page.getByRole('row', { name: person.email }).first(), 'Sign out')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The shift is over')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  for (const each of pages) await each.waitForURL(/cerberus\..*\/login\?/)

  const again = await open()
  await page.goto(urlOf('userCenter', '/operators'))
  await page.getByRole('searchbox').fill(person.email)
  await chooseFromMore(page.getByRole('row', { name: person.email }), 'Disable')
  await dialog.getByLabel('Reason').fill('Has left the desk')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  // The first page to hear of it asks why; the others find nobody signed in any more.
  for (const each of again)
    await expect(each.getByRole('heading', { level: 1, name: /^(Account disabled|Operator sign-in)$/ })).toBeVisible()
})

test('a super operator says whose roles open a front-end; others are refused with words', async ({
  page,
  another,
  request,
}) => {
  const head = await superOperator(request)
  const person = await newOperator(request, head, ['op_cs'])
  await signIn(page.context(), head)
  await page.goto(urlOf('userCenter', '/'))
  await menuOf(page).getByRole('link', { name: 'Front-ends' }).click()
  const row = page.getByRole('row', { name: /Content Management/ })
  await expect(row).toContainText('Every operator')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectFitsWidth(page)
    await expectAccessible(page)
  }
  const dialog = page.getByRole('dialog')
  await row.getByRole('button', { name: 'Change' }).click()
  await pick(dialog.getByRole('combobox', { name: /^Open to/ }), 'Content editor')
  await dialog.getByLabel(/^Reason/).fill('Only the editors')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).not.toContainText('Every operator')

  try {
    const other = await (await another()).newPage()
    await other.goto(urlOf('admin', '/news'))
    await other.waitForURL(/\/login\?/)
    await fillSignIn(other, person.email)
    await expect(other.getByRole('heading', { name: 'You may not enter Content Management' })).toBeVisible()
    await expectAccessible(other)
    await other.getByRole('link', { name: 'Platform Admin' }).click()
    await expect(menuOf(other).getByRole('link', { name: 'Customer messages' })).toBeVisible()
    await expect(menuOf(other).getByRole('link', { name: 'News' })).toHaveCount(0)
    await other.goto(urlOf('admin', '/news'))
    await expect(other.getByRole('heading', { level: 1, name: 'You may not enter Content Management' })).toBeVisible()
    for (const width of WIDTHS) {
      await other.setViewportSize({ width, height: 900 })
      await expectFitsWidth(other)
      await expectAccessible(other)
    }
  } finally {
    const { records } = await callApi(request, head, ssoClientPage, {})
    const version = records.find(({ key }) => key === 'cms')?.version ?? 0
    const reason = 'As it was before the test'
    await callApi(request, head, ssoClientUpdate, { key: 'cms', version, addresses: [], roles: [], reason })
  }
})
