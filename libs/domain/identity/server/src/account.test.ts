import * as identity from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { startModuleApi, type CallOptions, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inviteFirstOperator } from './first-operator'
import { codeOfStep, stepAt } from './totp'
import { bytesOf } from './totp.fixture'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const PASSWORD = 'Knit-2026!'
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'

const travel = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}

async function codeFor(to: string, input: Omit<InputOf<typeof identity.sendCode>, 'identity'>): Promise<string> {
  travel(2)
  await api.visitor.ok(identity.sendCode, { ...input, identity: 'buyer' })
  return api.mailed.findLast(sent => sent.to === to)?.params['code'] ?? ''
}

async function newBuyer(name: string): Promise<string> {
  const email = `${name}@buyer.example`
  await api.visitor.ok(identity.registerBuyer, {
    email,
    code: await codeFor(email, { email, purpose: 'register' }),
    password: PASSWORD,
    displayName: name,
    companyName: name,
    country: 'DE',
    locale: 'en_US',
    timeZone: 'Europe/Berlin',
  })
  return email
}

type LoginInput = Partial<InputOf<typeof identity.login>>

const tryLogin = (input: LoginInput, options?: CallOptions) =>
  api.visitor.call(identity.login, { identity: 'buyer', ...input }, options)

interface Session {
  token: string
  as: { headers: Record<string, string> }
}

async function signIn(email: string, input: LoginInput = {}, userAgent = CHROME): Promise<Session> {
  const answer = await tryLogin({ email, password: PASSWORD, ...input }, { headers: { 'user-agent': userAgent } })
  expect(answer.code).toBe('200')
  const { token } = answer.data
  return { token, as: { headers: { authorization: `Bearer ${token}` } } }
}

const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('sessions', () => {
  test('a person sees their devices, ends one, then all others; each ends at once', async () => {
    const email = await newBuyer('devices')
    const [first, second, third] = [await signIn(email), await signIn(email, {}, IPHONE), await signIn(email)]
    const list = await api.visitor.ok(identity.ownSessions, {}, first.as)
    expect(list.filter(session => session.isCurrent)).toHaveLength(1)
    const phone = list.find(session => session.device.kind === 'phone')
    expect(phone).toMatchObject({ device: { browser: 'Safari', system: 'iOS' }, ip: '127.0.•.•', isCurrent: false })
    await api.visitor.ok(identity.endSession, { id: phone?.id ?? '' }, first.as)
    expect((await api.visitor.call(identity.ownSessions, {}, second.as)).code).toBe('global400001')
    expect(await api.visitor.ok(identity.endOtherSessions, {}, first.as)).toEqual({ ended: 1 })
    expect((await api.visitor.call(identity.ownSessions, {}, third.as)).code).toBe('global400001')
    expect(await api.visitor.ok(identity.ownSessions, {}, first.as)).toHaveLength(1)
  })

  test('the id of another person’s session answers as one that does not exist', async () => {
    const [mine, theirs] = [await signIn(await newBuyer('mine')), await signIn(await newBuyer('theirs'))]
    const [session] = await api.visitor.ok(identity.ownSessions, {}, theirs.as)
    const foreign = await api.visitor.call(identity.endSession, { id: session?.id ?? '' }, mine.as)
    const unknown = await api.visitor.call(identity.endSession, { id: '01920000-0000-7000-8000-000000000000' }, mine.as)
    expect(foreign).toEqual(unknown)
    expect(foreign.code).toBe('USER_SERVICE530404')
    expect((await api.visitor.call(identity.ownSessions, {}, theirs.as)).code).toBe('200')
  })

  test('signing in makes a token nobody knew, and ends the one the browser brought along', async () => {
    const email = await newBuyer('fixation')
    const planted = { headers: { authorization: 'Bearer planted-by-somebody-else' } }
    const answer = await tryLogin({ email, password: PASSWORD }, planted)
    expect(answer.data.token).not.toBe('planted-by-somebody-else')
    expect((await api.visitor.call(identity.ownSessions, {}, planted)).code).toBe('global400001')
    const before = { headers: { authorization: `Bearer ${answer.data.token}` } }
    await tryLogin({ email, password: PASSWORD }, before)
    expect((await api.visitor.call(identity.ownSessions, {}, before)).code).toBe('global400001')
  })

  test('when a session was used is known to the minute, and written no oftener', async () => {
    const { as } = await signIn(await newBuyer('seen'))
    const lastSeen = async () => (await api.visitor.ok(identity.ownSessions, {}, as))[0]?.lastSeenAt
    const opened = api.clock.now.toISOString()
    travel(0.5)
    await lastSeen()
    expect(await lastSeen()).toBe(opened)
    travel(1)
    await vi.waitFor(async () => expect(await lastSeen()).toBe(api.clock.now.toISOString()))
  })

  test('a new password set by code ends every session', async () => {
    const email = await newBuyer('reset')
    const { as } = await signIn(email)
    const code = await codeFor(email, { email, purpose: 'reset_password' })
    await api.visitor.ok(identity.resetPassword, { email, code, password: 'Other-2026!', identity: 'buyer' })
    expect((await api.visitor.call(identity.ownSessions, {}, as)).code).toBe('global400001')
  })
})

