import { randomBytes } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plug, tradingPorts } from '@tradeport/compose/api'
import { REGIONS } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { tradingServer } from './index'
import { pageOrders } from './order-list.repository'

const region = REGIONS.demo

let api: TestApi
let everybody: Caller[]

beforeAll(async () => {
  api = await startModuleApi([plug(tradingServer, tradingPorts(randomBytes(32)))])
  everybody = [
    await api.person({ kind: 'buyer', region }),
    await api.person({ kind: 'seller', region }),
    await api.person({ kind: 'operator', region, roles: ['op_trade'] }),
  ]
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

const noStakes = { stakesOf: async () => new Set<string>() }

describe('every order of the list has an index', () => {
  it.each([
    ['newest', undefined],
    ['oldest', undefined],
    ['updated', undefined],
    ['newest', 'signed'],
  ] as const)('orders by %s, status %s', async (sort, status) => {
    for (const who of everybody) {
      const plan = await planOf(who, ctx => pageOrders(ctx, noStakes, { pageNum: 1, pageSize: 20, sort, status }))
      expect(plan).not.toContain('Sort Key: trade_order')
    }
  })

  it('of what is one’s own too: by role, by choice, and of what is nobody’s', async () => {
    const purchaser = await api.person({ kind: 'buyer', region, roles: ['buyer_purchaser'] })
    const paging = { pageNum: 1, pageSize: 20, sort: 'newest' } as const
    const asked = [
      [purchaser, {}, 'order_of_person'],
      [purchaser, { status: 'signed' }, 'order_of_person_by_status'],
      [everybody[0], { mineOnly: true }, 'order_of_person'],
      [everybody[1], { mineOnly: true }, 'order_of_assigned'],
      [everybody[1], { unassignedOnly: true }, 'order_unassigned'],
    ] as const
    for (const [who, narrowed, index] of asked) {
      if (!who) throw new Error('nobody asks')
      const plan = await planOf(who, ctx => pageOrders(ctx, noStakes, { ...paging, ...narrowed }))
      expect(plan).not.toContain('Sort Key: trade_order')
      expect(plan).toMatch(new RegExp(`${index}|order_of_(?:buyer|seller)`))
    }
  })
})
