import * as identity from '@tradeport/domain/identity/contract'
import { startModuleApi, type Caller, type CallOptions, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOfStep, stepAt } from './totp'

let api: TestApi
beforeAll(async () => {
  api = await startModuleApi([])
})
afterAll(() => api.close())

const PASSWORD = 'Passw0rd!'
type Side = 'buyer' | 'seller' | 'provider'

const travel = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}

const login = (email: string, side: Side, password = PASSWORD) =>
  api.visitor.call(identity.login, { email, password, identity: side })

async function signIn(email: string, side: Side, password?: string): Promise<CallOptions> {
  const answer = await login(email, side, password)
  expect(answer.code).toBe('200')
  return { headers: { authorization: `Bearer ${answer.data.token}` } }
}

const codeSentTo = (email: string) => api.mailed.findLast(sent => sent.to === email)?.params['code'] ?? ''

async function applicant(email: string): Promise<CallOptions> {
  travel(2)
  await api.visitor.ok(identity.sendCode, { email, purpose: 'register', identity: 'seller' })
  await api.visitor.ok(identity.registerCompany, {
    ...{ party: 'seller', email, code: codeSentTo(email), password: 'Knit-2026!' },
    ...{ displayName: 'Lan', locale: 'en_US', timeZone: 'UTC' },
  })
  return signIn(email, 'seller', 'Knit-2026!')
}

/** Somebody whom the only company they worked for has let go. */
async function removed(kind: Side): Promise<{ email: string; person: Caller; owner: Caller }> {
  const owner = await api.person({ kind })
  const person = await api.person({ kind, companyId: owner.actor.companyId ?? '' })
  await api.pool.query('update company_member set is_owner = user_id = $2 where company_id = $1', [
    owner.actor.companyId,
    owner.actor.userId,
  ])
  const email = (await person.ok(identity.ownSecurity, {})).email ?? ''
  const row = (await owner.ok(identity.memberPage, {})).records.find(record => record.email === email)
  await owner.ok(identity.removeMember, { id: row?.id ?? '', version: row?.version ?? 0, reason: 'Left' })
  return { email, person, owner }
}

