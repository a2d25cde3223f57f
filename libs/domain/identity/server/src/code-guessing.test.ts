import * as identity from '@tradeport/domain/identity/contract'
import { startModuleApi, type CallOptions, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CodePurpose } from './verification-code'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const WRONG = 'USER_SERVICE530101'
const PURPOSES: readonly CodePurpose[] = [...identity.CODE_PURPOSES, 'change_contact', 'contact_phone', 'contact_email']
const PAIRS = PURPOSES.flatMap(given => PURPOSES.filter(used => used !== given).map(used => [given, used] as const))

const travel = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}
const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Somebody with an account, and somebody else who is signed in and would like to have that address, or that phone. */
interface Scene {
  readonly email: string
  readonly phone: string
  readonly envious: CallOptions
  /** What that one has in hand. */
  readonly registrationId: string
}

let lastPhone = 13900000000

async function scene(): Promise<Scene> {
  const { actor } = await api.person({ kind: 'buyer' })
  const { rows } = await api.pool.query<{ email: string }>('select email from user_account where id = $1', [
    actor.userId,
  ])
  const other = await api.person({ kind: 'buyer' })
  const phone = String(++lastPhone)
  const { applicationId: registrationId } = await other.ok(identity.startCompanyChange, {})
  const envious = { headers: { authorization: `Bearer ${other.token ?? ''}` } }
  return { email: rows[0]?.email ?? '', phone, envious, registrationId }
}

async function codeFor(purpose: CodePurpose, { email, phone, envious }: Scene): Promise<string> {
  travel(2)
  const address = purpose === 'contact_phone' ? `+86${phone}` : email
  if (purpose === 'contact_phone') await api.visitor.ok(identity.sendContactPhoneCode, { phone }, envious)
  else if (purpose === 'contact_email') await api.visitor.ok(identity.sendContactEmailCode, { email }, envious)
  else if (purpose === 'change_contact') await api.visitor.ok(identity.sendContactCode, { email }, envious)
  else await api.visitor.ok(identity.sendCode, { email, purpose, identity: 'buyer' })
  return api.mailed.findLast(({ to }) => to === address)?.params['code'] ?? ''
}

const PERSON = { password: 'Knit-2026!', displayName: 'Guest', locale: 'en_US', timeZone: 'UTC' } as const

/** What is done with a code, once it is known. */
const USES: Readonly<Record<CodePurpose, (scene: Scene, code: string) => Promise<string>>> = {
  register: async ({ email }, code) =>
    (await api.visitor.call(identity.registerBuyer, { email, code, ...PERSON, companyName: 'Guest', country: 'DE' }))
      .code,
  reset_password: async ({ email }, code) =>
    (await api.visitor.call(identity.resetPassword, { email, code, password: 'Fresh-2026!', identity: 'buyer' })).code,
  sign_in: async ({ email }, code) => (await api.visitor.call(identity.login, { email, code, identity: 'buyer' })).code,
  change_contact: async ({ email, envious }, code) =>
    (await api.visitor.call(identity.changeContact, { email, code }, envious)).code,
  contact_phone: async ({ phone, envious }, code) =>
    (await api.visitor.call(identity.verifyContactPhone, { phone, code }, envious)).code,
  contact_email: async ({ email, registrationId, envious }, code) =>
    (await api.visitor.call(identity.verifyContactEmail, { email, code, registrationId }, envious)).code,
}
/** The address has an account: who proves that it is theirs is told so, and asked for its password where they register. */
const RIGHT: Readonly<Record<CodePurpose, string>> = {
  register: 'USER_SERVICE530400',
  reset_password: '200',
  sign_in: '200',
  change_contact: 'USER_SERVICE530110',
  contact_phone: '200',
  contact_email: '200',
}

describe.each(PURPOSES)('a code to %s', purpose => {
  test('is taken after four wrong guesses', async () => {
    const there = await scene()
    const code = await codeFor(purpose, there)
    for (let guess = 0; guess < 4; guess++) expect(await USES[purpose](there, anotherThan(code))).toBe(WRONG)
    expect(await USES[purpose](there, code)).toBe(RIGHT[purpose])
  })

  test('is refused after five', async () => {
    const there = await scene()
    const code = await codeFor(purpose, there)
    for (let guess = 0; guess < 5; guess++) expect(await USES[purpose](there, anotherThan(code))).toBe(WRONG)
    expect(await USES[purpose](there, code)).toBe(WRONG)
  })

  test('is one of ten minutes', async () => {
    const there = await scene()
    const code = await codeFor(purpose, there)
    travel(11)
    expect(await USES[purpose](there, code)).toBe(WRONG)
  })

  test('ends with the next one', async () => {
    const there = await scene()
    const first = await codeFor(purpose, there)
    const second = await codeFor(purpose, there)
    if (first !== second) expect(await USES[purpose](there, first)).toBe(WRONG)
    expect(await USES[purpose](there, second)).toBe(RIGHT[purpose])
  })

  test('is of one address', async () => {
    const [mine, theirs] = [await scene(), await scene()]
    const code = await codeFor(purpose, mine)
    expect(await USES[purpose](theirs, code)).toBe(WRONG)
  })

  test('is sent eight times within the hour, and not to be had oftener by asking at once', async () => {
    const { email, phone, envious } = await scene()
    travel(61)
    const ask = async () =>
      purpose === 'contact_phone'
        ? (await api.visitor.call(identity.sendContactPhoneCode, { phone }, envious)).code
        : purpose === 'contact_email'
          ? (await api.visitor.call(identity.sendContactEmailCode, { email }, envious)).code
          : purpose === 'change_contact'
            ? (await api.visitor.call(identity.sendContactCode, { email }, envious)).code
            : (await api.visitor.call(identity.sendCode, { email, purpose, identity: 'buyer' })).code
    const sent: string[] = []
    for (let times = 0; times < 10; times++) {
      sent.push(...(await Promise.all([ask(), ask(), ask()])))
      travel(2)
    }
    expect(sent.filter(code => code === '200')).toHaveLength(8)
    expect(new Set(sent)).toEqual(new Set(['200', 'USER_SERVICE530111']))
    travel(61)
  })
})

test.each(PAIRS)('a code to %s is none to %s', async (given, used) => {
  const there = await scene()
  const code = await codeFor(given, there)
  expect(await USES[used](there, code)).toBe(WRONG)
  // Nor does it cost the code a guess.
  expect(await USES[given](there, code)).toBe(RIGHT[given])
})
