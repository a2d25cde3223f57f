import { randomUUID } from 'node:crypto'
import { profile, viewAsStart } from '@tradeport/domain/identity/contract'
import { chooseFromMore, pick } from './controls'
import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { callApi, demo, newBuyer, signIn } from './people'

const WIDTHS = [360, 768, 1440]

test('an operator asks for a right, a second one grants it and takes it back', async ({ page, another, request }) => {
  const mark = randomUUID().slice(0, 8)
  await signIn(page.context(), await demo(request, 'operator', 'content'))

  await test.step('the request', async () => {
    await page.goto(urlOf('userCenter', '/own-grants'))
    await page.getByRole('button', { name: 'Ask for rights' }).click()
    const dialog = page.getByRole('dialog')
    await pick(dialog.getByRole('combobox', { name: /^Role or permission/ }), 'Sign-in log: View')
    await dialog.getByLabel(/^Until/).fill(inDays(2))
    await dialog.getByLabel(/^Reason/).fill(`Looks for ${mark}`)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('row', { name: mark })).toContainText('Waiting')
    await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Sign-in log' })).toHaveCount(0)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expectFitsWidth(page)
    }
  })

  const head = await (await another()).newPage()
  await test.step('the decision of somebody else', async () => {
    await signIn(head.context(), await demo(request, 'operator', 'admin'))
    await head.goto(urlOf('userCenter', '/grants?f.status=pending'))
    const row = head.getByRole('row', { name: mark })
    await row.getByRole('button', { name: 'Approve' }).click()
    const dialog = head.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Agreed')
    await expectAccessible(head)
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(dialog).toBeHidden()
    await expect(head.getByRole('row', { name: mark })).toHaveCount(0)
  })

  await test.step('counts at once', async () => {
    await page.goto(urlOf('userCenter', '/sign-ins'))
    await expect(page.getByRole('heading', { level: 1, name: 'Sign-in log' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('and is taken back at once', async () => {
    await head.goto(urlOf('userCenter', '/grants?f.status=active'))
    await chooseFromMore(head.getByRole('row', { name: mark }), 'Take back')
    const dialog = head.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('The test is over')
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(dialog).toBeHidden()
    await page.goto(urlOf('userCenter', '/own-grants'))
    await expect(page.getByRole('row', { name: mark })).toContainText('Taken back')
    for (const width of WIDTHS) {
      await head.setViewportSize({ width, height: 800 })
      await expectFitsWidth(head)
    }
  })
})

test.describe('who looks on', () => {
  test.use({ allowedErrors: [/530310|530311/] })

  test('sees the pages of a member, is told so on each, and leaves by the banner', async ({ page, request }) => {
    const company = `Lookout ${randomUUID().slice(0, 8)}`
    await newBuyer(request, company)
    await signIn(page.context(), await demo(request, 'operator', 'admin'))
    await page.goto(urlOf('admin', '/companies'))
    await page.getByRole('searchbox').first().fill(company)
    await page.getByRole('row', { name: company }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'View as' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Reason/).fill('The buyer says that an inquiry is missing')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'View as' }).click()
    await expect(dialog.getByRole('link', { name: /^Open / })).toBeVisible()

    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: /^Open / }).click()
    const buyer = await opened
    const banner = buyer.getByText(`You are looking on as Jo Miller · ${company}`, { exact: false })
    await expect(banner).toBeVisible()
    await expectAccessible(buyer)
    for (const path of ['/messages', '/company'] as const) {
      await buyer.goto(urlOf('buyer', path))
      await expect(banner).toBeVisible()
    }
    for (const width of WIDTHS) {
      await buyer.setViewportSize({ width, height: 800 })
      await expectFitsWidth(buyer)
    }
    await buyer.getByRole('button', { name: 'Stop looking on' }).click()
    await expect(buyer.getByRole('heading', { name: company })).toBeVisible()
    await buyer.goto(urlOf('buyer', '/messages'))
    await expect(buyer.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  })

  test('is told so in the service market as well', async ({ page, request }) => {
    const operator = await demo(request, 'operator', 'admin')
    const seller = await demo(request, 'seller', 'lanyun')
    const { user, company } = await callApi(request, seller, profile, {})
    const viewed = { userId: user?.id ?? '', companyId: company?.id ?? '', party: 'seller' as const }
    const reason = 'The seller cannot find a service'
    const { token } = await callApi(request, operator, viewAsStart, { ...viewed, reason })
    await signIn(page.context(), { ...seller, token })
    await page.goto(urlOf('serviceMarket', '/services'))
    await expect(page.getByText(`You are looking on as ${user?.displayName}`, { exact: false })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Stop looking on' }).click()
    await page.waitForURL(/\/login/)
    await page.goto(urlOf('serviceMarket', '/services'))
    await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible()
    await expect(page.getByText('You are looking on', { exact: false })).toHaveCount(0)
  })
})

/** As `datetime-local` takes it. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)
}
