import { BLACK, fade, lightness, mix, shade, toHex, WHITE, type Hex } from '../core/colour'
import { at, ellipsePath, roundPolygon, roundRect, type Point } from '../core/geometry'
import { ALUMINIUM, BRASS, KRAFT, RUBBER, STEEL } from '../core/material'
import { circle, clipped, ellipse, group, line, num, path, rect, type Sheet } from '../core/sheet'
import { box, createCamera, faceMatrix, hoop, lathe, onFace, rim, type Turn, type Vec } from '../core/solid'
import { contactShadow, softLine, softShadow } from '../core/studio'
import { CENTER, GROUND, SQUASH, type Brush, type DrawGoods } from './goods-art'

const leatherTile = (sheet: Sheet, colour: Hex): string =>
  sheet.pattern(
    60,
    60,
    line(
      'M4 8q8 -6 14 2t16 0 14 4M2 26q10 4 16 -4t14 6 20 -4M8 46q8 -8 16 0t16 -2 16 6',
      fade(shade(colour, -0.6), 0.28),
      2,
    ) + line('M4 11q8 -6 14 2t16 0 14 4M2 29q10 4 16 -4t14 6 20 -4', fade(WHITE, 0.12), 1.6),
  )

/** A piece of leather: body, grain, light and a stitched edge. */
function hide(sheet: Sheet, d: string, colour: Hex, top: number, bottom: number): string {
  return (
    path(d, colour) +
    path(d, leatherTile(sheet, colour)) +
    path(
      d,
      sheet.linear(
        [
          [0, fade(WHITE, 0.3)],
          [0.35, fade(WHITE, 0.02)],
          [1, fade('#100a08', 0.4)],
        ],
        300,
        top,
        760,
        bottom,
      ),
    ) +
    line(d, fade(shade(colour, -0.55), 0.8), 4)
  )
}

const stitching = (d: string, colour: Hex): string =>
  line(d, fade(BLACK, 0.3), 5, { 'stroke-dasharray': '13 8' }) +
  line(d, lightness(colour) > 0.7 ? shade(colour, -0.35) : mix(colour, '#f1dfc0', 0.65), 3.4, {
    'stroke-dasharray': '13 8',
  })

const strap = (d: string, colour: Hex, width: number): string =>
  line(d, shade(colour, -0.55), width + 5) +
  line(d, colour, width) +
  line(d, fade(WHITE, 0.16), width * 0.5) +
  line(d, mix(colour, '#f1dfc0', 0.5), 2.4, { 'stroke-dasharray': '10 7' })

const buckle = (x: number, y: number, w: number, h: number): string =>
  path(roundRect(x - w / 2, y - h / 2, w, h, 8), 'none', { stroke: shade(BRASS, -0.45), 'stroke-width': 11 }) +
  path(roundRect(x - w / 2, y - h / 2, w, h, 8), 'none', { stroke: shade(BRASS, 0.2), 'stroke-width': 7 }) +
  line(`M${num(x)} ${num(y - h / 2)}V${num(y + h * 0.4)}`, BRASS, 6)

const tote: DrawGoods = ({ sheet, body, accent }) => {
  const y = GROUND
  const front = roundPolygon(
    [
      [250, 440],
      [950, 440],
      [900, y - 4],
      [300, y - 4],
    ],
    26,
  )
  const gusset =
    roundPolygon(
      [
        [236, 470],
        [300, 430],
        [330, y - 20],
        [286, y - 20],
      ],
      10,
    ) +
    roundPolygon(
      [
        [964, 470],
        [900, 430],
        [870, y - 20],
        [914, y - 20],
      ],
      10,
    )
  const handle = 'M410 470C404 120 796 120 790 470'
  const art =
    contactShadow(sheet, CENTER, y - 8, 330, 56) +
    group(strap(handle, shade(body, -0.25), 30), { transform: 'translate(18 -34)' }) +
    path(gusset, shade(body, -0.4)) +
    path(
      roundPolygon(
        [
          [262, 424],
          [938, 424],
          [950, 460],
          [250, 460],
        ],
        10,
      ),
      shade(body, -0.55),
    ) +
    hide(sheet, front, body, 440, y) +
    stitching('M276 470H924M330 950H868', body) +
    softLine(sheet, `M420 520Q470 720 430 920M760 500Q720 720 770 900`, BLACK, 50, 0.16) +
    strap(handle, body, 30) +
    [410, 790]
      .map(
        x =>
          path(roundRect(x - 30, 440, 60, 130, 14), shade(body, 0.04), {
            stroke: shade(body, -0.5),
            'stroke-width': 3,
          }) +
          stitching(`M${x - 18} 460v96h36v-96`, body) +
          circle(x, 508, 12, shade(BRASS, -0.3)) +
          circle(x - 1, 506, 10, shade(BRASS, 0.2)),
      )
      .join('') +
    path(roundRect(540, 640, 120, 70, 8), shade(body, -0.14), { stroke: shade(body, -0.5), 'stroke-width': 3 }) +
    line('M566 676h68', shade(BRASS, 0.1), 7) +
    group(
      line('M0 0c-14 60 -4 90 0 120', shade(accent, -0.2), 9) +
        path('M-34 110h68l14 90h-96z', accent) +
        line('M-44 196l-2 40M-22 198v44M0 198v44M22 198v44M44 196l2 40', shade(accent, -0.2), 9),
      { transform: 'translate(806 500)' },
    )
  return { art, pose: 'standing', focus: [440, 520] }
}

