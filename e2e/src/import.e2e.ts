import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { pick } from './controls'
import { expect, test, urlOf } from './fixtures'
import { demo, signIn } from './people'
import { aPicture } from './pictures'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PRODUCTS = 120

type Cell = string | number | null
/** What a seller writes, by the header of its column; columns not named stay empty. */
type Row = Record<string, Cell>

/** Products of two variants each: two rows, the second with what differs. */
function goodRows(mark: string): Row[] {
  return Array.from({ length: PRODUCTS }, (_each, index) => `${mark}-${index + 1}`).flatMap(model => [
    {
      'Model number *': model,
      'Title [English]': `Imported merino sweater ${model}`,
      'Composition *': '60 % Merino wool; 40 % Acrylic',
      'Variant: Colour': 'Navy',
      'Variant: Size': 'S',
      'Article number': `${model}-ns`,
      'Minimum order quantity': 100,
      'Kinds of trade': 'foreign trade',
      'Incoterms offered': 'FOB',
      'Price: currency': 'USD',
      'Price: incoterm': 'FOB',
      'Price: from quantity': 100,
      Price: 9.5,
      'Lead time: from quantity': 100,
      'Lead time (days)': 20,
    },
    {
      'Model number *': model,
      'Variant: Colour': 'Ivory',
      'Variant: Size': 'M',
      'Article number': `${model}-im`,
      'Price: from quantity': 500,
      Price: 8.75,
    },
  ])
}

async function workbook(headers: readonly string[], rows: readonly Row[]): Promise<Buffer> {
  const table = [headers, ...rows.map(row => headers.map(header => row[header] ?? null))]
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Products', rows: table.map(cells => [...cells]) }] }))
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('dialog').locator('input[accept*=xlsx]').setInputFiles({ name, mimeType: XLSX, buffer })
}

test('a spreadsheet with three bad cells imports nothing, the corrected one all', async ({ page, request }) => {
  test.slow()
  const mark = `IM${Date.now().toString(36)}`
  await signIn(page.context(), await demo(request, 'seller', 'cashhill'))
  await page.goto(urlOf('seller', '/products'))
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await pick(dialog.getByRole('combobox'), 'Sweaters')

  const headers = await test.step('the template names every column of the category', async () => {
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download the template' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
    const { sheets } = await readXlsx(readFileSync(await download.path()))
    return (sheets[0]?.rows[0] ?? []).map(String)
  })
  const rows = goodRows(mark)
  expect(headers).toEqual(expect.arrayContaining(Object.keys(rows[0] ?? {})))

  await test.step('every bad cell is named by row and column, and nothing is imported', async () => {
    const bad = rows.map((row, index) => {
      if (index === 2) return { ...row, 'Composition *': '60 % Merino wool; 30 % Acrylic' }
      if (index === 100) return { ...row, 'Minimum order quantity': 'a hundred' }
      if (index === 239) return { ...row, Price: 9.9 }
      return row
    })
    await choose(page, 'autumn.xlsx', await workbook(headers, bad))
    await expect(dialog.getByText('Cells to correct: 3')).toBeVisible()
    const problems = dialog.getByRole('table').last().getByRole('row')
    await expect(problems.filter({ hasText: 'Composition' })).toContainText('4')
    await expect(problems.filter({ hasText: 'Composition' })).toContainText('60 % Merino wool; 30 % Acrylic')
    await expect(problems.filter({ hasText: 'Minimum order quantity' })).toContainText(/102.*a hundred/)
    await expect(problems.filter({ hasText: '9.9' })).toContainText(/241.*Price/)
    await expect(dialog.getByRole('button', { name: 'Import all rows' })).toBeHidden()
    await page.keyboard.press('Escape')
    await page.goto(urlOf('seller', `/products?keyword=${mark}`))
    await expect(page.getByText(`Imported merino sweater ${mark}`)).toHaveCount(0)
  })

  await test.step('the corrected file imports all of it', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await pick(dialog.getByRole('combobox'), 'Sweaters')
    const pictures = [await aPicture(`${mark}-front`, 'maroon'), await aPicture(`${mark}-back`, 'navy')]
    await dialog.locator('input[accept*=png]').setInputFiles(pictures)
    await expect(dialog.getByText('Pictures uploaded: 2')).toBeVisible()
    const [first = {}, ...others] = rows
    const pictured = [{ ...first, 'Pictures (file names)': pictures.map(({ name }) => name).join('; ') }, ...others]
    await choose(page, 'autumn.xlsx', await workbook(headers, pictured))
    await expect(dialog.getByText(`New drafts: ${PRODUCTS}. Products to update: 0.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Import all rows' }).click()
    await expect(dialog.getByText(/^Imported:/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row', { name: new RegExp(`${mark}-120`) })).toBeVisible()
  })
})
