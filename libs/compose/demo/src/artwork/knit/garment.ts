import { BLACK, fade, lightness, shade, WHITE, type Hex } from '../core/colour'
import { at, mirror, polar, roundRect, smooth, type Point } from '../core/geometry'
import type { Random } from '../core/random'
import { clipped, el, group, line, num, path, rect, type Sheet } from '../core/sheet'
import { softLine, softShadow } from '../core/studio'
import { weave, withStitch, type Fabric } from './fabric'

export type Neck = 'crew' | 'v' | 'turtle' | 'mock' | 'boat' | 'scoop' | 'polo'
export type SleeveKind = 'none' | 'cap' | 'short' | 'three_quarter' | 'long' | 'balloon'
export type Opening = 'none' | 'buttons' | 'zip' | 'open'

/** Measures of a garment laid flat, in picture units around the axis x = 600. */
export interface GarmentCut {
  readonly topY: number
  readonly neckHalf: number
  readonly neckDepth: number
  readonly shoulderHalf: number
  readonly shoulderDrop: number
  readonly chestHalf: number
  readonly underarmY: number
  readonly waistHalf: number
  readonly waistY: number
  readonly hemHalf: number
  readonly hemY: number
  readonly ribHeight: number
  readonly sleeve: SleeveKind
  readonly sleeveAngle: number
  readonly sleeveLength: number
  readonly sleeveWidth: number
  readonly raglan: boolean
  readonly neck: Neck
  readonly opening: Opening
  readonly pockets: boolean
  readonly trim: Hex
  readonly belt?: Hex | undefined
}

const AXIS = 600
const left = (point: Point): Point => mirror(point, AXIS)

/** Neckline control points on the right side, from the shoulder to the middle. */
function necklineRight(cut: GarmentCut): { shoulder: Point; middle: Point; c1: Point; c2: Point } {
  const shoulder: Point = [AXIS + cut.neckHalf, cut.topY]
  const middle: Point = [AXIS, cut.topY + cut.neckDepth]
  if (cut.neck === 'v' || cut.opening === 'open') {
    return {
      shoulder,
      middle,
      c1: [shoulder[0] - 8, cut.topY + cut.neckDepth * 0.4],
      c2: [AXIS + cut.neckHalf * 0.3, middle[1] - cut.neckDepth * 0.22],
    }
  }
  const flat = cut.neck === 'boat' ? 0.75 : 0.62
  return {
    shoulder,
    middle,
    c1: [shoulder[0] - cut.neckHalf * 0.08, cut.topY + cut.neckDepth * 0.72],
    c2: [AXIS + cut.neckHalf * flat, middle[1]],
  }
}

/** The front neckline from the left to the right shoulder. */
function frontNeck(cut: GarmentCut): string {
  const { shoulder, middle, c1, c2 } = necklineRight(cut)
  return `M${at(left(shoulder))}C${at(left(c1))} ${at(left(c2))} ${at(middle)}C${at(c2)} ${at(c1)} ${at(shoulder)}`
}

function backNeck(cut: GarmentCut, dip: number): string {
  const x = cut.neckHalf
  return `M${num(AXIS + x)} ${num(cut.topY)}C${num(AXIS + x * 0.55)} ${num(cut.topY + dip)} ${num(AXIS - x * 0.55)} ${num(cut.topY + dip)} ${num(AXIS - x)} ${num(cut.topY)}`
}

interface Outline {
  readonly body: string
  readonly hem: string
  readonly armholes: string
}

