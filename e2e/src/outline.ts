import type { Words } from './words'

/**
 * What a page is made of and how it is laid out, without what it is about: landmarks, lists, headings and everything that can be
 * operated, each with its name where the name is a text of the product, in English whatever the page's language. Goods, companies, numbers
 * and dates are `…`. Of the places of things only that is kept which no font decides: what stands `[beside]` something that comes before
 * it, and how many columns a list of equal boxes has. An outline stays the same as long as nobody changes the page, and is the same in
 * every language.
 *
 * @param ariaSnapshot Playwright's, taken with `boxes: true`
 * @param expected the outline it is going to be compared with: tells which of several English texts is meant
 */
export function outlineOf(ariaSnapshot: string, words: Words, expected: string): string {
  const names = namesIn(expected)
  const said = ({ role, name }: Node) =>
    BY_LANGUAGE.has(words.said(name, BY_LANGUAGE)) ? undefined : words.said(name, names.get(role) ?? NONE)
  return linesOf(nodesOf(ariaSnapshot), said)
    .filter((line, at, lines) => line !== lines[at - 1])
    .join('\n')
}

const NONE: ReadonlySet<string> = new Set()
/** Only who reads a translation is offered the original. */
const BY_LANGUAGE: ReadonlySet<string> = new Set(['Show original'])

/** By the kind of thing. */
function namesIn(outline: string): ReadonlyMap<string, ReadonlySet<string>> {
  const named = [...outline.matchAll(/([a-z]+) "(.*)"/g)]
  const byRole = Map.groupBy(named, ([, role = '']) => role)
  return new Map([...byRole].map(([role, all]) => [role, new Set(all.map(([, , name = '']) => name))]))
}

const ROUNDS = 5

/** The outline of a page that is taken as it is: what it would be compared with once it is kept. */
export function ownOutlineOf(ariaSnapshot: string, words: Words): string {
  let outline = ''
  for (let round = 0; round < ROUNDS; round += 1) outline = outlineOf(ariaSnapshot, words, outline)
  return outline
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Node {
  readonly role: string
  readonly name: string
  /** `[level=2]`, `[expanded]` … */
  readonly state: string
  readonly box: Box
  readonly children: Node[]
}

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 }

function nodesOf(snapshot: string): Node[] {
  const root: Node = { role: 'page', name: '', state: '', box: NOWHERE, children: [] }
  const open: Node[] = [root]
  for (const line of snapshot.split('\n')) {
    const indent = line.length - line.trimStart().length
    const node = nodeOf(line.trim().replace(/^- /, ''))
    if (!node) continue
    open.length = indent / 2 + 1
    open.at(-1)?.children.push(node)
    open.push(node)
  }
  return root.children
}

function nodeOf(line: string): Node | undefined {
  const quoted = /^'((?:[^']|'')*)'/.exec(line)
  const text = quoted?.[1] === undefined ? line : quoted[1].replaceAll("''", "'")
  const [, role, name = '""', states = ''] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)/.exec(text) ?? []
  if (role === undefined) return undefined
  return {
    role,
    name: String(JSON.parse(name)),
    state: states.replaceAll(/ \[(?:cursor|active|box)[^\]]*\]/g, ''),
    box: boxOf(states),
    children: [],
  }
}

function boxOf(states: string): Box {
  const numbers = /\[box=([^\]]*)\]/.exec(states)?.[1]?.split(',').map(Number)
  const [left = 0, top = 0, width = 0, height = 0] = numbers ?? []
  return { left, top, right: left + width, bottom: top + height }
}

const LISTS = new Set(['list', 'rowgroup'])
const PLACES = new Set([
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'complementary',
  'region',
  'form',
  'search',
  'dialog',
])
const THINGS = new Set([
  'heading',
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'spinbutton',
  'slider',
  'tab',
  'menuitem',
  'alert',
])
const DATA = '…'

/** Nothing: it is left out. */
type Said = (node: Node) => string | undefined

function linesOf(nodes: readonly Node[], said: Said): string[] {
  const before: Node[] = []
  return nodes.flatMap(node => {
    const { role, name, children } = node
    const spoken = said(node)
    if (spoken === undefined) return []
    const isPlaced = LISTS.has(role) || PLACES.has(role) || role === 'heading'
    const beside = isPlaced && role !== 'search' && before.some(other => standBeside(other, node)) ? ' [beside]' : ''
    if (isPlaced) before.push(node)
    if (LISTS.has(role)) return listOf(node, beside, said)
    const inner = linesOf(children, said)
    const line = `${role}${spoken === '' ? '' : ` "${spoken}"`}${node.state}${beside}`
    if (THINGS.has(role)) return [line, ...inner.filter(each => role !== 'link' || !each.startsWith('heading'))]
    if (!PLACES.has(role) || (inner.length === 0 && name === '')) return inner
    // How many of the header's links find room depends on the machine's fonts.
    const shown = role === 'banner' ? inner.filter(each => !each.startsWith(INDENT)) : inner
    return [line, ...shown.map(each => INDENT + each)]
  })
}

const INDENT = '  '

/** Of a list of goods, what all of them have; of a list of the page's own, everything. */
function listOf({ children: items }: Node, beside: string, said: Said): string[] {
  const each = items.map(({ children }) => linesOf(children, said))
  const withData = each.filter(lines => lines.some(line => line.includes(`"${DATA}"`)))
  const lines = withData.length * 2 > each.length ? sharedBy(each) : each.flat()
  const columns = columnsOf(items)
  if (lines.length === 0 || (columns === '' && beside === '')) return lines
  return [`list${columns}${beside}`, ...lines.map(line => INDENT + line)]
}

const sharedBy = ([first = [], ...others]: readonly (readonly string[])[]): string[] =>
  first.filter(line => others.every(lines => lines.includes(line))).map(line => `each: ${line.replace(/^each: /, '')}`)

const SLACK = 2

/** Words stand beside each other as long as there is room, which the font decides; boxes that are all of one width have their columns. */
function columnsOf(items: readonly Node[]): string {
  const [first, ...others] = items.map(({ box }) => box)
  if (!first || others.length === 0) return ''
  const isWide = (box: Box) => box.right - box.left
  if (isWide(first) < LEAST || others.some(box => Math.abs(isWide(box) - isWide(first)) > SLACK)) return ''
  const columns = new Set([first, ...others].map(({ left }) => Math.round(left / SLACK))).size
  const isOneRow = others.every(({ top }) => Math.abs(top - first.top) <= SLACK)
  if (columns < 2) return ''
  return isOneRow ? ' [in a row]' : ` [${columns} columns]`
}

/** Narrower is a word. */
const LEAST = 120

function standBeside({ box: one }: Node, { box: other }: Node): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top)
  return shared > lower / 2 && (one.right <= other.left + SLACK || other.right <= one.left + SLACK)
}