const backpack: DrawGoods = ({ sheet, body, accent }) => {
  const y = GROUND
  const shell = `M330 ${y - 40}C300 760 316 400 380 300C430 220 770 220 820 300C884 400 900 760 870 ${y - 40}C866 ${y} 334 ${y} 330 ${y - 40}Z`
  const pocket = `M392 ${y - 60}C380 860 386 740 404 690H796C814 740 820 860 808 ${y - 60}C800 ${y - 28} 400 ${y - 28} 392 ${y - 60}Z`
  const zip = 'M362 470C370 350 420 296 600 294C780 296 830 350 838 470'
  const zipLine = (d: string): string =>
    line(d, '#26282b', 20) + line(d, '#b8bdc2', 9, { 'stroke-dasharray': '4 4', 'stroke-linecap': 'butt' })
  const puller = (x: number, py: number): string =>
    path(roundRect(x - 8, py, 16, 58, 7), shade(BRASS, 0.1), { stroke: shade(BRASS, -0.5), 'stroke-width': 3 })
  const art =
    contactShadow(sheet, CENTER, y - 16, 300, 54) +
    strap('M350 420C240 560 240 760 330 900', shade(body, -0.3), 50) +
    strap('M850 420C960 560 960 760 870 900', shade(body, -0.3), 50) +
    strap('M520 260C520 150 680 150 680 260', shade(body, -0.1), 30) +
    hide(sheet, shell, body, 240, y) +
    path(
      shell,
      sheet.linear(
        [
          [0, fade('#100a08', 0.5)],
          [0.2, fade(BLACK, 0)],
          [0.8, fade(BLACK, 0)],
          [1, fade('#100a08', 0.55)],
        ],
        310,
        0,
        890,
        0,
      ),
    ) +
    zipLine(zip) +
    puller(838, 470) +
    path(roundRect(520, 400, 160, 80, 12), accent, { stroke: shade(accent, -0.4), 'stroke-width': 3 }) +
    line('M552 440h96', fade(WHITE, 0.7), 8) +
    softShadow(sheet, pocket, { dy: 8, spread: 14, strength: 0.36 }) +
    hide(sheet, pocket, shade(body, 0.05), 690, y) +
    zipLine('M414 722H786') +
    puller(770, 726) +
    stitching(`M420 ${y - 76}H780M410 760V880M790 760V880`, body) +
    buckle(470, 612, 54, 44) +
    buckle(730, 612, 54, 44) +
    strap('M470 560V660', shade(body, -0.2), 22) +
    strap('M730 560V660', shade(body, -0.2), 22)
  return { art, pose: 'standing', focus: [560, 480] }
}

const briefcase: DrawGoods = ({ sheet, body }) => {
  const y = GROUND - 10
  const main = roundRect(190, 430, 820, y - 430, 34)
  const flap = `M190 470Q190 430 224 430H976Q1010 430 1010 470V640Q1010 740 900 748H300Q190 740 190 640Z`
  const art =
    contactShadow(sheet, CENTER, y, 410, 54) +
    strap('M470 430C470 320 500 300 600 300S730 320 730 430', shade(body, -0.12), 40) +
    hide(sheet, main, shade(body, -0.16), 430, y) +
    stitching(`M214 ${y - 26}H986`, body) +
    softShadow(sheet, flap, { dy: 12, spread: 22, strength: 0.42 }) +
    hide(sheet, flap, body, 430, 760) +
    stitching('M214 470V640Q220 718 304 724H896Q980 718 986 640V470', body) +
    [400, 800]
      .map(
        x =>
          strap(`M${x} 690V860`, shade(body, -0.06), 58) +
          buckle(x, 770, 84, 64) +
          [820, 846].map(cy => circle(x, cy, 5, shade(body, -0.7))).join(''),
      )
      .join('') +
    [470, 730]
      .map(x =>
        path(roundRect(x - 34, 406, 68, 52, 10), shade(BRASS, 0.1), { stroke: shade(BRASS, -0.5), 'stroke-width': 4 }),
      )
      .join('') +
    path(roundRect(556, 530, 88, 60, 6), shade(body, -0.2)) +
    line('M576 560h48', shade(BRASS, 0.2), 6)
  return { art, pose: 'standing', focus: [460, 740] }
}

