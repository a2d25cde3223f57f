import * as identity from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: TestApi
let operator: Caller
beforeAll(async () => {
  api = await startModuleApi([])
  operator = await api.person({ kind: 'operator', roles: ['op_region_admin'] })
})
afterAll(() => api.close())

const reason = 'Reported by a partner'

async function emailOf(person: Caller): Promise<string> {
  const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [
    person.actor.userId,
  ])
  return rows[0]?.email ?? ''
}

const rowOf = async (person: Caller) =>
  (await operator.ok(identity.personPage, { keyword: await emailOf(person) })).records.find(
    ({ id }) => id === person.actor.userId,
  )

const signIn = async (person: Caller, password = 'Passw0rd!') =>
  (await api.visitor.call(identity.login, { identity: 'seller', email: await emailOf(person), password })).code

describe('the list of people', () => {
  test('finds them by part of name or address and by the whole number, with the companies they work for', async () => {
    const seller = await api.person({ kind: 'seller', companyName: 'Brook Mill' })
    const id = seller.actor.userId ?? ''
    await api.pool.query(`update user_account set display_name = 'Ada Brook', phone = '+8613800000001' where id = $1`, [
      id,
    ])
    const email = await emailOf(seller)
    for (const keyword of ['ada br', email.slice(3, 20), '+86 138-0000-0001']) {
      const { records } = await operator.ok(identity.personPage, { keyword })
      expect(records).toMatchObject([
        {
          id,
          displayName: 'Ada Brook',
          email,
          phone: '+8613800000001',
          status: 'active',
          companies: [{ legalName: 'Brook Mill', party: 'seller', status: 'active' }],
          actions: ['disable'],
        },
      ])
    }
    expect((await operator.ok(identity.personPage, { keyword: '+8613800000002' })).records).toEqual([])
  })

  test('shows their pictures, at addresses that are signed', async () => {
    const seller = await api.person({ kind: 'seller' })
    expect(await rowOf(seller)).toMatchObject({ avatarUrl: null })
    const file = uuidv7()
    await api.pool.query('update user_account set avatar_file_id = $2 where id = $1', [seller.actor.userId, file])
    const address = new RegExp(`^/api/user/avatar/${file}\\?until=\\d+&key=.{22}$`)
    expect((await rowOf(seller))?.avatarUrl).toMatch(address)
    // And beside the company they work for.
    const { people } = await operator.ok(identity.companyDetail, { id: seller.actor.companyId ?? '' })
    expect(people.map(({ avatarUrl }) => avatarUrl)).toEqual([expect.stringMatching(address)])
  })

  test('and so do the lists of who is online and of who has signed in', async () => {
    const seller = await api.person({ kind: 'seller' })
    const email = await emailOf(seller)
    const file = uuidv7()
    await api.pool.query('update user_account set avatar_file_id = $2 where id = $1', [seller.actor.userId, file])
    await api.visitor.ok(identity.login, { identity: 'seller', email, password: 'Passw0rd!' })
    const address = new RegExp(`^/api/user/avatar/${file}\\?until=\\d+&key=.{22}$`)
    for (const endpoint of [identity.loginLogPage, identity.onlineUserPage]) {
      const { records } = await operator.ok(endpoint, { keyword: email })
      expect(records.length).toBeGreaterThan(0)
      for (const { avatarUrl } of records) expect(avatarUrl).toMatch(address)
    }
    const failed = { identity: 'seller' as const, email: `nobody-${email}`, password: 'Passw0rd!' }
    await api.visitor.call(identity.login, failed)
    const { records } = await operator.ok(identity.loginLogPage, { succeeded: false, pageSize: 200 })
    expect(records.find(({ userId }) => userId === null)).toMatchObject({ avatarUrl: null })
  })

  test('has nobody of another region, no operator and nobody who has left', async () => {
    const elsewhere = await api.person({ kind: 'buyer', region: REGIONS.guangzhou })
    const left = await api.person({ kind: 'buyer' })
    await api.pool.query(`update user_account set status = 'deleted' where id = $1`, [left.actor.userId])
    for (const person of [elsewhere, operator, left]) {
      expect(await rowOf(person)).toBeUndefined()
      const id = person.actor.userId ?? ''
      expect((await operator.call(identity.personDisable, { id, reason })).code).toBe('USER_SERVICE530404')
    }
  })

  test('leaves what a filter asks for', async () => {
    const person = await api.person({ kind: 'provider' })
    const has = async (status: identity.PersonStatus) => {
      const { records, total } = await operator.ok(identity.personPage, { status, pageSize: 200 })
      expect(total).toBe(records.length)
      expect(records.every(row => row.status === status)).toBe(true)
      return records.some(({ id }) => id === person.actor.userId)
    }
    expect([await has('active'), await has('disabled'), await has('locked')]).toEqual([true, false, false])
    await operator.ok(identity.personDisable, { id: person.actor.userId ?? '', reason })
    expect([await has('active'), await has('disabled')]).toEqual([false, true])
  })
})

