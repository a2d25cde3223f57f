import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plug } from '@tradeport/compose/api'
import {
  aBannerInput,
  aDocumentInput,
  aNewsArticleInput,
  bannerCreate,
  bannerPage,
  bannerPublish,
  bannerStatusCount,
  bannerUpdate,
  documentCreate,
  documentPage,
  documentPublish,
  documentStatusCount,
  documentUpdate,
  newsApprove,
  newsCategoryList,
  newsCreate,
  newsDetail,
  newsPage,
  newsPublish,
  newsRemove,
  newsReturn,
  newsStatusCount,
  newsSubmit,
  newsUpdate,
  newsWithdraw,
  portalFigures,
  publicBannerList,
  publicDocument,
  publicDocumentFile,
  publicDocumentPage,
  publicNewsArticle,
  publicNewsPage,
  publicNewsView,
  type NewsArticleInput,
} from '@tradeport/domain/content/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import { ALL_LOCALES, DEFAULT_REGION, REGIONS } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { contentServer } from './index'

let api: TestApi
let writer: Caller
let editor: Caller
let seller: Caller
const counted = { times: 0 }
const figures = {
  onSaleProducts: async () => {
    counted.times += 1
    return 600
  },
  openStores: async () => 60,
  publishedServices: async () => 40,
  countriesReached: async () => 23,
}

beforeAll(async () => {
  api = await startModuleApi([
    plug(contentServer, {
      figures,
      people: { peopleOf: async () => [] },
      names: { persons: async () => new Map(), companies: async () => new Map() },
    }),
  ])
  writer = await api.person({ kind: 'operator', roles: ['op_content'] })
  editor = await api.person({ kind: 'operator', roles: ['op_content'] })
  seller = await api.person({ kind: 'seller' })
})
afterAll(() => api.close())

const draft = async (over: Partial<NewsArticleInput> = {}) =>
  writer.ok(newsCreate, { article: aNewsArticleInput(over) })
const inReview = async (over: Partial<NewsArticleInput> = {}) => {
  const { id, version } = await draft(over)
  return writer.ok(newsSubmit, { id, version })
}
const published = async (over: Partial<NewsArticleInput> = {}) => {
  const { id, version } = await inReview(over)
  return editor.ok(newsApprove, { id, version })
}
const isPublic = async (id: string, caller: Caller = api.visitor) =>
  (await caller.call(publicNewsArticle, { id })).code === '200'

