import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aDeclaration,
  aDeclarationItem,
  declarationFormCreate,
  declarationFormValidate,
  type DeclarationContent,
} from '@tradeport/domain/customs/contract'
import { tradeDay } from '@tradeport/node/db'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'

// V-DEC-26: what a line usually costs is the middle of what the company itself declared of it in the last twelve months.
let api: TestApi
let owner: Caller
let stranger: Caller
let today: string

beforeAll(async () => {
  api = await startTestApi()
  owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  stranger = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  today = tradeDay(api.clock.now)
})
afterAll(() => api.close())

const lineAt = (declPrice: string, over: object = {}) =>
  aDeclarationItem({ declPrice, declTotal: (Number(declPrice) * 3000).toFixed(2), ...over })
const formAt = (declPrice: string, over: object = {}): DeclarationContent =>
  aDeclaration({ items: [lineAt(declPrice, over)] })
const daysAgo = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

interface Declared {
  ieFlag?: 'E' | 'I'
  items: DeclarationContent['items']
  who?: Caller
  day?: string
  status?: string
}
async function declared({
  ieFlag = 'E',
  items,
  who = owner,
  day = daysAgo(10),
  status = 'cleared',
}: Declared): Promise<void> {
  const { id } = await who.ok(declarationFormCreate, { content: aDeclaration({ ieFlag, items }) })
  await api.pool.query('update declaration_form set status = $2, declare_date = $3 where id = $1', [id, status, day])
}

/** The price that the warning names; undefined where there is none. */
async function usual(content: DeclarationContent, who = owner): Promise<unknown> {
  const { issues } = await who.ok(declarationFormValidate, { content })
  return issues.find(({ rule }) => rule === 'V-DEC-26')?.params?.['median']
}

test('the usual price is the middle one of the company’s own, of the same goods, currency and unit, released in twelve months', async () => {
  expect(await usual(formAt('1000'))).toBeUndefined()
  // Not the mean, which is 44; two lines of one form are two.
  await declared({ items: [lineAt('10'), lineAt('12')] })
  await declared({ items: [lineAt('110')], status: 'released', day: daysAgo(365) })
  // None of these counts.
  await declared({ items: [lineAt('900')], day: daysAgo(366) })
  await declared({ items: [lineAt('901')], status: 'returned' })
  await declared({ items: [lineAt('902')], status: 'draft' })
  await declared({ items: [lineAt('903')], who: stranger })
  await declared({ items: [lineAt('904', { tradeCurr: 'EUR' })] })
  await declared({ items: [lineAt('905', { gUnit: '035' })] })
  await declared({ items: [lineAt('906', { codeTs: '6110300090' })] })
  await declared({ items: [lineAt('907')], ieFlag: 'I' })
  await declared({ items: [lineAt('x')] })
  await declared({ items: [lineAt('')] })

  expect(await usual(formAt('1000'))).toBe('12.00000')
  // Half above and half below it are usual still; a hair more is not.
  for (const price of ['18', '6']) expect([price, await usual(formAt(price))]).toEqual([price, undefined])
  for (const price of ['18.00001', '5.99999']) expect([price, await usual(formAt(price))]).toEqual([price, '12.00000'])
  // Between two middle ones it is halfway.
  await declared({ items: [lineAt('13.5')] })
  expect(await usual(formAt('1000'))).toBe('12.75000')
  // Each is told what it itself pays, in the currency of the line.
  expect(await usual(formAt('1'), stranger)).toBe('903.00000')
  expect(await usual(formAt('1', { tradeCurr: 'EUR' }))).toBe('904.00000')
})

test('what is bought abroad and what is sold abroad each have their own usual price', async () => {
  const both = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  await declared({ who: both, items: [lineAt('10')] })
  await declared({ who: both, items: [lineAt('300')], ieFlag: 'I' })
  expect(await usual(formAt('1000'), both)).toBe('10.00000')
  expect(await usual({ ...formAt('1000'), ieFlag: 'I' }, both)).toBe('300.00000')
})

test('what is taken back, changed or given another day counts as it stands then', async () => {
  const company = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  const { id } = await company.ok(declarationFormCreate, { content: formAt('10') })
  const set = (text: string, ...values: unknown[]) =>
    api.pool.query(`update declaration_form set ${text} where id = $1`, [id, ...values])
  const now = () => usual(formAt('1000'), company)
  await set(`status = 'released'`)
  expect(await now()).toBeUndefined()
  await set('declare_date = $2', daysAgo(3))
  expect(await now()).toBe('10.00000')
  await set('content = $2', JSON.stringify(formAt('20')))
  expect(await now()).toBe('20.00000')
  await set('declare_date = $2', daysAgo(366))
  expect(await now()).toBeUndefined()
  await set(`declare_date = $2, status = 'cleared'`, daysAgo(3))
  expect(await now()).toBe('20.00000')
  await set(`status = 'deleted'`)
  expect(await now()).toBeUndefined()
})

test('a check asks the index for its own lines, however much the company declared', async () => {
  const large = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  const { id } = await large.ok(declarationFormCreate, { content: formAt('10') })
  await api.pool.query(
    `insert into declaration_price (form_id, company_id, ie_flag, code_ts, currency, unit, day, price)
     select $1, $2, 'E', '61102000' || lpad((n % 50)::text, 2, '0'), 'USD', '011', $3::date - n % 360, n % 7 + 1 from generate_series(1, 20000) n`,
    [id, large.actor.companyId, today],
  )
  await api.pool.query('analyze declaration_price')
  const { rows } = await api.pool.query<{ 'QUERY PLAN': string }>(
    `explain select price from declaration_price where company_id = $1 and ie_flag = 'E' and code_ts = '6110200090' and currency = 'USD'
       and unit = '011' and day >= $2::date - 365`,
    [large.actor.companyId, today],
  )
  expect(rows.map(row => row['QUERY PLAN']).join()).toContain('declaration_price_line')
})
