import { readXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plug } from '@tradeport/compose/api'
import {
  aServiceCategoryInput,
  aServiceInput,
  marketCompare,
  marketDetail,
  marketFavourite,
  marketFavouriteMarks,
  marketFavouritePage,
  marketPage,
  marketProviderDetail,
  marketRecommend,
  queryServiceCategoryMap,
  serviceActivate,
  serviceApproveBatch,
  serviceApprovePass,
  serviceApproveReject,
  serviceCategoryCreate,
  serviceCategoryDelete,
  serviceCategoryDetail,
  serviceCategoryDisable,
  serviceCategoryEnable,
  serviceCategoryPage,
  serviceCategorySkuTemplateSave,
  serviceCategorySort,
  serviceCategoryTree,
  serviceCategoryUpdate,
  serviceCopy,
  serviceDeactivate,
  serviceDelete,
  serviceDetail,
  serviceExport,
  serviceDisable,
  marketQuestions,
  serviceQuestionAnswer,
  serviceQuestionAsk,
  serviceQuestionHide,
  serviceQuestionPage,
  serviceQuestionShow,
  serviceQuestionStatusCount,
  MAX_OPEN_QUESTIONS,
  serviceDraft,
  serviceEnable,
  servicePage,
  serviceStatusCount,
  serviceSubmit,
  serviceUpdate,
  serviceVersionDiff,
  serviceWithdraw,
  needServiceExperienceMode,
  practiceProgressList,
  practiceProgressSave,
  type ExperienceScene,
  type ServiceContentInput,
} from '@tradeport/domain/service-market/contract'
import type { Shipment } from '@tradeport/domain/service-market/rules'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { uploadFile } from '@tradeport/domain/files/contract'
import { ALL_LOCALES, REGIONS } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import {
  NOTHING_SAID,
  NO_AGREEMENTS,
  countPublishedServices,
  serviceMarketServer,
  type OrderRecord,
  type ProviderFacts,
} from './index'

let api: TestApi
let provider: Caller
let reviewer: Caller
let pictureId: string
let paperId: string
const hidden = new Set<string>()

/** What became of orders, by service. */
const recorded = new Map<string, OrderRecord>()
const records = { ofServices: async () => recorded, ofProviders: async () => recorded }

/** Orders of goods, by id. */
const shipped = new Map<string, Shipment>()
const shipments = { shipmentOf: async (_ctx: unknown, orderId: string) => shipped.get(orderId) }

/** Beginnings of tariff codes whose goods need a proof of conformity. */
let conformityGoods: readonly string[] = []
const goods = { needingConformity: async () => conformityGoods }

/** What companies have begun with. */
const begun = new Map<string, ExperienceScene[]>()
const usage = { begun: async (_ctx: unknown, companyId: string) => begun.get(companyId) ?? [] }

/** Templates of agreements, by the category that they name. */
const templates = new Map<string, readonly string[]>()
const agreementTemplates = {
  ...NO_AGREEMENTS,
  naming: async (_ctx: unknown, code: string) => templates.get(code) ?? [],
}

const providers = {
  companySaid: async () => NOTHING_SAID,
  stakesOf: async () => new Set<string>(),
  hiddenProviders: async () => [...hidden],
  named: async () => [],
  providersOf: async (_ctx: unknown, companyIds: readonly string[]) =>
    new Map<string, ProviderFacts>(
      companyIds
        .filter(id => !hidden.has(id))
        .map(id => [
          id,
          {
            name: `Provider ${id.slice(-4)}`,
            logoFileId: null,
            country: 'CN',
            city: 'Jiaxing',
            introduction: {},
            verified: true,
            memberSince: null,
          },
        ]),
    ),
}

async function uploads(caller: Caller) {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b8332a' } })
    .png()
    .toBuffer()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
  const picture = await caller.upload(uploadFile, { kind: 'image' }, { name: 'a.png', type: 'image/png', content: png })
  const paper = await caller.upload(
    uploadFile,
    { kind: 'document' },
    { name: 'a.pdf', type: 'application/pdf', content: pdf },
  )
  return { pictureId: picture.data.id, paperId: paper.data.id }
}

beforeAll(async () => {
  api = await startModuleApi([
    plug(serviceMarketServer, {
      providers,
      records,
      shipments,
      goods,
      usage,
      agreementTemplates,
      words: async () => ({}),
    }),
  ])
  reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
})
afterAll(() => api.close())

beforeEach(async () => {
  await api.pool.query('truncate service, service_version, service_question, service_favourite')
  provider = await api.person({ kind: 'provider' })
  ;({ pictureId, paperId } = await uploads(provider))
  api.notified.length = 0
})

const input = (over: Partial<ServiceContentInput> = {}): ServiceContentInput => {
  const base = aServiceInput()
  return {
    ...base,
    coverFileId: pictureId,
    qualifications: (base.qualifications ?? []).map(paper => ({ ...paper, fileId: paperId })),
    ...over,
  }
}
const draft = (over: Partial<ServiceContentInput> = {}) => provider.ok(serviceDraft, input(over))
const pending = async (over: Partial<ServiceContentInput> = {}) => {
  const { id, version } = await draft(over)
  return provider.ok(serviceSubmit, { id, version })
}
const onShelf = async (over: Partial<ServiceContentInput> = {}) => {
  const { id, version } = await pending(over)
  return reviewer.ok(serviceApprovePass, { id, version })
}
const isPublic = async (id: string) => (await api.visitor.call(marketDetail, { id })).code === '200'

