import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plug } from '@tradeport/compose/api'
import {
  MAX_REPORTS,
  aReportSendInput,
  reportPage,
  reportReopen,
  reportResolve,
  reportSend,
  reportStatusCount,
} from '@tradeport/domain/reporting/contract'
import { MAX_GROUPS } from '@tradeport/domain/reporting/rules'
import { REGIONS } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { reportingServer, type ReportingPorts } from './index'
import { tidyReports } from './report.handlers'

const DAY_MS = 86_400_000
let api: TestApi
let support: Caller
let auditor: Caller

beforeAll(async () => {
  api = await startModuleApi([plug(reportingServer, { personNames })])
  support = await api.person({ kind: 'operator', roles: ['op_cs'] })
  auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
})
afterAll(() => api.close())

const personNames: ReportingPorts['personNames'] = async (_ctx, ids) =>
  new Map(ids.map(id => [id, id === support.actor.userId ? 'Lin' : 'Somebody else']))

let build = 0
/** A version of its own for each test. */
const nextBuild = () => `b${(build += 1)}`
const send = (over: Parameters<typeof aReportSendInput>[0], reports?: object[]) =>
  api.visitor.raw(reportSend, { ...aReportSendInput(over), ...(reports ? { reports } : {}) })
const groups = async (keyword: string, caller = support) =>
  (await caller.ok(reportPage, { pageNum: 1, pageSize: 50, keyword })).records
const only = async (keyword: string) => {
  const [group] = await groups(keyword)
  if (!group) throw new Error('no group')
  return group
}

describe('what is reported', () => {
  it('is grouped by code, front-end and version, with counts, places and times', async () => {
    const mine = nextBuild()
    const started = api.clock.now
    await send({ build: mine, frontEnd: 'buyer' }, [
      { kind: 'call', code: 'SYS900001', place: 'trading.orderPage', count: 3 },
      { kind: 'call', code: 'SYS900001', place: 'trading.orderDetail' },
      { kind: 'call', code: 'HTTP502', place: 'trading.orderPage' },
    ])
    api.clock.now = new Date(started.getTime() + 60_000)
    await send({ build: mine, frontEnd: 'buyer' })
    await send({ build: mine, frontEnd: 'seller' })
    await send({ build: nextBuild(), frontEnd: 'buyer' })
    const found = await groups(mine)
    expect(found.map(({ code, frontEnd, count }) => [code, frontEnd, count])).toEqual([
      ['SYS900001', 'seller', 1],
      ['SYS900001', 'buyer', 5],
      ['HTTP502', 'buyer', 1],
    ])
    const group = found[1]
    expect(group).toMatchObject({
      kind: 'call',
      build: mine,
      status: 'open',
      actions: ['resolve'],
      places: [
        { place: 'trading.orderPage', count: 4 },
        { place: 'trading.orderDetail', count: 1 },
      ],
      firstSeenAt: started.toISOString(),
      lastSeenAt: new Date(started.getTime() + 60_000).toISOString(),
    })
    expect(group?.meaning).not.toBe('')
    expect(found[2]?.meaning).toBe('')
    api.clock.now = started
  })

  it('keeps neither messages of the API nor what names a person', async () => {
    const mine = nextBuild()
    await send({ build: mine }, [
      { kind: 'call', code: 'SYS900001', place: 'x.y', message: 'Ann Lee, ann@example.com' },
      {
        kind: 'script',
        code: 'SCRIPT',
        place: 'index-a.js:1:2',
        message: 'no mail for ann@example.com, +86 138 0013 8000',
      },
    ])
    const found = await groups(mine)
    expect(found.map(({ code, message }) => [code, message]).sort()).toEqual([
      ['SCRIPT', 'no mail for *, *'],
      ['SYS900001', ''],
    ])
  })

  it('needs no token and no key, and says nothing about who sent it', async () => {
    const mine = nextBuild()
    expect((await support.call(reportSend, aReportSendInput({ build: mine }))).code).toBe('200')
    const rows = await api.pool.query('select created_by, updated_by from report_group where build = $1', [mine])
    expect(rows.rows).toEqual([{ created_by: null, updated_by: null }])
  })

  it.each([
    ['no reports', { reports: [] }],
    ['too many', { reports: Array.from({ length: MAX_REPORTS + 1 }, () => ({ kind: 'call', code: 'a', place: 'b' })) }],
    ['an unknown front-end', { frontEnd: 'menu' }],
    ['a version that is a sentence', { build: 'Ann Lee said so' }],
    ['a code that is a script', { reports: [{ kind: 'call', code: '<script>', place: 'b' }] }],
    ['a place with a query', { reports: [{ kind: 'call', code: 'a', place: '/orders?name=ann' }] }],
    ['a message beyond its limit', { reports: [{ kind: 'script', code: 'a', place: 'b', message: 'x'.repeat(301) }] }],
    ['a count that is none', { reports: [{ kind: 'call', code: 'a', place: 'b', count: 0 }] }],
  ])('%s is refused', async (_name, over) => {
    const answer = await api.visitor.raw(reportSend, { ...aReportSendInput(), ...over })
    expect(answer.code).toBe('MALL600400')
  })

  it('stays in its region', async () => {
    const mine = nextBuild()
    await api.visitor.call(reportSend, aReportSendInput({ build: mine }), { region: REGIONS.demo })
    expect(await groups(mine)).toEqual([])
  })

  it('of many pages at once is counted once each', async () => {
    const mine = nextBuild()
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        send({ build: mine }, [
          { kind: 'call', code: n % 2 ? 'A1' : 'B1', place: 'x.y' },
          { kind: 'call', code: n % 2 ? 'B1' : 'A1', place: 'x.y' },
        ]),
      ),
    )
    expect((await groups(mine)).map(({ code, count }) => [code, count]).sort()).toEqual([
      ['A1', 12],
      ['B1', 12],
    ])
  })
})

