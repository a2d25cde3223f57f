import type { ArtSpec } from '../art-spec'
import { BLACK, fade, INK, mix, shade, WHITE, type Hex } from '../core/colour'
import { polygon, roundRect } from '../core/geometry'
import { BRASS, KRAFT, OAK } from '../core/material'
import { createRandom, type Random } from '../core/random'
import { circle, createSheet, ellipse, group, line, num, path, rect, type Sheet } from '../core/sheet'
import { flatSurface, softLine } from '../core/studio'
import { yarnBall, yarnCone } from '../knit/yarn'
import {
  banknotes,
  boxFront,
  calculator,
  CARGO,
  coins,
  container,
  containerStack,
  crane,
  CURRENCY_SIGNS,
  handStamp,
  paper,
  placed,
  ship,
  thread,
  truck,
} from './props'

const WIDTH = 1200
const HEIGHT = 675

/** Times of day, so that several stories about one topic do not share one picture. */
interface Sky {
  readonly top: Hex
  readonly low: Hex
  readonly far: Hex
  readonly water: Hex
  readonly sun: Hex
}

const SKIES: readonly [Sky, ...Sky[]] = [
  { top: '#a9c4d6', low: '#f4e7d3', far: '#8ea3b3', water: '#5f8296', sun: '#fff6df' },
  { top: '#5d7697', low: '#f0b98a', far: '#6f7488', water: '#54687f', sun: '#ffe2a8' },
  { top: '#bcd3cf', low: '#f6efe2', far: '#93aaa6', water: '#6a948f', sun: '#ffffff' },
  { top: '#2c3a57', low: '#c98a7a', far: '#3f4a66', water: '#34465f', sun: '#ffd9a6' },
]

function skyOver(sheet: Sheet, sky: Sky, horizon: number, random: Random): string {
  const x = random.range(240, 960)
  let hills = `M0 ${horizon}`
  for (let at = 0; at <= WIDTH; at += 100)
    hills += `Q${at + 50} ${num(horizon - random.range(40, 120))} ${at + 100} ${num(horizon - random.range(14, 50))}`
  return (
    rect(
      0,
      0,
      WIDTH,
      horizon + 2,
      sheet.linear(
        [
          [0, sky.top],
          [1, sky.low],
        ],
        0,
        0,
        0,
        horizon,
      ),
    ) +
    circle(
      x,
      horizon - 130,
      260,
      sheet.radial(
        [
          [0, fade(sky.sun, 0.9)],
          [0.2, fade(sky.sun, 0.5)],
          [1, fade(sky.sun, 0)],
        ],
        x,
        horizon - 130,
        260,
      ),
    ) +
    circle(x, horizon - 130, 44, sky.sun) +
    path(`${hills}V${horizon}Z`, fade(sky.far, 0.6))
  )
}

function water(sheet: Sheet, sky: Sky, y: number, random: Random): string {
  let glints = ''
  for (let index = 0; index < 60; index += 1)
    glints += `M${num(random.range(-40, WIDTH))} ${num(y + random.range(8, HEIGHT - y))}h${num(random.range(20, 120))}`
  return (
    rect(
      0,
      y,
      WIDTH,
      HEIGHT - y,
      sheet.linear(
        [
          [0, mix(sky.water, sky.low, 0.5)],
          [1, shade(sky.water, -0.25)],
        ],
        0,
        y,
        0,
        HEIGHT,
      ),
    ) + line(glints, fade(WHITE, 0.26), 3)
  )
}

