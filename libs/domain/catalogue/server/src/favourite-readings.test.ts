import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  favouriteAdd,
  favouriteChange,
  favouriteDocumentPage,
  favouriteFolders,
  favouriteMarks,
  favouriteNewsPage,
  favouriteRemove,
} from '@tradeport/domain/catalogue/contract'
import {
  aDocumentInput,
  aNewsArticleInput,
  documentCreate,
  documentPublish,
  documentWithdraw,
  newsApprove,
  newsCreate,
  newsSubmit,
  newsWithdraw,
  publicDocument,
  type DocumentInput,
  type NewsArticleInput,
} from '@tradeport/domain/content/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { startMall } from './catalogue.test-mall'

let api: TestApi
let writer: Caller
let editor: Caller
let buyer: Caller

beforeAll(async () => {
  api = await startTestApi()
  writer = await api.person({ kind: 'operator', roles: ['op_content'] })
  editor = await api.person({ kind: 'operator', roles: ['op_content'] })
  buyer = await api.person({ kind: 'buyer' })
})
afterAll(() => api.close())

async function article(over: Partial<NewsArticleInput> = {}) {
  const { id, version } = await writer.ok(newsCreate, { article: aNewsArticleInput(over) })
  const sent = await writer.ok(newsSubmit, { id, version })
  return editor.ok(newsApprove, { id, version: sent.version })
}

async function edition(over: Partial<DocumentInput> = {}) {
  const { id, version } = await writer.ok(documentCreate, aDocumentInput(over))
  return writer.ok(documentPublish, { id, version })
}

const news = (id: string) => ({ targetType: 'news', targetId: id }) as const
const document = (id: string) => ({ targetType: 'document', targetId: id }) as const