export const LEATHER_BAGS: readonly [DrawGoods, ...DrawGoods[]] = [tote, backpack, briefcase]

const pen = (sheet: Sheet, length: number, colour: Hex, metal: Hex): string =>
  path(
    roundRect(-length / 2, -21, length, 42, 21),
    sheet.linear(
      [
        [0, shade(colour, 0.5)],
        [0.3, shade(colour, 0.1)],
        [1, shade(colour, -0.5)],
      ],
      0,
      -21,
      0,
      21,
    ),
  ) +
  rect(-6, -22, 20, 44, metal) +
  path(`M${num(length / 2 - 30)} -16L${num(length / 2 + 46)} -4V4L${num(length / 2 - 30)} 16Z`, metal) +
  path(roundRect(-length / 2 + 20, -30, length * 0.3, 12, 6), shade(metal, 0.3), {
    stroke: shade(metal, -0.5),
    'stroke-width': 2,
  }) +
  line(`M${num(-length / 2 + 22)} -9H${num(length / 2 - 40)}`, fade(WHITE, 0.6), 5)

const notebook: DrawGoods = ({ sheet, random, body, accent }) => {
  const book = (colour: Hex, band: Hex, ribbon: Hex): string => {
    const cover = roundRect(-250, -350, 500, 700, 22)
    return (
      softShadow(sheet, cover, { dx: 20, dy: 26, spread: 34, strength: 0.4 }) +
      path(roundRect(-240, -340, 506, 704, 18), shade(colour, -0.5)) +
      path(roundRect(-236, -338, 496, 694, 14), '#f2ecdd') +
      line('M256 -330V340M250 -330V344', fade('#8d836c', 0.6), 2) +
      line('M60 352v70l14 -16 14 18v-70', ribbon, 12, { 'stroke-linecap': 'butt' }) +
      hide(sheet, cover, colour, -350, 350) +
      softLine(sheet, 'M-196 -346V346', BLACK, 26, 0.35) +
      path(roundRect(-70, -190, 190, 110, 8), fade(mix(colour, WHITE, 0.25), 0.5)) +
      line('M-40 -150h130M-40 -120h80', fade(lightness(colour) > 0.6 ? '#2a2522' : WHITE, 0.8), 7) +
      rect(176, -352, 22, 706, band) +
      rect(176, -352, 7, 706, fade(WHITE, 0.25))
    )
  }
  const tilt = random.range(6, 14)
  const art =
    group(book(accent, shade(accent, -0.4), body), { transform: `translate(690 560) rotate(${num(tilt)})` }) +
    group(book(body, accent, accent), { transform: `translate(520 610) rotate(${num(-tilt * 0.6)})` }) +
    group(softLine(sheet, 'M-190 16H200', BLACK, 46, 0.34) + pen(sheet, 420, '#24262b', BRASS), {
      transform: 'translate(840 860) rotate(-38)',
    })
  return { art, pose: 'flat', focus: [520, 560] }
}

const penCase: DrawGoods = ({ sheet, body, accent }) => {
  const tray = roundRect(-400, -170, 800, 340, 22)
  const well = roundRect(-370, -142, 740, 284, 14)
  const lid = roundRect(-400, -520, 800, 330, 22)
  const satin = sheet.linear(
    [
      [0, shade(accent, 0.3)],
      [0.4, accent],
      [0.7, shade(accent, 0.16)],
      [1, shade(accent, -0.3)],
    ],
    -370,
    -500,
    370,
    -200,
  )
  const slot = (y: number): string =>
    path(roundRect(-330, y - 44, 660, 88, 44), shade(body, -0.6)) + line(`M-300 ${y + 38}H300`, fade(WHITE, 0.12), 5)
  const art = group(
    softShadow(sheet, tray + lid, { dx: 20, dy: 28, spread: 40, strength: 0.42 }) +
      hide(sheet, lid, body, -520, -190) +
      path(roundRect(-372, -494, 744, 278, 14), satin) +
      softLine(sheet, 'M-300 -470Q-100 -380 -160 -240M120 -480Q60 -360 240 -230', WHITE, 40, 0.24) +
      line('M-90 -350h180M-50 -320h100', fade(lightness(accent) > 0.6 ? '#2a2522' : '#f3e6c8', 0.9), 8) +
      rect(-260, -196, 90, 34, BRASS) +
      rect(170, -196, 90, 34, BRASS) +
      hide(sheet, tray, body, -170, 170) +
      path(well, shade(body, -0.4)) +
      path(
        well,
        sheet.linear(
          [
            [0, fade(BLACK, 0.5)],
            [0.25, fade(BLACK, 0)],
          ],
          0,
          -142,
          0,
          142,
        ),
      ) +
      slot(-60) +
      slot(68) +
      group(pen(sheet, 560, shade(body, lightness(body) > 0.5 ? -0.3 : 0.2), BRASS), {
        transform: 'translate(-20 -60)',
      }) +
      group(pen(sheet, 560, '#f1ede4', BRASS), { transform: 'translate(-20 68)' }),
    { transform: 'translate(600 770) rotate(-7)' },
  )
  return { art, pose: 'flat', focus: [520, 780] }
}

