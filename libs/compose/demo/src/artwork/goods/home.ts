import { BLACK, fade, lightness, mix, shade, toHex, WHITE, type Hex } from '../core/colour'
import { at, ellipsePath, type Point } from '../core/geometry'
import { BEECH, BRASS, OAK, WALNUT } from '../core/material'
import { circle, clipped, ellipse, group, line, num, path, rect, type Sheet } from '../core/sheet'
import {
  box,
  createCamera,
  faceMatrix,
  lathe,
  onFace,
  rim,
  tube,
  type BoxFaces,
  type Camera,
  type Vec,
} from '../core/solid'
import { contactShadow, softLine, softShadow } from '../core/studio'
import { throwBlanket } from '../knit/accessories'
import { CENTER, GROUND, SQUASH, type Brush, type DrawGoods } from './goods-art'

const woodOf = (brush: Brush): Hex => brush.random.pick([OAK, WALNUT, BEECH])

/** Long grain lines on a face. */
function grain(brush: Brush, face: BoxFaces['front'], tone: Hex): string {
  let d = ''
  for (let index = 0; index < 9; index += 1) {
    const y = 4 + index * 10.6 + brush.random.jitter(2)
    d += `M0 ${num(y)}C30 ${num(y + brush.random.jitter(5))} 60 ${num(y + brush.random.jitter(5))} 100 ${num(y)}`
  }
  return group(line(d, fade(shade(tone, -0.5), 0.22), 0.7), { transform: faceMatrix(face) })
}

const leg = (sheet: Sheet, camera: Camera, from: Vec, to: Vec, r: number, tone: Hex): string =>
  tube(sheet, camera, from, to, r, tone, { finish: 'satin', r1: r * 1.35 })

const loungeChair: DrawGoods = brush => {
  const { sheet, random, body, accent } = brush
  const wood = woodOf(brush)
  const camera = createCamera({ yaw: -30, pitch: 17, scale: 1.16, center: [585, 905] })
  const legs = (
    [
      [-230, -190],
      [230, -190],
      [-230, 190],
      [230, 190],
    ] as const
  )
    .map(([x, z]) => leg(sheet, camera, [x * 1.04, 0, z * 1.04], [x, 130, z], 15, wood))
    .join('')
  const soft = { round: 34, edge: 0 }
  const back = box(sheet, camera, [-215, 200, -230], [430, 400, 120], body, soft)
  const cushion = box(sheet, camera, [-205, 215, -130], [410, 105, 370], shade(body, 0.05), soft)
  const seams = line(
    `M${at(cushion.front(0.04, 0.5))}L${at(cushion.front(0.97, 0.5))}`,
    fade(shade(body, -0.5), 0.35),
    3,
  )
  const buttons = [0.3, 0.7]
    .flatMap(u => [0.25, 0.6].map(v => back.front(u, v)))
    .map(([x, y]) => circle(x, y + 2, 7, shade(body, -0.4)) + circle(x, y, 6, shade(body, -0.1)))
    .join('')
  const pillow = box(sheet, camera, [-90 + random.range(-60, 60), 315, -112], [220, 190, 70], accent, {
    round: 40,
    edge: 0,
  })
  const art =
    contactShadow(sheet, 610, 930, 360, 84, 0.36) +
    legs +
    back.art +
    buttons +
    box(sheet, camera, [-280, 120, -220], [76, 280, 460], shade(body, -0.04), soft).art +
    box(sheet, camera, [-215, 120, -200], [430, 110, 430], shade(body, -0.1), { round: 20, edge: 0 }).art +
    cushion.art +
    seams +
    pillow.art +
    box(sheet, camera, [204, 120, -220], [76, 280, 460], shade(body, -0.02), soft).art
  return { art, pose: 'standing', focus: [CENTER - 40, 560] }
}

