import type { ArtSpec, GoodsKind } from '../art-spec'
import { fade, INK, lightness, mix, shade, toHex, WHITE, type Hex } from '../core/colour'
import { roundRect } from '../core/geometry'
import { BRASS, OAK } from '../core/material'
import { createRandom, type Random } from '../core/random'
import { circle, createSheet, group, line, num, path, rect, type Sheet } from '../core/sheet'
import { sweepBackdrop } from '../core/studio'
import type { Brush, DrawGoods, Drawing } from '../goods/goods-art'
import { assortmentOf, goodsOf, isKnit } from '../goods/kinds'
import { thread } from './props'

type SpecOf<A extends ArtSpec['art']> = Extract<ArtSpec, { art: A }>

/** Colours that go together in one shop window. */
const PALETTES: readonly [readonly [Hex, Hex, Hex], ...(readonly [Hex, Hex, Hex])[]] = [
  ['#b8433a', '#efe6d4', '#3c4a63'],
  ['#47615a', '#d9b26a', '#f0ebe0'],
  ['#c98a6a', '#2f4a6b', '#e9dfcc'],
  ['#6b5a78', '#e3c9b4', '#44606b'],
  ['#8a9a6b', '#b5523b', '#efe8da'],
]

const WINDOW_STITCHES = ['jersey', 'cable', 'rib', 'waffle', 'jacquard'] as const

const brushFor = (sheet: Sheet, random: Random, body: Hex, accent: Hex): Brush => ({
  sheet,
  random,
  body,
  accent,
  stitch: random.pick(WINDOW_STITCHES),
  gauge: random.pick([3, 5, 7]),
})

const scaled = (drawing: Drawing, x: number, y: number, scale: number): string =>
  group(drawing.art, { transform: `translate(${num(x - 600 * scale)} ${num(y)}) scale(${num(scale, 3)})` })

/** Two pieces for knitwear, whose stitches weigh more, and three for everything else, without repeats. */
function windowGoods(kind: GoodsKind, random: Random): readonly DrawGoods[] {
  const list = [...assortmentOf(kind)]
  const wanted = isKnit(kind) ? 1 : 3
  const chosen: DrawGoods[] = []
  while (chosen.length < wanted && list.length > 0) chosen.push(...list.splice(random.int(0, list.length - 1), 1))
  if (isKnit(kind)) chosen.push(goodsOf('yarn', 0))
  return chosen
}

export function drawStore(spec: SpecOf<'store'>, namespace: string): string {
  const width = 1600
  const height = 400
  const sheet = createSheet(width, height, namespace)
  const random = createRandom(spec.seed)
  const accent = toHex(spec.accent)
  const palette = random.pick(PALETTES)
  const wall = mix(accent, '#f1ece2', random.range(0.84, 0.92))
  const shelfY = 352
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(
        [
          [0, shade(wall, 0.3)],
          [0.55, wall],
          [1, shade(wall, -0.1)],
        ],
        0,
        0,
        width,
        height,
      ),
    ),
    circle(
      1120,
      150,
      520,
      sheet.radial(
        [
          [0, fade(WHITE, 0.6)],
          [1, fade(WHITE, 0)],
        ],
        1120,
        150,
        520,
      ),
    ),
    path(`M0 ${height}V300C220 250 420 390 660 330S980 210 ${width} 280V${height}Z`, fade(accent, 0.1)),
    path(`M0 ${height}V350C260 310 460 420 760 370S1180 300 ${width} 330V${height}Z`, fade(accent, 0.12)),
    thread(
      `M-20 ${num(random.range(70, 130))}C200 ${num(random.range(-20, 60))} 300 ${num(random.range(180, 240))} 470 ${num(random.range(110, 160))}S640 ${num(random.range(220, 300))} 720 ${shelfY - 4}`,
      accent,
      5,
    ),
    rect(
      700,
      shelfY,
      860,
      20,
      sheet.linear(
        [
          [0, shade(OAK, 0.2)],
          [1, shade(OAK, -0.25)],
        ],
        0,
        shelfY,
        0,
        shelfY + 20,
      ),
    ),
    rect(700, shelfY + 20, 860, 8, fade('#15100c', 0.18)),
  )
  const goods = windowGoods(spec.kind, random)
  const step = 800 / goods.length
  goods.forEach((draw, index) => {
    const drawing = draw(
      brushFor(
        sheet,
        random.fork(`goods${index}`),
        palette[index % 3] ?? palette[0],
        palette[(index + 1) % 3] ?? palette[1],
      ),
    )
    const scale = drawing.pose === 'standing' ? 0.33 : drawing.pose === 'hanging' ? 0.34 : 0.31
    const y = drawing.pose === 'standing' ? shelfY + 4 - 985 * scale : drawing.pose === 'hanging' ? -18 : -2
    sheet.add(scaled(drawing, 730 + step * (index + 0.5), y, scale))
  })
  return sheet.toString()
}

