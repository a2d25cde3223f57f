import * as identity from '@tradeport/domain/identity/contract'
import { joinCompany, startModuleApi, type CallOptions, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const PASSWORD = 'Knit-2026!'
const there = { locale: 'en_US', timeZone: 'Europe/Berlin' }

/** The link is only in the mail. */
const linkTo = (email: string) =>
  api.mailed.findLast(({ to, template }) => to === email && template === 'company_invitation')

const tokens = new Map<string, string>()

async function invite(by: Caller, email: string, roles: string[], more: object = {}) {
  const answer = await by.raw(identity.inviteMember, { email, roles, ...more })
  const url = linkTo(email)?.params['url'] ?? ''
  tokens.set(email, url.slice(url.lastIndexOf('/') + 1))
  return answer
}

async function join(by: Caller, email: string, roles: string[], more: object = {}): Promise<CallOptions> {
  expect((await invite(by, email, roles, more)).code).toBe('200')
  await api.visitor.ok(identity.acceptInvitation, {
    token: tokens.get(email) ?? '',
    password: PASSWORD,
    displayName: 'Colleague',
    ...there,
  })
  return signIn(email, by.actor.kind === 'seller' ? 'seller' : 'buyer')
}

async function signIn(email: string, identityName: 'buyer' | 'seller' | 'provider'): Promise<CallOptions> {
  const { token } = await api.visitor.ok(identity.login, { email, password: PASSWORD, identity: identityName })
  return { headers: { authorization: `Bearer ${token}` } }
}

async function rowOf(by: Caller, email: string) {
  const { records } = await by.ok(identity.memberPage, {})
  const row = records.find(record => record.email === email)
  if (!row) throw new Error(`${email} is no member`)
  return row
}

describe('from the invitation to work', () => {
  test('a colleague gets a link, sets a password and sees the company with the role that was given', async () => {
    const owner = await api.person({ kind: 'buyer', companyName: 'Hansa Import' })
    await invite(owner, 'viewer@example.com', ['buyer_viewer'], { jobTitle: 'Controller' })
    expect(linkTo('viewer@example.com')).toMatchObject({ params: { company: 'Hansa Import', hours: '72' } })
    const token = tokens.get('viewer@example.com') ?? ''
    expect(await api.visitor.ok(identity.viewInvitation, { token })).toMatchObject({
      companyName: 'Hansa Import',
      roles: ['buyer_viewer'],
      hasAccount: false,
    })
    const as = await (async () => {
      await api.visitor.ok(identity.acceptInvitation, { token, password: PASSWORD, displayName: 'Vera', ...there })
      return signIn('viewer@example.com', 'buyer')
    })()
    const profile = await api.visitor.ok(identity.profile, {}, as)
    expect(profile).toMatchObject({ roles: ['buyer_viewer'], company: { legalName: 'Hansa Import' } })
    expect(await rowOf(owner, 'viewer@example.com')).toMatchObject({ jobTitle: 'Controller', status: 'active' })
    // Who may only look sees colleagues and is offered nothing.
    const seen = await api.visitor.ok(identity.memberPage, {}, as)
    expect(seen.records.flatMap(row => row.actions)).toEqual([])
    expect(await api.visitor.ok(identity.memberRoles, {}, as)).toMatchObject({ grantable: [], mayEditRoles: false })
    const refused = await Promise.all([
      api.visitor.call(identity.inviteMember, { email: 'x@example.com', roles: ['buyer_viewer'] }, as),
      api.visitor.call(identity.invitationPage, {}, as),
      api.visitor.call(identity.saveCompanyRole, { name: 'Mine', roles: ['buyer_owner'], reason: 'Asked for' }, as),
      api.visitor.call(
        identity.changeMemberRoles,
        { id: owner.actor.userId ?? '', version: 0, roles: ['buyer_viewer'], reason: 'Mine now' },
        as,
      ),
    ])
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'MALL600403'))
  })

  test('a colleague works for the shops they are invited to, and a manager brings nobody into others', async () => {
    const owner = await api.person({ kind: 'seller' })
    const first = owner.actor.storeId ?? ''
    const second = '01990000-0000-7000-8000-000000000002'
    await api.pool.query('update company set more_store_ids = $2 where id = $1', [owner.actor.companyId, [second]])
    const shopsOf = async (email: string) => (await rowOf(owner, email)).storeIds
    const manager = await join(owner, 'manager@example.com', ['shop_manager'], { storeIds: [second] })
    expect(await shopsOf('manager@example.com')).toEqual([second])
    expect(await api.visitor.ok(identity.profile, {}, manager)).toMatchObject({ storeId: second })
    const bring = async (email: string, more: object) => {
      const answer = await api.visitor.raw(identity.inviteMember, { email, roles: ['sales'], ...more }, manager)
      const url = linkTo(email)?.params['url'] ?? ''
      return { code: answer.code, token: url.slice(url.lastIndexOf('/') + 1) }
    }
    for (const other of [first, '01990000-0000-7000-8000-00000000ffff'])
      expect((await bring('other@example.com', { storeIds: [other] })).code).toBe('USER_SERVICE530404')
    const { code, token } = await bring('sales@example.com', {})
    expect(code).toBe('200')
    await api.visitor.ok(identity.acceptInvitation, { token, password: PASSWORD, displayName: 'Sam', ...there })
    expect(await shopsOf('sales@example.com')).toEqual([second])
    await join(owner, 'everywhere@example.com', ['sales'])
    expect(await shopsOf('everywhere@example.com')).toEqual([])
  })

  test('a buyer’s colleague begins with the limit that the invitation names', async () => {
    const owner = await api.person({ kind: 'buyer' })
    const orderLimit = { amount: '2500.5', currency: 'USD' }
    await invite(owner, 'limited@example.com', ['buyer_purchaser'], { orderLimit })
    expect((await owner.ok(identity.invitationPage, {})).records).toMatchObject([{ orderLimit }])
    await join(owner, 'free@example.com', ['buyer_purchaser'])
    await join(owner, 'partner@example.com', ['buyer_owner'], { orderLimit })
    await api.visitor.ok(identity.acceptInvitation, {
      ...{ token: tokens.get('limited@example.com') ?? '', password: PASSWORD, displayName: 'Lou' },
      ...there,
    })
    const limits = await Promise.all(['limited', 'free', 'partner'].map(name => rowOf(owner, `${name}@example.com`)))
    expect(limits.map(row => row.orderLimit)).toEqual([orderLimit, null, null])
    const seller = await api.person({ kind: 'seller' })
    expect((await invite(seller, 'sales2@example.com', ['sales'], { orderLimit })).code).toBe('USER_SERVICE530400')
  })

  test('a colleague without email is invited by phone, with limit and department, and joins with the number', async () => {
    const owner = await api.person({ kind: 'buyer' })
    const phone = '+491701234001'
    const orderLimit = { amount: '900', currency: 'EUR' }
    const asked = { phone, roles: ['buyer_purchaser' as const], orderLimit, department: 'Knitwear' }
    const { id } = await owner.ok(identity.inviteMember, asked)
    const link = (to: string) => {
      const url = linkTo(to)?.params['url'] ?? ''
      return url.slice(url.lastIndexOf('/') + 1)
    }
    expect((await owner.call(identity.inviteMember, asked)).code).toBe('USER_SERVICE530151')
    const { records } = await owner.ok(identity.invitationPage, { keyword: '1701234001' })
    expect(records).toMatchObject([{ id, email: null, phone, orderLimit, status: 'pending' }])
    const first = link(phone)
    await owner.ok(identity.resendInvitation, { id, version: records[0]?.version ?? 0 })
    expect((await api.visitor.call(identity.viewInvitation, { token: first })).code).toBe('USER_SERVICE530152')
    const token = link(phone)
    expect(await api.visitor.ok(identity.viewInvitation, { token })).toMatchObject({
      email: null,
      phone,
      hasAccount: false,
    })
    await api.visitor.ok(identity.acceptInvitation, { token, password: PASSWORD, displayName: 'Pia', ...there })
    const { token: session } = await api.visitor.ok(identity.login, { phone, password: PASSWORD, identity: 'buyer' })
    const as = { headers: { authorization: `Bearer ${session}` } }
    expect(await api.visitor.ok(identity.profile, {}, as)).toMatchObject({
      ...{ roles: ['buyer_purchaser'], department: 'Knitwear', user: { email: null, phone } },
    })
    const members = await owner.ok(identity.memberPage, { keyword: 'Pia' })
    expect(members.records).toMatchObject([{ email: null, phone, orderLimit }])
    // Who is a member already is not invited again, by whichever address.
    expect((await owner.call(identity.inviteMember, { phone, roles: ['buyer_viewer'] })).code).toBe(
      'USER_SERVICE530151',
    )
  })

  test('an invitation names exactly one address, and goes to no phone where no message gets there', async () => {
    const owner = await api.person({ kind: 'buyer' })
    const roles = ['buyer_viewer' as const]
    for (const address of [{}, { email: 'a@b.example', phone: '+491701234002' }])
      expect(await owner.call(identity.inviteMember, { ...address, roles })).toMatchObject({
        ...{ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path: 'email' }] } },
      })
    const mailOnly = await startModuleApi([], { sms: 'none' })
    try {
      const other = await mailOnly.person({ kind: 'buyer' })
      expect((await other.call(identity.inviteMember, { phone: '+491701234002', roles })).code).toBe(
        'USER_SERVICE530134',
      )
      expect((await other.ok(identity.invitationPage, {})).records).toEqual([])
    } finally {
      await mailOnly.close()
    }
  })

  test('an account that exists joins with its own password, or with one press when signed in', async () => {
    const [owner, other] = await Promise.all([api.person({ kind: 'buyer' }), api.person({ kind: 'buyer' })])
    const email = (await other.ok(identity.profile, {})).user?.email ?? ''
    await invite(owner, email, ['buyer_purchaser'])
    const token = tokens.get(email) ?? ''
    expect(await other.ok(identity.viewInvitation, { token })).toMatchObject({ hasAccount: true, isSelf: true })
    const wrong = { token, password: 'Wrong-2026', displayName: 'X', ...there }
    expect((await api.visitor.call(identity.acceptInvitation, wrong)).code).toBe('USER_SERVICE530102')
    await other.ok(identity.acceptInvitation, { token, ...there })
    const accounts = await api.pool.query('select 1 from user_account where email = $1', [email])
    expect(accounts.rowCount).toBe(1)
    // The same link again.
    expect((await other.call(identity.acceptInvitation, { token, ...there })).code).toBe('USER_SERVICE530152')
  })

  test('ten who accept one invitation at once make one member', async () => {
    const owner = await api.person({ kind: 'buyer' })
    await invite(owner, 'ten@example.com', ['buyer_viewer'])
    const token = tokens.get('ten@example.com') ?? ''
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.visitor.call(identity.acceptInvitation, { token, password: PASSWORD, displayName: 'Ten', ...there }),
      ),
    )
    expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
    expect((await owner.ok(identity.memberPage, {})).total).toBe(2)
  })

  test('a link ends after 72 hours, when it is sent again and when it is revoked', async () => {
    const owner = await api.person({ kind: 'buyer' })
    const start = api.clock.now
    const code = async (token: string) => (await api.visitor.call(identity.viewInvitation, { token })).code
    await invite(owner, 'late@example.com', ['buyer_viewer'])
    const first = tokens.get('late@example.com') ?? ''
    expect((await invite(owner, 'late@example.com', ['buyer_viewer'])).code).toBe('USER_SERVICE530151')
    api.clock.now = new Date(start.getTime() + 72 * 3_600_000)
    expect(await code(first)).toBe('USER_SERVICE530152')
    await api.api.jobs.run('identity-member-invitations')
    const [expired] = (await owner.ok(identity.invitationPage, {})).records
    expect(expired).toMatchObject({ status: 'expired', actions: ['resend', 'revoke'] })
    await owner.ok(identity.resendInvitation, { id: expired?.id ?? '', version: expired?.version ?? -1 })
    const url = linkTo('late@example.com')?.params['url'] ?? ''
    const second = url.slice(url.lastIndexOf('/') + 1)
    expect([await code(first), await code(second)]).toEqual(['USER_SERVICE530152', '200'])
    const [again] = (await owner.ok(identity.invitationPage, {})).records
    await owner.ok(identity.revokeInvitation, { id: again?.id ?? '', version: again?.version ?? -1 })
    expect(await code(second)).toBe('USER_SERVICE530152')
    api.clock.now = start
  })
})

