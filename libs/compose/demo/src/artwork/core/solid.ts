import { fade, shade, WHITE, BLACK, type Hex } from './colour'
import { at, polygon, roundPolygon, type Point } from './geometry'
import { roundStops, type Finish } from './material'
import { el, ellipse, line, num, path, type Sheet, type Stop } from './sheet'

/** x to the right, y up, z towards the viewer. */
export type Vec = readonly [x: number, y: number, z: number]

/** An orthographic camera looking slightly down: parallel edges stay parallel, as in product drawings. */
export interface Camera {
  project(point: Vec): Point
  /** Share of a surface's normal that faces the viewer. */
  facing(normal: Vec): number
  light(normal: Vec): number
  depth(point: Vec): number
}

export interface CameraOptions {
  readonly yaw: number
  readonly pitch: number
  readonly scale: number
  readonly center: Point
}

export function createCamera({ yaw, pitch, scale, center }: CameraOptions): Camera {
  const cy = Math.cos((yaw * Math.PI) / 180)
  const sy = Math.sin((yaw * Math.PI) / 180)
  const cp = Math.cos((pitch * Math.PI) / 180)
  const sp = Math.sin((pitch * Math.PI) / 180)
  const turn = ([x, y, z]: Vec): Vec => [x * cy + z * sy, y, -x * sy + z * cy]
  const view = (vector: Vec): Vec => {
    const [x, y, z] = turn(vector)
    return [x, y * cp - z * sp, y * sp + z * cp]
  }
  return {
    project: point => {
      const [x, y] = view(point)
      return [center[0] + x * scale, center[1] - y * scale]
    },
    facing: normal => view(normal)[2],
    depth: point => view(point)[2],
    light: normal => {
      const [x, y, z] = view(normal)
      return Math.max(0, -0.42 * x + 0.76 * y + 0.5 * z)
    },
  }
}

/** The colour of a flat face under the studio light. */
export function lit(colour: Hex, light: number): Hex {
  const amount = (light - 0.58) * 0.62
  return shade(colour, Math.max(-0.42, Math.min(0.3, amount)))
}

export function faceFill(sheet: Sheet, colour: Hex, light: number, points: readonly Point[]): string {
  const tone = lit(colour, light)
  const ys = points.map(point => point[1])
  const xs = points.map(point => point[0])
  const stops: Stop[] = [
    [0, shade(tone, 0.1)],
    [1, shade(tone, -0.1)],
  ]
  return sheet.linear(
    stops,
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) * 0.4 + Math.min(...xs) * 0.6,
    Math.max(...ys),
  )
}

export interface BoxOptions {
  readonly round?: number
  readonly edge?: number
  readonly top?: Hex
  readonly front?: Hex
  readonly side?: Hex
}

export interface BoxFaces {
  readonly art: string
  readonly outline: string
  /** Maps a face's own 0..1 square (u right, v down) to the picture. */
  readonly front: (u: number, v: number) => Point
  readonly side: (u: number, v: number) => Point
  readonly top: (u: number, v: number) => Point
}

