import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aCustomsOrder,
  aDeclaration,
  customsOrderDraft,
  customsOrderGoods,
  customsDelegationGrant,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormPage,
  declarationFormUpdate,
  type DeclarationContent,
} from '@tradeport/domain/customs/contract'
import { customsBroker, customsSeller } from '@tradeport/domain/customs/ui'
import { anAcceptedItem, anAcceptedQuotation } from '@tradeport/domain/sourcing/contract'
import { orderDetail } from '@tradeport/domain/trading/contract'
import { orderPort } from '@tradeport/domain/trading/server'
import { uuidv7 } from '@tradeport/node/db'
import { giveBrokerRecord, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { RolesContext } from '@tradeport/web/react'
import type { ReactNode } from 'react'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

// The wizard over the real API and its database.
let api: TestApi
let seller: Caller
let finance: Caller
let broker: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'], companyName: 'Lanyun Knitting' })
  finance = await api.person({ kind: 'seller', roles: ['seller_finance'] })
  broker = await api.person({ kind: 'provider', roles: ['provider_owner'], companyName: 'Beilun Customs Broker' })
  await giveBrokerRecord(api, broker)
})
const close = () => {
  opened?.close()
  opened = undefined
}
afterEach(() => {
  close()
  localStorage.clear()
})
afterAll(() => api.close())

async function open(path: string, as: Caller, manifest = customsSeller) {
  close()
  const Frame = ({ children }: { children: ReactNode }) => (
    <RolesContext value={as.actor.roles}>{children}</RolesContext>
  )
  opened = await openScreen({ api, as, manifest, path, frame: Frame })
}

async function aDraft(content: DeclarationContent = aDeclaration()): Promise<string> {
  const { id } = await seller.ok(declarationFormCreate, { content })
  return id
}
const detail = (id: string) => seller.ok(declarationFormDetail, { id })

test('a new form begins as a draft with what is usual in it', async () => {
  await open('/declarations/new', seller)
  fireEvent.click(await screen.findByText('Begin', { selector: 'button *' }))
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/declarations\/[^/]+\/edit$/))
  // Nothing is marked as missing before anybody has typed.
  expect(window.location.search).toBe('?step=head')
  const id = window.location.pathname.split('/')[2] ?? ''
  const { content, status } = await detail(id)
  expect(status).toBe('draft')
  expect(content.head).toMatchObject({ entryType: 'M', markNo: 'N/M', promiseItems: '000' })
})

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const aBook = async (head: [string, string][], goods: string[][] = []) => {
  const sheets = [
    { name: 'Head', rows: [['Field', 'Value'], ...head] },
    ...(goods.length > 0 ? [{ name: 'Goods', rows: [['gName', 'codeTs'], ...goods] }] : []),
  ]
  return new File([Buffer.from(await writeXlsx({ sheets }))], 'form.xlsx', { type: XLSX })
}
const choose = (dialog: HTMLElement, file: File) => {
  const input = dialog.querySelector('input[type="file"]')
  if (!input) throw new Error('no field for a file')
  fireEvent.change(input, { target: { files: [file] } })
}

