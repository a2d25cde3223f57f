import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aDeclarant,
  aDeclaration,
  customsDelegationGrant,
  declarationAmendmentSubmit,
  declarationFormApproveReject,
  declarationFormConfig,
  declarationFormConfigReview,
  declarationFormConfigSave,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormOfflineCreate,
  declarationFormPushSingleWindow,
  declarationFormRedeclare,
  declarationFormRequestAmendment,
  declarationFormSubmit,
  declarationFormTestConnection,
  declarationFormUpdate,
} from '@tradeport/domain/customs/contract'
import { customsBroker, customsSeller } from '@tradeport/domain/customs/ui'
import { dictList, dictLookup } from '@tradeport/domain/reference/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { openedDialog, openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { RolesContext, type DomainManifest } from '@tradeport/web/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCustomsApi } from './customs-api.test-kit'

// The pages of both sides over the real API and its database.
const BROKER = '01990000-0000-7000-8000-0000000000b1'
let api: TestApi
let author: Caller
let colleague: Caller
let opened: OpenedScreen | undefined
/** Of the broker. */
let isRecorded = true

beforeAll(async () => {
  api = await startCustomsApi({
    companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, 'Lanyun Knitting'])),
    brokers: async () => (isRecorded ? [{ companyId: BROKER, name: 'Beilun Customs Broker' }] : []),
  })
  author = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  colleague = await api.person({
    kind: 'seller',
    roles: ['shop_manager'],
    ...(author.actor.companyId ? { companyId: author.actor.companyId } : {}),
  })
})
afterEach(() => opened?.close())
afterAll(() => api.close())

async function setUp(reviewRequired: boolean) {
  const { configs } = await author.ok(declarationFormConfig, {})
  if (configs.length === 0) await author.ok(declarationFormConfigSave, aDeclarant())
  await author.ok(declarationFormConfigReview, { reviewRequired })
  await author.ok(declarationFormTestConnection, {})
}
const aForm = async (contractNo: string) =>
  author.ok(declarationFormCreate, { content: aDeclaration({ head: { contractNo } }) })
const open = async (path: string, as: Caller, manifest: DomainManifest = customsSeller) => {
  opened = await openScreen({ api, as, manifest, path })
}
const AsOwner = ({ children }: { readonly children: ReactNode }) => (
  <RolesContext value={['seller_owner']}>{children}</RolesContext>
)
const statusOf = async (id: string) => (await author.ok(declarationFormDetail, { id })).status

test('a form is found by its contract, and submitted on its own page', async () => {
  await setUp(false)
  const { id, no } = await aForm('LY-1')
  await aForm('LY-2')
  await open('/declarations?f.contractNo=LY-1', author)
  expect((await screen.findByText(no)).closest('a')?.getAttribute('href')).toContain(id)
  expect(screen.getAllByRole('row')).toHaveLength(2)
  opened?.close()
  await open(`/declarations/${id}`, author)
  fireEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  const question = within(await openedDialog())
  fireEvent.click(question.getByText('Submit', { selector: 'button *' }))
  await waitFor(async () => expect(await statusOf(id)).toBe('reviewed'))
})

test('a colleague looks over all that wait, the author cannot', async () => {
  await setUp(true)
  const forms = await Promise.all([aForm('RV-1'), aForm('RV-2')])
  for (const { id, version } of forms) await author.ok(declarationFormSubmit, { id, version })
  await open('/declarations?status=pending_review', author)
  await screen.findByText(forms[0]?.no ?? '')
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  opened?.close()
  await open('/declarations?status=pending_review', colleague)
  await screen.findByText(forms[0]?.no ?? '')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected: 2' }))
  fireEvent.click(bar.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByText('Approve', { selector: 'button *' }))
  expect(await screen.findByText('Succeeded: 2. Failed: 0.')).toBeTruthy()
  expect(await Promise.all(forms.map(({ id }) => statusOf(id)))).toEqual(['reviewed', 'reviewed'])
  opened?.close()
  // What somebody looked over is found by that, and its page names them.
  await open('/declarations?f.reviewed=me', colleague)
  await screen.findByText(forms[0]?.no ?? '')
  opened?.close()
  await open('/declarations?f.reviewed=me', author)
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  opened?.close()
  await open(`/declarations/${forms[0]?.id}`, author)
  expect(await screen.findByText(`Looked over by ${colleague.actor.displayName}.`)).toBeTruthy()
})

