import type { Page } from '@playwright/test'
import { profile, viewAsStart } from '@tradeport/domain/identity/contract'
import { notificationCounts } from '@tradeport/domain/messaging/contract'
import { notice } from './controls'
import { expect, expectAccessible, goOn, expectFitsWidth, standing, test, urlOf } from './fixtures'
import { callApi, demo, newBuyer, signIn } from './people'

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

const REFUSALS = /USER_SERVICE53031[01]|global400001|gateway\.400019/

/** What sends something or changes it, and can be pressed. A search sends nothing but a question. */
const pressable = (page: Page) =>
  page.locator(
    ['button[type="submit"]', '.ant-btn-primary', '.ant-btn-dangerous']
      .map(each => `main ${each}:enabled:not([aria-disabled="true"]):not([role="search"] *)`)
      .join(', '),
  )

const LOOKED_AT = {
  seller: {
    name: 'lanyun',
    app: 'seller',
    pages: [
      '/',
      '/products',
      '/store',
      '/relations',
      '/inquiries',
      '/orders',
      '/service-orders',
      '/declarations',
      '/single-window',
      '/messages',
      '/exports',
      '/company',
      '/company/addresses',
      '/company/members',
      '/account',
    ],
    list: '/orders',
    begins: ['/products', 'New product'],
  },
  provider: {
    name: 'clearway',
    app: 'providerAdmin',
    pages: [
      '/',
      '/services',
      '/service-questions',
      '/service-orders',
      '/after-sales',
      '/customs-orders',
      '/declarations',
      '/customs-delegations',
      '/single-window',
      '/messages',
      '/company',
      '/account',
    ],
    list: '/customs-orders',
    begins: ['/services', 'New service'],
  },
} as const

for (const party of ['seller', 'provider'] as const)
  test(`who looks on as a ${party} is offered nothing that would be refused, and no page sends anything by itself`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(180_000)
    const { name, app, pages, list, begins } = LOOKED_AT[party]
    const member = await demo(request, party, name)
    const { user, company } = await callApi(request, member, profile, {})
    const input = { companyId: company?.id ?? '', userId: user?.id ?? '', party, reason: 'A document is missing' }
    const { token } = await callApi(request, await demo(request, 'operator', 'admin'), viewAsStart, input)

    // The member themselves begins something new here.
    const own = await context.newPage()
    await signIn(context, member)
    await own.goto(urlOf(app, begins[0]))
    await expect(own.getByRole('main').getByText(begins[1], { exact: true }).first()).toBeVisible()
    await own.close()

    await signIn(context, { ...member, token })
    const refused: string[] = []
    page.on('response', response => {
      if (!response.url().includes('/api/') || response.request().resourceType() === 'eventsource') return
      const type = response.headers()['content-type'] ?? ''
      if (!type.includes('json')) return
      void response.text().then(
        text => REFUSALS.test(text.slice(0, 200)) && refused.push(`${response.url()} ${text.slice(0, 120)}`),
        () => undefined,
      )
    })
    const look = async (route: string) => {
      await goOn(page, urlOf(app, route))
      await expect(page.getByText(/^You are looking on as /)).toBeVisible()
      await standing(page)
      await expect(pressable(page)).toHaveCount(0)
      await expect(notice(page, 'You are only looking on: nothing can be changed.')).toHaveCount(0)
    }
    for (const route of pages) await look(route)
    await page.goto(urlOf(app, begins[0]))
    await standing(page)
    await expect(page.getByRole('main').getByText(begins[1], { exact: true })).toHaveCount(0)

    await look(list)
    await page.getByRole('main').locator(`a[href*="${list}/0"]`).first().click()
    await standing(page)
    await expect(pressable(page)).toHaveCount(0)
    await expectAccessible(page)
    expect(refused).toEqual([])

    // What a member reads stays unread.
    const unread = await callApi(request, member, notificationCounts, {})
    await page.goto(urlOf(app, '/messages'))
    await standing(page)
    expect(await callApi(request, member, notificationCounts, {})).toEqual(unread)
    await page.getByRole('button', { name: 'Stop looking on' }).click()
    await page.waitForURL(url => url.host === new URL(urlOf('admin')).host)
  })
