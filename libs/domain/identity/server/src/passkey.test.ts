import * as identity from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import {
  SoftAuthenticator,
  startModuleApi,
  type Caller,
  type CallOptions,
  type Forgery,
  type TestApi,
} from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const SITE = { origin: 'http://buyer.tradeport.localhost:8080', rpId: 'tradeport.localhost' }
const PASSWORD = 'Passw0rd!'

const travel = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}

interface Holder {
  person: Caller
  passkey: SoftAuthenticator
  id: string
  recoveryCodes: readonly string[]
}

async function add(person: Caller, name = 'Laptop', site = SITE): Promise<Holder> {
  const passkey = new SoftAuthenticator(site)
  const options = await person.ok(identity.beginPasskey, {})
  const { id, recoveryCodes } = await person.ok(identity.addPasskey, { name, passkey: passkey.make(options) })
  return { person, passkey, id, recoveryCodes }
}

const holder = async (kind: 'buyer' | 'seller' | 'operator' = 'buyer') => add(await api.person({ kind }))

const challenge = () => api.visitor.ok(identity.signInChallenge, {})

type Login = Partial<Parameters<typeof signIn>[1]>

async function signIn(
  passkey: SoftAuthenticator,
  { forged = {}, identity: as = 'buyer' as identity.Identity, options = {} as CallOptions },
) {
  const asked = await challenge()
  return api.visitor.call(identity.passkeyLogin, { passkey: passkey.sign(asked, forged), identity: as }, options)
}
const open = (passkey: SoftAuthenticator, how: Login = {}) => signIn(passkey, { ...how })