test.each(['/declarations/DF-26', '/declarations/DF-26/edit'])(
  'an address that is no document’s says so: %s',
  async path => {
    opened = await openScreen({ api, as: author, manifest: customsSeller, path, frame: AsOwner })
    expect(await screen.findByRole('heading', { name: /does not exist|could not be found/i })).toBeTruthy()
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  },
)

test('many are submitted from the list; what is refused says why, and is tried again by itself', async () => {
  await setUp(false)
  const right = await aForm('MANY-1')
  const wrong = await author.ok(declarationFormCreate, {
    content: aDeclaration({ head: { contractNo: 'MANY-1', packNo: '' } }),
  })
  await open('/declarations?f.contractNo=MANY-1', author)
  await screen.findByText(right.no)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected: 2' }))
  fireEvent.click(bar.getByRole('button', { name: 'Submit' }))
  const question = within(await openedDialog())
  fireEvent.click(await question.findByText('Submit', { selector: 'button *' }))
  expect(await screen.findByText('Succeeded: 1. Failed: 1.')).toBeTruthy()
  expect(await statusOf(right.id)).toBe('reviewed')
  fireEvent.click(await screen.findByText('Try the refused ones again: 1', { selector: 'button *' }))
  expect(await screen.findByText('Succeeded: 0. Failed: 1.')).toBeTruthy()
  fireEvent.click(screen.getByText('Close', { selector: 'button *' }))
  await waitFor(() => expect(screen.queryByText('Succeeded: 0. Failed: 1.')).toBeNull())
  expect(screen.getByRole('region', { name: 'Selected: 1' })).toBeTruthy()
  expect(await statusOf(wrong.id)).toBe('draft')
})

test('many are sent from the list by one sender', async () => {
  await setUp(false)
  const forms = await Promise.all([aForm('SENT-1'), aForm('SENT-1')])
  for (const { id, version } of forms) await author.ok(declarationFormSubmit, { id, version })
  await open('/declarations?status=reviewed&f.contractNo=SENT-1', author)
  await screen.findByText(forms[0]?.no ?? '')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected: 2' }))
  fireEvent.click(bar.getByRole('button', { name: 'Send to the Single Window' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByText('Send to the Single Window', { selector: 'button:enabled *' }))
  expect(await screen.findByText('Succeeded: 2. Failed: 0.')).toBeTruthy()
  expect(await Promise.all(forms.map(({ id }) => statusOf(id)))).toEqual(['pushing', 'pushing'])
})

test('what customs has otherwise than it was declared stands out among its receipts', async () => {
  await setUp(false)
  const { id, version } = await aForm('FACTS-1')
  const submitted = await author.ok(declarationFormSubmit, { id, version })
  await author.ok(declarationFormPushSingleWindow, { id, version: submitted.version })
  await api.pool.query(
    `insert into declaration_receipt (id, region_id, form_id, about, attempt, source, channel, notice_date, note, client_seq_no, cus_ciq_no,
       entry_id, custom_master, dedup_key, received_at, file_ids, facts)
     select gen_random_uuid(), region_id, id, 'form', attempt, 'gateway', 'S0', now(), '', '', '', '', '', 'facts-1', now(), '{}', $2
     from declaration_form where id = $1`,
    [id, JSON.stringify({ packNo: '7', trafMode: '2', declPort: '3104' })],
  )
  const entry = { nameI18n: {}, parent: null, color: null, sort: 0, enabled: true, extra: {} }
  const ways = [{ ...entry, code: '2', name: 'Waterway' }]
  const answers = new Map<string, unknown>([
    [dictList.path, { version: '1', notModified: false, data: { customs_transport_mode: ways } }],
    [dictLookup.path, [{ ...entry, code: '3104', name: 'Beilun customs' }]],
  ])
  opened = await openScreen({
    ...{ api, as: author, manifest: customsSeller, path: `/declarations/${id}` },
    hear: ({ url }) => {
      const found = [...answers].find(([path]) => url.includes(path))
      return found && Response.json({ code: '200', msg: '', success: true, data: found[1] })
    },
  })
  const receipts = within(await screen.findByRole('region', { name: 'Receipts of customs' }))
  expect(screen.getByText(/^Customs has something else/)).toBeTruthy()
  const facts = within(receipts.getByRole('list', { name: 'What customs has of the form' }))
  expect(facts.getByText(/: 7 \(declared: \d+\)$/)).toBeTruthy()
  expect(await facts.findByText('Mode of transport: Waterway (2)')).toBeTruthy()
  expect(await facts.findByText('Declaring customs: Beilun customs (3104)')).toBeTruthy()
})

test('who looks over a form sees what the checks said of it, and is led there', async () => {
  await setUp(true)
  const [item] = aDeclaration().items
  const { id, version } = await author.ok(declarationFormCreate, {
    content: aDeclaration({ items: item ? [{ ...item, originCountry: 'JPN' }] : [] }),
  })
  await author.ok(declarationFormSubmit, { id, version })
  await open(`/declarations/${id}`, colleague)
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: /^Line 1 · / }))
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('sheet-items-0')))
})

