import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plug } from '@tradeport/compose/api'
import {
  aBannerInput,
  aDocumentInput,
  aNewsArticleInput,
  bannerCreate,
  bannerPage,
  bannerPublish,
  bannerRestore,
  bannerTranslationConfirm,
  bannerUpdate,
  bannerVersionList,
  bannerWithdraw,
  documentCreate,
  documentDetail,
  documentPage,
  documentPublish,
  documentRestore,
  documentTranslationConfirm,
  documentVersionCompare,
  documentVersionList,
  documentWithdraw,
  newsApprove,
  newsCreate,
  newsDetail,
  newsPage,
  newsRestore,
  newsStatusCount,
  newsSubmit,
  newsTranslationConfirm,
  newsUpdate,
  newsVersionCompare,
  newsVersionList,
  newsWithdraw,
  publicBannerList,
  publicDocument,
  publicDocumentPage,
  publicNewsArticle,
  type NewsArticleInput,
} from '@tradeport/domain/content/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { contentServer } from './index'

const HOUR = 3_600_000

let api: TestApi
let writer: Caller
let editor: Caller
let stranger: Caller
let reader: Caller

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
  reader = await api.person({ kind: 'operator', roles: ['op_auditor'] })
  stranger = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.chongqing })
})
afterAll(() => api.close())

const inHours = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR).toISOString()
const pass = async (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * HOUR)
  await api.api.jobs.run('content.publish')
}

const OLD = { en_US: 'Fair opens on Monday', zh_CN: '展会周一开幕', de_DE: 'Messe öffnet am Montag' }
const NEW = { ...OLD, en_US: 'Fair opens on Tuesday' }
const body = { en_US: '<p>Hall 3.</p>', zh_CN: '<p>3号馆。</p>', de_DE: '<p>Halle 3.</p>' }
const article = (over: Partial<NewsArticleInput> = {}) =>
  aNewsArticleInput({ title: OLD, summary: { en_US: 'Soon.' }, body, ...over })

async function publishAgain(id: string, version: number) {
  const submitted = await writer.ok(newsSubmit, { id, version })
  return editor.ok(newsApprove, { id, version: submitted.version })
}
async function published(over: Partial<NewsArticleInput> = {}) {
  const { id, version } = await writer.ok(newsCreate, { article: article(over) })
  return publishAgain(id, version)
}
/** Taken offline, changed, and published again. */
async function changed(id: string, version: number, over: Partial<NewsArticleInput>) {
  const offline = await writer.ok(newsWithdraw, { id, version, reason: 'To be changed' })
  const updated = await writer.ok(newsUpdate, { id, version: offline.version, article: article(over) })
  return publishAgain(id, updated.version)
}
const inLanguage = (id: string, locale: 'zh_CN' | 'de_DE' | 'en_US') =>
  api.visitor.ok(publicNewsArticle, { id }, { locale })

