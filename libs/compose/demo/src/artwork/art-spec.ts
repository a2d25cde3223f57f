/** What a picture of the demo shows; the same specification is the same picture. */

export type GoodsKind =
  | 'sweater'
  | 'cardigan'
  | 'knit_dress'
  | 'knit_vest'
  | 'kids_knit'
  | 'scarf'
  | 'hat_gloves'
  | 'yarn'
  | 'knit_trims'
  | 'motorcycle_parts'
  | 'auto_parts'
  | 'pumps_generators'
  | 'hotpot_cookware'
  | 'furniture'
  | 'home_textiles'
  | 'led_lighting'
  | 'stationery'
  | 'leather_bag'
  | 'cosmetic_packaging'
  | 'electronics_accessory'

export interface ProductArtSpec {
  readonly art: 'product'
  readonly kind: GoodsKind
  readonly seed: number
  /** Index of the demo goods' variant: crew neck, roll neck …; brake disc, chain set … */
  readonly variant: number
  /** Hex colours with `#`. */
  readonly body: string
  readonly accent: string
  /** Option code of the stitch, for knitwear. */
  readonly stitch?: string
  readonly gauge?: number
  readonly view: 'front' | 'detail' | 'pack' | 'scene'
}

export type ArtSpec =
  | ProductArtSpec
  | { readonly art: 'store'; readonly seed: number; readonly accent: string; readonly kind: GoodsKind }
  | { readonly art: 'logo'; readonly seed: number; readonly accent: string; readonly name: string }
  | { readonly art: 'news'; readonly seed: number; readonly topic: string }
  | { readonly art: 'service'; readonly seed: number; readonly category: string }
  | { readonly art: 'category'; readonly seed: number; readonly kind: GoodsKind }

const PREFIX = 'art/'

/** The storage key of a picture that is drawn when it is asked for: the demo needs no room on the disk for originals. */
export function artKey(spec: ArtSpec): string {
  return PREFIX + Buffer.from(JSON.stringify(spec)).toString('base64url')
}

export function specOfKey(key: string): ArtSpec | undefined {
  if (!key.startsWith(PREFIX)) return undefined
  // Only the demo's seed writes such keys; callers never choose a key.
  const spec: ArtSpec = JSON.parse(Buffer.from(key.slice(PREFIX.length), 'base64url').toString('utf8'))
  return spec
}
