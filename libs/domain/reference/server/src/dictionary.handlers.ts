import type * as referenceContract from '@tradeport/domain/reference/contract'
import { MAX_IMPORT_ROWS, fieldsOf, type ItemRow, type Scope } from '@tradeport/domain/reference/contract'
import {
  hasCodeForm,
  isOrdered,
  isTakenAway,
  itemActions,
  mayChange,
  mayChangeAll,
  dayBefore,
  succeed,
  wrongChoices,
} from '@tradeport/domain/reference/rules'
import { LOCALES } from '@tradeport/kernel/config'
import type { I18nText, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError, type WrongField } from '@tradeport/kernel/errors'
import { iso, tradeDay, uuidv7 } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { workbook, type SheetCell } from '@tradeport/node/spreadsheet'
import { columnsOf, sheetRow } from './dictionary-sheet'
import {
  baseItemById,
  dropOwnOff,
  dropOwnOn,
  hasValue,
  takenElsewhere,
  itemById,
  itemDto,
  itemsOf,
  listByCode,
  lockList,
  periodOf,
  periodsOf,
  statusCounts,
  type ItemRecord,
} from './item.repository'
import type { ReferencePorts } from './ports'
import { requireUnused } from './usage'

type DictionaryHandlers = Pick<
  Handlers<typeof referenceContract>,
  | 'dictionaryLists'
  | 'dictionaryListCreate'
  | 'dictionaryPage'
  | 'dictionaryStatusCount'
  | 'dictionaryCreate'
  | 'dictionaryUpdate'
  | 'dictionaryDisable'
  | 'dictionaryEnable'
  | 'dictionarySort'
  | 'dictionaryExport'
>

const DOCUMENT = 'dictionary'
const EXPORT_PAGE = { pageNum: 1, pageSize: MAX_IMPORT_ROWS }

const refuse = (...fieldErrors: WrongField[]) => new AppError('FT520400', {}, { fieldErrors })

/** @throws AppError `MALL600403` for who may not change dictionaries, or not those of all regions. */
export function requireEditor(ctx: ActorContext, scope: Scope): void {
  if (!mayChange(ctx.actor.roles) || (scope === 'all' && !mayChangeAll(ctx.actor.roles)))
    throw new AppError('MALL600403')
}

const rowDto = (ctx: ActorContext, row: ItemRecord & { has_children?: boolean }): ItemRow => ({
  ...itemDto(row),
  actions: itemActions({ status: row.status, statusForAll: row.base_status }, ctx.actor.roles),
})

const step = ({ id, version, status }: ItemRecord) => ({ id, version, status })

const trimmed = (text: I18nText): I18nText =>
  Object.fromEntries(Object.entries(text).flatMap(([locale, value]) => (value.trim() ? [[locale, value.trim()]] : [])))

/** Only what the list has room for, and of it what was filled in. */
const knownExtra = (list: string, extra: Record<string, string>) =>
  Object.fromEntries(Object.entries(extra).filter(([key, value]) => value !== '' && fieldsOf(list).includes(key)))

export function announce(ctx: ActorContext, list: string): void {
  ctx.live({ to: { everyone: true }, topic: DOCUMENT, id: list })
}

type ItemFacts = Pick<
  ReturnType<typeof itemDto>,
  'label' | 'color' | 'parent' | 'status' | 'sort' | 'validFrom' | 'validTo' | 'extra'
>

/** What the audit log keeps of an item. */
export const factsOf = ({ label, color, parent, status, sort, validFrom, validTo, extra }: ItemFacts) => ({
  ...Object.fromEntries(Object.entries(label).map(([locale, text]) => [`label.${locale}`, text])),
  color,
  parent,
  status,
  sort,
  validFrom,
  validTo,
  ...extra,
})

async function told(
  ctx: ActorContext,
  action: string,
  before: ItemRecord | null,
  after: ItemRecord,
  reason?: string,
): Promise<void> {
  await ctx.audit({
    action: `${DOCUMENT}:${action}`,
    entityType: DOCUMENT,
    entityId: after.id,
    entityNo: `${after.list_code} ${after.value}`,
    ...(before ? { before: factsOf(itemDto(before)) } : {}),
    after: factsOf(itemDto(after)),
    ...(reason ? { reason } : {}),
  })
  announce(ctx, after.list_code)
}

