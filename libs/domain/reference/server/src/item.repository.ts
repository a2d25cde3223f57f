import { sql, type SQL } from 'drizzle-orm'
import type { ItemRow, ItemStatus } from '@tradeport/domain/reference/contract'
import { headingsSaidAs } from '@tradeport/domain/reference/rules'
import { TOTAL_CAP, type I18nText, type Page } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, likePattern } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext } from '@tradeport/node/server-kit'

export interface ListRecord extends Record<string, unknown> {
  code: string
  name: I18nText
  extensible: boolean
  searched: boolean
  system: boolean
  version: number
}

/** An item as it is in a region: what the region says itself goes before what holds for all. */
export interface ItemRecord extends Record<string, unknown> {
  id: string
  list_code: string
  value: string
  parent: string | null
  label: I18nText
  color: string | null
  sort: number
  status: ItemStatus
  /** In regions that say nothing of their own. */
  base_status: ItemStatus
  valid_from: string | null
  valid_to: string | null
  extra: Record<string, string>
  version: number
  overridden: boolean
  /** The region that it belongs to; null: to all. */
  region_id: string | null
  updated_at: string
}

export interface ItemFilter {
  list: string
  status?: ItemStatus | undefined
  parent?: string | undefined
  at?: string | undefined
  keyword?: string | undefined
}

/** Of the base row and the region's, whose versions add up: a change of either makes an older copy stale. */
const COLUMNS = sql`i.id, i.list_code, i.value, i.parent, i.label || coalesce(o.label, '{}') as label,
  coalesce(o.color, i.color) as color, coalesce(o.sort, i.sort) as sort, coalesce(o.status, i.status) as status, i.status as base_status,
  i.valid_from::text, i.valid_to::text, i.extra, i.version + coalesce(o.version, 0) as version,
  coalesce(o.label <> '{}' or o.color is not null or o.sort is not null or o.status is not null, false) as overridden, i.region_id, greatest(i.updated_at, o.updated_at) as updated_at`

/** Of the item `i`: everybody's, or the own of the call's region. */
export const inRegion = (ctx: ActorContext): SQL => sql`(i.region_id is null or i.region_id = ${ctx.region.regionId})`

const from = (ctx: ActorContext) =>
  sql`from (select i.* from reference_item i where ${inRegion(ctx)}) i left join reference_override o on o.item_id = i.id and o.region_id = ${ctx.region.regionId}`

export const validOn = (day: string): SQL =>
  sql`coalesce(i.valid_from, '-infinity') <= ${day}::date and coalesce(i.valid_to, 'infinity') >= ${day}::date`

/** What begins with it, as it was typed or in the capitals that most codes are written in. */
const beginsWith = (keyword: string): SQL => {
  const typed = `${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(i.value like ${typed} or i.value like ${typed.toUpperCase()})`
}

/** What is named so; of the nomenclature also what people call so. */
function saidAs(list: string, word: string): SQL {
  const named = sql`i.search_text like ${likePattern(word)}`
  const headings = list === 'hs_code' ? headingsSaidAs(word) : []
  if (headings.length === 0) return named
  const below = headings.map(heading => sql`i.value like ${`${heading}%`}`)
  return sql`(${named} or ${sql.join(below, sql` or `)})`
}

/** Codes that begin with it, or whose names hold all of its words. */
function matching(list: string, keyword: string): SQL {
  const words = keyword.split(/\s+/).filter(Boolean)
  const named = sql.join(
    words.map(word => saidAs(list, word)),
    sql` and `,
  )
  return sql`(${beginsWith(keyword)} or (${named}))`
}

function conditions(filter: ItemFilter): SQL {
  return sql.join(
    [
      sql`i.list_code = ${filter.list}`,
      ...(filter.status ? [sql`coalesce(o.status, i.status) = ${filter.status}`] : []),
      ...(filter.parent === undefined
        ? []
        : filter.parent === ''
          ? [sql`i.parent is null`]
          : [sql`i.parent = ${filter.parent}`]),
      ...(filter.at ? [validOn(filter.at)] : []),
      ...(filter.keyword ? [matching(filter.list, filter.keyword)] : []),
    ],
    sql` and `,
  )
}

/** Long lists are in the order of their codes, which an index has; short ones as operators ordered them. */
const orderOf = (list: ListRecord): SQL =>
  list.searched ? sql`i.value, i.valid_from` : sql`coalesce(o.sort, i.sort), i.value, i.valid_from`

