import { shade } from '../core/colour'
import { at, polyline, type Point } from '../core/geometry'
import { num, type Sheet } from '../core/sheet'
import type { Tone } from './relief'

/** One strand of a cable between two heights, leaning from x0 to x1 with upright ends. */
interface Strand {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
  readonly width: number
}

interface Yarn {
  readonly body: string
  readonly tone: Tone
  readonly rowHeight: number
}

const centre = (strand: Strand, share: number): Point => {
  const eased = share * share * (3 - 2 * share)
  return [strand.x0 + (strand.x1 - strand.x0) * eased, strand.y0 + (strand.y1 - strand.y0) * share]
}

const normal = (strand: Strand, share: number): Point => {
  const a = centre(strand, Math.max(0, share - 0.04))
  const b = centre(strand, Math.min(1, share + 0.04))
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length]
}

function beside(strand: Strand, share: number, offset: number): Point {
  const [x, y] = centre(strand, share)
  const [nx, ny] = normal(strand, share)
  return [x + nx * offset, y + ny * offset]
}

/** A strand reads as knitted by the chevrons of its stitches. */
function drawStrand(strand: Strand, yarn: Yarn): string {
  const shares = Array.from({ length: 7 }, (_, index) => index / 6)
  const half = strand.width / 2
  const left = shares.map(share => beside(strand, share, -half))
  const right = shares.map(share => beside(strand, share, half)).reverse()
  const length = Math.hypot(strand.x1 - strand.x0, strand.y1 - strand.y0)
  const count = Math.max(2, Math.round(length / yarn.rowHeight))
  const wales = strand.width > yarn.rowHeight * 2.6 ? 2 : 1
  let chevrons = ''
  let shines = ''
  const dip = (yarn.rowHeight * 0.62) / length
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.3) / count
    for (let wale = 0; wale < wales; wale += 1) {
      const from = -half + (wale * strand.width) / wales
      const to = from + strand.width / wales
      const low = Math.min(1, share + dip)
      chevrons += `M${at(beside(strand, share, from))}Q${at(beside(strand, low, from * 0.7 + to * 0.3))} ${at(beside(strand, low, (from + to) / 2))}Q${at(beside(strand, low, from * 0.3 + to * 0.7))} ${at(beside(strand, share, to))}`
      shines += `M${at(beside(strand, share, from * 0.75 + to * 0.25))}L${at(beside(strand, Math.min(1, share + dip * 0.7), from * 0.6 + to * 0.4))}`
    }
  }
  const outline = `${polyline([...left, ...right])}Z`
  const edge = `${polyline(left)}${polyline(right)}`
  const spine = wales === 2 ? polyline(shares.map(share => beside(strand, share, 0))) : ''
  const unit = yarn.rowHeight
  return (
    `<path d="${outline}" fill="${yarn.body}"/>` +
    // The shaded flank of a narrow strand would not be visible.
    (strand.width > 40
      ? `<path d="${polyline(right)}" fill="none" stroke="${yarn.tone.soft}" stroke-width="${num(half * 0.8)}"/>`
      : '') +
    `<path d="${chevrons}${spine}" fill="none" stroke="${yarn.tone.gap}" stroke-width="${num(unit * 0.15, 2)}"/>` +
    `<path d="${shines}" fill="none" stroke="${yarn.tone.light}" stroke-width="${num(unit * 0.26, 2)}" stroke-linecap="round"/>` +
    `<path d="${edge}" fill="none" stroke="${shade(yarn.body, -0.5)}" stroke-opacity=".7" stroke-width="${num(unit * 0.2, 2)}"/>`
  )
}

export type CableKind = 'rope' | 'plait' | 'diamond' | 'honeycomb' | 'wave'

export interface CableColumn {
  readonly kind: CableKind
  readonly x: number
  readonly width: number
}

interface CableUnit {
  readonly height: number
  readonly art: string
}

/** The repeat of a cable, centred on x = 0; the strand that crosses over is drawn last. */
function cableUnit(kind: CableKind, width: number, yarn: Yarn): CableUnit {
  const strand = (x0: number, x1: number, y0: number, y1: number, w: number): string =>
    drawStrand({ x0, x1, y0, y1, width: w }, yarn)
  const w = width
  const units: Record<CableKind, () => CableUnit> = {
    rope: () => {
      const a = w * 0.26
      const h = w * 1.15
      return { height: h, art: strand(-a, a, 0, h, w * 0.46) + strand(a, -a, 0, h, w * 0.46) }
    },
    wave: () => {
      const a = w * 0.24
      const h = w * 1.5
      return {
        height: h * 2,
        art:
          strand(-a, a, 0, h, w * 0.46) +
          strand(a, -a, 0, h, w * 0.46) +
          strand(a, -a, h, h * 2, w * 0.46) +
          strand(-a, a, h, h * 2, w * 0.46),
      }
    },
    plait: () => {
      const a = w * 0.33
      const s = w * 0.33
      const h = w * 0.56
      return {
        height: h * 2,
        art:
          strand(a, a, 0, h, s) +
          strand(0, -a, 0, h, s) +
          strand(-a, 0, 0, h, s) +
          strand(-a, -a, h, h * 2, s) +
          strand(0, a, h, h * 2, s) +
          strand(a, 0, h, h * 2, s),
      }
    },
    diamond: () => {
      const a = w * 0.4
      const s = w * 0.17
      const h = w * 0.86
      const c = s * 0.55
      return {
        height: h * 2,
        art: strand(c, a, 0, h, s) + strand(-c, -a, 0, h, s) + strand(a, -c, h, h * 2, s) + strand(-a, c, h, h * 2, s),
      }
    },
    honeycomb: () => {
      const s = w / 8
      const h = w * 0.3
      let art = ''
      for (let index = 0; index < 8; index += 1) {
        const x = (index + 0.5) * s - w / 2
        const lean = (index % 2 === 0 ? 1 : -1) * s * 0.36
        art += strand(x - lean, x + lean, 0, h, s * 0.62) + strand(x + lean, x - lean, h, h * 2, s * 0.62)
      }
      return { height: h * 2, art }
    },
  }
  return units[kind]()
}

/** Draws a column of cables from top to bottom, with the shadow of its relief on the ground. */
export function drawCable(
  sheet: Sheet,
  column: CableColumn,
  span: { top: number; bottom: number },
  yarn: Yarn,
): string {
  const unit = cableUnit(column.kind, column.width, yarn)
  const id = sheet.define(key => `<g id="${key}">${unit.art}</g>`)
  const side = sheet.linearBox(
    [
      [0, yarn.tone.soft.slice(0, 7) + '00'],
      [0.12, yarn.tone.gap],
      [0.5, yarn.tone.soft],
      [0.88, yarn.tone.gap],
      [1, yarn.tone.soft.slice(0, 7) + '00'],
    ],
    0,
    0,
    1,
    0,
  )
  let out = `<rect x="${num(column.x - column.width * 0.58)}" y="${num(span.top)}" width="${num(column.width * 1.16)}" height="${num(span.bottom - span.top)}" fill="${side}"/>`
  for (let y = span.top; y < span.bottom; y += unit.height) {
    out += `<use href="#${id}" x="${num(column.x)}" y="${num(y)}"/>`
  }
  return out
}
