import {
  agreementTemplateCreate,
  agreementTemplatePublish,
  agreementTemplateUpdate,
} from '@tradeport/domain/agreement/contract'
import {
  aServiceCategoryInput,
  serviceCategoryCreate,
  serviceCategoryDelete,
  serviceCategoryUpdate,
} from '@tradeport/domain/service-market/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

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

const terms = (code: string, category: string) => ({
  code,
  sourceLocale: 'en_US' as const,
  title: { en_US: 'Terms' },
  body: { en_US: 'What both sides do.' },
  categoryCodes: [category],
  variables: [],
})

it('a template names only categories that there are', async () => {
  expect(await operator.raw(agreementTemplateCreate, terms('nowhere', 'GONE'))).toMatchObject({
    code: 'FT520400',
    data: { fieldErrors: [{ path: 'categoryCodes.0', rule: 'invalid_value' }] },
  })
  await operator.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'THERE' }))
  const draft = await operator.ok(agreementTemplateCreate, terms('somewhere', 'THERE'))
  const template = { ...terms('somewhere', 'THERE'), categoryCodes: ['THERE', 'GONE'] }
  expect(await operator.raw(agreementTemplateUpdate, { ...draft, template })).toMatchObject({
    code: 'FT520400',
    data: { fieldErrors: [{ path: 'template.categoryCodes.1', rule: 'invalid_value' }] },
  })
})

const ROUNDS = Array.from({ length: 12 }, (_, round) => round)
it.each([
  [
    'is deleted',
    (category: { id: string; version: number }) => operator.call(serviceCategoryDelete, category),
    'FT526014',
  ],
  [
    'gets another code',
    (category: { id: string; version: number }, code: string) =>
      operator.call(serviceCategoryUpdate, { ...category, category: aServiceCategoryInput({ code: `${code}_NEW` }) }),
    'FT520400',
  ],
] as const)(
  'a category that %s while a template comes to name it is either named or gone',
  async (kind, leave, refused) => {
    for (const round of ROUNDS) {
      const code = `RACE_${kind === 'is deleted' ? 'A' : 'B'}${round}`
      const { id, version } = await operator.ok(serviceCategoryCreate, aServiceCategoryInput({ code }))
      const naming = () => operator.call(agreementTemplateCreate, terms(code.toLowerCase().replace('_', '-'), code))
      const leaving = () => leave({ id, version }, code)
      const [first, second] = round % 2 === 0 ? [naming, leaving] : [leaving, naming]
      const [one, other] = await Promise.all([first(), second()])
      const [named, left] = round % 2 === 0 ? [one, other] : [other, one]
      expect([named.code, left.code]).toEqual(named.success ? ['200', refused] : ['FT520400', '200'])
    }
  },
)

it('a category that is being deleted is waited for', async () => {
  const { id } = await operator.ok(serviceCategoryCreate, aServiceCategoryInput({ code: 'LEAVING' }))
  const other = await api.pool.connect()
  try {
    await other.query('begin')
    await other.query('delete from service_category where id = $1', [id])
    const naming = operator.call(agreementTemplateCreate, terms('leaving', 'LEAVING'))
    await vi.waitFor(async () => {
      const { rows } = await other.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    })
    await other.query('commit')
    expect((await naming).code).toBe('FT520400')
  } finally {
    other.release()
  }
})
