import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aDeclarant,
  aDeclaration,
  customsParameterList,
  customsParameterUpdate,
  declarationFormConfigSave,
  declarationFormCount,
  declarationFormCreate,
  declarationFormPage,
  declarationFormPushSingleWindow,
  declarationFormSubmit,
  declarationFormTestConnection,
  declarationFormValidate,
  type CustomsParameter,
} from '@tradeport/domain/customs/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'

let api: TestApi
let head: Caller
let reader: Caller
let seller: Caller

beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
  reader = await api.person({ kind: 'operator', roles: ['op_auditor'] })
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await seller.ok(declarationFormConfigSave, aDeclarant())
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.pool.query('truncate customs_parameter')
})

const dayIn = (days: number) =>
  new Date(api.clock.now.getTime() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
const at = async (code: CustomsParameter) => {
  const { parameters } = await head.ok(customsParameterList, {})
  const found = parameters.find(parameter => parameter.code === code)
  if (!found) throw new Error(code)
  return found
}
const write = async (code: CustomsParameter, value: string, days = 0) =>
  head.ok(customsParameterUpdate, { code, value, validFrom: dayIn(days), version: (await at(code)).version })

describe('a parameter of customs', () => {
  test('is the product’s own until operators write another one, which holds from its day on', async () => {
    expect(await at('days_ahead')).toMatchObject({ value: '30', productValue: '30', periods: [], version: 0 })
    await write('days_ahead', '10')
    const next = await write('days_ahead', '020', 5)
    expect(next).toMatchObject({
      value: '10',
      periods: [
        { value: '20', validFrom: dayIn(5) },
        { value: '10', validFrom: dayIn(0) },
      ],
    })
    const audit = await api.pool.query<{ before: unknown; after: unknown }>(
      `select before, after from audit_log where action = 'customsParameter:update' order by seq desc limit 1`,
    )
    expect(audit.rows[0]).toMatchObject({ before: { value: '10' }, after: { value: '20', validFrom: dayIn(5) } })
  })

  test('takes no value that it cannot have, no day that is over, and nobody’s who saw an older one', async () => {
    const problems = async (code: CustomsParameter, value: string, validFrom = dayIn(0)) => {
      const answer = await head.raw(customsParameterUpdate, { code, value, validFrom, version: 0 })
      return answer.data
    }
    expect(await problems('days_ahead', '400')).toMatchObject({
      fieldErrors: [{ path: 'value', rule: 'too_big', params: { max: 365 } }],
    })
    expect(await problems('days_ahead', 'soon')).toMatchObject({ fieldErrors: [{ path: 'value', rule: 'integer' }] })
    expect(await problems('modes_without_refund', '10')).toMatchObject({
      fieldErrors: [{ path: 'value', rule: 'code' }],
    })
    expect(await problems('complete_days', '3', dayIn(-1))).toMatchObject({
      fieldErrors: [{ path: 'validFrom', rule: 'in_past' }],
    })
    await write('complete_days', '3')
    const stale = { code: 'complete_days', value: '4', validFrom: dayIn(0), version: 0 } as const
    expect((await head.call(customsParameterUpdate, stale)).code).toBe('FT510006')
    expect(await at('complete_days')).toMatchObject({ value: '3', version: 1 })
  })

  test('is read by whoever reads declarations, and written by the desk alone', async () => {
    expect((await reader.ok(customsParameterList, {})).mayChange).toBe(false)
    const change = { code: 'complete_days', value: '4', validFrom: dayIn(0), version: 0 } as const
    expect((await reader.call(customsParameterUpdate, change)).success).toBe(false)
    const content = await api.person({ kind: 'operator', roles: ['op_content'] })
    expect((await content.call(customsParameterList, {})).success).toBe(false)
  })
})

describe('what is gone by', () => {
  const found = async (head_: Parameters<typeof aDeclaration>[0]) => {
    const { issues } = await seller.ok(declarationFormValidate, { content: aDeclaration(head_) })
    return issues.map(({ key }) => key)
  }

  test('a draft is judged by what holds today', async () => {
    const ahead = { head: { ieDate: dayIn(20) } }
    expect(await found(ahead)).not.toContain('date_too_far')
    await write('days_ahead', '10')
    expect(await found(ahead)).toContain('date_too_far')
    await write('days_ahead', '30')
    await write('days_ahead', '10', 3)
    expect(await found(ahead)).not.toContain('date_too_far')
  })

  test('an export in a mode that operators take out of the refund earns none', async () => {
    const { id } = await seller.ok(declarationFormCreate, { content: aDeclaration({ head: { tradeMode: '0110' } }) })
    await api.pool.query(`update declaration_form set status = 'cleared' where id = $1`, [id])
    const eligible = async () => {
      const { records } = await seller.ok(declarationFormPage, { refundEligible: true })
      const { all } = await seller.ok(declarationFormCount, { refundEligible: true })
      const row = (await seller.ok(declarationFormPage, { status: 'cleared' })).records.find(each => each.id === id)
      return [records.some(each => each.id === id), all, row?.refundEligible]
    }
    expect(await eligible()).toEqual([true, 1, true])
    await write('modes_without_refund', '1039 0110')
    expect(await eligible()).toEqual([false, 0, false])
  })

  test('a form that waits for an answer is shown as stuck after the minutes that operators say', async () => {
    await seller.ok(declarationFormTestConnection, {})
    const made = await seller.ok(declarationFormCreate, { content: aDeclaration() })
    const { version } = await seller.ok(declarationFormSubmit, { id: made.id, version: made.version })
    await seller.ok(declarationFormPushSingleWindow, { id: made.id, version })
    const stuck = async () => (await head.ok(declarationFormPage, { stuck: true })).records.map(({ id }) => id)
    api.clock.now = new Date(api.clock.now.getTime() + 5 * 60_000)
    expect(await stuck()).not.toContain(made.id)
    await write('stuck_pushing_minutes', '4')
    expect(await stuck()).toContain(made.id)
  })

  test('a test of the connection holds for the hours that operators say', async () => {
    await seller.ok(declarationFormTestConnection, {})
    const made = await seller.ok(declarationFormCreate, { content: aDeclaration() })
    const { version } = await seller.ok(declarationFormSubmit, { id: made.id, version: made.version })
    api.clock.now = new Date(api.clock.now.getTime() + 3 * 3_600_000)
    await write('connection_test_hours', '2')
    const push = () => seller.call(declarationFormPushSingleWindow, { id: made.id, version })
    expect((await push()).code).toBe('FT521002')
    await write('connection_test_hours', '4')
    expect((await push()).code).toBe('200')
  })
})