test('a draft takes on further orders of its buyer and gives them up again, and its row leads to them', async () => {
  const buyer = await api.person({ kind: 'buyer' })
  const ordered = async () => {
    const accepted = anAcceptedQuotation({
      ...{ quotationId: uuidv7(), inquiryId: uuidv7(), threadId: uuidv7() },
      ...{ buyerCompanyId: buyer.actor.companyId ?? '', buyerUserId: buyer.actor.userId ?? '' },
      ...{ sellerCompanyId: seller.actor.companyId ?? '', storeId: seller.actor.storeId ?? '' },
      items: [anAcceptedItem({ quotationItemId: uuidv7() })],
    })
    const { orderId: id } = await api.inside(ctx => orderPort.createFromQuotation(ctx, accepted), buyer.actor)
    return { id, no: (await seller.ok(orderDetail, { id })).no }
  }
  const [first, second] = [await ordered(), await ordered()]
  const { id } = await seller.ok(declarationFormCreate, { content: aDeclaration(), tradeOrderIds: [first.id] })
  const declares = async (...orders: object[]) =>
    waitFor(async () => expect((await detail(id)).tradeOrders).toEqual(orders), { timeout: 5_000 })
  await open(`/declarations/${id}/edit?step=source`, seller)
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /Trade orders/ })
  await waitFor(() => expect(field.disabled).toBe(false))
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: second.no } })
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(second.no) }))
  await declares(first, second)
  fireEvent.click(await screen.findByRole('button', { name: `Take off ${first.no}` }))
  await declares(second)
  await open('/declarations?cols=no,tradeOrders', seller)
  const link = await screen.findByRole('link', { name: second.no })
  expect(link.getAttribute('href')).toBe(`/orders/${second.id}`)
})

test('a workbook is a draft once every cell of it is right', async () => {
  await open('/declarations/new', seller)
  fireEvent.click(await screen.findByText('An Excel workbook'))
  fireEvent.click(screen.getByText('Begin', { selector: 'button *' }))
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog).getByText('xlsx or csv, at most 5 MB; 5.000 rows a sheet, 20.000 in the sheet of containers.'),
  ).toBeTruthy()
  choose(
    dialog,
    await aBook([
      ['contractNo', 'BOOK-1'],
      ['customMaster', '9999'],
    ]),
  )
  expect(await within(dialog).findByText('Head · B · customMaster')).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Import all rows' })).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Download the workbook with its errors marked' })).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Choose another file' }))
  choose(
    dialog,
    await aBook([
      ['contractNo', 'BOOK-2'],
      ['trafMode', '2'],
    ]),
  )
  expect(await within(dialog).findByText('Head!B2')).toBeTruthy()
  expect(within(dialog).getByText('BOOK-2')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Import all rows' }))
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/declarations\/[^/]+\/edit$/))
  const id = window.location.pathname.split('/')[2] ?? ''
  expect((await detail(id)).content.head).toMatchObject({ contractNo: 'BOOK-2', trafMode: '2' })
})

test('a workbook that is called off leaves nothing, itself neither', async () => {
  const kept = async () =>
    (
      await api.pool.query<{ forms: number; files: number }>(
        `select (select count(*)::int from declaration_form where company_id = $1) as forms,
           (select count(*)::int from file_asset where owner_company_id = $1) as files`,
        [seller.actor.companyId],
      )
    ).rows[0]
  const before = await kept()
  await open('/declarations/new', seller)
  fireEvent.click(await screen.findByText('An Excel workbook'))
  fireEvent.click(screen.getByText('Begin', { selector: 'button *' }))
  const dialog = await screen.findByRole('dialog')
  choose(
    dialog,
    await aBook([
      ['contractNo', 'BOOK-OFF'],
      ['trafMode', '2'],
    ]),
  )
  expect(await within(dialog).findByText('BOOK-OFF')).toBeTruthy()
  expect(await kept()).toMatchObject({ files: (before?.files ?? 0) + 1 })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(async () => expect(await kept()).toEqual(before))
})

