import type { SniffedKind } from './sniff'

const PICTURES = ['webp', 'png', 'jpg', 'jpeg', 'gif', 'avif', 'tif', 'tiff']

/** The endings of what is kept, the usual one first. Texts that a computer would run or open as a page have none of these. */
const ENDINGS: Partial<Record<SniffedKind, readonly string[]>> = {
  png: PICTURES,
  jpeg: PICTURES,
  webp: PICTURES,
  gif: PICTURES,
  avif: PICTURES,
  tiff: PICTURES,
  // Illustrator writes its drawings as PDF.
  pdf: ['pdf', 'ai'],
  xlsx: ['xlsx'],
  docx: ['docx'],
  text: ['txt', 'csv', 'tsv', 'md', 'json', 'log'],
}

const LONGEST = 200
/** Line ends and other controls, and signs that turn the direction of what follows or are not seen: `exe.pdf` would read as `fdp.exe`. */
const MISLEADING = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** By whole signs, so that none is cut in two. */
function cut(text: string, length: number): string {
  let kept = ''
  for (const sign of text) {
    if (kept.length + sign.length > length) break
    kept += sign
  }
  return kept
}

/**
 * The name that an upload is kept under: the last part of a path, without what misleads a reader, at most 200 long, with an ending that
 * fits what the file is. A script that was called a quotation is saved, and opened, as the text that it is.
 */
export function fileName(given: string, kind: SniffedKind): string {
  const whole = (given.split(/[/\\]/).at(-1) ?? '').replace(MISLEADING, '').trim()
  // Windows drops what a name ends with: `run.bat. .` would be `run.bat`.
  const plain = whole.replace(/[.\s]+$/, '')
  const dot = plain.lastIndexOf('.')
  const [usual = '', ...others] = ENDINGS[kind] ?? []
  const ending = plain.slice(dot + 1)
  const fits = dot > 0 && [usual, ...others].includes(ending.toLowerCase())
  const [stem, kept] = fits ? [plain.slice(0, dot), ending] : [plain, usual]
  const named = stem.replace(/^\.+/, '')
  return `${cut(named === '' ? 'file' : named, LONGEST - kept.length - 1)}.${kept}`
}
