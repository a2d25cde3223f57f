import type { WriteSheet } from 'hucre/xlsx'
import { MIME, binary, type BinaryAnswer } from '@tradeport/node/server-kit'
import type { SheetCell } from './sheet-rows'

export interface Sheet {
  readonly name: string
  /** The first row holds the headers. */
  readonly rows: SheetCell[][]
  readonly width: (column: number) => number
  /** Remarks on cells, by `row,column` from 0: they stand out, and say why. */
  readonly remarks?: ReadonlyMap<string, string>
}

const HEADER_STYLE = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb: '0E1B2C' } },
  alignment: { wrapText: true, vertical: 'center' as const },
}

const REMARK_STYLE = { fill: { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb: 'FFD6D6' } } }

function sheetOf({ name, rows, width, remarks = new Map() }: Sheet): WriteSheet {
  const header = rows[0] ?? []
  const cells: NonNullable<WriteSheet['cells']> = new Map()
  for (const [column, value] of header.entries()) cells.set(`0,${column}`, { value, style: HEADER_STYLE })
  for (const [place, text] of remarks) {
    const [row = 0, column = 0] = place.split(',').map(Number)
    cells.set(place, { value: rows[row]?.[column] ?? null, style: REMARK_STYLE, comment: { text } })
  }
  return {
    name,
    rows,
    columns: header.map((_, column) => ({ width: width(column) })),
    cells,
    freezePane: { rows: 1 },
  }
}

export async function workbookFile(sheets: readonly Sheet[]): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx')
  return Buffer.from(await writeXlsx({ sheets: sheets.map(sheetOf) }))
}

/** A workbook to be downloaded; headers stand out and stay in view. */
export async function workbook(fileName: string, sheets: readonly Sheet[]): Promise<BinaryAnswer> {
  return binary({ body: await workbookFile(sheets), mime: MIME.xlsx, fileName: `${fileName}.xlsx` })
}
