import { fade, lightness, shade, WHITE, type Hex } from '../core/colour'
import { at, polygon, roundRect, type Point } from '../core/geometry'
import { ALUMINIUM, CAST_IRON, DARK_STEEL, roundStops } from '../core/material'
import { circle, ellipse, group, line, num, path, rect, type Sheet } from '../core/sheet'
import {
  box,
  createCamera,
  disc,
  discArt,
  faceMatrix,
  hoop,
  lathe,
  latheOutline,
  onFace,
  screw,
  tube,
  type Camera,
  type Turn,
  type Vec,
} from '../core/solid'
import { contactShadow, softLine, softShadow } from '../core/studio'
import { CENTER, GROUND, SQUASH, type DrawGoods } from './goods-art'

const paint = (body: Hex): Hex => (lightness(body) > 0.9 ? '#d8402a' : lightness(body) < 0.3 ? '#2f6f9f' : body)

/** A pipe that bends round the given corners. */
function frameTube(camera: Camera, points: readonly Vec[], width: number, colour: Hex): string {
  const projected = points.map(point => camera.project(point))
  const d = roundedLine(projected, width * 2)
  return (
    line(d, shade(colour, -0.6), width, { 'stroke-linejoin': 'round' }) +
    line(d, colour, width * 0.78, { 'stroke-linejoin': 'round' }) +
    group(line(d, shade(colour, 0.55), width * 0.2, { 'stroke-linejoin': 'round' }), {
      transform: `translate(${num(-width * 0.14)} ${num(-width * 0.16)})`,
    })
  )
}

function roundedLine(points: readonly Point[], radius: number): string {
  const first = points[0]
  if (first === undefined) return ''
  let d = `M${at(first)}`
  for (let index = 1; index < points.length; index += 1) {
    const corner = points[index]
    const before = points[index - 1]
    const after = points[index + 1]
    if (!corner || !before) continue
    if (!after) {
      d += `L${at(corner)}`
      continue
    }
    const cut = (other: Point): Point => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1
      const share = Math.min(0.45, radius / length)
      return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share]
    }
    d += `L${at(cut(before))}Q${at(corner)} ${at(cut(after))}`
  }
  return d
}

/** Dials, switches and sockets of a generator, drawn flat in a 100 x 100 square. */
function controlPanel(accent: Hex): string {
  const socket = (x: number, y: number): string =>
    circle(x, y, 11, '#17191b', { stroke: '#6d7379', 'stroke-width': 1.6 }) +
    circle(x - 4, y, 1.7, '#c9a35a') +
    circle(x + 4, y, 1.7, '#c9a35a') +
    circle(x, y + 4.4, 1.7, '#c9a35a')
  return (
    rect(0, 0, 100, 100, '#2a2d30') +
    rect(3, 4, 94, 92, '#3a3e42') +
    circle(20, 30, 14, '#f4f4f0', { stroke: '#16181a', 'stroke-width': 2 }) +
    line('M20 30L28 22', '#c8352b', 1.6) +
    line('M11 35A11 11 0 0 1 29 35', '#444', 1) +
    rect(12, 56, 16, 26, '#131416', { rx: 2 }) +
    rect(14, 58, 12, 11, '#d8402a', { rx: 1.5 }) +
    socket(52, 32) +
    socket(80, 32) +
    socket(52, 68) +
    rect(68, 56, 24, 24, '#1d2022', { rx: 2 }) +
    circle(75, 62, 2.4, '#5ec26a') +
    circle(84, 62, 2.4, accent) +
    rect(71, 70, 18, 5, '#c9ccd0')
  )
}

