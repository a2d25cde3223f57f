import { sql } from 'drizzle-orm'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import type {
  AttributeDefinition,
  AttributeSeed,
  CategorySeed,
  CategoryStatus,
} from '@tradeport/domain/catalogue/contract'
import { inTreeOrder, pickText } from '@tradeport/kernel/values'
import { iso, type Db } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

export interface CategoryRecord {
  id: string
  parentId: string | null
  level: number
  slug: string
  name: I18nText
  leaf: boolean
  status: CategoryStatus
  imageFileId: string | null
  hsHints: string[]
}

/** A category with the way to it and everything its products say about themselves. */
export interface CategoryFacts extends CategoryRecord {
  /** It takes products: enabled like all above it, and with none below it. */
  takesGoods: boolean
  /** Enabled, and so is everything above it. */
  open: boolean
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
  status: CategoryStatus
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

/** A category of the tree, with how many products are on sale in it and below it. */
export interface CategoryNodeRecord extends CategoryRecord {
  sort: number
  version: number
  updatedAt: string
  attributeCount: number
  productCount: number
}

/** The whole tree, parents first. */
export async function categoryRows(ctx: ActorContext): Promise<CategoryNodeRecord[]> {
  const rows = await ctx.query<TreeRow & { sort: number; version: number; updated_at: Date | string }>(
    'category_tree',
    `select c.id, c.parent_id, c.level, c.slug, c.name, c.is_leaf, c.status, c.image_file_id, c.hs_hints,
       c.sort, c.version, c.updated_at,
       (select count(*)::int from category_attribute a where a.category_id = any (c.path)) as attribute_count,
       coalesce((select sum(n.delta) from listing_count n join category below on below.id = n.category_id
         where n.region_id = $1 and below.path @> array[c.id]), 0)::int as product_count
     from category c
     order by c.level, c.sort, c.slug`,
    [ctx.region.regionId],
  )
  return rows.map(row => ({
    ...toRecord(row),
    sort: row.sort,
    version: row.version,
    updatedAt: iso(row.updated_at),
    attributeCount: row.attribute_count,
    productCount: row.product_count,
  }))
}

interface FactsRow extends TreeRow {
  way: { id: string; slug: string; name: I18nText }[]
  open: boolean
  attributes: AttributeDefinition[]
}

// What is switched off is still known: products that say it are read, and asked for nothing.
const FACTS = `
  select c.id, c.parent_id, c.level, c.slug, c.name, c.is_leaf, c.status, c.image_file_id, c.hs_hints,
    (select jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'name', p.name) order by p.level)
      from category p where p.id = any (c.path)) as way,
    not exists (select from category p where p.id = any (c.path) and p.status = 'disabled') as open,
    coalesce((select jsonb_agg(jsonb_build_object('code', a.code, 'type', a.type, 'name', a.name, 'unit', a.unit, 'min', a.min,
        'max', a.max, 'enabled', a.status = 'enabled', 'required', ca.required and a.status = 'enabled',
        'filterable', ca.filterable and a.status = 'enabled', 'skuAxis', ca.sku_axis and a.status = 'enabled',
        'options', coalesce((select jsonb_agg(jsonb_build_object('value', o.value, 'label', o.label, 'swatch', o.swatch,
          'enabled', o.enabled) order by o.sort, o.value) from attribute_option o where o.attribute_code = a.code), '[]'))
        order by owner.level, ca.sort)
      from category_attribute ca join attribute a on a.code = ca.attribute_code join category owner on owner.id = ca.category_id
      where ca.category_id = any (c.path)), '[]') as attributes
  from category c where c.id = $1`

async function readFacts(ctx: ActorContext, categoryId: string): Promise<CategoryFacts | undefined> {
  const [row] = await ctx.query<FactsRow>('category_facts', FACTS, [categoryId])
  return (
    row && {
      ...toRecord(row),
      path: row.way,
      attributes: row.attributes,
      open: row.open,
      takesGoods: row.open && row.is_leaf,
    }
  )
}

/** What is remembered of the categories, as of one state of them. */
let remembered = { state: '', facts: new Map<string, Promise<CategoryFacts | undefined>>() }

/**
 * From memory while the categories are in this state (`category_state`, read before or together with what is asked about): what comes out
 * is never older than the state.
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
  const asked = readFacts(ctx, categoryId)
  facts.set(categoryId, asked)
  asked.catch(() => facts.delete(categoryId))
  return asked
}

async function categoryState(ctx: ActorContext): Promise<string> {
  const [row] = await ctx.query<{ state: string }>('category_state', 'select state from category_state', [])
  return row?.state ?? ''
}

/** A category with its way and its attributes, which are many texts: they are read once for each state of the categories. */
export async function categoryFacts(ctx: ActorContext, categoryId: string): Promise<CategoryFacts | undefined> {
  return categoryFactsIn(ctx, await categoryState(ctx), categoryId)
}

/**
 * The same, held until the caller's transaction ends: whoever closes it, or puts others below it, waits and sees then what hangs in it.
 */
export async function heldCategoryFacts(ctx: ActorContext, categoryId: string): Promise<CategoryFacts | undefined> {
  // Both travel together, in this order: the state that is read is the one that the rows are held in.
  const [, state] = await Promise.all([
    ctx.query(
      'category_hold',
      'select 1 from category where id = any ((select path from category where id = $1)::uuid[]) order by id for key share',
      [categoryId],
    ),
    categoryState(ctx),
  ])
  return categoryFactsIn(ctx, state, categoryId)
}

/** The whole tree, each after the one above it, neighbours in their order. */
export async function orderedCategories(ctx: ActorContext): Promise<CategoryNodeRecord[]> {
  return inTreeOrder(await categoryRows(ctx))
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

async function upsertAttribute(db: Db, categoryId: string, attribute: AttributeSeed, position: number): Promise<void> {
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

/** By id, in the reader's language; unknown ones are left out. */
export async function categoryNames(ctx: ActorContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.query<{ id: string; name: I18nText }>(
    'category_names',
    'select id, name from category where id = any ($1::uuid[])',
    [[...new Set(ids)]],
  )
  return new Map(rows.map(row => [row.id, pickText(row.name, ctx.locale)]))
}