test('a form made of an agency order opens at what the order could not say, with every finding at its field', async () => {
  const { no } = await seller.ok(customsOrderDraft, {
    providerCompanyId: broker.actor.companyId ?? '',
    content: aCustomsOrder({ goods: customsOrderGoods(1).map(good => ({ ...good, hsCode: '' })) }),
  })
  await open('/declarations/new', seller)
  fireEvent.click(await screen.findByText('A customs agency order'))
  const order = await screen.findByRole('combobox', { name: /A customs agency order/ })
  fireEvent.focus(order)
  fireEvent.change(order, { target: { value: no } })
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(no) }))
  expect(await screen.findByText('Still missing')).toBeTruthy()
  expect(screen.getByText('M · Paperless clearance')).toBeTruthy()
  expect(screen.getByText(/^(Line 1 · Tariff code|Tariff code \(lines 1)/)).toBeTruthy()
  fireEvent.click(await screen.findByText('Begin', { selector: 'button:enabled *' }))
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/declarations\/[^/]+\/edit$/))
  const { issues } = await detail(window.location.pathname.split('/')[2] ?? '')
  const first = issues.find(({ level }) => level === 'error')
  expect(first).toMatchObject({ key: 'required', path: new URLSearchParams(window.location.search).get('field') })
  await open(window.location.pathname + window.location.search, seller)
  expect((await screen.findAllByText('This has to be filled in.')).length).toBeGreaterThan(1)
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
})

test('a workbook of more than fifty lines says how many drafts it makes, and makes them', async () => {
  const before = (await seller.ok(declarationFormPage, {})).total
  await open('/declarations/new', seller)
  fireEvent.click(await screen.findByText('An Excel workbook'))
  fireEvent.click(screen.getByText('Begin', { selector: 'button *' }))
  const dialog = await screen.findByRole('dialog')
  const goods = Array.from({ length: 60 }, (_, index) => [`Goods ${index + 1}`, '6110200090'])
  const head: [string, string][] = [
    ['contractNo', 'BOOK-60'],
    ['trafMode', '2'],
  ]
  choose(dialog, await aBook(head, goods))
  expect(await within(dialog).findByText(/60 lines make 2 drafts/)).toBeTruthy()
  expect((await seller.ok(declarationFormPage, {})).total).toBe(before)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Import all rows' }))
  await waitFor(() => expect(window.location.pathname).toBe('/declarations'))
  expect(new URLSearchParams(window.location.search).get('status')).toBe('draft')
  expect((await seller.ok(declarationFormPage, { contractNo: 'BOOK-60' })).total).toBe(2)
})

const WEIGHT = 'Empty container (kg)'
const weightOf = async (id: string) => (await detail(id)).content.containers[0]?.containerWt

test('what is typed is saved by itself and is there again', async () => {
  const id = await aDraft()
  await open(`/declarations/${id}/edit?step=containers`, seller)
  fireEvent.change(await screen.findByLabelText(WEIGHT), { target: { value: '2210' } })
  await waitFor(async () => expect(await weightOf(id)).toBe('2210'))
  await open(`/declarations/${id}/edit?step=containers`, seller)
  expect((await screen.findByLabelText<HTMLInputElement>(WEIGHT)).value).toBe('2210')
})

test('what was typed and never saved is back after the page went away', async () => {
  const id = await aDraft()
  const { version, content } = await detail(id)
  const containers = content.containers.map(container => ({ ...container, containerWt: '2220' }))
  const value = { content: { ...content, containers }, brokerCompanyId: null }
  localStorage.setItem(`tp.kept.declaration.${id}`, JSON.stringify({ version, at: new Date().toISOString(), value }))
  await open(`/declarations/${id}/edit?step=containers`, seller)
  expect((await screen.findByLabelText<HTMLInputElement>(WEIGHT)).value).toBe('2220')
  await waitFor(async () => expect(await weightOf(id)).toBe('2220'))
})

