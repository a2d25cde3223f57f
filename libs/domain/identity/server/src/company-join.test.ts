import { createHash } from 'node:crypto'
import * as identity from '@tradeport/domain/identity/contract'
import {
  NEWCOMER,
  creditCode,
  handIn,
  joinCompany,
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

/** Names that are not alike, so that no registration is held up as another one's double. */
const company = (over: Partial<identity.CompanyData> = {}): identity.CompanyData => {
  const regNo = creditCode()
  const legalName = createHash('sha256').update(regNo).digest('hex').slice(0, 30)
  return identity.aMill({ legalName, displayName: `Mill ${regNo.slice(12)}`, regNo, ...over })
}

type Side = 'buyer' | 'seller' | 'provider'

/** Somebody signed in at one front-end. */
interface Session {
  as: CallOptions
  email: string
}

const signIn = async (email: string, side: Side): Promise<Session> => ({ email, as: await signedIn(api, email, side) })

const register = async (email: string, party: 'seller' | 'provider'): Promise<Session & { id: string }> => ({
  email,
  ...(await registered(api, email, party)),
})

const hand = ({ as }: Session, id: string, requirement: identity.RequirementKey) => handIn(api, { id, as }, requirement)

async function ownOf({ as }: Session, id: string): Promise<identity.OwnRegistration> {
  const own = await api.visitor.ok(identity.ownRegistration, { id }, as)
  if (!own) throw new Error('there is no registration')
  return own
}

/** What the form holds when nobody has typed anything into it. */
const drafted = ({ draft }: identity.OwnRegistration): identity.CompanyData =>
  company({
    ...draft,
    foundedYear: undefined,
    mainProducts: (draft['mainProducts'] ?? '').split(', '),
    mainMarkets: [],
  } as Partial<identity.CompanyData>)

async function send(who: Session, id: string, data: identity.CompanyData) {
  return api.visitor.call(
    identity.submitRegistration,
    { id, version: (await ownOf(who, id)).version, company: data },
    who.as,
  )
}

const approve = async (id: string) => {
  const { version } = await reviewer.ok(identity.registrationDetail, { id })
  return reviewer.call(identity.approveRegistration, { id, version })
}

/** The owner of an approved company on the selling side, signed in there. */
async function seller(name: string, data = company()): Promise<Session & { data: identity.CompanyData }> {
  const who = await register(`${name}@example.com`, 'seller')
  await hand(who, who.id, 'business_licence')
  expect((await send(who, who.id, data)).code).toBe('200')
  expect((await approve(who.id)).code).toBe('200')
  return { ...(await signIn(who.email, 'seller')), data }
}

const profileOf = ({ as }: Session) => api.visitor.ok(identity.profile, {}, as)
const sidesOf = async (regNo: string) =>
  (
    await api.pool.query<{ parties: string[]; no: string }>('select parties, no from company where reg_no = $1', [
      regNo,
    ])
  ).rows
const begin = (who: Session, input: { party: Side; joins?: boolean }) =>
  api.visitor.call(identity.beginRegistration, input, who.as)
const begun = async (who: Session, input: { party: Side; joins?: boolean }) =>
  (await api.visitor.ok(identity.beginRegistration, input, who.as)).applicationId

/** A colleague without the owner's role in the company that somebody works for. */
async function colleagueOf(owner: Session): Promise<Session> {
  const { company: own } = await profileOf(owner)
  const other = await api.person({ kind: 'seller', companyId: own?.id ?? '', roles: ['sales'] })
  await api.pool.query('update company_member set is_owner = false where user_id = $1', [other.actor.userId])
  return { email: '', as: { headers: { authorization: `Bearer ${other.token ?? ''}` } } }
}

describe('a company comes to another side', () => {
  test('by its owner, with what was accepted before, and one approval switches the side on', async () => {
    const owner = await seller('joins')
    const id = await begun(owner, { party: 'provider', joins: true })
    const own = await ownOf(owner, id)
    expect(own).toMatchObject({
      ...{ party: 'provider', status: 'draft' },
      joins: { legalName: owner.data.legalName, parties: ['seller'] },
      draft: { legalName: owner.data.legalName, regNo: owner.data.regNo },
    })
    expect(own.joins?.kept).toEqual(expect.arrayContaining(['legalName', 'regNo', 'licenceIssuer', 'licenceIssuedOn']))
    const papers = Object.fromEntries(own.documents.map(({ key, held, state }) => [key, { held, state }]))
    expect(papers).toMatchObject({
      business_licence: { held: true, state: 'complete' },
      service_licence: { held: false, state: 'incomplete' },
    })
    // The new side's own paper is still asked for.
    expect(await send(owner, id, drafted(own))).toMatchObject({
      data: { fieldErrors: [{ path: 'documents.service_licence', rule: 'required' }] },
    })
    await hand(owner, id, 'service_licence')
    // Legal data is what was accepted, whatever is sent.
    expect(
      (await send(owner, id, { ...drafted(own), legalName: 'Another Name Ltd', displayName: 'Another Name' })).code,
    ).toBe('200')

    const detail = await reviewer.ok(identity.registrationDetail, { id })
    expect(detail).toMatchObject({
      joins: { legalName: owner.data.legalName, parties: ['seller'] },
      company: { legalName: owner.data.legalName },
      similar: [],
    })
    expect((await approve(id)).code).toBe('200')
    expect(await sidesOf(owner.data.regNo)).toMatchObject([{ parties: ['seller', 'provider'] }])
    const certificates = await api.pool.query(
      `select k.status from company_certificate k join company c on c.id = k.company_id where c.reg_no = $1`,
      [owner.data.regNo],
    )
    expect(certificates.rows).toEqual([{ status: 'accepted' }])

    const asProvider = await signIn(owner.email, 'provider')
    const [here, there] = [await profileOf(owner), await profileOf(asProvider)]
    expect(here).toMatchObject({ kind: 'seller', roles: ['seller_owner', 'shop_manager'] })
    expect(there).toMatchObject({ kind: 'provider', roles: ['provider_owner'], storeId: null })
    expect(there.company?.id).toBe(here.company?.id)
    // What the company says of itself is not the form's to change.
    expect(await api.visitor.ok(identity.companyProfile, {}, owner.as)).toMatchObject({
      displayName: owner.data.displayName,
    })
    expect(await ownOf(owner, id)).toMatchObject({ status: 'approved', companyId: here.company?.id, joins: null })
    expect((await api.visitor.ok(identity.companyProfile, {}, asProvider.as)).joinable).toEqual(['buyer'])
    expect((await begin(owner, { party: 'provider', joins: true })).code).toBe('MALL600403')
    // Its legal data is changed from either side.
    const change = await api.visitor.ok(identity.startCompanyChange, {}, owner.as)
    expect((await ownOf(asProvider, change.applicationId)).kind).toBe('change')
  })

  test('by the number alone, at the entry of the other side; a provider that sells has a shop', async () => {
    const first = await register('by-number@example.com', 'provider')
    const data = company({ companyType: 'service' })
    for (const paper of ['business_licence', 'service_licence'] as const) await hand(first, first.id, paper)
    await send(first, first.id, data)
    await approve(first.id)
    const second = await register('by-number@example.com', 'seller')
    expect(second.id).not.toBe(first.id)
    await api.visitor.ok(
      identity.saveRegistrationDraft,
      { id: second.id, draft: { country: 'CN', regNo: data.regNo } },
      second.as,
    )
    const known = await ownOf(second, second.id)
    expect(known).toMatchObject({
      joins: { parties: ['provider'] },
      draft: { legalName: data.legalName, province: data.province, city: data.city, address: data.address },
    })
    // It was found by what was typed, which may be mistyped.
    expect(known.joins?.kept).toEqual(expect.not.arrayContaining(['regNo']))
    expect(known.joins?.kept).toEqual(expect.not.arrayContaining(['country']))
    expect((await send(second, second.id, { ...data, displayName: 'By Number Shop' })).code).toBe('200')
    await approve(second.id)
    expect(await sidesOf(data.regNo)).toMatchObject([{ parties: ['provider', 'seller'] }])
    expect(await profileOf(second)).toMatchObject({ kind: 'seller', storeId: expect.any(String) })
  })

  test('a seller that buys has one level on both sides', async () => {
    const owner = await seller('also-buys')
    expect((await begin(owner, { party: 'buyer' })).code).toBe('MALL600403')
    const id = await begun(owner, { party: 'buyer', joins: true })
    const asApplicant = await signIn(owner.email, 'buyer')
    expect(await profileOf(asApplicant)).toMatchObject({ kind: 'visitor', applicationId: id })
    expect((await send(owner, id, drafted(await ownOf(owner, id)))).code).toBe('200')
    await approve(id)
    expect(await profileOf(asApplicant)).toMatchObject({ kind: 'buyer', company: { verifyLevel: 2 } })
  })

  test('a buyer without a number begins to sell with the data of its registration', async () => {
    const code = await mailedCode(api, 'begins-to-sell@example.com')
    await api.visitor.ok(identity.registerBuyer, {
      ...{ email: 'begins-to-sell@example.com', code, ...NEWCOMER, companyName: 'Light Start', country: 'CN' },
    })
    const buyer = await signIn('begins-to-sell@example.com', 'buyer')
    const id = await begun(buyer, { party: 'seller', joins: true })
    expect((await ownOf(buyer, id)).joins).toMatchObject({ legalName: 'Light Start', kept: [] })
    const data = company()
    await hand(buyer, id, 'business_licence')
    expect((await send(buyer, id, data)).code).toBe('200')
    await approve(id)
    expect(await sidesOf(data.regNo)).toMatchObject([{ parties: ['buyer', 'seller'] }])
    expect(await profileOf(buyer)).toMatchObject({ company: { legalName: data.legalName, verifyLevel: 2 } })
    const { displayName, mainProducts, contactName, contactPhone } = data
    expect(await api.visitor.ok(identity.companyProfile, {}, buyer.as)).toMatchObject({
      ...{ displayName, mainProducts, contactName, contactPhone },
    })
    expect((await profileOf(await signIn(buyer.email, 'seller'))).storeId).not.toBeNull()
  })

  test('what the company says of itself is not asked for again, but for what its shop is called and sells', async () => {
    const owner = await seller('says-it-once', company({ mainProducts: ['sweaters'], contactName: 'Wang Lan' }))
    const asProvider = await ownOf(owner, await begun(owner, { party: 'provider', joins: true }))
    const own = ['displayName', 'mainProducts', 'contactName', 'contactPhone']
    expect(asProvider.joins?.kept).toEqual(expect.arrayContaining(own))
    expect(asProvider.draft).toMatchObject({ mainProducts: 'sweaters', contactName: 'Wang Lan' })
    await hand(owner, asProvider.id, 'service_licence')
    const typed = { ...drafted(asProvider), contactName: 'Somebody Else', mainProducts: ['forwarding'] }
    expect((await send(owner, asProvider.id, typed)).code).toBe('200')
    expect((await reviewer.ok(identity.registrationDetail, { id: asProvider.id })).company).toMatchObject({
      ...{ contactName: 'Wang Lan', mainProducts: ['sweaters'] },
    })

    const first = await register('sells-too@example.com', 'provider')
    const data = company({ companyType: 'service', mainProducts: ['forwarding'] })
    for (const paper of ['business_licence', 'service_licence'] as const) await hand(first, first.id, paper)
    await send(first, first.id, data)
    await approve(first.id)
    const provider = await signIn(first.email, 'provider')
    const id = await begun(provider, { party: 'seller', joins: true })
    const asSeller = await ownOf(provider, id)
    expect(asSeller.joins?.kept).toEqual(expect.arrayContaining(['contactName', 'contactPhone']))
    expect(asSeller.joins?.kept).toEqual(expect.not.arrayContaining(['mainProducts']))
    const sells = ['yarn', 'forwarding', 'sweaters']
    expect((await send(provider, id, { ...drafted(asSeller), mainProducts: sells })).code).toBe('200')
    await approve(id)
    expect((await api.visitor.ok(identity.companyProfile, {}, provider.as)).mainProducts).toEqual([
      ...['forwarding', 'yarn', 'sweaters'],
    ])
  })

  test('more main products than fit beside those of the company are refused at their field', async () => {
    const goods = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `goods ${from + n}`)
    const first = await register('many-goods@example.com', 'provider')
    const data = company({ companyType: 'service', mainProducts: goods(0, 8) })
    for (const paper of ['business_licence', 'service_licence'] as const) await hand(first, first.id, paper)
    await send(first, first.id, data)
    await approve(first.id)
    const provider = await signIn(first.email, 'provider')
    const id = await begun(provider, { party: 'seller', joins: true })
    const asSeller = await ownOf(provider, id)
    expect(asSeller.joins?.mainProducts).toEqual(goods(0, 8))
    const say = (mainProducts: string[]) => send(provider, id, { ...drafted(asSeller), mainProducts })
    expect(await say(goods(7, 11))).toMatchObject({
      data: {
        fieldErrors: [{ path: 'company.mainProducts', rule: 'beside_companys', params: { count: 8, max: 10 } }],
      },
    })
    expect((await say([...goods(6, 10), 'goods 9'])).code).toBe('200')
    await approve(id)
    expect((await api.visitor.ok(identity.companyProfile, {}, provider.as)).mainProducts).toEqual(goods(0, 10))
  })

  test('what nobody asked about stands in the way of no answer, whatever came to hold since it was sent', async () => {
    const goods = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `goods ${from + n}`)
    const first = await register('asked-about-else@example.com', 'provider')
    for (const paper of ['business_licence', 'service_licence'] as const) await hand(first, first.id, paper)
    await send(first, first.id, company({ companyType: 'service', mainProducts: goods(0, 8) }))
    await approve(first.id)
    const owner = await signIn(first.email, 'provider')
    const id = await begun(owner, { party: 'seller', joins: true })
    const own = await ownOf(owner, id)
    expect((await send(owner, id, { ...drafted(own), mainProducts: goods(8, 10) })).code).toBe('200')
    await reviewer.ok(identity.requestRegistrationInfo, {
      ...{ id, version: 1, requests: [{ field: 'displayName', comment: 'Is this a brand?' }] },
    })
    // By now the company names more, and numbers look different in its region.
    const { version, displayName, employees, mainMarkets, contactName, contactPhone } = await api.visitor.ok(
      identity.companyProfile,
      {},
      owner.as,
    )
    const told = { version, displayName, employees, mainMarkets, contactName, contactPhone }
    await api.visitor.ok(
      identity.updateCompanyProfile,
      { ...told, mainProducts: [...goods(0, 8), 'socks', 'hats'] },
      owner.as,
    )
    const head = await api.person({ kind: 'operator', roles: ['op_super'] })
    const look = async (phoneRegexp: string | null) => {
      const region = await head.ok(identity.regionDetail, {})
      const content = { ...identity.NOTHING_SAID_OF_REGION, phoneRegexp }
      await head.ok(identity.regionUpdate, { version: region.version, content, reason: 'Landlines only' })
    }
    await look(String.raw`^0\d{9,11}$`)
    try {
      const asked = await ownOf(owner, id)
      expect(asked.company?.mainProducts).toEqual(goods(8, 10))
      const answer = { id, version: asked.version, company: asked.company ?? own.company ?? company(), attested: [] }
      expect((await api.visitor.call(identity.resubmitRegistration, answer, owner.as)).code).toBe('200')
    } finally {
      await look(null)
    }
    await approve(id)
    expect((await api.visitor.ok(identity.companyProfile, {}, owner.as)).mainProducts).toEqual([
      ...goods(0, 8),
      ...['socks', 'hats'],
    ])
  })

  test('questions are answered with the company as it is by then, and a statement is made anew for another address', async () => {
    const office = await api.person({ kind: 'operator' })
    const party = 'buyer'
    const list = await office.ok(identity.checklistDetail, { party })
    const sworn: identity.ChecklistItem = {
      ...{
        key: 'sworn',
        kind: 'attested',
        name: { en_US: 'Sworn' },
        help: { en_US: 'By law' },
        required: true,
        active: true,
      },
      ...{ pictures: false, maxFiles: 1, countries: [], companyTypes: [] },
    }
    const put = (version: number, items: identity.ChecklistItem[]) =>
      office.ok(identity.checklistUpdate, { party, version, items, reason: 'A rule of the market' })
    const { version: ruled } = await put(list.version, [...list.items, sworn])

    const owner = await seller('answers-later')
    const id = await begun(owner, { party, joins: true })
    const sent = drafted(await ownOf(owner, id))
    await api.visitor.ok(identity.submitRegistration, { id, version: 0, company: sent, attested: ['sworn'] }, owner.as)
    await reviewer.ok(identity.requestRegistrationInfo, {
      ...{ id, version: 1, requests: [{ field: 'contactPhone', comment: 'Nobody answers there' }] },
    })
    const { version, displayName, employees, mainProducts, mainMarkets } = await api.visitor.ok(
      identity.companyProfile,
      {},
      owner.as,
    )
    const changed = { contactName: 'Li Na', contactPhone: '13900001111' }
    await api.visitor.ok(
      identity.updateCompanyProfile,
      { version, displayName, employees, mainProducts, mainMarkets, ...changed },
      owner.as,
    )
    const asked = await ownOf(owner, id)
    expect(asked.company).toMatchObject(changed)
    expect(asked.documents.find(({ key }) => key === 'sworn')).toMatchObject({ attested: true })

    const address = 'No. 1 New Road'
    await api.pool.query('update company set address = $2 where reg_no = $1', [owner.data.regNo, address])
    const moved = await ownOf(owner, id)
    expect(moved.company).toMatchObject({ ...changed, address })
    expect(moved.documents.find(({ key }) => key === 'sworn')).toMatchObject({ attested: false })
    const answer = (attested: string[]) =>
      api.visitor.call(
        identity.resubmitRegistration,
        { id, version: moved.version, company: moved.company ?? sent, attested },
        owner.as,
      )
    expect(await answer([])).toMatchObject({
      data: { fieldErrors: [{ path: 'documents.sworn', rule: 'required' }] },
    })
    expect((await answer(['sworn'])).code).toBe('200')
    expect((await reviewer.ok(identity.registrationDetail, { id })).company).toMatchObject({ ...changed, address })
    await put(ruled, list.items)
  })

  test('its other owners hear of it, where they work', async () => {
    const owner = await seller('owners-hear')
    const own = (await profileOf(owner)).company
    const partner = await api.person({ kind: 'seller', companyId: own?.id ?? '' })
    await colleagueOf(owner)
    const id = await begun(owner, { party: 'buyer', joins: true })
    await send(owner, id, drafted(await ownOf(owner, id)))
    await approve(id)
    expect(api.notified.filter(({ kind }) => kind === 'company_side_added')).toMatchObject([
      {
        to: { userId: partner.actor.userId, identity: 'seller' },
        params: { name: own?.legalName, side: 'buyer' },
        link: { frontEnd: 'seller', route: '/company' },
      },
    ])
  })

  test('begun twice or at once it is one registration', async () => {
    const owner = await seller('twice')
    const ids = await Promise.all([1, 2, 3].map(() => begun(owner, { party: 'provider', joins: true })))
    expect(new Set(ids).size).toBe(1)
  })

  test('a colleague who is no owner, and a stranger, are refused as before', async () => {
    const owner = await seller('not-for-all')
    const colleague = await colleagueOf(owner)
    expect((await begin(colleague, { party: 'provider', joins: true })).code).toBe('MALL600403')
    expect((await api.visitor.ok(identity.companyProfile, {}, colleague.as)).joinable).toEqual([])
    const stranger = await register('stranger@example.com', 'provider')
    for (const paper of ['business_licence', 'service_licence'] as const) await hand(stranger, stranger.id, paper)
    expect((await send(stranger, stranger.id, { ...company(), regNo: owner.data.regNo })).code).toBe(
      'USER_SERVICE530120',
    )
    const draft = { country: 'CN', regNo: owner.data.regNo }
    await api.visitor.ok(identity.saveRegistrationDraft, { id: stranger.id, draft }, stranger.as)
    expect((await ownOf(stranger, stranger.id)).joins).toBeNull()
    // Nor is the owner's draft anybody else's.
    const id = await begun(owner, { party: 'provider', joins: true })
    expect((await api.visitor.call(identity.ownRegistration, { id }, stranger.as)).code).toBe('USER_SERVICE530404')
    expect((await api.visitor.call(identity.ownRegistration, { id }, colleague.as)).code).toBe('USER_SERVICE530404')
  })

  test('who owns it no longer at the approval joins nothing', async () => {
    const owner = await seller('gave-away')
    const id = await begun(owner, { party: 'buyer', joins: true })
    await send(owner, id, drafted(await ownOf(owner, id)))
    await api.pool.query(`update company_member set is_owner = false, roles = '{sales}' where company_id = $1`, [
      (await profileOf(owner)).company?.id,
    ])
    expect((await approve(id)).code).toBe('USER_SERVICE530120')
    expect(await sidesOf(owner.data.regNo)).toMatchObject([{ parties: ['seller'] }])
  })

  test('who owns it no longer goes on with another company, and begins anew with none', async () => {
    const owner = await seller('lost-it')
    const first = await begun(owner, { party: 'buyer', joins: true })
    await api.visitor.ok(identity.withdrawRegistration, { id: first, version: 0 }, owner.as)
    const id = await begun(owner, { party: 'provider', joins: true })
    for (const paper of ['business_licence', 'service_licence'] as const) await hand(owner, id, paper)
    await api.pool.query(`update company_member set is_owner = false, roles = '{sales}' where company_id = $1`, [
      (await profileOf(owner)).company?.id,
    ])
    expect((await send(owner, id, owner.data)).code).toBe('USER_SERVICE530120')
    const data = company({ companyType: 'service' })
    expect((await send(owner, id, data)).code).toBe('200')
    expect((await approve(id)).code).toBe('200')
    expect(await sidesOf(data.regNo)).toMatchObject([{ parties: ['provider'] }])
    expect(await sidesOf(owner.data.regNo)).toMatchObject([{ parties: ['seller'] }])
    const again = await api.visitor.ok(identity.restartRegistration, { id: first }, owner.as)
    const begunFor = await api.pool.query('select company_id from registration_application where id = $1', [
      again.applicationId,
    ])
    expect(begunFor.rows).toEqual([{ company_id: null }])
    expect(await api.visitor.ok(identity.restartRegistration, { id: first }, owner.as)).toEqual(again)
  })

  test('a licence that has ended since it was sent is asked for, whatever days a reviewer writes down', async () => {
    const owner = await seller('ended-licence')
    const id = await begun(owner, { party: 'provider', joins: true })
    await hand(owner, id, 'service_licence')
    expect((await send(owner, id, drafted(await ownOf(owner, id)))).code).toBe('200')
    await api.pool.query(
      `update company_certificate set valid_until = '2020-01-01' where company_id = (select id from company where reg_no = $1)`,
      [owner.data.regNo],
    )
    const { version } = await reviewer.ok(identity.registrationDetail, { id })
    const licence = { issuer: 'Market Supervision', issuedOn: '2020-01-01', validUntil: null }
    expect((await reviewer.call(identity.approveRegistration, { id, version, licence })).code).toBe(
      'USER_SERVICE530123',
    )
    expect(await sidesOf(owner.data.regNo)).toMatchObject([{ parties: ['seller'] }])
  })

  test('none of its people decides about it, though it had no such number when it was sent', async () => {
    const owner = await seller('colleague-reviews')
    const waiting = await register(owner.email, 'provider')
    for (const paper of ['business_licence', 'service_licence'] as const) await hand(waiting, waiting.id, paper)
    const data = company()
    expect((await send(waiting, waiting.id, data)).code).toBe('200')
    const { company: own } = await profileOf(owner)
    await api.pool.query('update company set reg_no = $2, reg_no_key = $2 where id = $1', [own?.id, data.regNo])
    const both = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    await joinCompany(api, both, own?.id)
    const detail = await both.ok(identity.registrationDetail, { id: waiting.id })
    expect(detail).toMatchObject({ ownStake: true, actions: [] })
    // As the list has it, for them and for others.
    const listedFor = async (who: Caller) =>
      (await who.ok(identity.registrationPage, { keyword: data.legalName })).records.find(({ id }) => id === waiting.id)
    expect(await listedFor(both)).toMatchObject({ ownStake: true, actions: [] })
    expect(await listedFor(reviewer)).toMatchObject({ ownStake: false, actions: expect.arrayContaining(['claim']) })
    const step = { id: waiting.id, version: detail.version }
    expect((await both.call(identity.claimRegistration, step)).code).toBe('USER_SERVICE530307')
    expect((await reviewer.call(identity.claimRegistration, step)).code).toBe('200')
  })

  test('a refusal leaves nothing of it, and it can be sent again', async () => {
    const owner = await seller('refused')
    const id = await begun(owner, { party: 'buyer', joins: true })
    const data = drafted(await ownOf(owner, id))
    await send(owner, id, data)
    const { version } = await reviewer.ok(identity.registrationDetail, { id })
    const refusal = { id, version, reason: 'data_mismatch', note: 'The name differs.' }
    await reviewer.ok(identity.rejectRegistration, refusal)
    expect(await sidesOf(owner.data.regNo)).toMatchObject([{ parties: ['seller'] }])
    const seats = await api.pool.query(
      `select m.party from company_member m join company c on c.id = m.company_id where c.reg_no = $1`,
      [owner.data.regNo],
    )
    expect(seats.rows).toEqual([{ party: 'seller' }])
    // It is read where its applicant works.
    expect(api.notified.at(-1)).toMatchObject({
      to: { identity: 'seller' },
      link: { frontEnd: 'seller', route: `/company/registrations/${id}` },
    })
    expect(await api.visitor.ok(identity.ownRegistrations, {}, owner.as)).toMatchObject({
      registrations: [{ id, party: 'buyer', status: 'rejected' }],
    })
    await api.visitor.ok(identity.resubmitRegistration, { id, version: version + 1, company: data }, owner.as)
    expect((await approve(id)).code).toBe('200')
  })

  test('of two people with one number the first approval counts, and of two sides of one person both', async () => {
    const data = company()
    const sent = async (email: string, party: 'seller' | 'provider') => {
      const who = await register(email, party)
      await hand(who, who.id, 'business_licence')
      if (party === 'provider') await hand(who, who.id, 'service_licence')
      expect((await send(who, who.id, data)).code).toBe('200')
      return who.id
    }
    const second = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    const approved = async (id: string) => {
      const detail = await reviewer.ok(identity.registrationDetail, { id })
      if (detail.actions.includes('endorse'))
        await reviewer.ok(identity.endorseRegistration, { id, version: detail.version })
      const { version } = await second.ok(identity.registrationDetail, { id })
      return (await second.call(identity.approveRegistration, { id, version })).code
    }
    const mine = await sent('number-mine@example.com', 'seller')
    const mineToo = await sent('number-mine@example.com', 'provider')
    const theirs = await sent('number-theirs@example.com', 'seller')
    expect(await approved(mine)).toBe('200')
    expect(await approved(theirs)).toBe('USER_SERVICE530120')
    expect(await approved(mineToo)).toBe('200')
    expect(await sidesOf(data.regNo)).toMatchObject([{ parties: ['seller', 'provider'] }])
  })
})

