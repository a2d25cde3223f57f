/**
 * A description is typed as plain text with a few marks and kept as the HTML that the server allows. Everything typed is
 * escaped; only the tags written here come out.
 *
 * `**bold**`, `*italic*`, `~~struck~~`, `==underlined==`, `# heading`, `## smaller heading`, `- item`, `1. item`, `> quote`,
 * `---`, `| cell | cell |` (the first row is the head). A blank line ends a paragraph.
 */

type BlockKind = 'ul' | 'ol' | 'quote' | 'table' | 'text' | 'h3' | 'h4' | 'hr'

interface Line {
  kind: BlockKind
  text: string
}

const PATTERNS: readonly [BlockKind, RegExp][] = [
  ['h4', /^##+\s+(.*)$/],
  ['h3', /^#\s+(.*)$/],
  ['hr', /^-{3,}$/],
  ['ul', /^[-•]\s+(.*)$/],
  ['ol', /^\d{1,3}[.)]\s+(.*)$/],
  ['quote', /^>\s?(.*)$/],
  ['table', /^\|(.*)\|$/],
]

function lineOf(raw: string): Line {
  const trimmed = raw.trim()
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(trimmed)
    if (match) return { kind, text: match[1] ?? '' }
  }
  return { kind: 'text', text: trimmed }
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

const INLINE: readonly [RegExp, string][] = [
  [/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, 'strong'],
  [/\*(?=\S)(.+?)(?<=\S)\*/g, 'em'],
  [/~~(?=\S)(.+?)(?<=\S)~~/g, 's'],
  [/==(?=\S)(.+?)(?<=\S)==/g, 'u'],
]

function inline(text: string): string {
  return INLINE.reduce((html, [pattern, tag]) => html.replace(pattern, `<${tag}>$1</${tag}>`), escaped(text))
}

const item = (line: Line) => `<li>${inline(line.text)}</li>`

function row(line: Line, tag: 'th' | 'td'): string {
  const cells = line.text.split('|').map(cell => `<${tag}>${inline(cell.trim())}</${tag}>`)
  return `<tr>${cells.join('')}</tr>`
}

function table(lines: readonly Line[]): string {
  const [head, ...body] = lines.filter(line => !/^[\s|:-]*-[\s|:-]*$/.test(line.text))
  const headRow = head ? `<thead>${row(head, 'th')}</thead>` : ''
  const bodyRows = body.length > 0 ? `<tbody>${body.map(line => row(line, 'td')).join('')}</tbody>` : ''
  return `<table>${headRow}${bodyRows}</table>`
}

const BLOCKS: Readonly<Record<BlockKind, (lines: readonly Line[]) => string>> = {
  text: lines => `<p>${lines.map(line => inline(line.text)).join('<br>')}</p>`,
  h3: lines => lines.map(line => `<h3>${inline(line.text)}</h3>`).join(''),
  h4: lines => lines.map(line => `<h4>${inline(line.text)}</h4>`).join(''),
  hr: lines => lines.map(() => '<hr>').join(''),
  ul: lines => `<ul>${lines.map(item).join('')}</ul>`,
  ol: lines => `<ol>${lines.map(item).join('')}</ol>`,
  quote: lines => `<blockquote>${lines.map(line => inline(line.text)).join('<br>')}</blockquote>`,
  table,
}

export function htmlOf(markup: string): string {
  const blocks: Line[][] = []
  let open: Line[] | undefined
  for (const raw of markup.replace(/\r/g, '').split('\n')) {
    if (raw.trim() === '') {
      open = undefined
      continue
    }
    const line = lineOf(raw)
    if (open?.[0]?.kind === line.kind) open.push(line)
    else {
      open = [line]
      blocks.push(open)
    }
  }
  return blocks.map(lines => BLOCKS[lines[0]?.kind ?? 'text'](lines)).join('')
}
