import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aDeclarant,
  aDeclaration,
  customsReceiptDismiss,
  customsReceiptPage,
  declarationFormConfigSave,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormPushSingleWindow,
  declarationFormSubmit,
  declarationFormTestConnection,
} from '@tradeport/domain/customs/contract'
import { CALLBACK_MAX_BYTES, CALLBACK_WINDOW_SECONDS, callbackSignature } from '@tradeport/domain/customs/server'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { SINGLE_WINDOW_CALL } from './single-window-call'

const SECRET = 'nobody-guesses-these-thirty-two-signs'
let api: TestApi
let seller: Caller
let desk: Caller

beforeAll(async () => {
  api = await startTestApi({ singleWindowSecret: SECRET })
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  desk = await api.person({ kind: 'operator', roles: ['op_trade'] })
  await seller.ok(declarationFormConfigSave, aDeclarant())
  await seller.ok(declarationFormTestConnection, {})
})
afterAll(() => api.close())

const seconds = () => Math.floor(api.clock.now.getTime() / 1_000)
/** Later by so much: what was signed before is another call. */
const travel = (by: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + by * 1_000)
}
const post = (payload: string | Buffer, headers: Record<string, string>) =>
  api.api.app.inject({
    method: 'POST',
    url: `/api${SINGLE_WINDOW_CALL}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
const signed = (payload: string | Buffer, at = String(seconds()), secret = SECRET) =>
  post(payload, { 'x-timestamp': at, 'x-signature': callbackSignature(secret, at, payload) })

async function pushed(): Promise<{ id: string; clientSeqNo: string }> {
  const { id, version } = await seller.ok(declarationFormCreate, { content: aDeclaration() })
  const submitted = await seller.ok(declarationFormSubmit, { id, version })
  await seller.ok(declarationFormPushSingleWindow, { id, version: submitted.version, operType: 'declare' })
  const { rows } = await api.pool.query<{ client_seq_no: string }>(
    'select client_seq_no from declaration_push where form_id = $1',
    [id],
  )
  return { id, clientSeqNo: rows[0]?.client_seq_no ?? '' }
}
const statusOf = async (id: string) => (await seller.ok(declarationFormDetail, { id })).status
const receiptOf = (clientSeqNo: string, over: object = {}) =>
  JSON.stringify({
    clientSeqNo,
    channel: 'S0',
    noticeDate: '2026-03-10 10:00:00',
    note: '暂存成功',
    files: [],
    ...over,
  })
const counted = async (table: string) =>
  (await api.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n

describe('a receipt that the Single Window’s side calls with', () => {
  test('moves its form, with its number and customs’ own time', async () => {
    const { id, clientSeqNo } = await pushed()
    const answer = await signed(receiptOf(clientSeqNo, { cusCiqNo: 'I20260000000000001' }))
    expect([answer.statusCode, answer.json()]).toEqual([200, { state: true, msg: 'taken' }])
    const form = await seller.ok(declarationFormDetail, { id })
    expect(form).toMatchObject({ status: 'sw_staged', cusCiqNo: 'I20260000000000001' })
    expect(form.receipts).toMatchObject([{ channel: 'S0', note: '暂存成功', noticeDate: '2026-03-10T02:00:00.000Z' }])
  })

  test('says what customs has of the form: what was declared otherwise stands beside it, and what is no text is left out', async () => {
    const { id, clientSeqNo } = await pushed()
    const facts = { packNo: '7', grossWt: 1, billNo: 'x'.repeat(201), netWt: { kg: 1 }, agentName: ' ' }
    expect((await signed(receiptOf(clientSeqNo, facts))).statusCode).toBe(200)
    const { receipts, content } = await seller.ok(declarationFormDetail, { id })
    expect(receipts[0]?.facts).toEqual([
      { name: 'packNo', value: '7', declared: content.head.packNo },
      { name: 'grossWt', value: '1', declared: content.head.grossWt },
    ])
  })

  test('brings papers, which are files of the company and of its broker; what is no file stays in its text', async () => {
    const { id, clientSeqNo } = await pushed()
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
    const files = [
      { name: '放行通知书.pdf', content: pdf.toString('base64') },
      { name: 'notice.exe', content: Buffer.from([77, 90, 0, 1, 255]).toString('base64') },
      { name: 'broken.pdf', content: '%%' },
    ]
    const body = receiptOf(clientSeqNo, { files })
    expect((await signed(body)).statusCode).toBe(200)
    travel(1)
    // The same one again brings no second file.
    expect((await signed(body)).statusCode).toBe(200)
    const { receipts } = await seller.ok(declarationFormDetail, { id })
    expect(receipts).toHaveLength(1)
    const [fileId = ''] = receipts[0]?.fileIds ?? []
    expect(receipts[0]?.fileIds).toHaveLength(1)
    const owned = await api.pool.query<{ file_name: string; owner_company_id: string }>(
      'select file_name, owner_company_id from file_asset where id = $1',
      [fileId],
    )
    expect(owned.rows).toEqual([{ file_name: '放行通知书.pdf', owner_company_id: seller.actor.companyId }])
    expect(await counted(`file_asset where owner_company_id = '${seller.actor.companyId}'`)).toBe(1)
  })

  test('with a number of customs that no such form can have moves it, and the number is left to the desk', async () => {
    const { id, clientSeqNo } = await pushed()
    // Of an import, for an export.
    const answer = await signed(receiptOf(clientSeqNo, { channel: 'L', entryId: '310420261600000001' }))
    expect(answer.statusCode).toBe(200)
    expect(await seller.ok(declarationFormDetail, { id })).toMatchObject({ status: 'customs_accepted', entryId: '' })
    const { records } = await desk.ok(customsReceiptPage, { pageNum: 1, pageSize: 20 })
    expect(records).toMatchObject([{ problem: 'wrong_entry', formId: id, entryId: '310420261600000001' }])
    await desk.ok(customsReceiptDismiss, { id: records[0]?.id ?? '', reason: 'A slip of the other side' })
  })

  test('that could not be kept is told so, and taken when it is sent again', async () => {
    const { id, clientSeqNo } = await pushed()
    const body = receiptOf(clientSeqNo, { note: 'not now' })
    await api.pool.query(`alter table declaration_receipt add constraint not_now check (note <> 'not now')`)
    const refused = await signed(body)
    expect([refused.statusCode, refused.json().state]).toEqual([500, false])
    await api.pool.query('alter table declaration_receipt drop constraint not_now')
    expect((await signed(body)).statusCode).toBe(200)
    expect(await statusOf(id)).toBe('sw_staged')
  })

  test('that is signed wrongly, or not as it stands, is refused and leaves nothing', async () => {
    const { id, clientSeqNo } = await pushed()
    const body = receiptOf(clientSeqNo)
    const at = String(seconds())
    const before = await counted('declaration_receipt')
    const right = callbackSignature(SECRET, at, body)
    const refused = [
      await post(body, {}),
      await post(body, { 'x-timestamp': at, 'x-signature': '' }),
      await post(body, { 'x-timestamp': at, 'x-signature': right.slice(0, -1) }),
      await post(body, { 'x-timestamp': String(seconds() + 1), 'x-signature': right }),
      await post(`${body} `, { 'x-timestamp': at, 'x-signature': right }),
      await signed(body, at, `${SECRET}x`),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 401))
    expect(await counted('declaration_receipt')).toBe(before)
    expect(await statusOf(id)).toBe('pushing')
  })

  test.each([
    ['long ago', -CALLBACK_WINDOW_SECONDS - 1],
    ['in the future', CALLBACK_WINDOW_SECONDS + 1],
  ])('that was signed %s is refused', async (_, off) => {
    const { id, clientSeqNo } = await pushed()
    expect((await signed(receiptOf(clientSeqNo), String(seconds() + off))).statusCode).toBe(401)
    expect((await signed(receiptOf(clientSeqNo), 'NaN')).statusCode).toBe(401)
    expect(await statusOf(id)).toBe('pushing')
  })

  test('is refused as the very same call, and taken once under a new signature', async () => {
    const { id, clientSeqNo } = await pushed()
    const body = receiptOf(clientSeqNo)
    const at = String(seconds())
    expect((await signed(body, at)).statusCode).toBe(200)
    expect((await signed(body, at)).statusCode).toBe(409)
    travel(60)
    expect((await signed(body)).statusCode).toBe(200)
    expect((await seller.ok(declarationFormDetail, { id })).receipts).toHaveLength(1)
  })

  test('of two that come at once is one', async () => {
    const { id, clientSeqNo } = await pushed()
    const body = receiptOf(clientSeqNo)
    const at = String(seconds())
    const both = await Promise.all([signed(body, at), signed(body, at)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await seller.ok(declarationFormDetail, { id })).receipts).toHaveLength(1)
  })

  test('of a form that nobody knows waits for the desk, and so does one that cannot be read', async () => {
    expect((await signed(receiptOf('', { cusCiqNo: 'I20269999999999999' }))).statusCode).toBe(200)
    const unreadable = await signed('{"channel":"P"')
    expect([unreadable.statusCode, unreadable.json().state]).toEqual([422, false])
    expect((await signed(receiptOf('', {}))).statusCode).toBe(422)
    expect((await signed(Buffer.from([0, 255, 0]))).statusCode).toBe(422)
    const { records } = await desk.ok(customsReceiptPage, { pageNum: 1, pageSize: 20 })
    expect(records.map(({ problem }) => problem).sort()).toEqual([
      'unknown_form',
      'unreadable',
      'unreadable',
      'unreadable',
    ])
  })

  test('of more than a megabyte is not read', async () => {
    const huge = receiptOf('x', { note: 'x'.repeat(CALLBACK_MAX_BYTES) })
    expect((await signed(huge)).statusCode).toBe(413)
  })
})

test('without a secret there is no such address', async () => {
  const closed = await startTestApi()
  try {
    const answer = await closed.api.app.inject({ method: 'POST', url: `/api${SINGLE_WINDOW_CALL}`, payload: {} })
    expect(answer.statusCode).toBe(404)
  } finally {
    await closed.close()
  }
})
