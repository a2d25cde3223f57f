import * as identity from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { startModuleApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const PASSWORD = 'Knit-2026!'
/** The code is only in the mail. */
async function mailedCode(email: string, identityName: 'buyer' | 'seller' = 'seller'): Promise<string> {
  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  await api.visitor.ok(identity.sendCode, { email, purpose: 'register', identity: identityName })
  const mail = api.mailed.findLast(sent => sent.to === email)
  return mail?.params['code'] ?? ''
}

const person = { password: PASSWORD, displayName: 'Wang Lan', locale: 'zh_CN' as const, timeZone: 'Asia/Shanghai' }

describe('codes and passwords', () => {
  test('a code works once, and five wrong guesses end it', async () => {
    const email = 'guess@example.com'
    const code = await mailedCode(email, 'buyer')
    const attempt = (guess: string) =>
      api.visitor.call(identity.registerBuyer, { email, code: guess, ...person, companyName: 'Guess', country: 'DE' })
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++) expect((await attempt(wrong)).code).toBe('USER_SERVICE530101')
    expect((await attempt(code)).code).toBe('USER_SERVICE530101')
  })

  test('asking again within a minute is refused with the seconds to wait', async () => {
    const email = 'impatient@example.com'
    await mailedCode(email, 'buyer')
    const again = await api.visitor.call(identity.sendCode, { email, purpose: 'register', identity: 'buyer' })
    expect(again.code).toBe('USER_SERVICE530111')
    expect(again.msg).toContain('60')
  })

  test('five wrong passwords lock the account; the right one is refused until the lock ends', async () => {
    const email = 'lock@example.com'
    const code = await mailedCode(email, 'buyer')
    await api.visitor.ok(identity.registerBuyer, { email, code, ...person, companyName: 'Lock', country: 'DE' })
    const signIn = (password: string) => api.visitor.call(identity.login, { email, password, identity: 'buyer' })
    for (let attempt = 0; attempt < 5; attempt++) expect((await signIn('Wrong-2026')).code).toBe('USER_SERVICE530102')
    expect((await signIn(PASSWORD)).code).toBe('USER_SERVICE530103')
    api.clock.now = new Date(api.clock.now.getTime() + 31 * 60_000)
    expect((await signIn(PASSWORD)).code).toBe('200')
  })

  test('an unknown address and a wrong password answer alike', async () => {
    const unknown = await api.visitor.call(identity.login, {
      email: 'nobody@example.com',
      password: 'Wrong-2026',
      identity: 'buyer',
    })
    expect(unknown.code).toBe('USER_SERVICE530102')
  })

  test('the same registration ten times at once with one key makes one account', async () => {
    const email = 'ten@example.com'
    const code = await mailedCode(email, 'buyer')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.visitor.call(
          identity.registerBuyer,
          { email, code, ...person, companyName: 'Ten', country: 'DE' },
          { idempotencyKey: 'ten-times-at-once' },
        ),
      ),
    )
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.code).toBe('200')
  })
})

describe('sessions', () => {
  test('a token ends at once with sign-out and with a changed password elsewhere', async () => {
    const email = 'session@example.com'
    const code = await mailedCode(email, 'buyer')
    await api.visitor.ok(identity.registerBuyer, { email, code, ...person, companyName: 'Session', country: 'DE' })
    const open = async () => {
      const { token } = await api.visitor.ok(identity.login, { email, password: PASSWORD, identity: 'buyer' })
      return { headers: { authorization: `Bearer ${token}` } }
    }
    const [first, second] = [await open(), await open()]
    await api.visitor.ok(identity.changePassword, { current: PASSWORD, next: 'Other-2026!' }, first)
    expect((await api.visitor.call(identity.ownCompany, {}, second)).code).toBe('global400001')
    expect((await api.visitor.call(identity.ownCompany, {}, first)).code).toBe('200')
    await api.visitor.ok(identity.logout, {}, first)
    expect((await api.visitor.call(identity.ownCompany, {}, first)).code).toBe('global400001')
  })

  test('a disabled account, a forged token and a token of another region are refused', async () => {
    const buyer = await api.person({ kind: 'buyer' })
    const elsewhere = await buyer.call(identity.ownCompany, {}, { region: REGIONS.guangzhou })
    expect(elsewhere.code).toBe('global400002')
    await api.pool.query(`update user_account set status = 'disabled' where id = $1`, [buyer.actor.userId])
    expect((await buyer.call(identity.ownCompany, {})).code).toBe('UPT400002')
    await api.pool.query(`update user_account set status = 'deleted' where id = $1`, [buyer.actor.userId])
    expect((await buyer.call(identity.ownCompany, {})).code).toBe('UPT400001')
    const forged = await api.visitor.call(identity.ownCompany, {}, { headers: { authorization: 'Bearer forged' } })
    expect(forged.code).toBe('global400001')
  })
})

describe('transport', () => {
  test('wrong bodies, unknown addresses and a missing key get the envelope', async () => {
    const broken = await api.api.app.inject({
      method: 'POST',
      url: '/api/user/session/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    })
    expect([broken.statusCode, broken.json<{ code: string }>().code]).toEqual([400, 'SYS900400'])
    const unknown = await api.api.app.inject({ method: 'POST', url: '/api/user/nothing' })
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'SYS900404'])
    const buyer = await api.person({ kind: 'buyer' })
    const keyless = await buyer.raw(
      identity.updatePreferences,
      { displayName: 'X' },
      { headers: { 'idempotency-key': '' } },
    )
    expect(keyless).toMatchObject({ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path: 'Idempotency-Key' }] } })
    const unstorable = await buyer.raw(identity.updatePreferences, { displayName: 'a\u0000b' })
    expect(unstorable).toMatchObject({
      code: 'USER_SERVICE530400',
      data: { fieldErrors: [{ path: 'displayName', rule: 'unkeepable', params: { sign: 'U+0000' } }] },
    })
    const foreign = await api.visitor.raw(
      identity.profile,
      { source: 'nowhere' },
      { region: { ...REGIONS.demo, source: 'nowhere' } },
    )
    expect(foreign.code).toBe('MALL600410')
  })
})
