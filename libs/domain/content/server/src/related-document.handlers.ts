import { and, eq } from 'drizzle-orm'
import type * as contentContract from '@tradeport/domain/content/contract'
import { documentInput } from '@tradeport/domain/content/contract'
import {
  documentActions,
  publicationMachine,
  readingLocale,
  type TranslationMark,
} from '@tradeport/domain/content/rules'
import { AppError } from '@tradeport/kernel/errors'
import { z, type LocaleCode, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { iso, isoOrNull, nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { binary, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { filesByLocale, refuseWrongFields, mayPrepare, requireEditor, wrongFiles } from './content-access'
import { DOCUMENT as KIND } from './content-kind'
import { confirmTranslation, keepMarks, languageColumns, marksAfter, marksOf } from './content-translation'
import { compareVersions, noteRestored, versionOf, versionsOf } from './content-version'
import { relatedDocument, type RelatedDocument } from './content.table'
import {
  documentIds,
  editorCounts,
  editorPage,
  inForce,
  lastEdition,
  loadDocument,
  nextEdition,
  readableDocument,
  readablePage,
  storedFile,
} from './related-document.repository'
import { keepTimes, publishNow, takeBack, type Published } from './publication'
import { cleanI18nHtml, searchTextOf, trimI18n } from './rich-text'

type DocumentHandlers = Pick<
  Handlers<typeof contentContract>,
  | 'publicDocumentPage'
  | 'publicDocument'
  | 'publicDocumentFile'
  | 'documentPage'
  | 'documentStatusCount'
  | 'documentDetail'
  | 'documentCreate'
  | 'documentUpdate'
  | 'documentPublish'
  | 'documentWithdraw'
  | 'documentTranslationConfirm'
  | 'documentVersionList'
  | 'documentVersionCompare'
  | 'documentRestore'
>

const DOCUMENT = 'relatedDocument'

export const documentLocaleOf = (row: RelatedDocument, wanted: LocaleCode) =>
  readingLocale(row.locales, wanted, row.sourceLocale) ?? row.sourceLocale

const publicDto = (row: RelatedDocument, wanted: LocaleCode, ids: ReadonlyMap<string, string>) => {
  const locale = documentLocaleOf(row, wanted)
  return {
    id: row.id,
    documentId: ids.get(row.code) ?? row.id,
    code: row.code,
    kind: row.kind,
    title: row.title[locale] ?? '',
    contentLocale: locale,
    edition: row.edition,
    effectiveAt: iso(row.effectiveAt),
    hasBody: (row.body[locale] ?? '') !== '',
    hasFile: row.files[locale] !== undefined,
  }
}

/** A document with its text, in the reader's language or the nearest one. */
export const publicDetailDto = (row: RelatedDocument, wanted: LocaleCode, ids: ReadonlyMap<string, string>) => ({
  ...publicDto(row, wanted, ids),
  body: row.body[documentLocaleOf(row, wanted)] ?? '',
})

/** What a reader of this language is given. */
export const documentForReaders = async (ctx: ActorContext, row: RelatedDocument, wanted: LocaleCode) =>
  publicDetailDto(row, wanted, await documentIds(ctx, [row]))

const rowDto = (ctx: ActorContext, row: RelatedDocument) => ({
  id: row.id,
  no: row.no,
  code: row.code,
  kind: row.kind,
  title: row.title,
  edition: row.edition,
  effectiveAt: iso(row.effectiveAt),
  showFrom: isoOrNull(row.showFrom),
  showUntil: isoOrNull(row.showUntil),
  mustAccept: row.mustAccept,
  status: row.status,
  version: row.version,
  actions: documentActions(row.status, ctx.actor.roles),
  staleLocales: row.staleLocales,
  updatedAt: iso(row.updatedAt),
})

async function columnsOf(
  ctx: ActorContext,
  input: ParsedInputOf<typeof contentContract.documentCreate>,
  prefix: string,
) {
  refuseWrongFields(await wrongFiles(ctx, filesByLocale(input.files, `${prefix}files`, 'document')))
  const title = trimI18n(input.title)
  const body = cleanI18nHtml(input.body)
  return {
    code: input.code,
    kind: input.kind,
    sourceLocale: input.sourceLocale,
    title,
    body,
    files: input.files,
    searchText: searchTextOf(title),
    effectiveAt: new Date(input.effectiveAt),
    showFrom: input.showFrom ? new Date(input.showFrom) : null,
    showUntil: input.showUntil ? new Date(input.showUntil) : null,
    mustAccept: input.mustAccept,
    audiences: [...new Set(input.audiences)],
  }
}

/** A new edition in preparation. @throws AppError `MALL640409` while there is one already. */
async function prepare(
  ctx: ActorContext,
  columns: Awaited<ReturnType<typeof columnsOf>>,
  marks: readonly TranslationMark[],
) {
  const now = ctx.now()
  const inserted = await ctx.db
    .insert(relatedDocument)
    .values({
      id: uuidv7(),
      no: await nextDocumentNo(ctx.db, 'RD', ctx.region, now),
      regionId: ctx.region.regionId,
      status: publicationMachine.initial,
      version: 0,
      edition: await nextEdition(ctx, columns.code),
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
      ...columns,
      ...languageColumns(KIND, columns, marks),
    })
    .onConflictDoNothing()
    .returning({
      id: relatedDocument.id,
      no: relatedDocument.no,
      version: relatedDocument.version,
      status: relatedDocument.status,
    })
  const row = inserted[0]
  if (!row) throw new AppError('MALL640409')
  await keepMarks(ctx, DOCUMENT, row.id, marks)
  await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'create', toStatus: row.status })
  return row
}

const PUBLISHED: Published<RelatedDocument> = {
  kind: KIND,
  table: relatedDocument,
  audited: 'document',
  lock: (ctx, where) =>
    ctx.db.select().from(relatedDocument).where(where).limit(100).for('update', { skipLocked: true }),
  /** One edition is in force: the next one ends it. */
  async before(ctx, row) {
    const current = await inForce(ctx, row.code)
    if (current && current.id !== row.id)
      await takeBack(ctx, PUBLISHED, current, current.version, `edition ${row.edition}`)
  },
}

/** The timer of documents. */
export const keepDocumentTimes = (ctx: ActorContext): Promise<void> => keepTimes(ctx, PUBLISHED)

export const documentHandlers: DocumentHandlers = {
  async publicDocumentPage(ctx, input) {
    const page = await readablePage(ctx, input)
    const ids = await documentIds(ctx, page.records)
    return { ...page, records: page.records.map(row => publicDto(row, ctx.locale, ids)) }
  },

  async publicDocument(ctx, input) {
    const row = await readableDocument(ctx, input)
    return documentForReaders(ctx, row, ctx.locale)
  },

  async publicDocumentFile(ctx, input) {
    const row = await readableDocument(ctx, { id: input.id })
    const fileId = row.files[documentLocaleOf(row, input.locale ?? ctx.locale)]
    const file = fileId === undefined ? undefined : await storedFile(ctx, fileId)
    const content = file && (await ctx.files.blobs.get(file.storage_key))
    if (!file || !content) throw new AppError('MALL600404')
    return binary({ body: content, mime: file.mime, fileName: file.file_name })
  },

  async documentPage(ctx, input) {
    const page = await editorPage(ctx, input)
    return { ...page, records: page.records.map(row => rowDto(ctx, row)) }
  },

  documentStatusCount: (ctx, input) => editorCounts(ctx, input),

  async documentDetail(ctx, input) {
    const row = await loadDocument(ctx, input.id)
    return {
      ...rowDto(ctx, row),
      sourceLocale: row.sourceLocale,
      body: row.body,
      files: row.files,
      audiences: row.audiences,
      translations: await marksOf(ctx, DOCUMENT, row.id),
    }
  },

  async documentCreate(ctx, input) {
    requireEditor(ctx)
    const columns = await columnsOf(ctx, input, '')
    // The edition before is what this one's translations were made from.
    const before = await lastEdition(ctx, columns.code)
    return prepare(ctx, columns, await marksAfter(ctx, KIND, before ?? null, columns))
  },

  async documentUpdate(ctx, input) {
    requireEditor(ctx)
    const row = await loadDocument(ctx, input.id)
    if (row.status !== 'draft') throw new AppError('MALL600403')
    // The code names the document; a draft under another code would be another document.
    const columns = { ...(await columnsOf(ctx, input.document, 'document.')), code: row.code }
    const marks = await marksAfter(ctx, KIND, row, columns)
    const updated = await ctx.db
      .update(relatedDocument)
      .set({
        ...columns,
        ...languageColumns(KIND, columns, marks),
        version: input.version + 1,
        updatedAt: ctx.now(),
        updatedBy: ctx.actor.userId,
      })
      .where(
        and(
          eq(relatedDocument.id, row.id),
          eq(relatedDocument.status, 'draft'),
          eq(relatedDocument.version, input.version),
        ),
      )
      .returning({ id: relatedDocument.id, version: relatedDocument.version, status: relatedDocument.status })
    if (!updated[0]) throw new AppError('FT510006')
    await keepMarks(ctx, DOCUMENT, row.id, marks)
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'update' })
    return updated[0]
  },

  documentPublish: async (ctx, input) => publishNow(ctx, PUBLISHED, await loadDocument(ctx, input.id), input.version),

  documentWithdraw: async (ctx, input) => takeBack(ctx, PUBLISHED, await loadDocument(ctx, input.id), input.version),

  documentTranslationConfirm: (ctx, input) => confirmTranslation(ctx, KIND, loadDocument, input),

  async documentVersionList(ctx, input) {
    const row = await loadDocument(ctx, input.id)
    const last = await lastEdition(ctx, row.code)
    const isPrepared = last?.status === 'draft' || last?.status === 'scheduled'
    return versionsOf(ctx, KIND, row, mayPrepare(ctx) && !isPrepared)
  },

  documentVersionCompare: async (ctx, input) => compareVersions(ctx, KIND, await loadDocument(ctx, input.id), input),

  async documentRestore(ctx, input) {
    requireEditor(ctx)
    const row = await loadDocument(ctx, input.id)
    if (row.version !== input.version) throw new AppError('FT510006')
    const version = await versionOf(ctx, KIND, row, input.versionId)
    const content = z.parse(documentInput, { ...version.content, effectiveAt: iso(ctx.now()) })
    const prepared = await prepare(ctx, await columnsOf(ctx, content, ''), version.marks)
    await noteRestored(ctx, KIND, prepared, version, KIND.content(row))
    return prepared
  },
}