describe('a password that everybody who guesses begins with', () => {
  const COMMON = 'P@ssw0rd2026'
  const refused = (path: string) => ({
    ...{ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path, rule: 'common_password' }] } },
  })

  test('is refused at its field: registering, with a code, and in the own account; the code stays good', async () => {
    const email = 'common@buyer.example'
    const person = {
      ...{ email, displayName: 'Common', companyName: 'Common', country: 'DE' },
      ...{ locale: 'en_US' as const, timeZone: 'Europe/Berlin' },
      code: await codeFor(email, { email, purpose: 'register' }),
    }
    expect(await api.visitor.call(identity.registerBuyer, { ...person, password: COMMON })).toMatchObject(
      refused('password'),
    )
    await api.visitor.ok(identity.registerBuyer, { ...person, password: PASSWORD })

    const { as } = await signIn(email)
    expect(await api.visitor.call(identity.changePassword, { current: PASSWORD, next: COMMON }, as)).toMatchObject(
      refused('next'),
    )
    const reset = {
      email,
      identity: 'buyer' as const,
      code: await codeFor(email, { email, purpose: 'reset_password' }),
    }
    expect(await api.visitor.call(identity.resetPassword, { ...reset, password: COMMON })).toMatchObject(
      refused('password'),
    )
    await api.visitor.ok(identity.resetPassword, { ...reset, password: 'Other-2026!' })
  })

  test('that an account has had for long still opens it, also for a second company', async () => {
    const owner = await api.person({ kind: 'buyer' })
    const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [
      owner.actor.userId,
    ])
    const email = rows[0]?.email ?? ''
    await api.visitor.ok(identity.registerCompany, {
      ...{ party: 'seller', email, password: 'Passw0rd!', displayName: 'Old', locale: 'en_US', timeZone: 'UTC' },
      code: await codeFor(email, { email, purpose: 'register' }),
    })
  })
})