/** A box standing at `origin` (its left, bottom, back corner) with the visible three faces. */
export function box(
  sheet: Sheet,
  camera: Camera,
  origin: Vec,
  size: Vec,
  colour: Hex,
  options: BoxOptions = {},
): BoxFaces {
  const [x, y, z] = origin
  const [w, h, d] = size
  const p = (dx: number, dy: number, dz: number): Point => camera.project([x + dx * w, y + dy * h, z + dz * d])
  const rightVisible = camera.facing([1, 0, 0]) >= 0
  const sx = rightVisible ? 1 : 0
  const faces = {
    front: [p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)],
    side: [p(sx, 0, 0), p(sx, 0, 1), p(sx, 1, 1), p(sx, 1, 0)],
    top: [p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)],
  }
  const radius = options.round ?? 0
  const face = (points: readonly Point[], tone: Hex, light: number): string => {
    const d2 = radius > 0 ? roundPolygon(points, radius) : polygon(points)
    const fill = faceFill(sheet, tone, light, points)
    // A stroke in the face's own paint closes the hairline between neighbouring faces.
    return path(d2, fill, { stroke: fill, 'stroke-width': radius > 0 ? 1.5 : 1, 'stroke-linejoin': 'round' })
  }
  const corner = rightVisible ? 1 : 0
  const ridge = `M${at(p(corner, 0, 1))}L${at(p(corner, 1, 1))}M${at(p(0, 1, 1))}L${at(p(1, 1, 1))}M${at(p(corner, 1, 1))}L${at(p(corner, 1, 0))}`
  const hull = rightVisible
    ? [p(0, 0, 1), p(1, 0, 1), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0), p(0, 1, 1)]
    : [p(1, 0, 1), p(0, 0, 1), p(0, 0, 0), p(0, 1, 0), p(1, 1, 0), p(1, 1, 1)]
  const outline = radius > 0 ? roundPolygon(hull, radius) : polygon(hull)
  const under =
    radius > 0 ? path(outline, faceFill(sheet, options.front ?? colour, camera.light([0, 0, 1]) * 0.9, hull)) : ''
  return {
    art:
      under +
      face(faces.side, options.side ?? colour, camera.light([rightVisible ? 1 : -1, 0, 0])) +
      face(faces.front, options.front ?? colour, camera.light([0, 0, 1])) +
      face(faces.top, options.top ?? colour, camera.light([0, 1, 0])) +
      line(ridge, fade(WHITE, 0.34), options.edge ?? 2.2),
    outline,
    front: (u, v) => p(u, 1 - v, 1),
    side: (u, v) => p(sx, 1 - v, rightVisible ? 1 - u : u),
    top: (u, v) => p(u, 1, v),
  }
}

/** A rectangle drawn on a face, given in the face's own coordinates. */
export const onFace = (face: (u: number, v: number) => Point, u0: number, v0: number, u1: number, v1: number): string =>
  polygon([face(u0, v0), face(u1, v0), face(u1, v1), face(u0, v1)])

/** Affine transform that maps a 100 x 100 square onto a face's rectangle, to paste flat drawings onto it. */
export function faceMatrix(face: (u: number, v: number) => Point, u0 = 0, v0 = 0, u1 = 1, v1 = 1): string {
  const o = face(u0, v0)
  const a = face(u1, v0)
  const b = face(u0, v1)
  return `matrix(${num((a[0] - o[0]) / 100, 4)} ${num((a[1] - o[1]) / 100, 4)} ${num((b[0] - o[0]) / 100, 4)} ${num((b[1] - o[1]) / 100, 4)} ${num(o[0])} ${num(o[1])})`
}

export interface Disc {
  readonly center: Point
  readonly rx: number
  readonly ry: number
  /** Rotation of the ellipse in degrees. */
  readonly turn: number
}

/** How a circle with the given axis appears to the camera. */
export function disc(camera: Camera, center: Vec, axis: Vec, radius: number): Disc {
  const length = Math.hypot(...axis) || 1
  const unit: Vec = [axis[0] / length, axis[1] / length, axis[2] / length]
  const from = camera.project([0, 0, 0])
  const to = camera.project(unit)
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const probe = camera.project([1, 0, 0])
  const up = camera.project([0, 1, 0])
  const back = camera.project([0, 0, 1])
  const scale = Math.sqrt(
    ((probe[0] - from[0]) ** 2 +
      (probe[1] - from[1]) ** 2 +
      (up[0] - from[0]) ** 2 +
      (up[1] - from[1]) ** 2 +
      (back[0] - from[0]) ** 2 +
      (back[1] - from[1]) ** 2) /
      2,
  )
  const tilt = Math.abs(camera.facing(unit))
  return {
    center: camera.project(center),
    rx: radius * scale,
    ry: Math.max(0.5, radius * scale * tilt),
    turn: (Math.atan2(dy, dx) * 180) / Math.PI + 90,
  }
}

