import type * as referenceContract from '@tradeport/domain/reference/contract'
import type { CodeEntry } from '@tradeport/domain/reference/contract'
import { itemNames } from '@tradeport/domain/reference/rules'
import { AppError } from '@tradeport/kernel/errors'
import { pickText } from '@tradeport/kernel/values'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { childrenOf, itemsAt, listByCode, searchItems, wholeLists, type ItemRecord } from './item.repository'

type LookupHandlers = Pick<
  Handlers<typeof referenceContract>,
  'dictList' | 'dictVersion' | 'dictTree' | 'dictSearch' | 'dictPlaceSearch' | 'dictLookup' | 'taxRefundRate'
>

function entriesFor(ctx: ActorContext): (row: ItemRecord) => CodeEntry {
  const nameOf = itemNames(ctx.region, ctx.locale)
  return row => ({
    code: row.value,
    name: nameOf(row.list_code, row.value, row.label),
    nameI18n: row.label,
    parent: row.parent,
    color: row.color,
    sort: row.sort,
    enabled: row.status === 'enabled',
    extra: row.extra,
  })
}

const today = (ctx: ActorContext) => tradeDay(ctx.now())

interface ListVersion {
  code: string
  version: string
  searched: boolean
}
type ListVersions = ReadonlyMap<string, ListVersion>

async function versionsOf(ctx: ActorContext, types: readonly string[]): Promise<ListVersions> {
  const lists = await ctx.query<ListVersion & Record<string, unknown>>(
    'reference_versions',
    'select code, version::text, searched from reference_list where code = any($1)',
    [types],
  )
  return new Map(lists.map(list => [list.code, list]))
}

function stampOf(ctx: ActorContext, types: readonly string[], known: ListVersions): string {
  const versions = [...new Set(types)].sort().map(type => known.get(type)?.version ?? '')
  return `${ctx.region.code}.${today(ctx)}.${versions.join('-')}`
}

/** The same for any lists, also those that are only searched in. */
export const codesVersion = async (ctx: ActorContext, lists: readonly string[]): Promise<string> =>
  stampOf(ctx, lists, await versionsOf(ctx, lists))

/**
 * What a copy of these lists holds for: their versions, the region and the day, because codes begin and end with days.
 *
 * @throws AppError `FT520400` for a list that does not exist or is too long to be sent as a whole.
 */
async function versionOf(ctx: ActorContext, types: readonly string[]): Promise<string> {
  const known = await versionsOf(ctx, types)
  const wrong = types.findIndex(type => known.get(type)?.searched !== false)
  if (wrong >= 0)
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: `types[${wrong}]`, rule: 'invalid_value' }] })
  return stampOf(ctx, types, known)
}

const rateOf = (row: ItemRecord, field: string): string | null => row.extra[field] ?? null

export const codeLookupHandlers: LookupHandlers = {
  async dictList(ctx, input) {
    const version = await versionOf(ctx, input.types)
    if (version === input.version) return { version, notModified: true, data: {} }
    const data: Record<string, CodeEntry[]> = Object.fromEntries(input.types.map(type => [type, []]))
    const entryOf = entriesFor(ctx)
    for (const row of await wholeLists(ctx, input.types, today(ctx))) data[row.list_code]?.push(entryOf(row))
    return { version, notModified: false, data }
  },

  async dictVersion(ctx, input) {
    return { version: await versionOf(ctx, input.types) }
  },

  async dictTree(ctx, input) {
    await listByCode(ctx, input.type)
    const rows = await childrenOf(ctx, input.type, input.parent, input.at ?? today(ctx))
    const entryOf = entriesFor(ctx)
    return rows.map(row => ({ ...entryOf(row), hasChildren: row.has_children }))
  },

  async dictSearch(ctx, input) {
    await listByCode(ctx, input.type)
    const rows = await searchItems(ctx, { ...input, list: input.type, day: input.at ?? today(ctx) })
    return rows.map(entriesFor(ctx))
  },

  async dictPlaceSearch(ctx, input) {
    const rows = await searchItems(ctx, { ...input, list: 'place', day: today(ctx) })
    return rows.map(entriesFor(ctx))
  },

  async dictLookup(ctx, input) {
    await listByCode(ctx, input.type)
    const rows = await itemsAt(ctx, input.type, input.codes, input.at ?? today(ctx))
    return rows.map(entriesFor(ctx))
  },

  async taxRefundRate(ctx, input) {
    const rows = await itemsAt(ctx, 'hs_code', [...new Set(input.hsCodes)], input.exportDate)
    return rows.flatMap(row => {
      const special = (['NO_REFUND', 'EXEMPT'] as const).find(each => each === row.extra['special']) ?? null
      if (!row.extra['refundRate'] && !special) return []
      return [
        {
          hsCode: row.value,
          name: pickText(row.label, ctx.locale),
          unit1: rateOf(row, 'unit1'),
          unit2: rateOf(row, 'unit2'),
          vatRate: rateOf(row, 'vatRate'),
          refundRate: rateOf(row, 'refundRate'),
          consumptionTax: rateOf(row, 'consumptionTax'),
          special,
          validFrom: row.valid_from,
          validTo: row.valid_to,
          source: 'hs_code',
        },
      ]
    })
  },
}
