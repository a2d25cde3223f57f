import { BLACK, fade, lightness, mix, shade, toHex, WHITE, type Hex } from '../core/colour'
import { ellipsePath, polar, polygon, roundPolygon, roundRect, type Point } from '../core/geometry'
import { BRASS, STEEL } from '../core/material'
import type { Random } from '../core/random'
import { circle, clipped, group, line, num, path, rect, type Sheet } from '../core/sheet'
import { softLine, softShadow } from '../core/studio'
import { CENTER, type Brush, type DrawGoods, type Drawing } from '../goods/goods-art'
import { weave, withStitch, type Fabric } from './fabric'
import { ribBand } from './garment'
import { fabricOf } from './knitwear'

/** Light from the left and a darker right edge, for a panel of cloth. */
const volume = (sheet: Sheet, d: string, x: number, width: number): string =>
  path(
    d,
    sheet.linear(
      [
        [0, '#140d1250'],
        [0.15, '#140d1200'],
        [0.35, '#ffffff24'],
        [0.6, '#ffffff00'],
        [1, '#140d126a'],
      ],
      x,
      0,
      x + width,
      0,
    ),
  )

function fringe(fabric: Fabric, x: number, y: number, width: number, length: number, random: Random): string {
  let strands = ''
  let knots = ''
  for (let at = x + 8; at < x + width; at += 20) {
    const sway = random.jitter(9)
    strands += `M${num(at)} ${y - 4}q${num(sway)} ${num(length * 0.5)} ${num(sway * 0.4)} ${num(length + random.jitter(8))}`
    strands += `M${num(at + 6)} ${y - 4}q${num(-sway)} ${num(length * 0.5)} ${num(4 - sway * 0.4)} ${num(length - 8 + random.jitter(8))}`
    knots += `M${num(at + 3)} ${y + 12}v7`
  }
  return (
    group(line(strands, fade(BLACK, 0.22), 9), { transform: 'translate(8 10)' }) +
    line(strands, shade(fabric.body, -0.34), 9) +
    line(strands, fabric.body, 6) +
    line(knots, shade(fabric.body, 0.12), 12)
  )
}

function check(fabric: Fabric, x: number, y: number, width: number, height: number): string {
  const [first, second] = fabric.accents
  let out = ''
  for (let left = x + 30; left < x + width; left += 150) {
    out += rect(left, y, 66, height, fade(first, 0.62)) + rect(left + 100, y, 12, height, fade(second, 0.7))
  }
  for (let top = y + 30; top < y + height; top += 150) {
    out += rect(x, top, width, 66, fade(first, 0.62)) + rect(x, top + 100, width, 12, fade(second, 0.7))
  }
  return out
}

interface Panel {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly checked: boolean
}

function scarfPanel(brush: Brush, fabric: Fabric, { x, y, width, height, checked }: Panel): string {
  const { sheet, random } = brush
  const d = roundRect(x, y, width, height, 10)
  const plain: Fabric = checked ? { ...fabric, pattern: 'plain' } : fabric
  const folds = `M${x + width * 0.3} ${y + 40}q26 ${height * 0.4} -10 ${height * 0.8}M${x + width * 0.7} ${y + 20}q-30 ${height * 0.4} 12 ${height * 0.86}`
  return (
    fringe(fabric, x, y + height, width, 86, random) +
    softShadow(sheet, d, { dx: 12, dy: 16, spread: 26, strength: 0.34 }) +
    clipped(
      sheet.clip(d),
      weave(plain, { x, y, width, height, part: 'body' }) +
        (checked ? check(fabric, x, y, width, height) : '') +
        softLine(sheet, folds, BLACK, 34, 0.2) +
        volume(sheet, d, x, width),
    )
  )
}

