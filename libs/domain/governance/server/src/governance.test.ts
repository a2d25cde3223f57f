import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditDetail,
  auditEntityTypes,
  auditExport,
  auditPage,
  auditStatusCount,
  auditVerify,
} from '@tradeport/domain/governance/contract'
import { changePassword, companyDetail, updatePreferences } from '@tradeport/domain/identity/contract'
import { reportPage, reportResolve, reportSend, aReportSendInput } from '@tradeport/domain/reporting/contract'
import { ALL_REGIONS, REGIONS } from '@tradeport/kernel/config'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { sql, type SQL } from 'drizzle-orm'
import { sealAudit } from './audit-chain'
import { auditRows } from './audit.repository'

let api: TestApi
let auditor: Caller
let support: Caller

beforeAll(async () => {
  api = await startTestApi()
  auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
  support = await api.person({ kind: 'operator', roles: ['op_cs', 'op_super'] })
})
afterAll(() => api.close())

const page = { pageNum: 1, pageSize: 20 } as const
const found = async (filter: object, reader = auditor) => (await reader.ok(auditPage, { ...page, ...filter })).records

let number = 0
/** A row as a handler writes it, under a number of its own. */
async function aRow(over: Record<string, unknown> = {}, as = support): Promise<string> {
  const entityNo = `DOC-${(number += 1)}`
  await api.inside(
    ctx => ctx.audit({ action: 'product:approve', entityType: 'product', entityId: `p${number}`, entityNo, ...over }),
    as.actor,
  )
  return entityNo
}