/** Marks around the origin within a radius of 100. */
const EMBLEMS: readonly [(ink: string) => string, ...((ink: string) => string)[]] = [
  // A ball of yarn.
  ink =>
    line(
      'M-80 -30C-40 -84 40 -84 80 -30M-92 6C-50 -60 50 -60 92 6M-84 44C-40 -24 40 -24 84 44M-52 78C-20 30 20 30 52 78',
      ink,
      11,
    ),
  // A loom's crossing threads.
  ink =>
    line('M-70 -80V80M-24 -80V80M24 -80V80M70 -80V80', ink, 12) +
    line('M-90 -46H-48M0 -46H46M-46 0H0M48 0H92M-90 46H-48M0 46H46', ink, 12),
  // A mountain over a river.
  ink =>
    line('M-92 34L-30 -56L4 -6L34 -44L92 34M-92 66q23 -18 46 0t46 0 46 0 46 0', ink, 12, {
      'stroke-linejoin': 'round',
    }),
  // A stitch.
  ink =>
    line(
      'M-80 -70L-40 -20L0 -70L40 -20L80 -70M-80 -10L-40 40L0 -10L40 40L80 -10M-80 50L-40 100L0 50L40 100L80 50',
      ink,
      13,
      { 'stroke-linejoin': 'round', transform: 'translate(0 -14)' },
    ),
  // A knot of two lines.
  ink => line('M-90 50C-30 50 -40 -50 20 -50S80 20 30 20S-60 -50 -100 -50M-20 20C10 70 60 60 96 50', ink, 13),
]

