import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  aDocumentInput,
  documentAccept,
  documentAcceptancePage,
  documentCreate,
  documentPublish,
  documentWithdraw,
  documentsToAccept,
  publicDocument,
  type DocumentInput,
} from '@tradeport/domain/content/contract'
import { viewAsStart } from '@tradeport/domain/identity/contract'
import { REGIONS } from '@tradeport/kernel/config'
import type { Envelope } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'

let api: TestApi
let editor: Caller
let buyer: Caller
let seller: Caller
/** What a test has published, to be taken back after it. */
let shown: { id: string; version: number }[] = []

beforeAll(async () => {
  api = await startTestApi()
  editor = await api.person({ kind: 'operator', roles: ['op_content'] })
  buyer = await api.person({ kind: 'buyer' })
  seller = await api.person({ kind: 'seller' })
})
afterEach(async () => {
  for (const { id, version } of shown) await editor.ok(documentWithdraw, { id, version })
  shown = []
})
afterAll(() => api.close())

async function published(code: string, over: Partial<DocumentInput> = {}) {
  const input = aDocumentInput({ code, title: { en_US: `Rule ${code}` }, mustAccept: true, ...over })
  const { id, version } = await editor.ok(documentCreate, input)
  const next = await editor.ok(documentPublish, { id, version })
  return { id: next.id, version: next.version }
}
async function inForce(code: string, over: Partial<DocumentInput> = {}) {
  const row = await published(code, over)
  shown.push(row)
  return row
}
const asked = async (who: Caller) =>
  (await who.ok(documentsToAccept, {})).documents.map(({ code, edition }) => `${code} ${edition}`)

describe('who has to accept a document', () => {
  it('is everybody of the sides that read it, with its text, until they accept', async () => {
    const { id } = await inForce('fair_trade', { audiences: ['buyer'] })
    expect((await buyer.ok(documentsToAccept, {})).documents).toEqual([
      {
        ...{ id, documentId: id, code: 'fair_trade', kind: 'agreement', title: 'Rule fair_trade', edition: 1 },
        ...{ contentLocale: 'en_US', effectiveAt: '2026-01-01T00:00:00.000Z', hasBody: true, hasFile: false },
        body: '<p>These terms apply to everybody who uses the platform.</p>',
      },
    ])
    expect(await asked(seller)).toEqual([])
    await buyer.ok(documentAccept, { id, edition: 1 })
    expect(await asked(buyer)).toEqual([])
    // A colleague reads it too.
    const colleague = await api.person({ kind: 'buyer', companyId: buyer.actor.companyId ?? '' })
    expect(await asked(colleague)).toEqual(['fair_trade 1'])
  })

  it('is nobody while it need not be accepted, is not in force yet, or is for another region', async () => {
    await inForce('just_a_guide', { mustAccept: false })
    const later = await inForce('from_next_year', { effectiveAt: '2099-01-01T00:00:00.000Z' })
    await inForce('of_here')
    expect(await asked(buyer)).toEqual(['of_here 1'])
    const elsewhere = await api.person({ kind: 'buyer', region: REGIONS.guangzhou })
    expect(await asked(elsewhere)).toEqual([])
    expect((await buyer.raw(documentAccept, { id: later.id, edition: 1 })).code).toBe('MALL600404')
  })

  it('is also who is signed in and belongs to no company, as far as visitors read it', async () => {
    await inForce('for_sellers', { audiences: ['seller'] })
    const { id } = await inForce('for_all')
    const person = await api.person({ kind: 'seller' })
    await api.pool.query('update user_session set company_id = null where user_id = $1', [person.actor.userId])
    expect(await asked(person)).toEqual(['for_all 1'])
    await person.ok(documentAccept, { id, edition: 1 })
    expect(await asked(person)).toEqual([])
    const { rows } = await api.pool.query('select side, company_id from document_acceptance where user_id = $1', [
      person.actor.userId,
    ])
    expect(rows).toEqual([{ side: 'visitor', company_id: null }])
    expect((await api.visitor.raw(documentsToAccept, {})).code).toBe('global400001')
  })
})

