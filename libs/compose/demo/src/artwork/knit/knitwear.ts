import { lightness, mix, type Hex } from '../core/colour'
import { roundPolygon, roundRect } from '../core/geometry'
import { clipped, group, path } from '../core/sheet'
import { softLine, softShadow } from '../core/studio'
import { CENTER, type Brush, type DrawGoods, type Drawing } from '../goods/goods-art'
import type { Motif } from './chart'
import { createFabric, weave, withStitch, type Fabric, type Pattern } from './fabric'
import { drawGarment, garmentShadow, type GarmentCut } from './garment'
import type { Stitch } from './relief'

/** How the stitches the catalogue knows are knitted: structure and colour work. */
const CATALOGUE_STITCHES: Readonly<Record<string, readonly [Stitch, Pattern]>> = {
  jersey: ['jersey', 'plain'],
  rib: ['rib2', 'plain'],
  cable: ['cable', 'plain'],
  waffle: ['waffle', 'plain'],
  jacquard: ['jersey', 'jacquard'],
  intarsia: ['jersey', 'intarsia'],
}

interface Wish {
  readonly stitch?: Stitch
  readonly pattern?: Pattern
  readonly motif?: Motif
}

export function fabricOf(brush: Brush, wish: Wish = {}): Fabric {
  const { sheet, random, body, accent } = brush
  const [stitch, pattern] = CATALOGUE_STITCHES[brush.stitch] ?? ['jersey', 'plain']
  // Plain jersey comes in all the colour work of the trade, otherwise a list of it would be all of one face.
  const colourWork: Pattern =
    brush.stitch === 'jersey'
      ? random.pick(['plain', 'plain', 'stripes', 'fairisle', 'melange', 'colorblock', 'ombre'])
      : pattern
  const knitted = wish.stitch ?? stitch
  const contrast = Math.abs(lightness(accent) - lightness(body)) > 0.12
  return createFabric(
    sheet,
    {
      body,
      accent: contrast ? accent : undefined,
      stitch: knitted,
      pattern: wish.pattern ?? colourWork,
      // Cables are crossed by hand-width groups of stitches; nobody knits them on the finest machines.
      gauge: knitted === 'cable' || knitted === 'aran' ? Math.min(brush.gauge, 9) : brush.gauge,
      ...(wish.motif ? { motif: wish.motif } : {}),
    },
    random,
  )
}

const PULLOVER: Omit<GarmentCut, 'trim'> = {
  topY: 190,
  neckHalf: 112,
  neckDepth: 84,
  shoulderHalf: 262,
  shoulderDrop: 58,
  chestHalf: 270,
  underarmY: 430,
  waistHalf: 268,
  waistY: 700,
  hemHalf: 272,
  hemY: 980,
  ribHeight: 76,
  sleeve: 'long',
  sleeveAngle: 15,
  sleeveLength: 720,
  sleeveWidth: 196,
  raglan: false,
  neck: 'crew',
  opening: 'none',
  pockets: false,
}

function worn(brush: Brush, fabric: Fabric, changes: Partial<GarmentCut>): Drawing {
  const cut: GarmentCut = { ...PULLOVER, trim: fabric.body, ...changes }
  return {
    art:
      garmentShadow(brush.sheet, cut, { dx: 20, dy: 26, spread: 40, strength: 0.36 }) +
      drawGarment(fabric, cut, brush.random),
    pose: 'hanging',
    focus: [CENTER - 70, cut.topY + cut.neckDepth + 70],
    shoulders: cut.topY,
  }
}

/** Sometimes hems and collars take the second colour, as tipping. */
const trimOf = (brush: Brush, fabric: Fabric, chance: number): Hex =>
  fabric.pattern !== 'plain' || brush.random.chance(chance) ? mix(fabric.accents[0], fabric.body, 0.12) : fabric.body

const pullover =
  (changes: Partial<GarmentCut>): DrawGoods =>
  brush => {
    const fabric = fabricOf(brush)
    return worn(brush, fabric, {
      trim: trimOf(brush, fabric, 0.2),
      raglan: brush.random.chance(0.25),
      ribHeight: brush.random.pick([60, 76, 92]),
      ...changes,
    })
  }

