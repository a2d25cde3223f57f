import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueServer, listedOffers, productSnapshots, storesByIds } from '@tradeport/domain/catalogue/server'
import { companyFacts } from '@tradeport/domain/identity/server'
import { inquiryBasket, inquirySubmit } from '@tradeport/domain/sourcing/contract'
import { sourcingServer, type SourcingPorts } from '@tradeport/domain/sourcing/server'
import {
  aMessageInput,
  leaveMessageBuyers,
  leaveMessageClaim,
  leaveMessageDetailOf,
  leaveMessageGoods,
  leaveMessageInvite,
  leaveMessagePage,
  leaveMessageSources,
  leaveMessageToInquiry,
  messageForm,
  messageOfferTake,
  messageSubmit,
  messageTrack,
} from '@tradeport/domain/support/contract'
import { supportServer } from '@tradeport/domain/support/server'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { goodsOnSale } from './goods-on-sale.test-mall'
import { supportPorts } from './support-ports'
import { plug } from './wiring'
import { shopPorts } from './shop-ports'

let api: TestApi
let agent: Caller
let storeId: string
let productId: string
let people = 0

const sourcing: SourcingPorts = {
  catalogue: { storesByIds, productSnapshots, listedOffers },
  organisation: {
    companyNames: async (ctx, ids) =>
      new Map([...(await companyFacts(ctx, ids))].map(([id, { legalName }]) => [id, legalName])),
    timeZone: () => Promise.resolve('UTC'),
    avatars: () => Promise.resolve(new Map()),
    colleaguesWith: () => Promise.resolve([]),
    orderLimit: () => Promise.resolve(null),
    approveLimit: () => Promise.resolve(null),
    purchaseApprovers: () => Promise.resolve([]),
  },
  rates: { rate: () => Promise.resolve(undefined) },
  orders: { createFromQuotation: () => Promise.reject(new Error('nothing is ordered here')) },
}

beforeAll(async () => {
  api = await startModuleApi([
    plug(catalogueServer, shopPorts),
    plug(sourcingServer, sourcing),
    plug(
      supportServer,
      supportPorts(
        (frontEnd, route, region) => `https://${frontEnd}.example/${region.prefix}${route}`,
        sourcing,
        { inForce: async () => new Map() },
        () => [],
      ),
    ),
  ])
  agent = await api.person({ kind: 'operator', roles: ['op_cs'] })
  ;({ storeId, productId } = await goodsOnSale(api))
})
afterAll(() => api.close())

const mailTo = (to: string) => api.mailed.filter(mail => mail.to === to).at(-1)

/** A message that the agent has taken. */
async function taken(writer: Caller = api.visitor) {
  people += 1
  const email = `writer${people}@nordhaus.example`
  const { token } = await writer.ok(messageForm, {})
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const needs = `${'abcdefghij'.charAt(people % 10).repeat(6 + people)} pullovers are what we look for.`
  const link = await writer.ok(messageSubmit, aMessageInput({ formToken: token, needs, email }))
  const [row] = (await agent.ok(leaveMessagePage, { keyword: link.no })).records
  if (!row) throw new Error('not in the queue')
  const { version } = await agent.ok(leaveMessageClaim, { id: row.id, version: row.version })
  return { ...link, id: row.id, version, email }
}
const detail = (id: string) => agent.ok(leaveMessageDetailOf, { id })
const body = 'We have found two mills for you.'

