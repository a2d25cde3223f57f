import { fade, lightness, mix, shade, toHex, withLightness, type Hex } from '../core/colour'
import type { Random } from '../core/random'
import { num, path, rect, type Sheet } from '../core/sheet'
import { drawCable, type CableColumn } from './cable'
import {
  chartFrom,
  fairIsleBand,
  jacquardChart,
  motifChart,
  placeChart,
  tileChart,
  type Chart,
  type Motif,
} from './chart'
import { reliefPaint, stitchSize, TILE, toneOf, type Stitch, type StitchSize, type Tone } from './relief'

export const PATTERNS = [
  'plain',
  'stripes',
  'fairisle',
  'jacquard',
  'intarsia',
  'argyle',
  'colorblock',
  'ombre',
  'melange',
] as const

export type Pattern = (typeof PATTERNS)[number]

/** A knitted cloth: yarn colours, stitch and colour work; every panel of a garment is cut from it. */
export interface Fabric {
  readonly sheet: Sheet
  readonly body: Hex
  readonly accents: readonly [Hex, Hex, Hex]
  readonly stitch: Stitch
  readonly pattern: Pattern
  readonly gauge: number
  readonly size: StitchSize
  readonly tone: Tone
  readonly seed: Random
  readonly motif: Motif
}

export interface FabricOptions {
  readonly body: string
  readonly accent?: string | undefined
  readonly stitch: Stitch
  readonly pattern: Pattern
  readonly gauge: number
  readonly motif?: Motif
}

function accentsFor(body: Hex, accent: string | undefined): readonly [Hex, Hex, Hex] {
  const light = lightness(body)
  const first =
    accent === undefined ? (light > 0.7 ? shade(body, -0.45) : mix(shade(body, 0.75), '#f6ecd9', 0.5)) : toHex(accent)
  const second = light > 0.75 ? mix(withLightness(body, 0.5), '#8a5a3c', 0.35) : mix(first, '#f4ead6', 0.7)
  const third =
    Math.abs(lightness(first) - light) < 0.2 ? withLightness(first, light > 0.6 ? 0.3 : 0.9) : mix(body, first, 0.5)
  return [first, second, third]
}

export function createFabric(sheet: Sheet, options: FabricOptions, random: Random): Fabric {
  const body = toHex(options.body)
  // Near black and pure white have no room for shadow or light; real yarn is never that extreme.
  const level = lightness(body)
  const yarn = level < 0.24 ? withLightness(body, 0.24) : level > 0.955 ? withLightness(body, 0.955) : body
  const size = stitchSize(options.gauge)
  return {
    sheet,
    body: yarn,
    accents: accentsFor(yarn, options.accent),
    stitch: options.stitch,
    pattern: options.pattern,
    gauge: options.gauge,
    size,
    tone: toneOf(yarn),
    seed: random.fork('fabric'),
    motif: options.motif ?? random.pick(['mountain', 'star', 'heart', 'circle', 'sun', 'deer', 'flower']),
  }
}

export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly part: 'body' | 'sleeve'
}

const snap = (value: number, unit: number): number => Math.round(value / unit) * unit

/** A horizontal colour band whose edges follow the stitches when these are large enough to be seen. */
function band(fabric: Fabric, cut: Cut, y: number, height: number, colour: string): string {
  const { width: w, height: h } = fabric.size
  const top = snap(y, h) - h * 0.25
  const tall = Math.max(h, snap(height, h))
  if (w < 12) return rect(cut.x, top, cut.width, tall, colour)
  const count = Math.ceil(cut.width / w) + 1
  const left = snap(cut.x, w) - w
  const zig = `l${num(w / 2, 2)} ${num(h * 0.5, 2)} ${num(w / 2, 2)} ${num(-h * 0.5, 2)}`.repeat(count)
  const zag = `l${num(-w / 2, 2)} ${num(h * 0.5, 2)} ${num(-w / 2, 2)} ${num(-h * 0.5, 2)}`.repeat(count)
  const id = fabric.sheet.define(key => `<path id="${key}" d="M${num(left, 2)} 0${zig}v${num(tall, 2)}${zag}z"/>`)
  return `<use href="#${id}" y="${num(top, 2)}" fill="${colour}"/>`
}

