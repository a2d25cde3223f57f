import type { ProductContent, productDocumentFile } from '@tradeport/domain/catalogue/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { binary, type ActorContext } from '@tradeport/node/server-kit'
import { storedContent } from './product-content'

interface StoredDocument {
  content: unknown
  storage_key: string
  mime: string
  file_name: string
}

/** The listing decides, not the file: what leaves the market takes its documents along at once. */
const DOCUMENT = `
  select p.content, f.storage_key, f.mime, f.file_name
  from product_listing l join product p on p.id = l.product_id join file_asset f on f.id = $3 and f.kind = 'document' and f.scan_state = 'clean'
  where l.product_id = $1 and l.region_id = $2 and l.visible`

/** Documents of a product on sale are for everybody, or for everybody who is signed in. */
export function mayRead(
  ctx: ActorContext,
  { visibility }: Pick<ProductContent['documents'][number], 'visibility'>,
): boolean {
  return visibility === 'public' || ctx.actor.kind !== 'visitor'
}

export async function documentFileOf(ctx: ActorContext, { id, fileId }: InputOf<typeof productDocumentFile>) {
  const [row] = await ctx.query<StoredDocument>('product_document', DOCUMENT, [id, ctx.region.regionId, fileId])
  const document = row && storedContent(row.content).documents.find(each => each.fileId === fileId)
  if (!row || !document || !mayRead(ctx, document)) throw new AppError('MALL600404')
  const body = await ctx.files.blobs.get(row.storage_key)
  if (!body) throw new AppError('MALL600404')
  return binary({ body, mime: row.mime, fileName: row.file_name })
}
