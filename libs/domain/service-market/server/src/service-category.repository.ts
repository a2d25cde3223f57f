import { eq, inArray, sql } from 'drizzle-orm'
import { isOpen } from '@tradeport/domain/service-market/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { branchOf, lineOf } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { serviceCategory, type ServiceCategory } from './service-market.table'

/** All of them, in order: a few dozen rows. */
export async function allCategories(ctx: ActorContext): Promise<ServiceCategory[]> {
  return ctx.db
    .select()
    .from(serviceCategory)
    .orderBy(serviceCategory.level, serviceCategory.sort, serviceCategory.code)
}

/** @throws AppError `FT520404` */
export async function loadCategory(ctx: ActorContext, id: string): Promise<ServiceCategory> {
  const rows = await ctx.db.select().from(serviceCategory).where(eq(serviceCategory.id, id))
  if (!rows[0]) throw new AppError('FT520404')
  return rows[0]
}

/**
 * The category an offer is made in, held open until the caller's transaction ends: closing it has to wait, and sees the offer then.
 *
 * @throws AppError `FT526003` where the category, or one above it, is not open for offers.
 */
export async function openCategory(ctx: ActorContext, code: string): Promise<ServiceCategory> {
  const categories = await allCategories(ctx)
  const category = categories.find(candidate => candidate.code === code)
  if (!category) throw new AppError('FT526003')
  const line = lineOf(categories, category.id).map(above => above.id)
  const held = await ctx.db
    .select()
    .from(serviceCategory)
    .where(inArray(serviceCategory.id, line))
    .orderBy(serviceCategory.id)
    .for('share')
  if (!isOpen(held, category.id)) throw new AppError('FT526003')
  return category
}

/** @throws AppError `FT520404` */
export async function loadCategoryForClosing(ctx: ActorContext, id: string): Promise<ServiceCategory> {
  const rows = await ctx.db.select().from(serviceCategory).where(eq(serviceCategory.id, id)).for('update')
  if (!rows[0]) throw new AppError('FT520404')
  return rows[0]
}

/** Those of these codes that are categories: none is deleted or named anew before the caller's transaction ends. */
export async function holdCategories(ctx: ActorContext, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ code: serviceCategory.code })
    .from(serviceCategory)
    .where(inArray(serviceCategory.code, [...codes]))
    .orderBy(serviceCategory.id)
    .for('share')
  return new Set(rows.map(({ code }) => code))
}

/** Percent that the platform keeps of what services of a category are paid; none for a code that does not exist. */
export async function commissionOfCategory(ctx: ActorContext, code: string): Promise<string> {
  const [category] = await ctx.db
    .select({ rate: serviceCategory.commissionRate })
    .from(serviceCategory)
    .where(eq(serviceCategory.code, code))
  return category?.rate ?? '0'
}

/** By code. */
export async function serviceCategoryNames(ctx: ActorContext): Promise<Map<string, I18nText>> {
  return new Map((await allCategories(ctx)).map(({ code, name }) => [code, name]))
}

/** Codes of a category and all below it; none for a code that does not exist. */
export async function branchCodes(ctx: ActorContext, code: string): Promise<string[]> {
  const categories = await allCategories(ctx)
  const top = categories.find(category => category.code === code)
  return top ? branchOf(categories, top.id).map(category => category.code) : []
}

/** Services that visitors of the region see, by category. */
export async function listedCounts(ctx: ActorContext): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ category_code: string; count: number }>(sql`
    select category_code, count(*)::int as count from service
    where region_id = ${ctx.region.regionId} and status in ('on_shelf', 'revision_review') group by category_code`)
  return new Map(rows.map(row => [row.category_code, row.count]))
}

/** In any region: the tree is one for all. */
export async function hasListed(ctx: ActorContext, codes: readonly string[]): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from service where category_code = any (${sql.param([...codes])}::text[])
      and status in ('on_shelf', 'revision_review') limit 1`)
  return rows.length > 0
}

export async function hasServices(ctx: ActorContext, code: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`select 1 from service where category_code = ${code} limit 1`)
  return rows.length > 0
}

/** Which of these hold services, in any region and whatever their status, or have categories below them. */
export async function usedCategories(ctx: ActorContext, among: readonly ServiceCategory[]): Promise<Set<string>> {
  const rows = await ctx.query<{ id: string }>(
    'service_categories_used',
    `select c.id from service_category c where c.id = any ($1) and (exists (select from service where category_code = c.code)
       or exists (select from service_category below where below.parent_id = c.id))`,
    [among.map(({ id }) => id)],
  )
  return new Set(rows.map(({ id }) => id))
}
