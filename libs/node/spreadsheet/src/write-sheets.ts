import type { WriteSheet } from 'hucre/xlsx'
import { MIME, binary, type BinaryAnswer } from '@tradeport/node/server-kit'
import type { SheetCell } from './sheet-rows'

export interface Sheet {
  readonly name: string
  /** The first row holds the headers. */
  readonly rows: SheetCell[][]
  readonly width: (column: number) => number
}

const HEADER_STYLE = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb: '0E1B2C' } },
  alignment: { wrapText: true, vertical: 'center' as const },
}

function sheetOf({ name, rows, width }: Sheet): WriteSheet {
  const header = rows[0] ?? []
  return {
    name,
    rows,
    columns: header.map((_, column) => ({ width: width(column) })),
    cells: new Map(header.map((value, column) => [`0,${column}`, { value, style: HEADER_STYLE }])),
    freezePane: { rows: 1 },
  }
}

/** A workbook to be downloaded; headers stand out and stay in view. */
export async function workbook(fileName: string, sheets: readonly Sheet[]): Promise<BinaryAnswer> {
  const { writeXlsx } = await import('hucre/xlsx')
  const content = await writeXlsx({ sheets: sheets.map(sheetOf) })
  return binary({ body: Buffer.from(content), mime: MIME.xlsx, fileName: `${fileName}.xlsx` })
}
