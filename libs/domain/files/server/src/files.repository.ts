import { sql } from 'drizzle-orm'
import { fileReadableBy, type ActorContext } from '@tradeport/node/server-kit'

export interface FileRow extends Record<string, unknown> {
  id: string
  kind: 'image' | 'document'
  visibility: 'public' | 'private'
  file_name: string
  mime: string
  size: string
  width: number | null
  height: number | null
  storage_key: string
  sha256: string
  scan_state: 'pending' | 'clean' | 'infected'
  owner_user_id: string | null
  owner_company_id: string | null
}

const COLUMNS = sql`f.id, f.kind, f.visibility, f.file_name, f.mime, f.size, f.width, f.height, f.storage_key, f.sha256, f.scan_state,
  f.owner_user_id, f.owner_company_id`

export async function readableFiles(ctx: ActorContext, ids: readonly string[]): Promise<FileRow[]> {
  const { rows } = await ctx.db.execute<FileRow>(
    sql`select ${COLUMNS} from file_asset f where f.id = any (${sql.param([...ids])}::uuid[]) and ${fileReadableBy(ctx)}`,
  )
  return rows
}

export async function publicImage(ctx: ActorContext, fileId: string): Promise<FileRow | undefined> {
  const rows = await ctx.query<FileRow>(
    'file_public_image',
    `select id, kind, visibility, file_name, mime, size, width, height, storage_key, sha256, scan_state, owner_user_id, owner_company_id
     from file_asset where id = $1 and kind = 'image' and visibility = 'public'`,
    [fileId],
  )
  return rows[0]
}

export async function documentById(ctx: ActorContext, fileId: string): Promise<FileRow | undefined> {
  const rows = await ctx.query<FileRow>(
    'file_document',
    `select id, kind, visibility, file_name, mime, size, width, height, storage_key, sha256, scan_state, owner_user_id, owner_company_id
     from file_asset where id = $1 and kind = 'document'`,
    [fileId],
  )
  return rows[0]
}

export async function deleteDocuments(ctx: ActorContext, fileIds: readonly string[]): Promise<void> {
  await ctx.query('file_forget', `delete from file_asset where id = any ($1::uuid[]) and kind = 'document'`, [
    [...fileIds],
  ])
}

/** @returns where the content of what was deleted lies. */
export async function deletePortrait(ctx: ActorContext, fileId: string): Promise<string | undefined> {
  const rows = await ctx.query<{ storage_key: string }>(
    'file_forget_portrait',
    `delete from file_asset where id = $1 and kind = 'image' and visibility = 'private' returning storage_key`,
    [fileId],
  )
  return rows[0]?.storage_key
}

export async function portraitKey(ctx: ActorContext, fileId: string): Promise<string | undefined> {
  const rows = await ctx.query<{ storage_key: string }>(
    'file_portrait',
    `select storage_key from file_asset where id = $1 and kind = 'image' and visibility = 'private'`,
    [fileId],
  )
  return rows[0]?.storage_key
}

export interface NewFile {
  id: string
  kind: 'image' | 'document'
  visibility: 'public' | 'private'
  fileName: string
  mime: string
  size: number
  sha256: string
  width: number | null
  height: number | null
  storageKey: string
  /** Pictures are made anew from their pixels, and are clean. */
  scanState?: 'pending' | 'clean'
  /** Of the person alone, whichever company they work for. */
  isPersonal?: true
}

export async function insertFile(ctx: ActorContext, file: NewFile): Promise<void> {
  await ctx.db.execute(sql`
    insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256, width,
      height, storage_key, scan_state, owner_kind, created_at)
    values (${file.id}, ${ctx.region.regionId}, ${ctx.actor.userId},
      ${file.isPersonal ? null : ctx.actor.companyId}, ${file.kind}, ${file.visibility},
      ${file.fileName}, ${file.mime}, ${file.size}, ${file.sha256}, ${file.width}, ${file.height}, ${file.storageKey},
      ${file.scanState ?? 'clean'}, ${ctx.actor.kind}, ${ctx.now().toISOString()})`)
}
