import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aCustomsOrder,
  aDeclaration,
  aDeclarationItem,
  customsDelegationEnd,
  customsDelegationGrant,
  customsDelegations,
  customsReceiptAssign,
  customsReceiptDismiss,
  customsBrokers,
  customsReceiptPage,
  customsReceiptText,
  customsTransportModes,
  customsOrderDraft,
  customsOrderUploadDocument,
  customsOrderDetail,
  customsOrderGoods,
  customsOrderSubmit,
  declarationAmendmentApprove,
  declarationAmendmentReject,
  declarationAmendmentCancel,
  declarationAmendmentSubmit,
  declarationAmendmentUpdate,
  declarationFormApproveBatch,
  declarationFormPushBatch,
  declarationFormSubmitBatch,
  declarationFormApprovePass,
  declarationFormApproveReject,
  declarationFormCancel,
  declarationFormCompanies,
  declarationFormConfig,
  declarationFormConfigReview,
  declarationFormConfigSave,
  declarationFormConvert,
  declarationFormCopy,
  declarationFormCount,
  declarationFormCreate,
  declarationFormDetail,
  declarationFormExport,
  declarationFormManualReceipt,
  declarationFormOfflineCreate,
  declarationFormOfflineUpdate,
  declarationFormPage,
  declarationFormPushSingleWindow,
  declarationFormReceipts,
  declarationFormRedeclare,
  declarationFormReopen,
  declarationFormRevision,
  declarationFormRequestAmendment,
  declarationFormSubmit,
  declarationFormTestConnection,
  declarationFormUpdate,
  declarationFormValidate,
  OFFLINE_STATUSES,
  type DeclarationContent,
} from '@tradeport/domain/customs/contract'
import { notificationPage } from '@tradeport/domain/messaging/contract'
import {
  dictSearch,
  dictionaryCreate,
  dictionaryImportApply,
  dictionaryImportPreview,
} from '@tradeport/domain/reference/contract'
import type { JobStep } from '@tradeport/node/server-kit'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { giveBrokerRecord, joinCompany, startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { tradeDay, uuidv7 } from '@tradeport/node/db'
import { singleWindowSimulator, type SingleWindowPort } from './index'
import { drainPushes, takeReceipts } from './pushes'

let api: TestApi
let seller: Caller
let colleague: Caller
let stranger: Caller
let broker: Caller
let desk: Caller

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  colleague = await api.person({
    kind: 'seller',
    roles: ['shop_manager'],
    ...(seller.actor.companyId ? { companyId: seller.actor.companyId } : {}),
  })
  stranger = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  broker = await api.person({ kind: 'provider', roles: ['provider_owner'], companyName: 'Beilun Customs Broker' })
  await giveBrokerRecord(api, broker)
  desk = await api.person({ kind: 'operator', roles: ['op_trade'] })
  for (const person of [seller, stranger, broker]) await setUp(person)
})
afterAll(() => api.close())

const SETTINGS = {
  copCode: '3304961234',
  copName: 'LANYUN',
  copCodeScc: '91330483MA7LYKN050',
  icCardNo: '8930000012345',
}

async function setUp(person: Caller) {
  await person.ok(declarationFormConfigSave, { ...SETTINGS, enabled: true })
  await person.ok(declarationFormTestConnection, {})
}
const review = (person: Caller, reviewRequired: boolean) => person.ok(declarationFormConfigReview, { reviewRequired })

const form = (contractNo = 'LY-2605-118'): DeclarationContent => aDeclaration({ head: { contractNo } })
const travel = (seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1_000)
}
const job = () => api.api.jobs.run('customs.singleWindow')
const step: JobStep = work => api.inside(work)
const detail = (id: string, who = seller) => who.ok(declarationFormDetail, { id })

async function submitted(content = form(), who = seller) {
  const made = await who.ok(declarationFormCreate, { content })
  return who.ok(declarationFormSubmit, { id: made.id, version: made.version })
}

async function pushed(content = form(), who = seller) {
  const { id, version } = await submitted(content, who)
  return who.ok(declarationFormPushSingleWindow, { id, version })
}

/** Sent, and everything that the simulator says of it received. */
async function played(contractNo: string) {
  const { id } = await pushed(form(contractNo))
  for (let tick = 0; tick < 6; tick++) {
    await job()
    travel(6)
  }
  await job()
  return detail(id)
}

async function paper(who: Caller): Promise<string> {
  const id = uuidv7()
  await api.pool.query(
    `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
       storage_key, created_at) values ($1, $2, $3, $4, 'document', 'private', 'a', 'application/pdf', 1, '', '', now())`,
    [id, DEFAULT_REGION.regionId, who.actor.userId, who.actor.companyId],
  )
  return id
}

let entries = 0
/** A number of customs that no other form of these tests has. */
const entryNo = (ieFlag: 'E' | 'I' = 'E') => `31042026${ieFlag === 'E' ? 0 : 1}${600_000_000 + ++entries}`

/** What the gateway brings, by the way that receipts come. */
async function arrive(read: { clientSeqNo: string; channel: string; note?: string }, raw = 'told') {
  const gateway: SingleWindowPort = {
    ...singleWindowSimulator,
    receipts: async () => [
      {
        ref: 'one',
        raw,
        read: {
          ...{ cusCiqNo: '', entryId: '', customMaster: '3104', noticeDate: api.clock.now.toISOString(), note: '' },
          ...read,
        },
      },
    ],
    taken: async () => undefined,
  }
  await takeReceipts(step, { singleWindow: gateway, keepPaper: async () => undefined })
}

const counted = async (sql: string, ...values: unknown[]) =>
  (await api.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n

describe('a draft', () => {
  test('takes whatever was typed, and says what is wrong with it where it stands', async () => {
    const content = aDeclaration({ head: { tradeCoScc: 'half a co', packNo: 'x' } })
    const made = await seller.ok(declarationFormCreate, { content })
    expect(made).toMatchObject({ status: 'draft', version: 0 })
    expect(made.no).toMatch(/^DF\d{6}\d{7,}$/)
    expect(made.issues.map(({ rule, path }) => `${rule} ${path}`)).toEqual(
      expect.arrayContaining(['V-DEC-00 head.packNo', 'V-DEC-00 head.tradeCoScc']),
    )
    expect(await detail(made.id)).toMatchObject({ content, actions: ['update', 'submit', 'cancel', 'copy'] })
  })

  test('that is right has nothing to say, by the lists and tariff lines of the product', async () => {
    expect(await seller.ok(declarationFormValidate, { content: form() })).toEqual({ issues: [] })
  })

  test('finds every code of it in the lists, also one that stands in a qualification alone', async () => {
    const limit = { licTypeCode: '411', licenceNo: 'A-1', licWrtofQty: '3' }
    const withUnit = (licWrtofQtyUnit: string) => {
      const content = form()
      return {
        ...content,
        items: content.items.map(item => ({ ...item, limits: [{ ...limit, licWrtofDetailNo: '1', licWrtofQtyUnit }] })),
      }
    }
    expect((await seller.ok(declarationFormValidate, { content: withUnit('136') })).issues).toEqual([])
    expect((await seller.ok(declarationFormValidate, { content: withUnit('999') })).issues).toMatchObject([
      { key: 'not_in_list', path: 'items[0].limits[0].licWrtofQtyUnit' },
    ])
  })

  test('of any office, and in a mode that came later, is as right as all others', async () => {
    const content = aDeclaration({ head: { customMaster: '5320', iePort: '5304', tradeMode: '1371' } })
    expect((await seller.ok(declarationFormValidate, { content })).issues).toEqual([])
  })

  test('names a zone as its port where the goods cross no border', async () => {
    const head = { trafMode: 'Y', transMode: '3', distinatePort: '993803', feeMark: '', feeRate: '', feeCurr: '' }
    const content = aDeclaration({ head: { ...head, insurMark: '', insurRate: '' } })
    expect((await seller.ok(declarationFormValidate, { content })).issues).toEqual([])
  })

  test('is warned of a port that no list holds, and of one at home only once operators have brought that list', async () => {
    const said = async () => {
      const content = aDeclaration({ head: { distinatePort: 'DEU999', entyPortCode: '380099' } })
      return (await seller.ok(declarationFormValidate, { content })).issues.map(({ level, path }) => `${level} ${path}`)
    }
    expect(await said()).toEqual(['warn head.distinatePort'])
    const head = await api.person({ kind: 'operator', roles: ['op_super'] })
    const read = await head.upload(
      dictionaryImportPreview,
      { list: 'domestic_port' },
      {
        name: 'ports.csv',
        type: 'text/csv',
        content: Buffer.from('code,name_zh_CN,name_en_US\n310401,北仑,Beilun\n470201,皇岗,Huanggang\n'),
      },
    )
    if (!read.success) throw new Error(read.code)
    expect(read.data).toMatchObject({ addCount: 2, problemCount: 0 })
    await head.ok(dictionaryImportApply, { importId: read.data.importId })
    expect((await said()).sort()).toEqual(['warn head.distinatePort', 'warn head.entyPortCode'])
    expect(await seller.ok(declarationFormValidate, { content: form() })).toEqual({ issues: [] })
    expect((await seller.ok(dictSearch, { type: 'domestic_port', keyword: '皇岗' })).map(({ code }) => code)).toEqual([
      '470201',
    ])
  })

  test('is not overwritten by whoever saw an older one', async () => {
    const made = await seller.ok(declarationFormCreate, { content: form() })
    const next = await seller.ok(declarationFormUpdate, { id: made.id, version: 0, content: form('LY-2') })
    expect(next.version).toBe(1)
    expect(
      await colleague.call(declarationFormUpdate, { id: made.id, version: 0, content: form('LY-3') }),
    ).toMatchObject({
      code: 'FT510006',
    })
  })

  test('with errors is not submitted, and is told all of them', async () => {
    const made = await seller.ok(declarationFormCreate, { content: aDeclaration({ head: { tradeMode: '9710' } }) })
    const refused = await seller.raw(declarationFormSubmit, { id: made.id, version: 0 })
    expect(refused).toMatchObject({
      code: 'FT521001',
      data: { issues: [expect.objectContaining({ rule: 'V-DEC-10', key: 'b2b_document', path: 'eDocs' })] },
    })
    expect((await detail(made.id)).status).toBe('draft')
  })

  test('names only papers of its own', async () => {
    const content = {
      ...form(),
      eDocs: [{ ...form().eDocs[0], edocCode: '00000004', edocId: 'x', fileId: await paper(stranger) }],
    }
    expect(await seller.raw(declarationFormCreate, { content })).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'content.eDocs.0.fileId', rule: 'unknown_file' }] },
    })
  })

  test('is copied and cancelled', async () => {
    const made = await seller.ok(declarationFormCreate, { content: form() })
    const copy = await seller.ok(declarationFormCopy, { id: made.id })
    expect(copy.id).not.toBe(made.id)
    const cancelled = await seller.ok(declarationFormCancel, { id: copy.id, version: 0, reason: 'not needed' })
    expect(cancelled.status).toBe('cancelled')
  })
})

test('what goods are worth at FOB is said in US dollars too, by customs’ rate of the day', async () => {
  const usd = await seller.ok(declarationFormCreate, { content: form() })
  const { totals } = await detail(usd.id)
  expect(totals.fobUsd).toBe(totals.fob?.amount)
  const [item] = form().items
  const day = tradeDay(api.clock.now)
  // What customs goes by, not what a bank paid that day.
  for (const [source, rate] of [
    ['customs_monthly', '1.25'],
    ['central_parity', '1.1'],
  ])
    await api.pool.query(
      `insert into exchange_rate (id, base, quote, rate, source, as_of, status, created_at, updated_at)
       values ($1, 'EUR', 'USD', $2, $3, $4, 'approved', now(), now()) on conflict do nothing`,
      [uuidv7(), rate, source, day],
    )
  const head = { ...form().head, feeCurr: 'EUR' }
  const inEuro = { ...form(), head, items: [aDeclarationItem({ ...item, tradeCurr: 'EUR' })] }
  const { id } = await seller.ok(declarationFormCreate, { content: inEuro })
  const euro = (await detail(id)).totals
  expect(euro.fobUsd).toBe((Number(euro.fob?.amount) * 1.25).toFixed(2))
  const unknown = {
    ...form(),
    head: { ...head, feeCurr: 'XXQ' },
    items: [aDeclarationItem({ ...item, tradeCurr: 'XXQ' })],
  }
  const strange = await seller.ok(declarationFormCreate, { content: unknown })
  expect((await detail(strange.id)).totals.fobUsd).toBeNull()

  // The same rate holds for what one form may declare of a market (V-DEC-11).
  const limited = async (total: string) => {
    const goods = { ...item, tradeCurr: 'EUR', gQty: '1', declPrice: total, declTotal: total }
    const content = { ...form(), head: { ...form().head, tradeMode: '1039' }, items: [aDeclarationItem(goods)] }
    const { issues } = await seller.ok(declarationFormValidate, { content })
    return issues.filter(({ rule }) => rule === 'V-DEC-11').map(({ key }) => key)
  }
  expect(await limited('120000')).not.toContain('market_value')
  expect(await limited('120000.01')).toContain('market_value')
})

