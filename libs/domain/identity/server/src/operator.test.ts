import * as identity from '@tradeport/domain/identity/contract'
import { newsPage, newsCreate } from '@tradeport/domain/content/contract'
import { auditPage } from '@tradeport/domain/governance/contract'
import { ALL_REGIONS, REGIONS, ROLES } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let api: TestApi
let head: Caller

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const reason = 'Agreed in the weekly round'
const HOME = REGIONS.puyuan.regionId
const ELSEWHERE = REGIONS.guangzhou.regionId

const ALL = ALL_REGIONS.map(({ regionId }) => regionId)

/** An operator with these roles who serves these regions: all, where none are named. */
async function anOperator(
  roles: string[],
  regionIds: string[] = roles.includes('op_super') ? [] : ALL,
): Promise<Caller> {
  const person = await api.person({ kind: 'operator', roles, region: REGIONS.puyuan })
  await api.pool.query('update operator set region_ids = $2 where user_id = $1', [person.actor.userId, regionIds])
  return person
}

const idOf = (person: Caller): string => person.actor.userId ?? ''

async function rowOf(id: string, reader = head) {
  const found = await reader.ok(identity.operatorPage, { pageSize: 200 })
  const row = found.records.find(record => record.id === id)
  if (!row) throw new Error('not listed')
  return row
}

let made = 0
async function aRole(permissions: string[], by = head): Promise<string> {
  made += 1
  return (await by.ok(identity.roleCreate, { name: `Role ${made}`, permissions, reason })).code
}

const updateInput = (
  id: string,
  change: Partial<InputOf<typeof identity.operatorUpdate>> = {},
): InputOf<typeof identity.operatorUpdate> => ({
  id,
  version: 0,
  reason,
  displayName: 'Somebody',
  roles: ['op_content'],
  regionIds: [HOME],
  ...change,
})

const inviteInput = (change: Partial<InputOf<typeof identity.operatorInvite>> = {}) => ({
  email: `new-${(made += 1)}@platform.example`,
  displayName: 'Lin Wei',
  locale: 'en_US' as const,
  roles: ['op_content'],
  regionIds: [HOME],
  reason,
  ...change,
})

