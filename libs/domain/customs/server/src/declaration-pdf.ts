import {
  SHEET_ITEM_COLUMNS,
  SHEET_LABELS,
  SHEET_TITLE,
  isDraftSheet,
  sheetEndOf,
  sheetItemCells,
  sheetRowsOf,
  type SheetForm,
  type SheetLabel,
  type SheetPart,
} from '@tradeport/domain/customs/rules'
import { CELL_EXTRA, PAGE, PAGES, pdf, words, type PdfLayout } from '@tradeport/node/pdf'
import { MIME, binary, type ActorContext, type BinaryAnswer } from '@tradeport/node/server-kit'
import type { DeclarationRecord } from './customs.table'
import { codesOf } from './declaration-content'
import type { CustomsPorts } from './ports'
import { senderOf } from './settings'

/** The language of the sheet, whoever prints it. */
const PAPER_LOCALE = 'zh_CN'
const DRAFT = '草稿'

/** The form, with the names of its codes. */
export async function sheetOf(ctx: ActorContext, ports: CustomsPorts, form: DeclarationRecord): Promise<SheetForm> {
  const { id, no, status, entryId, preEntryId, declareDate, content } = form
  const sender = await senderOf(ctx, form.brokerCompanyId ?? form.companyId, form.swConfigId ?? undefined)
  const declarer = {
    ...{ name: sender?.declarerName ?? '', no: sender?.declarerNo ?? '' },
    phone: sender?.declarerPhone ?? '',
  }
  const labels = await ports.codes.labels(ctx, codesOf(content), PAPER_LOCALE)
  const names = Object.fromEntries([...labels].map(([list, byCode]) => [list, Object.fromEntries(byCode)]))
  return { id, no, status, entryId, preEntryId, declarer, declareDate, content, names }
}

/** In points, of A4 on its side. */
const MARGIN = 24
const HEAD_HEIGHT = 64
const WIDTH = 841.89 - 2 * MARGIN
const LABEL = { fontSize: 6.5 }
const VALUE = { fontSize: 8 }
const ROW_HEIGHT = 23

const say = (text: string, look: object = VALUE) => words(text, PAPER_LOCALE, look)

/** Columns of a table as wide as the page. */
function widthsOf(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map(share => ((WIDTH - 0.5) * share) / whole - CELL_EXTRA)
}

const ITEM_WIDTHS: Readonly<Record<(typeof SHEET_ITEM_COLUMNS)[number], number>> = {
  line: 3,
  codeTs: 9,
  goods: 28,
  quantity: 12,
  price: 13,
  origin: 10,
  destination: 10,
  district: 8,
  duty: 7,
}

/** The sheet as customs prints it: its head on every page, the goods on as many as they need. */
export async function sheetPdf(form: SheetForm): Promise<BinaryAnswer> {
  const { ieFlag, items } = form.content
  const label = (key: SheetLabel) => SHEET_LABELS[key][ieFlag]
  const row = (parts: readonly SheetPart[], layout: PdfLayout) => ({
    layout,
    unbreakable: true,
    table: {
      widths: widthsOf(parts.map(([, , width = 1]) => width)),
      heights: ROW_HEIGHT,
      body: [parts.map(([key, value]) => ({ stack: [say(label(key), LABEL), say(value)] }))],
    },
  })
  const rowOfItem = (cells: Readonly<Record<(typeof SHEET_ITEM_COLUMNS)[number], string>>) =>
    SHEET_ITEM_COLUMNS.map(column => say(cells[column]))
  const goods = {
    layout: 'boxed' satisfies PdfLayout,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: widthsOf(SHEET_ITEM_COLUMNS.map(column => ITEM_WIDTHS[column])),
      body: [
        SHEET_ITEM_COLUMNS.map(column => say(label(column), LABEL)),
        ...items.map((item, index) => rowOfItem(sheetItemCells(item, index, form))),
      ],
    },
  }
  const isDraft = isDraftSheet(form)
  const numbers = [
    `${label('preEntryId')}：${form.preEntryId}`,
    `${label('entryId')}：${form.entryId}`,
    `${label('formNo')}：${form.no}`,
    `${label('page')}：${PAGE}/${PAGES}`,
  ]
  const body = await pdf({
    title: form.no,
    locale: PAPER_LOCALE,
    landscape: true,
    margins: [MARGIN, HEAD_HEIGHT, MARGIN, MARGIN],
    header: {
      margin: [MARGIN, 20, MARGIN, 0],
      stack: [
        say(SHEET_TITLE[ieFlag], { fontSize: 14, alignment: 'center', characterSpacing: 1, margin: [0, 0, 0, 4] }),
        {
          columns: numbers.map((text, index) =>
            say(text, { ...VALUE, alignment: index === numbers.length - 1 ? 'right' : 'left' }),
          ),
        },
      ],
    },
    content: [
      ...sheetRowsOf(form).map(parts => row(parts, 'stacked')),
      goods,
      ...sheetEndOf(form).map(parts => row(parts, 'boxed')),
    ],
    ...(isDraft ? { mark: DRAFT } : {}),
  })
  return binary({ body, mime: MIME.pdf, fileName: `${form.no}.pdf` })
}