describe('sign-ins', () => {
  test('each is on record for its person, with result and device', async () => {
    const email = await newBuyer('history')
    await tryLogin({ email, password: 'Wrong-2026' }, { headers: { 'user-agent': IPHONE } })
    const { as } = await signIn(email)
    const { records, total } = await api.visitor.ok(identity.ownSignIns, {}, as)
    expect(total).toBe(2)
    expect(records).toMatchObject([
      { result: 'ok', method: 'password', device: { browser: 'Chrome', system: 'Windows' } },
      { result: 'wrong_password', device: { kind: 'phone' } },
    ])
    const other = await signIn(await newBuyer('nosy'))
    expect((await api.visitor.ok(identity.ownSignIns, {}, other.as)).total).toBe(1)
  })

  test('a browser that was never used before is told of, one that was is not', async () => {
    const email = await newBuyer('browser')
    const alerts = () => api.notified.filter(notice => notice.params['actor'] === 'browser')
    await signIn(email, { deviceId: 'laptop-0001' })
    await signIn(email, { deviceId: 'laptop-0001' })
    expect(alerts()).toEqual([])
    await signIn(email, { deviceId: 'elsewhere-01' })
    expect(alerts()).toMatchObject([
      { kind: 'security_alert', params: { event: 'new_device' }, link: { frontEnd: 'buyer', route: '/account' } },
    ])
  })

  test('a code by mail or to the phone opens a session once; a wrong one does not', async () => {
    const email = await newBuyer('coded')
    const { as } = await signIn(email)
    travel(2)
    await api.visitor.ok(identity.sendContactCode, { phone: '013800138000' }, as)
    const sent = api.mailed.findLast(mail => mail.to === '+8613800138000')
    await api.visitor.ok(identity.changeContact, { phone: '13800138000', code: sent?.params['code'] ?? '' }, as)
    expect((await api.visitor.ok(identity.ownSecurity, {}, as)).phone).toBe('+8613800138000')

    const code = await codeFor('+8613800138000', { phone: '+8613800138000', purpose: 'sign_in' })
    const phone = '13800138000'
    expect((await tryLogin({ phone, code: anotherThan(code) })).code).toBe('USER_SERVICE530101')
    expect((await tryLogin({ phone, code })).code).toBe('200')
    expect((await tryLogin({ phone, code })).code).toBe('USER_SERVICE530101')
    expect((await tryLogin({ phone, password: PASSWORD })).code).toBe('200')
    const mailed = await codeFor(email, { email, purpose: 'sign_in' })
    expect((await tryLogin({ email, code: mailed })).code).toBe('200')
  })

  test('codes of one purpose are no codes of another, and nobody learns who has an account', async () => {
    const email = await newBuyer('purpose')
    const code = await codeFor(email, { email, purpose: 'reset_password' })
    expect((await tryLogin({ email, code })).code).toBe('USER_SERVICE530101')
    const unknown = await api.visitor.call(identity.sendCode, {
      email: 'nobody@buyer.example',
      purpose: 'sign_in',
      identity: 'buyer',
    })
    expect(unknown.data).toEqual({ resendAfter: 60, expiresInMinutes: 10 })
    expect(api.mailed.some(mail => mail.to === 'nobody@buyer.example')).toBe(false)
  })

  test('neither roles nor companies nor states can be sent along', async () => {
    const email = 'greedy@buyer.example'
    const code = await codeFor(email, { email, purpose: 'register' })
    const extra = {
      roles: ['op_super'],
      role: 'op_super',
      status: 'deleted',
      companyId: 'x',
      kind: 'operator',
      verifyLevel: 3,
    }
    const registered = await api.visitor.raw(identity.registerBuyer, {
      ...{ email, code, password: PASSWORD, displayName: 'g', companyName: 'g', country: 'DE', locale: 'en_US' },
      timeZone: 'UTC',
      ...extra,
    })
    expect(registered.code).toBe('200')
    const { as } = await signIn(email)
    await api.visitor.raw(identity.updatePreferences, { displayName: 'h', email: 'other@buyer.example', ...extra }, as)
    const profile = await api.visitor.ok(identity.profile, {}, as)
    expect(profile).toMatchObject({
      kind: 'buyer',
      roles: ['buyer_owner'],
      user: { email, displayName: 'h' },
      company: { status: 'active' },
    })
    expect(profile.company?.verifyLevel).toBeLessThan(3)
    expect((await tryLogin({ email, password: PASSWORD, identity: 'operator' })).code).toBe('USER_SERVICE530102')
  })

  test('one network that guesses at many accounts is stopped, and may go on later', async () => {
    travel(20)
    const email = await newBuyer('stuffed')
    const guesses = await Promise.all(
      Array.from({ length: 64 }, (_unused, at) =>
        tryLogin({ email: `account-${at}@buyer.example`, password: 'Wrong-2026' }),
      ),
    )
    expect(guesses.every(answer => answer.success)).toBe(false)
    const right = await tryLogin({ email, password: PASSWORD })
    expect(right.code).toBe('USER_SERVICE530104')
    travel(16)
    expect((await tryLogin({ email, password: PASSWORD })).code).toBe('200')
  })

  test('codes for ever new addresses end at a hundred within the hour', async () => {
    travel(61)
    const ask = (at: number) =>
      api.visitor.call(identity.sendCode, { email: `many-${at}@buyer.example`, purpose: 'sign_in', identity: 'buyer' })
    for (let at = 0; at < 100; at++) expect((await ask(at)).code).toBe('200')
    expect((await ask(100)).code).toBe('USER_SERVICE530111')
    travel(61)
  })
})