describe('a message becomes an inquiry', () => {
  it('of the writer with an account: prepared, taken into the draft once, sent, and linked both ways', async () => {
    const buyer = await api.person({ kind: 'buyer' })
    const message = await taken(buyer)
    const [account] = await agent.ok(leaveMessageBuyers, { id: message.id })
    expect(account).toMatchObject({ userId: buyer.actor.userId, isWriter: true })
    await agent.ok(leaveMessageToInquiry, {
      id: message.id,
      version: message.version,
      body,
      productIds: [productId],
      goods: 'Care labels',
      storeIds: [storeId],
      buyerUserId: buyer.actor.userId ?? '',
    })
    expect(api.notified.at(-1)).toMatchObject({
      to: { userId: buyer.actor.userId },
      link: { frontEnd: 'buyer', route: `/inquiries/new?message=${message.no}` },
    })
    expect(await detail(message.id)).toMatchObject({ status: 'resolved', offer: { kind: 'inquiry', state: 'offered' } })
    expect((await api.visitor.ok(messageTrack, message)).conversation.at(-1)).toMatchObject({ side: 'operator', body })

    const first = await buyer.ok(messageOfferTake, { no: message.no })
    expect(first).toMatchObject({ lineCount: 2, stores: [{ id: storeId }] })
    expect(await buyer.ok(messageOfferTake, { no: message.no })).toEqual(first)
    const { draft } = await buyer.ok(inquiryBasket, {})
    expect(draft?.items.map(item => item.productId)).toEqual([productId, null])
    expect((await detail(message.id)).offer).toMatchObject({ state: 'taken', targetId: null })

    const sent = await buyer.ok(inquirySubmit, {
      id: draft?.id ?? '',
      version: draft?.version ?? 0,
      title: 'Pullovers',
      storeIds: [storeId],
    })
    expect((await detail(message.id)).offers).toMatchObject([{ state: 'done', targetId: sent.id, targetNo: sent.no }])
    expect(await agent.ok(leaveMessageSources, { inquiryId: sent.id })).toEqual([{ id: message.id, no: message.no }])
    const other = await api.person({ kind: 'operator', roles: ['op_product'] })
    expect(await other.ok(leaveMessageSources, { inquiryId: sent.id })).toEqual([])
  })

  it.each(['buyer_finance', 'buyer_viewer'])('is not taken by who asks for nothing: %s', async role => {
    const reader = await api.person({ kind: 'buyer', roles: [role] })
    const message = await taken(reader)
    const offer = { body, goods: 'Care labels', buyerUserId: reader.actor.userId ?? '' }
    await agent.ok(leaveMessageToInquiry, { id: message.id, version: message.version, ...offer })
    for (const { no } of [message, await taken()])
      expect((await reader.call(messageOfferTake, { no })).code).toBe('MALL600403')
    expect((await detail(message.id)).offer).toMatchObject({ state: 'offered' })
  })

  it('of somebody without an account: the mail’s key opens it for whoever signs in with it, once', async () => {
    const message = await taken()
    await agent.ok(leaveMessageToInquiry, { id: message.id, version: message.version, body, goods: '3,000 pullovers' })
    const mail = mailTo(message.email)
    expect(mail).toMatchObject({ template: 'message_inquiry', params: { note: body } })
    const register = new URL(mail?.params['url'] ?? '')
    expect(register.searchParams.get('type')).toBe('register')
    const draft = new URL(register.searchParams.get('sourceUrl') ?? '')
    const key = draft.searchParams.get('key') ?? ''
    const buyer = await api.person({ kind: 'buyer' })
    const wrongKey = `${key.slice(0, -4)}AAAA`
    expect((await buyer.call(messageOfferTake, { no: message.no })).code).toBe('MALL600404')
    expect((await buyer.call(messageOfferTake, { no: message.no, key: wrongKey })).code).toBe('MALL600404')
    expect(await buyer.ok(messageOfferTake, { no: message.no, key })).toMatchObject({ lineCount: 1, stores: [] })
    const second = await api.person({ kind: 'buyer' })
    expect((await second.call(messageOfferTake, { no: message.no, key })).code).toBe('MALL600404')
  })

  it.each([
    ['nothing to ask for', {}, 'goods'],
    ['a product that is not here', { productIds: [randomUUID()] }, 'productIds'],
    ['a seller that is not here', { goods: 'Pullovers', storeIds: [randomUUID()] }, 'storeIds'],
    ['a buyer that is not here', { goods: 'Pullovers', buyerUserId: randomUUID() }, 'buyerUserId'],
  ])('names the field of %s, and changes nothing', async (_name, over, path) => {
    const message = await taken()
    const answer = await agent.call(leaveMessageToInquiry, { id: message.id, version: message.version, body, ...over })
    expect(answer.data).toMatchObject({ fieldErrors: [{ path }] })
    expect(await detail(message.id)).toMatchObject({ status: 'assigned', offers: [] })
  })

  it('finds products, sellers and buyers of the region the message belongs to', async () => {
    const message = await taken()
    const buyer = await api.person({ kind: 'buyer', companyName: 'Zephyr Trading' })
    expect(await agent.ok(leaveMessageGoods, { id: message.id })).toMatchObject({
      products: [{ id: productId, storeName: 'Harbour Mill' }],
      stores: [{ id: storeId }],
    })
    const found = await agent.ok(leaveMessageBuyers, { id: message.id, keyword: 'zephyr' })
    expect(found).toMatchObject([{ userId: buyer.actor.userId, company: 'Zephyr Trading', isWriter: false }])
    expect(await agent.ok(leaveMessageBuyers, { id: message.id, keyword: '%' })).toEqual([])
  })
})

