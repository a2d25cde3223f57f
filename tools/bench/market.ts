import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Api } from '@tradeport/compose/api'
import { createStore, upsertCategories, type BenchPlan } from '@tradeport/domain/catalogue/server'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { database, uuidv7 } from '@tradeport/node/db'
import { SYSTEM, inTransaction } from '@tradeport/node/server-kit'

export interface BenchMarket {
  plan: Omit<BenchPlan, 'count' | 'from'>
  buyerToken(n: number): string
  category(n: number): string
  product(n: number): string
  word(n: number): string
  /** Products of the newest volume. */
  refresh(): Promise<void>
}

/** From the most used words on, in three scripts. */
const WORDS = [
  'knit',
  'sweater',
  'cashmere',
  'merino',
  'winter wool',
  '针织',
  '毛衣',
  '羊绒',
  'alpaca scarf',
  'cardigan',
]
const CATEGORIES = 12
const STORES = 40
const BUYERS = 64

/** Categories, stores and buyers: what the generated products hang on, and who asks for them. */
export async function prepareMarket(api: Api, pool: pg.Pool, newToken: () => string): Promise<BenchMarket> {
  const categories = Array.from({ length: CATEGORIES }, (_, index) => ({ id: uuidv7(), index }))
  await upsertCategories(
    database(pool),
    categories.map(({ id, index }) => ({
      id,
      parentId: null,
      slug: `bench-${index}`,
      name: { en_US: `Bench ${index}` },
    })),
  )
  const facts = {
    actor: SYSTEM,
    region: DEFAULT_REGION,
    locale: 'en_US' as const,
    requestId: 'bench',
    requestSource: 0,
    ip: '',
    token: null,
  }
  const storeIds = await inTransaction(api.parts, facts, async ctx => {
    const ids: string[] = []
    for (let index = 0; index < STORES; index++) {
      ids.push(
        await createStore(ctx, {
          companyId: uuidv7(),
          name: { en_US: `Bench store ${index}` },
          legalName: `Bench store ${index} Ltd.`,
          country: 'CN',
          companyType: null,
          foundedYear: null,
          city: null,
        }),
      )
    }
    return ids
  })
  await pool.query(`update store set status = 'open'`)
  const tokens = Array.from({ length: BUYERS }, newToken)
  for (const [n, token] of tokens.entries()) await insertBuyer(pool, n, token)
  let products: string[] = []
  const at = <T>(items: readonly T[], n: number): T => {
    const item = items[n % items.length]
    if (item === undefined) throw new Error('the bench has no such item')
    return item
  }
  return {
    plan: { regionId: DEFAULT_REGION.regionId, storeIds, categories: categories.map(({ id }) => id) },
    buyerToken: n => at(tokens, n),
    category: n => at(categories, n).id,
    product: n => at(products, n),
    word: n => at(WORDS, n),
    async refresh() {
      const { rows } = await pool.query<{ product_id: string }>(
        'select product_id from product_listing where visible order by product_id limit 64',
      )
      products = rows.map(row => row.product_id)
    },
  }
}

async function insertBuyer(pool: pg.Pool, n: number, token: string): Promise<void> {
  const [userId, companyId] = [uuidv7(), uuidv7()]
  await pool.query(
    `insert into user_account (id, region_id, email, password_hash, display_name, locale, time_zone, status, created_at, updated_at)
     values ($1, $2, $3, '', 'Bench', 'en_US', 'UTC', 'active', now(), now())`,
    [userId, DEFAULT_REGION.regionId, `bench-${n}@buyer.example`],
  )
  await pool.query(
    `insert into company (id, no, region_id, parties, legal_name, country, status, created_at, updated_at)
     values ($1, $3, $2, '{buyer}', 'Bench Ltd.', 'DE', 'active', now(), now())`,
    [companyId, DEFAULT_REGION.regionId, `BENCH${n}`],
  )
  await pool.query(
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at)
     values ($1, $2, 'buyer', '{buyer_owner}', true, 'active', now())`,
    [userId, companyId],
  )
  await pool.query(
    `insert into user_session (token_hash, user_id, identity, company_id, region_id, request_source, created_at, expires_at)
     values ($1, $2, 'buyer', $3, $4, 2, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), userId, companyId, DEFAULT_REGION.regionId],
  )
}
