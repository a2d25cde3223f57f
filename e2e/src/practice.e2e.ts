import { serviceOrderStatusCount } from '@tradeport/domain/service-order/contract'
import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { callApi, demo, signIn } from './people'

test('a seller practises an order of a service on a phone, and has ordered nothing', async ({ page, request }) => {
  test.slow()
  const seller = await demo(request, 'seller', 'lanyun')
  const before = await callApi(request, seller, serviceOrderStatusCount, {})
  await signIn(page.context(), seller)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(urlOf('seller', '/practice'))
  await page.getByRole('link', { name: 'Begin: Order a service' }).click()

  const guide = page.getByRole('region', { name: 'What to do now' })
  const at = async (name: string) => {
    await expect(guide.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('Practice: nothing is sent')).toBeVisible()
    // What passes over a page, and where a step has scrolled it to, hides parts of links for a moment.
    await expect(page.getByText(/^Done: /)).toHaveCount(0)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
    await expectFitsWidth(page)
  }
  /** Steps ask first, in a dialog whose button has the same name. */
  const step = async (name: string) => {
    await guide.getByRole('button', { name: 'Show me where' }).click()
    await expect(page.getByRole('button', { name })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await at('Choose a service')
  await page.getByRole('button', { name: 'Order', exact: true }).click()
  await at('Read the quote and agree to it')
  // Left, and gone on with.
  await page.goto(urlOf('seller', '/practice'))
  await page.getByRole('link', { name: 'Go on: Order a service' }).click()
  await at('Read the quote and agree to it')
  await step('Accept the quote')
  await at('Pay')
  await step('Pay')
  await at('Let the provider work')
  await guide.getByRole('button', { name: 'Go on' }).click()
  await at('Look at the result and confirm it')
  await step('Confirm the result')
  await at('Rate the provider')
  await step('Rate the service')
  await expect(page.getByText('You are through')).toBeVisible()
  await expectAccessible(page)
  expect(await callApi(request, seller, serviceOrderStatusCount, {})).toEqual(before)
})