describe('second factor', () => {
  const appCode = (secret: string, offset = 0) => codeOfStep(bytesOf(secret), stepAt(api.clock.now) + offset)

  async function enrolled(name: string) {
    const email = await newBuyer(name)
    const { as } = await signIn(email)
    const { secret, uri } = await api.visitor.ok(identity.beginSecondFactor, {}, as)
    expect(uri).toContain(`secret=${secret}`)
    const { recoveryCodes } = await api.visitor.ok(identity.confirmSecondFactor, { code: appCode(secret) }, as)
    travel(1)
    return { email, as, secret, recoveryCodes }
  }

  test('is asked for at sign-in, takes each code once, and the secret lies encrypted', async () => {
    const { email, secret } = await enrolled('factor')
    const given = { email, password: PASSWORD }
    expect((await tryLogin(given)).code).toBe('USER_SERVICE530131')
    const code = appCode(secret)
    expect((await tryLogin({ ...given, secondFactor: anotherThan(code) })).code).toBe('USER_SERVICE530132')
    expect((await tryLogin({ ...given, secondFactor: appCode(secret, -2) })).code).toBe('USER_SERVICE530132')
    const both = await Promise.all([
      tryLogin({ ...given, secondFactor: code }),
      tryLogin({ ...given, secondFactor: code }),
    ])
    expect(both.map(answer => answer.code).toSorted()).toEqual(['200', 'USER_SERVICE530132'])
    const { rows } = await api.pool.query<{ secret: Buffer }>('select secret from second_factor')
    expect(rows.some(row => row.secret.includes(bytesOf(secret)))).toBe(false)
  })

  test('five wrong codes lock the account, so that six digits cannot be tried', async () => {
    const { email, secret } = await enrolled('tried')
    const wrong = anotherThan(appCode(secret))
    const given = { email, password: PASSWORD }
    for (let guess = 0; guess < 5; guess++)
      expect((await tryLogin({ ...given, secondFactor: wrong })).code).toBe('USER_SERVICE530132')
    expect((await tryLogin({ ...given, secondFactor: appCode(secret) })).code).toBe('USER_SERVICE530103')
  })

  const atOnce = (times: number, ask: (at: number) => ReturnType<typeof tryLogin>) =>
    Promise.all(Array.from({ length: times }, (_unused, at) => ask(at)))
  const codesOf = (answers: readonly { code: string }[]) =>
    Object.fromEntries([...Map.groupBy(answers, answer => answer.code)].map(([code, those]) => [code, those.length]))

  test('of fifty guesses at once at a mailed code five are compared, and the code is spent', async () => {
    travel(20)
    const email = await newBuyer('guessed-mail')
    const code = await codeFor(email, { email, purpose: 'sign_in' })
    const answers = await atOnce(50, at => tryLogin({ email, code: at === 49 ? code : anotherThan(code) }))
    expect(codesOf(answers.slice(0, 49))).toEqual({ USER_SERVICE530101: 49 })
    const { rows } = await api.pool.query<{ attempts: number }>(
      `select attempts from verification_code where email_key = $1 and purpose = 'sign_in'`,
      [email],
    )
    expect(rows).toEqual([{ attempts: 5 }])
    expect((await tryLogin({ email, code })).code).toBe('USER_SERVICE530101')
  })

  test.each(['app', 'recovery'])('of fifty guesses at once at an %s code five are compared', async kind => {
    travel(20)
    const { email, secret } = await enrolled(`guessed-${kind}`)
    const given = { email, password: PASSWORD }
    const wrong = kind === 'app' ? anotherThan(appCode(secret)) : 'aaaaa-aaaaa'
    const answers = codesOf(await atOnce(50, () => tryLogin({ ...given, secondFactor: wrong })))
    expect(answers).toEqual({ USER_SERVICE530132: 5, USER_SERVICE530103: 45 })
    expect((await tryLogin({ ...given, secondFactor: appCode(secret) })).code).toBe('USER_SERVICE530103')
  })

  test('whoever is locked out is told, once', async () => {
    travel(20)
    const email = await newBuyer('lockedout')
    const told = () => api.mailed.filter(mail => mail.template === 'account_locked' && mail.to === email).length
    const answers = codesOf(await atOnce(50, () => tryLogin({ email, password: 'Wrong-2026' })))
    expect(answers['USER_SERVICE530102']).toBe(5)
    expect(told()).toBe(1)
  })

  test('a recovery code or a step of the app used by ten calls at once opens once', async () => {
    travel(40)
    const { email, secret, recoveryCodes } = await enrolled('tenfold')
    const given = { email, password: PASSWORD }
    for (const codeNow of [() => recoveryCodes[0] ?? '', () => appCode(secret)]) {
      const secondFactor = codeNow()
      const answers = await atOnce(10, () => tryLogin({ ...given, secondFactor }))
      expect(codesOf(answers)).toMatchObject({ 200: 1 })
      travel(31)
    }
  })

  test('a recovery code opens once; new ones replace the old', async () => {
    const { email, as, recoveryCodes } = await enrolled('recovery')
    expect(new Set(recoveryCodes).size).toBe(10)
    const given = { email, password: PASSWORD, secondFactor: recoveryCodes[0] ?? '' }
    expect((await tryLogin(given)).code).toBe('200')
    expect((await tryLogin(given)).code).toBe('USER_SERVICE530132')
    expect((await api.visitor.ok(identity.ownSecurity, {}, as)).recoveryCodesLeft).toBe(9)
    await api.visitor.ok(identity.renewRecoveryCodes, {}, as)
    expect((await tryLogin({ ...given, secondFactor: recoveryCodes[1] ?? '' })).code).toBe('USER_SERVICE530132')
  })

  test('a code by mail comes again with the second factor, and is then used up', async () => {
    const { email, secret } = await enrolled('mailed')
    const code = await codeFor(email, { email, purpose: 'sign_in' })
    expect((await tryLogin({ email, code })).code).toBe('USER_SERVICE530131')
    expect((await tryLogin({ email, code, secondFactor: appCode(secret) })).code).toBe('200')
    travel(1)
    expect((await tryLogin({ email, code, secondFactor: appCode(secret) })).code).toBe('USER_SERVICE530101')
  })

  test('goes only with the password and a code, new recovery codes only with a fresh proof; turning it on ends the other sessions', async () => {
    const email = await newBuyer('off')
    const [first, second] = [await signIn(email), await signIn(email)]
    const { secret } = await api.visitor.ok(identity.beginSecondFactor, {}, first.as)
    await api.visitor.ok(identity.confirmSecondFactor, { code: appCode(secret) }, first.as)
    expect((await api.visitor.call(identity.ownSessions, {}, second.as)).code).toBe('global400001')
    const again = await api.visitor.call(identity.beginSecondFactor, {}, first.as)
    expect(again.code).toBe('MALL600403')
    travel(11)
    const off = (password: string, secondFactor: string) =>
      api.visitor.call(identity.disableSecondFactor, { password, secondFactor }, first.as)
    expect((await api.visitor.call(identity.renewRecoveryCodes, {}, first.as)).code).toBe('USER_SERVICE530130')
    expect((await api.visitor.call(identity.proveIdentity, { password: PASSWORD }, first.as)).code).toBe(
      'USER_SERVICE530131',
    )
    await api.visitor.ok(identity.proveIdentity, { secondFactor: appCode(secret) }, first.as)
    expect((await off(PASSWORD, appCode(secret))).code).toBe('USER_SERVICE530132')
    travel(1)
    expect((await off('Wrong-2026', appCode(secret))).code).toBe('USER_SERVICE530102')
    expect((await off(PASSWORD, appCode(secret))).code).toBe('200')
    expect((await tryLogin({ email, password: PASSWORD })).code).toBe('200')
  })
})