describe('a translation', () => {
  it('that is older than its source is listed, not shown, and comes back when somebody confirms it', async () => {
    const first = await published()
    expect((await inLanguage(first.id, 'zh_CN')).contentLocale).toBe('zh_CN')
    const { id, version } = await changed(first.id, first.version, { title: NEW })
    expect(await inLanguage(id, 'zh_CN')).toMatchObject({
      contentLocale: 'en_US',
      title: NEW.en_US,
      locales: ['en_US'],
    })

    const listed = await writer.ok(newsPage, { translations: 'stale' })
    expect(listed.records.map(row => [row.id, row.staleLocales])).toEqual([[id, ['zh_CN', 'de_DE']]])
    expect(await writer.ok(newsStatusCount, { translations: 'stale' })).toMatchObject({ all: 1, published: 1 })
    const { translations } = await writer.ok(newsDetail, { id })
    expect(translations.filter(mark => mark.state === 'stale').map(mark => [mark.field, mark.locale])).toEqual([
      ['title', 'de_DE'],
      ['title', 'zh_CN'],
    ])

    const confirmed = await writer.ok(newsTranslationConfirm, { id, version, locale: 'zh_CN' })
    expect(confirmed).toEqual({ id, version, status: 'published' })
    expect((await inLanguage(id, 'zh_CN')).title).toBe(OLD.zh_CN)
    expect((await inLanguage(id, 'de_DE')).contentLocale).toBe('en_US')
    const detail = await writer.ok(newsDetail, { id })
    expect([detail.staleLocales, detail.timeline.at(-1)]).toMatchObject([
      ['de_DE'],
      { action: 'confirm_translation', note: 'zh_CN' },
    ])
  })

  it('is right again when it is rewritten together with the source, or the source goes back', async () => {
    const { id, version } = await writer.ok(newsCreate, { article: article() })
    const both = await writer.ok(newsUpdate, {
      id,
      version,
      article: article({ title: { ...NEW, zh_CN: '展会周二开幕' } }),
    })
    expect((await writer.ok(newsDetail, { id })).staleLocales).toEqual(['de_DE'])
    await writer.ok(newsUpdate, {
      id,
      version: both.version,
      article: article({ title: { ...OLD, zh_CN: '展会周二开幕' } }),
    })
    expect((await writer.ok(newsDetail, { id })).staleLocales).toEqual(['zh_CN'])
  })

  it('is confirmed by editors of the region, for what they looked at', async () => {
    const { id, version } = await writer.ok(newsCreate, { article: article() })
    const { version: now } = await writer.ok(newsUpdate, { id, version, article: article({ title: NEW }) })
    const confirm = { id, version: now, locale: 'de_DE' } as const
    expect((await reader.call(newsTranslationConfirm, confirm)).code).toBe('MALL600403')
    expect((await stranger.call(newsTranslationConfirm, confirm)).code).toBe('MALL600404')
    expect((await writer.call(newsTranslationConfirm, { ...confirm, version })).code).toBe('FT510006')
    await Promise.all([
      writer.ok(newsTranslationConfirm, confirm),
      editor.ok(newsTranslationConfirm, { ...confirm, locale: 'zh_CN' }),
    ])
    expect((await writer.ok(newsDetail, { id })).staleLocales).toEqual([])
  })

  it('of a document goes stale with the next edition; of a banner with the next words', async () => {
    const words = { code: 'fair_rules', title: { en_US: 'Rules', de_DE: 'Regeln' } }
    const of = (rule: string) =>
      aDocumentInput({ ...words, body: { en_US: `<p>${rule}</p>`, de_DE: '<p>Bis acht Uhr.</p>' } })
    const first = await writer.ok(documentCreate, of('Until eight.'))
    await writer.ok(documentPublish, { id: first.id, version: first.version })
    const second = await writer.ok(documentCreate, of('Until nine.'))
    const { version } = await writer.ok(documentPublish, { id: second.id, version: second.version })
    const german = () => api.visitor.ok(publicDocument, { code: 'fair_rules' }, { locale: 'de_DE' })
    expect(await german()).toMatchObject({ edition: 2, contentLocale: 'en_US' })
    expect((await writer.ok(documentPage, { translations: 'stale' })).records.map(row => row.id)).toEqual([second.id])
    await writer.ok(documentTranslationConfirm, { id: second.id, version, locale: 'de_DE' })
    expect(await german()).toMatchObject({ edition: 2, contentLocale: 'de_DE' })

    const title = { en_US: 'Wool week', de_DE: 'Wollwoche' }
    const banner = await writer.ok(bannerCreate, aBannerInput({ slot: 'service_home', title, subtitle: {} }))
    const next = { ...title, en_US: 'Cotton week' }
    const updated = await writer.ok(bannerUpdate, {
      id: banner.id,
      version: banner.version,
      banner: aBannerInput({ slot: 'service_home', title: next, subtitle: {} }),
    })
    const shown = await writer.ok(bannerPublish, { id: banner.id, version: updated.version })
    const [inGerman] = await api.visitor.ok(publicBannerList, { slot: 'service_home' }, { locale: 'de_DE' })
    expect(inGerman?.title).toBe('Cotton week')
    const [row] = (await writer.ok(bannerPage, { translations: 'stale' })).records
    expect([row?.id, row?.staleLocales]).toEqual([banner.id, ['de_DE']])
    await writer.ok(bannerTranslationConfirm, { id: banner.id, version: shown.version, locale: 'de_DE' })
    expect((await writer.ok(bannerPage, { translations: 'stale' })).total).toBe(0)
  })
})

