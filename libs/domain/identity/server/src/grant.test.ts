import * as identity from '@tradeport/domain/identity/contract'
import { notificationPage } from '@tradeport/domain/messaging/contract'
import { auditPage } from '@tradeport/domain/governance/contract'
import { orderPage } from '@tradeport/domain/trading/contract'
import { ALL_REGIONS, REGIONS } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let api: TestApi
let head: Caller

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const reason = 'Stands in for a colleague on leave'
const HOUR = 3_600_000
const inHours = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR).toISOString()

const ALL = ALL_REGIONS.map(({ regionId }) => regionId)

/** Who serves these regions: all, where none are named. */
async function anOperator(
  roles: string[],
  regionIds: string[] = roles.includes('op_super') ? [] : ALL,
  proved = true,
): Promise<Caller> {
  const person = await api.person({ kind: 'operator', roles, region: REGIONS.puyuan, proved })
  await api.pool.query('update operator set region_ids = $2 where user_id = $1', [person.actor.userId, regionIds])
  return person
}

async function asks(who: Caller, held: string, hours = 4): Promise<string> {
  return (await who.ok(identity.grantRequest, { held, reason, endsAt: inHours(hours) })).id
}

async function rowOf(id: string, reader = head) {
  const { records } = await reader.ok(identity.grantPage, { pageSize: 200 })
  const row = records.find(record => record.id === id)
  if (!row) throw new Error('not listed')
  return row
}

const decides = async (who: Caller, id: string, endpoint = identity.grantApprove) =>
  who.call(endpoint, { id, version: (await rowOf(id)).version, reason: 'Agreed' })

describe('a right for a time', () => {
  it('counts from the approval by a second person until its end, and not a moment longer', async () => {
    const person = await anOperator(['op_content'])
    expect((await person.raw(orderPage, {})).code).toBe('gateway.400019')
    const id = await asks(person, 'op_trade')
    expect((await person.raw(orderPage, {})).code).toBe('gateway.400019')
    expect((await rowOf(id)).actions).toEqual(['approve', 'reject'])
    expect((await decides(head, id)).data).toMatchObject({ status: 'active', version: 1 })
    expect((await person.call(orderPage, {})).code).toBe('200')
    expect((await person.ok(identity.ownPermissions, {})).keys).toContain('order:read')

    const { now } = api.clock
    api.clock.now = new Date(now.getTime() + 4 * HOUR - 1000)
    expect((await person.call(orderPage, {})).code).toBe('200')
    api.clock.now = new Date(now.getTime() + 4 * HOUR)
    expect((await person.raw(orderPage, {})).code).toBe('gateway.400019')
    expect(await rowOf(id)).toMatchObject({ status: 'ended', actions: [] })
    await api.api.jobs.run('identity.endGrants')
    expect(await rowOf(id)).toMatchObject({ status: 'ended', version: 2 })
    const { records } = await person.ok(notificationPage, {})
    expect(records.map(({ params }) => params['event'])).toEqual(['grant_ended', 'grant_approved'])
    api.clock.now = now
  })

  it('is listed with the picture of who asks', async () => {
    const person = await anOperator(['op_content'])
    const id = await asks(person, 'op_trade')
    expect(await rowOf(id)).toMatchObject({ avatarUrl: null })
    const file = uuidv7()
    await api.pool.query('update user_account set avatar_file_id = $2 where id = $1', [person.actor.userId, file])
    expect((await rowOf(id)).avatarUrl).toMatch(new RegExp(`^/api/user/avatar/${file}\\?until=`))
    const [own] = (await person.ok(identity.ownGrantPage, {})).records
    expect(own?.avatarUrl).toMatch(new RegExp(`^/api/user/avatar/${file}\\?until=`))
  })

  it('begins when it was asked for, not before', async () => {
    const person = await anOperator(['op_content'])
    const { id } = await person.ok(identity.grantRequest, {
      held: 'order:read',
      reason,
      startsAt: inHours(2),
      endsAt: inHours(3),
    })
    await decides(head, id)
    expect((await person.raw(orderPage, {})).code).toBe('gateway.400019')
    const { now } = api.clock
    api.clock.now = new Date(now.getTime() + 2 * HOUR)
    expect((await person.call(orderPage, {})).code).toBe('200')
    api.clock.now = now
  })

  it('is taken back at once, given up at will, and refused with a reason', async () => {
    const person = await anOperator(['op_content'])
    const first = await asks(person, 'order:read')
    await decides(head, first)
    expect((await decides(head, first, identity.grantRevoke)).code).toBe('200')
    expect((await person.raw(orderPage, {})).code).toBe('gateway.400019')
    const second = await asks(person, 'order:read')
    await decides(head, second)
    const version = (await rowOf(second)).version
    expect((await person.ok(identity.grantWithdraw, { id: second, version })).status).toBe('revoked')
    expect((await person.raw(orderPage, {})).code).toBe('gateway.400019')
    const third = await asks(person, 'order:read')
    expect((await decides(head, third, identity.grantReject)).code).toBe('200')
    expect((await decides(head, third)).code).toBe('MALL600403')
    const own = await person.ok(identity.ownGrantPage, {})
    expect(own.records.map(({ status }) => status)).toEqual(['rejected', 'revoked', 'revoked'])
    expect((await person.ok(identity.grantOptions, {})).permissions).toContain('order:read')
  })

  it('leaves a trace with who, what and why', async () => {
    const person = await anOperator(['op_content'])
    const id = await asks(person, 'order:read')
    await decides(head, id)
    const { records } = await head.ok(auditPage, { keyword: id })
    expect(records.map(row => [row.action, row.reason])).toEqual([
      ['grant:approve', 'Agreed'],
      ['grant:request', reason],
    ])
  })
})