describe('roles of the platform’s own', () => {
  it('allow exactly what they name, at once, and take it back at once', async () => {
    const code = await aRole(['newsArticle:read'])
    const reader = await anOperator([code])
    expect((await reader.call(newsPage, {})).code).toBe('200')
    const refused = await reader.raw(newsCreate, {})
    expect(refused).toMatchObject({ code: 'gateway.400019', success: false })
    expect((await reader.raw(auditPage, {})).code).toBe('gateway.400019')
    expect((await reader.ok(identity.ownPermissions, {})).keys).toEqual(['newsArticle:read'])

    const input = { code, version: 0, name: `Editors ${made}`, permissions: ['newsArticle:create'], reason }
    await head.ok(identity.roleUpdate, input)
    expect((await reader.raw(newsPage, {})).code).toBe('gateway.400019')
    expect((await reader.raw(newsCreate, {})).code).toBe('MALL600400')
  })

  it('are changed from the version that was seen, with a reason, and leave a trace', async () => {
    const code = await aRole(['newsArticle:read'])
    const input = { code, version: 0, name: `Readers ${made}`, permissions: ['banner:read'], reason }
    expect((await head.ok(identity.roleUpdate, input)).version).toBe(1)
    expect((await head.call(identity.roleUpdate, input)).code).toBe('FT510006')
    expect((await head.call(identity.roleUpdate, { ...input, version: 1, reason: ' ' })).code).toBe(
      'USER_SERVICE530400',
    )
    const { records } = await head.ok(auditPage, {})
    const trace = records.filter(({ entityId }) => entityId === code)
    expect(trace.map(({ action, reason: why }) => [action, why])).toEqual([
      ['role:update', reason],
      ['role:create', reason],
    ])
  })

  it('take only permissions that exist, and names that are free', async () => {
    const taken = await head.call(identity.roleCreate, { name: 'Readers of all', permissions: ['order:read'], reason })
    expect(taken.success).toBe(true)
    const again = await head.raw(identity.roleCreate, { name: 'readers OF all', permissions: ['order:read'], reason })
    expect(again).toMatchObject({ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path: 'name' }] } })
    const unknown = await head.raw(identity.roleCreate, { name: 'X', permissions: ['order:read', 'moon:buy'], reason })
    expect(unknown).toMatchObject({ data: { fieldErrors: [{ path: 'permissions.1' }] } })
  })

  it('are disabled only when nobody holds them; built-in ones never change', async () => {
    const code = await aRole(['newsArticle:read'])
    const person = await anOperator([code])
    const input = { code, version: 0, reason }
    expect((await head.call(identity.roleDisable, input)).code).toBe('USER_SERVICE530302')
    await head.ok(identity.operatorUpdate, updateInput(idOf(person), { roles: ['op_cs'] }))
    expect((await head.ok(identity.roleDisable, input)).version).toBe(1)
    expect((await head.call(identity.operatorInvite, inviteInput({ roles: [code] }))).code).toBe('USER_SERVICE530400')
    expect((await head.ok(identity.roleEnable, { ...input, version: 1 })).version).toBe(2)
    const builtIn = { code: 'op_content', version: 0, name: 'X', permissions: ['order:read'], reason }
    expect((await head.raw(identity.roleUpdate, builtIn)).code).toBe('USER_SERVICE530400')
  })

  it('are listed before the built-in ones, the newest first, with who holds them', async () => {
    const code = await aRole(['newsArticle:read'])
    await anOperator([code])
    const { records } = await head.ok(identity.rolePage, { party: 'operator', pageSize: 200 })
    const firstBuiltIn = records.findIndex(row => row.name === null)
    expect(records.slice(firstBuiltIn).map(row => [row.code, row.name, row.actions])).toEqual(
      ROLES.operator.map(role => [role, null, []]),
    )
    expect(records[0]).toMatchObject({ code, members: 1, actions: ['update', 'disable'] })
    const [auditor] = (await head.ok(identity.rolePage, { party: 'operator', pageSize: 200 })).records.filter(
      row => row.code === 'op_auditor',
    )
    expect(auditor?.permissions.filter(key => !/:(read|export)$/.test(key))).toEqual([])
  })
})