describe('news and documents that are kept', () => {
  it('are listed in the reader’s language, lie in folders with a note, and are let go', async () => {
    const { id } = await article()
    await edition({ code: 'returns' })
    const { documentId } = await api.visitor.ok(publicDocument, { code: 'returns' })
    for (let time = 0; time < 2; time++) await buyer.ok(favouriteAdd, news(id))
    await buyer.ok(favouriteAdd, document(documentId))
    expect(await buyer.ok(favouriteMarks, {})).toMatchObject({ news: [id], document: [documentId] })
    await buyer.ok(favouriteChange, { ...news(id), folder: 'To read', note: 'Before the fair' })
    expect(await buyer.ok(favouriteFolders, {})).toEqual([
      { name: 'To read', product: 0, store: 0, news: 1, document: 0 },
    ])
    expect(await buyer.ok(favouriteNewsPage, { folder: 'To read' }, { locale: 'zh_CN' })).toMatchObject({
      total: 1,
      records: [
        {
          id,
          available: true,
          title: '濮院秋季毛衫订单增长12%',
          contentLocale: 'zh_CN',
          note: 'Before the fair',
          news: { summary: '美丽诺与羊绒混纺领涨。' },
        },
      ],
    })
    expect(await buyer.ok(favouriteDocumentPage, {})).toMatchObject({
      total: 1,
      records: [{ id: documentId, title: 'User agreement', document: { code: 'returns', edition: 1 } }],
    })
    await buyer.ok(favouriteRemove, news(id))
    expect((await buyer.ok(favouriteNewsPage, {})).total).toBe(0)
  })

  it('are one’s own', async () => {
    const { id } = await article()
    await buyer.ok(favouriteAdd, news(id))
    const colleague = await api.person({ kind: 'buyer', companyId: buyer.actor.companyId ?? '' })
    expect((await colleague.ok(favouriteNewsPage, {})).records).toEqual([])
    expect((await colleague.call(favouriteChange, { ...news(id), note: 'Mine' })).code).toBe('MALL600404')
    await colleague.ok(favouriteRemove, news(id))
    expect((await buyer.ok(favouriteMarks, {})).news).toContain(id)
    const seller = await api.person({ kind: 'seller' })
    for (const other of [api.visitor, seller, editor])
      expect([
        (await other.call(favouriteNewsPage, {})).success,
        (await other.call(favouriteAdd, news(id))).success,
      ]).toEqual([false, false])
  })

  it('are of what the portal of the region shows to everybody', async () => {
    const draft = await writer.ok(newsCreate, { article: aNewsArticleInput() })
    const forSellers = await article({ audiences: ['seller'] })
    const planned = await writer.ok(documentCreate, aDocumentInput({ code: 'planned' }))
    const { id: forOperators } = await edition({ code: 'house_rules', audiences: ['operator'] })
    const { id } = await article()
    const refused = [news(draft.id), news(forSellers.id), document(planned.id), document(forOperators), document(id)]
    for (const target of refused) expect((await buyer.call(favouriteAdd, target)).code).toBe('MALL600404')
    const region = REGIONS.chongqing
    const elsewhere = await api.person({ kind: 'buyer', region })
    expect((await elsewhere.call(favouriteAdd, news(id), { region })).code).toBe('MALL600404')
    // What is for visitors is read in the portal by buyers too.
    await buyer.ok(favouriteAdd, news((await article({ audiences: ['visitor'] })).id))
  })

  it('are gone under the name they were kept by, when they are withdrawn or are for others', async () => {
    const reader = await api.person({ kind: 'buyer' })
    const withdrawn = await article({ title: { en_US: 'Withdrawn tomorrow' } })
    const narrowed = await article({ title: { en_US: 'For sellers tomorrow' } })
    const moved = await article({ title: { en_US: 'Elsewhere tomorrow' } })
    const stays = await article({ title: { en_US: 'Still here tomorrow' } })
    for (const { id } of [withdrawn, narrowed, moved, stays]) await reader.ok(favouriteAdd, news(id))
    await writer.ok(newsWithdraw, { id: withdrawn.id, version: withdrawn.version, reason: 'Wrong figures' })
    const set = (change: string, id: string) => api.pool.query(`update news_article set ${change} where id = $1`, [id])
    await set(`title = '{"en_US":"Not to be seen"}'`, withdrawn.id)
    await set(`audiences = '{seller}'`, narrowed.id)
    await set(`region_ids = '{${REGIONS.chongqing.regionId}}'`, moved.id)
    const { records } = await reader.ok(favouriteNewsPage, {})
    expect(records.map(({ title, available, news: words }) => [title, available, words === null])).toEqual([
      ['Still here tomorrow', true, false],
      ['Elsewhere tomorrow', false, true],
      ['For sellers tomorrow', false, true],
      ['Withdrawn tomorrow', false, true],
    ])
  })

  it('are documents in whatever edition is in force', async () => {
    const reader = await api.person({ kind: 'buyer' })
    const first = await edition({ code: 'claims', title: { en_US: 'Claims' } })
    await reader.ok(favouriteAdd, document(first.id))
    const second = await edition({ code: 'claims', title: { en_US: 'Claims and returns' } })
    const shown = await api.visitor.ok(publicDocument, { code: 'claims' })
    expect([shown.id, shown.documentId]).toEqual([second.id, first.id])
    expect((await reader.ok(favouriteDocumentPage, {})).records).toMatchObject([
      { id: first.id, title: 'Claims and returns', document: { edition: 2 } },
    ])
    expect((await reader.call(favouriteAdd, document(second.id))).code).toBe('MALL600404')
    await writer.ok(documentWithdraw, { id: second.id, version: second.version })
    expect((await reader.ok(favouriteDocumentPage, {})).records).toMatchObject([
      { id: first.id, title: 'Claims', available: false, document: null },
    ])
  })

  it('are asked for all at once', async () => {
    const asked: number[] = []
    const words = {
      contentLocale: 'en_US',
      summary: '',
      coverFileId: null,
      publishedAt: '2026-11-01T00:00:00.000Z',
    } as const
    const mall = await startMall({
      readings: {
        async news(_ctx, ids) {
          asked.push(ids.length)
          return new Map(ids.map(id => [id, { title: `About ${id}`, ...words }]))
        },
        document: async () => new Map(),
      },
    })
    try {
      const reader = await mall.person({ kind: 'buyer' })
      const ids = [1, 2, 3].map(n => `0196a000-0000-7000-8000-00000000000${n}`)
      for (const id of ids) await reader.ok(favouriteAdd, news(id))
      asked.length = 0
      expect((await reader.ok(favouriteNewsPage, {})).records.map(({ id }) => id)).toEqual([...ids].reverse())
      expect(asked).toEqual([3])
    } finally {
      await mall.close()
    }
  })
})