function outline(cut: GarmentCut): Outline {
  const { shoulder, middle, c1, c2 } = necklineRight(cut)
  const tip: Point = [AXIS + cut.shoulderHalf, cut.topY + cut.shoulderDrop]
  const arm: Point = [AXIS + cut.chestHalf, cut.underarmY]
  const waist: Point = [AXIS + cut.waistHalf, cut.waistY]
  const hemTop: Point = [AXIS + cut.hemHalf, cut.hemY - cut.ribHeight]
  const armC1: Point = [tip[0] - 20, tip[1] + (arm[1] - tip[1]) * 0.45]
  const armC2: Point = [arm[0] - 34, arm[1] - (arm[1] - tip[1]) * 0.28]
  const sideC1: Point = [arm[0] + 3, arm[1] + (waist[1] - arm[1]) * 0.4]
  const sideC2: Point = [waist[0], waist[1] - (waist[1] - arm[1]) * 0.3]
  const sideC3: Point = [waist[0], waist[1] + (hemTop[1] - waist[1]) * 0.4]
  const sideC4: Point = [hemTop[0] + 4, hemTop[1] - (hemTop[1] - waist[1]) * 0.3]
  const sag = cut.ribHeight > 0 ? 10 : 16
  const right =
    `L${at(tip)}C${at(armC1)} ${at(armC2)} ${at(arm)}C${at(sideC1)} ${at(sideC2)} ${at(waist)}C${at(sideC3)} ${at(sideC4)} ${at(hemTop)}` +
    `Q${num(AXIS)} ${num(hemTop[1] + sag)} ${at(left(hemTop))}` +
    `C${at(left(sideC4))} ${at(left(sideC3))} ${at(left(waist))}C${at(left(sideC2))} ${at(left(sideC1))} ${at(left(arm))}` +
    `C${at(left(armC2))} ${at(left(armC1))} ${at(left(tip))}Z`
  const body = `M${at(left(shoulder))}C${at(left(c1))} ${at(left(c2))} ${at(middle)}C${at(c2)} ${at(c1)} ${at(shoulder)}${right}`
  const pull = cut.ribHeight * 0.16
  const rx = hemTop[0]
  const hem =
    `M${at(left(hemTop))}Q${num(AXIS)} ${num(hemTop[1] + sag)} ${at(hemTop)}` +
    `C${num(rx - pull * 0.4)} ${num(hemTop[1] + cut.ribHeight * 0.25)} ${num(rx - pull)} ${num(cut.hemY - cut.ribHeight * 0.4)} ${num(rx - pull)} ${num(cut.hemY - 6)}` +
    `Q${num(rx - pull)} ${num(cut.hemY)} ${num(rx - pull - 8)} ${num(cut.hemY + 1)}Q${num(AXIS)} ${num(cut.hemY + sag)} ${num(2 * AXIS - rx + pull + 8)} ${num(cut.hemY + 1)}` +
    `Q${num(2 * AXIS - rx + pull)} ${num(cut.hemY)} ${num(2 * AXIS - rx + pull)} ${num(cut.hemY - 6)}` +
    `C${num(2 * AXIS - rx + pull)} ${num(cut.hemY - cut.ribHeight * 0.4)} ${num(2 * AXIS - rx + pull * 0.4)} ${num(hemTop[1] + cut.ribHeight * 0.25)} ${at(left(hemTop))}Z`
  const armholes = `M${at(tip)}C${at(armC1)} ${at(armC2)} ${at(arm)}M${at(left(tip))}C${at(left(armC1))} ${at(left(armC2))} ${at(left(arm))}`
  return { body, hem, armholes }
}

interface SleeveShape {
  readonly d: string
  readonly cuff: string
  readonly origin: Point
  readonly angle: number
  readonly length: number
  readonly cuffCentre: Point
  readonly cuffHalf: number
  readonly elbow: Point
  readonly seam: string
}

