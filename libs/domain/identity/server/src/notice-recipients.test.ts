import * as identity from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION, REGIONS } from '@tradeport/kernel/config'
import { endpointsOf } from '@tradeport/kernel/contract-kit'
import { joinCompany, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  await joinCompany(api, who, elsewhere.actor.companyId, {
    ...{ party: 'buyer', roles: ['buyer_owner'], isOwner: true },
    since: '2020-01-01',
  })
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
    api.inside(
      async ctx => (await recipientsOf(ctx, { userId: clerk.actor.userId ?? '', identity: 'buyer' }, () => [])).length,
    )
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

let made = 0

/** Somebody whose only rights are those of a role of the platform's own. */
async function withOwnRole(permissions: string[]): Promise<{ who: Caller; code: string }> {
  made += 1
  const name = `Role ${made}`
  const { code } = await operator.ok(identity.roleCreate, { name, permissions, reason })
  return { who: await api.person({ kind: 'operator', roles: [code] }), code }
}

test('work is told to everybody in the region who may do it, by whatever they hold the right', async () => {
  const { who: ownRole } = await withOwnRole(['registration:read', 'registration:approve'])
  const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
  const admin = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
  const head = await api.person({ kind: 'operator', roles: ['op_super'] })
  const lent = await api.person({ kind: 'operator', roles: ['op_content'] })
  const endsAt = new Date(api.clock.now.getTime() + 3_600_000).toISOString()
  const { id } = await lent.ok(identity.grantRequest, { held: 'registration:approve', reason, endsAt })
  await operator.ok(identity.grantApprove, { id, version: 0, reason })
  const content = await api.person({ kind: 'operator', roles: ['op_content'] })
  const reader = (await withOwnRole(['registration:read'])).who
  const elsewhere = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
  await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
    elsewhere.actor.userId,
    [REGIONS.chongqing.regionId],
  ])
  const hearing = async () => {
    await api.inside(ctx =>
      ctx.notify({
        kind: 'review_requested',
        to: { operatorsHolding: 'registration:approve', regionId: DEFAULT_REGION.regionId },
        params: { no: 'RG1', name: 'Lanyun', subject: 'registration' },
        link: { frontEnd: 'admin', route: '/registrations' },
      }),
    )
    const told: string[] = []
    for (const [name, who] of Object.entries({ ownRole, reviewer, admin, head, lent, content, reader, elsewhere })) {
      const of = (await rowsOf(who)).filter(({ event }) => event === 'review_requested')
      if (of.length > 0) told.push(name)
      await api.pool.query('delete from notification where user_id = $1', [who.actor.userId])
    }
    return told
  }
  expect(await hearing()).toEqual(['ownRole', 'reviewer', 'admin', 'head', 'lent'])
  api.clock.now = new Date(api.clock.now.getTime() + 2 * 3_600_000)
  expect(await hearing()).toEqual(['ownRole', 'reviewer', 'admin', 'head'])
})

describe('what is changed of the rights of an operator', () => {
  const post = { roles: ['op_cs'], regionIds: [DEFAULT_REGION.regionId] }
  const versionOf = async (who: Caller) => {
    const { rows } = await api.pool.query<{ version: number }>('select version from operator where user_id = $1', [
      who.actor.userId,
    ])
    return rows[0]?.version ?? 0
  }
  const seen = async (who: Caller) => ({ id: who.actor.userId ?? '', version: await versionOf(who), reason })
  const name = 'Li Mei'

  /** Every write about operators and roles: what it says to whom it concerns, or why it says nothing. */
  const WRITES: Record<
    string,
    ((who: Caller, role: string) => Promise<string[]>) | 'nobody has it yet' | 'nobody has it'
  > = {
    operatorInvite: 'nobody has it yet',
    operatorInviteAgain: 'nobody has it yet',
    roleCreate: 'nobody has it yet',
    roleDisable: 'nobody has it',
    roleEnable: 'nobody has it',
    async operatorUpdate(who) {
      await operator.ok(identity.operatorUpdate, { ...(await seen(who)), displayName: name, ...post })
      // The name alone is no right.
      await operator.ok(identity.operatorUpdate, { ...(await seen(who)), displayName: 'Li Mei Hua', ...post })
      return ['role_changed']
    },
    async operatorDisable(who) {
      await operator.ok(identity.operatorDisable, await seen(who))
      return ['operator_suspended']
    },
    async operatorEnable(who) {
      await operator.ok(identity.operatorDisable, await seen(who))
      await operator.ok(identity.operatorEnable, await seen(who))
      return ['operator_suspended', 'operator_resumed']
    },
    async operatorLeave(who) {
      const heir = await api.person({ kind: 'operator', roles: ['op_cs'] })
      await operator.ok(identity.operatorLeave, { ...(await seen(who)), successorId: heir.actor.userId ?? '' })
      return ['operator_ended']
    },
    async operatorUnlock(who) {
      await operator.ok(identity.operatorUnlock, { id: who.actor.userId ?? '', reason })
      return ['account_unlocked']
    },
    async operatorResetSecondFactor(who) {
      await api.pool.query(
        `insert into second_factor (user_id, secret, enabled_at, created_at) values ($1, $2, now(), now())`,
        [who.actor.userId, Buffer.from('secret')],
      )
      await operator.ok(identity.operatorResetSecondFactor, { id: who.actor.userId ?? '', reason })
      return ['second_factor_reset']
    },
    async roleUpdate(_who, code) {
      const change = { code, name: `Renamed ${code}`, reason }
      await operator.ok(identity.roleUpdate, { ...change, version: 0, permissions: ['order:read', 'store:read'] })
      // Another name is no other right.
      await operator.ok(identity.roleUpdate, {
        ...{ ...change, name: `Again ${code}`, version: 1 },
        permissions: ['store:read', 'order:read'],
      })
      return ['role_changed']
    },
  }
  const writes = endpointsOf(identity)
    .filter(([, { writes, touches }]) => writes && ['operator', 'role'].includes(touches[0] ?? ''))
    .map(([key]) => key)

  test('is walked here, each of its ways', () => {
    expect(Object.keys(WRITES).sort()).toEqual([...writes].sort())
  })

  test.each(writes)('by %s is told to who has them', async key => {
    const walk = WRITES[key]
    if (typeof walk !== 'function') return
    const { who, code } = await withOwnRole(['order:read'])
    const said = await walk(who, code)
    expect(await rowsOf(who)).toEqual(said.map(event => ({ identity: 'operator', event })))
    expect(await mailsTo(who)).toBe(said.length)
  })
})