describe('news', () => {
  it('goes from draft through another person’s review to the public and back', async () => {
    const created = await draft()
    expect(created).toMatchObject({ status: 'draft', version: 0 })
    expect(await isPublic(created.id)).toBe(false)
    const submitted = await writer.ok(newsSubmit, { id: created.id, version: 0 })
    const own = await writer.call(newsApprove, { id: created.id, version: submitted.version })
    expect(own.code).toBe('MALL640403')
    expect((await writer.ok(newsDetail, { id: created.id })).actions).toEqual([])
    const approved = await editor.ok(newsApprove, { id: created.id, version: submitted.version })
    expect(approved.status).toBe('published')
    expect(await isPublic(created.id)).toBe(true)
    const offline = await writer.ok(newsWithdraw, { id: created.id, version: approved.version, reason: 'Outdated' })
    expect(await isPublic(created.id)).toBe(false)
    const detail = await writer.ok(newsDetail, { id: created.id })
    expect(detail.timeline.map(entry => entry.action)).toEqual(['create', 'submit', 'approve', 'publish', 'withdraw'])
    expect(detail.actions).toEqual(['update', 'submit', 'remove'])
    await writer.ok(newsRemove, { id: created.id, version: offline.version })
    expect((await writer.call(newsDetail, { id: created.id })).code).toBe('MALL600404')
  })

  it('comes back with a reason and can be mended', async () => {
    const { id, version } = await inReview()
    const returned = await editor.ok(newsReturn, { id, version, reason: 'Name the source.' })
    expect((await writer.ok(newsDetail, { id })).returnReason).toBe('Name the source.')
    const mended = await writer.ok(newsUpdate, {
      id,
      version: returned.version,
      article: aNewsArticleInput({ source: 'Mill survey' }),
    })
    const again = await writer.ok(newsSubmit, { id, version: mended.version })
    await editor.ok(newsApprove, { id, version: again.version })
    expect((await api.visitor.ok(publicNewsArticle, { id })).source).toBe('Mill survey')
  })

  it('waits for its time, or is published before it by hand', async () => {
    const publishAt = new Date(api.clock.now.getTime() + 3_600_000).toISOString()
    const later = await published({ publishAt })
    expect(later.status).toBe('scheduled')
    const byHand = await published({ publishAt })
    expect((await editor.ok(newsPublish, { id: byHand.id, version: byHand.version })).status).toBe('published')
    await api.api.jobs.run('content.publish')
    expect(await isPublic(later.id)).toBe(false)
    api.clock.now = new Date(api.clock.now.getTime() + 3_600_001)
    await api.api.jobs.run('content.publish')
    expect(await isPublic(later.id)).toBe(true)
  })

  it('says at the field that its time is over, unless it stood there before', async () => {
    const hour = 3_600_000
    const now = api.clock.now
    const article = (at: number) => aNewsArticleInput({ publishAt: new Date(now.getTime() + at).toISOString() })
    const wrong = { code: 'MALL600400', data: { fieldErrors: [{ path: 'article.publishAt', rule: 'in_past' }] } }
    expect(await writer.call(newsCreate, { article: article(-hour) })).toMatchObject(wrong)
    const { id, version } = await writer.ok(newsCreate, { article: article(hour) })
    api.clock.now = new Date(now.getTime() + 2 * hour)
    const kept = await writer.ok(newsUpdate, { id, version, article: article(hour) })
    expect(await writer.call(newsUpdate, { id, version: kept.version, article: article(1.5 * hour) })).toMatchObject(
      wrong,
    )
    api.clock.now = now
  })

  it('goes offline by itself when its time is over, and comes back only with a new one', async () => {
    const hour = 3_600_000
    const showUntil = new Date(api.clock.now.getTime() + 2 * hour).toISOString()
    const wrong = await writer.call(newsCreate, { article: aNewsArticleInput({ publishAt: showUntil, showUntil }) })
    expect(wrong.data).toMatchObject({ fieldErrors: [{ path: 'article.showUntil' }] })
    const shown = await published({ showUntil })
    const late = await published({ publishAt: new Date(api.clock.now.getTime() + hour).toISOString(), showUntil })
    await api.api.jobs.run('content.publish')
    expect(await isPublic(shown.id)).toBe(true)
    api.clock.now = new Date(api.clock.now.getTime() + 2 * hour)
    await api.api.jobs.run('content.publish')
    expect([await isPublic(shown.id), await isPublic(late.id)]).toEqual([false, false])
    const detail = await writer.ok(newsDetail, { id: shown.id })
    expect([detail.status, detail.showUntil, detail.timeline.at(-1)]).toMatchObject([
      'offline',
      showUntil,
      { action: 'withdraw', actorSide: 'system' },
    ])
    expect((await writer.ok(newsDetail, { id: late.id })).timeline.map(({ action }) => action)).not.toContain('publish')
    const { id, version } = detail
    const again = await writer.call(newsSubmit, { id, version })
    expect(again.data).toMatchObject({ fieldErrors: [{ path: 'showUntil' }] })
    const mended = await writer.ok(newsUpdate, { id, version, article: aNewsArticleInput({ showUntil: null }) })
    await writer.ok(newsSubmit, { id, version: mended.version })
  })

  it('does not submit what says nothing in its own language', async () => {
    const { id, version } = await draft({ summary: {}, body: { en_US: '<script>x</script>' } })
    const answer = await writer.call(newsSubmit, { id, version })
    expect(answer.code).toBe('MALL600400')
    expect(answer.data).toMatchObject({ fieldErrors: [{ path: 'summary' }, { path: 'body' }] })
  })

  it('names every wrong field', async () => {
    const answer = await writer.call(newsCreate, {
      article: aNewsArticleInput({
        categoryCode: 'gossip',
        regionIds: ['999'],
        coverFileId: '01990000-0000-7000-8000-000000000000',
      }),
    })
    expect(answer.data).toMatchObject({
      fieldErrors: [
        { path: 'article.categoryCode', rule: 'unknown_category' },
        { path: 'article.regionIds.0', rule: 'unknown_region' },
        { path: 'article.coverFileId', rule: 'unknown_file' },
      ],
    })
    const untitled = await writer.call(newsCreate, { article: aNewsArticleInput({ title: { de_DE: 'Nur deutsch' } }) })
    expect(untitled.data).toMatchObject({ fieldErrors: [{ path: 'article.title', rule: 'required' }] })
  })

  it('answers a stale version, and only one of two at once', async () => {
    const { id, version } = await inReview()
    const both = await Promise.all([
      editor.call(newsApprove, { id, version }),
      editor.call(newsReturn, { id, version, reason: 'No' }),
    ])
    const codes = both.map(answer => answer.code)
    expect(codes).toContain('200')
    expect(['FT510006', 'MALL600403']).toContain(codes.find(code => code !== '200'))
    expect((await writer.call(newsUpdate, { id, version: 0, article: aNewsArticleInput() })).success).toBe(false)
  })

  it('creates one article for one key, however often it is sent', async () => {
    const title = { en_US: `Once ${api.clock.now.getTime()}` }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        writer.call(newsCreate, { article: aNewsArticleInput({ title }) }, { idempotencyKey: 'same-key-0001' }),
      ),
    )
    expect(new Set(answers.map(answer => answer.data.id)).size).toBe(1)
    expect((await writer.ok(newsPage, { keyword: title.en_US })).total).toBe(1)
  })

  it('is for editors; other operators read, others do not even that', async () => {
    const finance = await api.person({ kind: 'operator', roles: ['op_finance'] })
    const { id, version } = await draft()
    expect((await finance.call(newsCreate, { article: aNewsArticleInput() })).code).toBe('MALL600403')
    expect((await finance.call(newsSubmit, { id, version })).code).toBe('MALL600403')
    expect((await finance.ok(newsDetail, { id })).actions).toEqual([])
    expect((await seller.call(newsDetail, { id })).code).toBe('gateway.400019')
    expect((await api.visitor.call(newsPage, {})).code).toBe('global400001')
  })

  it('does not exist for operators of another region', async () => {
    const { id, version } = await draft()
    const other = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.chongqing })
    expect((await other.call(newsDetail, { id })).code).toBe('MALL600404')
    expect((await other.call(newsSubmit, { id, version })).code).toBe('MALL600404')
  })

  it('shows what a region and a reader are meant to see, in the reader’s language', async () => {
    const everywhere = await published({
      regionIds: [DEFAULT_REGION.regionId, REGIONS.chongqing.regionId],
      topUntil: '2030-01-01T00:00:00.000Z',
    })
    const sellersOnly = await published({ audiences: ['seller'] })
    expect(await isPublic(sellersOnly.id)).toBe(false)
    expect(await isPublic(sellersOnly.id, seller)).toBe(true)
    const chongqing = await api.visitor.ok(publicNewsPage, {}, { region: REGIONS.chongqing })
    expect(chongqing.records.map(row => row.id)).toEqual([everywhere.id])
    const chinese = await api.visitor.ok(publicNewsArticle, { id: everywhere.id }, { locale: 'zh_CN' })
    expect(chinese).toMatchObject({
      title: '濮院秋季毛衫订单增长12%',
      contentLocale: 'zh_CN',
      body: '<p>纺厂订单已排至一月。</p>',
    })
    const thai = await api.visitor.ok(publicNewsArticle, { id: everywhere.id }, { locale: 'th_TH' })
    expect(thai).toMatchObject({ contentLocale: 'en_US', locales: ['zh_CN', 'en_US'] })
    const home = await api.visitor.ok(publicNewsPage, {})
    expect(home.records[0]).toMatchObject({ id: everywhere.id, pinned: true })
  })

  it('leads to what came before and after, and counts readers', async () => {
    const [first, second] = [await published({ categoryCode: 'guide' }), await published({ categoryCode: 'guide' })]
    const detail = await api.visitor.ok(publicNewsArticle, { id: first.id })
    expect(detail.next?.id).toBe(second.id)
    expect(detail.related.map(row => row.id)).toEqual([second.id])
    expect(await api.visitor.ok(publicNewsView, { id: first.id })).toEqual({ views: 1 })
    expect(await api.visitor.ok(publicNewsView, { id: first.id })).toEqual({ views: 2 })
  })

  it('counts what the tabs show, and takes keywords literally', async () => {
    const counts = await writer.ok(newsStatusCount, {})
    for (const status of ['draft', 'in_review', 'scheduled', 'published', 'offline'] as const) {
      expect([status, (await writer.ok(newsPage, { status })).total]).toEqual([status, counts[status] ?? 0])
    }
    expect((await writer.ok(newsPage, {})).total).toBe(counts['all'])
    expect((await writer.ok(newsPage, { keyword: '12 %' })).total).toBeGreaterThan(0)
    expect((await writer.ok(newsPage, { keyword: '%%%' })).total).toBe(0)
    expect((await writer.ok(newsPage, { keyword: "'; drop table news_article; --" })).total).toBe(0)
  })

  it('has named categories in all languages', async () => {
    const categories = await api.visitor.ok(newsCategoryList, {})
    for (const category of categories) expect(Object.keys(category.name).sort()).toEqual([...ALL_LOCALES].sort())
  })
})

