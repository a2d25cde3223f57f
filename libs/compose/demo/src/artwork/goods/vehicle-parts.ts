import { BLACK, fade, lightness, shade, WHITE, type Hex } from '../core/colour'
import { ellipsePath, polar, roundPolygon, roundRect, type Point } from '../core/geometry'
import { ALUMINIUM, BRASS, CAST_IRON, COPPER, DARK_STEEL, roundStops, RUBBER, STEEL } from '../core/material'
import { circle, clipped, ellipse, group, line, num, path, rect } from '../core/sheet'
import { createCamera, discArt, disc, hoop, lathe, latheOutline, screw, tube, type Turn } from '../core/solid'
import { contactShadow, softLine } from '../core/studio'
import { CENTER, GROUND, SQUASH, type DrawGoods } from './goods-art'
import { arc, gearPath, groundShadow, holes, lens, plate, repeatAround, spring, tyre } from './machine-shapes'

const paint = (body: Hex): Hex => (lightness(body) > 0.9 ? '#c8352b' : body)

const brakeDisc: DrawGoods = ({ sheet, random, body }) => {
  const cx = CENTER
  const cy = CENTER
  const r = 372
  const wavy = random.chance(0.5)
  const rimD = wavy ? gearPath(cx, cy, r, 10, 26, 0.5) : ellipsePath(cx, cy, r, r)
  const drill = holes(cx, cy, 332, 24, 12) + holes(cx, cy, 296, 24, 12, 7) + holes(cx, cy, 262, 24, 11, 14)
  const ringD = rimD + ellipsePath(cx, cy, 226, 226) + drill
  const clip = sheet.clip(ellipsePath(cx, cy, r + 2, r + 2))
  const carrier = paint(body)
  const spokes = repeatAround(
    sheet,
    path(
      `M${cx + 108} ${cy - 30}L${cx + 232} ${cy - 14}L${cx + 232} ${cy + 18}L${cx + 108} ${cy + 34}Z`,
      shade(carrier, -0.08),
      { stroke: shade(carrier, -0.5), 'stroke-width': 3 },
    ),
    cx,
    cy,
    8,
  )
  const buttons = repeatAround(
    sheet,
    circle(cx + 236, cy, 21, '#c9cdd1', { stroke: '#4d5258', 'stroke-width': 4 }) + circle(cx + 236, cy, 10, '#54595f'),
    cx,
    cy,
    8,
  )
  const hubD = ellipsePath(cx, cy, 136, 136) + ellipsePath(cx, cy, 78, 78) + holes(cx, cy, 107, 5, 12, 20)
  const art =
    groundShadow(sheet, ellipsePath(cx, cy, r - 10, r - 10)) +
    plate(sheet, ringD, '#aeb4ba', '#7d848b', 15) +
    clipped(
      clip,
      `<g fill-opacity=".9">${path(
        ringD,
        sheet.linear(
          [
            [0, fade(WHITE, 0.7)],
            [0.3, fade('#5a6066', 0.5)],
            [0.5, fade(WHITE, 0.55)],
            [0.72, fade('#3e4348', 0.55)],
            [1, fade(WHITE, 0.4)],
          ],
          cx - r,
          cy - r,
          cx + r,
          cy + r,
        ),
        { 'fill-rule': 'evenodd' },
      )}</g>`,
    ) +
    line(ellipsePath(cx, cy, 244, 244) + ellipsePath(cx, cy, 354, 354), fade('#3e4348', 0.4), 2) +
    spokes +
    buttons +
    plate(
      sheet,
      hubD,
      sheet.linear(
        [
          [0, shade(carrier, 0.4)],
          [0.5, carrier],
          [1, shade(carrier, -0.35)],
        ],
        cx - 136,
        cy - 136,
        cx + 136,
        cy + 136,
      ),
      carrier,
      9,
    )
  return { art, pose: 'flat', focus: [cx + 170, cy - 170] }
}

const shockAbsorber: DrawGoods = ({ sheet, random, body, accent }) => {
  const colour = paint(body)
  const x = CENTER
  const coil = spring(x, 330, 800, 106, 34, random.int(7, 9), colour)
  const v = (r: number, tone: Hex, finish: 'chrome' | 'satin' | 'steel' | 'rubber'): string =>
    sheet.linear(roundStops(tone, finish), x - r, 0, x + r, 0)
  const eye = (y: number): string =>
    circle(x, y, 62, v(62, ALUMINIUM, 'steel'), { stroke: '#565b61', 'stroke-width': 3 }) +
    circle(x, y, 40, RUBBER) +
    circle(x, y, 22, v(22, STEEL, 'chrome')) +
    circle(x, y, 11, '#1c1e20')
  const reservoir = random.chance(0.6)
    ? line(`M${x + 60} 250C${x + 190} 220 ${x + 210} 300 ${x + 196} 380`, '#24272a', 22) +
      path(roundRect(x + 140, 380, 112, 270, 34), sheet.linear(roundStops(accent, 'gloss'), x + 140, 0, x + 252, 0)) +
      path(roundRect(x + 134, 372, 124, 36, 12), sheet.linear(roundStops(STEEL, 'chrome'), x + 134, 0, x + 258, 0)) +
      rect(x + 150, 470, 92, 90, fade(WHITE, 0.86)) +
      rect(x + 160, 488, 60, 8, colour) +
      rect(x + 160, 508, 72, 5, '#777') +
      rect(x + 160, 522, 52, 5, '#999')
    : ''
  const art = group(
    softLine(sheet, `M${x + 40} 170V1040`, '#15100c', 170, 0.34) +
      coil.back +
      rect(x - 34, 300, 68, 560, v(34, STEEL, 'chrome')) +
      rect(x - 52, 560, 104, 330, v(52, '#3b3f44', 'satin')) +
      coil.front +
      path(roundRect(x - 126, 286, 252, 46, 14), v(126, ALUMINIUM, 'steel')) +
      path(roundRect(x - 92, 222, 184, 70, 20), v(92, ALUMINIUM, 'steel')) +
      path(roundRect(x - 128, 800, 256, 30, 10), v(128, accent, 'satin')) +
      path(roundRect(x - 120, 832, 240, 26, 8), v(120, ALUMINIUM, 'steel'), {}) +
      path(roundRect(x - 58, 850, 116, 110, 20), v(58, ALUMINIUM, 'steel')) +
      eye(196) +
      eye(1000) +
      reservoir,
    { transform: 'rotate(24 600 600) translate(0 -2)' },
  )
  return { art, pose: 'flat', focus: [CENTER - 20, 560] }
}

