import type { ArtSpec } from '../art-spec'
import { fade, mix, shade, WHITE, type Hex } from '../core/colour'
import { ellipsePath, roundRect } from '../core/geometry'
import { BRASS, OAK } from '../core/material'
import { createRandom, type Random } from '../core/random'
import { circle, createSheet, ellipse, group, line, path, rect, type Sheet } from '../core/sheet'
import { flatSurface, softLine, softShadow, sweepBackdrop, type Surface } from '../core/studio'
import { carton } from '../goods/personal'
import {
  banknotes,
  boxFront,
  calculator,
  CARGO,
  coins,
  containerStack,
  CURRENCY_SIGNS,
  handStamp,
  magnifier,
  paper,
  placed,
  seal,
  shield,
  ship,
  thread,
  truck,
} from './props'

const WIDTH = 800
const HEIGHT = 600

type Painter = (sheet: Sheet, random: Random, accent: Hex) => string

const desk = (sheet: Sheet, random: Random, surface: Surface, tone: Hex): string =>
  flatSurface(sheet, surface, tone, random)

const customs: Painter = (sheet, random, accent) =>
  desk(sheet, random, 'wood', OAK) +
  placed(paper(sheet, { accent, kind: 'table' }), 250, 300, 1.02, -10) +
  placed(paper(sheet, { accent, kind: 'form', stamp: '#b8332a' }), 450, 310, 1.12, 5) +
  placed(handStamp(sheet), 672, 190, 1.1)

const taxRefund: Painter = (sheet, random, accent) =>
  desk(sheet, random, 'felt', mix(accent, '#e9e4d8', 0.72)) +
  placed(paper(sheet, { accent, kind: 'form' }), 290, 290, 1.14, -7) +
  placed(
    line('M-92 10A94 94 0 1 1 -30 88', accent, 26) +
      path('M-132 22L-92 -34L-50 24Z', accent) +
      placed(line(CURRENCY_SIGNS[1], accent, 12), 0, 0, 1.7),
    330,
    320,
  ) +
  placed(coins(sheet, [5, 3, 7], CURRENCY_SIGNS[1]), 500, 500, 1.05) +
  placed(calculator(sheet, accent), 640, 210, 0.92, 9)

const creditLetter: Painter = (sheet, random, accent) => {
  const envelope = roundRect(-230, -140, 460, 280, 10)
  return (
    desk(sheet, random, 'linen', '#d8d1c2') +
    placed(paper(sheet, { accent, kind: 'letter', stamp: accent }), 300, 270, 1.16, -6) +
    placed(
      softShadow(sheet, envelope, { dx: 10, dy: 16, spread: 22, strength: 0.34 }) +
        path(envelope, '#efe6d2') +
        line('M-230 -134L0 40L230 -134', fade('#8d7a52', 0.7), 4) +
        path('M-230 140L-40 -6M230 140L40 -6', 'none', { stroke: fade('#8d7a52', 0.4), 'stroke-width': 3 }) +
        circle(0, 26, 46, '#9c2b26') +
        circle(-4, 22, 38, '#b8372f') +
        line('M-18 22h36M0 6v34', fade('#6d1a16', 0.9), 7),
      500,
      410,
      0.94,
      8,
    ) +
    placed(
      line('M-120 0H110', BRASS, 20) +
        line('M-120 -4H110', shade(BRASS, 0.5), 6) +
        path('M110 -10L156 0L110 10Z', '#2b2f34'),
      640,
      150,
      0.9,
      52,
    )
  )
}

const foreignExchange: Painter = (sheet, random, accent) =>
  desk(sheet, random, 'marble', '#dfe2e0') +
  placed(banknotes(sheet, ['#3f7a64', '#b0503f', '#44608f']), 320, 240, 1.1) +
  placed(coins(sheet, [4, 7, 5], CURRENCY_SIGNS[0]), 500, 510, 1.1) +
  placed(
    line('M-90 -24H70M40 -54L74 -24L40 6M90 34H-70M-40 4L-74 34L-40 64', accent, 17, { 'stroke-linejoin': 'round' }),
    620,
    190,
    1.1,
  )