describe('a second pair of eyes', () => {
  test('looks over what somebody else submitted, one or many', async () => {
    await review(stranger, true)
    const second = await api.person({
      kind: 'seller',
      roles: ['shop_manager'],
      companyId: stranger.actor.companyId ?? '',
    })
    const first = await submitted(form(), stranger)
    expect(first.status).toBe('pending_review')
    expect(await stranger.call(declarationFormApprovePass, { id: first.id, version: first.version })).toMatchObject({
      code: 'MALL600403',
    })
    const other = await submitted(form(), stranger)
    const batch = await second.ok(declarationFormApproveBatch, {
      items: [
        { id: first.id, version: first.version },
        { id: uuidv7(), version: 1 },
      ],
      result: 'pass',
    })
    expect(batch).toMatchObject({ ok: [first.id], failed: [{ code: 'FT521404' }] })
    await second.ok(declarationFormApproveReject, { id: other.id, version: other.version, reason: 'wrong weight' })
    expect(await detail(other.id, stranger)).toMatchObject({ status: 'review_rejected', reviewRemark: 'wrong weight' })

    // Who looked is a field of the form, and what lists are looked through by.
    const { id: unseen } = await stranger.ok(declarationFormCreate, { content: form() })
    const seen = async (who: Caller, reviewed: 'me' | 'others' | 'nobody') =>
      (await who.ok(declarationFormPage, { reviewed })).records.map(row => [row.id, row.reviewerName])
    const bySecond = [other.id, first.id].map(id => [id, second.actor.displayName])
    expect(await seen(second, 'me')).toEqual(bySecond)
    expect(await seen(stranger, 'others')).toEqual(bySecond)
    expect(await seen(stranger, 'me')).toEqual([])
    expect(await seen(stranger, 'nobody')).toContainEqual([unseen, null])
    expect((await stranger.ok(declarationFormCount, { reviewed: 'others' })).all).toBe(2)
    // Submitted anew, nobody has looked at what it is now.
    const rejected = await detail(other.id, stranger)
    await stranger.ok(declarationFormSubmit, { id: other.id, version: rejected.version })
    expect((await detail(other.id, stranger)).reviewerName).toBeNull()
    // Nor is it decided among many by who has seen only what it was before.
    const late = [{ id: other.id, version: other.version }]
    expect(await second.ok(declarationFormApproveBatch, { items: late, result: 'pass' })).toMatchObject({
      ok: [],
      failed: [{ id: other.id, code: 'FT510006' }],
    })
    await review(stranger, false)
  })

  test('is of nobody who wrote it or changed it last; where the company wants none any more, what waits is let go', async () => {
    const colleagueOf = (roles: Parameters<typeof api.person>[0]['roles']) =>
      api.person({ kind: 'seller', roles: roles ?? [], companyId: stranger.actor.companyId ?? '' })
    const editor = await colleagueOf(['shop_manager'])
    const writer = await colleagueOf(['shop_manager'])
    const clerk = await colleagueOf(['order_follow'])
    const other = await colleagueOf(['shop_manager'])
    await review(stranger, true)
    const made = await writer.ok(declarationFormCreate, { content: form() })
    const edited = await editor.ok(declarationFormUpdate, {
      id: made.id,
      version: made.version,
      content: form('LY-EYES'),
    })
    const { id, version } = await clerk.ok(declarationFormSubmit, { id: made.id, version: edited.version })
    const mayPass = async (who: Caller) => {
      const { records } = await who.ok(declarationFormPage, { status: 'pending_review', contractNo: 'LY-EYES' })
      const shown = (await detail(id, who)).actions.includes('approve_pass')
      expect(records.map(({ actions }) => actions.includes('approve_pass'))).toEqual([shown])
      return shown
    }
    const who = { writer, editor, clerk, other }
    const all = async () =>
      Object.fromEntries(await Promise.all(Object.entries(who).map(async ([name, one]) => [name, await mayPass(one)])))
    expect(await all()).toEqual({ writer: false, editor: false, clerk: false, other: true })
    for (const author of [writer, editor, clerk])
      expect((await author.call(declarationFormApprovePass, { id, version })).code).toBe('MALL600403')
    expect(await editor.ok(declarationFormApproveBatch, { items: [{ id, version }], result: 'pass' })).toMatchObject({
      ok: [],
    })
    await review(stranger, false)
    expect(await all()).toEqual({ writer: true, editor: true, clerk: false, other: true })
    expect((await editor.ok(declarationFormApprovePass, { id, version })).status).toBe('reviewed')
  })
})

describe('many at once', () => {
  const item = ({ id, version }: { id: string; version: number }) => ({ id, version })

  test('are submitted each by itself: one that is refused keeps no other from it', async () => {
    const right = await seller.ok(declarationFormCreate, { content: form() })
    const wrong = await seller.ok(declarationFormCreate, { content: aDeclaration({ head: { tradeMode: '9710' } }) })
    const changed = await seller.ok(declarationFormCreate, { content: form() })
    await colleague.ok(declarationFormUpdate, { ...item(changed), content: form('LY-MANY') })
    const foreign = await stranger.ok(declarationFormCreate, { content: form() })
    const items = [right, wrong, changed, foreign].map(item)
    const done = await seller.ok(declarationFormSubmitBatch, { items: [...items, item(right)] })
    expect(done.ok).toEqual([right.id])
    expect(new Map(done.failed.map(({ id, code }) => [id, code]))).toEqual(
      new Map([
        [wrong.id, 'FT521001'],
        [changed.id, 'FT510006'],
        [foreign.id, 'FT521404'],
      ]),
    )
    const again = await seller.ok(declarationFormSubmitBatch, { items: [item(right)] })
    expect(again).toMatchObject({ ok: [], failed: [{ id: right.id, code: 'MALL600403' }] })
    expect((await detail(foreign.id, stranger)).status).toBe('draft')
  })

  test('are sent by one sender, and none of them twice however often it is tried', async () => {
    const first = await submitted()
    const second = await submitted()
    const draft = await seller.ok(declarationFormCreate, { content: form() })
    const sentBefore = await pushed()
    const items = [first, second, draft, sentBefore].map(item)
    const done = await seller.ok(declarationFormPushBatch, { items })
    expect(new Set(done.ok)).toEqual(new Set([first.id, second.id]))
    expect(done.failed.map(({ id, code }) => [id, code]).toSorted()).toEqual(
      [draft, sentBefore].map(({ id }) => [id, 'MALL600403']).toSorted(),
    )
    const again = await Promise.all([1, 2, 3].map(() => seller.ok(declarationFormPushBatch, { items })))
    expect(again.flatMap(({ ok }) => ok)).toEqual([])
    for (const { id } of [first, second, sentBefore])
      expect(await counted('declaration_push where form_id = $1', id)).toBe(1)
    expect((await detail(draft.id)).status).toBe('draft')
  })

  test('are not sent at all where the sender is not ready, and by nobody who may not declare', async () => {
    const untested = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    await untested.ok(declarationFormConfigSave, { ...SETTINGS, enabled: true })
    const one = await submitted(form(), untested)
    expect(await untested.call(declarationFormPushBatch, { items: [item(one)] })).toMatchObject({ code: 'FT521002' })
    expect((await detail(one.id, untested)).status).toBe('reviewed')
    const companyId = untested.actor.companyId ?? ''
    const finance = await api.person({ kind: 'seller', roles: ['seller_finance'], companyId })
    expect(await finance.call(declarationFormPushBatch, { items: [item(one)] })).toMatchObject({ code: 'MALL600403' })
    expect(await finance.ok(declarationFormSubmitBatch, { items: [item(one)] })).toMatchObject({ ok: [] })
  })
})

describe('whether forms are looked over', () => {
  test('is said by those who may look over them, and the company sees who said it', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const companyId = owner.actor.companyId ?? ''
    const follower = await api.person({ kind: 'seller', roles: ['order_follow'], companyId })
    const agent = await api.person({ kind: 'provider', roles: ['provider_agent'] })
    for (const clerk of [follower, agent])
      expect((await clerk.call(declarationFormConfigReview, { reviewRequired: false })).code).toBe('MALL600403')
    const checker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
    await review(checker, true)
    await review(owner, true)
    await review(owner, true)
    const manager = await api.person({ kind: 'seller', roles: ['shop_manager'], companyId })
    await review(manager, false)
    const { reviewRequired, reviewTimeline } = await follower.ok(declarationFormConfig, {})
    expect(reviewRequired).toBe(false)
    expect(reviewTimeline.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['review_on', owner.actor.displayName],
      ['review_off', manager.actor.displayName],
    ])
  })
})

describe('what was looked over and not sent', () => {
  test('goes back to be changed, and is submitted and looked over again', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    await setUp(owner)
    const sent = await submitted(form('LY-BACK'), owner)
    const reopened = await owner.ok(declarationFormReopen, { ...sent, reason: 'One carton less.' })
    expect(reopened.status).toBe('draft')
    const { timeline, actions } = await detail(sent.id, owner)
    expect(timeline.at(-1)).toMatchObject({ action: 'reopen', note: 'One carton less.', toStatus: 'draft' })
    expect(actions).toEqual(['update', 'submit', 'cancel', 'copy'])
    const content = aDeclaration({ head: { contractNo: 'LY-BACK', packNo: '119' } })
    const { version } = await owner.ok(declarationFormUpdate, { id: sent.id, version: reopened.version, content })
    await review(owner, true)
    expect((await owner.ok(declarationFormSubmit, { id: sent.id, version })).status).toBe('pending_review')
    await review(owner, false)
    const gone = await pushed(form(), owner)
    expect((await owner.call(declarationFormReopen, { id: gone.id, version: gone.version })).code).toBe('MALL600403')
    expect((await stranger.call(declarationFormReopen, { id: sent.id, version })).code).toBe('FT521404')
  })
})