const storageBox: DrawGoods = ({ sheet, body, accent }) => {
  const camera = createCamera({ yaw: -30, pitch: 20, scale: 1, center: [CENTER, 950] })
  const crate = (origin: Vec, size: Vec, colour: Hex): string => {
    const [x, y, z] = origin
    const [w, h, d] = size
    const base = box(sheet, camera, origin, [w, h * 0.8, d], colour, { round: 8 })
    const lid = box(sheet, camera, [x - 10, y + h * 0.76, z - 10], [w + 20, h * 0.24, d + 20], shade(colour, 0.07), {
      round: 8,
    })
    return (
      base.art +
      group(
        path(roundRect(36, 30, 28, 30, 3), '#d9c08a') +
          path(roundRect(39, 35, 22, 20, 1), '#f7f3e8') +
          line('M42 42h16M42 48h10', '#6c6455', 1.6),
        { transform: faceMatrix(base.front) },
      ) +
      path(onFace(base.side, 0.34, 0.34, 0.66, 0.5), shade(colour, -0.6)) +
      lid.art
    )
  }
  const art =
    contactShadow(sheet, CENTER + 10, 950, 380, 80) +
    crate([-320, 0, -190], [620, 320, 420], body) +
    crate([-220, 326, -130], [430, 230, 300], accent) +
    crate([-120, 560, -80], [260, 150, 190], mix(body, '#f4ecdc', 0.5))
  return { art, pose: 'standing', focus: [CENTER - 120, 690] }
}

export const STATIONERY: readonly [DrawGoods, ...DrawGoods[]] = [notebook, penCase, storageBox]

const sticker = (sheet: Sheet, x: number, y: number, low: number, high: number, r: number, accent: Hex): string =>
  hoop(
    sheet,
    [x, y],
    [
      [low, r + 0.6],
      [high, r + 0.6],
    ],
    '#f6f2e8',
    'paper',
    SQUASH,
  ) +
  line(`M${num(x - r * 0.5)} ${num(y - (low + high) / 2 + r * SQUASH - 12)}h${num(r * 0.8)}`, accent, 10) +
  line(`M${num(x - r * 0.5)} ${num(y - (low + high) / 2 + r * SQUASH + 14)}h${num(r * 0.5)}`, fade('#333333', 0.6), 5)

const creamJar: DrawGoods = ({ sheet, random, body, accent }) => {
  const metal = random.pick([BRASS, STEEL, body])
  const jar = (x: number, y: number, r: number, open: boolean): string => {
    const h = r * 0.92
    const wall: Turn[] = [
      [0, r * 0.84],
      [r * 0.1, r],
      [h * 0.85, r],
      [h, r * 0.92],
    ]
    const lid: Turn[] = [
      [h * 0.92, r * 0.99],
      [h * 1.5, r * 0.99],
      [h * 1.56, r * 0.94],
    ]
    return (
      contactShadow(sheet, x, y, r, r * 0.24) +
      lathe(sheet, [x, y], wall, { colour: body, finish: 'gloss', squash: SQUASH }) +
      lathe(
        sheet,
        [x, y - r * 0.1],
        wall.map(([t, q]) => [t * 0.86, q * 0.84] as const),
        { colour: shade(body, 0.1), finish: 'satin', squash: SQUASH, fill: fade(shade(body, 0.5), 0.25) },
      ) +
      sticker(sheet, x, y, h * 0.3, h * 0.7, r, accent) +
      (open
        ? ellipse(x, y - h, r * 0.92, r * 0.92 * SQUASH, '#efe9dd', { stroke: shade(body, 0.4), 'stroke-width': 8 }) +
          ellipse(
            x,
            y - h + 3,
            r * 0.82,
            r * 0.8 * SQUASH,
            sheet.radialBox([
              [0, '#ffffff'],
              [0.7, '#f7efe2'],
              [1, '#d9cdb8'],
            ]),
          ) +
          line(
            `M${num(x - r * 0.4)} ${num(y - h)}q${num(r * 0.3)} ${num(-r * 0.2)} ${num(r * 0.5)} ${num(-r * 0.02)}t${num(r * 0.3)} ${num(r * 0.04)}`,
            '#e6dac5',
            12,
          )
        : lathe(sheet, [x, y], lid, { colour: metal, finish: 'chrome', squash: SQUASH, curved: false }) +
          rim(
            x,
            y - h * 1.56,
            r * 0.94,
            SQUASH,
            sheet.linearBox(
              [
                [0, shade(metal, 0.6)],
                [0.6, metal],
                [1, shade(metal, -0.2)],
              ],
              0,
              0,
              1,
              1,
            ),
            shade(metal, 0.5),
            3,
          ))
    )
  }
  return {
    art: jar(CENTER - 150, GROUND - 70, 250, false) + jar(CENTER + 240, GROUND, 190, true),
    pose: 'standing',
    focus: [CENTER - 190, GROUND - 290],
  }
}