const logistics: Painter = (sheet, random) =>
  rect(
    0,
    0,
    WIDTH,
    400,
    sheet.linear(
      [
        [0, '#a9c6d8'],
        [1, '#f4e9d8'],
      ],
      0,
      0,
      0,
      400,
    ),
  ) +
  circle(
    610,
    150,
    240,
    sheet.radial(
      [
        [0, fade('#fff4d8', 0.9)],
        [1, fade('#fff4d8', 0)],
      ],
      610,
      150,
      240,
    ),
  ) +
  rect(
    0,
    380,
    WIDTH,
    90,
    sheet.linear(
      [
        [0, '#7fa2b2'],
        [1, '#54788c'],
      ],
      0,
      380,
      0,
      470,
    ),
  ) +
  placed(ship(sheet, '#23364d'), 420, 410, 0.66) +
  rect(
    0,
    452,
    WIDTH,
    148,
    sheet.linear(
      [
        [0, '#7b8086'],
        [1, '#55595e'],
      ],
      0,
      452,
      0,
      HEIGHT,
    ),
  ) +
  line('M0 500H800', '#f1ede2', 6, { 'stroke-dasharray': '50 34', 'stroke-linecap': 'butt' }) +
  placed(truck(sheet, random.pick(['#c8452f', '#2f5f8a', '#1f7a5c']), random.pick(CARGO)), 210, 572, 0.92)

const inspection: Painter = (sheet, random, accent) => {
  const clipboard = roundRect(-178, -250, 356, 490, 18)
  const ticks = [-70, -10, 50, 110]
    .map(
      y =>
        path(roundRect(-112, y - 18, 36, 36, 6), 'none', { stroke: fade('#3f4650', 0.7), 'stroke-width': 4 }) +
        line(`M-104 ${y}l10 12l22 -30`, '#1f7a5c', 8) +
        line(`M-56 ${y}h150`, fade('#3f4650', 0.45), 7),
    )
    .join('')
  return (
    desk(sheet, random, 'concrete', '#c9c9c4') +
    placed(
      softShadow(sheet, clipboard, { dx: 12, dy: 18, spread: 24, strength: 0.36 }) +
        path(clipboard, '#8a6544') +
        path(roundRect(-152, -214, 304, 430, 4), '#fbfaf6') +
        line('M-112 -150h150', '#3f4650', 14) +
        line('M-112 -118h200', fade('#3f4650', 0.4), 7) +
        ticks +
        path(roundRect(-70, -268, 140, 50, 12), '#b9bec3') +
        rect(-46, -282, 92, 30, '#8d949b'),
      310,
      310,
      1,
      -6,
    ) +
    placed(magnifier(sheet), 560, 260, 1.06) +
    placed(
      line('M-120 0H120', accent, 26) +
        line('M-120 -6H120', fade(WHITE, 0.5), 6) +
        path('M120 -13L160 0L120 13Z', '#e9d2a8'),
      620,
      530,
      0.8,
      -18,
    )
  )
}

const insurance: Painter = (sheet, random, accent) =>
  sweepBackdrop(sheet, mix(accent, '#eeeae0', 0.8), 410, random) +
  carton(sheet, 250, 520, [230, 190, 200], accent) +
  carton(sheet, 566, 530, [190, 150, 170], accent, -24) +
  placed(
    path(
      'M-300 60C-300 -160 -130 -250 0 -250S300 -160 300 60Q250 16 200 60Q150 16 100 60Q50 16 0 60Q-50 16 -100 60Q-150 16 -200 60Q-250 16 -300 60Z',
      sheet.linear(
        [
          [0, shade(accent, 0.2)],
          [1, shade(accent, -0.25)],
        ],
        -300,
        -250,
        300,
        60,
      ),
    ) +
      line('M0 -250V-280M-100 60C-96 -120 -50 -220 0 -250C50 -220 96 -120 100 60', fade(WHITE, 0.4), 4) +
      line('M0 40V180', '#3a3f45', 9),
    400,
    270,
    1.04,
  ) +
  placed(shield(sheet, accent), 410, 470, 0.54)

const warehousing: Painter = (sheet, random) => {
  let racks = ''
  for (let level = 0; level < 3; level += 1) {
    const y = 190 + level * 150
    let x = 40
    while (x < 720) {
      const w = random.range(70, 120)
      const h = random.range(70, 118)
      racks += boxFront(x, y - h, Math.min(w, 760 - x), h, shade('#c79f6f', random.jitter(0.16)))
      x += w + 8
    }
    racks += rect(20, y, 760, 15, '#d8742f') + rect(20, y + 15, 760, 6, fade('#000000', 0.3))
  }
  return (
    rect(
      0,
      0,
      WIDTH,
      510,
      sheet.linear(
        [
          [0, '#8b97a2'],
          [1, '#dcdcd6'],
        ],
        0,
        0,
        0,
        510,
      ),
    ) +
    line('M30 0V520M400 0V520M770 0V520', '#2f5278', 18, { 'stroke-linecap': 'butt' }) +
    racks +
    rect(
      0,
      508,
      WIDTH,
      92,
      sheet.linear(
        [
          [0, '#b4b3ad'],
          [1, '#83827d'],
        ],
        0,
        508,
        0,
        HEIGHT,
      ),
    ) +
    carton(sheet, 560, 570, [200, 150, 150], '#c8452f')
  )
}