describe('provider, operator, visitor', () => {
  it('publish a service together', async () => {
    const created = await draft()
    expect(created.no).toMatch(/^SV\d{6}0572\d{6}$/)
    expect(await isPublic(created.id)).toBe(false)
    const submitted = await provider.ok(serviceSubmit, { id: created.id, version: created.version })
    expect(submitted.status).toBe('pending_review')
    expect(api.notified.map(notice => [notice.kind, notice.to])).toEqual([
      ['review_requested', expect.objectContaining({ operatorsHolding: 'service:approve_pass' })],
    ])
    const queue = await reviewer.ok(servicePage, { status: 'pending_review' })
    expect(queue.records.map(row => [row.id, row.actions, row.providerName])).toEqual([
      [created.id, ['approve_pass', 'approve_reject', 'disable'], expect.stringContaining('Provider ')],
    ])
    const approved = await reviewer.ok(serviceApprovePass, { id: created.id, version: submitted.version })
    expect(approved.status).toBe('on_shelf')
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'service_review_result',
      to: { companyId: provider.actor.companyId, identity: 'provider', permission: 'service:read' },
      params: { no: created.no, name: 'Export declaration in one working day', result: 'approved' },
      link: { frontEnd: 'providerAdmin', route: `/services/${created.id}` },
    })
    const found = await api.visitor.ok(marketPage, { categoryCode: 'CUSTOMS_TAX', keyword: '报关' })
    expect(
      found.records.map(card => [card.id, card.priceMode, card.priceFrom, card.currency, card.provider.verified]),
    ).toEqual([[created.id, 'fixed', '180.00', 'CNY', true]])
    const detail = await api.visitor.ok(marketDetail, { id: created.id })
    expect(detail.qualifications).toEqual([{ type: 'customs_broker_record', validTo: '2030-12-31', status: 'valid' }])
    expect(JSON.stringify(detail)).not.toContain('3304980001')
    const mine = await provider.ok(serviceDetail, { id: created.id })
    expect(mine.timeline.map(entry => entry.action)).toEqual(['create', 'submit', 'approve_publish'])
  })

  it('mend what was rejected', async () => {
    const { id, version } = await pending()
    const rejected = await reviewer.ok(serviceApproveReject, { id, version, reason: 'The price has no tax rate.' })
    const mine = await provider.ok(serviceDetail, { id })
    expect([mine.rejectReason, mine.actions]).toEqual(['The price has no tax rate.', ['update', 'submit', 'delete']])
    const mended = await provider.ok(serviceUpdate, {
      id,
      version: rejected.version,
      content: input({ workingHours: 'Mon-Fri' }),
    })
    const again = await provider.ok(serviceSubmit, { id, version: mended.version })
    expect((await reviewer.ok(serviceApprovePass, { id, version: again.version })).status).toBe('on_shelf')
    expect((await provider.ok(serviceDetail, { id })).rejectReason).toBeNull()
  })

  it('hold an approved service back until its provider wants it', async () => {
    const approved = await onShelf({ publishOnApproval: false })
    expect([approved.status, await isPublic(approved.id)]).toEqual(['approved', false])
    const active = await provider.ok(serviceActivate, { id: approved.id, version: approved.version })
    expect(await isPublic(active.id)).toBe(true)
    const off = await provider.ok(serviceDeactivate, { id: active.id, version: active.version })
    expect([off.status, await isPublic(off.id)]).toEqual(['off_shelf', false])
  })

  it('keep the old content on the market while a changed one is reviewed', async () => {
    const { id, version } = await onShelf()
    const title = { en_US: 'Export declaration within hours' }
    const revised = await provider.ok(serviceUpdate, { id, version, content: input({ title }) })
    expect(revised.status).toBe('revision_review')
    expect((await api.visitor.ok(marketDetail, { id })).title.en_US).toBe('Export declaration in one working day')
    const seen = await reviewer.ok(serviceDetail, { id })
    expect([seen.content.title, seen.liveContent?.title.en_US, seen.listed]).toEqual([
      title,
      'Export declaration in one working day',
      true,
    ])
    const { changes } = await provider.ok(serviceVersionDiff, { id })
    expect(changes.map(({ field, words }) => [field, words?.locale])).toContainEqual(['title', 'en_US'])
    expect(changes).toEqual((await reviewer.ok(serviceVersionDiff, { id })).changes)
    const refused = await reviewer.ok(serviceApproveReject, {
      id,
      version: revised.version,
      reason: 'Within how many hours?',
    })
    expect(refused.status).toBe('on_shelf')
    const mine = await provider.ok(serviceDetail, { id })
    expect([mine.content.title, mine.rejectReason]).toEqual([title, 'Within how many hours?'])
    const better = { en_US: 'Export declaration within four hours' }
    const second = await provider.ok(serviceUpdate, { id, version: refused.version, content: input({ title: better }) })
    await reviewer.ok(serviceApprovePass, { id, version: second.version })
    expect((await api.visitor.ok(marketDetail, { id })).title).toEqual(better)
    expect((await provider.ok(serviceDetail, { id })).liveContent).toBeNull()
    expect(await provider.ok(serviceVersionDiff, { id })).toEqual({ changes: [], before: null, after: null })
  })

  it('take a revision back', async () => {
    const { id, version } = await onShelf()
    const revised = await provider.ok(serviceUpdate, { id, version, content: input({ title: { en_US: 'Other' } }) })
    const back = await provider.ok(serviceWithdraw, { id, version: revised.version })
    expect(back.status).toBe('on_shelf')
    expect((await provider.ok(serviceDetail, { id })).content.title.en_US).toBe('Export declaration in one working day')
  })

  it('change small things on the market at once', async () => {
    const { id, version } = await onShelf()
    const next = await provider.ok(serviceUpdate, { id, version, content: input({ workingHours: 'Day and night' }) })
    expect(next.status).toBe('on_shelf')
    expect((await api.visitor.ok(marketDetail, { id })).workingHours).toBe('Day and night')
  })

  it('leave nothing on the market without its steps', async () => {
    const { id, version } = await onShelf()
    const process = [{ step: { en_US: ' ' } }]
    const emptied = await provider.call(serviceUpdate, { id, version, content: input({ process: [] }) })
    const nameless = await provider.call(serviceUpdate, { id, version, content: input({ process }) })
    expect([emptied, nameless]).toMatchObject([
      { code: 'FT520400', data: { fieldErrors: [{ path: 'content.process', rule: 'required' }] } },
      { code: 'FT520400', data: { fieldErrors: [{ path: 'content.process.0.step', rule: 'required' }] } },
    ])
    const off = await provider.ok(serviceDeactivate, { id, version })
    const later = await provider.ok(serviceUpdate, { id, version: off.version, content: input({ process: [] }) })
    expect((await provider.call(serviceActivate, { id, version: later.version })).code).toBe('FT520400')
  })

  it('review again what is changed off the shelf', async () => {
    const { id, version } = await onShelf()
    const off = await provider.ok(serviceDeactivate, { id, version })
    const next = await provider.ok(serviceUpdate, {
      id,
      version: off.version,
      content: input({ title: { en_US: 'Anything' } }),
    })
    expect(next.status).toBe('draft')
    expect((await provider.call(serviceActivate, { id, version: next.version })).code).toBe('MALL600403')
  })

  it('disable what was never approved, which comes back as a draft and is reviewed like any other', async () => {
    const { id, version } = await pending()
    const disabled = await reviewer.ok(serviceDisable, { id, version, reason: 'Sells what nobody may sell' })
    expect(disabled.status).toBe('disabled')
    const enabled = await reviewer.ok(serviceEnable, { id, version: disabled.version })
    expect(enabled.status).toBe('draft')
    expect((await provider.call(serviceActivate, { id, version: enabled.version })).code).toBe('MALL600403')
    expect((await provider.ok(serviceSubmit, { id, version: enabled.version })).status).toBe('pending_review')
  })

  it('disable and enable with a reason the provider hears', async () => {
    const { id, version } = await onShelf()
    const disabled = await reviewer.ok(serviceDisable, { id, version, reason: 'Complaints of three customers' })
    expect(await isPublic(id)).toBe(false)
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'service_disabled',
      params: { reason: 'Complaints of three customers' },
    })
    expect((await provider.call(serviceActivate, { id, version: disabled.version })).code).toBe('MALL600403')
    expect((await reviewer.ok(serviceEnable, { id, version: disabled.version })).status).toBe('off_shelf')
    const { rows } = await api.pool.query('select action, entity_no from audit_log where entity_id = $1 order by seq', [
      id,
    ])
    expect(rows.map(row => row.action)).toEqual(['service:approve_publish', 'service:disable', 'service:enable'])
    // By its number it is found there.
    const { no } = await reviewer.ok(serviceDetail, { id })
    expect(rows.map(row => row.entity_no)).toEqual([no, no, no])
  })

  const item = ({ id, version }: { id: string; version: number }) => ({ id, version })

  it('decide on many, each on its own', async () => {
    const good = await pending()
    const wasDecided = await onShelf()
    const result = await reviewer.ok(serviceApproveBatch, {
      items: [good, wasDecided, { id: '01990000-0000-7000-8000-000000000000', version: 1 }].map(item),
      result: 'pass',
    })
    expect(result.ok).toEqual([good.id])
    expect(result.failed.map(({ id, code }) => [id, code])).toEqual([
      [wasDecided.id, 'MALL600403'],
      ['01990000-0000-7000-8000-000000000000', 'FT520404'],
    ])
    expect(result.failed.every(({ msg }) => msg !== '')).toBe(true)
    const noReason = await reviewer.call(serviceApproveBatch, { items: [item(good)], result: 'reject' })
    expect(noReason.code).toBe('FT520400')
  })

  it('decide among many on nothing that was taken back and submitted anew since it was looked at', async () => {
    const seen = await pending()
    const back = await provider.ok(serviceWithdraw, item(seen))
    const content = input({ title: { en_US: 'Something else' } })
    const edited = await provider.ok(serviceUpdate, { ...item(back), content })
    const anew = await provider.ok(serviceSubmit, item(edited))
    const late = await reviewer.ok(serviceApproveBatch, { items: [item(seen)], result: 'pass' })
    expect(late).toMatchObject({ ok: [], failed: [{ id: seen.id, code: 'FT510006' }] })
    expect((await provider.ok(serviceDetail, { id: seen.id })).status).toBe('pending_review')
    const read = await reviewer.ok(serviceApproveBatch, { items: [item(anew)], result: 'pass' })
    expect(read).toMatchObject({ ok: [seen.id], failed: [] })
  })
})

