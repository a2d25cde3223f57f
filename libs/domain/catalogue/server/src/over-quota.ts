import { sql, type SQL } from 'drizzle-orm'
import { RELIST_DAYS, productMachine } from '@tradeport/domain/catalogue/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import { announceProduct } from './product-publishing'

export interface FittedProducts {
  readonly hidden: number
  readonly shown: number
}

type Moved = 'hide' | 'show_again'

const ofCompany = (ctx: ActorContext, companyId: string): SQL =>
  sql`store_id in (select id from store where company_id = ${companyId} and region_id = ${ctx.region.regionId})`

/** Those that were moved: their listings follow, their histories say so, and open lists are told. */
async function tellMoved(ctx: ActorContext, companyId: string, ids: readonly string[], action: Moved): Promise<void> {
  if (ids.length === 0) return
  const { from, to } = productMachine.actions[action]
  await ctx.db.execute(sql`
    update product_listing l set visible = ${action === 'show_again'} and s.status = 'open'
    from store s where l.product_id = any (${sql.param([...ids])}::uuid[]) and s.id = l.store_id`)
  for (const id of ids) {
    await ctx.event({ documentType: 'product', documentId: id, action, fromStatus: from[0] ?? null, toStatus: to })
    announceProduct(ctx, { id, companyId })
  }
}

// Chosen once: where the choice stood in a condition, it would be made anew for each row that is looked at.
async function hideNewest(ctx: ActorContext, companyId: string, count: number): Promise<string[]> {
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with newest as materialized (
      select id from product where ${ofCompany(ctx, companyId)} and status = 'on_sale'
      order by published_at desc nulls first, id desc limit ${count} for update)
    update product p set status = ${productMachine.actions.hide.to}, hidden_at = ${now}, off_sale_at = ${now},
      version = version + 1, updated_at = ${now}
    from newest where p.id = newest.id and p.status = 'on_sale' returning p.id`)
  return rows.map(({ id }) => id)
}

/** What was longer off sale is reviewed again first, and what has no category that takes goods stays as it is. */
async function showOldest(ctx: ActorContext, companyId: string, count: number | null): Promise<string[]> {
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with oldest as materialized (
      select p.id from product p join category c on c.id = p.category_id
      where p.company_id = ${companyId} and p.region_id = ${ctx.region.regionId} and p.hidden_at is not null
        and p.status = 'off_sale' and p.off_sale_at >= ${now}::timestamptz - ${RELIST_DAYS} * interval '1 day'
        and c.is_leaf and not exists (select from category d where d.id = any (c.path) and d.status = 'disabled')
      order by p.published_at, p.id limit ${count} for update of p)
    update product p set status = ${productMachine.actions.show_again.to}, hidden_at = null, off_sale_at = null,
      version = version + 1, updated_at = ${now}
    from oldest where p.id = oldest.id and p.hidden_at is not null returning p.id`)
  return rows.map(({ id }) => id)
}

/**
 * Makes what a company has on sale fit what its membership covers: the newest products over it are hidden, hidden ones come back, the
 * oldest first. Asked again it does nothing. Callers hold the lock of the ability, so that nothing is put on sale meanwhile.
 *
 * @param limit null: not counted.
 */
export async function fitProductsForSale(
  ctx: ActorContext,
  companyId: string,
  limit: number | null,
  mayHide: boolean,
): Promise<FittedProducts> {
  const { rows } = await ctx.db.execute<{ held: number }>(sql`
    select count(*)::int as held from product
    where ${ofCompany(ctx, companyId)} and status in ('on_sale', 'pending_review')`)
  const over = limit === null ? 0 : (rows[0]?.held ?? 0) - limit
  const hidden = over > 0 && mayHide ? await hideNewest(ctx, companyId, over) : []
  await tellMoved(ctx, companyId, hidden, 'hide')
  const shown = over < 0 || limit === null ? await showOldest(ctx, companyId, limit === null ? null : -over) : []
  await tellMoved(ctx, companyId, shown, 'show_again')
  return { hidden: hidden.length, shown: shown.length }
}

/** Products of the caller's company that its membership does not cover now. */
export async function countHiddenProducts(ctx: ActorContext): Promise<number> {
  const [row] = await ctx.query<{ n: number }>(
    'products_over_quota',
    'select count(*)::int as n from product where company_id = $1 and region_id = $2 and hidden_at is not null',
    [ctx.actor.companyId, ctx.region.regionId],
  )
  return row?.n ?? 0
}
