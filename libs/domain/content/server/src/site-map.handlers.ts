import type { newsSiteMapCount, newsSiteMapEntries } from '@tradeport/domain/content/contract'
import { iso } from '@tradeport/node/db'
import { rowStatement, type Handlers } from '@tradeport/node/server-kit'

const FOR_EVERYBODY = `status = 'published' and $1 = any (region_ids) and (audiences = '{}' or 'visitor' = any (audiences))`
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

const articleRows = rowStatement<{ id: string; updated_at: string }>(
  'news_site_map',
  rows => `select * from (
    select id, updated_at from news_article where ${FOR_EVERYBODY} and id > $2 order by id limit ${rows}
  ) known order by id offset $3 limit $4`,
)

export const siteMapHandlers: Handlers<{
  newsSiteMapCount: typeof newsSiteMapCount
  newsSiteMapEntries: typeof newsSiteMapEntries
}> = {
  async newsSiteMapCount(ctx) {
    const [row] = await ctx.query<{ article: number }>(
      'news_site_map_count',
      `select count(*)::int as article from news_article where ${FOR_EVERYBODY}`,
      [ctx.region.regionId],
    )
    return row ?? { article: 0 }
  },

  async newsSiteMapEntries(ctx, { after, skip, limit }) {
    const rows = await articleRows(ctx, skip + limit, [ctx.region.regionId, after ?? BEFORE_ALL, skip, limit])
    return { entries: rows.map(({ id, updated_at }) => ({ id, changedAt: iso(updated_at) })) }
  },
}