describe('where operators need a second factor', () => {
  test('one without it can do nothing but set it up, and cannot turn it off again', async () => {
    const strict = await startModuleApi([], { operatorsNeedSecondFactor: true })
    try {
      const operator = await strict.person({ kind: 'operator' })
      const email = (await operator.ok(identity.ownSecurity, {})).email ?? ''
      const given = { email, password: 'Passw0rd!', identity: 'operator' as const }
      const { token } = await strict.visitor.ok(identity.login, given)
      const as = { headers: { authorization: `Bearer ${token}` } }
      const before = await strict.visitor.ok(identity.profile, {}, as)
      expect(before).toMatchObject({ mustEnrol: true, roles: [] })
      expect((await strict.visitor.call(identity.companyPage, {}, as)).code).toBe('gateway.400019')
      const { secret } = await strict.visitor.ok(identity.beginSecondFactor, {}, as)
      const code = codeOfStep(bytesOf(secret), stepAt(strict.clock.now))
      await strict.visitor.ok(identity.confirmSecondFactor, { code }, as)
      expect(await strict.visitor.ok(identity.profile, {}, as)).toMatchObject({ mustEnrol: false })
      expect((await strict.visitor.call(identity.companyPage, {}, as)).code).toBe('200')
      strict.clock.now = new Date(strict.clock.now.getTime() + 60_000)
      const secondFactor = codeOfStep(bytesOf(secret), stepAt(strict.clock.now))
      const off = await strict.visitor.call(identity.disableSecondFactor, { password: 'Passw0rd!', secondFactor }, as)
      expect(off.code).toBe('MALL600403')
    } finally {
      await strict.close()
    }
  })
})

