import { BLACK, fade, lightness, shade, WHITE, type Hex } from './colour'
import { at, ellipsePath, polygon, type Point } from './geometry'
import type { Random } from './random'
import { circle, ellipse, group, line, num, path, rect, type Sheet, type Stop } from './sheet'

/** Several passes of one outline with growing strokes look like a blurred shadow and cost a tenth of a filter. */
export function softShadow(
  sheet: Sheet,
  d: string,
  options: { dx?: number; dy?: number; spread?: number; strength?: number; colour?: string } = {},
): string {
  const { dx = 0, dy = 0, spread = 40, strength = 0.3, colour = '#1a1512' } = options
  const id = sheet.define(key => `<path id="${key}" d="${d}"/>`)
  const passes = 6
  let out = ''
  for (let pass = 0; pass < passes; pass += 1) {
    const width = (spread * 2 * (passes - pass)) / passes
    out += `<use href="#${id}" stroke-width="${num(width)}"/>`
  }
  return group(out, {
    transform: `translate(${num(dx)} ${num(dy)})`,
    fill: fade(colour, strength / passes),
    stroke: fade(colour, strength / passes),
    'stroke-linejoin': 'round',
  })
}

/** A soft-edged line: a crease (dark) or a ridge (light). */
export function softLine(sheet: Sheet, d: string, colour: string, width: number, strength: number, passes = 4): string {
  const id = sheet.define(key => `<path id="${key}" d="${d}"/>`)
  let out = ''
  for (let pass = 1; pass <= passes; pass += 1)
    out += `<use href="#${id}" stroke-width="${num((width * pass) / passes)}"/>`
  return group(out, {
    fill: 'none',
    stroke: fade(colour, strength / passes),
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

/** The dark, soft pool under a standing object. */
export function contactShadow(sheet: Sheet, cx: number, cy: number, rx: number, ry: number, strength = 0.42): string {
  const fill = sheet.radialBox([
    [0, fade('#15100c', strength)],
    [0.45, fade('#15100c', strength * 0.62)],
    [0.75, fade('#15100c', strength * 0.2)],
    [1, fade('#15100c', 0)],
  ])
  const core = sheet.radialBox([
    [0, fade('#0c0805', strength * 1.1)],
    [0.8, fade('#0c0805', strength * 0.5)],
    [1, fade('#0c0805', 0)],
  ])
  return ellipse(cx + rx * 0.16, cy + ry * 0.1, rx * 1.45, ry * 1.7, fill) + ellipse(cx, cy, rx * 1.02, ry * 0.8, core)
}

const LIGHT_WALLS = ['#eceae4', '#e6e9ea', '#ece3d8', '#dfe6e1', '#ebe1df', '#dfe4ec', '#f1ede4', '#e2ded6'] as const
const MID_WALLS = ['#c3bdb0', '#b3bfc2', '#c9b9a6', '#a9b6aa', '#c4aaa2', '#a8b2c3', '#b8b2c0', '#bba98f'] as const

/** A wall colour that lets goods of this colour stand out. */
export function wallFor(body: string, random: Random): Hex {
  return random.pick(lightness(body) > 0.84 ? MID_WALLS : LIGHT_WALLS)
}

const spotlight = (sheet: Sheet, x: number, y: number, r: number, strength: number): string =>
  circle(
    x,
    y,
    r,
    sheet.radial(
      [
        [0, fade(WHITE, strength)],
        [0.5, fade(WHITE, strength * 0.45)],
        [1, fade(WHITE, 0)],
      ],
      x,
      y,
      r,
    ),
  )

const vignette = (sheet: Sheet, strength: number): string => {
  const { width, height } = sheet
  const r = Math.hypot(width, height) * 0.62
  return rect(
    0,
    0,
    width,
    height,
    sheet.radial(
      [
        [0.55, fade(BLACK, 0)],
        [1, fade('#1c140e', strength)],
      ],
      width * 0.46,
      height * 0.44,
      r,
    ),
  )
}

/** Light falling through a window or leaves onto a wall. */
function windowLight(sheet: Sheet, random: Random): string {
  const { width, height } = sheet
  const panes: Point[][] = []
  const left = width * random.range(0.02, 0.4)
  const top = height * random.range(0.02, 0.16)
  const w = width * 0.15
  const h = height * 0.2
  const lean = -width * 0.13
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      const x = left + column * (w + width * 0.022) + lean * row * 0.72
      const y = top + row * (h + height * 0.022) + column * height * 0.03
      panes.push([
        [x, y],
        [x + w, y + height * 0.028],
        [x + w + lean * 0.7, y + h + height * 0.028],
        [x + lean * 0.7, y + h],
      ])
    }
  }
  return (
    softLine(sheet, panes.map(polygon).join(''), WHITE, 16, 0.12) + path(panes.map(polygon).join(''), fade(WHITE, 0.26))
  )
}

/** Endless studio paper: a wall that bends into the floor. */
export function sweepBackdrop(sheet: Sheet, wall: string, horizon: number, random: Random): string {
  const { width, height } = sheet
  const side = random.chance(0.5) ? 0.28 : 0.36
  const stops: Stop[] = [
    [0, shade(wall, -0.05)],
    [horizon / height - 0.16, shade(wall, 0.22)],
    [horizon / height - 0.02, shade(wall, 0.02)],
    [horizon / height + 0.06, shade(wall, 0.18)],
    [1, shade(wall, -0.08)],
  ]
  return (
    rect(0, 0, width, height, sheet.linear(stops, 0, 0, 0, height)) +
    spotlight(sheet, width * side, height * 0.3, height * 0.62, 0.55) +
    (random.chance(0.3) ? windowLight(sheet, random) : '') +
    vignette(sheet, 0.16)
  )
}

/** A plastered wall for hanging goods. */
export function wallBackdrop(sheet: Sheet, wall: string, random: Random): string {
  const { width, height } = sheet
  return (
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(
        [
          [0, shade(wall, 0.2)],
          [1, shade(wall, -0.07)],
        ],
        0,
        0,
        width * 0.5,
        height,
      ),
    ) +
    spotlight(sheet, width * 0.36, height * 0.34, height * 0.7, 0.5) +
    (random.chance(0.55) ? windowLight(sheet, random) : '') +
    vignette(sheet, 0.15)
  )
}

