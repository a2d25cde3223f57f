import * as identity from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import {
  LICENCE,
  NEWCOMER,
  creditCode,
  handIn,
  mailedCode,
  registered,
  signedIn,
  startModuleApi,
  type CallOptions,
  type Caller,
  type TestApi,
} from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: TestApi
let reviewer: Caller
beforeAll(async () => {
  api = await startModuleApi([])
  reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
})
afterAll(() => api.close())

const company = (over: Partial<identity.CompanyData> = {}): identity.CompanyData => {
  const regNo = creditCode()
  return identity.aMill({
    legalName: `Mill ${regNo.slice(12, 15)} of ${creditCode().slice(12)} Street`,
    displayName: 'Lanyun Knitting',
    regNo,
    address: 'No. 988 Fenghe Road, Puyuan',
    contactName: 'Wang Lan',
    licenceIssuedOn: '2019-03-12',
    ...over,
  })
}

interface Applicant {
  id: string
  email: string
  as: CallOptions
  own(): Promise<identity.OwnRegistration>
  hand(requirement: identity.RequirementKey): Promise<void>
}

/** An account with the draft of its registration. */
async function applicant(email: string, party: 'seller' | 'provider' = 'seller'): Promise<Applicant> {
  const { id, as } = await registered(api, email, party)
  return {
    id,
    email,
    as,
    async own() {
      const own = await api.visitor.ok(identity.ownRegistration, {}, as)
      if (!own) throw new Error('there is no registration')
      return own
    },
    hand: requirement => handIn(api, { id, as }, requirement),
  }
}

async function sent(email: string, data = company()): Promise<Applicant> {
  const who = await applicant(email)
  await who.hand('business_licence')
  await api.visitor.ok(identity.submitRegistration, { id: who.id, version: 0, company: data }, who.as)
  return who
}