describe('the operators’ list', () => {
  it('is searched by code, place, version and message, and a wildcard is a letter', async () => {
    const mine = nextBuild()
    await send({ build: mine }, [
      { kind: 'render', code: 'RENDER', place: '/needle/:id', message: 'haystack 100% lost' },
      { kind: 'call', code: 'NEEDLE7', place: 'x.y' },
    ])
    expect((await groups('/NEEDLE/')).map(row => row.code)).toEqual(['RENDER'])
    expect((await groups('needle7')).map(row => row.code)).toEqual(['NEEDLE7'])
    expect((await groups('100%')).map(row => row.code)).toEqual(['RENDER'])
    expect(await groups('1_0%')).toEqual([])
  })

  it('is filtered, sorted and counted by status', async () => {
    const mine = nextBuild()
    await send({ build: mine, frontEnd: 'portal' }, [{ kind: 'call', code: 'FEW', place: 'x' }])
    await send({ build: mine, frontEnd: 'h5' }, [{ kind: 'script', code: 'MANY', place: 'x', count: 9 }])
    const page = async (over: object) =>
      (await support.ok(reportPage, { pageNum: 1, pageSize: 10, keyword: mine, ...over })).records.map(row => row.code)
    expect(await page({ sort: '-count' })).toEqual(['MANY', 'FEW'])
    expect(await page({ frontEnd: 'portal' })).toEqual(['FEW'])
    expect(await page({ kind: 'script' })).toEqual(['MANY'])
    expect(await page({ status: 'resolved' })).toEqual([])
    expect(await support.ok(reportStatusCount, { keyword: mine })).toEqual({ all: 2, open: 2 })
  })

  it('keeps what was refused for a known reason apart from faults', async () => {
    const mine = nextBuild()
    await send({ build: mine }, [
      { kind: 'call', code: 'UPT400003', place: 'x.y' },
      { kind: 'call', code: 'SYS900001', place: 'x.y' },
    ])
    expect((await groups(mine)).map(({ code }) => code)).toEqual(['SYS900001'])
    const tab = { keyword: mine, status: 'refused' } as const
    const { records } = await support.ok(reportPage, { pageNum: 1, pageSize: 50, ...tab })
    expect(records).toMatchObject([{ code: 'UPT400003', kind: 'refusal', status: 'refused', actions: [] }])
    expect(await support.ok(reportStatusCount, { keyword: mine })).toEqual({ all: 1, open: 1, refused: 1 })
    const calls = { keyword: mine, kind: 'call' } as const
    expect(await support.ok(reportStatusCount, calls)).toEqual({ all: 1, open: 1, refused: 1 })
    const { id = '', version = 0 } = records[0] ?? {}
    expect((await support.call(reportResolve, { id, version })).code).toBe('MALL600403')
  })

  it('is for operators alone, and only some of them resolve', async () => {
    const mine = nextBuild()
    await send({ build: mine })
    const group = await only(mine)
    const buyer = await api.person({ kind: 'buyer' })
    expect((await buyer.call(reportPage, { pageNum: 1, pageSize: 10 })).code).toBe('gateway.400019')
    expect((await api.visitor.call(reportPage, { pageNum: 1, pageSize: 10 })).code).toBe('global400001')
    expect((await groups(mine, auditor))[0]?.actions).toEqual([])
    expect((await auditor.call(reportResolve, { id: group.id, version: 0 })).code).toBe('MALL600403')
  })

  it.each([
    ['report_group_last', 'order by last_seen_at desc, id desc'],
    ['report_group_count', 'order by count desc, id desc'],
    ['report_group_first', 'order by first_seen_at desc, id desc'],
    ['report_group_status_last', "and status = 'open' order by last_seen_at desc, id desc"],
  ])('uses %s', async (index, rest) => {
    const client = await api.pool.connect()
    try {
      await client.query('set enable_seqscan = off; set enable_sort = off')
      const plan = await client.query(`explain select * from report_group where region_id = '1' ${rest} limit 20`)
      expect(JSON.stringify(plan.rows)).toContain(index)
    } finally {
      client.release(true)
    }
  })
})

