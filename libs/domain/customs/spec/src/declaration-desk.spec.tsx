import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aDeclarant,
  aDeclaration,
  customsReceiptPage,
  declarationFormConfig,
  declarationFormConfigReview,
  declarationFormConfigSave,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormPushSingleWindow,
  declarationFormRequestAmendment,
  declarationFormSubmit,
  declarationFormTestConnection,
} from '@tradeport/domain/customs/contract'
import { singleWindowWays } from '@tradeport/domain/customs/server'
import { customsAdmin, customsBroker, customsSeller } from '@tradeport/domain/customs/ui'
import { uuidv7 } from '@tradeport/node/db'
import { senderFolders, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, rowOf, type OpenedScreen } from '@tradeport/testing/screens'
import { RightsContext, RolesContext, type DomainManifest } from '@tradeport/web/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCustomsApi } from './customs-api.test-kit'

// The desk around the forms over the real API and its database: what is sent, what hangs, what came back to nobody, and the paper.
let api: TestApi
let seller: Caller
let desk: Caller
let opened: OpenedScreen | undefined
/** The companies that operators are people of. */
const stakes = new Set<string>()

beforeAll(async () => {
  api = await startCustomsApi(
    {
      companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, 'Lanyun Knitting'])),
      brokers: async () => [],
      company: async (_ctx, id) => (id === seller.actor.companyId ? { name: 'Lanyun Knitting' } : undefined),
      companiesNamed: async () => [seller.actor.companyId ?? ''],
      stakesOf: async ({ actor }) => (actor.kind === 'operator' ? stakes : new Set()),
    },
    { labels: async () => new Map([['country', new Map([['DEU', '德国']])]]) },
  )
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  desk = await api.person({ kind: 'operator', roles: ['op_trade'] })
  await seller.ok(declarationFormConfigSave, aDeclarant())
  await seller.ok(declarationFormTestConnection, {})
})
afterEach(async () => {
  opened?.close()
  stakes.clear()
  await api.pool.query('delete from declaration_receipt where problem is not null')
})
afterAll(() => api.close())

const open = async (path: string, as: Caller, manifest: DomainManifest) => {
  const Roles = ({ children }: { children?: ReactNode }) => (
    <RolesContext value={as.actor.roles}>{children}</RolesContext>
  )
  opened = await openScreen({ api, as, manifest, path, frame: Roles })
}
const draft = (contractNo: string) =>
  seller.ok(declarationFormCreate, { content: aDeclaration({ head: { contractNo } }) })

async function aReceipt(cusCiqNo: string, raw: string | null = null): Promise<void> {
  await api.pool.query(
    `insert into declaration_receipt (id, attempt, source, channel, notice_date, note, client_seq_no, cus_ciq_no, entry_id, custom_master,
       dedup_key, received_at, problem, raw)
     values ($1, 0, 'gateway', 'L', $2, 'from elsewhere', '', $3, '', '3104', $3, $2, 'unknown_form', $4)`,
    [uuidv7(), api.clock.now, cusCiqNo, raw],
  )
}
const waiting = async () => (await desk.ok(customsReceiptPage, { pageNum: 1, pageSize: 20 })).records

test('a broker says who it is to the Single Window, tries the connection, and is told that it is a simulator', async () => {
  const broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  await open('/single-window', broker, customsBroker)
  expect(await screen.findByText(/is a simulator here/)).toBeTruthy()
  expect((await screen.findByRole('button', { name: 'Test the connection' })).hasAttribute('disabled')).toBe(true)
  const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  type(/Name of the sender/, 'Beilun Customs Broker')
  type(/Customs code/, '33049')
  type(/Unified social credit code/, '91330483MA7LYKN050')
  type(/Operator card number/, '8930000012345')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByLabelText(/Customs code/).getAttribute('aria-invalid')).toBe('true'))
  type(/Customs code/, '3304961234')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/ends in 2345/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Test the connection' }))
  expect(await screen.findByText('Connected')).toBeTruthy()
  expect((await broker.ok(declarationFormConfig, {})).configs).toMatchObject([
    { copCode: '3304961234', lastTestOk: true, isDefault: true },
  ])
})

