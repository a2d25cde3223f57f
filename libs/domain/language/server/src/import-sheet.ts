import { type ImportProblem, type ImportFault, type TextRow } from '@tradeport/domain/language/contract'
import { placeholderProblem, tidyText } from '@tradeport/domain/language/rules'
import { LOCALES, isLocaleCode, localeConfig, type LocaleCode } from '@tradeport/kernel/config'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { SheetCell } from '@tradeport/node/spreadsheet'
import type { ImportedChange } from './import.repository'
import type { BuiltInTexts } from './ports'
import { textSource } from './text-list'

/** Column names of the file format, the same in every language; `en` is there to be read. */
export const HEADERS = ['namespace', 'key', 'english'] as const

export const headerOf = (locale: LocaleCode): string => `${localeConfig(locale).name} (${locale})`

const EXCERPT = 80

export interface ReadImport {
  rowCount: number
  changes: ImportedChange[]
  problems: ImportProblem[]
}

const textOf = (cell: SheetCell | undefined): string => (cell === null || cell === undefined ? '' : String(cell))

/** `A`, `B` … `AA`. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last
}

function localeOfHeader(header: string): LocaleCode | undefined {
  const code = /\(([a-z]{2}_[A-Z]{2})\)\s*$/.exec(header)?.[1] ?? header.trim()
  return isLocaleCode(code) ? code : LOCALES.find(locale => locale.name === header.trim())?.code
}

/** Reads a spreadsheet as the export writes it: empty cells and texts that already stand say nothing. */
export async function readImport(
  ctx: ActorContext,
  builtIn: BuiltInTexts,
  scope: string,
  [header = [], ...lines]: SheetCell[][],
): Promise<ReadImport> {
  const problems: ImportProblem[] = []
  const problem = (row: number, column: number, value: string, fault: ImportFault, names: string[] = []) =>
    void problems.push({ row, column: letterOf(column), value: value.slice(0, EXCERPT), fault, names })

  const columns: { column: number; locale: LocaleCode }[] = []
  for (const [index, name] of header.entries()) {
    const text = textOf(name).trim()
    const locale = index < HEADERS.length ? undefined : localeOfHeader(text)
    if (locale) columns.push({ column: index, locale })
    else if (text !== '' && text !== HEADERS[index]) problem(1, index, text, 'unknown_column')
  }
  if (lines.length === 0 || columns.length === 0) problem(1, 0, '', 'no_rows')
  if (problems.length > 0) return { rowCount: lines.length, changes: [], problems }

  const source = await textSource(
    ctx,
    builtIn,
    scope,
    columns.map(({ locale }) => locale),
  )
  const changes: ImportedChange[] = []
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const row = index + 2
    const namespace = textOf(line[0]).trim()
    const key = textOf(line[1]).trim()
    if (line.every(cell => textOf(cell).trim() === '')) continue
    if (seen.has(`${namespace}:${key}`)) {
      problem(row, 1, key, 'twice')
      continue
    }
    seen.add(`${namespace}:${key}`)
    for (const { column, locale } of columns) {
      const text = tidyText(textOf(line[column]))
      if (text === '') continue
      const known = await source.row(namespace, locale, key)
      if (!known) {
        problem(row, 1, `${namespace}:${key}`, 'unknown_text')
        break
      }
      const wrong = placeholderProblem(key, known.english, text)
      if (text.length > known.maxLength) problem(row, column, text, 'too_long')
      else if (wrong) problem(row, column, text, 'placeholders', [...wrong.missing, ...wrong.unknown])
      else if (text !== standing(known))
        changes.push({ locale, namespace, key, version: known.version, text, before: standing(known) })
    }
  }
  return { rowCount: lines.length, changes, problems }
}

const standing = (row: TextRow): string | null => row.draft ?? row.inherited