export async function listByCode(ctx: ActorContext, code: string): Promise<ListRecord> {
  const [list] = await ctx.query<ListRecord>(
    'reference_list_by_code',
    'select code, name, extensible, searched, system, version::int from reference_list where code = $1',
    [code],
  )
  if (!list) throw new AppError('FT520404')
  return list
}

/** Writers of a list go one after the other, and front-ends learn that their copy is old. */
export async function lockList(ctx: ActorContext, code: string): Promise<ListRecord> {
  const [list] = await ctx.query<ListRecord>(
    'reference_list_lock',
    `update reference_list set version = version + 1, updated_at = $2 where code = $1
     returning code, name, extensible, searched, system, version::int`,
    [code, ctx.now()],
  )
  if (!list) throw new AppError('FT520404')
  return list
}

export async function itemsOf(
  ctx: ActorContext,
  list: ListRecord,
  filter: ItemFilter,
  page: { pageNum: number; pageSize: number },
): Promise<Page<ItemRecord & { has_children: boolean }>> {
  const { limit, offset } = limits(page)
  const where = conditions(filter)
  const { rows } = await ctx.db.execute<ItemRecord & { has_children: boolean }>(sql`
    select ${COLUMNS}, exists (select 1 from reference_item c where c.list_code = i.list_code and c.parent = i.value
      and (c.region_id is null or c.region_id = ${ctx.region.regionId}))
      as has_children
    ${from(ctx)} where ${where} order by ${orderOf(list)} limit ${limit} offset ${offset}`)
  return countedPage(ctx.db, page, rows, sql`${from(ctx)} where ${where}`, TOTAL_CAP)
}

