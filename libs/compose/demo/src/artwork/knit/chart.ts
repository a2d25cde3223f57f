import type { Random } from '../core/random'
import { num, type Sheet } from '../core/sheet'

/** A colour chart as knitters use it: one number per stitch, 0 is the ground. */
export interface Chart {
  readonly columns: number
  readonly rows: number
  readonly cells: readonly (readonly number[])[]
}

export const chartFrom = (columns: number, rows: number, colourAt: (column: number, row: number) => number): Chart => ({
  columns,
  rows,
  cells: Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => colourAt(column, row)),
  ),
})

/**
 * Paints a chart with one path per colour. Large stitches get the chevron edge of knit colours; for small ones the
 * edge would not be visible and only cost bytes.
 */
export function chartPaths(chart: Chart, colours: readonly string[], chevrons: boolean): string {
  const paths = colours.map(() => '')
  chart.cells.forEach((row, y) => {
    let start = 0
    while (start < row.length) {
      const colour = row[start] ?? 0
      let end = start + 1
      while (end < row.length && row[end] === colour) end += 1
      if (colour > 0) {
        const count = end - start
        const d = chevrons
          ? `M${start * 2} ${y * 2}l${'1 1 1-1 '.repeat(count).trimEnd()}v2l${'-1 1-1-1'.repeat(count)}z`
          : `M${start * 2} ${y * 2}h${count * 2}v2.1h${-count * 2}z`
        paths[colour - 1] = (paths[colour - 1] ?? '') + d
      }
      start = end
    }
  })
  return paths.map((d, index) => (d === '' ? '' : `<path d="${d}" fill="${colours[index] ?? '#888888'}"/>`)).join('')
}

/** Repeats a chart over an area, aligned with the stitches. */
export function tileChart(
  sheet: Sheet,
  chart: Chart,
  colours: readonly string[],
  cell: { width: number; height: number },
  area: { x: number; y: number; columns: number; rows: number; dropEveryOther?: boolean },
): string {
  const id = sheet.define(key => `<g id="${key}">${chartPaths(chart, colours, cell.width >= 9)}</g>`)
  let across = ''
  for (let column = 0; column < area.columns; column += 1) {
    const drop = area.dropEveryOther === true && column % 2 === 1 ? chart.rows : 0
    across += `<use href="#${id}" x="${column * chart.columns * 2}"${drop > 0 ? ` y="${drop}"` : ''}/>`
  }
  const rowId = sheet.define(key => `<g id="${key}">${across}</g>`)
  let out = ''
  for (let row = 0; row < area.rows; row += 1) out += `<use href="#${rowId}" y="${row * chart.rows * 2}"/>`
  return `<g transform="translate(${num(area.x)} ${num(area.y - cell.height * 0.25)}) scale(${num(cell.width / 2, 4)} ${num(cell.height / 2, 4)})">${out}</g>`
}

/** A single picture motif at a place (intarsia). */
export function placeChart(
  chart: Chart,
  colours: readonly string[],
  cell: { width: number; height: number },
  x: number,
  y: number,
): string {
  return `<g transform="translate(${num(x)} ${num(y - cell.height * 0.25)}) scale(${num(cell.width / 2, 4)} ${num(cell.height / 2, 4)})">${chartPaths(chart, colours, cell.width >= 9)}</g>`
}

const fold = (value: number, period: number): number => {
  const inside = ((value % period) + period) % period
  return Math.min(inside, period - inside)
}