test('what was declared elsewhere is corrected without its paper being asked for again', async () => {
  const fileId = '01990000-0000-7000-8000-0000000000f1'
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
       storage_key, created_at) values ($1, $2, $3, $4, 'document', 'private', 'declared.pdf', 'application/pdf', 1, '', '', now())`,
    [fileId, DEFAULT_REGION.regionId, author.actor.userId, author.actor.companyId],
  )
  const { id } = await author.ok(declarationFormOfflineCreate, {
    content: aDeclaration(),
    entryId: '310420260520123456',
    declareDate: '2026-03-01',
    status: 'released',
    fileIds: [fileId],
  })
  await open(`/declarations/${id}`, colleague)
  expect(await screen.findByRole('button', { name: 'declared.pdf' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Update the record' }))
  const dialog = within(await screen.findByRole('dialog'))
  const day = await dialog.findByLabelText('Date of declaration')
  expect(dialog.getByText('declared.pdf')).toBeTruthy()
  fireEvent.change(day, { target: { value: '2026-03-02' } })
  fireEvent.click(dialog.getByText('Update the record', { selector: 'button *' }))
  await waitFor(async () =>
    expect(await author.ok(declarationFormDetail, { id })).toMatchObject({
      declareDate: '2026-03-02',
      files: [{ fileId, name: 'declared.pdf' }],
    }),
  )
  opened?.close()

  // Where customs has put it, it stays: nobody has to say something else of it to correct a day.
  await api.pool.query(`update declaration_form set status = 'deleted' where id = $1`, [id])
  await open(`/declarations/${id}`, colleague)
  fireEvent.click(await screen.findByRole('button', { name: 'Update the record' }))
  const again = within(await screen.findByRole('dialog'))
  fireEvent.change(await again.findByLabelText('Date of declaration'), { target: { value: '2026-03-01' } })
  expect(again.getByText('Deleted by customs')).toBeTruthy()
  fireEvent.click(again.getByText('Update the record', { selector: 'button *' }))
  await waitFor(async () =>
    expect(await author.ok(declarationFormDetail, { id })).toMatchObject({
      status: 'deleted',
      declareDate: '2026-03-01',
    }),
  )
  opened?.close()

  // Who does say something else of it is heard, also where that is what was recorded first.
  await open(`/declarations/${id}`, colleague)
  fireEvent.click(await screen.findByRole('button', { name: 'Update the record' }))
  const back = within(await screen.findByRole('dialog'))
  fireEvent.mouseDown(await back.findByLabelText('Where it stands'))
  fireEvent.click(await screen.findByText('Released', { selector: '.ant-select-item-option-content' }))
  fireEvent.click(back.getByText('Update the record', { selector: 'button *' }))
  await waitFor(async () => expect((await author.ok(declarationFormDetail, { id })).status).toBe('released'))
})

test('what was sent says that it is a simulation, and what customs said of it', async () => {
  await setUp(false)
  const { id, version } = await aForm('SIM-E-1')
  const { version: submitted } = await author.ok(declarationFormSubmit, { id, version })
  await open(`/declarations/${id}`, author)
  fireEvent.click(await screen.findByRole('button', { name: 'Send to the Single Window' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^Simulation: no real Single Window/)).toBeTruthy()
  fireEvent.click(dialog.getByText('Send to the Single Window', { selector: 'button *' }))
  await waitFor(async () =>
    expect(await author.ok(declarationFormDetail, { id })).toMatchObject({ status: 'pushing', version: submitted + 1 }),
  )
  opened?.close()
  await api.api.jobs.run('customs.singleWindow')
  api.clock.now = new Date(api.clock.now.getTime() + 10_000)
  await api.api.jobs.run('customs.singleWindow')
  await open(`/declarations/${id}`, author)
  expect(await screen.findByText(/^Simulation: this form went to a simulated/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Export declaration' })).toBeTruthy()
  expect(screen.getByText('NORDHAUS TEXTIL GMBH')).toBeTruthy()
  const receipts = within(screen.getByRole('region', { name: 'Receipts of customs' }))
  expect(receipts.getByText('Returned')).toBeTruthy()
  expect(screen.queryByText(/^Customs has something else/)).toBeNull()
  expect(receipts.getAllByText('Single Window').length).toBeGreaterThan(1)
  expect(screen.getByRole('button', { name: 'Declare again' })).toBeTruthy()
})

test('an earlier revision is read as it was, with what was declared instead', async () => {
  await setUp(false)
  const { id, version } = await aForm('SIM-E-2')
  const submitted = await author.ok(declarationFormSubmit, { id, version })
  await author.ok(declarationFormPushSingleWindow, { id, version: submitted.version })
  await api.api.jobs.run('customs.singleWindow')
  api.clock.now = new Date(api.clock.now.getTime() + 30_000)
  await api.api.jobs.run('customs.singleWindow')
  const returned = await author.ok(declarationFormDetail, { id })
  const draft = await author.ok(declarationFormRedeclare, { id, version: returned.version })
  const content = aDeclaration({ head: { contractNo: 'LY-AFTER', packNo: '119' } })
  await author.ok(declarationFormUpdate, { id, version: draft.version, content })
  await open(`/declarations/${id}`, author)
  const revisions = within(await screen.findByRole('region', { name: 'Earlier revisions' }))
  const link = revisions.getByRole('link', { name: 'Revision 1' })
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('Message of sending 1, as it went out (XML)')).toBeTruthy()
  opened?.close()
  await open(link.getAttribute('href') ?? '', author)
  const changes = within(await screen.findByRole('region', { name: 'What was declared instead' }))
  expect(changes.getByRole('row', { name: /Contract number SIM-E-2 LY-AFTER/ })).toBeTruthy()
  expect(changes.getByRole('row', { name: /Number of packages 120 119/ })).toBeTruthy()
  const paper = within(screen.getByRole('article', { name: 'Export declaration' }))
  expect(paper.getByText('SIM-E-2')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Everything else that is declared' })).toBeTruthy()
})

test('the history says what was changed in a form that was sent back', async () => {
  await setUp(true)
  const { id, version } = await aForm('LY-HISTORY')
  const submitted = await author.ok(declarationFormSubmit, { id, version })
  const back = await colleague.ok(declarationFormApproveReject, { id, version: submitted.version, reason: 'Less.' })
  const content = aDeclaration({ head: { contractNo: 'LY-HISTORY', packNo: '119' } })
  await author.ok(declarationFormUpdate, { id, version: back.version, content })
  await setUp(false)
  await open(`/declarations/${id}`, author)
  const change = (await screen.findByText('120', { selector: 'del' })).closest('li')
  expect(change?.textContent).toBe('Number of packages120119')
})

test('a request for a change says what became of its sending, and is handed in again', async () => {
  await setUp(false)
  const made = await aForm('LY-CHANGE')
  const submitted = await author.ok(declarationFormSubmit, { id: made.id, version: made.version })
  await author.ok(declarationFormPushSingleWindow, { id: made.id, version: submitted.version })
  const ran = async () => {
    await api.api.jobs.run('customs.singleWindow')
    api.clock.now = new Date(api.clock.now.getTime() + 30_000)
    await api.api.jobs.run('customs.singleWindow')
  }
  await ran()
  const { version } = await author.ok(declarationFormDetail, { id: made.id })
  const request = await author.ok(declarationFormRequestAmendment, {
    id: made.id,
    version,
    kind: 'modify',
    reason: 'short_or_over',
    explanation: 'SIM-F1 one carton less',
    changes: [{ path: 'head.packNo', after: '119' }],
  })
  await author.ok(declarationAmendmentSubmit, request)
  await ran()
  await open(`/declarations/${made.id}`, author)
  const changes = within(await screen.findByRole('region', { name: 'Changes asked for' }))
  expect(changes.getByText('The request did not get through')).toBeTruthy()
  expect(changes.getByText('SIM-F1')).toBeTruthy()
  expect(changes.getByText(/· F1 · The request did not get through/)).toBeTruthy()
  // A day later the test of the connection holds no more: the dialog says so, and where to test it again.
  api.clock.now = new Date(api.clock.now.getTime() + 26 * 3_600_000)
  fireEvent.click(changes.getByRole('button', { name: 'Hand in' }))
  const outdated = within(await openedDialog())
  expect(await outdated.findByText(/^The connection was not tested lately/)).toBeTruthy()
  expect((await outdated.findByRole('link', { name: 'Single Window' })).getAttribute('href')).toBe('/single-window')
  expect(outdated.getByRole<HTMLButtonElement>('button', { name: 'Hand in' }).disabled).toBe(true)
  opened?.close()
  await author.ok(declarationFormTestConnection, {})
  await open(`/declarations/${made.id}`, author)
  fireEvent.click(await screen.findByRole('button', { name: 'Hand in' }))
  const question = within(await openedDialog())
  fireEvent.click(await question.findByText('Hand in', { selector: 'button *' }))
  await waitFor(async () =>
    expect((await author.ok(declarationFormDetail, { id: made.id })).amendments[0]?.status).toBe('submitted'),
  )
})

test('an author is told who looks over the form, and lets it go once the company wants no review any more', async () => {
  await setUp(true)
  const { id, version } = await aForm('LY-ALONE')
  await author.ok(declarationFormSubmit, { id, version })
  await open(`/declarations/${id}`, author)
  expect(await screen.findByText(/^A colleague who neither wrote nor last changed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  opened?.close()
  await author.ok(declarationFormConfigReview, { reviewRequired: false })
  await open(`/declarations/${id}`, author)
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy()
  expect(screen.queryByText(/^A colleague who neither wrote/)).toBeNull()
})

test('an owner lets a broker act, and takes that back', async () => {
  opened = await openScreen({ api, as: author, manifest: customsSeller, path: '/customs-delegations', frame: AsOwner })
  fireEvent.click(await screen.findByRole('button', { name: 'Let a broker act' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByLabelText('Broker'))
  fireEvent.click(await screen.findByRole('option', { name: 'Beilun Customs Broker' }))
  fireEvent.change(dialog.getByLabelText('Valid until'), { target: { value: '2099-12-31' } })
  fireEvent.click(dialog.getByText('Let a broker act', { selector: 'button *' }))
  expect(await screen.findByText('In force')).toBeTruthy()
  expect(screen.queryByText('No valid broker record')).toBeNull()
  opened?.close()
  isRecorded = false
  opened = await openScreen({ api, as: author, manifest: customsSeller, path: '/customs-delegations', frame: AsOwner })
  expect(await screen.findByText('No valid broker record')).toBeTruthy()
  isRecorded = true
  fireEvent.click(await screen.findByRole('button', { name: 'End' }))
  const question = within(
    await screen
      .findByText(/then no longer sees your declarations/)
      .then(text => text.closest('form') ?? document.body),
  )
  fireEvent.click(question.getByText('End', { selector: 'button *' }))
  expect(await screen.findByText('Ended')).toBeTruthy()
})

test('a search that finds nothing is not taken for having no broker while the next answer is on its way', async () => {
  await author.ok(customsDelegationGrant, { brokerCompanyId: BROKER, validTo: '2099-12-31' })
  opened = await openScreen({ api, as: author, manifest: customsSeller, path: '/customs-delegations', frame: AsOwner })
  await screen.findByText('In force')
  const field = screen.getByRole('searchbox', { name: 'Broker' })
  const search = (keyword: string) => {
    fireEvent.change(field, { target: { value: keyword } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  search('nobody like that')
  await screen.findByText(/^Nothing/)
  search('')
  expect(screen.getByRole('searchbox', { name: 'Broker' })).toBe(field)
  expect(screen.queryByText(/^Nothing/)).toBeNull()
  expect(await screen.findByText('In force')).toBeTruthy()
})

test('a broker is told why the list is empty', async () => {
  const broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  await open('/declarations', broker, customsBroker)
  expect(await screen.findByText(/^Declarations of companies that let you act/)).toBeTruthy()
})

test('the tabs say where counting stopped, and nothing where it was not begun', async () => {
  const many = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await api.pool.query(
    `insert into declaration_form (id, no, region_id, company_id, channel, status, version, content, issues, totals, ie_flag, trade_name,
       contract_no, bill_no, trade_mode, container_nos, search_text, created_at, updated_at)
     select gen_random_uuid(), 'MANY' || n, $1, $2, 'online', case when n > 2300 then 'released' else 'cleared' end, 1, '{}', '[]',
       '{"itemCount": 1, "declared": []}', 'E', 'Wool', 'W-' || n, '', '0110', '{}', 'many' || n || ' wool', now(), now()
     from generate_series(1, 2310) n`,
    [DEFAULT_REGION.regionId, many.actor.companyId],
  )
  const countOf = (name: string) => within(screen.getByRole('tab', { name: new RegExp(`^${name}`) })).queryByText(/\d/)
  await open('/declarations', many)
  await waitFor(() => expect(countOf('Cleared')?.textContent).toBe('2300'))
  expect(countOf('Released')?.textContent).toBe('10')
  opened?.close()
  await open('/declarations?q=wool', many)
  await waitFor(() => expect(countOf('All')?.textContent).toBe('2000+'))
  expect(countOf('Cleared')).toBeNull()
})

test('where few forms are, a tab comes with the first of them', async () => {
  const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  const { id } = await owner.ok(declarationFormCreate, { content: aDeclaration() })
  await open('/declarations', owner)
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Draft/ }).textContent).toBe('Draft1'))
  expect(screen.queryByRole('tab', { name: /^(Duties to pay|Sent back|Staged)/ })).toBeNull()
  opened?.close()
  await api.pool.query(`update declaration_form set status = 'tax_pending' where id = $1`, [id])
  await open('/declarations', owner)
  expect(await screen.findByRole('tab', { name: 'Duties to pay1' })).toBeTruthy()
  opened?.close()
  // Whoever was led to a status sees where that is, also when nothing is left there.
  await open('/declarations?status=review_rejected', owner)
  expect((await screen.findByRole('tab', { name: /^Sent back/ })).getAttribute('aria-selected')).toBe('true')
})
