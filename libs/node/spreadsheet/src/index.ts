export { sheetRows, type SheetCell } from './sheet-rows'
export { workbook, workbookFile, type Sheet } from './write-sheets'
export { disarmed, streamedSheet, type StreamedSheet } from './stream-sheet'
