import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aCustomsOrder,
  aDeclarant,
  aDeclaration,
  declarationFormConfigSave,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormPushSingleWindow,
  declarationFormRedeclare,
  declarationFormSheet,
  declarationFormSubmit,
  declarationFormTestConnection,
} from '@tradeport/domain/customs/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { takeReceipt } from './amendment-answers'

// A form as it is stored, with the agency order that follows it, by receipts that come in any order: the rule alone has its own 10,000 orders.
const SCRIPTS = 60
/** Of each script, beside the right one. */
const ORDERS = 4
let api: TestApi
let seller: Caller

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await seller.ok(declarationFormConfigSave, aDeclarant())
  await seller.ok(declarationFormTestConnection, {})
  for (const isAgain of [false, true]) models.set(isAgain, await sent(isAgain))
})
afterAll(() => api.close())

const travel = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}
const after = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000).toISOString()

interface Told {
  channel: string
  noticeDate: string
  note?: string
  clientSeqNo?: string
  cusCiqNo?: string
  entryId?: string
  preEntryId?: string
}
const arrive = (told: Told) =>
  api.inside(ctx =>
    takeReceipt(
      ctx,
      { clientSeqNo: '', cusCiqNo: '', entryId: '', customMaster: '3104', note: '', ...told },
      JSON.stringify(told),
      {},
    ),
  )

async function send(id: string, version: number) {
  const submitted = await seller.ok(declarationFormSubmit, { id, version })
  return seller.ok(declarationFormPushSingleWindow, { id, version: submitted.version })
}

let numbers = 0

/** Sent for the first time, or again after customs returned it; it has its number of the Single Window. */
async function sent(isAgain: boolean) {
  const cusCiqNo = `E${String(++numbers).padStart(17, '0')}`
  const entries = [1, 2, 3].map(nr => `310420260${String(numbers * 10 + nr).padStart(9, '0')}`)
  const made = await seller.ok(declarationFormCreate, { content: aDeclaration() })
  const first = await send(made.id, made.version)
  const began = api.clock.now
  let { clientSeqNo } = first
  if (isAgain) {
    await arrive({ channel: 'S0', noticeDate: after(began, 1), clientSeqNo, cusCiqNo })
    await arrive({ channel: 'L', noticeDate: after(began, 2), cusCiqNo, entryId: entries[2] ?? '' })
    await arrive({ channel: 'E', noticeDate: after(began, 30), cusCiqNo })
    travel(60)
    const returned = await seller.ok(declarationFormDetail, { id: made.id })
    expect(returned.status).toBe('returned')
    const draft = await seller.ok(declarationFormRedeclare, { id: made.id, version: returned.version })
    ;({ clientSeqNo } = await send(draft.id, draft.version))
  }
  return { id: made.id, clientSeqNo, cusCiqNo, entries, began, again: api.clock.now }
}
type Sent = Awaited<ReturnType<typeof sent>>
const staged = ({ clientSeqNo, cusCiqNo, again }: Sent): Told => ({
  ...{ channel: 'S0', noticeDate: after(again, 0), clientSeqNo, cusCiqNo },
})
/** With its number of the Single Window. */
async function taken(isAgain: boolean) {
  const form = await sent(isAgain)
  await arrive(staged(form))
  return form
}

/** One that was sent, and one that was sent again. */
const models = new Map<boolean, Sent>()

