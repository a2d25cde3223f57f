import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aCustomsOrder,
  aDeclaration,
  customsOrderAcceptOrder,
  customsOrderCancel,
  customsOrderClaimAnswer,
  customsOrderClaimOpen,
  customsOrderConfirmDraft,
  customsOrderDelegationSave,
  customsOrderDetail,
  customsOrderDraft,
  customsOrderNextStatus,
  customsOrderPage,
  customsOrderPay,
  customsOrderSubmit,
  customsOrderUploadDocument,
  customsOrderVerifyDocument,
  customsOrderLinkDeclaration,
  declarationFormDetail,
  declarationFormOfflineCreate,
  declarationFormSubmit,
  declarationFormUpdate,
  type CustomsOrderContentInput,
} from '@tradeport/domain/customs/contract'
import {
  customsBroker,
  customsOrderAdmin,
  customsOrderProvider,
  customsOrderSeller,
  customsSeller,
} from '@tradeport/domain/customs/ui'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { paymentTexts } from '@tradeport/web/payments'
import { RolesContext, type DomainManifest } from '@tradeport/web/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCustomsApi } from './customs-api.test-kit'

// The pages of all three sides over the real API and its database.
let api: TestApi
let client: Caller
let broker: Caller
let operator: Caller
let opened: OpenedScreen | undefined
/** Of the broker. */
let isRecorded = true
/** Of the bank: whatever it is asked. */
let isRefusing = false

beforeAll(async () => {
  api = await startCustomsApi(
    {
      companyNames: async (_ctx, ids) =>
        new Map(ids.map(id => [id, id === broker.actor.companyId ? 'Beilun Customs Broker' : 'Lanyun Knitting'])),
      brokers: async () =>
        isRecorded ? [{ companyId: broker.actor.companyId ?? '', name: 'Beilun Customs Broker' }] : [],
    },
    {},
    {
      funds: {
        simulated: true,
        settle: async () => (isRefusing ? { ok: false, failure: 'declined' } : { ok: true, bankReference: 'B-1' }),
      },
    },
  )
  client = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  operator = await api.person({ kind: 'operator', roles: ['op_trade'] })
})
const close = () => {
  opened?.close()
  opened = undefined
}
afterEach(() => {
  isRecorded = true
  isRefusing = false
  close()
  localStorage.clear()
})
afterAll(() => api.close())

const AsOwner = ({ children }: { readonly children: ReactNode }) => (
  <RolesContext value={['seller_owner']}>{children}</RolesContext>
)
const open = async (path: string, as: Caller, manifest: DomainManifest) => {
  close()
  opened = await openScreen({ api, as, manifest, path, texts: [customsSeller, paymentTexts], frame: AsOwner })
}
const draft = async (over: CustomsOrderContentInput = {}) =>
  client.ok(customsOrderDraft, {
    content: aCustomsOrder(over),
    providerCompanyId: broker.actor.companyId ?? '',
  })
const seen = (id: string, who = client) => who.ok(customsOrderDetail, { id })
const at = async (id: string) => ({ id, version: (await seen(id)).version })

