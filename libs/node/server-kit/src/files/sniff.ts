/** What bytes are, told from the bytes; the name and the claimed type of an upload are never believed. */
export type SniffedKind =
  'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff' | 'bmp' | 'pdf' | 'zip' | 'xlsx' | 'docx' | 'text' | 'unknown'

export const MIME: Record<SniffedKind, string> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain; charset=utf-8',
  unknown: 'application/octet-stream',
}

const starts = (content: Buffer, ...bytes: number[]) => bytes.every((byte, index) => content[index] === byte)
const ascii = (content: Buffer, from: number, to: number) => content.subarray(from, to).toString('latin1')

export function sniff(content: Buffer): SniffedKind {
  if (starts(content, 0x89, 0x50, 0x4e, 0x47)) return 'png'
  if (starts(content, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (ascii(content, 0, 4) === 'RIFF' && ascii(content, 8, 12) === 'WEBP') return 'webp'
  if (ascii(content, 0, 4) === 'GIF8') return 'gif'
  if (ascii(content, 4, 8) === 'ftyp' && /avif|avis/.test(ascii(content, 8, 32))) return 'avif'
  if (starts(content, 0x49, 0x49, 0x2a, 0) || starts(content, 0x4d, 0x4d, 0, 0x2a)) return 'tiff'
  if (starts(content, 0x42, 0x4d) && content.length > 26) return 'bmp'
  if (ascii(content, 0, 5) === '%PDF-') return 'pdf'
  if (starts(content, 0x50, 0x4b, 3, 4)) return officeKind(content)
  return isText(content) ? 'text' : 'unknown'
}

function officeKind(content: Buffer): SniffedKind {
  const names = zipEntries(content).map(entry => entry.name)
  if (names.some(name => name.startsWith('xl/'))) return 'xlsx'
  if (names.some(name => name.startsWith('word/'))) return 'docx'
  return 'zip'
}

function isText(content: Buffer): boolean {
  const head = content.subarray(0, 8192)
  if (head.length === 0 || head.includes(0)) return false
  return !new TextDecoder('utf-8').decode(head.subarray(0, head.length - (head.length > 4 ? 4 : 0))).includes('\uFFFD')
}

export interface ZipEntry {
  name: string
  compressedSize: number
  uncompressedSize: number
}

/** The central directory of a zip: what it would unpack to, known without unpacking. Empty when there is none. */
export function zipEntries(content: Buffer): ZipEntry[] {
  const tail = Math.max(0, content.length - 65_557)
  const end = content.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < tail || end + 22 > content.length) return []
  const count = content.readUInt16LE(end + 10)
  let at = content.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count && at + 46 <= content.length; index++) {
    if (content.readUInt32LE(at) !== 0x02014b50) return []
    const nameLength = content.readUInt16LE(at + 28)
    entries.push({
      compressedSize: content.readUInt32LE(at + 20),
      uncompressedSize: content.readUInt32LE(at + 24),
      name: content.subarray(at + 46, at + 46 + nameLength).toString('utf8'),
    })
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return entries
}

/** More than this unpacked, or packed tighter than this, is an attack and not a document. */
const MAX_UNPACKED = 200 * 1024 * 1024
const MAX_RATIO = 200

export function isZipBomb(content: Buffer): boolean {
  const entries = zipEntries(content)
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  return unpacked > MAX_UNPACKED || (unpacked > 10 * 1024 * 1024 && unpacked > content.length * MAX_RATIO)
}