function vase(sheet: Sheet, x: number, y: number, colour: Hex, size: number): string {
  const stems = `M${x} ${y - 150 * size}c-10 -90 -60 -120 -70 -220M${x} ${y - 150 * size}c4 -90 20 -150 14 -260M${x} ${y - 150 * size}c10 -70 60 -110 90 -180`
  const leaves: readonly (readonly [number, number, number])[] = [
    [-66, -350, -30],
    [-46, -290, -70],
    [12, -400, 0],
    [26, -320, 40],
    [84, -320, 30],
    [54, -270, 70],
    [-30, -240, -20],
  ]
  const leaf = sheet.define(
    id =>
      `<g id="${id}">${path('M0 0C-26 -30 -20 -70 0 -92C20 -70 26 -30 0 0Z', '#7f9164')}${line('M0 0V-80', '#62734a', 3)}</g>`,
  )
  return (
    line(stems, '#6f7d52', 5 * size) +
    leaves
      .map(
        ([dx, dy, turn]) =>
          `<use href="#${leaf}" transform="translate(${num(x + dx * size)} ${num(y + dy * size)}) rotate(${turn}) scale(${num(size * 0.8, 2)})"/>`,
      )
      .join('') +
    lathe(
      sheet,
      [x, y],
      [
        [0, 42 * size],
        [30 * size, 66 * size],
        [90 * size, 62 * size],
        [130 * size, 28 * size],
        [160 * size, 32 * size],
      ],
      { colour, finish: 'matte', squash: SQUASH },
    )
  )
}

const diningTable: DrawGoods = brush => {
  const { sheet, body, accent, random } = brush
  const wood = woodOf(brush)
  const camera = createCamera({ yaw: -24, pitch: 20, scale: 1.1, center: [600, 900] })
  const legs = (
    [
      [-350, -150],
      [350, -150],
      [-350, 150],
      [350, 150],
    ] as const
  )
    .map(([x, z]) => leg(sheet, camera, [x * 1.06, 0, z * 1.1], [x, 390, z], 15, shade(wood, -0.08)))
    .join('')
  const top = box(sheet, camera, [-410, 390, -215], [820, 30, 430], wood, { round: 6 })
  const chair = (x: number, z: number): string => {
    const seat = box(sheet, camera, [x - 95, 210, z - 90], [190, 34, 190], body, { round: 10 })
    return (
      (
        [
          [-80, -80],
          [80, -80],
          [-80, 80],
          [80, 80],
        ] as const
      )
        .map(([dx, dz]) => leg(sheet, camera, [x + dx, 0, z + dz], [x + dx, 210, z + dz], 8, wood))
        .join('') +
      box(sheet, camera, [x - 90, 300, z - 90], [180, 190, 22], body, { round: 12 }).art +
      seat.art
    )
  }
  const centre = camera.project([random.range(-80, 60), 420, -30])
  const plate = (x: number, z: number): string => {
    const [px, py] = camera.project([x, 421, z])
    return (
      ellipse(px + 4, py + 6, 74, 27, fade(BLACK, 0.18)) +
      ellipse(px, py, 72, 26, '#f4f1ea') +
      ellipse(px, py + 1, 48, 17, '#e2ded4')
    )
  }
  const art =
    contactShadow(sheet, 610, 925, 430, 90, 0.3) +
    chair(-150, -250) +
    chair(150, -250) +
    legs +
    top.art +
    grain(brush, top.top, wood) +
    plate(-190, 90) +
    plate(190, 90) +
    vase(sheet, centre[0], centre[1], accent, 0.74)
  return { art, pose: 'standing', focus: [CENTER - 60, 470] }
}

