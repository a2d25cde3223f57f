import { Readable } from 'node:stream'
import { MIME, binary, type BinaryAnswer } from '@tradeport/node/server-kit'
import type { SheetCell } from './sheet-rows'

export interface StreamedSheet {
  readonly fileName: string
  readonly format: 'xlsx' | 'csv'
  readonly name: string
  /** The first row holds the headers. */
  readonly rows: AsyncIterable<readonly SheetCell[]>
}

/**
 * Spreadsheets take text that begins like this for a formula, which may call out or run something; those of the Far East also where its
 * first sign is of full width.
 */
const LIKE_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell that no spreadsheet computes: text that looks like a formula gets an apostrophe in front. */
export function disarmed(cell: SheetCell): SheetCell {
  return typeof cell === 'string' && LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell
}

async function* disarmedRows(rows: AsyncIterable<readonly SheetCell[]>): AsyncGenerator<SheetCell[]> {
  for await (const row of rows) yield row.map(disarmed)
}

async function* csvOf(rows: AsyncIterable<readonly SheetCell[]>): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync')
  // The mark at the beginning makes Excel read it as UTF-8.
  yield '\uFEFF'
  for await (const row of rows) yield stringify([[...row]])
}

/** What is no longer read is no longer made. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** A sheet to be downloaded that never lies in memory as a whole, however many rows it has. */
export async function streamedSheet({ fileName, format, name, rows }: StreamedSheet): Promise<BinaryAnswer> {
  const safe = disarmedRows(rows)
  if (format === 'csv')
    return binary({
      body: Readable.from(csvOf(safe)),
      mime: 'text/csv; charset=utf-8',
      fileName: `${fileName}.csv`,
    })
  const { writeXlsxStream } = await import('hucre/xlsx')
  const sheet = writeXlsxStream(safe, { name, freezePane: { rows: 1 } })
  return binary({ body: Readable.from(chunksOf(sheet)), mime: MIME.xlsx, fileName: `${fileName}.xlsx` })
}
