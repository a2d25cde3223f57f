import type { IParagraphOptions, ParagraphChild } from 'docx'
import { localeConfig } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { AgreementPaper, PartyLines } from './agreement-paper'

/** Fonts that offices have for scripts of the Far East; the others are written in Arial. */
const EAST_ASIA: Partial<Record<LocaleCode, string>> = {
  zh_CN: 'SimSun',
  ja_JP: 'MS Mincho',
  ko_KR: 'Batang',
}

/** In twentieths of a point: A4, and its text. */
const PAGE_SIZE = { width: 11_906, height: 16_838 }
const MARGIN = 1247
const TEXT_WIDTH = PAGE_SIZE.width - 2 * MARGIN

/** Signs that XML 1.0 does not know make a file that Word does not open. */
const written = (text: string) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

/** An agreement as a Word document: A4, its number and page on every page, and on what is not signed by both that it is not. */
export async function agreementDocx(paper: AgreementPaper): Promise<Buffer> {
  const docx = await import('docx')
  const { Document, Footer, Header, Packer, PageNumber, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } =
    docx
  const lines = (text: string): ParagraphChild[] =>
    written(text)
      .split('\n')
      .map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}) }))
  const paragraph = (text: string, options: IParagraphOptions = {}) =>
    new Paragraph({ ...options, children: lines(text) })
  const cell = (texts: PartyLines) =>
    new TableCell({
      width: { size: TEXT_WIDTH / 2, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: texts.map((text, index) => paragraph(text, index === 0 ? { style: 'Small' } : {})),
    })
  const table = (cells: readonly PartyLines[]) =>
    new Table({
      width: { size: TEXT_WIDTH, type: WidthType.DXA },
      columnWidths: cells.map(() => TEXT_WIDTH / cells.length),
      rows: [new TableRow({ cantSplit: true, children: cells.map(cell) })],
    })
  const { bcp47 } = localeConfig(paper.locale)
  const document = new Document({
    title: paper.title,
    creator: 'Tradeport',
    styles: {
      default: {
        document: {
          run: {
            size: 21,
            font: {
              ascii: 'Arial',
              hAnsi: 'Arial',
              eastAsia: EAST_ASIA[paper.locale] ?? 'Arial',
              cs: paper.locale === 'th_TH' ? 'Cordia New' : 'Arial',
            },
            language: { value: bcp47, eastAsia: bcp47, bidirectional: bcp47 },
          },
          paragraph: { spacing: { after: 120, line: 300 } },
        },
        title: { run: { size: 36, bold: true } },
        heading1: { run: { size: 24, bold: true }, paragraph: { keepNext: true, spacing: { before: 240, after: 80 } } },
      },
      paragraphStyles: [
        { id: 'Small', name: 'Small', basedOn: 'Normal', run: { size: 17, color: '555555' } },
        {
          id: 'Stamp',
          name: 'Stamp',
          basedOn: 'Normal',
          run: { size: 20, bold: true, allCaps: true, color: 'B42318' },
          paragraph: { alignment: 'right' },
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: PAGE_SIZE,
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN, header: 624, footer: 624 },
          },
        },
        headers: { default: new Header({ children: [paragraph(paper.unsigned, { style: 'Stamp' })] }) },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: 'Small',
                alignment: 'center',
                children: [
                  new TextRun({ children: [`${paper.no} · `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: [
          paragraph(paper.title, { heading: 'Title' }),
          paragraph(paper.line, { style: 'Small' }),
          table(paper.parties),
          ...paper.clauses.flatMap(({ title, paragraphs }) => [
            ...(title === null ? [] : [paragraph(title, { heading: 'Heading1' })]),
            ...paragraphs.map(text => paragraph(text)),
          ]),
          paragraph(''),
          table(paper.signatures),
          // A document does not end with a table.
          paragraph(paper.hash, { style: 'Small' }),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