describe('from the draft to the open workspace', () => {
  test('the form is kept, the licence is asked for, and one approval switches everything on', async () => {
    const who = await applicant('lan@example.com')
    await api.visitor.ok(identity.saveRegistrationDraft, { id: who.id, draft: { legalName: 'Lanyun' } }, who.as)
    expect(await who.own()).toMatchObject({ status: 'draft', company: null, draft: { legalName: 'Lanyun' } })
    expect((await reviewer.call(identity.registrationDetail, { id: who.id })).code).toBe('USER_SERVICE530404')

    const data = company({ legalName: 'Lanyun Knitting of Puyuan' })
    const early = await api.visitor.call(
      identity.submitRegistration,
      { id: who.id, version: 0, company: { ...data, regNo: '91330483MA7LYKN051', contactPhone: '1380013800' } },
      who.as,
    )
    expect(early).toMatchObject({
      code: 'USER_SERVICE530400',
      data: {
        fieldErrors: [
          { path: 'company.regNo', rule: 'uscc' },
          { path: 'company.contactPhone', rule: 'country_phone' },
          { path: 'documents.business_licence', rule: 'required' },
        ],
      },
    })
    await who.hand('business_licence')
    await api.visitor.ok(identity.submitRegistration, { id: who.id, version: 0, company: data }, who.as)
    const own = await who.own()
    expect(own.no).toMatch(/^RG\d{6}0572\d{6}$/)
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'review_requested',
      to: { operatorsHolding: 'registration:approve', regionId: DEFAULT_REGION.regionId },
      params: { no: own.no, subject: 'registration' },
      link: { frontEnd: 'admin', route: `/registrations/${who.id}` },
    })

    const queue = await reviewer.ok(identity.registrationPage, { status: 'submitted' })
    expect(queue.records.map(row => row.no)).toContain(own.no)
    const detail = await reviewer.ok(identity.registrationDetail, { id: who.id })
    expect(detail.actions).toEqual(['claim', 'request_info', 'approve', 'reject'])
    expect(detail.documents[0]).toMatchObject({ key: 'business_licence', files: [{ name: 'licence.pdf' }] })
    await reviewer.ok(identity.approveRegistration, { id: detail.id, version: detail.version })

    const profile = await api.visitor.ok(identity.profile, {}, who.as)
    expect(profile).toMatchObject({ kind: 'seller', roles: ['seller_owner', 'shop_manager'] })
    expect(profile.storeId).not.toBeNull()
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'registration_data_review',
      link: { frontEnd: 'seller', route: '/' },
    })
    expect(api.mailed.at(-1)).toMatchObject({ to: who.email, template: 'registration_approved', locale: 'zh_CN' })
  })

  test('a paper of another kind, one too many and one after it was sent are refused', async () => {
    const who = await applicant('papers@example.com')
    const hand = (file: typeof LICENCE) =>
      api.visitor.upload(
        identity.uploadRegistrationDocument,
        { id: who.id, requirement: 'business_licence' },
        file,
        who.as,
      )
    expect((await hand({ name: 'a.txt', type: 'text/plain', content: Buffer.from('plain words') })).code).toBe(
      'FILE700421',
    )
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) expect((await hand({ ...LICENCE, name })).code).toBe('200')
    expect((await hand(LICENCE)).code).toBe('USER_SERVICE530400')
    const [first] = (await who.own()).documents[0]?.files ?? []
    await api.visitor.ok(
      identity.removeRegistrationDocument,
      { id: who.id, requirement: 'business_licence', fileId: first?.fileId ?? '' },
      who.as,
    )
    await api.visitor.ok(identity.submitRegistration, { id: who.id, version: 0, company: company() }, who.as)
    expect((await hand(LICENCE)).code).toBe('MALL600403')
  })

  test('of papers handed in all at once no more are kept than may be', async () => {
    const who = await applicant('papers-at-once@example.com')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_unused, at) =>
        api.visitor.upload(
          identity.uploadRegistrationDocument,
          { id: who.id, requirement: 'business_licence' },
          { ...LICENCE, name: `${at}.pdf` },
          who.as,
        ),
      ),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    expect((await who.own()).documents[0]?.files).toHaveLength(3)
  })

  test('a number that takes part already is refused, and nobody touches what another has begun', async () => {
    const data = company()
    const first = await sent('first@example.com', data)
    await reviewer.ok(identity.approveRegistration, { id: first.id, version: 1 })
    const second = await applicant('second@example.com')
    await second.hand('business_licence')
    const again = { id: second.id, version: 0, company: { ...data, legalName: 'Another Name Altogether' } }
    expect((await api.visitor.call(identity.submitRegistration, again, second.as)).code).toBe('USER_SERVICE530120')
    const stranger = await applicant('stranger@example.com')
    const answers = await Promise.all([
      api.visitor.call(identity.submitRegistration, again, stranger.as),
      api.visitor.call(identity.saveRegistrationDraft, { id: second.id, draft: {} }, stranger.as),
      api.visitor.call(identity.withdrawRegistration, { id: second.id, version: 0 }, stranger.as),
      api.visitor.upload(
        identity.uploadRegistrationDocument,
        { id: second.id, requirement: 'business_licence' },
        LICENCE,
        stranger.as,
      ),
    ])
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'USER_SERVICE530404'))
    expect(await api.visitor.ok(identity.withdrawRegistration, { id: second.id, version: 0 }, second.as)).toMatchObject(
      { status: 'withdrawn' },
    )
  })
})

describe('an account that is there already', () => {
  const ownOf = (as: CallOptions) => api.visitor.ok(identity.ownRegistration, {}, as)

  async function buyer(email: string): Promise<void> {
    const code = await mailedCode(api, email)
    await api.visitor.ok(identity.registerBuyer, { email, code, ...NEWCOMER, companyName: 'Guest', country: 'DE' })
  }

  test('applies for another side with its own password, and each side sees its own registration', async () => {
    const email = 'both-sides@example.com'
    await buyer(email)
    const seller = await applicant(email)
    const provider = await applicant(email, 'provider')
    expect(await seller.own()).toMatchObject({ id: seller.id, party: 'seller' })
    expect(await provider.own()).toMatchObject({ id: provider.id, party: 'provider' })
    const profile = await api.visitor.ok(identity.profile, {}, seller.as)
    expect(profile).toMatchObject({ applicationId: seller.id, company: null })
    expect(await api.visitor.ok(identity.profile, {}, await signedIn(api, email, 'buyer'))).toMatchObject({
      kind: 'buyer',
    })
  })

  test('goes on with what it has begun, however often it registers', async () => {
    const first = await applicant('again-and-again@example.com')
    expect((await applicant(first.email)).id).toBe(first.id)
  })

  test('is refused with another password, at its field, and stays what it was', async () => {
    const email = 'not-mine@example.com'
    await buyer(email)
    const code = await mailedCode(api, email)
    const other = { party: 'seller' as const, email, code, ...NEWCOMER, password: 'Other-2026!' }
    const answer = await api.visitor.call(identity.registerCompany, other)
    expect(answer).toMatchObject({
      code: 'USER_SERVICE530400',
      data: { fieldErrors: [{ path: 'password', rule: 'account_password' }] },
    })
    const login = await api.visitor.call(identity.login, { email, password: NEWCOMER.password, identity: 'seller' })
    expect(login.code).toBe('USER_SERVICE530121')
  })

  test('is a buyer once', async () => {
    const email = 'one-buyer@example.com'
    await buyer(email)
    const code = await mailedCode(api, email)
    const again = { email, code, ...NEWCOMER, companyName: 'Again', country: 'DE' }
    expect((await api.visitor.call(identity.registerBuyer, again)).code).toBe('USER_SERVICE530110')
  })

  test('comes back to what it took back, and begins again from it, once', async () => {
    const who = await sent('back-again@example.com')
    await api.visitor.ok(identity.withdrawRegistration, { id: who.id, version: 1 }, who.as)
    const as = await signedIn(api, who.email, 'seller')
    expect(await ownOf(as)).toMatchObject({ id: who.id, status: 'withdrawn', actions: ['restart'] })
    const started = await Promise.all(
      [1, 2].map(() => api.visitor.ok(identity.restartRegistration, { id: who.id }, as)),
    )
    expect(new Set(started.map(({ applicationId }) => applicationId)).size).toBe(1)
    const own = await ownOf(as)
    expect(own).toMatchObject({ status: 'draft', draft: { displayName: 'Lanyun Knitting' } })
    expect(own?.id).not.toBe(who.id)
    const stranger = await applicant('not-yours@example.com')
    const theirs = await api.visitor.call(identity.restartRegistration, { id: who.id }, stranger.as)
    expect(theirs.code).toBe('USER_SERVICE530404')
    expect((await api.visitor.call(identity.restartRegistration, { id: stranger.id }, stranger.as)).code).toBe(
      'MALL600403',
    )
  })
})