export const discArt = (shape: Disc, fill: string, extra: Record<string, string | number> = {}): string =>
  el('ellipse', {
    cx: shape.center[0],
    cy: shape.center[1],
    rx: shape.rx,
    ry: shape.ry,
    fill,
    transform: `rotate(${num(shape.turn)} ${num(shape.center[0])} ${num(shape.center[1])})`,
    ...extra,
  })

export interface TubeOptions {
  readonly finish?: Finish
  readonly cap?: string
  readonly r1?: number
}

/** A cylinder or cone between two points in space, with its visible end. */
export function tube(
  sheet: Sheet,
  camera: Camera,
  from: Vec,
  to: Vec,
  radius: number,
  colour: Hex,
  options: TubeOptions = {},
): string {
  const axis: Vec = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const a = disc(camera, from, axis, radius)
  const b = disc(camera, to, axis, options.r1 ?? radius)
  const dx = b.center[0] - a.center[0]
  const dy = b.center[1] - a.center[1]
  const length = Math.hypot(dx, dy) || 1
  let nx = -dy / length
  let ny = dx / length
  // The first gradient stop belongs on the side towards the light (upper left).
  if (nx * -0.6 + ny * -0.8 < 0) {
    nx = -nx
    ny = -ny
  }
  if (Math.abs(dy) > Math.abs(dx) * 1.2 && nx > 0) {
    nx = -nx
    ny = -ny
  }
  const side = (shape: Disc, sign: number): Point => [
    shape.center[0] + nx * shape.rx * sign,
    shape.center[1] + ny * shape.rx * sign,
  ]
  const wide = Math.max(a.rx, b.rx)
  const middle: Point = [(a.center[0] + b.center[0]) / 2, (a.center[1] + b.center[1]) / 2]
  const fill = sheet.linear(
    roundStops(colour, options.finish ?? 'satin'),
    middle[0] + nx * wide,
    middle[1] + ny * wide,
    middle[0] - nx * wide,
    middle[1] - ny * wide,
  )
  const body = polygon([side(a, 1), side(b, 1), side(b, -1), side(a, -1)])
  const towards = camera.facing(axis) > 0
  const near = towards ? b : a
  const far = towards ? a : b
  const normal: Vec = towards ? axis : [-axis[0], -axis[1], -axis[2]]
  const normalLength = Math.hypot(...normal) || 1
  const light = camera.light([normal[0] / normalLength, normal[1] / normalLength, normal[2] / normalLength])
  const capFill =
    options.cap ??
    sheet.linear(
      [
        [0, shade(lit(colour, light), 0.16)],
        [1, shade(lit(colour, light), -0.12)],
      ],
      near.center[0] - near.rx,
      near.center[1] - near.rx,
      near.center[0] + near.rx,
      near.center[1] + near.rx,
    )
  return (
    discArt(far, fill) + path(body, fill) + discArt(near, capFill, { stroke: fade(WHITE, 0.25), 'stroke-width': 1.5 })
  )
}

/** One section of a turned object: height above the base and radius. */
export type Turn = readonly [height: number, radius: number]

/**
 * A turned (lathed) object on a vertical axis, seen from slightly above. Radii between the given turns follow a
 * smooth curve; `squash` is the flattening of the circles.
 */
export function lathe(
  sheet: Sheet,
  base: Point,
  turns: readonly Turn[],
  options: { colour: Hex; finish: Finish; squash?: number; curved?: boolean; fill?: string },
): string {
  return path(
    latheOutline(base, turns, options.squash ?? 0.24, options.curved ?? true),
    options.fill ?? latheFill(sheet, base, turns, options.colour, options.finish),
  )
}

export function latheFill(sheet: Sheet, base: Point, turns: readonly Turn[], colour: Hex, finish: Finish): string {
  const widest = Math.max(...turns.map(turn => turn[1]))
  return sheet.linear(roundStops(colour, finish), base[0] - widest, 0, base[0] + widest, 0)
}

