import { uploadFile } from '@tradeport/domain/files/contract'
import * as identity from '@tradeport/domain/identity/contract'
import { setTimers, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectAccounts } from './index'

let api: TestApi
let checker: Caller
const payers: { companyId: string; identity: 'buyer' | 'seller' }[] = []
beforeAll(async () => {
  api = await startModuleApi([], { openPartners: async () => payers })
  checker = await api.person({ kind: 'operator', roles: ['op_finance'] })
})
afterAll(() => api.close())

const pdf = { name: 'bank.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }
const HOUR = 3_600_000
const NUMBER = 'DE89370400440532013000'
const OTHER = 'DE02120300000000202051'

async function stated(by: Caller, overrides: object = {}) {
  const { data } = await by.upload(uploadFile, { kind: 'document' }, pdf)
  return {
    holderName: 'Lanyun GmbH',
    bankName: 'Commerzbank AG',
    swift: 'COBADEFFXXX',
    country: 'DE',
    currency: 'EUR',
    purpose: 'collect' as const,
    accountNo: 'DE89 3704 0044 0532 0130 00',
    fileIds: [data.id],
    reason: 'Our first account',
    ...overrides,
  }
}

const create = async (by: Caller, overrides: object = {}) =>
  by.ok(identity.bankAccountCreate, await stated(by, overrides))
const rows = async (by: Caller) => (await by.ok(identity.bankAccountPage, {})).records
const one = async (by: Caller, id: string) => (await rows(by)).find(row => row.id === id)
const approval = { checkMethod: 'document', reason: 'Compared with the bank’s letter' } as const

async function inForce(owner: Caller, overrides: object = {}): Promise<string> {
  const { id } = await create(owner, overrides)
  await checker.ok(identity.bankAccountApprove, { id, version: 1, ...approval })
  return id
}

const told = (event: string, id: string) =>
  api.notified.filter(({ params, dedupeKey }) => params['event'] === event && dedupeKey?.includes(id))

async function travel(hours: number) {
  api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR)
  await api.api.jobs.run('identity-bank-accounts')
}

test('the first account holds once an operator has checked it', async () => {
  const owner = await api.person({ kind: 'seller', companyName: 'LANYUN GMBH' })
  const { id } = await create(owner)
  expect(await one(owner, id)).toMatchObject({
    ...{ status: 'pending_check', last4: '3000', swift: 'COBADEFFXXX', holderDiffers: false },
    ...{ effectiveAt: null, actions: ['withdraw'] },
  })
  expect(told('bank_submitted', id)).toMatchObject([
    { kind: 'security_alert', to: { companyId: owner.actor.companyId, roles: ['seller_owner'] } },
  ])
  expect(api.notified.at(-1)).toMatchObject({
    kind: 'review_requested',
    to: { operatorsHolding: 'bankAccount:approve' },
  })
  expect(await one(checker, id)).toMatchObject({ actions: ['approve', 'refuse', 'block'] })
  await checker.ok(identity.bankAccountApprove, { id, version: 1, ...approval })
  expect(await one(owner, id)).toMatchObject({ status: 'verified', effectiveAt: api.clock.now.toISOString() })
  expect(told('bank_changed', id)).toHaveLength(1)
})

test('another account is announced for 72 hours, in which the old one stays', async () => {
  const owner = await api.person({ kind: 'seller' })
  const buyer = await api.person({ kind: 'buyer' })
  const former = await inForce(owner)
  payers.splice(0, payers.length, { companyId: buyer.actor.companyId ?? '', identity: 'buyer' })
  const { id } = await create(owner, { accountNo: OTHER, reason: 'We change our bank' })
  const at = api.clock.now.getTime()
  await checker.ok(identity.bankAccountApprove, { id, version: 1, ...approval })
  expect(await one(owner, id)).toMatchObject({
    status: 'change_pending',
    effectiveAt: new Date(at + 72 * HOUR).toISOString(),
    actions: ['withdraw'],
  })
  expect(told('bank_planned', id)).toHaveLength(1)
  expect(told('payee_planned', id)).toMatchObject([{ to: { companyId: buyer.actor.companyId } }])
  await travel(71)
  expect(await one(owner, former)).toMatchObject({ status: 'verified' })
  await travel(1)
  expect(await one(owner, former)).toMatchObject({ status: 'replaced', actions: [] })
  expect(await one(owner, id)).toMatchObject({ status: 'verified' })
  expect(told('payee_changed', id)).toHaveLength(1)
  payers.length = 0
})