const dropper: DrawGoods = ({ sheet, random, body, accent }) => {
  const glass = random.pick(['#8a4b1c', '#2f5d4a', '#8fb0bd', body] as const)
  const bottle = (x: number, y: number, size: number): string => {
    const s = (turns: readonly Turn[]): Turn[] => turns.map(([h, r]) => [h * size, r * size])
    const wall = s([
      [0, 140],
      [14, 152],
      [330, 152],
      [372, 128],
      [396, 62],
      [430, 58],
    ])
    return (
      contactShadow(sheet, x, y, 152 * size, 40 * size) +
      lathe(sheet, [x, y], wall, { colour: glass, finish: 'gloss', squash: SQUASH }) +
      lathe(
        sheet,
        [x, y - 10 * size],
        s([
          [0, 134],
          [190, 138],
          [196, 138],
        ]),
        { colour: glass, finish: 'matte', squash: SQUASH, curved: false, fill: fade(shade(glass, -0.6), 0.4) },
      ) +
      sticker(sheet, x, y, 90 * size, 260 * size, 152 * size, accent) +
      lathe(
        sheet,
        [x, y],
        s([
          [424, 84],
          [520, 84],
          [528, 76],
        ]),
        { colour: random.chance(0.5) ? BRASS : toHex('#2b2c30'), finish: 'chrome', squash: SQUASH, curved: false },
      ) +
      lathe(
        sheet,
        [x, y],
        s([
          [522, 56],
          [600, 54],
          [660, 56],
          [700, 40],
          [710, 14],
        ]),
        { colour: RUBBER, finish: 'rubber', squash: SQUASH },
      ) +
      softLine(sheet, `M${num(x - 118 * size)} ${num(y - 40 * size)}V${num(y - 330 * size)}`, WHITE, 26 * size, 0.5)
    )
  }
  return {
    art:
      bottle(CENTER - 230, GROUND - 60, 0.8) +
      bottle(CENTER + 250, GROUND - 60, 0.68) +
      bottle(CENTER + 10, GROUND, 1.05),
    pose: 'standing',
    focus: [CENTER, GROUND - 330],
  }
}

