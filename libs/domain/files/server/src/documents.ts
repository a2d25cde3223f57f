import { createHash } from 'node:crypto'
import type { StoredFileDto } from '@tradeport/domain/files/contract'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import {
  MIME,
  fileName,
  isZipBomb,
  sniff,
  type ActorContext,
  type ReadableFile,
  type SniffedKind,
  type UploadedFile,
} from '@tradeport/node/server-kit'
import { deleteDocuments, documentById, insertFile, type FileRow } from './files.repository'

const DOCUMENT_KINDS: readonly SniffedKind[] = [
  'png',
  'jpeg',
  'webp',
  'gif',
  'avif',
  'tiff',
  'pdf',
  'xlsx',
  'docx',
  'text',
]

/** `ab/cd/<hash>`: equal content is kept once, and no folder grows too large. */
export function storageKey(sha256: string, ending: string): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}.${ending}`
}

export function fileDto(
  file: Pick<FileRow, 'id' | 'kind' | 'file_name' | 'mime' | 'size' | 'width' | 'height' | 'scan_state'>,
): StoredFileDto {
  return {
    id: file.id,
    url: file.kind === 'image' ? `/api/file/image/${file.id}` : `/api/file/download/${file.id}`,
    fileName: file.file_name,
    mime: file.mime,
    size: Number(file.size),
    width: file.width,
    height: file.height,
    scanState: file.scan_state,
  }
}

/** A scanner that does not answer keeps nobody from working: others read the paper once it was looked through. */
async function scanned(ctx: ActorContext, { content, fileName: name }: UploadedFile): Promise<'clean' | 'pending'> {
  const found = await ctx.files.scanner.scan(content).catch(() => 'unanswered' as const)
  if (found === 'unanswered') return 'pending'
  if (found) throw new AppError('FILE700425', { name, virus: found.name })
  return 'clean'
}

/**
 * Keeps a document as the caller's own.
 *
 * @throws AppError `FILE700421` for a kind we do not take, `FILE700424` for an archive that unpacks to too much, `FILE700425` for a virus.
 */
export async function keepDocument(ctx: ActorContext, upload: UploadedFile): Promise<StoredFileDto> {
  const kind = sniff(upload.content)
  if (!DOCUMENT_KINDS.includes(kind)) throw new AppError('FILE700421')
  if (isZipBomb(upload.content)) throw new AppError('FILE700424')
  const sha256 = createHash('sha256').update(upload.content).digest('hex')
  const key = storageKey(sha256, 'bin')
  const scanState = await scanned(ctx, upload)
  await ctx.files.blobs.put(key, upload.content, MIME[kind])
  const file = {
    id: uuidv7(),
    kind: 'document' as const,
    visibility: 'private' as const,
    fileName: fileName(upload.fileName, kind),
    mime: MIME[kind],
    size: upload.content.length,
    sha256,
    width: null,
    height: null,
    storageKey: key,
    scanState,
  }
  await insertFile(ctx, file)
  return fileDto({ ...file, file_name: file.fileName, size: String(file.size), scan_state: scanState })
}

/** A document for a reader whose right another domain has checked: one who holds the link to what it belongs to. */
export async function documentContent(ctx: ActorContext, fileId: string): Promise<ReadableFile | undefined> {
  const file = await documentById(ctx, fileId)
  const content = file && (await ctx.files.blobs.get(file.storage_key))
  return file?.scan_state === 'clean' && content ? { content, mime: file.mime, fileName: file.file_name } : undefined
}

/** Documents of what another domain has deleted. Content stays: it may be shared with other documents. */
export async function forgetDocuments(ctx: ActorContext, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) await deleteDocuments(ctx, fileIds)
}