test('who is paid is told with its number in the register where the account is its own', async () => {
  const owner = await api.person({ kind: 'seller', companyName: 'LANYUN GMBH' })
  const companyId = owner.actor.companyId ?? ''
  await api.pool.query(`update company set reg_no = 'HRB 1' where id = $1`, [companyId])
  await inForce(owner)
  await inForce(owner, { purpose: 'refund', accountNo: OTHER })
  const own = { currency: 'EUR', holderName: 'Lanyun GmbH', holderRegNo: 'HRB 1' }
  expect(await api.inside(ctx => collectAccounts(ctx, companyId))).toEqual([own])
  await create(owner, { currency: 'USD', holderName: 'Lanyun Trading Ltd', accountNo: OTHER })
  expect(await api.inside(ctx => collectAccounts(ctx, companyId))).toEqual([own])
  const stranger = await api.person({ kind: 'seller', companyName: 'Fairyun GmbH' })
  await inForce(stranger)
  expect(await api.inside(ctx => collectAccounts(ctx, stranger.actor.companyId ?? ''))).toEqual([
    { ...own, holderRegNo: null },
  ])
})

test('the region says for how long another account is announced', async () => {
  await setTimers(api, { bankCoolOffHours: 24 })
  const owner = await api.person({ kind: 'seller' })
  await inForce(owner)
  const { id } = await create(owner, { accountNo: OTHER, reason: 'We change our bank' })
  const at = api.clock.now.getTime()
  await checker.ok(identity.bankAccountApprove, { id, version: 1, ...approval })
  expect(await one(owner, id)).toMatchObject({ effectiveAt: new Date(at + 24 * HOUR).toISOString() })
  await setTimers(api, {})
  // What was announced keeps its hour.
  await travel(24)
  expect(await one(owner, id)).toMatchObject({ status: 'verified' })
})

test('a first account in another currency is announced as well: payers know one already', async () => {
  const owner = await api.person({ kind: 'provider' })
  const former = await inForce(owner)
  const { id } = await create(owner, { currency: 'USD', accountNo: OTHER })
  await checker.ok(identity.bankAccountApprove, { id, version: 1, ...approval })
  expect(await one(owner, id)).toMatchObject({ status: 'change_pending' })
  await travel(72)
  expect((await rows(owner)).map(row => [row.id === former, row.status])).toEqual([
    [false, 'verified'],
    [true, 'verified'],
  ])
})

test('an owner stops a change that somebody else made in the company’s name', async () => {
  const owner = await api.person({ kind: 'seller' })
  const former = await inForce(owner)
  payers.splice(0, payers.length, { companyId: 'b', identity: 'buyer' }, { companyId: 's', identity: 'seller' })
  const { id } = await create(owner, { accountNo: OTHER })
  await checker.ok(identity.bankAccountApprove, { id, version: 1, ...approval })
  await owner.ok(identity.bankAccountWithdraw, { id, version: 2, reason: 'Nobody here stated it' })
  expect(told('payee_kept', id)).toMatchObject([{ to: { companyId: 'b' } }])
  await travel(80)
  expect(await one(owner, former)).toMatchObject({ status: 'verified' })
  expect(await one(owner, id)).toMatchObject({ status: 'withdrawn' })
  payers.length = 0
})

