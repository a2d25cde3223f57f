export { CELL_EXTRA, PAGE, PAGES, pdf, words, type PdfDocument, type PdfLayout } from './write-pdf'
export { runsOf, type PdfFont, type TextRun } from './text-runs'