export type Surface = 'wood' | 'linen' | 'plaster' | 'terrazzo' | 'concrete' | 'marble' | 'felt' | 'steel'

function woodSurface(sheet: Sheet, tone: string, random: Random): string {
  const { width, height } = sheet
  const boards = random.int(3, 5)
  const boardHeight = height / boards
  let out = ''
  for (let board = 0; board < boards; board += 1) {
    const y = board * boardHeight
    const colour = shade(tone, random.jitter(0.07))
    out += rect(
      0,
      y,
      width,
      boardHeight + 1,
      sheet.linear(
        [
          [0, shade(colour, 0.07)],
          [0.5, colour],
          [1, shade(colour, -0.07)],
        ],
        0,
        y,
        width,
        y + boardHeight,
      ),
    )
    let grain = ''
    for (let index = 0; index < 13; index += 1) {
      const gy = y + ((index + 0.5) / 13) * boardHeight + random.jitter(5)
      grain += `M${num(random.range(-80, 60))} ${num(gy)}q${num(width * 0.25)} ${num(random.jitter(14))} ${num(width * 0.5)} 0t${num(width * 0.56)} ${num(random.jitter(8))}`
    }
    const knotX = random.range(0.1, 0.9) * width
    const knotY = y + boardHeight * random.range(0.35, 0.65)
    for (let loop = 1; loop < 4; loop += 1) grain += ellipsePath(knotX, knotY, loop * 13, loop * 4.5)
    out += line(grain, fade(shade(tone, -0.4), 0.2), 1.6)
    out += rect(0, y - 2, width, 4, fade(shade(tone, -0.65), 0.7)) + rect(0, y + 2, width, 2, fade(WHITE, 0.2))
  }
  return out
}

function speckles(
  random: Random,
  width: number,
  height: number,
  count: number,
  size: readonly [number, number],
): string {
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const x = random.range(0, width)
    const y = random.range(0, height)
    const r = random.range(size[0], size[1])
    d += `M${num(x)} ${num(y)}l${num(r)} ${num(-r * random.range(0.2, 0.9))} ${num(r * 0.7)} ${num(r)} ${num(-r * random.range(0.6, 1.2))} ${num(r * 0.5)}z`
  }
  return d
}

