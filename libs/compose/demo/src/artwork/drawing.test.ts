import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { artKey, specOfKey, type ArtSpec, type GoodsKind, type ProductArtSpec } from './art-spec'
import { drawArt } from './index'

const KINDS: Record<GoodsKind, number> = {
  sweater: 5,
  cardigan: 4,
  knit_dress: 3,
  knit_vest: 3,
  kids_knit: 3,
  scarf: 3,
  hat_gloves: 3,
  yarn: 3,
  knit_trims: 3,
  motorcycle_parts: 3,
  auto_parts: 3,
  pumps_generators: 3,
  hotpot_cookware: 3,
  furniture: 3,
  home_textiles: 3,
  led_lighting: 3,
  stationery: 3,
  leather_bag: 3,
  cosmetic_packaging: 3,
  electronics_accessory: 3,
}
const STITCHES = ['jersey', 'rib', 'cable', 'waffle', 'jacquard', 'intarsia']
const GAUGES = [3, 5, 7, 9, 12, 14, 16]
const COLOURS = ['#b8332a', '#ffffff', '#101014', '#2f4a8a', '#d8b26a']
const VIEWS = ['front', 'detail', 'pack', 'scene'] as const
const TOPICS = ['port', 'customs', 'exhibition', 'rail', 'yarn', 'rules', 'rates', 'warehouse']
const SERVICES = [
  'customs',
  'tax_refund',
  'credit_letter',
  'foreign_exchange',
  'logistics',
  'inspection',
  'insurance',
  'warehousing',
  'certification',
  'finance',
  'translation',
  'trademark',
]

const isKind = (text: string): text is GoodsKind => text in KINDS
const kinds = Object.keys(KINDS).filter(isKind)
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}

const product = (kind: GoodsKind, variant: number, view: ProductArtSpec['view'], number: number): ProductArtSpec => ({
  art: 'product',
  kind,
  variant,
  view,
  seed: number * 7 + 1,
  body: at(COLOURS, number),
  accent: at(COLOURS, number + 2),
  stitch: at(STITCHES, number),
  gauge: at(GAUGES, number),
})

const products: ArtSpec[] = kinds.flatMap((kind, index) =>
  Array.from({ length: KINDS[kind] }, (_, variant) =>
    VIEWS.map((view, place) => product(kind, variant, view, index + variant + place)),
  ).flat(),
)
const others: ArtSpec[] = [
  ...kinds.map((kind, seed): ArtSpec => ({ art: 'store', kind, seed, accent: at(COLOURS, seed) })),
  ...kinds.map((kind, seed): ArtSpec => ({ art: 'category', kind, seed })),
  ...TOPICS.map((topic, seed): ArtSpec => ({ art: 'news', topic, seed })),
  ...SERVICES.map((category, seed): ArtSpec => ({ art: 'service', category, seed })),
  ...['Lanyun Knit', '鸿运', 'Cash Hill & Co. Ltd.'].map((name, seed): ArtSpec => ({
    art: 'logo',
    name,
    seed,
    accent: '#3346d3',
  })),
]
const all = [...products, ...others]

const SIZES: Record<ArtSpec['art'], string> = {
  product: '0 0 1200 1200',
  store: '0 0 1600 400',
  logo: '0 0 400 400',
  news: '0 0 1200 675',
  service: '0 0 800 600',
  category: '0 0 480 360',
}

/** Every tag is closed in order and nothing stands outside the root. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name, , selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false
    } else if (!selfClosed && name) open.push(name)
  }
  return open.length === 0 && svg.replace(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<]*")*\s*\/?>/g, '') === ''
}

describe('drawArt', () => {
  it.each(all.map(spec => [JSON.stringify(spec), spec] as const))('draws a sound picture: %s', (_, spec) => {
    const svg = drawArt(spec)
    expect(drawArt(spec)).toBe(svg)
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(svg).toContain(`viewBox="${SIZES[spec.art]}"`)
    expect(svg.length).toBeLessThanOrEqual(60_000)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, used] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(used)
  })

  it('draws every kind, variant and view differently', () => {
    const pictures = kinds.flatMap(kind =>
      Array.from({ length: KINDS[kind] }, (_, variant) =>
        VIEWS.map(view => drawArt(product(kind, variant, view, 3))),
      ).flat(),
    )
    // Ids are named after the specification, so they would tell two equal drawings apart.
    const drawings = pictures.map(svg => svg.replace(/a[0-9a-z]+-[0-9a-z]+/g, ''))
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('keeps the size for knitwear of every stitch and gauge', () => {
    for (const kind of [
      'sweater',
      'cardigan',
      'knit_dress',
      'knit_vest',
      'kids_knit',
      'hat_gloves',
      'scarf',
    ] as const) {
      for (const [place, stitch] of STITCHES.entries()) {
        for (const gauge of GAUGES) {
          const spec = { ...product(kind, gauge + place, 'scene', place), stitch, gauge }
          expect(drawArt(spec).length, JSON.stringify(spec)).toBeLessThanOrEqual(60_000)
        }
      }
    }
  })

  it('names the ids of two pictures differently', () => {
    const idsOf = (spec: ArtSpec) => [...drawArt(spec).matchAll(/ id="([^"]+)"/g)].map(match => match[1])
    const first = new Set(idsOf(product('yarn', 0, 'front', 1)))
    expect(idsOf(product('yarn', 1, 'front', 1)).filter(id => first.has(id))).toEqual([])
  })

  it.each(['product', 'store', 'logo', 'news', 'service', 'category'] as const)(
    'is rendered by the image service: %s',
    async art => {
      const spec = all.find(one => one.art === art)
      if (!spec) throw new Error(art)
      const { data, info } = await sharp(Buffer.from(drawArt(spec)))
        .resize(240)
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info.width).toBe(240)
      expect(new Set(data).size).toBeGreaterThan(40)
    },
  )
})

describe('artKey', () => {
  it('carries the whole specification', () => {
    const spec = product('scarf', 1, 'detail', 4)
    expect(specOfKey(artKey(spec))).toEqual(spec)
  })

  it('leaves other keys alone', () => {
    expect(specOfKey('2026/11/some-upload')).toBeUndefined()
  })
})