/** The right sleeve; the left one is its mirror with a slightly different hang. */
function sleeveShape(cut: GarmentCut, angle: number): SleeveShape {
  const lengths: Record<SleeveKind, number> = {
    none: 0,
    cap: 0.16,
    short: 0.36,
    three_quarter: 0.76,
    long: 1,
    balloon: 1,
  }
  const long = cut.sleeve === 'long' || cut.sleeve === 'balloon' || cut.sleeve === 'three_quarter'
  const length = cut.sleeveLength * lengths[cut.sleeve]
  const tip: Point = [AXIS + cut.shoulderHalf, cut.topY + cut.shoulderDrop]
  const arm: Point = [AXIS + cut.chestHalf, cut.underarmY]
  const top: Point = cut.raglan ? [AXIS + cut.neckHalf + 4, cut.topY + 2] : tip
  const radians = (angle * Math.PI) / 180
  const dir: Point = [Math.sin(radians), Math.cos(radians)]
  const across: Point = [Math.cos(radians), -Math.sin(radians)]
  const origin: Point = [(tip[0] + arm[0]) / 2 - 16, tip[1] + 24]
  const move = (along: number, side: number): Point => [
    origin[0] + dir[0] * along + across[0] * side,
    origin[1] + dir[1] * along + across[1] * side,
  ]
  const upper = cut.sleeveWidth / 2
  const cuffHalf = long ? upper * (cut.sleeve === 'balloon' ? 0.5 : 0.56) : upper * 0.94
  const cuffLength = long ? Math.max(46, cut.ribHeight * 0.95) : 26
  const end = length
  const cuffTop = end - cuffLength
  const puff = cut.sleeve === 'balloon' ? upper * 1.22 : upper * 0.86
  const wristHalf = cut.sleeve === 'balloon' ? upper * 0.9 : cuffHalf * 1.1
  const outerCuff = move(cuffTop, wristHalf)
  const innerCuff = move(cuffTop, -wristHalf)
  const d =
    `M${at(top)}${cut.raglan ? `L${at([tip[0] - 6, tip[1] - 2])}` : ''}` +
    `C${at(move(length * 0.06, upper * 1.06))} ${at(move(length * 0.2, upper * 1.02))} ${at(move(cuffTop * 0.5, long ? puff * 1.02 : upper))}` +
    `C${at(move(cuffTop * 0.75, puff))} ${at(move(cuffTop * 0.93, wristHalf * 1.08))} ${at(outerCuff)}L${at(innerCuff)}` +
    `C${at(move(cuffTop * 0.9, -wristHalf * 1.1))} ${at(move(cuffTop * 0.7, -puff * 0.96))} ${at(move(cuffTop * 0.52, -upper * (long ? 0.78 : 0.9)))}` +
    `Q${at([arm[0] + 10, arm[1] + 30])} ${at([arm[0] - 4, arm[1] + 4])}L${at(cut.raglan ? [arm[0] - 8, arm[1]] : [arm[0] - 60, arm[1] - 40])}Z`
  const cuff =
    `M${at(outerCuff)}C${at(move(cuffTop + cuffLength * 0.25, cuffHalf * 1.02))} ${at(move(end - 10, cuffHalf))} ${at(move(end - 4, cuffHalf * 0.98))}` +
    `Q${at(move(end + 2, cuffHalf * 0.9))} ${at(move(end + 2, cuffHalf * 0.8))}L${at(move(end + 2, -cuffHalf * 0.8))}Q${at(move(end + 2, -cuffHalf * 0.95))} ${at(move(end - 4, -cuffHalf * 0.98))}` +
    `C${at(move(end - 10, -cuffHalf))} ${at(move(cuffTop + cuffLength * 0.25, -cuffHalf * 1.02))} ${at(innerCuff)}Z`
  return {
    d,
    cuff,
    origin,
    angle,
    length,
    cuffCentre: move(end, 0),
    cuffHalf,
    elbow: move(length * 0.5, 0),
    seam: `M${at(top)}Q${at([AXIS + cut.chestHalf * 0.86, cut.topY + (cut.underarmY - cut.topY) * 0.55])} ${at([arm[0] - 8, arm[1]])}`,
  }
}

/** Dark creases with a lit ridge beside each, blurred by layered strokes. */
function creases(sheet: Sheet, d: string, body: string, width: number, strength: number): string {
  const light = lightness(body)
  const dark = light > 0.8 ? shade(body, -0.55) : shade(body, -0.75)
  return (
    softLine(sheet, d, dark, width, strength * (light > 0.8 ? 0.62 : 0.85)) +
    group(softLine(sheet, d, WHITE, width * 0.75, strength * (light < 0.4 ? 0.22 : 0.4), 2), {
      transform: `translate(${num(-width * 0.5)} ${num(-width * 0.16)})`,
    })
  )
}