describe('the way through the simulator', () => {
  test('a form is staged, declared, accepted, audited, released and cleared', async () => {
    const done = await played('LY-2605-200')
    expect(done).toMatchObject({ status: 'cleared', simulated: true, attempt: 1, declareDate: '2026-03-10' })
    expect(done.receipts.map(({ channel }) => channel)).toEqual(['S0', 'E1', 'L', 'G', 'P', 'R'])
    expect(done.receiptStatusCode).toBe('R')
    expect(await counted('declaration_push where client_seq_no = $1', done.clientSeqNo)).toBe(1)
    expect(done.entryId).toMatch(/^310420260\d{9}$/)
    expect(done.cusCiqNo).toMatch(/^E\d{17}$/)
    expect(done.timeline.flatMap(({ toStatus }) => toStatus ?? [])).toEqual([
      'draft',
      'reviewed',
      'pushing',
      'sw_staged',
      'declaring',
      'customs_accepted',
      'audited',
      'released',
      'cleared',
    ])
    expect(await counted(`notification where params ->> 'no' = $1 and params ->> 'stage' = 'cleared'`, done.no)).toBe(2)
  })

  test('an export that is cleared is handed on for its refund of tax; samples and imports are not', async () => {
    const cleared = async (content: DeclarationContent) => {
      const made = await seller.ok(declarationFormOfflineCreate, {
        content,
        entryId: entryNo(content.ieFlag),
        declareDate: '2026-03-01',
        status: 'cleared',
        fileIds: [await paper(seller)],
      })
      return made.id
    }
    const head = { contractNo: 'LY-REFUND' }
    const sold = await cleared(aDeclaration({ head }))
    await cleared(aDeclaration({ head: { ...head, tradeMode: '3010' } }))
    await cleared(aDeclaration({ ieFlag: 'I', head }))
    const { id } = await played('LY-REFUND')
    const input = { contractNo: head.contractNo, refundEligible: true }
    const { records, total } = await seller.ok(declarationFormPage, input)
    expect(records.map(row => [row.id, row.refundEligible])).toEqual([
      [id, true],
      [sold, true],
    ])
    expect(total).toBe(2)
    expect(await seller.ok(declarationFormCount, input)).toMatchObject({ all: 2, cleared: 2 })
    expect((await detail(id)).timeline.map(({ action }) => action)).toContain('refund_eligible')
  })

  test.each([
    ['SIM-C-1', 'inspection'],
    ['SIM-I-1', 'cleared'],
    ['SIM-E-1', 'returned'],
    ['SIM-D-1', 'deleted'],
    ['SIM-F1-1', 'push_failed'],
  ] as const)('%s ends %s', async (contractNo, status) => {
    expect((await played(contractNo)).status).toBe(status)
  })

  test('told out of order and twice, a form ends where customs’ clock says, and its history shows what came late', async () => {
    const done = await played('SIM-O-1')
    expect(done).toMatchObject({ status: 'cleared', releaseDate: '2026-03-10', clearDate: '2026-03-10' })
    expect(done.receipts.map(({ channel }) => channel)).toEqual(['S0', 'E1', 'L', 'G', 'P', 'R'])
    expect(done.timeline.flatMap(({ toStatus }) => toStatus ?? []).slice(3)).toEqual([
      'sw_staged',
      'declaring',
      'released',
      'cleared',
    ])
    const late = done.timeline.filter(({ action }) => action === 'receipt')
    expect(late.map(({ note }) => note)).toEqual(['L', 'G'])
  })

  test('told after the sender gave up, it goes on from there', async () => {
    const { id } = await pushed(form('SIM-L-1'))
    await job()
    travel(11 * 60)
    await job()
    expect(await detail(id)).toMatchObject({ status: 'push_failed', failure: 'no_answer' })
    travel(60)
    await job()
    expect(await detail(id)).toMatchObject({ status: 'cleared', failure: null })
  })

  const SENT_STEPS = ['S0', 'E1', 'L'] as const
  async function acceptedForm(contractNo: string) {
    const { id } = await pushed(form(contractNo))
    // It is handed over; what the simulator would say of it nobody asks here.
    await job()
    const { clientSeqNo } = await detail(id)
    for (const channel of SENT_STEPS) {
      travel(1)
      await arrive({ clientSeqNo: clientSeqNo ?? '', channel })
    }
    travel(1)
    return { id, clientSeqNo: clientSeqNo ?? '' }
  }

  test.each(['a', 'X', 'Sp1', 'SpL', 'SpJ'])(
    'information moves nothing and stands in the history: %s',
    async channel => {
      const { id, clientSeqNo } = await acceptedForm(`LY-INFO-${channel}`)
      await arrive({ clientSeqNo, channel, note: 'see there' })
      const form = await detail(id)
      expect(form.status).toBe('customs_accepted')
      expect(form.timeline.at(-1)).toMatchObject({ action: 'receipt', note: `${channel} · see there` })
      const told = await counted(
        `notification where kind = 'declaration_halted' and params ->> 'no' = $1 and params ->> 'stage' = 'supplement' and user_id = $2`,
        form.no,
        seller.actor.userId,
      )
      // A supplement is asked for, and somebody has to give it.
      expect(told).toBe(channel === 'Sp1' ? 1 : 0)
    },
  )

  test.each([
    ['F', { paperDocsRequired: true, guaranteed: false }],
    ['K', { paperDocsRequired: false, guaranteed: true }],
    ['P', { paperDocsRequired: false, guaranteed: false }],
  ])('a release by %s brings its flags and its day', async (channel, flags) => {
    const { id, clientSeqNo } = await acceptedForm(`LY-FLAG-${channel}`)
    await arrive({ clientSeqNo, channel })
    const releaseDate = new Date(api.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    expect(await detail(id)).toMatchObject({ status: 'released', releaseDate, clearDate: null, ...flags })
  })

  test('what is declared and not heard of for four hours is shown to the desk', async () => {
    const { id, version } = await pushed(form('LY-STUCK'))
    await job()
    const fileIds = [await paper(desk)]
    const at = api.clock.now.toISOString()
    const record = { id, version, channel: 'E1', noticeDate: at, reason: 'by letter', fileIds }
    await desk.ok(declarationFormManualReceipt, record)
    const isStuck = async () =>
      (await desk.ok(declarationFormPage, { stuck: true, contractNo: 'LY-STUCK' })).records.some(row => row.id === id)
    travel(4 * 3_600 - 60)
    expect(await isStuck()).toBe(false)
    travel(120)
    expect(await isStuck()).toBe(true)
    for (const person of [seller, stranger, broker]) await person.ok(declarationFormTestConnection, {})
  })

  test('whoever has to do something is told so by mail as well, in the words of the Single Window', async () => {
    const halted = async (contractNo: string) => {
      const { no } = await played(contractNo)
      const { records } = await seller.ok(notificationPage, { pageNum: 1, pageSize: 50 })
      return records.find(({ params }) => params['no'] === no)
    }
    expect(await halted('SIM-C-9')).toMatchObject({ kind: 'declaration_halted', params: { stage: 'inspection' } })
    expect(await halted('SIM-F1-9')).toMatchObject({
      kind: 'declaration_halted',
      params: { stage: 'push_failed' },
      reply: 'SIM-F1',
    })
    expect(await halted('LY-MOVED')).toMatchObject({ kind: 'declaration_moved', params: { stage: 'cleared' } })
  })

  test('what was returned is declared again as a new revision, and what did not get through is submitted again', async () => {
    const returned = await played('SIM-E-2')
    const draft = await seller.ok(declarationFormRedeclare, { id: returned.id, version: returned.version })
    expect(draft.status).toBe('draft')
    const changed = await seller.ok(declarationFormUpdate, {
      id: draft.id,
      version: draft.version,
      content: form('LY-9'),
    })
    const again = await seller.ok(declarationFormSubmit, { id: changed.id, version: changed.version })
    await seller.ok(declarationFormPushSingleWindow, { id: again.id, version: again.version })
    for (let tick = 0; tick < 7; tick++) {
      await job()
      travel(6)
    }
    expect(await detail(draft.id)).toMatchObject({ status: 'cleared', revision: 2, attempt: 2 })
    const kept = await seller.ok(declarationFormRevision, { id: draft.id, revision: 1 })
    expect(kept).toMatchObject({ no: draft.no, content: returned.content, totals: returned.totals })
    expect(kept.changes).toEqual([{ path: 'head.contractNo', before: 'SIM-E-2', after: 'LY-9' }])
    // The one that stands is none, nor is one that never was; and nobody else reads any.
    for (const revision of [2, 3])
      expect((await seller.call(declarationFormRevision, { id: draft.id, revision })).code).toBe('FT521404')
    expect((await stranger.call(declarationFormRevision, { id: draft.id, revision: 1 })).code).toBe('FT521404')
    expect(await desk.ok(declarationFormRevision, { id: draft.id, revision: 1 })).toMatchObject({ revision: 1 })
  })

  test('the message that was really sent is fetched, each sending its own, without the card', async () => {
    const returned = await played('SIM-E-4')
    const draft = await seller.ok(declarationFormRedeclare, { id: returned.id, version: returned.version })
    await seller.ok(declarationFormUpdate, { id: draft.id, version: draft.version, content: form('LY-SECOND') })
    const sent = (attempt: number, who = seller) =>
      who.download(declarationFormExport, { ids: [draft.id], format: 'xml', attempt })
    const { content } = await sent(1)
    const message = content.toString()
    expect(message).toContain('<ContrNo>SIM-E-4</ContrNo>')
    expect(message).toContain(`<ClientSeqNo>${returned.clientSeqNo}</ClientSeqNo>`)
    expect(message).not.toContain(SETTINGS.icCardNo)
    expect(message).toContain('<ICCode></ICCode>')
    const present = await seller.download(declarationFormExport, { ids: [draft.id], format: 'xml' })
    expect(present.content.toString()).toContain('<ContrNo>LY-SECOND</ContrNo>')
    const ask = (input: object, who = seller) =>
      who.call(declarationFormExport, { ids: [draft.id], format: 'xml', attempt: 1, ...input })
    expect((await ask({ attempt: 2 })).code).toBe('FT521404')
    expect((await ask({}, stranger)).code).toBe('FT521404')
    expect((await ask({ format: 'xlsx' })).code).toBe('FT520400')
  })

  test('what is changed after it was submitted is in the history, with what it said before', async () => {
    await review(seller, true)
    const { id, version } = await submitted()
    const { version: back } = await colleague.ok(declarationFormApproveReject, {
      id,
      version,
      reason: 'One carton less.',
    })
    await seller.ok(declarationFormUpdate, {
      ...{ id, version: back },
      content: aDeclaration({ head: { packNo: '119', noteS: 'one less' } }),
    })
    await review(seller, false)
    expect((await detail(id)).timeline.at(-1)).toMatchObject({
      action: 'update',
      changes: [
        { path: 'head.packNo', before: '120', after: '119' },
        { path: 'head.noteS', before: null, after: 'one less' },
      ],
    })
  })

  test('only staged, it waits in the Single Window and may be cancelled', async () => {
    const { id, version } = await submitted()
    await seller.ok(declarationFormPushSingleWindow, { id, version, operType: 'stage' })
    await job()
    travel(60)
    await job()
    const staged = await detail(id)
    expect(staged).toMatchObject({ status: 'sw_staged', actions: ['cancel', 'copy'] })
    const cancelled = { id, version: staged.version, reason: 'Not this ship.' }
    expect((await seller.ok(declarationFormCancel, cancelled)).status).toBe('cancelled')
    const warned = async () => {
      const own = (await seller.ok(notificationPage, { pageNum: 1, pageSize: 50 })).records
      const desks = (await desk.ok(notificationPage, { pageNum: 1, pageSize: 50 })).records
      return [own, desks].map(records =>
        records.some(({ params }) => params['no'] === staged.no && params['stage'] === 'moved_after_cancel'),
      )
    }
    expect(await warned()).toEqual([false, false])
    // What still comes is kept and shown, and wakes nothing up. It was declared all the same: both its company and the desk are told.
    await arrive({ clientSeqNo: staged.clientSeqNo ?? '', channel: 'E1' })
    const after = await detail(id)
    expect(after.status).toBe('cancelled')
    expect(after.receipts.map(({ channel }) => channel)).toEqual(['S0', 'E1'])
    expect(after.timeline.at(-1)).toMatchObject({ action: 'receipt', note: 'E1' })
    expect(await warned()).toEqual([true, true])
  })

  test('a sender who is not set up, or was not tested within a day, sends nothing', async () => {
    const newcomer = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const { id, version } = await submitted(form(), newcomer)
    const push = () => newcomer.call(declarationFormPushSingleWindow, { id, version })
    expect(await push()).toMatchObject({ code: 'FT521002' })
    await newcomer.ok(declarationFormConfigSave, { ...SETTINGS, enabled: true })
    expect(await push()).toMatchObject({ code: 'FT521002' })
    const senders = async () => (await newcomer.ok(declarationFormConfig, {})).configs
    expect(await senders()).toMatchObject([{ lastTestOk: null, testHolds: false }])
    await newcomer.ok(declarationFormTestConnection, {})
    expect(await senders()).toMatchObject([{ lastTestOk: true, testHolds: true }])
    travel(25 * 3_600)
    expect(await senders()).toMatchObject([{ lastTestOk: true, testHolds: false }])
    expect(await push()).toMatchObject({ code: 'FT521002' })
    await newcomer.ok(declarationFormTestConnection, {})
    expect(await push()).toMatchObject({ success: true })
    const { configs } = await newcomer.ok(declarationFormConfig, {})
    expect(configs).toMatchObject([{ icCardNo: '2345', isDefault: true }])
    const other = await submitted(form(), newcomer)
    const pushOther = async () =>
      (await newcomer.call(declarationFormPushSingleWindow, { id: other.id, version: other.version })).code
    const [own] = configs
    const sender = own?.id ?? ''
    const seen = own?.version ?? 0
    const off = await newcomer.ok(declarationFormConfigSave, { ...SETTINGS, id: sender, version: seen, enabled: false })
    expect(await pushOther()).toBe('FT521002')
    await newcomer.ok(declarationFormConfigSave, { ...SETTINGS, id: sender, version: off.version, enabled: true })
    await api.pool.query('update single_window_config set last_test_ok = false where id = $1', [sender])
    expect(await pushOther()).toBe('FT521002')
    await newcomer.ok(declarationFormTestConnection, {})
    expect(await pushOther()).toBe('200')
    for (const person of [seller, stranger, broker]) await person.ok(declarationFormTestConnection, {})
  })

  test('a company is several senders: one is taken where none is chosen, each is tested by itself', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const save = (over: object) => owner.ok(declarationFormConfigSave, { ...SETTINGS, enabled: true, ...over })
    const first = await save({})
    const second = await save({ copName: 'LANYUN SHANGHAI', icCardNo: '8930000067890' })
    expect([first.isDefault, second.isDefault]).toEqual([true, false])
    await owner.ok(declarationFormTestConnection, { swConfigId: second.id })
    const { id, version } = await submitted(form(), owner)
    expect(await owner.call(declarationFormPushSingleWindow, { id, version })).toMatchObject({ code: 'FT521002' })
    await owner.ok(declarationFormPushSingleWindow, { id, version, swConfigId: second.id })
    const { rows } = await api.pool.query('select message from declaration_push where form_id = $1', [id])
    expect(rows).toEqual([{ message: expect.stringContaining('LANYUN SHANGHAI') }])
    expect(rows).toEqual([{ message: expect.stringContaining('8930000067890') }])

    const {
      icCardNo: _card,
      lastTestAt,
      lastTestOk: _ok,
      lastTestMessage: _message,
      lastTestSteps: _steps,
      ...kept
    } = second
    await owner.ok(declarationFormConfigSave, { ...kept, isDefault: true })
    const { configs, defaults } = await owner.ok(declarationFormConfig, {})
    expect(lastTestAt).toBeNull()
    expect(configs.map(({ id, isDefault, icCardNo, lastTestOk }) => ({ id, isDefault, icCardNo, lastTestOk }))).toEqual(
      [
        { id: second.id, isDefault: true, icCardNo: '7890', lastTestOk: true },
        { id: first.id, isDefault: false, icCardNo: '2345', lastTestOk: null },
      ],
    )
    expect(defaults).toEqual({
      swConfigId: second.id,
      declarant: { name: 'LANYUN SHANGHAI', code: SETTINGS.copCode, scc: SETTINGS.copCodeScc },
    })
  })

  test('a way that leads nowhere is refused in words that say so, and without a folder to begin in there is none', async () => {
    const refusal = async (over: object) =>
      (await stranger.call(declarationFormConfigSave, { ...SETTINGS, enabled: true, ...over })).data
    for (const mode of ['sftp', 'api'])
      expect(await refusal({ mode })).toMatchObject({ fieldErrors: [{ path: 'mode', rule: 'no_counterpart' }] })
    expect(await refusal({ mode: 'client_folder', folder: 'lanyun' })).toMatchObject({
      fieldErrors: [{ path: 'mode', rule: 'way_closed' }],
    })
    expect(await refusal({ certNo: 'A1' })).toMatchObject({ fieldErrors: [{ path: 'certValidTo', rule: 'required' }] })
    expect((await stranger.ok(declarationFormConfig, {})).modes).toEqual(['simulator'])
  })

  test('through the simulator no certificate is asked for, and one that is named has to hold on the day', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const first = await owner.ok(declarationFormConfigSave, { ...SETTINGS, enabled: true })
    const states = async () =>
      (await owner.ok(declarationFormTestConnection, {})).steps.map(({ step, state }) => [step, state])
    const others = [
      ['network', 'not_applicable'],
      ['auth', 'ok'],
      ['folder', 'not_applicable'],
    ]
    expect(await states()).toEqual([['cert', 'not_applicable'], ...others])
    const today = tradeDay(api.clock.now)
    const named = { ...SETTINGS, enabled: true, id: first.id, certNo: 'A1', certValidTo: today }
    await owner.ok(declarationFormConfigSave, named)
    expect((await owner.ok(declarationFormConfig, {})).configs).toMatchObject([{ lastTestAt: null, lastTestSteps: [] }])
    expect(await states()).toEqual([['cert', 'ok'], ...others])
    const { id, version } = await submitted(form(), owner)
    // It ends with the day, though the test still holds.
    travel(23 * 3_600)
    const isOver = tradeDay(api.clock.now) > today
    expect(isOver).toBe(true)
    expect((await owner.call(declarationFormPushSingleWindow, { id, version })).code).toBe('FT521002')
    expect(await states()).toEqual([['cert', 'failed'], ...others])
    expect((await owner.ok(declarationFormConfig, {})).configs[0]?.lastTestSteps[0]).toEqual({
      ...{ step: 'cert', state: 'failed', problem: 'cert_ended', about: today },
    })
    for (const person of [seller, stranger, broker]) await person.ok(declarationFormTestConnection, {})
  })

  test('another company’s sender is none, and a change of what somebody changed meanwhile is refused', async () => {
    const { configs } = await stranger.ok(declarationFormConfig, {})
    const theirs = configs[0]?.id ?? ''
    const { id, version } = await submitted()
    for (const swConfigId of [theirs, uuidv7()]) {
      expect((await seller.call(declarationFormPushSingleWindow, { id, version, swConfigId })).code).toBe('FT521002')
      expect((await seller.call(declarationFormTestConnection, { swConfigId })).code).toBe('FT521002')
      const change = { ...SETTINGS, enabled: false, id: swConfigId }
      expect((await seller.call(declarationFormConfigSave, change)).code).toBe('FT521002')
    }
    const own = await seller.ok(declarationFormConfig, {})
    const change = { ...SETTINGS, enabled: true, id: own.configs[0]?.id, version: 99 }
    expect((await seller.call(declarationFormConfigSave, change)).code).toBe('FT510006')
  })

  test('first senders that are saved at once leave one default', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const saved = await Promise.all(
      [1, 2, 3].map(() => owner.ok(declarationFormConfigSave, { ...SETTINGS, enabled: true })),
    )
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    const { configs, maxItems, reviewRequired, dictVersion } = await owner.ok(declarationFormConfig, {})
    expect(configs).toHaveLength(3)
    expect({ maxItems, reviewRequired }).toEqual({ maxItems: 50, reviewRequired: false })
    expect(dictVersion).not.toBe('')
  })

  test('one press is one sending, however often the call is repeated', async () => {
    const { id, version } = await submitted()
    const key = uuidv7()
    const answers = await Promise.all(
      [1, 2, 3].map(() => seller.call(declarationFormPushSingleWindow, { id, version }, { idempotencyKey: key })),
    )
    expect(answers.some(({ success }) => success)).toBe(true)
    const { rows } = await api.pool.query('select client_seq_no from declaration_push where form_id = $1', [id])
    expect(rows).toHaveLength(1)
    // Whoever asks again is told the number of the sending that there is.
    const again = await seller.ok(declarationFormPushSingleWindow, { id, version }, { idempotencyKey: key })
    expect(again).toMatchObject({ status: 'pushing', clientSeqNo: rows[0].client_seq_no })
    expect(await seller.call(declarationFormPushSingleWindow, { id, version })).toMatchObject({ success: false })
  })
})

