import { and, eq, notInArray, sql } from 'drizzle-orm'
import { ATTRIBUTE_TRAITS, type AttributeOptionInput, type AttributeType } from '@tradeport/domain/catalogue/contract'
import type { AttributeUse } from '@tradeport/domain/catalogue/rules'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { attributeOptionTable, attributeTable, type StoredAttribute } from './category.table'
import { trimmed } from './category-change'
import { saidWords } from './category-use'

/** @throws AppError `MALL600404` */
export async function attributeById(ctx: ActorContext, id: string): Promise<StoredAttribute> {
  const [row] = await ctx.db.select().from(attributeTable).where(eq(attributeTable.id, id))
  if (!row) throw new AppError('MALL600404')
  return row
}

/**
 * The attribute as it is now, held with the categories that ask for it: no product comes to say it before the transaction ends.
 *
 * @throws AppError `MALL600404`
 */
export async function lockedAttribute(ctx: ActorContext, id: string): Promise<StoredAttribute> {
  const { code } = await attributeById(ctx, id)
  // Categories first, as whoever changes what they ask for does it: neither waits for the other in a ring.
  await ctx.db.execute(sql`
    select 1 from category where id in (select category_id from category_attribute where attribute_code = ${code})
    order by id for update`)
  const [row] = await ctx.db.select().from(attributeTable).where(eq(attributeTable.id, id)).for('update')
  if (!row) throw new AppError('MALL600404')
  return row
}

export interface StoredOption extends Record<string, unknown> {
  value: string
  label: I18nText
  swatch: string | null
  enabled: boolean
}

export async function optionsOf(ctx: ActorContext, code: string): Promise<StoredOption[]> {
  return ctx.db
    .select({
      value: attributeOptionTable.value,
      label: attributeOptionTable.label,
      swatch: attributeOptionTable.swatch,
      enabled: attributeOptionTable.enabled,
    })
    .from(attributeOptionTable)
    .where(eq(attributeOptionTable.attributeCode, code))
    .orderBy(attributeOptionTable.sort, attributeOptionTable.value)
}

/** What products say of an attribute. */
export async function attributeUse(
  ctx: ActorContext,
  code: string,
  options: readonly { value: string }[],
): Promise<AttributeUse> {
  const said = await saidWords(ctx, [code, ...options.map(({ value }) => `${code}=${value}`)])
  return {
    isUsed: said.has(code),
    options: new Set(options.map(({ value }) => value).filter(value => said.has(`${code}=${value}`))),
  }
}

/** Of another kind now: what that cannot be in a category, it is no longer. */
export async function fitAssignments(ctx: ActorContext, code: string, type: AttributeType): Promise<void> {
  const { filter, axis } = ATTRIBUTE_TRAITS[type]
  await ctx.db.execute(sql`
    update category_attribute set filterable = filterable and ${filter}, sku_axis = sku_axis and ${axis}
    where attribute_code = ${code}`)
}

/** The categories that ask for it of their own. */
export async function askingCategories(ctx: ActorContext, code: string): Promise<{ id: string; name: I18nText }[]> {
  const { rows } = await ctx.db.execute<{ id: string; name: I18nText }>(sql`
    select c.id, c.name from category_attribute ca join category c on c.id = ca.category_id
    where ca.attribute_code = ${code} order by c.level, c.sort, c.slug`)
  return rows
}

/** Writes the options of an attribute in this order; what is not among them is gone. */
export async function saveOptions(
  ctx: ActorContext,
  code: string,
  options: readonly AttributeOptionInput[],
): Promise<void> {
  const values = options.map(({ value }) => value)
  const ofAttribute = eq(attributeOptionTable.attributeCode, code)
  await ctx.db
    .delete(attributeOptionTable)
    .where(values.length > 0 ? and(ofAttribute, notInArray(attributeOptionTable.value, values)) : ofAttribute)
  if (values.length === 0) return
  await ctx.db
    .insert(attributeOptionTable)
    .values(
      options.map(({ value, label, swatch, enabled }, sort) => ({
        attributeCode: code,
        value,
        label: trimmed(label),
        swatch,
        enabled,
        sort,
      })),
    )
    .onConflictDoUpdate({
      target: [attributeOptionTable.attributeCode, attributeOptionTable.value],
      set: {
        label: sql`excluded.label`,
        swatch: sql`excluded.swatch`,
        enabled: sql`excluded.enabled`,
        sort: sql`excluded.sort`,
      },
    })
}

export interface AttributeListRow extends Record<string, unknown> {
  id: string
  code: string
  type: StoredAttribute['type']
  name: I18nText
  unit: string | null
  status: StoredAttribute['status']
  version: number
  updated_at: Date | string
  option_count: number
  category_count: number
  total: number
}

interface AttributeFilter {
  pageNum: number
  pageSize: number
  id?: string | undefined
  status?: string | undefined
  type?: string | undefined
  keyword?: string | undefined
}

export async function attributeRows(ctx: ActorContext, filter: AttributeFilter): Promise<AttributeListRow[]> {
  const { id, status, type, pageNum, pageSize } = filter
  const keyword = filter.keyword?.toLowerCase()
  const { rows } = await ctx.db.execute<AttributeListRow>(sql`
    select a.id, a.code, a.type, a.name, a.unit, a.status, a.version, a.updated_at,
      (select count(*)::int from attribute_option o where o.attribute_code = a.code) as option_count,
      (select count(*)::int from category_attribute ca where ca.attribute_code = a.code) as category_count,
      count(*) over ()::int as total
    from attribute a
    where true ${id ? sql`and a.id = ${id}` : sql``} ${status ? sql`and a.status = ${status}` : sql``}
      ${type ? sql`and a.type = ${type}` : sql``}
      ${
        keyword
          ? sql`and (position(${keyword} in a.code) > 0
              or exists (select from jsonb_each_text(a.name) n where position(${keyword} in lower(n.value)) > 0))`
          : sql``
      }
    order by a.code limit ${pageSize} offset ${(pageNum - 1) * pageSize}`)
  return rows
}