const generator: DrawGoods = ({ sheet, random, body, accent }) => {
  const colour = paint(body)
  const camera = createCamera({ yaw: -30, pitch: 17, scale: 1, center: [CENTER, 740] })
  const W = 320
  const D = 210
  const H = 400
  const base = -170
  const tubeColour = random.chance(0.5) ? '#33373b' : '#8a1f1a'
  const engine = box(sheet, camera, [-W + 60, base + 40, -D + 90], [260, 210, 240], '#44484d', { round: 10 })
  const alternatorFrom: Vec = [0, base + 140, 0]
  const panel = box(sheet, camera, [20, base + 40, D - 70], [260, 190, 50], '#3a3e42', { round: 6 })
  const tank = box(sheet, camera, [-W + 34, base + 280, -D + 46], [W * 2 - 68, 116, D * 2 - 92], colour, {
    round: 34,
    edge: 4,
  })
  const fins = Array.from(
    { length: 7 },
    (_, index) =>
      line(
        `M${at(engine.front(0.08, 0.12 + index * 0.11))}L${at(engine.front(0.92, 0.12 + index * 0.11))}`,
        '#1c1e20',
        9,
      ) +
      line(
        `M${at(engine.front(0.08, 0.1 + index * 0.11))}L${at(engine.front(0.92, 0.1 + index * 0.11))}`,
        '#7d838a',
        3,
      ),
  ).join('')
  const cap = camera.project([-30, base + 396, 0])
  const frameBack = frameTube(
    camera,
    [
      [-W, base, -D],
      [-W, H + base, -D],
      [W, H + base, -D],
      [W, base, -D],
    ],
    26,
    tubeColour,
  )
  const frameFront = frameTube(
    camera,
    [
      [-W, base, D],
      [-W, H + base, D],
      [W, H + base, D],
      [W, base, D],
    ],
    28,
    tubeColour,
  )
  const rails =
    frameTube(
      camera,
      [
        [-W, base, -D],
        [-W, base, D],
      ],
      26,
      tubeColour,
    ) +
    frameTube(
      camera,
      [
        [W, base, -D],
        [W, base, D],
      ],
      26,
      tubeColour,
    ) +
    frameTube(
      camera,
      [
        [-W, base, D],
        [W, base, D],
      ],
      26,
      tubeColour,
    )
  const tops =
    frameTube(
      camera,
      [
        [-W, H + base, -D],
        [-W, H + base, D],
      ],
      24,
      tubeColour,
    ) +
    frameTube(
      camera,
      [
        [W, H + base, -D],
        [W, H + base, D],
      ],
      24,
      tubeColour,
    )
  const feet = (
    [
      [-W, D],
      [W, D],
      [W, -D],
    ] as const
  )
    .map(([x, z]) => {
      const p = camera.project([x, base - 20, z])
      return ellipse(p[0], p[1] + 8, 30, 14, '#17191b') + rect(p[0] - 24, p[1] - 18, 48, 26, '#26292c', { rx: 6 })
    })
    .join('')
  const recoil = disc(camera, [-W + 190, base + 150, D - 100], [0, 0, 1], 96)
  const recoilArt =
    discArt(recoil, '#26292c', { stroke: '#50555a', 'stroke-width': 5 }) +
    discArt({ ...recoil, rx: recoil.rx * 0.78, ry: recoil.ry * 0.78 }, colour) +
    discArt({ ...recoil, rx: recoil.rx * 0.3, ry: recoil.ry * 0.3 }, '#2f3336')
  const floor = polygon([
    camera.project([-W - 20, base - 26, D]),
    camera.project([W + 20, base - 26, D]),
    camera.project([W + 20, base - 26, -D]),
    camera.project([-W - 20, base - 26, -D]),
  ])
  const decalAt = faceMatrix(tank.front, 0.3, 0.25, 0.72, 0.75)
  const art =
    softShadow(sheet, floor, { dx: 16, dy: 14, spread: 60, strength: 0.55 }) +
    frameBack +
    rails +
    tube(sheet, camera, alternatorFrom, [250, base + 140, 0], 118, ALUMINIUM, { finish: 'steel' }) +
    engine.art +
    fins +
    recoilArt +
    panel.art +
    group(controlPanel(accent), { transform: faceMatrix(panel.front) }) +
    tank.art +
    softLine(sheet, `M${at(tank.top(0.06, 0.5))}L${at(tank.top(0.6, 0.2))}`, WHITE, 34, 0.5) +
    group(rect(0, 20, 100, 22, fade(WHITE, 0.9)) + rect(0, 52, 62, 10, fade(WHITE, 0.6)), { transform: decalAt }) +
    ellipse(cap[0], cap[1] + 4, 54, 17, '#101213') +
    lathe(
      sheet,
      cap,
      [
        [0, 46],
        [26, 46],
        [34, 40],
      ],
      { colour: '#2a2d30', finish: 'satin', squash: 0.3, curved: false },
    ) +
    tops +
    frameFront +
    feet
  return { art: group(art, { transform: 'translate(0 -40)' }), pose: 'standing', focus: [CENTER + 120, 640] }
}

