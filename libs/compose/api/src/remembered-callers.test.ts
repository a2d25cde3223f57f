import { addInquiryLine, inquiryBasket, removeInquiryLine } from '@tradeport/domain/sourcing/contract'
import { logout } from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION, REGIONS } from '@tradeport/kernel/config'
import { joinCompany, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
let productId: string
let buyer: Caller

beforeAll(async () => {
  api = await startTestApi()
  productId = (await goodsOnSale(api)).productId
})
afterAll(() => api.close())

beforeEach(async () => {
  buyer = await api.person({ kind: 'buyer' })
  // The first call notes that the session is used, the second one is remembered.
  await buyer.ok(inquiryBasket, {})
  await expect.poll(lastSeen).not.toBeNull()
  await buyer.ok(inquiryBasket, {})
})

const add = (quantity = '300', idempotencyKey: string = randomUUID(), region = DEFAULT_REGION) =>
  buyer.call(addInquiryLine, { productId, quantities: [quantity], unit: 'piece' }, { idempotencyKey, region })
const lines = async () => (await buyer.ok(inquiryBasket, {})).draft?.items.map(({ quantities }) => quantities)

async function lastSeen(): Promise<Date | null> {
  const { rows } = await api.pool.query<{ last_seen_at: Date | null }>(
    'select last_seen_at from user_session where user_id = $1',
    [buyer.actor.userId],
  )
  return rows[0]?.last_seen_at ?? null
}

/** Names of what idle connections have been asked before. */
async function prepared(): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: api.pool.idleCount }, () => api.pool.connect()))
  const names = clients.map(async client => {
    const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements')
    client.release()
    return rows.map(({ name }) => name)
  })
  return (await Promise.all(names)).flat()
}

describe('a change of one statement, by somebody who called before', () => {
  it('is made by a statement that looks itself at who calls', async () => {
    expect(await add()).toMatchObject({ success: true, data: { lineCount: 1 } })
    expect(await prepared()).toContain('sourcing_add_line_checking')
    expect(await lines()).toEqual([['300']])
  })

  it('is answered again as it was, and made once', async () => {
    const key = randomUUID()
    const first = await add('300', key)
    expect(await Promise.all(Array.from({ length: 10 }, () => add('300', key)))).toEqual(Array(10).fill(first))
    expect(await add('400', key)).toMatchObject({ code: 'MALL600409' })
    expect(await lines()).toEqual([['300']])
  })

  it('is refused with the reason of the statement, and with what is wrong at a field', async () => {
    const [wrong, gone] = [await add('-1'), await buyer.call(removeInquiryLine, { lineId: randomUUID() })]
    expect(wrong).toMatchObject({ success: false, data: { fieldErrors: [{ path: 'quantities.0' }] } })
    expect(gone).toMatchObject({ code: 'MALL600404' })
    expect(await add('300', 'short')).toMatchObject({ data: { fieldErrors: [{ path: 'Idempotency-Key' }] } })
  })

  it('is another one in another region, where the session does not count', async () => {
    const others = Object.values(REGIONS).filter(({ regionId }) => regionId !== DEFAULT_REGION.regionId)
    for (const region of others) expect(await add('300', randomUUID(), region)).toMatchObject({ code: 'global400002' })
  })

  it('ends with the session', async () => {
    await buyer.ok(logout, {})
    expect(await add()).toMatchObject({ code: 'global400001' })
  })

  it('ends when the session has run out', async () => {
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 11 * 365 * 86_400_000)
    expect(await add()).toMatchObject({ code: 'global400001' })
    api.clock.now = before
  })

  it.each([
    ['the session', `update user_session set ended_at = now() where user_id = $1`, 'global400001', null],
    ['the account, disabled', `update user_account set status = 'disabled' where id = $1`, 'UPT400002', null],
    ['the account, deleted', `update user_account set status = 'deleted' where id = $1`, 'UPT400001', null],
    ['the membership', `update company_member set status = 'removed' where user_id = $1`, 'global400001', null],
    ['the membership, gone', `delete from company_member where user_id = $1`, 'global400001', null],
    [
      'the company',
      `update company set status = 'suspended' where id = (select company_id from user_session where user_id = $1)`,
      'UPT400002',
      { says: 'USER_SERVICE530125' },
    ],
  ])(
    'sees another change of %s at once, also where it was made elsewhere, and keeps its answer to itself',
    async (_of, change, code, says) => {
      const key = randomUUID()
      expect(await add('300', key)).toMatchObject({ success: true })
      await api.pool.query(change, [buyer.actor.userId])
      for (const answer of [await add('400'), await add('300', key)]) {
        expect(answer.code).toBe(code)
        expect(answer.data).toEqual(says)
      }
      const { rows } = await api.pool.query(
        'select quantities from inquiry_item where inquiry_id in (select id from inquiry where buyer_user_id = $1)',
        [buyer.actor.userId],
      )
      expect(rows).toEqual([{ quantities: [300] }])
    },
  )

  it('is made for the company that the session has changed to', async () => {
    await add()
    const other = await api.person({ kind: 'buyer' })
    await joinCompany(api, buyer, other.actor.companyId, { party: 'buyer', roles: other.actor.roles })
    await api.pool.query('update user_session set company_id = $2 where user_id = $1', [
      buyer.actor.userId,
      other.actor.companyId,
    ])
    expect(await add('500')).toMatchObject({ success: true, data: { lineCount: 1 } })
    expect(await lines()).toEqual([['500']])
  })
})