const lipstick: DrawGoods = ({ sheet, body, accent }) => {
  const rouge = lightness(accent) > 0.75 || lightness(accent) < 0.3 ? toHex('#b02a3c') : accent
  const tubeAt = (x: number, y: number, tone: Hex): string => {
    const tip = `M${x - 62} ${y - 470}V${y - 620}C${x - 60} ${y - 690} ${x + 10} ${y - 760} ${x + 62} ${y - 770}V${y - 470}A62 17 0 0 1 ${x - 62} ${y - 470}Z`
    const slope = `M${x - 62} ${y - 620}C${x - 58} ${y - 690} ${x + 12} ${y - 762} ${x + 62} ${y - 770}C${x + 66} ${y - 720} ${x + 10} ${y - 610} ${x - 62} ${y - 620}Z`
    return (
      contactShadow(sheet, x, y, 116, 32) +
      lathe(
        sheet,
        [x, y],
        [
          [0, 112],
          [8, 116],
          [250, 116],
          [256, 108],
        ],
        { colour: body, finish: 'gloss', squash: SQUASH, curved: false },
      ) +
      hoop(
        sheet,
        [x, y],
        [
          [226, 117],
          [250, 117],
        ],
        BRASS,
        'chrome',
        SQUASH,
      ) +
      ellipse(x, y - 254, 108, 108 * SQUASH, shade(body, -0.4)) +
      lathe(
        sheet,
        [x, y],
        [
          [248, 88],
          [470, 88],
          [476, 80],
        ],
        { colour: BRASS, finish: 'chrome', squash: SQUASH, curved: false },
      ) +
      ellipse(x, y - 474, 80, 80 * SQUASH, shade(BRASS, -0.4)) +
      path(
        tip,
        sheet.linear(
          [
            [0, shade(tone, -0.3)],
            [0.25, shade(tone, 0.35)],
            [0.4, tone],
            [1, shade(tone, -0.45)],
          ],
          x - 62,
          0,
          x + 62,
          0,
        ),
      ) +
      path(
        slope,
        sheet.linear(
          [
            [0, shade(tone, 0.1)],
            [1, shade(tone, 0.4)],
          ],
          x - 60,
          y - 600,
          x + 60,
          y - 770,
        ),
      )
    )
  }
  const cap = (x: number, y: number): string =>
    contactShadow(sheet, x, y, 118, 32) +
    lathe(
      sheet,
      [x, y],
      [
        [0, 118],
        [330, 118],
        [338, 110],
      ],
      { colour: body, finish: 'gloss', squash: SQUASH, curved: false },
    ) +
    hoop(
      sheet,
      [x, y],
      [
        [4, 119],
        [28, 119],
      ],
      BRASS,
      'chrome',
      SQUASH,
    ) +
    rim(
      x,
      y - 338,
      110,
      SQUASH,
      sheet.linearBox(
        [
          [0, shade(body, 0.5)],
          [1, shade(body, -0.1)],
        ],
        0,
        0,
        1,
        1,
      ),
      shade(body, 0.4),
      2,
    )
  return {
    art:
      tubeAt(CENTER - 210, GROUND - 50, rouge) +
      tubeAt(CENTER + 250, GROUND - 60, shade(rouge, 0.25)) +
      cap(CENTER + 20, GROUND),
    pose: 'standing',
    focus: [CENTER - 200, 500],
  }
}

export const COSMETIC_PACKAGING: readonly [DrawGoods, ...DrawGoods[]] = [creamJar, dropper, lipstick]

const plastic = (brush: Brush): Hex => (brush.random.chance(0.5) ? toHex('#f1f0ed') : brush.body)

const charger: DrawGoods = brush => {
  const { sheet, accent } = brush
  const tone = plastic(brush)
  const camera = createCamera({ yaw: -34, pitch: 22, scale: 1.16, center: [520, 900] })
  const block = box(sheet, camera, [-150, 0, -170], [300, 330, 340], tone, { round: 34, edge: 0 })
  const ports = [26, 46, 66]
    .map(
      (y, index) =>
        path(roundRect(32, y, 36, index === 2 ? 15 : 9, index === 2 ? 2 : 4.5), '#1d1f22') +
        (index === 2 ? rect(36, y + 8, 28, 4, '#e9e9e7') : rect(38, y + 4, 24, 1.4, '#8d9298')),
    )
    .join('')
  const cable = 'M600 1010C760 1060 980 1000 960 860S700 760 740 900S1010 900 1010 700C1010 600 960 540 900 520'
  const plug =
    path(
      roundRect(-44, -26, 88, 52, 16),
      sheet.linear(
        [
          [0, shade(accent, 0.4)],
          [1, shade(accent, -0.3)],
        ],
        0,
        -26,
        0,
        26,
      ),
    ) +
    path(
      roundRect(40, -14, 40, 28, 8),
      sheet.linear(
        [
          [0, '#f4f5f6'],
          [1, '#8d9298'],
        ],
        0,
        -14,
        0,
        14,
      ),
    )
  const prongs = ([-70, 70] as const)
    .map(x => box(sheet, camera, [x - 12, 330, -14], [24, 90, 28], '#c3c7cb', { round: 4 }).art)
    .join('')
  const art =
    contactShadow(sheet, 540, 905, 290, 76) +
    group(line(cable, '#15100c', 24, { 'stroke-opacity': 0.16 }), { transform: 'translate(6 18)' }) +
    line(cable, shade(accent, -0.4), 24) +
    line(cable, accent, 19) +
    group(line(cable, fade(WHITE, 0.4), 4), { transform: 'translate(-2 -5)' }) +
    group(plug, { transform: 'translate(868 500) rotate(-152)' }) +
    block.art +
    group(ports, { transform: faceMatrix(block.front) }) +
    group(path('M56 30L38 54h10l-6 20 20 -26h-11z', fade(shade(tone, lightness(tone) > 0.6 ? -0.4 : 0.5), 0.85)), {
      transform: faceMatrix(block.side),
    }) +
    prongs
  return { art, pose: 'standing', focus: [470, 700] }
}