const inverter: DrawGoods = ({ sheet, body, accent }) => {
  const colour = paint(body)
  const camera = createCamera({ yaw: -32, pitch: 16, scale: 1, center: [CENTER, 930] })
  const shell = box(sheet, camera, [-290, 30, -150], [580, 390, 300], colour, { round: 60, edge: 5 })
  const top = box(sheet, camera, [-250, 400, -100], [500, 60, 200], shade(colour, -0.06), { round: 34 })
  const dark = (u0: number, v0: number, u1: number, v1: number): string =>
    path(onFace(shell.front, u0, v0, u1, v1), '#24272a')
  const vents = Array.from({ length: 8 }, (_, index) =>
    line(
      `M${at(shell.side(0.2, 0.24 + index * 0.07))}L${at(shell.side(0.8, 0.24 + index * 0.07))}`,
      fade('#101213', 0.8),
      9,
    ),
  ).join('')
  const handle = `M${at(camera.project([-190, 450, 0]))}C${at(camera.project([-180, 590, 0]))} ${at(camera.project([180, 590, 0]))} ${at(camera.project([190, 450, 0]))}`
  const feet = (
    [
      [-230, 130],
      [230, 130],
      [230, -130],
    ] as const
  )
    .map(([x, z]) => {
      const p = camera.project([x, 0, z])
      return path(roundRect(p[0] - 38, p[1] - 44, 76, 46, 12), '#1f2124')
    })
    .join('')
  const art =
    softShadow(
      sheet,
      polygon([
        camera.project([-280, 0, 150]),
        camera.project([280, 0, 150]),
        camera.project([280, 0, -150]),
        camera.project([-280, 0, -150]),
      ]),
      { dx: 20, dy: 6, spread: 60, strength: 0.6 },
    ) +
    feet +
    line(handle, '#101213', 56) +
    line(handle, '#2c2f33', 46) +
    group(line(handle, '#6d7379', 10), { transform: 'translate(-6 -12)' }) +
    shell.art +
    vents +
    dark(0.08, 0.2, 0.92, 0.86) +
    group(controlPanel(accent), { transform: faceMatrix(shell.front, 0.36, 0.26, 0.88, 0.8) }) +
    group(
      circle(50, 50, 44, '#3a3e42', { stroke: '#55595e', 'stroke-width': 5 }) +
        circle(50, 50, 14, accent) +
        line('M50 12V88M12 50H88', '#26292c', 6),
      { transform: faceMatrix(shell.front, 0.11, 0.3, 0.33, 0.76) },
    ) +
    group(rect(0, 0, 60, 44, fade(WHITE, 0.92)) + rect(0, 60, 90, 20, fade(WHITE, 0.5)), {
      transform: faceMatrix(shell.front, 0.1, 0.06, 0.4, 0.16),
    }) +
    top.art +
    softLine(sheet, `M${at(shell.front(0.04, 0.1))}L${at(shell.front(0.04, 0.8))}`, WHITE, 26, 0.4)
  return { art, pose: 'standing', focus: [CENTER, 700] }
}

/** Motor with cooling fins along its axis, used by the surface pumps. */
function finnedMotor(sheet: Sheet, camera: Camera, from: Vec, to: Vec, r: number, colour: Hex): string {
  const parts: string[] = [tube(sheet, camera, from, to, r, shade(colour, -0.1), { finish: 'satin' })]
  const count = 11
  for (let index = 0; index <= count; index += 1) {
    const at3 = (share: number): Vec => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ]
    parts.push(
      tube(sheet, camera, at3(index / count - 0.012), at3(index / count + 0.012), r * 1.06, colour, {
        finish: 'satin',
      }),
    )
  }
  return parts.join('')
}

