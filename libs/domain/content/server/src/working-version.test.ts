import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plug } from '@tradeport/compose/api'
import {
  aNewsArticleInput,
  newsApprove,
  newsCreate,
  newsDetail,
  newsPublish,
  newsRemove,
  newsRestore,
  newsRevise,
  newsSubmit,
  newsTranslationConfirm,
  newsUpdate,
  newsVersionCompare,
  newsVersionList,
  newsWithdraw,
  publicNewsArticle,
  publicNewsPage,
  type NewsArticleInput,
} from '@tradeport/domain/content/contract'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { contentServer } from './index'

const HOUR = 3_600_000
let api: TestApi
let writer: Caller
let editor: Caller

beforeAll(async () => {
  const figures = {
    onSaleProducts: async () => 0,
    openStores: async () => 0,
    publishedServices: async () => 0,
    countriesReached: async () => 0,
  }
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

const titled = (title: string, over: Partial<NewsArticleInput> = {}) =>
  aNewsArticleInput({ title: { en_US: title }, ...over })
const inLater = (hours: number) => new Date(api.clock.now.getTime() + hours * HOUR).toISOString()
const titleOf = async (id: string) => (await api.visitor.ok(publicNewsArticle, { id })).title
const reviewed = async ({ id, version }: { id: string; version: number }) => {
  const submitted = await writer.ok(newsSubmit, { id, version })
  return editor.ok(newsApprove, { id, version: submitted.version })
}
const published = async (title: string, over: Partial<NewsArticleInput> = {}) =>
  reviewed(await writer.ok(newsCreate, { article: titled(title, over) }))
/** A working version with a title of its own. */
async function revised(article: { id: string; version: number }, title: string, over: Partial<NewsArticleInput> = {}) {
  const { id, version } = await writer.ok(newsRevise, { id: article.id, version: article.version })
  return writer.ok(newsUpdate, { id, version, article: titled(title, over) })
}

describe('the working version of a published article', () => {
  it('is read by nobody until it is published, and then stands at the address of the article', async () => {
    const article = await published('Wool before')
    const before = await writer.ok(newsDetail, { id: article.id })
    const working = await revised(article, 'Wool after')
    expect(working).toMatchObject({ status: 'draft' })
    expect(await writer.ok(newsDetail, { id: article.id })).toMatchObject({
      status: 'published',
      workingVersionId: working.id,
      actions: ['withdraw'],
    })
    expect(await writer.ok(newsDetail, { id: working.id })).toMatchObject({
      revisionOf: article.id,
      no: expect.stringContaining(before.no),
    })
    expect((await api.visitor.call(publicNewsArticle, { id: working.id })).code).toBe('MALL600404')
    expect(await titleOf(article.id)).toBe('Wool before')
    api.clock.now = new Date(api.clock.now.getTime() + HOUR)
    const done = await reviewed(working)
    expect(done).toMatchObject({ id: article.id, status: 'published' })
    expect(await titleOf(article.id)).toBe('Wool after')
    const found = await api.visitor.ok(publicNewsPage, { keyword: 'wool' })
    expect(found.records.map(({ id }) => id)).toEqual([article.id])
    const after = await writer.ok(newsDetail, { id: article.id })
    expect(after).toMatchObject({
      workingVersionId: null,
      publishedAt: before.publishedAt,
      actions: ['revise', 'withdraw'],
    })
    expect(after.timeline.slice(-2).map(({ action }) => action)).toEqual(['revise', 'replace'])
    expect((await writer.call(newsDetail, { id: working.id })).code).toBe('MALL600404')
  })

  it('is one at a time: of two who begin one, the second is told', async () => {
    const article = await published('Once')
    const { id, version } = article
    const both = await Promise.all([writer.call(newsRevise, { id, version }), editor.call(newsRevise, { id, version })])
    expect(both.map(({ code }) => code).sort()).toEqual(['200', 'FT510006'])
    const now = await writer.ok(newsDetail, { id })
    expect((await editor.call(newsRevise, { id, version: now.version })).code).toBe('FT510006')
  })

  it('is changed by one of two who saw the same', async () => {
    const { id, version } = await revised(await published('Two pens'), 'Two pens more')
    await writer.ok(newsUpdate, { id, version, article: titled('First') })
    expect((await editor.call(newsUpdate, { id, version, article: titled('Second') })).code).toBe('FT510006')
  })

  it('is approved by somebody else, and published at its time', async () => {
    const article = await published('Now')
    const working = await revised(article, 'Then', { publishAt: inLater(2) })
    const submitted = await writer.ok(newsSubmit, { id: working.id, version: working.version })
    const own = await writer.call(newsApprove, { id: working.id, version: submitted.version })
    expect(own.code).toBe('MALL640403')
    const approved = await editor.ok(newsApprove, { id: working.id, version: submitted.version })
    expect(approved).toMatchObject({ id: working.id, status: 'scheduled' })
    await api.api.jobs.run('content.publish')
    expect(await titleOf(article.id)).toBe('Now')
    api.clock.now = new Date(api.clock.now.getTime() + 2 * HOUR)
    await api.api.jobs.run('content.publish')
    expect(await titleOf(article.id)).toBe('Then')
  })

  it('is published before its time by hand', async () => {
    const article = await published('Slow')
    const waiting = await reviewed(await revised(article, 'Fast', { publishAt: inLater(5) }))
    await editor.ok(newsPublish, { id: waiting.id, version: waiting.version })
    expect(await titleOf(article.id)).toBe('Fast')
  })

  it('is deleted without a trace for readers, and another one begun', async () => {
    const article = await published('Kept')
    const working = await revised(article, 'Dropped')
    await writer.ok(newsRemove, { id: working.id, version: working.version })
    expect(await titleOf(article.id)).toBe('Kept')
    const { version } = await writer.ok(newsDetail, { id: article.id })
    await writer.ok(newsRevise, { id: article.id, version })
  })

  it('is what is edited when its article goes offline, by hand or because its time is over', async () => {
    const byHand = await published('Shown')
    await reviewed(await revised(byHand, 'Unseen', { publishAt: inLater(3) }))
    const { version } = await writer.ok(newsDetail, { id: byHand.id })
    await writer.ok(newsWithdraw, { id: byHand.id, version, reason: 'Wrong figures' })
    expect(await writer.ok(newsDetail, { id: byHand.id })).toMatchObject({
      status: 'offline',
      title: { en_US: 'Unseen' },
      workingVersionId: null,
      actions: ['update', 'submit', 'remove'],
    })
    const showUntil = inLater(1)
    const ending = await published('Ends', { showUntil })
    await reviewed(await revised(ending, 'Ends too', { showUntil, publishAt: inLater(0.5) }))
    api.clock.now = new Date(api.clock.now.getTime() + 4 * HOUR)
    await api.api.jobs.run('content.publish')
    expect(await writer.ok(newsDetail, { id: ending.id })).toMatchObject({
      status: 'offline',
      title: { en_US: 'Ends too' },
    })
    expect((await api.visitor.call(publicNewsArticle, { id: byHand.id })).code).toBe('MALL600404')
  })

  it('is compared with what was published, and goes back to an earlier version', async () => {
    const article = await published('One')
    await reviewed(await revised(article, 'Two'))
    const { version } = await writer.ok(newsDetail, { id: article.id })
    expect((await writer.ok(newsVersionList, { id: article.id })).mayRestore).toBe(false)
    const working = await writer.ok(newsRevise, { id: article.id, version })
    const { versions, mayRestore } = await writer.ok(newsVersionList, { id: working.id })
    expect([versions.map(({ no }) => no), mayRestore]).toEqual([[2, 1], true])
    const first = versions[1]?.id ?? ''
    const back = await writer.ok(newsRestore, { id: working.id, version: working.version, versionId: first })
    const compared = await writer.ok(newsVersionCompare, { id: working.id, before: versions[0]?.id ?? '', after: null })
    expect(compared.differences).toMatchObject([{ field: 'title', before: 'Two', after: 'One' }])
    await reviewed(back)
    expect(await titleOf(article.id)).toBe('One')
  })

  it('keeps what somebody confirms on the article meanwhile', async () => {
    const text = (title: string) => ({ title: { en_US: title, de_DE: 'Wolle' } })
    const draft = await writer.ok(newsCreate, { article: aNewsArticleInput(text('Wool')) })
    const changed = await writer.ok(newsUpdate, { ...draft, article: aNewsArticleInput(text('Fine wool')) })
    const article = await reviewed(changed)
    const begun = await writer.ok(newsRevise, { id: article.id, version: article.version })
    const { version, staleLocales } = await writer.ok(newsDetail, { id: article.id })
    expect(staleLocales).toEqual(['de_DE'])
    await editor.ok(newsTranslationConfirm, { id: article.id, version, locale: 'de_DE' })
    await reviewed(begun)
    expect((await writer.ok(newsDetail, { id: article.id })).staleLocales).toEqual([])
  })

  it('is not begun by operators of other things, nor of what is not public', async () => {
    const article = await published('Ours')
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    expect((await auditor.call(newsRevise, { id: article.id, version: article.version })).code).toBe('MALL600403')
    const draft = await writer.ok(newsCreate, { article: titled('Draft') })
    expect((await writer.call(newsRevise, { id: draft.id, version: draft.version })).code).toBe('MALL600403')
  })
})
