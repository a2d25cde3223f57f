import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plug } from '@tradeport/compose/api'
import {
  aBannerInput,
  aDocumentInput,
  aNewsArticleInput,
  bannerCreate,
  bannerPreview,
  contentPreview,
  documentCreate,
  documentPreview,
  newsApprove,
  newsCreate,
  newsPreview,
  newsRemove,
  newsSubmit,
  newsUpdate,
  publicNewsArticle,
} from '@tradeport/domain/content/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { contentServer } from './index'

const KEY = 'k'.repeat(36)
const HALF_AN_HOUR = 30 * 60_000

let api: TestApi
let writer: Caller
let editor: Caller

beforeAll(async () => {
  const none = async () => 0
  const figures = { onSaleProducts: none, openStores: none, publishedServices: none, countriesReached: none }
  api = await startModuleApi([
    plug(contentServer, {
      figures,
      people: { peopleOf: async () => [] },
      names: { persons: async () => new Map(), companies: async () => new Map() },
    }),
  ])
  writer = await api.person({ kind: 'operator', roles: ['op_content'] })
  editor = await api.person({ kind: 'operator', roles: ['op_content'] })
})
afterAll(() => api.close())

const look = (token: string, locale: 'en_US' | 'zh_CN' | 'de_DE' = 'en_US', key = KEY) =>
  api.visitor.call(contentPreview, { token, key, locale })

describe('a preview', () => {
  it('shows a draft, and what is scheduled, as readers of each language will see it', async () => {
    const created = await writer.ok(newsCreate, { article: aNewsArticleInput() })
    const { id } = created
    const { token } = await writer.ok(newsPreview, { id, key: KEY })
    expect((await look(token, 'zh_CN')).data?.article).toMatchObject({
      title: '濮院秋季毛衫订单增长12%',
      contentLocale: 'zh_CN',
    })
    expect((await look(token, 'de_DE')).data?.article).toMatchObject({ contentLocale: 'en_US' })
    const publishAt = new Date(api.clock.now.getTime() + 86_400_000).toISOString()
    const planned = await writer.ok(newsUpdate, {
      id,
      version: created.version,
      article: aNewsArticleInput({ publishAt, title: { en_US: 'Planned' } }),
    })
    const submitted = await writer.ok(newsSubmit, { id, version: planned.version })
    expect((await editor.ok(newsApprove, { id, version: submitted.version })).status).toBe('scheduled')
    expect((await look(token)).data?.article).toMatchObject({ title: 'Planned', publishedAt: publishAt })
    expect((await api.visitor.call(publicNewsArticle, { id })).code).toBe('MALL600404')
  })

  it('shows a document in preparation', async () => {
    const { id } = await writer.ok(documentCreate, aDocumentInput({ code: 'previewed' }))
    const { token } = await writer.ok(documentPreview, { id, key: KEY })
    const { data } = await look(token)
    expect([data?.article, data?.document]).toMatchObject([null, { code: 'previewed', edition: 1 }])
  })

  it('shows a banner that waits', async () => {
    const { id } = await writer.ok(bannerCreate, aBannerInput({ showFrom: '2040-01-01T00:00:00.000Z' }))
    const { token } = await writer.ok(bannerPreview, { id, key: KEY })
    const { data } = await look(token, 'zh_CN')
    expect([data?.article, data?.document, data?.banner]).toMatchObject([null, null, { title: '从纱线到港口' }])
  })

  it('opens only in the browser that asked, and only for half an hour', async () => {
    const { id } = await writer.ok(newsCreate, { article: aNewsArticleInput() })
    const { token, expiresAt } = await writer.ok(newsPreview, { id, key: KEY })
    expect(Date.parse(expiresAt) - api.clock.now.getTime()).toBe(HALF_AN_HOUR)
    expect((await look(token, 'en_US', 'x'.repeat(36))).code).toBe('MALL600404')
    api.clock.now = new Date(api.clock.now.getTime() + HALF_AN_HOUR - 1)
    expect((await look(token)).code).toBe('200')
    api.clock.now = new Date(api.clock.now.getTime() + 1)
    expect((await look(token)).code).toBe('MALL600404')
  })

  it('cannot be made up, nor turned to something else', async () => {
    const mine = await writer.ok(newsCreate, { article: aNewsArticleInput() })
    const other = await writer.ok(newsCreate, { article: aNewsArticleInput() })
    const { token } = await writer.ok(newsPreview, { id: mine.id, key: KEY })
    const [payload = '', signature = ''] = token.split('~')
    const said = Buffer.from(payload, 'base64url').toString().replace(mine.id, other.id)
    const forged = Buffer.from(said).toString('base64url')
    for (const wrong of [`${forged}~${signature}`, payload, `${payload}~`, `${token}~x`, '', '~', 'a~b'])
      expect([wrong, (await look(wrong)).code]).toEqual([wrong, 'MALL600404'])
  })

  it('is made by editors of the region, and ends with what it shows', async () => {
    const { id, version } = await writer.ok(newsCreate, { article: aNewsArticleInput() })
    const reader = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    const stranger = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.chongqing })
    expect((await reader.call(newsPreview, { id, key: KEY })).code).toBe('MALL600403')
    expect((await stranger.call(newsPreview, { id, key: KEY })).code).toBe('MALL600404')
    expect((await api.visitor.call(newsPreview, { id, key: KEY })).code).toBe('global400001')
    const { token } = await writer.ok(newsPreview, { id, key: KEY })
    await writer.ok(newsRemove, { id, version })
    expect((await look(token)).code).toBe('MALL600404')
  })
})