describe('who is who in the company', () => {
  test('a manager of one shop leaves the people and the invitations of the others alone', async () => {
    const owner = await api.person({ kind: 'seller' })
    const companyId = owner.actor.companyId ?? ''
    const first = owner.actor.storeId ?? ''
    const second = '01990000-0000-7000-8000-000000000003'
    await api.pool.query('update company set more_store_ids = $2 where id = $1', [companyId, [second]])
    const worker = async (role: string, storeIds: string[]) => {
      const who = await api.person({ kind: 'seller', companyId, roles: [role] })
      await api.pool.query('update company_member set store_ids = $2 where user_id = $1', [who.actor.userId, storeIds])
      return who
    }
    const manager = await worker('shop_manager', [second])
    const own = await worker('sales', [second])
    const others = await Promise.all([worker('sales', [first]), worker('sales', [first, second]), worker('sales', [])])
    const rows = (await manager.ok(identity.memberPage, {})).records
    const rowFor = (who: Caller) => rows.find(({ id }) => id === who.actor.userId)
    expect(rowFor(own)?.actions).toEqual(['change_roles', 'suspend', 'remove'])
    const reason = 'Tries it'
    for (const other of others) {
      const row = rowFor(other)
      expect(row?.actions).toEqual([])
      const target = { id: row?.id ?? '', version: row?.version ?? -1, reason }
      const answers = [
        await manager.call(identity.changeMemberRoles, { ...target, roles: ['sales'], storeIds: [second] }),
        await manager.call(identity.suspendMember, target),
        await manager.call(identity.removeMember, target),
      ]
      expect(answers.map(({ code }) => code)).toEqual(['MALL600403', 'MALL600403', 'MALL600403'])
    }
    const suspended = { id: own.actor.userId ?? '', version: rowFor(own)?.version ?? -1, reason }
    expect((await manager.call(identity.suspendMember, suspended)).code).toBe('200')

    await invite(owner, 'there@example.com', ['sales'], { storeIds: [first] })
    await invite(owner, 'here@example.com', ['sales'], { storeIds: [second] })
    const invitations = (await manager.ok(identity.invitationPage, {})).records
    const invited = (email: string) => invitations.find(row => row.email === email)
    expect(invited('here@example.com')?.actions).toEqual(['resend', 'revoke'])
    const there = { id: invited('there@example.com')?.id ?? '', version: 0 }
    expect(invited('there@example.com')?.actions).toEqual([])
    expect((await manager.call(identity.resendInvitation, there)).code).toBe('MALL600403')
    expect((await manager.call(identity.revokeInvitation, there)).code).toBe('MALL600403')
    expect((await owner.call(identity.revokeInvitation, there)).code).toBe('200')
  })

  test('a shop manager invites for the shop and for nothing else, whatever is sent', async () => {
    const owner = await api.person({ kind: 'seller' })
    const manager = await api.person({
      kind: 'seller',
      companyId: owner.actor.companyId ?? '',
      roles: ['shop_manager'],
    })
    expect((await invite(manager, 'sales@example.com', ['sales'])).code).toBe('200')
    expect((await invite(manager, 'boss@example.com', ['seller_owner'])).code).toBe('MALL600403')
    expect((await invite(manager, 'both@example.com', ['sales', 'seller_finance'])).code).toBe('MALL600403')
    expect((await invite(manager, 'op@example.com', ['op_super'])).code).toBe('MALL600403')
    // The company's own roles are no way around it.
    const { id } = await owner.ok(identity.saveCompanyRole, {
      name: 'Deputy',
      roles: ['seller_owner'],
      reason: 'Asked for',
    })
    const around = await invite(manager, 'deputy@example.com', ['sales'], { companyRoleIds: [id] })
    expect(around.code).toBe('MALL600403')
    // Nor is what the form does not ask.
    const mass = await invite(manager, 'mass@example.com', ['sales'], {
      isOwner: true,
      companyId: owner.actor.companyId,
      status: 'accepted',
    })
    expect(mass.code).toBe('200')
    const row = await rowOf(manager, (await owner.ok(identity.profile, {})).user?.email ?? '')
    expect(row.actions).toEqual([])
    const demote = { id: row.id, version: row.version, roles: ['sales' as const], reason: 'No' }
    expect((await manager.call(identity.changeMemberRoles, demote)).code).toBe('MALL600403')
  })

  test('suspended people are out at once, resumed ones are back, removed ones are gone', async () => {
    const owner = await api.person({ kind: 'buyer' })
    const as = await join(owner, 'in-out@example.com', ['buyer_purchaser'])
    const { id } = await rowOf(owner, 'in-out@example.com')
    await owner.ok(identity.suspendMember, { id, version: 0, reason: 'Parental leave' })
    expect((await api.visitor.call(identity.memberPage, {}, as)).code).toBe('global400001')
    const closed = await api.visitor.call(identity.login, {
      email: 'in-out@example.com',
      password: PASSWORD,
      identity: 'buyer',
    })
    expect(closed.code).toBe('USER_SERVICE530121')
    expect((await owner.call(identity.resumeMember, { id, version: 0, reason: 'Back again' })).code).toBe('FT510006')
    await owner.ok(identity.resumeMember, { id, version: 1, reason: 'Back again' })
    const back = await signIn('in-out@example.com', 'buyer')
    expect((await api.visitor.call(identity.memberPage, {}, back)).code).toBe('200')
    await owner.ok(identity.removeMember, { id, version: 2, reason: 'Left the company' })
    const told = api.notified.filter(({ to }) => 'userId' in to && to.userId === id)
    expect(told.map(({ kind, params }) => [kind, params['event'], params['actor']])).toEqual(
      ['access_suspended', 'access_resumed', 'access_ended'].map(event => [
        'security_alert',
        event,
        owner.actor.displayName,
      ]),
    )
    expect((await api.visitor.call(identity.memberPage, {}, back)).code).toBe('global400001')
    expect((await owner.ok(identity.memberPage, {})).total).toBe(1)
    // Coming back is a new invitation.
    expect((await invite(owner, 'in-out@example.com', ['buyer_viewer'])).code).toBe('200')
  })

  test('ownership is handed over, and two owners at once cannot leave a company without one', async () => {
    const owner = await api.person({ kind: 'seller' })
    await join(owner, 'heir@example.com', ['sales'])
    const heir = await rowOf(owner, 'heir@example.com')
    await owner.ok(identity.handOverOwnership, { id: heir.id, version: heir.version, reason: 'Succession' })
    expect((await owner.ok(identity.profile, {})).roles).toEqual(['shop_manager'])
    expect(await rowOf(owner, 'heir@example.com')).toMatchObject({ isOwner: true, actions: [] })

    const companyId = (await api.person({ kind: 'buyer' })).actor.companyId ?? ''
    const [a, b] = await Promise.all([
      api.person({ kind: 'buyer', companyId }),
      api.person({ kind: 'buyer', companyId }),
    ])
    await api.pool.query(
      `update company_member set status = 'removed' where company_id = $1 and not user_id = any ($2)`,
      [companyId, [a.actor.userId, b.actor.userId]],
    )
    const demote = (by: Caller, other: Caller) =>
      by.call(identity.removeMember, { id: other.actor.userId ?? '', version: 0, reason: 'Quarrel' })
    const codes = (await Promise.all([demote(a, b), demote(b, a)])).map(({ code }) => code)
    expect(codes.filter(code => code === '200')).toHaveLength(1)
    const owners = await api.pool.query(
      `select 1 from company_member where company_id = $1 and status = 'active' and 'buyer_owner' = any (roles)`,
      [companyId],
    )
    expect(owners.rowCount).toBe(1)
  })

  test('a role of the company’s own is what its roles say, also after it changes', async () => {
    const owner = await api.person({ kind: 'seller' })
    const { id, version } = await owner.ok(identity.saveCompanyRole, {
      name: 'Export desk',
      roles: ['sales'],
      reason: 'Asked for',
    })
    const as = await join(owner, 'desk@example.com', [], { companyRoleIds: [id] })
    const roles = async () => (await api.visitor.ok(identity.profile, {}, as)).roles
    expect(await roles()).toEqual(['sales'])
    await owner.ok(identity.saveCompanyRole, {
      id,
      version,
      name: 'Export desk',
      roles: ['sales', 'order_follow'],
      reason: 'Asked for',
    })
    expect(await roles()).toEqual(['sales', 'order_follow'])
    // They are told, and the log says so of them as of any other change of their rights.
    const { id: holder } = await rowOf(owner, 'desk@example.com')
    expect(api.notified.filter(({ to }) => 'userId' in to && to.userId === holder)).toMatchObject([
      { kind: 'security_alert', params: { event: 'role_changed' } },
    ])
    const logged = await api.pool.query(
      `select before, after, reason from audit_log where entity_id = $1 and action = 'member:change_roles'`,
      [holder],
    )
    expect(logged.rows).toMatchObject([
      { before: { roles: ['sales'] }, after: { roles: ['sales', 'order_follow'] }, reason: 'Asked for' },
    ])
    expect(
      (await owner.call(identity.deleteCompanyRole, { id, version: version + 1, reason: 'Not needed' })).code,
    ).toBe('MALL600403')
    const { id: member, version: seen } = await rowOf(owner, 'desk@example.com')
    await owner.ok(identity.changeMemberRoles, { id: member, version: seen, roles: ['sales'], reason: 'Moved' })
    await owner.ok(identity.deleteCompanyRole, { id, version: version + 1, reason: 'Not needed' })
    expect(await roles()).toEqual(['sales'])
    const taken = await owner.call(identity.saveCompanyRole, {
      name: 'Desk',
      roles: ['buyer_owner'],
      reason: 'Asked for',
    })
    expect(taken.code).toBe('MALL600403')
  })

  test('a role is not renamed to what another one is called', async () => {
    const owner = await api.person({ kind: 'seller' })
    const save: { roles: 'sales'[]; reason: string } = { roles: ['sales'], reason: 'Asked for' }
    await owner.ok(identity.saveCompanyRole, { ...save, name: 'Export desk' })
    const { id, version } = await owner.ok(identity.saveCompanyRole, { ...save, name: 'Home desk' })
    for (const attempt of [{ name: 'export DESK' }, { name: 'EXPORT desk', id, version }])
      expect(await owner.call(identity.saveCompanyRole, { ...save, ...attempt })).toMatchObject({
        ...{ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path: 'name', rule: 'taken' }] } },
      })
    await owner.ok(identity.saveCompanyRole, { ...save, id, version, name: 'Home Desk' })
  })

  test('another company’s people, invitations and roles do not exist', async () => {
    const [owner, stranger] = await Promise.all([api.person({ kind: 'seller' }), api.person({ kind: 'seller' })])
    await invite(owner, 'foreign@example.com', ['sales'])
    const [invitation] = (await owner.ok(identity.invitationPage, {})).records
    const role = await owner.ok(identity.saveCompanyRole, { name: 'Ours', roles: ['sales'], reason: 'Asked for' })
    const id = owner.actor.userId ?? ''
    const reason = 'Because'
    const answers = await Promise.all([
      stranger.call(identity.changeMemberRoles, { id, version: 0, roles: ['sales'], reason }),
      stranger.call(identity.suspendMember, { id, version: 0, reason }),
      stranger.call(identity.resumeMember, { id, version: 0, reason: 'Back again' }),
      stranger.call(identity.removeMember, { id, version: 0, reason }),
      stranger.call(identity.handOverOwnership, { id, version: 0, reason }),
      stranger.call(identity.resendInvitation, { id: invitation?.id ?? '', version: 0 }),
      stranger.call(identity.revokeInvitation, { id: invitation?.id ?? '', version: 0 }),
      stranger.call(identity.saveCompanyRole, {
        id: role.id,
        version: 0,
        name: 'Theirs',
        roles: ['sales'],
        reason: 'Asked for',
      }),
      stranger.call(identity.deleteCompanyRole, { id: role.id, version: 0, reason: 'Not needed' }),
      stranger.call(identity.inviteMember, { email: 'f@example.com', roles: [], companyRoleIds: [role.id] }),
      stranger.call(identity.switchCompany, { companyId: owner.actor.companyId ?? '' }),
    ])
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'USER_SERVICE530404'))
    expect((await stranger.ok(identity.memberPage, {})).total).toBe(1)
  })
})