function drawSleeve(fabric: Fabric, cut: GarmentCut, side: 'left' | 'right', random: Random): string {
  const { sheet } = fabric
  const shape = sleeveShape(cut, cut.sleeveAngle + random.jitter(1.6))
  const { origin, angle, length } = shape
  const half = cut.sleeveWidth * 0.9
  const turn = `rotate(${num(-angle, 2)} ${num(origin[0])} ${num(origin[1])})`
  const cloth = group(
    weave(fabric, {
      x: Math.round(origin[0] - half),
      y: Math.round(origin[1] - 150),
      width: Math.round(half * 2),
      height: Math.round(length + 170),
      part: 'sleeve',
    }),
    { transform: turn },
  )
  const cuffFabric = withStitch(fabric, 'rib', cut.trim)
  const cuffCloth = group(
    weave(cuffFabric, {
      x: Math.round(origin[0] - half),
      y: Math.round(origin[1] + length - 130),
      width: Math.round(half * 2),
      height: 150,
      part: 'sleeve',
    }),
    { transform: turn },
  )
  const normalA = polar(origin, half * 0.9, -angle)
  const normalB = polar(origin, -half * 0.9, -angle)
  const volume = sheet.linear(
    [
      [0, fade('#140d12', 0.46)],
      [0.24, fade(BLACK, 0.1)],
      [0.5, fade(WHITE, 0.1)],
      [0.76, fade(BLACK, 0.06)],
      [1, fade('#140d12', 0.4)],
    ],
    normalB[0],
    normalB[1],
    normalA[0],
    normalA[1],
  )
  const down = (along: number, across: number): Point => {
    const p = polar(origin, along, 90 - angle)
    return polar(p, across, -angle)
  }
  let folds = ''
  if (length > 260) {
    for (const share of [0.3, 0.46, 0.55, 0.68, 0.82]) {
      const from = down(length * (share + random.jitter(0.03)), -half * 0.66)
      const middle = down(length * (share + 0.06), -half * 0.1)
      const to = down(length * (share + random.range(0.01, 0.05)), half * random.range(0.1, 0.5))
      folds += smooth([from, middle, to])
    }
  }
  folds += smooth([down(10, -half * 0.5), down(length * 0.14, -half * 0.2), down(length * 0.3, -half * 0.5)])
  const cuffEdge = creases(sheet, polylineAcross(shape, down, length, cut), fabric.body, 12, 0.5)
  const art =
    clipped(sheet.clip(shape.d), cloth + creases(sheet, folds, fabric.body, 26, 0.42) + path(shape.d, volume)) +
    clipped(sheet.clip(shape.cuff), cuffCloth + path(shape.cuff, volume)) +
    cuffEdge +
    edge(fabric, shape.d + shape.cuff)
  const raglanSeam = cut.raglan
    ? line(shape.seam, fade(shade(fabric.body, -0.6), 0.6), 4) +
      group(line(shape.seam, fade(WHITE, 0.25), 3), { transform: 'translate(-5 0)' })
    : ''
  const all = art + raglanSeam
  return side === 'right' ? all : group(all, { transform: `translate(${AXIS * 2} 0) scale(-1 1)` })
}

function polylineAcross(
  shape: SleeveShape,
  down: (along: number, across: number) => Point,
  length: number,
  cut: GarmentCut,
): string {
  const cuffLength = cut.sleeve === 'short' || cut.sleeve === 'cap' ? 26 : Math.max(46, cut.ribHeight * 0.95)
  const y = length - cuffLength
  return `M${at(down(y, -shape.cuffHalf))}Q${at(down(y + 8, 0))} ${at(down(y, shape.cuffHalf))}`
}

/** Knit edges are never straight: short strokes of yarn along the outline. */
function edge(fabric: Fabric, d: string): string {
  const unit = fabric.size.height
  return line(d, fade(shade(fabric.body, -0.42), 0.75), Math.max(2.2, unit * 0.2), {
    'stroke-dasharray': `${num(unit * 0.72)} ${num(unit * 0.28)}`,
    'stroke-linecap': 'butt',
  })
}

/** A ribbed band along a curve: the curve itself, stroked wide, crossed by the ribs as dashes. */
export function ribBand(fabric: Fabric, d: string, width: number, colour: Hex): string {
  const unit = Math.max(6, fabric.size.width * 0.95)
  const dark = shade(colour, lightness(colour) > 0.8 ? -0.4 : -0.6)
  const base = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'round' } as const
  return (
    line(d, shade(colour, -0.34), width + 3, base) +
    line(d, colour, width, base) +
    line(d, fade(dark, 0.5), width, { ...base, 'stroke-dasharray': `${num(unit * 0.34)} ${num(unit * 0.66)}` }) +
    line(d, fade(WHITE, lightness(colour) < 0.4 ? 0.1 : 0.2), width, {
      ...base,
      'stroke-dasharray': `${num(unit * 0.2)} ${num(unit * 0.8)}`,
      'stroke-dashoffset': num(-unit * 0.55),
    }) +
    line(d, fade(WHITE, 0.12), width * 0.4, base)
  )
}

function label(x: number, y: number, trim: string): string {
  return (
    path(roundRect(x - 30, y, 60, 28, 3), '#f5f1e8') +
    rect(x - 18, y + 9, 36, 3, fade(trim, 0.8)) +
    rect(x - 11, y + 16, 22, 2, fade('#3a3a3a', 0.5)) +
    path(roundRect(x - 9, y + 28, 18, 10, 2), '#e9e4d6')
  )
}