const scarf =
  (kind: 'fringe' | 'check' | 'heavy'): DrawGoods =>
  brush => {
    const heavy = kind === 'heavy'
    const fabric = fabricOf(
      heavy ? { ...brush, gauge: 3 } : brush,
      heavy
        ? { stitch: brush.random.pick(['cable', 'rib2', 'half_cardigan', 'garter', 'brushed']), pattern: 'plain' }
        : kind === 'check'
          ? { stitch: 'jersey', pattern: 'plain' }
          : {},
    )
    const width = heavy ? 340 : 290
    const checked = kind === 'check'
    const back = scarfPanel(brush, fabric, { x: 440, y: 180, width, height: 690, checked })
    const front = scarfPanel(brush, fabric, { x: 440, y: 150, width, height: 690, checked })
    const art =
      group(back, { transform: 'rotate(-13 600 180) translate(40 -10)' }) +
      group(front, { transform: 'rotate(7 600 180) translate(-16 10)' })
    return { art, pose: 'flat', focus: [CENTER - 90, 640] }
  }

export const SCARVES: readonly [DrawGoods, ...DrawGoods[]] = [scarf('fringe'), scarf('check'), scarf('heavy')]

function hat(brush: Brush, fabric: Fabric, pompom: boolean): string {
  const { sheet, random } = brush
  const dome = 'M330 560C326 330 430 210 600 206C770 210 874 330 870 560Z'
  const cuff = roundRect(312, 500, 576, 160, 30)
  let hairs = ''
  let lights = ''
  for (let index = 0; index < 210; index += 1) {
    const a = random.range(0, 360)
    const from = polar([600, 160], random.range(10, 70), a)
    const to = polar([600, 160], random.range(84, 112), a + random.jitter(14))
    const hair = `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`
    if (index % 3 === 0) lights += hair
    else hairs += hair
  }
  const tuft = toHex(fabric.accents[0])
  const ball =
    circle(608, 170, 104, fade(BLACK, 0.14)) +
    circle(600, 160, 92, shade(tuft, -0.2)) +
    line(hairs, shade(tuft, -0.1), 6) +
    line(lights, shade(tuft, 0.3), 5) +
    circle(
      600,
      160,
      112,
      sheet.radial(
        [
          [0, fade(WHITE, 0.3)],
          [0.5, fade(WHITE, 0)],
          [1, '#140d1266'],
        ],
        570,
        120,
        150,
      ),
    )
  return (
    softShadow(sheet, `${dome}${cuff}`, { dx: 16, dy: 22, spread: 34, strength: 0.36 }) +
    clipped(
      sheet.clip(dome),
      weave(fabric, { x: 320, y: 200, width: 560, height: 380, part: 'body' }) +
        softLine(sheet, 'M600 206Q560 340 556 520M600 206Q700 330 720 520M600 206Q450 330 430 500', BLACK, 30, 0.24) +
        volume(sheet, dome, 330, 540),
    ) +
    softLine(sheet, 'M326 508H874', BLACK, 34, 0.45) +
    clipped(
      sheet.clip(cuff),
      weave(withStitch(fabric, 'rib2'), { x: 310, y: 496, width: 580, height: 170, part: 'body' }) +
        volume(sheet, cuff, 312, 576),
    ) +
    (pompom ? ball : path(roundRect(640, 560, 120, 52, 6), '#efe7d6') + rect(662, 582, 76, 6, fade('#2a2522', 0.7)))
  )
}

/** A finger or thumb as a rounded bar from `from` in a direction. */
function finger(from: Point, length: number, width: number, angle: number): string {
  const to = polar(from, length, angle)
  const side = (point: Point, sign: number): Point => polar(point, (width / 2) * sign, angle + 90)
  return roundPolygon([side(from, -1), side(to, -1), side(to, 1), side(from, 1)], width * 0.48)
}