const sprocketAndChain: DrawGoods = ({ sheet, random, body }) => {
  const cx = 560
  const cy = 620
  const teeth = random.int(34, 42)
  const colour = lightness(body) > 0.85 ? BRASS : body
  const windows = Array.from({ length: 6 }, (_, index) => {
    const a = index * 60
    const p = (r: number, angle: number): Point => polar([cx, cy], r, a + angle)
    return roundPolygon([p(150, -14), p(236, -20), p(236, 20), p(150, 14)], 22)
  }).join('')
  const d =
    gearPath(cx, cy, 320, teeth, 30, 0.18) + ellipsePath(cx, cy, 88, 88) + windows + holes(cx, cy, 120, 6, 13, 30)
  const small = gearPath(930, 880, 104, 15, 20, 0.2) + ellipsePath(930, 880, 36, 36) + holes(930, 880, 62, 4, 9)
  const fill = sheet.linear(
    [
      [0, shade(colour, 0.5)],
      [0.35, colour],
      [0.6, shade(colour, 0.3)],
      [1, shade(colour, -0.4)],
    ],
    cx - 300,
    cy - 300,
    cx + 300,
    cy + 300,
  )
  const steel = sheet.linear(
    [
      [0, '#f3f5f6'],
      [0.5, '#9aa0a6'],
      [1, '#5c6269'],
    ],
    830,
    780,
    1030,
    980,
  )
  let links = ''
  const route: Point[] = []
  for (let index = 0; index <= 30; index += 1) route.push(polar([cx, cy], 322, 150 + index * 6.4))
  for (let index = 1; index <= 14; index += 1)
    route.push([(route[30]?.[0] ?? 0) + index * 13, (route[30]?.[1] ?? 0) + index * 27 - index * index * 0.2])
  for (let index = 0; index + 1 < route.length; index += 1) {
    const a = route[index]
    const b = route[index + 1]
    if (!a || !b) continue
    const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
    const inner = index % 2 === 0
    links += `<use href="#LINK${inner ? 0 : 1}" transform="translate(${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2)}) rotate(${num(angle)})"/>`
  }
  const shapes = [0, 1].map(kind => {
    const tone = kind === 0 ? '#787e85' : '#c4c9ce'
    const plateD = `M-22 -12C-14 -20 -8 -12 0 -11S14 -20 22 -12S30 12 22 14S8 10 0 11S-14 20 -22 14S-30 -4 -22 -12Z`
    return sheet.define(
      key =>
        `<g id="${key}">${path(plateD, tone, { stroke: '#33373b', 'stroke-width': 2 })}${line('M-20 -9Q-10 -14 0 -7T20 -9', fade(WHITE, 0.6), 2)}${circle(-18, 1, 7, '#e3e6e8', { stroke: '#41464b', 'stroke-width': 2 })}${circle(18, 1, 7, '#e3e6e8', { stroke: '#41464b', 'stroke-width': 2 })}</g>`,
    )
  })
  links = links.replaceAll('#LINK0', `#${shapes[0] ?? ''}`).replaceAll('#LINK1', `#${shapes[1] ?? ''}`)
  const chainPath = `M${route.map(point => `${num(point[0])} ${num(point[1])}`).join('L')}`
  const art =
    groundShadow(sheet, ellipsePath(cx, cy, 290, 290)) +
    plate(sheet, d, fill, colour, 14) +
    line(ellipsePath(cx, cy, 262, 262), fade(WHITE, 0.3), 2) +
    softLine(sheet, chainPath, BLACK, 46, 0.4) +
    links +
    plate(sheet, small, steel, '#8b9197', 18)
  return { art: group(art, { transform: 'translate(-10 -50)' }), pose: 'flat', focus: [cx - 200, cy - 160] }
}

