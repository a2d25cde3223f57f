import { sql } from 'drizzle-orm'
import type { Db } from '@tradeport/node/db'
import type { Job } from '@tradeport/node/server-kit'
import { expireImports } from './product-import.repository'
import { repriceListings } from './reference-rate.repository'
import { measureBands } from './score-bands'
import { reindexSearch } from './search-reindex'

/** A day's products tell well enough which words are common. */
const COUNTED_LISTINGS = 20_000
/** Fewer changes of one number than this are summed up faster than they are folded. */
const FOLD_FROM = 20

/**
 * Sums up the changes that publishing has left, of those numbers alone that change often. Each in one statement: what is read is what is
 * removed, and nobody waits for it.
 */
export async function foldCounts(db: Db, from = FOLD_FROM): Promise<void> {
  await db.execute(sql`
      with busy as (select region_id, category_id from listing_count group by 1, 2 having count(*) > ${from}),
        gone as (delete from listing_count c using busy b where c.region_id = b.region_id and c.category_id = b.category_id
          returning c.region_id, c.category_id, c.delta)
      insert into listing_count select region_id, category_id, sum(delta) from gone group by 1, 2 having sum(delta) <> 0`)
  await db.execute(sql`
      with busy as (select store_id from store_listing_count group by 1 having count(*) > ${from}),
        gone as (delete from store_listing_count c using busy b where c.store_id = b.store_id returning c.store_id, c.delta)
      insert into store_listing_count select store_id, sum(delta) from gone group by 1 having sum(delta) <> 0`)
}

export const catalogueJobs: readonly Job[] = [
  {
    name: 'catalogue.fold-counts',
    everySeconds: 60,
    run: ctx => foldCounts(ctx.db),
  },
  {
    name: 'catalogue.count-suggestions',
    everySeconds: 3600,
    async run(ctx) {
      await ctx.db.execute(sql`
        update search_suggestion s set uses = w.ndoc
        from ts_stat(${`select search from product_listing where visible order by published_at desc limit ${COUNTED_LISTINGS}`}) w
        join search_word v on v.stem = w.word
        where s.folded = v.word and s.uses <> w.ndoc`)
    },
  },
  { name: 'catalogue.measure-bands', everySeconds: 3600, run: ctx => measureBands(ctx.db) },
  { name: 'catalogue.reindex-search', everySeconds: 10, run: reindexSearch },
  { name: 'catalogue.reprice-listings', everySeconds: 10, steps: repriceListings },
  { name: 'catalogue.expire-imports', everySeconds: 600, run: expireImports },
]