describe('what is refused', () => {
  it('an incomplete service, with every gap named', async () => {
    const { id, version } = await draft({
      description: {},
      process: [],
      skus: [],
      coverFileId: null,
      afterSalePolicy: {},
    })
    const answer = await provider.call(serviceSubmit, { id, version })
    expect(answer.code).toBe('FT520400')
    expect(answer.data).toMatchObject({
      fieldErrors: [
        { path: 'coverFileId' },
        { path: 'description' },
        { path: 'afterSalePolicy' },
        { path: 'skus' },
        { path: 'process' },
      ],
    })
  })

  it('one without the proofs of its category, or with expired ones', async () => {
    const missing = await draft({ qualifications: [] })
    expect((await provider.call(serviceSubmit, { id: missing.id, version: 0 })).code).toBe('FT526004')
    const expired = await draft({
      qualifications: [{ type: 'customs_broker_record', no: '1', validTo: '2020-01-01', fileId: paperId }],
    })
    const answer = await provider.call(serviceSubmit, { id: expired.id, version: 0 })
    expect([answer.code, answer.data]).toMatchObject([
      'FT526004',
      { fieldErrors: [{ path: 'qualifications.0.validTo', rule: 'qualification_expired' }] },
    ])
  })

  it('other people’s files, unknown categories and currencies', async () => {
    const stranger = await uploads(await api.person({ kind: 'provider' }))
    const [sku] = aServiceInput().skus ?? []
    const answer = await provider.call(
      serviceDraft,
      input({
        categoryCode: 'MAGIC',
        coverFileId: paperId,
        qualifications: [{ type: 'other', no: '1', fileId: stranger.paperId }],
        skus: sku ? [{ ...sku, currency: 'XQX' }] : [],
      }),
    )
    expect(answer.data).toMatchObject({
      fieldErrors: [
        { path: 'categoryCode', rule: 'unknown_category' },
        { path: 'skus.0.currency', rule: 'currency' },
        { path: 'coverFileId', rule: 'unknown_file' },
        { path: 'qualifications.0.fileId', rule: 'unknown_file' },
      ],
    })
  })

  it('wrong prices', async () => {
    const [sku] = aServiceInput().skus ?? []
    const wrong = [
      { price: '-1' },
      { price: '1e9' },
      { price: '0' },
      { price: null },
      { currency: null },
      { priceMode: 'percent', price: '101' },
    ]
    for (const over of wrong) {
      const answer = await provider.raw(serviceDraft, { ...input(), skus: [{ ...sku, ...over }] })
      expect([over, answer.code]).toEqual([over, 'FT520400'])
    }
  })

  it('markup that does something', async () => {
    const { id } = await draft({
      description: { en_US: '<p onmouseover="x()">a<script>alert(1)</script><img src=x onerror=y></p>' },
    })
    expect((await provider.ok(serviceDetail, { id })).content.description.en_US).toBe('<p>a</p>')
  })

  it('a stale version, and all but one of several at once', async () => {
    const { id, version } = await pending()
    const answers = await Promise.all([
      reviewer.call(serviceApprovePass, { id, version }),
      reviewer.call(serviceApproveReject, { id, version, reason: 'No, thank you' }),
      provider.call(serviceWithdraw, { id, version }),
    ])
    expect(answers.filter(answer => answer.success)).toHaveLength(1)
    for (const answer of answers) expect(['200', 'FT510006', 'MALL600403', 'FT520404']).toContain(answer.code)
    const { rows } = await api.pool.query('select count(*)::int as n from document_event where document_id = $1', [id])
    expect(rows[0]).toEqual({ n: 3 })
    expect((await provider.call(serviceUpdate, { id, version: 0, content: input() })).success).toBe(false)
  })

  it('the same key twice: one service', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => provider.call(serviceDraft, input(), { idempotencyKey: 'draft-0001' })),
    )
    expect(new Set(answers.map(answer => answer.data.id)).size).toBe(1)
    expect((await provider.ok(servicePage, {})).total).toBe(1)
  })

  it('everybody else: what is another company’s does not exist', async () => {
    const { id, version } = await pending()
    const stranger = await api.person({ kind: 'provider' })
    const elsewhere = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.chongqing })
    for (const other of [stranger, elsewhere]) expect((await other.call(serviceDetail, { id })).code).toBe('FT520404')
    const attempts = [
      stranger.call(serviceUpdate, { id, version, content: input({ coverFileId: null, qualifications: [] }) }),
      stranger.call(serviceWithdraw, { id, version }),
      stranger.call(serviceSubmit, { id, version }),
      stranger.call(serviceActivate, { id, version }),
      stranger.call(serviceDeactivate, { id, version }),
      stranger.call(serviceDelete, { id, version }),
      stranger.call(serviceCopy, { id }),
      stranger.call(serviceVersionDiff, { id }),
      elsewhere.call(serviceApprovePass, { id, version }),
      elsewhere.call(serviceDisable, { id, version, reason: 'Reason' }),
    ]
    expect((await Promise.all(attempts)).map(answer => answer.code)).toEqual(attempts.map(() => 'FT520404'))
    expect((await stranger.ok(servicePage, {})).total).toBe(0)
    const seller = await api.person({ kind: 'seller' })
    expect((await seller.call(servicePage, {})).code).toBe('gateway.400019')
    expect((await provider.call(serviceApprovePass, { id, version })).code).toBe('gateway.400019')
    expect((await api.visitor.call(serviceDetail, { id })).code).toBe('global400001')
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    expect((await auditor.ok(serviceDetail, { id })).actions).toEqual([])
    expect((await auditor.call(serviceApprovePass, { id, version })).code).toBe('MALL600403')
  })

  it('a draft to operators', async () => {
    const { id } = await draft()
    expect((await reviewer.call(serviceDetail, { id })).code).toBe('FT520404')
    expect((await reviewer.ok(serviceStatusCount, {}))['draft']).toBeUndefined()
  })
})