type Content = Omit<ParsedInputOf<typeof referenceContract.dictionaryCreate>, 'list' | 'value' | 'scope'>

async function checkContent(ctx: ActorContext, list: string, content: Content): Promise<void> {
  if (Object.keys(trimmed(content.label)).length === 0) throw refuse({ path: 'label', rule: 'required' })
  if (!isOrdered(content)) throw refuse({ path: 'validTo', rule: 'ends_before_start' })
  if (content.parent && !(await hasValue(ctx, list, content.parent)))
    throw refuse({ path: 'parent', rule: 'invalid_value' })
  const wrong = wrongChoices(list, content.extra)
  if (wrong.length > 0) throw refuse(...wrong.map(field => ({ path: `extra.${field}`, rule: 'invalid_value' })))
}

/** Writes the region's own words or state of an item, keeping what it has said before. */
async function writeOverride(
  ctx: ActorContext,
  id: string,
  change: { label?: I18nText; color?: string | null; sort?: number; status?: string },
): Promise<void> {
  await ctx.query(
    'reference_override',
    `insert into reference_override (item_id, region_id, label, color, sort, status, version, updated_at, updated_by)
     values ($1, $2, coalesce($3::jsonb, '{}'), $4, $5, $6, 1, $7, $8)
     on conflict (item_id, region_id) do update set
       label = case when $3::jsonb is null then reference_override.label else excluded.label end,
       color = case when $3::jsonb is null then reference_override.color else excluded.color end,
       sort = coalesce(excluded.sort, reference_override.sort),
       status = coalesce(excluded.status, reference_override.status),
       version = reference_override.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    [
      id,
      ctx.region.regionId,
      change.label ? JSON.stringify(change.label) : null,
      change.color ?? null,
      change.sort ?? null,
      change.status ?? null,
      ctx.now(),
      ctx.actor.userId,
    ],
  )
}

/** The item and its list, locked, with the state that the caller saw. */
async function opened(ctx: ActorContext, input: { id: string; version: number; scope: Scope }) {
  requireEditor(ctx, input.scope)
  const { list_code: code } = await baseItemById(ctx, input.id)
  const list = await lockList(ctx, code)
  const base = await baseItemById(ctx, input.id)
  const row = await itemById(ctx, input.id)
  if (row.version !== input.version) throw new AppError('FT510006')
  // What is the region's own has nothing of everybody's under it.
  return { list, row, base, isBase: input.scope === 'all' || base.region_id !== null }
}

async function setStatus(
  ctx: ActorContext,
  { id, isBase }: { id: string; isBase: boolean },
  status: 'enabled' | 'disabled',
  before: ItemRecord,
  reason?: string,
) {
  if (!isBase) await writeOverride(ctx, id, { status })
  else {
    await ctx.query(
      'reference_item_status',
      'update reference_item set status = $2, version = version + 1, updated_at = $3, updated_by = $4 where id = $1',
      [id, status, ctx.now(), ctx.actor.userId],
    )
    if (status === 'disabled') await dropOwnOn(ctx, [id])
    // What the region had switched off itself comes back with it where it is asked for.
    else await dropOwnOff(ctx, [id])
  }
  const after = await itemById(ctx, id)
  await told(ctx, status === 'enabled' ? 'enable' : 'disable', before, after, reason)
  return step(after)
}

export function dictionaryHandlers({ usage }: ReferencePorts): DictionaryHandlers {
  return {
    async dictionaryLists(ctx) {
      const lists = await ctx.query<{
        code: string
        name: I18nText
        extensible: boolean
        searched: boolean
        system: boolean
        version: number
        updated_at: string
        count: number
      }>(
        'reference_lists',
        `select l.code, l.name, l.extensible, l.searched, l.system, l.version::int, l.updated_at, coalesce(c.count, 0)::int as count
         from reference_list l
         left join (select list_code, count(*) as count from reference_item where region_id is null or region_id = $1 group by 1) c on c.list_code = l.code
         order by l.system desc, l.code`,
        [ctx.region.regionId],
      )
      return {
        lists: lists.map(({ count, updated_at, ...list }) => ({
          ...list,
          itemCount: count,
          fields: [...fieldsOf(list.code)],
          updatedAt: iso(updated_at),
        })),
        mayChange: mayChange(ctx.actor.roles),
        mayChangeAll: mayChangeAll(ctx.actor.roles),
      }
    },

    async dictionaryListCreate(ctx, input) {
      requireEditor(ctx, 'all')
      const name = trimmed(input.name)
      if (Object.keys(name).length === 0) throw refuse({ path: 'name', rule: 'required' })
      const made = await ctx.query(
        'reference_list_create',
        `insert into reference_list (code, name, extensible, searched, system, updated_at) values ($1, $2, true, false, false, $3)
         on conflict do nothing returning code`,
        [input.code, JSON.stringify(name), ctx.now()],
      )
      if (made.length === 0) throw refuse({ path: 'code', rule: 'taken' })
      await ctx.audit({ action: 'dictionary:create', entityType: DOCUMENT, entityId: input.code, after: { name } })
      announce(ctx, input.code)
      return { code: input.code }
    },

    async dictionaryPage(ctx, input) {
      const list = await listByCode(ctx, input.list)
      const page = await itemsOf(ctx, list, input, input)
      return { ...page, records: page.records.map(row => rowDto(ctx, row)) }
    },

    async dictionaryStatusCount(ctx, input) {
      await listByCode(ctx, input.list)
      return statusCounts(ctx, input)
    },

    async dictionaryCreate(ctx, { list: code, value, scope, ...content }) {
      requireEditor(ctx, scope)
      const regionId = scope === 'region' ? ctx.region.regionId : null
      const list = await lockList(ctx, code)
      if (!list.extensible) throw new AppError('MALL600403')
      if (!hasCodeForm(code, value)) throw refuse({ path: 'value', rule: 'code' })
      await checkContent(ctx, code, content)
      if ((await takenElsewhere(ctx, code, [value], regionId)).size > 0)
        throw refuse({ path: 'value', rule: 'duplicate' })
      const succession = succeed(
        content,
        (await periodsOf(ctx, code, [value], regionId)).map(row => ({
          ...row,
          validFrom: row.valid_from,
          validTo: row.valid_to,
        })),
      )
      if (!succession.fits) throw refuse({ path: content.validFrom ? 'validFrom' : 'value', rule: 'duplicate' })
      const now = ctx.now()
      // The one before would end, and nothing stand in for it.
      if (succession.ended && content.validTo !== null && content.validTo < tradeDay(now))
        throw refuse({ path: 'validTo', rule: 'in_past' })
      if (succession.ended && content.validFrom)
        await ctx.query(
          'reference_item_end',
          'update reference_item set valid_to = $2, version = version + 1, updated_at = $3, updated_by = $4 where id = $1',
          [succession.ended.id, dayBefore(content.validFrom), now, ctx.actor.userId],
        )
      const id = uuidv7()
      await ctx.query(
        'reference_item_create',
        `insert into reference_item
           (id, list_code, value, parent, label, color, extra, valid_from, valid_to, status, sort, created_at, updated_at, created_by, updated_by,
            region_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'enabled',
           case when $10 then 0 else (select coalesce(max(sort), 0) + 10 from reference_item where list_code = $2) end,
           $11, $11, $12, $12, $13)`,
        [
          id,
          code,
          value,
          content.parent,
          JSON.stringify(trimmed(content.label)),
          content.color,
          JSON.stringify(knownExtra(code, content.extra)),
          content.validFrom,
          content.validTo,
          list.searched,
          now,
          ctx.actor.userId,
          regionId,
        ],
      )
      const row = await itemById(ctx, id)
      await told(ctx, 'create', null, row)
      return step(row)
    },

    async dictionaryUpdate(ctx, input) {
      const { list, row: before, isBase } = await opened(ctx, input)
      await checkContent(ctx, list.code, input)
      if (!isBase) {
        await writeOverride(ctx, input.id, { label: trimmed(input.label), color: input.color })
      } else {
        // As everybody has them: what the region has switched off for itself is on offer elsewhere.
        const all = await periodsOf(ctx, list.code, [before.value], before.region_id)
        const others = all.filter(({ id }) => id !== input.id)
        const fits = succeed(
          input,
          others.map(row => ({ ...row, ...periodOf(row) })),
        )
        if (!fits.fits || fits.ended) throw refuse({ path: 'validFrom', rule: 'duplicate' })
        const { validFrom, validTo } = input
        const planned = all.map(row => ({ ...periodOf(row), ...(row.id === input.id ? { validFrom, validTo } : {}) }))
        if (isTakenAway({ before: all.map(periodOf), after: planned }, tradeDay(ctx.now())))
          await requireUnused(ctx, usage, { list: list.code, values: [before.value] }, input)
        await ctx.query(
          'reference_item_update',
          `update reference_item set label = $2, color = $3, parent = $4, valid_from = $5, valid_to = $6, extra = $7,
             version = version + 1, updated_at = $8, updated_by = $9 where id = $1`,
          [
            input.id,
            JSON.stringify(trimmed(input.label)),
            input.color,
            input.parent,
            input.validFrom,
            input.validTo,
            JSON.stringify(knownExtra(list.code, input.extra)),
            ctx.now(),
            ctx.actor.userId,
          ],
        )
      }
      const after = await itemById(ctx, input.id)
      await told(ctx, 'update', before, after, input.reason)
      return step(after)
    },

    async dictionaryDisable(ctx, input) {
      const { list, row: before, base, isBase } = await opened(ctx, input)
      const isOff = before.status === 'disabled' && (!isBase || base.status === 'disabled')
      if (isOff) throw new AppError('FT510006')
      await requireUnused(ctx, usage, { list: list.code, values: [before.value] }, input)
      return setStatus(ctx, { id: input.id, isBase }, 'disabled', before, input.reason)
    },

    async dictionaryEnable(ctx, input) {
      const { row: before, base, isBase } = await opened(ctx, input)
      const isOn = before.status === 'enabled' && (!isBase || base.status === 'enabled')
      if (isOn) throw new AppError('FT510006')
      return setStatus(ctx, { id: input.id, isBase }, 'enabled', before)
    },

    async dictionarySort(ctx, input) {
      requireEditor(ctx, input.scope)
      const before = await listByCode(ctx, input.list)
      if (before.version !== input.version) throw new AppError('FT510006')
      if (before.searched) throw new AppError('MALL600403')
      const list = await lockList(ctx, input.list)
      if (list.version !== input.version + 1) throw new AppError('FT510006')
      const [known] = await ctx.query<{ total: number; given: number }>(
        'reference_sort_known',
        `select count(*)::int as total, count(*) filter (where id = any($2))::int as given from reference_item
         where list_code = $1 and (region_id is null or region_id = $3)`,
        [input.list, input.ids, ctx.region.regionId],
      )
      if (
        new Set(input.ids).size !== input.ids.length ||
        known?.total !== input.ids.length ||
        known.given !== known.total
      )
        throw new AppError('FT510006')
      if (input.scope === 'all')
        await ctx.query(
          'reference_sort',
          `update reference_item i set sort = given.place * 10
           from unnest($1::uuid[]) with ordinality as given (id, place) where i.id = given.id`,
          [input.ids],
        )
      else
        await ctx.query(
          'reference_sort_region',
          `insert into reference_override (item_id, region_id, sort, updated_at, updated_by)
           select given.id, $2, given.place * 10, $3, $4 from unnest($1::uuid[]) with ordinality as given (id, place)
           on conflict (item_id, region_id) do update set sort = excluded.sort, updated_at = excluded.updated_at`,
          [input.ids, ctx.region.regionId, ctx.now(), ctx.actor.userId],
        )
      await ctx.audit({
        action: 'dictionary:update',
        entityType: DOCUMENT,
        entityId: input.list,
        after: { order: input.ids },
      })
      announce(ctx, input.list)
      return { version: list.version }
    },

    async dictionaryExport(ctx, input) {
      const list = await listByCode(ctx, input.list)
      const { records } = await itemsOf(ctx, list, input, EXPORT_PAGE)
      const locales = LOCALES.map(({ code }) => code)
      const columns = columnsOf(list.code, locales)
      const header: SheetCell[] = columns.map(({ header: name }) => name)
      const lines = records.map(row => sheetRow(columns, row))
      const width = (column: number) => (columns[column]?.wide ? 40 : 14)
      return workbook(list.code, [{ name: list.code.slice(0, 31), rows: [header, ...lines], width }])
    },
  }
}
