import { num } from './sheet'

export type Point = readonly [x: number, y: number]

export const at = (point: Point): string => `${num(point[0])} ${num(point[1])}`

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

export const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

export const between = (from: Point, to: Point, share: number): Point => [
  lerp(from[0], to[0], share),
  lerp(from[1], to[1], share),
]

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A point at `length` from `origin`, `angle` in degrees (0 = right, 90 = down). */
export const polar = (origin: Point, length: number, angle: number): Point => [
  origin[0] + Math.cos((angle * Math.PI) / 180) * length,
  origin[1] + Math.sin((angle * Math.PI) / 180) * length,
]

/** Mirrors at the vertical line x. */
export const mirror = (point: Point, x: number): Point => [2 * x - point[0], point[1]]

/** A smooth curve through all points (Catmull-Rom as cubic segments). */
export function smooth(points: readonly Point[], closed = false, tension = 0.5): string {
  const count = points.length
  const first = points[0]
  if (first === undefined || count < 2) return ''
  const get = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[wrapped] ?? first
  }
  const k = tension / 3
  let d = `M${at(first)}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const before = get(index - 1)
    const from = get(index)
    const to = get(index + 1)
    const after = get(index + 2)
    d += `C${at([from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k])} ${at([
      to[0] - (after[0] - from[0]) * k,
      to[1] - (after[1] - from[1]) * k,
    ])} ${at(to)}`
  }
  return closed ? `${d}Z` : d
}

/** A soft, slightly irregular closed blob. */
export function ring(center: Point, radii: Point, steps: number, radiusAt: (index: number) => number): Point[] {
  return Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * Math.PI * 2
    const scale = radiusAt(index)
    return [center[0] + Math.cos(angle) * radii[0] * scale, center[1] + Math.sin(angle) * radii[1] * scale]
  })
}

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${num(cx - rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 1 1 ${num(cx + rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 1 1 ${num(cx - rx)} ${num(cy)}Z`

export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2))
  const a = `A${num(r)} ${num(r)} 0 0 1 `
  return (
    `M${num(x + r)} ${num(y)}H${num(x + width - r)}${a}${num(x + width)} ${num(y + r)}V${num(y + height - r)}` +
    `${a}${num(x + width - r)} ${num(y + height)}H${num(x + r)}${a}${num(x)} ${num(y + height - r)}V${num(y + r)}` +
    `${a}${num(x + r)} ${num(y)}Z`
  )
}

/** A closed polygon whose corners are rounded by `radius`. */
export function roundPolygon(points: readonly Point[], radius: number): string {
  const count = points.length
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const before = points[(index + count - 1) % count]
    const corner = points[index]
    const after = points[(index + 1) % count]
    if (!before || !corner || !after) continue
    const inLength = distance(before, corner)
    const outLength = distance(corner, after)
    const r = Math.min(radius, inLength / 2, outLength / 2)
    const from = between(corner, before, inLength === 0 ? 0 : r / inLength)
    const to = between(corner, after, outLength === 0 ? 0 : r / outLength)
    d += `${d ? 'L' : 'M'}${at(from)}Q${at(corner)} ${at(to)}`
  }
  return `${d}Z`
}