test('the log of sign-ins says with what, where and from which device somebody came', async () => {
  const seller = await api.person({ kind: 'seller' })
  const email = await emailOf(seller)
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
  const login = { identity: 'seller' as const, email, password: 'Passw0rd!' }
  await api.visitor.ok(identity.login, login, { headers: { 'user-agent': agent } })
  const { records } = await operator.ok(identity.loginLogPage, { keyword: email })
  expect(records).toMatchObject([
    {
      result: 'ok',
      method: 'password',
      requestSource: 2,
      device: { browser: 'Chrome', system: 'Windows', kind: 'desktop' },
    },
  ])
})

describe('an account', () => {
  test('that is disabled ends its sessions and is refused with UPT400002 until it is enabled again; both leave a row', async () => {
    const seller = await api.person({ kind: 'seller' })
    const id = seller.actor.userId ?? ''
    expect(await operator.ok(identity.personDisable, { id, reason })).toEqual({ status: 'disabled' })
    expect((await seller.call(identity.ownSessions, {})).code).toBe('UPT400002')
    expect(await signIn(seller)).toBe('UPT400002')
    expect(api.notified.at(-1)).toMatchObject({ kind: 'security_alert', params: { event: 'account_disabled' } })
    expect(await rowOf(seller)).toMatchObject({ status: 'disabled', actions: ['enable'] })
    expect(await operator.ok(identity.personEnable, { id, reason: 'Cleared' })).toEqual({ status: 'active' })
    expect(await signIn(seller)).toBe('200')
    const { rows } = await api.pool.query(
      `select action, before, after, reason, actor_user_id from audit_log where entity_type = 'person' and entity_id = $1
         and action like 'person:%' order by seq`,
      [id],
    )
    const by = operator.actor.userId
    expect(rows).toEqual([
      {
        action: 'person:disable',
        before: { status: 'active' },
        after: { status: 'disabled' },
        reason,
        actor_user_id: by,
      },
      {
        action: 'person:enable',
        before: { status: 'disabled' },
        after: { status: 'active' },
        reason: 'Cleared',
        actor_user_id: by,
      },
    ])
  })

  test('that five wrong passwords have locked is unlocked at once', async () => {
    const seller = await api.person({ kind: 'seller' })
    const id = seller.actor.userId ?? ''
    for (let n = 0; n < 5; n += 1) await signIn(seller, 'Wrong-1234!')
    expect(await signIn(seller)).not.toBe('200')
    expect(await rowOf(seller)).toMatchObject({ status: 'locked', actions: ['disable', 'unlock'] })
    expect(await operator.ok(identity.personUnlock, { id, reason: 'Called, and named the last order' })).toEqual({
      status: 'active',
    })
    expect(await signIn(seller)).toBe('200')
    expect((await operator.call(identity.personUnlock, { id, reason })).code).toBe('MALL600403')
  })

  test('whose person has lost device and recovery codes gets its second step taken off, with proof and reason', async () => {
    const seller = await api.person({ kind: 'seller' })
    const id = seller.actor.userId ?? ''
    const ask = { id, proof: 'call_back', reason: 'Lost the phone on the way to the fair' } as const
    // Without a second step there is nothing to take off.
    expect((await operator.call(identity.personResetSecondFactor, ask)).code).toBe('MALL600403')
    await api.pool.query(
      'insert into second_factor (user_id, secret, enabled_at, created_at) values ($1, $2, $3, $3)',
      [...[id, Buffer.from('sealed'), api.clock.now.toISOString()]],
    )
    expect(await rowOf(seller)).toMatchObject({ actions: ['disable', 'reset_second_factor'] })
    expect(await signIn(seller)).toBe('USER_SERVICE530131')
    const unsaid = await operator.raw(identity.personResetSecondFactor, { id, reason: 'Lost it' })
    expect(unsaid).toMatchObject({ data: { fieldErrors: [{ path: 'proof' }] } })
    const desk = await api.person({ kind: 'operator', roles: ['op_cs'] })
    expect((await desk.call(identity.personResetSecondFactor, ask)).code).toBe('MALL600403')

    expect(await operator.ok(identity.personResetSecondFactor, ask)).toEqual({ status: 'active' })
    expect((await seller.call(identity.ownSessions, {})).code).toBe('global400001')
    expect(api.notified.at(-1)).toMatchObject({
      ...{ kind: 'security_alert', to: { userId: id }, params: { event: 'second_factor_reset' } },
    })
    expect(await signIn(seller)).toBe('200')
    const { rows } = await api.pool.query(
      `select after, reason from audit_log where action = 'person:reset_second_factor' and entity_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ after: { proof: 'call_back' }, reason: ask.reason }])
  })

  test('is neither disabled twice nor by those who may not, and never without saying why', async () => {
    const buyer = await api.person({ kind: 'buyer' })
    const id = buyer.actor.userId ?? ''
    const desk = await api.person({ kind: 'operator', roles: ['op_cs'] })
    expect((await desk.call(identity.personDisable, { id, reason })).code).toBe('MALL600403')
    expect((await buyer.call(identity.personDisable, { id, reason })).code).toBe('gateway.400019')
    expect((await buyer.call(identity.personPage, {})).code).toBe('gateway.400019')
    expect(await operator.call(identity.personDisable, { id, reason: ' ' })).toMatchObject({
      data: { fieldErrors: [{ path: 'reason', rule: 'required' }] },
    })
    await operator.ok(identity.personDisable, { id, reason })
    expect((await operator.call(identity.personDisable, { id, reason })).code).toBe('MALL600403')
  })
})

describe('who works for a company and for the platform', () => {
  /** A seller who is an operator with these roles as well. */
  async function both(roles: string[]): Promise<Caller> {
    const seller = await api.person({ kind: 'seller' })
    await api.pool.query(
      `insert into operator (user_id, region_ids, roles, status, created_at) values ($1, $2, $3, 'active', now())`,
      [seller.actor.userId, roles.includes('op_super') ? [] : [REGIONS.puyuan.regionId], roles],
    )
    return seller
  }
  const disable = async (who: Caller, by = operator) =>
    (await by.call(identity.personDisable, { id: who.actor.userId ?? '', reason })).code

  test('is stopped as a seller too, by who holds no less as an operator', async () => {
    const clerk = await both(['op_cs'])
    expect(await rowOf(clerk)).toMatchObject({ actions: ['disable'] })
    expect(await disable(clerk)).toBe('200')
    expect(await signIn(clerk)).toBe('UPT400002')
    const chief = await both(['op_super'])
    expect(await rowOf(chief)).toMatchObject({ actions: [] })
    expect(await disable(chief)).toBe('USER_SERVICE530301')
    expect(await signIn(chief)).toBe('200')
  })

  test('is not stopped by themselves, and stays as the last who looks after everything', async () => {
    await api.pool.query(`update operator set status = 'left' where 'op_super' = any (roles)`)
    const chief = await both(['op_super'])
    await chief.ok(identity.proveIdentity, { password: 'Passw0rd!' })
    expect((await chief.call(identity.requestDeletion, {})).code).toBe('USER_SERVICE530303')
    const other = await api.person({ kind: 'operator', roles: ['op_super'] })
    expect((await chief.call(identity.requestDeletion, {})).code).toBe('200')
    await api.pool.query('update user_account set deletion_due_at = $2 where id = $1', [
      chief.actor.userId,
      api.clock.now.toISOString(),
    ])
    await api.api.jobs.run('identity.empty_left_accounts')
    const { rows } = await api.pool.query('select status from operator where user_id = $1', [chief.actor.userId])
    expect(rows).toEqual([{ status: 'left' }])
    const self = await both(['op_super'])
    await api.pool.query('update company_member set user_id = $2 where user_id = $1', [
      self.actor.userId,
      other.actor.userId,
    ])
    expect(await disable(other, other)).toBe('USER_SERVICE530306')
  })
})
