import { fade, lightness, shade } from '../core/colour'
import type { Random } from '../core/random'
import { num, type Sheet } from '../core/sheet'

/** Stitch structures whose relief is drawn as a translucent tile over the yarn colours. */
export const STITCHES = [
  'jersey',
  'rib',
  'rib2',
  'half_cardigan',
  'garter',
  'moss',
  'waffle',
  'pointelle',
  'brushed',
  'cable',
  'aran',
] as const

export type Stitch = (typeof STITCHES)[number]

/**
 * Every relief tile has this edge. It is a multiple of 6, so it keeps whole device pixels at the sizes the shop renders
 * (1200, 800, 600, 400, 200): librsvg resamples tiles of broken sizes, which costs hundreds of milliseconds.
 */
export const TILE = 120

/** How many stitches stand side by side, and how many rows lie over each other, in one tile. */
export interface StitchSize {
  readonly across: number
  readonly rows: number
  readonly width: number
  readonly height: number
}

/** Gauge is needles per inch: 3 is a chunky hand knit, 16 a fine merino. */
export function stitchSize(gauge: number): StitchSize {
  const wanted = 112 / (Math.max(1.2, Math.min(18, gauge)) + 1.4)
  const across = Math.max(3, Math.min(17, Math.round(TILE / wanted)))
  const rows = Math.round(across / 0.8)
  return { across, rows, width: TILE / across, height: TILE / rows }
}

export interface Tone {
  readonly gap: string
  readonly soft: string
  readonly light: string
  readonly glow: string
}

/** Shadow and light colours that stay visible on black as well as on white yarn. */
export function toneOf(body: string, strength = 1): Tone {
  const level = lightness(body)
  const deep = shade(body, level > 0.8 ? -0.5 : level < 0.4 ? -0.8 : -0.62)
  return {
    gap: fade(deep, Math.min(1, (level > 0.8 ? 0.6 : 0.7) * strength)),
    soft: fade(deep, Math.min(1, (level > 0.8 ? 0.24 : 0.3) * strength)),
    light: fade(shade(body, 0.75), (level < 0.4 ? 0.26 : level > 0.85 ? 0.75 : 0.34) * strength),
    glow: fade(shade(body, 0.6), (level < 0.4 ? 0.12 : 0.2) * strength),
  }
}

type Place = (px: number, py: number) => string

const placer =
  (x: number, y: number, w: number, h: number, side: 1 | -1): Place =>
  (px, py) =>
    `${num(x + side * px * w, 1)} ${num(y + py * h, 1)}`

function leg(x: number, y: number, w: number, h: number, side: 1 | -1): string {
  const p = placer(x, y, w, h, side)
  return `M${p(0.06, -0.12)}C${p(0.4, -0.2)} ${p(0.53, 0.5)} ${p(0.485, 1.04)}C${p(0.2, 1.02)} ${p(-0.02, 0.46)} ${p(0.06, -0.12)}Z`
}

function shine(x: number, y: number, w: number, h: number, side: 1 | -1): string {
  const p = placer(x, y, w, h, side)
  return `M${p(0.16, 0.06)}Q${p(0.38, 0.2)} ${p(0.4, 0.68)}`
}

