import { gunzip, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import type { FormFormat } from '@tradeport/domain/customs/contract'
import type { ActorContext, ArchiveFile } from '@tradeport/node/server-kit'
import type { SheetCell } from '@tradeport/node/spreadsheet'
import { listCells, listHead, wordsFor } from './declaration-export'
import { formsById, type DeclarationListRecord } from './declaration.repository'
import { formFiles } from './form-file'
import type { ListExportRecord } from './list-export.table'
import type { CustomsPorts } from './ports'

/** In memory at a time, while it is written and while it is fetched: rows of the list, or files. */
const PART_ROWS = 2_000
const PART_FILES = 20
export const partSize = ({ format }: ListExportRecord): number => (format === 'list' ? PART_ROWS : PART_FILES)

const packed = promisify(gzip)
const unpacked = promisify(gunzip)

export const partKey = (id: string, part: number) => `exports/declarations/${id}/${part}.jsonl.gz`

async function listLines(
  ctx: ActorContext,
  ports: CustomsPorts,
  row: ListExportRecord,
  forms: readonly DeclarationListRecord[],
): Promise<string[]> {
  const companies = forms.flatMap(form => [form.companyId, ...(form.brokerCompanyId ? [form.brokerCompanyId] : [])])
  const names = await ports.organisation.companyNames(ctx, [...new Set(companies)])
  const words = await wordsFor(ports, row)
  return forms.map(form => JSON.stringify(listCells(form, names, { words, side: row.side })))
}

interface KeptFile {
  name: string
  /** In base 64. */
  content: string
}

async function fileLines(
  ctx: ActorContext,
  ports: CustomsPorts,
  format: FormFormat,
  forms: readonly DeclarationListRecord[],
): Promise<string[]> {
  const whole = await formsById(
    ctx,
    forms.map(({ id }) => id),
  )
  const files = await formFiles(ctx, ports, whole, format)
  return files.map(({ name, content }) => {
    const file: KeptFile = { name, content: content.toString('base64') }
    return JSON.stringify(file)
  })
}

/** In the words of the language that it was asked for in; a part that is written again replaces itself. */
export async function keepPart(
  ctx: ActorContext,
  ports: CustomsPorts,
  row: ListExportRecord,
  forms: readonly DeclarationListRecord[],
): Promise<void> {
  const lines =
    row.format === 'list'
      ? await listLines(ctx, ports, row, forms)
      : await fileLines({ ...ctx, locale: row.locale }, ports, row.format, forms)
  await ctx.files.blobs.put(partKey(row.id, row.parts), await packed(lines.join('\n')), 'application/gzip')
}

async function* keptLines(ctx: ActorContext, row: ListExportRecord): AsyncGenerator<string> {
  for (let part = 0; part < row.parts; part++) {
    const content = await ctx.files.blobs.get(partKey(row.id, part))
    if (!content) throw new Error(`part ${part} of export ${row.id} is gone`)
    yield* (await unpacked(content)).toString('utf8').split('\n')
  }
}

export async function* exportedRows(
  ctx: ActorContext,
  ports: CustomsPorts,
  row: ListExportRecord,
): AsyncGenerator<SheetCell[]> {
  yield listHead(await wordsFor(ports, row), row.side)
  for await (const line of keptLines(ctx, row)) {
    const cells: SheetCell[] = JSON.parse(line)
    yield cells
  }
}

export async function* exportedFiles(ctx: ActorContext, row: ListExportRecord): AsyncGenerator<ArchiveFile> {
  for await (const line of keptLines(ctx, row)) {
    const { name, content }: KeptFile = JSON.parse(line)
    yield { name, content: Buffer.from(content, 'base64') }
  }
}