async function paper(who = client) {
  const id = uuidv7()
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
       storage_key, created_at) values ($1, $2, $3, $4, 'document', 'private', 'a', 'application/pdf', 1, '', '', now())`,
    [id, DEFAULT_REGION.regionId, who.actor.userId, who.actor.companyId],
  )
  return { fileId: id, name: 'contract.pdf' }
}
async function submitted(over: CustomsOrderContentInput = {}) {
  const { id, no } = await draft(over)
  for (const { no: paperNo, required } of (await seen(id)).documents)
    if (required)
      await client.ok(customsOrderUploadDocument, { ...(await at(id)), no: paperNo, files: [await paper()] })
  await client.ok(customsOrderSubmit, await at(id))
  return { id, no }
}
/** An order whose declaration was drawn up, and is the broker's to complete. */
async function drawnUp() {
  const { id } = await submitted()
  await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees: [] })
  await broker.ok(customsOrderNextStatus, await at(id))
  for (const { no, status } of (await seen(id)).documents)
    if (status === 'uploaded') await broker.ok(customsOrderVerifyDocument, { ...(await at(id)), no, result: 'pass' })
  const validTo = '2099-12-31'
  await client.ok(customsOrderDelegationSave, { ...(await at(id)), no: 'WT-1', validTo, file: await paper() })
  await broker.ok(customsOrderNextStatus, await at(id))
  const [form] = (await seen(id)).declarations
  return { id, formId: form?.id ?? '' }
}
/** An order whose broker changed and submitted its declaration after the client had confirmed it. */
async function confirmedAndChanged() {
  const { id, formId } = await drawnUp()
  const versionOf = async () => (await broker.ok(declarationFormDetail, { id: formId })).version
  const save = async (markNo: string) => {
    const content = aDeclaration({ head: { markNo } })
    await broker.ok(declarationFormUpdate, { id: formId, version: await versionOf(), content })
  }
  await save('N/M')
  await client.ok(customsOrderConfirmDraft, await at(id))
  await save('LY 1-120')
  await broker.ok(declarationFormSubmit, { id: formId, version: await versionOf() })
  return { id, formId }
}
const region = (name: string) => within(screen.getByRole('region', { name }))

test('who may not take an order on is told why instead of offered it, and the client is sent to somebody else', async () => {
  const { id } = await submitted()
  isRecorded = false
  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  expect(await screen.findByText(/^You have no valid customs broker record/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Reject' })).toBeTruthy()
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  expect(await screen.findByText(/^This broker takes on nothing new for now/)).toBeTruthy()
  isRecorded = true
  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy()
  expect(screen.queryByText(/^You have no valid customs broker record/)).toBeNull()
})

test('a draft says what is missing, and is sent once it is there', async () => {
  const { id } = await draft({ contactPhone: '' })
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  const link = await screen.findByRole('link', { name: 'Phone' })
  expect(link.getAttribute('href')).toContain(`/customs-orders/${id}/edit`)
  expect(screen.getByText('Contract, Invoice, Packing list, Declaration elements')).toBeTruthy()
  const { id: ready } = await draft()
  for (const { no, required } of (await seen(ready)).documents)
    if (required) await client.ok(customsOrderUploadDocument, { ...(await at(ready)), no, files: [await paper()] })
  await open(`/customs-orders/${ready}`, client, customsOrderSeller)
  expect(await screen.findByText(/^Everything is here/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send to the broker' }))
  const question = within(await screen.findByRole('dialog'))
  fireEvent.click(await question.findByText('Send to the broker', { selector: 'button *' }))
  await waitFor(async () => expect((await seen(ready)).status).toBe('submitted'))
})

test('several tariff codes are typed one after the other', async () => {
  const { id } = await draft()
  await open(`/customs-orders/${id}/edit`, client, customsOrderSeller)
  const codes = await screen.findByLabelText<HTMLInputElement>('HS codes')
  fireEvent.change(codes, { target: { value: '6110200090,' } })
  expect(codes.value).toBe('6110200090,')
  fireEvent.change(codes, { target: { value: '6110.2000.90, 6109' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }))
  await waitFor(async () => expect((await seen(id)).content.hsHints).toEqual(['6110200090', '6109']))
})

test('a broker finds an order on the workbench, and takes it on with a quote', async () => {
  const { id, no } = await submitted({ contractNo: 'BOARD-1' })
  await open('/customs-orders?view=board', broker, customsOrderProvider)
  const column = within(await screen.findByRole('region', { name: 'To accept' }))
  expect((await column.findByRole('link', { name: no })).getAttribute('href')).toContain(id)
  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByLabelText('Price without tax'), { target: { value: '300' } })
  fireEvent.click(dialog.getByText('Accept', { selector: 'button *' }))
  await waitFor(async () =>
    expect(await seen(id)).toMatchObject({
      status: 'accepted',
      feeTotals: [{ currency: 'CNY', owed: '318.00', proposed: '0.00' }],
    }),
  )
})

test('a broker takes on, moves on and declines several orders at once', async () => {
  const taken = [await submitted(), await submitted()]
  const declined = [await submitted(), await submitted()]
  const act = async (orders: readonly { no: string }[], name: string, reason?: string) => {
    await open('/customs-orders', broker, customsOrderProvider)
    for (const { no } of orders) fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${no}` }))
    const bar = within(await screen.findByRole('region', { name: `Selected: ${orders.length}` }))
    fireEvent.click(bar.getByText(name, { selector: 'button *' }))
    const form = within(await screen.findByRole('dialog'))
    const send = await form.findByText(name, { selector: 'button *' })
    if (reason) fireEvent.change(form.getByLabelText('Reason'), { target: { value: reason } })
    fireEvent.click(send)
    expect(await screen.findByText('Result')).toBeTruthy()
  }
  const are = (orders: readonly { id: string }[]) => Promise.all(orders.map(async ({ id }) => (await seen(id)).status))
  await act(taken, 'Accept')
  expect(await are(taken)).toEqual(['accepted', 'accepted'])
  expect((await seen(taken[0]?.id ?? '')).fees).toEqual([])
  await act(taken, 'Go on')
  expect(await are(taken)).toEqual(['doc_check', 'doc_check'])
  await act(declined, 'Reject', 'No hands this week.')
  expect(await are(declined)).toEqual(['rejected', 'rejected'])
  expect((await seen(declined[1]?.id ?? '')).reason).toBe('No hands this week.')
})

