import { regionDetail, regionReopen, regionUpdate } from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { ask, expect, expectAccessible, expectFitsWidth, test, urlOf } from './fixtures'
import { callApi, demo, signIn, speak } from './people'

/** A region of which no other journey reads what changes here. */
const REGION = REGIONS.guangzhou
const HOTLINE = '400 020 8888'
const NAME = '羊城外贸'

test('an operator renames a region, changes its hotline, takes a language out and closes it; its portal shows it after a reload', async ({
  page,
  another,
  request,
}) => {
  test.slow()
  const operator = await demo(request, 'operator', 'admin')
  const say = async (button: string, reason: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill(reason)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await speak(page.context(), 'en_US')
  await signIn(page.context(), operator)
  const reader = await (await another()).newPage()
  await speak(reader.context(), 'en_US')
  const portal = urlOf('portal', `/${REGION.prefix}/about`)
  const languages = async () => {
    await reader.getByRole('button', { name: /^Language/ }).click()
    const names = await reader.getByRole('menuitemradio').allTextContents()
    await reader.keyboard.press('Escape')
    return names.join()
  }

  try {
    await test.step('as it is', async () => {
      await reader.goto(portal)
      await expect(reader.getByRole('contentinfo').getByText(REGION.hotline)).toBeVisible()
      expect(await languages()).toContain('Русский')
    })
    await test.step('a new name, a new hotline, and one language fewer', async () => {
      await page.goto(urlOf('admin', '/regions'))
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Guangzhou', exact: true }).click()
      // In the language that the region itself speaks.
      await page.getByLabel('Name of the site', { exact: true }).fill(NAME)
      await page.getByLabel('Hotline').fill(HOTLINE)
      await page.getByRole('checkbox', { name: 'Русский' }).uncheck()
      await expectAccessible(page)
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectFitsWidth(page)
      }
      await say('Save the region', 'Moved to a new desk')
      await expect(page.getByText(/^Last changed/)).toBeVisible()
    })
    await test.step('the portal after a reload', async () => {
      await reader.reload()
      await expect(reader.getByRole('contentinfo').getByText(HOTLINE)).toBeVisible()
      expect(await languages()).not.toContain('Русский')
      expect(await (await ask(request, 'portal', `/${REGION.prefix}/?lang=ru_RU`)).text()).not.toContain('lang="ru-RU"')
    })
    await test.step('under its new name, for whoever reads Chinese and for a phone that installs it', async () => {
      const local = await (await another()).newPage()
      await speak(local.context(), 'zh_CN')
      await local.goto(portal)
      await expect(local.getByRole('banner').getByText(NAME)).toBeVisible()
      const installed = await ask(request, 'h5', `/install/${REGION.prefix}-zh_CN.webmanifest`)
      expect(await installed.json()).toMatchObject({ short_name: NAME })
      await local.context().close()
    })
    await test.step('closed, in the language of the reader, also after changing it', async () => {
      await say('Close the region', 'Spring festival')
      await expect(page.getByText(/^Closed since/)).toBeVisible()
      await reader.reload()
      const bar = reader.getByRole('complementary', { name: 'This market is closed.' })
      await expect(bar).toBeVisible()
      await expectAccessible(reader)
      await reader.setViewportSize({ width: 360, height: 740 })
      await expectFitsWidth(reader)
      await reader.setViewportSize({ width: 1440, height: 900 })
      await reader.getByRole('button', { name: /^Language/ }).click()
      await reader.getByRole('menuitemradio', { name: 'Deutsch' }).click()
      await expect(bar.getByText('Dieser Markt ist geschlossen.')).toBeVisible()
    })
    await test.step('and opened again', async () => {
      await say('Open it again', 'The festival is over')
      await reader.reload()
      await expect(reader.getByRole('complementary', { name: 'This market is closed.' })).toHaveCount(0)
    })
  } finally {
    const { version, state, content } = await callApi(request, operator, regionDetail, {}, REGION)
    const reason = 'The test is over'
    const open =
      state === 'closed' ? await callApi(request, operator, regionReopen, { version, reason }, REGION) : { version }
    const asBefore = { ...content, siteName: {}, hotline: null, locales: null }
    await callApi(request, operator, regionUpdate, { version: open.version, content: asBefore, reason }, REGION)
  }
})
