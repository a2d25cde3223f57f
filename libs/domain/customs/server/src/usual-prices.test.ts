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
  items: DeclarationContent['items']
  who?: Caller
  day?: string
  status?: string
}
async function declared({ items, who = owner, day = daysAgo(10), status = 'cleared' }: Declared): Promise<void> {
  const { id } = await who.ok(declarationFormCreate, { content: aDeclaration({ items }) })
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
