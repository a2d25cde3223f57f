import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aNewsArticleInput,
  newsApprove,
  newsCreate,
  newsDetail,
  newsSubmit,
  newsWithdraw,
  publicNewsArticle,
  type NewsArticleInput,
} from '@tradeport/domain/content/contract'
import { notificationPage, notificationReadAll } from '@tradeport/domain/messaging/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'

let api: TestApi
let writer: Caller
let editor: Caller

beforeAll(async () => {
  api = await startTestApi()
  writer = await api.person({ kind: 'operator', roles: ['op_content'] })
  editor = await api.person({ kind: 'operator', roles: ['op_content'] })
})
afterAll(() => api.close())

async function approved(over: Partial<NewsArticleInput>) {
  const created = await writer.ok(newsCreate, { article: aNewsArticleInput(over) })
  const submitted = await writer.ok(newsSubmit, { id: created.id, version: created.version })
  return editor.ok(newsApprove, { id: created.id, version: submitted.version })
}
const tell = () => api.api.jobs.run('content.announce')
const toldOf = async (id: string) => (await writer.ok(newsDetail, { id })).told
/** What somebody finds in the message centre about one article. */
async function found(who: Caller, id: string) {
  const { records } = await who.ok(notificationPage, { pageNum: 1, pageSize: 50 })
  return records.filter(({ link }) => link.route === `/newsDetail/${id}`)
}

test('an announcement reaches everybody of the chosen sides and regions once, with its title in their language', async () => {
  const [buyer, seller, provider] = [
    await api.person({ kind: 'buyer' }),
    await api.person({ kind: 'seller' }),
    await api.person({ kind: 'provider' }),
  ]
  const elsewhere = await api.person({ kind: 'buyer', region: REGIONS.chongqing })
  const title = { en_US: 'Closed on 1 May', zh_CN: '5月1日休息' }
  const { id } = await approved({ title, announceTo: ['buyer', 'seller'] })
  expect(await toldOf(id)).toBe(0)
  await tell()
  await tell()
  for (const who of [buyer, seller]) {
    const [message, ...more] = await found(who, id)
    expect(message).toMatchObject({
      kind: 'platform_announcement',
      tab: 'system',
      params: { name: title.en_US, 'name.en_US': title.en_US, 'name.zh_CN': title.zh_CN },
      link: { frontEnd: 'portal' },
      unread: true,
      count: 1,
    })
    expect(more).toEqual([])
  }
  expect(await found(provider, id)).toEqual([])
  expect(await found(elsewhere, id)).toEqual([])
  expect(await toldOf(id)).toBeGreaterThanOrEqual(2)
  expect((await api.visitor.ok(publicNewsArticle, { id })).title).toBe(title.en_US)
})

test('what is published again tells nobody twice, not even those who have read it', async () => {
  const buyer = await api.person({ kind: 'buyer' })
  const { id, version } = await approved({ announceTo: ['buyer'] })
  await tell()
  await buyer.ok(notificationReadAll, { tab: 'all' })
  const told = await toldOf(id)
  const offline = await writer.ok(newsWithdraw, { id, version, reason: 'A slip in the text' })
  const submitted = await writer.ok(newsSubmit, { id, version: offline.version })
  await editor.ok(newsApprove, { id, version: submitted.version })
  await tell()
  expect(await found(buyer, id)).toHaveLength(1)
  expect(await toldOf(id)).toBe(told)
})

test('two that tell at the same time tell each person once', async () => {
  const region = REGIONS.guangzhou
  const buyers: Caller[] = []
  for (let n = 0; n < 3; n += 1) buyers.push(await api.person({ kind: 'buyer', region }))
  const { id } = await approved({ regionIds: [region.regionId], announceTo: ['buyer'] })
  await Promise.all([tell(), tell()])
  await tell()
  for (const buyer of buyers) expect(await found(buyer, id)).toHaveLength(1)
  expect(await toldOf(id)).toBe(3)
})

test('nobody is told before its time, nor while it is withdrawn', async () => {
  const seller = await api.person({ kind: 'seller' })
  const publishAt = new Date(api.clock.now.getTime() + 3_600_000).toISOString()
  const scheduled = await approved({ announceTo: ['seller'], publishAt })
  expect(scheduled.status).toBe('scheduled')
  await tell()
  expect(await found(seller, scheduled.id)).toEqual([])
  api.clock.now = new Date(api.clock.now.getTime() + 3_600_000)
  await api.api.jobs.run('content.publish')
  const { version } = await writer.ok(newsDetail, { id: scheduled.id })
  await writer.ok(newsWithdraw, { id: scheduled.id, version, reason: 'Not yet' })
  await tell()
  expect(await found(seller, scheduled.id)).toEqual([])
})

test('who is told has to be able to read it', async () => {
  const refused = await writer.call(newsCreate, {
    article: aNewsArticleInput({ audiences: ['seller'], announceTo: ['seller'] }),
  })
  expect(refused.data).toMatchObject({ fieldErrors: [{ path: 'article.announceTo', rule: 'told_cannot_read' }] })
  const { id } = await approved({ audiences: ['visitor', 'seller'], announceTo: ['seller'] })
  expect((await writer.ok(newsDetail, { id })).announceTo).toEqual(['seller'])
})
