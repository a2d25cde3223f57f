import { BLACK, fade, shade, WHITE, type Hex } from '../core/colour'
import { ellipsePath, roundRect } from '../core/geometry'
import { CAST_IRON, STEEL, WALNUT } from '../core/material'
import { circle, clipped, ellipse, group, line, num, path } from '../core/sheet'
import { hoop, lathe, latheOutline, type Turn } from '../core/solid'
import { contactShadow, softLine } from '../core/studio'
import { CENTER, GROUND, SQUASH, type Brush, type DrawGoods } from './goods-art'

/** A loop handle at the side of a pot. */
function sideHandle(x: number, y: number, sign: 1 | -1, colour: Hex, size = 1): string {
  const d = `M${num(x - sign * 14)} ${num(y - 26 * size)}C${num(x + sign * 70 * size)} ${num(y - 46 * size)} ${num(x + sign * 96 * size)} ${num(y + 12 * size)} ${num(x + sign * 62 * size)} ${num(y + 34 * size)}C${num(x + sign * 40 * size)} ${num(y + 46 * size)} ${num(x + sign * 10 * size)} ${num(y + 40 * size)} ${num(x - sign * 14)} ${num(y + 34 * size)}`
  return (
    line(d, shade(colour, -0.5), 27 * size) +
    line(d, colour, 21 * size) +
    group(line(d, fade(WHITE, 0.55), 5 * size), { transform: 'translate(-3 -6)' })
  )
}

function knob(brush: Brush, x: number, y: number, colour: Hex): string {
  return lathe(
    brush.sheet,
    [x, y],
    [
      [0, 26],
      [14, 16],
      [24, 18],
      [34, 38],
      [52, 40],
      [62, 26],
      [66, 4],
    ],
    { colour, finish: 'gloss', squash: 0.3 },
  )
}

function glassLid(brush: Brush, y: number, r: number, tone: Hex): string {
  const { sheet } = brush
  const turns: Turn[] = [
    [0, r],
    [18, r * 0.98],
    [70, r * 0.78],
    [104, r * 0.42],
    [116, r * 0.1],
  ]
  return (
    lathe(sheet, [CENTER, y], turns, { colour: '#dfe9ec', finish: 'glass', squash: SQUASH }) +
    softLine(
      sheet,
      `M${num(CENTER - r * 0.72)} ${num(y - 46)}Q${num(CENTER - r * 0.5)} ${num(y - 92)} ${num(CENTER - r * 0.1)} ${num(y - 106)}`,
      WHITE,
      26,
      0.75,
    ) +
    hoop(
      sheet,
      [CENTER, y],
      [
        [-6, r + 4],
        [14, r + 3],
      ],
      STEEL,
      'chrome',
      SQUASH,
    ) +
    circle(CENTER + r * 0.4, y - 52, 7, '#8d949b', { stroke: '#5c6269', 'stroke-width': 3 }) +
    knob(brush, CENTER, y - 108, tone)
  )
}

