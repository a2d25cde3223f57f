import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  auditPage,
  backgroundJobDetail,
  backgroundJobPage,
  backgroundJobPause,
  backgroundJobResume,
  backgroundJobRun,
  backgroundJobStatusCount,
} from '@tradeport/domain/governance/contract'
import { createJobRunner, type Job } from '@tradeport/node/server-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'

let api: TestApi
let keeper: Caller
let ran: string[]
let broken: boolean
let meanwhile: () => Promise<void>

const jobs: readonly Job[] = [
  {
    name: 'test.plain',
    everySeconds: 600,
    async run(ctx) {
      ran.push('plain')
      await ctx.query(
        'test_write',
        `insert into job_run (id, job, started_at, duration_ms, result) values (gen_random_uuid(), 'x', $1, 0, 'ok')`,
        [ctx.now().toISOString()],
      )
      if (broken) throw new Error('no room for anna@example.com at +8613800138000')
    },
  },
  {
    name: 'test.stepped',
    everySeconds: 60,
    async steps(step) {
      ran.push('stepped')
      await step(async ctx => void (await ctx.query('test_read', 'select 1', [])))
      await meanwhile()
      if (broken) throw new Error('the bank does not answer')
    },
  },
]
const runner = () => createJobRunner(api.api.parts, jobs)

beforeAll(async () => {
  api = await startTestApi()
  keeper = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.pool.query('truncate scheduled_job, job_run')
  ran = []
  broken = false
  meanwhile = async () => undefined
  await runner().register()
})

const later = (seconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000)
}
const see = (id: string) => keeper.ok(backgroundJobDetail, { id })
const because = 'Somebody asked'
const at = async (id: string) => ({ id, version: (await see(id)).version, reason: because })

describe('the timer', () => {
  it('runs each at its pace and says how it went', async () => {
    const { tick } = runner()
    await tick()
    await tick()
    expect(ran).toEqual(['plain', 'stepped'])
    later(60)
    await tick()
    expect(ran).toEqual(['plain', 'stepped', 'stepped'])
    expect(await see('test.plain')).toMatchObject({
      everySeconds: 600,
      lastResult: 'ok',
      lastError: null,
      status: 'healthy',
      // What goes well by its clock is not kept, or there would be nothing else.
      runs: [],
    })
  })

  it('undoes what failed, keeps the reason without people in it, and waits longer each time', async () => {
    const { tick } = runner()
    broken = true
    await tick()
    await tick()
    expect(ran).toEqual(['plain', 'stepped'])
    expect((await api.pool.query(`select 1 from job_run where job = 'x'`)).rows).toEqual([])
    expect(await see('test.plain')).toMatchObject({
      status: 'failing',
      failures: 1,
      failingSince: api.clock.now.toISOString(),
      lastError: 'no room for ••• at •••',
      runs: [{ result: 'failed', error: 'no room for ••• at •••', requestedBy: null }],
    })
    const waits: number[] = []
    for (let n = 0; n < 8; n++) {
      const { nextRunAt } = await see('test.plain')
      waits.push((new Date(nextRunAt ?? '').getTime() - api.clock.now.getTime()) / 1000)
      api.clock.now = new Date(nextRunAt ?? '')
      await tick()
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600])
    broken = false
    later(3600)
    await tick()
    expect(await see('test.plain')).toMatchObject({
      status: 'healthy',
      failures: 0,
      failingSince: null,
      lastError: null,
    })
    expect((await see('test.plain')).runs[0]).toMatchObject({ result: 'ok' })
  })

  it('holds nothing while a stepped job waits, and leaves it to nobody else meanwhile', async () => {
    meanwhile = async () => {
      await api.pool.query('select 1 from scheduled_job for update nowait')
      await runner().tick()
    }
    await runner().tick()
    expect(ran.filter(name => name === 'stepped')).toEqual(['stepped'])
  })

  it('forgets jobs that the code does not have any more', async () => {
    await createJobRunner(api.api.parts, jobs.slice(0, 1)).register()
    expect((await keeper.ok(backgroundJobPage, {})).records.map(({ id }) => id)).toEqual(['test.plain'])
  })
})