function drawNeck(fabric: Fabric, cut: GarmentCut): { behind: string; front: string } {
  const { sheet } = fabric
  const x0 = AXIS - cut.neckHalf - 30
  const wide = cut.neckHalf * 2 + 60
  const inside = shade(fabric.body, lightness(fabric.body) > 0.8 ? -0.2 : -0.34)
  const innerFabric = withStitch(fabric, 'jersey', inside)
  const opening = `${frontNeck(cut)}${backNeck(cut, 26).replace('M', 'L')}Z`
  const inner = clipped(
    sheet.clip(opening),
    weave(innerFabric, {
      x: Math.round(x0),
      y: Math.round(cut.topY - 20),
      width: Math.round(wide),
      height: Math.round(cut.neckDepth + 60),
      part: 'body',
    }) +
      path(
        opening,
        sheet.linear(
          [
            [0, fade(BLACK, 0.1)],
            [1, fade('#0b0710', 0.5)],
          ],
          0,
          cut.topY,
          0,
          cut.topY + cut.neckDepth + 20,
        ),
      ),
  )
  const band = cut.neck === 'boat' ? 20 : cut.neck === 'v' ? 34 : 38
  const backBand = ribBand(fabric, backNeck(cut, 24), 26, shade(cut.trim, -0.12))
  const tag = cut.neckDepth > 50 ? label(AXIS, cut.topY + 40, cut.trim === fabric.body ? '#3a3a3a' : cut.trim) : ''
  const shadowUnder = clipped(sheet.clip(opening), softLine(sheet, backNeck(cut, 40), BLACK, 26, 0.35))
  const behind = inner + shadowUnder + tag + backBand
  if (cut.neck === 'turtle' || cut.neck === 'mock') return { behind: '', front: turtleneck(fabric, cut) }
  if (cut.neck === 'polo') return { behind, front: poloCollar(fabric, cut) }
  return {
    behind,
    front:
      ribBand(fabric, frontNeck(cut), band, cut.trim) +
      creases(sheet, shiftDown(cut, band * 0.62), fabric.body, 10, 0.4),
  }
}

/** The line just under the neckband, where it throws its shadow. */
function shiftDown(cut: GarmentCut, by: number): string {
  const { shoulder, middle, c1, c2 } = necklineRight(cut)
  const lower = (point: Point, out: number): Point => [point[0] + out, point[1] + by]
  const s = lower(shoulder, by * 0.7)
  const a = lower(c1, by * 0.6)
  const b = lower(c2, by * 0.2)
  const m = lower(middle, 0)
  return `M${at(left(s))}C${at(left(a))} ${at(left(b))} ${at(m)}C${at(b)} ${at(a)} ${at(s)}`
}

function turtleneck(fabric: Fabric, cut: GarmentCut): string {
  const { sheet } = fabric
  const rise = cut.neck === 'turtle' ? 96 : 46
  const base = cut.neckHalf + 8
  const top = base - 10
  const y = cut.topY
  const low = y + cut.neckDepth * 1.3
  const high = y - rise
  const tube = `M${num(AXIS - base)} ${num(y + 8)}C${num(AXIS - base + 2)} ${num(y - rise * 0.4)} ${num(AXIS - top - 6)} ${num(high + 20)} ${num(AXIS - top)} ${num(high)}Q${num(AXIS)} ${num(high + 26)} ${num(AXIS + top)} ${num(high)}C${num(AXIS + top + 6)} ${num(high + 20)} ${num(AXIS + base - 2)} ${num(y - rise * 0.4)} ${num(AXIS + base)} ${num(y + 8)}C${num(AXIS + base * 0.7)} ${num(low + 20)} ${num(AXIS - base * 0.7)} ${num(low + 20)} ${num(AXIS - base)} ${num(y + 8)}Z`
  const mouth = `M${num(AXIS - top)} ${num(high)}Q${num(AXIS)} ${num(high - 20)} ${num(AXIS + top)} ${num(high)}Q${num(AXIS)} ${num(high + 26)} ${num(AXIS - top)} ${num(high)}Z`
  const rib = withStitch(fabric, 'rib', cut.trim)
  const volume = sheet.linear(
    [
      [0, fade('#140d12', 0.42)],
      [0.22, fade(BLACK, 0.05)],
      [0.45, fade(WHITE, 0.12)],
      [0.8, fade(BLACK, 0.12)],
      [1, fade('#140d12', 0.5)],
    ],
    AXIS - base,
    0,
    AXIS + base,
    0,
  )
  const fold =
    cut.neck === 'turtle'
      ? `M${num(AXIS - base + 3)} ${num(y - rise * 0.32)}Q${num(AXIS)} ${num(y - rise * 0.32 + 44)} ${num(AXIS + base - 3)} ${num(y - rise * 0.32)}`
      : ''
  const foot = `M${num(AXIS - base)} ${num(y + 10)}C${num(AXIS - base * 0.7)} ${num(low + 22)} ${num(AXIS + base * 0.7)} ${num(low + 22)} ${num(AXIS + base)} ${num(y + 10)}`
  return (
    path(mouth, shade(cut.trim, -0.6)) +
    clipped(
      sheet.clip(tube),
      weave(rib, {
        x: Math.round(AXIS - base - 10),
        y: Math.round(high - 10),
        width: Math.round(base * 2 + 20),
        height: Math.round(low - high + 40),
        part: 'body',
      }) +
        (fold === '' ? '' : creases(sheet, fold, cut.trim, 18, 0.6)) +
        path(tube, volume),
    ) +
    creases(sheet, foot, fabric.body, 16, 0.6) +
    edge(fabric, tube)
  )
}

