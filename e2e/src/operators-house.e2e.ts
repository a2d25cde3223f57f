import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { demo, signIn } from './people'

const WIDTHS = [360, 768, 1440] as const
/** Of the time on a busy machine until a job that was asked for has run, and the page has looked again. */
const SOON = { timeout: 60_000 }

test('a super operator runs a job by hand, pauses and resumes it', async ({ page, request }) => {
  await signIn(page.context(), await demo(request, 'operator', 'admin'))
  await page.goto(urlOf('admin', '/jobs'))
  await expect(page.getByRole('link', { name: 'Publish and end content on time' })).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectFitsWidth(page)
    await expectAccessible(page)
  }

  await page.getByRole('searchbox').first().fill('reporting.tidy')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Tidy up fault reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tidy up fault reports' })).toBeVisible()
  const decide = async (action: string) => {
    await page.getByRole('button', { name: action, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill(`To see that it works: ${action}`)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const header = page.getByRole('banner').or(page.locator('article > header'))
  // Left behind by a broken run, it would be paused.
  await expect(page.getByRole('button', { name: 'Run now', exact: true })).toBeVisible()
  const resume = page.getByRole('button', { name: 'Resume', exact: true })
  if (await resume.isVisible()) await decide('Resume')
  await decide('Run now')
  const runs = page.getByRole('table', { name: 'Runs that failed, recovered or were asked for' })
  await expect(runs.getByRole('cell', { name: 'Went well' }).first()).toBeVisible(SOON)
  await decide('Pause')
  await expect(header.getByText('Paused', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectFitsWidth(page)
  await expectAccessible(page)
  await decide('Resume')
  await expect(header.getByText('Running well', { exact: true })).toBeVisible()
})

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
