import { companyAuditPage } from '@tradeport/domain/identity/contract'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

test('what was done in a company is found by the words that its page shows, in the language of whoever searches', async () => {
  const owner = await api.person({ kind: 'buyer' })
  const { companyId } = owner.actor
  const act = (action: string, entityType: string) =>
    api.inside(ctx => ctx.audit({ action, entityType, entityId: companyId ?? '', companyId }), owner.actor)
  await act('member:invite', 'member')
  await act('companyAddress:create', 'companyAddress')
  const found = async (keyword: string) => {
    const { records } = await owner.ok(companyAuditPage, { keyword }, { locale: 'de_DE' })
    return records.map(({ action }) => action)
  }
  expect(await found('anlegen')).toEqual(['companyAddress:create'])
  expect(await found('mitglied')).toEqual(['member:invite'])
  expect(await found('companyAddress')).toEqual([])
})
