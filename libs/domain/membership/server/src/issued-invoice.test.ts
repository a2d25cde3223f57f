import { uploadFile, fileDownload } from '@tradeport/domain/files/contract'
import {
  membershipInvoiceCorrect,
  membershipInvoiceIssue,
  membershipInvoicePage,
  membershipInvoiceStatusCount,
  membershipOrderConfirm,
  membershipOrderCreate,
  membershipOrderDetail,
  membershipOrderRefund,
  membershipOrderReportPayment,
  type InvoiceInput,
  type MembershipInvoiceRow,
} from '@tradeport/domain/membership/contract'
import { REGIONS } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMembership, type TestMembership } from './membership.test-plans'

let home: TestMembership
let api: TestApi
let finance: Caller
let plan: Awaited<ReturnType<TestMembership['onSale']>>
beforeAll(async () => {
  home = await startMembership()
  ;({ api, finance } = home)
  plan = await home.onSale({ code: 'pro', level: 2, price: '3650.00' })
})
afterAll(() => api.close())

const WANTED: InvoiceInput = {
  ...{ need: 'vat_special', title: 'Knit Ltd', taxNo: '91330483MA2B8X1Y2Z', address: '1 Yarn Road' },
  ...{ phone: '0573 8800 1234', bank: 'Bank of Puyuan', account: '6222 0001', email: 'books@knit.example' },
}
const PDF = { name: 'fapiao.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }
let papers = 0

async function paid(seller: Caller, invoice?: InvoiceInput): Promise<string> {
  const order = await seller.ok(membershipOrderCreate, {
    ...{ offeringId: plan.id, termsId: plan.termsId },
    ...(invoice && { invoice }),
  })
  const { version } = await seller.ok(membershipOrderReportPayment, {
    ...{ id: order.id, version: order.version, bankReference: 'TT-1', paidOn: '2026-03-10', evidence: [] },
  })
  await finance.ok(membershipOrderConfirm, { id: order.id, version, reason: 'On the statement' })
  return order.id
}
const aSeller = () => api.person({ kind: 'seller' })
const listed = async (orderId: string): Promise<MembershipInvoiceRow[]> =>
  (await finance.ok(membershipInvoicePage, { pageSize: 200 })).records.filter(row => row.orderId === orderId)
async function only(orderId: string): Promise<MembershipInvoiceRow> {
  const [row, ...more] = await listed(orderId)
  expect(more).toEqual([])
  if (!row) throw new Error('nothing is waited for')
  return row
}
async function paper(row: MembershipInvoiceRow, over: Partial<InputOf<typeof membershipInvoiceIssue>> = {}) {
  const { id: fileId } = (await finance.upload(uploadFile, { kind: 'document' }, PDF)).data
  return {
    ...{ id: row.id, version: row.version, number: `2533200000${(papers += 1)}`, issuedOn: '2026-03-10' },
    ...{
      amount: '3650.00',
      currency: 'CNY',
      file: { fileId, name: 'fapiao.pdf' },
      reason: 'Written by the tax office',
    },
    ...over,
  }
}
const read = async (seller: Caller, fileId: string) => (await seller.download(fileDownload, { id: fileId })).mime

describe('an invoice that an order asked for', () => {
  it('waits for finance once the money is there, with what it has to say', async () => {
    const [seller, plain] = [await aSeller(), await aSeller()]
    const order = await seller.ok(membershipOrderCreate, {
      ...{ offeringId: plan.id, termsId: plan.termsId, invoice: WANTED },
    })
    expect(await listed(order.id)).toEqual([])
    const { version } = await seller.ok(membershipOrderReportPayment, {
      ...{ id: order.id, version: order.version, bankReference: 'TT-1', paidOn: '2026-03-10', evidence: [] },
    })
    await finance.ok(membershipOrderConfirm, { id: order.id, version, reason: 'On the statement' })
    expect(await only(order.id)).toMatchObject({
      ...{ kind: 'invoice', status: 'wanted', orderNo: order.no, orderAmount: '3650.00', number: null, file: null },
      ...{ wanted: WANTED, actions: ['issue'] },
    })
    expect(await listed(await paid(plain))).toEqual([])
    expect((await seller.ok(membershipOrderDetail, { id: order.id })).invoices).toMatchObject([{ status: 'wanted' }])
  })

  it('is written by none of the company’s own people who work for the platform too', async () => {
    const seller = await aSeller()
    const both = await home.financeFrom(seller)
    const orderId = await paid(seller, WANTED)
    const row = await only(orderId)
    const { records } = await both.ok(membershipInvoicePage, { pageSize: 200 })
    expect([row, records.find(({ id }) => id === row.id)]).toMatchObject([
      { ownStake: false, actions: ['issue'] },
      { ownStake: true, actions: [] },
    ])
    const { id: fileId } = (await both.upload(uploadFile, { kind: 'document' }, PDF)).data
    const own = await paper(row, { file: { fileId, name: 'fapiao.pdf' } })
    expect((await both.call(membershipInvoiceIssue, own)).code).toBe('USER_SERVICE530307')
    await finance.ok(membershipInvoiceIssue, await paper(row))
  })

  it('is written down, read by the company, which is told, and kept in the log', async () => {
    const [seller, stranger] = [await aSeller(), await aSeller()]
    const orderId = await paid(seller, WANTED)
    const before = await finance.ok(membershipInvoiceStatusCount, {})
    const input = await paper(await only(orderId))
    expect(await read(seller, input.file.fileId)).not.toBe('application/pdf')
    expect(await finance.ok(membershipInvoiceIssue, input)).toMatchObject({ status: 'issued' })
    const { invoices, timeline } = await seller.ok(membershipOrderDetail, { id: orderId })
    expect(invoices).toMatchObject([
      { kind: 'invoice', status: 'issued', number: input.number, issuedOn: '2026-03-10', amount: '3650.00' },
    ])
    expect(timeline.at(-1)).toMatchObject({ action: 'issue_invoice', note: input.number })
    expect(await read(seller, input.file.fileId)).toBe('application/pdf')
    expect(await read(stranger, input.file.fileId)).not.toBe('application/pdf')
    expect(api.notified.at(-1)).toMatchObject({
      ...{ kind: 'membership_invoice_issued', params: { name: input.number } },
      ...{ to: { companyId: seller.actor.companyId, identity: 'seller' }, link: { frontEnd: 'seller' } },
    })
    const after = await finance.ok(membershipInvoiceStatusCount, {})
    expect([after['wanted'], after['issued']]).toEqual([(before['wanted'] ?? 0) - 1, (before['issued'] ?? 0) + 1])
    const { rows } = await api.pool.query(
      `select reason, after ->> 'number' as number from audit_log where action = 'membershipInvoice:issue' and company_id = $1`,
      [seller.actor.companyId],
    )
    expect(rows).toEqual([{ reason: input.reason, number: input.number }])
    expect((await finance.call(membershipInvoiceIssue, await paper(await only(orderId)))).code).toBe('MALL600403')
  })

  it('that was written down wrong is corrected: the company reads the new paper', async () => {
    const seller = await aSeller()
    const orderId = await paid(seller, WANTED)
    await finance.ok(membershipInvoiceIssue, await paper(await only(orderId)))
    const row = await only(orderId)
    expect(row.actions).toEqual(['correct'])
    const input = await paper(row, { reason: 'Two digits were swapped' })
    await finance.ok(membershipInvoiceCorrect, input)
    expect((await seller.ok(membershipOrderDetail, { id: orderId })).invoices).toMatchObject([
      { status: 'issued', number: input.number, file: input.file },
    ])
    expect((await finance.call(membershipInvoiceCorrect, { ...input, version: row.version })).code).toBe('FT510006')
  })

  it('is found by its number, the order’s and the company’s name', async () => {
    const seller = await aSeller()
    const orderId = await paid(seller, WANTED)
    const input = await paper(await only(orderId), { number: `INV-${seller.actor.companyId?.slice(0, 8)}` })
    await finance.ok(membershipInvoiceIssue, input)
    const found = await finance.ok(membershipInvoicePage, { keyword: input.number, status: 'issued', kind: 'invoice' })
    expect(found.records.map(row => row.orderId)).toEqual([orderId])
    expect((await finance.ok(membershipInvoicePage, { keyword: input.number, kind: 'credit_note' })).total).toBe(0)
  })

  it.each([
    ['of a currency that nobody has', { currency: 'ABC' }, 'currency', 'currency'],
    ['with more digits than its currency', { amount: '3650.001' }, 'amount', 'decimal'],
    ['of more than was paid', { amount: '3650.01' }, 'amount', 'above_max'],
    ['of nothing', { amount: '0' }, 'amount', 'positive'],
    ['of tomorrow', { issuedOn: '2026-03-12' }, 'issuedOn', 'in_future'],
    ['without a number', { number: '  ' }, 'number', 'required'],
    [
      'without its paper',
      { file: { fileId: '01920000-0000-7000-8000-000000000000', name: 'x.pdf' } },
      'file',
      'unknown_file',
    ],
  ])('%s is refused at its field', async (_name, over, path, rule) => {
    const row = await only(await paid(await aSeller(), WANTED))
    expect(await finance.call(membershipInvoiceIssue, await paper(row, over))).toMatchObject({
      ...{ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path, rule }] } },
    })
  })

  it('has a number that no other one has', async () => {
    const [one, other] = [await paid(await aSeller(), WANTED), await paid(await aSeller(), WANTED)]
    const first = await paper(await only(one))
    await finance.ok(membershipInvoiceIssue, first)
    const second = await paper(await only(other), { number: first.number })
    expect(await finance.call(membershipInvoiceIssue, second)).toMatchObject({
      data: { fieldErrors: [{ path: 'number', rule: 'taken' }] },
    })
  })

  it('has it also where several are written down with the same one at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, async () => paid(await aSeller(), WANTED)))
    const number = 'SAME-MOMENT-1'
    const inputs = await Promise.all(orders.map(async order => paper(await only(order), { number })))
    const answers = await Promise.all(inputs.map(input => finance.call(membershipInvoiceIssue, input)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    for (const refused of answers.filter(({ success }) => !success))
      expect(refused).toMatchObject({
        ...{ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path: 'number', rule: 'taken' }] } },
      })
  })

  it('is nobody’s but finance’s, and of its own region', async () => {
    const row = await only(await paid(await aSeller(), WANTED))
    const input = await paper(row)
    const reader = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    expect((await reader.ok(membershipInvoicePage, { pageSize: 200 })).records.find(({ id }) => id === row.id)).toEqual(
      {
        ...row,
        actions: [],
      },
    )
    const { id: fileId } = (await reader.upload(uploadFile, { kind: 'document' }, PDF)).data
    const theirs = { ...input, file: { fileId, name: 'x.pdf' } }
    expect((await reader.call(membershipInvoiceIssue, theirs)).code).toBe('MALL600403')
    const editor = await api.person({ kind: 'operator', roles: ['op_content'] })
    expect((await editor.call(membershipInvoicePage, {})).code).toBe('MALL600403')
    const elsewhere = await api.person({ kind: 'operator', roles: ['op_finance'], region: REGIONS.guangzhou })
    const foreign = await elsewhere.call(membershipInvoiceIssue, input)
    const unknown = await elsewhere.call(membershipInvoiceIssue, {
      ...{ ...input, id: '01920000-0000-7000-8000-000000000000' },
    })
    expect([foreign.code, foreign.msg]).toEqual([unknown.code, unknown.msg])
    const unproved = await api.person({ kind: 'operator', roles: ['op_finance'], proved: false })
    expect((await unproved.call(membershipInvoiceIssue, input)).code).toBe('USER_SERVICE530130')
  })
})