test('somebody with two companies changes over: another company, another token', async () => {
  const [first, second] = await Promise.all([
    api.person({ kind: 'buyer', companyName: 'First' }),
    api.person({ kind: 'buyer', companyName: 'Second' }),
  ])
  const email = (await first.ok(identity.profile, {})).user?.email ?? ''
  await invite(second, email, ['buyer_viewer'])
  await first.ok(identity.acceptInvitation, { token: tokens.get(email) ?? '', ...there })
  const { companies } = await first.ok(identity.ownCompanies, {})
  expect(companies.map(({ legalName, current }) => [legalName, current])).toEqual([
    ['First', true],
    ['Second', false],
  ])
  const { token } = await first.ok(identity.switchCompany, { companyId: second.actor.companyId ?? '' })
  expect((await first.call(identity.memberPage, {})).code).toBe('global400001')
  const as = { headers: { authorization: `Bearer ${token}` } }
  expect(await api.visitor.ok(identity.profile, {}, as)).toMatchObject({
    company: { legalName: 'Second' },
    roles: ['buyer_viewer'],
  })
})

test('an owner reads what was done in the own company and nothing of others; nobody else does', async () => {
  const [owner, stranger] = await Promise.all([api.person({ kind: 'seller' }), api.person({ kind: 'seller' })])
  await invite(owner, 'logged@example.com', ['sales'])
  const { records } = await owner.ok(identity.companyAuditPage, {})
  expect(records).toMatchObject([{ action: 'invitation:invite', entityNo: 'logged@example.com', status: 'ok' }])
  expect((await stranger.ok(identity.companyAuditPage, {})).records).toEqual([])
  const sales = await api.person({ kind: 'seller', companyId: owner.actor.companyId ?? '', roles: ['sales'] })
  expect((await sales.call(identity.companyAuditPage, {})).code).toBe('MALL600403')
})