function stripes(fabric: Fabric, cut: Cut): string {
  const random = fabric.seed.fork('stripes')
  const [first, second, third] = fabric.accents
  const kind = random.pick(['breton', 'even', 'wide', 'rhythm', 'chest'] as const)
  const h = fabric.size.height
  let out = ''
  if (kind === 'chest') {
    out +=
      band(fabric, cut, 360, 84, first) +
      band(fabric, cut, 372 + 84, 26, second) +
      band(fabric, cut, 360 - 38, 26, second)
    return out
  }
  const sequences: Record<Exclude<typeof kind, 'chest'>, readonly (readonly [number, string | null])[]> = {
    breton: [
      [4, first],
      [8, null],
    ],
    even: [
      [46, first],
      [46, null],
    ],
    wide: [
      [96, first],
      [96, null],
    ],
    rhythm: [
      [58, first],
      [16, null],
      [16, second],
      [16, null],
      [30, third],
      [64, null],
    ],
  }
  const unit = kind === 'breton' ? Math.max(h, 5.5) : 1
  let y = cut.y - (cut.y % 600) + 12
  while (y < cut.y + cut.height) {
    for (const [tall, colour] of sequences[kind]) {
      if (colour !== null && y + tall * unit > cut.y) out += band(fabric, cut, y, tall * unit, colour)
      y += tall * unit
    }
  }
  return out
}

function repeatChart(
  fabric: Fabric,
  cut: Cut,
  chart: Chart,
  y: number,
  rows: number,
  cell: { width: number; height: number },
  drop = false,
): string {
  const tile = chart.columns * cell.width
  // Motifs are centred on the panel's axis, as on a real garment.
  const axis = cut.x + cut.width / 2
  const columns = Math.ceil(cut.width / tile) + 1
  const x = snap(axis - (columns * tile) / 2, fabric.size.width)
  return tileChart(fabric.sheet, chart, fabric.accents, cell, {
    x,
    y: snap(y, fabric.size.height),
    columns,
    rows,
    dropEveryOther: drop,
  })
}

/** Fine gauges draw each chart cell over several stitches, so that motifs keep a readable size. */
function cellOf(fabric: Fabric, wanted: number): { width: number; height: number } {
  const times = Math.max(1, Math.round(wanted / fabric.size.width))
  return { width: fabric.size.width * times, height: fabric.size.height * times }
}

function fairIsle(fabric: Fabric, cut: Cut): string {
  const random = fabric.seed.fork('fairisle')
  const period = random.pick([12, 16, 18])
  const chart = fairIsleBand(random, period)
  const cell = cellOf(fabric, 12)
  const height = chart.rows * cell.height
  const yokeOnly = random.chance(0.45)
  const top = 262
  let out = ''
  let y = top
  const gap = random.range(0.25, 0.9) * height
  while (y < cut.y + cut.height) {
    if (y + height > cut.y) out += repeatChart(fabric, cut, chart, y, 1, cell)
    y += height + gap
    if (yokeOnly && y > top + height) break
  }
  return out
}

