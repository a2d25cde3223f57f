import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { demo, signIn } from './people'

const WIDTHS = [360, 768, 1440] as const
test('messages that could not be sent wait at the beginning of an operator’s day, and are sent again', async ({
  page,
  request,
}) => {
  await signIn(page.context(), await demo(request, 'operator', 'admin'))
  await page.goto(urlOf('admin', '/'))
  await page.getByRole('link', { name: /Messages that could not be sent/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Outgoing messages' })).toBeVisible()
  const failed = page.getByRole('row').filter({ hasText: '550 5.1.1 mailbox unavailable' })
  await expect(failed.first()).toContainText('•••@')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectFitsWidth(page)
    await expectAccessible(page)
  }
  const before = await failed.count()
  await failed.first().getByRole('button', { name: 'Send again', exact: true }).click()
  await expect(page.getByText('The message is sent in a moment.')).toBeVisible()
  await expect(failed).toHaveCount(before - 1)
})
