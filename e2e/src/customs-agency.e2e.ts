import type { Locator, Page } from '@playwright/test'
import {
  aCustomsOrder,
  aDeclarant,
  aDeclaration,
  customsOrderDetail,
  customsOrderUpdate,
  declarationFormConfig,
  declarationFormConfigSave,
  declarationFormDetail,
  declarationFormTestConnection,
  declarationFormUpdate,
} from '@tradeport/domain/customs/contract'
import { marketPage } from '@tradeport/domain/service-market/contract'
import { serviceOrderDetail } from '@tradeport/domain/service-order/contract'
import { act } from './controls'
import { expect, expectAccessible, test, urlOf } from './fixtures'
import { callApi, demo, signIn } from './people'

const PDF = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
/** The simulated customs and the simulated bank take their time, as the real ones do. */
const CUSTOMS_MS = 120_000
const BANK_MS = 60_000

const status = (page: Page, words: string) => page.locator('header').getByText(words, { exact: true })
/** The id of the document whose page is open. */
const lastPart = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
/** A step in the history of a document, which stays when the next one follows at once. */
const happened = (page: Page, words: string) => page.getByText(words).first()

/** Chooses the file of the dialog that is open, and waits until the server has it. */
async function attach(dialog: Locator): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles(PDF)
  await expect(dialog.getByRole('button', { name: `Remove ${PDF.name}` })).toBeVisible()
  await expect(dialog.getByText('Uploading')).toHaveCount(0)
}

