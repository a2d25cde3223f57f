/** Marks of inline tags; a tag without a mark of its own gives its words alone. */
const INLINE: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  s: '~~',
  u: '==',
}

/** Texts of the product that is open: a form asks for them with every key. */
const known = new Map<string, string>()
const MAX_KNOWN = 40

/** The description that the server keeps, as it is typed again: the reverse of `htmlOf`. */
export function markupOf(html: string): string {
  if (html.trim() === '') return ''
  const before = known.get(html)
  if (before !== undefined) return before
  if (known.size >= MAX_KNOWN) known.clear()
  const markup = parsed(html)
  known.set(html, markup)
  return markup
}

function parsed(html: string): string {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return blocksOf(body)
    .map(block => block.trim())
    .filter(block => block !== '')
    .join('\n\n')
}

function blocksOf(parent: Node): string[] {
  const blocks: string[] = []
  let loose = ''
  for (const child of parent.childNodes) {
    const block = child instanceof Element ? blockOf(child) : undefined
    if (block === undefined) loose += inlineOf(child)
    else {
      blocks.push(loose, block)
      loose = ''
    }
  }
  return [...blocks, loose]
}

function blockOf(element: Element): string | undefined {
  switch (element.tagName.toLowerCase()) {
    case 'p':
      return inlinesOf(element)
    case 'h1':
    case 'h2':
    case 'h3':
      return `# ${oneLine(element)}`
    case 'h4':
    case 'h5':
    case 'h6':
      return `## ${oneLine(element)}`
    case 'hr':
      return '---'
    case 'blockquote':
      return inlinesOf(element)
        .split('\n')
        .map(line => `> ${line}`)
        .join('\n')
    case 'ul':
      return listOf(element, () => '-')
    case 'ol':
      return listOf(element, index => `${index + 1}.`)
    case 'table':
      return rowsOf(element)
    case 'div':
      return blocksOf(element).filter(Boolean).join('\n\n')
    default:
      return undefined
  }
}

function listOf(list: Element, mark: (index: number) => string): string {
  return [...list.children].map((item, index) => `${mark(index)} ${oneLine(item)}`).join('\n')
}

function rowsOf(table: Element): string {
  return [...table.querySelectorAll('tr')].map(row => `| ${[...row.children].map(oneLine).join(' | ')} |`).join('\n')
}

function inlineOf(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ')
  if (!(node instanceof Element)) return ''
  const tag = node.tagName.toLowerCase()
  if (tag === 'br') return '\n'
  const mark = INLINE[tag]
  const words = inlinesOf(node)
  return mark && words.trim() !== '' ? `${mark}${words.trim()}${mark}` : words
}

function inlinesOf(parent: Node): string {
  return [...parent.childNodes].map(inlineOf).join('')
}

function oneLine(element: Element): string {
  return inlinesOf(element)
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}
