import { PgDialect } from 'drizzle-orm/pg-core'
import { fileDownload, fileInfo, uploadFile } from '@tradeport/domain/files/contract'
import { DEFAULT_REGION, REGIONS, ROLES } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileSources } from './file-sources'
import { permissionCatalogue } from './permissions'
import { wireProduct } from './wire-product'

const catalogue = permissionCatalogue(wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' }).contracts)
const held = (role: string, document: string) => catalogue.held([role]).has(`${document}:read`)

let api: TestApi
let seller: Caller
const people = new Map<string, Caller>()

beforeAll(async () => {
  api = await startTestApi()
  seller = await api.person({ kind: 'seller' })
  for (const role of ROLES.operator) people.set(role, await api.person({ kind: 'operator', roles: [role] }))
})
afterAll(() => api.close())

const pdf = { name: 'paper.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') }
const upload = async (by: Caller) => (await by.upload(uploadFile, { kind: 'document' }, pdf)).data.id

const listed = (fileId: string) => [{ fileId, name: 'paper.pdf' }]
const inParts = (fileId: string) => [
  { no: 1, files: [] },
  { no: 2, files: listed(fileId) },
]
const inReports = (fileId: string) => ({ reports: inParts(fileId) })

/** What handlers write into the columns that are JSON. */
const SHAPES: Readonly<Record<string, (fileId: string) => object>> = {
  'inquiry.files': listed,
  'service_order_message.files': listed,
  'service_order_direct_entry.files': listed,
  'inquiry_item.files': listed,
  'thread_message.files': listed,
  'payment_receipt.slip': fileId => ({ fileId, name: 'slip.pdf' }),
  'production_update.files': listed,
  'order_shipment.documents': listed,
  'product.content': fileId => ({ documents: [{ fileId, kind: 'certificate', visibility: 'buyers' }] }),
  'product_change.content': fileId => ({ documents: [{ fileId, kind: 'certificate', visibility: 'buyers' }] }),
  'service.content': fileId => ({ qualifications: [{ name: 'Licence', fileId }] }),
  'service.revision': fileId => ({ qualifications: [{ name: 'Licence', fileId }] }),
  'service_order.materials': inParts,
  'service_order.payment_reports': inParts,
  'service_order.payment_claims': inParts,
  'service_order.direct_refund': inReports,
  'after_sales_case.direct_refund': inReports,
  'after_sales_case.refund_claims': inParts,
  'service_order.refund_claims': inParts,
  'service_order.deliverables': inParts,
  'after_sales_case.files': listed,
  'after_sales_case.messages': inParts,
  'customs_order.documents': inParts,
  'customs_order.claims': inParts,
  'customs_order.delegation_file': fileId => ({ fileId, name: 'delegation.pdf' }),
  'declaration_form.content': fileId => ({ eDocs: [{ code: '00000001', fileId }] }),
  'ai_message.attachments': listed,
  'membership_order.evidence': listed,
  'membership_invoice.file': fileId => ({ fileId, name: 'invoice.pdf' }),
  'related_document.files': fileId => ({ en_US: fileId }),
  'content_version.content': fileId => ({ files: { en_US: fileId } }),
}

const EMPTY: Readonly<Record<string, string>> = {
  timestamptz: '2026-03-01T00:00:00Z',
  date: '2026-03-01',
  int4: '1',
  int8: '1',
  numeric: '1',
  bool: 'false',
  bpchar: 'X',
  jsonb: '[]',
  bytea: '\\x00',
  _numeric: '{1}',
}

interface Column {
  name: string
  type: string
  required: boolean
}

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await api.pool.query<Column>(
    `select column_name as name, udt_name as type, is_nullable = 'NO' and column_default is null as required
     from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows
}

/** Puts a file where it belongs: rows of ids, all of them the same, and of what the tables ask for besides. */
async function heldIn(source: (typeof fileSources)[number], fileId: string): Promise<string> {
  const place = `${source.table}.${source.column}`
  const tables = new PgDialect().sqlToQuery(source.found).sql.matchAll(/\b(?:from|join) (\w+)/g)
  const id = uuidv7()
  const client = await api.pool.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    for (const [, table = ''] of tables) {
      const columns = await columnsOf(table)
      if (columns.length === 0) continue
      const checks = await client.query<{ name: string }>(
        `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
        [table],
      )
      for (const { name } of checks.rows) await client.query(`alter table ${table} drop constraint "${name}"`)
      const value = (column: Column) => {
        if (table === source.table && column.name === source.column) {
          const shape = SHAPES[place]
          if (shape) return JSON.stringify(shape(fileId))
          return column.type === '_uuid' ? `{${fileId}}` : fileId
        }
        if (column.name === 'entity_type') return source.document
        if (column.name === 'region_id') return DEFAULT_REGION.regionId
        return EMPTY[column.type] ?? (column.type.startsWith('_') ? '{}' : id)
      }
      const written = columns.filter(
        column =>
          column.required || column.type === 'uuid' || (table === source.table && column.name === source.column),
      )
      await client.query(
        `insert into ${table} (${written.map(({ name }) => `"${name}"`).join(', ')})
         values (${written.map((_column, index) => `$${index + 1}`).join(', ')})`,
        written.map(value),
      )
    }
  } finally {
    await client.query(`set session_replication_role = default`)
    client.release()
  }
  return id
}