const muffler: DrawGoods = ({ sheet, random, body }) => {
  const camera = createCamera({ yaw: 0, pitch: 24, scale: 1, center: [CENTER, 640] })
  const finish = random.pick(['chrome', 'satin', 'steel'] as const)
  const shell = finish === 'satin' ? paint(body) : STEEL
  const z = 0
  const from: readonly [number, number, number] = [-330, 10, z]
  const to: readonly [number, number, number] = [250, 120, z + 90]
  const art = group(
    softLine(sheet, 'M250 850Q620 800 960 720', '#15100c', 130, 0.36) +
      tube(sheet, camera, [-470, -120, -30], [-400, -20, -10], 38, STEEL, { finish: 'chrome' }) +
      tube(sheet, camera, [-404, -24, -10], [-300, 16, 0], 42, STEEL, { finish: 'chrome', r1: 60 }) +
      tube(sheet, camera, [-330, 8, 0], [-250, 26, 12], 62, DARK_STEEL, { finish: 'satin', r1: 118 }) +
      tube(sheet, camera, [-252, 26, 12], [220, 114, 84], 120, shell, { finish }) +
      tube(sheet, camera, [-232, 30, 15], [-205, 35, 19], 124, '#d6dade', { finish: 'chrome' }) +
      tube(sheet, camera, [160, 103, 75], [190, 109, 80], 124, '#d6dade', { finish: 'chrome' }) +
      tube(sheet, camera, [218, 114, 84], [310, 132, 98], 120, '#2c2f33', { finish: 'satin', r1: 78 }) +
      tube(sheet, camera, [306, 131, 97], [350, 139, 104], 58, STEEL, { finish: 'chrome', cap: '#0e0f10' }) +
      discArt(disc(camera, [352, 139.4, 104.3], [to[0] - from[0], to[1] - from[1], to[2] - from[2]], 44), '#050506') +
      path(roundRect(440, 560, 150, 66, 8), fade('#f2f2f0', 0.92), { transform: 'rotate(-9 515 590)' }) +
      path(roundRect(454, 576, 70, 12, 3), paint(body), { transform: 'rotate(-9 515 590)' }) +
      path(roundRect(454, 598, 110, 7, 3), '#6c7176', { transform: 'rotate(-9 515 590)' }),
    { transform: 'translate(10 30)' },
  )
  return { art, pose: 'standing', focus: [CENTER + 120, 560] }
}

const piston: DrawGoods = ({ sheet, body }) => {
  const y = GROUND - 30
  const x = 500
  const r = 210
  const crown = y - 430
  const skirt: Turn[] = [
    [0, r * 0.96],
    [30, r],
    [430, r],
  ]
  const groove = (h: number): string =>
    hoop(
      sheet,
      [x, y],
      [
        [h, r + 1],
        [h + 15, r + 1],
      ],
      '#4a4e53',
      'steel',
      SQUASH,
    )
  const pin = createCamera({ yaw: 24, pitch: 16, scale: 1, center: [880, y - 60] })
  const ringArt = [0, 1, 2]
    .map(index => {
      const cy = y - 22 - index * 30
      const d = `M${num(925)} ${num(cy + 40)}A150 42 0 1 1 ${num(960)} ${num(cy + 34)}`
      return (
        line(d, '#4d5258', 15) +
        line(d, index === 1 ? BRASS : '#b9bfc5', 10) +
        group(line(d, fade(WHITE, 0.6), 2.4), { transform: 'translate(0 -3)' })
      )
    })
    .join('')
  const art = group(
    contactShadow(sheet, x, y + 6, r, r * 0.25) +
      contactShadow(sheet, 885, y + 10, 180, 46, 0.34) +
      lathe(sheet, [x, y], skirt, { colour: ALUMINIUM, finish: 'steel', squash: SQUASH, curved: false }) +
      groove(290) +
      groove(328) +
      groove(366) +
      path(
        `M${x - 110} ${y + 44}C${x - 100} ${y - 60} ${x - 74} ${y - 110} ${x} ${y - 112}C${x + 74} ${y - 110} ${x + 100} ${y - 60} ${x + 110} ${y + 44}Z`,
        shade(ALUMINIUM, -0.25),
      ) +
      ellipse(x + 4, y - 150, 60, 62, '#6a7076', { stroke: '#e8eaec', 'stroke-width': 5 }) +
      ellipse(x + 10, y - 146, 44, 47, '#2b2e31') +
      ellipse(
        x,
        crown,
        r,
        r * SQUASH,
        sheet.linear(
          [
            [0, '#eef0f1'],
            [0.5, '#aab0b6'],
            [1, '#d5d9dc'],
          ],
          x - r,
          crown - 50,
          x + r,
          crown + 50,
        ),
        { stroke: '#f5f6f7', 'stroke-width': 2.5 },
      ) +
      ellipse(x - 64, crown - 4, 66, 15, fade('#6a7076', 0.5)) +
      ellipse(x + 76, crown + 8, 54, 13, fade('#6a7076', 0.5)) +
      ringArt +
      tube(sheet, pin, [-90, 130, 0], [90, 130, 60], 44, STEEL, { finish: 'chrome', cap: '#3c4045' }) +
      path(roundRect(x - 60, y - 250, 120, 8, 4), fade(paint(body), 0.7)),
    { transform: 'translate(-30 -20)' },
  )
  return { art, pose: 'standing', focus: [x, y - 330] }
}

