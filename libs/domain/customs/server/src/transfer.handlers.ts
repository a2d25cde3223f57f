import { Readable } from 'node:stream'
import {
  MAX_FORMS_AT_ONCE,
  MAX_SHEET_BYTES,
  MAX_SHEET_ROWS,
  type DeclarationIssue,
  type SheetKind,
  type SheetPreview,
} from '@tradeport/domain/customs/contract'
import type * as customsContract from '@tradeport/domain/customs/contract'
import {
  contentChanges,
  isOtherSheet,
  readDeclarationSheet,
  sheetIssues,
  type SheetProblem,
  type SheetReading,
  type SheetTarget,
} from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import { MIME, binary, zipOf, type ActorContext, type Handlers, type UploadedFile } from '@tradeport/node/server-kit'
import { sheetRows, type SheetCell } from '@tradeport/node/spreadsheet'
import type { DeclarationRecord } from './customs.table'
import { columnsOf, issuesOf } from './declaration-content'
import { sentMessage, wordsFor } from './declaration-export'
import { sheetOf } from './declaration-pdf'
import { requireAction, saveForm } from './declaration.handlers'
import { remarkedWorkbook } from './import-report'
import { formsById, formsToExport, loadForm, type DeclarationFilter } from './declaration.repository'
import { formFile, formFiles } from './form-file'
import type { CustomsPorts } from './ports'

type Contract = typeof customsContract
type TransferHandlers = Pick<
  Handlers<Contract>,
  'declarationFormExport' | 'declarationFormSheet' | Extract<keyof Handlers<Contract>, `declarationFormImport${string}`>
>

const SHOWN_PROBLEMS = 500

export interface Read {
  preview: SheetPreview
  reading: SheetReading
  issues: DeclarationIssue[]
  cells: SheetCell[][]
  /** All of them. */
  problems: SheetProblem[]
}

/** @throws AppError of the file as a whole: too large, not readable, too many rows, none of ours. */
async function readFile(
  ctx: ActorContext,
  ports: CustomsPorts,
  form: DeclarationRecord,
  target: SheetTarget,
  file: UploadedFile | undefined,
): Promise<Read> {
  requireAction(ctx, form, 'update')
  if (!file) throw new AppError('MALL610202')
  if (file.content.length > MAX_SHEET_BYTES) throw new AppError('MALL610201')
  return readContent(ctx, ports, form, target, file.content)
}

export async function readContent(
  ctx: ActorContext,
  ports: CustomsPorts,
  form: DeclarationRecord,
  target: SheetTarget,
  content: Buffer,
): Promise<Read> {
  requireAction(ctx, form, 'update')
  const { kind, gNo } = target
  if (kind === 'vin' && !(gNo !== undefined && gNo <= form.content.items.length))
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'gNo', rule: 'invalid_value' }] })
  const cells = await sheetRows(content, MAX_SHEET_ROWS[kind])
  if (isOtherSheet(cells, kind)) throw new AppError('MALL610204')
  const reading = readDeclarationSheet(form.content, cells, target)
  const issues = await issuesOf(ctx, ports, reading.content, form.companyId)
  const problems = sheetIssues(cells, target, reading, issues)
  const { rowCount, added, changed, same } = reading
  const preview = { rowCount, added, changed, same }
  return {
    preview: { ...preview, problemCount: problems.length, problems: problems.slice(0, SHOWN_PROBLEMS) },
    ...{ reading, issues, cells, problems },
  }
}

/** The form with what a sheet says. @throws AppError `MALL610206` where a cell is wrong; `FT510006` where the form was changed meanwhile. */
export async function takeOver(
  ctx: ActorContext,
  form: DeclarationRecord,
  version: number,
  { preview, reading, issues }: Read,
): Promise<Pick<DeclarationRecord, 'id' | 'version' | 'issues'>> {
  if (preview.problemCount > 0) throw new AppError('MALL610206')
  // Sent again, or nothing new: the form stays as it is.
  if (preview.added + preview.changed === 0) return form
  const next = await saveForm(ctx, form, version, { ...columnsOf(reading.content, form.no), issues })
  if (form.submittedBy !== null)
    await ctx.event({
      documentType: 'declarationForm',
      documentId: form.id,
      action: 'update',
      payload: { changes: contentChanges(form.content, reading.content) },
    })
  return next
}

/** @throws AppError `FT521005` where the filter leaves more than are written while one waits. */
async function formsOf(ctx: ActorContext, filter: DeclarationFilter): Promise<DeclarationRecord[]> {
  const question = { upTo: ctx.now(), after: null, limit: MAX_FORMS_AT_ONCE + 1 }
  const found = await formsToExport(ctx, filter, question)
  if (found.length > MAX_FORMS_AT_ONCE) throw new AppError('FT521005', { max: MAX_FORMS_AT_ONCE })
  return formsById(
    ctx,
    found.map(({ id }) => id),
  )
}

export const transferHandlers = (ports: CustomsPorts): TransferHandlers => {
  const preview =
    (kind: SheetKind) =>
    async (ctx: ActorContext, input: { formId: string; gNo?: number }, { files }: { files: readonly UploadedFile[] }) =>
      (await readFile(ctx, ports, await loadForm(ctx, input.formId), { kind, gNo: input.gNo }, files[0])).preview

  return {
    async declarationFormExport(ctx, { ids, filter, format, attempt }) {
      if (attempt !== undefined) return sentMessage(ctx, await loadForm(ctx, ids?.[0] ?? ''), attempt)
      const forms = ids || !filter ? [] : await formsOf(ctx, filter)
      for (const id of new Set(ids)) forms.push(await loadForm(ctx, id))
      const [form] = forms
      if (!form) throw new AppError('FT521404')
      if (forms.length === 1) return formFile(ctx, ports, form, format)
      return binary({
        // They are made before the answer begins: what they read is read as of one moment.
        body: Readable.from(zipOf(await formFiles(ctx, ports, forms, format))),
        mime: MIME.zip,
        fileName: `declarations-${tradeDay(ctx.now())}.zip`,
      })
    },

    declarationFormSheet: async (ctx, input) => sheetOf(ctx, ports, await loadForm(ctx, input.id)),

    declarationFormImportItem: preview('item'),
    declarationFormImportContainer: preview('container'),
    declarationFormImportVinInfo: preview('vin'),

    async declarationFormImportReport(ctx, { formId, kind, gNo }, { files }) {
      const form = await loadForm(ctx, formId)
      const { cells, problems } = await readFile(ctx, ports, form, { kind, gNo }, files[0])
      const body = await remarkedWorkbook(cells, problems, await wordsFor(ports, ctx))
      return { fileName: `${form.no}-${kind}.xlsx`, content: body.toString('base64') }
    },

    async declarationFormImportApply(ctx, { formId, version, kind, gNo }, { files }) {
      const form = await loadForm(ctx, formId)
      const read = await readFile(ctx, ports, form, { kind, gNo }, files[0])
      const { id, version: next, issues } = await takeOver(ctx, form, version, read)
      return { ...read.preview, id, version: next, issues }
    },
  }
}
