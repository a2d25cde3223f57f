import type { Locator, Page } from '@playwright/test'
import { marketPage } from '@tradeport/domain/service-market/contract'
import { act, choose } from './controls'
import { expect, expectAccessible, test, urlOf } from './fixtures'
import { callApi, demo, signIn } from './people'

const PDF = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
/** The simulated customs and the simulated bank take their time, as the real ones do. */
const CUSTOMS_MS = 120_000
const BANK_MS = 60_000
const DAY_MS = 86_400_000

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

const field = (part: Page | Locator, name: string) => part.getByRole('textbox', { name, exact: true })
const list = (part: Page | Locator, name: string) => part.getByRole('combobox', { name, exact: true })
const write = async (part: Page | Locator, entries: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(entries)) await field(part, name).fill(value)
}
const pickEach = async (part: Page | Locator, entries: Readonly<Record<string, string>>) => {
  for (const [name, code] of Object.entries(entries)) await choose(list(part, name), code)
}

/** The broker is known to the Single Window, and reaches it. */
async function setUpSender(desk: Page, name: string): Promise<void> {
  await desk.goto(urlOf('providerAdmin', '/single-window'))
  await write(desk, {
    'Name of the sender': name,
    'Customs code (ten signs)': '3304961234',
    'Unified social credit code': '91330483MA7LYKN050',
  })
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  // Another name is another sender: what was tested before counts no more.
  await expect(desk.getByText('Not tested yet')).toBeVisible()
  await desk.getByRole('button', { name: 'Test the connection' }).click()
  const steps = desk.getByRole('list', { name: 'What was tested' })
  await expect(steps.getByRole('listitem').filter({ hasText: 'Sign-in' })).toContainText('In order')
  await expectAccessible(desk)
}

/** What the service was not asked for and a broker has to know of the shipment. */
async function completeOrder(page: Page, contractNo: string): Promise<void> {
  await write(page, { Phone: '+86 573 8886 0000', Email: 'lin.wei@lanyun.example' })
  await pickEach(page, {
    'Supervision mode': '0110',
    'Customs office of declaration': '3104',
    'Customs office of exit': '3104',
    'Transaction mode': '3',
    Currency: 'USD',
    Packaging: '22',
  })
  await page.getByLabel('Date of export').fill(new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10))
  await write(page, {
    Contract: contractNo,
    'Consignee abroad': 'NORDHAUS TEXTIL GMBH',
    'Goods value': '46800',
    Packages: '120',
    'Gross weight (kg)': '1860.5',
    'Net weight (kg)': '1650',
    'Volume (m³)': '14.4',
    'Vessel or vehicle': 'EVER GRACE',
    'Voyage number': '0118W',
    'Bill of lading': 'EGLV142600118',
  })
  await list(page, 'Port of discharge').fill('Hamburg')
  await page.getByRole('button', { name: 'Add a line' }).click()
  const goods = page.getByRole('group', { name: 'Lines of goods 1' })
  await write(goods, {
    'Name of the goods': '棉制针织套头衫',
    Quantity: '3000',
    'Unit price': '15.6',
    'Net weight (kg)': '1650',
  })
  await choose(list(goods, 'Unit'), '011')
  await page.getByRole('button', { name: 'Add a container' }).click()
  const container = page.getByRole('group', { name: 'Containers 1' })
  await write(container, { 'Container number': 'CSQU3054383' })
  await choose(list(container, 'Container specification'), '21')
}

/** What the tariff line of cotton pullovers asks to be said of them, in its order. */
const ELEMENTS = ['自主品牌', '不享惠', '针织', '套头衫', '女式', '棉100%', 'LANYUN', 'LY118']