/** Remembers what arrived, and can be cut off before or after. */
function brittle(cut: { before?: boolean; after?: boolean }) {
  const arrived: string[] = []
  const port: SingleWindowPort = {
    modes: ['simulator'],
    test: async () => [],
    holds: async (_step, _sender, clientSeqNo) => arrived.includes(clientSeqNo),
    async deliver(_step, _sender, { clientSeqNo }) {
      if (cut.before) throw new Error('cut off before')
      arrived.push(clientSeqNo)
      if (cut.after) throw new Error('cut off after')
    },
    receipts: async () => [],
    taken: async () => undefined,
  }
  return { arrived, ports: { singleWindow: port, keepPaper: async () => undefined } }
}

describe('cut off in between', () => {
  // What other tests left to be sent goes out by itself.
  beforeEach(() => job())

  const seqNoOf = async (id: string) =>
    (
      await api.pool.query<{ client_seq_no: string }>('select client_seq_no from declaration_push where form_id = $1', [
        id,
      ])
    ).rows[0]?.client_seq_no

  test.each([
    ['before it arrived, it is sent by the next', { before: true }],
    ['after it arrived, it is not sent again', { after: true }],
  ])('%s', async (_, cut) => {
    const { id } = await pushed()
    const { arrived, ports: cutPorts } = brittle(cut)
    await drainPushes(step, cutPorts)
    Object.assign(cut, { before: false, after: false })
    travel(3_600)
    await drainPushes(step, cutPorts)
    travel(3_600)
    await drainPushes(step, cutPorts)
    expect(arrived).toEqual([await seqNoOf(id)])
    expect(await counted(`declaration_push where form_id = $1 and state = 'sent'`, id)).toBe(1)
  })

  test('killed with the row in hand, it is asked after before it is sent', async () => {
    const { id } = await pushed()
    await api.pool.query(`update declaration_push set state = 'sending', next_at = $2 where form_id = $1`, [
      id,
      api.clock.now,
    ])
    const { arrived, ports: other } = brittle({})
    arrived.push((await seqNoOf(id)) ?? '')
    await drainPushes(step, other)
    expect(arrived).toHaveLength(1)
  })

  test('what never arrives is given up and said, and what never answers too', async () => {
    const { id } = await pushed()
    const { ports: dead } = brittle({ before: true })
    for (let tick = 0; tick < 9; tick++) {
      await drainPushes(step, dead)
      travel(3_600)
    }
    expect(await detail(id)).toMatchObject({ status: 'push_failed', failure: 'not_delivered' })
    for (const person of [seller, stranger, broker]) await person.ok(declarationFormTestConnection, {})
    const silent = await pushed()
    await drainPushes(step, brittle({}).ports)
    travel(11 * 60)
    await job()
    expect(await detail(silent.id)).toMatchObject({ status: 'push_failed', failure: 'no_answer' })
  })

  test('a receipt that is told again is one', async () => {
    const { id } = await pushed(form('SIM-C-3'))
    await job()
    travel(60)
    const forgetful = {
      singleWindow: { ...singleWindowSimulator, taken: async () => undefined },
      keepPaper: async () => undefined,
    }
    await takeReceipts(step, forgetful)
    await takeReceipts(step, forgetful)
    await job()
    expect((await detail(id)).receipts.map(({ channel }) => channel)).toEqual(['S0', 'E1', 'L', 'C'])
  })
})

test('an agency order is sent in codes that are in force alone: each other one is named at its field', async () => {
  const drafted = (over: Parameters<typeof aCustomsOrder>[0]) =>
    seller.ok(customsOrderDraft, { providerCompanyId: broker.actor.companyId ?? '', content: aCustomsOrder(over) })
  const submit = ({ id, version }: { id: string; version: number }) => seller.call(customsOrderSubmit, { id, version })
  const goods = customsOrderGoods(2).map((good, index) => (index === 1 ? { ...good, unit: '999' } : good))
  const paths = ['content.customMaster', 'content.currency', 'content.goods.1.unit']
  expect(await submit(await drafted({ customMaster: '9998', currency: 'XXQ', goods }))).toMatchObject({
    code: 'FT520400',
    data: { fieldErrors: paths.map(path => ({ path, rule: 'invalid_value' })) },
  })
  // What is missing then are its papers.
  expect(await submit(await drafted({}))).toMatchObject({ code: 'FT521007' })
})

