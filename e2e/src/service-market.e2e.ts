import type { Locator } from '@playwright/test'
import { marketPage } from '@tradeport/domain/service-market/contract'
import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { callApi, demo, signIn, speak } from './people'

test('services are compared side by side, at an address that can be sent to others', async ({ page, browser }) => {
  await page.goto(urlOf('serviceMarket', '/services'))
  const cards = page.locator('main').getByRole('article')
  for (const at of [0, 1])
    await cards
      .nth(at)
      .getByRole('button', { name: /^Compare / })
      .click()
  await page.getByRole('link', { name: 'Compare (2)' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=[0-9a-f-]+,[0-9a-f-]+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('rowheader', { name: /^Prices/ })).toBeVisible()
  await expectAccessible(page)
  const rows = page.getByRole('row')
  const all = await rows.count()
  await page.getByRole('checkbox', { name: 'Only differences' }).check()
  await expect.poll(() => rows.count()).toBeLessThan(all)

  const other = await browser.newContext()
  const guest = await other.newPage()
  await guest.setViewportSize({ width: 360, height: 740 })
  await guest.goto(`${page.url()},01990000-0000-7000-8000-000000000000`)
  await expect(guest.getByRole('columnheader')).toHaveCount(3)
  await expect(guest.getByText('This service is no longer offered')).toBeVisible()
  await expectFitsWidth(guest)
  await guest.getByRole('button', { name: 'Take out This service is no longer offered' }).click()
  await expect(guest.getByRole('columnheader')).toHaveCount(2)
  await other.close()
})

test('a customer and a provider find their service orders in the market', async ({ page, another, request }) => {
  await page.goto(urlOf('serviceMarket', '/service-orders'))
  await expect(page.getByRole('link', { name: 'Sign in as a seller' })).toBeVisible()

  await signIn(page.context(), await demo(request, 'seller', 'cashhill'))
  await page.goto(urlOf('serviceMarket', '/'))
  await page.getByRole('button', { name: /Cashhill Office/ }).click()
  await page.getByRole('menuitem', { name: 'My service orders' }).click()
  const confirmed = page.getByRole('tab', { name: /^To be confirmed/ })
  await confirmed.click()
  await expect(confirmed).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/status=pending_confirm/)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/service-orders\/[0-9a-f-]+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Price and payment' })).toBeVisible()
  await expectAccessible(page)

  const office = await another()
  await signIn(office, await demo(request, 'provider', 'clearway'))
  const desk = await office.newPage()
  await desk.goto(urlOf('serviceMarket', '/service-orders'))
  await expect(desk.getByRole('columnheader', { name: 'Customer' })).toBeVisible()
})

test('a seller asks before ordering, the provider answers, and others may read both', async ({
  page,
  another,
  request,
}) => {
  const question = `Do you also file on Sundays? (${Date.now().toString(36)})`
  const clearway = await demo(request, 'provider', 'clearway')
  const { records } = await callApi(request, null, marketPage, { pageSize: 50 })
  const service = records.filter(({ provider }) => provider.name.includes('Clearway')).at(-1)
  if (!service) throw new Error('the demo has no service of this provider')
  const address = urlOf('serviceMarket', `/service/${service.id}`)

  await signIn(page.context(), await demo(request, 'seller', 'cashhill'))
  await page.goto(address)
  const part = page.getByRole('region', { name: 'Questions and answers' })
  await part.getByLabel('Ask the provider').fill(question)
  await part.getByRole('button', { name: 'Send the question' }).click()
  const own = part.getByRole('list', { name: 'Your question' }).getByRole('listitem').filter({ hasText: question })
  await expect(own.getByText('Waits for an answer')).toBeVisible()
  await expectAccessible(page)

  const office = await another()
  await signIn(office, clearway)
  const desk = await office.newPage()
  await desk.goto(urlOf('providerAdmin', '/service-questions'))
  const row = desk.getByRole('row').filter({ hasText: question })
  await row.getByRole('button', { name: 'Answer' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Your answer').fill('Yes, until noon.')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByText('Shown on the page of the service')).toBeVisible()

  // The answer comes to the open page by itself.
  await expect(own.getByText('Yes, until noon.')).toBeVisible()
  const guest = await (await another()).newPage()
  await guest.goto(address)
  await guest.getByRole('region', { name: 'Questions and answers' }).getByText(question).click()
  await expect(guest.getByText('Yes, until noon.')).toBeVisible()
})

test('the German name of the market is whole in the head of a phone, and parted where it is put together', async ({
  page,
  context,
}) => {
  await speak(context, 'de_DE')
  await page.goto(urlOf('serviceMarket', '/services'))
  const name = page
    .getByRole('banner')
    .getByRole('link', { name: /zur Startseite$/ })
    .locator('span')
    .last()
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => linesOf(name)).toMatch(/^Dienst ?leistungs ?markt$/)
    expect(await name.evaluate(each => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1)
    await expectFitsWidth(page)
  }
})

/** What is read in each line. */
const linesOf = (text: Locator): Promise<string> =>
  text.evaluate(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return ''
    const range = document.createRange()
    const lines = new Map<number, string>()
    for (const [at, letter] of [...firstChild.data].entries()) {
      range.setStart(firstChild, at)
      range.setEnd(firstChild, at + 1)
      // At the beginning of a line, the end of the one before belongs to it as well.
      const top = Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
      if (letter !== '\u00AD') lines.set(top, (lines.get(top) ?? '') + letter)
    }
    return [...lines.values()].join(' ')
  })