export const SWEATERS: readonly [DrawGoods, ...DrawGoods[]] = [
  pullover({}),
  pullover({ neck: 'turtle', neckDepth: 56, topY: 240, underarmY: 470, hemY: 1010 }),
  pullover({ neck: 'v', neckDepth: 205, raglan: false }),
  pullover({ neck: 'mock', neckDepth: 56, topY: 215, underarmY: 450 }),
  brush => {
    const fabric = fabricOf(brush)
    return worn(brush, fabric, {
      trim: trimOf(brush, fabric, 0.1),
      neck: brush.random.pick(['crew', 'boat']),
      neckHalf: 128,
      neckDepth: 62,
      shoulderHalf: 318,
      shoulderDrop: 108,
      chestHalf: 304,
      waistHalf: 300,
      hemHalf: 286,
      underarmY: 500,
      hemY: 950,
      sleeve: brush.random.pick(['long', 'balloon']),
      sleeveAngle: 11,
      sleeveLength: 620,
      sleeveWidth: 214,
    })
  },
]

const cardigan =
  (changes: (brush: Brush, fabric: Fabric) => Partial<GarmentCut>): DrawGoods =>
  brush => {
    const fabric = fabricOf(brush)
    return worn(brush, fabric, {
      neck: 'v',
      neckDepth: 250,
      opening: 'buttons',
      trim: trimOf(brush, fabric, 0.3),
      ...changes(brush, fabric),
    })
  }

export const CARDIGANS: readonly [DrawGoods, ...DrawGoods[]] = [
  cardigan(({ random }) => ({ pockets: random.chance(0.6) })),
  cardigan(() => ({
    topY: 90,
    underarmY: 320,
    waistY: 640,
    hemY: 1100,
    hemHalf: 282,
    sleeveLength: 740,
    pockets: true,
    ribHeight: 60,
  })),
  cardigan(({ random }) => ({
    topY: 240,
    neck: random.pick(['crew', 'v']),
    neckDepth: random.pick([84, 170]),
    underarmY: 480,
    waistY: 640,
    hemY: 860,
    ribHeight: 96,
  })),
  cardigan((_, fabric) => ({
    topY: 110,
    underarmY: 350,
    waistY: 640,
    waistHalf: 232,
    hemY: 1070,
    hemHalf: 288,
    opening: 'open',
    neckDepth: 330,
    belt: fabric.body,
    ribHeight: 0,
  })),
]

export const KNIT_DRESSES: readonly [DrawGoods, ...DrawGoods[]] = [
  brush => {
    const fabric = fabricOf(brush)
    return worn(brush, fabric, {
      topY: 80,
      neckHalf: 98,
      shoulderHalf: 206,
      shoulderDrop: 50,
      chestHalf: 208,
      underarmY: 290,
      waistHalf: 168,
      waistY: 520,
      hemHalf: 208,
      hemY: 1120,
      ribHeight: 56,
      sleeveWidth: 148,
      sleeveLength: 640,
      sleeve: brush.random.pick(['long', 'three_quarter', 'short', 'cap']),
      neck: brush.random.pick(['crew', 'scoop', 'v']),
      neckDepth: 110,
    })
  },
  brush => {
    const fabric = fabricOf(brush)
    return worn(brush, fabric, {
      topY: 80,
      neckHalf: 104,
      neckDepth: 70,
      shoulderHalf: 214,
      chestHalf: 216,
      underarmY: 290,
      waistHalf: 188,
      waistY: 500,
      hemHalf: 322,
      hemY: 1120,
      ribHeight: 0,
      sleeveWidth: 158,
      sleeveLength: 640,
      belt: brush.random.chance(0.5) ? fabric.accents[0] : undefined,
    })
  },
  brush => {
    const fabric = fabricOf(brush, { stitch: brush.stitch === 'cable' ? 'cable' : 'rib2', pattern: 'plain' })
    return worn(brush, fabric, {
      topY: 150,
      neckHalf: 92,
      neckDepth: 52,
      neck: 'turtle',
      shoulderHalf: 204,
      shoulderDrop: 52,
      chestHalf: 204,
      underarmY: 350,
      waistHalf: 176,
      waistY: 560,
      hemHalf: 220,
      hemY: 1130,
      ribHeight: 0,
      sleeveWidth: 146,
      sleeveLength: 640,
    })
  },
]

const SLEEVELESS: Partial<GarmentCut> = { sleeve: 'none', shoulderHalf: 214, chestHalf: 262, underarmY: 470 }

