import { gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { EXPORT_MAX_ROWS } from '@tradeport/domain/governance/contract'
import { masked } from '@tradeport/domain/governance/rules'
import { fromMinor } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { SheetCell } from '@tradeport/node/spreadsheet'
import type { DataExport } from './data-export.table'
import { matching, parametersOf } from './export-conditions'
import type { Words } from './export-words'
import type { ExportColumn, ExportSource } from './ports'

/** Rows in memory at a time. */
export const PART_ROWS = 2_000

const packed = promisify(gzip)

type Line = Record<string, string | null>

/** Its text is one for a list and a side. */
const statement = (of: 'count' | 'rows', { list, party }: DataExport) => `export_${of}_${list}_${party ?? 'operator'}`

/** How many rows there are, up to one more than a file holds. */
export async function countRows(ctx: ActorContext, row: DataExport, source: ExportSource): Promise<number> {
  const [counted] = await ctx.query<{ count: number }>(
    statement('count', row),
    `select count(*)::int as count from (
       select 1 from ${source.from} where ${matching(source, row.party)} limit ${EXPORT_MAX_ROWS + 1}) as counted`,
    parametersOf(row),
  )
  return counted?.count ?? 0
}

/** The next rows along the key. */
export function nextLines(ctx: ActorContext, row: DataExport, source: ExportSource, limit: number): Promise<Line[]> {
  const columns = source.columns.map(({ sql, currency }, index) =>
    [`(${sql})::text as c${index}`, ...(currency ? [`(${currency})::text as m${index}`] : [])].join(', '),
  )
  return ctx.query<Line>(
    // Parts are of one size, so that there are few of them.
    `${statement('rows', row)}_${limit}`,
    `select (${source.key.sql})::text as key, ${columns.join(', ')} from ${source.from}
     where ${matching(source, row.party)} order by ${source.key.sql} limit ${limit}`,
    parametersOf(row),
  )
}

function cellOf(
  column: ExportColumn,
  value: string | null,
  currency: string | null,
  full: boolean,
  words: Words,
): SheetCell {
  if (value === null || value === '') return null
  if (column.masking && !full) return masked(value, column.masking)
  const { words: coded } = column
  if (coded) {
    return value
      .split(', ')
      .map(code => words.code(coded, code))
      .join(', ')
  }
  if (column.currency) return currency === null ? null : Number(fromMinor(BigInt(value), currency))
  // What people may type as they like is no number everywhere.
  return column.numeric && Number.isFinite(Number(value)) ? Number(value) : value
}

/** The lines as the cells of the file. */
export function cellsOf(lines: readonly Line[], source: ExportSource, full: boolean, words: Words): SheetCell[][] {
  return lines.map(line =>
    source.columns.map((column, index) =>
      cellOf(column, line[`c${index}`] ?? null, line[`m${index}`] ?? null, full, words),
    ),
  )
}

/** Parts are kept as lines of JSON, and become a sheet of either kind when they are fetched. */
export const partKey = (id: string, part: number) => `exports/${id}/${part}.jsonl.gz`

export async function keepPart(ctx: ActorContext, row: DataExport, cells: readonly SheetCell[][]): Promise<void> {
  const text = cells.map(each => JSON.stringify(each)).join('\n')
  await ctx.files.blobs.put(partKey(row.id, row.parts), await packed(text), 'application/gzip')
}