const sideboard: DrawGoods = brush => {
  const { sheet, body, accent, random } = brush
  const wood = woodOf(brush)
  const painted = random.chance(0.4) ? body : wood
  const camera = createCamera({ yaw: -22, pitch: 13, scale: 1.12, center: [590, 900] })
  const legs = (
    [
      [-340, -110],
      [340, -110],
      [-340, 110],
      [340, 110],
    ] as const
  )
    .map(([x, z]) => leg(sheet, camera, [x * 1.04, 0, z * 1.04], [x, 130, z], 12, shade(wood, -0.2)))
    .join('')
  const cabinet = box(sheet, camera, [-390, 125, -150], [780, 330, 300], painted, { round: 4 })
  const doors = [0.015, 0.262, 0.509, 0.756]
    .map((u, index) => {
      const d = onFace(cabinet.front, u, 0.05, u + 0.23, 0.95)
      let slats = ''
      if (index === 1 || index === 2)
        for (let s = 1; s < 16; s += 1)
          slats += `M${at(cabinet.front(u + (0.23 * s) / 16, 0.05))}L${at(cabinet.front(u + (0.23 * s) / 16, 0.95))}`
      const knob = cabinet.front(index % 2 === 0 ? u + 0.205 : u + 0.025, 0.5)
      return (
        path(d, fade(index === 1 || index === 2 ? shade(painted, 0.2) : WHITE, 0.09)) +
        line(d, fade(shade(painted, -0.6), 0.75), 4) +
        line(slats, fade(shade(painted, -0.6), 0.5), 5) +
        line(slats, fade(WHITE, 0.2), 1.6) +
        circle(knob[0] + 2, knob[1] + 4, 12, fade(BLACK, 0.3)) +
        circle(knob[0], knob[1], 11, BRASS) +
        circle(knob[0] - 3, knob[1] - 3, 4, '#f7e7bd')
      )
    })
    .join('')
  const p = camera.project([-230, 455, 0])
  const books = [0, 1, 2]
    .map(
      index =>
        box(
          sheet,
          camera,
          [110 + index * 6, 455 + index * 30, -60 + index * 8],
          [200 - index * 20, 28, 130],
          index === 0 ? accent : index === 1 ? '#e9e2d2' : shade(body, -0.2),
          {},
        ).art,
    )
    .join('')
  const art =
    contactShadow(sheet, 605, 915, 440, 66, 0.36) +
    legs +
    cabinet.art +
    (painted === wood ? grain(brush, cabinet.top, wood) : '') +
    doors +
    vase(sheet, p[0], p[1], accent, 0.9) +
    books
  return { art, pose: 'standing', focus: [CENTER - 100, 620] }
}

export const FURNITURE: readonly [DrawGoods, ...DrawGoods[]] = [loungeChair, diningTable, sideboard]

/** A soft slab: one folded piece of a stack, its fold towards the viewer. */
function folded(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Hex,
  tile: string | undefined,
): string {
  const half = width / 2
  const d = `M${num(x - half)} ${num(y - height * 0.5)}C${num(x - half - 8)} ${num(y - height)} ${num(x - half + 30)} ${num(y - height * 1.06)} ${num(x - half + 60)} ${num(y - height)}H${num(x + half - 60)}C${num(x + half - 20)} ${num(y - height * 1.05)} ${num(x + half + 6)} ${num(y - height)} ${num(x + half)} ${num(y - height * 0.5)}C${num(x + half + 4)} ${num(y - 4)} ${num(x + half - 20)} ${num(y)} ${num(x + half - 50)} ${num(y)}H${num(x - half + 50)}C${num(x - half + 20)} ${num(y)} ${num(x - half - 6)} ${num(y - 4)} ${num(x - half)} ${num(y - height * 0.5)}Z`
  const layers = [0.3, 0.52, 0.72]
    .map(
      share =>
        `M${num(x - half + 14)} ${num(y - height * share)}C${num(x - half + 90)} ${num(y - height * share + 9)} ${num(x + half - 120)} ${num(y - height * share - 6)} ${num(x + half - 10)} ${num(y - height * share)}`,
    )
    .join('')
  return (
    path(d, colour) +
    (tile ? path(d, tile) : '') +
    clipped(
      sheet.clip(d),
      softLine(sheet, layers, shade(colour, -0.7), 16, 0.34) +
        line(layers, fade(shade(colour, -0.7), 0.5), 2.4) +
        path(
          d,
          sheet.linear(
            [
              [0, fade(WHITE, 0.42)],
              [0.3, fade(WHITE, 0)],
              [1, fade('#140d12', 0.4)],
            ],
            0,
            y - height,
            0,
            y,
          ),
        ) +
        path(
          d,
          sheet.linear(
            [
              [0, fade('#140d12', 0.3)],
              [0.12, fade(BLACK, 0)],
              [0.88, fade(BLACK, 0)],
              [1, fade('#140d12', 0.36)],
            ],
            x - half,
            0,
            x + half,
            0,
          ),
        ),
    )
  )
}

