import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import {
  avatarImage,
  memberPage,
  operatorPage,
  profile,
  proveIdentity,
  removeAvatar,
  requestDeletion,
  setAvatar,
} from '@tradeport/domain/identity/contract'
import { fileDownload } from '@tradeport/domain/files/contract'
import {
  anInquiryHeader,
  anInquiryLine,
  inquiryCreate,
  threadMessages,
  threadPage,
  threadSend,
} from '@tradeport/domain/sourcing/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodsOnSale, type GoodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
let mill: GoodsOnSale
let portrait: Buffer
beforeAll(async () => {
  api = await startTestApi()
  mill = await goodsOnSale(api)
  portrait = await sharp({ create: { width: 640, height: 400, channels: 4, background: '#b8332a' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer()
})
afterAll(() => api.close())

const idOf = (who: Caller) => who.actor.userId ?? ''
const put = (who: Caller, content = portrait, name = 'me.png') =>
  who.upload(setAvatar, {}, { name, type: 'image/png', content })
const picture = async (who: Caller): Promise<string> => (await put(who)).data.avatarUrl
const ownUrl = async (who: Caller) => (await who.ok(profile, {})).user?.avatarUrl

/** What the address of a page's picture answers: without a token, as an <img> asks. */
async function look(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://www.tradeport.localhost')
  const found = await api.visitor.download(avatarImage, {
    id: pathname.split('/').at(-1) ?? '',
    ...Object.fromEntries(searchParams),
  })
  return { ...found, isPicture: found.mime === 'image/webp' }
}

const travel = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000)
}

describe('a picture of one’s own', () => {
  test('is cut to a small square, and shown under an address that only those get who may see the person', async () => {
    const me = await api.person({ kind: 'buyer' })
    expect(await ownUrl(me)).toBeNull()
    const url = await picture(me)
    expect(await ownUrl(me)).toBe(url)
    const { isPicture, content } = await look(url)
    expect(isPicture).toBe(true)
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 })
    expect(content.length).toBeLessThan(20_000)

    const colleague = await api.person({ kind: 'buyer', companyId: me.actor.companyId ?? '' })
    const rows = (await colleague.ok(memberPage, {})).records
    expect(rows.find(row => row.id === idOf(me))?.avatarUrl).toBe(url)
    expect(rows.find(row => row.id === idOf(colleague))?.avatarUrl).toBeNull()
  })

  test('has no address that can be guessed, kept for ever, or had from the files', async () => {
    const me = await api.person({ kind: 'buyer' })
    const url = await picture(me)
    const id = new URL(url, 'http://a').pathname.split('/').at(-1) ?? ''
    expect((await look(url.replace(/key=./, 'key=_'))).isPicture).toBe(false)
    expect((await look(url.replace(/until=\d+/, 'until=999999'))).isPicture).toBe(false)
    const another = await picture(await api.person({ kind: 'buyer' }))
    expect((await look(another.replace(/avatar\/[^?]+/, `avatar/${id}`))).isPicture).toBe(false)
    const stranger = await api.person({ kind: 'buyer' })
    expect((await stranger.download(fileDownload, { id })).mime).not.toBe('image/webp')
    travel(2)
    expect((await look(url)).isPicture).toBe(false)
    const again = await ownUrl(await api.person({ kind: 'buyer' }))
    expect(again).toBeNull()
  })

  test('goes with the one that takes its place, with a word, and with the account', async () => {
    const me = await api.person({ kind: 'buyer' })
    const first = await picture(me)
    const second = await picture(me)
    expect((await look(first)).isPicture).toBe(false)
    expect((await look(second)).isPicture).toBe(true)
    await me.ok(removeAvatar, {})
    expect(await ownUrl(me)).toBeNull()
    expect((await look(second)).isPicture).toBe(false)
    await me.ok(removeAvatar, {})

    await picture(me)
    await me.ok(proveIdentity, { password: 'Passw0rd!' })
    await me.ok(requestDeletion, {})
    travel(30)
    await api.api.jobs.run('identity.empty_left_accounts')
    const { rows } = await api.pool.query('select avatar_file_id from user_account where id = $1', [idOf(me)])
    expect(rows).toEqual([{ avatar_file_id: null }])
    const files = await api.pool.query('select 1 from file_asset where owner_user_id = $1', [idOf(me)])
    expect(files.rows).toEqual([])
  })

  test('that is none, or has too many pixels, is refused, and the one before stays', async () => {
    const me = await api.person({ kind: 'seller' })
    const url = await picture(me)
    expect((await put(me, Buffer.from('not a picture'))).code).toBe('FILE700422')
    expect((await put(me, portrait.subarray(0, 60))).code).toBe('FILE700422')
    const huge = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect((await put(me, huge)).code).toBe('FILE700423')
    expect(await ownUrl(me)).toBe(url)
    expect((await look(url)).isPicture).toBe(true)
  })
})

describe('those who negotiate with each other see whom they talk to', () => {
  async function talk(visibility: 'company' | 'anonymous') {
    const buyer = await api.person({ kind: 'buyer' })
    const url = await picture(buyer)
    const { id: inquiryId } = await buyer.ok(inquiryCreate, {
      ...anInquiryHeader({ visibility }),
      items: [anInquiryLine()],
      storeIds: [mill.storeId],
    })
    const [thread] = (await mill.seller.ok(threadPage, { inquiryId })).records
    const threadId = thread?.id ?? ''
    const sent = await buyer.ok(threadSend, { threadId, clientMsgId: randomUUID(), body: 'Hello' })
    return { buyer, url, threadId, sent: sent.message }
  }
  const said = async (who: Caller, threadId: string) =>
    (await who.ok(threadMessages, { threadId })).messages.filter(({ kind }) => kind === 'text')

  test('both ways, and operators who look on see initials', async () => {
    const { buyer, url, threadId, sent } = await talk('company')
    expect(sent.senderAvatarUrl).toBe(url)
    const seller = await picture(mill.seller)
    await mill.seller.ok(threadSend, { threadId, clientMsgId: randomUUID(), body: 'Good morning' })
    expect((await said(mill.seller, threadId)).map(({ senderAvatarUrl }) => senderAvatarUrl)).toEqual([url, seller])
    expect((await said(buyer, threadId)).map(({ senderAvatarUrl }) => senderAvatarUrl)).toEqual([url, seller])
    const operator = await api.person({ kind: 'operator', roles: ['op_trade'] })
    expect((await said(operator, threadId)).map(({ senderAvatarUrl }) => senderAvatarUrl)).toEqual([null, null])
  })

  test('and a buyer who is not named yet has no face either', async () => {
    const { buyer, url, threadId } = await talk('anonymous')
    expect((await said(buyer, threadId))[0]?.senderAvatarUrl).toBe(url)
    expect(await said(mill.seller, threadId)).toMatchObject([{ senderName: null, senderAvatarUrl: null }])
  })
})

test('operators see their colleagues', async () => {
  const [one, other] = [await api.person({ kind: 'operator' }), await api.person({ kind: 'operator' })]
  const url = await picture(other)
  const row = (await one.ok(operatorPage, { pageSize: 100 })).records.find(({ id }) => id === idOf(other))
  expect(row?.avatarUrl).toBe(url)
})
