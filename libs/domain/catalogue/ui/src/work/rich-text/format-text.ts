export const FORMATS = ['bold', 'italic', 'heading', 'bullets', 'numbers', 'quote', 'table', 'line'] as const
export type Format = (typeof FORMATS)[number]

export interface FormattedText {
  text: string
  /** The selection afterwards. */
  from: number
  to: number
}

const AROUND: Partial<Record<Format, string>> = { bold: '**', italic: '*' }
const IN_FRONT: Partial<Record<Format, (line: number) => string>> = {
  heading: () => '# ',
  bullets: () => '- ',
  numbers: line => `${line + 1}. `,
  quote: () => '> ',
}
const ANY_MARK = /^(?:#{1,2}\s+|[-•]\s+|\d{1,3}[.)]\s+|>\s?)/
const TABLE = '|  |  |\n|  |  |'

/** What a button of the toolbar makes of the text and its selection; pressed again it takes its marks away. */
export function formatted(text: string, from: number, to: number, format: Format): FormattedText {
  const around = AROUND[format]
  if (around !== undefined) return marked(text, from, to, around)
  const inFront = IN_FRONT[format]
  if (inFront) return lines(text, from, to, inFront)
  return inserted(text, to, format === 'table' ? TABLE : '---')
}

function marked(text: string, from: number, to: number, mark: string): FormattedText {
  const chosen = text.slice(from, to)
  const size = mark.length
  if (text.slice(from - size, from) === mark && text.slice(to, to + size) === mark)
    return { text: text.slice(0, from - size) + chosen + text.slice(to + size), from: from - size, to: to - size }
  return { text: text.slice(0, from) + mark + chosen + mark + text.slice(to), from: from + size, to: to + size }
}

function lines(text: string, from: number, to: number, mark: (line: number) => string): FormattedText {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next === -1 ? text.length : next
  const before = text.slice(start, end).split('\n')
  const has = before.every((line, index) => line.startsWith(mark(index)))
  const after = before
    .map((line, index) => (has ? line.replace(ANY_MARK, '') : mark(index) + line.replace(ANY_MARK, '')))
    .join('\n')
  return { text: text.slice(0, start) + after + text.slice(end), from: start, to: start + after.length }
}

/** A block of its own after the line of the selection. */
function inserted(text: string, at: number, block: string): FormattedText {
  const next = text.indexOf('\n', at)
  const end = next === -1 ? text.length : next
  const lead = text.slice(0, end) === '' ? '' : '\n\n'
  const from = end + lead.length
  return { text: `${text.slice(0, end)}${lead}${block}\n${text.slice(end)}`, from, to: from + block.length }
}