describe('what is written', () => {
  it('is only what differs, with secrets masked', async () => {
    const { companyId } = (await api.person({ kind: 'buyer', companyName: 'Harbor Trading' })).actor
    const keyword = await aRow({
      before: { status: 'review', title: 'Same', password: 'Old1', tags: ['a'] },
      after: { status: 'on_sale', title: 'Same', password: 'New1', tags: ['a', 'b'] },
      reason: 'Papers are complete',
      companyId,
    })
    const [row] = await found({ keyword })
    expect(row).toMatchObject({
      action: 'product:approve',
      actorKind: 'operator',
      actorUserId: support.actor.userId,
      companyName: 'Harbor Trading',
      reason: 'Papers are complete',
      status: 'ok',
      sealed: false,
    })
    expect(row?.changes).toHaveLength(3)
    expect(row?.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', before: 'review', after: 'on_sale' },
        { field: 'password', before: '•••', after: '•••' },
        { field: 'tags', before: '["a"]', after: '["a","b"]' },
      ]),
    )
  })

  it('goes with what it tells of when that is rolled back', async () => {
    const entityNo = `DOC-${(number += 1)}`
    await expect(
      api.inside(async ctx => {
        await ctx.audit({ action: 'product:approve', entityType: 'product', entityId: 'gone', entityNo })
        throw new Error('too late')
      }),
    ).rejects.toThrow('too late')
    expect(await found({ keyword: entityNo })).toEqual([])
  })

  it('is there for every change by an operator, whatever its handler says', async () => {
    const stranger = await api.person({ kind: 'operator', roles: ['op_content'] })
    await stranger.ok(changePassword, { current: 'Passw0rd!', next: 'Other0ne!' })
    const [row] = await found({ actorUserId: stranger.actor.userId })
    expect(row).toMatchObject({ action: 'identity.changePassword' })
    expect(JSON.stringify(row)).not.toMatch(/Passw0rd|Other0ne/)
  })

  it('leaves out what concerns nobody but the caller, and what buyers do', async () => {
    const quiet = await api.person({ kind: 'operator', roles: ['op_content'] })
    await quiet.ok(updatePreferences, { locale: 'de_DE' })
    const buyer = await api.person({ kind: 'buyer' })
    await buyer.ok(changePassword, { current: 'Passw0rd!', next: 'Other0ne!' })
    expect(await found({ actorUserId: quiet.actor.userId })).toEqual([])
    expect(await found({ actorUserId: buyer.actor.userId })).toEqual([])
  })

  it('is written once by a handler that has more to tell', async () => {
    await api.visitor.raw(reportSend, aReportSendInput({ build: 'audited' }))
    const [group] = (await support.ok(reportPage, { ...page, keyword: 'audited' })).records
    if (!group) throw new Error('no report')
    await support.ok(reportResolve, { id: group.id, version: group.version })
    const rows = await found({ keyword: group.id })
    expect(rows.map(({ action }) => action)).toEqual(['report:resolve'])
  })

  it('names the program that was used, as far as it says so', async () => {
    await api.visitor.raw(reportSend, aReportSendInput({ build: 'agent' }))
    const [group] = (await support.ok(reportPage, { ...page, keyword: 'agent' })).records
    const headers = { 'user-agent': `Loom/1.0 ${'x'.repeat(900)}` }
    await support.ok(reportResolve, { id: group?.id ?? '', version: group?.version ?? 0 }, { headers })
    const [row] = await found({ keyword: group?.id ?? '' })
    expect(row?.userAgent).toMatch(/^Loom\/1\.0 x{20,400}$/)
  })

  it('tells of what an operator tried and was not let, though nothing else is left of it', async () => {
    const stranger = await api.person({ kind: 'operator', roles: ['op_content'] })
    const id = '019a0000-0000-7000-8000-000000000001'
    expect((await stranger.raw(reportResolve, { id, version: 0 })).code).toBe('gateway.400019')
    const [row] = await found({ actorUserId: stranger.actor.userId, status: 'denied' })
    expect(row).toMatchObject({
      action: 'reporting.reportResolve',
      entityType: 'report',
      entityId: id,
      status: 'denied',
    })
    expect(row?.changes).toEqual([{ field: 'answer', before: null, after: 'gateway.400019' }])
    expect((await found({ keyword: id })).map(({ id: seq }) => seq)).toEqual([row?.id])
  })

  it('tells of what failed for the state of a document, and not of wrong fields', async () => {
    await api.visitor.raw(reportSend, aReportSendInput({ build: 'refused' }))
    const [group] = (await support.ok(reportPage, { ...page, keyword: 'refused' })).records
    if (!group) throw new Error('no report')
    expect((await support.call(reportResolve, { id: group.id, version: 99 })).code).toBe('FT510006')
    await support.raw(reportResolve, { id: 'x' })
    const rows = await found({ keyword: group.id })
    expect(rows.map(row => [row.status, row.changes.map(({ after }) => after)])).toEqual([['failed', ['FT510006']]])
  })

  it('is not filled by whoever knocks at every door', async () => {
    const stranger = await api.person({ kind: 'operator', roles: ['op_content'] })
    for (let n = 0; n < 30; n += 1) await stranger.raw(reportResolve, { id: `guess-${n}`, version: 0 })
    const mine = { actorUserId: stranger.actor.userId ?? '' }
    expect(await auditor.ok(auditPage, { ...page, ...mine })).toMatchObject({ total: 20 })
    const { now } = api.clock
    api.clock.now = new Date(now.getTime() + 61_000)
    await stranger.raw(reportResolve, { id: 'later', version: 0 })
    expect(await auditor.ok(auditPage, { ...page, ...mine })).toMatchObject({ total: 21 })
    api.clock.now = now
  })

  it('tells once that an operator has looked at a company, and says which', async () => {
    const seller = await api.person({ kind: 'seller' })
    const { companyId } = seller.actor
    const reviewer = await api.person({ kind: 'operator', roles: ['op_reviewer'] })
    for (let n = 0; n < 2; n += 1) await reviewer.ok(companyDetail, { id: companyId ?? '' })
    const rows = await found({ companyId, actorUserId: reviewer.actor.userId })
    expect(rows).toMatchObject([{ action: 'identity.companyDetail', entityType: 'company', companyId, status: 'ok' }])
    expect(rows[0]?.entityNo).not.toBeNull()
  })

  it('is not changed, removed or emptied by any statement', async () => {
    await aRow()
    await api.inside(sealAudit)
    for (const statement of [
      "update audit_log set reason = 'x'",
      'delete from audit_log',
      'truncate audit_log cascade',
      "update audit_seal set hash = ''",
      'truncate audit_seal',
    ])
      await expect(api.pool.query(statement)).rejects.toThrow('append-only')
  })
})

