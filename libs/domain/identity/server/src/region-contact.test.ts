import * as identity from '@tradeport/domain/identity/contract'
import type { Endpoint, InputOf } from '@tradeport/kernel/contract-kit'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const PASSWORD = 'Knit-2026!'
/** A mail program takes it, the region's pattern (spec section 5) does not. */
const PLUS = 'lan+mill@example.com'

const later = () => (api.clock.now = new Date(api.clock.now.getTime() + 61_000))
const codeTo = (address: string) => api.mailed.findLast(({ to }) => to === address)?.params['code'] ?? ''

async function problems<E extends Endpoint>(by: Caller, endpoint: E, input: InputOf<E>) {
  const { data } = await by.raw(endpoint, input)
  return JSON.stringify(data ?? '').match(/"path":"[\w.]+","rule":"\w+"/g) ?? []
}

describe('the region’s rules of addresses', () => {
  test('hold for whoever registers, is invited or changes the own', async () => {
    const seller = await api.person({ kind: 'seller' })
    const email = ['"path":"email","rule":"email"']
    expect(
      await problems(api.visitor, identity.sendCode, { email: PLUS, purpose: 'register', identity: 'seller' }),
    ).toEqual(email)
    const person = { code: '123456', password: PASSWORD, displayName: 'Lan', locale: 'zh_CN' as const, timeZone: 'UTC' }
    expect(await problems(api.visitor, identity.registerCompany, { party: 'seller', email: PLUS, ...person })).toEqual(
      email,
    )
    expect(
      await problems(seller, identity.inviteMember, { email: PLUS, roles: ['sales'], companyRoleIds: [] }),
    ).toEqual(email)
    expect(await problems(seller, identity.sendContactCode, { email: PLUS })).toEqual(email)
    expect(await problems(seller, identity.sendContactCode, { phone: '123456789012345678901' })).toEqual([
      '"path":"phone","rule":"account_phone"',
    ])
  })

  test('do not lock out who has another address already', async () => {
    expect(
      (await api.visitor.call(identity.sendCode, { email: PLUS, purpose: 'sign_in', identity: 'seller' })).code,
    ).toBe('200')
  })

  test('leave a company what it says already', async () => {
    const owner = await api.person({ kind: 'seller' })
    const said = { contactPhone: '13800138000', contactEmail: 'mill@example.com' }
    const say = async (changed: object) => {
      const { version } = await owner.ok(identity.companyProfile, {})
      const rest = { employees: null, mainProducts: [], mainMarkets: [], contactName: 'Lan' }
      return problems(owner, identity.updateCompanyProfile, {
        version,
        displayName: 'Mill',
        ...rest,
        ...said,
        ...changed,
      })
    }
    expect(await say({})).toEqual([])
    const head = await api.person({ kind: 'operator', roles: ['op_super'] })
    const look = async (patterns: Partial<identity.RegionContent>) => {
      const { version } = await head.ok(identity.regionDetail, {})
      const content = { ...identity.NOTHING_SAID_OF_REGION, ...patterns }
      await head.ok(identity.regionUpdate, { version, content, reason: 'Landlines only' })
    }
    await look({ phoneRegexp: String.raw`^0\d{9,11}$`, emailRegexp: '^[a-z]+@mill[.]example$' })
    try {
      expect(await say({ displayName: 'New Mill' })).toEqual([])
      expect(await say({ contactPhone: '13800138001' })).toEqual(['"path":"contactPhone","rule":"phone"'])
      expect(await say({ contactEmail: 'new@example.com' })).toEqual(['"path":"contactEmail","rule":"email"'])
    } finally {
      await look({})
    }
  })
})

test('a new password by phone: the code goes there, and ends all sessions', async () => {
  const buyer = await api.person({ kind: 'buyer' })
  const phone = '+8613900001111'
  await api.pool.query('update user_account set phone = $2 where id = $1', [buyer.actor.userId, phone])
  later()
  await api.visitor.ok(identity.sendCode, { phone: '13900001111', purpose: 'reset_password', identity: 'buyer' })
  expect(api.mailed.at(-1)).toMatchObject({ to: phone, template: 'password_reset' })
  const given = { phone, code: codeTo(phone), password: 'Fresh-2026!', identity: 'buyer' as const }
  const wrong = String((Number(given.code) + 1) % 1_000_000).padStart(6, '0')
  expect((await api.visitor.call(identity.resetPassword, { ...given, code: wrong })).code).toBe('USER_SERVICE530101')
  await api.visitor.ok(identity.resetPassword, given)
  expect((await buyer.ok(identity.profile, {})).kind).toBe('visitor')
  expect((await api.visitor.call(identity.login, { phone, password: 'Fresh-2026!', identity: 'buyer' })).code).toBe(
    '200',
  )
  expect((await api.visitor.call(identity.resetPassword, { ...given, email: 'a@example.com' })).code).toBe(
    'USER_SERVICE530400',
  )
})

describe('the contact phone', () => {
  test('of a company has answered with a code, until it is another', async () => {
    const owner = await api.person({ kind: 'seller' })
    const profile = () => owner.ok(identity.companyProfile, {})
    const say = async (contactPhone: string) => {
      const { version } = await profile()
      const rest = { displayName: 'Mill', employees: null, mainProducts: [], mainMarkets: [], contactName: 'Lan' }
      return owner.call(identity.updateCompanyProfile, { version, ...rest, contactPhone })
    }
    await say('13800138000')
    expect((await profile()).contactPhoneVerified).toBe(false)
    await owner.ok(identity.sendContactPhoneCode, { phone: '13800138000' })
    const code = codeTo('+8613800138000')
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect((await owner.call(identity.verifyContactPhone, { phone: '13800138000', code: wrong })).code).toBe(
      'USER_SERVICE530101',
    )
    await owner.ok(identity.verifyContactPhone, { phone: '13800138000', code })
    expect((await profile()).contactPhoneVerified).toBe(true)
    const operator = await api.person({ kind: 'operator' })
    const id = owner.actor.companyId ?? ''
    expect((await operator.ok(identity.companyDetail, { id })).contactPhoneVerified).toBe(true)
    await say('13800138001')
    expect((await profile()).contactPhoneVerified).toBe(false)
  })

  test('of a registration is proven by the applicant, and by nobody else', async () => {
    const owner = await api.person({ kind: 'buyer' })
    const { applicationId: registrationId } = await owner.ok(identity.startCompanyChange, {})
    const stranger = await api.person({ kind: 'buyer' })
    later()
    await stranger.ok(identity.sendContactPhoneCode, { phone: '4940123456' })
    const given = { phone: '4940123456', code: codeTo('+864940123456'), registrationId }
    expect((await stranger.call(identity.verifyContactPhone, given)).code).toBe('USER_SERVICE530404')
    await owner.ok(identity.verifyContactPhone, given)
    expect((await owner.ok(identity.ownCompanyChange, {}))?.verifiedPhone).toBe('4940123456')
    const sales = await api.person({ kind: 'buyer', companyId: owner.actor.companyId ?? '', roles: ['buyer_viewer'] })
    later()
    await sales.ok(identity.sendContactPhoneCode, { phone: '4940123456' })
    const theirs = { phone: '4940123456', code: codeTo('+864940123456') }
    expect((await sales.call(identity.verifyContactPhone, theirs)).code).toBe('MALL600403')
  })

  test('is not asked of visitors, who have no account', async () => {
    expect((await api.visitor.call(identity.sendContactPhoneCode, { phone: '13800138000' })).code).toBe('global400001')
  })
})