function glove(brush: Brush, fabric: Fabric, fingers: boolean): string {
  const { sheet } = brush
  const palm = roundRect(-104, 0, 208, 250, 60)
  const thumb = finger([-70, 170], 190, 84, -128)
  const tips: readonly (readonly [Point, number, number, number])[] = [
    [[-74, 60], 220, 60, -97],
    [[-24, 50], 256, 60, -92],
    [[26, 54], 240, 60, -87],
    [[76, 70], 190, 56, -80],
  ]
  const d =
    palm +
    thumb +
    (fingers
      ? tips.map(([from, length, width, angle]) => finger(from, length, width, angle)).join('')
      : roundRect(-106, -180, 212, 340, 104))
  const cuff = roundRect(-96, 226, 192, 120, 14)
  const touch = fingers ? polar([-74, 60], 204, -97) : undefined
  const gaps = fingers ? 'M-50 40L-54 -120M0 36V-150M52 44L62 -110' : ''
  return (
    softShadow(sheet, d + cuff, { dx: 12, dy: 16, spread: 24, strength: 0.34 }) +
    clipped(
      sheet.clip(d),
      weave(fabric, { x: -260, y: -220, width: 520, height: 500, part: 'sleeve' }) +
        (touch ? circle(touch[0], touch[1], 44, fabric.accents[0]) : '') +
        softLine(sheet, gaps, BLACK, 12, 0.5) +
        volume(sheet, d, -170, 300),
    ) +
    clipped(
      sheet.clip(cuff),
      weave(withStitch(fabric, 'rib'), { x: -110, y: 220, width: 220, height: 140, part: 'sleeve' }) +
        volume(sheet, cuff, -100, 200),
    ) +
    softLine(sheet, 'M-92 230H92', BLACK, 12, 0.4)
  )
}

const hatAndGloves =
  (fingers: boolean, pompom: boolean): DrawGoods =>
  (brush): Drawing => {
    const fabric = fabricOf(
      { ...brush, gauge: Math.min(brush.gauge, 9) },
      brush.stitch === 'intarsia' ? { pattern: 'fairisle' } : {},
    )
    const plain: Fabric = { ...fabric, pattern: fabric.pattern === 'plain' ? 'plain' : 'melange' }
    const art =
      group(hat(brush, fabric, pompom), { transform: 'translate(-90 0) rotate(-5 600 400)' }) +
      group(glove(brush, plain, fingers), { transform: 'translate(620 850) rotate(-14) scale(.82)' }) +
      group(glove(brush, plain, fingers), { transform: 'translate(880 820) rotate(12) scale(-.82 .82)' })
    return { art, pose: 'flat', focus: [CENTER - 120, 500] }
  }

export const HATS_GLOVES: readonly [DrawGoods, ...DrawGoods[]] = [
  hatAndGloves(false, false),
  hatAndGloves(true, false),
  hatAndGloves(false, true),
]

function looseButton(sheet: Sheet, x: number, y: number, r: number, colour: Hex, holes: 2 | 4): string {
  const spots: readonly Point[] =
    holes === 2
      ? [
          [-0.22, 0],
          [0.22, 0],
        ]
      : [
          [-0.2, -0.2],
          [0.2, -0.2],
          [-0.2, 0.2],
          [0.2, 0.2],
        ]
  const face = sheet.linearBox(
    [
      [0, shade(colour, 0.34)],
      [0.5, colour],
      [1, shade(colour, -0.34)],
    ],
    0,
    0,
    1,
    1,
  )
  const dish = sheet.linearBox(
    [
      [0, shade(colour, -0.3)],
      [0.6, shade(colour, 0.06)],
      [1, shade(colour, 0.3)],
    ],
    0,
    0,
    1,
    1,
  )
  return (
    circle(x + r * 0.14, y + r * 0.2, r * 1.04, fade(BLACK, 0.22)) +
    circle(x + r * 0.05, y + r * 0.09, r, shade(colour, -0.5)) +
    circle(x, y, r, face) +
    circle(x, y, r * 0.7, dish) +
    circle(x, y, r * 0.62, shade(colour, -0.04)) +
    spots
      .map(
        ([dx, dy]) =>
          circle(x + dx * r, y + dy * r, r * 0.1, shade(colour, -0.7)) +
          circle(x + dx * r + r * 0.02, y + dy * r + r * 0.03, r * 0.07, fade(BLACK, 0.6)),
      )
      .join('') +
    line(
      `M${num(x - r * 0.8)} ${num(y - r * 0.24)}A${num(r * 0.84)} ${num(r * 0.84)} 0 0 1 ${num(x - r * 0.1)} ${num(y - r * 0.83)}`,
      fade(WHITE, 0.75),
      r * 0.07,
    )
  )
}