const earbuds: DrawGoods = brush => {
  const { sheet, accent } = brush
  const tone = plastic(brush)
  const shell = (d: string): string =>
    path(
      d,
      sheet.linear(
        [
          [0, shade(tone, 0.4)],
          [0.35, shade(tone, 0.05)],
          [1, shade(tone, -0.34)],
        ],
        330,
        400,
        820,
        1000,
      ),
    )
  const bud = (x: number, y: number, sign: 1 | -1, tip: boolean, turn: number): string =>
    group(
      path(
        'M-34 20C-40 120 -26 190 -20 230Q0 250 20 230C26 190 34 120 40 20Z',
        sheet.linear(
          [
            [0, shade(tone, 0.4)],
            [0.4, shade(tone, 0.05)],
            [1, shade(tone, -0.4)],
          ],
          -40,
          0,
          40,
          0,
        ),
      ) +
        ellipse(
          4,
          0,
          84,
          74,
          sheet.radial(
            [
              [0, shade(tone, 0.5)],
              [0.6, tone],
              [1, shade(tone, -0.36)],
            ],
            -20,
            -26,
            96,
          ),
        ) +
        (tip
          ? ellipse(-58, 6, 40, 46, shade(RUBBER, 0.14)) +
            ellipse(-66, 6, 28, 34, '#17181a') +
            ellipse(-68, 6, 16, 20, '#3a3d41')
          : '') +
        line('M20 -34Q52 -20 56 14', fade(shade(tone, -0.6), 0.5), 8) +
        path(roundRect(-14, 218, 28, 14, 6), STEEL),
      { transform: `translate(${x} ${y}) rotate(${turn}) scale(${sign} 1)` },
    )
  const lidD = 'M340 520C340 360 420 300 600 300S860 360 860 520C860 540 840 548 820 548H380C360 548 340 540 340 520Z'
  const baseD =
    'M330 640C330 620 350 610 370 610H830C850 610 870 620 870 640V760C870 900 780 980 600 980S330 900 330 760Z'
  const art =
    contactShadow(sheet, CENTER, GROUND - 16, 270, 54) +
    shell(lidD) +
    path(
      'M376 512C376 400 440 340 600 340S824 400 824 512C824 526 810 530 796 530H404C390 530 376 526 376 512Z',
      shade(tone, -0.45),
    ) +
    path(
      'M376 512C376 400 440 340 600 340S824 400 824 512C824 526 810 530 796 530H404C390 530 376 526 376 512Z',
      sheet.linear(
        [
          [0, fade(BLACK, 0.4)],
          [1, fade(WHITE, 0.16)],
        ],
        0,
        340,
        0,
        530,
      ),
    ) +
    rect(470, 540, 260, 76, shade(tone, -0.4)) +
    rect(470, 556, 260, 10, STEEL) +
    ellipse(CENTER, 618, 262, 42, shade(tone, -0.5)) +
    bud(490, 510, -1, false, 8) +
    bud(710, 510, 1, false, -8) +
    shell(baseD) +
    line('M332 650Q600 700 868 650', fade(WHITE, 0.6), 5) +
    softLine(sheet, 'M384 700C386 860 440 920 560 940', WHITE, 40, 0.35) +
    circle(CENTER, 780, 12, accent) +
    circle(CENTER, 780, 22, fade(accent, 0.25)) +
    contactShadow(sheet, 905, GROUND + 22, 120, 26, 0.3) +
    group(bud(0, 0, 1, true, 64), { transform: 'translate(985 930) scale(.92)' }) +
    line('M560 850h80', fade(shade(tone, lightness(tone) > 0.5 ? -0.4 : 0.5), 0.8), 8)
  return { art, pose: 'standing', focus: [CENTER - 90, 560] }
}

