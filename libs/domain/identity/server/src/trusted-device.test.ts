import { randomUUID } from 'node:crypto'
import * as identity from '@tradeport/domain/identity/contract'
import type { Endpoint, InputOf } from '@tradeport/kernel/contract-kit'
import { startModuleApi, type CallOptions, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOfStep, stepAt } from './totp'
import { bytesOf } from './totp.fixture'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const PASSWORD = 'Passw0rd!'

const travel = (minutes: number, of = api) => {
  of.clock.now = new Date(of.clock.now.getTime() + minutes * 60_000)
}

/** A browser, which keeps the cookie that it is given. */
class Browser {
  cookie: string | undefined
  setCookie: string | undefined
  readonly #api: TestApi

  constructor(of = api) {
    this.#api = of
  }

  async login(input: Partial<InputOf<typeof identity.login>> & { email: string }) {
    const response = await this.#api.api.app.inject({
      method: 'POST',
      url: `/api${identity.login.path}`,
      headers: { ...this.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: JSON.stringify({ identity: 'buyer', password: PASSWORD, ...input }),
    })
    const [given] = [response.headers['set-cookie'] ?? []].flat()
    if (given !== undefined) {
      this.setCookie = given
      this.cookie = given.split(';')[0]
    }
    return response.json<{ code: string; data: { token: string; trust?: boolean } }>()
  }

  get headers(): Record<string, string> {
    return this.cookie === undefined ? {} : { cookie: this.cookie }
  }

  async signedIn(input: Parameters<Browser['login']>[0]): Promise<CallOptions> {
    const { code, data } = await this.login(input)
    expect(code).toBe('200')
    return { headers: { ...this.headers, authorization: `Bearer ${data.token}` } }
  }
}

async function emailOf({ actor }: Caller, of = api): Promise<string> {
  const { rows } = await of.pool.query<{ email: string }>('select email from user_account where id = $1', [
    actor.userId,
  ])
  return rows[0]?.email ?? ''
}

/** Somebody with an authenticator app. */
async function somebody(kind: 'buyer' | 'operator' = 'buyer', of = api) {
  const person = await of.person({ kind })
  const { secret } = await person.ok(identity.beginSecondFactor, {})
  const code = () => {
    travel(1, of)
    return codeOfStep(bytesOf(secret), stepAt(of.clock.now))
  }
  await person.ok(identity.confirmSecondFactor, { code: code() })
  return { email: await emailOf(person, of), code, userId: person.actor.userId }
}

/** Somebody, and a browser of theirs that they trust. */
async function trusting() {
  const who = await somebody()
  const browser = new Browser()
  const as = await browser.signedIn({ email: who.email, secondFactor: who.code(), trustDevice: true })
  return { ...who, browser, as }
}

const ASKED = 'USER_SERVICE530131'
const ok = <E extends Endpoint>(endpoint: E, input: InputOf<E>, as: CallOptions) => api.visitor.ok(endpoint, input, as)

