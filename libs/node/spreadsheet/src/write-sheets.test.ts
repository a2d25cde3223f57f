import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { disarmed, streamedSheet, workbookFile } from './index'

const FORMULAS = [
  '=1+1',
  '=HYPERLINK("https://evil.example","more")',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  '＠SUM(1+1)',
]
const INERT = [
  'a=b',
  `'); drop table user_account; --`,
  '<script>',
  '\u202Egnp.exe',
  '\u{1F469}\u200D\u{1F467}',
  'x'.repeat(32_000),
]

/** What a spreadsheet would show, and what it would compute. */
async function cellsOf(file: Uint8Array) {
  const { sheets } = await readXlsx(file)
  const [sheet] = sheets
  const formulas = [...(sheet?.cells?.values() ?? [])].filter(cell => cell.formula !== undefined)
  return { rows: sheet?.rows ?? [], formulas }
}

describe('a workbook', () => {
  test('keeps whatever text it is given as text', async () => {
    const rows = [['head'], ...[...FORMULAS, ...INERT].map(text => [text])]
    const file = await workbookFile([{ name: 'a', rows, width: () => 20 }])
    expect(await cellsOf(file)).toEqual({ rows, formulas: [] })
  })
})

test.each(FORMULAS)('%j is disarmed', text => expect(disarmed(text)).toBe(`'${text}`))
test.each([...INERT, '', 1, true, null])('%j needs no disarming', cell => expect(disarmed(cell)).toBe(cell))

test.each(['xlsx', 'csv'] as const)('a streamed sheet computes nothing: %s', async format => {
  async function* rows() {
    for (const text of FORMULAS) yield [text]
  }
  const { body } = await streamedSheet({ fileName: 'a', format, name: 'a', rows: rows() })
  const file = await buffer(body as Readable)
  if (format === 'csv') {
    expect(parse(file, { bom: true })).toEqual(FORMULAS.map(text => [`'${text}`]))
  } else expect(await cellsOf(file)).toEqual({ rows: FORMULAS.map(text => [`'${text}`]), formulas: [] })
})
