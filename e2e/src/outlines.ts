import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../outlines', import.meta.url))
const MARK = '# '

/** The kept outlines of one page, by the width of the window: a text file to be read, in which neighbouring widths that look alike share one. */
export class Outlines {
  private readonly file: string
  private readonly kept: ReadonlyMap<number, string>

  constructor(app: string, page: string) {
    this.file = join(FOLDER, app, `${page}.txt`)
    this.kept = parse(existsSync(this.file) ? readFileSync(this.file, 'utf8') : '')
  }

  at(width: number): string {
    return this.kept.get(width) ?? ''
  }

  keep(outlines: ReadonlyMap<number, string>): void {
    const parts: { widths: number[]; outline: string }[] = []
    for (const [width, outline] of outlines) {
      const last = parts.at(-1)
      if (last?.outline === outline) last.widths.push(width)
      else parts.push({ widths: [width], outline })
    }
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, parts.map(({ widths, outline }) => `${MARK}${widths.join(', ')}\n${outline}\n`).join('\n'))
  }
}

function parse(text: string): ReadonlyMap<number, string> {
  const kept = new Map<number, string>()
  for (const part of text.split(/^# /m).slice(1)) {
    const [widths = '', ...lines] = part.trimEnd().split('\n')
    for (const width of widths.split(', ')) kept.set(Number(width), lines.join('\n'))
  }
  return kept
}