describe('lists', () => {
  it('are written to a sheet as their filters leave them, one’s own alone', async () => {
    const { id } = await draft({ title: { en_US: '=HYPERLINK("http://evil")' } })
    const { no } = await provider.ok(serviceDetail, { id })
    const rowsOf = async (by: Caller, more: InputOf<typeof serviceExport> = {}) => {
      const { content } = await by.download(serviceExport, { status: 'draft', ...more })
      return (await readXlsx(new Uint8Array(content))).sheets[0]?.rows ?? []
    }
    const [head, ...rows] = await rowsOf(provider)
    expect(head?.slice(0, 3)).toEqual(['no', 'title', 'category'])
    expect(rows).toHaveLength((await provider.ok(servicePage, { status: 'draft' })).total)
    expect(rows.find(([first]) => first === no)).toEqual(
      expect.arrayContaining([`'=HYPERLINK("http://evil")`, 'draft']),
    )
    expect(await rowsOf(await api.person({ kind: 'provider' }))).toHaveLength(1)
    expect((await rowsOf(provider, { columns: ['status', 'no'] }))[0]).toEqual(['no', 'status'])
    const { content, mime } = await provider.download(serviceExport, {
      status: 'draft',
      format: 'csv',
      columns: ['title'],
    })
    expect(mime).toContain('text/csv')
    expect(content.toString('utf8').split('\n')[0]?.trim()).toBe('title')
    expect(content.toString('utf8')).toContain(`'=HYPERLINK`)
    // Operators take away what they see, which drafts are not.
    const shelf = await onShelf()
    const seen = await rowsOf(reviewer, { status: 'on_shelf', columns: ['no', 'provider'] })
    expect(seen).toHaveLength((await reviewer.ok(servicePage, { status: 'on_shelf' })).total + 1)
    expect(seen.map(([first]) => first)).toContain((await provider.ok(serviceDetail, { id: shelf.id })).no)
  })

  it('count what their tabs show', async () => {
    await draft()
    await pending()
    await onShelf()
    for (const caller of [provider, reviewer]) {
      const counts = await caller.ok(serviceStatusCount, {})
      for (const status of ['draft', 'pending_review', 'on_shelf', 'rejected'] as const)
        expect((await caller.ok(servicePage, { status })).total).toBe(counts[status] ?? 0)
      expect((await caller.ok(servicePage, {})).total).toBe(counts['all'])
    }
  })

  it('are narrowed by category, day and provider, sorted as asked, and counted the same', async () => {
    const { now } = api.clock
    const early = await pending()
    api.clock.now = new Date(now.getTime() + 2 * 86_400_000)
    const late = await pending()
    const later = api.clock.now.toISOString().slice(0, 10)
    const today = now.toISOString().slice(0, 10)
    const rival = await api.person({ kind: 'provider' })
    const ids = async (filter: object, who = reviewer) => {
      const page = await who.ok(servicePage, filter)
      const { sort: _sort, ...narrowed } = { sort: undefined, ...filter }
      expect((await who.ok(serviceStatusCount, narrowed))['all']).toBe(page.total)
      return page.records.map(({ id }) => id)
    }
    expect(await ids({ sort: 'submittedAt' })).toEqual([early.id, late.id])
    expect(await ids({ sort: '-submittedAt' })).toEqual([late.id, early.id])
    expect(await ids({ sort: 'updatedAt' })).toEqual([early.id, late.id])
    expect(await ids({ sort: '-updatedAt' })).toEqual([late.id, early.id])
    expect(await ids({ dateTo: today })).toEqual([early.id])
    expect(await ids({ dateFrom: later })).toEqual([late.id])
    expect(await ids({ dateFrom: today, dateTo: later })).toHaveLength(2)
    expect(await ids({ categoryCode: aServiceInput().categoryCode })).toHaveLength(2)
    expect(await ids({ categoryCode: 'TRANSLATION' })).toEqual([])
    expect(await ids({ providerCompanyId: provider.actor.companyId ?? '' })).toHaveLength(2)
    expect(await ids({ providerCompanyId: rival.actor.companyId ?? '' })).toEqual([])
    // Whose services somebody else's are is not a provider's to choose.
    expect(await ids({ providerCompanyId: provider.actor.companyId ?? '' }, rival)).toEqual([])
    api.clock.now = now
  })

  it('take keywords literally', async () => {
    await draft()
    for (const keyword of ['%', '_____', "' or 1=1 --", '\\'])
      expect([keyword, (await provider.ok(servicePage, { keyword })).total]).toEqual([keyword, 0])
    expect((await provider.ok(servicePage, { keyword: 'DECLARATION' })).total).toBe(1)
  })

  it('copy and delete', async () => {
    const { id } = await onShelf()
    const copy = await provider.ok(serviceCopy, { id })
    expect(copy.status).toBe('draft')
    await provider.ok(serviceDelete, { id: copy.id, version: copy.version })
    expect((await provider.call(serviceDetail, { id: copy.id })).code).toBe('FT520404')
    expect((await provider.call(serviceDelete, { id, version: 2 })).code).toBe('MALL600403')
  })
})

describe('market', () => {
  it('filters and sorts', async () => {
    const [sku] = aServiceInput().skus ?? []
    const priced = (price: string, currency: string) => (sku ? [{ ...sku, price, currency }] : [])
    const cheap = await onShelf({
      skus: priced('90', 'CNY'),
      languages: ['th_TH'],
      deliveryDaysMax: 9,
      deliveryDaysMin: 9,
    })
    const dear = await onShelf({ skus: priced('200', 'CNY'), countries: ['DE'], deliveryDaysMax: 1 })
    const dollars = await onShelf({ skus: priced('1', 'USD'), deliveryDaysMax: 4 })
    const ids = async (filter: object) => (await api.visitor.ok(marketPage, filter)).records.map(card => card.id)
    expect(await ids({ sort: 'price_asc' })).toEqual([cheap.id, dear.id, dollars.id])
    expect(await ids({ sort: 'price_desc' })).toEqual([dear.id, cheap.id, dollars.id])
    expect(await ids({ sort: 'delivery' })).toEqual([dear.id, dollars.id, cheap.id])
    expect(await ids({ sort: 'newest' })).toHaveLength(3)
    expect(await ids({ language: 'th_TH' })).toEqual([cheap.id])
    expect(await ids({ country: 'DE' })).toEqual([dear.id])
    expect(await ids({ categoryCode: 'TRANSLATION' })).toEqual([])
    expect(await ids({ categoryCode: 'NO_SUCH' })).toEqual([])
    expect(await ids({ providerCompanyId: provider.actor.companyId ?? '' })).toHaveLength(3)
    expect((await api.visitor.ok(marketPage, {}, { region: REGIONS.chongqing })).total).toBe(0)
    expect(await api.inside(ctx => countPublishedServices(ctx, providers))).toBe(3)
    expect((await api.visitor.ok(marketDetail, { id: cheap.id })).related.map(card => card.id).sort()).toEqual(
      [dear.id, dollars.id].sort(),
    )
  })

  it('leads from a service to those of other providers first, then to what is proved most', async () => {
    const shown = await onShelf()
    const own = await onShelf()
    const home = provider
    provider = await api.person({ kind: 'provider' })
    const files = await uploads(provider)
    ;({ pictureId, paperId } = files)
    const other = await onShelf()
    provider = home
    const { related } = await api.visitor.ok(marketDetail, { id: shown.id })
    expect(related.map(({ id }) => id)).toEqual([other.id, own.id])
  })

  it('puts services beside each other, and says which are gone', async () => {
    const [first, second, draftOnly] = [await onShelf(), await onShelf({ title: { en_US: 'Another' } }), await draft()]
    recorded.set(first.id, {
      orders: 3,
      ratings: 2,
      score: '4.5',
      completionRate: '96.7',
      responseMinutes: [90],
      isHeld: false,
    })
    const off = await onShelf()
    await provider.ok(serviceDeactivate, { id: off.id, version: off.version })
    const found = await api.visitor.ok(marketCompare, { ids: [second.id, off.id, first.id, draftOnly.id] })
    expect(found.services.map(({ id, record }) => [id, record])).toEqual([
      [
        second.id,
        { orders: 0, ratings: 0, score: null, completionRate: null, responseMinutes: null, takesOrders: true },
      ],
      // One answer says nothing yet.
      [
        first.id,
        { orders: 3, ratings: 2, score: '4.5', completionRate: '96.7', responseMinutes: null, takesOrders: true },
      ],
    ])
    expect(found.gone).toEqual([off.id, draftOnly.id])
    expect(JSON.stringify(found)).not.toContain('3304980001')
    expect((await api.visitor.ok(marketDetail, { id: first.id })).record.score).toBe('4.5')
    const tooMany = await api.visitor.call(marketCompare, { ids: Array.from({ length: 5 }, () => first.id) })
    expect(tooMany.code).not.toBe('200')
    const elsewhere = await api.person({ kind: 'provider', region: REGIONS.chongqing })
    expect((await elsewhere.call(marketDetail, { id: first.id })).code).toBe('FT520404')
  })

  it('shows a provider with its offer, and nothing of one that may not be shown', async () => {
    const { id } = await onShelf()
    const companyId = provider.actor.companyId ?? ''
    expect(await api.visitor.ok(marketProviderDetail, { companyId })).toMatchObject({
      serviceCount: 1,
      categoryCodes: ['CUSTOMS'],
      city: 'Jiaxing',
    })
    hidden.add(companyId)
    expect(await isPublic(id)).toBe(false)
    expect((await api.visitor.call(marketProviderDetail, { companyId })).code).toBe('FT520404')
    expect(await api.visitor.ok(marketPage, {})).toMatchObject({ records: [], total: 0 })
    expect(await api.inside(ctx => countPublishedServices(ctx, providers))).toBe(0)
    hidden.clear()
    const nobody = await api.person({ kind: 'provider' })
    expect((await api.visitor.call(marketProviderDetail, { companyId: nobody.actor.companyId ?? '' })).code).toBe(
      'FT520404',
    )
  })
})