const across = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Repeats one row of shapes down the tile (one row above and below, so that stitches cross the tile's edge). */
function rowsOf(sheet: Sheet, row: string, size: StitchSize, step = 1): string {
  const id = sheet.define(key => `<g id="${key}">${row}</g>`)
  let out = ''
  for (let index = -1; index <= size.rows; index += step) {
    out += `<use href="#${id}" y="${num(index * size.height, 2)}"/>`
  }
  return out
}

/** One row of knit stitches starting at each given x: dark gaps around the legs and light on them. */
function knitRow(columns: readonly number[], w: number, h: number, tone: Tone): string {
  const legs = columns.map(x => leg(x, 0, w, h, 1) + leg(x + w, 0, w, h, -1)).join('')
  const right = columns.map(x => leg(x + w, 0, w, h, -1)).join('')
  const shines = columns.map(x => shine(x, 0, w, h, 1) + shine(x + w, 0, w, h, -1)).join('')
  return (
    `<path fill="none" stroke="${tone.gap}" stroke-width="${num(w * 0.085, 2)}" d="${legs}"/>` +
    `<path fill="none" stroke="${tone.light}" stroke-width="${num(w * 0.13, 2)}" stroke-linecap="round" d="${shines}"/>` +
    `<path fill="${tone.soft}" fill-opacity=".4" d="${right}"/>`
  )
}

function jerseyTile(sheet: Sheet, size: StitchSize, tone: Tone): string {
  const { width: w, height: h } = size
  const columns = Array.from({ length: size.across }, (_, index) => index * w)
  const gaps = columns.map(x => `M${num(x)} ${num(-0.1 * h)}v${num(h * 1.02)}`).join('')
  const valleys = columns.map(x => `M${num(x + w / 2)} ${num(h * 0.04)}v${num(h * 0.6)}`).join('')
  const row =
    `<path stroke="${tone.gap}" stroke-width="${num(w * 0.12, 2)}" d="${gaps}M${TILE} ${num(-0.1 * h)}v${num(h * 1.02)}"/>` +
    `<path stroke="${tone.soft}" stroke-width="${num(w * 0.12, 2)}" d="${valleys}"/>` +
    knitRow(columns, w, h, tone)
  return rowsOf(sheet, row, size)
}

/** Knit columns with sunken purl columns between; `plump` columns swell like fisherman's rib. */
function ribTile(sheet: Sheet, size: StitchSize, tone: Tone, knit: number, plump: number): string {
  const unit = knit + 0.75
  const count = Math.max(2, Math.round(TILE / (size.width * unit * plump)))
  const period = TILE / count
  const w = period / unit
  const columns = Array.from(
    { length: count * knit },
    (_, index) => Math.floor(index / knit) * period + (index % knit) * w,
  )
  const body = rowsOf(sheet, knitRow(columns, w, size.height, tone), size)
  const valley = sheet.linearBox(
    [
      [0, fade(tone.gap, 0.1)],
      [0.35, fade(tone.gap, 0.85)],
      [0.65, fade(tone.gap, 0.85)],
      [1, fade(tone.gap, 0.1)],
    ],
    0,
    0,
    1,
    0,
  )
  const swell = sheet.linearBox(
    [
      [0, fade(tone.gap, 0.4)],
      [0.3, fade(tone.light, 0.22)],
      [0.6, fade(tone.gap, 0)],
      [1, fade(tone.gap, 0.5)],
    ],
    0,
    0,
    1,
    0,
  )
  const valleys = across(
    count,
    index =>
      `<rect x="${num(index * period, 2)}" y="0" width="${num(w * knit, 2)}" height="${TILE}" fill="${swell}"/>` +
      `<rect x="${num(index * period + w * knit - w * 0.06, 2)}" y="0" width="${num(w * 0.87, 2)}" height="${TILE}" fill="${valley}"/>`,
  )
  return body + valleys
}

/** Horizontal ridges of purl bumps. */
function garterTile(sheet: Sheet, size: StitchSize, tone: Tone): string {
  const { width: w, height: h } = size
  const arcs = across(size.across, i => `M${num(i * w)} ${num(h * 0.85)}q${num(w / 2)} ${num(-h * 1.15)} ${num(w)} 0`)
  const lower = across(
    size.across,
    i => `M${num((i - 0.5) * w)} ${num(h * 1.15)}q${num(w / 2)} ${num(h * 0.95)} ${num(w)} 0`,
  )
  const row =
    `<rect y="${num(h * 1.45)}" width="${TILE}" height="${num(h * 0.6)}" fill="${tone.soft}"/>` +
    `<path fill="none" stroke="${tone.gap}" stroke-width="${num(h * 0.2, 2)}" d="${lower}"/>` +
    `<path fill="none" stroke="${tone.gap}" stroke-width="${num(h * 0.16, 2)}" d="${arcs}"/>` +
    `<path fill="none" stroke="${tone.light}" stroke-width="${num(h * 0.26, 2)}" transform="translate(0 ${num(h * 0.3)})" d="${arcs}"/>`
  const even = { ...size, rows: size.rows % 2 === 0 ? size.rows : size.rows + 1 }
  return rowsOf(sheet, row, { ...even, height: TILE / even.rows }, 2)
}

/** Seed stitch: purl bumps in a chequer. */
function mossTile(sheet: Sheet, size: StitchSize, tone: Tone): string {
  const columns = size.across % 2 === 0 ? size.across : size.across + 1
  const rows = Math.round(columns * 0.9) + (Math.round(columns * 0.9) % 2)
  const w = TILE / columns
  const h = TILE / rows
  const bump = (x: number, y: number): string =>
    `M${num(x - w * 0.12)} ${num(y + h * 0.62)}q${num(w * 0.62)} ${num(-h * 1.05)} ${num(w * 1.24)} 0q${num(-w * 0.62)} ${num(h * 0.62)} ${num(-w * 1.24)} 0Z`
  let bumps = ''
  for (let column = 0; column <= columns; column += 2) bumps += bump(column * w, 0) + bump((column - 1) * w, h)
  const row =
    `<path fill="${tone.soft}" stroke="${tone.gap}" stroke-width="${num(w * 0.16, 2)}" transform="translate(0 ${num(h * 0.16)})" d="${bumps}"/>` +
    `<path fill="${tone.light}" transform="translate(${num(w * 0.06)} ${num(-h * 0.02)})" d="${bumps}"/>`
  return rowsOf(sheet, row, { ...size, rows, height: h }, 2)
}

/** Raised grid with sunken square cells. */
function waffleTile(sheet: Sheet, size: StitchSize, tone: Tone): string {
  const count = Math.max(2, Math.round(TILE / (size.width * 3.1)))
  const cell = TILE / count
  const inset = cell * 0.2
  const inner = cell - inset * 2
  const hollow = sheet.linearBox(
    [
      [0, fade(tone.gap, 0.75)],
      [0.55, fade(tone.gap, 0.28)],
      [1, fade(tone.gap, 0.12)],
    ],
    0,
    0,
    1,
    1,
  )
  const stitchW = cell / 3
  const knots = across(
    3,
    i =>
      `M${num(i * stitchW + stitchW * 0.15)} ${num(inset * 0.25)}q${num(stitchW * 0.35)} ${num(inset * 0.75)} ${num(stitchW * 0.7)} 0`,
  )
  const sides = across(
    3,
    i =>
      `M${num(inset * 0.3)} ${num(i * stitchW + stitchW * 0.1)}q${num(inset * 0.55)} ${num(stitchW * 0.4)} 0 ${num(stitchW * 0.8)}`,
  )
  const one =
    `<rect x="${num(inset)}" y="${num(inset)}" width="${num(inner)}" height="${num(inner)}" rx="${num(inset * 0.7)}" fill="${hollow}"/>` +
    `<path fill="none" stroke="${tone.gap}" stroke-width="${num(cell * 0.035, 2)}" d="${knots}${sides}"/>` +
    `<path fill="none" stroke="${tone.light}" stroke-width="${num(cell * 0.06, 2)}" stroke-linecap="round" d="M${num(inset)} ${num(cell - inset * 0.75)}h${num(inner)}M${num(cell - inset * 0.75)} ${num(inset)}v${num(inner)}"/>` +
    `<path fill="none" stroke="${tone.soft}" stroke-width="${num(cell * 0.05, 2)}" d="M0 ${num(cell)}h${num(cell)}M${num(cell)} 0v${num(cell)}"/>`
  const id = sheet.define(key => `<g id="${key}">${one}</g>`)
  let out = ''
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      out += `<use href="#${id}" x="${num(column * cell, 2)}" y="${num(row * cell, 2)}"/>`
    }
  }
  return out
}

