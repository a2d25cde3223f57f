import * as identity from '@tradeport/domain/identity/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyerAccounts } from './accounts-by-address'
import { recipientsOf } from './directory'

let api: TestApi
let operator: Caller
beforeAll(async () => {
  api = await startModuleApi([])
  operator = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const PASSWORD = 'Knit-2026!'
const there = { locale: 'en_US' as const, timeZone: 'Europe/Berlin' }

const travel = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}

type CodeInput = InputOf<typeof identity.sendCode>
const askFor = (phone: string, purpose: CodeInput['purpose'], as: CodeInput['identity'] = 'buyer') =>
  api.visitor.call(identity.sendCode, { phone, purpose, identity: as })

async function codeFor(phone: string, purpose: CodeInput['purpose'], as: CodeInput['identity'] = 'buyer') {
  travel(2)
  await api.visitor.ok(identity.sendCode, { phone, purpose, identity: as })
  return api.mailed.findLast(sent => sent.to === phone)?.params['code'] ?? ''
}

let numbers = 0
const newPhone = () => `+4917012${String(34000 + numbers++)}`

async function newBuyer(name: string) {
  const phone = newPhone()
  const { userId, companyId } = await api.visitor.ok(identity.registerBuyer, {
    ...{ phone, password: PASSWORD, displayName: name, companyName: name, country: 'DE', ...there },
    code: await codeFor(phone, 'register'),
  })
  const { token } = await api.visitor.ok(identity.login, { phone, password: PASSWORD, identity: 'buyer' })
  return { phone, userId, companyId, as: { headers: { authorization: `Bearer ${token}` } } }
}

describe('an account by phone alone', () => {
  test('a buyer registers with a number and the code sent to it, and signs in by password and by code', async () => {
    const { phone, as } = await newBuyer('Phone Alone')
    expect((await api.visitor.ok(identity.profile, {}, as)).user).toMatchObject({ email: null, phone })
    expect(await api.visitor.ok(identity.ownSecurity, {}, as)).toMatchObject({ email: null, phone })
    const code = await codeFor(phone, 'sign_in')
    expect((await api.visitor.call(identity.login, { phone, code, identity: 'buyer' })).code).toBe('200')
  })

  test.each(['seller', 'provider'] as const)('a %s begins with a number as well', async party => {
    const phone = newPhone()
    const input = { party, phone, password: PASSWORD, displayName: 'Lin', ...there }
    const { applicationId } = await api.visitor.ok(identity.registerCompany, {
      ...input,
      code: await codeFor(phone, 'register', party),
    })
    const { token } = await api.visitor.ok(identity.login, { phone, password: PASSWORD, identity: party })
    const as = { headers: { authorization: `Bearer ${token}` } }
    expect(await api.visitor.ok(identity.profile, {}, as)).toMatchObject({
      applicationId,
      user: { email: null, phone },
    })
  })

  test('a number of the region’s own country may be typed without it, and is one account either way', async () => {
    const phone = '13800138077'
    await api.visitor.ok(identity.sendCode, { phone, purpose: 'register', identity: 'buyer' })
    const sent = api.mailed.findLast(mail => mail.to === '+8613800138077')
    const person = { password: PASSWORD, displayName: 'Wu', companyName: 'Wu', country: 'CN', ...there }
    await api.visitor.ok(identity.registerBuyer, { ...person, phone, code: sent?.params['code'] ?? '' })
    const code = await codeFor('+8613800138077', 'register')
    // Whoever registers with a number that has an account shows its password; theirs are not two accounts.
    const again = await api.visitor.call(identity.registerBuyer, {
      ...{ ...person, password: 'Other-2026!' },
      ...{ phone: '+8613800138077', code },
    })
    expect(again).toMatchObject({ data: { fieldErrors: [{ path: 'password', rule: 'account_password' }] } })
  })

  test('asks for exactly one of the two addresses, and for a number that is one of digits', async () => {
    const person = { password: PASSWORD, displayName: 'Wu', companyName: 'Wu', country: 'CN', ...there, code: '123456' }
    const neither = await api.visitor.call(identity.registerBuyer, person)
    const both = await api.visitor.call(identity.registerBuyer, {
      ...person,
      phone: '13800138000',
      email: 'a@b.example',
    })
    for (const answer of [neither, both])
      expect(answer).toMatchObject({ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path: 'email' }] } })
    expect(await askFor('12ab', 'register')).toMatchObject({
      ...{ code: 'USER_SERVICE530400', data: { fieldErrors: [{ path: 'phone', rule: 'account_phone' }] } },
    })
  })

  test('nobody learns from a code who has an account', async () => {
    const { phone } = await newBuyer('Quiet')
    for (const purpose of ['register', 'sign_in', 'reset_password'] as const) {
      travel(2)
      const [known, unknown] = [await askFor(phone, purpose), await askFor(newPhone(), purpose)]
      expect(known).toEqual(unknown)
    }
    const wrong = { password: 'Wrong-2026!', identity: 'buyer' as const }
    const known = await api.visitor.call(identity.login, { phone, ...wrong })
    expect(known).toEqual(await api.visitor.call(identity.login, { phone: newPhone(), ...wrong }))
  })

  test('a phone gets twenty codes a day at most, whatever they are for', async () => {
    const phone = newPhone()
    const answers: string[] = []
    for (let round = 0; round < 11; round++) {
      travel(30)
      for (const purpose of ['register', 'sign_in'] as const) answers.push((await askFor(phone, purpose)).code)
    }
    expect(answers).toEqual([...Array<string>(20).fill('200'), 'USER_SERVICE530111', 'USER_SERVICE530111'])
    travel(1440)
    expect((await askFor(phone, 'register')).code).toBe('200')
  })

  test('sets a new password by its code, and adds an email address later that opens it too', async () => {
    const { phone, as } = await newBuyer('Grows')
    const code = await codeFor(phone, 'reset_password')
    await api.visitor.ok(identity.resetPassword, { phone, code, password: 'Other-2026!', identity: 'buyer' })
    expect((await api.visitor.call(identity.ownSecurity, {}, as)).code).toBe('global400001')
    const { token } = await api.visitor.ok(identity.login, { phone, password: 'Other-2026!', identity: 'buyer' })
    const now = { headers: { authorization: `Bearer ${token}` } }
    const email = 'grows@buyer.example'
    await api.visitor.ok(identity.sendContactCode, { email }, now)
    const sent = api.mailed.findLast(mail => mail.to === email)?.params['code'] ?? ''
    await api.visitor.ok(identity.changeContact, { email, code: sent }, now)
    expect(await api.visitor.ok(identity.ownSecurity, {}, now)).toMatchObject({ email, phone })
    expect((await api.visitor.call(identity.login, { email, password: 'Other-2026!', identity: 'buyer' })).code).toBe(
      '200',
    )
  })

  test('who is locked out hears of it on the phone', async () => {
    const { phone } = await newBuyer('Locked')
    for (let at = 0; at < 5; at++)
      await api.visitor.call(identity.login, { phone, password: 'Wrong-2026!', identity: 'buyer' })
    expect(api.mailed.at(-1)).toMatchObject({ to: phone, template: 'account_locked' })
  })

  test('is found by operators by its whole number, in the list of people, of sign-ins and of who is online', async () => {
    const { phone, userId } = await newBuyer('Found Alone')
    const people = await operator.ok(identity.personPage, { keyword: phone })
    expect(people.records).toMatchObject([{ id: userId, email: null, phone }])
    const log = await operator.ok(identity.loginLogPage, { keyword: phone })
    expect(log.records[0]).toMatchObject({ userId, email: null, phone })
    const online = await operator.ok(identity.onlineUserPage, { keyword: phone })
    expect(online.records).toMatchObject([{ userId, email: null, phone }])
    expect((await operator.ok(identity.personPage, { keyword: phone.slice(0, -1) })).records).toEqual([])
    await operator.ok(identity.personDisable, { id: userId, reason: 'Reported by a partner' })
    const { rows } = await api.pool.query('select entity_no from audit_log where entity_id = $1 and action = $2', [
      ...[userId, 'person:disable'],
    ])
    expect(rows).toEqual([{ entity_no: phone }])
    expect((await operator.ok(identity.companyPage, { keyword: 'Found Alone' })).records).toHaveLength(1)
  })

  test('stands in the company’s list of members by its number, and is told in the message centre', async () => {
    const { phone, userId, companyId, as } = await newBuyer('Member Alone')
    const { records } = await api.visitor.ok(identity.memberPage, {}, as)
    expect(records).toMatchObject([{ id: userId, email: null, phone }])
    expect((await api.visitor.ok(identity.memberPage, { keyword: phone.slice(3) }, as)).records).toHaveLength(1)
    await api.inside(async ctx => {
      expect(await recipientsOf(ctx, { companyId, identity: 'buyer' }, () => [])).toMatchObject([
        { userId, email: null },
      ])
      expect(await buyerAccounts(ctx, phone)).toMatchObject([{ userId }])
    })
  })

  test('is found by the number as it is dialled at home, whatever calling codes the region has had since', async () => {
    const atHome = '13812345670'
    const phone = `+86${atHome}`
    const person = { password: PASSWORD, displayName: 'Dialled', companyName: 'Dialled', country: 'CN', ...there }
    await api.visitor.ok(identity.registerBuyer, { ...person, phone, code: await codeFor(phone, 'register') })
    const callingCode = async (phoneAreaCode: string | null) => {
      const { version, content } = await operator.ok(identity.regionDetail, {})
      await operator.ok(identity.regionUpdate, {
        ...{ version, content: { ...content, phoneAreaCode } },
        reason: 'The market has moved abroad',
      })
    }
    const signIn = async (by: { password: string } | { code: string }) =>
      (await api.visitor.call(identity.login, { phone: atHome, ...by, identity: 'buyer' })).code
    const mailed = async (purpose: CodeInput['purpose']) => {
      travel(2)
      expect((await askFor(atHome, purpose)).code).toBe('200')
      return api.mailed.findLast(sent => sent.to === phone)?.params['code'] ?? ''
    }
    for (const code of ['+49', '+33']) {
      await callingCode(code)
      expect(await signIn({ password: PASSWORD })).toBe('200')
      expect(await signIn({ code: await mailed('sign_in') })).toBe('200')
    }
    await api.visitor.ok(identity.resetPassword, {
      ...{ phone: atHome, identity: 'buyer', code: await mailed('reset_password'), password: 'Other-2026!' },
    })
    expect(await signIn({ password: 'Other-2026!' })).toBe('200')
    await callingCode(null)
    expect(await signIn({ password: 'Other-2026!' })).toBe('200')
  })

  test('is emptied like any other when it is deleted, and the number is free again', async () => {
    const { phone, userId, as } = await newBuyer('Leaves Alone')
    await api.visitor.ok(identity.requestDeletion, {}, as)
    travel(60 * 24 * 40)
    await api.api.jobs.run('identity.empty_left_accounts')
    const { rows } = await api.pool.query('select status, phone from user_account where id = $1', [userId])
    expect(rows).toEqual([{ status: 'deleted', phone: null }])
    const code = await codeFor(phone, 'register')
    const person = { password: PASSWORD, displayName: 'Next', companyName: 'Next', country: 'DE', ...there }
    expect((await api.visitor.ok(identity.registerBuyer, { ...person, phone, code })).userId).not.toBe(userId)
  })
})
