import { sql } from 'drizzle-orm'
import { itemNames } from '@tradeport/domain/reference/rules'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { inRegion, validOn, wholeLists } from './item.repository'

/**
 * Which of these codes are in force on a day, and what each says besides its name, by list and code. Countries are named by their three
 * letters, as documents of customs do. A list that holds nothing at all is left out: nobody can say of a code that it is not in it.
 */
export async function codesInForce(
  ctx: ActorContext,
  wanted: readonly { readonly list: string; readonly code: string }[],
  day: string,
): Promise<Map<string, Map<string, Record<string, string>>>> {
  const found = new Map<string, Map<string, Record<string, string>>>()
  if (wanted.length === 0) return found
  const lists = sql.param(wanted.map(({ list }) => list))
  const codes = sql.param(wanted.map(({ code }) => code))
  const { rows } = await ctx.db.execute<{ list: string; code: string; extra: Record<string, string> | null }>(sql`
    select wanted.list, wanted.code, held.extra
    from (select distinct * from unnest(${lists}::text[], ${codes}::text[]) as w (list, code)) wanted
    left join lateral (
      select i.extra from reference_item i left join reference_override o on o.item_id = i.id and o.region_id = ${ctx.region.regionId}
      where i.list_code = wanted.list
        and (i.value = wanted.code and i.list_code <> 'country' or i.list_code = 'country' and i.extra ->> 'alpha3' = wanted.code)
        and coalesce(o.status, i.status) = 'enabled' and ${validOn(day)} and ${inRegion(ctx)}
      limit 1
    ) held on true
    where held.extra is not null or exists (select from reference_item i where i.list_code = wanted.list)`)
  for (const { list, code, extra } of rows) {
    const codesOfList = found.get(list) ?? new Map<string, Record<string, string>>()
    if (extra) codesOfList.set(code, extra)
    found.set(list, codesOfList)
  }
  return found
}

/** A short list as its reader sees it, in its order. */
export async function codeNames(ctx: ActorContext, list: string): Promise<{ code: string; name: string }[]> {
  const rows = await wholeLists(ctx, [list], tradeDay(ctx.now()))
  const nameOf = itemNames(ctx.region, ctx.locale)
  return rows
    .filter(({ status }) => status === 'enabled')
    .map(({ value, label }) => ({ code: value, name: nameOf(list, value, label) }))
}

/** What these codes are called in a language, by list and code, whether still in force or not; countries by their three letters. */
export async function codeLabels(
  ctx: ActorContext,
  wanted: readonly { readonly list: string; readonly code: string }[],
  locale: LocaleCode,
): Promise<Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, string>>()
  if (wanted.length === 0) return found
  const lists = sql.param(wanted.map(({ list }) => list))
  const codes = sql.param(wanted.map(({ code }) => code))
  const { rows } = await ctx.db.execute<{ list: string; code: string; value: string; label: I18nText }>(sql`
    select wanted.list, wanted.code, i.value, i.label || coalesce(o.label, '{}') as label
    from (select distinct * from unnest(${lists}::text[], ${codes}::text[]) as w (list, code)) wanted
    join reference_item i on i.list_code = wanted.list
      and (i.value = wanted.code and i.list_code <> 'country' or i.list_code = 'country' and i.extra ->> 'alpha3' = wanted.code) and ${inRegion(ctx)}
    left join reference_override o on o.item_id = i.id and o.region_id = ${ctx.region.regionId}
    order by i.valid_from nulls first`)
  const nameOf = itemNames(ctx.region, locale)
  for (const { list, code, value, label } of rows)
    found.set(list, (found.get(list) ?? new Map<string, string>()).set(code, nameOf(list, value, label)))
  return found
}

/** Countries as documents of customs name them, by their three letters, from the two that everything else uses. */
export async function customsCountries(ctx: ActorContext, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const { rows } = await ctx.db.execute<{ value: string; alpha3: string }>(sql`
    select value, extra ->> 'alpha3' as alpha3 from reference_item
    where list_code = 'country' and value = any (${sql.param([...codes])}::text[]) and extra ? 'alpha3'`)
  return new Map(rows.map(({ value, alpha3 }) => [value, alpha3]))
}

/**
 * The code below a parent that has this name, in whichever language; undefined where none has it, and where more than one does.
 *
 * @param named `parent` narrows the list: ports of one country
 */
export async function codeNamed(
  ctx: ActorContext,
  list: string,
  named: { readonly parent: string; readonly name: string },
): Promise<string | undefined> {
  const { rows } = await ctx.db.execute<{ value: string }>(sql`
    select i.value from reference_item i left join reference_override o on o.item_id = i.id and o.region_id = ${ctx.region.regionId}
    where i.list_code = ${list} and i.parent = ${named.parent} and coalesce(o.status, i.status) = 'enabled' and ${validOn(tradeDay(ctx.now()))}
      and ${inRegion(ctx)}
      and exists (select from jsonb_each_text(i.label || coalesce(o.label, '{}')) said where lower(said.value) = lower(${named.name}))
    limit 2`)
  return rows.length === 1 ? rows[0]?.value : undefined
}