const codeOf = ({ mime, content }: { mime: string; content: Buffer }): string =>
  mime.startsWith('application/json') ? String(JSON.parse(content.toString()).code) : 'given'

describe('a private file of a company', () => {
  test.each(fileSources.map(source => [`${source.table}.${source.column}`, source] as const))(
    'in %s is read by the roles that read its document, each leaving a row, and by no others',
    async (_place, source) => {
      const fileId = await upload(seller)
      const documentId = await heldIn(source, fileId)
      for (const [role, person] of people) {
        const isReader = held(role, source.document)
        expect([role, (await person.ok(fileInfo, { ids: [fileId] })).files.length]).toEqual([role, isReader ? 1 : 0])
        expect([role, codeOf(await person.download(fileDownload, { id: fileId }))]).toEqual([
          role,
          isReader ? 'given' : 'FILE700404',
        ])
        const { rows } = await api.pool.query(
          `select entity_type, entity_id, after ->> 'fileId' as file from audit_log
           where actor_user_id = $1 and action = 'files.fileDownload' and result = 'ok' and after ->> 'fileId' = $2`,
          [person.actor.userId, fileId],
        )
        expect(rows).toEqual(isReader ? [{ entity_type: source.document, entity_id: documentId, file: fileId }] : [])
      }
    },
  )

  test('in no document yet is nobody’s business, whatever the role', async () => {
    const fileId = await upload(seller)
    for (const person of people.values())
      expect(codeOf(await person.download(fileDownload, { id: fileId }))).toBe('FILE700404')
  })

  test('of another region is not found, whoever asks', async () => {
    const elsewhere = await api.person({ kind: 'seller', region: REGIONS.guangzhou })
    const fileId = await upload(elsewhere)
    const [licence] = fileSources
    if (licence) await heldIn(licence, fileId)
    for (const person of people.values())
      expect(codeOf(await person.download(fileDownload, { id: fileId }))).toBe('FILE700404')
  })

  test('that was refused leaves a row which says so', async () => {
    const person = await api.person({ kind: 'operator', roles: ['op_content'] })
    const fileId = await upload(seller)
    await person.download(fileDownload, { id: fileId })
    const { rows } = await api.pool.query(
      'select action, entity_type, entity_id, result from audit_log where actor_user_id = $1',
      [person.actor.userId],
    )
    expect(rows).toEqual([{ action: 'files.fileDownload', entity_type: 'file', entity_id: fileId, result: 'denied' }])
  })

  test('is read by the operator who brought it, before it is in any document', async () => {
    const person = await api.person({ kind: 'operator', roles: ['op_content'] })
    expect(codeOf(await person.download(fileDownload, { id: await upload(person) }))).toBe('given')
  })
})

/** Pictures that everybody sees, and what is no file of somebody's. */
const NO_PRIVATE_FILES = [
  'banner.images',
  'category.image_file_id',
  'file_grant.company_id',
  'file_grant.file_id',
  // A spreadsheet of whoever sent it, before it says anything in a document.
  'import_job.file_id',
  'inquiry.image_file_id',
  'language_publication_file.publication_id',
  'language_publication_file.texts',
  'leave_message_file.leave_message_id',
  'leave_message_file.reply_id',
  'news_article.cover_file_id',
  'order_item.image_file_id',
  'product.cover_file_id',
  'product_listing.cover_file_id',
  'product_sku.image_file_id',
  // Named by chance: what a provider says of itself, with a public logo.
  'provider_profile.company_id',
  'provider_profile.introduction',
  'provider_profile.logo_file_id',
  'provider_profile.updated_by',
  'quotation_item.image_file_id',
  // Named by chance: what a region says of itself, with a public QR code.
  'region_profile.content',
  'region_profile.updated_by',
  'registration_document.application_id',
  // They stand in registration_document as well, until the registration goes.
  'registration_round.file_ids',
  'store.banner_file_ids',
  'store.logo_file_id',
  'trade_order.image_file_id',
  // A private picture, under an address of its own: never a download.
  'user_account.avatar_file_id',
]

test('every column that can hold a file is known as one, or as holding none that is private', async () => {
  const { rows } = await api.pool.query<{ place: string }>(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and table_name <> 'file_asset' and udt_name in ('uuid', '_uuid', 'jsonb')
       and (table_name || '.' || column_name) ~ 'file|image|attachment|evidence|slip|paper|documents$|photo|scan'
       and column_name <> 'id' order by 1`,
  )
  const known = new Set([...fileSources.map(({ table, column }) => `${table}.${column}`), ...NO_PRIVATE_FILES])
  expect(rows.map(({ place }) => place).filter(place => !known.has(place))).toEqual([])
})
