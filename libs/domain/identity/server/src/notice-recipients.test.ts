import * as identity from '@tradeport/domain/identity/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipientsOf } from './directory'

let api: TestApi
let operator: Caller
beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const reason = 'A message came from this address that nobody had written'

/** What stands in the message centres of a person: of which side, and of what it tells. */
async function rowsOf(who: Caller): Promise<{ identity: string; event: string | null }[]> {
  const { rows } = await api.pool.query<{ identity: string; event: string | null }>(
    `select identity, coalesce(params ->> 'event', kind) as event from notification where user_id = $1 order by created_at, id`,
    [who.actor.userId],
  )
  return rows
}

/** Mails that a person was sent. */
async function mailsTo(who: Caller): Promise<number> {
  const { rows } = await api.pool.query<{ n: number }>(
    'select count(*)::int as n from mail_outbox where to_address = (select email from user_account where id = $1)',
    [who.actor.userId],
  )
  return rows[0]?.n ?? 0
}

/** Somebody of a company who joined another on another side before. */
async function alsoBuyer(who: Caller): Promise<void> {
  const elsewhere = await api.person({ kind: 'buyer' })
  await api.pool.query(
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at)
     values ($1, $2, 'buyer', '{buyer_owner}', true, 'active', '2020-01-01')`,
    [who.actor.userId, elsewhere.actor.companyId],
  )
}

test('whose account is disabled is told so, in the centre and by mail', async () => {
  const seller = await api.person({ kind: 'seller' })
  await operator.ok(identity.personDisable, { id: seller.actor.userId ?? '', reason })
  expect(await rowsOf(seller)).toEqual([{ identity: 'seller', event: 'account_disabled' }])
  expect(await mailsTo(seller)).toBe(1)
})

test('a member who was suspended or removed hears of it on the side that it was on', async () => {
  const owner = await api.person({ kind: 'seller' })
  const clerk = await api.person({ kind: 'seller', companyId: owner.actor.companyId ?? '', roles: ['sales'] })
  const step = async () => {
    const { records } = await owner.ok(identity.memberPage, {})
    return { id: clerk.actor.userId ?? '', version: records.find(({ id }) => id === clerk.actor.userId)?.version ?? 0 }
  }
  await owner.ok(identity.suspendMember, { ...(await step()), reason })
  await owner.ok(identity.resumeMember, { ...(await step()), reason })
  await owner.ok(identity.removeMember, { ...(await step()), reason })
  expect(await rowsOf(clerk)).toEqual(
    ['access_suspended', 'access_resumed', 'access_ended'].map(event => ({ identity: 'seller', event })),
  )
  expect(await mailsTo(clerk)).toBe(3)
})

test("who left a company hears nothing more of the company's business", async () => {
  const owner = await api.person({ kind: 'buyer' })
  const clerk = await api.person({ kind: 'buyer', companyId: owner.actor.companyId ?? '', roles: ['buyer_purchaser'] })
  const reached = () =>
    api.inside(async ctx => (await recipientsOf(ctx, { userId: clerk.actor.userId ?? '', identity: 'buyer' })).length)
  expect(await reached()).toBe(1)
  const { records } = await owner.ok(identity.memberPage, {})
  const version = records.find(({ id }) => id === clerk.actor.userId)?.version ?? 0
  await owner.ok(identity.removeMember, { id: clerk.actor.userId ?? '', version, reason })
  expect(await reached()).toBe(0)
})

test('who also buys reads of the own selling company on the side of sellers', async () => {
  const owner = await api.person({ kind: 'seller' })
  await alsoBuyer(owner)
  const id = owner.actor.companyId ?? ''
  const { version } = await operator.ok(identity.companyDetail, { id })
  await operator.ok(identity.companyRestrict, { id, version, reason })
  expect(await rowsOf(owner)).toEqual([{ identity: 'seller', event: 'company_restricted' }])
})