function port(sheet: Sheet, random: Random, sky: Sky): string {
  const y = 500
  return (
    skyOver(sheet, sky, y, random) +
    placed(crane(mix(sky.far, WHITE, 0.1)), 960, y + 6, 0.5) +
    placed(crane(mix(sky.far, WHITE, 0.1)), 1110, y + 6, 0.5) +
    water(sheet, sky, y, random) +
    placed(path('M-400 0H452L430 60H-360Z', fade(BLACK, 0.22)), 560, 566, 0.98) +
    placed(ship(sheet, random.pick(['#23364d', '#7d2b26', '#1f5a4a'])), 560, 566, 0.98) +
    path('M0 675V612H430L470 675Z', '#6d7175') +
    path('M0 612H430L440 628H0Z', '#8d9195') +
    placed(crane('#c8452f'), 190, 616, 1.12) +
    placed(containerStack(sheet, [2, 1], 150, 62, CARGO), 300, 616, 0.72)
  )
}

function customs(sheet: Sheet, random: Random): string {
  return (
    flatSurface(sheet, 'wood', random.pick([OAK, '#8d6a4a', '#b9a07c']), random) +
    placed(paper(sheet, { accent: '#2f5f8a', kind: 'table' }), 330, 350, 1.2, -13) +
    placed(paper(sheet, { accent: '#1f7a5c', kind: 'form', stamp: '#b8332a' }), 600, 360, 1.28, 4) +
    placed(handStamp(sheet), 800, 250, 1.05) +
    placed(container(sheet, 330, 140, random.pick(CARGO)), 840, 420, 1, -9) +
    placed(thread('M-40 120C160 20 240 200 420 90S700 -20 860 60', '#b8332a'), 420, 520)
  )
}

function exhibition(sheet: Sheet, random: Random): string {
  const booth = (x: number, w: number, h: number, tone: Hex, top: number): string => {
    const y = 560 - h
    const goods = random.int(0, 1) === 0
    return (
      rect(
        x,
        y,
        w,
        h,
        sheet.linear(
          [
            [0, shade(tone, 0.2)],
            [1, shade(tone, -0.1)],
          ],
          x,
          y,
          x,
          560,
        ),
      ) +
      rect(x - 8, y - top, w + 16, top, shade(tone, -0.25)) +
      line(`M${x + w * 0.2} ${y - top / 2}H${x + w * 0.66}`, WHITE, top * 0.28) +
      rect(x + 12, y + 26, w - 24, h - 130, fade(WHITE, 0.75)) +
      Array.from({ length: 4 }, (_, index) => {
        const gx = x + 26 + (index * (w - 50)) / 4
        const gw = (w - 50) / 4 - 12
        const colour = CARGO[(index + Math.round(x)) % CARGO.length] ?? CARGO[0]
        return goods
          ? path(
              polygon([
                [gx + gw * 0.25, y + 44],
                [gx + gw * 0.75, y + 44],
                [gx + gw, y + 66],
                [gx + gw * 0.84, y + 92],
                [gx + gw * 0.8, y + 140],
                [gx + gw * 0.2, y + 140],
                [gx + gw * 0.16, y + 92],
                [gx, y + 66],
              ]),
              mix(colour, '#f0e6d6', 0.25),
            ) + line(`M${num(gx + gw * 0.4)} ${y + 44}q${num(gw * 0.1)} 12 ${num(gw * 0.2)} 0`, fade(BLACK, 0.3), 4)
          : path(
              polygon([
                [gx + gw * 0.3, y + 60],
                [gx + gw * 0.7, y + 60],
                [gx + gw, y + 140],
                [gx, y + 140],
              ]),
              mix(colour, '#f0e6d6', 0.2),
            ) +
              line(
                `M${num(gx + gw * 0.24)} ${y + 80}h${num(gw * 0.52)}M${num(gx + gw * 0.14)} ${y + 104}h${num(gw * 0.72)}`,
                fade(BLACK, 0.2),
                3,
              )
      }).join('') +
      rect(
        x + w * 0.2,
        488,
        w * 0.6,
        76,
        sheet.linear(
          [
            [0, '#f6f3ec'],
            [1, '#cfc9bc'],
          ],
          0,
          488,
          0,
          564,
        ),
      ) +
      rect(x + w * 0.2 - 6, 480, w * 0.6 + 12, 12, shade(tone, -0.3))
    )
  }
  const person = (x: number, y: number, size: number, tone: Hex): string =>
    group(
      ellipse(0, 4, 46, 9, fade(BLACK, 0.25)) +
        path('M-20 0L-16 -96H16L20 0H4L0 -70L-4 0Z', '#2b3442') +
        path('M-30 -92C-34 -170 -20 -184 0 -184S34 -170 30 -92L20 -80H-20Z', tone) +
        circle(0, -208, 21, '#d9a982') +
        path('M-22 -208A22 22 0 0 1 22 -208Q0 -222 -22 -208Z', '#2b2320'),
      { transform: `translate(${x} ${y}) scale(${size})` },
    )
  const floor = polygon([
    [0, 560],
    [1200, 560],
    [1200, 675],
    [0, 675],
  ])
  const trusses =
    'M0 90H1200M0 130H1200' + Array.from({ length: 30 }, (_, index) => `M${index * 40} 130l20 -40l20 40`).join('')
  return (
    rect(
      0,
      0,
      WIDTH,
      560,
      sheet.linear(
        [
          [0, '#39465a'],
          [0.5, '#8b98a6'],
          [1, '#dfe0dc'],
        ],
        0,
        0,
        0,
        560,
      ),
    ) +
    line(trusses, fade('#1c2430', 0.5), 5) +
    [160, 460, 760, 1060]
      .map(
        x =>
          path(
            `M${x} 130L${x - 150} 560H${x + 150}Z`,
            sheet.linear(
              [
                [0, fade(WHITE, 0.4)],
                [1, fade(WHITE, 0)],
              ],
              0,
              130,
              0,
              560,
            ),
          ) + ellipse(x, 134, 26, 8, '#fff8e2'),
      )
      .join('') +
    booth(30, 330, 270, '#b8433a', 56) +
    booth(420, 380, 310, '#2f5a78', 64) +
    booth(850, 320, 260, '#3f7a64', 52) +
    path(
      floor,
      sheet.linear(
        [
          [0, '#a34238'],
          [1, '#6f2a26'],
        ],
        0,
        560,
        0,
        675,
      ),
    ) +
    person(380, 610, 0.86, '#47617f') +
    person(820, 616, 0.92, '#c99a4a') +
    person(560, 652, 1.08, '#39485a') +
    person(640, 650, 1.04, '#9a4a5a') +
    person(1060, 650, 1.02, '#5a7a6a')
  )
}