test('what an agency order waits for is due in working days: holidays are none, nor what operators add', async () => {
  const start = api.clock.now
  const head = await api.person({ kind: 'operator', roles: ['op_super'] })
  const sent = async () => {
    const { id } = await seller.ok(customsOrderDraft, {
      providerCompanyId: broker.actor.companyId ?? '',
      content: aCustomsOrder(),
    })
    const order = () => seller.ok(customsOrderDetail, { id })
    for (const { no, required } of (await order()).documents)
      if (required) {
        const { version } = await order()
        const files = [{ fileId: await paper(seller), name: 'a.pdf' }]
        await seller.ok(customsOrderUploadDocument, { id, version, no, files })
      }
    await seller.ok(customsOrderSubmit, { id, version: (await order()).version })
    return (await order()).dueAt
  }
  try {
    // The Thursday before Labour Day, half past five in Beijing; Saturday the ninth is worked.
    api.clock.now = new Date('2026-04-30T09:30:00.000Z')
    expect(await sent()).toBe('2026-05-06T02:30:00.000Z')
    api.clock.now = new Date('2026-05-08T09:30:00.000Z')
    expect(await sent()).toBe('2026-05-09T02:30:00.000Z')
    await head.ok(dictionaryCreate, {
      list: 'public_holiday',
      value: '2026-05-11',
      label: { en_US: 'Day of the port' },
      extra: { kind: 'holiday' },
    })
    api.clock.now = new Date('2026-05-09T09:30:00.000Z')
    expect(await sent()).toBe('2026-05-12T02:30:00.000Z')
  } finally {
    api.clock.now = start
  }
})

test.each([
  ['E', { portOfDischarge: 'Hamburg' }, 'distinatePort'],
  ['E', { portOfDischarge: '汉堡' }, 'distinatePort'],
  ['I', { portOfLoading: 'hamburg' }, 'despPortCode'],
] as const)('a form of an agency order (%s) knows the port abroad by its name: %j', async (ieFlag, over, field) => {
  const made = (content: Parameters<typeof aCustomsOrder>[0]) =>
    seller.ok(customsOrderDraft, { providerCompanyId: broker.actor.companyId ?? '', content: aCustomsOrder(content) })
  const convert = async ({ id }: { id: string }) =>
    seller.ok(declarationFormConvert, { sourceType: 'customs_order', sourceId: id })
  const { form: known, mappings } = await convert(await made({ ieFlag, ...over }))
  expect(known.head[field]).toBe('DEU063')
  expect(mappings).toContainEqual({ path: `head.${field}`, from: Object.keys(over)[0], confidence: 0.8 })
  // The same name in another country is another port.
  expect((await convert(await made({ ieFlag, ...over, overseasCountry: 'FRA' }))).form.head[field]).toBe('')
})