/** Lace: jersey with eyelets set in diamonds. */
function pointelleTile(sheet: Sheet, size: StitchSize, tone: Tone): string {
  const hole = Math.max(3, size.width * 0.42)
  const step = TILE / 10
  let holes = ''
  const place = (cx: number, cy: number): void => {
    holes += `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(hole * 0.8)}" ry="${num(hole)}"/>`
  }
  for (let index = 0; index < 10; index += 1) {
    const offset = Math.abs(5 - index) * step
    place(offset, (index + 0.5) * step)
    place(TILE - offset, (index + 0.5) * step)
  }
  place(TILE / 2, TILE / 2)
  return `${jerseyTile(sheet, size, tone)}<g fill="${fade(tone.gap, 0.95)}" stroke="${tone.light}" stroke-width="${num(hole * 0.3, 1)}">${holes}</g>`
}

/** Mohair or brushed alpaca: the stitch nearly drowned in a halo of hairs. */
function brushedTile(sheet: Sheet, size: StitchSize, tone: Tone, random: Random): string {
  let hairs = ''
  let shadows = ''
  for (let index = 0; index < 120; index += 1) {
    const x = random.range(0, TILE)
    const y = random.range(0, TILE)
    const bend = random.jitter(9)
    const stroke = `M${num(x)} ${num(y)}q${num(bend)} ${num(random.range(2, 8))} ${num(random.jitter(9))} ${num(random.range(6, 17))}`
    if (index % 3 === 0) shadows += stroke
    else hairs += stroke
  }
  return (
    `<g opacity=".5">${jerseyTile(sheet, size, tone)}</g>` +
    `<path fill="none" stroke="${tone.soft}" stroke-width="1.4" d="${shadows}"/>` +
    `<path fill="none" stroke="${tone.light}" stroke-width="1.1" d="${hairs}"/>`
  )
}

