import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { demo, newBuyer, signIn } from './people'

test('an operator looks on as a buyer: it is said on every page, changes nothing and stands in the log', async ({
  page,
  context,
  request,
}) => {
  const name = `Quiet Import ${String(Date.now()).slice(-9)}`
  await newBuyer(request, name)
  await signIn(context, await demo(request, 'operator', 'admin'))
  await page.goto(urlOf('admin', '/companies'))
  await page.getByRole('searchbox').first().fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'View as' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The buyer says that the inquiries are gone')
  await dialog.getByRole('button', { name: 'View as' }).click()
  await dialog.getByRole('link', { name: /^Open / }).waitFor()

  const looking = await context.newPage()
  const banner = looking.getByText(new RegExp(`^You are looking on as Jo Miller · ${name}`))
  for (const [app, route] of [
    ['buyer', '/orders'],
    ['portal', '/'],
    ['portal', '/b2bForeignTradeMall'],
    ['h5', '/'],
    ['h5', '/me'],
    ['h5', '/messages'],
  ] as const) {
    await looking.goto(urlOf(app, route))
    await expect(banner).toBeInViewport()
    await expect(looking.getByRole('button', { name: 'Stop looking on' })).toBeInViewport()
  }
  await looking.setViewportSize({ width: 360, height: 740 })
  await looking.goto(urlOf('portal'))
  await expect(banner).toBeInViewport()
  await expectFitsWidth(looking)
  await expectAccessible(looking)
  await looking.setViewportSize({ width: 1440, height: 900 })

  // From the portal it ends like from anywhere, and the company is there again.
  await looking.getByRole('button', { name: 'Stop looking on' }).click()
  await expect(looking.getByRole('heading', { level: 1, name })).toBeVisible()
  await looking.goto(urlOf('portal'))
  await expect(looking.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await expect(banner).toBeHidden()
  await looking.goto(urlOf('admin', '/audit'))
  await expect(
    looking.getByRole('row').filter({ hasText: 'The buyer says that the inquiries are gone' }).first(),
  ).toBeVisible()
})
