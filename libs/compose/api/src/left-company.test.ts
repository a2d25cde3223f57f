import { productDetail, productPage, storeDetail } from '@tradeport/domain/catalogue/contract'
import { auditPage } from '@tradeport/domain/governance/contract'
import { companyDetail, inviteMember, requestDeletion } from '@tradeport/domain/identity/contract'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodsOnSale } from './goods-on-sale.test-mall'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const travel = (days: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000)
}

test('the company of a seller who leaves alone is closed as by an operator: its shop and its goods are gone, and nobody comes in', async () => {
  const { seller, companyId, storeId, productId: id } = await goodsOnSale(api)
  const operator = await api.person({ kind: 'operator', roles: ['op_super'] })
  const invited = await seller.ok(inviteMember, { email: 'late@example.com', roles: ['sales'], companyRoleIds: [] })
  const shown = async () => [
    (await api.visitor.ok(productPage, {})).records.some(product => product.id === id),
    (await api.visitor.call(productDetail, { id })).code,
    (await api.visitor.call(storeDetail, { id: storeId })).code,
  ]
  expect(await shown()).toEqual([true, '200', '200'])
  await seller.ok(requestDeletion, {})
  // Until the grace period is over all stays as it is.
  travel(14)
  await api.api.jobs.run('identity.empty_left_accounts')
  expect(await shown()).toEqual([true, '200', '200'])
  travel(2)
  await api.api.jobs.run('identity.empty_left_accounts')
  const [isListed, ...codes] = await shown()
  expect(isListed).toBe(false)
  expect(codes).not.toContain('200')
  const company = await operator.ok(companyDetail, { id: companyId })
  expect(company).toMatchObject({ status: 'closed', people: [], actions: [] })
  expect(company.timeline.at(-1) ?? company.timeline[0]).toMatchObject({ action: 'close' })
  const log = await operator.ok(auditPage, { entityType: 'company', companyId })
  expect(log.records.filter(({ action }) => action === 'company:close')).toMatchObject([{ actorKind: 'system' }])
  const { rows } = await api.pool.query('select status from company_invitation where id = $1', [invited.id])
  expect(rows).toEqual([{ status: 'revoked' }])
})