test('a sender chooses its way: what leads nowhere is not offered, a folder has its problems at its fields and its steps one by one', async () => {
  const folders = await senderFolders()
  const own = await startCustomsApi(
    { companyNames: async () => new Map(), brokers: async () => [] },
    {},
    { singleWindow: singleWindowWays({ folder: folders.root }) },
  )
  const owner = await own.person({ kind: 'seller', roles: ['seller_owner'] })
  opened = await openScreen({
    ...{ api: own, as: owner, manifest: customsSeller, path: '/single-window' },
    frame: ({ children }: { children?: ReactNode }) => (
      <RolesContext value={owner.actor.roles}>{children}</RolesContext>
    ),
  })
  const way = await screen.findByLabelText(/^Way/)
  expect(
    within(way)
      .getAllByRole('option')
      .map(option => [option.textContent, option.hasAttribute('disabled')]),
  ).toEqual([
    ['Folder of the import client', false],
    ['Simulator (not offered here)', true],
    ['SFTP (no counterpart known yet)', true],
    ['API (no counterpart known yet)', true],
  ])
  expect(screen.queryByText(/is a simulator here/)).toBeNull()
  expect(screen.getByText(new RegExp(`a file “company” that says ${owner.actor.companyId}`))).toBeTruthy()
  const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  type(/Name of the sender/, 'LANYUN')
  type(/Customs code/, '3304961234')
  type(/Unified social credit code/, '91330483MA7LYKN050')
  type(/Certificate number/, '5300000001')
  type(/^Folder/, '../lanyun')
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  save()
  expect(await screen.findByText(/A plain name: letters/)).toBeTruthy()
  type(/^Folder/, 'lanyun')
  save()
  await waitFor(() => expect(screen.getByLabelText(/Last day/).getAttribute('aria-invalid')).toBe('true'))
  type(/Last day/, '2020-01-31')
  save()
  await waitFor(async () => expect((await owner.ok(declarationFormConfig, {})).configs).toHaveLength(1))
  const test = () => fireEvent.click(screen.getByRole('button', { name: 'Test the connection' }))
  const steps = async (count: number) => {
    await waitFor(() => expect(screen.getAllByText('Failed')).toHaveLength(count))
    const list = screen.getByRole('list', { name: 'What was tested' })
    return within(list)
      .getAllByRole('listitem')
      .map(item => item.textContent)
  }
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Test the connection' }).hasAttribute('disabled')).toBe(false),
  )
  test()
  expect(await steps(2)).toEqual([
    expect.stringMatching(/^CertificateFailedThe certificate ended on .*2020/),
    'NetworkDoes not apply',
    'Sign-inDoes not apply',
    'FolderFailedThere is no folder “lanyun”.',
  ])
  await folders.make('lanyun', owner.actor.companyId ?? '')
  type(/Last day/, '2130-12-31')
  save()
  expect(await screen.findByText('Not tested yet')).toBeTruthy()
  test()
  expect(await screen.findByText('Connected')).toBeTruthy()
  expect(screen.getAllByText('In order')).toHaveLength(2)
  opened.close()
  opened = undefined
  await own.close()
  await folders.remove()
})

test('a second sender has a tab of its own, and is chosen where a form is sent', async () => {
  const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await owner.ok(declarationFormConfigSave, aDeclarant())
  await open('/single-window', owner, customsSeller)
  fireEvent.click(await screen.findByRole('tab', { name: 'Another sender' }))
  const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  type(/Name of the sender/, 'LANYUN SHANGHAI')
  type(/Customs code/, '3304961234')
  type(/Unified social credit code/, '91330483MA7LYKN050')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const tab = await screen.findByRole('tab', { name: /LANYUN SHANGHAI/ })
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'))
  fireEvent.click(screen.getByRole('button', { name: 'Test the connection' }))
  expect(await screen.findByText('Connected')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('A colleague looks over each form before it is sent'))
  await waitFor(async () => expect((await owner.ok(declarationFormConfig, {})).reviewRequired).toBe(true))
  await owner.ok(declarationFormConfigReview, { reviewRequired: false })
  opened?.close()

  const made = await owner.ok(declarationFormCreate, { content: aDeclaration({ head: { contractNo: 'DESK-SENDER' } }) })
  await owner.ok(declarationFormSubmit, { id: made.id, version: made.version })
  await open(`/declarations/${made.id}`, owner, customsSeller)
  fireEvent.click(await screen.findByRole('button', { name: 'Send to the Single Window' }))
  const dialog = within(await screen.findByRole('dialog'))
  // The default one was never tested.
  expect(await dialog.findByText(/was not tested lately/)).toBeTruthy()
  fireEvent.mouseDown(dialog.getByLabelText('Sender'))
  fireEvent.click(await screen.findByTitle(/LANYUN SHANGHAI/))
  expect(await dialog.findByText(/Connection tested/)).toBeTruthy()
  fireEvent.click(dialog.getByText('Send to the Single Window', { selector: 'button *' }))
  await waitFor(async () => expect((await owner.ok(declarationFormDetail, { id: made.id })).status).toBe('pushing'))
})

