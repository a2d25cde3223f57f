import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { demo, signIn } from './people'

test('a visitor of the portal is asked to log in before messages are shown', async ({ page }) => {
  await page.goto(urlOf('portal', '/messages?noRedirect=1'))
  await expect(page.getByRole('heading', { name: 'Log in to see this' })).toBeVisible()
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log in' })
  expect(decodeURIComponent((await logIn.getAttribute('href')) ?? '')).toContain(urlOf('portal', '/messages'))
})

test('a buyer has the same messages at the portal, live, with undo, and their links lead to the buyer center', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, await demo(request, 'buyer', 'nordhaus'))
  await page.goto(urlOf('portal', '/?noRedirect=1'))
  const bell = page.getByRole('banner').getByRole('link', { name: /\d+ unread/ })
  await bell.click()
  await expect(page).toHaveURL(urlOf('portal', '/messages'))
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^All \d+ unread/ })).toBeVisible()
  await expectAccessible(page)
  await expectFitsWidth(page)
  const first = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first()
  expect(await first.getAttribute('href')).toContain(urlOf('buyer').replace(/\/$/, ''))

  // The count in the frame follows what another page of the same person does.
  const center = await context.newPage()
  await center.goto(urlOf('buyer', '/messages?unread=1'))
  await center.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await center.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: /\d+ unread/ })).toBeVisible()
})
