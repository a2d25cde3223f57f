import { backgroundJobPage } from '@tradeport/domain/governance/contract'
import { JOB_NAMES, governanceJobs } from '@tradeport/domain/governance/ui'
import { LOCALES } from '@tradeport/kernel/config'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('every job that runs says what it does in every language, and no job that is gone does', async () => {
  await api.api.jobs.register()
  const head = await api.person({ kind: 'operator', roles: ['op_super'] })
  const { records } = await head.ok(backgroundJobPage, { pageSize: 200 })
  expect([...JOB_NAMES].sort()).toEqual(records.map(({ id }) => id).sort())
  for (const { code } of LOCALES) {
    const file = await governanceJobs.locales[`./locale/${code}.ts`]?.()
    const texts = (file as { default: Record<string, string> }).default
    const said = Object.keys(texts).filter(key => key.startsWith('job.') && texts[key])
    expect([code, ...said.sort()]).toEqual([code, ...JOB_NAMES.map(name => `job.${name}`).sort()])
  }
})