describe('related documents', () => {
  it('has one edition in force; the next one takes its place', async () => {
    const first = await writer.ok(documentCreate, aDocumentInput())
    await writer.ok(documentPublish, { id: first.id, version: first.version })
    const second = await writer.ok(
      documentCreate,
      aDocumentInput({ title: { en_US: 'User agreement, second edition' } }),
    )
    expect((await writer.call(documentCreate, aDocumentInput())).code).toBe('MALL640409')
    expect(await api.visitor.ok(publicDocument, { code: 'user_agreement' })).toMatchObject({
      edition: 1,
      title: 'User agreement',
    })
    await writer.ok(documentPublish, { id: second.id, version: second.version })
    expect(await api.visitor.ok(publicDocument, { code: 'user_agreement' })).toMatchObject({ edition: 2 })
    expect((await api.visitor.ok(publicDocumentPage, {})).records.map(row => row.edition)).toEqual([2])
    expect((await writer.ok(documentPage, {})).records.map(row => [row.edition, row.status])).toEqual(
      expect.arrayContaining([
        [1, 'offline'],
        [2, 'published'],
      ]),
    )
    expect(await writer.ok(documentStatusCount, { keyword: 'user agreement' })).toEqual({
      all: 2,
      offline: 1,
      published: 1,
    })
    const change = await writer.call(documentUpdate, { id: second.id, version: 1, document: aDocumentInput() })
    expect(change.code).toBe('MALL600403')
    expect(
      (await api.visitor.call(publicDocument, { code: 'user_agreement' }, { region: REGIONS.chongqing })).code,
    ).toBe('MALL600404')
    expect((await api.visitor.call(publicDocument, {})).code).toBe('MALL600404')
  })

  it('gives its file to everybody while it is in force', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
    const uploaded = await writer.upload(
      uploadFile,
      { kind: 'document' },
      { name: 'form.pdf', type: 'application/pdf', content: pdf },
    )
    const input = aDocumentInput({ code: 'claim_form', kind: 'form', body: {}, files: { en_US: uploaded.data.id } })
    const created = await writer.ok(documentCreate, input)
    expect((await api.visitor.download(publicDocumentFile, { id: created.id })).mime).toContain('json')
    await writer.ok(documentPublish, { id: created.id, version: created.version })
    const file = await api.visitor.download(publicDocumentFile, { id: created.id })
    expect([file.mime, file.content.equals(pdf)]).toEqual(['application/pdf', true])
  })

  it('gives a file that is for one side to that side alone', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
    const uploaded = await writer.upload(
      uploadFile,
      { kind: 'document' },
      { name: 'rule.pdf', type: 'application/pdf', content: pdf },
    )
    const input = aDocumentInput({ code: 'seller_rule', body: {}, files: { en_US: uploaded.data.id } })
    const { id, version } = await writer.ok(documentCreate, { ...input, audiences: ['seller'] })
    await writer.ok(documentPublish, { id, version })
    const seller = await api.person({ kind: 'seller' })
    const buyer = await api.person({ kind: 'buyer' })
    expect((await seller.download(publicDocumentFile, { id })).mime).toBe('application/pdf')
    expect((await buyer.download(publicDocumentFile, { id })).mime).toContain('json')
    expect((await api.visitor.download(publicDocumentFile, { id })).mime).toContain('json')
  })

  it('needs a text or a file', async () => {
    const answer = await writer.call(documentCreate, aDocumentInput({ code: 'empty_one', body: {} }))
    expect(answer.data).toMatchObject({ fieldErrors: [{ path: 'body', rule: 'body_or_file' }] })
    const foreign = await writer.call(
      documentCreate,
      aDocumentInput({ code: 'foreign', files: { en_US: '01990000-0000-7000-8000-000000000000' } }),
    )
    expect(foreign.data).toMatchObject({ fieldErrors: [{ path: 'files.en_US', rule: 'unknown_file' }] })
  })
})

