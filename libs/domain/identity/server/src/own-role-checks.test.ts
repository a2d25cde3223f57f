import * as identity from '@tradeport/domain/identity/contract'
import { sendCompanyChange, startTestApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('a role of the platform’s own that approves companies, and does not refuse them, makes the checks as well', async () => {
  const head = await api.person({ kind: 'operator', roles: ['op_super'] })
  const { code } = await head.ok(identity.roleCreate, {
    ...{
      name: 'Approves companies',
      reason: 'Split from refusing',
      permissions: ['registration:read', 'registration:approve'],
    },
  })
  const approver = await api.person({ kind: 'operator', roles: [code] })
  const owner = await api.person({ kind: 'seller' })
  const id = await sendCompanyChange(owner)
  const licence = async () => {
    const { version, documents } = await approver.ok(identity.registrationDetail, { id })
    return { version, file: documents.find(({ key }) => key === 'business_licence')?.files[0] }
  }
  const { version, file } = await licence()
  await approver.ok(identity.registrationCheck, {
    ...{ id, version, requirement: 'business_licence', outcome: 'passed', fileId: file?.fileId ?? '' },
  })
  expect((await licence()).file?.state).toBe('accepted')
})