const phoneStand: DrawGoods = ({ sheet, random, body, accent }) => {
  const metal = random.chance(0.5) ? ALUMINIUM : body
  const camera = createCamera({ yaw: -28, pitch: 15, scale: 1.2, center: [580, 930] })
  const lean = 0.34
  // Points of the inclined plane: u to the right, v upwards along the phone, w out of the screen.
  const on = (u: number, v: number, w = 0): Point => camera.project([u, 110 + v - w * lean, 60 - v * lean + w])
  const slab = (u0: number, u1: number, v0: number, v1: number, w: number, r: number): string =>
    roundPolygon([on(u0, v1, w), on(u1, v1, w), on(u1, v0, w), on(u0, v0, w)], r)
  const base = box(sheet, camera, [-170, 0, -190], [340, 16, 360], metal, { round: 20 })
  const post = roundPolygon(
    [camera.project([-60, 16, -120]), camera.project([60, 16, -120]), on(60, 260), on(-60, 260)],
    8,
  )
  const screen = slab(-132, 132, 12, 588, 22, 26)
  const art =
    contactShadow(sheet, 590, 930, 300, 74) +
    base.art +
    path(
      post,
      sheet.linearBox(
        [
          [0, shade(metal, 0.4)],
          [0.5, metal],
          [1, shade(metal, -0.35)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    path(slab(-150, 150, -30, 240, 0, 18), shade(metal, -0.2)) +
    path(slab(-140, 140, 0, 600, 0, 34), '#0e0f11') +
    path(slab(-140, 140, 0, 600, 12, 34), '#3a3e43') +
    path(slab(-140, 140, 0, 600, 20, 34), '#15171a') +
    path(
      screen,
      sheet.linear(
        [
          [0, shade(accent, 0.2)],
          [0.55, accent],
          [1, shade(accent, -0.45)],
        ],
        480,
        240,
        700,
        860,
      ),
    ) +
    clipped(
      sheet.clip(screen),
      line(
        `M${at(on(-132, 200, 22))}Q${at(on(-40, 330, 22))} ${at(on(20, 240, 22))}T${at(on(140, 330, 22))}`,
        fade(WHITE, 0.5),
        8,
      ) +
        line(`M${at(on(-90, 480, 22))}L${at(on(30, 480, 22))}`, fade(WHITE, 0.95), 26) +
        line(`M${at(on(-90, 436, 22))}L${at(on(-20, 436, 22))}`, fade(WHITE, 0.6), 12) +
        path(slab(-140, -10, 0, 600, 22, 4), fade(WHITE, 0.1)),
    ) +
    [-110, 110]
      .map(
        u =>
          path(
            roundPolygon([on(u - 26, -30, 0), on(u + 26, -30, 0), on(u + 26, -30, 66), on(u - 26, -30, 66)], 6),
            shade(metal, -0.1),
          ) +
          path(
            roundPolygon([on(u - 26, -30, 66), on(u + 26, -30, 66), on(u + 26, 18, 66), on(u - 26, 18, 66)], 8),
            sheet.linearBox(
              [
                [0, shade(metal, 0.5)],
                [1, shade(metal, -0.1)],
              ],
              0,
              0,
              0,
              1,
            ),
          ),
      )
      .join('')
  return { art, pose: 'standing', focus: [560, 760] }
}

export const ELECTRONICS: readonly [DrawGoods, ...DrawGoods[]] = [charger, earbuds, phoneStand]

/** A shipping carton with a seller's marks; used wherever goods travel. */
export function carton(sheet: Sheet, x: number, y: number, size: Vec, mark: Hex, yaw = -30): string {
  const camera = createCamera({ yaw, pitch: 18, scale: 1, center: [x, y] })
  const [w, , d] = size
  const faces = box(sheet, camera, [-w / 2, 0, -d / 2], size, KRAFT, { edge: 2 })
  const arrows = 'M14 86V58M6 66L14 56L22 66M34 86V58M26 66L34 56L42 66M8 90H40'
  const glass = 'M60 58h20l-3 14c-1 4 -4 5 -7 5s-6 -1 -7 -5zM70 77v10M62 88h16'
  const marks =
    line(arrows + glass, fade('#4a3218', 0.85), 2.4) +
    rect(8, 14, 46, 7, fade(mark, 0.95)) +
    rect(8, 26, 34, 3, fade('#4a3218', 0.7)) +
    rect(8, 33, 26, 3, fade('#4a3218', 0.7)) +
    path('M66 14h20v20h-20z', 'none', { stroke: fade('#4a3218', 0.75), 'stroke-width': 2 }) +
    line('M70 18v12M74 18v12M77 18v12M82 18v12', fade('#4a3218', 0.75), 1.8)
  return (
    softShadow(sheet, ellipsePath(x + w * 0.06, y, w * 0.5, d * 0.2), { spread: 40, strength: 0.3 }) +
    faces.art +
    path(onFace(faces.top, 0, 0.43, 1, 0.57), fade('#e4cfa4', 0.9)) +
    path(onFace(faces.side, 0.43, 0, 0.57, 0.26), fade('#dcc494', 0.9)) +
    line(`M${at(faces.top(0, 0.5))}L${at(faces.top(1, 0.5))}`, fade('#6b4c28', 0.5), 2.4) +
    group(marks, { transform: faceMatrix(faces.front) })
  )
}