describe('operators', () => {
  it('run a job now with a reason, once, and it is on the record', async () => {
    const { tick } = runner()
    await tick()
    const input = await at('test.plain')
    expect((await keeper.call(backgroundJobRun, { ...input, reason: ' ' })).code).not.toBe('200')
    expect(await keeper.ok(backgroundJobRun, input)).toMatchObject({ id: 'test.plain', status: 'healthy' })
    expect((await see('test.plain')).requested).toBe(true)
    expect((await keeper.call(backgroundJobRun, input)).code).toBe('FT510006')
    later(1)
    await tick()
    await tick()
    expect(ran).toEqual(['plain', 'stepped', 'plain'])
    const { requested, runs } = await see('test.plain')
    expect([requested, runs[0]]).toMatchObject([false, { result: 'ok', requestedBy: keeper.actor.displayName }])
    const { records } = await keeper.ok(auditPage, { entityType: 'backgroundJob', status: 'ok' })
    expect(records[0]).toMatchObject({ action: 'backgroundJob:run', entityId: 'test.plain', reason: because })
  })

  it('pause and resume; a paused job runs only by hand', async () => {
    const { tick } = runner()
    await keeper.ok(backgroundJobPause, await at('test.plain'))
    await tick()
    expect(ran).toEqual(['stepped'])
    expect(await see('test.plain')).toMatchObject({ status: 'paused', nextRunAt: null, actions: ['run', 'resume'] })
    expect((await keeper.call(backgroundJobPause, await at('test.plain'))).code).toBe('MALL600403')
    await keeper.ok(backgroundJobRun, await at('test.plain'))
    later(1)
    await tick()
    expect(ran).toEqual(['stepped', 'plain'])
    await keeper.ok(backgroundJobResume, await at('test.plain'))
    await tick()
    expect(ran).toEqual(['stepped', 'plain', 'plain'])
  })

  it('see what asks for somebody first, by status and name', async () => {
    broken = true
    await runner().tick()
    broken = false
    later(60)
    await runner().tick()
    expect((await keeper.ok(backgroundJobPage, {})).records.map(({ id, status }) => [id, status])).toEqual([
      ['test.plain', 'healthy'],
      ['test.stepped', 'healthy'],
    ])
    await keeper.ok(backgroundJobPause, await at('test.stepped'))
    expect(await keeper.ok(backgroundJobStatusCount, {})).toMatchObject({ all: 2, healthy: 1, paused: 1, failing: 0 })
    expect((await keeper.ok(backgroundJobPage, { status: 'paused' })).records.map(({ id }) => id)).toEqual([
      'test.stepped',
    ])
    expect((await keeper.ok(backgroundJobPage, { keyword: 'PLAIN' })).total).toBe(1)
    // By what the page calls it.
    expect((await keeper.ok(backgroundJobPage, { keyword: 'tidies up', names: ['test.plain'] })).total).toBe(1)
    expect((await keeper.ok(backgroundJobPage, { keyword: 'tidies up' })).total).toBe(0)
    later(3600)
    expect((await keeper.ok(backgroundJobPage, {})).records[0]).toMatchObject({ id: 'test.plain', status: 'late' })
  })

  it('need the right', async () => {
    const input = await at('test.plain')
    const reader = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    expect((await reader.ok(backgroundJobPage, {})).records.map(({ actions }) => actions)).toEqual([[], []])
    for (const endpoint of [backgroundJobRun, backgroundJobPause, backgroundJobResume])
      expect((await reader.call(endpoint, input)).code).not.toBe('200')
    const content = await api.person({ kind: 'operator', roles: ['op_content'] })
    expect((await content.call(backgroundJobPage, {})).code).not.toBe('200')
    const seller = await api.person({ kind: 'seller' })
    expect((await seller.call(backgroundJobPage, {})).code).toBe('gateway.400019')
    expect((await keeper.call(backgroundJobDetail, { id: 'no.such' })).code).toBe('MALL600404')
  })
})