function pillow(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Hex,
  tile: string | undefined,
): string {
  const l = x - width / 2
  const r = x + width / 2
  const t = y - height
  const d = `M${num(l)} ${num(t)}C${num(l + width * 0.2)} ${num(t + 26)} ${num(r - width * 0.2)} ${num(t + 26)} ${num(r)} ${num(t)}C${num(r - 26)} ${num(t + height * 0.3)} ${num(r - 22)} ${num(y - height * 0.3)} ${num(r)} ${num(y)}C${num(r - width * 0.2)} ${num(y - 16)} ${num(l + width * 0.2)} ${num(y - 16)} ${num(l)} ${num(y)}C${num(l + 24)} ${num(y - height * 0.3)} ${num(l + 26)} ${num(t + height * 0.3)} ${num(l)} ${num(t)}Z`
  const creases = `M${num(l + 12)} ${num(t + 10)}q70 40 90 90M${num(r - 12)} ${num(t + 10)}q-60 40 -84 100M${num(l + 14)} ${num(y - 10)}q60 -30 80 -70M${num(r - 14)} ${num(y - 10)}q-70 -30 -90 -80M${num(x - 60)} ${num(t + 40)}q40 60 10 130`
  return (
    softShadow(sheet, d, { dx: 10, dy: 14, spread: 24, strength: 0.3 }) +
    path(d, colour) +
    (tile ? path(d, tile) : '') +
    clipped(
      sheet.clip(d),
      softLine(sheet, creases, shade(colour, -0.7), 30, 0.22) +
        path(
          d,
          sheet.radial(
            [
              [0, fade(WHITE, 0.5)],
              [0.5, fade(WHITE, 0)],
              [1, fade('#140d12', 0.4)],
            ],
            x - width * 0.14,
            t + height * 0.3,
            width * 0.62,
          ),
        ),
    ) +
    line(d, fade(shade(colour, -0.4), 0.5), 2.4)
  )
}

function printTile(brush: Brush, ground: Hex): string | undefined {
  const { sheet, random, accent } = brush
  const ink = Math.abs(lightness(accent) - lightness(ground)) < 0.12 ? shade(ground, -0.35) : accent
  const kind = random.int(0, 3)
  if (kind === 0) return sheet.pattern(60, 60, rect(0, 0, 14, 60, fade(ink, 0.7)) + rect(26, 0, 4, 60, fade(ink, 0.7)))
  if (kind === 1) return sheet.pattern(60, 60, rect(0, 0, 22, 60, fade(ink, 0.4)) + rect(0, 0, 60, 22, fade(ink, 0.4)))
  if (kind === 2)
    return sheet.pattern(
      60,
      60,
      path('M15 6c9 8 9 18 0 24c-9 -6 -9 -16 0 -24zM45 36c9 8 9 18 0 24c-9 -6 -9 -16 0 -24z', fade(ink, 0.75)) +
        line('M15 10v24M45 40v18', fade(shade(ink, -0.3), 0.6), 2),
    )
  return undefined
}

const bedding: DrawGoods = brush => {
  const { sheet, body, accent } = brush
  const tile = printTile(brush, body)
  const y = GROUND - 10
  const art =
    contactShadow(sheet, CENTER, y, 430, 60) +
    pillow(sheet, CENTER - 150, y - 246, 460, 300, shade(body, 0.1), tile) +
    pillow(sheet, CENTER + 160, y - 236, 440, 290, mix(accent, WHITE, 0.25), undefined) +
    folded(sheet, CENTER, y, 800, 112, shade(body, -0.04), tile) +
    folded(sheet, CENTER + 8, y - 104, 780, 86, mix(accent, WHITE, 0.2), undefined) +
    folded(sheet, CENTER - 6, y - 184, 770, 84, body, tile) +
    path(
      `M${CENTER - 60} ${y + 2}V${y - 264}Q${CENTER} ${y - 284} ${CENTER + 60} ${y - 264}V${y + 2}Q${CENTER} ${y + 12} ${CENTER - 60} ${y + 2}Z`,
      '#f3efe6',
      { stroke: fade('#6c6455', 0.4), 'stroke-width': 2 },
    ) +
    rect(CENTER - 40, y - 190, 80, 8, accent) +
    rect(CENTER - 28, y - 168, 56, 5, fade('#333333', 0.6)) +
    circle(CENTER, y - 110, 30, 'none', { stroke: accent, 'stroke-width': 5 })
  return { art, pose: 'standing', focus: [CENTER - 120, y - 250] }
}