describe('accepting', () => {
  it('twice is accepting once, on record with the company, the side and from where', async () => {
    const { id } = await inForce('once')
    await buyer.ok(documentAccept, { id, edition: 1 })
    await buyer.ok(documentAccept, { id, edition: 1 })
    const { rows } = await api.pool.query(
      'select edition, user_id, side, company_id, ip from document_acceptance where document_id = $1',
      [id],
    )
    const { userId, companyId } = buyer.actor
    expect(rows).toEqual([{ edition: 1, user_id: userId, side: 'buyer', company_id: companyId, ip: '127.0.0.1' }])
  })

  it('is asked for again by the next edition, and refused for the one that it replaced', async () => {
    const first = await published('editions')
    await buyer.ok(documentAccept, { id: first.id, edition: 1 })
    const second = await inForce('editions')
    expect((await buyer.ok(documentsToAccept, {})).documents).toMatchObject([
      { id: second.id, documentId: first.id, edition: 2 },
    ])
    expect((await seller.raw(documentAccept, { id: first.id, edition: 1 })).code).toBe('FT510006')
    expect((await seller.raw(documentAccept, { id: second.id, edition: 2 })).code).toBe('MALL600404')
    await buyer.ok(documentAccept, { id: first.id, edition: 2 })
    expect(await asked(buyer)).toEqual([])
    expect(await asked(seller)).toEqual(['editions 2'])
  })

  it('is not possible for what another side or region reads', async () => {
    const { id } = await inForce('not_yours', { audiences: ['seller'] })
    expect((await buyer.raw(documentAccept, { id, edition: 1 })).code).toBe('MALL600404')
    const elsewhere = await api.person({ kind: 'seller', region: REGIONS.guangzhou })
    expect((await elsewhere.raw(documentAccept, { id, edition: 1 })).code).toBe('MALL600404')
    expect((await buyer.raw(publicDocument, { id })).code).toBe('MALL600404')
  })

  it('is the person’s own: an operator who looks on accepts nothing for them', async () => {
    const { id } = await inForce('own_hand')
    const operator = await api.person({ kind: 'operator', roles: ['op_super'] })
    const { userId, companyId } = seller.actor
    const { token } = await operator.ok(viewAsStart, {
      ...{ userId: userId ?? '', companyId: companyId ?? '', party: 'seller', reason: 'A document is missing' },
    })
    const answer = await api.api.app.inject({
      method: 'POST',
      url: `/api${documentAccept.path}`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      payload: { id, edition: 1 },
    })
    expect(answer.json<Envelope>().code).toBe('USER_SERVICE530310')
    expect(await asked(seller)).toEqual(['own_hand 1'])
  })
})

describe('operators', () => {
  it('see who accepted an edition, for which company and when, the last ones first', async () => {
    const first = await published('listed')
    await buyer.ok(documentAccept, { id: first.id, edition: 1 })
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    await seller.ok(documentAccept, { id: first.id, edition: 1 })
    const second = await inForce('listed')
    const page = await editor.ok(documentAcceptancePage, { id: first.id, pageSize: 1 })
    expect(page).toMatchObject({ total: 2, totalCapped: false })
    expect(page.records).toMatchObject([
      {
        ...{ name: seller.actor.displayName, side: 'seller', companyId: seller.actor.companyId },
        ...{ companyName: `Company ${seller.actor.companyId?.slice(-4)}`, acceptedAt: api.clock.now.toISOString() },
      },
    ])
    const { records } = await editor.ok(documentAcceptancePage, { id: first.id, pageNum: 2, pageSize: 1 })
    expect(records).toMatchObject([{ side: 'buyer' }])
    expect((await editor.ok(documentAcceptancePage, { id: second.id })).total).toBe(0)
  })

  it('of another region do not', async () => {
    const { id } = await inForce('elsewhere')
    const stranger = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.guangzhou })
    expect((await stranger.raw(documentAcceptancePage, { id })).code).toBe('MALL600404')
  })
})
