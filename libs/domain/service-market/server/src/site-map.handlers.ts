import type { marketSiteMapCount, marketSiteMapEntries } from '@tradeport/domain/service-market/contract'
import { iso } from '@tradeport/node/db'
import { rowStatement, type Handlers } from '@tradeport/node/server-kit'
import type { ServiceMarketPorts } from './ports'

interface EntryRow {
  id: string
  updated_at: string
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** As `onMarket` of the repository, for statements that are kept prepared. */
const SHOWN = `region_id = $1 and status in ('on_shelf', 'revision_review') and provider_company_id <> all ($2::uuid[])`

const page = (kind: string, text: (rows: number) => string) =>
  rowStatement<EntryRow>(
    `market_site_map_${kind}`,
    rows => `select * from (${text(rows)}) known order by id offset $4 limit $5`,
  )

const ENTRIES = {
  service: page(
    'service',
    rows => `select id, updated_at from service where ${SHOWN} and id > $3 order by id limit ${rows}`,
  ),
  provider: page(
    'provider',
    rows => `
    select provider_company_id as id, max(updated_at) as updated_at from service
    where ${SHOWN} and provider_company_id > $3
    group by provider_company_id order by provider_company_id limit ${rows}`,
  ),
} as const

export function siteMapHandlers({ providers }: ServiceMarketPorts): Handlers<{
  marketSiteMapCount: typeof marketSiteMapCount
  marketSiteMapEntries: typeof marketSiteMapEntries
}> {
  return {
    async marketSiteMapCount(ctx) {
      const [row] = await ctx.query<{ service: number; provider: number }>(
        'market_site_map_count',
        `select count(*)::int as service, count(distinct provider_company_id)::int as provider from service where ${SHOWN}`,
        [ctx.region.regionId, [...(await providers.hiddenProviders(ctx))]],
      )
      return row ?? { service: 0, provider: 0 }
    },

    async marketSiteMapEntries(ctx, { kind, after, skip, limit }) {
      const hidden = [...(await providers.hiddenProviders(ctx))]
      const rows = await ENTRIES[kind](ctx, skip + limit, [
        ctx.region.regionId,
        hidden,
        after ?? BEFORE_ALL,
        skip,
        limit,
      ])
      return { entries: rows.map(({ id, updated_at }) => ({ id, changedAt: iso(updated_at) })) }
    },
  }
}