async function upload(page: Page, paper: string): Promise<void> {
  const line = page.getByRole('listitem').filter({ has: page.getByText(paper, { exact: true }) })
  await line.getByRole('button', { name: 'Upload', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await attach(dialog)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(line.getByText('To be checked')).toBeVisible()
}

test('a customs service from the market to the rating: ordered, declared, inspected, released, complained about and answered', async ({
  page,
  another,
  request,
}) => {
  test.setTimeout(420_000)
  const mark = Date.now().toString(36).toUpperCase()
  const contractNo = `SIM-I-${mark}`
  const lanyun = await demo(request, 'seller', 'lanyun')
  const clearway = await demo(request, 'provider', 'clearway')
  const { configs } = await callApi(request, clearway, declarationFormConfig, {})
  const config = configs[0]
  await callApi(
    request,
    clearway,
    declarationFormConfigSave,
    aDeclarant({ copName: 'CLEARWAY', ...(config ? { id: config.id, version: config.version } : {}) }),
  )
  await callApi(request, clearway, declarationFormTestConnection, {})
  const { records } = await callApi(request, lanyun, marketPage, { categoryCode: 'CUSTOMS', pageSize: 20 })
  const offer = records.find(({ priceMode }) => priceMode === 'fixed')
  if (!offer) throw new Error('the demo has no customs service at a fixed price')

  await signIn(page.context(), lanyun)
  const office = await another()
  await signIn(office, clearway)
  const desk = await office.newPage()
  let serviceOrderId = ''

  await test.step('the seller orders the service in the market and pays it', async () => {
    await page.goto(urlOf('serviceMarket', `/service/${offer.id}/order`))
    await page.getByLabel('Description of the goods').fill('Knitted cotton pullovers, 3000 pieces')
    await page.getByLabel('Mode of transport').selectOption('sea')
    await page.getByLabel('Port or place of departure').fill('Ningbo')
    await page.getByLabel('Country of destination').selectOption('DE')
    await page.getByLabel('Contact person').fill('Lin Wei')
    await page.getByLabel('Where the original papers are kept').fill('With the seller')
    await page.getByRole('checkbox', { name: /^We have read this agreement/ }).check()
    await page.getByRole('button', { name: 'Order now' }).click()
    await page.getByRole('link', { name: 'Open the order' }).click()
    await expect(status(page, 'To be paid')).toBeVisible()
    serviceOrderId = lastPart(page)
    await act(page, 'Pay')
    await expect(status(page, 'To be accepted')).toBeVisible({ timeout: BANK_MS })
  })

  await test.step('the provider takes it on, the seller sees it at once', async () => {
    await desk.goto(urlOf('providerAdmin', `/service-orders/${serviceOrderId}`))
    await act(desk, 'Accept the order')
    await expect(status(page, 'In service')).toBeVisible()
  })

  // Begun with the answers of the order; what they do not say is written in before it is completed on its page.
  const { customsOrderId: id } = await callApi(request, lanyun, serviceOrderDetail, { id: serviceOrderId })
  if (id === null) throw new Error('the order has begun no agency order')
  const { version } = await callApi(request, lanyun, customsOrderDetail, { id })
  await callApi(request, lanyun, customsOrderUpdate, { id, version, content: aCustomsOrder({ contractNo: '' }) })
  const { no } = await callApi(request, lanyun, customsOrderDetail, { id })

  await test.step('its agency order appears on its page; the seller completes it, uploads the papers and sends it', async () => {
    await page.getByRole('link', { name: 'Open the agency order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
    await page.goto(urlOf('seller', `/customs-orders/${id}/edit`))
    await page.getByLabel('Contract', { exact: true }).fill(contractNo)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
    await expect(page.getByText(contractNo)).toBeVisible()
    for (const paper of ['Contract', 'Invoice', 'Packing list', 'Declaration elements']) await upload(page, paper)
    await expect(page.getByText('Everything is here', { exact: false })).toBeVisible()
    await act(page, 'Send to the broker')
    await expect(status(page, 'To accept')).toBeVisible()
    await expectAccessible(page)
  })

  // From here on the seller's page is never loaded again: what the others do comes to it by itself.
  await test.step('the broker finds it on the workbench and accepts with a quote', async () => {
    await desk.goto(urlOf('providerAdmin', '/customs-orders?view=board'))
    const card = desk.getByRole('region', { name: 'To accept' }).getByRole('link', { name: no })
    await expect(card).toBeVisible()
    await expectAccessible(desk)
    await card.click()
    await expect(desk.getByRole('heading', { level: 1, name: no })).toBeVisible()
    await desk.getByRole('button', { name: 'Accept', exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Price without tax').fill('300')
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(status(desk, 'Accepted')).toBeVisible()
    await expect(status(page, 'Accepted')).toBeVisible()
    await expect(page.getByText('Owed: ', { exact: false })).toBeVisible()
  })

  await test.step('the broker asks for one more paper, the seller sends it', async () => {
    await act(desk, 'Go on')
    await expect(status(desk, 'Papers checked')).toBeVisible()
    await desk.getByRole('button', { name: 'Ask for papers', exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('combobox').click()
    await desk.locator('.ant-select-item-option').filter({ hasText: 'Licence (' }).click()
    await dialog.getByLabel('What is needed').fill('The export licence of this year')
    await dialog.getByRole('button', { name: 'Ask for papers', exact: true }).click()
    await expect(status(desk, 'Papers missing')).toBeVisible()

    await expect(page.getByText('The broker asks: The export licence of this year')).toBeVisible()
    await upload(page, 'Licence')
    await act(page, 'Send to the broker')
    await expect(status(page, 'Papers checked')).toBeVisible()
    await page.getByRole('button', { name: 'Power of attorney', exact: true }).click()
    const attorney = page.getByRole('dialog')
    await attorney.getByLabel('Number of the power of attorney').fill(`WT-${mark}`)
    await attorney.getByLabel('Valid until').fill('2027-12-31')
    await attach(attorney)
    await attorney.getByRole('button', { name: 'Power of attorney', exact: true }).click()
    await expect(page.getByText(`WT-${mark}`).first()).toBeVisible()
  })

  await test.step('the broker verifies the papers and draws up the declaration', async () => {
    const verify = desk.getByRole('button', { name: 'Verify', exact: true })
    await expect(verify).toHaveCount(5)
    for (let left = 4; left >= 0; left -= 1) {
      await verify.first().click()
      await expect(verify).toHaveCount(left)
    }
    await act(desk, 'Go on')
    await expect(status(desk, 'Draft to confirm')).toBeVisible()
    await expect(status(page, 'Draft to confirm')).toBeVisible()
    const { declarations } = await callApi(request, clearway, customsOrderDetail, { id })
    const [form] = declarations
    if (!form) throw new Error('no declaration was drawn up')
    const { version } = await callApi(request, clearway, declarationFormDetail, { id: form.id })
    const content = aDeclaration({ head: { contractNo } })
    await callApi(request, clearway, declarationFormUpdate, { id: form.id, version, content })
  })

  await test.step('the seller confirms the draft, the broker sends it to the Single Window', async () => {
    // What it confirms is what its page shows: the broker's last words have to be there.
    await expect(page.getByText('Errors:', { exact: false })).toHaveCount(0)
    await act(page, 'Confirm the draft')
    await expect(status(page, 'Declaring')).toBeVisible()
    await expect(page.getByText('Not confirmed', { exact: true })).toHaveCount(0)
    await expect(status(desk, 'Declaring')).toBeVisible()
    await desk.getByRole('link', { name: /^DF/ }).first().click()
    await expect(desk.getByRole('link', { name: 'Customs agency order', exact: true })).toBeVisible()
    await act(desk, 'Submit')
    await expect(status(desk, 'Ready to send')).toBeVisible()
    await act(desk, 'Send to the Single Window')
  })

  await test.step('customs inspects, releases and clears; the seller and the platform see each step', async () => {
    await expect(happened(page, 'Customs: Inspection')).toBeVisible({ timeout: CUSTOMS_MS })
    await expect(happened(page, 'Customs: Released')).toBeVisible({ timeout: CUSTOMS_MS })
    await expect(status(page, 'Cleared')).toBeVisible({ timeout: CUSTOMS_MS })
    const platform = await another()
    await signIn(platform, await demo(request, 'operator', 'admin'))
    const watch = await platform.newPage()
    await watch.goto(urlOf('admin', `/customs-orders/${id}`))
    await expect(status(watch, 'Cleared')).toBeVisible()
    await expect(happened(watch, 'Customs: Inspection')).toBeVisible()
  })

  await test.step('the seller complains, is answered, and settles it', async () => {
    await page.getByRole('link', { name: /^SO/ }).first().click()
    await expect(status(page, 'In service')).toBeVisible()
    await page.getByRole('button', { name: 'Raise an after-sales case', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Complaint' }).check()
    await dialog.getByRole('combobox', { name: 'Reason' }).click()
    await page.locator('.ant-select-item-option').filter({ hasText: 'No answer from the provider' }).click()
    await expect(page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')).toHaveCount(0)
    await dialog.getByLabel('What happened').fill('Nobody told us of the inspection before it began.')
    await dialog.getByRole('button', { name: 'Raise an after-sales case', exact: true }).click()
    await page.waitForURL(/\/after-sales\/[\da-f-]+$/)
    await expect(status(page, 'Waits for the provider')).toBeVisible()

    await desk.goto(urlOf('providerAdmin', `/after-sales/${lastPart(page)}`))
    await expect(desk.getByText('Nobody told us of the inspection', { exact: false })).toBeVisible()
    await desk.getByRole('button', { name: 'Agree', exact: true }).click()
    const answer = desk.getByRole('dialog')
    await answer.getByLabel('In words').fill('We are sorry, and will call before the next one.')
    await answer.getByRole('button', { name: 'Agree', exact: true }).click()

    await expect(page.getByText('We are sorry, and will call before the next one.')).toBeVisible()
    await act(page, 'Confirm as settled')
    await expect(status(page, 'Settled')).toBeVisible()
  })

  await test.step('the seller completes the order and rates the broker', async () => {
    await page.goto(urlOf('seller', `/customs-orders/${id}`))
    await act(page, 'Complete')
    await expect(status(page, 'Completed')).toBeVisible()
    // It is rated once, with the service that it was ordered by.
    await page.goto(urlOf('seller', `/service-orders/${serviceOrderId}`))
    await act(page, 'Rate the service')
    await expect(page.getByText('5 of 5 stars', { exact: false })).toBeVisible()
    await expectAccessible(page)
  })
})
