import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aDeclarant,
  aDeclaration,
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
