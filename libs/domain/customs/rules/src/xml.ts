/** As much of XML as the import client's messages need: elements with text, in one namespace, without mixed content. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const CHARACTERS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

export const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)

function unescapeXml(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return CHARACTERS.get(name) ?? whole
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** `[name, text]` or `[name, children]`; what is empty is written as an empty element, because the client looks for each. */
export type XmlNode = readonly [name: string, content: string | readonly XmlNode[]]

export function writeXml([name, content]: XmlNode, attributes = '', indent = ''): string {
  const open = `${indent}<${name}${attributes}`
  if (typeof content === 'string') return content === '' ? `${open}/>` : `${open}>${escapeXml(content)}</${name}>`
  if (content.length === 0) return `${open}/>`
  return [`${open}>`, ...content.map(child => writeXml(child, '', `${indent}  `)), `${indent}</${name}>`].join('\n')
}

const TOKEN =
  /<\?[^?]*\?>|<!--[\s\S]*?-->|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/g
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

interface OpenElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** What XML 1.0 cannot hold, written out or by its number: a zero byte fits into no column either. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/
const isSound = (text: string): boolean => text.isWellFormed() && !FORBIDDEN.test(text)

/** Without the prefix of a namespace. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * The root element. Neither entities of a document's own nor document types are read, so that nothing can be hidden in a file of receipts.
 *
 * @returns undefined for what is not well-formed
 */
export function readXml(source: string): XmlElement | undefined {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' }
  const open: OpenElement[] = [root]
  let end = 0
  let isForbidden = !isSound(source)
  const textOf = (written: string): string => {
    const text = unescapeXml(written)
    isForbidden ||= !isSound(text)
    return text
  }
  for (const match of source.replace(/^\uFEFF/, '').matchAll(TOKEN)) {
    const [token, closing, opening, attributes = '', selfClosing] = match
    if (match.index !== end) return undefined
    end = match.index + token.length
    const parent = open.at(-1)
    if (!parent) return undefined
    if (closing !== undefined) {
      const element = open.pop()
      const outer = open.at(-1)
      if (!element || !outer || element.name !== localName(closing)) return undefined
      outer.children.push({ ...element, text: element.children.length > 0 ? '' : element.text })
    } else if (opening !== undefined) {
      const element: OpenElement = { name: localName(opening), attributes: {}, children: [], text: '' }
      for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE))
        element.attributes[name] = textOf(double ?? single ?? '')
      if (selfClosing === '/') parent.children.push(element)
      else open.push(element)
    } else if (!token.startsWith('<')) parent.text += textOf(token)
  }
  const isWhole =
    !isForbidden && end === source.replace(/^\uFEFF/, '').length && open.length === 1 && root.text.trim() === ''
  return isWhole && root.children.length === 1 ? root.children[0] : undefined
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find(child => child.name === name)
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter(child => child.name === name) ?? []
/** The text of an element by its way down from another; empty where there is none. */
export function textAt(element: XmlElement | undefined, ...way: readonly string[]): string {
  return way.reduce(childOf, element)?.text.trim() ?? ''
}