describe('who reads', () => {
  it('auditors and the head of the platform, nobody else', async () => {
    const others: Caller[] = [
      await api.person({ kind: 'operator', roles: ['op_region_admin', 'op_reviewer', 'op_trade', 'op_finance'] }),
    ]
    for (const other of others) {
      for (const endpoint of [auditPage, auditStatusCount, auditExport, auditVerify, auditEntityTypes])
        expect(await other.raw(endpoint, page)).toMatchObject({ code: 'gateway.400019', success: false })
      expect(await other.raw(auditDetail, { id: '1' })).toMatchObject({ code: 'gateway.400019' })
    }
    for (const kind of ['buyer', 'seller', 'provider'] as const)
      expect(await (await api.person({ kind })).raw(auditPage, page)).toMatchObject({ code: 'gateway.400019' })
    expect(await api.visitor.raw(auditPage, page)).toMatchObject({ code: 'global400001' })
  })

  it('sees the region of the call, and of others only what they serve', async () => {
    const keyword = await aRow()
    const [row] = await found({ keyword })
    const id = row?.id ?? ''
    const elsewhere = { region: REGIONS.chongqing }
    expect((await auditor.ok(auditPage, { ...page, keyword }, elsewhere)).records).toEqual([])
    expect((await auditor.ok(auditDetail, { id }, elsewhere)).entityNo).toBe(keyword)
    const local = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
      local.actor.userId,
      [REGIONS.chongqing.regionId],
    ])
    expect(await local.call(auditDetail, { id }, elsewhere)).toMatchObject({ code: 'MALL600404' })
    const all = await local.ok(auditPage, { ...page, keyword, scope: 'all' }, elsewhere)
    expect(all.records).toEqual([])
  })

  it('finds in one list what stands in the logs of several regions, in the order of time', async () => {
    const entityId = `role-${(number += 1)}`
    const act = { action: 'role:update', entityType: 'role', entityId }
    const places = [REGIONS.chongqing, REGIONS.guangzhou, REGIONS.chongqing]
    for (const [at, { regionId }] of places.entries())
      await api.inside(
        ctx => ctx.inRegion(regionId).audit({ ...act, result: at === 1 ? 'denied' : 'ok', reason: String(at) }),
        support.actor,
      )
    const across = { keyword: entityId, scope: 'all' } as const
    expect(await found({ keyword: entityId })).toEqual([])
    const rows = await found(across)
    expect(rows.map(({ regionId, reason }) => [regionId, reason])).toEqual(
      [...places.entries()].reverse().map(([at, { regionId }]) => [regionId, String(at)]),
    )
    const second = await auditor.ok(auditPage, { ...across, pageNum: 2, pageSize: 2, sort: 'at' })
    expect(second.records.map(({ reason }) => reason)).toEqual(['2'])
    expect(second.total).toBe(3)
    expect(await auditor.ok(auditStatusCount, across)).toEqual({ ok: 2, denied: 1, all: 3 })
    expect((await auditor.ok(auditEntityTypes, { scope: 'all' })).entityTypes).toContain('role')
    const { content } = await auditor.download(auditExport, across)
    const [, ...lines] = (await readXlsx(new Uint8Array(content))).sheets[0]?.rows ?? []
    expect(lines.map(line => line[5])).toEqual(['Chongqing', 'Guangzhou', 'Chongqing'])
  })

  it('reads of each region only the newest rows, along its index', async () => {
    const plan = await api.inside(async ctx => {
      const asked: SQL[] = []
      const execute = ctx.db.execute.bind(ctx.db)
      const db = new Proxy(ctx.db, {
        get: (target, name) =>
          name === 'execute' ? (query: SQL) => (asked.push(query), execute(query)) : Reflect.get(target, name),
      })
      const regionIds = ALL_REGIONS.map(({ regionId }) => regionId)
      await auditRows({ ...ctx, db, region: ctx.region }, { regionIds, pageNum: 1, pageSize: 20 })
      for (const setting of ['enable_seqscan', 'enable_bitmapscan'])
        await execute(sql.raw(`set local ${setting} = off`))
      const { rows } = await execute<{ 'QUERY PLAN': string }>(sql`explain ${asked[0]}`)
      return rows.map(row => row['QUERY PLAN']).join('\n')
    })
    expect(plan.match(/Index Scan Backward using audit_log_region_at on audit_log/g)).toHaveLength(ALL_REGIONS.length)
  })

  it('leaves a trace when rows are taken away or the chain is walked', async () => {
    const second = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    const file = await second.download(auditExport, { keyword: await aRow() })
    expect(file.mime).toContain('spreadsheet')
    await second.ok(auditVerify, {})
    const rows = await found({ actorUserId: second.actor.userId })
    expect(rows.map(({ action }) => action)).toEqual(['governance.auditVerify', 'governance.auditExport'])
  })
})

