import { createHash } from 'node:crypto'
import type * as filesContract from '@tradeport/domain/files/contract'
import type { StoredFileDto } from '@tradeport/domain/files/contract'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import {
  binary,
  documentOfFile,
  fileName,
  normaliseImage,
  noteLook,
  renderVariant,
  variantWidth,
  type ActorContext,
  type Handlers,
  type UploadedFile,
} from '@tradeport/node/server-kit'
import { fileDto, keepDocument, storageKey } from './documents'
import { requireScanned } from './file-scan'
import { insertFile, publicImage, readableFiles, type FileRow } from './files.repository'
import { isPicture } from './picture-kinds'

async function keepImage(ctx: ActorContext, upload: UploadedFile): Promise<StoredFileDto> {
  if (!isPicture(upload.content)) throw new AppError('FILE700422')
  const image = await normaliseImage(upload.content)
  const sha256 = createHash('sha256').update(image.content).digest('hex')
  const key = storageKey(sha256, 'webp')
  await ctx.files.blobs.put(key, image.content, 'image/webp')
  const file = {
    id: uuidv7(),
    kind: 'image' as const,
    visibility: 'public' as const,
    fileName: fileName(upload.fileName, 'webp'),
    mime: 'image/webp',
    size: image.content.length,
    sha256,
    width: image.width,
    height: image.height,
    storageKey: key,
  }
  await insertFile(ctx, file)
  return fileDto({ ...file, file_name: file.fileName, size: String(file.size), scan_state: 'clean' })
}

/** In the log a paper is part of its document, under whose number it is looked for. */
async function noteRead(ctx: ActorContext, { id, file_name: name }: FileRow): Promise<void> {
  const of = await documentOfFile(ctx, id)
  await noteLook(ctx, {
    action: 'files.fileDownload',
    entityType: of?.document ?? 'file',
    entityId: of?.id ?? id,
    ...(of?.no ? { entityNo: of.no } : {}),
    ...(of?.company_id ? { companyId: of.company_id } : {}),
    after: { fileId: id, fileName: name },
  })
}

export const filesHandlers: Handlers<typeof filesContract> = {
  async uploadFile(ctx, input, { files }) {
    const upload = files[0]
    if (!upload || files.length > 1)
      throw new AppError('FILE700400', {}, { fieldErrors: [{ path: 'file', rule: 'required' }] })
    return input.kind === 'image' ? keepImage(ctx, upload) : keepDocument(ctx, upload)
  },

  async fileInfo(ctx, input) {
    return { files: (await readableFiles(ctx, input.ids)).map(fileDto) }
  },

  async fileImage(ctx, input) {
    const file = await publicImage(ctx, input.id)
    if (!file) throw new AppError('FILE700404')
    const width = variantWidth(input.w === undefined ? 1920 : Number(input.w))
    const key = `variants/${storageKey(file.sha256, `${width}.webp`)}`
    let content = await ctx.files.blobs.get(key)
    if (!content) {
      const original = await ctx.files.blobs.get(file.storage_key)
      if (!original) throw new AppError('FILE700404')
      content = await renderVariant(original, width)
      await ctx.files.blobs.put(key, content, 'image/webp')
    }
    // An address names one content for ever: a new picture is a new id.
    return binary({ body: content, mime: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' })
  },

  async fileDownload(ctx, input) {
    const [file] = await readableFiles(ctx, [input.id])
    if (!file) throw new AppError('FILE700404')
    requireScanned(ctx, file)
    const content = await ctx.files.blobs.get(file.storage_key)
    if (!content) throw new AppError('FILE700404')
    if (ctx.actor.kind === 'operator') await noteRead(ctx, file)
    return binary({ body: content, mime: file.mime, fileName: file.file_name })
  },
}