const headlamp: DrawGoods = ({ sheet, random, body }) => {
  const cx = CENTER
  const cy = 560
  const shell = random.chance(0.5) ? '#26292c' : paint(body)
  const r = 300
  const art =
    contactShadow(sheet, cx, GROUND - 84, 170, 36) +
    path(
      `M${cx - 60} ${cy + 240}L${cx - 84} ${GROUND - 70}H${cx + 84}L${cx + 60} ${cy + 240}Z`,
      sheet.linear(roundStops('#3a3e42', 'satin'), cx - 80, 0, cx + 80, 0),
    ) +
    ellipse(cx, GROUND - 80, 150, 34, '#33373b') +
    ellipse(cx, GROUND - 88, 150, 34, '#51565c') +
    screw(cx - 100, GROUND - 90, 13) +
    screw(cx + 100, GROUND - 90, 13) +
    circle(cx + 22, cy + 8, r + 14, shade(shell, -0.4)) +
    circle(cx, cy, r + 18, sheet.linear(roundStops(shell, 'gloss'), cx - r, cy - r, cx + r, cy + r)) +
    circle(
      cx,
      cy,
      r - 4,
      sheet.linear(
        [
          [0, '#ffffff'],
          [0.3, '#8f969d'],
          [0.5, '#f7f8f8'],
          [0.7, '#5c6269'],
          [1, '#dfe3e6'],
        ],
        cx - r,
        cy - r,
        cx + r,
        cy + r,
      ),
    ) +
    circle(cx, cy, r - 34, '#1b1e21') +
    lens(sheet, cx, cy, r - 42, r - 42, '#b9cbd6') +
    ellipse(cx, cy, 92, 92, fade('#1d2226', 0.55), { stroke: '#dfe6ea', 'stroke-width': 8 }) +
    ellipse(
      cx,
      cy,
      64,
      64,
      sheet.radialBox([
        [0, '#ffffff'],
        [0.5, '#fff3c4'],
        [1, '#e8b64c'],
      ]),
    ) +
    line(arc(cx, cy, r - 86, 205, 255), fade(WHITE, 0.85), 12) +
    screw(cx - r - 34, cy + 10, 24) +
    screw(cx + r + 34, cy + 10, 24)
  return { art, pose: 'standing', focus: [cx - 90, cy - 60] }
}

const wheel =
  (spokeCount: number, spokeKind: 'thin' | 'split' | 'dish'): DrawGoods =>
  ({ sheet, random, body }) => {
    const cx = CENTER
    const cy = 590
    const r = 400
    const metal = random.chance(0.55) ? ALUMINIUM : lightness(body) > 0.8 ? '#54595f' : shade(body, -0.15)
    const rimR = r * 0.7
    const fill = sheet.linear(
      [
        [0, shade(metal, 0.6)],
        [0.5, metal],
        [1, shade(metal, -0.45)],
      ],
      cx,
      cy - 80,
      cx + rimR,
      cy + 60,
    )
    const shapes: Record<typeof spokeKind, string> = {
      thin: `M${cx + 60} ${cy - 24}L${cx + rimR - 6} ${cy - 16}L${cx + rimR - 6} ${cy + 16}L${cx + 60} ${cy + 24}Z`,
      split: `M${cx + 54} ${cy - 30}C${cx + 130} ${cy - 22} ${cx + 190} ${cy - 40} ${cx + rimR - 4} ${cy - 62}L${cx + rimR - 4} ${cy - 32}C${cx + 220} ${cy - 14} ${cx + 220} ${cy + 14} ${cx + rimR - 4} ${cy + 32}L${cx + rimR - 4} ${cy + 62}C${cx + 190} ${cy + 40} ${cx + 130} ${cy + 22} ${cx + 54} ${cy + 30}Z`,
      dish: `M${cx + 50} ${cy - 44}C${cx + 130} ${cy - 30} ${cx + 200} ${cy - 30} ${cx + rimR - 4} ${cy - 74}L${cx + rimR - 4} ${cy + 74}C${cx + 200} ${cy + 30} ${cx + 130} ${cy + 30} ${cx + 50} ${cy + 44}Z`,
    }
    const spokeArt =
      group(path(shapes[spokeKind], shade(metal, -0.65)), { transform: 'translate(7 10)' }) +
      path(shapes[spokeKind], fill) +
      line(shapes[spokeKind], fade(WHITE, 0.45), 2.5)
    const nuts = repeatAround(
      sheet,
      circle(cx + 62, cy, 12, '#2f3336') + circle(cx + 61, cy - 2, 8, '#9ba1a7'),
      cx,
      cy,
      5,
      36,
    )
    const art =
      contactShadow(sheet, cx, cy + r - 4, 230, 34, 0.55) +
      tyre(sheet, cx, cy, r, r - rimR + 2) +
      circle(cx, cy, rimR, '#1a1c1e') +
      circle(
        cx + 12,
        cy + 6,
        rimR * 0.62,
        sheet.radial(
          [
            [0, '#6d7379'],
            [1, '#35393d'],
          ],
          cx,
          cy,
          rimR * 0.62,
        ),
      ) +
      line(holes(cx + 12, cy + 6, rimR * 0.45, 12, 9), '#17191b', 6) +
      path(roundRect(cx + 76, cy - 130, 92, 150, 24), paint(body), { transform: `rotate(-28 ${cx} ${cy})` }) +
      repeatAround(sheet, spokeArt, cx, cy, spokeCount, -90) +
      line(ellipsePath(cx, cy, rimR - 4, rimR - 4), shade(metal, -0.3), 22) +
      line(ellipsePath(cx, cy, rimR - 2, rimR - 2), shade(metal, 0.35), 12) +
      line(arc(cx, cy, rimR - 2, 190, 300), WHITE, 5) +
      circle(
        cx,
        cy,
        92,
        sheet.linear(
          [
            [0, shade(metal, 0.5)],
            [1, shade(metal, -0.4)],
          ],
          cx - 92,
          cy - 92,
          cx + 92,
          cy + 92,
        ),
        { stroke: shade(metal, -0.5), 'stroke-width': 3 },
      ) +
      nuts +
      circle(cx, cy, 38, '#26292c') +
      circle(
        cx,
        cy,
        30,
        sheet.linearBox(
          [
            [0, '#8c9298'],
            [1, '#2c3033'],
          ],
          0,
          0,
          1,
          1,
        ),
      )
    return { art, pose: 'standing', focus: [cx + 150, cy - 150] }
  }