test('a paper that a broker refuses goes back to the client with the reason', async () => {
  const { id } = await submitted()
  await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees: [] })
  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  fireEvent.click((await screen.findAllByRole('button', { name: 'Reject the paper' }))[0] ?? document.body)
  const refusal = within(await screen.findByRole('dialog'))
  fireEvent.change(await refusal.findByLabelText('Reason'), { target: { value: 'The stamp is missing' } })
  fireEvent.click(refusal.getByText('Reject the paper', { selector: 'button *' }))
  await waitFor(async () =>
    expect((await seen(id)).documents[0]).toMatchObject({ status: 'rejected', reason: 'The stamp is missing' }),
  )
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  expect(await screen.findAllByText('The stamp is missing')).not.toHaveLength(0)
})

test('papers that a broker asks for wait for the client', async () => {
  const { id } = await submitted()
  await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees: [] })
  await broker.ok(customsOrderNextStatus, await at(id))
  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for papers' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.mouseDown(await dialog.findByRole('combobox'))
  fireEvent.click(await screen.findByText(/^Licence \(/, { selector: '.ant-select-item-option-content' }))
  fireEvent.change(dialog.getByLabelText('What is needed'), { target: { value: 'The export licence of this year' } })
  fireEvent.click(dialog.getByText('Ask for papers', { selector: 'button *' }))
  await waitFor(async () => expect((await seen(id)).status).toBe('doc_pending'))
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  expect(await screen.findByText('The broker asks: The export licence of this year')).toBeTruthy()
  expect(screen.getByText(/^The broker needs papers from you/)).toBeTruthy()
  expect(screen.getByText(/^Next: You/)).toBeTruthy()
})

test('a new order keeps what was typed, names what is wrong and becomes a draft', async () => {
  await open('/customs-orders/new', client, customsOrderSeller)
  fireEvent.change(await screen.findByLabelText('Contract'), { target: { value: 'NEW-1' } })
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'no address' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }))
  expect(await screen.findByLabelText(/^Email/)).toHaveProperty('ariaInvalid', 'true')
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'lin@lanyun.example' } })
  fireEvent.click(screen.getByLabelText(/^Customs broker/))
  fireEvent.click(await screen.findByRole('option', { name: 'Beilun Customs Broker' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }))
  await waitFor(async () => {
    const { records } = await client.ok(customsOrderPage, { keyword: 'NEW-1' })
    expect(records).toMatchObject([{ contractNo: 'NEW-1', status: 'draft', providerName: 'Beilun Customs Broker' }])
  })
})

test('what was typed of a new order and not saved is found again by nobody else in the same browser', async () => {
  await open('/customs-orders/new', client, customsOrderSeller)
  fireEvent.change(await screen.findByLabelText('Contract'), { target: { value: 'KEPT-1' } })
  window.dispatchEvent(new Event('pagehide'))
  await open('/customs-orders/new', await api.person({ kind: 'seller' }), customsOrderSeller)
  expect(await screen.findByLabelText('Contract')).toHaveProperty('value', '')
  await open('/customs-orders/new', client, customsOrderSeller)
  expect(await screen.findByLabelText('Contract')).toHaveProperty('value', 'KEPT-1')
})

