import { newsApprove, newsDetail } from '@tradeport/domain/content/contract'
import { expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { callApi, demo, signIn, speak } from './people'

const DAY_MS = 86_400_000

/** As the input for a moment takes it, in the browser's zone. */
const localMoment = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

// What is planned is a page that does not exist yet.
test.use({ allowedErrors: [/status of 404 .*\/newsDetail\//] })

test('news in two languages is previewed, planned and shown; an outdated translation is seen, and an earlier version comes back', async ({
  page,
  another,
  request,
}) => {
  test.slow()
  const reviewer = await demo(request, 'operator', 'admin')
  await speak(page.context(), 'en_US')
  await signIn(page.context(), await demo(request, 'operator', 'content'))
  const season = Date.now().toString(36)
  const words = { title: `Fair opens on Monday ${season}`, german: `Die Messe öffnet am Montag ${season}` }
  const moved = `Fair opens on Tuesday ${season}`
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const title = page.getByRole('textbox', { name: 'Title' })
  const write = async (heading: string, summary: string, text: string) => {
    await title.fill(heading)
    await page.getByRole('textbox', { name: 'Summary' }).fill(summary)
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
  }
  const decide = async (action: string, reason?: string) => {
    await button(action).click()
    const dialog = page.getByRole('dialog')
    if (reason) await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step('what is typed survives a closed tab', async () => {
    await page.goto(urlOf('admin', '/news/new'))
    await title.fill(words.title)
    await expect(page.getByText(/^Kept in this browser/)).toBeVisible()
    page.once('dialog', dialog => void dialog.accept())
    await page.reload()
    await expect(page.getByText('Your last entries are back')).toBeVisible()
    await expect(title).toHaveValue(words.title)
  })
  await test.step('it is written in two languages and planned for tomorrow', async () => {
    await page.getByLabel('Kind').selectOption({ label: 'Exhibitions' })
    await write(words.title, 'Hall 3 first.', 'Hall 3 opens at nine.')
    await page.getByLabel('Publish at').fill(localMoment(new Date(Date.now() + DAY_MS)))
    await button('Add a language').click()
    await page.getByRole('menuitem', { name: 'Deutsch' }).click()
    await write(words.german, 'Zuerst Halle 3.', 'Halle 3 öffnet um neun.')
    await expectAccessible(page)
    await button('Save').click()
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  })
  const id = /\/news\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  const approve = async () => {
    const { version } = await callApi(request, reviewer, newsDetail, { id })
    await callApi(request, reviewer, newsApprove, { id, version })
    await expect(button('Publish')).toBeVisible()
  }
  const visitor = await another()
  await speak(visitor, 'de_DE')
  const portal = await visitor.newPage()
  const heading = (name: string) => portal.getByRole('heading', { level: 1, name })

  await test.step('the preview shows it in each language and width, to nobody else', async () => {
    const opening = page.waitForEvent('popup')
    await button('Preview').click()
    const preview = await opening
    const inside = preview.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(inside).toHaveText(words.title)
    await preview.getByLabel('Language').selectOption({ label: 'Deutsch' })
    await preview.getByRole('button', { name: 'Phone', exact: true }).click()
    await expect(inside).toHaveText(words.german)
    await expect(preview.locator('iframe')).toHaveCSS('width', '390px')
    const address = preview.url()
    await preview.close()
    await portal.goto(`${address}/page`)
    await expect(portal.getByText('Diese Vorschau ist abgelaufen')).toBeVisible()
  })
  await test.step('planned, it is public for nobody; published, everybody reads it in their language', async () => {
    await decide('Submit')
    await approve()
    await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible()
    await expect(button('Preview')).toBeVisible()
    await portal.goto(urlOf('portal', `/newsDetail/${id}`))
    await expect(heading(words.title)).toBeHidden()
    await decide('Publish')
    await portal.reload()
    await expect(heading(words.german)).toBeVisible()
  })
  await test.step('the source changes, and the translation is outdated', async () => {
    await decide('Take offline', 'Another day')
    await page.getByRole('link', { name: 'Edit', exact: true }).or(button('Edit')).click()
    await title.fill(moved)
    await button('Save').click()
    await expect(page.getByText('Outdated: Title')).toBeVisible()
    await page.goto(urlOf('admin', '/news?translations=stale'))
    await expect(page.getByRole('row').filter({ hasText: moved })).toContainText('Outdated: DE')
    await page.getByRole('link', { name: moved }).click()
    // The list's row has the same actions: what follows is meant for the page that opens.
    await expect(page.getByRole('heading', { name: moved })).toBeVisible()
    await decide('Submit')
    await approve()
    await decide('Publish')
    await portal.reload()
    await expect(heading(moved)).toBeVisible()
  })
  await test.step('confirmed, it is read again', async () => {
    await button('The Deutsch translation is still right').click()
    await expect(page.getByText('Outdated: Title')).toBeHidden()
    await portal.reload()
    await expect(heading(words.german)).toBeVisible()
  })
  await test.step('the first version is compared and comes back as a draft', async () => {
    await decide('Take offline', 'It was Monday after all')
    await button('Compare version 1').click()
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Title, English' }) })
    await expect(row.locator('del')).toHaveText('Monday')
    await expect(row.locator('ins')).toHaveText('Tuesday')
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectFitsWidth(page)
      await expectAccessible(page)
    }
    await button('Bring back version 1').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back', exact: true }).click()
    await expect(title).toHaveValue(words.title)
  })
})