describe('nobody grants what they do not hold', () => {
  it('not by making or changing a role', async () => {
    const maker = await anOperator([await aRole(['role:create', 'role:update', 'role:read', 'order:read'])])
    const beyond = { name: 'Beyond', permissions: ['order:read', 'orderHold:freeze'], reason }
    expect((await maker.call(identity.roleCreate, beyond)).code).toBe('USER_SERVICE530301')
    const own = await aRole(['order:read'], maker)
    const grown = { code: own, version: 0, name: 'Grown', permissions: ['order:read', 'role:disable'], reason }
    expect((await maker.call(identity.roleUpdate, grown)).code).toBe('USER_SERVICE530301')
    const stronger = await aRole(['audit:read'])
    const weaker = { code: stronger, version: 0, name: 'Weaker', permissions: ['order:read'], reason }
    expect((await maker.call(identity.roleUpdate, weaker)).code).toBe('USER_SERVICE530301')
  })

  it('not in a region only', async () => {
    const maker = await anOperator([await aRole(['role:create', 'order:read'])], [HOME])
    const answer = await maker.call(identity.roleCreate, { name: 'Local', permissions: ['order:read'], reason })
    expect(answer.code).toBe('USER_SERVICE530301')
  })

  it('not by giving somebody roles or regions', async () => {
    const local = await anOperator(['op_region_admin'], [HOME])
    const give = (change: object) => local.raw(identity.operatorInvite, inviteInput(change))
    expect((await give({ roles: ['op_super'] })).code).toBe('USER_SERVICE530301')
    expect((await give({ roles: [await aRole(['audit:read'])] })).code).toBe('USER_SERVICE530301')
    expect((await give({ regionIds: [ELSEWHERE] })).code).toBe('USER_SERVICE530301')
    expect((await give({ regionIds: ALL })).code).toBe('USER_SERVICE530301')
    expect((await give({ regionIds: ['77'] })).code).toBe('USER_SERVICE530400')
    expect((await give({ roles: ['op_nobody'] })).code).toBe('USER_SERVICE530400')
    expect((await give({ departmentId: '0196a1d8-0000-7000-8000-000000000000' })).code).toBe('USER_SERVICE530400')
    expect((await give({})).code).toBe('200')
  })

  it('not to themselves', async () => {
    for (const roles of [['op_super'], ['op_region_admin']]) {
      const self = await anOperator(roles)
      const id = idOf(self)
      expect((await self.call(identity.operatorUpdate, updateInput(id))).code).toBe('USER_SERVICE530306')
      expect((await self.call(identity.operatorDisable, { id, version: 0, reason })).code).toBe('USER_SERVICE530306')
    }
  })

  it('not through somebody who holds more or serves elsewhere', async () => {
    const local = await anOperator(['op_region_admin'], [HOME])
    const stronger = await anOperator(['op_super'], [HOME])
    const wider = await anOperator(['op_content'], [HOME, ELSEWHERE])
    const far = await anOperator(['op_content'], [ELSEWHERE])
    const everywhere = await anOperator(['op_content'])
    for (const [person, code] of [
      [stronger, 'USER_SERVICE530301'],
      [wider, 'USER_SERVICE530301'],
      [everywhere, 'USER_SERVICE530301'],
      [far, 'USER_SERVICE530404'],
    ] as const) {
      const id = idOf(person)
      const step = { id, version: 0, reason }
      expect((await local.call(identity.operatorUpdate, updateInput(id))).code).toBe(code)
      expect((await local.call(identity.operatorDisable, step)).code).toBe(code)
      expect((await local.call(identity.operatorUnlock, { id, reason })).code).toBe(code)
      expect((await local.call(identity.operatorInviteAgain, { id })).code).toBe(code)
    }
    const nobody = '0196a1d8-0000-7000-8000-000000000000'
    expect((await local.call(identity.operatorUpdate, updateInput(nobody))).code).toBe('USER_SERVICE530404')
  })

  it('not by fields that a form does not have', async () => {
    const local = await anOperator(['op_region_admin'], [HOME])
    const extra = {
      status: 'active',
      isOwner: true,
      permissions: ['audit:read'],
      operator_roles: ['op_super'],
      createdBy: idOf(head),
      passwordHash: 'x',
      version: 7,
    }
    const answer = await local.raw(identity.operatorInvite, { ...inviteInput(), ...extra })
    const { id } = answer.data as { id: string }
    expect(await rowOf(id)).toMatchObject({ status: 'invited', version: 0, roles: ['op_content'], regionIds: [HOME] })
    const { rows } = await api.pool.query<{ password_hash: string }>(
      'select password_hash from user_account where id = $1',
      [id],
    )
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id/)
    const mine = await api.api.parts.pool.query('select roles from operator where user_id = $1', [idOf(local)])
    await local.raw(identity.updatePreferences, { displayName: 'Me', roles: ['op_super'], regionIds: [] })
    const after = await api.api.parts.pool.query('select roles from operator where user_id = $1', [idOf(local)])
    expect(after.rows).toEqual(mine.rows)
  })
})