describe('the record of services and providers', () => {
  it('stands on cards, pages and beside others; answers to questions count like answers to orders', async () => {
    const { id } = await onShelf()
    const { id: other } = await onShelf({ title: { en_US: 'Another' } })
    const companyId = provider.actor.companyId ?? ''
    const record = { orders: 8, ratings: 5, score: '4.6', completionRate: '88.9' }
    recorded.set(id, { ...record, responseMinutes: [10, 20], isHeld: false })
    recorded.set(companyId, { ...record, orders: 30, responseMinutes: [], isHeld: false })
    const asker = await api.person({ kind: 'seller' })
    const answered = async (serviceId: string, minutes: number) => {
      const question = await asker.ok(serviceQuestionAsk, { serviceId, question: `How long does it take? ${minutes}` })
      api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
      await provider.ok(serviceQuestionAnswer, {
        ...question,
        version: 0,
        answer: 'Two days at most.',
        published: false,
      })
    }
    await answered(id, 600)
    await answered(other, 30)
    await answered(other, 45)
    // What is put right later was answered before.
    api.clock.now = new Date(api.clock.now.getTime() + 86_400_000)
    const [latest] = (await provider.ok(serviceQuestionPage, {})).records
    if (!latest) throw new Error('a question was asked')
    const { id: asked, version } = latest
    await provider.ok(serviceQuestionAnswer, { id: asked, version, answer: 'Three days.', published: false })
    const shown = { ...record, responseMinutes: 20, takesOrders: true }
    const cards = new Map((await api.visitor.ok(marketPage, {})).records.map(card => [card.id, card.record]))
    expect([cards.get(id), cards.get(other)?.responseMinutes]).toEqual([shown, null])
    const page = await api.visitor.ok(marketDetail, { id })
    expect([page.record, page.providerDetail.record]).toEqual([
      shown,
      { ...record, orders: 30, responseMinutes: 45, takesOrders: true },
    ])
    expect(page.related.map(card => card.record.orders)).toEqual([0])
    expect((await api.visitor.ok(marketCompare, { ids: [id] })).services[0]?.record).toEqual(shown)
    expect((await api.visitor.ok(marketProviderDetail, { companyId })).record).toEqual(page.providerDetail.record)
    await asker.ok(marketFavourite, { serviceId: id, kept: true })
    expect((await asker.ok(marketFavouritePage, {})).records[0]?.service?.record).toEqual(shown)
    recorded.clear()
  })
})

describe('questions before an order', () => {
  const QUESTION = 'Do you also clear goods at Ningbo on Sundays?'

  it('are asked, answered and told to both sides; others see what the provider shows, without a name', async () => {
    const { id: serviceId } = await onShelf()
    const seller = await api.person({ kind: 'seller' })
    const { id } = await seller.ok(serviceQuestionAsk, { serviceId, question: QUESTION })
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'service_question_asked',
      to: { companyId: provider.actor.companyId, identity: 'provider', permission: 'serviceQuestion:read' },
      reply: QUESTION,
    })
    expect(await provider.ok(serviceQuestionStatusCount, {})).toEqual({ all: 1, open: 1 })
    const [asked] = (await provider.ok(serviceQuestionPage, { status: 'open' })).records
    expect(asked).toMatchObject({ id, serviceId, question: QUESTION, answer: null, actions: ['answer'] })
    const answered = await provider.ok(serviceQuestionAnswer, {
      id,
      version: asked?.version ?? 0,
      answer: 'Yes.',
      published: false,
    })
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'service_question_answered',
      to: { userId: seller.actor.userId },
      reply: 'Yes.',
      link: { frontEnd: 'serviceMarket', route: `/service/${serviceId}` },
    })
    expect((await seller.ok(serviceQuestionPage, { serviceId })).records).toMatchObject([
      { answer: 'Yes.', status: 'answered', actions: [] },
    ])
    expect((await api.visitor.ok(marketQuestions, { serviceId })).total).toBe(0)
    const told = api.notified.length
    await provider.ok(serviceQuestionAnswer, { id, version: answered.version, answer: 'Yes.', published: true })
    expect(api.notified).toHaveLength(told)
    const shown = await api.visitor.ok(marketQuestions, { serviceId })
    expect(shown.records).toMatchObject([{ question: QUESTION, answer: 'Yes.' }])
    expect(JSON.stringify(shown)).not.toContain(seller.actor.displayName)
  })

  it('are nobody else’s: what is another company’s does not exist', async () => {
    const { id: serviceId } = await onShelf()
    const [seller, other] = [await api.person({ kind: 'seller' }), await api.person({ kind: 'seller' })]
    const stranger = await api.person({ kind: 'provider' })
    const { id } = await seller.ok(serviceQuestionAsk, { serviceId, question: QUESTION })
    expect((await other.ok(serviceQuestionPage, {})).total).toBe(0)
    expect((await stranger.ok(serviceQuestionPage, {})).total).toBe(0)
    const answer = { id, version: 0, answer: 'No.', published: true }
    expect((await stranger.call(serviceQuestionAnswer, answer)).code).toBe('FT520404')
    expect((await seller.call(serviceQuestionAnswer, answer)).code).toBe('gateway.400019')
    expect((await provider.call(serviceQuestionAsk, { serviceId, question: QUESTION })).code).toBe('gateway.400019')
    const stale = await provider.call(serviceQuestionAnswer, { ...answer, version: 7 })
    expect(stale.code).toBe('FT510006')
  })

  it('are taken off the page by operators, who say why, and shown again', async () => {
    const { id: serviceId } = await onShelf()
    const seller = await api.person({ kind: 'seller' })
    const ask = async (published: boolean) => {
      const { id } = await seller.ok(serviceQuestionAsk, { serviceId, question: QUESTION })
      return provider.ok(serviceQuestionAnswer, { id, version: 0, answer: 'Call 0573 8888.', published })
    }
    const between = await ask(false)
    const { id, version } = await ask(true)
    const listed = () => reviewer.ok(serviceQuestionPage, {})
    expect((await listed()).records).toMatchObject([
      { id, actions: ['hide'], providerName: expect.stringContaining('Provider'), hiddenReason: null },
    ])
    expect(await reviewer.ok(serviceQuestionStatusCount, {})).toEqual({ all: 1, answered: 1 })

    const reason = 'Contact data leads away from the platform.'
    const hide = { id, version, reason }
    expect((await reviewer.call(serviceQuestionHide, { ...hide, id: between.id })).code).toBe('FT520404')
    expect((await reviewer.call(serviceQuestionHide, { ...hide, reason: ' ' })).data).toMatchObject({
      fieldErrors: [{ path: 'reason' }],
    })
    expect((await reviewer.call(serviceQuestionHide, { ...hide, version: 0 })).code).toBe('FT510006')
    for (const who of [provider, seller])
      expect((await who.call(serviceQuestionHide, hide)).code).toBe('gateway.400019')
    const hidden = await reviewer.ok(serviceQuestionHide, hide)
    expect(api.notified.at(-1)).toMatchObject({
      kind: 'service_question_hidden',
      to: { companyId: provider.actor.companyId, identity: 'provider', permission: 'serviceQuestion:read' },
      params: { reason },
    })
    expect((await api.visitor.ok(marketQuestions, { serviceId })).total).toBe(0)
    const ofProvider = await provider.ok(serviceQuestionPage, { status: 'hidden' })
    expect(ofProvider.records).toMatchObject([{ id, hiddenReason: reason, actions: [], providerName: null }])
    const mend = { id, version: hidden.version, answer: 'Yes.', published: true }
    expect((await provider.call(serviceQuestionAnswer, mend)).code).toBe('MALL600403')

    await reviewer.ok(serviceQuestionShow, { id, version: hidden.version })
    expect((await api.visitor.ok(marketQuestions, { serviceId })).total).toBe(1)
    expect((await listed()).records).toMatchObject([{ status: 'answered', hiddenReason: null }])
    const elsewhere = await api.person({ kind: 'operator', roles: ['op_reviewer'], region: REGIONS.chongqing })
    expect((await elsewhere.ok(serviceQuestionPage, {})).total).toBe(0)
  })

  it('are about services on the market, and not without end', async () => {
    const seller = await api.person({ kind: 'seller' })
    const draftOnly = await draft()
    const refused = await seller.call(serviceQuestionAsk, { serviceId: draftOnly.id, question: QUESTION })
    expect([refused.code, (await api.visitor.call(marketQuestions, { serviceId: draftOnly.id })).code]).toEqual([
      'FT520404',
      'FT520404',
    ])
    const { id: serviceId } = await onShelf()
    const atOnce = await Promise.all(
      Array.from({ length: 2 * MAX_OPEN_QUESTIONS }, (_, n) =>
        seller.call(serviceQuestionAsk, { serviceId, question: `${QUESTION} ${String(n)}` }),
      ),
    )
    expect(atOnce.filter(({ success }) => success)).toHaveLength(MAX_OPEN_QUESTIONS)
    const oneMore = await seller.call(serviceQuestionAsk, { serviceId, question: QUESTION })
    expect([oneMore.code, oneMore.data]).toMatchObject([
      'FT520400',
      { fieldErrors: [{ path: 'question', rule: 'too_many' }] },
    ])
  })
})

