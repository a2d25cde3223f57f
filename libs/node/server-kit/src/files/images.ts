import type { Sharp, SharpOptions } from 'sharp'
import { AppError } from '@tradeport/kernel/errors'

/** Loaded with the first picture: libvips takes its memory and its time to load from every start otherwise. */
async function openImage(content: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // Variants are kept as files; libvips' own cache would only hold memory.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(content, options)
}

/** Widths a variant may have; a wish is rounded up to one of them, so that nobody can fill the disk with sizes. */
export const IMAGE_WIDTHS = [64, 120, 240, 360, 480, 640, 800, 1080, 1440, 1920] as const

const MAX_PIXELS = 50_000_000
const MAX_SIDE = 2400

export function variantWidth(wished: number): number {
  return IMAGE_WIDTHS.find(width => width >= wished) ?? 1920
}

export interface NormalisedImage {
  content: Buffer
  width: number
  height: number
}

/**
 * An uploaded picture as the product keeps it: upright, without its metadata (place and camera), at most 2400 px a side, webp.
 *
 * @throws AppError `FILE700422` when the bytes are not a picture that can be decoded, `FILE700423` when it has too many pixels.
 */
export async function normaliseImage(content: Buffer): Promise<NormalisedImage> {
  return decoded(content, async image => {
    const { data, info } = await image
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  })
}

/**
 * A square of an uploaded picture, around what the eye goes to first: upright, opaque, without its metadata, webp.
 *
 * @throws AppError as `normaliseImage`.
 */
export async function squareImage(content: Buffer, side: number): Promise<Buffer> {
  return decoded(content, image =>
    image
      .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}

async function decoded<T>(content: Buffer, draw: (image: Sharp) => Promise<T>): Promise<T> {
  try {
    const image = await openImage(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { width, height } = await image.metadata()
    if (width * height > MAX_PIXELS) throw new AppError('FILE700423')
    return await draw(image.rotate())
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw new AppError('FILE700423')
    throw new AppError('FILE700422')
  }
}

export async function renderVariant(content: Buffer, width: number): Promise<Buffer> {
  const image = await openImage(content, { limitInputPixels: MAX_PIXELS, density: 96 })
  return image.resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
}