describe('versions', () => {
  it('are kept of each publication, compared, and brought back', async () => {
    const first = await published()
    const second = await changed(first.id, first.version, { title: NEW, tags: ['fair'] })
    const { id } = second
    const { versions, mayRestore } = await reader.ok(newsVersionList, { id })
    expect([versions.map(each => each.no), mayRestore]).toEqual([[2, 1], false])
    expect(versions[0]?.publishedName).toBeTruthy()
    const [newest, oldest] = versions.map(each => each.id)
    if (!newest || !oldest) throw new Error('two versions')
    const { differences } = await reader.ok(newsVersionCompare, { id, before: oldest, after: newest })
    expect(differences).toEqual([
      { field: 'title', locale: 'en_US', before: OLD.en_US, after: NEW.en_US },
      { field: 'tags', locale: null, before: '["knitwear"]', after: '["fair"]' },
    ])

    expect((await writer.call(newsRestore, { id, version: second.version, versionId: oldest })).code).toBe('MALL600403')
    const offline = await writer.ok(newsWithdraw, { id, version: second.version, reason: 'Wrong day' })
    const now = await writer.ok(newsVersionCompare, { id, before: newest, after: null })
    expect(now.differences).toEqual([])
    expect((await writer.ok(newsVersionList, { id })).mayRestore).toBe(true)
    const restored = await writer.ok(newsRestore, { id, version: offline.version, versionId: oldest })
    const detail = await writer.ok(newsDetail, { id })
    expect(detail).toMatchObject({ title: OLD, tags: ['knitwear'], staleLocales: [], version: restored.version })
    expect(detail.timeline.at(-1)).toMatchObject({ action: 'restore', note: '1' })
    await publishAgain(id, restored.version)
    expect((await inLanguage(id, 'zh_CN')).title).toBe(OLD.zh_CN)
    expect((await writer.ok(newsVersionList, { id })).versions.map(each => each.no)).toEqual([3, 2, 1])
  })

  it('come back as stale as they were', async () => {
    const first = await published()
    const stale = await changed(first.id, first.version, { title: NEW })
    const { id, version } = await changed(stale.id, stale.version, { title: { ...NEW, zh_CN: '新', de_DE: 'Neu' } })
    expect((await writer.ok(newsDetail, { id })).staleLocales).toEqual([])
    const offline = await writer.ok(newsWithdraw, { id, version, reason: 'Back' })
    const second = (await writer.ok(newsVersionList, { id })).versions.find(each => each.no === 2)
    await writer.ok(newsRestore, { id, version: offline.version, versionId: second?.id ?? '' })
    expect((await writer.ok(newsDetail, { id })).staleLocales).toEqual(['zh_CN', 'de_DE'])
  })

  it('of something else, or of another region, do not exist', async () => {
    const [mine, other] = [await published(), await published()]
    const versionId = (await writer.ok(newsVersionList, { id: other.id })).versions[0]?.id ?? ''
    const { id } = mine
    const offline = await writer.ok(newsWithdraw, { id, version: mine.version, reason: 'To try' })
    const restore = { id, version: offline.version, versionId }
    expect((await writer.call(newsRestore, restore)).code).toBe('MALL600404')
    expect((await writer.call(newsVersionCompare, { id, before: versionId, after: null })).code).toBe('MALL600404')
    expect((await stranger.call(newsVersionList, { id })).code).toBe('MALL600404')
    expect((await stranger.call(newsRestore, restore)).code).toBe('MALL600404')
    expect((await reader.call(newsRestore, restore)).code).toBe('MALL600403')
  })

  it('of a document are its editions; an earlier one comes back as a new edition in preparation', async () => {
    const of = (text: string) => aDocumentInput({ code: 'returns', title: { en_US: text }, body: { en_US: text } })
    const first = await writer.ok(documentCreate, of('Seven days'))
    await writer.ok(documentPublish, { id: first.id, version: first.version })
    const second = await writer.ok(documentCreate, of('Thirty days'))
    const { id, version } = await writer.ok(documentPublish, { id: second.id, version: second.version })
    const { versions, mayRestore } = await writer.ok(documentVersionList, { id })
    expect([versions.map(each => each.no), mayRestore]).toEqual([[2, 1], true])
    const oldest = versions[1]?.id ?? ''
    expect((await writer.ok(documentVersionCompare, { id, before: oldest, after: null })).differences).toEqual([
      { field: 'title', locale: 'en_US', before: 'Seven days', after: 'Thirty days' },
      { field: 'body', locale: 'en_US', before: 'Seven days', after: 'Thirty days' },
    ])
    const third = await writer.ok(documentRestore, { id, version, versionId: oldest })
    expect(await writer.ok(documentDetail, { id: third.id })).toMatchObject({
      edition: 3,
      status: 'draft',
      title: { en_US: 'Seven days' },
    })
    expect((await api.visitor.ok(publicDocument, { code: 'returns' })).edition).toBe(2)
    expect((await writer.ok(documentVersionList, { id })).mayRestore).toBe(false)
    expect((await writer.call(documentRestore, { id, version, versionId: oldest })).code).toBe('MALL640409')
  })

  it('of a banner come back while it is not shown', async () => {
    const title = { en_US: 'One' }
    const banner = await writer.ok(bannerCreate, aBannerInput({ slot: 'h5_home', title }))
    const { id } = banner
    const shown = await writer.ok(bannerPublish, { id, version: banner.version })
    const offline = await writer.ok(bannerWithdraw, { id, version: shown.version })
    const two = aBannerInput({ slot: 'h5_home', title: { en_US: 'Two' } })
    const updated = await writer.ok(bannerUpdate, { id, version: offline.version, banner: two })
    const versionId = (await writer.ok(bannerVersionList, { id })).versions[0]?.id ?? ''
    const restored = await writer.ok(bannerRestore, { id, version: updated.version, versionId })
    await writer.ok(bannerPublish, { id, version: restored.version })
    expect((await api.visitor.ok(publicBannerList, { slot: 'h5_home' })).map(row => row.title)).toEqual(['One'])
  })
})

