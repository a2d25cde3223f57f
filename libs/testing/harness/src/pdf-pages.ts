import { inflateSync } from 'node:zlib'

type Letters = ReadonlyMap<number, string>

const hexText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What the glyphs of a font say, by its `ToUnicode` map. */
function lettersOf(map: string): Letters {
  const letters = new Map<number, string>()
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const first = parseInt(from, 16)
    let index = 0
    for (const [, hex = ''] of list.matchAll(/<([0-9a-f ]*)>/gi)) {
      letters.set(first + index, hexText(hex.replaceAll(' ', '')))
      index += 1
    }
  }
  return letters
}

/** The text of each page of a PDF as our own writer makes them, in the order of writing. */
export function pdfPages(file: Buffer): string[] {
  const raw = file.toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body] as const),
  )
  const stream = (id: string) => {
    const body = objects.get(id) ?? ''
    const start = body.indexOf('stream\n') + 'stream\n'.length
    const packed = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(packed) : packed).toString('latin1')
  }
  const fontLetters = new Map<string, Letters>()
  for (const [id, body] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1]
    if (map !== undefined) fontLetters.set(id, lettersOf(stream(map)))
  }
  const pages = [...objects.values()].filter(body => /\/Type \/Page\b/.test(body))
  return pages.map(page => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? ''
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, fontLetters.get(id)]),
    )
    const content = stream(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '')
    let letters: Letters | undefined
    let text = ''
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) letters = fonts.get(font)
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g))
        for (const code of hex.match(/.{4}/g) ?? []) text += letters?.get(parseInt(code, 16)) ?? ''
    }
    return text
  })
}