describe('banners', () => {
  it('show in their slot, in order, during their time', async () => {
    const later = await writer.ok(bannerCreate, aBannerInput({ sort: 20, showFrom: '2040-01-01T00:00:00.000Z' }))
    const second = await writer.ok(bannerCreate, aBannerInput({ sort: 10, title: { en_US: 'Second' } }))
    const first = await writer.ok(bannerCreate, aBannerInput({ sort: 5, title: { en_US: 'First', de_DE: 'Erster' } }))
    for (const { id, version } of [later, second, first]) await writer.ok(bannerPublish, { id, version })
    const german = await api.visitor.ok(publicBannerList, { slot: 'portal_home' }, { locale: 'de_DE' })
    expect(german.map(row => [row.title, row.contentLocale])).toEqual([
      ['Erster', 'de_DE'],
      ['Second', 'en_US'],
    ])
    expect(await api.visitor.ok(publicBannerList, { slot: 'h5_home' })).toEqual([])
    const edit = await writer.call(bannerUpdate, { id: first.id, version: 1, banner: aBannerInput() })
    expect(edit.code).toBe('MALL600403')
    expect((await writer.ok(bannerPage, { slot: 'portal_home' })).total).toBe(3)
    // Found by the words of any language, and by number; the tabs count what is found.
    const slot = 'portal_home'
    const titles = async (keyword: string) =>
      (await writer.ok(bannerPage, { slot, keyword })).records.map(({ title }) => title['en_US'])
    expect([await titles('erst'), await titles('100%')]).toEqual([['First'], []])
    const [row] = (await writer.ok(bannerPage, { slot, keyword: 'second' })).records
    expect(await titles(row?.no ?? '')).toEqual(['Second'])
    expect(await writer.ok(bannerStatusCount, { slot })).toEqual({ all: 3, published: 2, scheduled: 1 })
    expect(await writer.ok(bannerStatusCount, { slot, keyword: 'erst' })).toEqual({ all: 1, published: 1 })
  })

  it('never lead to a script or another site’s address without https', async () => {
    for (const link of ['javascript:alert(1)', '//evil.example', 'http://example.com', 'data:text/html,x']) {
      const answer = await writer.call(bannerCreate, aBannerInput({ link }))
      expect([link, answer.data]).toMatchObject([link, { fieldErrors: [{ path: 'link', rule: 'link' }] }])
    }
  })
})

describe('figures of the home page', () => {
  it('are counted once a minute', async () => {
    const before = counted.times
    const first = await api.visitor.ok(portalFigures, {})
    expect(first).toMatchObject({ products: 600, stores: 60, services: 40, countries: 23 })
    expect(await api.visitor.ok(portalFigures, {})).toEqual(first)
    expect(counted.times - before).toBe(1)
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    await api.visitor.ok(portalFigures, {})
    expect(counted.times - before).toBe(2)
  })
})