const centrifugal: DrawGoods = ({ sheet, random, body, accent }) => {
  const colour = paint(body)
  const camera = createCamera({ yaw: 34, pitch: 16, scale: 1.1, center: [CENTER, 620] })
  const iron = random.chance(0.5) ? colour : CAST_IRON
  const bed = box(sheet, camera, [-330, -260, -120], [620, 30, 240], DARK_STEEL, { round: 6 })
  const foot = box(sheet, camera, [-40, -232, -100], [230, 60, 200], shade(colour, -0.15), { round: 10 })
  const boxTop = box(sheet, camera, [0, 150, -70], [150, 90, 140], shade(colour, -0.06), { round: 14 })
  const face = disc(camera, [-262, -20, 0], [-1, 0, 0], 84)
  const art =
    softShadow(sheet, bed.outline, { dx: 14, dy: 18, spread: 50, strength: 0.4 }) +
    bed.art +
    foot.art +
    tube(sheet, camera, [250, -20, 0], [320, -20, 0], 164, '#2f3337', { finish: 'satin' }) +
    finnedMotor(sheet, camera, [-20, -20, 0], [250, -20, 0], 158, colour) +
    boxTop.art +
    tube(sheet, camera, [-60, -20, 0], [-14, -20, 0], 120, CAST_IRON, { finish: 'satin' }) +
    tube(sheet, camera, [-120, 60, 0], [-120, 270, 0], 62, iron, { finish: 'satin' }) +
    tube(sheet, camera, [-120, 262, 0], [-120, 294, 0], 104, iron, { finish: 'satin' }) +
    discArt(disc(camera, [-120, 295, 0], [0, 1, 0], 58), '#141516') +
    tube(sheet, camera, [-52, -20, 0], [-180, -20, 0], 206, iron, { finish: 'satin' }) +
    tube(sheet, camera, [-178, -20, 0], [-204, -20, 0], 176, shade(iron, 0.04), { finish: 'satin' }) +
    tube(sheet, camera, [-200, -20, 0], [-250, -20, 0], 76, iron, { finish: 'satin' }) +
    tube(sheet, camera, [-244, -20, 0], [-270, -20, 0], 118, shade(iron, 0.06), { finish: 'satin' }) +
    discArt(face, '#121314', { stroke: shade(iron, 0.3), 'stroke-width': 5 }) +
    [0, 60, 120, 180, 240, 300]
      .map(a => {
        const q = camera.project([-271, -20 + Math.sin((a * Math.PI) / 180) * 100, Math.cos((a * Math.PI) / 180) * 100])
        return screw(q[0], q[1], 11)
      })
      .join('') +
    [20, 80, 140, 200, 260, 320]
      .map(a => {
        const q = camera.project([-204, -20 + Math.sin((a * Math.PI) / 180) * 158, Math.cos((a * Math.PI) / 180) * 158])
        return screw(q[0], q[1], 12, '#767c83')
      })
      .join('') +
    group(
      rect(10, 12, 80, 76, '#e8e9ea', { rx: 3 }) +
        rect(18, 22, 40, 10, accent) +
        rect(18, 42, 62, 5, '#777') +
        rect(18, 54, 62, 5, '#999') +
        rect(18, 66, 40, 5, '#999'),
      { transform: faceMatrix(boxTop.front) },
    )
  return { art: group(art, { transform: 'translate(0 20)' }), pose: 'standing', focus: [CENTER - 150, 560] }
}