/** The declaration as it was drawn from the order, completed step by step until nothing holds it back. */
async function completeDeclaration(desk: Page): Promise<void> {
  const next = desk.getByRole('button', { name: 'Next', exact: true })
  await desk.getByRole('link', { name: 'Edit', exact: true }).click()
  await pickEach(desk, { 'Port of exit or entry': '310401', 'Nature of levy': '101' })
  const trader = desk.getByRole('region', { name: 'Trading company in China' })
  await write(trader, { 'Credit code': '91330483MA7LYKN050', 'Customs registration code': '3304961234' })
  const producer = desk.getByRole('region', { name: 'Producing, selling or consuming company' })
  await producer.getByRole('button', { name: 'Same as the trading company' }).click()
  await expect(field(producer, 'Credit code')).toHaveValue('91330483MA7LYKN050')
  await write(desk, { 'Marks and numbers': 'N/M' })
  for (const question of ['Special relationship', 'Price influenced', 'Royalties paid'])
    await list(desk, question).selectOption('No')
  await expectAccessible(desk)
  await next.click()

  // The tariff is searched in words; the line that is taken says what has to be said of the goods.
  await list(desk, 'Tariff code').fill('pullovers of cotton')
  await desk.getByRole('option', { name: /^6110200090 · / }).click()
  for (const [index, element] of ELEMENTS.entries())
    await desk.getByRole('textbox', { name: new RegExp(String.raw`^${index + 1}\. `) }).fill(element)
  await expect(desk.getByText(ELEMENTS.join('|'))).toBeVisible()
  await expect(field(desk, 'First legal quantity')).toHaveValue('3000')
  await write(desk, { 'Second legal quantity': '1650' })
  await choose(list(desk, 'Customs district in China'), '33049')
  await expectAccessible(desk)
  await next.click()

  await expect(desk.getByText('The check digit is right.')).toBeVisible()
  await next.click()
  await next.click()
  await expect(desk.getByText('Nothing holds this declaration back.')).toBeVisible()
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
  const { records } = await callApi(request, lanyun, marketPage, { categoryCode: 'CUSTOMS', pageSize: 20 })
  const offer = records.find(({ priceMode }) => priceMode === 'fixed')
  if (!offer) throw new Error('the demo has no customs service at a fixed price')

  await signIn(page.context(), lanyun)
  const office = await another()
  await signIn(office, clearway)
  const desk = await office.newPage()
  let serviceOrderId = ''

  await test.step('the broker sets up how it sends, and tests it', () => setUpSender(desk, `CLEARWAY ${mark}`))

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

  let id = ''
  let no = ''

  await test.step('its agency order appears on its page; the seller completes it, uploads the papers and sends it', async () => {
    await page.getByRole('link', { name: 'Open the agency order' }).click()
    await page.waitForURL(/\/customs-orders\/[\da-f-]+$/)
    id = lastPart(page)
    no = (await page.getByRole('heading', { level: 1, name: /^CO/ }).textContent()) ?? ''
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(field(page, 'Contact person')).toHaveValue('Lin Wei')
    await completeOrder(page, contractNo)
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

  await test.step('the seller pays the quote into escrow, before the work begins', async () => {
    await expect(desk.getByText('The client has to pay the quote first', { exact: false })).toBeVisible()
    await act(page, 'Pay')
    await expect(page.getByText('In escrow: ', { exact: false })).toBeVisible({ timeout: BANK_MS })
  })

  await test.step('the broker asks for one more paper, the seller sends it', async () => {
    await act(desk, 'Go on')
    await expect(status(desk, 'Checking papers')).toBeVisible()
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
    await expect(status(page, 'Checking papers')).toBeVisible()
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
    // Until the power of attorney has come to this page, too, it would act on the order of before.
    await expect(desk.getByText(`WT-${mark}`).first()).toBeVisible()
    await expect(verify).toHaveCount(5)
    for (let left = 4; left >= 0; left -= 1) {
      await verify.first().click()
      await expect(verify).toHaveCount(left)
    }
    await act(desk, 'Go on')
    await expect(status(desk, 'Draft to confirm')).toBeVisible()
    await expect(status(page, 'Draft to confirm')).toBeVisible()
    await desk.getByRole('link', { name: /^DF/ }).first().click()
    await completeDeclaration(desk)
  })

  await test.step('the seller confirms the draft, the broker sends it to the Single Window', async () => {
    // What it confirms is what its page shows: the broker's last words have to be there.
    await expect(page.getByText('Errors:', { exact: false })).toHaveCount(0)
    await act(page, 'Confirm the draft')
    await expect(status(page, 'Declaring')).toBeVisible()
    await expect(page.getByText('Not confirmed', { exact: true })).toHaveCount(0)
    await desk.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(status(desk, 'Ready to send')).toBeVisible()
    await expect(desk.getByRole('link', { name: 'Customs agency order', exact: true })).toBeVisible()
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