const certification: Painter = (sheet, random, accent) =>
  desk(sheet, random, 'plaster', mix(accent, '#ece7dc', 0.85)) +
  placed(paper(sheet, { accent: BRASS, kind: 'certificate' }), 330, 300, 1.24, -4) +
  placed(seal(accent), 610, 250, 1.3)

const finance: Painter = (sheet, random, accent) =>
  desk(sheet, random, 'wood', '#7d5a3e') +
  placed(paper(sheet, { accent, kind: 'chart' }), 280, 290, 1.2, -6) +
  placed(coins(sheet, [3, 6, 9], CURRENCY_SIGNS[random.int(0, 2)] ?? CURRENCY_SIGNS[0]), 490, 500, 1.1) +
  placed(calculator(sheet, accent), 650, 200, 0.9, 10)

const translation: Painter = (sheet, random, accent) => {
  const bubble = (tone: Hex, marks: string, flip: 1 | -1): string => {
    const d = `M-150 -100H150Q180 -100 180 -70V60Q180 90 150 90H${flip * -30}L${flip * -90} 150V90H-150Q-180 90 -180 60V-70Q-180 -100 -150 -100Z`
    return (
      softShadow(sheet, d, { dx: 10, dy: 16, spread: 20, strength: 0.3 }) +
      path(
        d,
        sheet.linear(
          [
            [0, shade(tone, 0.14)],
            [1, shade(tone, -0.1)],
          ],
          0,
          -100,
          0,
          150,
        ),
      ) +
      marks
    )
  }
  return (
    desk(sheet, random, 'linen', '#dcd6c8') +
    placed(paper(sheet, { accent, kind: 'script' }), 400, 310, 1.22, -3) +
    placed(
      bubble(accent, line('M-40 60L0 -60L40 60M-24 18H24', WHITE, 15, { 'stroke-linejoin': 'round' }), 1),
      190,
      170,
      0.86,
    ) +
    placed(
      bubble(
        '#fbfaf6',
        line('M-60 -46H60M0 -72V-46M-44 -46C-34 10 20 44 64 56M44 -46C34 10 -20 44 -64 56', shade(accent, -0.2), 13),
        -1,
      ),
      610,
      420,
      0.86,
    )
  )
}

const trademark: Painter = (sheet, random, accent) =>
  desk(sheet, random, 'felt', mix(accent, '#3a3f47', 0.6)) +
  placed(paper(sheet, { accent, kind: 'certificate' }), 270, 300, 1.14, -8) +
  placed(
    softShadow(sheet, ellipsePath(0, 0, 150, 150), { dx: 14, dy: 20, spread: 26, strength: 0.4 }) +
      circle(0, 0, 156, BRASS) +
      circle(0, 0, 140, shade(BRASS, 0.3)) +
      circle(
        0,
        0,
        124,
        sheet.radialBox([
          [0, '#fdf8ea'],
          [1, '#ead9ac'],
        ]),
      ) +
      line('M-44 70V-70H6C66 -70 66 12 6 12H-44M4 12L50 70', shade(accent, -0.2), 27, { 'stroke-linejoin': 'round' }),
    560,
    300,
    1.02,
  )

const CATEGORIES: Readonly<Record<string, Painter>> = {
  customs,
  tax_refund: taxRefund,
  credit_letter: creditLetter,
  foreign_exchange: foreignExchange,
  logistics,
  inspection,
  insurance,
  warehousing,
  certification,
  finance,
  translation,
  trademark,
}

/** Where nothing better fits: goods at the quay. */
const otherService: Painter = (sheet, random, accent) =>
  sweepBackdrop(sheet, '#dfe3e4', 420, random) +
  ellipse(400, 520, 330, 34, fade('#15100c', 0.2)) +
  group(containerStack(sheet, [3, 2, 3, 1], 150, 64, CARGO), { transform: 'translate(92 520)' }) +
  softLine(sheet, 'M92 520H710', '#15100c', 20, 0.3) +
  thread('M-20 120C160 40 300 200 460 110S700 60 830 120', accent)

const ACCENTS = ['#3346d3', '#0b6e66', '#b8332a', '#1f7a5c', '#2f5f8a', '#b0603f'] as const

export function drawService(spec: Extract<ArtSpec, { art: 'service' }>, namespace: string): string {
  const sheet = createSheet(WIDTH, HEIGHT, namespace)
  const random = createRandom(spec.seed * 13 + 5)
  const accent = random.pick(ACCENTS)
  sheet.add((CATEGORIES[spec.category] ?? otherService)(sheet, random, accent))
  return sheet.toString()
}