/** Terry loops as a repeating relief. */
function terry(brush: Brush, colour: Hex): string {
  let dark = ''
  let light = ''
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = column * 6 + (row % 2) * 3 + brush.random.jitter(0.8)
      const y = row * 6 + brush.random.jitter(0.8)
      dark += `M${num(x)} ${num(y + 3)}q1.5 2 3 0`
      light += `M${num(x)} ${num(y + 1)}q1.5 -2 3 0`
    }
  }
  return brush.sheet.pattern(
    48,
    48,
    line(dark, fade(shade(colour, -0.6), 0.4), 1.6) + line(light, fade(shade(colour, 0.7), 0.5), 1.6),
  )
}

const towels: DrawGoods = brush => {
  const { sheet, body, accent } = brush
  const y = GROUND - 14
  const second = mix(body, '#f6f1e6', 0.6)
  const tones: readonly (readonly [Hex, number])[] = [
    [body, 0],
    [second, -118],
    [toHex(accent), -232],
  ]
  const roll = (x: number, cy: number, r: number, colour: Hex): string => {
    let spiral = ''
    for (let index = 0; index <= 46; index += 1) {
      const a = index * 0.42
      const q = (r * (46 - index)) / 46
      const point: Point = [x + Math.cos(a) * q, cy + Math.sin(a) * q * 0.97]
      spiral += `${index === 0 ? 'M' : 'L'}${at(point)}`
    }
    const d = ellipsePath(x, cy, r, r)
    return (
      path(d, colour) +
      path(d, terry(brush, colour)) +
      softLine(sheet, spiral, shade(colour, -0.7), 12, 0.4) +
      path(
        d,
        sheet.radial(
          [
            [0, fade(WHITE, 0.2)],
            [0.6, fade(WHITE, 0)],
            [1, fade('#140d12', 0.4)],
          ],
          x - r * 0.3,
          cy - r * 0.4,
          r * 1.3,
        ),
      )
    )
  }
  const art =
    contactShadow(sheet, CENTER, y, 400, 60) +
    tones
      .map(
        ([tone, dy]) =>
          folded(sheet, CENTER, y + dy, 690, 122, tone, terry(brush, tone)) +
          rect(CENTER + 120, y + dy - 118, 60, 114, fade(shade(tone, lightness(tone) > 0.6 ? -0.2 : 0.3), 0.55)),
      )
      .join('') +
    roll(CENTER - 170, y - 348 - 84, 92, body) +
    roll(CENTER + 24, y - 348 - 84, 92, second) +
    roll(CENTER + 214, y - 348 - 80, 86, toHex(accent))
  return { art, pose: 'standing', focus: [CENTER - 60, y - 260] }
}

export const HOME_TEXTILES: readonly [DrawGoods, ...DrawGoods[]] = [bedding, towels, throwBlanket]

const glow = (sheet: Sheet, x: number, y: number, r: number, strength: number): string =>
  circle(
    x,
    y,
    r,
    sheet.radial(
      [
        [0, fade('#fff0c4', strength)],
        [0.4, fade('#ffe3a0', strength * 0.4)],
        [1, fade('#ffe3a0', 0)],
      ],
      x,
      y,
      r,
    ),
  )

