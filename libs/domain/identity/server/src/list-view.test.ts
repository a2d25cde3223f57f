import {
  LIST_VIEWS_MAX,
  listViewRemove,
  listViewSave,
  listViewUpdate,
  listViews,
} from '@tradeport/domain/identity/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let api: TestApi
let seller: Caller
let colleague: Caller
beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller' })
  colleague = await api.person({ kind: 'seller', companyId: seller.actor.companyId ?? '' })
})
afterAll(() => api.close())

const LATE = { list: '/orders', name: 'Late', query: 'status=in_production&sort=due&cols=no%2Cstatus' }
const namesOf = async (who: Caller, headers = {}) =>
  (await who.ok(listViews, {}, { headers })).views.map(({ list, name }) => `${list} ${name}`)

describe('views of lists', () => {
  it('are kept for whoever saved them, in this front-end, by list and name', async () => {
    const late = await seller.ok(listViewSave, LATE)
    await seller.ok(listViewSave, { ...LATE, name: 'all in work', query: '' })
    await seller.ok(listViewSave, { ...LATE, list: '/inquiries' })
    expect(await namesOf(seller)).toEqual(['/inquiries Late', '/orders all in work', '/orders Late'])
    expect((await seller.ok(listViews, {})).views).toContainEqual(late)
    expect(await namesOf(colleague)).toEqual([])
    expect(await namesOf(seller, { requestsource: '3' })).toEqual([])
  })

  it('have names that are taken once for a list, whatever their case, and at most thirty', async () => {
    const list = '/products'
    await seller.ok(listViewSave, { ...LATE, list, name: 'Drafts' })
    expect(await seller.raw(listViewSave, { ...LATE, list, name: ' DRAFTS ' })).toMatchObject({
      code: 'USER_SERVICE530400',
      data: { fieldErrors: [{ path: 'name', rule: 'taken' }] },
    })
    const more = Array.from({ length: LIST_VIEWS_MAX }, (_, at) => ({ ...LATE, list, name: `View ${at}` }))
    const answers = await Promise.all(more.map(view => seller.call(listViewSave, view)))
    expect(answers.filter(({ success }) => success)).toHaveLength(LIST_VIEWS_MAX - 1)
    expect(answers.find(({ success }) => !success)?.data).toMatchObject({
      fieldErrors: [{ path: 'name', rule: 'too_many', params: { max: LIST_VIEWS_MAX } }],
    })
    expect((await seller.raw(listViewSave, { ...LATE, list: 'https://elsewhere' })).success).toBe(false)
  })

  it('are renamed, changed and removed by the version that was seen', async () => {
    const { id, version } = await colleague.ok(listViewSave, LATE)
    await colleague.ok(listViewSave, { ...LATE, name: 'Other' })
    const change = { id, version, name: 'late', query: 'q=lamp' }
    expect(await colleague.ok(listViewUpdate, change)).toEqual({ ...change, list: '/orders', version: 1 })
    expect((await colleague.raw(listViewUpdate, change)).code).toBe('FT510006')
    expect((await colleague.raw(listViewUpdate, { ...change, version: 1, name: 'other' })).data).toMatchObject({
      fieldErrors: [{ path: 'name', rule: 'taken' }],
    })
    expect((await colleague.raw(listViewRemove, { id, version })).code).toBe('FT510006')
    await colleague.ok(listViewRemove, { id, version: 1 })
    expect(await namesOf(colleague)).toEqual(['/orders Other'])
  })

  it("of somebody else answer like none, a colleague's too", async () => {
    const [view] = (await seller.ok(listViews, {})).views
    const seen = { id: view?.id ?? '', version: view?.version ?? 0 }
    for (const who of [colleague, await api.person({ kind: 'operator', roles: ['op_super'] })]) {
      expect((await who.raw(listViewUpdate, { ...seen, name: 'Mine', query: '' })).code).toBe('USER_SERVICE530404')
      expect((await who.raw(listViewRemove, seen)).code).toBe('USER_SERVICE530404')
    }
    expect((await seller.ok(listViews, {})).views).toContainEqual(view)
  })
})
