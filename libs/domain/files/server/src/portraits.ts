import { createHash } from 'node:crypto'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { squareImage, type ActorContext, type UploadedFile } from '@tradeport/node/server-kit'
import { deletePortrait, insertFile, portraitKey } from './files.repository'
import { isPicture } from './picture-kinds'

/** Twice the width at which the largest is shown. */
const SIDE = 192

/**
 * Keeps a small square of a picture as the caller's own. It lies under a key of its own, so that it can be deleted with the person.
 *
 * @throws AppError `FILE700422` for what is no picture, `FILE700423` for one with too many pixels.
 */
export async function keepPortrait(ctx: ActorContext, upload: UploadedFile): Promise<string> {
  if (!isPicture(upload.content)) throw new AppError('FILE700422')
  const content = await squareImage(upload.content, SIDE)
  const id = uuidv7()
  const storageKey = `portraits/${id.slice(-2)}/${id}.webp`
  await ctx.files.blobs.put(storageKey, content, 'image/webp')
  await insertFile(ctx, {
    id,
    kind: 'image',
    visibility: 'private',
    fileName: 'portrait.webp',
    mime: 'image/webp',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    width: SIDE,
    height: SIDE,
    storageKey,
    isPersonal: true,
  })
  return id
}

/** For a reader whose right another domain has checked. */
export async function portraitContent(ctx: ActorContext, fileId: string): Promise<Buffer | undefined> {
  const key = await portraitKey(ctx, fileId)
  return key === undefined ? undefined : ctx.files.blobs.get(key)
}

/** Row and content; the content only once the change that needs it no more is kept. */
export async function forgetPortrait(ctx: ActorContext, fileId: string): Promise<void> {
  const key = await deletePortrait(ctx, fileId)
  if (key !== undefined) ctx.afterCommit(() => ctx.files.blobs.remove(key))
}