/** Another one just like the model, with numbers of its own, and an agency order that follows it. */
async function like(isAgain: boolean): Promise<Sent & { orderId: string }> {
  const model = models.get(isAgain)
  if (!model) throw new Error('nothing was sent')
  const [id, orderId, nr] = [randomUUID(), randomUUID(), ++numbers]
  const cusCiqNo = `E${String(nr).padStart(17, '0')}`
  const clientSeqNo = `COPY${String(nr).padStart(14, '0')}`
  const entries = [1, 2, 3].map(place => `310420260${String(nr * 10 + place).padStart(9, '0')}`)
  const copy = (table: string, where: string, values: object) =>
    api.pool.query(
      `insert into ${table} select (jsonb_populate_record(row, $1::jsonb)).* from ${table} row where ${where}`,
      [JSON.stringify(values)],
    )
  await api.pool.query(
    `insert into customs_order (id, no, region_id, status, created_at, updated_at, client_company_id, client_name, provider_company_id,
       provider_name, content, ie_flag, trade_mode, custom_master, contract_no, goods_summary, pack_no, gross_wt, value_amount, currency, bill_no,
       documents, declaration_count, standing_count, submitted_at, search_text)
     select $1::uuid, $2, region_id, 'declaring', created_at, created_at, company_id, '', $1::uuid, '', $3, 'E', '0110', '3104', '', '', '', '', '', '',
       '', '[]', 1, 1, created_at, '' from declaration_form where id = $4`,
    [orderId, `CO-COPY-${nr}`, JSON.stringify(aCustomsOrder()), model.id],
  )
  const numbersOf = isAgain ? { cus_ciq_no: cusCiqNo } : {}
  await copy('declaration_form', `id = '${model.id}'`, {
    ...{ id, no: `DF-COPY-${nr}`, customs_order_id: orderId, ...numbersOf },
  })
  const { rows } = await api.pool.query<{ id: string; attempt: number }>(
    'select id, attempt from declaration_push where form_id = $1 order by attempt',
    [model.id],
  )
  for (const push of rows)
    await copy('declaration_push', `id = '${push.id}'`, {
      ...{ id: randomUUID(), form_id: id },
      client_seq_no: push === rows.at(-1) ? clientSeqNo : `${clientSeqNo}-${push.attempt}`,
    })
  return { ...model, id, orderId, cusCiqNo, clientSeqNo, entries }
}

/** Small, fast and the same in every run. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
const pick = random(20261127)
const CHANNELS = ['E1', 'Y', 'F1', 'L', 'G', 'C', 'P', 'F', 'K', 'R', 'E', 'D', 'H', 'a', 'X', 'Q9']
const NAMED_BY = ['clientSeqNo', 'cusCiqNo'] as const

/** What is told of any form: `late` is dated before the return of its first sending. */
const aScript = (isAgain: boolean) =>
  Array.from({ length: 4 + pick(6) }, () => {
    const late = isAgain && pick(3) === 0
    return {
      late,
      channel: CHANNELS[pick(CHANNELS.length)] ?? 'L',
      minute: 1 + pick(6),
      note: ['', 'n'][pick(2)] ?? '',
      // What names a sending by our number is of that sending.
      by: late ? 'cusCiqNo' : (NAMED_BY[pick(2)] ?? 'cusCiqNo'),
      entry: late ? -1 : pick(4) - 1,
    }
  })
type Script = ReturnType<typeof aScript>

function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = pick(last + 1)
    const [a, b] = [order[last], order[other]]
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a]
  }
  return order
}

/** Where the form and its order stand when all of these came, in the words of any form. */
async function standing(
  isAgain: boolean,
  order: (words: readonly (Script[number] | 'staged')[]) => (Script[number] | 'staged')[],
  script: Script,
) {
  const own = await like(isAgain)
  const { id, orderId, entries, began, again, clientSeqNo, cusCiqNo } = own
  for (const word of order(['staged', ...script])) {
    if (word === 'staged') {
      await arrive(staged(own))
      continue
    }
    const { late, channel, minute, note, by, entry } = word
    await arrive({
      ...{ channel, note, noticeDate: after(late ? began : again, late ? minute : minute * 600), cusCiqNo },
      ...(by === 'clientSeqNo' ? { clientSeqNo } : {}),
      entryId: entries[entry] ?? '',
    })
  }
  const { rows } = await api.pool.query<{ entry_id: string; cus_ciq_no: string; waiting: number }>(
    `select f.status, f.attempt, f.entry_id, f.cus_ciq_no, f.paper_docs_required, f.guaranteed, f.failure,
       f.declare_date, f.release_date, f.clear_date, o.status as order_status, o.standing_count, o.cleared_at is null as uncleared,
       (select count(*)::int from declaration_receipt r where r.form_id = f.id) as receipts,
       (select array_agg(distinct r.problem) from declaration_receipt r where r.form_id = f.id) as problems,
       (select count(*)::int from declaration_receipt r where r.form_id is null and r.cus_ciq_no = $2) as waiting
     from declaration_form f join customs_order o on o.id = $3 where f.id = $1`,
    [id, cusCiqNo, orderId],
  )
  const [row] = rows
  return { ...row, entry_id: entries.indexOf(row?.entry_id ?? ''), cus_ciq_no: row?.cus_ciq_no === cusCiqNo }
}

