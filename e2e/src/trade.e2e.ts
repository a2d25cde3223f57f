import type { Page } from '@playwright/test'
import { productPage, sellerStoreDetail } from '@tradeport/domain/catalogue/contract'
import { notificationCounts, notificationPage } from '@tradeport/domain/messaging/contract'
import { quotationAccept, quotationDetail } from '@tradeport/domain/sourcing/contract'
import { PLATFORMS } from '@tradeport/kernel/config'
import { pick } from './controls'
import { expect, expectAccessible, mailedCode, test, urlOf } from './fixtures'
import { callApi, demo, signIn, type Person } from './people'

test('an inquiry to two sellers becomes the order of the version that was accepted', async ({
  page,
  another,
  request,
}) => {
  test.slow()
  const mark = Date.now().toString(36)
  const title = `Autumn crew necks ${mark}`
  const email = `buyer-${mark}@buyer.example`
  // Of the shop that the seller's session works for, which has two.
  const shop = await callApi(request, await demo(request, 'seller', 'lanyun'), sellerStoreDetail, {})
  const { records } = await callApi(request, null, productPage, { keyword: 'LAN-SW', storeId: shop.id, pageSize: 1 })
  const product = records[0]
  if (!product) throw new Error('the demo has no sweater of Lanyun')

  const [lanyun, cashhill] = await Promise.all(
    ['lanyun', 'cashhill'].map(async name => {
      const office = await another()
      await signIn(office, await demo(request, 'seller', name))
      const seller = await office.newPage()
      await seller.goto(urlOf('seller', '/inquiries'))
      await expect(seller.getByRole('heading', { level: 1, name: 'Inquiries' })).toBeVisible()
      return seller
    }),
  )
  if (!lanyun || !cashhill) throw new Error('two sellers')

  await test.step('a visitor registers in one short step to inquire', async () => {
    await page.goto(urlOf('portal', `/product/${product.id}`))
    await page.getByRole('link', { name: 'Inquire' }).first().click()
    await page.waitForURL(/buyer\..*\/login/)
    await page.getByRole('link', { name: 'Register as a buyer' }).click()
    await page.getByLabel('Email', { exact: false }).first().fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(`We have sent a code to ${email}.`)).toBeVisible()
    await page.getByLabel('Six-digit code').fill(await mailedCode(request, email))
    await page.getByLabel('Password', { exact: false }).first().fill('Knit-2026!')
    await page.getByLabel('Your name').fill('Jo Miller')
    await page.getByLabel('Company name').fill(`Miller Knitwear ${mark}`)
    await page.getByLabel('Country').selectOption('DE')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(/\/inquiries\/new/)
  })

  await test.step('the product is in the inquiry; a second seller is asked too', async () => {
    await expect(page.getByText(product.title).first()).toBeVisible()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Requirements').fill('12 gauge, our label, single polybags.')
    await pick(page.getByRole('combobox', { name: 'Country of destination' }), 'Germany')
    await pick(page.getByRole('combobox', { name: 'Delivery term wanted' }), 'FOB')
    await pick(page.getByRole('combobox', { name: 'Further sellers' }), 'Tongxiang Cashmere Hill Garment')
    await expect(page.locator('.ant-select-selection-item', { hasText: 'Cashmere Hill' })).toBeVisible()
    // Typed and sent at once: the seller must see it.
    await page.getByRole('textbox', { name: 'Quantity 1' }).fill('600')
    await page.getByRole('button', { name: 'Send the inquiry' }).click()
    await page.waitForURL(/\/inquiries\/[0-9a-f-]+$/)
  })

  await test.step('both sellers see it without a reload', async () => {
    await expect(lanyun.getByRole('row', { name: new RegExp(title) })).toBeVisible()
    await expect(cashhill.getByRole('row', { name: new RegExp(title) })).toBeVisible()
  })

  await test.step('a seller answers in the talk, the buyer reads it as it comes', async () => {
    await lanyun
      .getByRole('row', { name: new RegExp(title) })
      .getByRole('link')
      .first()
      .click()
    await lanyun.waitForURL(/\/negotiations\//)
    await page
      .getByRole('link', { name: /Lanyun/ })
      .first()
      .click()
    await page.waitForURL(/\/negotiations\//)
    await lanyun
      .getByRole('textbox', { name: 'Write a message' })
      .fill('Good day, the label costs nothing from 300 pieces.')
    await lanyun.getByRole('textbox', { name: 'Write a message' }).press('Enter')
    await expect(page.getByText('Good day, the label costs nothing from 300 pieces.')).toBeVisible()
  })

  await test.step('both send a first quotation', async () => {
    await lanyun.getByRole('button', { name: 'Write quotation' }).first().click()
    await lanyun.waitForURL(/\/edit$/)
    // Of their own product the price list is filled in, another store's is for the seller to price.
    await expect(lanyun.getByText('are those you have published')).toBeVisible()
    await expect(lanyun.getByLabel('Unit price', { exact: true })).toHaveValue(/^\d/)
    await expect(lanyun.getByLabel('Lead time', { exact: true })).toHaveValue(/^\d/)
    await writeQuotation(lanyun, { 'Unit price': '14.2', 'Lead time': '30' })
    await cashhill
      .getByRole('row', { name: new RegExp(title) })
      .getByRole('link')
      .first()
      .click()
    await expect(cashhill.getByText('600 pcs').first()).toBeVisible()
    await cashhill.getByRole('button', { name: 'Write quotation' }).first().click()
    await cashhill.waitForURL(/\/edit$/)
    await expect(cashhill.getByLabel('Unit price', { exact: true })).toHaveValue('')
    await writeQuotation(cashhill, { 'Unit price': '13.9', 'Lead time': '45' })
  })

  await test.step('the buyer sees them side by side and counters the better one', async () => {
    await page.getByRole('navigation', { name: 'Work areas' }).getByRole('link', { name: 'Inquiries' }).click()
    await page
      .getByRole('row', { name: new RegExp(title) })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('link', { name: 'Compare 2 quotations' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Comparison')
    const sellers = await page.getByRole('columnheader').allTextContents()
    expect(sellers.join()).toMatch(/Lanyun.*Cashmere Hill|Cashmere Hill.*Lanyun/)
    const row = (name: RegExp) => page.getByRole('row', { name })
    await expect(row(/^Total/)).toContainText('8.520.00')
    await expect(row(/^Total/)).toContainText('8.340.00')
    await expect(row(/^Lead time/)).toContainText('30 days')
    await expect(row(/^Lead time/)).toContainText('45 days')
    await expectAccessible(page)
    const cheaper = row(/^Decide/)
      .getByRole('cell')
      .nth(sellers.filter(text => /Lanyun|Cashmere/.test(text)).findIndex(text => text.includes('Cashmere')))
    await cheaper.getByRole('button', { name: 'Counter' }).click()
    await page.getByLabel('Unit price wanted').fill('13.2')
    await page.getByRole('textbox', { name: 'Message' }).fill('At 13.20 and 40 days the order is yours.')
    await page.getByRole('button', { name: 'Send the counter-offer' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('the second version takes the wish over and comes to the open comparison', async () => {
    await expect(cashhill.getByText('At 13.20 and 40 days the order is yours.')).toBeVisible()
    await cashhill.getByRole('button', { name: 'Write quotation' }).first().click()
    await cashhill.waitForURL(/\/edit$/)
    await expect(cashhill.getByLabel('Unit price', { exact: true })).toHaveValue('13.2')
    await writeQuotation(cashhill, { 'Lead time': '40' })
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('7.920.00')
    await expect(page.getByText(/version 2/)).toBeVisible()
  })

  const version1 = await test.step('the first version can no longer be accepted', async () => {
    await cashhill.getByRole('link', { name: 'Version 1' }).first().click()
    await cashhill.waitForURL(/\/quotations\//)
    const id = new URL(cashhill.url()).pathname.split('/').at(-1) ?? ''
    const reader = await page.context().newPage()
    await reader.goto(urlOf('buyer', `/quotations/${id}`))
    await expect(reader.getByText('Superseded').first()).toBeVisible()
    await expect(reader.getByRole('button', { name: 'Accept' })).toHaveCount(0)
    await reader.close()
    return id
  })

  await test.step('accepted, an order stands on both sides as the second version says', async () => {
    const accept = page.getByRole('row', { name: /^Decide/ }).getByRole('button', { name: 'Accept' })
    await accept.last().click()
    await expect(page.getByRole('dialog')).toContainText('version 2')
    await page.getByRole('button', { name: 'Accept and order' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto(urlOf('buyer', '/orders'))
    await page
      .getByRole('row', { name: /Cashmere Hill/ })
      .getByRole('link')
      .first()
      .click()
    await page.waitForURL(/\/orders\/[0-9a-f-]+$/)
    await cashhill.goto(page.url().replace('buyer.', 'seller.'))
    for (const side of [page, cashhill]) {
      await expect(side.getByText(product.title).first()).toBeVisible()
      const main = side.getByRole('main')
      for (const said of ['7.920.00', '13.20', '600 pcs', 'FOB Ningbo', '2.376.00', '5.544.00', '40 days'])
        await expect(main, said).toContainText(said)
    }
  })

  await test.step('to accept the superseded version is refused, whoever calls', async () => {
    const buyer = await personOf(page, 'buyer', email)
    const old = await callApi(request, buyer, quotationDetail, { id: version1 })
    const accepting = callApi(request, buyer, quotationAccept, {
      id: old.id,
      version: old.version,
      contentHash: old.contentHash ?? '',
      awardAll: false,
    })
    await expect(accepting).rejects.toThrow(/MALL6/)
  })

  await test.step('the count of messages is the number of unread ones in the list', async () => {
    const buyer = await personOf(page, 'buyer', email)
    const seller = await demo(request, 'seller', 'cashhill')
    for (const [side, person] of [
      [page, buyer],
      [cashhill, seller],
    ] as const) {
      await side.goto(urlOf(person.identity === 'buyer' ? 'buyer' : 'seller', '/messages?unread=1'))
      // Messages of other people's work may arrive meanwhile: the numbers have to meet, not to stand still.
      await expect(async () => {
        const { all } = await callApi(request, person, notificationCounts, {})
        const { total } = await callApi(request, person, notificationPage, { unreadOnly: true, pageSize: 20 })
        expect(total).toBe(all)
        const rows = side.getByRole('list', { name: 'Messages, newest first' }).getByRole('listitem')
        await expect(rows).toHaveCount(Math.min(all, 20), { timeout: 1_000 })
        await expect(side.getByRole('link', { name: `${all} unread messages` })).toBeVisible({ timeout: 1_000 })
      }).toPass()
    }
  })
})

/** Who is signed in in this browser. */
async function personOf(page: Page, identity: 'buyer', email: string): Promise<Person> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === PLATFORMS.buyer.tokenKey)?.value ?? ''
  return { identity, email, token: decodeURIComponent(token).replace('Bearer ', '') }
}

/** Fills what a quotation still needs, checks it and sends it to the buyer. */
async function writeQuotation(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await pick(page.getByRole('combobox', { name: 'Named port of shipment' }), 'Ningbo')
  await page.getByRole('button', { name: 'Check and send' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send the quotation' }).click()
  await page.waitForURL(/\/negotiations\//)
}