test('lines of a spreadsheet come to what is typed: that is saved first, and both stand in the form', async () => {
  const content = aDeclaration()
  const id = await aDraft({ ...content, containers: [] })
  await open(`/declarations/${id}/edit?step=items`, seller)
  fireEvent.change(await screen.findByLabelText('Line 1: Unit price'), { target: { value: '17' } })
  fireEvent.click(screen.getByRole('button', { name: 'Import goods' }))
  const dialog = await screen.findByRole('dialog')
  const rows = [
    ['gName', 'codeTs'],
    ['Scarves', content.items[0]?.codeTs ?? ''],
  ]
  const sheets = [{ name: 'Goods', rows }]
  choose(dialog, new File([Buffer.from(await writeXlsx({ sheets }))], 'goods.xlsx', { type: XLSX }))
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Import all rows' }))
  const lines = content.items.length + 1
  expect(await screen.findByLabelText(`Line ${lines}: Unit price`)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Line 1: Unit price').value).toBe('17')
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Done' }))
  fireEvent.change(screen.getByLabelText(`Line ${lines}: Unit price`), { target: { value: '5' } })
  await waitFor(async () =>
    expect((await detail(id)).content.items.map(({ gName, declPrice }) => [gName, declPrice])).toEqual([
      ...content.items.map(({ gName }, index) => [gName, index === 0 ? '17' : expect.any(String)]),
      ['Scarves', '5'],
    ]),
  )
})

test('who was slower is asked, and may keep what was typed', async () => {
  const id = await aDraft()
  await open(`/declarations/${id}/edit?step=containers`, seller)
  const field = await screen.findByLabelText(WEIGHT)
  const { version, content } = await detail(id)
  const theirs = { ...content, head: { ...content.head, noteS: 'theirs' } }
  await seller.ok(declarationFormUpdate, { id, version, content: theirs })
  fireEvent.change(field, { target: { value: '2230' } })
  expect(await screen.findByText('Somebody else has changed this declaration')).toBeTruthy()
  fireEvent.click(screen.getByText('Keep mine', { selector: 'button *' }))
  await waitFor(async () => expect(await weightOf(id)).toBe('2230'))
})

test('a figure of a line makes its total, and a finding leads to its field', async () => {
  const content = aDeclaration()
  const [item] = content.items
  const id = await aDraft({ ...content, items: item ? [item, { ...item, gQty: '' }] : [] })
  await open(`/declarations/${id}/edit?step=items`, seller)
  fireEvent.change(await screen.findByLabelText('Line 1: Unit price'), { target: { value: '16' } })
  expect(screen.getByLabelText<HTMLInputElement>('Line 1: Total price').value).toBe('48000.00')
  await open(`/declarations/${id}/edit?step=check`, seller)
  const finding = await screen.findByText('Line 2 · Quantity')
  fireEvent.click(finding)
  const field = await screen.findByLabelText('Quantity *')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a line that was taken away by mistake comes back as it was, also into its container', async () => {
  const content = aDeclaration()
  const [item] = content.items
  const [container] = content.containers
  const items = item ? [item, { ...item, gName: 'Scarves' }] : []
  const id = await aDraft({ ...content, items, containers: container ? [{ ...container, goodsNo: '1,2' }] : [] })
  const kept = async () => {
    const { content: now } = await detail(id)
    return [now.items.map(({ gName }) => gName), now.containers.map(({ goodsNo }) => goodsNo)]
  }
  const before = await kept()
  await open(`/declarations/${id}/edit?step=items`, seller)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove line 2' }))
  await waitFor(async () => expect(await kept()).toEqual([[item?.gName], ['1']]))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The entry is back.')).toBeTruthy()
  await waitFor(async () => expect(await kept()).toEqual(before))
  fireEvent.change(screen.getByLabelText('Line 2: Unit price'), { target: { value: '5' } })
  await waitFor(() => expect(screen.queryByText('The entry is back.')).toBeNull())
})

test('a finding names the container and the paper it is about, and leads to them from the page of the form', async () => {
  const content = aDeclaration()
  const [container] = content.containers
  const [paper] = content.eDocs
  const id = await aDraft({
    ...content,
    containers: container ? [{ ...container, goodsContaWt: '1.234567' }] : [],
    eDocs: paper ? [{ ...paper, edocFormatType: 'X' }] : [],
  })
  await open(`/declarations/${id}/edit?step=check`, seller)
  expect(await screen.findByText(/^Container CSQU3054383 · /)).toBeTruthy()
  await screen.findByText(/^Paper: Contract · /)
  await open(`/declarations/${id}`, seller)
  const findings = within(await screen.findByRole('region', { name: 'What the checks found' }))
  const link = await findings.findByRole('link', { name: /^Container CSQU3054383 · / })
  await open(link.getAttribute('href') ?? '', seller)
  const field = await screen.findByDisplayValue('1.234567')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('business matters that no message says together are told where they are chosen', async () => {
  const id = await aDraft({ ...aDeclaration(), businessMatters: ['waterway_transit', 'self_pay'] })
  await open(`/declarations/${id}/edit?step=check`, seller)
  fireEvent.click(await screen.findByText('Business matters'))
  const matters = await screen.findByRole('group', { name: 'Business matters' })
  expect(within(matters).getByText(/cannot be declared together/)).toBeTruthy()
  fireEvent.click(within(matters).getByRole('checkbox', { name: 'Waterway transit' }))
  await waitFor(() => expect(within(matters).queryByText(/cannot be declared together/)).toBeNull())
  expect((await detail(id)).content.businessMatters).toEqual(['self_pay'])
})

test('a supplement on the price asks how the parties are related, and whose factory it is', async () => {
  const id = await aDraft(aDeclaration({ ieFlag: 'I', supplements: [{ gNo: '1', supType: 'A' }] }))
  const supplement = async () => (await detail(id)).content.supplements[0]
  await open(`/declarations/${id}/edit?step=documents`, seller)
  const row = await screen.findByRole('group', { name: 'Supplementary declarations 1' })
  fireEvent.click(within(row).getByRole('checkbox', { name: 'A third party controls both' }))
  fireEvent.click(within(row).getByRole('checkbox', { name: 'Members of one family' }))
  fireEvent.change(within(row).getByLabelText('Factory’s address'), { target: { value: 'Wutong Road 8' } })
  await waitFor(async () =>
    expect(await supplement()).toMatchObject({ relatedParties: '10010000', factoryAddress: 'Wutong Road 8' }),
  )
  fireEvent.click(within(row).getByRole('checkbox', { name: 'None of these' }))
  await waitFor(async () => expect((await supplement())?.relatedParties).toBe('00000000'))
  await open(`/declarations/${id}`, seller)
  const declared = await screen.findByRole('region', { name: 'Everything else that is declared' })
  expect(within(declared).getByText('A · Price')).toBeTruthy()
  expect(within(declared).getByText('None of these')).toBeTruthy()
})

test('a form without errors is submitted', async () => {
  const id = await aDraft()
  await open(`/declarations/${id}/edit?step=check`, seller)
  expect(await screen.findByText('Nothing holds this declaration back.')).toBeTruthy()
  fireEvent.click(screen.getByText('Submit', { selector: 'button *' }))
  await waitFor(async () => expect((await detail(id)).status).toBe('reviewed'))
})

test('a form with errors is not, and stays where it is', async () => {
  const id = await aDraft(aDeclaration({ head: { contractNo: '' } }))
  await open(`/declarations/${id}/edit?step=check`, seller)
  expect(await screen.findAllByText('Errors: 1')).not.toHaveLength(0)
  fireEvent.click(screen.getByText('Submit', { selector: 'button *' }))
  expect(await screen.findByText('Contract number')).toBeTruthy()
  expect((await detail(id)).status).toBe('draft')
})

test('a check digit is said at the field while it is typed', async () => {
  const id = await aDraft()
  await open(`/declarations/${id}/edit?step=containers`, seller)
  const field = await screen.findByLabelText('Container number *')
  expect(screen.getByText('The check digit is right.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'CSQU3054384' } })
  expect(screen.getByText('The check digit does not fit; it should be 3.')).toBeTruthy()
})

test('a field has its star where the checks demand it, and none where they do not', async () => {
  await open(`/declarations/${await aDraft()}/edit?step=head`, seller)
  const owner = () => within(screen.getByRole('region', { name: 'Producing, selling or consuming company' }))
  expect(await screen.findByLabelText('Nature of levy *')).toBeTruthy()
  expect(owner().getByLabelText('Credit code *')).toBeTruthy()
  await open(
    `/declarations/${await aDraft(aDeclaration({ head: { tradeMode: '1210', ownerCode: 'NO' } }))}/edit?step=head`,
    seller,
  )
  expect(await screen.findByLabelText('Nature of levy')).toBeTruthy()
  expect(owner().getByLabelText('Credit code')).toBeTruthy()
})

test('whoever may not write forms is told so', async () => {
  await open('/declarations/new', finance)
  expect(await screen.findByText('You may not see this page')).toBeTruthy()
  expect(screen.queryByText('Begin')).toBeNull()
})

test('a broker chooses a client first, and only one that lets it', async () => {
  await open('/declarations/new', broker, customsBroker)
  expect(await screen.findByText('No company has let you act for it yet.')).toBeTruthy()
  await seller.ok(customsDelegationGrant, { brokerCompanyId: broker.actor.companyId ?? '', validTo: '2099-12-31' })
  await open('/declarations/new', broker, customsBroker)
  fireEvent.click(await screen.findByLabelText('Client *'))
  fireEvent.click(await screen.findByRole('option', { name: 'Lanyun Knitting' }))
  fireEvent.click(screen.getByText('Begin', { selector: 'button *' }))
  await waitFor(async () => {
    const { records } = await broker.ok(declarationFormPage, { pageNum: 1, pageSize: 10 })
    expect(records.map(({ companyId, status }) => [companyId, status])).toContainEqual([
      seller.actor.companyId,
      'draft',
    ])
  })
})

test('a port is found by its name, and one that no list holds is kept with a word about it', async () => {
  const id = await aDraft(aDeclaration({ head: { distinatePort: '' } }))
  await open(`/declarations/${id}/edit?step=head`, seller)
  const port = await screen.findByRole('combobox', { name: /Port of destination or transit/ })
  fireEvent.focus(port)
  fireEvent.change(port, { target: { value: 'rotterdam' } })
  fireEvent.click(await screen.findByRole('option', { name: /NLD066 · Rotterdam/ }))
  await waitFor(async () => expect((await detail(id)).content.head.distinatePort).toBe('NLD066'))
  fireEvent.change(port, { target: { value: 'nld999' } })
  fireEvent.click(await screen.findByRole('option', { name: 'NLD999' }))
  await waitFor(async () => {
    const { content, issues } = await detail(id)
    expect(content.head.distinatePort).toBe('NLD999')
    expect(issues).toContainEqual(expect.objectContaining({ level: 'warn', path: 'head.distinatePort' }))
  })
})

test('what customs is asked to change is chosen by its name', async () => {
  const id = await aDraft()
  await api.pool.query(
    `update declaration_form set status = 'audited', entry_id = '310420260520124999' where id = $1`,
    [id],
  )
  await open(`/declarations/${id}`, seller)
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a change' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByLabelText('Field to change')
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: 'Trading country' } })
  fireEvent.click(await screen.findByTitle(/^Trading country/))
  const country = await dialog.findByRole('combobox', { name: 'New value' })
  fireEvent.click(country)
  fireEvent.change(country, { target: { value: 'nether' } })
  fireEvent.click(await dialog.findByRole('option', { name: /^NLD · Netherlands/ }))
  fireEvent.change(dialog.getByLabelText('Explanation'), { target: { value: 'sold on' } })
  fireEvent.click(dialog.getByText('Ask for a change', { selector: 'button *' }))
  await waitFor(async () =>
    expect((await detail(id)).amendments).toMatchObject([
      { status: 'open', changes: [{ path: 'head.tradeAreaCode', before: 'DEU', after: 'NLD' }] },
    ]),
  )
  expect(await screen.findByText('Trading country: Germany (DEU) → Netherlands (NLD)')).toBeTruthy()
})