function rail(sheet: Sheet, random: Random, sky: Sky): string {
  const y = 560
  const wagon = (x: number, index: number): string =>
    rect(x, y - 32, 250, 14, '#3a3f45') +
    placed(container(sheet, 240, 104, CARGO[index % CARGO.length] ?? CARGO[0]), x + 5, y - 138) +
    [36, 72, 178, 214].map(dx => circle(x + dx, y - 12, 15, '#22262b') + circle(x + dx, y - 12, 7, '#8d949b')).join('')
  const loco = `M0 ${y - 24}V${y - 170}H230C262 ${y - 164} 286 ${y - 110} 300 ${y - 70}V${y - 24}Z`
  return (
    skyOver(sheet, sky, 470, random) +
    rect(
      0,
      466,
      WIDTH,
      209,
      sheet.linear(
        [
          [0, mix('#8a9a6b', sky.low, 0.35)],
          [1, '#5d6d4c'],
        ],
        0,
        466,
        0,
        HEIGHT,
      ),
    ) +
    line('M90 470V300M330 470V300M570 470V300M810 470V300M1050 470V300', fade('#3c444d', 0.8), 7) +
    line('M0 316Q210 344 330 316T570 316T810 316T1050 316T1290 316', fade('#3c444d', 0.6), 3) +
    rect(0, y, WIDTH, 50, '#8b8378') +
    line(Array.from({ length: 41 }, (_, index) => `M${index * 30} ${y + 4}v36`).join(''), '#574b40', 12, {
      'stroke-linecap': 'butt',
    }) +
    rect(0, y, WIDTH, 7, '#c3c7cb') +
    rect(0, y + 32, WIDTH, 7, '#c3c7cb') +
    [-30, 226, 482, 738].map((x, index) => wagon(x - 60, index + random.int(0, 6))).join('') +
    group(
      path(
        loco,
        sheet.linear(
          [
            [0, '#d84a3a'],
            [1, '#8f2a24'],
          ],
          0,
          y - 170,
          0,
          y,
        ),
      ) +
        rect(0, y - 84, 296, 12, '#f3e6c8') +
        path(`M196 ${y - 156}H226C248 ${y - 152} 266 ${y - 126} 276 ${y - 100}H196Z`, '#cfe0ea') +
        rect(30, y - 150, 130, 40, fade(BLACK, 0.22)) +
        rect(284, y - 60, 14, 14, '#ffe9a8') +
        [40, 90, 210, 260].map(dx => circle(dx, y - 14, 20, '#22262b') + circle(dx, y - 14, 9, '#9aa1a8')).join(''),
      { transform: 'translate(934 0)' },
    )
  )
}