describe('the second step of a colleague who has lost it', () => {
  const reason = 'Lost the phone at the fair, came to the office'
  const withSecondStep = async (who: Caller) => {
    await api.pool.query(
      'insert into second_factor (user_id, secret, enabled_at, created_at) values ($1, $2, $3, $3)',
      [who.actor.userId, Buffer.from('sealed'), api.clock.now.toISOString()],
    )
    return who
  }
  const seen = async (by: Caller, who: Caller) => {
    const { records } = await by.ok(identity.memberPage, {})
    const row = records.find(({ id }) => id === who.actor.userId)
    return { id: row?.id ?? '', version: row?.version ?? -1, reason, row }
  }
  const reset = async (by: Caller, who: Caller) => {
    const { row: _row, ...ask } = await seen(by, who)
    return (await by.call(identity.resetMemberSecondFactor, ask)).code
  }

  test('is taken off by an owner, with a reason and a proof of who asks; the person is told, and signed out everywhere', async () => {
    const owner = await api.person({ kind: 'seller' })
    const companyId = owner.actor.companyId ?? ''
    const colleague = await api.person({ kind: 'seller', companyId, roles: ['sales'] })
    // Without a second step there is nothing to take off.
    expect(await reset(owner, colleague)).toBe('MALL600403')
    await withSecondStep(colleague)
    expect((await seen(owner, colleague)).row).toMatchObject({ secondFactorElsewhere: false })
    expect((await seen(owner, colleague)).row?.actions).toContain('reset_second_factor')
    const { row: _row, ...ask } = await seen(owner, colleague)
    expect((await owner.call(identity.resetMemberSecondFactor, { ...ask, reason: ' ' })).success).toBe(false)
    expect(identity.resetMemberSecondFactor.stepUp).toBe(true)
    await owner.ok(identity.resetMemberSecondFactor, ask)
    expect((await colleague.call(identity.ownSessions, {})).code).toBe('global400001')
    expect(api.notified.at(-1)).toMatchObject({
      to: { userId: colleague.actor.userId },
      params: { event: 'second_factor_reset', actor: owner.actor.displayName },
    })
    const { rows } = await api.pool.query(
      `select reason, company_id from audit_log where action = 'member:reset_second_factor' and entity_id = $1`,
      [colleague.actor.userId],
    )
    expect(rows).toEqual([{ reason, company_id: companyId }])
  })

  test('stays where nobody but an owner asks, and where it is the owner’s own', async () => {
    const owner = await withSecondStep(await api.person({ kind: 'seller' }))
    const companyId = owner.actor.companyId ?? ''
    const manager = await api.person({ kind: 'seller', companyId, roles: ['shop_manager'] })
    const colleague = await withSecondStep(await api.person({ kind: 'seller', companyId, roles: ['sales'] }))
    const stranger = await api.person({ kind: 'seller' })
    expect((await seen(manager, colleague)).row?.actions).not.toContain('reset_second_factor')
    expect(await reset(manager, colleague)).toBe('MALL600403')
    expect(await reset(manager, owner)).toBe('MALL600403')
    expect(await reset(owner, owner)).toBe('MALL600403')
    const { row: _row, ...ask } = await seen(owner, colleague)
    expect((await stranger.call(identity.resetMemberSecondFactor, ask)).code).toBe('USER_SERVICE530404')
    expect((await colleague.call(identity.ownSessions, {})).code).toBe('200')
  })

  test('of whoever works for another company is for operators alone, and that is said', async () => {
    const owner = await api.person({ kind: 'seller' })
    const other = await api.person({ kind: 'buyer' })
    const companyId = owner.actor.companyId ?? ''
    const colleague = await withSecondStep(await api.person({ kind: 'seller', companyId, roles: ['sales'] }))
    await joinCompany(api, colleague, other.actor.companyId, { party: 'buyer', roles: ['buyer_viewer'] })
    const { row } = await seen(owner, colleague)
    expect(row?.secondFactorElsewhere).toBe(true)
    expect(row?.actions).not.toContain('reset_second_factor')
    expect(await reset(owner, colleague)).toBe('USER_SERVICE530155')
    expect((await colleague.call(identity.ownSessions, {})).code).toBe('200')
    // Nobody else learns that the person works elsewhere.
    const manager = await api.person({ kind: 'seller', companyId, roles: ['shop_manager'] })
    expect((await seen(manager, colleague)).row?.secondFactorElsewhere).toBe(false)
  })
})

