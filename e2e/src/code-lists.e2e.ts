import { readFileSync } from 'node:fs'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { notice } from './controls'
import { expect, expectAccessible, test, urlOf } from './fixtures'
import { demo, signIn } from './people'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('an operator makes a dictionary, fills it by hand and by a spreadsheet, and cannot switch off what is in use', async ({
  page,
  context,
  request,
}) => {
  const mark = Date.now()
    .toString(36)
    .replaceAll(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')
  await signIn(context, await demo(request, 'operator', 'admin'))
  const row = (name: string | RegExp) => page.getByRole('row', { name })
  const switchOff = async (name: RegExp) => {
    await row(name).getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Switch off' }).click()
  }

  await test.step('a dictionary, and an item written and mended by hand', async () => {
    await page.goto(urlOf('admin', '/reference/lists'))
    await page.getByRole('button', { name: 'New dictionary' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Code').fill(`lustre_${mark}`)
    // A slip beside the dialog keeps what was typed.
    await page.mouse.click(5, 5)
    await expect(dialog.getByLabel('Code')).toHaveValue(`lustre_${mark}`)
    await dialog.getByLabel('Name').fill(`Yarn lustre ${mark}`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Yarn lustre ${mark}` })).toBeVisible()
    await page.getByRole('button', { name: 'New item' }).first().click()
    await dialog.getByLabel('Code').fill('BRIGHT')
    await dialog.getByLabel('Name').fill('Bright')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row(/BRIGHT/)).toContainText('In use')
    await row(/BRIGHT/)
      .getByRole('button', { name: 'Edit' })
      .click()
    await dialog.getByLabel('Name').fill('Bright and glossy')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row(/BRIGHT/)).toContainText('Bright and glossy')
    await expectAccessible(page)
  })

  await test.step('a file with a bad cell changes nothing and names it; the mended one is read', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download the template' }).click()
    const { sheets } = await readXlsx(readFileSync(await (await downloading).path()))
    const headers = (sheets[0]?.rows[0] ?? []).map(String)
    expect(headers).toEqual(expect.arrayContaining(['code', 'name_en_US', 'valid_from']))
    const choose = async (from: string) => {
      const lines = [
        { code: 'MATT', name_en_US: 'Matt', valid_from: '2026-01-01' },
        { code: 'SEMI', name_en_US: 'Semi-dull', valid_from: from },
      ].map(line => headers.map(header => new Map<string, string>(Object.entries(line)).get(header) ?? null))
      const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Items', rows: [headers, ...lines] }] }))
      await dialog.locator('input[type=file]').setInputFiles({ name: 'lustre.xlsx', mimeType: XLSX, buffer })
    }
    await choose('next spring')
    await expect(dialog.getByText('Cells to correct: 1')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /valid_from/ })).toContainText(/3.*next spring/)
    await expect(dialog.getByRole('button', { name: 'Import all rows' })).toBeHidden()
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
    await choose('2026-03-01')
    await expect(dialog.getByText('New: 2. Changed: 0.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import all rows' }).click()
    await expect(dialog.getByText('Imported: 2')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row(/MATT/)).toBeVisible()
    await expect(row(/SEMI/)).toContainText('Semi-dull')
  })

  await test.step('what open orders name stays on, and what nobody names goes off', async () => {
    await switchOff(/MATT/)
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
    await expect(row(/MATT/)).toContainText('Switched off')
    await page.goto(urlOf('admin', '/reference/lists/incoterm'))
    await switchOff(/FOB/)
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
    await expect(notice(page, 'open documents')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(row(/FOB/)).toContainText('In use')
  })
})
