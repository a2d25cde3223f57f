import type { siteMapCount, siteMapEntries } from '@tradeport/domain/catalogue/contract'
import { iso } from '@tradeport/node/db'
import { rowStatement, type Handlers } from '@tradeport/node/server-kit'

interface EntryRow {
  id: string
  key: string
  updated_at: string
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** The page is cut from the index before any row of a product is read. */
const productRows = rowStatement<EntryRow>(
  'site_map_product',
  rows => `
  select p.id, p.id as key, p.updated_at
  from (select product_id from (
      select product_id from product_listing where region_id = $1 and visible and product_id > $2 order by product_id limit ${rows}
    ) known order by product_id offset $3 limit $4) l
  join product p on p.id = l.product_id order by p.id`,
)

const storeRows = rowStatement<EntryRow>(
  'site_map_store',
  rows => `
  select id, key, updated_at from (
    select id, slug as key, updated_at from store where region_id = $1 and status = 'open' and id > $2 order by id limit ${rows}
  ) known order by id offset $3 limit $4`,
)

export const siteMapHandlers: Handlers<{
  siteMapCount: typeof siteMapCount
  siteMapEntries: typeof siteMapEntries
}> = {
  async siteMapCount(ctx) {
    const [row] = await ctx.query<{ product: number; store: number }>(
      'site_map_count',
      `select coalesce((select sum(delta) from listing_count where region_id = $1), 0)::int as product,
         (select count(*)::int from store where region_id = $1 and status = 'open') as store`,
      [ctx.region.regionId],
    )
    return row ?? { product: 0, store: 0 }
  },

  async siteMapEntries(ctx, { kind, after, skip, limit }) {
    const rows = await (kind === 'product' ? productRows : storeRows)(ctx, skip + limit, [
      ctx.region.regionId,
      after ?? BEFORE_ALL,
      skip,
      limit,
    ])
    return { entries: rows.map(({ id, key, updated_at }) => ({ id, key, changedAt: iso(updated_at) })) }
  },
}
