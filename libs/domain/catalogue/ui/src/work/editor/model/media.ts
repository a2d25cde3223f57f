import { MAX_IMAGES, type ProductMedia } from '@tradeport/domain/catalogue/contract'

/** Exactly one picture is the cover as long as there is one; size charts never are. */
function withCover(media: readonly ProductMedia[]): ProductMedia[] {
  const cover = media.find(item => item.isCover && item.kind === 'image') ?? media.find(item => item.kind === 'image')
  return media.map(item => ({ ...item, isCover: item === cover }))
}

export function withImage(media: readonly ProductMedia[], fileId: string): ProductMedia[] {
  if (media.some(item => item.fileId === fileId)) return [...media]
  return withCover([...media, { fileId, kind: 'image', isCover: false }])
}

export function withoutImage(media: readonly ProductMedia[], fileId: string): ProductMedia[] {
  return withCover(media.filter(item => item.fileId !== fileId))
}

export function asCover(media: readonly ProductMedia[], fileId: string): ProductMedia[] {
  return media.map(item => ({ ...item, isCover: item.fileId === fileId }))
}

export function asKind(media: readonly ProductMedia[], fileId: string, kind: ProductMedia['kind']): ProductMedia[] {
  return withCover(
    media.map(item => (item.fileId === fileId ? { ...item, kind, isCover: item.isCover && kind === 'image' } : item)),
  )
}

/** Puts an item at another place; those between move up or down. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const others = items.filter((_other, index) => index !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

export function roomForImages(media: readonly ProductMedia[], waiting: number): number {
  return Math.max(0, MAX_IMAGES - media.filter(item => item.kind === 'image').length - waiting)
}