describe('who applies for a company', () => {
  test('sees the own sessions and sign-ins, and changes name, password and address', async () => {
    const as = await applicant('applies@example.com')
    expect(await api.visitor.ok(identity.ownSessions, {}, as)).toMatchObject([{ isCurrent: true, identity: 'seller' }])
    expect((await api.visitor.ok(identity.ownSignIns, {}, as)).total).toBe(1)
    await api.visitor.ok(identity.updatePreferences, { displayName: 'Lan Yun' }, as)
    await api.visitor.ok(identity.changePassword, { current: 'Knit-2026!', next: 'Other-2026!' }, as)
    expect(api.notified.at(-1)).toMatchObject({ params: { event: 'password_changed' }, link: { frontEnd: 'seller' } })
    await api.visitor.ok(identity.sendContactCode, { email: 'moved@example.com' }, as)
    await api.visitor.ok(
      identity.changeContact,
      { email: 'moved@example.com', code: codeSentTo('moved@example.com') },
      as,
    )
    expect(await api.visitor.ok(identity.profile, {}, as)).toMatchObject({
      ...{ kind: 'visitor', company: null },
      user: { displayName: 'Lan Yun', email: 'moved@example.com' },
    })
    await signIn('moved@example.com', 'seller', 'Other-2026!')
  })

  test('sets up a second step with a fresh proof alone, and is asked for it at the next sign-in', async () => {
    const as = await applicant('careful@example.com')
    travel(11)
    expect((await api.visitor.call(identity.beginSecondFactor, {}, as)).code).toBe('USER_SERVICE530130')
    await api.visitor.ok(identity.proveIdentity, { password: 'Knit-2026!' }, as)
    const { secret } = await api.visitor.ok(identity.beginSecondFactor, {}, as)
    const bits = [...secret].map(letter =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => parseInt(byte, 2)))
    await api.visitor.ok(identity.confirmSecondFactor, { code: codeOfStep(key, stepAt(api.clock.now)) }, as)
    expect((await login('careful@example.com', 'seller', 'Knit-2026!')).code).toBe('USER_SERVICE530131')
    expect(await api.visitor.ok(identity.ownPasskeys, {}, as)).toEqual([])
  })

  test('deletes the account: the registration is taken back and the account emptied after the grace period', async () => {
    const email = 'off-again@example.com'
    const as = await applicant(email)
    const { dueAt } = await api.visitor.ok(identity.requestDeletion, {}, as)
    expect((await api.visitor.call(identity.ownSessions, {}, as)).code).toBe('global400001')
    travel((new Date(dueAt).getTime() - api.clock.now.getTime()) / 60_000 + 1)
    await api.api.jobs.run('identity.empty_left_accounts')
    expect((await login(email, 'seller', 'Knit-2026!')).code).toBe('USER_SERVICE530102')
  })

  test('keeps everything as it is while a reviewer has another registration in hand', async () => {
    const as = await applicant('twice@example.com')
    await api.pool.query(
      `insert into registration_application (id, no, region_id, status, version, party, applicant_user_id, company, legal_name,
         reg_no_key, round, requests, created_at, updated_at, created_by)
       select gen_random_uuid(), a.no || '-2', a.region_id, 'in_review', 2, 'provider', a.applicant_user_id, a.company, 'Twice',
         'TWICE1', 1, '[]', a.created_at, a.updated_at, a.created_by
       from registration_application a join user_account u on u.id = a.applicant_user_id where u.email = 'twice@example.com'`,
    )
    const states = async () =>
      (
        await api.pool.query<{ states: string[]; account: string }>(
          `select array_agg(a.status order by a.party) as states, min(u.status) as account
           from registration_application a join user_account u on u.id = a.applicant_user_id where u.email = 'twice@example.com'`,
        )
      ).rows
    const { dueAt } = await api.visitor.ok(identity.requestDeletion, {}, as)
    travel((new Date(dueAt).getTime() - api.clock.now.getTime()) / 60_000 + 1)
    await api.api.jobs.run('identity.empty_left_accounts')
    expect(await states()).toEqual([{ states: ['in_review', 'draft'], account: 'deletion_pending' }])
  })

  test('is admitted to nothing else that takes a company', async () => {
    const as = await applicant('nosy@example.com')
    for (const endpoint of [identity.memberPage, identity.ownCompanies, identity.ownCompany, identity.companyPage])
      expect((await api.visitor.raw(endpoint, {}, as)).code).toBe('gateway.400019')
  })
})

describe('who has left the only company', () => {
  test.each(['buyer', 'seller', 'provider'] as const)('as a %s signs in, and deletes the account', async side => {
    const { email, person, owner } = await removed(side)
    expect((await person.call(identity.ownSessions, {})).code).toBe('global400001')
    const as = await signIn(email, side)
    expect(await api.visitor.ok(identity.profile, {}, as)).toMatchObject({
      ...{ kind: 'visitor', company: null, applicationId: null },
      user: { email },
    })
    expect((await api.visitor.call(identity.memberPage, {}, as)).code).toBe('gateway.400019')
    await api.visitor.ok(identity.requestDeletion, {}, as)
    travel(16 * 24 * 60)
    await api.api.jobs.run('identity.empty_left_accounts')
    expect((await login(email, side)).code).toBe('USER_SERVICE530102')
    expect((await owner.ok(identity.ownCompany, {})).legalName).toBeTruthy()
  })

  test('and still works for another side signs in there alone', async () => {
    const { email, person } = await removed('buyer')
    const elsewhere = await api.person({ kind: 'seller' })
    await api.pool.query('update company_member set user_id = $2 where user_id = $1', [
      elsewhere.actor.userId,
      person.actor.userId,
    ])
    expect((await login(email, 'buyer')).code).toBe('USER_SERVICE530121')
    const as = await signIn(email, 'seller')
    expect(await api.visitor.ok(identity.profile, {}, as)).toMatchObject({ kind: 'seller' })
  })
})