/** Strokes of the Latin capitals on a 100 x 140 grid: no font is needed, so every machine draws the same logo. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M4 140L50 0L96 140M22 92H78',
  B: 'M10 0V140H56C100 140 100 68 56 68H10M56 68C90 68 90 0 52 0H10',
  C: 'M94 28C78 -6 8 -14 8 70S78 146 94 112',
  D: 'M10 0V140H42C108 140 108 0 42 0H10',
  E: 'M88 0H12V140H88M12 68H74',
  F: 'M88 0H12V140M12 68H72',
  G: 'M92 28C76 -6 8 -14 8 70S92 146 94 78H58',
  H: 'M10 0V140M90 0V140M10 68H90',
  I: 'M50 0V140M24 0H76M24 140H76',
  J: 'M78 0V98C78 154 14 150 14 104',
  K: 'M12 0V140M90 0L12 82M40 54L92 140',
  L: 'M14 0V140H86',
  M: 'M6 140V0L50 84L94 0V140',
  N: 'M10 140V0L90 140V0',
  O: 'M50 0C-8 0 -8 140 50 140S108 0 50 0Z',
  P: 'M12 140V0H54C104 0 104 78 54 78H12',
  Q: 'M50 0C-8 0 -8 140 50 140S108 0 50 0ZM58 98L98 148',
  R: 'M12 140V0H54C102 0 102 74 54 74H12M52 74L92 140',
  S: 'M86 24C70 -10 12 -6 12 34S90 66 90 104S22 152 8 112',
  T: 'M4 0H96M50 0V140',
  U: 'M10 0V88C10 158 90 158 90 88V0',
  V: 'M4 0L50 140L96 0',
  W: 'M0 0L26 140L50 40L74 140L100 0',
  X: 'M8 0L92 140M92 0L8 140',
  Y: 'M6 0L50 70L94 0M50 70V140',
  Z: 'M10 0H90L8 140H92',
}

const monogram = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+/)
    .filter(word => word.length > 1 && !/^(co|ltd|inc|the|and|of)$/i.test(word))
    .slice(0, 2)
    .map(word => word.charAt(0).toUpperCase())

export function drawLogo(spec: SpecOf<'logo'>, namespace: string): string {
  const sheet = createSheet(400, 400, namespace)
  const random = createRandom(spec.seed)
  const accent = toHex(spec.accent)
  const tone = random.pick([
    accent,
    accent,
    INK,
    mix(accent, INK, 0.5),
    mix(accent, '#f6f1e8', 0.88),
    '#f4efe4',
  ] as const)
  const dark = lightness(tone) < 0.62
  const ink = dark ? random.pick(['#fbfaf7', '#f0dfb8'] as const) : random.pick([accent, INK] as const)
  const letters = monogram(spec.name)
  const strokes = (scale: number, x: number, y: number, width: number): string =>
    letters
      .map((letter, index) =>
        group(line(LETTERS[letter] ?? '', ink, width / scale, { 'stroke-linejoin': 'round' }), {
          transform: `translate(${num(x + index * 124 * scale)} ${num(y)}) scale(${num(scale, 3)})`,
        }),
      )
      .join('')
  const wide = letters.length === 1 ? 100 : 224
  const centred = (scale: number, y: number, width: number): string =>
    strokes(scale, 200 - (wide * scale) / 2, y, width)
  const emblem = random.pick(EMBLEMS)
  const layouts: readonly [() => string, ...(() => string)[]] = [
    () => centred(0.86, 140, 17),
    () => group(emblem(ink), { transform: 'translate(200 152) scale(.86)' }) + centred(0.4, 276, 10),
    () =>
      circle(200, 200, 142, 'none', { stroke: ink, 'stroke-width': 9 }) +
      circle(200, 200, 126, 'none', { stroke: fade(ink, 0.5), 'stroke-width': 3 }) +
      centred(0.64, 155, 13),
    () =>
      path(roundRect(74, 74, 252, 252, 40), 'none', {
        stroke: ink,
        'stroke-width': 9,
        transform: 'rotate(45 200 200)',
      }) + centred(0.58, 160, 13),
    () => group(emblem(fade(ink, 0.28)), { transform: 'translate(200 200) scale(1.6)' }) + centred(0.78, 145, 16),
  ]
  sheet.add(
    rect(
      0,
      0,
      400,
      400,
      sheet.linear(
        [
          [0, shade(tone, 0.08)],
          [1, shade(tone, -0.08)],
        ],
        0,
        0,
        400,
        400,
      ),
    ),
    random.pick(layouts)(),
    line('M0 372C90 340 150 396 230 366S340 350 400 372', fade(dark ? BRASS : accent, 0.8), 5),
  )
  return sheet.toString()
}

export function drawCategory(spec: SpecOf<'category'>, namespace: string): string {
  const sheet = createSheet(480, 360, namespace)
  const random = createRandom(spec.seed * 31 + 7)
  const [body, accent, wallTone] = random.pick(PALETTES)
  const drawing = goodsOf(spec.kind, spec.seed)(brushFor(sheet, random.fork('goods'), body, accent))
  const wall = mix(wallTone, '#f1ece2', 0.86)
  const scale = drawing.pose === 'standing' ? 0.31 : 0.3
  sheet.add(
    sweepBackdrop(sheet, wall, drawing.pose === 'standing' ? 262 : 330, random),
    scaled(drawing, 240, drawing.pose === 'standing' ? 324 - 985 * scale : 0, scale),
  )
  return sheet.toString()
}