test('a refused account is corrected and handed in again', async () => {
  const owner = await api.person({ kind: 'seller' })
  const { id } = await create(owner, { holderName: 'Somebody Else Ltd' })
  expect(await one(checker, id)).toMatchObject({ holderDiffers: true })
  await checker.ok(identity.bankAccountRefuse, { id, version: 1, reason: 'Not in the company’s name' })
  expect(await one(owner, id)).toMatchObject({
    status: 'draft',
    decisionReason: 'Not in the company’s name',
    actions: ['submit', 'withdraw'],
  })
  expect(told('bank_refused', id)).toMatchObject([{ params: { reason: 'Not in the company’s name' } }])
  const again = await stated(owner, { holderName: 'Right Ltd', accountNo: OTHER, reason: 'Corrected' })
  await owner.ok(identity.bankAccountSubmit, { id, version: 2, ...again })
  expect(await one(owner, id)).toMatchObject({
    ...{ status: 'pending_check', holderName: 'Right Ltd', last4: '2051', decisionReason: null },
  })
  expect(await checker.ok(identity.bankAccountNumber, { id })).toEqual({ accountNo: OTHER })
})

test('a blocked account is paid to no more, and whoever may be about to pay is warned', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = await inForce(owner)
  payers.splice(0, payers.length, { companyId: 'b', identity: 'buyer' })
  await checker.ok(identity.bankAccountBlock, { id, version: 2, reason: 'Reported as stolen' })
  expect(await one(owner, id)).toMatchObject({ status: 'blocked', decisionReason: 'Reported as stolen', actions: [] })
  expect(told('payee_blocked', id)).toHaveLength(1)
  payers.length = 0
  // What comes after a blocked one is announced like every change.
  const next = await create(owner, { accountNo: OTHER })
  await checker.ok(identity.bankAccountApprove, { id: next.id, version: 1, ...approval })
  expect(await one(owner, next.id)).toMatchObject({ status: 'change_pending' })
})

test('a refused account can be blocked, and a blocked number does not come back', async () => {
  const owner = await api.person({ kind: 'seller' })
  const { id } = await create(owner)
  await checker.ok(identity.bankAccountRefuse, { id, version: 1, reason: 'Not in the company’s name' })
  expect(await one(checker, id)).toMatchObject({ status: 'draft', actions: ['block'] })
  await checker.ok(identity.bankAccountBlock, { id, version: 2, reason: 'A forged letter of the bank' })
  expect(await one(owner, id)).toMatchObject({ status: 'blocked', actions: [] })
  const again = await stated(owner, { bankName: 'Another Bank', swift: 'DEUTDEFFXXX' })
  expect(await owner.call(identity.bankAccountCreate, again)).toMatchObject({
    code: 'USER_SERVICE530400',
    data: { fieldErrors: [{ path: 'accountNo', rule: 'blocked' }] },
  })
  // Nor by way of the correction of another one.
  const other = await create(owner, { accountNo: OTHER })
  await checker.ok(identity.bankAccountRefuse, { id: other.id, version: 1, reason: 'Not readable' })
  expect(await owner.call(identity.bankAccountSubmit, { id: other.id, version: 2, ...again })).toMatchObject({
    data: { fieldErrors: [{ path: 'accountNo', rule: 'blocked' }] },
  })
})

test('an account of before is blocked as well: one that was replaced, and one that was taken back', async () => {
  const owner = await api.person({ kind: 'seller' })
  const former = await inForce(owner)
  const { id } = await create(owner, { accountNo: OTHER })
  await checker.ok(identity.bankAccountApprove, { id, version: 1, ...approval })
  await travel(80)
  expect(await one(checker, former)).toMatchObject({ status: 'replaced', actions: ['block'] })
  const block = async (account: string) => {
    const version = (await one(checker, account))?.version ?? 0
    return checker.ok(identity.bankAccountBlock, { id: account, version, reason: 'Reported as stolen' })
  }
  const before = told('payee_blocked', former).length
  expect((await block(former)).status).toBe('blocked')
  // Nobody pays there any more, so nobody is warned; its owners are told.
  expect(told('payee_blocked', former)).toHaveLength(before)
  expect(told('bank_blocked', former)).toHaveLength(1)
  const THIRD = 'DE12500105170648489890'
  const third = await create(owner, { accountNo: THIRD })
  await owner.ok(identity.bankAccountWithdraw, { id: third.id, version: 1, reason: 'Not ours' })
  expect((await block(third.id)).status).toBe('blocked')
  for (const accountNo of [NUMBER, THIRD])
    expect(await owner.call(identity.bankAccountCreate, await stated(owner, { accountNo }))).toMatchObject({
      data: { fieldErrors: [{ path: 'accountNo', rule: 'blocked' }] },
    })
})

