import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '@tradeport/kernel/errors'
import { isZipBomb, sniff } from '@tradeport/node/server-kit'

const MAX_COLUMNS = 400
const MAX_CELL = 40_000
const TIME_LIMIT_MS = 20_000
const MEMORY_LIMIT_MB = 256

/**
 * Runs in a thread of its own, because a spreadsheet from outside may try to use up time or memory: both have a limit there.
 * Text and not a module, so that it needs no file of its own beside the bundled API; packages are given by their address.
 */
const READER = `
const { parentPort, workerData } = require('node:worker_threads')
const { kind, content, all, maxRows, maxColumns, maxCell, xlsx, csv } = workerData
const plain = value => {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return String(value).slice(0, maxCell)
}
const decoded = bytes => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel in Chinese writes CSV in the system's encoding.
    return new TextDecoder('gb18030').decode(bytes)
  }
}
const read = async () => {
  if (kind === 'xlsx') {
    const { readXlsx } = await import(xlsx)
    const { sheets } = await readXlsx(content, { ...(all ? {} : { sheets: [0] }), maxRows })
    return sheets.length === 0 ? [{ name: '', rows: [] }] : sheets.slice(0, all || 1)
  }
  const { parse } = await import(csv)
  const text = decoded(content).replace(/^\\uFEFF/, '')
  const head = text.slice(0, text.indexOf('\\n') + 1 || undefined)
  const delimiter = [',', ';', '\\t'].reduce((best, each) => (head.split(each).length > head.split(best).length ? each : best))
  const rows = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false, to: maxRows, max_record_size: 2000000 })
  return [{ name: '', rows }]
}
read().then(
  sheets => parentPort.postMessage({
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: rows.slice(0, maxRows).map(row => Array.from(row).slice(0, maxColumns).map(plain)),
    })),
  }),
  () => parentPort.postMessage({ unreadable: true }),
)`

const requireHere = createRequire(import.meta.url)
const addressOf = (name: string) => pathToFileURL(requireHere.resolve(name)).href

/** A cell as a spreadsheet holds it; dates come as ISO dates. */
export type SheetCell = string | number | boolean | null

export interface SheetOfBook {
  name: string
  rows: SheetCell[][]
}

interface WorkerAnswer {
  sheets?: SheetOfBook[]
}

/**
 * The first sheet of an .xlsx file, or a CSV file, as cells: the headers and at most `maxRows` rows below them.
 *
 * @throws AppError `MALL610202` when it cannot be read, `MALL610203` when it has too many rows, `MALL610205` when reading it
 * takes too much time or memory.
 */
export async function sheetRows(content: Buffer, maxRows: number): Promise<SheetCell[][]> {
  const [first] = await sheetsIn(content, maxRows, 0)
  return first?.rows ?? []
}

const MAX_SHEETS = 20

/** All sheets of a workbook with their names, each as `sheetRows` reads the first; a CSV file is one without a name. */
export const bookSheets = (content: Buffer, maxRows: number): Promise<SheetOfBook[]> =>
  sheetsIn(content, maxRows, MAX_SHEETS)

/** `all`: how many sheets at most; 0: the first alone. */
async function sheetsIn(content: Buffer, maxRows: number, all: number): Promise<SheetOfBook[]> {
  const sniffed = sniff(content)
  const kind = sniffed === 'xlsx' ? 'xlsx' : sniffed === 'text' || isLegacyText(content, sniffed) ? 'csv' : undefined
  if (kind === undefined) throw new AppError('MALL610202')
  if (kind === 'xlsx' && isZipBomb(content)) throw new AppError('MALL610205')
  const answer = await inWorker(kind, content, { maxRows, all })
  if (!answer.sheets) throw new AppError('MALL610202')
  for (const { rows } of answer.sheets) {
    // Rows that were only formatted count for nothing.
    while (rows.length > 0 && rows.at(-1)?.every(cell => cell === null || cell === '')) rows.pop()
    if (rows.length > maxRows + 1) throw new AppError('MALL610203', { max: maxRows })
  }
  return answer.sheets
}

/** Text in an encoding of the system: bytes above 127, but no control characters. */
function isLegacyText(content: Buffer, sniffed: string): boolean {
  return (
    sniffed === 'unknown' &&
    content.length > 0 &&
    !content.subarray(0, 8192).some(byte => byte < 9 || (byte > 13 && byte < 32))
  )
}

function inWorker(
  kind: 'xlsx' | 'csv',
  content: Buffer,
  { maxRows, all }: { maxRows: number; all: number },
): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(READER, {
      eval: true,
      workerData: {
        kind,
        content: new Uint8Array(content),
        all,
        // One more than allowed, to see that there are too many; formatted empty rows are let through.
        maxRows: maxRows + 1000,
        maxColumns: MAX_COLUMNS,
        maxCell: MAX_CELL,
        xlsx: addressOf('hucre/xlsx'),
        csv: addressOf('csv-parse/sync'),
      },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: 32 },
    })
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      void worker.terminate()
      settle()
    }
    const timer = setTimeout(() => finish(() => reject(new AppError('MALL610205'))), TIME_LIMIT_MS)
    worker.once('message', (answer: WorkerAnswer) => finish(() => resolve(answer)))
    // Out of memory ends the thread with an error, not the process.
    worker.once('error', cause => finish(() => reject(new AppError('MALL610205', {}, { cause }))))
  })
}