const submersible: DrawGoods = ({ sheet, random, body }) => {
  const colour = paint(body)
  const y = GROUND - 30
  const x = CENTER - 30
  const r = 150
  const ribs = Array.from({ length: 12 }, (_, index) =>
    hoop(
      sheet,
      [x, y],
      [
        [270 + index * 24, r + 3],
        [282 + index * 24, r + 3],
      ],
      shade(colour, 0.06),
      'satin',
      SQUASH,
    ),
  ).join('')
  const motor: Turn[] = [
    [230, r],
    [600, r],
  ]
  const strainer = latheOutline(
    [x, y],
    [
      [20, 176],
      [96, 176],
    ],
    SQUASH,
    false,
  )
  let slots = ''
  for (let index = -8; index <= 8; index += 1)
    slots += `M${num(x + Math.sin((index / 8.6) * 1.5) * 176)} ${num(y - 30 + Math.cos((index / 8.6) * 1.5) * 40)}v-48`
  const cable = `M${x + 30} ${y - 690}C${x + 40} 120 ${x + 300} 120 ${x + 320} 420S${x + 400} 900 ${x + 280} ${GROUND - 10}S${x + 60} ${GROUND + 60} ${x + 210} ${GROUND + 50}`
  const float = random.chance(0.5)
  const art =
    contactShadow(sheet, x, y + 4, 190, 50) +
    softLine(sheet, `M${x + 330} ${GROUND}S${x + 60} ${GROUND + 60} ${x + 210} ${GROUND + 50}`, '#15100c', 40, 0.3) +
    line(cable, '#0f1011', 22) +
    line(cable, '#3a3d41', 13) +
    line(cable, '#7b8086', 3) +
    lathe(
      sheet,
      [x, y],
      [
        [0, 180],
        [22, 184],
      ],
      { colour: '#2c2f33', finish: 'satin', squash: SQUASH, curved: false },
    ) +
    path(strainer, sheet.linear(roundStops('#3c4045', 'satin'), x - 176, 0, x + 176, 0)) +
    line(slots, '#0d0e0f', 11) +
    lathe(
      sheet,
      [x, y],
      [
        [94, 190],
        [130, 196],
        [200, 186],
        [232, 156],
      ],
      { colour: shade(colour, -0.1), finish: 'satin', squash: SQUASH },
    ) +
    tube(
      sheet,
      createCamera({ yaw: 0, pitch: 16, scale: 1, center: [x, y - 168] }),
      [-120, 0, 60],
      [-270, 0, 60],
      58,
      colour,
      { finish: 'satin', cap: '#17191b' },
    ) +
    lathe(sheet, [x, y], motor, { colour: shade(colour, -0.12), finish: 'satin', squash: SQUASH, curved: false }) +
    ribs +
    lathe(
      sheet,
      [x, y],
      [
        [590, r + 4],
        [618, r + 6],
        [650, r * 0.86],
        [672, 62],
      ],
      { colour, finish: 'satin', squash: SQUASH },
    ) +
    line(`M${x - 104} ${y - 650}C${x - 110} ${y - 790} ${x + 70} ${y - 800} ${x + 84} ${y - 656}`, '#1d1f21', 28) +
    line(`M${x - 104} ${y - 650}C${x - 110} ${y - 790} ${x + 70} ${y - 800} ${x + 84} ${y - 656}`, '#5c6269', 12) +
    rect(x + 16, y - 706, 30, 46, '#26292c', { rx: 8 }) +
    path(roundRect(x - 92, y - 480, 150, 120, 8), '#eceded') +
    rect(x - 78, y - 462, 70, 16, colour) +
    rect(x - 78, y - 430, 120, 8, '#888') +
    rect(x - 78, y - 412, 120, 8, '#aaa') +
    rect(x - 78, y - 394, 80, 8, '#aaa') +
    (float
      ? path(
          roundRect(x + 250, 600, 96, 170, 36),
          sheet.linear(roundStops('#e8842a', 'gloss'), x + 250, 0, x + 346, 0),
        ) + line(`M${x + 300} 600C${x + 310} 500 ${x + 200} 480 ${x + 140} 470`, '#26292c', 12)
      : '') +
    [-120, 120].map(dx => screw(x + dx, y - 222, 14)).join('')
  return { art: group(art, { transform: 'translate(0 -10)' }), pose: 'standing', focus: [x, y - 420] }
}

