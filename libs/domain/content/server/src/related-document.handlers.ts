import { and, eq } from 'drizzle-orm'
import type * as contentContract from '@tradeport/domain/content/contract'
import { documentActions, publicationMachine, readingLocale } from '@tradeport/domain/content/rules'
import { AppError } from '@tradeport/kernel/errors'
import { LOCALE_CODES, type LocaleCode, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { iso, nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { binary, pageOf, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { filesByLocale, refuseWrongFields, requireEditor, wrongFiles } from './content-access'
import { relatedDocument, type RelatedDocument } from './content.table'
import {
  editorPage,
  inForce,
  loadDocument,
  nextEdition,
  readableDocument,
  readablePage,
  storedFile,
} from './related-document.repository'
import { cleanI18nHtml, searchTextOf, trimI18n } from './rich-text'

type DocumentHandlers = Pick<
  Handlers<typeof contentContract>,
  | 'publicDocumentPage'
  | 'publicDocument'
  | 'publicDocumentFile'
  | 'documentPage'
  | 'documentDetail'
  | 'documentCreate'
  | 'documentUpdate'
  | 'documentPublish'
  | 'documentWithdraw'
>

const DOCUMENT = 'relatedDocument'

const localeOf = (row: RelatedDocument, wanted: LocaleCode) =>
  readingLocale(row.locales, wanted, row.sourceLocale) ?? row.sourceLocale

const publicDto = (ctx: ActorContext, row: RelatedDocument) => {
  const locale = localeOf(row, ctx.locale)
  return {
    id: row.id,
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

const rowDto = (ctx: ActorContext, row: RelatedDocument) => ({
  id: row.id,
  no: row.no,
  code: row.code,
  kind: row.kind,
  title: row.title,
  edition: row.edition,
  effectiveAt: iso(row.effectiveAt),
  mustAccept: row.mustAccept,
  status: row.status,
  version: row.version,
  actions: documentActions(row.status, ctx.actor.roles),
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
    locales: LOCALE_CODES.filter(locale => title[locale] && (body[locale] ?? input.files[locale])),
    searchText: searchTextOf(title),
    effectiveAt: new Date(input.effectiveAt),
    mustAccept: input.mustAccept,
    audiences: [...new Set(input.audiences)],
  }
}

async function step(
  ctx: ActorContext,
  row: RelatedDocument,
  action: 'publish' | 'withdraw',
  version: number,
  note?: string,
) {
  const next = await transition(ctx, {
    table: relatedDocument,
    machine: publicationMachine,
    row,
    action,
    version,
    note: note ?? null,
    documentType: DOCUMENT,
  })
  await ctx.audit({
    action: `document:${action}`,
    entityType: DOCUMENT,
    entityId: row.id,
    after: { status: next.status },
  })
  return { id: next.id, version: next.version, status: next.status }
}

export const documentHandlers: DocumentHandlers = {
  async publicDocumentPage(ctx, input) {
    const { rows, count } = await readablePage(ctx, input)
    return pageOf(
      input,
      rows.map(row => publicDto(ctx, row)),
      count,
    )
  },

  async publicDocument(ctx, input) {
    const row = await readableDocument(ctx, input)
    return { ...publicDto(ctx, row), body: row.body[localeOf(row, ctx.locale)] ?? '' }
  },

  async publicDocumentFile(ctx, input) {
    const row = await readableDocument(ctx, { id: input.id })
    const fileId = row.files[localeOf(row, input.locale ?? ctx.locale)]
    const file = fileId === undefined ? undefined : await storedFile(ctx, fileId)
    const content = file && (await ctx.files.blobs.get(file.storage_key))
    if (!file || !content) throw new AppError('MALL600404')
    return binary({ body: content, mime: file.mime, fileName: file.file_name })
  },

  async documentPage(ctx, input) {
    const { rows, count } = await editorPage(ctx, input)
    return pageOf(
      input,
      rows.map(row => rowDto(ctx, row)),
      count,
    )
  },

  async documentDetail(ctx, input) {
    const row = await loadDocument(ctx, input.id)
    return {
      ...rowDto(ctx, row),
      sourceLocale: row.sourceLocale,
      body: row.body,
      files: row.files,
      audiences: row.audiences,
    }
  },

  async documentCreate(ctx, input) {
    requireEditor(ctx)
    const columns = await columnsOf(ctx, input, '')
    const now = ctx.now()
    const inserted = await ctx.db
      .insert(relatedDocument)
      .values({
        id: uuidv7(),
        no: await nextDocumentNo(ctx.db, 'RD', ctx.region, now),
        regionId: ctx.region.regionId,
        status: publicationMachine.initial,
        version: 0,
        edition: await nextEdition(ctx, input.code),
        createdAt: now,
        updatedAt: now,
        createdBy: ctx.actor.userId,
        updatedBy: ctx.actor.userId,
        ...columns,
      })
      .onConflictDoNothing()
      .returning({ id: relatedDocument.id, version: relatedDocument.version, status: relatedDocument.status })
    const row = inserted[0]
    if (!row) throw new AppError('MALL640409')
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'create', toStatus: row.status })
    return row
  },

  async documentUpdate(ctx, input) {
    requireEditor(ctx)
    const row = await loadDocument(ctx, input.id)
    if (row.status !== 'draft') throw new AppError('MALL600403')
    // The code names the document; a draft under another code would be another document.
    const columns = { ...(await columnsOf(ctx, input.document, 'document.')), code: row.code }
    const updated = await ctx.db
      .update(relatedDocument)
      .set({ ...columns, version: input.version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId })
      .where(
        and(
          eq(relatedDocument.id, row.id),
          eq(relatedDocument.status, 'draft'),
          eq(relatedDocument.version, input.version),
        ),
      )
      .returning({ id: relatedDocument.id, version: relatedDocument.version, status: relatedDocument.status })
    if (!updated[0]) throw new AppError('FT510006')
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'update' })
    return updated[0]
  },

  async documentPublish(ctx, input) {
    const row = await loadDocument(ctx, input.id)
    const before = await inForce(ctx, row.code)
    if (before && before.id !== row.id) await step(ctx, before, 'withdraw', before.version, `edition ${row.edition}`)
    return step(ctx, row, 'publish', input.version)
  },

  async documentWithdraw(ctx, input) {
    return step(ctx, await loadDocument(ctx, input.id), 'withdraw', input.version)
  },
}