describe('review', () => {
  test('questions stand at their fields, and so do the answers', async () => {
    const who = await sent('questions@example.com')
    await reviewer.ok(identity.requestRegistrationInfo, {
      id: who.id,
      version: 1,
      requests: [
        { field: 'address', comment: 'Which building?' },
        { field: 'documents.business_licence', comment: 'Page 2 is missing' },
      ],
    })
    const asked = await who.own()
    expect(asked).toMatchObject({
      status: 'need_more_info',
      actions: ['resubmit', 'withdraw'],
      requests: [{ field: 'address' }, {}],
    })
    expect(asked.dueAt).toBe(new Date(api.clock.now.getTime() + 14 * 86_400_000).toISOString())
    const data = company({ ...asked.company, address: 'No. 988 Fenghe Road, building 3' })
    const again = await api.visitor.ok(
      identity.resubmitRegistration,
      { id: who.id, version: 2, company: data, answers: [{ field: 'documents.business_licence', text: 'Now added' }] },
      who.as,
    )
    expect(again.status).toBe('submitted')
    const detail = await reviewer.ok(identity.registrationDetail, { id: who.id })
    expect(detail).toMatchObject({
      round: 2,
      requests: [
        { field: 'address', comment: 'Which building?' },
        { field: 'documents.business_licence', answer: 'Now added' },
      ],
    })
    // Each round as it was sent, with what was asked about it.
    expect(detail.rounds).toMatchObject([
      {
        round: 1,
        company: { address: 'No. 988 Fenghe Road, Puyuan' },
        papers: [{ requirement: 'business_licence', name: 'licence.pdf' }],
        decision: 'request_info',
        decidedByName: reviewer.actor.displayName,
        requests: [{ field: 'address' }, { field: 'documents.business_licence', answer: 'Now added' }],
      },
      { round: 2, company: { address: 'No. 988 Fenghe Road, building 3' }, decision: null, requests: [] },
    ])
    expect((await who.own()).rounds.map(({ round }) => round)).toEqual([1, 2])
  })

  test('an answer changes what was asked about, and nothing else', async () => {
    const who = await sent('only-asked@example.com')
    const { documents } = await who.own()
    await reviewer.ok(identity.requestRegistrationInfo, {
      id: who.id,
      version: 1,
      requests: [{ field: 'contactPhone', comment: 'Nobody answers' }],
    })
    const asked = (await who.own()).company
    if (!asked) throw new Error('nothing was sent')
    const resubmit = (data: Partial<identity.CompanyData>) =>
      api.visitor.call(
        identity.resubmitRegistration,
        { id: who.id, version: 2, company: { ...asked, ...data } },
        who.as,
      )
    expect(
      await resubmit({ contactPhone: '13800138001', legalName: 'Another Mill', regNo: creditCode() }),
    ).toMatchObject({
      code: 'USER_SERVICE530400',
      data: {
        fieldErrors: [
          { path: 'company.legalName', rule: 'not_asked' },
          { path: 'company.regNo', rule: 'not_asked' },
        ],
      },
    })
    const paper = { id: who.id, requirement: 'business_licence' as const }
    const locked = { data: { fieldErrors: [{ path: 'documents.business_licence', rule: 'not_asked' }] } }
    expect(await api.visitor.upload(identity.uploadRegistrationDocument, paper, LICENCE, who.as)).toMatchObject(locked)
    const fileId = documents[0]?.files[0]?.fileId ?? ''
    expect(await api.visitor.call(identity.removeRegistrationDocument, { ...paper, fileId }, who.as)).toMatchObject(
      locked,
    )
    // What was left empty may be filled in: a paper that nobody has to hand in, and a year.
    await who.hand('export_licence')
    expect((await resubmit({ contactPhone: '13800138001', foundedYear: 1999 })).code).toBe('200')
    const [first, second] = (await reviewer.ok(identity.registrationDetail, { id: who.id })).rounds
    expect([first?.company.contactPhone, second?.company.contactPhone]).toEqual(['13800138000', '13800138001'])
    expect([first?.company.foundedYear, second?.company.foundedYear]).toEqual([undefined, 1999])
  })

  test('what a refusal stood on stays, also the paper that the applicant replaces, until the registration goes', async () => {
    const who = await sent('history@example.com')
    const refuse = (version: number, note: string) =>
      reviewer.ok(identity.rejectRegistration, { id: who.id, version, reason: 'data_mismatch', note })
    await refuse(1, 'The scan is dark')
    const paper = { id: who.id, requirement: 'business_licence' }
    const dark = (await who.own()).documents[0]?.files[0]?.fileId ?? ''
    await api.visitor.ok(identity.removeRegistrationDocument, { ...paper, fileId: dark }, who.as)
    await who.hand('business_licence')
    const extra = await api.visitor.upload(identity.uploadRegistrationDocument, paper, LICENCE, who.as)
    const never = identity.uploadRegistrationDocument.output.parse(extra.data).fileId
    await api.visitor.ok(identity.removeRegistrationDocument, { ...paper, fileId: never }, who.as)
    const { company: refused } = await who.own()
    const again = { id: who.id, version: 2, company: identity.aMill({ ...refused, address: 'Another road' }) }
    await api.visitor.ok(identity.resubmitRegistration, again, who.as)
    await refuse(3, 'Still dark')
    const { rounds, documents } = await reviewer.ok(identity.registrationDetail, { id: who.id })
    expect(rounds).toMatchObject([
      { company: { address: 'No. 988 Fenghe Road, Puyuan' }, papers: [{ fileId: dark }], note: 'The scan is dark' },
      { company: { address: 'Another road' }, reason: 'data_mismatch', note: 'Still dark' },
    ])
    const shown = rounds[1]?.papers.map(({ fileId }) => fileId)
    expect(documents[0]?.files.map(({ fileId }) => fileId)).toEqual(shown)
    const kept = await api.pool.query<{ file_id: string }>(
      'select file_id from registration_document where application_id = $1',
      [who.id],
    )
    expect(kept.rows.map(row => row.file_id).sort()).toEqual([dark, ...(shown ?? [])].sort())
    const rewrite = api.pool.query(`update registration_round set company = '{}' where application_id = $1`, [who.id])
    await expect(rewrite).rejects.toThrow('does not change')
  })

  test('a paper is accepted or refused by itself: a refused one is asked for with its reason, and another is needed', async () => {
    const who = await sent('refused-paper@example.com')
    const licence = async () => (await who.own()).documents.find(({ key }) => key === 'business_licence')
    const fileId = (await licence())?.files[0]?.fileId ?? ''
    const say = (outcome: identity.CheckOutcome, note?: string) =>
      reviewer.call(identity.registrationCheck, {
        ...{ id: who.id, version: 1, requirement: 'business_licence', fileId, outcome },
        ...(note === undefined ? {} : { note }),
      })
    expect(await licence()).toMatchObject({ state: 'pending', files: [{ state: 'pending', reason: null }] })
    expect((await say('passed')).code).toBe('200')
    expect(await licence()).toMatchObject({ state: 'complete', files: [{ state: 'accepted' }] })
    expect((await say('failed')).code).toBe('USER_SERVICE530400')
    expect((await say('waived', 'Known')).code).toBe('MALL600403')
    expect((await say('failed', 'Page 2 is missing')).code).toBe('200')
    expect(await licence()).toMatchObject({ state: 'rejected', files: [{ reason: 'Page 2 is missing' }] })
    expect((await reviewer.call(identity.approveRegistration, { id: who.id, version: 1 })).code).toBe(
      'USER_SERVICE530123',
    )
    await reviewer.ok(identity.requestRegistrationInfo, {
      ...{ id: who.id, version: 1 },
      requests: [{ field: 'address', comment: 'Which building?' }],
    })
    const asked = await who.own()
    expect(asked.requests).toMatchObject([
      { field: 'address', comment: 'Which building?' },
      { field: 'documents.business_licence', comment: 'Page 2 is missing' },
    ])
    const data = identity.aMill({ ...asked.company, address: 'Building 3' })
    const again = () =>
      api.visitor.call(identity.resubmitRegistration, { id: who.id, version: 2, company: data }, who.as)
    expect(await again()).toMatchObject({
      data: { fieldErrors: [{ path: 'documents.business_licence', rule: 'paper_refused' }] },
    })
    await who.hand('business_licence')
    expect((await again()).code).toBe('200')
    const { documents, rounds } = await reviewer.ok(identity.registrationDetail, { id: who.id })
    expect(documents[0]).toMatchObject({ state: 'pending', files: [{ state: 'pending' }] })
    expect(rounds[0]?.papers.map(paper => paper.fileId)).toEqual([fileId])
    await reviewer.ok(identity.approveRegistration, { id: who.id, version: 3 })
    expect(await licence()).toMatchObject({ state: 'complete', files: [{ state: 'accepted' }] })
  })

  test('one working day is what a decision takes: due in the queue, late on the start page', async () => {
    const start = api.clock.now
    api.clock.now = new Date('2026-04-10T02:00:00Z')
    const who = await sent('due@example.com')
    const due = new Date(api.clock.now.getTime() + 3 * 86_400_000).toISOString()
    const [first] = (await reviewer.ok(identity.registrationPage, { keyword: (await who.own()).no })).records
    expect(first?.reviewDueAt).toBe(due)
    for (const keyword of [undefined, 'mill']) {
      const asked = { sort: 'due', pageSize: 200, keyword } as const
      const inOrder = (await reviewer.ok(identity.registrationPage, asked)).records.map(row => row.reviewDueAt ?? '9')
      expect(inOrder).toContain(due)
      expect(inOrder).toEqual([...inOrder].sort())
    }
    await reviewer.ok(identity.requestRegistrationInfo, {
      id: who.id,
      version: 1,
      requests: [{ field: 'address', comment: 'Which building?' }],
    })
    expect((await reviewer.ok(identity.registrationDetail, { id: who.id })).reviewDueAt).toBeNull()
    api.clock.now = start
  })

  test('whoever has claimed it decides; a colleague takes over with a reason first', async () => {
    const who = await sent('claimed@example.com')
    const second = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    expect((await reviewer.ok(identity.claimRegistration, { id: who.id, version: 1 })).actions).toEqual([
      'request_info',
      'approve',
      'reject',
    ])
    const change = { id: who.id, version: 2 }
    const answers = [
      await second.call(identity.approveRegistration, change),
      await second.call(identity.rejectRegistration, { ...change, reason: 'other', note: 'No' }),
      await second.call(identity.requestRegistrationInfo, { ...change, requests: [{ field: 'city', comment: '?' }] }),
      await second.call(identity.claimRegistration, change),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'USER_SERVICE530122'))
    expect(answers[0]?.msg).toContain(reviewer.actor.displayName)
    expect((await reviewer.call(identity.takeOverRegistration, { ...change, reason: 'Mine' })).code).toBe('MALL600403')
    expect((await second.ok(identity.registrationDetail, { id: who.id })).actions).toEqual(['take_over'])
    await second.ok(identity.takeOverRegistration, { ...change, reason: 'On holiday' })
    expect((await reviewer.call(identity.approveRegistration, { ...change, version: 3 })).code).toBe(
      'USER_SERVICE530122',
    )
    const detail = await second.ok(identity.registrationDetail, { id: who.id })
    expect(detail).toMatchObject({ reviewerName: second.actor.displayName, status: 'in_review' })
    expect(detail.timeline.at(-1)).toMatchObject({ action: 'take_over', note: 'On holiday' })
    // Who of them has it in hand, and why, is between reviewers.
    const told = (await who.own()).timeline.map(({ action }) => action)
    expect(told.filter(action => ['claim', 'take_over'].includes(action))).toEqual([])
    expect((await second.ok(identity.approveRegistration, { ...change, version: 3 })).status).toBe('approved')
  })

  test('the applicant is reminded, and who never answers can send again later', async () => {
    const who = await sent('silent@example.com')
    const start = api.clock.now
    const day = (days: number) => (api.clock.now = new Date(start.getTime() + days * 86_400_000))
    const reminders = () =>
      api.notified.filter(({ dedupeKey }) => dedupeKey === `registration-reminder:${who.id}`).length
    await reviewer.ok(identity.requestRegistrationInfo, {
      id: who.id,
      version: 1,
      requests: [{ field: 'address', comment: 'Which building?' }],
    })
    const run = () => api.api.jobs.run('identity-registration-timers')
    for (const [days, times] of [
      [6, 0],
      [7, 1],
      [8, 1],
      [12, 2],
    ] as const) {
      day(days)
      await run()
      expect([days, reminders()]).toEqual([days, times])
      // What was asked for, and each reminder of it, also reaches the mailbox.
      const mails = api.mailed.filter(({ to, template }) => to === who.email && template === 'registration_need_info')
      expect(mails).toHaveLength(1 + times)
    }
    day(14)
    await run()
    const rows = await api.pool.query('select status from registration_application where id = $1', [who.id])
    expect(rows.rows).toEqual([{ status: 'expired' }])
    expect(api.notified.at(-1)).toMatchObject({
      ...{ kind: 'registration_data_review', params: { outcome: 'registration_expired' } },
      reply: 'Which building?',
    })
    expect(api.mailed.at(-1)).toMatchObject({
      ...{ to: who.email, locale: 'zh_CN', template: 'registration_expired' },
      params: { note: 'Which building?' },
    })
    const own = async () => {
      const { token } = await api.visitor.ok(identity.login, {
        email: who.email,
        password: NEWCOMER.password,
        identity: 'seller',
      })
      const as = { headers: { authorization: `Bearer ${token}` } }
      return { as, actions: (await api.visitor.ok(identity.ownRegistration, {}, as))?.actions }
    }
    expect((await own()).actions).toEqual(['resubmit'])
    day(14 + 92)
    const late = await own()
    expect(late.actions).toEqual(['restart'])
    const again = { id: who.id, version: 3, company: company() }
    expect((await api.visitor.call(identity.resubmitRegistration, again, late.as)).code).toBe('MALL600403')
    expect((await api.visitor.ok(identity.restartRegistration, { id: who.id }, late.as)).applicationId).not.toBe(who.id)
    api.clock.now = start
  })

  test('papers of what was taken back are deleted after a month', async () => {
    const who = await sent('taken-back@example.com')
    const [paper] = (await who.own()).documents.flatMap(({ files }) => files)
    await api.visitor.ok(identity.withdrawRegistration, { id: who.id, version: 1 }, who.as)
    const start = api.clock.now
    const left = async () =>
      (await api.pool.query('select id from file_asset where id = $1', [paper?.fileId ?? who.id])).rows.length
    for (const [days, files] of [
      [29, 1],
      [31, 0],
    ] as const) {
      api.clock.now = new Date(start.getTime() + days * 86_400_000)
      await api.api.jobs.run('identity-registration-timers')
      expect([days, await left()]).toEqual([days, files])
    }
    api.clock.now = start
  })

  test('what was never sent or rests is kept as long as the region says, and goes after its applicant was told', async () => {
    const draft = await applicant('never-sent@example.com')
    await api.visitor.ok(identity.saveRegistrationDraft, { id: draft.id, draft: { legalName: 'Never Sent' } }, draft.as)
    await draft.hand('business_licence')
    const refused = await sent('refused-long-ago@example.com')
    const refusal = { reason: 'other', note: 'Not in this market' } as const
    await reviewer.ok(identity.rejectRegistration, { id: refused.id, version: 1, ...refusal })
    const start = api.clock.now
    const after = async (days: number) => {
      api.clock.now = new Date(start.getTime() + days * 86_400_000)
      await api.api.jobs.run('identity-registration-timers')
    }
    const told = (who: Applicant) =>
      api.mailed.filter(({ to, template }) => to === who.email && template === 'registration_deleted_soon')
    const left = async () =>
      (
        await api.pool.query<{ status: string; papers: number; says: string }>(
          `select a.status, (select count(*) from registration_document where application_id = a.id)::int as papers,
             a.company::text || a.draft::text as says from registration_application a where a.id = any ($1::uuid[]) order by a.id`,
          [[draft.id, refused.id]],
        )
      ).rows
    await after(165)
    expect([told(draft), told(refused)]).toEqual([[], []])
    await after(167)
    await after(168)
    expect(told(draft)).toMatchObject([{ params: { company: 'Never Sent' }, locale: 'zh_CN' }])
    expect(told(refused)).toHaveLength(1)
    // Who goes on with it is heard of again much later.
    const { token } = await api.visitor.ok(identity.login, {
      email: draft.email,
      password: NEWCOMER.password,
      identity: 'seller',
    })
    const as = { headers: { authorization: `Bearer ${token}` } }
    await api.visitor.ok(identity.saveRegistrationDraft, { id: draft.id, draft: { legalName: 'Still Here' } }, as)
    await after(182)
    expect(await left()).toMatchObject([
      { status: 'draft', papers: 1, says: expect.stringContaining('Still Here') },
      { status: 'withdrawn', papers: 0, says: '{}{}' },
    ])
    expect((await reviewer.call(identity.registrationDetail, { id: refused.id })).code).toBe('USER_SERVICE530404')
    await after(168 + 181)
    expect(told(draft)).toHaveLength(2)
    await after(168 + 196)
    expect(await left()).toMatchObject([
      { status: 'withdrawn', papers: 0, says: '{}{}' },
      { status: 'withdrawn', papers: 0, says: '{}{}' },
    ])
    api.clock.now = start
  })

  test('who hands in a paper goes on with it', async () => {
    const who = await applicant('still-collecting@example.com')
    await api.visitor.ok(identity.saveRegistrationDraft, { id: who.id, draft: { legalName: 'Collecting' } }, who.as)
    const start = api.clock.now
    const after = async (days: number) => {
      api.clock.now = new Date(start.getTime() + days * 86_400_000)
      await api.api.jobs.run('identity-registration-timers')
    }
    await after(167)
    const { email } = who
    const { token } = await api.visitor.ok(identity.login, { email, password: NEWCOMER.password, identity: 'seller' })
    const as = { headers: { authorization: `Bearer ${token}` } }
    const paper = { id: who.id, requirement: 'business_licence' }
    expect((await api.visitor.upload(identity.uploadRegistrationDocument, paper, LICENCE, as)).code).toBe('200')
    await after(182)
    const { rows } = await api.pool.query('select status, draft from registration_application where id = $1', [who.id])
    api.clock.now = start
    expect(rows).toEqual([{ status: 'draft', draft: { legalName: 'Collecting' } }])
  })

  test('nobody writes to an applicant who has left for good', async () => {
    const gone = await sent('left-for-good@example.com')
    const refusal = { reason: 'other', note: 'Not in this market' } as const
    await reviewer.ok(identity.rejectRegistration, { id: gone.id, version: 1, ...refusal })
    await api.pool.query(
      `update user_account set status = 'deleted', email = 'deleted-' || id || '@invalid' where lower(email) = $1`,
      [gone.email],
    )
    const start = api.clock.now
    api.clock.now = new Date(start.getTime() + 167 * 86_400_000)
    await api.api.jobs.run('identity-registration-timers')
    api.clock.now = start
    expect(api.mailed.filter(({ to }) => to.endsWith('@invalid'))).toEqual([])
    const { rows } = await api.pool.query(
      'select deletion_told_at is not null as told from registration_application where id = $1',
      [gone.id],
    )
    expect(rows).toEqual([{ told: true }])
  })

  test('a standard sentence is read by each in the own language; what was typed says in which it was', async () => {
    const who = await sent('sentences@example.com')
    const { sentences, applicantLocale } = await reviewer.ok(identity.registrationDetail, { id: who.id })
    const unreadable = sentences.find(({ kind }) => kind === 'paper')
    expect([applicantLocale, unreadable?.text, unreadable?.own]).toEqual([
      'zh_CN',
      '文件无法辨认，请提交更清晰的扫描件。',
      'The document cannot be read. Please hand in a sharper scan.',
    ])
    await reviewer.ok(identity.requestRegistrationInfo, {
      ...{ id: who.id, version: 1 },
      requests: [
        { field: 'documents.business_licence', comment: unreadable?.text ?? '' },
        { field: 'address', comment: 'Which building?' },
      ],
    })
    expect(api.mailed.at(-1)?.params['note']).toBe('文件无法辨认，请提交更清晰的扫描件。\nWhich building?')
    const asked = (await reviewer.ok(identity.registrationDetail, { id: who.id })).rounds[0]?.requests
    expect(asked).toEqual([
      { field: 'documents.business_licence', comment: unreadable?.own, writtenIn: null },
      { field: 'address', comment: 'Which building?', writtenIn: 'en_US' },
    ])
    const chinese = { headers: { ...who.as.headers, locale: 'zh_CN' } }
    const read = await api.visitor.ok(identity.ownRegistration, {}, chinese)
    expect(read?.requests).toEqual([
      { field: 'documents.business_licence', comment: unreadable?.text, writtenIn: null },
      { field: 'address', comment: 'Which building?', writtenIn: 'en_US' },
    ])
  })

  test('the reason of a refusal is in the applicant’s language', async () => {
    const who = await sent('refused@example.com')
    await reviewer.ok(identity.rejectRegistration, {
      id: who.id,
      version: 1,
      reason: 'data_mismatch',
      note: 'Name differs',
    })
    expect(api.mailed.at(-1)?.params['note']).toBe('填写的资料与营业执照不一致。\nName differs')
    expect(await who.own()).toMatchObject({
      status: 'rejected',
      decisionReason: 'data_mismatch',
      decisionNote: 'Name differs',
    })
    const again = await api.visitor.ok(
      identity.resubmitRegistration,
      { id: who.id, version: 2, company: company() },
      who.as,
    )
    expect(again.status).toBe('submitted')
    // Another number than the refused one: two people look at it.
    expect(await reviewer.ok(identity.registrationDetail, { id: who.id })).toMatchObject({
      riskFlags: ['identity_changed'],
    })
  })

  test('a flagged registration needs two people', async () => {
    const who = await sent('flagged@example.com', company({ foundedYear: 2026 }))
    const [row] = (await reviewer.ok(identity.registrationPage, {})).records
    expect(row).toMatchObject({ id: who.id, flagged: true })
    expect(row?.actions).not.toContain('approve')
    expect((await reviewer.call(identity.approveRegistration, { id: who.id, version: 1 })).code).toBe('MALL600403')
    await reviewer.ok(identity.endorseRegistration, { id: who.id, version: 1 })
    expect((await reviewer.call(identity.approveRegistration, { id: who.id, version: 2 })).code).toBe('MALL600403')
    const second = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    expect((await second.ok(identity.approveRegistration, { id: who.id, version: 2 })).status).toBe('approved')
  })

  test('nobody approves what they have applied for with the same account', async () => {
    const who = await sent('both-sides@example.com')
    await api.pool.query('update registration_application set applicant_user_id = $2 where id = $1', [
      who.id,
      reviewer.actor.userId,
    ])
    expect((await reviewer.call(identity.approveRegistration, { id: who.id, version: 1 })).code).toBe(
      'USER_SERVICE530307',
    )
    const second = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    expect((await second.ok(identity.approveRegistration, { id: who.id, version: 1 })).status).toBe('approved')
  })

  test('a look-alike and a second registration of the same number are shown to the reviewer', async () => {
    const data = company({ legalName: 'Golden Fleece Knitwear Manufactory' })
    await sent('original@example.com', data)
    const copy = await sent('copy@example.com', { ...data, legalName: 'Golden Fleece Knitwear Manufactury' })
    const detail = await reviewer.ok(identity.registrationDetail, { id: copy.id })
    expect(detail.riskFlags).toEqual(['same_number', 'similar_name'])
    expect(detail.similar).toMatchObject([{ legalName: 'Golden Fleece Knitwear Manufactory', regNo: data.regNo }])
  })

  test('an approved registration is not compared with the company that came of it', async () => {
    const who = await sent('only-one@example.com', company({ legalName: 'Single Strand Knitting Works' }))
    await reviewer.ok(identity.approveRegistration, { id: who.id, version: 1 })
    expect((await reviewer.ok(identity.registrationDetail, { id: who.id })).similar).toEqual([])
  })

  test('two reviewers at once: one decides, the other is told', async () => {
    const who = await sent('race@example.com')
    const second = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    const answers = await Promise.all([
      reviewer.call(identity.approveRegistration, { id: who.id, version: 1 }),
      second.call(identity.rejectRegistration, { id: who.id, version: 1, reason: 'other', note: 'No' }),
    ])
    const codes = answers.map(answer => answer.code)
    expect(codes.filter(code => code === '200')).toHaveLength(1)
    expect(codes.find(code => code !== '200')).toMatch(/^(FT510006|MALL600403)$/)
  })

  test('other parties do not see the queue', async () => {
    const seller = await api.person({ kind: 'seller' })
    expect((await seller.call(identity.registrationPage, {})).code).toBe('gateway.400019')
    expect((await api.visitor.call(identity.registrationPage, {})).code).toBe('global400001')
  })
})