/** A broth with oil drops and spices, seen at an angle. */
function broth(brush: Brush, clipD: string, cx: number, cy: number, rx: number, ry: number, spicy: boolean): string {
  const { sheet, random } = brush
  const base = spicy ? '#b5301a' : '#efe3c2'
  let drops = ''
  let light = ''
  for (let index = 0; index < 34; index += 1) {
    const a = random.range(0, Math.PI * 2)
    const q = Math.sqrt(random.next())
    const x = cx + Math.cos(a) * rx * q
    const y = cy + Math.sin(a) * ry * q
    const r = random.range(5, 20)
    drops += ellipsePath(x, y, r, r * 0.62)
    light += `M${num(x - r * 0.5)} ${num(y - r * 0.2)}q${num(r * 0.4)} ${num(-r * 0.34)} ${num(r * 0.8)} ${num(-r * 0.12)}`
  }
  let bits = ''
  for (let index = 0; index < 13; index += 1) {
    const a = random.range(0, Math.PI * 2)
    const q = Math.sqrt(random.next()) * 0.86
    const x = cx + Math.cos(a) * rx * q
    const y = cy + Math.sin(a) * ry * q
    const turn = num(random.range(0, 180))
    if (spicy) {
      bits += group(
        path('M-44 0C-26 -16 20 -15 46 -4C22 12 -24 15 -44 0Z', index % 3 === 0 ? '#7d1510' : '#d8321c') +
          line('M-30 -3C-10 -11 12 -10 30 -5', fade(WHITE, 0.55), 3) +
          line('M-42 0q-12 -4 -20 2', '#5b6b2a', 4),
        { transform: `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(.95 .7)` },
      )
    } else if (index % 2 === 0) {
      bits += group(ellipse(0, 0, 11, 7, '#c8391f') + ellipse(-3, -2, 4, 2, fade(WHITE, 0.6)), {
        transform: `translate(${num(x)} ${num(y)}) rotate(${turn})`,
      })
    } else {
      bits += group(
        ellipse(0, 0, 15, 10, 'none', { stroke: '#6f9b45', 'stroke-width': 6 }) +
          ellipse(0, -1, 15, 10, 'none', { stroke: '#b6d07c', 'stroke-width': 2 }),
        { transform: `translate(${num(x)} ${num(y)}) rotate(${turn})` },
      )
    }
  }
  const surface = sheet.radial(
    [
      [0, shade(base, 0.22)],
      [0.7, base],
      [1, shade(base, -0.3)],
    ],
    cx - rx * 0.2,
    cy - ry * 0.3,
    rx * 1.1,
  )
  return clipped(
    sheet.clip(clipD),
    path(clipD, surface) +
      path(drops, fade(spicy ? '#e8641f' : '#f3c95a', 0.55)) +
      line(light, fade(WHITE, 0.7), 3) +
      bits,
  )
}

const yinYang: DrawGoods = brush => {
  const { sheet, random } = brush
  const cy = 590
  const rx = 372
  const ry = 232
  const depth = 150
  const metal = random.chance(0.7) ? STEEL : brush.body
  const wall = `M${CENTER - rx - 22} ${cy}C${CENTER - rx - 10} ${cy + depth} ${CENTER - rx + 40} ${cy + depth + 60} ${CENTER - 190} ${cy + ry + depth - 62}Q${CENTER} ${cy + ry + depth - 20} ${CENTER + 190} ${cy + ry + depth - 62}C${CENTER + rx - 40} ${cy + depth + 60} ${CENTER + rx + 10} ${cy + depth} ${CENTER + rx + 22} ${cy}Z`
  const steel = sheet.linear(
    [
      [0, shade(metal, -0.4)],
      [0.14, shade(metal, 0.5)],
      [0.24, WHITE],
      [0.38, shade(metal, 0.1)],
      [0.6, shade(metal, -0.4)],
      [0.8, shade(metal, 0.35)],
      [1, shade(metal, -0.5)],
    ],
    CENTER - rx,
    0,
    CENTER + rx,
    0,
  )
  const inner = ellipsePath(CENTER, cy + 14, rx - 26, ry - 22)
  const s = `M${CENTER - 60} ${cy - ry + 32}C${CENTER + 220} ${cy - ry + 110} ${CENTER + 70} ${cy - 10} ${CENTER} ${cy + 10}C${CENTER - 90} ${cy + 40} ${CENTER - 230} ${cy + ry - 120} ${CENTER + 60} ${cy + ry - 10}`
  const half = `${s}L${CENTER - rx} ${cy + ry}L${CENTER - rx} ${cy - ry}Z`
  const rimFill = sheet.linear(
    [
      [0, shade(metal, 0.6)],
      [0.5, shade(metal, -0.2)],
      [1, shade(metal, 0.5)],
    ],
    CENTER - rx,
    cy - ry,
    CENTER + rx,
    cy + ry,
  )
  const divider = clipped(
    sheet.clip(inner),
    group(line(s, fade(BLACK, 0.35), 34), { transform: 'translate(8 12)' }) +
      line(s, shade(metal, -0.35), 26) +
      line(s, shade(metal, 0.2), 20) +
      group(line(s, WHITE, 6), { transform: 'translate(-3 -4)' }),
  )
  const art =
    contactShadow(sheet, CENTER, cy + ry + depth - 60, 300, 80) +
    sideHandle(CENTER - rx - 6, cy + 40, -1, brush.body, 1.35) +
    sideHandle(CENTER + rx + 6, cy + 40, 1, brush.body, 1.35) +
    path(wall, steel) +
    ellipse(CENTER, cy, rx + 22, ry + 14, rimFill, { stroke: shade(metal, -0.45), 'stroke-width': 2 }) +
    ellipse(CENTER, cy + 3, rx + 2, ry, shade(metal, -0.25)) +
    broth(brush, inner, CENTER + 120, cy, rx * 0.7, ry * 0.9, false) +
    clipped(sheet.clip(inner), broth(brush, half, CENTER - 130, cy + 10, rx * 0.66, ry * 0.9, true)) +
    divider +
    path(
      inner,
      sheet.linear(
        [
          [0, fade(BLACK, 0.42)],
          [0.2, fade(BLACK, 0)],
        ],
        0,
        cy - ry,
        0,
        cy + ry,
      ),
    ) +
    softLine(
      sheet,
      `M${CENTER - rx + 40} ${cy - 60}Q${CENTER - 240} ${cy - ry + 44} ${CENTER - 110} ${cy - ry + 20}`,
      WHITE,
      30,
      0.5,
    )
  return { art: group(art, { transform: 'translate(0 10)' }), pose: 'standing', focus: [CENTER - 60, cy] }
}