describe('resolving', () => {
  it('closes a group for its version, can be taken back, and old tabs do not open it again', async () => {
    const mine = nextBuild()
    await send({ build: mine })
    const group = await only(mine)
    const done = await support.ok(reportResolve, { id: group.id, version: group.version })
    expect(done).toMatchObject({ status: 'resolved', version: 1 })
    expect((await support.call(reportResolve, { id: group.id, version: 0 })).code).toBe('FT510006')
    await send({ build: mine })
    await api.inside(tidyReports, support.actor)
    expect(await only(mine)).toMatchObject({ status: 'resolved', count: 2, actions: ['reopen'] })
    expect(await only(mine)).toMatchObject({ resolvedAt: api.clock.now.toISOString(), resolvedByName: 'Lin' })
    await support.ok(reportReopen, { id: group.id, version: 1 })
    expect(await only(mine)).toMatchObject({ status: 'open', resolvedAt: null, resolvedByName: null })
  })

  it('what comes back after a day is open again', async () => {
    const mine = nextBuild()
    const started = api.clock.now
    await send({ build: mine })
    const group = await only(mine)
    await support.ok(reportResolve, { id: group.id, version: 0 })
    api.clock.now = new Date(started.getTime() + DAY_MS + 60_000)
    await send({ build: mine })
    await api.api.jobs.run('reporting.tidy')
    api.clock.now = started
    expect(await only(mine)).toMatchObject({ status: 'open', count: 2 })
  })
})

describe('bounds', () => {
  it('what was refused goes after a month', async () => {
    const mine = nextBuild()
    const started = api.clock.now
    await send({ build: mine }, [{ kind: 'call', code: 'UPT400003', place: 'x', count: 2 }])
    const keptAfter = async (days: number) => {
      api.clock.now = new Date(started.getTime() + days * DAY_MS)
      await api.api.jobs.run('reporting.tidy')
      api.clock.now = started
      return (await support.ok(reportStatusCount, { keyword: mine }))['refused'] ?? 0
    }
    expect([await keptAfter(29), await keptAfter(31)]).toEqual([1, 0])
  })

  it('what was seen once goes after a week, what goes on stays', async () => {
    const mine = nextBuild()
    const started = api.clock.now
    await send({ build: mine }, [{ kind: 'call', code: 'ONCE', place: 'x' }])
    await send({ build: mine }, [{ kind: 'call', code: 'TWICE', place: 'x', count: 2 }])
    api.clock.now = new Date(started.getTime() + 8 * DAY_MS)
    await api.api.jobs.run('reporting.tidy')
    api.clock.now = started
    expect((await groups(mine)).map(row => row.code)).toEqual(['TWICE'])
    api.clock.now = new Date(started.getTime() + 91 * DAY_MS)
    await api.api.jobs.run('reporting.tidy')
    api.clock.now = started
    expect(await groups(mine)).toEqual([])
  })

  it('a region takes in no further kinds of faults beyond the limit, but goes on counting those it knows', async () => {
    const region = REGIONS.chongqing
    await api.pool.query(
      `insert into report_group select gen_random_uuid(), $1, 'open', 0, 'call', 'FILL' || n, 'buyer', 'full', '', 'f' || n, '[]', 1,
        now(), now(), null, now(), now() from generate_series(1, $2) as n`,
      [region.regionId, MAX_GROUPS - 1],
    )
    const one = aReportSendInput({ build: 'full' })
    const two = aReportSendInput({ build: 'over' })
    expect((await api.visitor.ok(reportSend, one, { region })).accepted).toBe(1)
    expect((await api.visitor.ok(reportSend, two, { region })).accepted).toBe(0)
    const refused = { ...two, reports: [{ kind: 'call' as const, code: 'MALL600403', place: 'x.y' }] }
    expect((await api.visitor.ok(reportSend, refused, { region })).accepted).toBe(1)
    expect((await api.visitor.ok(reportSend, one, { region })).accepted).toBe(1)
  })
})
