import { sql } from 'drizzle-orm'
import type { Db } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

/**
 * A word common to many products is looked up from the best products down, so that the best are found without reading all. For
 * that every search document holds one lexeme that says its region and the band of its score.
 */
export const BAND_WIDTH = 5
export const TOP_BAND = 40

export const bandOf = (score: number) => Math.max(0, Math.min(TOP_BAND, Math.floor(score / BAND_WIDTH)))
export const bandLexeme = (band: number, regionId: string) => `~${band}.${regionId}`

export function allBandLexemes(regionId: string): string[] {
  return Array.from({ length: TOP_BAND + 1 }, (_, band) => bandLexeme(band, regionId))
}

/** How to look for a word: groups of bands from the best down, and the score below which everything else is. */
export interface BandPlan {
  groups: string[][]
  restBelow: number
  /** So many products are found and ranked at a time. */
  block: number
}

/** In a small mall, and until the bands have been measured, everything is looked at. */
const SMALL_MALL = 5000
const BLOCK = 100
export const UNBANDED: BandPlan = { groups: [], restBelow: 1_000_000, block: 1000 }

/** Shares of the products down to the end of each group: the first is small enough to look through whatever the word. */
const SHARES = [0.002, 0.02, 0.1] as const

/** Measured once an hour, so a few seconds more do not matter; a plan of yesterday finds the same products. */
const KNOWN_SECONDS = 10
const keyOf = (regionId: string) => `catalogue.bands.${regionId}`

export function bandPlan(ctx: ActorContext): Promise<BandPlan> {
  const { regionId } = ctx.region
  return ctx.recent.get(keyOf(regionId), KNOWN_SECONDS, () => readPlan(ctx, regionId))
}

async function readPlan(ctx: ActorContext, regionId: string): Promise<BandPlan> {
  const measured = await ctx.query<{ band: number; products: number }>(
    'listing_bands',
    'select band, products from listing_band where region_id = $1 order by band desc',
    [regionId],
  )
  const total = measured.reduce((sum, row) => sum + row.products, 0)
  if (total < SMALL_MALL) return UNBANDED
  const groups: string[][] = []
  let group: string[] = []
  let reached = 0
  let restBelow = UNBANDED.restBelow
  for (const { band, products } of measured) {
    const share = SHARES[groups.length]
    if (share === undefined) break
    group.push(bandLexeme(band, regionId))
    restBelow = band * BAND_WIDTH
    reached += products
    if (reached < share * total) continue
    groups.push(group)
    group = []
  }
  return { groups, restBelow, block: BLOCK }
}

/** Counts the products of each band; run by a job. */
export async function measureBands(db: Db): Promise<void> {
  await db.execute(sql`delete from listing_band`)
  await db.execute(sql`
    insert into listing_band (region_id, band, products)
    select region_id, least(score / ${sql.raw(String(BAND_WIDTH))}, ${sql.raw(String(TOP_BAND))}), count(*)
    from product_listing where visible group by 1, 2`)
}
