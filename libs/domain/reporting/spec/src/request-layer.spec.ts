import { plug } from '@tradeport/compose/api'
import { aReportSendInput, reportPage, reportResolve, reportSend } from '@tradeport/domain/reporting/contract'
import { reportingServer } from '@tradeport/domain/reporting/server'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { createRequestLayer } from '@tradeport/web/request'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// The request layer over the real API and its database: what the one promises, the other keeps.
let api: TestApi
let operator: Caller

beforeAll(async () => {
  api = await startModuleApi([plug(reportingServer, { personNames: async () => new Map() })])
  operator = await api.person({ kind: 'operator', roles: ['op_cs'] })
})
afterAll(() => api.close())
/** What becomes of the n-th call on its way: `lost` reaches the server, whose answer is lost; `cut` never leaves. */
type Line = (n: number) => 'good' | 'lost' | 'cut'

function layerOver(line: Line) {
  const keys: (string | null)[] = []
  const layer = createRequestLayer({
    platform: 'admin',
    requestSource: 1,
    source: () => DEFAULT_REGION.source,
    token: () => `Bearer ${operator.token}`,
    locale: () => 'en_US',
    async fetch(url, init = {}) {
      const fate = line(keys.length)
      const headers = new Headers(init.headers)
      keys.push(headers.get('Idempotency-Key'))
      if (fate === 'cut') throw new TypeError('Failed to fetch')
      const answer = await api.api.app.inject({
        method: init.method === 'GET' ? 'GET' : 'POST',
        url: String(url),
        headers: Object.fromEntries(headers),
        ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      })
      if (fate === 'lost') throw new TypeError('Failed to fetch')
      return new Response(answer.payload, {
        status: answer.statusCode,
        headers: { 'Content-Type': String(answer.headers['content-type']) },
      })
    },
  })
  return { layer, keys }
}

let groups = 0
async function openGroup() {
  const code = `SPEC${(groups += 1)}`
  await api.visitor.ok(reportSend, aReportSendInput({ reports: [{ kind: 'call', code, place: 'x.y' }] }))
  const page = await operator.ok(reportPage, { pageNum: 1, pageSize: 1, keyword: code })
  const group = page.records[0]
  if (!group) throw new Error('no group')
  return group
}

const timesDone = async (id: string) => {
  const events = await api.pool.query('select 1 from document_event where document_id = $1', [id])
  const audits = await api.pool.query('select 1 from audit_log where entity_id::text = $1', [id])
  return [events.rowCount, audits.rowCount]
}

describe('a write on a bad line', () => {
  test.each([
    ['whose answer is lost', (n: number) => (n === 0 ? ('lost' as const) : ('good' as const)), 2],
    ['that is cut, then lost', (n: number) => (['cut', 'lost', 'good'] as const)[n] ?? 'good', 3],
  ])('%s is done once and answered as if nothing had happened', async (_name, line, tries) => {
    const group = await openGroup()
    const { layer, keys } = layerOver(line)
    const result = await layer.call(reportResolve, { id: group.id, version: group.version })
    expect(result).toMatchObject({ ok: true, data: { id: group.id, status: 'resolved', version: 1 } })
    expect(keys).toHaveLength(tries)
    expect(new Set(keys).size).toBe(1)
    expect(await timesDone(group.id)).toEqual([1, 1])
  })

  test('pressed twice at once is done once, and both hear of it', async () => {
    const group = await openGroup()
    const { layer, keys } = layerOver(() => 'good')
    const input = { id: group.id, version: group.version }
    const results = await Promise.all([layer.call(reportResolve, input), layer.call(reportResolve, input)])
    expect(results.map(result => result.ok)).toEqual([true, true])
    expect(keys).toHaveLength(1)
    expect(await timesDone(group.id)).toEqual([1, 1])
  })

  test('one of two that leave is no end for the other', async () => {
    const group = await openGroup()
    const { layer } = layerOver(n => (n === 0 ? 'lost' : 'good'))
    const input = { id: group.id, version: group.version }
    const leaves = new AbortController()
    const first = layer.call(reportResolve, input, { signal: leaves.signal })
    const second = layer.call(reportResolve, input)
    leaves.abort()
    await expect(first).resolves.toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    await expect(second).resolves.toMatchObject({ ok: true, data: { status: 'resolved' } })
    expect(await timesDone(group.id)).toEqual([1, 1])
  })
})

test('a report by its path, as the sender of the front-ends makes it, is a group', async () => {
  const { layer } = layerOver(() => 'good')
  const data = aReportSendInput({ reports: [{ kind: 'call', code: 'BYPATH', place: 'x.y' }] })
  await expect(layer.request({ path: '/platform/report/send', data })).resolves.toEqual({
    ok: true,
    data: { accepted: 1 },
  })
  const found = await layer.call(reportPage, { pageNum: 1, pageSize: 10, keyword: 'BYPATH' })
  expect(found.ok && found.data.records.map(row => row.code)).toEqual(['BYPATH'])
})
