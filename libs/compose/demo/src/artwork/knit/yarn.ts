import { BLACK, fade, lightness, shade, WHITE, type Hex } from '../core/colour'
import { ellipsePath, polygon } from '../core/geometry'
import { roundStops } from '../core/material'
import type { Random } from '../core/random'
import { clipped, ellipse, group, line, num, path, type Sheet } from '../core/sheet'
import { lathe, latheOutline, rim, type Turn } from '../core/solid'
import { contactShadow, softLine } from '../core/studio'
import { CENTER, GROUND, type Brush, type DrawGoods, type Drawing } from '../goods/goods-art'

const gapOf = (colour: Hex): string => fade(shade(colour, lightness(colour) > 0.8 ? -0.45 : -0.62), 0.62)
const shineOf = (colour: Hex): string => fade(shade(colour, 0.7), lightness(colour) < 0.4 ? 0.3 : 0.5)

/** A wound ball: bundles of strands laid across each other. */
export function yarnBall(sheet: Sheet, x: number, y: number, r: number, colour: Hex, random: Random): string {
  const outline = ellipsePath(x, y, r, r * 0.97)
  const strand = Math.max(7, r / 11)
  let bundles = ''
  const base = random.range(0, 180)
  for (const [turn, from, to] of [
    [base, -0.95, 0.95],
    [base + 62, -0.9, 0.1],
    [base + 124, -0.2, 0.9],
    [base + 30, 0.2, 0.85],
    [base + 95, -0.5, 0.3],
  ] as const) {
    let arcs = ''
    const count = Math.round(((to - from) * r) / strand)
    for (let index = 0; index <= count; index += 1) {
      const offset = (from + ((to - from) * index) / count) * r
      const reach = Math.sqrt(Math.max(0, r * r - offset * offset)) * 1.02
      arcs += `M${num(-reach)} ${num(offset)}Q0 ${num(offset * 1.18 + (offset >= 0 ? 1 : -1) * r * 0.1)} ${num(reach)} ${num(offset)}`
    }
    bundles += group(
      line(arcs, gapOf(colour), strand * 1.08) +
        line(arcs, colour, strand * 0.88) +
        group(line(arcs, shineOf(colour), strand * 0.22), { transform: `translate(0 ${num(-strand * 0.2)})` }),
      { transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)})` },
    )
  }
  const ball = sheet.radial(
    [
      [0, fade(WHITE, 0.26)],
      [0.45, fade(WHITE, 0)],
      [0.75, fade('#140d12', 0.16)],
      [1, fade('#140d12', 0.56)],
    ],
    x - r * 0.34,
    y - r * 0.38,
    r * 1.42,
  )
  return clipped(sheet.clip(outline), path(outline, shade(colour, -0.2)) + bundles + path(outline, ball))
}

/** A cone of industrial yarn on its cardboard core. */
export function yarnCone(sheet: Sheet, x: number, baseY: number, height: number, colour: Hex, random: Random): string {
  const low = height * 0.34
  const high = height * 0.17
  const turns: Turn[] = [
    [0, low * 0.9],
    [height * 0.05, low],
    [height * 0.8, high * 1.12],
    [height * 0.86, high * 0.9],
  ]
  const outline = latheOutline([x, baseY], turns, 0.27, true)
  const core = lathe(
    sheet,
    [x, baseY],
    [
      [height * 0.8, high * 0.5],
      [height * 0.99, high * 0.4],
    ],
    { colour: '#b99a72', finish: 'paper', curved: false },
  )
  const foot = lathe(
    sheet,
    [x, baseY],
    [
      [-height * 0.02, low * 0.5],
      [height * 0.02, low * 0.52],
    ],
    { colour: '#a98a62', finish: 'paper', curved: false },
  )
  let up = ''
  let down = ''
  const step = height / 46
  for (let index = -6; index < 50; index += 1) {
    const y = baseY - index * step * 0.95
    const tilt = height * 0.06
    up += `M${num(x - low)} ${num(y)}Q${num(x)} ${num(y + low * 0.46 - tilt * 0.2)} ${num(x + low)} ${num(y - tilt)}`
    if (index % 3 === 0)
      down += `M${num(x - low)} ${num(y - tilt * 1.4)}Q${num(x)} ${num(y + low * 0.46)} ${num(x + low)} ${num(y)}`
  }
  const shadeFill = sheet.linear(
    roundStops('#808080', 'matte').map(([offset, tone]) => {
      const level = lightness(tone) - 0.6
      return [offset, level >= 0 ? fade(WHITE, level * 1.5) : fade('#150d10', -level * 1.9)] as const
    }),
    x - low,
    0,
    x + low,
    0,
  )
  const fuzz = random.jitter(6)
  return (
    foot +
    core +
    rim(x, baseY - height * 0.99, high * 0.4, 0.3, '#5d4a35', '#d0b48c', 3) +
    clipped(
      sheet.clip(outline),
      path(outline, colour) +
        line(up, gapOf(colour), step * 0.3) +
        line(down, shineOf(colour), step * 0.34) +
        line(down, gapOf(colour), step * 0.16) +
        path(outline, shadeFill),
    ) +
    ellipse(x, baseY - height * 0.862, high * 0.9, high * 0.24, shade(colour, -0.12)) +
    ellipse(x, baseY - height * 0.866, high * 0.44, high * 0.12, '#a98a62') +
    lathe(
      sheet,
      [x, baseY],
      [
        [height * 0.862, high * 0.44],
        [height * 0.99, high * 0.4],
      ],
      { colour: '#b99a72', finish: 'paper', curved: false },
    ) +
    rim(x, baseY - height * 0.99, high * 0.4, 0.3, '#5d4a35', '#d0b48c', 3) +
    line(
      `M${num(x + high * 0.5)} ${num(baseY - height * 0.7)}q${num(60 + fuzz)} 40 ${num(30)} 110t70 120`,
      shade(colour, -0.06),
      3.4,
    )
  )
}

/** A twisted hank, lying. */
export function yarnHank(sheet: Sheet, cx: number, cy: number, length: number, colour: Hex, colour2: Hex): string {
  const half = length / 2
  const thick = length * 0.13
  const turns = 5
  let out = ''
  for (let index = 0; index < turns; index += 1) {
    const x0 = cx - half + (index / turns) * length - length * 0.03
    const x1 = cx - half + ((index + 1.55) / turns) * length - length * 0.02
    const tone = index % 2 === 0 ? colour : colour2
    const d = `M${num(x0)} ${num(cy - thick)}C${num(x0 + thick)} ${num(cy - thick * 1.5)} ${num(x1 - thick * 1.6)} ${num(cy - thick * 0.4)} ${num(x1)} ${num(cy + thick)}C${num(x1 - thick)} ${num(cy + thick * 1.5)} ${num(x0 + thick * 1.4)} ${num(cy + thick * 0.5)} ${num(x0)} ${num(cy - thick)}Z`
    let strands = ''
    for (let s = -6; s <= 6; s += 1) {
      const o = (s / 6) * thick * 0.9
      strands += `M${num(x0)} ${num(cy - thick + o * 0.3)}C${num(x0 + thick * 1.3)} ${num(cy - thick + o * 0.9)} ${num(x1 - thick * 1.5)} ${num(cy + o)} ${num(x1)} ${num(cy + thick + o * 0.2)}`
    }
    const volume = sheet.linearBox(
      [
        [0, fade(WHITE, 0.3)],
        [0.5, fade(BLACK, 0)],
        [1, fade('#120b10', 0.6)],
      ],
      0.7,
      0,
      0.3,
      1,
    )
    out +=
      softLine(sheet, d, BLACK, 12, 0.3) +
      clipped(sheet.clip(d), path(d, tone) + line(strands, gapOf(tone), 2.4) + path(d, volume))
  }
  const loopEnd = (x: number, tone: Hex): string => {
    const d = ellipsePath(x, cy, thick * 0.9, thick * 1.05)
    let arcs = ''
    for (let s = 1; s < 7; s += 1) arcs += ellipsePath(x, cy, (thick * 0.9 * s) / 7, (thick * 1.05 * s) / 7)
    const volume = sheet.radialBox(
      [
        [0, fade(WHITE, 0.2)],
        [1, fade('#120b10', 0.45)],
      ],
      0.35,
      0.3,
      0.8,
    )
    return clipped(sheet.clip(d), path(d, tone) + line(arcs, gapOf(tone), 2.2) + path(d, volume))
  }
  return loopEnd(cx - half, colour2) + out + loopEnd(cx + half * 1.06, colour)
}

/** The paper band around a skein. */
const paperBand = (d: string, accent: Hex): string =>
  path(d, '#f3efe4') + line(d, fade('#6c6455', 0.4), 1.5) + path(d, fade(accent, 0.0))

function skein(sheet: Sheet, cx: number, baseY: number, width: number, colour: Hex, accent: Hex): string {
  const h = width * 0.42
  const y = baseY - h / 2
  const d = `M${num(cx - width / 2)} ${num(y)}C${num(cx - width / 2)} ${num(y - h * 0.62)} ${num(cx - width * 0.3)} ${num(y - h * 0.6)} ${num(cx)} ${num(y - h * 0.5)}C${num(cx + width * 0.3)} ${num(y - h * 0.6)} ${num(cx + width / 2)} ${num(y - h * 0.62)} ${num(cx + width / 2)} ${num(y)}C${num(cx + width / 2)} ${num(y + h * 0.62)} ${num(cx + width * 0.3)} ${num(y + h * 0.56)} ${num(cx)} ${num(y + h * 0.5)}C${num(cx - width * 0.3)} ${num(y + h * 0.56)} ${num(cx - width / 2)} ${num(y + h * 0.62)} ${num(cx - width / 2)} ${num(y)}Z`
  let strands = ''
  for (let index = -9; index <= 9; index += 1) {
    const o = (index / 9) * h * 0.55
    strands += `M${num(cx - width * 0.52)} ${num(y + o * 0.7)}C${num(cx - width * 0.3)} ${num(y + o * 1.15)} ${num(cx - width * 0.12)} ${num(y + o * 0.95)} ${num(cx)} ${num(y + o * 0.92)}S${num(cx + width * 0.34)} ${num(y + o * 1.2)} ${num(cx + width * 0.52)} ${num(y + o * 0.7)}`
  }
  const volume = sheet.linear(
    [
      [0, fade(WHITE, 0.3)],
      [0.35, fade(WHITE, 0)],
      [1, fade('#120b10', 0.62)],
    ],
    0,
    y - h * 0.6,
    0,
    y + h * 0.6,
  )
  const bandD = `M${num(cx - width * 0.13)} ${num(y - h * 0.525)}Q${num(cx)} ${num(y - h * 0.49)} ${num(cx + width * 0.13)} ${num(y - h * 0.525)}L${num(cx + width * 0.13)} ${num(y + h * 0.525)}Q${num(cx)} ${num(y + h * 0.49)} ${num(cx - width * 0.13)} ${num(y + h * 0.525)}Z`
  return (
    clipped(
      sheet.clip(d),
      path(d, shade(colour, -0.06)) +
        line(strands, gapOf(colour), h * 0.03) +
        group(line(strands, shineOf(colour), h * 0.022), { transform: `translate(0 ${num(-h * 0.022)})` }) +
        path(d, volume),
    ) +
    paperBand(bandD, accent) +
    path(
      polygon([
        [cx - width * 0.13, y - h * 0.1],
        [cx + width * 0.13, y - h * 0.1],
        [cx + width * 0.13, y + h * 0.12],
        [cx - width * 0.13, y + h * 0.12],
      ]),
      accent,
    ) +
    path(bandD, volume)
  )
}

const family = (brush: Brush): readonly [Hex, Hex, Hex] => [
  brush.body,
  brush.accent,
  shade(brush.body, lightness(brush.body) > 0.6 ? -0.28 : 0.36),
]

const cones: DrawGoods = ({ sheet, random, ...rest }): Drawing => {
  const [a, b, c] = family({ sheet, random, ...rest })
  const tall = random.range(520, 580)
  const spots: readonly (readonly [number, number, Hex, number])[] = [
    [CENTER - 210, GROUND - 62, c, tall * 0.94],
    [CENTER + 205, GROUND - 52, b, tall * 0.96],
    [CENTER - 8, GROUND, a, tall * 1.08],
  ]
  const art = spots
    .map(
      ([x, y, colour, h]) => contactShadow(sheet, x, y, h * 0.35, h * 0.1) + yarnCone(sheet, x, y, h, colour, random),
    )
    .join('')
  return { art, pose: 'standing', focus: [CENTER - 30, GROUND - tall * 0.45] }
}

const singleCone: DrawGoods = ({ sheet, random, body }) => ({
  art: contactShadow(sheet, CENTER, GROUND - 12, 290, 74) + yarnCone(sheet, CENTER, GROUND - 12, 760, body, random),
  pose: 'standing',
  focus: [CENTER - 40, GROUND - 360],
})

const balls: DrawGoods = brush => {
  const { sheet, random } = brush
  const [a, b, c] = family(brush)
  const set: readonly (readonly [number, number, number, Hex])[] = [
    [CENTER - 200, GROUND - 190, 176, b],
    [CENTER + 210, GROUND - 178, 166, c],
    [CENTER + 6, GROUND - 430, 172, shade(a, 0.2)],
    [CENTER + 4, GROUND - 168, 196, a],
  ]
  const tail = `M${num(CENTER + 90)} ${num(GROUND - 8)}c120 40 200 -30 300 10s60 60 120 40`
  const art =
    contactShadow(sheet, CENTER, GROUND + 14, 400, 74) +
    set.map(([x, y, r, colour]) => yarnBall(sheet, x, y, r, colour, random)).join('') +
    line(tail, shade(a, -0.3), 11) +
    line(tail, a, 8)
  return { art, pose: 'standing', focus: [CENTER - 30, GROUND - 240] }
}

const skeins: DrawGoods = brush => {
  const { sheet } = brush
  const [a, b, c] = family(brush)
  const rows: readonly (readonly [number, number, Hex])[] = [
    [CENTER - 178, GROUND, a],
    [CENTER + 178, GROUND + 6, c],
    [CENTER, GROUND - 148, b],
  ]
  const art =
    contactShadow(sheet, CENTER, GROUND + 2, 410, 50) +
    rows
      .map(([x, y, colour]) => skein(sheet, x, y, 400, colour, brush.accent === colour ? brush.body : brush.accent))
      .join('')
  return { art: group(art, { transform: 'translate(0 -90)' }), pose: 'standing', focus: [CENTER - 150, GROUND - 180] }
}

const hanks: DrawGoods = brush => {
  const { sheet } = brush
  const [a, b, c] = family(brush)
  const tones: readonly (readonly [Hex, number])[] = [
    [c, -200],
    [a, 0],
    [b, 200],
  ]
  const art = tones
    .map(
      ([tone, dy]) =>
        softLine(sheet, `M270 ${num(640 + dy)}H930`, '#15100c', 170, 0.3) +
        yarnHank(sheet, CENTER, 600 + dy, 620, tone, shade(tone, 0.07)),
    )
    .join('')
  return { art: group(art, { transform: 'rotate(-24 600 600)' }), pose: 'flat', focus: [CENTER, 600] }
}

/** In the order of the catalogue's variants: on cones, worsted, fancy. */
export const YARN: readonly [DrawGoods, ...DrawGoods[]] = [
  brush => brush.random.pick([cones, singleCone])(brush),
  brush => brush.random.pick([balls, skeins])(brush),
  hanks,
]