function yarn(sheet: Sheet, random: Random): string {
  const wall = random.pick(['#e7ded0', '#d9e0de', '#e6d8d2'] as const)
  const tones = random.pick<readonly [Hex, Hex, Hex, Hex]>([
    ['#b8433a', '#efe6d4', '#47617f', '#d9b26a'],
    ['#47615a', '#e3c9b4', '#8a4a5a', '#efe6d4'],
    ['#2f4a6b', '#c98a6a', '#e9dfcc', '#8a9a6b'],
  ])
  return (
    rect(
      0,
      0,
      WIDTH,
      460,
      sheet.linear(
        [
          [0, shade(wall, 0.2)],
          [1, shade(wall, -0.08)],
        ],
        0,
        0,
        0,
        460,
      ),
    ) +
    rect(
      0,
      456,
      WIDTH,
      219,
      sheet.linear(
        [
          [0, shade(OAK, 0.25)],
          [1, shade(OAK, -0.2)],
        ],
        0,
        456,
        0,
        HEIGHT,
      ),
    ) +
    rect(0, 453, WIDTH, 6, fade(BLACK, 0.16)) +
    softLine(sheet, 'M120 566H520M640 600H1090', '#15100c', 60, 0.4) +
    yarnCone(sheet, 230, 556, 380, tones[0], random) +
    yarnCone(sheet, 460, 566, 330, tones[1], random) +
    yarnBall(sheet, 720, 490, 108, tones[2], random) +
    yarnBall(sheet, 950, 506, 92, tones[3], random) +
    thread('M760 588C820 660 900 560 1000 620S1140 640 1220 600', tones[2], 7)
  )
}