describe('the words of the log', () => {
  const german = { locale: 'de_DE' } as const

  it('head the file, and say acts, kinds of documents, people and results in the reader’s language and zone', async () => {
    api.clock.now = new Date('2026-03-11T16:00:00.000Z')
    const entityNo = await aRow({ reason: 'Geprüft' })
    api.clock.now = new Date('2026-03-10T02:00:00.000Z')
    const reader = await api.person({ kind: 'operator', roles: ['op_auditor'], timeZone: 'Asia/Shanghai' })
    const { content } = await reader.download(auditExport, { keyword: entityNo }, german)
    const [head, row] = (await readXlsx(new Uint8Array(content))).sheets[0]?.rows ?? []
    expect(head).toEqual(expect.arrayContaining(['Wann (Asia/Shanghai)', 'Wer', 'Aktion', 'Ergebnis']))
    expect(row).toEqual(
      expect.arrayContaining(['2026-03-12 00:00:00', 'Produkte: Genehmigen', 'Produkte', entityNo, 'Ausgeführt']),
    )
  })

  it('find rows by the kind of document, in the language of who searches', async () => {
    const entityNo = await aRow({ action: 'banner:create', entityType: 'banner' })
    const numbers = async (keyword: string) =>
      (await auditor.ok(auditPage, { ...page, keyword }, german)).records.map(row => row.entityNo)
    expect(await numbers('bann')).toContain(entityNo)
    expect(await numbers('produkte')).not.toContain(entityNo)
  })

  it('find rows by what was done, in the language of who searches', async () => {
    const claimed = await aRow({ action: 'registration:take_over', entityType: 'registration' })
    const refused = await aRow({ action: 'certificate:reject', entityType: 'certificate' })
    const numbers = async (keyword: string, locale: 'de_DE' | 'en_US' = 'de_DE') =>
      (await auditor.ok(auditPage, { ...page, keyword }, { locale })).records.map(row => row.entityNo)
    expect(await numbers('übernehm')).toContain(claimed)
    expect(await numbers('übernehm')).not.toContain(refused)
    expect(await numbers('Take over', 'en_US')).toContain(claimed)
    // A document and what was done with it, as the list says them.
    expect(await numbers('Certificates: Reject', 'en_US')).toEqual([refused])
    expect(await numbers('take over')).not.toContain(claimed)
  })
})

describe('how rows are found', () => {
  it('by number, id, person, company, kind, result and day of the reader', async () => {
    const companyId = '01920000-0000-7000-8000-0000000c0ffe'
    const person = await api.person({ kind: 'operator', roles: ['op_trade'], timeZone: 'Asia/Shanghai' })
    api.clock.now = new Date('2026-03-11T15:59:59.000Z')
    const first = await aRow({ companyId, entityType: 'order', result: 'denied' }, person)
    api.clock.now = new Date('2026-03-11T16:00:00.000Z')
    const second = await aRow({ companyId, entityType: 'inquiry' }, person)
    api.clock.now = new Date('2026-03-10T02:00:00.000Z')
    const reader = await api.person({ kind: 'operator', roles: ['op_auditor'], timeZone: 'Asia/Shanghai' })
    const numbers = async (filter: object) => (await found(filter, reader)).map(({ entityNo }) => entityNo)
    expect(await numbers({ companyId })).toEqual([second, first])
    expect(await numbers({ companyId, sort: 'at' })).toEqual([first, second])
    expect(await numbers({ companyId, entityType: 'order' })).toEqual([first])
    expect(await numbers({ companyId, status: 'denied' })).toEqual([first])
    expect(await numbers({ companyId, from: '2026-03-12' })).toEqual([second])
    expect(await numbers({ companyId, to: '2026-03-11' })).toEqual([first])
    expect(await numbers({ actorUserId: person.actor.userId })).toEqual([second, first])
    expect(await auditor.ok(auditStatusCount, { companyId })).toEqual({ all: 2, ok: 1, denied: 1 })
    expect((await auditor.ok(auditEntityTypes, {})).entityTypes).toEqual(expect.arrayContaining(['inquiry', 'order']))
  })

  it.each([
    [{ keyword: 'x'.repeat(101) }, 'keyword'],
    [{ actorUserId: 'me' }, 'actorUserId'],
    [{ from: '11.03.2026' }, 'from'],
    [{ status: 'maybe' }, 'status'],
    [{ pageSize: 0 }, 'pageSize'],
  ])('%j is refused at its field', async (input, path) => {
    const answer = await auditor.raw(auditPage, { ...page, ...input })
    expect(answer).toMatchObject({ success: false, data: { fieldErrors: [{ path }] } })
  })
})

