import * as identity from '@tradeport/domain/identity/contract'
import { messageStream } from '@tradeport/domain/messaging/contract'
import { ALL_REGIONS, DEFAULT_REGION } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

let api: TestApi
let head: Caller

beforeAll(async () => {
  api = await startTestApi()
  await api.api.parts.hub.start()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const reason = 'The shift is over'

/** An open page: what it was told until its line closed. */
async function aLine(token: string | null) {
  const { hub } = api.api.parts
  const before = hub.size
  const answered = api.api.app.inject({
    method: 'GET',
    url: `/api${messageStream.path}`,
    headers: { authorization: `Bearer ${token ?? ''}` },
  })
  const line = { isOpen: true, told: '' }
  void answered.then(({ body }) => Object.assign(line, { isOpen: false, told: body }))
  await vi.waitFor(() => expect(hub.size).toBe(before + 1))
  return line
}
type Line = Awaited<ReturnType<typeof aLine>>

const closes = (line: Line) => vi.waitFor(() => expect(line.isOpen).toBe(false))

async function addressOf(person: Caller): Promise<string> {
  const query = 'select email from user_account where id = $1'
  const { rows } = await api.pool.query<{ email: string }>(query, [person.actor.userId])
  return rows[0]?.email ?? ''
}

/** The same person once more, with a session of their own; in place of the caller's, where that has one. */
async function again(person: Caller, caller = head): Promise<string> {
  const input = { email: await addressOf(person), password: 'Passw0rd!', identity: 'operator' } as const
  const visitor = caller === head ? { headers: { authorization: '' } } : {}
  return (await caller.ok(identity.login, input, visitor)).token
}

const asked = async (person: Caller, token: string | null) =>
  (await person.raw(identity.ownPermissions, {}, { headers: { authorization: `Bearer ${token ?? ''}` } })).code

describe('a session that ends', () => {
  it('by signing out: all its pages are told and nobody else’s, and the token is dead', async () => {
    const person = await api.person({ kind: 'operator', roles: ['op_cs'] })
    const elsewhere = await again(person)
    const [admin, userCenter, other, colleague] = [
      await aLine(person.token),
      await aLine(person.token),
      await aLine(elsewhere),
      await aLine(head.token),
    ]
    expect((await person.ok(identity.logout, {})).ended).toBe(1)
    await Promise.all([closes(admin), closes(userCenter)])
    for (const line of [admin, userCenter]) expect(line.told).toContain('"topic":"sessionEnded"')
    expect([other.isOpen, colleague.isOpen]).toEqual([true, true])
    expect(await asked(person, person.token)).toBe('global400001')
    expect(await asked(person, elsewhere)).toBe('200')
    await person.call(identity.logout, { everywhere: true }, { headers: { authorization: `Bearer ${elsewhere}` } })
    await closes(other)
  })

  it('by a colleague, from the list of people online', async () => {
    const person = await api.person({ kind: 'operator', roles: ['op_cs'] })
    const lines = [await aLine(person.token), await aLine(await again(person))]
    const { records } = await head.ok(identity.onlineUserPage, { pageSize: 200 })
    const id = records.find(({ userId }) => userId === person.actor.userId)?.id ?? ''
    expect((await head.ok(identity.onlineUserSignOut, { id, reason })).ended).toBe(2)
    await Promise.all(lines.map(closes))
    expect(lines.every(({ told }) => told.includes('"topic":"sessionEnded"'))).toBe(true)
    expect(await asked(person, person.token)).toBe('global400001')
  })

  it('with the account: whoever is disabled is told that they are', async () => {
    const person = await api.person({ kind: 'operator', roles: ['op_cs'] })
    const line = await aLine(person.token)
    await head.ok(identity.operatorDisable, { id: person.actor.userId ?? '', version: 0, reason })
    await closes(line)
    expect(line.told).toContain('"topic":"sessionEnded"')
    expect(await asked(person, person.token)).toBe('UPT400002')
  })

  it('one of one’s own, from the account page', async () => {
    const person = await api.person({ kind: 'operator', roles: ['op_cs'] })
    const [here, there] = [await aLine(person.token), await aLine(await again(person))]
    await person.ok(identity.endOtherSessions, {})
    await closes(there)
    expect(here.isOpen).toBe(true)
    await person.ok(identity.logout, {})
    await closes(here)
  })
})

it('what is told right after the end reaches nobody, and harms nobody', async () => {
  const person = await api.person({ kind: 'operator', roles: ['op_cs'] })
  const userId = person.actor.userId ?? ''
  const line = await aLine(person.token)
  const { rows } = await api.pool.query<{ id: string }>('select id from user_session where user_id = $1', [userId])
  const sessionId = rows[0]?.id ?? ''
  await api.api.parts.hub.announce([
    { to: { sessionId }, topic: 'sessionEnded', id: sessionId },
    { to: { userId }, topic: 'ownSession', id: userId },
    { to: { operators: true }, topic: 'onlineUser', id: userId },
  ])
  await closes(line)
  expect(line.told).toContain('sessionEnded')
  expect(line.told).not.toMatch(/ownSession|onlineUser/)
})

it('a browser that goes on with another session is not told that it has to sign in', async () => {
  const person = await api.person({ kind: 'operator', roles: ['op_cs'] })
  const line = await aLine(person.token)
  await again(person, person)
  await closes(line)
  expect(line.told).not.toContain('sessionEnded')
})

it('whose rights a colleague changes, their open pages hear of it; those of others do not', async () => {
  const owner = await api.person({ kind: 'seller' })
  const companyId = owner.actor.companyId ?? ''
  const member = await api.person({ kind: 'seller', companyId, roles: ['shop_manager'] })
  const lines = [await aLine(member.token), await aLine(owner.token)] as const
  const { records } = await owner.ok(identity.memberPage, {})
  const row = records.find(({ id }) => id === member.actor.userId)
  await owner.ok(identity.changeMemberRoles, {
    ...{ id: row?.id ?? '', version: row?.version ?? 0 },
    ...{ roles: ['product_editor'], companyRoleIds: [], reason: 'Moves to another desk' },
  })
  for (const each of [member, owner]) await each.ok(identity.logout, {})
  await Promise.all(lines.map(closes))
  expect(lines.map(({ told }) => told.includes('"topic":"session"'))).toEqual([true, false])
})

describe('operators whose rights a colleague changes hear of it on their open pages', () => {
  /** Who is told of their own rights, when something is done to the first of two people. */
  async function told(roles: string[], change: (person: Caller) => Promise<unknown>): Promise<boolean[]> {
    const person = await api.person({ kind: 'operator', roles })
    const other = await api.person({ kind: 'operator', roles: ['op_cs'] })
    const lines = [await aLine(person.token), await aLine(other.token)]
    await change(person)
    for (const each of [person, other]) await each.ok(identity.logout, {})
    await Promise.all(lines.map(closes))
    return lines.map(line => line.told.includes('"topic":"session"'))
  }
  const updated = (person: Caller, roles: string[], regionIds: string[]) =>
    head.ok(identity.operatorUpdate, {
      ...{ id: person.actor.userId ?? '', version: 0, displayName: 'Somebody', roles, regionIds, reason },
    })
  const ALL = ALL_REGIONS.map(({ regionId }) => regionId)

  it('when they get other roles or regions, not with another name', async () => {
    expect(await told(['op_cs'], person => updated(person, ['op_content'], ALL))).toEqual([true, false])
    expect(await told(['op_cs'], person => updated(person, ['op_cs'], [DEFAULT_REGION.regionId]))).toEqual([
      true,
      false,
    ])
    expect(await told(['op_cs'], person => updated(person, ['op_cs'], ALL))).toEqual([false, false])
  })

  it('when a role of theirs allows something else', async () => {
    const role = { name: 'Readers of pages', permissions: ['newsArticle:read'], reason }
    const { code } = await head.ok(identity.roleCreate, role)
    const permissions = ['newsArticle:read', 'banner:read']
    const change = () => head.ok(identity.roleUpdate, { ...role, code, version: 0, permissions })
    expect(await told([code], change)).toEqual([true, false])
  })

  it('when a right is lent to them', async () => {
    const endsAt = new Date(api.clock.now.getTime() + 4 * 3_600_000).toISOString()
    const lend = async (person: Caller) => {
      const { id } = await person.ok(identity.grantRequest, { held: 'op_trade', reason, endsAt })
      await head.ok(identity.grantApprove, { id, version: 0, reason })
    }
    expect(await told(['op_content'], lend)).toEqual([true, false])
  })
})

it('who gives a company away hears of it on their other pages as well', async () => {
  const owner = await api.person({ kind: 'seller' })
  const heir = await api.person({ kind: 'seller', companyId: owner.actor.companyId ?? '', roles: ['shop_manager'] })
  const line = await aLine(owner.token)
  const { records } = await owner.ok(identity.memberPage, {})
  const row = records.find(({ id }) => id === heir.actor.userId)
  await owner.ok(identity.handOverOwnership, { id: row?.id ?? '', version: row?.version ?? 0, reason: 'Retires' })
  await owner.ok(identity.logout, {})
  await closes(line)
  expect(line.told).toContain('"topic":"session"')
})