const brakePads: DrawGoods = ({ sheet, body }) => {
  const pad = (turn: string, lining: Hex): string => {
    const back =
      'M-290 -70C-200 -150 200 -150 290 -70L318 -10L270 34V100Q270 118 250 118H-250Q-270 118 -270 100V34L-318 -10Z'
    const front = 'M-232 -52C-150 -104 150 -104 232 -52V86H-232Z'
    return group(
      plate(
        sheet,
        back,
        sheet.linear(
          [
            [0, shade(paint(body), 0.25)],
            [1, shade(paint(body), -0.3)],
          ],
          -300,
          -120,
          300,
          120,
        ),
        paint(body),
        16,
      ) +
        group(path(front, shade(lining, -0.5)), { transform: 'translate(10 16)' }) +
        path(front, lining) +
        path(
          front,
          sheet.pattern(
            60,
            60,
            path(
              'M8 12l5 3-4 4zM34 8l4 2-3 5zM48 30l6 2-5 5zM18 40l5 4-6 3zM40 50l4 3-6 2zM6 54l3 2-4 2z',
              fade('#d9a860', 0.55),
            ) + path('M24 22l4 2-5 3zM52 14l4 3-5 2zM10 30l4 2-5 4zM30 56l4 2-4 1z', fade(BLACK, 0.5)),
          ),
        ) +
        line('M0 -88V86', shade(lining, -0.6), 14) +
        line('M-232 -50C-150 -102 150 -102 232 -50', fade(WHITE, 0.35), 4) +
        screw(-272, -20, 15) +
        screw(272, -20, 15),
      { transform: turn },
    )
  }
  const clip =
    line('M-60 0C-50 -60 50 -60 60 0S120 60 130 10', '#4d5258', 13) +
    line('M-60 0C-50 -60 50 -60 60 0S120 60 130 10', '#c9ced2', 8)
  const art =
    pad('translate(560 350) rotate(-10)', '#4b4a49') +
    pad('translate(650 720) rotate(8)', '#555150') +
    group(clip, { transform: 'translate(250 930) rotate(10)' }) +
    group(clip, { transform: 'translate(900 1000) rotate(-16) scale(-1 1)' })
  return { art, pose: 'flat', focus: [600, 420] }
}

const sparkPlugs: DrawGoods = ({ sheet, random, body }) => {
  const plug = (x: number): string => {
    const p = (top: number, bottom: number, r: number, tone: Hex, finish: 'chrome' | 'gloss' | 'steel'): string =>
      path(roundRect(x - r, top, r * 2, bottom - top, 4), sheet.linear(roundStops(tone, finish), x - r, 0, x + r, 0))
    let thread = ''
    for (let y = 738; y < 905; y += 15) thread += `M${x - 40} ${y}L${x + 40} ${y + 8}`
    const hex =
      p(560, 640, 74, ALUMINIUM, 'chrome') +
      rect(x - 28, 560, 56, 80, fade(WHITE, 0.28)) +
      line(`M${x - 30} 560V640M${x + 30} 560V640`, fade('#33373b', 0.6), 3)
    return (
      softLine(sheet, `M${x + 26} 230V950`, '#15100c', 96, 0.4) +
      p(150, 230, 22, ALUMINIUM, 'chrome') +
      line(`M${x - 22} 176h44M${x - 22} 196h44`, fade('#33373b', 0.5), 4) +
      p(228, 564, 42, '#f6f4ee', 'gloss') +
      [300, 336, 372, 408].map(y => p(y, y + 16, 46, '#efece4', 'gloss')).join('') +
      rect(x - 30, 450, 26, 60, fade(paint(body), 0.85)) +
      rect(x - 30, 516, 36, 7, fade('#333', 0.7)) +
      hex +
      p(640, 700, 60, STEEL, 'steel') +
      p(700, 722, 66, BRASS, 'steel') +
      p(722, 912, 42, STEEL, 'steel') +
      line(thread, fade('#2c3034', 0.75), 5) +
      p(912, 946, 12, COPPER, 'steel') +
      line(`M${x - 34} 912V986Q${x - 34} 992 ${x - 26} 990L${x + 14} 978`, '#3f4449', 16) +
      line(`M${x - 36} 912V984`, '#9aa0a6', 6)
    )
  }
  const tilt = random.range(8, 20)
  const art = group(plug(330) + plug(600) + plug(870), { transform: `rotate(${num(tilt)} 600 600) translate(0 20)` })
  return { art, pose: 'flat', focus: [600, 620] }
}