describe('services that are kept', () => {
  it('are each person’s own, the latest first, and once however often they are kept', async () => {
    const [first, second] = [await onShelf(), await onShelf()]
    const seller = await api.person({ kind: 'seller' })
    for (const { id: serviceId } of [first, second, first])
      expect(await seller.ok(marketFavourite, { serviceId, kept: true })).toEqual({ kept: true })
    const page = await seller.ok(marketFavouritePage, {})
    expect([page.total, page.records.map(({ service }) => service?.id)]).toEqual([2, [second.id, first.id]])
    expect((await seller.ok(marketFavouriteMarks, {})).ids).toEqual([second.id, first.id])
    const other = await api.person({ kind: 'seller' })
    expect(await other.ok(marketFavouriteMarks, {})).toEqual({ ids: [] })
    expect(await other.ok(marketFavourite, { serviceId: first.id, kept: false })).toEqual({ kept: false })
    expect((await seller.ok(marketFavouriteMarks, {})).ids).toHaveLength(2)
    await seller.ok(marketFavourite, { serviceId: first.id, kept: false })
    expect((await seller.ok(marketFavouriteMarks, {})).ids).toEqual([second.id])
  })

  it('stay by name when they leave the market; what is not on it cannot be kept', async () => {
    const { id: serviceId, version } = await onShelf()
    const seller = await api.person({ kind: 'seller' })
    await seller.ok(marketFavourite, { serviceId, kept: true })
    await provider.ok(serviceDeactivate, { id: serviceId, version })
    const { records } = await seller.ok(marketFavouritePage, {})
    expect(records).toMatchObject([{ serviceId, title: aServiceInput().title, service: null }])
    const late = await api.person({ kind: 'seller' })
    expect((await late.call(marketFavourite, { serviceId, kept: true })).code).toBe('FT520404')
    expect((await provider.call(marketFavourite, { serviceId, kept: true })).code).toBe('gateway.400019')
  })
})

describe('services for a shipment', () => {
  const ORDER = '01990000-0000-7000-8000-0000000000f1'
  const fob: Shipment = {
    stage: 'ahead',
    isForeign: true,
    incoterm: 'FOB',
    namedPlace: 'Ningbo',
    currency: 'USD',
    originCountry: 'CN',
    destCountry: 'DE',
    hsCodes: [],
    byLetterOfCredit: false,
  }

  it('come with the reason: those that name a country of the way first, those that work elsewhere not at all', async () => {
    shipped.set(ORDER, fob)
    const anywhere = await onShelf({ countries: [] })
    await onShelf({ countries: ['BR'] })
    const here = await onShelf({ countries: ['CN', 'BR'] })
    const seller = await api.person({ kind: 'seller' })
    const { needs } = await seller.ok(marketRecommend, { orderId: ORDER })
    expect(needs).toMatchObject([
      {
        categoryCode: 'CUSTOMS',
        reason: 'export_clearance',
        facts: { term: 'FOB Ningbo' },
        services: [
          { service: { id: here.id }, serves: ['CN'] },
          { service: { id: anywhere.id }, serves: [] },
        ],
      },
    ])
    expect(await seller.ok(marketRecommend, { orderId: ORDER })).toEqual({ needs })
  })

  it('prove that goods conform where operators have named those goods', async () => {
    shipped.set(ORDER, { ...fob, incoterm: 'EXW', hsCodes: ['9503001000'] })
    const approval = { type: 'inspection_body_approval' as const, no: 'CNAS-1', validTo: '2030-12-31', fileId: paperId }
    const proof = await onShelf({ categoryCode: 'CERTIFICATION', qualifications: [approval] })
    const seller = await api.person({ kind: 'seller' })
    const ask = async () => (await seller.ok(marketRecommend, { orderId: ORDER })).needs
    expect(await ask()).toEqual([])
    conformityGoods = ['9503']
    try {
      expect(await ask()).toMatchObject([
        { reason: 'conformity', facts: { chapter: '95' }, services: [{ service: { id: proof.id } }] },
      ])
    } finally {
      conformityGoods = []
    }
  })

  it('are two of a kind at most, and none of providers that are not shown or of kinds that are not needed', async () => {
    shipped.set(ORDER, fob)
    for (let n = 0; n < 3; n += 1) await onShelf()
    const seller = await api.person({ kind: 'seller' })
    const ask = async () => (await seller.ok(marketRecommend, { orderId: ORDER })).needs
    expect((await ask()).map(({ services }) => services.length)).toEqual([2])
    hidden.add(provider.actor.companyId ?? '')
    expect(await ask()).toEqual([])
    hidden.clear()
    shipped.set(ORDER, { ...fob, incoterm: 'EXW' })
    expect(await ask()).toEqual([])
  })

  it('are for the seller of an order alone', async () => {
    const seller = await api.person({ kind: 'seller' })
    const answer = await seller.call(marketRecommend, { orderId: '01990000-0000-7000-8000-0000000000f2' })
    expect(answer.code).toBe('FT520404')
    expect((await provider.call(marketRecommend, { orderId: ORDER })).code).toBe('gateway.400019')
  })
})