function argyle(fabric: Fabric, cut: Cut): string {
  const { width: w, height: h } = fabric.size
  const half = Math.max(6, Math.round(62 / w))
  const rows = Math.max(8, Math.round(96 / h))
  const [first, second] = fabric.accents
  const chart = chartFrom(half * 2, rows * 2, (c, r) => {
    const inside = Math.abs(c + 0.5 - half) / half + Math.abs(r + 0.5 - rows) / rows
    return inside < 0.96 ? 1 : 0
  })
  const tile = half * 2 * w
  const tall = rows * 2 * h
  const axis = cut.x + cut.width / 2
  const columns = Math.ceil(cut.width / tile / 2) * 2 + 1
  const left = snap(axis - (columns * tile) / 2, w)
  const top = snap(cut.y - (cut.y % tall), h) - tall
  const count = Math.ceil((cut.y + cut.height - top) / tall) + 1
  let out = ''
  const id = fabric.sheet.define(key => `<g id="${key}">${placeChart(chart, [first, second], fabric.size, 0, 0)}</g>`)
  const alt = fabric.sheet.define(
    key => `<g id="${key}">${placeChart(chart, [mix(fabric.body, second, 0.75)], fabric.size, 0, 0)}</g>`,
  )
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < count; row += 1) {
      out += `<use href="#${column % 2 === 0 ? id : alt}" x="${num(left + column * tile)}" y="${num(top + row * tall)}"/>`
    }
  }
  let cross = ''
  for (let column = 0; column <= columns; column += 1) {
    for (let row = 0; row < count; row += 1) {
      const x = left + column * tile
      const y = top + row * tall
      cross += `M${num(x - tile / 2)} ${num(y)}l${num(tile)} ${num(tall)}m0 ${num(-tall)}l${num(-tile)} ${num(tall)}`
    }
  }
  const dash = num(Math.max(2, h * 0.9))
  return `${out}<path d="${cross}" fill="none" stroke="${shade(second, 0.2)}" stroke-width="${num(Math.max(2.4, w * 0.36))}" stroke-dasharray="${dash} ${num(Math.max(1.2, h * 0.35))}"/>`
}

function intarsia(fabric: Fabric, cut: Cut): string {
  if (cut.part === 'sleeve') return ''
  const { width: w, height: h } = fabric.size
  const wide = 300
  const columns = Math.round(wide / w)
  const rows = Math.round((wide * 0.98) / h)
  const x = snap(cut.x + cut.width / 2 - (columns * w) / 2, w)
  const chart = motifChart(fabric.motif, columns, rows)
  return placeChart(chart, fabric.accents, fabric.size, x, snap(cut.y + cut.height * 0.34, h))
}

function colorblock(fabric: Fabric, cut: Cut): string {
  const random = fabric.seed.fork('blocks')
  const [first, second] = fabric.accents
  const kind = random.pick(['half', 'thirds', 'diagonal', 'side'] as const)
  const bottom = cut.y + cut.height
  if (kind === 'half') return band(fabric, cut, 640, bottom - 600, first)
  if (kind === 'thirds') return band(fabric, cut, 430, 210, first) + band(fabric, cut, 640, bottom - 600, second)
  const axis = cut.x + cut.width / 2
  if (kind === 'side') {
    return cut.part === 'body'
      ? rect(snap(axis, fabric.size.width), cut.y, cut.width, cut.height, first)
      : rect(cut.x, cut.y, cut.width, cut.height, second)
  }
  return path(`M${num(cut.x)} ${num(760)}L${num(cut.x + cut.width)} ${num(420)}V${num(bottom)}H${num(cut.x)}Z`, first)
}

function melange(fabric: Fabric, cut: Cut): string {
  const random = fabric.seed.fork('melange')
  let light = ''
  let dark = ''
  const { width: w, height: h } = fabric.size
  for (let index = 0; index < 90; index += 1) {
    const mark = `M${num(snap(random.range(0, TILE), w / 2))} ${num(random.range(0, TILE))}l${num(random.jitter(w * 0.4))} ${num(h * random.range(0.4, 1.1))}`
    if (index % 2 === 0) light += mark
    else dark += mark
  }
  const stroke = num(Math.max(2, w * 0.34))
  const tile =
    `<path d="${light}" stroke="${fade(shade(fabric.body, 0.45), 0.6)}" stroke-width="${stroke}" stroke-linecap="round"/>` +
    `<path d="${dark}" stroke="${fade(shade(fabric.body, -0.4), 0.55)}" stroke-width="${stroke}" stroke-linecap="round"/>`
  return rect(cut.x, cut.y, cut.width, cut.height, fabric.sheet.pattern(TILE, TILE, tile))
}

