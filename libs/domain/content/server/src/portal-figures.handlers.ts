import { sql } from 'drizzle-orm'
import type * as contentContract from '@tradeport/domain/content/contract'
import { iso } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'

/** Counts that other domains own, of the region of the call. */
export interface FiguresPort {
  onSaleProducts(ctx: ActorContext): Promise<number>
  openStores(ctx: ActorContext): Promise<number>
  publishedServices(ctx: ActorContext): Promise<number>
  /** Countries of active buyers and of orders' destinations. */
  countriesReached(ctx: ActorContext): Promise<number>
}

const FRESH_MS = 60_000

interface FiguresRow extends Record<string, unknown> {
  products: number
  stores: number
  services: number
  countries: number
  counted_at: string
}

const toDto = ({ counted_at, ...figures }: FiguresRow) => ({ ...figures, countedAt: iso(counted_at) })

/** Kept in a table and not in memory, so that many instances show one number and the counting happens once a minute. */
export function portalFiguresHandlers(figures: FiguresPort): Pick<Handlers<typeof contentContract>, 'portalFigures'> {
  return {
    async portalFigures(ctx) {
      const { regionId } = ctx.region
      const kept = await ctx.query<FiguresRow>(
        'portal_figures',
        'select products, stores, services, countries, counted_at from portal_figures where region_id = $1',
        [regionId],
      )
      const now = ctx.now()
      if (kept[0] && now.getTime() - new Date(kept[0].counted_at).getTime() < FRESH_MS) return toDto(kept[0])
      const fresh: FiguresRow = {
        products: await figures.onSaleProducts(ctx),
        stores: await figures.openStores(ctx),
        services: await figures.publishedServices(ctx),
        countries: await figures.countriesReached(ctx),
        counted_at: now.toISOString(),
      }
      await ctx.db.execute(sql`
        insert into portal_figures (region_id, products, stores, services, countries, counted_at)
        values (${regionId}, ${fresh.products}, ${fresh.stores}, ${fresh.services}, ${fresh.countries}, ${fresh.counted_at})
        on conflict (region_id) do update set products = excluded.products, stores = excluded.stores,
          services = excluded.services, countries = excluded.countries, counted_at = excluded.counted_at`)
      return toDto(fresh)
    },
  }
}
