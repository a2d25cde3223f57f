import { membershipOverview } from '@tradeport/domain/membership/contract'
import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { callApi, demo, signIn } from './people'

test('a seller orders a plan, the payment is confirmed, and the refused button works', async ({
  page,
  another,
  request,
}) => {
  const seller = await demo(request, 'seller', 'littleloop')
  await signIn(page.context(), seller)

  await test.step('the button says that it is not in the plan, and leads to where it is mended', async () => {
    await page.goto(urlOf('seller', '/products'))
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Your membership level does not include this function.' })
    await dialog.getByRole('button', { name: /Upgrade/ }).click()
    await page.waitForURL(/\/membership\?show=plans/)
    await expect(page.getByRole('heading', { name: 'Compare plans' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it orders the higher plan and reports its payment', async () => {
    await page.getByRole('button', { name: 'Order: Professional' }).click()
    const question = page.getByRole('dialog', { name: 'Order Professional' })
    await expect(question).toContainText('9.800.00')
    await question.getByRole('button', { name: 'Order', exact: true }).click()
    await page.waitForURL(/\/membership\/orders\/[0-9a-f-]+$/)
    await expect(page.getByText('6222 0000 0000 0000')).toBeVisible()
    await page.getByRole('button', { name: 'Report the payment', exact: true }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Bank reference').fill('TT-20261122-7')
    await form.getByRole('button', { name: 'Report the payment', exact: true }).click()
    await expect(page.getByText('Payment to confirm', { exact: true })).toBeVisible()
  })

  const office = await another()
  await signIn(office, await demo(request, 'operator', 'admin'))
  const operator = await office.newPage()
  await test.step('an operator confirms it', async () => {
    await operator.goto(urlOf('admin', new URL(page.url()).pathname))
    await expect(operator.getByText('TT-20261122-7')).toBeVisible()
    await operator.getByRole('button', { name: 'Confirm the payment', exact: true }).click()
    const question = operator.getByRole('dialog')
    await question.getByRole('textbox').fill('Arrived on the account in full.')
    await question.getByRole('button', { name: 'Confirm the payment', exact: true }).click()
    await expect(operator.getByText('Fulfilled', { exact: true })).toBeVisible()
  })

  await test.step('the seller sees it without a reload, and the button works', async () => {
    await expect(page.getByText('Fulfilled', { exact: true })).toBeVisible()
    await page.goto(urlOf('seller', '/membership'))
    await expect(page.getByText('Professional', { exact: true }).first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('article', { name: 'Professional' })).toContainText('Your plan')
    await expectFitsWidth(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(urlOf('seller', '/products'))
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(page.getByRole('dialog')).not.toContainText('does not include')
  })
  const { entitlements } = await callApi(request, seller, membershipOverview, {})
  expect(entitlements.find(({ ability }) => ability === 'product.import')?.usable).toBe(true)
})