describe('documents and banners', () => {
  it('wait for their time: the edition in force stays until the next one comes', async () => {
    const of = (over: object) => aDocumentInput({ code: 'tariffs', ...over })
    const first = await writer.ok(documentCreate, of({ title: { en_US: 'Old tariffs' } }))
    await writer.ok(documentPublish, { id: first.id, version: first.version })
    const second = await writer.ok(
      documentCreate,
      of({ title: { en_US: 'New tariffs' }, showFrom: inHours(2), showUntil: inHours(5) }),
    )
    const waiting = await writer.ok(documentPublish, { id: second.id, version: second.version })
    expect(waiting.status).toBe('scheduled')
    const title = async () => (await api.visitor.call(publicDocument, { code: 'tariffs' })).data?.title
    await pass(1)
    expect(await title()).toBe('Old tariffs')
    await pass(1)
    expect(await title()).toBe('New tariffs')
    expect((await writer.ok(documentDetail, { id: first.id })).status).toBe('offline')
    await pass(3)
    expect((await api.visitor.call(publicDocument, { code: 'tariffs' })).code).toBe('MALL600404')
    expect(await writer.ok(documentDetail, { id: second.id })).toMatchObject({ status: 'offline' })
    const again = await writer.call(documentPublish, { id: second.id, version: waiting.version + 2 })
    expect(again.data).toMatchObject({ fieldErrors: [{ path: 'showUntil', rule: 'in_past' }] })
  })

  it('are found in the audit log by their number', async () => {
    const { id, version } = await writer.ok(documentCreate, aDocumentInput({ code: 'logged' }))
    await writer.ok(documentPublish, { id, version })
    const { no } = await writer.ok(documentDetail, { id })
    const news = await published()
    const { rows } = await api.pool.query(
      `select action, entity_no from audit_log
       where (entity_id = $1 and action = 'document:publish') or (entity_id = $2 and action = 'news:submit') order by seq`,
      [id, news.id],
    )
    expect(rows).toEqual([
      { action: 'document:publish', entity_no: no },
      { action: 'news:submit', entity_no: (await writer.ok(newsDetail, { id: news.id })).no },
    ])
  })

  it('that wait are shown before their time by hand, or are drafts again', async () => {
    const of = (code: string) => aDocumentInput({ code, showFrom: inHours(2) })
    const early = await writer.ok(documentCreate, of('early_one'))
    const waiting = await writer.ok(documentPublish, { id: early.id, version: early.version })
    const shown = await writer.ok(documentPublish, { id: early.id, version: waiting.version })
    expect(shown.status).toBe('published')
    expect((await api.visitor.call(publicDocument, { code: 'early_one' })).code).toBe('200')
    const late = await writer.ok(documentCreate, of('late_one'))
    const scheduled = await writer.ok(documentPublish, { id: late.id, version: late.version })
    expect((await writer.ok(documentDetail, { id: late.id })).actions).toEqual(['publish', 'withdraw'])
    expect((await writer.ok(documentWithdraw, { id: late.id, version: scheduled.version })).status).toBe('draft')
    await pass(3)
    expect((await api.visitor.call(publicDocument, { code: 'late_one' })).code).toBe('MALL600404')
    const wrong = await writer.call(
      documentCreate,
      aDocumentInput({ code: 'wrong', showFrom: inHours(2), showUntil: inHours(1) }),
    )
    expect(wrong.data).toMatchObject({ fieldErrors: [{ path: 'showUntil', rule: 'ends_before_start' }] })
  })

  it('are not read after their end, though the timer has not come yet', async () => {
    const code = 'short_one'
    const short = await writer.ok(documentCreate, aDocumentInput({ code, kind: 'guide', showUntil: inHours(1) }))
    await writer.ok(documentPublish, { id: short.id, version: short.version })
    expect((await api.visitor.ok(publicDocumentPage, { kind: 'guide' })).total).toBe(1)
    api.clock.now = new Date(api.clock.now.getTime() + HOUR)
    expect((await api.visitor.ok(publicDocumentPage, { kind: 'guide' })).total).toBe(0)
  })

  it('end by themselves, and say so', async () => {
    const banner = await writer.ok(
      bannerCreate,
      aBannerInput({ slot: 'mall_home', showFrom: inHours(1), showUntil: inHours(3) }),
    )
    const { id } = banner
    const statusOf = async () =>
      (await writer.ok(bannerPage, { slot: 'mall_home' })).records.find(row => row.id === id)?.status
    const shown = async () => (await api.visitor.ok(publicBannerList, { slot: 'mall_home' })).length
    await writer.ok(bannerPublish, { id, version: banner.version })
    expect([await statusOf(), await shown()]).toEqual(['scheduled', 0])
    await pass(1)
    expect([await statusOf(), await shown()]).toEqual(['published', 1])
    const { versions } = await writer.ok(bannerVersionList, { id })
    expect(versions.map(each => [each.no, each.publishedName])).toEqual([[1, null]])
    await pass(2)
    expect([await statusOf(), await shown()]).toEqual(['offline', 0])
  })
})
