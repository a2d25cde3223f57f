import { sql } from 'drizzle-orm'
import type { Db } from '@tradeport/node/db'
import type { Job } from '@tradeport/node/server-kit'
import { expireImports } from './product-import.repository'
import { measureBands } from './score-bands'
import { reindexSearch } from './search-reindex'

/** A day's products tell well enough which words are common. */
const COUNTED_LISTINGS = 20_000
/** Fewer changes than this are summed up faster than they are folded. */
const FOLD_FROM = 1000

/** Sums up the changes that publishing has left. Each in one statement: what is read is what is removed, and nobody waits for it. */
export async function foldCounts(db: Db): Promise<void> {
  await db.execute(sql`
      with gone as (delete from listing_count where (select count(*) from listing_count) > ${FOLD_FROM}
        returning region_id, category_id, delta)
      insert into listing_count select region_id, category_id, sum(delta) from gone group by 1, 2 having sum(delta) <> 0`)
  await db.execute(sql`
      with gone as (delete from store_listing_count where store_id in (
          select store_id from store_listing_count group by store_id having count(*) > 20)
        returning store_id, delta)
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
  { name: 'catalogue.expire-imports', everySeconds: 600, run: expireImports },
]
