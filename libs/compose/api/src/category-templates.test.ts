import { agreementTemplateCreate, agreementTemplatePublish } from '@tradeport/domain/agreement/contract'
import {
  aServiceCategoryInput,
  serviceCategoryCreate,
  serviceCategoryDelete,
} from '@tradeport/domain/service-market/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, it } from 'vitest'

let api: TestApi
let operator: Caller

beforeAll(async () => {
  api = await startTestApi()
  operator = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

it('a category that a template of agreements names is not deleted, wherever the template holds; one that it does not name is', async () => {
  const named = await operator.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'NAMED' }))
  const other = await operator.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'OTHER' }))
  const draft = await operator.ok(agreementTemplateCreate, {
    code: 'agency-terms',
    sourceLocale: 'en_US',
    title: { en_US: 'Terms' },
    body: { en_US: 'What both sides do.' },
    categoryCodes: ['NAMED'],
    variables: [],
  })
  const refusal = { code: 'FT526014', msg: 'Agreement templates still name it: agency-terms.' }
  expect(await operator.call(serviceCategoryDelete, named)).toMatchObject(refusal)
  await operator.ok(agreementTemplatePublish, draft)
  await api.pool.query(`update agreement_template set region_id = '2' where id = $1`, [draft.id])
  expect(await operator.call(serviceCategoryDelete, named)).toMatchObject(refusal)
  await operator.ok(serviceCategoryDelete, other)
  await api.pool.query(`update agreement_template set status = 'replaced' where id = $1`, [draft.id])
  await operator.ok(serviceCategoryDelete, named)
})