const filters: DrawGoods = ({ sheet, body }) => {
  const y = GROUND - 10
  const colour = paint(body)
  const x = 780
  const can: Turn[] = [
    [0, 158],
    [14, 170],
    [330, 170],
    [372, 150],
    [392, 120],
    [398, 60],
  ]
  const cd = latheOutline([x, y - 26], can, SQUASH, false)
  let flutes = ''
  for (let index = -8; index <= 8; index += 1)
    flutes += `M${num(x + Math.sin((index / 8.4) * 1.5) * 170)} ${y - 380}v56`
  const ax = 400
  const ay = y - 40
  const ar = 250
  let pleats = ''
  for (let index = -30; index <= 30; index += 1) {
    const px = ax + Math.sin((index / 31) * 1.56) * ar
    const dip = Math.cos((index / 31) * 1.56) * ar * SQUASH
    pleats += `M${num(px)} ${num(ay - 42 + dip)}v-210`
  }
  const drum = latheOutline(
    [ax, ay],
    [
      [40, ar],
      [250, ar],
    ],
    SQUASH,
    false,
  )
  const art =
    contactShadow(sheet, ax, ay, ar, ar * 0.24) +
    contactShadow(sheet, x, y - 22, 176, 44) +
    path(drum, '#e6d7a8') +
    clipped(
      sheet.clip(drum),
      line(pleats, fade('#7a6427', 0.6), 3.4) +
        group(line(pleats, fade(WHITE, 0.5), 2.4), { transform: 'translate(4 0)' }),
    ) +
    path(
      drum,
      sheet.linear(
        [
          [0, fade(BLACK, 0.5)],
          [0.25, fade(WHITE, 0.16)],
          [0.7, fade(BLACK, 0.1)],
          [1, fade(BLACK, 0.55)],
        ],
        ax - ar,
        0,
        ax + ar,
        0,
      ),
    ) +
    hoop(
      sheet,
      [ax, ay],
      [
        [0, ar + 14],
        [44, ar + 14],
      ],
      colour,
      'rubber',
      SQUASH,
    ) +
    hoop(
      sheet,
      [ax, ay],
      [
        [246, ar + 14],
        [282, ar + 14],
      ],
      colour,
      'rubber',
      SQUASH,
    ) +
    ellipse(ax, ay - 282, ar + 14, (ar + 14) * SQUASH, shade(colour, 0.14), {
      stroke: shade(colour, 0.4),
      'stroke-width': 2,
    }) +
    ellipse(ax, ay - 280, ar * 0.62, ar * 0.62 * SQUASH, '#171411') +
    clipped(
      sheet.clip(ellipsePath(ax, ay - 280, ar * 0.62, ar * 0.62 * SQUASH)),
      line(pleats, fade('#c9b06a', 0.5), 4),
    ) +
    lathe(sheet, [x, y - 26], can, { colour, finish: 'gloss', squash: SQUASH, curved: false }) +
    clipped(
      sheet.clip(cd),
      line(flutes, fade(BLACK, 0.45), 5) + group(line(flutes, fade(WHITE, 0.4), 3), { transform: 'translate(5 0)' }),
    ) +
    hoop(
      sheet,
      [x, y - 26],
      [
        [110, 170.5],
        [250, 170.5],
      ],
      '#f4f2ec',
      'paper',
      SQUASH,
    ) +
    hoop(
      sheet,
      [x, y - 26],
      [
        [214, 171],
        [236, 171],
      ],
      colour,
      'paper',
      SQUASH,
    ) +
    path(roundRect(x - 70, y - 190, 90, 10, 4), fade('#333', 0.7)) +
    path(roundRect(x - 70, y - 170, 120, 6, 3), fade('#333', 0.45))
  return { art, pose: 'standing', focus: [ax, ay - 180] }
}

