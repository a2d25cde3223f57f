import * as identity from '@tradeport/domain/identity/contract'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let api: TestApi
let keeper: Caller

beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())
beforeEach(async () => {
  keeper = await api.person({ kind: 'operator' })
})

const after = async (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000)
  await api.api.jobs.run('identity.forget-sign-ins')
}

const CHROME = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36' }
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

/** Somebody with an account, who comes in with a password or fails to. */
async function somebody() {
  const { actor } = await api.person({ kind: 'buyer' })
  const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [
    actor.userId,
  ])
  const email = rows[0]?.email ?? ''
  const comeIn = (headers: Record<string, string>, password = 'Passw0rd!') =>
    api.visitor.call(identity.login, { email, password, identity: 'buyer' }, { headers })
  return { email, userId: actor.userId, comeIn }
}

const signInsOf = async (email: string) => {
  keeper = await api.person({ kind: 'operator' })
  const { records } = await keeper.ok(identity.loginLogPage, { keyword: email })
  return records.map(({ result }) => result)
}

test('sign-ins are on record for half a year, and of each person the last that succeeded for good', async () => {
  const { email, comeIn } = await somebody()
  await comeIn(CHROME, 'Wrong-2026')
  await comeIn(CHROME)
  await after(1)
  await comeIn(CHROME)
  await comeIn(CHROME, 'Wrong-2026')
  expect(await signInsOf(email)).toEqual(['wrong_password', 'ok', 'ok', 'wrong_password'])
  await after(183)
  expect(await signInsOf(email)).toEqual(['wrong_password', 'ok', 'ok', 'wrong_password'])
  await after(2)
  expect(await signInsOf(email)).toEqual(['ok'])
})

test('guesses at accounts that there are not are forgotten like all others', async () => {
  const guess = { email: 'nobody@buyer.example', password: 'Wrong-2026', identity: 'buyer' } as const
  await api.visitor.call(identity.login, guess)
  const guesses = async () => {
    keeper = await api.person({ kind: 'operator' })
    const { records } = await keeper.ok(identity.loginLogPage, { succeeded: false })
    return records.filter(({ userId }) => userId === null).length
  }
  expect(await guesses()).toBe(1)
  await after(185)
  expect(await guesses()).toBe(0)
})

test('a strange browser is told of also to somebody who has not been here for a year', async () => {
  const { userId, comeIn } = await somebody()
  const alerts = () => api.notified.filter(({ to }) => 'userId' in to && to.userId === userId)
  await comeIn(CHROME)
  await after(365)
  await comeIn(FIREFOX)
  expect(alerts()).toMatchObject([{ kind: 'security_alert', params: { event: 'new_device' } }])
})

test('a session is forgotten a month after it ran out; until then, as afterwards, its token opens nothing', async () => {
  const { userId, comeIn } = await somebody()
  const { data } = await comeIn(CHROME)
  const sessions = () =>
    api.visitor.raw(identity.ownSessions, {}, { headers: { authorization: `Bearer ${data.token}` } })
  const kept = async () => {
    const { rows } = await api.pool.query('select 1 from user_session where user_id = $1 and user_agent = $2', [
      userId,
      CHROME['user-agent'],
    ])
    return rows.length > 0
  }
  expect(await sessions()).toMatchObject({ success: true })
  await after(30)
  expect([await kept(), (await sessions()).code]).toEqual([true, 'global400001'])
  await after(2)
  expect([await kept(), (await sessions()).code]).toEqual([false, 'global400001'])
})

test('a code is forgotten a day after it was sent, and meanwhile counts for the limit of the hour', async () => {
  const email = 'coded@buyer.example'
  const ask = () => api.visitor.call(identity.sendCode, { email, purpose: 'register', identity: 'buyer' })
  const kept = async () => {
    const { rows } = await api.pool.query('select 1 from verification_code where email_key = $1', [email])
    return rows.length
  }
  for (let codes = 0; codes < 8; codes++) {
    expect(await ask()).toMatchObject({ success: true })
    await after(1.1 / 1440)
  }
  expect(await ask()).toMatchObject({ code: 'USER_SERVICE530111' })
  await after(0.9)
  expect(await kept()).toBe(8)
  await after(0.2)
  expect(await kept()).toBe(0)
  expect(await ask()).toMatchObject({ success: true })
})
