import type { ProductArtSpec } from '../art-spec'
import { fade, lightness, mix, shade, toHex, type Hex } from '../core/colour'
import { ellipsePath, polygon, roundRect } from '../core/geometry'
import { BEECH, BRASS, KRAFT, OAK, WALNUT } from '../core/material'
import { createRandom, hashText, type Random } from '../core/random'
import { clipped, createSheet, ellipse, group, line, num, path, rect, type Sheet } from '../core/sheet'
import { lathe } from '../core/solid'
import {
  flatSurface,
  softLine,
  softShadow,
  sweepBackdrop,
  tableScene,
  wallBackdrop,
  wallFor,
  type Surface,
} from '../core/studio'
import type { Drawing } from '../goods/goods-art'
import { goodsOf } from '../goods/kinds'
import { carton } from '../goods/personal'

const SIZE = 1200

const scaled = (art: string, x: number, y: number, scale: number): string =>
  group(art, { transform: `translate(${num(x)} ${num(y)}) scale(${num(scale, 3)})` })

function ground(sheet: Sheet, drawing: Drawing, wall: Hex, random: Random): string {
  if (drawing.pose === 'standing') return sweepBackdrop(sheet, wall, 830, random)
  if (drawing.pose === 'hanging') return wallBackdrop(sheet, wall, random)
  return flatSurface(sheet, random.pick(['plaster', 'linen', 'felt', 'terrazzo']), wall, random)
}

/** An open carton seen from above with the goods on tissue paper, or closed cartons beside standing goods. */
function packed(sheet: Sheet, drawing: Drawing, wall: Hex, accent: Hex, random: Random): string {
  if (drawing.pose === 'standing') {
    return (
      sweepBackdrop(sheet, wall, 780, random) +
      carton(sheet, 400, 820, [430, 330, 340], accent) +
      carton(sheet, 410, 495, [330, 230, 260], accent, -24) +
      scaled(drawing.art, 350, 420, 0.58)
    )
  }
  const inside = polygon([
    [250, 250],
    [950, 250],
    [950, 950],
    [250, 950],
  ])
  const flap = (d: string, tone: Hex): string =>
    softShadow(sheet, d, { dx: 10, dy: 14, spread: 22, strength: 0.3 }) +
    path(d, tone) +
    line(d, fade('#6b4c28', 0.35), 2)
  const tissue = roundRect(276, 276, 648, 648, 8)
  const creases =
    'M300 420L520 300L700 420L900 300M290 640L420 560L520 720M910 560L780 680L880 800M300 860L480 800L620 900'
  return (
    flatSurface(
      sheet,
      random.pick(['concrete', 'plaster', 'wood']),
      random.pick(['#b9b3a8', '#a8adb0', '#bda98c']),
      random,
    ) +
    flap(
      polygon([
        [250, 250],
        [950, 250],
        [920, 60],
        [280, 60],
      ]),
      shade(KRAFT, 0.12),
    ) +
    flap(
      polygon([
        [250, 950],
        [950, 950],
        [925, 1140],
        [275, 1140],
      ]),
      shade(KRAFT, 0.04),
    ) +
    flap(
      polygon([
        [250, 250],
        [250, 950],
        [50, 925],
        [50, 275],
      ]),
      shade(KRAFT, 0.06),
    ) +
    flap(
      polygon([
        [950, 250],
        [950, 950],
        [1150, 925],
        [1150, 275],
      ]),
      shade(KRAFT, -0.06),
    ) +
    path(inside, shade(KRAFT, -0.35)) +
    path(tissue, '#f3f0ea') +
    line(creases, fade('#b9b3a6', 0.5), 3) +
    clipped(
      sheet.clip(inside),
      scaled(drawing.art, 600 - 600 * 0.6, 600 - 600 * 0.6, 0.6) +
        path(
          inside,
          sheet.linear(
            [
              [0, fade('#140d08', 0.55)],
              [0.12, fade('#140d08', 0)],
            ],
            250,
            250,
            330,
            400,
          ),
        ) +
        softLine(sheet, inside, '#140d08', 70, 0.4),
    ) +
    rect(620, 1034, 190, 70, '#f7f5ef') +
    line('M636 1052v36M644 1052v36M654 1052v36M660 1052v36M672 1052v36M684 1052v36M690 1052v36', '#2a2522', 4) +
    rect(706, 1052, 84, 10, accent) +
    rect(706, 1074, 60, 6, fade('#2a2522', 0.6))
  )
}

function plant(sheet: Sheet, x: number, y: number, size: number, pot: Hex, random: Random): string {
  // The leaf has no paint of its own, so that each use may be lighter or darker.
  const leaf = sheet.define(
    id =>
      `<g id="${id}"><path d="M0 0C-34 -70 -30 -190 0 -250C30 -190 34 -70 0 0Z"/>${line('M0 0V-220', fade('#3d5538', 0.7), 4)}</g>`,
  )
  let leaves = ''
  for (let index = 0; index < 11; index += 1) {
    const turn = -75 + index * 15 + random.jitter(6)
    leaves += `<use href="#${leaf}" fill="${index % 2 === 0 ? '#6f8a62' : '#5a7653'}" transform="translate(0 -150) rotate(${num(turn)}) scale(${num(random.range(0.8, 1.1), 2)})"/>`
  }
  return group(
    leaves +
      lathe(
        sheet,
        [0, 0],
        [
          [0, 76],
          [150, 104],
          [168, 104],
        ],
        { colour: pot, finish: 'matte', curved: false },
      ),
    { transform: `translate(${x} ${y}) scale(${num(size, 2)})` },
  )
}