describe('a passkey', () => {
  test('is asked for so that the person is checked and the site finds it again', async () => {
    const person = await api.person({ kind: 'buyer' })
    const options = await person.ok(identity.beginPasskey, {})
    expect(options).toMatchObject({
      rp: { id: 'tradeport.localhost' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(await challenge()).toMatchObject({
      rpId: 'tradeport.localhost',
      userVerification: 'required',
      allowCredentials: [],
    })
  })

  test('opens a session by itself, on every front-end of the site and as proof of who it is', async () => {
    const { passkey } = await holder()
    expect((await open(passkey)).code).toBe('200')
    const answer = await open(passkey, { forged: { origin: 'http://h5.tradeport.localhost:8080' } })
    const as = { headers: { authorization: `Bearer ${answer.data.token}` } }
    expect((await api.visitor.call(identity.beginPasskey, {}, as)).code).toBe('200')
    const { records } = await api.visitor.ok(identity.ownSignIns, {}, as)
    expect(records[0]).toMatchObject({ result: 'ok', method: 'passkey' })
  })

  test.each<[string, Forgery]>([
    ['from another site', { origin: 'http://buyer.tradeport.example:8080' }],
    ['from another port', { origin: 'http://buyer.tradeport.localhost:9999' }],
    ['from a front-end that there is not', { origin: 'http://evil.tradeport.localhost:8080' }],
    ['made for another site', { rpId: 'tradeport.example' }],
    ['without a check of the person', { unverified: true }],
    ['as somebody else', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
    ['that nobody has', { credentialId: Buffer.alloc(32, 7).toString('base64url') }],
  ])('shown %s is refused', async (_how, forged) => {
    travel(20)
    const { passkey } = await holder()
    expect((await open(passkey, { forged })).code).toBe('USER_SERVICE530137')
    expect((await open(passkey)).code).toBe('200')
  })

  test.each<[string, Forgery]>([
    ['another site', { origin: 'http://buyer.tradeport.example:8080' }],
    ['another name of the site', { rpId: 'localhost' }],
    ['nobody who was checked', { unverified: true }],
  ])('made for %s is not taken on', async (_how, forged) => {
    const person = await api.person({ kind: 'buyer' })
    const options = await person.ok(identity.beginPasskey, {})
    const made = new SoftAuthenticator(SITE).make(options, forged)
    expect((await person.call(identity.addPasskey, { name: 'Forged', passkey: made })).code).toBe('USER_SERVICE530137')
    expect(await person.ok(identity.ownPasskeys, {})).toEqual([])
  })

  test('signs a challenge that we gave, once and within five minutes', async () => {
    const { passkey } = await holder()
    const asked = await challenge()
    const login = (answer: identity.Assertion) =>
      api.visitor.call(identity.passkeyLogin, { passkey: answer, identity: 'buyer' })
    const answer = passkey.sign(asked)
    expect((await login(answer)).code).toBe('200')
    expect((await login(answer)).code).toBe('USER_SERVICE530137')
    expect((await login(passkey.sign(asked))).code).toBe('USER_SERVICE530137')
    expect((await login(passkey.sign({ challenge: 'b3VycyBpdCBpcyBub3Q' }))).code).toBe('USER_SERVICE530137')
    const late = await challenge()
    travel(6)
    expect((await login(passkey.sign(late))).code).toBe('USER_SERVICE530137')
  })

  test('of ten calls at once with one answer one opens a session', async () => {
    travel(20)
    const { passkey } = await holder()
    const answer = passkey.sign(await challenge())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.visitor.call(identity.passkeyLogin, { passkey: answer, identity: 'buyer' })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    travel(20)
  })

  test('a refused answer uses its challenge up as well', async () => {
    const { passkey } = await holder()
    const asked = await challenge()
    const login = (forged: Forgery) =>
      api.visitor.call(identity.passkeyLogin, { passkey: passkey.sign(asked, forged), identity: 'buyer' })
    expect((await login({ rpId: 'tradeport.example' })).code).toBe('USER_SERVICE530137')
    expect((await login({})).code).toBe('USER_SERVICE530137')
  })

  test('a challenge for one purpose or person is none for another', async () => {
    const [one, other] = [await holder(), await holder()]
    const prove = (asked: { challenge: string }, as: Holder) =>
      as.person.call(identity.proveIdentity, { passkey: as.passkey.sign(asked) })
    expect((await prove(await challenge(), one)).code).toBe('USER_SERVICE530137')
    expect((await prove(await other.person.ok(identity.proofChallenge, {}), one)).code).toBe('USER_SERVICE530137')
    const login = await api.visitor.call(identity.passkeyLogin, {
      passkey: one.passkey.sign(await one.person.ok(identity.proofChallenge, {})),
      identity: 'buyer',
    })
    expect(login.code).toBe('USER_SERVICE530137')
    const options = await other.person.ok(identity.beginPasskey, {})
    const made = new SoftAuthenticator(SITE).make(options)
    expect((await one.person.call(identity.addPasskey, { name: 'Borrowed', passkey: made })).code).toBe(
      'USER_SERVICE530137',
    )
  })

  test('whose count does not grow is blocked, and its owner told once', async () => {
    travel(20)
    const { passkey, person } = await holder()
    expect((await open(passkey, { forged: { counter: 41 } })).code).toBe('200')
    expect((await open(passkey, { forged: { counter: 41 } })).code).toBe('USER_SERVICE530138')
    expect((await open(passkey, { forged: { counter: 42 } })).code).toBe('USER_SERVICE530138')
    const told = api.notified.filter(
      ({ to, params }) => 'userId' in to && to.userId === person.actor.userId && params['event'] === 'passkey_blocked',
    )
    expect(told).toHaveLength(1)
    expect((await person.ok(identity.ownPasskeys, {}))[0]?.blockedAt).not.toBeNull()
    expect(await person.ok(identity.ownSecurity, {})).toMatchObject({ passkeys: 0, hasSecondFactor: true })
    expect((await person.ok(identity.proofChallenge, {})).allowCredentials).toEqual([])
  })

  test('that never counts goes on without counting', async () => {
    const { passkey } = await holder()
    for (let times = 0; times < 2; times++) expect((await open(passkey, { forged: { counter: 0 } })).code).toBe('200')
  })

  test('opens the account it is of, in its region and role, and no other', async () => {
    travel(20)
    const buyer = await holder()
    expect((await open(buyer.passkey, { options: { region: REGIONS.guangzhou } })).code).toBe('USER_SERVICE530137')
    expect((await open(buyer.passkey, { identity: 'seller' })).code).toBe('USER_SERVICE530121')
    expect((await open(buyer.passkey, { identity: 'operator' })).code).toBe('USER_SERVICE530137')
    const operator = await holder('operator')
    expect((await open(operator.passkey, { identity: 'operator' })).code).toBe('200')
  })

  test('does not open a disabled or locked account', async () => {
    travel(20)
    const { passkey, person } = await holder()
    const set = (change: string) =>
      api.pool.query(`update user_account set ${change} where id = $1`, [person.actor.userId])
    await set(`status = 'disabled'`)
    expect((await open(passkey)).code).toBe('UPT400002')
    await set(`status = 'active', locked_until = '2099-01-01'`)
    expect((await open(passkey)).code).toBe('USER_SERVICE530103')
  })

  test('guesses from one network end like guesses at passwords', async () => {
    travel(20)
    const { passkey } = await holder()
    const forged = { credentialId: Buffer.alloc(32, 9).toString('base64url') }
    for (let at = 0; at < 60; at++) expect((await open(passkey, { forged })).code).toBe('USER_SERVICE530137')
    expect((await open(passkey)).code).toBe('USER_SERVICE530104')
    travel(20)
  })
})

describe('one’s passkeys', () => {
  test('have names, can be renamed and removed, and each change is told and on record', async () => {
    const first = await holder()
    const { person } = first
    const { id } = await add(person, 'Phone')
    await person.ok(identity.renamePasskey, { id, name: 'Old phone' })
    const names = async () => (await person.ok(identity.ownPasskeys, {})).map(({ name }) => name)
    expect(await names()).toEqual(['Old phone', 'Laptop'])
    await person.ok(identity.removePasskey, { id })
    expect(await names()).toEqual(['Laptop'])
    const told = api.notified.filter(({ to }) => 'userId' in to && to.userId === person.actor.userId)
    expect(told.map(({ params }) => params['event'])).toEqual(['passkey_added', 'passkey_added', 'passkey_removed'])
    const { rows } = await api.pool.query<{ action: string }>(
      `select action from audit_log where entity_id = $1 and action like 'passkey:%' order by seq`,
      [person.actor.userId],
    )
    expect(rows.map(({ action }) => action)).toEqual(['passkey:add', 'passkey:add', 'passkey:rename', 'passkey:remove'])
  })

  test('an authenticator that has one is named to the browser, and taken on once', async () => {
    const { person, passkey } = await holder()
    const options = await person.ok(identity.beginPasskey, {})
    expect(options.excludeCredentials).toEqual([
      { id: passkey.credentialId, type: 'public-key', transports: ['internal'] },
    ])
    const again = await person.call(identity.addPasskey, { name: 'Twice', passkey: passkey.make(options) })
    expect(again.code).toBe('USER_SERVICE530137')
  })

  test('an account has at most twenty', async () => {
    const { person } = await holder()
    for (let at = 1; at < 20; at++) await add(person, `Key ${at}`)
    const answer = await person.call(identity.beginPasskey, {})
    expect(answer.code).toBe('USER_SERVICE530139')
    expect(answer.msg).toContain('20')
  })

  test('another person’s answers as one that does not exist', async () => {
    const [mine, theirs] = [await holder(), await holder()]
    const unknown = '01920000-0000-7000-8000-000000000000'
    const rename = (id: string) => mine.person.call(identity.renamePasskey, { id, name: 'Mine' })
    const remove = (id: string) => mine.person.call(identity.removePasskey, { id })
    expect(await rename(theirs.id)).toEqual(await rename(unknown))
    expect(await remove(theirs.id)).toEqual(await remove(unknown))
    expect((await remove(theirs.id)).code).toBe('USER_SERVICE530404')
    expect(await theirs.person.ok(identity.ownPasskeys, {})).toMatchObject([{ name: 'Laptop' }])
  })

  test('change only after a fresh proof, which a passkey is', async () => {
    const { passkey, id } = await holder()
    const as = { headers: { authorization: `Bearer ${(await open(passkey)).data.token}` } }
    travel(11)
    const begin = () => api.visitor.call(identity.beginPasskey, {}, as)
    const remove = () => api.visitor.call(identity.removePasskey, { id }, as)
    expect((await begin()).code).toBe('USER_SERVICE530130')
    expect((await remove()).code).toBe('USER_SERVICE530130')
    const asked = await api.visitor.ok(identity.proofChallenge, {}, as)
    expect(asked.allowCredentials).toMatchObject([{ id: passkey.credentialId }])
    const prove = (proof: Parameters<typeof api.visitor.call<typeof identity.proveIdentity>>[1]) =>
      api.visitor.call(identity.proveIdentity, proof, as)
    const other = await holder()
    expect((await prove({ passkey: other.passkey.sign(asked) })).code).toBe('USER_SERVICE530137')
    // The password alone is no proof any more.
    expect((await prove({ password: PASSWORD })).code).toBe('USER_SERVICE530131')
    expect((await remove()).code).toBe('USER_SERVICE530130')
    const again = await api.visitor.ok(identity.proofChallenge, {}, as)
    expect((await prove({ passkey: passkey.sign(again) })).code).toBe('200')
    expect((await remove()).code).toBe('200')
  })
})

describe('as second factor', () => {
  async function withPassword(holding: Holder) {
    const email = (await holding.person.ok(identity.ownSecurity, {})).email ?? ''
    const given = { email, password: PASSWORD, identity: 'buyer' as const }
    return (more: Partial<Parameters<typeof api.visitor.call<typeof identity.login>>[1]> = {}) =>
      api.visitor.call(identity.login, { ...given, ...more })
  }

  test('the first one comes with recovery codes, and a password alone no longer opens', async () => {
    const mine = await holder()
    expect(new Set(mine.recoveryCodes).size).toBe(10)
    expect((await add(mine.person, 'Second')).recoveryCodes).toEqual([])
    const login = await withPassword(mine)
    const asked = await login()
    expect(asked).toMatchObject({ code: 'USER_SERVICE530131', data: { app: false, passkey: true } })
    expect((await login({ secondFactor: '123456' })).code).toBe('USER_SERVICE530132')
    expect((await login({ secondFactor: mine.recoveryCodes[0] ?? '' })).code).toBe('200')
    expect((await login({ passkey: mine.passkey.sign(await challenge()) })).code).toBe('200')
  })

  test('somebody else’s stands for nobody, and wrong ones do not lock the account', async () => {
    const [mine, theirs] = [await holder(), await holder()]
    const login = await withPassword(mine)
    for (let at = 0; at < 6; at++)
      expect((await login({ passkey: theirs.passkey.sign(await challenge()) })).code).toBe('USER_SERVICE530137')
    expect((await login({ password: 'Wrong-2026', passkey: mine.passkey.sign(await challenge()) })).code).toBe(
      'USER_SERVICE530102',
    )
    expect((await login({ passkey: mine.passkey.sign(await challenge()) })).code).toBe('200')
  })

  test('the first ends the other sessions, the last removed one takes the recovery codes along', async () => {
    travel(20)
    const person = await api.person({ kind: 'buyer' })
    const email = (await person.ok(identity.ownSecurity, {})).email ?? ''
    const { token } = await api.visitor.ok(identity.login, { email, password: PASSWORD, identity: 'buyer' })
    const { id } = await add(person)
    const other = { headers: { authorization: `Bearer ${token}` } }
    expect((await api.visitor.call(identity.ownSessions, {}, other)).code).toBe('global400001')
    await person.ok(identity.removePasskey, { id })
    expect(await person.ok(identity.ownSecurity, {})).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 })
    expect((await api.visitor.call(identity.login, { email, password: PASSWORD, identity: 'buyer' })).code).toBe('200')
  })
})

test('where operators need a second factor a passkey is one, and the last one stays', async () => {
  const strict = await startModuleApi([], { operatorsNeedSecondFactor: true })
  try {
    const operator = await strict.person({ kind: 'operator' })
    const email = (await operator.ok(identity.ownSecurity, {})).email ?? ''
    const { token } = await strict.visitor.ok(identity.login, { email, password: PASSWORD, identity: 'operator' })
    const as = { headers: { authorization: `Bearer ${token}` } }
    expect(await strict.visitor.ok(identity.profile, {}, as)).toMatchObject({ mustEnrol: true })
    const passkey = new SoftAuthenticator({ ...SITE, origin: 'http://cerberus.tradeport.localhost:8080' })
    const options = await strict.visitor.ok(identity.beginPasskey, {}, as)
    const added = await strict.visitor.ok(identity.addPasskey, { name: 'Key', passkey: passkey.make(options) }, as)
    expect(await strict.visitor.ok(identity.profile, {}, as)).toMatchObject({ mustEnrol: false })
    expect((await strict.visitor.call(identity.removePasskey, { id: added.id }, as)).code).toBe('MALL600403')
    expect(await strict.visitor.ok(identity.ownPasskeys, {}, as)).toHaveLength(1)
    const asked = await strict.visitor.ok(identity.signInChallenge, {})
    const login = { passkey: passkey.sign(asked), identity: 'operator' as const }
    const again = await strict.visitor.ok(identity.passkeyLogin, login)
    const profile = await strict.visitor.ok(
      identity.profile,
      {},
      { headers: { authorization: `Bearer ${again.token}` } },
    )
    expect(profile).toMatchObject({ kind: 'operator', mustEnrol: false })
  } finally {
    await strict.close()
  }
})

test('an account that is emptied leaves no passkey behind', async () => {
  const { person, passkey } = await holder()
  await person.ok(identity.requestDeletion, {})
  travel(16 * 24 * 60)
  await api.api.jobs.run('identity.empty_left_accounts')
  const { rows } = await api.pool.query('select 1 from passkey where user_id = $1', [person.actor.userId])
  expect(rows).toEqual([])
  expect((await open(passkey)).code).toBe('USER_SERVICE530137')
})