test('the number is sealed, and stands nowhere but in its row', async () => {
  const owner = await api.person({ kind: 'seller' })
  const id = await inForce(owner)
  expect(await owner.ok(identity.bankAccountNumber, { id })).toEqual({ accountNo: NUMBER })
  const { rows: tables } = await api.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await api.pool.query(`select 1 from ${name} t where t::text like $1 limit 1`, [`%${NUMBER}%`])
    if (rowCount) found.push(name)
  }
  expect(found).toEqual([])
})

test('each field says what is wrong with it', async () => {
  const owner = await api.person({ kind: 'seller' })
  const rules = async (overrides: object) => {
    const answer = await owner.raw(identity.bankAccountCreate, await stated(owner, overrides))
    return JSON.stringify(answer.data ?? '').match(/"path":"\w+","rule":"\w+"/g) ?? []
  }
  expect(await rules({ accountNo: 'DE89 3704 0044 0532 0130 01' })).toEqual(['"path":"accountNo","rule":"iban"'])
  expect(await rules({ swift: 'COBA' })).toEqual(['"path":"swift","rule":"bic"'])
  expect(await rules({ swift: 'BKCHCNBJ' })).toEqual(['"path":"swift","rule":"bic_country"'])
  expect(await rules({ currency: 'XXX' })).toEqual(['"path":"currency","rule":"currency"'])
  const { data } = await checker.upload(uploadFile, { kind: 'document' }, pdf)
  expect(await rules({ fileIds: [data.id] })).toEqual(['"path":"fileIds","rule":"unknown_file"'])
  await inForce(owner)
  expect(await rules({})).toEqual(['"path":"accountNo","rule":"unchanged"'])
  await create(owner, { accountNo: OTHER })
  expect((await owner.call(identity.bankAccountCreate, await stated(owner, { accountNo: OTHER }))).code).toBe(
    'USER_SERVICE530161',
  )
})

test('operators see that another company has stated the same account', async () => {
  const [owner, other] = await Promise.all([api.person({ kind: 'seller' }), api.person({ kind: 'seller' })])
  const accountNo = 'DE75512108001245126199'
  const first = await create(owner, { accountNo })
  expect(await one(checker, first.id)).toMatchObject({ alsoElsewhere: false })
  await create(other, { accountNo })
  expect(await one(checker, first.id)).toMatchObject({ alsoElsewhere: true })
  expect(await one(owner, first.id)).toMatchObject({ alsoElsewhere: false })
})

test('another company’s accounts do not exist; owners change them, the finance of a seller reads', async () => {
  const [owner, stranger] = await Promise.all([api.person({ kind: 'seller' }), api.person({ kind: 'seller' })])
  const { id } = await create(owner)
  const target = { id, version: 1, reason: 'Not mine' }
  expect((await stranger.call(identity.bankAccountWithdraw, target)).code).toBe('USER_SERVICE530404')
  expect((await stranger.call(identity.bankAccountNumber, { id })).code).toBe('USER_SERVICE530404')
  expect(await rows(stranger)).toEqual([])
  const companyId = owner.actor.companyId ?? ''
  const finance = await api.person({ kind: 'seller', companyId, roles: ['seller_finance'] })
  expect(await one(finance, id)).toMatchObject({ actions: [] })
  expect((await finance.call(identity.bankAccountWithdraw, target)).code).toBe('MALL600403')
  const sales = await api.person({ kind: 'seller', companyId, roles: ['sales'] })
  expect((await sales.call(identity.bankAccountPage, {})).code).toBe('MALL600403')
  expect((await sales.call(identity.bankAccountNumber, { id })).code).toBe('MALL600403')
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  expect((await reviewer.call(identity.bankAccountApprove, { ...target, ...approval })).code).toBe('MALL600403')
})