describe('operators', () => {
  it('set their password by the link of the invitation, once, and come in', async () => {
    const input = inviteInput({ roles: [await aRole(['order:read'])] })
    const { id } = await head.ok(identity.operatorInvite, input)
    const mail = await api.pool.query<{ params: { url: string } }>(
      `select params from mail_outbox where to_address = $1 and template = 'operator_invitation'`,
      [input.email],
    )
    const url = new URL(mail.rows[0]?.params.url ?? '')
    expect(url.host).toBe('cerberus.tradeport.localhost:8080')
    const token = url.searchParams.get('token') ?? ''
    expect(await api.visitor.ok(identity.invitationDetail, { token })).toEqual({
      displayName: 'Lin Wei',
      email: input.email,
    })
    const signIn = { email: input.email, password: 'Knit-2026!', identity: 'operator' as const }
    expect((await api.visitor.call(identity.login, signIn)).success).toBe(false)
    expect((await api.visitor.call(identity.invitationAccept, { token, password: 'short' })).code).toBe(
      'USER_SERVICE530400',
    )
    await api.visitor.ok(identity.invitationAccept, { token, password: signIn.password })
    expect((await api.visitor.call(identity.invitationAccept, { token, password: 'Other-2026!' })).code).toBe(
      'USER_SERVICE530308',
    )
    expect((await api.visitor.call(identity.login, signIn)).success).toBe(true)
    expect(await rowOf(id)).toMatchObject({ status: 'active', actions: ['update', 'disable', 'leave'] })
    expect((await head.call(identity.operatorInviteAgain, { id })).code).toBe('MALL600403')
  })

  it('a newer invitation ends the older one, and both end after 72 hours', async () => {
    const input = inviteInput()
    const { id } = await head.ok(identity.operatorInvite, input)
    await head.ok(identity.operatorInviteAgain, { id })
    const { rows } = await api.pool.query<{ params: { url: string } }>(
      `select params from mail_outbox where to_address = $1 order by id`,
      [input.email],
    )
    const [old = '', fresh = ''] = rows.map(row => new URL(row.params.url).searchParams.get('token') ?? '')
    expect((await api.visitor.call(identity.invitationDetail, { token: old })).code).toBe('USER_SERVICE530308')
    expect((await api.visitor.call(identity.invitationDetail, { token: fresh })).code).toBe('200')
    const now = api.clock.now
    api.clock.now = new Date(now.getTime() + 72 * 3_600_000 + 1000)
    expect((await api.visitor.call(identity.invitationDetail, { token: fresh })).code).toBe('USER_SERVICE530308')
    api.clock.now = now
  })

  it('disabled ones are out at the next call and come back with their rights', async () => {
    const person = await anOperator(['op_content'])
    const step = { id: idOf(person), version: 0, reason }
    await head.ok(identity.operatorDisable, step)
    expect((await person.call(newsPage, {})).code).toMatch(/^(global400001|UPT400002)$/)
    expect((await head.call(identity.operatorDisable, { ...step, version: 1 })).code).toBe('MALL600403')
    expect((await head.call(identity.operatorEnable, step)).code).toBe('FT510006')
    await head.ok(identity.operatorEnable, { ...step, version: 1 })
    expect(await rowOf(idOf(person))).toMatchObject({ status: 'active', roles: ['op_content'] })
  })

  it('the last super operator stays, also when two remove each other at once', async () => {
    await api.pool.query(`update operator set status = 'left' where 'op_super' = any (roles) and user_id <> $1`, [
      idOf(head),
    ])
    const second = await anOperator(['op_super'])
    const answers = await Promise.all([
      head.call(identity.operatorDisable, { id: idOf(second), version: 0, reason }),
      second.call(identity.operatorUpdate, updateInput(idOf(head), { roles: ['op_cs'] })),
    ])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const { rows } = await api.pool.query(
      `select 1 from operator where 'op_super' = any (roles) and status = 'active' and region_ids = '{}'`,
    )
    expect(rows).toHaveLength(1)
    await api.pool.query(`update operator set status = 'active', roles = '{op_super}' where user_id = $1`, [idOf(head)])
    head = await api.person({ kind: 'operator', roles: ['op_super'] })
  })

  it('serve the regions that are named; only a super operator serves all without naming any', async () => {
    const give = (change: object) => head.raw(identity.operatorInvite, inviteInput(change))
    const needed = { data: { fieldErrors: [{ path: 'regionIds', rule: 'required' }] } }
    expect(await give({ regionIds: [] })).toMatchObject(needed)
    expect(await give({ regionIds: [], roles: ['op_auditor'] })).toMatchObject(needed)
    expect((await give({ regionIds: [], roles: ['op_super', 'op_content'] })).code).toBe('200')
    const person = await anOperator(['op_content'], [HOME])
    const change = updateInput(idOf(person), { regionIds: [] })
    expect(await head.raw(identity.operatorUpdate, change)).toMatchObject(needed)
    // Whoever writes past the form is stopped by the table.
    await expect(
      api.pool.query(`update operator set region_ids = '{}' where user_id = $1`, [idOf(person)]),
    ).rejects.toThrow('operator_serves_regions')
  })

  it('say which languages they speak, at first that of their mails', async () => {
    const { id } = await head.ok(identity.operatorInvite, inviteInput())
    expect((await rowOf(id)).languages).toEqual(['en_US'])
    await head.ok(identity.operatorUpdate, updateInput(id, { languages: ['ja_JP', 'zh_CN', 'ja_JP'] }))
    expect((await rowOf(id)).languages).toEqual(['ja_JP', 'zh_CN'])
    // A change that says nothing of them leaves them as they were.
    await head.ok(identity.operatorUpdate, updateInput(id, { version: 1 }))
    expect((await rowOf(id)).languages).toEqual(['ja_JP', 'zh_CN'])
  })

  it('who leaves is out at once, keeps nothing that was lent, is found as left, and may come back', async () => {
    const person = await anOperator(['op_content'])
    const day = 86_400_000
    const { id: grantId } = await person.ok(identity.grantRequest, {
      ...{ held: 'op_cs', reason },
      endsAt: new Date(api.clock.now.getTime() + day).toISOString(),
    })
    await head.ok(identity.grantApprove, { id: grantId, version: 0, reason })
    const step = { id: idOf(person), version: 0, reason }
    expect(await head.raw(identity.operatorLeave, { ...step, reason: ' ' })).toMatchObject({
      data: { fieldErrors: [{ path: 'reason' }] },
    })
    for (const successorId of [step.id, '0196a1d8-0000-7000-8000-000000000000'])
      expect(await head.raw(identity.operatorLeave, { ...step, successorId })).toMatchObject({
        data: { fieldErrors: [{ path: 'successorId' }] },
      })
    expect((await rowOf(step.id)).actions).toContain('leave')
    await head.ok(identity.operatorLeave, step)
    expect((await person.call(newsPage, {})).code).toMatch(/^(global400001|UPT400002)$/)
    const left = await head.ok(identity.operatorPage, { status: 'left', pageSize: 200 })
    expect(left.records.find(({ id }) => id === step.id)).toMatchObject({
      status: 'left',
      actions: ['update', 'enable'],
    })
    const { records } = await head.ok(identity.grantPage, { userId: step.id })
    expect(records.map(({ status, decisionNote }) => [status, decisionNote])).toEqual([['revoked', reason]])
    expect((await head.call(identity.operatorLeave, { ...step, version: 1 })).code).toBe('MALL600403')
    const traces = (await head.ok(auditPage, { pageSize: 200 })).records.filter(({ entityId }) => entityId === step.id)
    expect(traces.find(({ action }) => action === 'operator:leave')).toMatchObject({ reason })

    await head.ok(identity.operatorEnable, { ...step, version: 1 })
    expect(await rowOf(step.id)).toMatchObject({ status: 'active', roles: ['op_content'] })
  })

  it('do not leave by themselves, through somebody of another region, or as the last super operator', async () => {
    const local = await anOperator(['op_region_admin'], [HOME])
    const far = await anOperator(['op_content'], [ELSEWHERE])
    const leave = (by: Caller, who: Caller) =>
      by.call(identity.operatorLeave, { id: idOf(who), version: 0, reason }).then(({ code }) => code)
    expect(await leave(local, local)).toBe('USER_SERVICE530306')
    expect(await leave(local, far)).toBe('USER_SERVICE530404')
    expect(await leave(local, head)).toBe('USER_SERVICE530301')
    expect(await leave(await anOperator(['op_content']), far)).toBe('gateway.400019')
  })

  it('a lock after wrong passwords can be lifted', async () => {
    const person = await anOperator(['op_content'])
    await api.pool.query('update user_account set failed_count = 5, locked_until = $2 where id = $1', [
      idOf(person),
      new Date(api.clock.now.getTime() + 600_000).toISOString(),
    ])
    expect(await rowOf(idOf(person))).toMatchObject({ isLocked: true })
    await head.ok(identity.operatorUnlock, { id: idOf(person), reason })
    expect(await rowOf(idOf(person))).toMatchObject({ isLocked: false })
  })

  it('who lost the device of the second step signs in without it after a reset', async () => {
    const person = await anOperator(['op_content'])
    const input = { id: idOf(person), reason }
    expect((await head.call(identity.operatorResetSecondFactor, input)).code).toBe('MALL600403')
    await api.pool.query(
      `insert into second_factor (user_id, secret, enabled_at, created_at) values ($1, 'x', $2, $2)`,
      [idOf(person), api.clock.now],
    )
    expect((await rowOf(idOf(person))).actions).toContain('reset_second_factor')
    await head.ok(identity.operatorResetSecondFactor, input)
    expect((await rowOf(idOf(person))).actions).not.toContain('reset_second_factor')
    expect((await person.call(newsPage, {})).code).toBe('global400001')
    const told = await api.pool.query<{ params: object }>(`select params from notification where user_id = $1`, [
      idOf(person),
    ])
    expect(told.rows).toMatchObject([{ params: { event: 'second_factor_reset' } }])
  })

  it('are found by what they are called and where they belong', async () => {
    const { id } = await head.ok(identity.departmentCreate, { name: 'Trade desk', parentId: null })
    const input = inviteInput({ displayName: 'Zorro Quick', departmentId: id, employeeNo: 'Q-77' })
    const person = await head.ok(identity.operatorInvite, input)
    for (const query of [{ keyword: 'zorro' }, { keyword: 'q-77' }, { departmentId: id, status: 'invited' as const }])
      expect((await head.ok(identity.operatorPage, query)).records.map(row => row.id)).toEqual([person.id])
    expect((await head.ok(identity.operatorPage, { keyword: 'z%o' })).records).toEqual([])
    expect((await head.call(identity.operatorInvite, inviteInput({ employeeNo: 'Q-77' }))).code).toBe(
      'USER_SERVICE530400',
    )
  })
})

