import { eq, sql } from 'drizzle-orm'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'
import { productTable, storeTable } from './catalogue.table'
import { categoryFacts } from './category.repository'
import { rewriteListingSearch } from './listing.repository'
import { productWords, storedContent } from './product-content'
import { skusOf } from './product.repository'
import { withLiveSkus } from './product-view'
import { storeWords } from './store.repository'

/** So many at a time: whoever publishes meanwhile does not wait long for a row. */
const AT_ONCE = 300

/** Writes search documents anew that are not as they would be written today. */
export async function reindexSearch(ctx: ActorContext): Promise<void> {
  await reindexListings(ctx)
  await reindexProducts(ctx)
  await reindexStores(ctx)
}

async function reindexListings(ctx: ActorContext): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string; store_name: I18nText; score: number; verify_level: number }>(sql`
    select product_id as id, store_name, score, verify_level from product_listing where search_stale
    order by product_id limit ${AT_ONCE} for update skip locked`)
  for (const { id, store_name: storeName, score, verify_level: verifyLevel } of rows) {
    const [product] = await ctx.db.select().from(productTable).where(eq(productTable.id, id))
    const category = product && (await categoryFacts(ctx, product.categoryId))
    if (!category) throw new Error(`product ${id} has no category`)
    const content = withLiveSkus(storedContent(product.content), await skusOf(ctx, id))
    await rewriteListingSearch(ctx, product, content, category, { storeName, score, verifyLevel })
  }
}

async function reindexProducts(ctx: ActorContext): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string; no: string; model_no: string; title: I18nText }>(sql`
    select id, no, model_no, title from product where words_stale order by id limit ${AT_ONCE} for update skip locked`)
  for (const { id, no, model_no: modelNo, title } of rows)
    await ctx.db.execute(sql`
      update product set words = ${productWords(no, { modelNo, title })}::tsvector, words_stale = false where id = ${id}`)
}

async function reindexStores(ctx: ActorContext): Promise<void> {
  const stores = await ctx.db
    .select()
    .from(storeTable)
    .where(sql`words_stale`)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  for (const store of stores)
    await ctx.db.execute(
      sql`update store set words = ${storeWords(store)}::tsvector, words_stale = false where id = ${store.id}`,
    )
}