const gasolinePump: DrawGoods = ({ sheet, body, accent }) => {
  const colour = paint(body)
  const camera = createCamera({ yaw: -34, pitch: 18, scale: 1, center: [CENTER, 720] })
  const tubeColour = '#2e3236'
  const W = 270
  const D = 190
  const B = -170
  const H = 380
  const tank = box(sheet, camera, [-150, 90, -120], [270, 120, 230], colour, { round: 36, edge: 4 })
  const engine = box(sheet, camera, [-140, B + 30, -110], [230, 220, 210], '#3e4247', { round: 12 })
  const grille = Array.from({ length: 6 }, (_, index) =>
    line(`M${at(engine.front(0.14, 0.2 + index * 0.12))}L${at(engine.front(0.86, 0.2 + index * 0.12))}`, '#15171a', 10),
  ).join('')
  const cap = camera.project([-20, 212, 0])
  const art =
    softShadow(
      sheet,
      polygon([
        camera.project([-W, B, D]),
        camera.project([W, B, D]),
        camera.project([W, B, -D]),
        camera.project([-W, B, -D]),
      ]),
      { dx: 14, dy: 14, spread: 56, strength: 0.55 },
    ) +
    frameTube(
      camera,
      [
        [-W, B, -D],
        [-W, B + H, -D],
        [W, B + H, -D],
        [W, B, -D],
      ],
      24,
      tubeColour,
    ) +
    frameTube(
      camera,
      [
        [-W, B, -D],
        [-W, B, D],
        [W, B, D],
        [W, B, -D],
      ],
      24,
      tubeColour,
    ) +
    engine.art +
    grille +
    tank.art +
    softLine(sheet, `M${at(tank.top(0.1, 0.6))}L${at(tank.top(0.7, 0.3))}`, WHITE, 26, 0.5) +
    group(rect(0, 10, 100, 40, fade(WHITE, 0.9)) + rect(0, 62, 60, 16, fade(WHITE, 0.6)), {
      transform: faceMatrix(tank.front, 0.2, 0.3, 0.8, 0.75),
    }) +
    lathe(
      sheet,
      cap,
      [
        [0, 36],
        [22, 36],
        [28, 30],
      ],
      { colour: '#1f2124', finish: 'satin', squash: 0.3, curved: false },
    ) +
    tube(sheet, camera, [110, B + 130, 20], [150, B + 130, 20], 110, CAST_IRON, { finish: 'satin' }) +
    tube(sheet, camera, [150, B + 130, 20], [236, B + 130, 20], 128, shade(colour, -0.05), { finish: 'satin' }) +
    tube(sheet, camera, [190, B + 240, 20], [190, B + 340, 20], 50, ALUMINIUM, { finish: 'steel' }) +
    tube(sheet, camera, [190, B + 336, 20], [190, B + 356, 20], 66, ALUMINIUM, { finish: 'steel' }) +
    discArt(disc(camera, [190, B + 357, 20], [0, 1, 0], 44), '#111') +
    tube(sheet, camera, [236, B + 130, 20], [300, B + 130, 20], 52, ALUMINIUM, { finish: 'steel' }) +
    tube(sheet, camera, [296, B + 130, 20], [320, B + 130, 20], 68, ALUMINIUM, { finish: 'steel', cap: '#141618' }) +
    discArt(disc(camera, [-30, B + 140, 104], [0, 0, 1], 78), accent, { stroke: '#1a1c1e', 'stroke-width': 8 }) +
    discArt(disc(camera, [-30, B + 140, 106], [0, 0, 1], 34), '#26292c') +
    frameTube(
      camera,
      [
        [-W, B, D],
        [-W, B + H, D],
        [W, B + H, D],
        [W, B, D],
      ],
      26,
      tubeColour,
    ) +
    frameTube(
      camera,
      [
        [-W, B + H, -D],
        [-W, B + H, D],
      ],
      22,
      tubeColour,
    ) +
    frameTube(
      camera,
      [
        [W, B + H, -D],
        [W, B + H, D],
      ],
      22,
      tubeColour,
    )
  return { art: group(art, { transform: 'translate(0 20)' }), pose: 'standing', focus: [CENTER + 80, 660] }
}

/** In the order of the catalogue's variants. */
export const PUMPS: readonly [DrawGoods, ...DrawGoods[]] = [gasolinePump, inverter, submersible]

/** What else such a factory makes. */
export const MORE_PUMPS: readonly [DrawGoods, ...DrawGoods[]] = [generator, centrifugal]