describe('money that goes back', () => {
  const refund = async (seller: Caller, id: string) => {
    const { version } = await seller.ok(membershipOrderDetail, { id })
    await finance.ok(membershipOrderRefund, { id, version, reason: 'Regret' })
  }

  it('asks for the credit note of an invoice that was written', async () => {
    const seller = await aSeller()
    const orderId = await paid(seller, WANTED)
    const first = await paper(await only(orderId))
    await finance.ok(membershipInvoiceIssue, first)
    await refund(seller, orderId)
    const note = (await listed(orderId)).find(({ kind }) => kind === 'credit_note')
    expect(note).toMatchObject({ status: 'wanted', creditedNumber: first.number, actions: ['issue'] })
    if (!note) return
    // Of another kind, a number may come again.
    const second = await paper(note, { number: first.number })
    await finance.ok(membershipInvoiceIssue, second)
    expect(api.notified.at(-1)).toMatchObject({ kind: 'membership_credit_note_issued' })
    expect((await seller.ok(membershipOrderDetail, { id: orderId })).invoices).toMatchObject([
      { kind: 'invoice', status: 'issued' },
      { kind: 'credit_note', status: 'issued', number: second.number },
    ])
    expect(await read(seller, second.file.fileId)).toBe('application/pdf')
  })

  it('takes away the wish for one that was not', async () => {
    const seller = await aSeller()
    const orderId = await paid(seller, WANTED)
    await refund(seller, orderId)
    expect(await only(orderId)).toMatchObject({ kind: 'invoice', status: 'dropped', actions: [] })
  })

  it('and nothing follows for an order without an invoice', async () => {
    const seller = await aSeller()
    const orderId = await paid(seller)
    await refund(seller, orderId)
    expect(await listed(orderId)).toEqual([])
  })
})