describe('who sees what', () => {
  test('another company’s form answers like one that does not exist, whatever is asked of it', async () => {
    const made = await pushed()
    for (const id of [made.id, uuidv7()]) {
      const target = { id, version: 0 }
      const answers = [
        await stranger.call(declarationFormDetail, { id }),
        await stranger.call(declarationFormReceipts, { id }),
        await stranger.call(declarationFormCopy, { id }),
        await stranger.call(declarationFormUpdate, { ...target, content: form() }),
        await stranger.call(declarationFormSubmit, target),
        await stranger.call(declarationFormApprovePass, target),
        await stranger.call(declarationFormCancel, { ...target, reason: 'no reason' }),
        await stranger.call(declarationFormRedeclare, target),
        await stranger.call(declarationFormPushSingleWindow, target),
        await broker.call(declarationFormDetail, { id }),
      ]
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'FT521404'))
    }
    const { records } = await stranger.ok(declarationFormPage, { keyword: made.no })
    expect(records).toEqual([])
  })

  test('a broker works on a client’s forms as long as the client lets it', async () => {
    const clientId = seller.actor.companyId ?? ''
    const brokerCompanyId = broker.actor.companyId ?? ''
    expect(await broker.call(declarationFormCreate, { content: form(), companyId: clientId })).toMatchObject({
      code: 'FT521004',
    })
    const delegation = await seller.ok(customsDelegationGrant, { brokerCompanyId, validTo: '2030-12-31' })
    const made = await broker.ok(declarationFormCreate, { content: form(), companyId: clientId })
    const sent = await broker.ok(declarationFormSubmit, { id: made.id, version: made.version })
    await broker.ok(declarationFormPushSingleWindow, { id: sent.id, version: sent.version })
    expect(await detail(made.id, broker)).toMatchObject({ companyId: clientId, brokerName: 'Beilun Customs Broker' })
    expect((await detail(made.id)).status).toBe('pushing')
    expect(await stranger.call(customsDelegationEnd, { id: delegation.id })).toMatchObject({ code: 'FT521404' })
    await seller.ok(customsDelegationEnd, { id: delegation.id })
    expect(await broker.call(declarationFormDetail, { id: made.id })).toMatchObject({ code: 'FT521404' })
  })

  test('operators see their region, but no drafts', async () => {
    const draft = await seller.ok(declarationFormCreate, { content: form() })
    expect(await desk.call(declarationFormDetail, { id: draft.id })).toMatchObject({ code: 'FT521404' })
    const sent = await pushed()
    expect(await detail(sent.id, desk)).toMatchObject({ status: 'pushing', actions: ['manual_receipt'] })
  })

  test('counts are those of the list, by every status and filter', async () => {
    const filters = { contractNo: 'LY-COUNT' }
    await submitted(form('LY-COUNT'))
    await seller.ok(declarationFormCreate, { content: form('LY-COUNT') })
    expect(await seller.ok(declarationFormCount, filters)).toEqual({ all: 2, draft: 1, reviewed: 1 })
    expect((await seller.ok(declarationFormPage, { ...filters, status: 'draft' })).total).toBe(1)
    expect((await seller.ok(declarationFormPage, { ...filters, containerNo: 'csqu3054383' })).total).toBe(2)
    expect((await seller.ok(declarationFormPage, { ...filters, containerNo: 'CSQU3054384' })).total).toBe(0)
  })

  test('a company’s list reads its index', async () => {
    const client = await api.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      const plan = await client.query<{ 'QUERY PLAN': string }>(
        `explain select * from declaration_form where company_id = $1 and region_id = $2 and status = 'draft'
         order by updated_at desc, id desc limit 20`,
        [seller.actor.companyId, DEFAULT_REGION.regionId],
      )
      expect(plan.rows.map(row => row['QUERY PLAN']).join('\n')).toMatch(
        /Index.* on declaration_form|using declaration_form_company/,
      )
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('what came by another way', () => {
  const manual = async (id: string, version: number, over: object = {}) =>
    desk.raw(declarationFormManualReceipt, {
      id,
      version,
      channel: 'P',
      noticeDate: api.clock.now.toISOString(),
      note: 'by telephone',
      reason: 'the line was down',
      fileIds: [await paper(desk)],
      ...over,
    })

  test('moves the form, with its paper and its reason', async () => {
    const { id, version } = await pushed()
    expect(await manual(id, version, { fileIds: [] })).toMatchObject({ code: 'FT520400' })
    expect(await manual(id, version, { channel: 'Q9' })).toMatchObject({ code: 'FT520400' })
    expect(await manual(id, version, { entryId: '310420261520123456' })).toMatchObject({ code: 'FT520400' })
    expect(await manual(id, version, { entryId: '310420260520123456' })).toMatchObject({ success: true })
    const done = await detail(id)
    expect(done).toMatchObject({ status: 'released', entryId: '310420260520123456' })
    expect(done.receipts).toMatchObject([{ source: 'manual', reason: 'the line was down' }])
    expect(await counted(`audit_log where action = 'declarationForm:manual_receipt' and entity_id = $1`, id)).toBe(1)
    expect(await manual(id, version)).toMatchObject({ code: 'FT510006' })
  })

  test('receipts that nobody can place wait for a person', async () => {
    const lone: SingleWindowPort = {
      ...singleWindowSimulator,
      receipts: async () => [
        {
          ref: 'a',
          raw: 'a',
          read: {
            clientSeqNo: '',
            cusCiqNo: 'E00000000000000777',
            entryId: '',
            customMaster: '3104',
            channel: 'C',
            noticeDate: api.clock.now.toISOString(),
            note: 'open it',
          },
        },
        { ref: 'b', raw: 'no XML' },
      ],
      taken: async () => undefined,
    }
    const ports = { singleWindow: lone, keepPaper: async () => undefined }
    await takeReceipts(step, ports)
    await takeReceipts(step, ports)
    const { records } = await desk.ok(customsReceiptPage, {})
    expect(records.map(({ problem }) => problem).sort()).toEqual(['unknown_form', 'unreadable'])
    expect(
      await counted(`notification where kind = 'customs_receipt_unknown' and user_id = $1`, desk.actor.userId),
    ).toBe(2)
    const { id, no } = await detail((await pushed()).id)
    const unknown = records.find(({ problem }) => problem === 'unknown_form')?.id ?? ''
    // It moves the declaration: whoever is one of the company's people leaves that to others.
    const both = await api.person({ kind: 'operator', roles: ['op_trade'] })
    await joinCompany(api, both, seller.actor.companyId)
    const assigned = { id: unknown, formNo: no }
    expect((await both.call(customsReceiptAssign, assigned)).code).toBe('USER_SERVICE530307')
    expect(await desk.call(customsReceiptAssign, { id: unknown, formNo: 'DF0' })).toMatchObject({ code: 'FT520400' })
    await desk.ok(customsReceiptAssign, assigned)
    expect(await detail(id)).toMatchObject({ status: 'inspection', cusCiqNo: 'E00000000000000777' })
    const unreadable = records.find(({ problem }) => problem === 'unreadable')?.id ?? ''
    // The desk reads what came before it decides.
    expect(await desk.ok(customsReceiptText, { id: unreadable })).toEqual({ raw: 'no XML', fields: [] })
    expect((await desk.call(customsReceiptText, { id: uuidv7() })).code).toBe('FT521404')
    await desk.ok(customsReceiptDismiss, { id: unreadable, reason: 'not ours' })
    expect((await desk.ok(customsReceiptPage, {})).records).toEqual([])
    expect((await desk.ok(customsReceiptPage, { handled: true })).total).toBe(2)
  })
})

describe('a code that nobody knows', () => {
  test('moves nothing, and waits for the desk with the form it came for', async () => {
    const form = await played('SIM-U-1')
    expect(form.status).toBe('customs_accepted')
    const { records } = await desk.ok(customsReceiptPage, { keyword: 'Q7', pageNum: 1, pageSize: 20 })
    expect(records).toMatchObject([
      { problem: 'unknown_code', formNo: form.no, channel: 'Q7', ownStake: false, actions: ['assign', 'dismiss'] },
    ])
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    const seen = await auditor.ok(customsReceiptPage, { keyword: 'Q7', pageNum: 1, pageSize: 20 })
    expect(seen.records).toMatchObject([{ channel: 'Q7', actions: [] }])
    // Whoever is one of the company's people gets rid of it on no way.
    const both = await api.person({ kind: 'operator', roles: ['op_trade'] })
    await joinCompany(api, both, seller.actor.companyId)
    const own = await both.ok(customsReceiptPage, { keyword: 'Q7', pageNum: 1, pageSize: 20 })
    expect(own.records).toMatchObject([{ channel: 'Q7', ownStake: true, actions: [] }])
    const { id: formId } = await stranger.ok(declarationFormCreate, { content: aDeclaration() })
    const id = records[0]?.id ?? ''
    const answers = [
      await both.call(customsReceiptDismiss, { id, reason: 'not ours' }),
      await both.call(customsReceiptAssign, { id, formNo: (await detail(formId, stranger)).no }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['USER_SERVICE530307', 'USER_SERVICE530307'])
    await desk.ok(customsReceiptDismiss, { id, reason: 'a slip of theirs' })
  })
})

describe('what was declared elsewhere', () => {
  test('is recorded with customs’ number and its paper, and corrected', async () => {
    const record = {
      content: form('LY-OFF'),
      entryId: '310420260520123455',
      declareDate: '2026-03-01',
      status: 'released' as const,
      fileIds: [await paper(seller)],
    }
    expect(await seller.call(declarationFormOfflineCreate, { ...record, entryId: '310420261520123456' })).toMatchObject(
      { code: 'FT520400' },
    )
    const made = await seller.ok(declarationFormOfflineCreate, record)
    const offline = { channel: 'offline', status: 'released', simulated: false }
    expect(await detail(made.id)).toMatchObject({ ...offline, clientSeqNo: null, receiptStatusCode: null })
    const next = await seller.ok(declarationFormOfflineUpdate, {
      ...record,
      id: made.id,
      version: made.version,
      status: 'cleared',
    })
    expect(next.status).toBe('cleared')
    expect((await detail(made.id)).files).toMatchObject([{ fileId: record.fileIds[0] }])
    expect(await seller.call(declarationFormSubmit, { id: made.id, version: next.version })).toMatchObject({
      code: 'MALL600403',
    })
  })

  test('is open to a refund of tax as soon as it stands as cleared, which its history tells once', async () => {
    const record = {
      content: form('LY-OFF-2'),
      entryId: '310420260520123457',
      declareDate: '2026-03-01',
      status: 'released' as const,
      fileIds: [await paper(seller)],
    }
    const { id, version } = await seller.ok(declarationFormOfflineCreate, record)
    expect(await detail(id)).toMatchObject({ refundEligible: false })
    const cleared = { ...record, id, status: 'cleared' as const }
    const next = await seller.ok(declarationFormOfflineUpdate, { ...cleared, version })
    await seller.ok(declarationFormOfflineUpdate, { ...cleared, version: next.version })
    const { timeline, refundEligible } = await detail(id)
    expect(refundEligible).toBe(true)
    expect(timeline.filter(({ action }) => action === 'refund_eligible')).toMatchObject([{ note: record.entryId }])
  })

  test('goes on with what customs said since, whoever corrects an entry beside it; who says where it stands is heard', async () => {
    const record = {
      content: form('LY-OFF-3'),
      entryId: entryNo(),
      declareDate: '2026-03-01',
      status: 'declaring' as const,
      fileIds: [await paper(seller)],
    }
    const { id, version } = await seller.ok(declarationFormOfflineCreate, record)
    const received = await desk.ok(declarationFormManualReceipt, {
      ...{ id, version, channel: 'R', noticeDate: api.clock.now.toISOString() },
      ...{ note: '', reason: 'by letter', fileIds: [await paper(desk)] },
    })
    expect(received.status).toBe('cleared')
    const content = form('LY-OFF-3-B')
    const { status: first, ...entries } = record
    const next = await seller.ok(declarationFormOfflineUpdate, { ...entries, id, version: received.version, content })
    expect(next.status).toBe('cleared')
    // Who says where it stands has seen what customs said: it stands there, also where it stood at first.
    let { version: seen } = next
    for (const status of ['inspection', first] as const) {
      const back = await seller.ok(declarationFormOfflineUpdate, { ...entries, id, version: seen, status })
      expect(back.status).toBe(status)
      seen = back.version
    }
    // Where only customs can have put it, an entry is corrected without a word about that.
    await api.pool.query(`update declaration_form set status = 'deleted' where id = $1`, [id])
    const corrected = { ...entries, id, version: seen, preEntryId: '310420260000000013' }
    expect((await seller.ok(declarationFormOfflineUpdate, corrected)).status).toBe('deleted')
  })

  test.each(OFFLINE_STATUSES)('stands where it is said to stand: %s', async status => {
    const made = await seller.ok(declarationFormOfflineCreate, {
      content: form(),
      entryId: entryNo(),
      declareDate: '2026-03-01',
      status,
      fileIds: [await paper(seller)],
    })
    expect((await detail(made.id)).status).toBe(status)
  })
})

describe('what operators record', () => {
  const record = async (who: Caller, over: object = {}) => ({
    content: form('LY-DESK'),
    entryId: entryNo(),
    declareDate: '2026-03-01',
    status: 'released' as const,
    fileIds: [await paper(who)],
    ...over,
  })

  test('belongs to a company of their region, which is told; every record is audited', async () => {
    const companyId = stranger.actor.companyId ?? ''
    const input = await record(desk)
    expect(await desk.raw(declarationFormOfflineCreate, input)).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'companyId', rule: 'required' }] },
    })
    expect((await desk.call(declarationFormOfflineCreate, { ...input, companyId: uuidv7() })).code).toBe('FT520400')
    const found = await desk.ok(declarationFormCompanies, {})
    expect(found.map(company => company.companyId)).toContain(companyId)
    const made = await desk.ok(declarationFormOfflineCreate, { ...input, companyId })
    expect(await detail(made.id, stranger)).toMatchObject({ channel: 'offline', status: 'released', companyId })
    expect((await seller.call(declarationFormDetail, { id: made.id })).code).toBe('FT521404')
    expect(await detail(made.id, desk)).toMatchObject({ actions: ['offline_update', 'manual_receipt'] })
    const next = { ...input, id: made.id, version: made.version, status: 'cleared' as const }
    expect((await desk.ok(declarationFormOfflineUpdate, next)).status).toBe('cleared')
    const audited = (action: string) =>
      counted('audit_log where action = $1 and entity_id = $2', `declarationForm:${action}`, made.id)
    expect([await audited('offline_create'), await audited('offline_update')]).toEqual([1, 1])
    expect(
      await counted(`notification where params ->> 'no' = $1 and user_id = $2`, made.no, stranger.actor.userId),
    ).toBeGreaterThan(0)
  })

  test('is nothing for those who only read', async () => {
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    const input = { ...(await record(auditor)), companyId: stranger.actor.companyId ?? '' }
    expect((await auditor.call(declarationFormOfflineCreate, input)).success).toBe(false)
    expect((await auditor.call(declarationFormCompanies, {})).success).toBe(false)
  })

  test('has the printed declaration with it, whoever records it', async () => {
    const picture = await paper(seller)
    await api.pool.query(`update file_asset set mime = 'image/png' where id = $1`, [picture])
    const input = await record(seller, { fileIds: [picture] })
    expect(await seller.raw(declarationFormOfflineCreate, input)).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'fileIds', rule: 'pdf_missing' }] },
    })
    expect(
      (await seller.call(declarationFormOfflineCreate, { ...input, fileIds: [picture, await paper(seller)] })).code,
    ).toBe('200')
  })

  test('has a number that no other form of the company has, however many record it at once', async () => {
    const input = await record(seller)
    const answers = await Promise.all([1, 2, 3].map(() => seller.raw(declarationFormOfflineCreate, input)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['200', 'FT520400', 'FT520400'])
    expect(answers.find(({ code }) => code !== '200')).toMatchObject({
      data: { fieldErrors: [{ path: 'entryId', rule: 'taken' }] },
    })
    const other = await seller.ok(declarationFormOfflineCreate, await record(seller))
    const twice = { ...input, id: other.id, version: other.version }
    expect((await seller.call(declarationFormOfflineUpdate, twice)).code).toBe('FT520400')
    expect(
      (await stranger.call(declarationFormOfflineCreate, { ...input, fileIds: [await paper(stranger)] })).code,
    ).toBe('200')
  })

  test('has the number of the pre-entry, where the paper has one', async () => {
    const input = { ...(await record(seller)), preEntryId: '310420260000000011' }
    const { id, version } = await seller.ok(declarationFormOfflineCreate, input)
    expect((await detail(id)).preEntryId).toBe(input.preEntryId)
    const wrong = { ...input, id, version, preEntryId: 'E20260000000000001' }
    expect(await seller.raw(declarationFormOfflineUpdate, wrong)).toMatchObject({
      code: 'FT520400',
      data: { fieldErrors: [{ path: 'preEntryId', rule: 'code' }] },
    })
    await seller.ok(declarationFormOfflineUpdate, { ...input, id, version, preEntryId: '310420260000000012' })
    const { preEntryId, timeline } = await detail(id)
    expect([preEntryId, timeline.at(-1)?.changes]).toEqual([
      '310420260000000012',
      [{ path: 'preEntryId', before: '310420260000000011', after: '310420260000000012' }],
    ])
  })

  test('was declared on a day that has come', async () => {
    const today = tradeDay(api.clock.now)
    const tomorrow = tradeDay(new Date(api.clock.now.getTime() + 86_400_000))
    const early = await record(seller, { declareDate: tomorrow })
    const refused = { code: 'FT520400', data: { fieldErrors: [{ path: 'declareDate', rule: 'in_future' }] } }
    expect(await seller.raw(declarationFormOfflineCreate, early)).toMatchObject(refused)
    const { id, version } = await seller.ok(declarationFormOfflineCreate, { ...early, declareDate: today })
    expect(await seller.raw(declarationFormOfflineUpdate, { ...early, id, version })).toMatchObject(refused)
  })

  test('is judged by the day on which it was declared', async () => {
    const dated = (ieDate: string) => aDeclaration({ head: { ieDate } })
    const wrong = async (declareDate: string) => {
      const input = await record(seller, { content: dated('2026-02-05'), declareDate })
      return (await seller.ok(declarationFormOfflineCreate, input)).issues.map(({ key }) => key)
    }
    // More than thirty days after it was declared, though long ago today.
    expect(await wrong('2026-01-01')).toContain('date_too_far')
    expect(await wrong('2026-01-20')).not.toContain('date_too_far')
    // A code that was in force then, and is not any more.
    await api.pool.query(
      `insert into reference_item (id, list_code, value, label, status, valid_to, created_at, updated_at)
       values ($1, 'wrap_type', '88', '{"zh_CN": "旧", "en_US": "Old"}', 'enabled', '2026-01-31', now(), now())`,
      [uuidv7()],
    )
    const packed = async (declareDate: string) => {
      const content = aDeclaration({ head: { wrapType: '88' } })
      const input = await record(seller, { content, declareDate })
      return (await seller.ok(declarationFormOfflineCreate, input)).issues.map(({ path }) => path)
    }
    expect(await packed('2026-01-15')).not.toContain('head.wrapType')
    expect(await packed('2026-02-15')).toContain('head.wrapType')
  })

  test('is what usual prices are read off (V-DEC-26)', async () => {
    const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    const priced = (price: string) => {
      const base = form('LY-PRICE')
      const items = base.items.map(item => ({
        ...item,
        declPrice: price,
        declTotal: (Number(price) * Number(item.gQty)).toFixed(2),
      }))
      return { ...base, items }
    }
    const unusual = async (price: string) => {
      const { issues } = await owner.ok(declarationFormValidate, { content: priced(price) })
      return issues.some(({ rule }) => rule === 'V-DEC-26')
    }
    expect(await unusual('40')).toBe(false)
    for (const [price, declareDate] of [
      ['10', '2026-02-01'],
      ['10', '2026-02-02'],
      // Longer ago than twelve months.
      ['40', '2025-01-01'],
    ] as const)
      await owner.ok(
        declarationFormOfflineCreate,
        await record(owner, { content: priced(price), declareDate, status: 'cleared' }),
      )
    expect([await unusual('40'), await unusual('11')]).toEqual([true, false])
  })
})

test('lists that forms are filled in from: modes of transport, those without a border last, and brokers by name', async () => {
  const modes = await seller.ok(customsTransportModes, { ieFlag: 'E' })
  const codes = modes.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['2', '5', '0', 'Y']))
  expect(codes.indexOf('2')).toBeLessThan(codes.indexOf('Y'))
  const found = await seller.ok(customsBrokers, { keyword: 'Beilun' })
  expect(found).toEqual([{ companyId: broker.actor.companyId, name: 'Beilun Customs Broker' }])
  expect(await seller.ok(customsBrokers, { keyword: 'nobody of this name' })).toEqual([])
})