function rules(sheet: Sheet, random: Random): string {
  const tone = random.pick(['#3346d3', '#0b6e66', '#8f2a24', '#23364d'] as const)
  const book = (x: number, y: number, w: number, h: number, colour: Hex): string =>
    rect(
      x,
      y,
      w,
      h,
      sheet.linear(
        [
          [0, shade(colour, 0.24)],
          [1, shade(colour, -0.24)],
        ],
        0,
        y,
        0,
        y + h,
      ),
    ) +
    rect(x + 26, y, 10, h, fade(BRASS, 0.9)) +
    rect(x + w - 60, y, 10, h, fade(BRASS, 0.9)) +
    line(`M${x + w * 0.3} ${y + h / 2}h${w * 0.36}`, fade(WHITE, 0.7), 7)
  const scale =
    line('M0 0V-330', shade(BRASS, -0.2), 18) +
    line('M0 0V-330', shade(BRASS, 0.3), 7) +
    path('M-110 0Q-100 -36 0 -40Q100 -36 110 0Z', BRASS) +
    circle(0, -336, 20, shade(BRASS, 0.2)) +
    line('M-190 -296Q0 -356 190 -296', shade(BRASS, -0.1), 13) +
    [-190, 190]
      .map(
        x =>
          line(`M${x} -296L${x - 76} -130M${x} -296L${x + 76} -130`, shade(BRASS, -0.3), 3) +
          path(`M${x - 90} -130H${x + 90}Q${x + 70} -80 ${x} -78Q${x - 70} -80 ${x - 90} -130Z`, shade(BRASS, 0.1)),
      )
      .join('')
  const wall = mix(tone, '#efe9de', 0.82)
  return (
    rect(
      0,
      0,
      WIDTH,
      500,
      sheet.linear(
        [
          [0, shade(wall, 0.25)],
          [1, shade(wall, -0.06)],
        ],
        0,
        0,
        0,
        500,
      ),
    ) +
    rect(
      0,
      496,
      WIDTH,
      179,
      sheet.linear(
        [
          [0, shade('#7a5a40', 0.15)],
          [1, shade('#7a5a40', -0.3)],
        ],
        0,
        496,
        0,
        HEIGHT,
      ),
    ) +
    placed(paper(sheet, { accent: tone, kind: 'letter', stamp: '#b8332a' }), 250, 340, 1.14, -5) +
    placed(paper(sheet, { accent: tone, kind: 'form' }), 430, 350, 1.14, 4) +
    softLine(sheet, 'M150 590H540M620 610H1120', '#15100c', 40, 0.4) +
    book(620, 540, 420, 64, tone) +
    book(650, 482, 370, 58, '#8a6a4a') +
    book(636, 430, 390, 52, shade(tone, 0.3)) +
    placed(scale, 830, 432, 0.92)
  )
}

function rates(sheet: Sheet, random: Random): string {
  let d = 'M120 430'
  let y = 430
  for (let x = 200; x <= 1080; x += 80) {
    y = Math.max(120, Math.min(470, y - random.range(-50, 84)))
    d += `L${x} ${num(y)}`
  }
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      sheet.linear(
        [
          [0, '#1d3048'],
          [1, INK],
        ],
        0,
        0,
        0,
        HEIGHT,
      ),
    ) +
    line('M120 110H1080M120 210H1080M120 310H1080M120 410H1080', fade(WHITE, 0.1), 2) +
    path(
      `${d}V520H120Z`,
      sheet.linear(
        [
          [0, fade('#3fae8f', 0.4)],
          [1, fade('#3fae8f', 0)],
        ],
        0,
        110,
        0,
        520,
      ),
    ) +
    line(d, '#57c9a8', 7, { 'stroke-linejoin': 'round' }) +
    circle(1080, y, 14, '#f3e6c8') +
    circle(1080, y, 26, fade('#f3e6c8', 0.25)) +
    rect(
      0,
      560,
      WIDTH,
      115,
      sheet.linear(
        [
          [0, '#2a3d56'],
          [1, '#14202f'],
        ],
        0,
        560,
        0,
        HEIGHT,
      ),
    ) +
    placed(coins(sheet, [3, 6, 9, 5], CURRENCY_SIGNS[random.int(0, 2)] ?? CURRENCY_SIGNS[0]), 160, 610, 1.1) +
    placed(banknotes(sheet, ['#3f7a64', '#b0603f']), 820, 560, 0.86) +
    placed(calculator(sheet, '#d9a23a'), 1060, 540, 0.72, 12)
  )
}