export const KNIT_VESTS: readonly [DrawGoods, ...DrawGoods[]] = [
  brush => {
    const fabric = fabricOf(
      brush,
      brush.stitch === 'jersey' || brush.stitch === 'intarsia' ? { pattern: 'argyle' } : {},
    )
    return worn(brush, fabric, {
      ...SLEEVELESS,
      neck: 'v',
      neckDepth: 230,
      trim: mix(fabric.accents[0], fabric.body, 0.2),
    })
  },
  brush =>
    worn(brush, fabricOf(brush), {
      ...SLEEVELESS,
      shoulderHalf: 262,
      chestHalf: 318,
      waistHalf: 316,
      hemHalf: 306,
      underarmY: 520,
      neckHalf: 126,
      ribHeight: 90,
      opening: brush.random.pick(['none', 'none', 'zip']),
    }),
  brush => {
    const fabric = fabricOf(brush, { stitch: brush.random.pick(['cable', 'aran']), pattern: 'plain' })
    return worn(brush, fabric, {
      ...SLEEVELESS,
      neck: 'v',
      neckDepth: 215,
      opening: brush.random.pick(['none', 'buttons']),
    })
  },
]

const SMALL: Partial<GarmentCut> = {
  topY: 300,
  neckHalf: 108,
  neckDepth: 74,
  shoulderHalf: 232,
  shoulderDrop: 48,
  chestHalf: 250,
  underarmY: 490,
  waistHalf: 254,
  waistY: 660,
  hemHalf: 254,
  hemY: 880,
  ribHeight: 62,
  sleeveLength: 500,
  sleeveWidth: 172,
  sleeveAngle: 24,
}

function trousers(fabric: Fabric, y: number): string {
  const { sheet } = fabric
  const leg = roundPolygon(
    [
      [410, y],
      [790, y],
      [812, y + 470],
      [650, y + 476],
      [606, y + 170],
      [594, y + 170],
      [550, y + 476],
      [388, y + 470],
    ],
    18,
  )
  const waist = roundRect(408, y - 6, 384, 62, 10)
  const cuffs = roundRect(386, y + 430, 168, 56, 10) + roundRect(646, y + 430, 168, 56, 10)
  const area = { x: 360, y: y - 20, width: 480, height: 530, part: 'body' } as const
  const plain: Fabric = { ...fabric, pattern: 'plain' }
  const volume = sheet.linear(
    [
      [0, '#140d1266'],
      [0.2, '#140d1200'],
      [0.44, '#140d1230'],
      [0.5, '#140d1266'],
      [0.56, '#140d1220'],
      [0.8, '#140d1200'],
      [1, '#140d1266'],
    ],
    388,
    0,
    812,
    0,
  )
  return (
    softShadow(sheet, leg, { dx: 14, dy: 20, spread: 30, strength: 0.34 }) +
    clipped(sheet.clip(leg), weave(plain, area) + path(leg, volume)) +
    clipped(
      sheet.clip(waist + cuffs),
      weave(withStitch(fabric, 'rib', fabric.accents[0]), area) + path(waist + cuffs, volume),
    ) +
    softLine(sheet, `M600 ${y + 56}V${y + 170}`, '#140d12', 12, 0.4)
  )
}

export const KIDS_KNIT: readonly [DrawGoods, ...DrawGoods[]] = [
  brush => {
    const fabric = fabricOf(brush, {
      stitch: 'jersey',
      pattern: 'intarsia',
      motif: brush.random.pick(['bear', 'bunny', 'deer']),
    })
    return worn(brush, fabric, { ...SMALL, trim: fabric.accents[0] })
  },
  brush => {
    const fabric = fabricOf(brush, { pattern: 'stripes', ...(brush.stitch === 'cable' ? { stitch: 'jersey' } : {}) })
    return worn(brush, fabric, {
      ...SMALL,
      raglan: brush.random.chance(0.4),
      neck: brush.random.pick(['crew', 'crew', 'polo']),
      trim: fabric.accents[0],
    })
  },
  brush => {
    const fabric = fabricOf(brush, {
      stitch: 'jersey',
      pattern: 'intarsia',
      motif: brush.random.pick(['star', 'heart', 'car', 'sun', 'flower']),
    })
    const top = worn(brush, fabric, { ...SMALL, trim: fabric.accents[0] })
    return {
      art: group(
        group(trousers(fabric, 700), { transform: 'translate(50 30)' }) +
          group(top.art, { transform: 'translate(20 -150) scale(.92)' }),
        { transform: 'translate(60 30) scale(.88)' },
      ),
      pose: 'hanging',
      focus: [CENTER - 60, 330],
      shoulders: 140,
    }
  },
]
