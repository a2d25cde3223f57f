import type { languageExport, languageImportApply, languageImportPreview } from '@tradeport/domain/language/contract'
import { LOCALES, type LocaleCode } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import type { AuditRequest, Handlers } from '@tradeport/node/server-kit'
import { sheetRows, workbook, type SheetCell } from '@tradeport/node/spreadsheet'
import { requireEditor, requireReader } from './access'
import { importById, insertImport, markApplied, type ImportRow, type ImportedChange } from './import.repository'
import { HEADERS, headerOf, readImport } from './import-sheet'
import type { LanguagePorts } from './ports'
import { FILTERS, matchingTexts, textSource } from './text-list'
import { writeDrafts } from './text.repository'

type ExchangeEndpoints = {
  languageExport: typeof languageExport
  languageImportPreview: typeof languageImportPreview
  languageImportApply: typeof languageImportApply
}

const MAX_ROWS = 10_000
const TOLD_TEXTS = 5_000
const SHOWN_CHANGES = 200
const SHOWN_PROBLEMS = 500
const WIDE = 60

const changeDto = ({ locale, namespace, key, before, text }: ImportedChange) => ({
  id: `${locale}/${namespace}:${key}`,
  locale,
  namespace,
  key,
  before,
  after: text,
  by: null,
})

/** One line for each text, found by its key, and one for the file, which counts those beyond. */
function importLines({ scope, file_name: fileName, changes }: ImportRow): AuditRequest[] {
  const act = { action: 'languageText:import', entityType: 'languageText' }
  const lines = changes.slice(0, TOLD_TEXTS).map(({ locale, namespace, key, before, text }) => ({
    ...act,
    entityId: `${scope}/${locale}/${namespace}:${key}`,
    entityNo: `${namespace}:${key}`,
    before: { draft: before },
    after: { draft: text },
  }))
  return [...lines, { ...act, entityId: scope, after: { fileName, changed: changes.length, listed: lines.length } }]
}

/** In the order of the language list, each once, the list's own first. */
function columnsOf(first: LocaleCode, wanted: readonly LocaleCode[]): LocaleCode[] {
  const others = LOCALES.map(({ code }) => code).filter(code => code !== first && wanted.includes(code))
  return [first, ...others]
}

export function exchangeHandlers({ builtIn }: LanguagePorts): Handlers<ExchangeEndpoints> {
  return {
    async languageExport(ctx, input) {
      requireReader(ctx, input.scope)
      const rows = (await matchingTexts(ctx, builtIn, input)).filter(FILTERS[input.show])
      const locales = columnsOf(input.locale, input.locales)
      const source = await textSource(ctx, builtIn, input.scope, locales)
      const namespaces = [...new Set(rows.map(row => row.namespace))]
      const texts = new Map<string, string>()
      for (const locale of locales)
        for (const namespace of namespaces)
          for (const row of await source.rows(namespace, locale))
            texts.set(`${locale} ${row.id}`, row.draft ?? row.inherited ?? '')
      const header: SheetCell[] = [...HEADERS, ...locales.map(headerOf)]
      const lines = rows.map((row): SheetCell[] => [
        row.namespace,
        row.key,
        row.english,
        ...locales.map(locale => texts.get(`${locale} ${row.id}`) ?? ''),
      ])
      const width = (column: number) => (column === 0 ? 16 : column === 1 ? 40 : WIDE)
      return workbook(`texts-${input.locale}`, [{ name: 'texts', rows: [header, ...lines], width }])
    },

    async languageImportPreview(ctx, { scope }, { files: [file] }) {
      requireEditor(ctx, scope)
      if (!file) throw new AppError('MALL610202')
      const read = await readImport(ctx, builtIn, scope, await sheetRows(file.content, MAX_ROWS))
      const { id, expiresAt } = await insertImport(ctx, { scope, fileName: file.fileName, ...read })
      return {
        importId: id,
        rowCount: read.rowCount,
        changeCount: read.changes.length,
        changes: read.changes.slice(0, SHOWN_CHANGES).map(changeDto),
        problemCount: read.problems.length,
        problems: read.problems.slice(0, SHOWN_PROBLEMS),
        expiresAt,
      }
    },

    async languageImportApply(ctx, input) {
      const found = await importById(ctx, input.importId)
      if (!found) throw new AppError('MALL600404')
      requireEditor(ctx, found.scope)
      if (found.applied_at !== null || new Date(found.expires_at) <= ctx.now()) throw new AppError('MALL610207')
      if (found.problem_count > 0) throw new AppError('MALL610206')
      await writeDrafts(ctx, found.scope, found.changes)
      await markApplied(ctx, found.id)
      await ctx.audit(...importLines(found))
      ctx.live({ to: { operators: true }, topic: 'languageText', id: found.scope })
      return { changeCount: found.changes.length }
    },
  }
}