describe('a first time in the service area', () => {
  it('lasts until a company of sellers has begun with anything', async () => {
    const seller = await api.person({ kind: 'seller' })
    expect(await seller.ok(needServiceExperienceMode, {})).toEqual({
      need: true,
      scenes: ['service_order', 'declaration', 'customs_order'],
      reason: 'nothing_begun',
    })
    begun.set(seller.actor.companyId ?? '', ['declaration'])
    expect(await seller.ok(needServiceExperienceMode, {})).toEqual({
      need: false,
      scenes: ['service_order', 'customs_order'],
      reason: 'begun',
    })
    expect((await provider.call(needServiceExperienceMode, {})).code).toBe('gateway.400019')
  })
})

describe('practice', () => {
  const at = (step: string) => ({ scene: 'declaration', status: 'running', step, data: '{"a":1}' }) as const
  const progressOf = async (who: Caller) => (await who.ok(practiceProgressList, {})).scenes
  const stateOf = async (who: Caller) => (await progressOf(who)).map(({ scene, status, step }) => [scene, status, step])

  it('is kept for each scene by itself: what is finished or skipped ends no other', async () => {
    const seller = await api.person({ kind: 'seller' })
    const nothing = [null, null]
    expect(await stateOf(seller)).toEqual([
      ['service_order', ...nothing],
      ['declaration', ...nothing],
      ['customs_order', ...nothing],
    ])
    await seller.ok(practiceProgressSave, at('mend'))
    await seller.ok(practiceProgressSave, { scene: 'service_order', status: 'skipped', step: 'choose', data: null })
    expect(await stateOf(seller)).toEqual([
      ['service_order', 'skipped', 'choose'],
      ['declaration', 'running', 'mend'],
      ['customs_order', ...nothing],
    ])
    expect((await seller.ok(needServiceExperienceMode, {})).scenes).toEqual(['declaration', 'customs_order'])
    await seller.ok(practiceProgressSave, { ...at('follow'), status: 'finished' })
    expect(await seller.ok(needServiceExperienceMode, {})).toMatchObject({ need: true, scenes: ['customs_order'] })
  })

  it('goes on where it was left, and begins anew when that is wanted', async () => {
    const seller = await api.person({ kind: 'seller' })
    const first = await seller.ok(practiceProgressSave, at('check'))
    const later = await seller.ok(practiceProgressSave, at('mend'))
    expect(later).toEqual({ ...first, step: 'mend' })
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    const again = await seller.ok(practiceProgressSave, { ...at('check'), data: null, restart: true })
    expect(again).toMatchObject({ step: 'check', data: null })
    expect(again.startedAt).not.toBe(first.startedAt)
  })

  it('is asked for twice and kept once', async () => {
    const seller = await api.person({ kind: 'seller' })
    const twice = () => seller.ok(practiceProgressSave, at('check'), { idempotencyKey: 'practice-once' })
    expect(await twice()).toEqual(await twice())
    const { rows } = await api.pool.query('select 1 from practice_progress where user_id = $1', [seller.actor.userId])
    expect(rows).toHaveLength(1)
  })

  it('is nobody else’s: neither another company’s nor a colleague’s', async () => {
    const seller = await api.person({ kind: 'seller' })
    const colleague = await api.person({ kind: 'seller', companyId: seller.actor.companyId ?? '' })
    await seller.ok(practiceProgressSave, at('mend'))
    for (const other of [colleague, await api.person({ kind: 'seller' })])
      expect((await progressOf(other)).every(({ status }) => status === null)).toBe(true)
  })

  it('has for a broker the declaration alone, and knows its own steps', async () => {
    const broker = await api.person({ kind: 'provider' })
    expect(await stateOf(broker)).toEqual([['declaration', null, null]])
    expect((await broker.call(practiceProgressSave, { ...at('pay'), scene: 'service_order' })).code).toBe('FT520404')
    expect((await broker.call(practiceProgressSave, at('pay'))).code).not.toBe('200')
    expect((await reviewer.call(practiceProgressList, {})).code).toBe('gateway.400019')
  })
})

