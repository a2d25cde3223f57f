import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plug } from '@tradeport/compose/api'
import { REGIONS } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { sourcingServer, type SourcingPorts } from './index'
import { pageInquiries } from './inquiry-list.repository'
import { pageQuotations } from './quotation-list.repository'
import { pageThreads } from './thread-list.repository'

const region = REGIONS.demo
const notAsked = () => Promise.reject(new Error('lists ask no other domain'))
const ports: SourcingPorts = {
  catalogue: { storesByIds: notAsked, productSnapshots: notAsked, listedOffers: notAsked },
  organisation: {
    companyNames: notAsked,
    avatars: notAsked,
    timeZone: notAsked,
    colleaguesWith: notAsked,
    orderLimit: notAsked,
    approveLimit: notAsked,
    purchaseApprovers: notAsked,
  },
  rates: { rate: notAsked },
  orders: { createFromQuotation: notAsked },
}

let api: TestApi
let buyer: Caller
let seller: Caller
let operator: Caller

beforeAll(async () => {
  api = await startModuleApi([plug(sourcingServer, ports)])
  buyer = await api.person({ kind: 'buyer', region })
  seller = await api.person({ kind: 'seller', region })
  operator = await api.person({ kind: 'operator', region, roles: ['op_trade'] })
})
afterAll(() => api.close())

/** How PostgreSQL would run the page query if it had to avoid scanning and sorting: what still sorts has no index for its order. */
async function planOf(who: Caller, page: (ctx: ActorContext) => Promise<unknown>): Promise<string> {
  return api.inside(async ctx => {
    const asked: SQL[] = []
    const execute = ctx.db.execute.bind(ctx.db)
    const db = new Proxy(ctx.db, {
      get: (target, name) =>
        name === 'execute'
          ? (query: SQL) => {
              asked.push(query)
              return execute(query)
            }
          : Reflect.get(target, name),
    })
    await page({ ...ctx, db, region })
    for (const setting of ['enable_seqscan', 'enable_sort', 'enable_bitmapscan'])
      await execute(sql.raw(`set local ${setting} = off`))
    const { rows } = await execute<{ 'QUERY PLAN': string }>(sql`explain ${asked[0]}`)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  }, who.actor)
}

const paging = { pageNum: 1, pageSize: 20 }

describe('every order of every list has an index', () => {
  it.each([
    ['newest', undefined],
    ['oldest', undefined],
    ['deadline', undefined],
    ['newest', 'open'],
  ] as const)('inquiries by %s, status %s', async (sort, status) => {
    for (const who of [buyer, operator])
      expect(await planOf(who, ctx => pageInquiries(ctx, { ...paging, sort, status }))).not.toContain('Sort')
  })

  it.each([
    ['updated', undefined],
    ['newest', undefined],
    ['deadline', undefined],
    ['updated', 'quoted'],
  ] as const)('threads by %s, status %s', async (sort, status) => {
    for (const who of [buyer, seller, operator])
      expect(await planOf(who, ctx => pageThreads(ctx, { ...paging, sort, status }))).not.toContain('Sort')
  })

  it.each([
    ['newest', undefined],
    ['valid_until', undefined],
    ['newest', 'sent'],
  ] as const)('quotations by %s, status %s', async (sort, status) => {
    for (const who of [buyer, seller, operator])
      expect(await planOf(who, ctx => pageQuotations(ctx, { ...paging, sort, status }))).not.toContain('Sort')
  })
})