/** Rows of a Fair Isle border: peeries, waves, lozenges, crosses and stars in two or three colours. */
export function fairIsleBand(random: Random, period: number): Chart {
  const half = period / 2
  const rows: number[][] = []
  const row = (colourAt: (column: number) => number): void => {
    rows.push(Array.from({ length: period }, (_, column) => colourAt(column)))
  }
  const fill = (colour: number): void => row(() => colour)
  const dots = (colour: number, every: number, ground = 0): void => row(c => (fold(c, every) === 0 ? colour : ground))
  const peerie = (): void => {
    dots(2, 2)
    fill(2)
    dots(3, 2, 2)
    fill(2)
    dots(2, 2)
  }
  const wave = (): void => {
    for (let y = 0; y < 4; y += 1) row(c => (fold(c + y, 4) === 0 || fold(c - y, 4) === 0 ? 1 : 0))
  }
  const lozenge = (): void => {
    const height = Math.max(5, Math.floor(half) | 1)
    const middle = (height - 1) / 2
    for (let y = 0; y < height; y += 1) {
      const reach = middle - Math.abs(y - middle)
      row(c => {
        const x = fold(c, period)
        if (Math.abs(x - reach) < 1) return 1
        if (x < reach - 1) return y === middle ? 3 : 0
        return fold(c - half, period) < 1 && Math.abs(y - middle) < 2 ? 2 : 0
      })
    }
  }
  const star = (): void => {
    const size = Math.min(9, Math.max(5, Math.floor(half) | 1))
    const middle = (size - 1) / 2
    for (let y = 0; y < size; y += 1) {
      const dy = Math.abs(y - middle)
      row(c => {
        const x = fold(c, period)
        const point = x === dy || (x === 0 && dy > 0) || (dy === 0 && x > 0 && x <= middle)
        if (point && x <= middle) return 1
        return fold(c - half, period) + dy < 2 ? 2 : 0
      })
    }
  }
  const gap = (): void => fill(0)
  const borders = [peerie, wave, lozenge, star] as const
  peerie()
  gap()
  const main = random.pick([lozenge, star])
  main()
  gap()
  random.pick(borders)()
  gap()
  return { columns: period, rows: rows.length, cells: rows }
}

/** All-over two-colour repeats. */
export function jacquardChart(random: Random): Chart {
  const kind = random.pick(['houndstooth', 'diamonds', 'snow', 'birdseye', 'greek', 'leaf', 'spots'] as const)
  const charts: Record<typeof kind, () => Chart> = {
    houndstooth: () =>
      chartFrom(8, 8, (c, r) => {
        const band = r < 4
        const stripe = (c + (8 - r)) % 8 < 4
        if (c < 4) return band ? 1 : stripe ? 1 : 0
        return band ? (stripe ? 1 : 0) : 0
      }),
    diamonds: () =>
      chartFrom(12, 12, (c, r) =>
        Math.abs(fold(c, 12) + fold(r, 12) - 6) < 1 ? 1 : fold(c, 12) + fold(r, 12) < 2 ? 2 : 0,
      ),
    snow: () =>
      chartFrom(14, 14, (c, r) => {
        const x = Math.abs(c - 6)
        const y = Math.abs(r - 6)
        if (x > 5 || y > 5) return fold(c - 13, 14) + fold(r - 13, 14) < 2 ? 2 : 0
        return x === y || x === 0 || y === 0 || (x + y === 4 && x !== 2) ? 1 : 0
      }),
    birdseye: () => chartFrom(4, 4, (c, r) => ((c + (r % 4 < 2 ? 0 : 2)) % 4 === 0 && r % 2 === 0 ? 1 : 0)),
    greek: () =>
      chartFrom(10, 10, (c, r) =>
        r === 0 || (r === 9 && c < 8) || (c === 0 && r > 0) || (c === 7 && r > 3) || (r === 4 && c > 2 && c < 8)
          ? 1
          : 0,
      ),
    leaf: () =>
      chartFrom(12, 14, (c, r) => {
        const x = Math.abs(c - 5.5)
        const y = r % 14
        return x < 0.6 || Math.abs(x - ((13 - y) % 5)) < 0.7 ? (x + Math.abs(y - 7) < 9 ? 1 : 0) : 0
      }),
    spots: () =>
      chartFrom(12, 12, (c, r) => ((c - 3) ** 2 + (r - 3) ** 2 < 5.5 || (c - 9) ** 2 + (r - 9) ** 2 < 5.5 ? 1 : 0)),
  }
  return charts[kind]()
}

export type Motif = 'heart' | 'star' | 'mountain' | 'bear' | 'bunny' | 'car' | 'sun' | 'circle' | 'deer' | 'flower'