function warehouse(sheet: Sheet, random: Random): string {
  const rack = (x: number, w: number): string => {
    let out = ''
    for (let level = 0; level < 4; level += 1) {
      const y = 150 + level * 118
      let bx = x + 14
      while (bx < x + w - 60) {
        const bw = random.range(56, 92)
        const bh = random.range(56, 92)
        if (random.chance(0.86))
          out += boxFront(bx, y - bh, Math.min(bw, x + w - 14 - bx), bh, shade(KRAFT, random.jitter(0.16)))
        bx += bw + 6
      }
      out += rect(x, y, w, 13, '#d8742f') + rect(x, y + 13, w, 5, fade(BLACK, 0.3))
    }
    return line(`M${x + 6} 40V560M${x + w - 6} 40V560`, '#2f5278', 14, { 'stroke-linecap': 'butt' }) + out
  }
  const forklift =
    ellipse(30, 4, 230, 16, fade(BLACK, 0.3)) +
    line('M190 0V-300', '#33383e', 16) +
    line('M206 -20V-290', '#555c64', 7) +
    line('M196 -120H340', '#33383e', 12) +
    boxFront(214, -226, 120, 100, KRAFT) +
    boxFront(222, -312, 100, 86, shade(KRAFT, 0.12)) +
    path(
      'M-130 -40V-110Q-130 -140 -100 -140H30L60 -90H170V-40Z',
      sheet.linear(
        [
          [0, '#f0b23a'],
          [1, '#b97a1c'],
        ],
        0,
        -140,
        0,
        -40,
      ),
    ) +
    line('M-110 -140L-96 -270H60L84 -100', '#2b2f34', 11) +
    circle(-20, -206, 24, '#d9a982') +
    path('M-46 -216A26 24 0 0 1 8 -216Z', '#d8a23a') +
    path('M-52 -120C-52 -176 -36 -182 -18 -182S20 -170 22 -120Z', '#2f5278') +
    [-84, 110].map(x => circle(x, -32, 38, '#1f2226') + circle(x, -32, 17, '#9aa1a8')).join('')
  return (
    rect(
      0,
      0,
      WIDTH,
      560,
      sheet.linear(
        [
          [0, '#8b97a2'],
          [1, '#dcdcd6'],
        ],
        0,
        0,
        0,
        560,
      ),
    ) +
    [150, 600, 1050]
      .map(x =>
        path(
          `M${x - 60} 0H${x + 60}L${x + 220} 560H${x - 220}Z`,
          sheet.linear(
            [
              [0, fade(WHITE, 0.45)],
              [1, fade(WHITE, 0)],
            ],
            0,
            0,
            0,
            560,
          ),
        ),
      )
      .join('') +
    rack(20, 400) +
    rack(440, 360) +
    rack(820, 370) +
    rect(
      0,
      556,
      WIDTH,
      119,
      sheet.linear(
        [
          [0, '#b4b3ad'],
          [1, '#83827d'],
        ],
        0,
        556,
        0,
        HEIGHT,
      ),
    ) +
    path('M0 600H1200V612H0Z', '#e5c04a') +
    placed(forklift, random.range(380, 620), 640, 1)
  )
}

/** Where nothing better fits: goods on their way. */
function road(sheet: Sheet, random: Random, sky: Sky): string {
  return (
    skyOver(sheet, sky, 480, random) +
    rect(0, 478, WIDTH, 80, mix('#8a9a6b', sky.low, 0.2)) +
    rect(0, 548, WIDTH, 127, '#5b6066') +
    line('M0 616H1200', '#f1ede2', 7, { 'stroke-dasharray': '60 40', 'stroke-linecap': 'butt' }) +
    placed(truck(sheet, '#c8452f', random.pick(CARGO)), 380, 640, 1.2) +
    path(roundRect(0, 540, WIDTH, 8, 0), '#c9c5ba')
  )
}

export function drawNews(spec: Extract<ArtSpec, { art: 'news' }>, namespace: string): string {
  const sheet = createSheet(WIDTH, HEIGHT, namespace)
  const random = createRandom(spec.seed * 17 + 3)
  const sky = random.pick(SKIES)
  const topics: Readonly<Record<string, () => string>> = {
    port: () => port(sheet, random, sky),
    customs: () => customs(sheet, random),
    exhibition: () => exhibition(sheet, random),
    rail: () => rail(sheet, random, sky),
    yarn: () => yarn(sheet, random),
    rules: () => rules(sheet, random),
    rates: () => rates(sheet, random),
    warehouse: () => warehouse(sheet, random),
  }
  sheet.add((topics[spec.topic] ?? (() => road(sheet, random, sky)))())
  return sheet.toString()
}