const stockPot: DrawGoods = brush => {
  const { sheet, random } = brush
  const r = random.range(285, 330)
  const h = random.range(330, 460)
  const y = GROUND - 20
  const steel = random.chance(0.6)
  const colour = steel ? STEEL : brush.body
  const turns: Turn[] = [
    [0, r * 0.95],
    [16, r],
    [h, r],
  ]
  const art =
    contactShadow(sheet, CENTER, y + 4, r * 1.05, r * 0.26) +
    sideHandle(CENTER - r, y - h * 0.76, -1, steel ? '#7d848b' : shade(colour, -0.2), 1.2) +
    sideHandle(CENTER + r, y - h * 0.76, 1, steel ? '#7d848b' : shade(colour, -0.2), 1.2) +
    lathe(sheet, [CENTER, y], turns, { colour, finish: steel ? 'chrome' : 'gloss', curved: false, squash: SQUASH }) +
    hoop(
      sheet,
      [CENTER, y],
      [
        [2, r * 0.97],
        [34, r],
      ],
      shade(STEEL, -0.2),
      'steel',
      SQUASH,
    ) +
    hoop(
      sheet,
      [CENTER, y],
      [
        [h - 26, r + 6],
        [h, r + 10],
      ],
      STEEL,
      'chrome',
      SQUASH,
    ) +
    ellipse(CENTER, y - h, r + 10, (r + 10) * SQUASH, '#7f868d') +
    glassLid(brush, y - h - 4, r, steel ? CAST_IRON : shade(colour, -0.3))
  return { art, pose: 'standing', focus: [CENTER - 20, y - h] }
}