function poloCollar(fabric: Fabric, cut: GarmentCut): string {
  const { sheet } = fabric
  const y = cut.topY
  const n = cut.neckHalf
  const leaf = (sign: 1 | -1): string => {
    const p = (x: number, py: number): string => `${num(AXIS + sign * x)} ${num(py)}`
    return `M${p(n + 6, y - 16)}C${p(n + 26, y + 10)} ${p(n + 30, y + 50)} ${p(n + 20, y + 96)}Q${p(n * 0.5, y + cut.neckDepth * 0.9)} ${p(10, y + cut.neckDepth + 6)}C${p(24, y + cut.neckDepth * 0.6)} ${p(n * 0.72, y + 50)} ${p(n + 6, y - 16)}Z`
  }
  const placket = roundRect(AXIS - 22, y + cut.neckDepth - 20, 44, 190, 6)
  const buttons = [40, 96, 152].map(dy => button(AXIS, y + cut.neckDepth - 18 + dy, 11, cut.trim)).join('')
  const collar = leaf(1) + leaf(-1)
  const rib = withStitch(fabric, 'rib', cut.trim)
  return (
    softShadow(sheet, collar, { dy: 8, spread: 14, strength: 0.3 }) +
    path(placket, shade(fabric.body, -0.08), { stroke: fade(shade(fabric.body, -0.5), 0.5), 'stroke-width': 2 }) +
    buttons +
    clipped(
      sheet.clip(collar),
      weave(rib, {
        x: Math.round(AXIS - n - 50),
        y: Math.round(y - 30),
        width: Math.round(n * 2 + 100),
        height: Math.round(cut.neckDepth + 150),
        part: 'body',
      }),
    ) +
    edge(fabric, collar)
  )
}

export function button(x: number, y: number, r: number, cloth: string): string {
  const colour = lightness(cloth) > 0.75 ? '#8a6a4a' : lightness(cloth) < 0.4 ? '#2a2522' : shade(cloth, -0.4)
  return (
    el('circle', { cx: x + 2, cy: y + 3, r: r + 1, fill: fade(BLACK, 0.35) }) +
    el('circle', { cx: x, cy: y, r, fill: colour }) +
    el('circle', {
      cx: x,
      cy: y,
      r: r * 0.72,
      fill: shade(colour, 0.14),
      stroke: shade(colour, -0.3),
      'stroke-width': 1.4,
    }) +
    `<path d="M${num(x - r * 0.3)} ${num(y - r * 0.26)}h.1M${num(x + r * 0.3)} ${num(y - r * 0.26)}h.1M${num(x - r * 0.3)} ${num(y + r * 0.26)}h.1M${num(x + r * 0.3)} ${num(y + r * 0.26)}h.1" stroke="${shade(colour, -0.6)}" stroke-width="${num(r * 0.26)}" stroke-linecap="round"/>` +
    `<path d="M${num(x - r * 0.7)} ${num(y - r * 0.3)}A${num(r * 0.8)} ${num(r * 0.8)} 0 0 1 ${num(x + r * 0.1)} ${num(y - r * 0.76)}" fill="none" stroke="${fade(WHITE, 0.6)}" stroke-width="${num(r * 0.14)}" stroke-linecap="round"/>`
  )
}

