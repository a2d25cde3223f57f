import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import { MAX_FAVOURITE_MARKS } from '@tradeport/domain/service-market/contract'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { companyOf, userOf } from '@tradeport/node/parties'
import { countedPage, limits, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { cardsOf } from './market-card'
import { isOnMarket } from './market.repository'
import { offeredContent } from './offered-service'
import type { ServiceMarketPorts } from './ports'
import { service, serviceFavourite } from './service-market.table'

type FavouriteHandlers = Pick<
  Handlers<typeof serviceMarketContract>,
  'marketFavourite' | 'marketFavouriteMarks' | 'marketFavouritePage'
>

/** Everybody keeps their own, for each company they act for. */
const own = (ctx: ActorContext): SQL | undefined =>
  and(
    eq(serviceFavourite.userId, userOf(ctx)),
    eq(serviceFavourite.companyId, companyOf(ctx)),
    eq(serviceFavourite.regionId, ctx.region.regionId),
  )
const latestFirst = () => [desc(serviceFavourite.createdAt), desc(serviceFavourite.serviceId)]

export const favouriteHandlers = (ports: ServiceMarketPorts): FavouriteHandlers => ({
  async marketFavourite(ctx, { serviceId, kept }) {
    if (!kept) {
      await ctx.db.delete(serviceFavourite).where(and(own(ctx), eq(serviceFavourite.serviceId, serviceId)))
      return { kept }
    }
    if (!(await offeredContent(ctx, ports.providers, serviceId))) throw new AppError('FT520404')
    await ctx.db
      .insert(serviceFavourite)
      .values({
        userId: userOf(ctx),
        companyId: companyOf(ctx),
        regionId: ctx.region.regionId,
        serviceId,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
    return { kept }
  },

  async marketFavouriteMarks(ctx) {
    const rows = await ctx.db
      .select({ id: serviceFavourite.serviceId })
      .from(serviceFavourite)
      .where(own(ctx))
      .orderBy(...latestFirst())
      .limit(MAX_FAVOURITE_MARKS)
    return { ids: rows.map(({ id }) => id) }
  },

  async marketFavouritePage(ctx, input) {
    const { limit, offset } = limits(input)
    const rows = await ctx.db
      .select({ row: service, savedAt: serviceFavourite.createdAt })
      .from(serviceFavourite)
      .innerJoin(service, eq(service.id, serviceFavourite.serviceId))
      .where(own(ctx))
      .orderBy(...latestFirst())
      .limit(limit)
      .offset(offset)
    const shown = rows.map(({ row }) => row).filter(isOnMarket)
    const cards = await cardsOf(ctx, ports, shown)
    const records = rows.map(({ row, savedAt }) => ({
      serviceId: row.id,
      title: row.content.title,
      savedAt: iso(savedAt),
      service: cards.get(row.id) ?? null,
    }))
    return countedPage(ctx.db, input, records, sql`from service_favourite where ${own(ctx)}`)
  },
})
