import type { Margins } from 'pdfmake/interfaces'
import { PAGE, PAGES, pdf, words, type PdfLayout } from '@tradeport/node/pdf'
import type { AgreementPaper, PartyLines } from './agreement-paper'

/** In points. */
const MARGIN = 62
const TEXT = { fontSize: 10.5, lineHeight: 1.25 }
const SMALL = { fontSize: 8.5, color: '#555555' }
const TABLE_MARGIN: Margins = [0, 8, 0, 8]
const HEADING = { fontSize: 12, bold: true, margin: [0, 10, 0, 4] }

/** An agreement as a PDF: A4, its number and page on every page, and on what is not signed by both that it is not. */
export async function agreementPdf(paper: AgreementPaper): Promise<Buffer> {
  const { locale } = paper
  const say = (text: string, look: object = TEXT) => words(text, locale, look)
  const table = (cells: readonly PartyLines[]) => ({
    layout: 'boxed' satisfies PdfLayout,
    unbreakable: true,
    margin: TABLE_MARGIN,
    table: {
      widths: cells.map(() => '*'),
      body: [cells.map(lines => ({ stack: lines.map((text, index) => say(text, index === 0 ? SMALL : TEXT)) }))],
    },
  })
  return pdf({
    title: `${paper.no} ${paper.title}`,
    locale,
    margins: [MARGIN, MARGIN, MARGIN, MARGIN],
    header: say(paper.unsigned, {
      fontSize: 10,
      bold: true,
      color: '#b42318',
      alignment: 'right',
      margin: [MARGIN, 30, MARGIN, 0],
    }),
    footer: say(`${paper.no} · ${PAGE} / ${PAGES}`, { ...SMALL, alignment: 'center', margin: [MARGIN, 16, MARGIN, 0] }),
    content: [
      say(paper.title, { fontSize: 18, bold: true, margin: [0, 0, 0, 4] }),
      say(paper.line, SMALL),
      table(paper.parties),
      ...paper.clauses.flatMap(({ title, paragraphs }) => [
        ...(title === null ? [] : [say(title, { ...HEADING, headlineLevel: 1 })]),
        ...paragraphs.map(text => say(text, { ...TEXT, margin: [0, 0, 0, 6] })),
      ]),
      table(paper.signatures),
      say(paper.hash, SMALL),
    ],
  })
}