function linenSurface(sheet: Sheet, tone: string, random: Random): string {
  const { width, height } = sheet
  let warp = ''
  let weft = ''
  for (let index = 0; index < 40; index += 1) {
    const offset = index * 3
    warp += `M${offset} 0v120`
    weft += `M0 ${offset}h120`
  }
  const tile =
    `<path d="${warp}" stroke="${fade(shade(tone, -0.35), 0.22)}" stroke-width="1" stroke-dasharray="5 2"/>` +
    `<path d="${weft}" stroke="${fade(WHITE, 0.3)}" stroke-width="1.1" stroke-dasharray="4 3"/>`
  let slubs = ''
  for (let index = 0; index < 26; index += 1) {
    slubs += `M${num(random.range(0, width))} ${num(random.range(0, height))}h${num(random.range(30, 160))}`
    slubs += `M${num(random.range(0, width))} ${num(random.range(0, height))}v${num(random.range(30, 130))}`
  }
  const fold = `M${num(-40)} ${num(height * random.range(0.1, 0.3))}C${num(width * 0.3)} ${num(height * 0.12)} ${num(width * 0.6)} ${num(height * 0.32)} ${num(width + 40)} ${num(height * 0.08)}M${num(width * 0.72)} ${num(height + 30)}C${num(width * 0.8)} ${num(height * 0.8)} ${num(width * 0.86)} ${num(height * 0.6)} ${num(width + 40)} ${num(height * 0.5)}`
  return (
    rect(0, 0, width, height, tone) +
    rect(0, 0, width, height, sheet.pattern(120, 120, tile)) +
    line(slubs, fade(shade(tone, -0.3), 0.22), 1.6) +
    softLine(sheet, fold, shade(tone, -0.5), 90, 0.16) +
    group(softLine(sheet, fold, WHITE, 50, 0.3), { transform: 'translate(-26 -34)' })
  )
}

function marbleSurface(sheet: Sheet, tone: string, random: Random): string {
  const { width, height } = sheet
  let veins = ''
  for (let index = 0; index < 9; index += 1) {
    let x = random.range(-0.2, 1) * width
    let y = -20
    veins += `M${num(x)} ${num(y)}`
    while (y < height + 40) {
      const dx = random.range(-40, 130)
      const dy = random.range(60, 200)
      veins += `q${num(random.jitter(40))} ${num(dy * 0.5)} ${num(dx)} ${num(dy)}`
      x += dx
      y += dy
    }
  }
  return (
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(
        [
          [0, shade(tone, 0.3)],
          [1, shade(tone, -0.03)],
        ],
        0,
        0,
        width,
        height,
      ),
    ) +
    softLine(sheet, veins, shade(tone, -0.5), 22, 0.1) +
    line(veins, fade(shade(tone, -0.45), 0.16), 1.6)
  )
}

function plasterSurface(sheet: Sheet, tone: string, random: Random): string {
  const { width, height } = sheet
  let strokes = ''
  for (let index = 0; index < 34; index += 1) {
    strokes += `M${num(random.range(-60, width))} ${num(random.range(0, height))}q${num(random.range(60, 140))} ${num(random.jitter(60))} ${num(random.range(150, 320))} ${num(random.jitter(50))}`
  }
  return (
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(
        [
          [0, shade(tone, 0.25)],
          [0.5, tone],
          [1, shade(tone, -0.06)],
        ],
        0,
        0,
        width,
        height,
      ),
    ) +
    line(strokes, fade(WHITE, 0.14), 22) +
    group(line(strokes, fade(shade(tone, -0.4), 0.05), 14), { transform: 'translate(40 90)' })
  )
}

