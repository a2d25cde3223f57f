import * as identity from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION, REGIONS } from '@tradeport/kernel/config'
import { startModuleApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const PASSWORD = 'Knit-2026!'
/** A real check character: from the vectors of the domain document. */
const USCC = '91330483MA7LYKN050'

const company = (overrides: Partial<identity.CompanyData> = {}) => ({
  legalName: 'Puyuan Lanyun Knitting Co., Ltd.',
  displayName: 'Lanyun Knitting',
  country: 'CN',
  regNo: USCC,
  companyType: 'manufacturer' as const,
  mainProducts: ['sweater'],
  province: 'Zhejiang',
  city: 'Tongxiang',
  address: 'No. 988 Fenghe Road, Puyuan',
  contactName: 'Wang Lan',
  contactPhone: '13800138000',
  ...overrides,
})

/** The code is only in the mail. */
async function mailedCode(email: string, identityName: 'buyer' | 'seller' = 'seller'): Promise<string> {
  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  await api.visitor.ok(identity.sendCode, { email, purpose: 'register', identity: identityName })
  const mail = api.mailed.findLast(sent => sent.to === email)
  return mail?.params['code'] ?? ''
}

const person = { password: PASSWORD, displayName: 'Wang Lan', locale: 'zh_CN' as const, timeZone: 'Asia/Shanghai' }

async function applyAsSeller(email: string, data = company()) {
  const code = await mailedCode(email)
  return api.visitor.ok(identity.registerCompany, { party: 'seller', email, code, ...person, company: data })
}

describe('registration of a seller', () => {
  test('code, application, approval, sign-in: one approval switches everything on', async () => {
    const email = 'lan@example.com'
    const application = await applyAsSeller(email)
    expect(application.no).toMatch(/^RG\d{6}0572\d{6}$/)
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'review_requested',
      to: { operatorRole: 'op_reviewer', regionId: DEFAULT_REGION.regionId },
      params: { no: application.no, subject: 'registration' },
      link: { frontEnd: 'admin', route: `/registrations/${application.applicationId}` },
    })

    const operator = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    const queue = await operator.ok(identity.registrationPage, { status: 'submitted' })
    expect(queue.records.map(row => row.no)).toContain(application.no)
    const detail = await operator.ok(identity.registrationDetail, { id: application.applicationId })
    expect(detail.actions).toEqual(['claim', 'request_info', 'approve', 'reject'])
    const approved = await operator.ok(identity.approveRegistration, { id: detail.id, version: detail.version })
    expect(approved.status).toBe('approved')

    const session = await api.visitor.ok(identity.login, { email, password: PASSWORD, identity: 'seller' })
    const profile = await api.visitor.call(
      identity.profile,
      {},
      { headers: { authorization: `Bearer ${session.token}` } },
    )
    expect(profile.data).toMatchObject({ kind: 'seller', roles: ['seller_owner', 'shop_manager'] })
    expect(profile.data.storeId).not.toBeNull()
    expect(api.notified.at(-1)).toMatchObject({ kind: 'registration_data_review' })
    expect(api.mailed.at(-1)).toMatchObject({ to: email, template: 'registration_approved', locale: 'zh_CN' })
  })

  test('a rejection comes back with its reason, can be mended and sent again', async () => {
    const email = 'mend@example.com'
    const { applicationId } = await applyAsSeller(
      email,
      company({ regNo: '91330100799655058B', legalName: 'Mend Knitting' }),
    )
    const operator = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    await operator.ok(identity.rejectRegistration, {
      id: applicationId,
      version: 0,
      reason: 'data_mismatch',
      note: 'Name differs',
    })
    const session = await api.visitor.ok(identity.login, { email, password: PASSWORD, identity: 'seller' })
    const as = { headers: { authorization: `Bearer ${session.token}` } }
    const own = await api.visitor.ok(identity.ownRegistration, {}, as)
    expect(own).toMatchObject({ status: 'rejected', decisionNote: 'Name differs', actions: ['resubmit'] })
    const again = await api.visitor.ok(
      identity.resubmitRegistration,
      {
        id: applicationId,
        version: own?.version ?? -1,
        company: company({ regNo: '91330100799655058B', legalName: 'Mended Ltd' }),
      },
      as,
    )
    expect(again.status).toBe('submitted')
    expect(api.notified.at(-1)).toMatchObject({ kind: 'review_requested', params: { name: 'Mended Ltd' } })
    const detail = await operator.ok(identity.registrationDetail, { id: applicationId })
    expect(detail).toMatchObject({ round: 2, legalName: 'Mended Ltd' })
  })

  test('two reviewers at once: one decides, the other is told', async () => {
    const { applicationId } = await applyAsSeller(
      'race@example.com',
      company({ regNo: '9144030071526726XG', legalName: 'Race Ltd' }),
    )
    const [first, second] = await Promise.all([
      api.person({ kind: 'operator', roles: ['op_reviewer'] }),
      api.person({ kind: 'operator', roles: ['op_reviewer'] }),
    ])
    const answers = await Promise.all([
      first.call(identity.approveRegistration, { id: applicationId, version: 0 }),
      second.call(identity.rejectRegistration, { id: applicationId, version: 0, reason: 'other', note: 'No' }),
    ])
    const codes = answers.map(answer => answer.code)
    expect(codes.filter(code => code === '200')).toHaveLength(1)
    expect(codes.find(code => code !== '200')).toMatch(/^(FT510006|MALL600403)$/)
  })

  test('a wrong credit code and a weak password are named at their fields', async () => {
    const wrong = await api.visitor.call(identity.registerCompany, {
      party: 'seller',
      email: 'wrong@example.com',
      code: '123456',
      ...person,
      company: company({ regNo: '91330483MA7LYKN051' }),
    })
    expect(wrong).toMatchObject({
      code: 'USER_SERVICE530400',
      data: { fieldErrors: [{ path: 'company.regNo', rule: 'uscc' }] },
    })
    const code = await mailedCode('weak@example.com', 'buyer')
    const weak = await api.visitor.call(identity.registerBuyer, {
      email: 'weak@example.com',
      code,
      ...person,
      password: 'alllowercase',
      companyName: 'Weak',
      country: 'DE',
    })
    expect(weak).toMatchObject({
      code: 'USER_SERVICE530400',
      data: { fieldErrors: [{ path: 'password', rule: 'password' }] },
    })
  })

  test('an operator of another region and other parties do not see the queue', async () => {
    const seller = await api.person({ kind: 'seller' })
    expect((await seller.call(identity.registrationPage, {})).code).toBe('gateway.400019')
    expect((await api.visitor.call(identity.registrationPage, {})).code).toBe('global400001')
  })
})

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
    expect(unstorable.code).toBe('MALL600400')
    const foreign = await api.visitor.raw(
      identity.profile,
      { source: 'nowhere' },
      { region: { ...REGIONS.demo, source: 'nowhere' } },
    )
    expect(foreign.code).toBe('MALL600410')
  })
})