/** Reverse side of jersey: the sunken ground beside cables. */
export function purlTile(sheet: Sheet, size: StitchSize, tone: Tone): string {
  const { width: w, height: h } = size
  const arcs = across(
    size.across + 1,
    i => `M${num((i - 0.5) * w)} ${num(h * 0.72)}q${num(w / 2)} ${num(-h * 0.85)} ${num(w)} 0`,
  )
  const row =
    `<path fill="none" stroke="${tone.gap}" stroke-width="${num(h * 0.2, 2)}" transform="translate(0 ${num(h * 0.22)})" d="${arcs}"/>` +
    `<path fill="none" stroke="${tone.light}" stroke-width="${num(h * 0.22, 2)}" d="${arcs}"/>`
  return rowsOf(sheet, row, size)
}

/** The relief of a plain stitch as a paint; cables are composed of strips in `cable.ts`. */
export function reliefPaint(
  sheet: Sheet,
  stitch: Stitch | 'purl',
  size: StitchSize,
  tone: Tone,
  random: Random,
  transform?: string,
): string {
  const tiles: Record<Stitch | 'purl', () => string> = {
    jersey: () => jerseyTile(sheet, size, tone),
    rib: () => ribTile(sheet, size, tone, 1, 1),
    rib2: () => ribTile(sheet, size, tone, 2, 1),
    half_cardigan: () => ribTile(sheet, size, tone, 1, 1.5),
    garter: () => garterTile(sheet, size, tone),
    moss: () => mossTile(sheet, size, tone),
    waffle: () => waffleTile(sheet, size, tone),
    pointelle: () => pointelleTile(sheet, size, tone),
    brushed: () => brushedTile(sheet, size, tone, random),
    cable: () => purlTile(sheet, size, tone),
    aran: () => purlTile(sheet, size, tone),
    purl: () => purlTile(sheet, size, tone),
  }
  return sheet.pattern(TILE, TILE, tiles[stitch](), transform)
}
