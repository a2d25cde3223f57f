import type { Locator, Page } from '@playwright/test'
import {
  aCustomsOrder,
  aDeclaration,
  customsBrokers,
  customsOrderDetail,
  customsOrderDraft,
  declarationFormConfig,
  declarationFormConfigSave,
  declarationFormDetail,
  declarationFormTestConnection,
  declarationFormUpdate,
} from '@tradeport/domain/customs/contract'
import { act } from './controls'
import { expect, expectAccessible, test, urlOf } from './fixtures'
import { callApi, demo, signIn } from './people'

const PDF = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
/** The simulated customs take their time, as the real ones do. */
const CUSTOMS_MS = 120_000

const status = (page: Page, words: string) => page.locator('header').getByText(words, { exact: true })

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

test('a seller has goods declared: papers, quote, draft, the Single Window, release, rating', async ({
  page,
  another,
  request,
}) => {
  test.slow()
  const mark = Date.now().toString(36).toUpperCase()
  const lanyun = await demo(request, 'seller', 'lanyun')
  const clearway = await demo(request, 'provider', 'clearway')
  const [broker] = await callApi(request, lanyun, customsBrokers, { keyword: 'Clearway' })
  if (!broker) throw new Error('the demo has no customs broker')
  const { config } = await callApi(request, clearway, declarationFormConfig, {})
  await callApi(request, clearway, declarationFormConfigSave, {
    copCode: '3304961234',
    copName: 'CLEARWAY',
    copCodeScc: '91330483MA7LYKN050',
    icCardNo: '8930000012345',
    reviewRequired: false,
    enabled: true,
    version: config?.version ?? 0,
  })
  await callApi(request, clearway, declarationFormTestConnection, {})
  const { id } = await callApi(request, lanyun, customsOrderDraft, {
    content: aCustomsOrder({ contractNo: '' }),
    providerCompanyId: broker.companyId,
  })
  const { no } = await callApi(request, lanyun, customsOrderDetail, { id })

  await signIn(page.context(), lanyun)
  const office = await another()
  await signIn(office, clearway)
  const desk = await office.newPage()

  await test.step('the seller completes the draft, uploads the papers and sends it', async () => {
    await page.goto(urlOf('seller', `/customs-orders/${id}/edit`))
    await page.getByLabel('Contract', { exact: true }).fill(`AG-${mark}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect(page.getByRole('heading', { level: 1, name: no })).toBeVisible()
    await expect(page.getByText(`AG-${mark}`)).toBeVisible()
    for (const paper of ['Contract', 'Invoice', 'Packing list', 'Declaration elements']) await upload(page, paper)
    await expect(page.getByText('Everything is here', { exact: false })).toBeVisible()
    await act(page, 'Send to the broker')
    await expect(status(page, 'To accept')).toBeVisible()
    await expectAccessible(page)
  })

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
    await expect(desk.getByText('Owed: ', { exact: false })).toBeVisible()
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

    await page.goto(urlOf('seller', `/customs-orders/${id}`))
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
    await desk.goto(urlOf('providerAdmin', `/customs-orders/${id}`))
    const verify = desk.getByRole('button', { name: 'Verify', exact: true })
    await expect(verify).toHaveCount(5)
    for (let left = 4; left >= 0; left -= 1) {
      await verify.first().click()
      await expect(verify).toHaveCount(left)
    }
    await act(desk, 'Go on')
    await expect(status(desk, 'Draft to confirm')).toBeVisible()
    const { declarations } = await callApi(request, clearway, customsOrderDetail, { id })
    const [form] = declarations
    if (!form) throw new Error('no declaration was drawn up')
    const { version } = await callApi(request, clearway, declarationFormDetail, { id: form.id })
    const content = aDeclaration({ head: { contractNo: `AG-${mark}` } })
    await callApi(request, clearway, declarationFormUpdate, { id: form.id, version, content })
  })

  await test.step('the seller confirms the draft, the broker sends it to the Single Window', async () => {
    await page.goto(urlOf('seller', `/customs-orders/${id}`))
    await act(page, 'Confirm the draft')
    await expect(status(page, 'Declaring')).toBeVisible()
    await desk.goto(urlOf('providerAdmin', `/customs-orders/${id}`))
    await desk.getByRole('link', { name: /^DF/ }).first().click()
    await expect(desk.getByRole('link', { name: 'Customs agency order', exact: true })).toBeVisible()
    await act(desk, 'Submit')
    await act(desk, 'Send to the Single Window')
  })

  await test.step('what customs says moves the order; the seller completes and rates', async () => {
    await page.goto(urlOf('seller', `/customs-orders/${id}`))
    await expect(status(page, 'Cleared')).toBeVisible({ timeout: CUSTOMS_MS })
    await act(page, 'Complete')
    await expect(status(page, 'Completed')).toBeVisible()
    await act(page, 'Rate')
    await expect(page.getByText('5 of 5 stars', { exact: false })).toBeVisible()
    await expectAccessible(page)
  })
})