function drawOpening(fabric: Fabric, cut: GarmentCut): string {
  if (cut.opening === 'none') return ''
  const { sheet } = fabric
  const top = cut.topY + cut.neckDepth - 6
  const bottom = cut.hemY + 6
  const band = `M${AXIS} ${num(top)}V${num(bottom)}`
  if (cut.opening === 'zip') {
    const teeth = `M${AXIS} ${num(top)}V${num(bottom)}`
    return (
      softLine(sheet, band, BLACK, 40, 0.35) +
      line(band, shade(cut.trim, -0.35), 26, { 'stroke-linecap': 'butt' }) +
      line(teeth, '#d9dadb', 12, { 'stroke-linecap': 'butt', 'stroke-dasharray': '3.5 3' }) +
      line(teeth, '#55585c', 1.6) +
      path(roundRect(AXIS - 9, top + 4, 18, 26, 5), '#c4c7ca', { stroke: '#6d7176', 'stroke-width': 2 }) +
      path(roundRect(AXIS - 6, top + 28, 12, 40, 5), '#dfe1e3', { stroke: '#7d8186', 'stroke-width': 2 })
    )
  }
  const buttons: string[] = []
  const count = Math.max(3, Math.round((bottom - top) / 128))
  if (cut.opening === 'buttons') {
    for (let index = 0; index < count; index += 1)
      buttons.push(button(AXIS, top + 34 + (index * (bottom - top - 70)) / (count - 1), 15, cut.trim))
  }
  return (
    softLine(sheet, `M${AXIS + 26} ${num(top + 14)}V${num(bottom)}`, BLACK, 22, 0.42) +
    ribBandVertical(fabric, cut, top, bottom) +
    buttons.join('')
  )
}

function ribBandVertical(fabric: Fabric, cut: GarmentCut, top: number, bottom: number): string {
  const rib = withStitch(fabric, 'rib', cut.trim)
  const d = roundRect(AXIS - 26, top, 52, bottom - top, 5)
  return (
    clipped(
      fabric.sheet.clip(d),
      weave(rib, { x: AXIS - 30, y: Math.round(top), width: 60, height: Math.round(bottom - top), part: 'body' }),
    ) + line(d, fade(shade(cut.trim, -0.5), 0.7), 2.4)
  )
}

function drawPockets(fabric: Fabric, cut: GarmentCut): string {
  if (!cut.pockets) return ''
  const y = cut.hemY - cut.ribHeight - 210
  const pocket = (x: number): string => {
    const d = roundRect(x, y, 150, 170, 10)
    return (
      softShadow(fabric.sheet, d, { dy: 5, dx: 3, spread: 8, strength: 0.32, colour: shade(fabric.body, -0.8) }) +
      clipped(
        fabric.sheet.clip(d),
        weave({ ...fabric, pattern: 'plain' }, { x: Math.round(x), y, width: 150, height: 170, part: 'sleeve' }),
      ) +
      ribBand(fabric, `M${num(x)} ${num(y + 16)}h150`, 34, cut.trim) +
      line(d, fade(shade(fabric.body, -0.6), 0.55), 2.2, { 'stroke-dasharray': '7 3' })
    )
  }
  return pocket(AXIS - cut.hemHalf * 0.84) + pocket(AXIS + cut.hemHalf * 0.84 - 150)
}

function drapery(fabric: Fabric, cut: GarmentCut, random: Random): string {
  const { sheet } = fabric
  const span = cut.hemY - cut.underarmY
  let long = ''
  for (const share of [-0.78, -0.42, 0.12, 0.5, 0.84]) {
    const x = AXIS + share * cut.waistHalf + random.jitter(22)
    const y = cut.underarmY + span * random.range(0.1, 0.42)
    long += smooth([
      [x, y],
      [x + random.jitter(20), y + span * 0.2],
      [x + share * 26 + random.jitter(14), Math.min(cut.hemY - cut.ribHeight, y + span * random.range(0.4, 0.55))],
    ])
  }
  let arm = ''
  for (const sign of [-1, 1]) {
    for (const [dx, dy] of [
      [-86, 46],
      [-104, 104],
      [-50, 150],
    ] as const) {
      const from: Point = [AXIS + sign * (cut.chestHalf - 10), cut.underarmY + 4]
      const to: Point = [AXIS + sign * (cut.chestHalf + dx + random.jitter(16)), cut.underarmY + dy + random.jitter(12)]
      arm += smooth([from, [(from[0] + to[0]) / 2 + sign * 10, (from[1] + to[1]) / 2 + 14], to])
    }
  }
  let waist = ''
  for (const sign of [-1, 1]) {
    const y = cut.hemY - cut.ribHeight - random.range(30, 60)
    waist += smooth([
      [AXIS + sign * cut.hemHalf, y],
      [AXIS + sign * cut.hemHalf * 0.7, y + 22],
      [AXIS + sign * cut.hemHalf * 0.4, y + 8],
    ])
  }
  return (
    creases(sheet, long, fabric.body, 44, 0.3) +
    creases(sheet, arm, fabric.body, 24, 0.42) +
    creases(sheet, waist, fabric.body, 26, 0.34)
  )
}