describe('a message becomes an invitation to register', () => {
  it('goes to the writer’s address, and shows when somebody with it has registered', async () => {
    const message = await taken()
    await agent.ok(leaveMessageInvite, { id: message.id, version: message.version, body, party: 'seller' })
    expect(mailTo(message.email)).toMatchObject({
      template: 'message_invite',
      params: { no: message.no, note: body, url: expect.stringMatching(/^https:\/\/seller\.example\/\w+\/register$/) },
    })
    expect(await detail(message.id)).toMatchObject({
      status: 'resolved',
      offer: { kind: 'registration', party: 'seller', state: 'offered', recipient: message.email },
    })
    const seller = await api.person({ kind: 'seller', storeId })
    await api.inside(ctx =>
      ctx.query('address', 'update user_account set email = $2 where id = $1', [
        seller.actor.userId,
        message.email.toUpperCase(),
      ]),
    )
    expect((await detail(message.id)).offer).toMatchObject({ state: 'done' })
  })

  it('shows the registration of a writer who registers by the phone number that the message has', async () => {
    const { token } = await api.visitor.ok(messageForm, {})
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    const input = aMessageInput({ formToken: token, email: 'writer@nordhaus.example', needs: 'How do we sell here?' })
    const { no } = await api.visitor.ok(messageSubmit, { ...input, areaCode: '+49', phone: '01725550123' })
    const [row] = (await agent.ok(leaveMessagePage, { keyword: no })).records
    const claimed = { id: row?.id ?? '', version: row?.version ?? 0 }
    const { version } = await agent.ok(leaveMessageClaim, claimed)
    await agent.ok(leaveMessageInvite, { id: claimed.id, version, body, party: 'seller' })
    const seller = await api.person({ kind: 'seller', storeId })
    const phone = (value: string) =>
      api.inside(ctx =>
        ctx.query('phone', 'update user_account set email = null, phone = $2 where id = $1', [
          seller.actor.userId,
          value,
        ]),
      )
    await phone('+491725550124')
    expect((await detail(claimed.id)).offer).toMatchObject({ state: 'offered' })
    await phone('+491725550123')
    expect((await detail(claimed.id)).offer).toMatchObject({ state: 'done' })
  })

  it('needs an address', async () => {
    const { token } = await api.visitor.ok(messageForm, {})
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    const { no } = await api.visitor.ok(
      messageSubmit,
      aMessageInput({ formToken: token, email: undefined, phone: '13800138000', needs: 'Please call us back soon.' }),
    )
    const [row] = (await agent.ok(leaveMessagePage, { keyword: no })).records
    const { version } = await agent.ok(leaveMessageClaim, { id: row?.id ?? '', version: row?.version ?? 0 })
    const input = { id: row?.id ?? '', version, body, party: 'provider' as const }
    expect((await agent.call(leaveMessageInvite, input)).data).toMatchObject({ fieldErrors: [{ path: 'email' }] })
    await agent.ok(leaveMessageInvite, { ...input, email: 'later@nordhaus.example' })
    expect(mailTo('later@nordhaus.example')?.params['url']).toContain('https://providerAdmin.example/')
  })
})