test('a power of attorney goes to any broker of the region, however many come before it by name, and never to oneself', async () => {
  const last = await api.person({ kind: 'provider', roles: ['provider_owner'], companyName: 'Zhoushan Customs Broker' })
  await giveBrokerRecord(api, last)
  await api.pool.query(
    `with made as (
       insert into company (id, no, region_id, parties, legal_name, country, verify_level, status, created_at, updated_at)
       select gen_random_uuid(), 'CO-MANY-' || n, c.region_id, c.parties, 'Aa Broker ' || n, 'CN', 2, 'active', c.created_at, c.created_at
       from company c, generate_series(1, 50) n where c.id = $1 returning id)
     insert into service select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'no', 'SV-' || made.id,
       'provider_company_id', made.id))).* from service s, made where s.provider_company_id = $1`,
    [last.actor.companyId],
  )
  const both = await api.person({ kind: 'seller', roles: ['seller_owner'], companyName: 'Zhoushan Knitting' })
  const self = both.actor.companyId ?? ''
  const companyId = last.actor.companyId ?? ''
  await api.pool.query(`update company set parties = '{seller,provider}' where id = $1`, [self])
  expect(await both.ok(customsBrokers, { keyword: 'Zhoushan' })).toEqual([
    { companyId, name: 'Zhoushan Customs Broker' },
  ])
  expect(await both.ok(customsBrokers, { companyId })).toEqual([{ companyId, name: 'Zhoushan Customs Broker' }])
  await both.ok(customsDelegationGrant, { brokerCompanyId: companyId, validTo: '2099-12-31' })
  const own = (path: string) => ({ code: 'FT520400', data: { fieldErrors: [{ path, rule: 'invalid_value' }] } })
  expect(await both.call(customsDelegationGrant, { brokerCompanyId: self, validTo: '2099-12-31' })).toMatchObject(
    own('brokerCompanyId'),
  )
  expect(await both.call(customsOrderDraft, { content: aCustomsOrder(), providerCompanyId: self })).toMatchObject(
    own('providerCompanyId'),
  )
})

test('a broker is who has a record that holds, of a service that was approved: nobody else is offered, and lets no company act', async () => {
  const named = (companyName: string) => api.person({ kind: 'provider', roles: ['provider_owner'], companyName })
  const [insurer, ended, agent] = [
    await named('Record Insurers'),
    await named('Record Ended Brokers'),
    await named('Record Brokers'),
  ]
  await giveBrokerRecord(api, ended, { validTo: '2020-12-31' })
  await giveBrokerRecord(api, agent, { validTo: '2099-12-31' })
  const client = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  const found = async () => (await client.ok(customsBrokers, { keyword: 'record' })).map(({ name }) => name)
  expect(await found()).toEqual(['Record Brokers'])
  const grant = ({ actor }: Caller) =>
    client.call(customsDelegationGrant, { brokerCompanyId: actor.companyId ?? '', validTo: '2099-12-31' })
  expect([(await grant(insurer)).code, (await grant(ended)).code]).toEqual(['FT521012', 'FT521012'])
  expect(await grant(agent)).toMatchObject({ code: '200', data: { takesNew: true } })
  const stand = (status: string) =>
    api.pool.query('update service set status = $2 where provider_company_id = $1', [agent.actor.companyId, status])
  for (const status of ['draft', 'pending_review', 'rejected', 'disabled', 'removed']) {
    await stand(status)
    expect([status, await found()]).toEqual([status, []])
  }
  // The power of attorney holds; nothing new is begun by it.
  for (const side of [client, agent])
    expect(await side.ok(customsDelegations, {})).toMatchObject([{ active: true, takesNew: false }])
  for (const status of ['approved', 'on_shelf', 'revision_review', 'off_shelf']) {
    await stand(status)
    expect([status, await found()]).toEqual([status, ['Record Brokers']])
  }
})

test('a broker finds each of many clients by name, and those in force come before the others', async () => {
  const busy = await api.person({ kind: 'provider', roles: ['provider_owner'], companyName: 'Busy Customs Broker' })
  await giveBrokerRecord(api, busy)
  const client = await api.person({ kind: 'seller', roles: ['seller_owner'], companyName: 'Yiwu Lamp Works' })
  const companyId = client.actor.companyId ?? ''
  const brokerCompanyId = busy.actor.companyId ?? ''
  await client.ok(customsDelegationGrant, { brokerCompanyId, validTo: '2098-12-31' })
  const many = (count: number, validTo: string) =>
    api.pool.query(
      `with made as (
         insert into company (id, no, region_id, parties, legal_name, country, verify_level, status, created_at, updated_at)
         select gen_random_uuid(), 'CO-' || $3 || n, c.region_id, c.parties, 'Client ' || n, 'CN', 2, 'active', c.created_at, c.created_at
         from company c, generate_series(1, $2::int) n where c.id = $1 returning id, region_id, created_at)
       insert into customs_delegation (id, region_id, company_id, broker_company_id, valid_to, created_at, created_by)
       select gen_random_uuid(), region_id, id, $4, $3::date, created_at, $5 from made`,
      [companyId, count, validTo, brokerCompanyId, busy.actor.userId],
    )
  await many(200, '2020-01-01')
  expect((await busy.ok(customsDelegations, {}))[0]).toMatchObject({ companyId, active: true })
  await many(200, '2099-12-31')
  expect((await busy.ok(customsDelegations, { active: true })).some(each => each.companyId === companyId)).toBe(false)
  const found = [{ companyId, companyName: 'Yiwu Lamp Works', active: true }]
  expect(await busy.ok(customsDelegations, { keyword: 'lamp', active: true })).toMatchObject(found)
  expect(await busy.ok(customsDelegations, { companyId })).toMatchObject(found)
  expect(await client.ok(customsDelegations, { keyword: 'busy' })).toMatchObject([{ brokerCompanyId }])
  expect(await client.ok(customsDelegations, { keyword: 'nobody' })).toEqual([])
})

describe('papers', () => {
  test('that the form has already are not asked for again, whoever brought them; both sides may read them', async () => {
    const shared = await api.person({ kind: 'provider', roles: ['provider_owner'] })
    await giveBrokerRecord(api, shared)
    const clerk = await api.person({ kind: 'seller', roles: ['seller_owner'] })
    await clerk.ok(customsDelegationGrant, {
      brokerCompanyId: shared.actor.companyId ?? '',
      validTo: '2099-12-31',
    })
    const fileId = await paper(clerk)
    const content = aDeclaration({ eDocs: [{ edocCode: '00000001', edocId: 'i.pdf', edocFormatType: 'US', fileId }] })
    const made = await clerk.ok(declarationFormCreate, { content, brokerCompanyId: shared.actor.companyId })
    const grants = () => counted('file_grant where file_id = $1 and company_id = $2', fileId, shared.actor.companyId)
    expect(await grants()).toBe(1)
    await shared.ok(declarationFormUpdate, { id: made.id, version: made.version, content })
    const foreign = { ...content, eDocs: content.eDocs.map(doc => ({ ...doc, fileId: uuidv7() })) }
    expect(
      await shared.call(declarationFormUpdate, { id: made.id, version: made.version + 1, content: foreign }),
    ).toMatchObject({ code: 'FT520400' })
  })
})