test.each([
  ['sent for the first time', false],
  ['sent again, while words of the first sending still come', true],
])('a form that is %s ends the same, whatever comes first and twice', { timeout: 240_000 }, async (_, isAgain) => {
  for (let nr = 0; nr < SCRIPTS / 2; nr++) {
    const script = aScript(isAgain)
    const inTime = script.toSorted((a, b) => Number(b.late) - Number(a.late) || a.minute - b.minute)
    const right = await standing(isAgain, words => [...words], inTime)
    expect(right.waiting).toBe(0)
    for (let order = 0; order < ORDERS; order++) {
      const doubled = (words: readonly (Script[number] | 'staged')[]) =>
        shuffled([...words, ...words.filter(() => pick(3) === 0)])
      expect([script, await standing(isAgain, doubled, script)]).toEqual([script, right])
    }
  }
})

test('a late word of the entry that was returned moves nothing of the one that is declared anew', async () => {
  const { id, cusCiqNo, entries, began, again } = await taken(true)
  const state = async () => {
    const { status, entryId, declareDate, releaseDate, paperDocsRequired } = await seller.ok(declarationFormDetail, {
      id,
    })
    return { status, entryId, declareDate, releaseDate, paperDocsRequired }
  }
  const nothing = { entryId: '', declareDate: null, releaseDate: null, paperDocsRequired: false }
  expect(await state()).toEqual({ status: 'sw_staged', ...nothing })
  for (const channel of ['G', 'C', 'F'])
    await arrive({ channel, cusCiqNo, noticeDate: after(began, 20), entryId: entries[2] ?? '' })
  expect(await state()).toEqual({ status: 'sw_staged', ...nothing })
  const { receipts } = await seller.ok(declarationFormDetail, { id })
  expect(receipts.map(({ channel, attempt }) => `${channel} ${attempt}`)).toEqual(
    expect.arrayContaining(['G 1', 'C 1', 'F 1', 'S0 2']),
  )
  await arrive({ channel: 'L', cusCiqNo, noticeDate: after(again, 1), entryId: entries[0] ?? '' })
  expect(await state()).toMatchObject({ status: 'customs_accepted', entryId: entries[0] })
})

test('what customs said of an entry that it returned is not said of the draft that is made of it', async () => {
  const { id, cusCiqNo, entries, again } = await taken(false)
  await arrive({ channel: 'L', cusCiqNo, noticeDate: after(again, 1), entryId: entries[0] ?? '' })
  await arrive({ channel: 'F', cusCiqNo, noticeDate: after(again, 2) })
  const released = await seller.ok(declarationFormDetail, { id })
  expect(released).toMatchObject({ status: 'released', paperDocsRequired: true, declareDate: expect.any(String) })
  await arrive({ channel: 'E', cusCiqNo, noticeDate: after(again, 3) })
  const { version } = await seller.ok(declarationFormDetail, { id })
  await seller.ok(declarationFormRedeclare, { id, version })
  expect(await seller.ok(declarationFormDetail, { id })).toMatchObject({
    ...{ status: 'draft', entryId: '', declareDate: null, releaseDate: null, clearDate: null },
    ...{ paperDocsRequired: false, guaranteed: false },
  })
})

test('the number of the pre-entry is told by a receipt or written down, has its own form, and goes with its entry', async () => {
  const { id, cusCiqNo, again } = await taken(false)
  const { preEntryId, version } = await seller.ok(declarationFormDetail, { id })
  // What the Single Window calls the form is none.
  expect(preEntryId).toBe('')
  const number = `310420260${String(++numbers).padStart(9, '0')}`
  await arrive({ channel: 'L', cusCiqNo, noticeDate: after(again, 1), preEntryId: number })
  await arrive({ channel: 'a', cusCiqNo, noticeDate: after(again, 2), preEntryId: cusCiqNo })
  const told = await seller.ok(declarationFormDetail, { id })
  expect(told).toMatchObject({ preEntryId: number, status: 'customs_accepted' })
  expect((await seller.ok(declarationFormSheet, { id })).preEntryId).toBe(number)
  expect(version).toBeLessThan(told.version)
  await arrive({ channel: 'E', cusCiqNo, noticeDate: after(again, 3) })
  const returned = await seller.ok(declarationFormDetail, { id })
  await seller.ok(declarationFormRedeclare, { id, version: returned.version })
  expect(await seller.ok(declarationFormDetail, { id })).toMatchObject({ preEntryId: '' })
})
