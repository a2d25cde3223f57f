import type { SheetProblem } from '@tradeport/domain/sheets/contract'
import type { BinaryAnswer } from '@tradeport/node/server-kit'
import { columnIndex, disarmed, workbook, type SheetCell } from '@tradeport/node/spreadsheet'

/** The sheet as it was sent, its wrong cells remarked, and behind it the list of them. Corrected, its first sheet is sent again. */
export function remarkedSheet(
  fileName: string,
  cells: readonly (readonly SheetCell[])[],
  problems: readonly SheetProblem[],
): Promise<BinaryAnswer> {
  const remarks = problems.flatMap(({ row, column, message }) =>
    column === '' ? [] : [[`${row - 1},${columnIndex(column)}`, message] as const],
  )
  const list = problems.map(({ row, column, header, value, message }): SheetCell[] => [
    `${column}${row}`,
    ...[disarmed(header), disarmed(value), message],
  ])
  return workbook(fileName, [
    { name: 'data', rows: cells.map(row => row.map(disarmed)), width: () => 24, remarks: new Map(remarks) },
    { name: 'problems', rows: [[], ...list], width: column => [8, 28, 32, 80][column] ?? 24 },
  ])
}
