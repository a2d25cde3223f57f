/** What an element becomes; null: its words alone. Elements that are not named are taken apart as well. */
const BECOMES: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'p',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  br: 'br',
  a: 'a',
}
const DROPPED = new Set(['script', 'style', 'head', 'title', 'template', 'iframe', 'object', 'svg', 'math'])
const BLOCKS = new Set(['p', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table'])
const LINK = /^(https?:|mailto:|tel:|\/(?!\/))/i

export interface CleanOptions {
  /** Links are kept; else their words alone. */
  links?: boolean
}

/**
 * HTML as the product keeps it, from what an editor or a clipboard gives: structure and emphasis, no styles and no scripts. The
 * server cleans again; this keeps the editor and what is saved the same.
 */
export function cleanHtml(html: string, { links = false }: CleanOptions = {}): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const target = document.implementation.createHTMLDocument('').body
  for (const node of [...body.childNodes]) append(target, node, links)
  gatherLoose(target)
  for (const element of [...target.querySelectorAll('p, h3, h4, li, strong, em, u, blockquote, a')].reverse())
    if (!element.textContent?.trim() && !element.querySelector('br')) element.remove()
  for (const list of target.querySelectorAll('ul, ol')) if (list.children.length === 0) list.remove()
  return target.textContent?.trim() === '' ? '' : target.innerHTML
}

function append(parent: Element, node: Node, links: boolean): void {
  if (node.nodeType === Node.TEXT_NODE) {
    parent.append(node.textContent ?? '')
    return
  }
  if (!(node instanceof Element)) return
  const tag = node.tagName.toLowerCase()
  if (DROPPED.has(tag)) return
  const next = made(node, BECOMES[tag], parent, links)
  for (const child of [...node.childNodes]) append(next, child, links)
}

/** The element that takes the children: a new one, or the parent where this one has no place. */
function made(node: Element, tag: string | undefined, parent: Element, links: boolean): Element {
  if (tag === undefined || (tag === 'a' && !links)) return parent
  // Paragraphs in paragraphs and lists in headings come from clipboards; the outer one stays.
  if (BLOCKS.has(tag) && (tag === 'p' || tag === 'h3' || tag === 'h4') && parent.tagName !== 'BODY') return parent
  const element = parent.ownerDocument.createElement(tag)
  const href = tag === 'a' ? (node.getAttribute('href') ?? '') : ''
  if (tag === 'a' && !LINK.test(href)) return parent
  if (href) element.setAttribute('href', href)
  parent.append(element)
  return element
}

/** Words between the blocks become paragraphs of their own. */
function gatherLoose(body: Element): void {
  let paragraph: Element | undefined
  for (const node of [...body.childNodes]) {
    if (node instanceof Element && BLOCKS.has(node.tagName.toLowerCase())) {
      paragraph = undefined
      continue
    }
    if (!paragraph && !node.textContent?.trim()) {
      node.remove()
      continue
    }
    if (!paragraph) {
      paragraph = body.ownerDocument.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
  }
}