/** A table or floor seen from above. */
export function flatSurface(sheet: Sheet, surface: Surface, tone: string, random: Random): string {
  const { width, height } = sheet
  const draw: Record<Surface, () => string> = {
    wood: () => woodSurface(sheet, tone, random),
    linen: () => linenSurface(sheet, tone, random),
    plaster: () => plasterSurface(sheet, tone, random),
    marble: () => marbleSurface(sheet, tone, random),
    terrazzo: () =>
      rect(
        0,
        0,
        width,
        height,
        sheet.linear(
          [
            [0, shade(tone, 0.2)],
            [1, shade(tone, -0.04)],
          ],
          0,
          0,
          width,
          height,
        ),
      ) +
      path(speckles(random, width, height, 70, [8, 26]), fade(shade(tone, -0.3), 0.5)) +
      path(speckles(random, width, height, 60, [6, 20]), fade('#b98a6a', 0.5)) +
      path(speckles(random, width, height, 60, [6, 22]), fade(WHITE, 0.7)),
    concrete: () =>
      plasterSurface(sheet, tone, random) +
      path(speckles(random, width, height, 120, [1, 4]), fade(shade(tone, -0.5), 0.3)),
    felt: () =>
      rect(
        0,
        0,
        width,
        height,
        sheet.linear(
          [
            [0, shade(tone, 0.12)],
            [1, shade(tone, -0.08)],
          ],
          0,
          0,
          width,
          height,
        ),
      ) + rect(0, 0, width, height, sheet.pattern(120, 120, feltTile(tone, random))),
    steel: () => {
      let brush = ''
      for (let index = 0; index < 40; index += 1)
        brush += `M${num(random.range(-200, width * 0.7))} ${num(random.range(0, height))}h${num(random.range(200, 900))}`
      return (
        rect(
          0,
          0,
          width,
          height,
          sheet.linear(
            [
              [0, shade(tone, 0.3)],
              [0.45, tone],
              [0.55, shade(tone, 0.22)],
              [1, shade(tone, -0.12)],
            ],
            0,
            0,
            width,
            height,
          ),
        ) + line(brush, fade(WHITE, 0.16), 1.4)
      )
    },
  }
  return draw[surface]() + spotlight(sheet, width * 0.3, height * 0.24, height * 0.75, 0.34) + vignette(sheet, 0.2)
}

function feltTile(tone: string, random: Random): string {
  let dark = ''
  let light = ''
  for (let index = 0; index < 130; index += 1) {
    const stroke = `M${num(random.range(0, 120))} ${num(random.range(0, 120))}q${num(random.jitter(6))} ${num(random.jitter(6))} ${num(random.jitter(12))} ${num(random.jitter(12))}`
    if (index % 2 === 0) dark += stroke
    else light += stroke
  }
  return line(dark, fade(shade(tone, -0.4), 0.16), 1) + line(light, fade(WHITE, 0.2), 1)
}

/** A room corner: wall above, table or floor in perspective below; for scenes with standing goods. */
export function tableScene(
  sheet: Sheet,
  options: { wall: string; table: string; horizon: number; grain: boolean },
  random: Random,
): string {
  const { width, height } = sheet
  const { wall, table, horizon, grain } = options
  let out =
    rect(
      0,
      0,
      width,
      horizon,
      sheet.linear(
        [
          [0, shade(wall, 0.1)],
          [1, shade(wall, -0.1)],
        ],
        0,
        0,
        0,
        horizon,
      ),
    ) +
    spotlight(sheet, width * 0.3, horizon * 0.4, horizon * 0.9, 0.5) +
    windowLight(sheet, random) +
    rect(
      0,
      horizon,
      width,
      height - horizon,
      sheet.linear(
        [
          [0, shade(table, -0.12)],
          [0.25, shade(table, 0.14)],
          [1, shade(table, -0.1)],
        ],
        0,
        horizon,
        0,
        height,
      ),
    )
  if (grain) {
    let lines = ''
    const count = 9
    for (let index = -4; index <= count + 4; index += 1) {
      const x = (index / count) * width
      lines += `M${num(width / 2 + (x - width / 2) * 0.62)} ${num(horizon)}L${num(width / 2 + (x - width / 2) * 1.7)} ${num(height)}`
    }
    let streaks = ''
    for (let index = 0; index < 46; index += 1) {
      const x = random.range(-0.3, 1.3) * width
      const from = random.range(0, 0.8)
      const to = from + random.range(0.1, 0.25)
      const point = (share: number): Point => [
        width / 2 + (x - width / 2) * (0.62 + share * 1.08),
        horizon + share * (height - horizon),
      ]
      streaks += `M${at(point(from))}L${at(point(to))}`
    }
    out += line(lines, fade(shade(table, -0.6), 0.4), 2) + line(streaks, fade(shade(table, -0.5), 0.14), 2)
  }
  out += rect(0, horizon - 3, width, 6, fade('#1c140e', 0.18))
  return out + vignette(sheet, 0.2)
}