const pendant: DrawGoods = ({ sheet, random, body, accent }) => {
  const shade1 = (x: number, y: number, size: number, colour: Hex): string => {
    const shapes = [
      [
        [0, 250],
        [60, 232],
        [170, 150],
        [230, 60],
        [262, 40],
      ],
      [
        [0, 210],
        [120, 196],
        [230, 80],
        [252, 40],
      ],
      [
        [0, 150],
        [90, 205],
        [200, 190],
        [270, 60],
        [286, 38],
      ],
    ] as const
    const turns = shapes[random.int(0, 2)] ?? shapes[0]
    const scaled = turns.map(([h, r]) => [h * size, r * size] as const)
    const r = turns[0][1] * size
    const top = (turns[turns.length - 1]?.[0] ?? 260) * size
    return (
      line(`M${num(x)} 0V${num(y - top - 40)}`, '#2a2522', 6) +
      lathe(
        sheet,
        [x, y - top],
        [
          [0, 34 * size],
          [60 * size, 26 * size],
        ],
        { colour: BRASS, finish: 'chrome', squash: SQUASH, curved: false },
      ) +
      glow(sheet, x, y + 40, r * 1.7, 0.5) +
      lathe(sheet, [x, y], scaled, { colour, finish: 'satin', squash: 0.2 }) +
      rim(
        x,
        y,
        r,
        0.2,
        sheet.radial(
          [
            [0, '#ffffff'],
            [0.4, '#fff1c9'],
            [1, shade(mix(colour, '#ffdf9a', 0.6), -0.1)],
          ],
          x,
          y,
          r,
        ),
        shade(colour, -0.2),
        5,
      ) +
      ellipse(x, y, 52 * size, 20 * size, '#ffffff')
    )
  }
  const art =
    group(shade1(CENTER, 720, 1.22, body)) +
    shade1(CENTER - 350, 470, 0.6, accent) +
    shade1(CENTER + 350, 400, 0.6, shade(body, 0.2))
  return { art, pose: 'hanging', focus: [CENTER - 80, 620] }
}

const downlight: DrawGoods = ({ sheet, random, body }) => {
  const trim = random.chance(0.5) ? toHex('#f2f1ee') : body
  const lamp = (x: number, y: number, r: number): string => {
    const inner = r * 0.74
    let facets = ''
    for (let index = 0; index < 24; index += 1) {
      const a = (index / 24) * Math.PI * 2
      facets += `M${num(x + Math.cos(a) * inner * 0.46)} ${num(y + Math.sin(a) * inner * 0.46)}L${num(x + Math.cos(a + 0.06) * inner)} ${num(y + Math.sin(a + 0.06) * inner)}`
    }
    return (
      softShadow(sheet, ellipsePath(x, y, r, r), { dx: 16, dy: 24, spread: 40, strength: 0.4 }) +
      circle(x, y + 4, r, shade(trim, -0.45)) +
      circle(
        x,
        y,
        r,
        sheet.linear(
          [
            [0, shade(trim, 0.3)],
            [0.5, trim],
            [1, shade(trim, -0.3)],
          ],
          x - r,
          y - r,
          x + r,
          y + r,
        ),
      ) +
      circle(x, y, inner + 8, shade(trim, -0.35)) +
      circle(
        x,
        y,
        inner,
        sheet.radial(
          [
            [0, '#ffffff'],
            [0.4, '#fff6dd'],
            [0.62, '#e9dfc4'],
            [0.8, '#9d978a'],
            [1, '#5d5a54'],
          ],
          x,
          y,
          inner,
        ),
      ) +
      line(facets, fade('#6d675a', 0.35), 2.4) +
      circle(x, y, inner * 0.42, '#fffdf5', { stroke: '#e5d9b4', 'stroke-width': 5 }) +
      circle(x, y, inner * 0.3, '#fff3c2') +
      glow(sheet, x, y, r * 1.15, 0.5) +
      line(
        `M${num(x - r * 0.86)} ${num(y - r * 0.3)}A${num(r * 0.91)} ${num(r * 0.91)} 0 0 1 ${num(x - r * 0.1)} ${num(y - r * 0.9)}`,
        fade(WHITE, 0.8),
        r * 0.035,
      )
    )
  }
  const camera = createCamera({ yaw: -36, pitch: 30, scale: 1, center: [870, 330] })
  const fins = Array.from({ length: 7 }, (_, index) =>
    tube(sheet, camera, [0, 0, -150 + index * 30], [0, 0, -136 + index * 30], 118, '#8b9197', { finish: 'steel' }),
  ).join('')
  const side =
    softShadow(sheet, ellipsePath(870, 350, 170, 150), { dx: 20, dy: 40, spread: 40, strength: 0.36 }) +
    fins +
    tube(sheet, camera, [0, 0, 50], [0, 0, 110], 130, trim, { finish: 'satin' }) +
    tube(sheet, camera, [0, 0, 110], [0, 0, 122], 176, trim, {
      finish: 'gloss',
      cap: sheet.radial(
        [
          [0, '#ffffff'],
          [0.5, '#fff3cf'],
          [0.62, '#8d877a'],
          [0.72, shade(trim, 0.1)],
          [1, shade(trim, -0.1)],
        ],
        camera.project([0, 0, 122])[0],
        camera.project([0, 0, 122])[1],
        176,
      ),
    })
  return { art: side + lamp(480, 700, 300), pose: 'flat', focus: [480, 700] }
}