describe('what is told apart', () => {
  const outcomes = async (attempts: readonly Promise<{ success: boolean; data: unknown }>[]) => {
    const answers = await Promise.all(attempts)
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    return answers.filter(({ success }) => !success).map(({ data }) => data)
  }

  it('an employee number goes to one, also of several who are invited with it at the same moment', async () => {
    const invited = await outcomes(
      [1, 2, 3].map(() => head.call(identity.operatorInvite, inviteInput({ employeeNo: 'E-4711' }))),
    )
    for (const data of invited) expect(data).toMatchObject({ fieldErrors: [{ path: 'employeeNo', rule: 'duplicate' }] })
  })

  it('a name of a role goes to one, also of several that are renamed at the same moment', async () => {
    const codes = [
      await aRole(['newsArticle:read']),
      await aRole(['newsArticle:read']),
      await aRole(['newsArticle:read']),
    ]
    const input = { version: 0, name: 'Wanted by all', permissions: ['banner:read'], reason }
    const renamed = await outcomes(codes.map(code => head.call(identity.roleUpdate, { ...input, code })))
    for (const data of renamed) expect(data).toMatchObject({ fieldErrors: [{ path: 'name', rule: 'duplicate' }] })
  })
})

describe('departments', () => {
  it('form a tree without circles, in which names are told apart', async () => {
    const create = (name: string, parentId: string | null) => head.ok(identity.departmentCreate, { name, parentId })
    const root = await create('Platform', null)
    const child = await create('Content', root.id)
    const move = { id: root.id, version: 0, name: 'Platform', parentId: child.id }
    expect((await head.call(identity.departmentUpdate, move)).code).toBe('USER_SERVICE530400')
    expect((await head.call(identity.departmentCreate, { name: 'content', parentId: root.id })).code).toBe(
      'USER_SERVICE530400',
    )
    expect((await head.call(identity.departmentRemove, { id: root.id, version: 0 })).code).toBe('USER_SERVICE530305')
    await head.ok(identity.departmentUpdate, { id: child.id, version: 0, name: 'Editors', parentId: null })
    expect((await head.call(identity.departmentUpdate, { ...move, id: child.id, parentId: root.id })).code).toBe(
      'FT510006',
    )
    await head.ok(identity.departmentRemove, { id: root.id, version: 0 })
    const names = (await head.ok(identity.departmentList, {})).map(({ name }) => name)
    expect(names).toContain('Editors')
    expect(names).not.toContain('Platform')
  })
})

