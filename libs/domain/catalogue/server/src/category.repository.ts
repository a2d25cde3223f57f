import { sql } from 'drizzle-orm'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type { AttributeDefinition, AttributeType, CategorySeed } from '@tradeport/domain/catalogue/contract'
import type { Db } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface CategoryRecord {
  id: string
  parentId: string | null
  level: number
  slug: string
  name: I18nText
  leaf: boolean
  status: 'enabled' | 'disabled'
  imageFileId: string | null
  hsHints: string[]
}

/** A category with the way to it and everything its products say about themselves. */
export interface CategoryFacts extends CategoryRecord {
  /** From the root, the category itself last. */
  path: { id: string; slug: string; name: I18nText }[]
  attributes: AttributeDefinition[]
}

interface TreeRow extends Record<string, unknown> {
  id: string
  parent_id: string | null
  level: number
  slug: string
  name: I18nText
  is_leaf: boolean
  status: 'enabled' | 'disabled'
  image_file_id: string | null
  hs_hints: string[]
  attribute_count: number
  product_count: number
}

const toRecord = (row: TreeRow): CategoryRecord => ({
  id: row.id,
  parentId: row.parent_id,
  level: row.level,
  slug: row.slug,
  name: row.name,
  leaf: row.is_leaf,
  status: row.status,
  imageFileId: row.image_file_id,
  hsHints: row.hs_hints,
})

/** The whole tree, parents first, with the number of products on sale in and below each category. */
export async function categoryRows(
  ctx: ActorContext,
): Promise<(CategoryRecord & { attributeCount: number; productCount: number })[]> {
  const rows = await ctx.query<TreeRow>(
    'category_tree',
    `select c.id, c.parent_id, c.level, c.slug, c.name, c.is_leaf, c.status, c.image_file_id, c.hs_hints,
       (select count(*)::int from category_attribute a where a.category_id = any (c.path)) as attribute_count,
       coalesce((select sum(n.delta) from listing_count n join category below on below.id = n.category_id
         where n.region_id = $1 and below.path @> array[c.id]), 0)::int as product_count
     from category c
     order by c.level, c.sort, c.slug`,
    [ctx.region.regionId],
  )
  return rows.map(row => ({ ...toRecord(row), attributeCount: row.attribute_count, productCount: row.product_count }))
}

interface FactsRow extends TreeRow {
  way: { id: string; slug: string; name: I18nText }[]
  attributes: {
    code: string
    type: AttributeType
    name: I18nText
    unit: string | null
    min: string | null
    max: string | null
    required: boolean
    filterable: boolean
    skuAxis: boolean
    options: { value: string; label: I18nText; swatch: string | null }[]
  }[]
}

const FACTS = `
  select c.id, c.parent_id, c.level, c.slug, c.name, c.is_leaf, c.status, c.image_file_id, c.hs_hints,
    (select jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name) order by p.level)
      from category p where p.id = any (c.path)) as way,
    coalesce((select jsonb_agg(jsonb_build_object('code', a.code, 'type', a.type, 'name', a.name, 'unit', a.unit, 'min', a.min,
        'max', a.max, 'required', ca.required, 'filterable', ca.filterable, 'skuAxis', ca.sku_axis,
        'options', coalesce((select jsonb_agg(jsonb_build_object('value', o.value, 'label', o.label, 'swatch', o.swatch)
          order by o.sort) from attribute_option o where o.attribute_code = a.code), '[]'))
        order by owner.level, ca.sort)
      from category_attribute ca join attribute a on a.code = ca.attribute_code join category owner on owner.id = ca.category_id
      where ca.category_id = any (c.path)), '[]') as attributes
  from category c where c.id = $1`

export async function categoryFacts(ctx: ActorContext, categoryId: string): Promise<CategoryFacts | undefined> {
  const [row] = await ctx.query<FactsRow>('category_facts', FACTS, [categoryId])
  return row && { ...toRecord(row), path: row.way, attributes: row.attributes }
}