describe('amendments', () => {
  const audited = async () => {
    const { id, version } = await pushed()
    await desk.ok(declarationFormManualReceipt, {
      id,
      version,
      channel: 'G',
      noticeDate: api.clock.now.toISOString(),
      entryId: entryNo(),
      reason: 'by letter',
      fileIds: [await paper(desk)],
    })
    return detail(id)
  }

  test('what customs granted becomes the form’s', async () => {
    const { id, version } = await audited()
    const ask = {
      id,
      version,
      kind: 'modify' as const,
      reason: 'short_or_over' as const,
      explanation: 'one carton less',
    }
    const wrong = await seller.call(declarationFormRequestAmendment, {
      ...ask,
      changes: [{ path: 'head.constructor', after: 'x' }],
    })
    expect(wrong).toMatchObject({ code: 'FT520400' })
    const open = await seller.ok(declarationFormRequestAmendment, {
      ...ask,
      changes: [{ path: 'head.packNo', after: '119' }],
    })
    expect(
      await seller.call(declarationFormRequestAmendment, { ...ask, changes: [{ path: 'head.packNo', after: '1' }] }),
    ).toMatchObject({
      code: 'FT521003',
    })
    expect(await stranger.call(declarationAmendmentSubmit, { id: open.id, version: 0 })).toMatchObject({
      code: 'FT521404',
    })
    const sent = await seller.ok(declarationAmendmentSubmit, { id: open.id, version: open.version })
    await desk.ok(declarationAmendmentApprove, { id: sent.id, version: sent.version })
    const done = await detail(id)
    expect(done.content.head.packNo).toBe('119')
    expect(done.amendments).toMatchObject([
      { status: 'approved', changes: [{ path: 'head.packNo', before: '120', after: '119' }] },
    ])
  })

  test('the people of a side who work for the platform leave the decision to others', async () => {
    const { id, version } = await audited()
    const ask = { id, version, kind: 'withdraw' as const, reason: 'shut_out' as const, explanation: 'left on the quay' }
    const open = await seller.ok(declarationFormRequestAmendment, ask)
    const sent = await seller.ok(declarationAmendmentSubmit, { id: open.id, version: open.version })
    const both = await api.person({ kind: 'operator', roles: ['op_trade'] })
    await joinCompany(api, both, seller.actor.companyId)
    expect((await detail(id, both)).amendments).toMatchObject([{ ownStake: true, actions: [] }])
    expect((await detail(id, desk)).amendments).toMatchObject([{ ownStake: false, actions: ['approve', 'reject'] }])
    const step = { id: sent.id, version: sent.version }
    const answers = [
      await both.call(declarationAmendmentApprove, step),
      await both.call(declarationAmendmentReject, { ...step, remark: 'Customs says no' }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['USER_SERVICE530307', 'USER_SERVICE530307'])
    await desk.ok(declarationAmendmentApprove, step)
  })

  test('nor do they write down what customs said of it, or what was declared elsewhere', async () => {
    const { id, version } = await audited()
    const both = await api.person({ kind: 'operator', roles: ['op_trade'] })
    await joinCompany(api, both, seller.actor.companyId)
    const elsewhere = {
      ...{ content: form('LY-OFF-OWN'), entryId: entryNo(), declareDate: '2026-03-01', status: 'declaring' as const },
      companyId: seller.actor.companyId ?? '',
    }
    const made = await desk.ok(declarationFormOfflineCreate, { ...elsewhere, fileIds: [await paper(desk)] })
    const fileIds = [await paper(both)]
    const { companyName } = await detail(id, desk)
    const offered = await both.ok(declarationFormCompanies, { keyword: companyName ?? '' })
    expect(offered.filter(({ ownStake }) => ownStake).map(({ companyId }) => companyId)).toEqual([elsewhere.companyId])
    const receipt = { channel: 'R', noticeDate: api.clock.now.toISOString(), note: '', reason: 'by letter', fileIds }
    const answers = [
      await both.call(declarationFormManualReceipt, { id, version, ...receipt }),
      await both.call(declarationFormManualReceipt, { id: made.id, version: made.version, ...receipt }),
      await both.call(declarationFormOfflineUpdate, { ...elsewhere, id: made.id, version: made.version, fileIds }),
      await both.call(declarationFormOfflineCreate, { ...elsewhere, entryId: entryNo(), fileIds }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('USER_SERVICE530307'))
    expect(await detail(id, both)).toMatchObject({ ownStake: true })
    expect((await both.ok(declarationFormPage, { contractNo: 'LY-OFF-OWN' })).records).toMatchObject([
      { id: made.id, ownStake: true, actions: [] },
    ])
    expect(await detail(made.id, desk)).toMatchObject({
      ownStake: false,
      actions: ['offline_update', 'manual_receipt'],
    })
  })

  test('what was withdrawn is deleted', async () => {
    const { id, version } = await audited()
    const ask = { id, version, kind: 'withdraw' as const, reason: 'shut_out' as const, explanation: 'left on the quay' }
    const open = await seller.ok(declarationFormRequestAmendment, ask)
    const sent = await seller.ok(declarationAmendmentSubmit, { id: open.id, version: open.version })
    await desk.ok(declarationAmendmentApprove, { id: sent.id, version: sent.version })
    expect((await detail(id)).status).toBe('deleted')
  })

  const ASK = { kind: 'modify', reason: 'short_or_over', explanation: 'one carton less' } as const
  const ask = (form: { id: string; version: number }, changes: { path: string; after: string }[]) =>
    seller.raw(declarationFormRequestAmendment, { id: form.id, version: form.version, ...ASK, changes })

  test.each([
    [
      'nothing new',
      [{ path: 'head.packNo', after: '120' }],
      'FT520400',
      { path: 'changes.0.after', rule: 'unchanged' },
    ],
    [
      'the same field twice',
      [
        { path: 'head.packNo', after: '119' },
        { path: 'head.packNo', after: '118' },
      ],
      'FT520400',
      { path: 'changes.1.path', rule: 'duplicate' },
    ],
  ])('ask for a change: not for %s', async (_, changes, code, problem) => {
    expect(await ask(await audited(), changes)).toMatchObject({ code, data: { fieldErrors: [problem] } })
  })

  test.each([
    ['what is too long', [{ path: 'head.contractNo', after: 'x'.repeat(33) }], 'too_long'],
    ['signs that customs has not', [{ path: 'head.markNo', after: '😀' }], 'not_in_charset'],
    ['a code that is in no list', [{ path: 'head.wrapType', after: '77' }], 'not_in_list'],
    ['an emptied field that is needed', [{ path: 'head.tradeName', after: '' }], 'required'],
    ['a quantity without its total', [{ path: 'items[0].gQty', after: '1' }], 'line_total'],
  ])('are checked like the form: %s', async (_, changes, key) => {
    const answer = await ask(await audited(), changes)
    expect(answer).toMatchObject({
      code: 'FT521001',
      data: { issues: expect.arrayContaining([expect.objectContaining({ key })]) },
    })
  })

  test('are about an entry that customs has given a number', async () => {
    const { id, version } = await pushed()
    const noticeDate = api.clock.now.toISOString()
    const fileIds = [await paper(desk)]
    await desk.ok(declarationFormManualReceipt, { id, version, channel: 'G', noticeDate, reason: 'by letter', fileIds })
    const form = await detail(id)
    expect(form).toMatchObject({ status: 'audited', entryId: '' })
    expect(form.actions).not.toContain('request_amendment')
    expect((await ask(form, [{ path: 'head.packNo', after: '119' }])).code).toBe('MALL600403')
  })

  test('are changed and taken back as long as they are open, by their own side alone', async () => {
    const form = await audited()
    const open = await seller.ok(declarationFormRequestAmendment, {
      ...{ id: form.id, version: form.version, ...ASK },
      changes: [{ path: 'head.packNo', after: '119' }],
    })
    const target = { id: open.id, version: open.version }
    const other = { ...ASK, explanation: 'two cartons less', changes: [{ path: 'head.packNo', after: '118' }] }
    expect((await stranger.call(declarationAmendmentUpdate, { ...target, ...other })).code).toBe('FT521404')
    expect((await stranger.call(declarationAmendmentCancel, target)).code).toBe('FT521404')
    expect((await desk.call(declarationAmendmentCancel, target)).success).toBe(false)
    const wrong = { ...other, changes: [{ path: 'head.packNo', after: '120' }] }
    expect((await seller.call(declarationAmendmentUpdate, { ...target, ...wrong })).code).toBe('FT520400')
    const changed = await colleague.ok(declarationAmendmentUpdate, { ...target, ...other })
    expect((await seller.call(declarationAmendmentUpdate, { ...target, ...other })).code).toBe('FT510006')
    const [request] = (await detail(form.id)).amendments
    expect(request).toMatchObject({
      explanation: 'two cartons less',
      changes: [{ path: 'head.packNo', before: '120', after: '118' }],
      actions: ['submit', 'update', 'cancel'],
    })
    await seller.ok(declarationAmendmentCancel, { id: open.id, version: changed.version, remark: 'Not needed.' })
    const done = await detail(form.id)
    expect(done.amendments).toMatchObject([{ status: 'cancelled', remark: 'Not needed.', actions: [] }])
    expect(done.timeline.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['amendment_update', 'amendment_cancel']),
    )
    expect((await seller.call(declarationAmendmentSubmit, { id: open.id, version: changed.version + 1 })).code).toBe(
      'MALL600403',
    )
    // Another one may be asked for now.
    expect((await ask(done, [{ path: 'head.packNo', after: '117' }])).code).toBe('200')
  })

  test('are checked again when they are handed in, and leave a form that is checked as it stands now', async () => {
    const form = await audited()
    const open = await seller.ok(declarationFormRequestAmendment, {
      ...{ id: form.id, version: form.version, ...ASK },
      changes: [{ path: 'items[0].originCountry', after: 'VNM' }],
    })
    const sent = await seller.ok(declarationAmendmentSubmit, { id: open.id, version: open.version })
    await desk.ok(declarationAmendmentApprove, { id: sent.id, version: sent.version })
    await job()
    const done = await detail(form.id)
    expect(done.content.items[0]?.originCountry).toBe('VNM')
    expect(done.issues.map(({ key }) => key)).toContain('origin_not_china')
  })

  test('are not handed in without the operator’s card', async () => {
    const form = await audited()
    const open = await seller.ok(declarationFormRequestAmendment, {
      ...{ id: form.id, version: form.version, ...ASK },
      changes: [{ path: 'head.packNo', after: '119' }],
    })
    const companyId = seller.actor.companyId
    await api.pool.query(`update single_window_config set ic_card_no = '' where company_id = $1`, [companyId])
    try {
      const answer = await seller.call(declarationAmendmentSubmit, { id: open.id, version: open.version })
      expect(answer.code).toBe('FT521002')
    } finally {
      await api.pool.query('update single_window_config set ic_card_no = $2 where company_id = $1', [
        companyId,
        SETTINGS.icCardNo,
      ])
    }
  })

  describe('through the gateway', () => {
    // What other tests left to be sent goes out by itself.
    beforeEach(async () => {
      await job()
      for (const person of [seller, stranger, broker]) await person.ok(declarationFormTestConnection, {})
    })

    const KNITTED = '自主品牌|不享惠|针织|开衫|女式|棉100%|LANYUN|LY118||'
    const asked = async (explanation: string, kind: 'modify' | 'withdraw' = 'modify') => {
      const { id, version } = await played(`LY-${explanation.slice(0, 20)}`)
      const changes = kind === 'modify' ? [{ path: 'items[0].gModel', after: KNITTED }] : []
      const ask = { id, version, kind, reason: 'short_or_over' as const, explanation, changes }
      return { formId: id, open: await seller.ok(declarationFormRequestAmendment, ask) }
    }
    const handedIn = async (explanation: string, kind?: 'modify' | 'withdraw') => {
      const { formId, open } = await asked(explanation, kind)
      await seller.ok(declarationAmendmentSubmit, { id: open.id, version: open.version })
      return formId
    }
    const request = async (formId: string) => {
      const [amendment] = (await detail(formId)).amendments
      if (!amendment) throw new Error('nothing was asked')
      return amendment
    }
    const ran = async (seconds: number) => {
      await job()
      travel(seconds)
      await job()
    }

    test('a change goes out as a message of its own, is granted by customs, and becomes the form’s', async () => {
      const formId = await handedIn('one piece less')
      await ran(5)
      expect(await request(formId)).toMatchObject({
        status: 'submitted',
        receipts: [{ channel: 'S0', answer: 'taken' }],
      })
      await ran(5)
      const done = await detail(formId)
      expect(done.content.items[0]?.gModel).toBe(KNITTED)
      expect(done).toMatchObject({
        status: 'cleared',
        amendments: [{ status: 'approved', failure: null, actions: [] }],
      })
      // The form's own receipts and sending are as they were.
      expect(done.receipts.map(({ channel }) => channel)).toEqual(['S0', 'E1', 'L', 'G', 'P', 'R'])
      expect(done.clientSeqNo).not.toBe(done.amendments[0]?.clientSeqNo)
      expect(done.timeline.map(({ action }) => action)).toContain('amendment_receive_granted')
      const { rows } = await api.pool.query<{ message: string }>(
        'select message from declaration_push where client_seq_no = $1',
        [done.amendments[0]?.clientSeqNo],
      )
      expect(rows[0]?.message).toContain('<FieldCode>DecLists/DecList[1]/GModel</FieldCode>')
      expect(rows[0]?.message).toContain(`<EntryId>${done.entryId}</EntryId>`)
    })

    test('a withdrawal that customs grants deletes the entry', async () => {
      const formId = await handedIn('left on the quay', 'withdraw')
      await ran(10)
      expect(await detail(formId)).toMatchObject({ status: 'deleted', amendments: [{ status: 'approved' }] })
    })

    test.each([
      ['refused by customs', 'SIM-E no proof', 'rejected', ['S0', 'E']],
      ['told out of order and twice', 'SIM-O', 'approved', ['S0', 'P']],
      ['a code that nobody knows moves nothing', 'SIM-U', 'submitted', ['S0', 'Q7']],
    ] as const)('%s', async (_, explanation, status, channels) => {
      const formId = await handedIn(explanation)
      await ran(5)
      await ran(10)
      const done = await request(formId)
      expect(done.status).toBe(status)
      expect(done.receipts.map(({ channel }) => channel)).toEqual(channels)
    })

    test('what the client refuses comes back with its words and is handed in again, under a number of its own', async () => {
      const formId = await handedIn('SIM-F1 once')
      await ran(5)
      const failed = await request(formId)
      expect(failed).toMatchObject({ status: 'open', failure: 'SIM-F1', actions: ['submit', 'update', 'cancel'] })
      await seller.ok(declarationAmendmentSubmit, { id: failed.id, version: failed.version })
      const again = await request(formId)
      expect(again).toMatchObject({ status: 'submitted', failure: null })
      expect(again.clientSeqNo).not.toBe(failed.clientSeqNo)
    })

    test('without an answer it is open again, and a late one still counts', async () => {
      const formId = await handedIn('SIM-L')
      await ran(11 * 60)
      expect(await request(formId)).toMatchObject({ status: 'open', failure: 'no_answer' })
      await ran(60)
      expect(await request(formId)).toMatchObject({ status: 'approved', failure: null })
    })

    test('taken back after it came to nothing, it is granted all the same where customs did so', async () => {
      const formId = await handedIn('SIM-L taken back')
      await ran(11 * 60)
      const { id, version, status } = await request(formId)
      expect(status).toBe('open')
      await seller.ok(declarationAmendmentCancel, { id, version })
      await ran(60)
      const done = await detail(formId)
      expect(done.amendments).toMatchObject([{ status: 'approved' }])
      expect(done.content.items[0]?.gModel).toBe(KNITTED)
    })

    test('a decision against what a person wrote down changes nothing and waits for the desk', async () => {
      const formId = await handedIn('by letter as well')
      await job()
      const { id, version } = await request(formId)
      await desk.ok(declarationAmendmentReject, { id, version, remark: 'by letter' })
      await ran(10)
      const done = await detail(formId)
      expect(done.amendments).toMatchObject([{ status: 'rejected', remark: 'by letter' }])
      expect(done.content.items[0]?.gModel).not.toBe(KNITTED)
      const { records } = await desk.ok(customsReceiptPage, { handled: false })
      expect(records).toContainEqual(expect.objectContaining({ problem: 'contradicts', formId, channel: 'P' }))
    })

    test('decided before it went out, it is not sent any more', async () => {
      const formId = await handedIn('too late')
      const { id, version, clientSeqNo } = await request(formId)
      await desk.ok(declarationAmendmentReject, { id, version, remark: 'by letter' })
      const { arrived, ports: other } = brittle({})
      await drainPushes(step, other)
      expect(arrived).not.toContain(clientSeqNo)
    })

    test.each([
      ['before it arrived', { before: true }],
      ['after it arrived', { after: true }],
    ])('cut off %s, it is there once', async (_, cut) => {
      const formId = await handedIn('cut off')
      const { arrived, ports: cutPorts } = brittle(cut)
      await drainPushes(step, cutPorts)
      Object.assign(cut, { before: false, after: false })
      for (let tick = 0; tick < 2; tick++) {
        travel(3_600)
        await drainPushes(step, cutPorts)
      }
      expect(arrived).toEqual([(await request(formId)).clientSeqNo])
    })

    test('what never arrives is given up and said', async () => {
      const formId = await handedIn('never')
      const { ports: dead } = brittle({ before: true })
      for (let tick = 0; tick < 9; tick++) {
        await drainPushes(step, dead)
        travel(3_600)
      }
      expect(await request(formId)).toMatchObject({
        ...{ status: 'open', failure: 'not_delivered' },
        actions: ['submit', 'update', 'cancel'],
      })
    })

    test('nobody hands in without a sender that was tested within a day', async () => {
      const { open } = await asked('untested')
      travel(25 * 3_600)
      const target = { id: open.id, version: open.version }
      expect((await seller.call(declarationAmendmentSubmit, target)).code).toBe('FT521002')
    })
  })
})