describe('categories', () => {
  let admin: Caller
  beforeAll(async () => {
    admin = await api.person({ kind: 'operator', roles: ['op_super'] })
  })

  it('have names in all languages and those of the specification', async () => {
    const map = await api.visitor.ok(queryServiceCategoryMap, {})
    for (const entry of Object.values(map)) expect(Object.keys(entry.name).sort()).toEqual([...ALL_LOCALES].sort())
    const named = [
      'CUSTOMS',
      'DRAWBACK',
      'LC_REVIEW',
      'FX_COLLECTION',
      'LOGISTICS',
      'WAREHOUSE',
      'INSPECTION',
      'CERTIFICATION',
    ]
    const others = ['INSURANCE', 'LEGAL', 'TRANSLATION', 'EXHIBITION', 'TAX_AGENT', 'DESIGN', 'TRAINING', 'FINANCE']
    expect(Object.keys(map)).toEqual(expect.arrayContaining([...named, ...others]))
    expect(map['CUSTOMS']).toMatchObject({ parentCode: 'CUSTOMS_TAX', flowCode: 'CUSTOMS', enabled: true, level: 2 })
  })

  it('count the services below them', async () => {
    await onShelf()
    const tree = await api.visitor.ok(serviceCategoryTree, {})
    const top = tree.find(node => node.code === 'CUSTOMS_TAX')
    expect([top?.serviceCount, top?.children.map(node => [node.code, node.serviceCount])]).toEqual([
      1,
      [
        ['CUSTOMS', 1],
        ['DRAWBACK', 0],
        ['TAX_AGENT', 0],
      ],
    ])
  })

  it('are added, moved, ordered and closed by those who serve all regions', async () => {
    expect((await reviewer.call(serviceCategoryCreate, aServiceCategoryInput())).code).toBe('MALL600403')
    const map = await api.visitor.ok(queryServiceCategoryMap, {})
    const [quality, professional] = [map['QUALITY']?.id ?? '', map['PROFESSIONAL']?.id ?? '']
    const created = await admin.ok(serviceCategoryCreate, aServiceCategoryInput({ parentId: quality }))
    expect((await admin.call(serviceCategoryCreate, aServiceCategoryInput())).code).toBe('FT526001')
    const below = await admin.ok(
      serviceCategoryCreate,
      aServiceCategoryInput({ code: 'LAB_DIP', parentId: created.id }),
    )
    const tooDeep = await admin.call(
      serviceCategoryCreate,
      aServiceCategoryInput({ code: 'DEEPER', parentId: below.id }),
    )
    expect(tooDeep.data).toMatchObject({ fieldErrors: [{ path: 'parentId', rule: 'category_depth' }] })
    const cycle = await admin.call(serviceCategoryUpdate, {
      id: created.id,
      version: 0,
      category: aServiceCategoryInput({ parentId: below.id }),
    })
    expect(cycle.data).toMatchObject({ fieldErrors: [{ path: 'category.parentId', rule: 'category_cycle' }] })
    const moved = await admin.ok(serviceCategoryUpdate, {
      id: created.id,
      version: 0,
      category: aServiceCategoryInput({ parentId: professional, commissionRate: '7.5' }),
    })
    expect(
      (await admin.call(serviceCategoryUpdate, { id: created.id, version: 0, category: aServiceCategoryInput() })).code,
    ).toBe('FT510006')
    await admin.ok(serviceCategorySort, { parentId: professional, ids: [created.id] })
    const page = await admin.ok(serviceCategoryPage, { keyword: '打样' })
    expect(page.records.map(row => [row.level, row.commissionRate, row.actions])).toContainEqual([
      2,
      '7.50',
      ['update', 'disable'],
    ])
    await admin.ok(serviceCategoryDisable, { id: created.id, version: moved.version })
    expect((await api.visitor.ok(queryServiceCategoryMap, {}))['LAB_DIP']?.enabled).toBe(false)
    const { id, version } = await draft({ categoryCode: 'LAB_DIP', qualifications: [] })
    expect((await provider.call(serviceSubmit, { id, version })).code).toBe('FT526003')
    await admin.ok(serviceCategoryEnable, { id: created.id, version: moved.version + 1 })
    expect((await provider.call(serviceSubmit, { id, version })).code).toBe('200')
  })

  it('stay open while something of theirs is on the market', async () => {
    await onShelf()
    const map = await api.visitor.ok(queryServiceCategoryMap, {})
    expect((await admin.call(serviceCategoryDisable, { id: map['CUSTOMS_TAX']?.id ?? '', version: 0 })).code).toBe(
      'FT526002',
    )
  })

  it('are deleted while nothing is in them, and by nobody else', async () => {
    const map = await api.visitor.ok(queryServiceCategoryMap, {})
    const parentId = map['PROFESSIONAL']?.id ?? ''
    const upper = await admin.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'UPPER', parentId }))
    const lower = await admin.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'LOWER', parentId: upper.id }))
    const actionsOf = async (id: string) => (await admin.ok(serviceCategoryDetail, { id })).actions
    expect(await actionsOf(upper.id)).toEqual(['update', 'disable'])
    expect(await actionsOf(lower.id)).toEqual(['update', 'disable', 'delete'])
    expect((await reviewer.call(serviceCategoryDelete, lower)).code).toBe('MALL600403')
    expect((await admin.call(serviceCategoryDelete, upper)).code).toBe('FT526013')
    expect((await admin.call(serviceCategoryDelete, { ...lower, version: 5 })).code).toBe('FT510006')
    const { id, version } = await draft({ categoryCode: 'LOWER', qualifications: [] })
    expect((await admin.call(serviceCategoryDelete, lower)).code).toBe('FT526013')
    await provider.ok(serviceUpdate, {
      id,
      version,
      content: input({ categoryCode: 'TRANSLATION', qualifications: [] }),
    })
    await admin.ok(serviceCategoryDelete, lower)
    await admin.ok(serviceCategoryDelete, upper)
    expect((await admin.call(serviceCategoryDelete, upper)).code).toBe('FT520404')
    expect((await api.visitor.ok(queryServiceCategoryMap, {}))['UPPER']).toBeUndefined()
  })

  it('stay, with their code, while templates of agreements name them', async () => {
    const made = await admin.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'NAMED' }))
    const long = 'a-template-with-a-code-of-forty-letters'
    templates.set('NAMED', ['agency', long, 'terms'])
    const refused = await admin.call(serviceCategoryDelete, made)
    expect(refused).toMatchObject({ code: 'FT526014', msg: 'Agreement templates still name it: agency ….' })
    templates.set('NAMED', ['agency', 'terms'])
    expect((await admin.call(serviceCategoryDelete, made)).msg).toContain('agency, terms.')
    const category = aServiceCategoryInput({ code: 'RENAMED' })
    expect(await admin.call(serviceCategoryUpdate, { ...made, category })).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'category.code', rule: 'not_editable' }] },
    })
    templates.clear()
    await admin.ok(serviceCategoryDelete, made)
  })

  it('say what prices look like: services are held to it when they are sent to review, not before and not after', async () => {
    const head = await api.person({ kind: 'operator', roles: ['op_super'] })
    const { id, version } = await head.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'FRAMES' }))
    const item = { name: { en_US: ' Frame ' }, unit: 'page', priceMode: 'fixed' } as const
    const wrong = await head.raw(serviceCategorySkuTemplateSave, {
      ...{ id, version },
      skuTemplate: { units: [], priceModes: [], items: [item, { ...item, name: {} }] },
    })
    expect([wrong.code, wrong.data]).toMatchObject([
      'FT520400',
      { fieldErrors: [{ path: 'skuTemplate.items.1.name', rule: 'required' }] },
    ])
    const strange = await head.raw(serviceCategorySkuTemplateSave, {
      ...{ id, version },
      skuTemplate: { units: ['hour'], priceModes: ['from'], items: [item] },
    })
    expect(strange.data).toMatchObject({
      fieldErrors: [
        { path: 'skuTemplate.items.0.priceMode', rule: 'not_offered' },
        { path: 'skuTemplate.items.0.unit', rule: 'not_offered' },
      ],
    })
    const skuTemplate = { units: ['page' as const, 'page' as const], priceModes: ['fixed' as const], items: [item] }
    const [early] = [await pending({ categoryCode: 'FRAMES' })]
    await head.ok(serviceCategorySkuTemplateSave, { id, version, skuTemplate })
    expect((await head.call(serviceCategorySkuTemplateSave, { id, version, skuTemplate })).code).toBe('FT510006')
    const kept = {
      units: ['page'],
      priceModes: ['fixed'],
      items: [{ ...item, name: { en_US: 'Frame' }, spec: {}, minQty: '1' }],
    }
    expect((await head.ok(serviceCategoryDetail, { id })).skuTemplate).toEqual(kept)
    const seenBy = async (caller: Caller) =>
      (await caller.ok(serviceCategoryTree, {})).find(node => node.code === 'FRAMES')?.skuTemplate
    expect([await seenBy(provider), await seenBy(api.visitor)]).toEqual([kept, undefined])
    // Sent before the category became narrower.
    expect((await reviewer.call(serviceApprovePass, { id: early.id, version: early.version })).code).toBe('200')
    const next = await draft({ categoryCode: 'FRAMES' })
    const refused = await provider.call(serviceSubmit, { id: next.id, version: next.version })
    expect([refused.code, refused.data]).toMatchObject([
      'FT520400',
      { fieldErrors: [{ path: 'skus.0.unit', rule: 'not_offered' }] },
    ])
    const [sku] = aServiceInput().skus ?? []
    const skus = sku ? [{ ...sku, unit: 'page' as const }] : []
    const mended = await provider.ok(serviceUpdate, { ...next, content: input({ categoryCode: 'FRAMES', skus }) })
    expect((await provider.call(serviceSubmit, { id: next.id, version: mended.version })).code).toBe('200')
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    expect((await auditor.call(serviceCategorySkuTemplateSave, { id, version: 1, skuTemplate })).code).toBe(
      'MALL600403',
    )
    const { rows } = await api.pool.query<{ action: string }>(
      "select action from audit_log where entity_id = $1 and action like '%skuTemplate'",
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  it('keep the code their services know them by', async () => {
    await draft()
    const map = await api.visitor.ok(queryServiceCategoryMap, {})
    const answer = await admin.call(serviceCategoryUpdate, {
      id: map['CUSTOMS']?.id ?? '',
      version: 0,
      category: aServiceCategoryInput({ code: 'CUSTOMS_2', parentId: map['CUSTOMS_TAX']?.id ?? '' }),
    })
    expect(answer.data).toMatchObject({ fieldErrors: [{ path: 'category.code', rule: 'not_editable' }] })
  })
})