/** What is remembered of the categories, as of one state of them. */
let remembered = { state: '', facts: new Map<string, Promise<CategoryFacts | undefined>>() }

/**
 * The same from memory while the categories are in this state (`category_state`, read together with what is asked about): what comes
 * out is never older than the state.
 */
export function categoryFactsIn(
  ctx: ActorContext,
  state: string,
  categoryId: string,
): Promise<CategoryFacts | undefined> {
  if (remembered.state !== state) remembered = { state, facts: new Map() }
  const { facts } = remembered
  const known = facts.get(categoryId)
  if (known) return known
  const asked = categoryFacts(ctx, categoryId)
  facts.set(categoryId, asked)
  asked.catch(() => facts.delete(categoryId))
  return asked
}

/** Ids of the categories products hang in, in and below a category; of itself where it is one. */
export async function leafCategoryIds(ctx: ActorContext, categoryId: string): Promise<string[]> {
  const rows = await ctx.query<{ id: string }>(
    'category_leaves',
    'select id from category where path @> array[$1::uuid] and is_leaf',
    [categoryId],
  )
  return rows.map(row => row.id)
}

/** Writes categories and attributes, parents before children; what is there already is brought up to date. */
export async function upsertCategories(db: Db, seeds: readonly CategorySeed[]): Promise<void> {
  const paths = new Map<string, string[]>()
  const parents = new Set(seeds.map(seed => seed.parentId))
  for (const [index, seed] of seeds.entries()) {
    const path = [...(seed.parentId ? (paths.get(seed.parentId) ?? [seed.parentId]) : []), seed.id]
    paths.set(seed.id, path)
    await db.execute(sql`
      insert into category (id, parent_id, level, slug, name, path, is_leaf, hs_hints, image_file_id, sort)
      values (${seed.id}, ${seed.parentId}, ${path.length}, ${seed.slug}, ${JSON.stringify(seed.name)}::jsonb,
        ${sql.param(path)}::uuid[], ${!parents.has(seed.id)}, ${sql.param([...(seed.hsHints ?? [])])}::text[],
        ${seed.imageFileId ?? null}, ${seed.sort ?? index})
      on conflict (id) do update set parent_id = excluded.parent_id, level = excluded.level, slug = excluded.slug,
        name = excluded.name, path = excluded.path, is_leaf = excluded.is_leaf, hs_hints = excluded.hs_hints,
        image_file_id = excluded.image_file_id, sort = excluded.sort`)
    for (const [position, attribute] of (seed.attributes ?? []).entries())
      await upsertAttribute(db, seed.id, attribute, position)
  }
}

async function upsertAttribute(
  db: Db,
  categoryId: string,
  attribute: AttributeDefinition,
  position: number,
): Promise<void> {
  const { code, type, name, unit, min, max, required, filterable, skuAxis, options } = attribute
  await db.execute(sql`
    insert into attribute (code, type, name, unit, min, max)
    values (${code}, ${type}, ${JSON.stringify(name)}::jsonb, ${unit}, ${min}, ${max})
    on conflict (code) do update set type = excluded.type, name = excluded.name, unit = excluded.unit, min = excluded.min,
      max = excluded.max`)
  await db.execute(sql`
    insert into attribute_option (attribute_code, value, label, swatch, sort)
    select ${code}, o.value, o.label, o.swatch, o.sort::int
    from jsonb_to_recordset(${JSON.stringify(options.map((option, sort) => ({ ...option, sort })))}::jsonb)
      as o (value text, label jsonb, swatch text, sort int)
    on conflict (attribute_code, value) do update set label = excluded.label, swatch = excluded.swatch, sort = excluded.sort`)
  await db.execute(sql`
    insert into category_attribute (category_id, attribute_code, required, filterable, sku_axis, sort)
    values (${categoryId}, ${code}, ${required}, ${filterable}, ${skuAxis}, ${position})
    on conflict (category_id, attribute_code) do update set required = excluded.required, filterable = excluded.filterable,
      sku_axis = excluded.sku_axis, sort = excluded.sort`)
}