describe('rights that do not come back', () => {
  test('an invitation does not let back in who was suspended meanwhile', async () => {
    const owner = await api.person({ kind: 'buyer' })
    await join(owner, 'locked-out@example.com', ['buyer_viewer'])
    const row = await rowOf(owner, 'locked-out@example.com')
    await owner.ok(identity.suspendMember, { id: row.id, version: row.version, reason: 'On leave' })
    await invite(owner, 'other-name@example.com', ['buyer_purchaser'])
    await api.pool.query('update user_account set email = $2 where id = $1', [row.id, 'other-name@example.com'])
    const token = tokens.get('other-name@example.com') ?? ''
    const answer = await api.visitor.call(identity.acceptInvitation, { token, password: PASSWORD, ...there })
    expect(answer.code).toBe('USER_SERVICE530152')
    expect(await rowOf(owner, 'other-name@example.com')).toMatchObject({ status: 'suspended', roles: ['buyer_viewer'] })
  })

  test('who hands the company over does not become an owner again with a role of its own', async () => {
    const owner = await api.person({ kind: 'buyer' })
    const role = await owner.ok(identity.saveCompanyRole, {
      name: 'Directors',
      roles: ['buyer_owner'],
      reason: 'Asked for',
    })
    const as = await join(owner, 'director@example.com', [], { companyRoleIds: [role.id] })
    await join(owner, 'heir@example.com', ['buyer_viewer'])
    const heir = await rowOf(owner, 'heir@example.com')
    await api.visitor.ok(identity.handOverOwnership, { id: heir.id, version: heir.version, reason: 'Retiring' }, as)
    await owner.ok(identity.saveCompanyRole, {
      id: role.id,
      version: role.version,
      name: 'Board',
      roles: ['buyer_owner'],
      reason: 'New name',
    })
    expect(await rowOf(owner, 'director@example.com')).toMatchObject({ isOwner: false, companyRoleIds: [] })
  })
})
