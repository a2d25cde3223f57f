import type { Page } from '@playwright/test'
import { menuDetail, menuRestore } from '@tradeport/domain/identity/contract'
import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { callApi, demo, signIn, speak } from './people'

const frontEnd = 'seller'

const trade = (page: Page) =>
  page.getByRole('group', { name: 'Arrangement' }).getByRole('list', { name: 'Trade', exact: true })

// Everybody's menu: as it was before, also after a journey that did not come to its end.
test.afterEach(async ({ request }) => {
  const head = await demo(request, 'operator', 'admin')
  const { version, content } = await callApi(request, head, menuDetail, { frontEnd })
  if (content.groups.length > 0)
    await callApi(request, head, menuRestore, { frontEnd, version, to: 0, reason: 'The journey is over' })
})

test('an operator renames and moves an entry of the sellers’ menu; a seller sees it after a reload', async ({
  page,
  another,
  request,
}) => {
  await signIn(page.context(), await demo(request, 'operator', 'admin'))
  const seller = await (await another()).newPage()
  await signIn(seller.context(), await demo(request, 'seller', 'lanyun'))
  await seller.goto(urlOf('seller'))
  const menu = seller.getByRole('navigation', { name: 'Work areas' })
  await expect(menu.getByRole('link', { name: 'Membership' })).toBeVisible()

  await test.step('renamed', async () => {
    await page.goto(urlOf('userCenter', '/menus?frontEnd=seller'))
    await page.getByRole('button', { name: 'Change Membership', exact: true }).click()
    await page.getByLabel('English', { exact: true }).fill('Plans and benefits')
    await expect(
      page.getByRole('region', { name: 'Preview' }).getByRole('link', { name: 'Plans and benefits' }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectFitsWidth(page)
  })

  await test.step('drawn to the top of another group', async () => {
    // Both groups are in sight, however many entries stand between them.
    await page.setViewportSize({ width: 1440, height: 2000 })
    const handle = page.getByRole('button', { name: /^Move Plans and benefits: drag/ })
    const target = trade(page).getByRole('listitem').first()
    await handle.scrollIntoViewIfNeeded()
    const [from, to] = [await handle.boundingBox(), await target.boundingBox()]
    if (!from || !to) throw new Error('nothing to draw')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 40, to.y + 6, { steps: 8 })
    await page.mouse.up()
    await expect(trade(page).getByRole('listitem').first()).toContainText('Plans and benefits')
  })

  await test.step('and published with a reason', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Plans and benefits: moved to Trade')).toBeVisible()
    await dialog.getByLabel(/^Reason/).fill('Sellers look for it')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Version \d+ · /)).toBeVisible()
  })

  await seller.reload()
  await expect(menu.getByRole('list', { name: 'Trade' }).getByRole('link').first()).toHaveText('Plans and benefits')
  await menu.getByRole('link', { name: 'Plans and benefits' }).click()
  await seller.waitForURL(/\/membership/)

  await test.step('in another language, the product’s own word', async () => {
    await speak(seller.context(), 'de_DE')
    await seller.reload()
    await expect(
      seller.getByRole('navigation', { name: 'Arbeitsbereiche' }).getByRole('link', { name: 'Mitgliedschaft' }),
    ).toBeVisible()
  })
})