test('what belongs to no form is assigned to one by its number', async () => {
  const { id, no, version } = await draft('DESK-1')
  const ready = await seller.ok(declarationFormSubmit, { id, version })
  await seller.ok(declarationFormPushSingleWindow, { id, version: ready.version })
  await aReceipt('E00000000000000101')
  await open('/customs-receipts', desk, customsAdmin)
  expect(await screen.findByText('E00000000000000101')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByLabelText(/Number of the form/), { target: { value: no } })
  fireEvent.click(dialog.getByText('Assign', { selector: 'button *' }))
  await waitFor(async () => expect(await waiting()).toEqual([]))
  expect((await seller.ok(declarationFormDetail, { id })).receipts).toMatchObject([{ cusCiqNo: 'E00000000000000101' }])
})

test('what concerns nobody is dismissed, with a reason', async () => {
  await aReceipt('E00000000000000102')
  await open('/customs-receipts', desk, customsAdmin)
  await screen.findByText('E00000000000000102')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByLabelText(/Reason/), { target: { value: 'a test of theirs' } })
  fireEvent.click(dialog.getByText('Dismiss', { selector: 'button *' }))
  await waitFor(async () => expect(await waiting()).toEqual([]))
})

test('what came is read before it is decided on', async () => {
  await aReceipt(
    'E00000000000000104',
    '<DEC_RESULT><PACK_NO>120</PACK_NO><AGENT_NAME>北仑报关行</AGENT_NAME></DEC_RESULT>',
  )
  await open('/customs-receipts', desk, customsAdmin)
  const row = (await screen.findByText('E00000000000000104')).closest('tr, [role="row"], li') ?? document.body
  fireEvent.click(within(row instanceof HTMLElement ? row : document.body).getByRole('button', { name: 'Show text' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('PACK_NO')).toBeTruthy()
  expect(dialog.getByText('北仑报关行')).toBeTruthy()
  expect(dialog.getByLabelText('Whole text').textContent).toContain('<PACK_NO>120</PACK_NO>')
})

test('operators leave to others what customs said of their own company, and what it declared elsewhere', async () => {
  stakes.add(seller.actor.companyId ?? '')
  const { id } = await draft('DESK-OWN')
  await aReceipt('E00000000000000105')
  await api.pool.query(`update declaration_receipt set form_id = $1 where cus_ciq_no = 'E00000000000000105'`, [id])
  await open('/customs-receipts', desk, customsAdmin)
  const row = await rowOf('E00000000000000105')
  expect(within(row).getByText('Your own company: colleagues decide')).toBeTruthy()
  expect(within(row).queryByRole('button', { name: 'Dismiss' })).toBeNull()
  opened?.close()
  const Rights = ({ children }: { children?: ReactNode }) => (
    <RightsContext value={right => right === 'declarationForm:offline_create'}>{children}</RightsContext>
  )
  opened = await openScreen({ api, as: desk, manifest: customsAdmin, path: '/declarations', frame: Rights })
  fireEvent.click(await screen.findByRole('button', { name: 'Declared elsewhere' }))
  const dialog = within(await screen.findByRole('dialog'))
  const company = await dialog.findByRole('combobox', { name: /Company/ })
  fireEvent.focus(company)
  fireEvent.change(company, { target: { value: 'Lan' } })
  const option = await screen.findByRole('option', { name: /Lanyun Knitting/ })
  expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(within(option).getByText('Your own company: colleagues decide')).toBeTruthy()
})

test('operators record what a company declared elsewhere', async () => {
  const Rights = ({ children }: { children?: ReactNode }) => (
    <RightsContext value={right => right === 'declarationForm:offline_create'}>{children}</RightsContext>
  )
  opened = await openScreen({ api, as: desk, manifest: customsAdmin, path: '/declarations', frame: Rights })
  fireEvent.click(await screen.findByRole('button', { name: 'Declared elsewhere' }))
  const dialog = within(await screen.findByRole('dialog'))
  const company = await dialog.findByRole('combobox', { name: /Company/ })
  fireEvent.focus(company)
  fireEvent.change(company, { target: { value: 'Lan' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Lanyun Knitting' }))
  expect(dialog.getByLabelText('Customs number')).toBeTruthy()
})

test('who may not look over forms is told so instead of switching it', async () => {
  const follower = await api.person({
    kind: 'seller',
    roles: ['order_follow'],
    companyId: seller.actor.companyId ?? '',
  })
  await open('/single-window', follower, customsSeller)
  const box = await screen.findByLabelText('A colleague looks over each form before it is sent')
  expect(box.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Only who may look over forms switches this.')).toBeTruthy()
})

test('a form that was looked over goes back to draft before it is sent', async () => {
  const { id, version } = await draft('DESK-4')
  await seller.ok(declarationFormSubmit, { id, version })
  await open(`/declarations/${id}`, seller, customsSeller)
  fireEvent.click(await screen.findByRole('button', { name: 'Back to draft' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByText('Back to draft', { selector: 'button *' }))
  await waitFor(async () => expect((await seller.ok(declarationFormDetail, { id })).status).toBe('draft'))
})

test('a change is checked before it is asked for, changed while it is open, and taken back', async () => {
  const { id, version } = await draft('DESK-5')
  const ready = await seller.ok(declarationFormSubmit, { id, version })
  const sent = await seller.ok(declarationFormPushSingleWindow, { id, version: ready.version })
  await api.pool.query(
    `update declaration_form set status = 'audited', entry_id = '310420260520123999' where id = $1`,
    [sent.id],
  )
  await open(`/declarations/${id}`, seller, customsSeller)
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a change' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByLabelText('Field to change')
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: 'Line 1 · Quantity' } })
  fireEvent.click(await screen.findByTitle(/^Line 1 · Quantity/))
  // It begins with what stands there, and is written as in the declaration itself.
  await waitFor(() => expect(dialog.getByLabelText('New value')).toHaveProperty('value', '3000'))
  fireEvent.change(dialog.getByLabelText('New value'), { target: { value: '1 x' } })
  expect(dialog.getByLabelText('New value')).toHaveProperty('value', '1')
  fireEvent.change(dialog.getByLabelText('Explanation'), { target: { value: 'one piece' } })
  fireEvent.click(dialog.getByText('Ask for a change', { selector: 'button *' }))
  expect(await dialog.findByText('With these changes the form would be wrong')).toBeTruthy()
  expect((await seller.ok(declarationFormDetail, { id })).amendments).toEqual([])
  opened?.close()

  const { version: seen } = await seller.ok(declarationFormDetail, { id })
  await seller.ok(declarationFormRequestAmendment, {
    ...{ id, version: seen, kind: 'modify', reason: 'short_or_over', explanation: 'one carton less' },
    changes: [{ path: 'head.packNo', after: '119' }],
  })
  await open(`/declarations/${id}`, seller, customsSeller)
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const again = within(await screen.findByRole('dialog'))
  fireEvent.change(await again.findByLabelText('New value'), { target: { value: '118' } })
  fireEvent.click(again.getByText('Change', { selector: 'button *' }))
  await waitFor(async () =>
    expect((await seller.ok(declarationFormDetail, { id })).amendments).toMatchObject([
      { status: 'open', changes: [{ before: '120', after: '118' }] },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const asked = within(await screen.findByRole('region', { name: 'Changes asked for' }))
  // Only when the page knows it too, its next step is of the version that stands.
  await asked.findByText(/118/)
  fireEvent.click(asked.getByRole('button', { name: 'More' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Take back' }))
  const back = within(await screen.findByRole('dialog', { name: 'Take back' }))
  fireEvent.click(await back.findByText('Take back', { selector: 'button *' }))
  await waitFor(async () =>
    expect((await seller.ok(declarationFormDetail, { id })).amendments).toMatchObject([{ status: 'cancelled' }]),
  )
})

test('whoever only reads has no buttons', async () => {
  await aReceipt('E00000000000000103')
  const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
  await open('/customs-receipts', auditor, customsAdmin)
  await screen.findByText('E00000000000000103')
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull()
})

test('what is not answered for ten minutes is shown to operators', async () => {
  const { id, no, version } = await draft('DESK-2')
  const ready = await seller.ok(declarationFormSubmit, { id, version })
  await seller.ok(declarationFormPushSingleWindow, { id, version: ready.version })
  await open('/customs-stuck', desk, customsAdmin)
  expect(await screen.findByText(/got no answer for longer than the customs parameters say/)).toBeTruthy()
  opened?.close()
  api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000)
  await open('/customs-stuck', desk, customsAdmin)
  expect((await screen.findByText(no)).closest('a')?.getAttribute('href')).toContain(id)
})

test('a draft takes lines from spreadsheets, and lies on paper as customs prints it', async () => {
  const { id, version } = await draft('DESK-3')
  await open(`/declarations/${id}`, seller, customsSeller)
  expect(await screen.findByRole('button', { name: 'Import' })).toBeTruthy()
  expect(screen.getByText('15.60')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Print the declaration/ }).getAttribute('href')).toContain(`${id}/sheet`)
  opened?.close()
  await open(`/declarations/${id}/sheet`, seller, customsSeller)
  expect(await screen.findByRole('heading', { name: '中华人民共和国海关出口货物报关单' })).toBeTruthy()
  expect(screen.getAllByText('德国（DEU）').length).toBeGreaterThan(0)
  expect(screen.getByText('Draft, not accepted by customs')).toBeTruthy()
  expect(screen.getByText(/15\.6000/)).toBeTruthy()
  opened?.close()
  await seller.ok(declarationFormSubmit, { id, version })
  await open(`/declarations/${id}`, seller, customsSeller)
  await screen.findByRole('button', { name: 'Export' })
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
})