/** Draws a whole knitted garment, laid flat or on an invisible body. */
export function drawGarment(fabric: Fabric, cut: GarmentCut, random: Random): string {
  const { sheet } = fabric
  const shape = outline(cut)
  const neck = drawNeck(fabric, cut)
  const width = Math.max(cut.chestHalf, cut.hemHalf) + 20
  const area = {
    x: Math.round(AXIS - width),
    y: Math.round(cut.topY - 12),
    width: Math.round(width * 2),
    height: Math.round(cut.hemY - cut.topY + 40),
    part: 'body',
  } as const
  const volume = sheet.linear(
    [
      [0, fade('#140d12', 0.4)],
      [0.12, fade(BLACK, 0.1)],
      [0.36, fade(WHITE, 0.12)],
      [0.62, fade(BLACK, 0)],
      [0.88, fade(BLACK, 0.14)],
      [1, fade('#140d12', 0.46)],
    ],
    AXIS - width,
    0,
    AXIS + width,
    0,
  )
  const fall = sheet.linear(
    [
      [0, fade(WHITE, 0.12)],
      [0.35, fade(WHITE, 0)],
      [1, fade('#140d12', 0.16)],
    ],
    0,
    cut.topY,
    0,
    cut.hemY,
  )
  const hemFabric = withStitch(fabric, cut.ribHeight > 90 ? 'rib2' : 'rib', cut.trim)
  const hem =
    cut.ribHeight > 0
      ? clipped(
          sheet.clip(shape.hem),
          weave(hemFabric, {
            ...area,
            y: Math.round(cut.hemY - cut.ribHeight - 4),
            height: Math.round(cut.ribHeight + 40),
          }) + path(shape.hem, volume),
        ) +
        creases(
          sheet,
          `M${num(AXIS - cut.hemHalf)} ${num(cut.hemY - cut.ribHeight)}Q${AXIS} ${num(cut.hemY - cut.ribHeight + 10)} ${num(AXIS + cut.hemHalf)} ${num(cut.hemY - cut.ribHeight)}`,
          fabric.body,
          14,
          0.55,
        )
      : ''
  const body =
    clipped(
      sheet.clip(shape.body),
      weave(fabric, area) + drapery(fabric, cut, random) + path(shape.body, volume) + path(shape.body, fall),
    ) +
    hem +
    edge(fabric, shape.body + shape.hem)
  const sleeves =
    cut.sleeve === 'none' ? '' : drawSleeve(fabric, cut, 'left', random) + drawSleeve(fabric, cut, 'right', random)
  const seam =
    cut.sleeve === 'none'
      ? ribBand(fabric, shape.armholes, 30, cut.trim)
      : cut.raglan
        ? ''
        : creases(sheet, shape.armholes, fabric.body, 14, 0.62)
  const belt = cut.belt === undefined ? '' : drawBelt(fabric, cut, cut.belt)
  const layers = cut.raglan ? neck.behind + body + sleeves : neck.behind + sleeves + body + seam
  return layers + drawPockets(fabric, cut) + drawOpening(fabric, cut) + neck.front + belt
}

function drawBelt(fabric: Fabric, cut: GarmentCut, colour: Hex): string {
  const y = cut.waistY
  const d = `M${num(AXIS - cut.waistHalf)} ${num(y)}Q${AXIS} ${num(y + 22)} ${num(AXIS + cut.waistHalf)} ${num(y)}`
  const tail = (x: number, to: number): string =>
    smooth([
      [AXIS + 40, y + 12],
      [AXIS + 40 + x * 0.6, y + 110],
      [AXIS + 40 + x, to],
    ])
  return (
    softLine(fabric.sheet, d, BLACK, 70, 0.3) +
    ribBand(fabric, tail(-34, y + 250), 30, shade(colour, -0.06)) +
    ribBand(fabric, tail(46, y + 220), 30, colour) +
    ribBand(fabric, d, 44, colour) +
    path(roundRect(AXIS + 14, y - 16, 54, 56, 16), colour, { stroke: shade(colour, -0.4), 'stroke-width': 3 })
  )
}

/** The garment's outline as one path, for its shadow. */
export function garmentShadow(
  sheet: Sheet,
  cut: GarmentCut,
  options: { dx: number; dy: number; spread: number; strength: number },
): string {
  const shape = outline(cut)
  const body = softShadow(sheet, shape.body + shape.hem, options)
  if (cut.sleeve === 'none') return body
  const sleeve = sleeveShape(cut, cut.sleeveAngle)
  const arm = softShadow(sheet, sleeve.d + sleeve.cuff, { ...options, dx: 0 })
  const shift = `translate(${num(options.dx)} 0)`
  return (
    body + group(arm, { transform: shift }) + group(arm, { transform: `${shift} translate(${AXIS * 2} 0) scale(-1 1)` })
  )
}