test('whoever rates reads, and hears, what each star stands for', async () => {
  const { id } = await submitted()
  await api.pool.query(`update customs_order set status = 'completed' where id = $1`, [id])
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  fireEvent.click(await screen.findByRole('button', { name: 'Rate' }))
  const rating = within(await screen.findByRole('dialog'))
  fireEvent.click(await rating.findByRole('radio', { name: /^3 of 5 stars/ }))
  fireEvent.click(rating.getByText('Rate', { selector: 'button *' }))
  await waitFor(async () => expect((await seen(id)).rating?.score).toBe(3))
})

test('a declaration that has errors is the broker’s to complete before the client is asked', async () => {
  const { id, formId } = await drawnUp()
  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  expect(await screen.findByText(/^The declarations still have errors/)).toBeTruthy()
  expect(screen.getByText(/^Next: You/)).toBeTruthy()
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  expect(await screen.findByText(/^The broker is still writing the declarations/)).toBeTruthy()
  const { version } = await broker.ok(declarationFormDetail, { id: formId })
  await broker.ok(declarationFormUpdate, { id: formId, version, content: aDeclaration() })
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  expect(await screen.findByText(/^Read the linked declarations and confirm the draft/)).toBeTruthy()
  expect(screen.queryByText(/^The broker is still writing/)).toBeNull()
})