export async function statusCounts(ctx: ActorContext, filter: ItemFilter): Promise<Record<string, number>> {
  const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
    select coalesce(o.status, i.status) as status, count(*)::int as count ${from(ctx)}
    where ${conditions(filter)} group by 1`)
  const counts: Record<string, number> = { all: 0 }
  for (const { status, count } of rows) {
    counts[status] = count
    counts['all'] = (counts['all'] ?? 0) + count
  }
  return counts
}

export async function itemById(ctx: ActorContext, id: string): Promise<ItemRecord> {
  const { rows } = await ctx.db.execute<ItemRecord>(sql`select ${COLUMNS} ${from(ctx)} where i.id = ${id}`)
  const [row] = rows
  if (!row) throw new AppError('FT520404')
  return row
}

/** The item without what the region says over it. */
export async function baseItemById(ctx: ActorContext, id: string): Promise<ItemRecord> {
  const [row] = await ctx.query<ItemRecord>(
    'reference_base_item',
    `select id, list_code, value, parent, label, color, sort, status, status as base_status, valid_from::text, valid_to::text, extra, version,
       false as overridden, region_id, updated_at from reference_item where id = $1 and (region_id is null or region_id = $2)`,
    [id, ctx.region.regionId],
  )
  if (!row) throw new AppError('FT520404')
  return row
}

/** The same of several, in the order of their codes. */
export function baseItems(ctx: ActorContext, ids: readonly string[]): Promise<ItemRecord[]> {
  return ctx.query<ItemRecord>(
    'reference_base_items',
    `select id, list_code, value, parent, label, color, sort, status, status as base_status, valid_from::text, valid_to::text, extra, version,
       false as overridden, region_id, updated_at from reference_item where id = any($1::uuid[]) order by value, valid_from nulls first`,
    [ids],
  )
}

/** What is switched off for all regions goes with it where a region had switched it on for itself. */
export async function dropOwnOn(ctx: ActorContext, ids: readonly string[]): Promise<void> {
  await ctx.query(
    'reference_own_on_drop',
    `update reference_override set status = null, version = version + 1, updated_at = $2, updated_by = $3
     where item_id = any($1::uuid[]) and status = 'enabled'`,
    [ids, ctx.now(), ctx.actor.userId],
  )
}

/** The region of the call has it as all have it. */
export async function dropOwnOff(ctx: ActorContext, ids: readonly string[]): Promise<void> {
  await ctx.query(
    'reference_own_off_drop',
    `update reference_override set status = null, version = version + 1, updated_at = $3, updated_by = $4
     where item_id = any($1::uuid[]) and region_id = $2 and status = 'disabled'`,
    [ids, ctx.region.regionId, ctx.now(), ctx.actor.userId],
  )
}

/** All periods of some codes, those of all regions or a region's own. */
export function periodsOf(
  ctx: ActorContext,
  list: string,
  values: readonly string[],
  regionId: string | null = null,
): Promise<ItemRecord[]> {
  return ctx.query<ItemRecord>(
    'reference_periods',
    `select id, list_code, value, parent, label, color, sort, status, status as base_status, valid_from::text, valid_to::text, extra, version,
       false as overridden, region_id, updated_at from reference_item
     where list_code = $1 and value = any($2) and region_id is not distinct from $3 order by value, valid_from nulls first`,
    [list, values, regionId],
  )
}

/** Those of the codes that all regions have, where a region wants them for itself, or that any has, where they are to be everybody's. */
export async function takenElsewhere(
  ctx: ActorContext,
  list: string,
  values: readonly string[],
  regionId: string | null = null,
): Promise<Set<string>> {
  const found = await ctx.query<{ value: string }>(
    'reference_values_taken',
    `select distinct value from reference_item
     where list_code = $1 and value = any($2) and (region_id is null) <> ($3::text is null)`,
    [list, values, regionId],
  )
  return new Set(found.map(({ value }) => value))
}

export async function hasValue(ctx: ActorContext, list: string, value: string): Promise<boolean> {
  const found = await ctx.query(
    'reference_has_value',
    `select 1 from reference_item where list_code = $1 and value = $2 and (region_id is null or region_id = $3) limit 1`,
    [list, value, ctx.region.regionId],
  )
  return found.length > 0
}

/** Everything that holds on a day, or was switched off. */
export async function wholeLists(ctx: ActorContext, lists: readonly string[], day: string): Promise<ItemRecord[]> {
  if (lists.length === 0) return []
  const { rows } = await ctx.db.execute<ItemRecord>(sql`
    select ${COLUMNS} ${from(ctx)}
    where i.list_code in (${sql.join(
      lists.map(list => sql`${list}`),
      sql`, `,
    )}) and ${validOn(day)}
    order by i.list_code, coalesce(o.sort, i.sort), i.value`)
  return rows
}

export interface SearchFilter {
  list: string
  keyword: string
  day: string
  limit: number
  country?: string | undefined
  function?: string | undefined
}

/** Codes that begin with the keyword come first. */
export async function searchItems(ctx: ActorContext, filter: SearchFilter): Promise<ItemRecord[]> {
  const { rows } = await ctx.db.execute<ItemRecord>(sql`
    select ${COLUMNS} ${from(ctx)}
    where i.list_code = ${filter.list} and ${validOn(filter.day)} and coalesce(o.status, i.status) = 'enabled'
      and ${matching(filter.list, filter.keyword)}
      ${filter.country ? sql`and i.extra ->> 'country' = ${filter.country}` : sql``}
      ${filter.function ? sql`and position(${filter.function} in i.extra ->> 'function') > 0` : sql``}
    order by ${beginsWith(filter.keyword)} desc, length(i.value), i.value limit ${filter.limit}`)
  return rows
}

export async function childrenOf(
  ctx: ActorContext,
  list: string,
  parent: string | undefined,
  day: string,
): Promise<(ItemRecord & { has_children: boolean })[]> {
  const { rows } = await ctx.db.execute<ItemRecord & { has_children: boolean }>(sql`
    select ${COLUMNS}, exists (select 1 from reference_item c where c.list_code = i.list_code and c.parent = i.value
      and (c.region_id is null or c.region_id = ${ctx.region.regionId}))
      as has_children
    ${from(ctx)} where i.list_code = ${list} and ${parent ? sql`i.parent = ${parent}` : sql`i.parent is null`}
      and ${validOn(day)} order by i.value limit 2000`)
  return rows
}

export async function itemsAt(
  ctx: ActorContext,
  list: string,
  values: readonly string[],
  day: string,
): Promise<ItemRecord[]> {
  if (values.length === 0) return []
  const { rows } = await ctx.db.execute<ItemRecord>(sql`
    select ${COLUMNS} ${from(ctx)}
    where i.list_code = ${list} and i.value in (${sql.join(
      values.map(value => sql`${value}`),
      sql`, `,
    )}) and ${validOn(day)} order by i.value`)
  return rows
}

/** When it can be chosen. */
export const periodOf = ({ status, valid_from: validFrom, valid_to: validTo }: ItemRecord) => ({
  status,
  validFrom,
  validTo,
})

export const itemDto = (row: ItemRecord & { has_children?: boolean }): Omit<ItemRow, 'actions'> => ({
  id: row.id,
  list: row.list_code,
  value: row.value,
  parent: row.parent,
  label: row.label,
  color: row.color,
  sort: row.sort,
  status: row.status,
  statusForAll: row.base_status,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  extra: row.extra,
  overridden: row.overridden,
  ofRegion: row.region_id !== null,
  hasChildren: row.has_children ?? false,
  version: row.version,
  updatedAt: iso(row.updated_at),
})
