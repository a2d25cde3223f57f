import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { Content } from 'pdfmake/interfaces'
import { toBcp47 } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { PDF_FONTS, WORD_GAP, runsOf, type PdfFont } from './text-runs'

const TIME_LIMIT_MS = 30_000
const MEMORY_LIMIT_MB = 256
/** Documents that are written at once; the others wait. */
const MAX_WRITERS = 2

/** Stand for the number of the page, and of all of them, in heads and feet: signs that no text has. */
export const PAGE = '\ue000'
export const PAGES = '\ue001'

/**
 * Tables of forms: `boxed` has lines around every cell, `stacked` leaves the last one to the table below.
 * A cell is wider than its column by `CELL_EXTRA` points, a table by one line more.
 */
export type PdfLayout = 'boxed' | 'stacked'
export const CELL_EXTRA = 6.5

/**
 * Runs in a process of its own, which takes its memory with it when it ends: fonts of the Far East have ten megabytes each.
 * Text and not a module, so that it needs no file of its own beside the bundled API; packages are given by their address.
 */
const WRITER = `
const chunks = []
process.stdin.on('data', chunk => chunks.push(chunk)).on('end', () => {
  const { maker, fonts, gap, page, pages, definition } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  const pdfmake = require(maker)
  const breaker = require(require.resolve('./TextBreaker', { paths: [require('node:path').dirname(maker)] })).default.prototype
  const { getBreaks } = breaker
  // What marks where a line may end is not part of the text that somebody copies.
  breaker.getBreaks = function (...input) {
    const words = getBreaks.apply(this, input)
    for (const word of words) word.text = word.text.replaceAll(gap, '')
    return words
  }
  const allowed = new Set(Object.values(fonts).flatMap(font => Object.values(font)))
  pdfmake.setFonts(fonts)
  pdfmake.setLocalAccessPolicy(path => allowed.has(path))
  pdfmake.setUrlAccessPolicy(() => false)
  const line = { hLineWidth: () => 0.5, vLineWidth: () => 0.5, paddingLeft: () => 3, paddingRight: () => 3, paddingTop: () => 1.5, paddingBottom: () => 1.5 }
  pdfmake.addTableLayouts({
    boxed: line,
    stacked: { ...line, hLineWidth: (row, node) => (row === node.table.body.length ? 0 : 0.5) },
  })
  const numbered = part => part && ((current, count) => JSON.parse(JSON.stringify(part).replaceAll(page, String(current)).replaceAll(pages, String(count))))
  const { header, footer, ...rest } = definition
  const document = pdfmake.createPdf({ ...rest, ...(header ? { header: numbered(header) } : {}), ...(footer ? { footer: numbered(footer) } : {}) })
  document.getBuffer().then(body => process.stdout.write(body), cause => {
    process.stderr.write(String(cause && cause.stack))
    process.exitCode = 1
  })
})`

const requireHere = createRequire(import.meta.url)
const fileOf = (family: string, name: string, weight: string) =>
  requireHere.resolve(`@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`)
const FAMILIES: Readonly<Record<PdfFont, readonly [family: string, name: string]>> = {
  latin: ['noto-sans', 'NotoSans'],
  chinese: ['noto-sans-sc', 'NotoSansSC'],
  korean: ['noto-sans-kr', 'NotoSansKR'],
  thai: ['noto-sans-thai', 'NotoSansThai'],
}

export interface PdfDocument {
  title: string
  locale: LocaleCode
  landscape?: boolean
  /** Left, top, right, bottom, in points. */
  margins: readonly [number, number, number, number]
  /** On every page, with `PAGE` and `PAGES`. */
  header?: Content
  footer?: Content
  content: readonly Content[]
  /** Written across every page. */
  mark?: string
}

/** A text of any language, with the fonts that it needs. */
export const words = (text: string, locale: LocaleCode, look: object = {}): Content => ({
  ...look,
  text: runsOf(text, locale),
})

let writing = 0
const waiting: (() => void)[] = []

/** @throws Error when it cannot be written within its limits of time and memory. */
export async function pdf(document: PdfDocument): Promise<Buffer> {
  if (writing >= MAX_WRITERS) await new Promise<void>(resolve => waiting.push(resolve))
  else writing += 1
  try {
    return await written(document)
  } finally {
    const next = waiting.shift()
    // Its place goes to the next one.
    if (next) next()
    else writing -= 1
  }
}

function written({ title, locale, landscape, margins, mark, ...parts }: PdfDocument): Promise<Buffer> {
  const fonts = Object.fromEntries(
    PDF_FONTS.map(font => [
      font,
      { normal: fileOf(...FAMILIES[font], '400Regular'), bold: fileOf(...FAMILIES[font], '700Bold') },
    ]),
  )
  const definition = {
    ...parts,
    info: { title },
    language: toBcp47(locale),
    pageSize: 'A4',
    pageOrientation: landscape ? 'landscape' : 'portrait',
    pageMargins: margins,
    defaultStyle: { font: 'latin' },
    ...(mark ? { watermark: { text: mark, font: runsOf(mark, locale)[0]?.font, color: '#b42318', opacity: 0.1 } } : {}),
  }
  const task = JSON.stringify({
    ...{ maker: requireHere.resolve('pdfmake'), fonts, definition },
    ...{ gap: WORD_GAP, page: PAGE, pages: PAGES },
  })
  return new Promise((resolve, reject) => {
    const writer = spawn(process.execPath, [`--max-old-space-size=${MEMORY_LIMIT_MB}`, '-e', WRITER], {
      // Nothing of the product's settings is for it to know.
      env: {},
      stdio: 'pipe',
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    })
    const body: Buffer[] = []
    let complaint = ''
    writer.stdout.on('data', (chunk: Buffer) => body.push(chunk))
    writer.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString('utf8')}`.slice(0, 2000)))
    writer.once('error', reject)
    writer.once('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(body))
      else reject(new Error(`The PDF could not be written (${signal ?? code}): ${complaint}`))
    })
    // It may have ended before it read all: its end says why.
    writer.stdin.on('error', () => undefined)
    writer.stdin.end(task)
  })
}