const buttons: DrawGoods = ({ sheet, random, body, accent }) => {
  const tones: readonly [Hex, ...Hex[]] = [body, accent, shade(body, 0.4), '#8a6a4a', mix(body, '#efe6d2', 0.6)]
  const placed: (readonly [number, number, number])[] = []
  let art = ''
  for (let tries = 0; tries < 260 && placed.length < 19; tries += 1) {
    const r = placed.length < 3 ? random.range(120, 150) : random.range(50, 96)
    const x = random.range(190, 1010)
    const y = random.range(200, 1000)
    if (placed.some(([px, py, pr]) => Math.hypot(px - x, py - y) < pr + r + 10)) continue
    placed.push([x, y, r])
    art += group(looseButton(sheet, 0, 0, r, random.pick(tones), random.pick([2, 4])), {
      transform: `translate(${num(x)} ${num(y)}) rotate(${num(random.range(0, 60))})`,
    })
  }
  const [fx, fy] = placed[0] ?? [CENTER, CENTER]
  return { art, pose: 'flat', focus: [fx, fy] }
}

function zip(sheet: Sheet, x: number, tape: Hex, metal: Hex, open: number): string {
  const side = (sign: 1 | -1): string => {
    const spread = open > 0 ? 74 : 0
    const edge = (offset: number): string =>
      `M${x + sign * offset} 1060V${560 - open}C${x + sign * offset} ${460 - open} ${x + sign * (offset + spread)} 300 ${x + sign * (offset + spread)} 150`
    const teeth = edge(9)
    return (
      softLine(sheet, edge(40), BLACK, 70, 0.3) +
      line(edge(36), shade(tape, -0.3), 60, { 'stroke-linecap': 'butt' }) +
      line(edge(36), tape, 56, { 'stroke-linecap': 'butt' }) +
      line(edge(36), fade(shade(tape, -0.6), 0.3), 50, { 'stroke-linecap': 'butt', 'stroke-dasharray': '2 5' }) +
      line(edge(54), fade(WHITE, 0.22), 6, { 'stroke-linecap': 'butt' }) +
      line(teeth, shade(metal, -0.5), 26, { 'stroke-linecap': 'butt', 'stroke-dasharray': '8 5' }) +
      line(teeth, shade(metal, 0.3), 20, {
        'stroke-linecap': 'butt',
        'stroke-dasharray': '5 8',
        'stroke-dashoffset': sign,
      })
    )
  }
  const y = 560 - open
  const slider = `M${x - 34} ${y - 34}Q${x} ${y - 62} ${x + 34} ${y - 34}L${x + 24} ${y + 44}H${x - 24}Z`
  return (
    side(-1) +
    side(1) +
    path(
      slider,
      sheet.linearBox(
        [
          [0, WHITE],
          [0.4, metal],
          [1, shade(metal, -0.5)],
        ],
        0,
        0,
        1,
        1,
      ),
      { stroke: shade(metal, -0.5), 'stroke-width': 3 },
    ) +
    softLine(sheet, `M${x + 10} ${y + 30}v130`, BLACK, 30, 0.3) +
    path(
      roundRect(x - 22, y + 8, 44, 160, 18) + roundRect(x - 8, y + 110, 16, 40, 8),
      sheet.linearBox(
        [
          [0, shade(metal, 0.6)],
          [0.5, metal],
          [1, shade(metal, -0.4)],
        ],
        0,
        0,
        1,
        0,
      ),
      { 'fill-rule': 'evenodd', stroke: shade(metal, -0.5), 'stroke-width': 3 },
    )
  )
}

const zips: DrawGoods = ({ sheet, random, body, accent }) => ({
  art: group(
    zip(sheet, 320, accent, STEEL, 0) +
      zip(sheet, 600, body, random.pick([BRASS, STEEL]), 120) +
      zip(sheet, 890, shade(body, lightness(body) > 0.6 ? -0.3 : 0.35), BRASS, -120),
    { transform: `rotate(${num(random.range(-14, -6))} 600 600)` },
  ),
  pose: 'flat',
  focus: [CENTER, 460],
})