describe('who is signed in, and who has been', () => {
  it('shows sessions of the last 15 minutes in the regions served, and ends them', async () => {
    const local = await anOperator(['op_region_admin'], [HOME])
    const buyer = await api.person({ kind: 'buyer', region: REGIONS.puyuan })
    const far = await api.person({ kind: 'buyer', region: REGIONS.guangzhou })
    const online = async () => (await local.ok(identity.onlineUserPage, { pageSize: 200 })).records
    const ids = (await online()).map(row => row.userId)
    expect([ids.includes(idOf(buyer)), ids.includes(idOf(far))]).toEqual([true, false])
    const session = (await online()).find(row => row.userId === idOf(buyer))
    const input = { id: session?.id ?? '', reason }
    expect((await local.ok(identity.onlineUserSignOut, input)).ended).toBe(1)
    expect((await buyer.call(identity.ownCompany, {})).code).toBe('global400001')
    expect((await local.call(identity.onlineUserSignOut, input)).code).toBe('USER_SERVICE530404')
    const now = api.clock.now
    api.clock.now = new Date(now.getTime() + 16 * 60_000)
    await api.pool.query('update user_session set last_seen_at = $1 where user_id = $2', [now, idOf(head)])
    expect((await online()).map(row => row.userId)).not.toContain(idOf(head))
    api.clock.now = now
  })

  it('nobody signs out whoever holds more', async () => {
    const local = await anOperator(['op_region_admin'], [HOME])
    const { rows } = await api.pool.query<{ id: string }>(
      `update user_session set region_id = $2 where user_id = $1 returning id`,
      [idOf(head), HOME],
    )
    const answer = await local.call(identity.onlineUserSignOut, { id: rows[0]?.id ?? '', reason })
    expect(answer.code).toBe('USER_SERVICE530301')
    expect((await head.call(newsPage, {})).code).toBe('200')
  })

  it('lists every attempt to sign in, and each look at it leaves a trace', async () => {
    const wrong = { email: 'nobody@platform.example', password: 'x', identity: 'operator' as const }
    await api.visitor.call(identity.login, wrong)
    const failed = await head.ok(identity.loginLogPage, { identity: 'operator', succeeded: false })
    expect(failed.records[0]).toMatchObject({ identity: 'operator', userId: null, result: 'unknown' })
    expect((await head.ok(identity.loginLogPage, { succeeded: true, keyword: 'nobody@' })).records).toEqual([])
    const book = await head.download(identity.loginLogExport, {})
    expect(book.mime).toContain('spreadsheet')
    const trace = await head.ok(auditPage, {})
    expect(trace.records.map(({ action }) => action)).toContain('identity.loginLogExport')
  })
})