const casserole: DrawGoods = brush => {
  const { sheet, random, body } = brush
  const r = random.range(310, 350)
  const h = random.range(230, 280)
  const y = GROUND - 26
  const outline: Turn[] = [
    [0, r * 0.78],
    [20, r * 0.88],
    [h * 0.5, r * 0.99],
    [h, r],
  ]
  const lid: Turn[] = [
    [0, r + 8],
    [22, r + 4],
    [70, r * 0.8],
    [104, r * 0.42],
    [118, r * 0.1],
  ]
  const d = latheOutline([CENTER, y], outline, SQUASH, true)
  const art =
    contactShadow(sheet, CENTER, y + 4, r * 0.94, r * 0.24) +
    sideHandle(CENTER - r + 4, y - h * 0.78, -1, body, 1.25) +
    sideHandle(CENTER + r - 4, y - h * 0.78, 1, body, 1.25) +
    lathe(sheet, [CENTER, y], outline, { colour: body, finish: 'gloss', squash: SQUASH }) +
    path(
      d,
      sheet.linear(
        [
          [0.3, fade(BLACK, 0)],
          [1, fade('#0e0808', 0.42)],
        ],
        0,
        y - h,
        0,
        y + 40,
      ),
    ) +
    hoop(
      sheet,
      [CENTER, y],
      [
        [h - 12, r + 5],
        [h + 4, r + 6],
      ],
      shade(body, -0.4),
      'gloss',
      SQUASH,
    ) +
    lathe(sheet, [CENTER, y - h - 4], lid, { colour: shade(body, 0.04), finish: 'gloss', squash: SQUASH }) +
    hoop(
      sheet,
      [CENTER, y - h - 4],
      [
        [0, r + 9],
        [14, r + 8],
      ],
      shade(body, -0.2),
      'gloss',
      SQUASH,
    ) +
    line(
      `M${num(CENTER - r * 0.74)} ${num(y - h - 78)}Q${CENTER} ${num(y - h - 78 + r * 0.38)} ${num(CENTER + r * 0.74)} ${num(y - h - 78)}`,
      fade(shade(body, -0.4), 0.5),
      4,
    ) +
    softLine(
      sheet,
      `M${num(CENTER - r * 0.6)} ${num(y - h - 70)}Q${num(CENTER - r * 0.42)} ${num(y - h - 106)} ${num(CENTER - r * 0.12)} ${num(y - h - 116)}`,
      WHITE,
      24,
      0.6,
    ) +
    knob(brush, CENTER, y - h - 112, random.chance(0.5) ? '#c9a35a' : '#2d2b2a')
  return { art, pose: 'standing', focus: [CENTER - 40, y - h] }
}