const deskLamp: DrawGoods = ({ sheet, body }) => {
  const y = GROUND - 10
  const arm = (d: string): string =>
    line(d, shade(body, -0.5), 28) +
    line(d, body, 22) +
    group(line(d, fade(WHITE, 0.5), 5), { transform: 'translate(-4 -5)' })
  const joint = (x: number, cy: number): string =>
    circle(x + 3, cy + 5, 30, fade(BLACK, 0.3)) +
    circle(x, cy, 29, BRASS) +
    circle(x, cy, 18, shade(BRASS, 0.3)) +
    circle(x, cy, 8, shade(BRASS, -0.4))
  const head = 'M-70 -120C-10 -150 60 -130 80 -90L190 130C120 200 -110 200 -190 130L-96 -90C-92 -104 -84 -114 -70 -120Z'
  const art =
    path(
      `M760 440L480 ${y}H1110L960 400Z`,
      sheet.linear(
        [
          [0, fade('#ffe9b0', 0.5)],
          [1, fade('#ffe9b0', 0)],
        ],
        850,
        430,
        800,
        y,
      ),
    ) +
    ellipse(
      800,
      y - 10,
      300,
      60,
      sheet.radialBox([
        [0, fade('#fff0c4', 0.75)],
        [1, fade('#fff0c4', 0)],
      ]),
    ) +
    contactShadow(sheet, 420, y, 210, 48) +
    lathe(
      sheet,
      [420, y],
      [
        [0, 200],
        [20, 204],
        [34, 190],
        [40, 60],
      ],
      { colour: body, finish: 'satin', squash: SQUASH, curved: false },
    ) +
    rim(
      420,
      y - 40,
      188,
      SQUASH,
      sheet.linearBox(
        [
          [0, shade(body, 0.3)],
          [1, shade(body, -0.12)],
        ],
        0,
        0,
        1,
        1,
      ),
      shade(body, 0.2),
      3,
    ) +
    arm(`M420 ${y - 46}L310 560`) +
    arm('M310 560L700 240') +
    joint(420, y - 52) +
    joint(310, 560) +
    group(
      ellipse(0, 136, 190, 54, shade(body, -0.3)) +
        path(
          head,
          sheet.linear(
            [
              [0, shade(body, -0.2)],
              [0.25, shade(body, 0.5)],
              [0.4, shade(body, 0.06)],
              [1, shade(body, -0.4)],
            ],
            -190,
            0,
            190,
            0,
          ),
        ) +
        ellipse(
          0,
          134,
          188,
          52,
          sheet.radialBox([
            [0, '#ffffff'],
            [0.5, '#fff3cf'],
            [1, '#e5c987'],
          ]),
        ) +
        ellipse(0, 134, 70, 22, '#ffffff'),
      { transform: 'translate(790 310) rotate(-24)' },
    ) +
    joint(700, 240)
  return { art, pose: 'standing', focus: [760, 320] }
}

export const LED_LIGHTING: readonly [DrawGoods, ...DrawGoods[]] = [pendant, downlight, deskLamp]