const alternator: DrawGoods = ({ sheet }) => {
  const camera = createCamera({ yaw: -36, pitch: 16, scale: 1.16, center: [CENTER, 640] })
  const body = (
    z0: number,
    z1: number,
    r: number,
    tone: Hex,
    finish: 'steel' | 'chrome' | 'satin' | 'rubber',
    cap?: string,
  ): string => tube(sheet, camera, [0, 0, z0], [0, 0, z1], r, tone, cap === undefined ? { finish } : { finish, cap })
  const face = disc(camera, [0, 0, 180], [0, 0, 1], 236)
  const slots = Array.from({ length: 12 }, (_, index) => {
    const a = index * 30
    const p = (r: number, angle: number): Point => polar([0, 0], r, a + angle)
    return roundPolygon([p(96, -8), p(206, -10), p(206, 10), p(96, 8)], 8)
  }).join('')
  const place = (inner: string): string =>
    group(inner, {
      transform: `translate(${num(face.center[0])} ${num(face.center[1])}) rotate(${num(face.turn)}) scale(1.16 ${num((1.16 * face.ry) / face.rx, 3)})`,
    })
  const art =
    contactShadow(sheet, CENTER - 10, GROUND - 46, 330, 60) +
    body(-230, -150, 190, ALUMINIUM, 'steel') +
    body(-152, -20, 244, ALUMINIUM, 'steel') +
    body(-22, 40, 232, COPPER, 'satin') +
    body(38, 60, 248, CAST_IRON, 'steel') +
    body(58, 180, 240, ALUMINIUM, 'steel') +
    place(
      path(slots, '#2a2320') +
        path(slots, fade(COPPER, 0.35)) +
        line(slots, fade(WHITE, 0.5), 2.5) +
        line(ellipsePath(0, 0, 222, 222), fade('#33373b', 0.4), 4),
    ) +
    body(180, 196, 100, DARK_STEEL, 'steel') +
    [200, 218, 236, 254]
      .map(z => body(z, z + 12, 132, '#4a4f55', 'steel') + body(z + 12, z + 18, 118, '#2b2e32', 'rubber'))
      .join('') +
    body(272, 286, 136, '#6d7379', 'steel') +
    body(286, 310, 34, STEEL, 'chrome') +
    body(310, 330, 18, STEEL, 'chrome') +
    [40, 150, 270]
      .map(a => {
        const q = polar([0, 0], 258, a)
        const c = camera.project([q[0], q[1], 70])
        return screw(c[0], c[1], 20)
      })
      .join('')
  return { art, pose: 'standing', focus: [CENTER + 80, 620] }
}

const mirrorPair: DrawGoods = ({ sheet, body }) => {
  const one = (sign: 1 | -1): string => {
    const x = CENTER + sign * 240
    const p = (dx: number, y: number): string => `${num(x + sign * dx)} ${num(y)}`
    const shell = `M${p(-150, 330)}C${p(-120, 210)} ${p(120, 190)} ${p(190, 290)}C${p(220, 400)} ${p(120, 490)} ${p(-20, 480)}C${p(-130, 470)} ${p(-170, 420)} ${p(-150, 330)}Z`
    const glass = `M${p(-122, 340)}C${p(-96, 246)} ${p(110, 226)} ${p(164, 304)}C${p(184, 388)} ${p(104, 456)} ${p(-16, 450)}C${p(-106, 444)} ${p(-140, 404)} ${p(-122, 340)}Z`
    const stem = `M${p(0, 470)}C${p(-6, 640)} ${p(-60, 700)} ${p(-96, 880)}`
    return (
      softLine(sheet, stem, '#15100c', 50, 0.3) +
      line(stem, '#17191b', 30) +
      line(stem, '#55595e', 22) +
      line(stem, '#b4b9be', 6) +
      path(
        roundRect(x - sign * 96 - 30, 870, 60, 70, 10),
        sheet.linear(roundStops('#55595e', 'chrome'), x - 150, 0, x + 30, 0),
      ) +
      group(softLine(sheet, shell, '#15100c', 40, 0.3), { transform: 'translate(18 26)' }) +
      path(shell, sheet.linear(roundStops(paint(body), 'gloss'), x - 200, 240, x + 200, 470)) +
      path(glass, '#14171a') +
      path(
        glass,
        sheet.linear(
          [
            [0, '#dfe9ef'],
            [0.45, '#8fa5b3'],
            [0.5, '#c8d6de'],
            [1, '#51626e'],
          ],
          x - 150,
          230,
          x + 150,
          460,
        ),
      ) +
      clipped(
        sheet.clip(glass),
        path(`M${p(-200, 430)}L${p(60, 180)}L${p(120, 180)}L${p(-120, 480)}Z`, fade(WHITE, 0.4)),
      )
    )
  }
  return { art: group(one(-1) + one(1), { transform: 'translate(0 10)' }), pose: 'flat', focus: [CENTER - 240, 360] }
}