describe('a trusted device', () => {
  test('leaves the second step out for 30 days, on this browser alone, and its person is told', async () => {
    const { email, browser, userId } = await trusting()
    expect(browser.setCookie).toMatch(
      /^trustedDevice=[\w-]{43}; Path=\/api\/user\/session; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    )
    expect(await browser.login({ email })).toMatchObject({ code: '200' })
    expect(await new Browser().login({ email })).toMatchObject({ code: ASKED, data: { trust: true } })
    const told = api.notified.filter(({ to }) => 'userId' in to && to.userId === userId)
    expect(told.filter(({ params }) => params['event'] === 'device_trusted')).toHaveLength(1)
    travel(30 * 1440 - 5)
    expect(await browser.login({ email })).toMatchObject({ code: '200' })
    travel(10)
    expect(await browser.login({ email })).toMatchObject({ code: ASKED })
    await api.api.jobs.run('identity.forget-sign-ins')
    const { rows } = await api.pool.query('select id from trusted_device where user_id = $1', [userId])
    expect(rows).toEqual([])
  })

  test('lies hashed, and opens nothing without the password', async () => {
    const { email, browser } = await trusting()
    const { rows } = await api.pool.query<{ token_hash: Buffer }>('select token_hash from trusted_device')
    const token = browser.cookie?.split('=')[1] ?? ''
    expect(rows.some(({ token_hash: hash }) => hash.includes(token))).toBe(false)
    expect(await browser.login({ email, password: 'Wrong-2026' })).toMatchObject({ code: 'USER_SERVICE530102' })
  })

  test('is not made by asking for it without a second factor, or with a wrong one', async () => {
    const { email, code } = await somebody()
    const browser = new Browser()
    expect(await browser.login({ email, trustDevice: true })).toMatchObject({ code: ASKED })
    const wrong = String((Number(code()) + 1) % 1_000_000).padStart(6, '0')
    expect(await browser.login({ email, trustDevice: true, secondFactor: wrong })).toMatchObject({
      code: 'USER_SERVICE530132',
    })
    expect(browser.cookie).toBeUndefined()
    const plain = await api.person({ kind: 'buyer' })
    expect(await browser.login({ email: await emailOf(plain), trustDevice: true })).toMatchObject({ code: '200' })
    expect(browser.cookie).toBeUndefined()
  })

  test('of another person counts for nobody else, and is taken over by who trusts the browser next', async () => {
    const [mine, theirs] = [await trusting(), await trusting()]
    expect(await mine.browser.login({ email: theirs.email })).toMatchObject({ code: ASKED })
    const guessed = new Browser()
    guessed.cookie = `trustedDevice=${'a'.repeat(43)}`
    expect(await guessed.login({ email: mine.email })).toMatchObject({ code: ASKED })
    guessed.cookie = 'trustedDevice='
    expect(await guessed.login({ email: mine.email })).toMatchObject({ code: ASKED })

    const old = mine.browser.cookie
    await mine.browser.signedIn({ email: theirs.email, secondFactor: theirs.code(), trustDevice: true })
    expect(mine.browser.cookie).not.toBe(old)
    mine.browser.cookie = old
    expect(await mine.browser.login({ email: mine.email })).toMatchObject({ code: ASKED })
  })

  test('is no fresh proof: what asks for one asks for the second factor', async () => {
    const { email, browser, code } = await trusting()
    const as = await browser.signedIn({ email })
    expect((await api.visitor.call(identity.renewRecoveryCodes, {}, as)).code).toBe('USER_SERVICE530130')
    expect((await api.visitor.call(identity.proveIdentity, { password: PASSWORD }, as)).code).toBe(ASKED)
    await ok(identity.proveIdentity, { secondFactor: code() }, as)
    await ok(identity.renewRecoveryCodes, {}, as)
  })

  test('stands in the own list and in the sign-ins, and is ended there at once', async () => {
    const { email, browser } = await trusting()
    const as = await browser.signedIn({ email })
    const [device] = await ok(identity.ownTrustedDevices, {}, as)
    expect(device).toMatchObject({ isCurrent: true, ip: '127.0.•.•' })
    const { records } = await ok(identity.ownSignIns, {}, as)
    expect(records.slice(0, 2).map(({ method }) => method)).toEqual(['trusted_device', 'second_factor'])

    const stranger = await trusting()
    const foreign = await api.visitor.call(identity.endDeviceTrust, { id: device?.id ?? '' }, stranger.as)
    const unknown = await api.visitor.call(identity.endDeviceTrust, { id: randomUUID() }, stranger.as)
    expect(foreign).toEqual(unknown)
    expect(foreign.code).toBe('USER_SERVICE530404')
    expect(await browser.login({ email })).toMatchObject({ code: '200' })

    const again = await browser.signedIn({ email })
    await ok(identity.endDeviceTrust, { id: device?.id ?? '' }, again)
    expect(await ok(identity.ownTrustedDevices, {}, again)).toEqual([])
    expect(await browser.login({ email })).toMatchObject({ code: ASKED })
  })
})

