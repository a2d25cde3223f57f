import { sql, type SQL } from 'drizzle-orm'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Changes that wait beside a live version. */
const OPEN_CHANGE = sql`status in ('draft', 'pending_review', 'rejected')`

/** Ids of a category and all below it. */
const branchOf = (categoryId: string): SQL => sql`select id from category where path @> array[${categoryId}::uuid]`

/** Products on sale in the category or below it, in any region: the tree is one for all. */
export async function hasGoodsOnSale(ctx: ActorContext, categoryId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from product where category_id in (${branchOf(categoryId)}) and status = 'on_sale' limit 1`)
  return rows.length > 0
}

/** Products of any status in the category or below it, or changes that would bring one there. */
export async function hasGoods(ctx: ActorContext, categoryId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 where exists (select from product where category_id in (${branchOf(categoryId)}))
      or exists (select from product_change where ${OPEN_CHANGE}
        and content ->> 'categoryId' in (select id::text from (${branchOf(categoryId)}) branch))`)
  return rows.length > 0
}

/** Which of these categories hold products, in any region and whatever their status, have others below them, or are named by stores. */
export async function usedCategories(ctx: ActorContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.query<{ id: string }>(
    'categories_used',
    `select c.id from category c where c.id = any ($1::uuid[]) and (
       exists (select from product where category_id = c.id)
       or exists (select from category below where below.parent_id = c.id)
       or exists (select from product_change where status in ('draft', 'pending_review', 'rejected')
         and content ->> 'categoryId' = c.id::text)
       or c.id in (select unnest(main_category_ids) from store))`,
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Which of these words (`gauge`, `gauge=12`) products say, or changes of them that are not decided yet. */
export async function saidWords(ctx: ActorContext, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await ctx.db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[]) as word
    where exists (select from product where product_says(content) @> array[word])
      or exists (select from product_change where ${OPEN_CHANGE} and product_says(content) @> array[word])`)
  return new Set(rows.map(({ word }) => word))
}

/** Which of these attributes products of a category or below it say. */
export async function saidInBranch(
  ctx: ActorContext,
  categoryId: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set()
  const { rows } = await ctx.db.execute<{ code: string }>(sql`
    with branch as materialized (${branchOf(categoryId)})
    select code from unnest(${sql.param([...codes])}::text[]) as code
    where exists (select from product where product_says(content) @> array[code] and category_id in (select id from branch))
      or exists (select from product_change where ${OPEN_CHANGE} and product_says(content) @> array[code]
        and content ->> 'categoryId' in (select id::text from branch))`)
  return new Set(rows.map(({ code }) => code))
}
