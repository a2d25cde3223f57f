import { readXml, type XmlElement } from './xml'

export interface ReceiptField {
  readonly name: string
  readonly value: string
}

const MOST = 200
const DEEPEST = 6

/** The text that is written in base64 there; undefined where it is none. */
type Unpack = (text: string) => string | undefined

/** What is packed into a field once more, as the signed part of a receipt is. */
function unpacked(text: string, unpack: Unpack): string | undefined {
  if (text.length < 16 || !/^[A-Za-z0-9+/\s]+=*$/.test(text)) return undefined
  const inner = unpack(text)
  return inner !== undefined && /^\s*[<{]/.test(inner) ? inner : undefined
}

function ofValue(name: string, value: unknown, depth: number): ReceiptField[] {
  if (Array.isArray(value)) return value.flatMap(each => ofValue(name, each, depth + 1))
  if (typeof value === 'object' && value !== null)
    return depth > DEEPEST ? [] : Object.entries(value).flatMap(([key, each]) => ofValue(key, each, depth + 1))
  return value === null || value === undefined || value === '' ? [] : [{ name, value: String(value) }]
}

function ofElement({ name, text, children }: XmlElement, depth: number, unpack: Unpack): ReceiptField[] {
  if (children.length > 0) return children.flatMap(child => ofElement(child, depth, unpack))
  const inner = depth > DEEPEST ? undefined : unpacked(text, unpack)
  if (inner !== undefined) return fieldsIn(inner, depth + 1, unpack)
  return text === '' ? [] : [{ name, value: text }]
}

function fieldsIn(raw: string, depth: number, unpack: Unpack): ReceiptField[] {
  const root = readXml(raw)
  if (root) return ofElement(root, depth, unpack)
  try {
    return ofValue('', JSON.parse(raw), depth)
  } catch {
    return []
  }
}

/** Everything that a receipt says, whatever shape it came in: XML or JSON, also what is packed into one of its fields. Nothing of what is neither. */
export const receiptFields = (raw: string, unpack: Unpack): ReceiptField[] => fieldsIn(raw, 0, unpack).slice(0, MOST)