test('a declaration that was changed after it was confirmed says so to both sides, and is confirmed again', async () => {
  const { id, formId } = await confirmedAndChanged()
  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  expect(await screen.findByText(/^A declaration was changed after the client confirmed it/)).toBeTruthy()
  await open(`/declarations/${formId}`, broker, customsBroker)
  expect(await screen.findByText(/^The client has not confirmed this declaration/)).toBeTruthy()
  await open(`/declarations/${formId}`, client, customsSeller)
  expect(await screen.findByText(/^Nobody in your company has confirmed/)).toBeTruthy()
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  expect(await screen.findByText(/^A declaration was changed after you confirmed it/)).toBeTruthy()
  expect(screen.getByText('Not confirmed')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the draft' }))
  const question = within(await screen.findByRole('dialog'))
  fireEvent.click(await question.findByText('Confirm the draft', { selector: 'button *' }))
  await waitFor(() => expect(screen.queryByText('Not confirmed')).toBeNull())
  expect(screen.queryByText(/^A declaration was changed after you confirmed it/)).toBeNull()
})

test('operators see which orders were not accepted in time', async () => {
  const { no } = await submitted({ contractNo: 'LATE-1' })
  await api.pool.query(`update customs_order set due_at = '2020-01-01T00:00:00Z' where no = $1`, [no])
  await open('/customs-orders?view=board', operator, customsOrderAdmin)
  await screen.findByRole('link', { name: no })
  expect(region('Accepted too late').getByRole('link', { name: no })).toBeTruthy()
  await open('/customs-orders?f.sla=acceptance&sort=due', operator, customsOrderAdmin)
  expect(await screen.findByRole('link', { name: no })).toBeTruthy()
  await open('/customs-orders?f.sla=overdue', operator, customsOrderAdmin)
  await screen.findByText('Nothing matches', { exact: false })
  expect(screen.queryByRole('link', { name: no })).toBeNull()
})

test('a broker sees its days in a calendar, each leading to its document', async () => {
  const { id, no } = await submitted({ expectedDate: '2026-05-20' })
  await open('/calendar?span=month&day=2026-05-02', broker, customsOrderProvider)
  const link = await screen.findByRole('link', { name: no })
  expect(link.getAttribute('href')).toContain(`/customs-orders/${id}`)
  expect(screen.getByRole('heading', { name: 'May 2026' })).toBeTruthy()
  expect(screen.getAllByText('Departure or arrival expected').length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('link', { name: 'Later' }))
  expect(await screen.findByRole('heading', { name: 'June 2026' })).toBeTruthy()
  expect(await screen.findByText('Nothing in these days')).toBeTruthy()
  // The address that it had before leads to the same days.
  await open('/customs-orders?view=calendar&span=agenda&day=2026-05-18', broker, customsOrderProvider)
  const { location } = window
  await waitFor(() => expect(location.pathname + location.search).toBe('/calendar?span=agenda&day=2026-05-18'))
  await open('/calendar?span=agenda&day=2026-05-18', broker, customsOrderProvider)
  expect(await screen.findByRole('heading', { name: 'May 18, 2026 – Jun 14, 2026' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: no })).toBeTruthy()
  await open('/customs-orders?view=calendar', client, customsOrderSeller)
  expect(await screen.findByRole('link', { name: no })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Later' })).toBeNull()
})

/** Taken on, and its quote of 212 CNY in escrow. */
async function paid() {
  const { id, no } = await submitted()
  const fees = [{ feeType: 'declaration' as const, qty: '1', unitPrice: '200', currency: 'CNY', taxRate: '6' }]
  await broker.ok(customsOrderAcceptOrder, { ...(await at(id)), fees })
  await client.ok(customsOrderPay, { ...(await at(id)), payMode: 'bank_transfer' })
  await api.api.jobs.run('customs.settlePayments')
  return { id, no }
}
test('finance asks the bank again for several orders at once', async () => {
  const keeper = await api.person({ kind: 'operator', roles: ['op_finance'] })
  const orders = [await paid(), await paid()]
  for (const { id } of orders)
    await broker.ok(customsOrderCancel, { ...(await at(id)), reason: 'No people this week.' })
  isRefusing = true
  await api.api.jobs.run('customs.settlePayments')
  isRefusing = false
  for (const { id } of orders) expect(await seen(id, keeper)).toMatchObject({ moneyStuck: true })
  await open('/customs-orders?f.moneyStuck=true', keeper, customsOrderAdmin)
  for (const { no } of orders) fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${no}` }))
  const bar = within(await screen.findByRole('region', { name: 'Selected: 2' }))
  fireEvent.click(bar.getByText('Ask the bank again', { selector: 'button *' }))
  const question = within(await screen.findByRole('dialog'))
  fireEvent.click(await question.findByText('Ask the bank again', { selector: 'button *' }))
  expect(await screen.findByText('Succeeded: 2. Failed: 0.')).toBeTruthy()
  await api.api.jobs.run('customs.settlePayments')
  for (const { id } of orders)
    expect(await seen(id, keeper)).toMatchObject({ moneyStuck: false, fees: [{ money: 'refunded' }] })
})

const complain = async (id: string, amount: string) =>
  client.ok(customsOrderClaimOpen, {
    ...(await at(id)),
    ...{ reason: 'overcharged', text: 'Twice the quote.', wanted: { amount, currency: 'CNY' } },
  })
const dialogOf = async (button: string) => {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}
const type = async (dialog: ReturnType<typeof within>, label: RegExp, value: string) =>
  fireEvent.change(await dialog.findByLabelText(label), { target: { value } })
const send = (dialog: ReturnType<typeof within>, name: string) =>
  fireEvent.click(dialog.getByText(name, { selector: 'button *' }))

test('a client complains on the order’s page, and the broker refuses', async () => {
  const { id } = await paid()
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  const complaint = await dialogOf('Complain')
  fireEvent.mouseDown(await complaint.findByLabelText('Reason'))
  fireEvent.click(await screen.findByTitle('Charged too much'))
  await type(complaint, /What happened/, 'Twice the quote.')
  await type(complaint, /Asked back/, '300')
  send(complaint, 'Complain')
  expect(await complaint.findByText(/Must be at most 212/)).toBeTruthy()
  // As it is written where the comma parts the whole from the rest.
  await type(complaint, /Asked back/, '100,50')
  send(complaint, 'Complain')
  expect(await screen.findByText('Broker answers')).toBeTruthy()
  const [asked] = (await client.ok(customsOrderDetail, { id })).claims
  expect(asked?.wanted).toEqual({ amount: '100.50', currency: 'CNY' })
  expect(screen.getAllByText('Twice the quote.').length).toBeGreaterThan(0)

  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  const answer = await dialogOf('Answer the complaint')
  fireEvent.click(await answer.findByLabelText('Refuse'))
  await type(answer, /What happened/, 'As it was quoted.')
  send(answer, 'Answer the complaint')
  expect(await screen.findByText('Refused')).toBeTruthy()
})

test('what both sides are of two minds about goes to the desk, which decides', async () => {
  const { id, no } = await paid()
  await complain(id, '100')
  const refusal = { answer: 'refuse' as const, text: 'As it was quoted.' }
  await broker.ok(customsOrderClaimAnswer, { ...(await at(id)), ...refusal })
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  const escalation = await dialogOf('Ask the platform')
  await type(escalation, /What happened/, 'Please decide this.')
  send(escalation, 'Ask the platform')
  expect(await screen.findByText('Platform decides')).toBeTruthy()

  await open('/customs-orders?f.claim=disputed', operator, customsOrderAdmin)
  expect(await screen.findByText(no)).toBeTruthy()
  await open(`/customs-orders/${id}`, operator, customsOrderAdmin)
  const decision = await dialogOf('Decide')
  await type(decision, /To be paid back/, '80')
  await type(decision, /What happened/, 'One line was doubled.')
  send(decision, 'Decide')
  await waitFor(async () =>
    expect((await seen(id)).claims).toMatchObject([
      { status: 'refunding', agreed: { amount: '80.00', currency: 'CNY' } },
    ]),
  )
})

test('the desk takes a declaration that was recorded wrongly off its order, with a reason', async () => {
  const { id, formId } = await drawnUp()
  const companyId = client.actor.companyId ?? ''
  const { no, id: recordedId } = await broker.ok(declarationFormOfflineCreate, {
    ...{ content: aDeclaration(), companyId, entryId: '310420260520123459', declareDate: '2026-01-10' },
    ...{ status: 'declaring', fileIds: [(await paper(broker)).fileId] },
  })
  await broker.ok(customsOrderLinkDeclaration, { ...(await at(id)), formId: recordedId })
  await open(`/customs-orders/${id}`, operator, customsOrderAdmin)
  expect(await screen.findByText(no)).toBeTruthy()
  // Only what was recorded: what was drawn up here is its broker's to take off.
  const off = await screen.findAllByRole('button', { name: 'Take off the order' })
  expect(off).toHaveLength(1)
  const question = await dialogOf('Take off the order')
  await type(question, /Reason/, 'It is of another shipment.')
  send(question, 'Take off the order')
  await waitFor(async () => expect((await seen(id)).declarations.map(form => form.id)).toEqual([formId]))
  expect(await screen.findByText('Recorded declaration taken off by the platform')).toBeTruthy()

  // Its broker is not offered what it could not link.
  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  const list = within(await screen.findByRole('list', { name: 'Taken off by the platform' }))
  expect(list.getByText(no)).toBeTruthy()
  expect(list.queryByRole('button')).toBeNull()
  const linking = await dialogOf('Link a declaration')
  fireEvent.mouseDown(await linking.findByRole('combobox'))
  expect(await screen.findByText(/^No/)).toBeTruthy()
  expect(linking.queryByText(no, { exact: false })).toBeNull()

  await open(`/customs-orders/${id}`, operator, customsOrderAdmin)
  const back = await dialogOf('Put back on the order')
  await type(back, /Reason/, 'It was of this one after all.')
  send(back, 'Put back on the order')
  await waitFor(async () => expect((await seen(id)).declarations.map(form => form.id)).toContain(recordedId))
  expect(await screen.findByText('Recorded declaration put back by the platform')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Taken off by the platform' })).toBeNull()
})

test('what a complaint comes to is seen on its way back and as paid back, by both sides', async () => {
  const { id } = await paid()
  await complain(id, '80')
  await broker.ok(customsOrderClaimAnswer, { ...(await at(id)), answer: 'agree' })
  await open(`/customs-orders/${id}`, client, customsOrderSeller)
  expect(await screen.findByText('Bank pays back')).toBeTruthy()
  expect(region('Fees').getByText(/^Going back: .*80/)).toBeTruthy()
  expect(within(region('Complaints').getByRole('list', { name: 'Payments' })).getByText('Being processed')).toBeTruthy()
  await api.api.jobs.run('customs.settlePayments')
  await open(`/customs-orders/${id}`, broker, customsOrderProvider)
  expect(await screen.findByText('Settled')).toBeTruthy()
  expect(region('Fees').getByText(/^Paid back: .*80/, { selector: 'td *' })).toBeTruthy()
  expect(within(region('Complaints').getByRole('list', { name: 'Payments' })).getByText('Done')).toBeTruthy()
})
