import { IMAGE_WIDTH_MULTIPLIER } from './constants'

const IMAGE_PATH = '/api/file/image/'

/** The address of a stored image at a pixel width; the server answers in webp where the browser takes it. */
export function imageUrl(id: string, pixels?: number): string {
  const address = IMAGE_PATH + encodeURIComponent(id)
  return pixels === undefined ? address : `${address}?w=${Math.round(pixels)}`
}

/** `src` and `srcset`, twice as wide for dense screens (spec 9): by density for a fixed width, by width where the layout decides. */
export function imageSources(
  id: string,
  { width, widths }: { width: number; widths?: readonly number[] | undefined },
): { src: string; srcSet: string } {
  if (widths === undefined || widths.length === 0) {
    const doubled = imageUrl(id, width * IMAGE_WIDTH_MULTIPLIER)
    return { src: doubled, srcSet: `${imageUrl(id, width)} 1x, ${doubled} 2x` }
  }
  const pixels = [...new Set(widths.flatMap(each => [each, each * IMAGE_WIDTH_MULTIPLIER]))].sort((a, b) => a - b)
  return {
    src: imageUrl(id, pixels[Math.floor(pixels.length / 2)] ?? width),
    srcSet: pixels.map(each => `${imageUrl(id, each)} ${each}w`).join(', '),
  }
}
