import { gunzip, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { SheetCell } from '@tradeport/node/spreadsheet'
import { listCells, listHead, wordsFor } from './declaration-export'
import type { DeclarationListRecord } from './declaration.repository'
import type { ListExportRecord } from './list-export.table'
import type { CustomsPorts } from './ports'

/** Rows in memory at a time, while it is written and while it is fetched. */
export const PART_ROWS = 2_000

const packed = promisify(gzip)
const unpacked = promisify(gunzip)

export const partKey = (id: string, part: number) => `exports/declarations/${id}/${part}.jsonl.gz`

/** In the words of the language that it was asked for in; a part that is written again replaces itself. */
export async function keepPart(
  ctx: ActorContext,
  ports: CustomsPorts,
  row: ListExportRecord,
  forms: readonly DeclarationListRecord[],
): Promise<void> {
  const companies = forms.flatMap(form => [form.companyId, ...(form.brokerCompanyId ? [form.brokerCompanyId] : [])])
  const names = await ports.organisation.companyNames(ctx, [...new Set(companies)])
  const words = await wordsFor(ports, row)
  const text = forms.map(form => JSON.stringify(listCells(form, names, words))).join('\n')
  await ctx.files.blobs.put(partKey(row.id, row.parts), await packed(text), 'application/gzip')
}

export async function* exportedRows(
  ctx: ActorContext,
  ports: CustomsPorts,
  row: ListExportRecord,
): AsyncGenerator<SheetCell[]> {
  yield listHead(await wordsFor(ports, row))
  for (let part = 0; part < row.parts; part++) {
    const content = await ctx.files.blobs.get(partKey(row.id, part))
    if (!content) throw new Error(`part ${part} of export ${row.id} is gone`)
    for (const line of (await unpacked(content)).toString('utf8').split('\n')) {
      const cells: SheetCell[] = JSON.parse(line)
      yield cells
    }
  }
}