describe('the chain', () => {
  const seal = () => api.inside(sealAudit)
  /** As somebody would who has the database in hand. */
  async function past(statement: string, values: unknown[] = []): Promise<void> {
    const client = await api.pool.connect()
    try {
      await client.query("set session_replication_role = 'replica'")
      await client.query(statement, values)
    } finally {
      await client.query("set session_replication_role = 'origin'")
      client.release()
    }
  }

  it('holds, day by day and as a whole, and names what has no link yet', async () => {
    await aRow()
    await seal()
    const sealed = await auditor.ok(auditVerify, {})
    expect(sealed).toMatchObject({ fault: null })
    expect(sealed.checked).toBeGreaterThan(5)
    expect(sealed.lastHash).toMatch(/^[\da-f]{64}$/)
    const oneDay = await auditor.ok(auditVerify, { day: '2026-03-10' })
    expect(oneDay.fault).toBeNull()
    expect(oneDay.checked).toBeGreaterThan(0)
    expect(await auditor.ok(auditVerify, { day: '2020-01-01' })).toMatchObject({ checked: 0, fault: null })
    expect((await auditor.ok(auditVerify, {})).waiting).toBeGreaterThan(0)
  })

  it('is continued, never begun anew', async () => {
    await seal()
    const before = (await auditor.ok(auditVerify, {})).checked
    await seal()
    const after = await auditor.ok(auditVerify, {})
    expect(after.fault).toBeNull()
    expect(after.checked).toBeGreaterThan(before)
    await seal()
  })

  it('holds after a standstill that left more rows than one look takes', async () => {
    const before = (await auditor.ok(auditVerify, {})).checked
    await api.pool.query(
      `insert into audit_log (at, actor_kind, request_source, request_id, action, entity_type, entity_id, region_id)
       select now(), 'system', 1, 'standstill', 'order:freeze', 'order', n::text, '1656512764903325697' from generate_series(1, 12000) n`,
    )
    await seal()
    const after = await auditor.ok(auditVerify, {})
    expect(after).toMatchObject({ fault: null })
    expect(after.checked - before).toBeGreaterThanOrEqual(12_000)
    await seal()
  })

  it('shows a row that was changed, and which', async () => {
    const keyword = await aRow({ reason: 'true' })
    await seal()
    const [row] = await found({ keyword })
    expect(row?.sealed).toBe(true)
    await past("update audit_log set reason = 'forged' where entity_no = $1", [keyword])
    expect(await auditor.ok(auditVerify, {})).toMatchObject({ fault: { kind: 'changed', seq: row?.id } })
    await past("update audit_log set reason = 'true' where entity_no = $1", [keyword])
    expect((await auditor.ok(auditVerify, {})).fault).toBeNull()
  })

  it('shows a row that was put in past the product', async () => {
    await past(
      `insert into audit_log (at, actor_kind, request_source, request_id, action, entity_type, entity_id, region_id)
       values (now(), 'operator', 1, 'r', 'order:freeze', 'order', 'o', '1656512764903325697')`,
    )
    expect((await auditor.ok(auditVerify, {})).fault).toMatchObject({ kind: 'unsealed' })
    await past("delete from audit_log where request_id = 'r'")
  })

  it('shows a row, or a link, that was taken out', async () => {
    const keyword = await aRow()
    await seal()
    const [row] = await found({ keyword })
    const id = row?.id ?? ''
    await past('delete from audit_log where seq = $1', [id])
    expect(await auditor.ok(auditVerify, {})).toMatchObject({ fault: { kind: 'missing', seq: id } })
    await aRow()
    await seal()
    await past('delete from audit_seal where seq = $1', [id])
    expect((await auditor.ok(auditVerify, {})).fault).toMatchObject({ kind: 'order' })
  })
})