const electricPot: DrawGoods = brush => {
  const { sheet, random, body, accent } = brush
  const r = random.range(300, 340)
  const h = 300
  const y = GROUND - 30
  const base: Turn[] = [
    [0, r * 0.86],
    [24, r * 0.98],
    [h * 0.5, r],
    [h * 0.56, r * 0.97],
  ]
  const dialX = CENTER
  const dialY = y - 64
  const art =
    contactShadow(sheet, CENTER, y + 6, r, r * 0.25) +
    lathe(
      sheet,
      [CENTER, y],
      [
        [h * 0.5, r * 0.93],
        [h, r * 0.98],
      ],
      { colour: STEEL, finish: 'steel', squash: SQUASH, curved: false },
    ) +
    sideHandle(CENTER - r + 6, y - h * 0.74, -1, '#3b3a3a', 1.1) +
    sideHandle(CENTER + r - 6, y - h * 0.74, 1, '#3b3a3a', 1.1) +
    lathe(sheet, [CENTER, y], base, { colour: body, finish: 'satin', squash: SQUASH }) +
    hoop(
      sheet,
      [CENTER, y],
      [
        [h * 0.54, r * 0.985],
        [h * 0.58, r * 0.975],
      ],
      accent,
      'gloss',
      SQUASH,
    ) +
    hoop(
      sheet,
      [CENTER, y],
      [
        [h - 14, r * 0.995],
        [h, r],
      ],
      STEEL,
      'chrome',
      SQUASH,
    ) +
    circle(dialX, dialY + 66, 56, fade(BLACK, 0.2)) +
    circle(
      dialX,
      dialY + 62,
      52,
      sheet.linearBox(
        [
          [0, '#fafafa'],
          [1, '#8b8f94'],
        ],
        0,
        0,
        1,
        1,
      ),
      { stroke: shade(body, -0.4), 'stroke-width': 3 },
    ) +
    circle(
      dialX,
      dialY + 62,
      36,
      sheet.linearBox(
        [
          [0, '#55585d'],
          [1, '#17191b'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    line(`M${dialX} ${dialY + 54}V${dialY + 32}`, accent, 6) +
    circle(dialX + 96, dialY + 58, 8, '#ef5b3a', { stroke: fade(WHITE, 0.5), 'stroke-width': 3 }) +
    glassLid(brush, y - h - 2, r * 0.99, '#3b3a3a')
  return { art, pose: 'standing', focus: [CENTER, y - 120] }
}

const wok: DrawGoods = brush => {
  const { sheet, random } = brush
  const y = 560
  const rx = 350
  const ry = 128
  const iron = random.chance(0.6) ? CAST_IRON : shade(brush.body, -0.3)
  const bowl = `M${CENTER - rx} ${y}C${CENTER - rx + 40} ${y + 250} ${CENTER - 150} ${y + 330} ${CENTER} ${y + 334}C${CENTER + 150} ${y + 330} ${CENTER + rx - 40} ${y + 250} ${CENTER + rx} ${y}Z`
  const handle = `M${CENTER + rx - 30} ${y - 20}L${CENTER + rx + 190} ${y - 172}`
  const inside = sheet.radial(
    [
      [0, shade(iron, 0.3)],
      [0.5, shade(iron, 0.02)],
      [1, shade(iron, -0.5)],
    ],
    CENTER - 60,
    y + 70,
    rx,
  )
  const art = group(
    contactShadow(sheet, CENTER, y + 330, 210, 50) +
      line(handle, shade(WALNUT, -0.45), 46) +
      line(handle, WALNUT, 38) +
      group(line(handle, fade('#f3d3ae', 0.5), 8), { transform: 'translate(-6 -8)' }) +
      line(`M${CENTER + rx - 30} ${y - 20}l60 -42`, STEEL, 40, { 'stroke-linecap': 'butt' }) +
      path(
        bowl,
        sheet.linear(
          [
            [0, shade(iron, -0.4)],
            [0.25, shade(iron, 0.45)],
            [0.45, iron],
            [0.8, shade(iron, -0.5)],
            [1, shade(iron, 0.05)],
          ],
          CENTER - rx,
          0,
          CENTER + rx,
          0,
        ),
      ) +
      path(
        bowl,
        sheet.linear(
          [
            [0.2, fade(BLACK, 0)],
            [1, fade(BLACK, 0.6)],
          ],
          0,
          y,
          0,
          y + 334,
        ),
      ) +
      sideHandle(CENTER - rx + 10, y + 10, -1, iron, 1.1) +
      ellipse(CENTER, y, rx, ry, shade(iron, 0.34)) +
      ellipse(CENTER, y + 5, rx - 12, ry - 8, inside) +
      softLine(
        sheet,
        `M${CENTER - 240} ${y + 44}Q${CENTER - 60} ${y + 118} ${CENTER + 150} ${y + 86}`,
        WHITE,
        44,
        0.26,
      ) +
      line(`M${CENTER - rx} ${y}A${rx} ${ry} 0 0 1 ${CENTER + rx} ${y}`, fade(WHITE, 0.5), 3),
    { transform: 'translate(-40 60)' },
  )
  return { art, pose: 'standing', focus: [CENTER - 100, y + 60] }
}

const fryingPan: DrawGoods = brush => {
  const { sheet, body } = brush
  const cx = 500
  const cy = 660
  const r = 330
  const handle = `M${cx + 230} ${cy - 230}L1010 150`
  const iron = '#35373a'
  const rings = Array.from({ length: 12 }, (_, index) => ellipsePath(cx, cy, 30 + index * 20, 30 + index * 20)).join('')
  const pan = ellipsePath(cx, cy, r, r)
  const art =
    softLine(sheet, ellipsePath(cx + 24, cy + 34, r - 20, r - 20), '#15100c', 90, 0.5) +
    group(line(handle, '#15100c', 60, { 'stroke-opacity': 0.25 }), { transform: 'translate(22 30)' }) +
    line(handle, shade(WALNUT, -0.4), 60) +
    line(handle, WALNUT, 52) +
    group(line(handle, fade('#f3d3ae', 0.45), 12), { transform: 'translate(-9 -9)' }) +
    circle(982, 180, 11, '#2b1d12') +
    line(`M${cx + 220} ${cy - 220}l76 -76`, STEEL, 52, { 'stroke-linecap': 'butt' }) +
    path(
      pan,
      sheet.linear(
        [
          [0, shade(body, 0.5)],
          [0.5, body],
          [1, shade(body, -0.5)],
        ],
        cx - r,
        cy - r,
        cx + r,
        cy + r,
      ),
    ) +
    circle(
      cx,
      cy,
      r - 14,
      sheet.linear(
        [
          [0, '#17181a'],
          [1, '#5a5d61'],
        ],
        cx - r,
        cy - r,
        cx + r,
        cy + r,
      ),
    ) +
    circle(
      cx,
      cy,
      r - 62,
      sheet.radial(
        [
          [0, shade(iron, 0.2)],
          [0.8, iron],
          [1, shade(iron, -0.3)],
        ],
        cx - 70,
        cy - 80,
        r,
      ),
    ) +
    line(rings, fade(WHITE, 0.06), 3) +
    group(softLine(sheet, `M${cx - 190} ${cy - 40}A200 200 0 0 1 ${cx + 10} ${cy - 210}`, WHITE, 50, 0.22), {}) +
    path(roundRect(cx + 178, cy - 236, 66, 20, 8), '#b9bec3', { transform: `rotate(45 ${cx + 210} ${cy - 226})` })
  return { art, pose: 'flat', focus: [cx + 120, cy - 120] }
}

const steamer: DrawGoods = brush => {
  const { sheet, random, body } = brush
  const r = 290
  const y = GROUND - 24
  const metal = random.chance(0.6) ? STEEL : body
  const tier = (bottom: number, height: number, tone: Hex): string => {
    const slots = [-0.66, -0.4, -0.13, 0.13, 0.4, 0.66].map(share => {
      const x = CENTER + share * r
      const dip = Math.sqrt(1 - share * share) * r * SQUASH
      return path(roundRect(x - 20, bottom - height * 0.62 + dip, 40, 12, 6), fade(BLACK, 0.55))
    })
    return (
      sideHandle(CENTER - r, bottom - height * 0.62, -1, '#3b3a3a') +
      sideHandle(CENTER + r, bottom - height * 0.62, 1, '#3b3a3a') +
      lathe(
        sheet,
        [CENTER, bottom],
        [
          [0, r],
          [height, r],
        ],
        { colour: tone, finish: 'chrome', curved: false, squash: SQUASH },
      ) +
      (height < 200 ? slots.join('') : '') +
      hoop(
        sheet,
        [CENTER, bottom],
        [
          [height - 16, r + 6],
          [height, r + 8],
        ],
        tone,
        'chrome',
        SQUASH,
      )
    )
  }
  const steam = `M${CENTER - 90} 300c-50 -60 40 -90 0 -160M${CENTER + 10} 280c-50 -70 50 -100 0 -180M${CENTER + 110} 300c-40 -60 40 -90 0 -150`
  const art =
    contactShadow(sheet, CENTER, y + 4, r * 1.05, r * 0.26) +
    tier(y, 210, metal) +
    tier(y - 206, 140, shade(metal, 0.06)) +
    tier(y - 342, 140, metal) +
    ellipse(CENTER, y - 482, r + 8, (r + 8) * SQUASH, '#7f868d') +
    glassLid(brush, y - 484, r, '#3b3a3a') +
    softLine(sheet, steam, WHITE, 40, 0.4)
  return { art: group(art, { transform: 'translate(0 10)' }), pose: 'standing', focus: [CENTER - 60, y - 330] }
}

/** In the order of the catalogue's variants. */
export const COOKWARE: readonly [DrawGoods, ...DrawGoods[]] = [yinYang, wok, steamer]

/** What else such a factory makes. */
export const MORE_COOKWARE: readonly [DrawGoods, ...DrawGoods[]] = [casserole, stockPot, electricPot, fryingPan]