function cup(x: number, y: number, tone: Hex): string {
  return (
    ellipse(x + 14, y + 18, 116, 112, fade('#15100c', 0.25)) +
    ellipse(x, y, 112, 110, shade(tone, 0.1)) +
    ellipse(x, y, 96, 94, shade(tone, -0.08)) +
    path(roundRect(x + 60, y - 16, 80, 32, 14), tone) +
    ellipse(x, y, 74, 72, tone) +
    ellipse(x, y, 62, 60, '#5a3a22') +
    ellipse(x - 10, y - 10, 40, 36, fade('#8a5f3c', 0.7))
  )
}

/** The goods where they are used: on a wall rail, on a table in a room, on a desk among other things. */
function inUse(sheet: Sheet, drawing: Drawing, wall: Hex, accent: Hex, random: Random): string {
  if (drawing.pose === 'standing') {
    const table = random.pick([OAK, WALNUT, BEECH, '#d8d3c8'] as const)
    const left = random.chance(0.5)
    return (
      tableScene(sheet, { wall, table, horizon: 720, grain: true }, random) +
      plant(sheet, left ? 180 : 1030, 800, 0.82, lightness(accent) > 0.5 ? accent : '#e6dfd2', random) +
      scaled(drawing.art, left ? 150 : 60, 160, 0.82)
    )
  }
  if (drawing.pose === 'hanging' && drawing.shoulders === undefined) {
    return (
      wallBackdrop(sheet, wall, random) +
      plant(sheet, 190, 1190, 0.9, accent, random) +
      rect(
        480,
        1120,
        720,
        80,
        sheet.linear(
          [
            [0, shade(OAK, 0.2)],
            [1, shade(OAK, -0.2)],
          ],
          0,
          1120,
          0,
          1200,
        ),
      ) +
      drawing.art
    )
  }
  if (drawing.pose === 'hanging') {
    const hook = 'M600 150V64C600 34 640 34 640 60'
    const neck = 'M520 176Q600 128 680 176'
    return (
      wallBackdrop(sheet, wall, random) +
      rect(
        0,
        1090,
        SIZE,
        110,
        sheet.linear(
          [
            [0, shade(OAK, 0.2)],
            [1, shade(OAK, -0.2)],
          ],
          0,
          1090,
          0,
          1200,
        ),
      ) +
      rect(0, 1084, SIZE, 10, fade('#140d08', 0.3)) +
      group(line('M-20 70H1220', '#15100c', 20, { 'stroke-opacity': 0.2 }), { transform: 'translate(0 26)' }) +
      line('M-20 70H1220', shade(BRASS, -0.4), 20) +
      line('M-20 67H1220', shade(BRASS, 0.3), 9) +
      plant(sheet, 1060, 1110, 0.9, accent, random) +
      line(hook, shade(BRASS, -0.3), 10) +
      line(hook, shade(BRASS, 0.3), 4) +
      line(neck, shade(WALNUT, -0.3), 28) +
      line(neck, WALNUT, 22) +
      scaled(drawing.art, 60, 160 - 0.9 * (drawing.shoulders ?? 0), 0.9)
    )
  }
  const surface: readonly [Surface, Hex] = random.pick([
    ['wood', OAK],
    ['wood', WALNUT],
    ['linen', '#d9d2c4'],
    ['marble', '#e2e0dc'],
  ] as const)
  const twig = 'M60 1180C150 1040 170 940 150 800M120 1080q60 -40 90 -110M150 980q-60 -30 -84 -90M158 890q50 -30 60 -90'
  return (
    flatSurface(sheet, surface[0], surface[1], random) +
    cup(1050, 170, mix(accent, '#f4efe6', 0.5)) +
    group(line(twig, '#15100c', 10, { 'stroke-opacity': 0.2 }), { transform: 'translate(10 14)' }) +
    line(twig, '#7d8a5e', 8) +
    [
      [214, 962, 40],
      [62, 884, -40],
      [220, 796, 30],
      [150, 792, 0],
    ]
      .map(([x, y, turn]) =>
        group(path(ellipsePath(0, -30, 17, 36), '#8e9c6c'), {
          transform: `translate(${num(x ?? 0)} ${num(y ?? 0)}) rotate(${num(turn ?? 0)})`,
        }),
      )
      .join('') +
    scaled(drawing.art, 600 - 600 * 0.86, 600 - 600 * 0.86, 0.86)
  )
}

/** One product photo; views of the same product show the same piece, whatever their seed. */
export function drawProduct(spec: ProductArtSpec, namespace: string): string {
  const sheet = createSheet(SIZE, SIZE, namespace)
  const body = toHex(spec.body)
  const accent = toHex(spec.accent)
  const stitch = spec.stitch ?? 'jersey'
  const gauge = spec.gauge ?? 7
  const piece = createRandom(hashText(`${spec.kind}/${spec.variant}/${stitch}/${gauge}/${accent}`))
  const drawing = goodsOf(spec.kind, spec.variant)({ sheet, random: piece, body, accent, stitch, gauge })
  const room = createRandom(spec.seed)
  const wall = wallFor(body, room)
  const [x, y] = drawing.focus
  // The close-up is an exact double, so that stitch tiles keep whole pixels.
  const views: Record<ProductArtSpec['view'], () => string> = {
    front: () => ground(sheet, drawing, wall, room) + drawing.art,
    detail: () => ground(sheet, drawing, wall, room) + scaled(drawing.art, 600 - x * 2, 600 - y * 2, 2),
    pack: () => packed(sheet, drawing, wall, accent, room),
    scene: () => inUse(sheet, drawing, wall, accent, room),
  }
  sheet.add(views[spec.view]())
  return sheet.toString()
}