describe('where nobody is an operator yet', () => {
  test('the first one is invited once, and sets up a second factor at the first sign-in', async () => {
    const strict = await startModuleApi([], { operatorsNeedSecondFactor: true })
    try {
      const email = 'head@platform.example'
      const invite = () =>
        strict.inside(ctx => inviteFirstOperator(ctx, email, (_ctx, route) => `http://cerberus.example${route}`))
      expect(await invite()).toBe(true)
      expect(await invite()).toBe(false)
      strict.clock.now = new Date(strict.clock.now.getTime() + 73 * 3_600_000)
      expect(await invite()).toBe(true)
      const url = new URL(strict.mailed.at(-1)?.params['url'] ?? '')
      const token = url.searchParams.get('token') ?? ''
      await strict.visitor.ok(identity.invitationAccept, { token, password: PASSWORD })
      const session = await strict.visitor.ok(identity.login, { email, password: PASSWORD, identity: 'operator' })
      const as = { headers: { authorization: `Bearer ${session.token}` } }
      expect(await strict.visitor.ok(identity.profile, {}, as)).toMatchObject({ mustEnrol: true, roles: [] })
      const { secret } = await strict.visitor.ok(identity.beginSecondFactor, {}, as)
      const code = codeOfStep(bytesOf(secret), stepAt(strict.clock.now))
      await strict.visitor.ok(identity.confirmSecondFactor, { code }, as)
      expect(await strict.visitor.ok(identity.profile, {}, as)).toMatchObject({ mustEnrol: false, roles: ['op_super'] })
      strict.clock.now = new Date(strict.clock.now.getTime() + 73 * 3_600_000)
      expect(await invite()).toBe(false)
    } finally {
      await strict.close()
    }
  })
})

describe('a fresh proof', () => {
  test('is needed ten minutes after the sign-in, and guessing at it locks the account', async () => {
    const email = await newBuyer('proof')
    const { as } = await signIn(email)
    travel(11)
    const ask = () => api.visitor.call(identity.sendContactCode, { email: 'next@buyer.example' }, as)
    expect((await ask()).code).toBe('USER_SERVICE530130')
    await api.visitor.ok(identity.proveIdentity, { password: PASSWORD }, as)
    expect((await ask()).code).toBe('200')
    const guess = () => api.visitor.call(identity.proveIdentity, { password: 'Wrong-2026' }, as)
    for (let at = 0; at < 5; at++) expect((await guess()).code).toBe('USER_SERVICE530102')
    expect((await guess()).code).toBe('USER_SERVICE530103')
  })

  test('a sign-in by mailed code alone is none', async () => {
    const email = await newBuyer('codeonly')
    const code = await codeFor(email, { email, purpose: 'sign_in' })
    const { as } = await signIn(email, { password: undefined, code })
    expect((await api.visitor.call(identity.beginSecondFactor, {}, as)).code).toBe('USER_SERVICE530130')
  })

  test('a new address needs the code sent to it, must be free, and the old one is told', async () => {
    const email = await newBuyer('moving')
    const taken = await newBuyer('settled')
    const { as } = await signIn(email)
    const change = async (to: string) => {
      travel(2)
      await api.visitor.ok(identity.sendContactCode, { email: to }, as)
      const code = api.mailed.findLast(mail => mail.to === to)?.params['code'] ?? ''
      return api.visitor.call(identity.changeContact, { email: to, code }, as)
    }
    expect((await change(taken)).code).toBe('USER_SERVICE530110')
    expect((await change('moved@buyer.example')).code).toBe('200')
    expect(api.notified.at(-1)).toMatchObject({ kind: 'security_alert', params: { event: 'contact_changed' } })
    expect((await tryLogin({ email, password: PASSWORD })).code).toBe('USER_SERVICE530102')
    expect((await tryLogin({ email: 'Moved@buyer.example', password: PASSWORD })).code).toBe('200')
  })
})

