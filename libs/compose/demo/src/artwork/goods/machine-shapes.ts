import { fade, shade, WHITE, type Hex } from '../core/colour'
import { ellipsePath, polar, polygon, type Point } from '../core/geometry'
import { ellipse, group, line, num, path, type Sheet, type Stop } from '../core/sheet'
import { softLine, softShadow } from '../core/studio'

/** Toothed outline; `depth` is the height of a tooth and `top` the share of the pitch its tip takes. */
export function gearPath(cx: number, cy: number, r: number, teeth: number, depth: number, top = 0.3): string {
  const points: Point[] = []
  const pitch = 360 / teeth
  for (let index = 0; index < teeth; index += 1) {
    const a = index * pitch
    points.push(
      polar([cx, cy], r - depth, a - pitch * 0.5),
      polar([cx, cy], r - depth, a - pitch * (top * 0.5 + 0.16)),
      polar([cx, cy], r, a - pitch * top * 0.5),
      polar([cx, cy], r, a + pitch * top * 0.5),
      polar([cx, cy], r - depth, a + pitch * (top * 0.5 + 0.16)),
    )
  }
  return polygon(points)
}

export const holes = (cx: number, cy: number, orbit: number, count: number, r: number, start = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = polar([cx, cy], orbit, start + (index * 360) / count)
    return ellipsePath(x, y, r, r)
  }).join('')

/** A flat plate with thickness, lit from the upper left; `d` may contain holes (even-odd). */
export function plate(sheet: Sheet, d: string, fill: string, edge: Hex, thickness = 12): string {
  const id = sheet.define(key => `<path id="${key}" d="${d}" fill-rule="evenodd"/>`)
  let side = ''
  for (let step = thickness; step >= 1; step -= 3)
    side += `<use href="#${id}" x="${num(step * 0.55)}" y="${num(step)}"/>`
  return (
    group(softLine(sheet, d, '#120d0a', 26, 0.4), {
      transform: `translate(${num(thickness * 1.1)} ${num(thickness * 1.9)})`,
    }) +
    group(side, { fill: shade(edge, -0.5) }) +
    path(d, fill, { 'fill-rule': 'evenodd' }) +
    line(d, fade(WHITE, 0.4), 1.8)
  )
}

/** A coil spring on a slanted or upright axis drawn upright at x; rotate the group for other poses. */
export function spring(
  x: number,
  top: number,
  bottom: number,
  radius: number,
  wire: number,
  turns: number,
  colour: Hex,
): { back: string; front: string } {
  const pitch = (bottom - top) / turns
  let back = ''
  let front = ''
  for (let index = 0; index < turns; index += 1) {
    const y = top + index * pitch
    back += `M${num(x + radius)} ${num(y + pitch * 0.5)}C${num(x + radius * 0.6)} ${num(y + pitch * 0.72)} ${num(x - radius * 0.6)} ${num(y + pitch * 0.86)} ${num(x - radius)} ${num(y + pitch)}`
    front += `M${num(x - radius)} ${num(y)}C${num(x - radius * 0.7)} ${num(y + pitch * 0.3)} ${num(x + radius * 0.6)} ${num(y + pitch * 0.46)} ${num(x + radius)} ${num(y + pitch * 0.5)}`
  }
  const wireArt = (d: string, tone: Hex): string =>
    line(d, shade(tone, -0.55), wire * 1.16) +
    line(d, tone, wire) +
    group(line(d, shade(tone, 0.45), wire * 0.3), { transform: `translate(${num(-wire * 0.08)} ${num(-wire * 0.2)})` })
  return { back: wireArt(back, shade(colour, -0.45)), front: wireArt(front, colour) }
}

/** A tyre seen from the side with a wheel drawn inside. */
export function tyre(sheet: Sheet, cx: number, cy: number, r: number, thickness: number): string {
  const stops: Stop[] = [
    [0.6, '#17181a'],
    [0.7, '#3a3c3f'],
    [0.8, '#2a2b2d'],
    [0.93, '#46484b'],
    [1, '#141516'],
  ]
  const d = ellipsePath(cx, cy, r, r) + ellipsePath(cx, cy, r - thickness, r - thickness)
  let blocks = ''
  for (let index = 0; index < 48; index += 1) {
    const a = polar([cx, cy], r + 2, index * 7.5)
    const b = polar([cx, cy], r - thickness * 0.2, index * 7.5 + 4)
    blocks += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
  }
  return (
    path(d, sheet.radial(stops, cx, cy, r), { 'fill-rule': 'evenodd' }) +
    line(blocks, '#0d0e0f', 4.5) +
    line(
      ellipsePath(cx, cy, r - thickness * 0.28, r - thickness * 0.28) +
        ellipsePath(cx, cy, r - thickness * 0.75, r - thickness * 0.75),
      fade('#77797d', 0.5),
      2,
    ) +
    softLine(sheet, arc(cx, cy, r - thickness * 0.5, 190, 275), WHITE, thickness * 0.4, 0.28)
  )
}

export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const a = polar([cx, cy], r, from)
  const b = polar([cx, cy], r, to)
  return `M${num(a[0])} ${num(a[1])}A${num(r)} ${num(r)} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${num(b[0])} ${num(b[1])}`
}

/** Spoke from the hub to the rim with rounded flanks, pointing right; rotate for others. */
export const repeatAround = (sheet: Sheet, art: string, cx: number, cy: number, count: number, start = 0): string => {
  const id = sheet.define(key => `<g id="${key}">${art}</g>`)
  return Array.from(
    { length: count },
    (_, index) =>
      `<use href="#${id}" transform="rotate(${num(start + (index * 360) / count)} ${num(cx)} ${num(cy)})"/>`,
  ).join('')
}

export const groundShadow = (sheet: Sheet, d: string): string =>
  softShadow(sheet, d, { dx: 22, dy: 30, spread: 34, strength: 0.42 })

/** A ribbed lens of a lamp. */
export function lens(sheet: Sheet, cx: number, cy: number, rx: number, ry: number, tint: Hex): string {
  const d = ellipsePath(cx, cy, rx, ry)
  let ribs = ''
  for (let index = -7; index <= 7; index += 1) {
    const x = (index / 7.5) * rx
    const y = ry * Math.sqrt(Math.max(0, 1 - (x / rx) ** 2))
    ribs += `M${num(cx + x)} ${num(cy - y)}V${num(cy + y)}`
  }
  return (
    path(
      d,
      sheet.radial(
        [
          [0, '#ffffff'],
          [0.4, shade(tint, 0.6)],
          [0.8, shade(tint, 0.05)],
          [1, shade(tint, -0.45)],
        ],
        cx - rx * 0.2,
        cy - ry * 0.2,
        Math.max(rx, ry),
      ),
    ) +
    line(ribs, fade('#37424c', 0.22), 2) +
    ellipse(cx - rx * 0.3, cy - ry * 0.4, rx * 0.3, ry * 0.16, fade(WHITE, 0.75), {
      transform: `rotate(-28 ${num(cx - rx * 0.3)} ${num(cy - ry * 0.4)})`,
    })
  )
}