export function latheOutline(base: Point, turns: readonly Turn[], squash: number, curved: boolean): string {
  const first = turns[0]
  const last = turns[turns.length - 1]
  if (first === undefined || last === undefined) return ''
  const [cx, baseY] = base
  const side = (turn: Turn, sign: number): Point => [cx + turn[1] * sign, baseY - turn[0]]
  const curve = (points: readonly Point[]): string => {
    if (!curved)
      return points
        .slice(1)
        .map(point => `L${at(point)}`)
        .join('')
    let d = ''
    for (let index = 0; index < points.length - 1; index += 1) {
      const before = points[Math.max(0, index - 1)]
      const from = points[index]
      const to = points[index + 1]
      const after = points[Math.min(points.length - 1, index + 2)]
      if (!before || !from || !to || !after) continue
      d += `C${at([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6])} ${at([to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6])} ${at(to)}`
    }
    return d
  }
  const right = turns.map(turn => side(turn, 1))
  const leftDown = [...turns].reverse().map(turn => side(turn, -1))
  const topArc =
    last[1] > 0.5 ? `A${num(last[1])} ${num(last[1] * squash)} 0 0 0 ${at(side(last, -1))}` : `L${at(side(last, -1))}`
  const bottomArc = first[1] > 0.5 ? `A${num(first[1])} ${num(first[1] * squash)} 0 0 0 ${at(side(first, 1))}` : ''
  return `M${at(side(first, 1))}${curve(right)}${topArc}${curve(leftDown)}${bottomArc}Z`
}

/** The open or closed top of a turned object. */
export function rim(
  cx: number,
  cy: number,
  radius: number,
  squash: number,
  fill: string,
  edge: string,
  width = 3,
): string {
  return ellipse(cx, cy, radius, radius * squash, fill, { stroke: edge, 'stroke-width': width })
}

/** A ring band around a turned object between two heights. */
export function hoop(
  sheet: Sheet,
  base: Point,
  turns: readonly [Turn, Turn],
  colour: Hex,
  finish: Finish,
  squash = 0.24,
): string {
  const [low, high] = turns
  const [cx, y] = base
  const d =
    `M${num(cx - low[1])} ${num(y - low[0])}A${num(low[1])} ${num(low[1] * squash)} 0 0 0 ${num(cx + low[1])} ${num(y - low[0])}` +
    `L${num(cx + high[1])} ${num(y - high[0])}A${num(high[1])} ${num(high[1] * squash)} 0 0 1 ${num(cx - high[1])} ${num(y - high[0])}Z`
  return path(d, latheFill(sheet, base, turns, colour, finish))
}

/** A bolt head or screw. */
export function screw(x: number, y: number, r: number, colour: Hex = '#8d9298', kind: 'hex' | 'cross' = 'hex'): string {
  const hex = Array.from({ length: 6 }, (_, index): Point => [
    x + Math.cos((index * Math.PI) / 3) * r * 0.72,
    y + Math.sin((index * Math.PI) / 3) * r * 0.72,
  ])
  return (
    el('circle', { cx: x + r * 0.12, cy: y + r * 0.2, r: r * 1.08, fill: fade(BLACK, 0.35) }) +
    el('circle', { cx: x, cy: y, r, fill: shade(colour, 0.1), stroke: shade(colour, -0.4), 'stroke-width': r * 0.1 }) +
    (kind === 'hex'
      ? path(polygon(hex), shade(colour, 0.3), { stroke: shade(colour, -0.35), 'stroke-width': r * 0.08 })
      : line(
          `M${num(x - r * 0.5)} ${num(y)}h${num(r)}M${num(x)} ${num(y - r * 0.5)}v${num(r)}`,
          shade(colour, -0.5),
          r * 0.2,
        )) +
    el('path', {
      d: `M${num(x - r * 0.7)} ${num(y - r * 0.2)}A${num(r * 0.75)} ${num(r * 0.75)} 0 0 1 ${num(x + r * 0.1)} ${num(y - r * 0.72)}`,
      fill: 'none',
      stroke: fade(WHITE, 0.7),
      'stroke-width': r * 0.12,
    })
  )
}