test('of two accounts that take one phone number at once, the second is told why not', async () => {
  travel(20)
  const [one, other] = [await api.person({ kind: 'buyer' }), await api.person({ kind: 'buyer' })]
  const phone = '+491701234567'
  await one.ok(identity.sendContactCode, { phone })
  const code = api.mailed.findLast(mail => mail.to === phone)?.params['code'] ?? ''
  const rival = await api.pool.connect()
  try {
    await rival.query('begin')
    await rival.query('update user_account set phone = $2 where id = $1', [other.actor.userId, phone])
    const answer = one.call(identity.changeContact, { phone, code })
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await vi.waitFor(async () => expect((await api.pool.query(waiting)).rowCount).toBe(1), { timeout: 20_000 })
    await rival.query('commit')
    expect((await answer).code).toBe('USER_SERVICE530133')
  } finally {
    rival.release()
  }
})

test('two operators never sign in with the same address, wherever their accounts are', async () => {
  const [one, other] = [await api.person({ kind: 'operator' }), await api.person({ kind: 'operator' })]
  const to = 'same-operator@example.com'
  await api.pool.query(`update user_account set email = $2, region_id = 'elsewhere' where id = $1`, [
    other.actor.userId,
    to,
  ])
  await one.ok(identity.sendContactCode, { email: to })
  const code = api.mailed.findLast(mail => mail.to === to)?.params['code'] ?? ''
  expect((await one.call(identity.changeContact, { email: to, code })).code).toBe('USER_SERVICE530110')
})

describe('leaving', () => {
  test('ends all sessions, is taken back by signing in, and empties the account after the grace period', async () => {
    const email = await newBuyer('leaver')
    const first = await signIn(email)
    await api.visitor.ok(identity.requestDeletion, {}, first.as)
    expect((await api.visitor.call(identity.ownSessions, {}, first.as)).code).toBe('global400001')
    const back = await signIn(email)
    expect((await api.visitor.ok(identity.ownSecurity, {}, back.as)).deletionDueAt).toBeNull()
    expect(api.notified.map(({ params }) => params['event'])).toContain('deletion_taken_back')
    await api.visitor.ok(identity.requestDeletion, {}, back.as)
    expect(api.notified.at(-1)).toMatchObject({ params: { event: 'deletion_requested' } })
    const { rows: waiting } = await api.pool.query('select status from user_account where email = $1', [email])
    expect(waiting).toEqual([{ status: 'deletion_pending' }])
    travel(14 * 24 * 60)
    await api.api.jobs.run('identity.empty_left_accounts')
    expect((await api.visitor.call(identity.ownSessions, {}, back.as)).code).toBe('global400001')
    travel(2 * 24 * 60)
    await api.api.jobs.run('identity.empty_left_accounts')
    expect((await api.visitor.call(identity.ownSessions, {}, back.as)).code).toBe('UPT400001')
    expect((await tryLogin({ email, password: PASSWORD })).code).toBe('USER_SERVICE530102')
    const { rows } = await api.pool.query(`select 1 from user_account where email = $1 or display_name = 'leaver'`, [
      email,
    ])
    expect(rows).toEqual([])
  })

  test('the only owner hands the company over first', async () => {
    const owner = await api.person({ kind: 'buyer' })
    await api.person({ kind: 'buyer', companyId: owner.actor.companyId ?? '' })
    await api.pool.query('update company_member set is_owner = user_id = $2 where company_id = $1', [
      owner.actor.companyId,
      owner.actor.userId,
    ])
    await owner.ok(identity.proveIdentity, { password: 'Passw0rd!' })
    expect((await owner.call(identity.requestDeletion, {})).code).toBe('USER_SERVICE530136')
  })
})

test('an account is known in its own region alone', async () => {
  const email = await newBuyer('regional')
  const elsewhere = await tryLogin({ email, password: PASSWORD }, { region: REGIONS.guangzhou })
  expect(elsewhere.code).toBe('USER_SERVICE530102')
})