describe('nobody decides for themselves, or on what they do not hold', () => {
  it('not the one who asks, whatever they hold', async () => {
    const admin = await anOperator(['op_region_admin'], [REGIONS.puyuan.regionId])
    const id = await asks(admin, 'op_super')
    expect((await decides(admin, id)).code).toBe('USER_SERVICE530307')
    const colleague = await anOperator(['op_region_admin'], [REGIONS.puyuan.regionId])
    expect((await decides(colleague, id)).code).toBe('USER_SERVICE530301')
    expect((await decides(head, id)).code).toBe('200')
  })

  it('not who holds it only for a shorter time', async () => {
    const lent = await anOperator(['op_region_admin'])
    const own = await asks(lent, 'op_super', 2)
    await decides(head, own)
    const person = await anOperator(['op_content'])
    expect((await decides(lent, await asks(person, 'op_super', 4))).code).toBe('USER_SERVICE530301')
    const shorter = await anOperator(['op_content'])
    expect((await decides(lent, await asks(shorter, 'op_super', 1))).code).toBe('200')
  })

  it('not who does not administrate', async () => {
    const person = await anOperator(['op_content'])
    const id = await asks(person, 'order:read')
    const trader = await anOperator(['op_trade'])
    expect((await trader.raw(identity.grantApprove, { id, version: 0, reason })).code).toBe('gateway.400019')
    expect((await trader.raw(identity.grantPage, {})).code).toBe('gateway.400019')
  })

  it('not beyond the own regions: what is out of sight does not exist', async () => {
    const there = await anOperator(['op_region_admin'], [REGIONS.guangzhou.regionId])
    const here = await anOperator(['op_content'], [REGIONS.puyuan.regionId])
    const id = await asks(here, 'op_reviewer')
    const answer = await there.call(identity.grantApprove, { id, version: 0, reason }, { region: REGIONS.guangzhou })
    expect(answer.code).toBe('USER_SERVICE530404')
    const listed = await there.ok(identity.grantPage, { pageSize: 200 }, { region: REGIONS.guangzhou })
    expect(listed.records.map(row => row.id)).not.toContain(id)
  })

  it('not the grant of somebody else, to give it up', async () => {
    const id = await asks(await anOperator(['op_content']), 'order:read')
    const other = await anOperator(['op_content'])
    expect((await other.call(identity.grantWithdraw, { id, version: 0 })).code).toBe('USER_SERVICE530404')
  })
})

describe('a request', () => {
  it.each([
    ['what nobody knows', { held: 'moon:buy' }, 'held', 'invalid_value'],
    ['a role of buyers', { held: 'buyer_owner' }, 'held', 'invalid_value'],
    ['what one holds', { held: 'newsArticle:read' }, 'held', 'taken'],
    ['a time that is over', { endsAt: '2020-01-01T00:00:00Z' }, 'endsAt', 'in_past'],
    ['years', { endsAt: '2099-01-01T00:00:00Z' }, 'endsAt', 'too_late'],
    ['no reason', { reason: ' ' }, 'reason', 'required'],
  ])('is refused for %s', async (_name, change, path, rule) => {
    const person = await anOperator(['op_content'])
    const answer = await person.raw(identity.grantRequest, {
      held: 'order:read',
      reason,
      endsAt: inHours(1),
      ...change,
    })
    expect(answer).toMatchObject({ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path, rule }] } })
  })

  it('for the same while one is open is refused at its field', async () => {
    const person = await anOperator(['op_content'])
    await asks(person, 'order:read')
    const again = await person.raw(identity.grantRequest, { held: 'order:read', reason, endsAt: inHours(1) })
    expect(again).toMatchObject({ data: { fieldErrors: [{ path: 'held', rule: 'duplicate' }] } })
  })

  it('and its approval ask for a fresh proof of who one is', async () => {
    const person = await anOperator(['op_content'], ALL, false)
    const input = { held: 'order:read', reason, endsAt: inHours(1) }
    expect((await person.call(identity.grantRequest, input)).code).toBe('USER_SERVICE530130')
    const unproved = await anOperator(['op_super'], [], false)
    const id = await asks(await anOperator(['op_content']), 'order:read')
    expect((await decides(unproved, id)).code).toBe('USER_SERVICE530130')
  })

  it('is decided once: a stale version is refused', async () => {
    const id = await asks(await anOperator(['op_content']), 'order:read')
    const other = await anOperator(['op_super'])
    const input = { id, version: 0, reason: 'Agreed' }
    const answers = await Promise.all([
      head.call(identity.grantApprove, input),
      other.call(identity.grantReject, input),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'FT510006'])
  })
})
