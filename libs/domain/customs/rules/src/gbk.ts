// Rules are typed without the library of browsers and servers; both have it.
declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string }

let twoBytes: ReadonlySet<string> | undefined

/** All that GBK writes in two bytes, read off the platform's own decoder, so that no table is shipped. */
function gbkSigns(): ReadonlySet<string> {
  if (twoBytes) return twoBytes
  const pairs: number[] = []
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) if (trail !== 0x7f) pairs.push(lead, trail, 0x0a)
  const read = new TextDecoder('gbk').decode(Uint8Array.from(pairs)).split('\n')
  twoBytes = new Set(read.filter(sign => [...sign].length === 1 && sign !== '\uFFFD'))
  return twoBytes
}

const isAscii = (sign: string) => sign.charCodeAt(0) < 0x80

/** How many bytes customs counts: one for ASCII, two for what GBK has. */
export function gbkLength(text: string): number {
  let bytes = 0
  for (const sign of text) bytes += isAscii(sign) ? 1 : 2
  return bytes
}

/** The first sign that cannot be written in GBK, or that no message may hold. */
export function unwritable(text: string): string | undefined {
  for (const sign of text) {
    if (isAscii(sign)) {
      if (sign < ' ' || sign === '\u007F') return sign
    } else if (!gbkSigns().has(sign)) return sign
  }
  return undefined
}

/** As many of the first signs as fit into so many bytes of GBK. */
function firstBytes(text: string, max: number): string {
  let bytes = 0
  let kept = ''
  for (const sign of text) {
    bytes += gbkLength(sign)
    if (bytes > max) break
    kept += sign
  }
  return kept
}

/**
 * The name of a file in a message of customs: what cannot be written there becomes an underscore, accents go, and a long name is
 * shortened before its ending.
 *
 * @param max in bytes of GBK
 */
export function nameInGbk(name: string, max: number): string {
  const written = [...name.normalize('NFC')]
    .map(sign => {
      if (unwritable(sign) === undefined) return sign
      const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '')
      return plain !== '' && unwritable(plain) === undefined ? plain : '_'
    })
    .join('')
  const ending = /\.\w{1,5}$/.exec(written)?.[0] ?? ''
  return firstBytes(written.slice(0, written.length - ending.length), max - ending.length) + ending
}