test('stating and checking an account asks for a fresh proof, and a stale write is refused', async () => {
  const owner = await api.person({ kind: 'seller', proved: false })
  expect((await owner.call(identity.bankAccountCreate, await stated(owner))).code).toBe('USER_SERVICE530130')
  const withdrawal = { id: crypto.randomUUID(), version: 1, reason: 'Not ours' }
  expect((await owner.call(identity.bankAccountWithdraw, withdrawal)).code).toBe('USER_SERVICE530130')
  const other = await api.person({ kind: 'seller' })
  const { id } = await create(other)
  expect((await checker.call(identity.bankAccountApprove, { id, version: 0, ...approval })).code).toBe('FT510006')
})

test('where a company is paid back is an account of its own, beside the one that it is paid to', async () => {
  const owner = await api.person({ kind: 'seller' })
  const collect = await inForce(owner)
  payers.splice(0, payers.length, { companyId: 'b', identity: 'buyer' })
  // The same number may serve both; payers are told nothing, as nobody pays to it.
  const refund = await inForce(owner, { purpose: 'refund' })
  expect(await one(owner, refund)).toMatchObject({ status: 'verified', purpose: 'refund' })
  expect(await one(owner, collect)).toMatchObject({ status: 'verified', purpose: 'collect' })
  const { id } = await create(owner, { purpose: 'refund', accountNo: OTHER })
  await checker.ok(identity.bankAccountApprove, { id, version: 1, ...approval })
  expect(await one(owner, id)).toMatchObject({ status: 'change_pending' })
  expect(told('bank_planned', id)).toHaveLength(1)
  expect(told('payee_planned', id)).toEqual([])
  payers.length = 0
  await travel(72)
  expect(await one(owner, refund)).toMatchObject({ status: 'replaced' })
  expect(await one(owner, collect)).toMatchObject({ status: 'verified' })
  const companyId = owner.actor.companyId ?? ''
  const asked = { companyId, purpose: 'refund', status: 'verified' } as const
  expect((await checker.ok(identity.bankAccountPage, asked)).records.map(row => row.id)).toEqual([id])
  expect(await checker.ok(identity.bankAccountStatusCount, { companyId, purpose: 'collect' })).toEqual({
    ...{ all: 1, verified: 1 },
  })
})

test('a buyer states where it is paid back, and nothing else', async () => {
  const buyer = await api.person({ kind: 'buyer' })
  const { code, data } = await buyer.raw(identity.bankAccountCreate, await stated(buyer))
  expect([code, JSON.stringify(data)]).toEqual([
    'USER_SERVICE530400',
    expect.stringContaining('"path":"purpose","rule":"invalid_value"'),
  ])
  const id = await inForce(buyer, { purpose: 'refund' })
  expect(told('bank_changed', id)).toMatchObject([{ to: { identity: 'buyer', roles: ['buyer_owner'] } }])
  const companyId = buyer.actor.companyId ?? ''
  const finance = await api.person({ kind: 'buyer', companyId, roles: ['buyer_finance'] })
  expect(await one(finance, id)).toMatchObject({ purpose: 'refund', actions: [] })
  const purchaser = await api.person({ kind: 'buyer', companyId, roles: ['buyer_purchaser'] })
  expect((await purchaser.call(identity.bankAccountPage, {})).code).toBe('MALL600403')
  // Of a company that sells as well its buyers neither see nor touch what it is paid to.
  const seller = await api.person({ kind: 'seller', companyId, roles: ['seller_owner'] })
  const collect = await create(seller)
  expect((await rows(buyer)).map(row => row.id)).toEqual([id])
  const target = { id: collect.id, version: 1, reason: 'Not ours.' }
  expect((await buyer.call(identity.bankAccountWithdraw, target)).code).toBe('USER_SERVICE530404')
})

test('a refused account keeps its purpose', async () => {
  const owner = await api.person({ kind: 'seller' })
  const { id } = await create(owner)
  await checker.ok(identity.bankAccountRefuse, { id, version: 1, reason: 'Not readable' })
  const again = await stated(owner, { purpose: 'refund' })
  expect((await owner.call(identity.bankAccountSubmit, { id, version: 2, ...again })).code).toBe('USER_SERVICE530400')
})