function wovenLabel(sheet: Sheet, colour: Hex, mark: Hex, kind: number): string {
  const d = polygon([
    [-210, -80],
    [210, -80],
    [210, 80],
    [-210, 80],
  ])
  const weaveTile = sheet.pattern(
    12,
    12,
    line('M0 3h12M0 9h12', fade(BLACK, 0.1), 2.4) + line('M3 0v12M9 0v12', fade(WHITE, 0.16), 2),
  )
  const marks = [
    path('M-150 26C-120 -60 -90 -60 -70 6S-20 60 10 -10S70 -50 150 10', 'none', {
      stroke: mark,
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    line(ellipsePath(-120, 0, 40, 40), mark, 9) +
      line('M-148 0h56M-120 -28v56', mark, 6) +
      rect(-56, -26, 210, 20, mark) +
      rect(-56, 10, 140, 12, mark),
    rect(-150, -34, 300, 26, mark) + rect(-90, 14, 180, 12, mark) + line('M-180 48H180', mark, 4),
  ]
  return (
    softShadow(sheet, d, { dx: 8, dy: 12, spread: 20, strength: 0.34 }) +
    path(
      d,
      sheet.linear(
        [
          [0, shade(colour, -0.22)],
          [0.1, shade(colour, 0.14)],
          [0.9, colour],
          [1, shade(colour, -0.26)],
        ],
        -210,
        0,
        210,
        0,
      ),
    ) +
    (marks[kind % marks.length] ?? '') +
    path(d, weaveTile) +
    line('M-180 -80V80M180 -80V80', fade(BLACK, 0.22), 2, { 'stroke-dasharray': '8 5' })
  )
}

const labels: DrawGoods = ({ sheet, random, body, accent }) => {
  const light = lightness(body) > 0.55
  const tones: readonly (readonly [Hex, Hex])[] = [
    [body, light ? '#2a2522' : '#f3ede0'],
    ['#f3ede0', body],
    [accent, lightness(accent) > 0.55 ? '#2a2522' : '#f3ede0'],
    ['#24262b', '#d9c08a'],
    [shade(body, 0.3), '#2a2522'],
  ]
  const spots: readonly Point[] = [
    [400, 260],
    [780, 420],
    [380, 570],
    [800, 740],
    [420, 900],
  ]
  const art = spots
    .map(([x, y], index) => {
      const [colour, mark] = tones[index] ?? ['#f3ede0', '#2a2522']
      return group(wovenLabel(sheet, colour, mark, index + random.int(0, 2)), {
        transform: `translate(${x} ${y}) rotate(${num(random.range(-16, 14))}) scale(1.08)`,
      })
    })
    .join('')
  return { art, pose: 'flat', focus: [400, 570] }
}

export const KNIT_TRIMS: readonly [DrawGoods, ...DrawGoods[]] = [buttons, zips, labels]

/** A folded blanket with a ribbed end, for home textiles. */
export const throwBlanket: DrawGoods = brush => {
  const { sheet, random } = brush
  const fabric = fabricOf(
    { ...brush, gauge: 4 },
    { stitch: random.pick(['cable', 'waffle', 'moss', 'aran']), pattern: 'plain' },
  )
  const d = roundRect(250, 230, 700, 640, 26)
  const upper = roundRect(268, 206, 664, 330, 34)
  const cloth = (shape: string, y: number, height: number): string =>
    clipped(
      sheet.clip(shape),
      weave(fabric, { x: 240, y, width: 720, height, part: 'body' }) + volume(sheet, shape, 250, 700),
    )
  const art = group(
    fringe(fabric, 262, 870, 676, 90, random) +
      softShadow(sheet, d, { dx: 18, dy: 26, spread: 40, strength: 0.4 }) +
      cloth(d, 230, 640) +
      softShadow(sheet, upper, { dx: 6, dy: 18, spread: 22, strength: 0.4 }) +
      cloth(upper, 200, 350) +
      ribBand(fabric, 'M274 524H926', 30, shade(fabric.body, -0.05)),
    { transform: 'rotate(-7 600 600)' },
  )
  return { art, pose: 'flat', focus: [CENTER - 60, 520] }
}