/** Picture motifs for intarsia, described as functions, so that every gauge gets its own resolution. */
export function motifChart(motif: Motif, columns: number, rows: number): Chart {
  const inEllipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1
  const shapes: Record<Motif, (x: number, y: number) => number> = {
    heart: (x, y) => {
      const u = Math.abs(x) * 1.25
      const v = -y * 1.2 + 0.15
      return (u * u + v * v - 0.62) ** 3 - u * u * v * v * v * 1.6 < 0 ? 1 : 0
    },
    star: (x, y) => {
      const angle = Math.atan2(x, -y)
      const sector = Math.abs((((angle / (Math.PI * 2)) * 5 + 10.5) % 1) - 0.5) * 2
      return Math.hypot(x, y) < 0.42 + 0.56 * sector ** 1.3 ? 1 : 0
    },
    mountain: (x, y) => {
      const ridge = Math.min(Math.abs(x + 0.3) * 1.25 - 0.75, Math.abs(x - 0.45) * 1.2 - 0.3)
      if (inEllipse(x, y, 0.55, -0.72, 0.2, 0.2)) return 3
      if (y < ridge || y > 0.85) return 0
      return y < ridge + 0.26 + Math.sin(x * 18) * 0.07 ? 2 : 1
    },
    bear: (x, y) => {
      const u = Math.abs(x)
      if (inEllipse(u, y, 0.27, -0.12, 0.075, 0.09) || inEllipse(u, y, 0, 0.2, 0.13, 0.09)) return 3
      if (inEllipse(u, y, 0, 0.33, 0.36, 0.3) || inEllipse(u, y, 0.62, -0.62, 0.14, 0.14)) return 2
      return inEllipse(u, y, 0, 0.08, 0.78, 0.72) || inEllipse(u, y, 0.62, -0.62, 0.28, 0.28) ? 1 : 0
    },
    bunny: (x, y) => {
      const u = Math.abs(x)
      if (inEllipse(u, y, 0.24, 0.2, 0.07, 0.09) || inEllipse(u, y, 0, 0.42, 0.08, 0.06)) return 3
      if (inEllipse(u, y, 0.3, -0.52, 0.08, 0.34)) return 2
      return inEllipse(u, y, 0, 0.38, 0.62, 0.52) || inEllipse(u, y, 0.3, -0.5, 0.19, 0.48) ? 1 : 0
    },
    car: (x, y) => {
      const wheel = inEllipse(Math.abs(x), y, 0.5, 0.42, 0.2, 0.2)
      if (wheel) return inEllipse(Math.abs(x), y, 0.5, 0.42, 0.09, 0.09) ? 2 : 3
      if (y > -0.32 && y < -0.02 && Math.abs(x) > 0.04 && Math.abs(x) < 0.42 + y * 0.3) return 2
      return (y > -0.02 && y < 0.42 && Math.abs(x) < 0.92) || (y > -0.45 && y <= -0.02 && Math.abs(x) < 0.6 + y * 0.3)
        ? 1
        : 0
    },
    sun: (x, y) => {
      const angle = Math.atan2(y, x)
      const r = Math.hypot(x, y)
      if (r < 0.46) return 1
      return r > 0.56 && r < 0.92 && Math.cos(angle * 10) > 0.25 ? 2 : 0
    },
    circle: (x, y) => {
      const r = Math.hypot(x, y)
      if (r > 0.95) return 0
      return y > 0.1 ? 1 : x > 0 ? 2 : 3
    },
    deer: (x, y) => {
      const u = Math.abs(x)
      const antler =
        y < -0.2 &&
        (Math.abs(u - 0.2 - (-0.2 - y) * 0.55) < 0.06 ||
          (Math.abs(y + 0.55) < 0.05 && u > 0.3 && u < 0.62) ||
          (Math.abs(y + 0.8) < 0.05 && u > 0.34 && u < 0.5))
      if (antler) return 2
      if (inEllipse(u, y, 0.14, 0.16, 0.05, 0.06) || inEllipse(u, y, 0, 0.68, 0.13, 0.08)) return 3
      return inEllipse(u, y, 0, 0.2, 0.34, 0.36) ||
        inEllipse(u, y, 0, 0.55, 0.2, 0.3) ||
        inEllipse(u, y, 0.44, -0.02, 0.2, 0.1)
        ? 1
        : 0
    },
    flower: (x, y) => {
      const angle = Math.atan2(y, x)
      const r = Math.hypot(x, y)
      if (r < 0.2) return 2
      return r < 0.5 + 0.4 * Math.abs(Math.cos(angle * 2.5)) ? 1 : 0
    },
  }
  const draw = shapes[motif]
  return chartFrom(columns, rows, (c, r) => draw(((c + 0.5) / columns) * 2 - 1, ((r + 0.5) / rows) * 2 - 1))
}
