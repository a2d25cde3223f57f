import type { Page } from '@playwright/test'
import { act, pick } from './controls'
import { expect, expectAccessible, test, urlOf } from './fixtures'
import { demo, signIn, speak } from './people'
import { aPicture } from './pictures'

async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: step, level: 2, exact: true })).toBeAttached()
}

test('a product is written, sent back, mended, approved and found by a buyer', async ({ page, another, request }) => {
  test.slow()
  const model = `E2E-${Date.now().toString(36)}`
  const title = `Quillon merino crew neck sweater ${model}`
  await signIn(page.context(), await demo(request, 'seller', 'lanyun'))

  await test.step('what it is, in three languages', async () => {
    await page.goto(urlOf('seller', '/products/new'))
    await page.getByLabel('Search categories').fill('sweater')
    await page
      .getByRole('button', { name: /Sweaters/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL(/\/edit/)
    await page.getByLabel(/^Title/).fill(title)
    await page.getByLabel('Model number').fill(model)
    await page.getByLabel('Summary').fill('Soft crew neck for autumn, knitted in one piece.')
    await page
      .getByLabel('Description')
      .fill('# Fabric\n\nSoft **merino** wool, spun in Puyuan.\n\n- 12 gauge\n- linked by hand')
    await page.getByRole('button', { name: 'Add language' }).click()
    await page.getByRole('menuitem', { name: '简体中文' }).click()
    await page.getByLabel(/^Title/).fill(`奇隆美丽诺圆领毛衣 ${model}`)
    await page.getByLabel('Description').fill('# 面料\n\n柔软的**美丽诺**羊毛。')
    await page.getByRole('button', { name: 'Add language' }).click()
    await page.getByRole('menuitem', { name: 'ไทย' }).click()
    await page.getByLabel(/^Title/).fill(`สเวตเตอร์คอกลมควิลลอน ${model}`)
    await next(page, 'Attributes')
  })

  await test.step('what it is made of: the shares make 100 %', async () => {
    await pick(page.getByRole('combobox', { name: 'Material 1' }), 'Merino')
    await page.getByLabel('Share of material 1').fill('70')
    await page.getByRole('button', { name: 'Add material' }).click()
    await pick(page.getByRole('combobox', { name: 'Material 2' }), 'Acrylic')
    await page.getByRole('button', { name: /Rest of/ }).click()
    await expect(page.getByText('Complete: 100')).toBeVisible()
    await next(page, 'Variants')
  })

  await test.step('variants by colour and size, each with its number and stock', async () => {
    await page.getByText('Comes in several: Colour').click()
    for (const colour of ['Navy', 'Ivory']) await page.getByRole('checkbox', { name: colour, exact: true }).check()
    await page.getByText('Comes in several: Size').click()
    for (const size of ['S', 'M', 'L']) await page.getByRole('checkbox', { name: size, exact: true }).check()
    await expect(page.getByRole('heading', { name: '6 variants' })).toBeVisible()
    await page.getByRole('button', { name: 'Fill in' }).click()
    await next(page, 'Prices')
  })

  await test.step('minimum, and a ladder of prices per delivery term and currency', async () => {
    await page.getByLabel('Minimum order quantity').fill('300')
    const list = (number: number) => page.getByRole('group', { name: `Price list ${number}` })
    await page.getByRole('button', { name: 'Add price list' }).click()
    await list(1).getByLabel('Price of step 1').fill('86')
    await page.getByRole('button', { name: 'Add price list' }).click()
    await pick(list(2).getByRole('combobox', { name: 'Incoterm of price list 2' }), 'FOB')
    await pick(list(2).getByRole('combobox', { name: 'Place of price list 2' }), 'Ningbo')
    await list(2).getByLabel('Price of step 1').fill('12.5')
    await list(2).getByRole('button', { name: 'Add step' }).click()
    await list(2).getByLabel('Quantity of step 2').fill('1000')
    await list(2).getByLabel('Price of step 2').fill('11.2')
    await page.getByRole('button', { name: 'Copy price list 2' }).click()
    await pick(list(3).getByRole('combobox', { name: 'Incoterm of price list 3' }), 'CIF')
    await pick(list(3).getByRole('combobox', { name: 'Place of price list 3' }), 'Hamburg')
    await pick(list(3).getByRole('combobox', { name: 'Currency of price list 3' }), 'EUR')
    await next(page, 'Lead time and samples')
  })

  await test.step('how soon, and a sample first', async () => {
    await page.getByRole('button', { name: 'Add step' }).click()
    await page.getByLabel('Days of step 1').fill('25')
    await page.getByRole('switch', { name: 'Buyers can order a sample' }).click()
    await page.getByLabel('Price of a sample').fill('30')
    await page.getByLabel('At most').fill('3')
    await page.getByLabel('Ready in').fill('7')
    await next(page, 'Packing and customs')
  })

  await test.step('the carton, the customs number and the origin', async () => {
    const carton = {
      'Pieces per carton': '40',
      Length: '60',
      Width: '40',
      Height: '45',
      'Gross weight': '18.5',
      'Net weight': '16.8',
    }
    for (const [label, value] of Object.entries(carton)) await page.getByLabel(new RegExp(`^${label}`)).fill(value)
    await expect(page.getByRole('status', { name: 'Computed from the carton' })).toContainText('0.108')
    await pick(page.getByRole('combobox', { name: 'Country of origin' }), 'China')
    await page.getByLabel('HS code').fill('6110110000')
    await next(page, 'Pictures and documents')
  })

  await test.step('four pictures at once', async () => {
    const colours = { front: '#2b3a67', back: '#3e4f88', detail: '#c9b79c', packed: '#7a8b69' }
    const files = await Promise.all(Object.entries(colours).map(([name, colour]) => aPicture(name, colour)))
    await page.locator('input[type=file]').first().setInputFiles(files)
    await expect(page.getByRole('button', { name: 'Remove picture 4' })).toBeVisible()
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await next(page, 'Check and submit')
  })

  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.waitForURL(/\/products\/[0-9a-f-]+$/)
  await expect(page.getByText('In review', { exact: true })).toBeVisible()
  const productId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const office = await another()
  await signIn(office, await demo(request, 'operator', 'admin'))
  const operator = await office.newPage()
  await test.step('the reviewer sends it back with a reason at its field', async () => {
    await operator.goto(urlOf('admin', `/products/${productId}`))
    await operator.getByRole('button', { name: 'Reject', exact: true }).click()
    await pick(operator.getByRole('combobox', { name: 'Field of reason 1' }), 'Summary (Eng')
    await operator.getByRole('textbox', { name: 'Reason 1' }).fill('Say the gauge, buyers look for it.')
    await operator.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
    await expect(operator.getByText('Rejected', { exact: true }).first()).toBeVisible()
  })

  await test.step('the seller reads it without a reload, mends it and submits again', async () => {
    await expect(page.getByText('Say the gauge, buyers look for it.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Summary (English)' }).click()
    await page.waitForURL(/\/edit/)
    await expect(page.getByText('Say the gauge, buyers look for it.').first()).toBeVisible()
    await page.getByLabel('Summary').fill('Soft 12 gauge crew neck for autumn, knitted in one piece.')
    await page.getByRole('button', { name: /Check and submit/ }).click()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await page.waitForURL(/\/products\/[0-9a-f-]+$/)
    await expect(page.getByText('In review', { exact: true })).toBeVisible()
  })

  await test.step('the reviewer approves', async () => {
    await operator.goto(urlOf('admin', `/products/${productId}`))
    await act(operator, 'Approve')
    await expect(operator.getByText('On sale', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('On sale', { exact: true }).first()).toBeVisible()
  })

  const outside = await another()
  const visitor = await outside.newPage()
  await test.step('a visitor finds it by English words, in the category, and reads what it costs', async () => {
    await visitor.goto(urlOf('portal'))
    await visitor.getByRole('search').getByRole('combobox').first().fill(`quillon sweater ${model}`)
    await visitor.keyboard.press('Enter')
    await expect(visitor.getByRole('link', { name: new RegExp(model) }).first()).toBeVisible()
    await visitor.goto(urlOf('portal', '/category/sweaters?sort=newest'))
    await visitor
      .getByRole('link', { name: new RegExp(model) })
      .first()
      .click()
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(visitor.getByText('Minimum order 300 pcs')).toBeVisible()
    const prices = visitor.getByRole('region', { name: 'Price by quantity' })
    await expect(prices).toContainText(/300.*999.*\$12\.50.*1\.000.*\$11\.20/s)
    await prices.getByText('Domestic · CNY').click()
    await expect(prices).toContainText('¥86.00')
    await expect(visitor.getByRole('cell', { name: '25 days' })).toBeVisible()
    await expect(visitor.getByText('60 × 40 × 45 cm')).toBeVisible()
    await expect(visitor.getByText('70 % Merino wool, 30 % Acrylic')).toBeVisible()
    await expectAccessible(visitor)
  })
  await test.step('and by Chinese words, in Chinese', async () => {
    await speak(outside, 'zh_CN')
    await visitor.goto(urlOf('portal'))
    await visitor.getByRole('search').getByRole('combobox').first().fill('奇隆 圆领毛衣')
    await visitor.keyboard.press('Enter')
    await visitor
      .getByRole('link', { name: new RegExp(model) })
      .first()
      .click()
    await expect(visitor.getByRole('heading', { level: 1, name: `奇隆美丽诺圆领毛衣 ${model}` })).toBeVisible()
  })
  await test.step('and by Thai words, which have no spaces between them, in Thai', async () => {
    await speak(outside, 'th_TH')
    await visitor.goto(urlOf('portal'))
    await visitor.getByRole('search').getByRole('combobox').first().fill('สเวตเตอร์คอกลมควิลลอน')
    await visitor.keyboard.press('Enter')
    await visitor
      .getByRole('link', { name: new RegExp(model) })
      .first()
      .click()
    await expect(visitor.getByRole('heading', { level: 1, name: `สเวตเตอร์คอกลมควิลลอน ${model}` })).toBeVisible()
  })
})