function colourWork(fabric: Fabric, cut: Cut): string {
  const draw: Record<Pattern, () => string> = {
    plain: () => '',
    stripes: () => stripes(fabric, cut),
    fairisle: () => fairIsle(fabric, cut),
    jacquard: () => {
      const chart = jacquardChart(fabric.seed.fork('jacquard'))
      const cell = cellOf(fabric, 10)
      const tall = chart.rows * cell.height
      const y = cut.y - (cut.y % tall) - tall
      return repeatChart(fabric, cut, chart, y, Math.ceil((cut.y + cut.height - y) / tall) + 1, cell)
    },
    intarsia: () => intarsia(fabric, cut),
    argyle: () => argyle(fabric, cut),
    colorblock: () => colorblock(fabric, cut),
    ombre: () =>
      rect(
        cut.x,
        cut.y,
        cut.width,
        cut.height,
        fabric.sheet.linear(
          [
            [0.1, fade(fabric.accents[0], 0)],
            [0.85, fabric.accents[0]],
          ],
          0,
          260,
          0,
          960,
        ),
      ),
    melange: () => melange(fabric, cut),
  }
  return draw[fabric.pattern]()
}

function cableColumns(fabric: Fabric, cut: Cut): CableColumn[] {
  const random = fabric.seed.fork('cables')
  const axis = cut.x + cut.width / 2
  const unit = Math.max(84, Math.min(120, fabric.size.width * 5.2))
  if (cut.part === 'sleeve') return [{ kind: random.pick(['rope', 'plait']), x: axis, width: unit }]
  if (fabric.stitch === 'cable') {
    const kind = random.pick(['rope', 'plait', 'wave'] as const)
    const gap = unit * random.range(1.5, 2)
    const count = Math.floor(Math.min(cut.width, 640) / gap)
    const odd = count % 2 === 0 ? count - 1 : count
    return Array.from({ length: odd }, (_, index) => ({ kind, x: axis + (index - (odd - 1) / 2) * gap, width: unit }))
  }
  const middle = random.pick(['diamond', 'honeycomb', 'plait'] as const)
  const middleWidth = middle === 'plait' ? unit * 1.6 : unit * 2.3
  const side = random.pick(['rope', 'wave'] as const)
  const columns: CableColumn[] = [{ kind: middle, x: axis, width: middleWidth }]
  let offset = middleWidth * 0.5 + unit * 0.72
  for (const kind of [side, 'diamond', side] as const) {
    const width = kind === 'diamond' ? unit * 1.5 : unit * 0.85
    offset += kind === 'diamond' ? unit * 0.45 : 0
    columns.push({ kind, x: axis - offset, width }, { kind, x: axis + offset, width })
    offset += width * 0.5 + unit * 0.62
  }
  return columns.filter(column => Math.abs(column.x - axis) < cut.width / 2)
}

/** Woven markup for a rectangle of cloth; the caller clips it to the panel. */
export function weave(fabric: Fabric, cut: Cut): string {
  const { sheet } = fabric
  const relief = reliefPaint(sheet, fabric.stitch, fabric.size, fabric.tone, fabric.seed.fork('relief'))
  let out = rect(cut.x, cut.y, cut.width, cut.height, fabric.body) + colourWork(fabric, cut)
  out += rect(cut.x, cut.y, cut.width, cut.height, relief)
  if (fabric.stitch === 'cable' || fabric.stitch === 'aran') {
    const yarn = { body: fabric.body, tone: fabric.tone, rowHeight: Math.max(14, fabric.size.height) }
    for (const column of cableColumns(fabric, cut)) {
      out += drawCable(sheet, column, { top: cut.y, bottom: cut.y + cut.height }, yarn)
    }
  }
  return out
}

/** The same yarn knitted in another stitch (ribbed hems, plain collars). */
export function withStitch(fabric: Fabric, stitch: Stitch, colour: Hex = fabric.body): Fabric {
  return { ...fabric, stitch, pattern: 'plain', body: colour, tone: toneOf(colour) }
}