describe('a stolen device is trusted no longer', () => {
  type Trusting = Awaited<ReturnType<typeof trusting>>
  const NEXT = 'Other-2026!'

  const ways: Record<string, (who: Trusting) => Promise<{ password?: string } | void>> = {
    async 'once the password is changed'({ as }) {
      await ok(identity.changePassword, { current: PASSWORD, next: NEXT }, as)
      return { password: NEXT }
    },
    async 'once the password is set anew by code'({ email }) {
      travel(2)
      await api.visitor.ok(identity.sendCode, { email, purpose: 'reset_password', identity: 'buyer' })
      const code = api.mailed.findLast(({ to }) => to === email)?.params['code'] ?? ''
      await api.visitor.ok(identity.resetPassword, { email, code, password: NEXT, identity: 'buyer' })
      return { password: NEXT }
    },
    async 'once there are new recovery codes'({ as }) {
      await ok(identity.renewRecoveryCodes, {}, as)
    },
    async 'once the second factor is another one'({ as, code }) {
      await ok(identity.disableSecondFactor, { password: PASSWORD, secondFactor: code() }, as)
      const { secret } = await ok(identity.beginSecondFactor, {}, as)
      travel(1)
      await ok(identity.confirmSecondFactor, { code: codeOfStep(bytesOf(secret), stepAt(api.clock.now)) }, as)
    },
    async 'once all other devices are signed out'({ as }) {
      await ok(identity.endOtherSessions, {}, as)
    },
    async 'once everything is signed out'({ as }) {
      await ok(identity.logout, { everywhere: true }, as)
    },
    async 'once the session that it was trusted in is signed out from afar'({ email, code, as }) {
      const [session] = await ok(identity.ownSessions, {}, as)
      const elsewhere = await new Browser().signedIn({ email, secondFactor: code() })
      await ok(identity.endSession, { id: session?.id ?? '' }, elsewhere)
    },
    async 'once an operator takes the second factor off, and a new one is set up'({ email, userId }) {
      const operator = await api.person({ kind: 'operator' })
      await operator.ok(identity.personResetSecondFactor, {
        id: userId ?? '',
        proof: 'call_back',
        reason: 'Phone lost',
      })
      const as = await new Browser().signedIn({ email })
      const { secret } = await ok(identity.beginSecondFactor, {}, as)
      travel(1)
      await ok(identity.confirmSecondFactor, { code: codeOfStep(bytesOf(secret), stepAt(api.clock.now)) }, as)
    },
  }

  test.each(Object.entries(ways))('%s', async (_when, end) => {
    const who = await trusting()
    const { password = PASSWORD } = (await end(who)) ?? {}
    expect(await who.browser.login({ email: who.email, password })).toMatchObject({ code: ASKED })
  })

  test('but an ordinary sign-out leaves the trust', async () => {
    const { email, browser, as } = await trusting()
    await ok(identity.logout, {}, as)
    expect(await browser.login({ email })).toMatchObject({ code: '200' })
  })
})

describe('operators', () => {
  test('trust no device', async () => {
    const { email, code } = await somebody('operator')
    const browser = new Browser()
    expect(await browser.login({ email, identity: 'operator' })).toMatchObject({ code: ASKED, data: { trust: false } })
    const asked = { email, identity: 'operator', trustDevice: true } as const
    expect(await browser.login({ ...asked, secondFactor: code() })).toMatchObject({ code: '200' })
    expect(browser.cookie).toBeUndefined()
  })

  test('may where a setting lets them', async () => {
    const open = await startModuleApi([], { operatorsTrustDevices: true })
    try {
      const { email, code } = await somebody('operator', open)
      const browser = new Browser(open)
      const asked = { email, identity: 'operator', trustDevice: true } as const
      expect(await browser.login({ ...asked, secondFactor: code() })).toMatchObject({ code: '200' })
      expect(await browser.login({ email, identity: 'operator' })).toMatchObject({ code: '200' })
    } finally {
      await open.close()
    }
  })
})
