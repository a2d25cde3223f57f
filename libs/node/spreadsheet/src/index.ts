export { bookSheets, sheetRows, type SheetCell, type SheetOfBook } from './sheet-rows'
export { workbook, workbookFile, type Sheet } from './write-sheets'
export { disarmed, streamedSheet, type StreamedSheet } from './stream-sheet'
export { MAX_LIST_ROWS, listWorkbook, type ListWorkbook } from './list-workbook'