describe('a second company of one person', () => {
  test('stands beside the first, is sent, approved, and one more in the switch', async () => {
    const owner = await seller('founder')
    const id = await begun(owner, { party: 'seller' })
    expect(await begun(owner, { party: 'seller' })).toBe(id)
    const data = company()
    await hand(owner, id, 'business_licence')
    expect((await send(owner, id, data)).code).toBe('200')
    expect(await api.visitor.ok(identity.ownRegistrations, {}, owner.as)).toMatchObject({
      registrations: [{ id, party: 'seller', status: 'submitted', legalName: data.legalName }],
    })
    // A third one may be begun while the second is looked at.
    expect(await begun(owner, { party: 'seller' })).not.toBe(id)
    await approve(id)
    const { companies } = await api.visitor.ok(identity.ownCompanies, {}, owner.as)
    expect(companies).toHaveLength(2)
    const { companyId } = await ownOf(owner, id)
    const { token } = await api.visitor.ok(identity.switchCompany, { companyId: companyId ?? '' }, owner.as)
    const there = await profileOf({ ...owner, as: { headers: { authorization: `Bearer ${token}` } } })
    expect(there.company?.legalName).toBe(data.legalName)
    expect(there.storeId).not.toBeNull()
  })

  test('is withdrawn, and begun again', async () => {
    const owner = await seller('withdraws')
    const id = await begun(owner, { party: 'seller' })
    await api.visitor.ok(identity.withdrawRegistration, { id, version: 0 }, owner.as)
    expect(await api.visitor.ok(identity.ownRegistrations, {}, owner.as)).toEqual({ registrations: [] })
    const again = await api.visitor.ok(identity.restartRegistration, { id }, owner.as)
    expect(again.applicationId).not.toBe(id)
    expect((await ownOf(owner, again.applicationId)).status).toBe('draft')
  })

  test('of a buyer is there at once, and once', async () => {
    const buyer = await api.person({ kind: 'buyer' })
    const asked = { companyName: 'Second Trading', country: 'DE' }
    const [one, two] = await Promise.all([1, 2].map(() => buyer.ok(identity.foundCompany, asked)))
    expect(one?.companyId).toBe(two?.companyId)
    const { companies } = await buyer.ok(identity.ownCompanies, {})
    expect(companies.map(({ legalName }) => legalName)).toContain('Second Trading')
    expect((await buyer.ok(identity.switchCompany, { companyId: one?.companyId ?? '' })).token).toBeTruthy()
    const seller = await api.person({ kind: 'seller' })
    expect((await seller.raw(identity.foundCompany, asked)).code).toBe('gateway.400019')
  })
})