const carHeadlight: DrawGoods = ({ sheet, random }) => {
  const d =
    'M170 470C330 360 760 300 1010 360C1050 372 1060 420 1030 470C980 560 880 700 760 740C560 790 300 760 200 660C140 600 130 500 170 470Z'
  const clip = sheet.clip(d)
  const tint = random.chance(0.5) ? '#e6eef2' : '#d9e4ea'
  const projector = (x: number, y: number, r: number): string =>
    circle(
      x,
      y,
      r,
      sheet.linearBox(
        [
          [0, '#ffffff'],
          [0.5, '#767d84'],
          [1, '#e6e9eb'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    circle(x, y, r - 18, '#17191c') +
    circle(
      x,
      y,
      r - 28,
      sheet.radial(
        [
          [0, '#f3fbff'],
          [0.35, '#9dbccc'],
          [0.8, '#33444f'],
          [1, '#141a1e'],
        ],
        x - r * 0.2,
        y - r * 0.3,
        r,
      ),
    ) +
    ellipse(x - r * 0.24, y - r * 0.34, r * 0.26, r * 0.14, fade(WHITE, 0.9), { transform: `rotate(-30 ${x} ${y})` })
  const art =
    contactShadow(sheet, 600, 850, 420, 60, 0.36) +
    path('M220 640L300 800H760L900 650Z', '#202326') +
    group(path(d, '#0e1012'), { transform: 'translate(14 22)' }) +
    clipped(
      clip,
      path(
        d,
        sheet.linear(
          [
            [0, '#3c4247'],
            [1, '#101214'],
          ],
          0,
          320,
          0,
          780,
        ),
      ) +
        path('M140 620C400 560 800 560 1040 420L1040 480C820 640 420 660 200 690Z', '#c3c9ce') +
        projector(390, 560, 128) +
        projector(660, 520, 118) +
        path('M800 470L1000 396L980 440L810 540Z', '#f08a24') +
        line('M200 500C400 400 760 350 1010 384', WHITE, 20) +
        line('M200 500C400 400 760 350 1010 384', fade('#9fd4ff', 0.6), 34) +
        path(
          d,
          sheet.linear(
            [
              [0, fade(tint, 0.5)],
              [0.35, fade(tint, 0.05)],
              [0.6, fade(WHITE, 0)],
              [1, fade(WHITE, 0.16)],
            ],
            200,
            330,
            820,
            790,
          ),
        ) +
        path('M230 420L420 350L300 740L220 690Z', fade(WHITE, 0.14)),
    ) +
    line(d, fade(WHITE, 0.6), 3)
  return { art: group(art, { transform: 'translate(0 40)' }), pose: 'standing', focus: [460, 560] }
}

const radiator: DrawGoods = ({ sheet, body, accent }) => {
  const core = roundRect(290, 330, 620, 520, 4)
  const fins = sheet.pattern(24, 12, line('M0 11L6 1L12 11L18 1L24 11', '#8e959b', 2.4) + line('M0 0h24', '#3b3f44', 2))
  const tank = (x: number): string =>
    path(roundRect(x, 300, 104, 580, 30), sheet.linear(roundStops('#2a2d30', 'satin'), x, 0, x + 104, 0)) +
    line([360, 430, 500, 570, 640, 710, 780].map(y => `M${x + 14} ${y}h76`).join(''), fade(BLACK, 0.5), 8) +
    line([364, 434, 504, 574, 644, 714, 784].map(y => `M${x + 14} ${y}h60`).join(''), fade(WHITE, 0.16), 3)
  const outlet = (x: number, y: number, sign: 1 | -1): string =>
    path(
      roundRect(Math.min(x, x + sign * 96), y, 96, 74, 12),
      sheet.linear(roundStops('#34383c', 'satin'), 0, y, 0, y + 74),
    ) +
    line(`M${x + sign * 66} ${y + 2}v70`, '#c3c7cb', 13) +
    screw(x + sign * 66, y + 4, 12)
  const art =
    softLine(sheet, roundRect(220, 330, 790, 560, 30), '#15100c', 70, 0.4) +
    outlet(208, 370, -1) +
    outlet(992, 730, 1) +
    path(core, '#5a6167') +
    path(core, fins) +
    path(
      core,
      sheet.linear(
        [
          [0, fade(WHITE, 0.45)],
          [0.3, fade(WHITE, 0)],
          [0.5, fade(WHITE, 0.24)],
          [1, fade(BLACK, 0.4)],
        ],
        290,
        330,
        910,
        850,
      ),
    ) +
    rect(286, 312, 628, 26, sheet.linear(roundStops(ALUMINIUM, 'steel'), 0, 312, 0, 338)) +
    rect(286, 842, 628, 26, sheet.linear(roundStops(ALUMINIUM, 'steel'), 0, 842, 0, 868)) +
    tank(196) +
    tank(900) +
    [318, 858]
      .flatMap(y =>
        [340, 860].map(
          x =>
            path(roundRect(x - 46, y - (y < 500 ? 58 : -8), 92, 50, 8), paint(body)) +
            screw(x, y + (y < 500 ? -34 : 34), 15),
        ),
      )
      .join('') +
    path(roundRect(912, 236, 80, 70, 10), sheet.linear(roundStops('#3a3e42', 'steel'), 912, 0, 992, 0)) +
    path(roundRect(896, 196, 112, 48, 14), sheet.linear(roundStops(accent, 'gloss'), 896, 0, 1008, 0)) +
    path(roundRect(520, 540, 170, 96, 8), '#f4f2ec') +
    rect(536, 556, 90, 12, accent) +
    line('M538 590h120M538 612h80', fade('#333333', 0.6), 6)
  return { art: group(art, { transform: 'rotate(-5 600 600) translate(0 10)' }), pose: 'flat', focus: [880, 380] }
}

const alloyWheel: DrawGoods = brush => brush.random.pick([wheel(5, 'split'), wheel(7, 'dish')])(brush)

/** In the order of the catalogue's variants. */
export const MOTORCYCLE_PARTS: readonly [DrawGoods, ...DrawGoods[]] = [sprocketAndChain, brakeDisc, shockAbsorber]

export const AUTO_PARTS: readonly [DrawGoods, ...DrawGoods[]] = [brakePads, radiator, alloyWheel]

/** What else such factories make. */
export const MORE_MOTORCYCLE_PARTS: readonly [DrawGoods, ...DrawGoods[]] = [
  wheel(6, 'thin'),
  muffler,
  headlamp,
  piston,
  mirrorPair,
]

export const MORE_AUTO_PARTS: readonly [DrawGoods, ...DrawGoods[]] = [filters, alternator, carHeadlight, sparkPlugs]
