import { MAX_IMPORT_ROWS } from '@tradeport/domain/reference/contract'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import { columnLetter, sheetRows, workbook, type SheetCell } from '@tradeport/node/spreadsheet'
import { announce, requireEditor } from './dictionary.handlers'
import { readDictionary, type ReadDictionary } from './dictionary-import'
import { inUseOf, writePlanned } from './dictionary-import.handlers'
import { columnsOf, sheetRow } from './dictionary-sheet'
import { itemsOf, listByCode, lockList, type ListRecord } from './item.repository'
import type { ReferencePorts } from './ports'
import { cellText } from './sheet-problems'

const PLACE = 'place'
const EXAMPLES = { pageNum: 1, pageSize: 3 }

const cellsOf = (content: Buffer) => sheetRows(content, MAX_IMPORT_ROWS)

/** The problems with the letters of their columns. */
function problemsIn([header = []]: SheetCell[][], { problems }: ReadDictionary) {
  const heads = header.map(cellText)
  return problems.all.map(({ row, column, value, message }) => {
    const index = heads.indexOf(column)
    return { row, column: index < 0 ? '' : columnLetter(index), header: column, value, message }
  })
}

/** Which code goes although something open names it is switched off by itself, with a reason. */
async function readPlaces(ctx: ActorContext, { usage }: ReferencePorts, list: ListRecord, content: Buffer) {
  const cells = await cellsOf(content)
  const read = await readDictionary(ctx, list, cells)
  for (const { row, code, count } of await inUseOf(ctx, usage, PLACE, read))
    read.problems.add(row, 'code', code, 'code_in_use', { count })
  return { cells, read }
}

/** Ports and places, as a sheet in the columns of their list's export; only those who keep the lists of all regions send it. */
export const placeSheetOf = (ports: ReferencePorts) => ({
  audiences: ['operator'] as const,

  /** The reader's own language stands first among the names; three places show what belongs where. */
  async template(ctx: ActorContext, { locale }: { readonly locale: LocaleCode }) {
    requireEditor(ctx, 'all')
    const columns = columnsOf(PLACE, [locale, ...LOCALE_CODES.filter(code => code !== locale)])
    const list = await listByCode(ctx, PLACE)
    const { records } = await itemsOf(ctx, list, { list: PLACE }, EXAMPLES)
    const header: SheetCell[] = columns.map(({ header: name }) => name)
    const width = (column: number) => (columns[column]?.wide ? 40 : 14)
    return workbook(PLACE, [
      { name: PLACE, rows: [header], width },
      { name: 'examples', rows: [header, ...records.map(row => sheetRow(columns, row))], width },
    ])
  },

  async read(ctx: ActorContext, _target: object, content: Buffer) {
    requireEditor(ctx, 'all')
    const list = await listByCode(ctx, PLACE)
    const { cells, read } = await readPlaces(ctx, ports, list, content)
    const added = read.changes.filter(({ action }) => action === 'add').length
    const changed = read.changes.length - added
    const same = Math.max(0, read.rowCount - read.changes.length)
    return {
      rowCount: read.rowCount,
      added,
      changed,
      same,
      version: list.version,
      cells,
      problems: problemsIn(cells, read),
    }
  },

  async write(ctx: ActorContext, _target: object, content: Buffer, version: number | null) {
    requireEditor(ctx, 'all')
    const list = await lockList(ctx, PLACE)
    // Taking it has counted on by one.
    if (list.version - 1 !== version) throw new AppError('FT510006')
    const { read } = await readPlaces(ctx, ports, list, content)
    if (read.problems.count > 0) throw new AppError('MALL610206')
    await writePlanned(ctx, list.code, read.planned, { fileName: PLACE })
    announce(ctx, list.code)
  },
})
