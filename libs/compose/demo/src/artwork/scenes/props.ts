import { BLACK, fade, mix, shade, WHITE, type Hex } from '../core/colour'
import { ellipsePath, polar, polygon, roundRect, type Point } from '../core/geometry'
import { BRASS, roundStops, STEEL, WALNUT } from '../core/material'
import { circle, ellipse, group, line, num, path, rect, type Sheet } from '../core/sheet'
import { softShadow } from '../core/studio'

const PRINT = '#3f4650'

export const placed = (art: string, x: number, y: number, scale = 1, turn = 0): string =>
  group(art, { transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale, 3)})` })

export interface PaperMarks {
  readonly accent: Hex
  readonly kind: 'form' | 'letter' | 'certificate' | 'table' | 'chart' | 'script'
  readonly stamp?: Hex
}

/** An A4 sheet of a trade document around the origin, 300 x 420. */
export function paper(sheet: Sheet, { accent, kind, stamp }: PaperMarks): string {
  const d = roundRect(-150, -210, 300, 420, 5)
  const lines = (from: number, count: number, width: number): string =>
    Array.from(
      { length: count },
      (_, index) => `M-118 ${from + index * 20}h${index % 4 === 3 ? width * 0.6 : width}`,
    ).join('')
  const grey = fade(PRINT, 0.42)
  const content: Record<PaperMarks['kind'], () => string> = {
    form: () =>
      rect(-120, -178, 110, 15, accent) +
      rect(50, -182, 70, 26, fade(PRINT, 0.16)) +
      line(
        'M-120 -136H120M-120 -84H120M-120 -32H120M-120 20H120M0 -136V20M-60 20V120M0 20V120M60 20V120M-120 52H120M-120 86H120M-120 120H120M-120 -136V120M120 -136V120',
        fade(PRINT, 0.4),
        2,
      ) +
      line('M-108 -120h60M12 -120h70M-108 -68h80M12 -68h50M-108 -16h50M12 -16h84', fade(PRINT, 0.6), 6) +
      line(lines(148, 2, 180), grey, 5),
    letter: () =>
      rect(-120, -178, 54, 54, accent) +
      line('M-50 -162h120M-50 -142h80', fade(PRINT, 0.6), 7) +
      line(lines(-90, 11, 236), grey, 5) +
      line('M30 168q14 -34 26 -4t24 -10 34 4', '#26408a', 4),
    certificate: () =>
      path('M-134 -194H134V194H-134ZM-124 -184V184H124V-184Z', fade(accent, 0.75), { 'fill-rule': 'evenodd' }) +
      line('M-70 -136h140', PRINT, 12) +
      line('M-46 -108h92', fade(PRINT, 0.5), 5) +
      line(lines(-62, 6, 236), grey, 5) +
      placed(seal(accent), 62, 128, 0.62) +
      line('M-104 140h86', fade(PRINT, 0.6), 3) +
      line('M-98 132q18 -34 28 -4t34 -10', '#26408a', 4),
    table: () =>
      line('M-120 -168h130', PRINT, 12) +
      rect(-120, -132, 240, 28, fade(accent, 0.85)) +
      Array.from(
        { length: 7 },
        (_, row) =>
          rect(-120, -100 + row * 34, 240, 30, fade(PRINT, row % 2 === 0 ? 0.05 : 0.12)) +
          line(`M-108 ${-84 + row * 34}h84M40 ${-84 + row * 34}h${40 + ((row * 23) % 32)}`, fade(PRINT, 0.5), 6),
      ).join('') +
      line('M20 158h100', PRINT, 10) +
      line('M-120 158h70', fade(PRINT, 0.5), 6),
    chart: () =>
      line('M-120 -168h120', PRINT, 12) +
      line('M-120 -136h170', grey, 6) +
      [40, 74, 58, 104, 92, 140]
        .map((h, index) => rect(-116 + index * 40, 90 - h, 26, h, index === 5 ? accent : fade(accent, 0.4)))
        .join('') +
      line('M-120 90H120', fade(PRINT, 0.5), 3) +
      line('M-104 30L-64 0L-24 14L16 -34L56 -24L104 -84', fade(PRINT, 0.8), 5) +
      line(lines(124, 3, 220), grey, 5),
    script: () =>
      line('M-120 -172h90', PRINT, 11) +
      line(lines(-136, 6, 104), fade(PRINT, 0.6), 6) +
      line(
        Array.from(
          { length: 6 },
          (_, row) =>
            `M14 ${-136 + row * 20}h16M36 ${-136 + row * 20}h20M62 ${-136 + row * 20}h14M84 ${-136 + row * 20}h24`,
        ).join(''),
        fade(accent, 0.9),
        9,
        { 'stroke-linecap': 'butt' },
      ) +
      line('M0 -180V180', fade(PRINT, 0.25), 2, { 'stroke-dasharray': '6 5' }) +
      line(lines(10, 8, 104), fade(PRINT, 0.5), 6) +
      line(
        Array.from(
          { length: 8 },
          (_, row) => `M14 ${10 + row * 20}h24M46 ${10 + row * 20}h12M66 ${10 + row * 20}h28`,
        ).join(''),
        fade(accent, 0.7),
        9,
        { 'stroke-linecap': 'butt' },
      ),
  }
  return (
    softShadow(sheet, d, { dx: 8, dy: 12, spread: 18, strength: 0.3 }) +
    path(
      d,
      sheet.linear(
        [
          [0, '#ffffff'],
          [1, '#f0ece3'],
        ],
        -150,
        -210,
        150,
        210,
      ),
    ) +
    content[kind]() +
    (stamp ? placed(stampMark(stamp), 50, 96, 1, -14) : '')
  )
}

/** The inked print of a round stamp. */
export function stampMark(colour: Hex): string {
  const ticks = Array.from({ length: 28 }, (_, index) => {
    const a = polar([0, 0], 44, index * 12.9)
    const b = polar([0, 0], 54, index * 12.9)
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
  }).join('')
  const star = polygon(
    Array.from({ length: 10 }, (_, index): Point => polar([0, 0], index % 2 === 0 ? 24 : 10, -90 + index * 36)),
  )
  return group(
    line(ellipsePath(0, 0, 66, 66), colour, 6) +
      line(ellipsePath(0, 0, 36, 36), colour, 3) +
      line(ticks, colour, 4) +
      path(star, colour),
    { opacity: '.82' },
  )
}

export function seal(colour: Hex): string {
  const edge = polygon(
    Array.from({ length: 36 }, (_, index): Point => polar([0, 0], index % 2 === 0 ? 64 : 56, index * 10)),
  )
  return (
    path('M-34 40L-58 150L-26 130L-4 160L4 50ZM34 40L58 150L26 130L4 160L-4 50Z', shade(colour, -0.2)) +
    path(edge, BRASS) +
    circle(0, 0, 46, shade(BRASS, 0.25)) +
    line(ellipsePath(0, 0, 38, 38), shade(BRASS, -0.3), 3) +
    line('M-16 0L-4 14L20 -14', shade(BRASS, -0.5), 9)
  )
}

/** A wooden hand stamp lying on its side of a desk, seen from above. */
export const handStamp = (sheet: Sheet): string =>
  softShadow(sheet, ellipsePath(0, 0, 70, 70), { dx: 20, dy: 28, spread: 30, strength: 0.4 }) +
  circle(
    0,
    0,
    76,
    sheet.linearBox(
      [
        [0, shade(WALNUT, 0.3)],
        [1, shade(WALNUT, -0.4)],
      ],
      0,
      0,
      1,
      1,
    ),
  ) +
  circle(0, 0, 66, shade(WALNUT, -0.1)) +
  circle(
    -4,
    -6,
    46,
    sheet.radialBox(
      [
        [0, shade(WALNUT, 0.6)],
        [0.6, shade(WALNUT, 0.1)],
        [1, shade(WALNUT, -0.3)],
      ],
      0.38,
      0.34,
      0.7,
    ),
  ) +
  circle(0, 0, 58, 'none', { stroke: BRASS, 'stroke-width': 7 })

export function coins(sheet: Sheet, stacks: readonly number[], mark: string): string {
  return stacks
    .map((count, index) => {
      const x = index * 112
      const pile = Array.from({ length: count }, (_, step) => {
        const y = -step * 20
        return (
          path(
            `M${x - 52} ${y - 16}V${y}A52 18 0 0 0 ${x + 52} ${y}V${y - 16}Z`,
            sheet.linear(roundStops(BRASS, 'steel'), x - 52, 0, x + 52, 0),
          ) + ellipse(x, y - 16, 52, 18, shade(BRASS, 0.3), { stroke: shade(BRASS, -0.35), 'stroke-width': 2 })
        )
      }).join('')
      const top = -(count - 1) * 20 - 16
      return (
        ellipse(x + 14, 8, 66, 22, fade('#15100c', 0.25)) +
        pile +
        ellipse(x, top, 40, 13, 'none', { stroke: shade(BRASS, -0.3), 'stroke-width': 2.4 }) +
        placed(line(mark, shade(BRASS, -0.5), 6), x, top, 0.52)
      )
    })
    .join('')
}

/** Strokes of currency signs around the origin. */
export const CURRENCY_SIGNS = [
  'M16 -14C8 -26 -16 -24 -16 -10S16 2 16 12S-10 26 -18 14M0 -30V30',
  'M-18 -26L0 -2L18 -26M0 -2V28M-16 6H16M-16 16H16',
  'M18 -20C-6 -36 -22 -10 -18 4S4 34 20 18M-26 -4H6M-26 8H4',
] as const

export function container(sheet: Sheet, width: number, height: number, colour: Hex): string {
  let ribs = ''
  for (let x = 12; x < width - 6; x += 13) ribs += `M${x} 8V${height - 8}`
  return (
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(
        [
          [0, shade(colour, 0.14)],
          [1, shade(colour, -0.2)],
        ],
        0,
        0,
        0,
        height,
      ),
    ) +
    line(ribs, fade(shade(colour, -0.6), 0.5), 4, { 'stroke-linecap': 'butt' }) +
    group(line(ribs, fade(WHITE, 0.24), 2, { 'stroke-linecap': 'butt' }), { transform: 'translate(4 0)' }) +
    path(`M0 0H${width}V${height}H0ZM5 5V${height - 5}H${width - 5}V5Z`, shade(colour, -0.28), {
      'fill-rule': 'evenodd',
    }) +
    rect(width * 0.12, height * 0.28, width * 0.3, height * 0.16, fade(WHITE, 0.82)) +
    rect(width * 0.12, height * 0.5, width * 0.18, height * 0.07, fade(WHITE, 0.6))
  )
}

export function containerStack(
  sheet: Sheet,
  columns: readonly number[],
  width: number,
  height: number,
  tones: readonly [Hex, ...Hex[]],
): string {
  const arts = tones.map(tone => sheet.define(id => `<g id="${id}">${container(sheet, width, height, tone)}</g>`))
  return columns
    .map((count, column) =>
      Array.from(
        { length: count },
        (_, row) =>
          `<use href="#${arts[(column * 2 + row * 3) % arts.length] ?? ''}" x="${column * (width + 4)}" y="${-(row + 1) * (height + 2)}"/>`,
      ).join(''),
    )
    .join('')
}

export const CARGO: readonly [Hex, ...Hex[]] = [
  '#b8332a',
  '#2f5f8a',
  '#d8a23a',
  '#1f7a5c',
  '#e6e1d6',
  '#c8452f',
  '#44506b',
]

/** A container ship from the side; its waterline is y = 0. */
export function ship(sheet: Sheet, hull: Hex): string {
  const body = 'M-430 -90H400L480 -128H500L452 0H-400Z'
  return (
    placed(containerStack(sheet, [3, 4, 4, 5, 4, 5, 4, 3], 88, 38, CARGO), -300, -88) +
    path(
      polygon([
        [-420, -90],
        [-420, -300],
        [-392, -330],
        [-330, -330],
        [-330, -90],
      ]),
      sheet.linear(
        [
          [0, '#ffffff'],
          [1, '#cfd3d6'],
        ],
        -420,
        0,
        -330,
        0,
      ),
    ) +
    rect(-436, -318, 122, 20, '#e9ecee') +
    line('M-412 -280h72M-412 -250h72M-412 -220h72M-412 -190h72M-412 -160h72', '#3b4d5e', 11, {
      'stroke-dasharray': '14 6',
      'stroke-linecap': 'butt',
    }) +
    rect(-392, -384, 36, 56, hull) +
    rect(-392, -372, 36, 10, WHITE) +
    line('M-340 -330v-70M-352 -380h24', '#6d757c', 4) +
    path(
      body,
      sheet.linear(
        [
          [0, shade(hull, 0.14)],
          [1, shade(hull, -0.3)],
        ],
        0,
        -128,
        0,
        0,
      ),
    ) +
    path('M-408 -26H461L452 0H-400Z', '#8f2f28') +
    line('M-424 -72H440', fade(WHITE, 0.7), 4) +
    circle(430, -78, 9, '#22252b')
  )
}

/** A quay crane; its feet stand on y = 0. */
export function crane(colour: Hex): string {
  const frame = 'M-70 0V-380M70 0V-380M-70 -150H70M-70 -380L70 -150M70 -380L-70 -150M-70 0L-40 -150M70 0L40 -150'
  return (
    line(frame, shade(colour, -0.25), 13) +
    line('M-70 0V-380M70 0V-380M-70 -150H70', colour, 13) +
    line('M-190 -386H400', shade(colour, -0.3), 22, { 'stroke-linecap': 'butt' }) +
    line('M-190 -390H400', colour, 12, { 'stroke-linecap': 'butt' }) +
    line(
      'M-190 -380l20 -10 20 10 20 -10 20 10 20 -10 20 10 20 -10 20 10 20 -10 20 10 20 -10 20 10 20 -10 20 10 20 -10 20 10 20 -10 20 10 20 -10 20 10',
      fade(shade(colour, -0.5), 0.7),
      3,
    ) +
    line('M0 -390V-510M0 -510L390 -392M0 -510L-180 -392M0 -510L210 -392', shade(colour, -0.15), 7) +
    rect(-176, -372, 74, 52, shade(colour, -0.1)) +
    rect(120, -374, 46, 40, '#e9ecee') +
    rect(126, -362, 34, 18, '#3b4d5e') +
    line('M230 -378V-220M270 -378V-220', '#3a3f45', 3) +
    rect(214, -224, 72, 14, '#e0b33a')
  )
}

export function truck(sheet: Sheet, cab: Hex, load: Hex): string {
  const wheelAt = (x: number): string =>
    circle(x, -26, 28, '#1d1f22') + circle(x, -26, 14, '#aeb4ba') + circle(x, -26, 5, '#3a3f45')
  return (
    ellipse(170, 4, 320, 16, fade(BLACK, 0.22)) +
    rect(-130, -48, 460, 16, '#34393f') +
    placed(container(sheet, 430, 150, load), -130, -200) +
    path(
      'M340 -40V-170Q340 -190 360 -190H420Q440 -190 452 -164L480 -104Q486 -92 486 -80V-40Z',
      sheet.linear(
        [
          [0, shade(cab, 0.3)],
          [1, shade(cab, -0.2)],
        ],
        0,
        -190,
        0,
        -40,
      ),
    ) +
    path('M392 -168H422L452 -104H392Z', '#c9dbe6') +
    rect(470, -66, 18, 14, '#ffe7a3') +
    line('M384 -180V-46', fade(shade(cab, -0.5), 0.6), 3) +
    [-80, -16, 250, 430].map(wheelAt).join('')
  )
}

/** A card box from the front for racks and pallets. */
export const boxFront = (x: number, y: number, w: number, h: number, tone: Hex): string =>
  rect(x, y, w, h, tone) +
  rect(x + w * 0.42, y, w * 0.16, h, fade('#f0dfb8', 0.7)) +
  rect(x, y, w, h, 'none', { stroke: fade('#5e4322', 0.5), 'stroke-width': 2 }) +
  rect(x + w * 0.08, y + h * 0.62, w * 0.26, h * 0.22, fade(WHITE, 0.85))

export function magnifier(sheet: Sheet): string {
  const ring = ellipsePath(0, 0, 104, 104)
  return (
    softShadow(sheet, ring, { dx: 14, dy: 20, spread: 18, strength: 0.26 }) +
    line('M78 78L210 210', '#15100c', 42, { 'stroke-opacity': 0.25, transform: 'translate(12 16)' }) +
    line('M78 78L110 110', STEEL, 26) +
    line('M112 112L210 210', '#22252b', 40) +
    group(line('M112 112L210 210', fade(WHITE, 0.35), 8), { transform: 'translate(7 -7)' }) +
    path(
      ring,
      sheet.linear(
        [
          [0, fade(WHITE, 0.65)],
          [0.5, fade('#cfe2ea', 0.2)],
          [1, fade(WHITE, 0.4)],
        ],
        -100,
        -100,
        100,
        100,
      ),
    ) +
    line(ring, shade(STEEL, -0.3), 20) +
    line(ring, shade(STEEL, 0.4), 10) +
    line('M-72 -28A78 78 0 0 1 -10 -78', WHITE, 10)
  )
}

export function shield(sheet: Sheet, colour: Hex): string {
  const d =
    'M0 -190C60 -150 110 -136 160 -132C166 20 120 130 0 190C-120 130 -166 20 -160 -132C-110 -136 -60 -150 0 -190Z'
  return (
    softShadow(sheet, d, { dx: 14, dy: 22, spread: 26, strength: 0.34 }) +
    path(d, shade(colour, -0.4)) +
    placed(
      path(
        d,
        sheet.linear(
          [
            [0, shade(colour, 0.3)],
            [0.5, colour],
            [0.5, shade(colour, -0.14)],
            [1, shade(colour, -0.3)],
          ],
          -160,
          0,
          160,
          0,
        ),
      ),
      0,
      -4,
      0.9,
    ) +
    line('M-66 4L-16 56L76 -58', '#ffffff', 30, { 'stroke-linejoin': 'round' })
  )
}

export function calculator(sheet: Sheet, accent: Hex): string {
  const d = roundRect(-100, -150, 200, 300, 22)
  const keys = Array.from({ length: 16 }, (_, index) =>
    path(
      roundRect(-80 + (index % 4) * 42, -50 + Math.floor(index / 4) * 46, 34, 36, 8),
      index === 15 ? accent : index % 4 === 3 ? '#8d9298' : '#e8e9ea',
    ),
  ).join('')
  return (
    softShadow(sheet, d, { dx: 10, dy: 16, spread: 20, strength: 0.36 }) +
    path(
      d,
      sheet.linear(
        [
          [0, '#4a5058'],
          [1, '#22262b'],
        ],
        -100,
        -150,
        100,
        150,
      ),
    ) +
    path(roundRect(-82, -130, 164, 60, 8), '#c5d3c0') +
    line('M10 -112V-88M32 -112V-88M54 -112V-88M64 -88h.1', '#2d3a2c', 7) +
    keys
  )
}

export function banknotes(sheet: Sheet, tones: readonly Hex[]): string {
  return tones
    .map((tone, index) => {
      const d = roundRect(-170, -82, 340, 164, 8)
      const sign = CURRENCY_SIGNS[index % CURRENCY_SIGNS.length] ?? CURRENCY_SIGNS[0]
      return placed(
        softShadow(sheet, d, { dx: 6, dy: 10, spread: 14, strength: 0.3 }) +
          path(
            d,
            sheet.linear(
              [
                [0, mix(tone, WHITE, 0.6)],
                [1, mix(tone, WHITE, 0.3)],
              ],
              -170,
              -82,
              170,
              82,
            ),
          ) +
          line(roundRect(-154, -66, 308, 132, 6), fade(tone, 0.8), 4) +
          line(ellipsePath(0, 0, 52, 52) + ellipsePath(0, 0, 44, 44), tone, 3) +
          placed(line(sign, shade(tone, -0.3), 7), 0, 0, 1.2) +
          line(
            'M-130 -40q20 20 0 40t0 40M-110 -40q20 20 0 40t0 40M120 -40q20 20 0 40t0 40M100 -40q20 20 0 40t0 40',
            fade(tone, 0.6),
            3,
          ),
        index * 46 - 40,
        index * 66 - 60,
        1,
        -16 + index * 11,
      )
    })
    .join('')
}

/** The fine line that runs through the product: yarn, route and river at once. */
export const thread = (d: string, colour: Hex, width = 4): string =>
  group(line(d, fade('#15100c', 0.18), width), { transform: 'translate(3 5)' }) + line(d, colour, width)
