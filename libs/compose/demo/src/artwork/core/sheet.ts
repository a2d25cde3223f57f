/** Collects the parts and shared definitions of one SVG picture; ids carry a namespace, so pictures can share a page. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

export type Stop = readonly [offset: number, colour: string]

export interface Sheet {
  readonly width: number
  readonly height: number
  /** Adds a definition once per distinct content and returns its id. */
  define(build: (id: string) => string): string
  linear(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string
  /** Linear gradient relative to the painted shape's box (0 to 1). */
  linearBox(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string
  radial(stops: readonly Stop[], cx: number, cy: number, r: number, transform?: string): string
  radialBox(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string
  pattern(width: number, height: number, content: string, transform?: string): string
  clip(d: string): string
  add(...parts: string[]): void
  toString(): string
}

/** Formats a coordinate with at most one decimal (two below ten units of a pattern are not visible). */
export function num(value: number, digits = 1): string {
  if (!Number.isFinite(value)) throw new RangeError('artwork: a coordinate is not a finite number')
  const text = value.toFixed(digits)
  const trimmed = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return trimmed === '-0' ? '0' : trimmed
}

function attributeText(attributes: Attributes): string {
  let text = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue
    text += ` ${name}="${typeof value === 'number' ? num(value, 2) : value}"`
  }
  return text
}

export function el(name: string, attributes: Attributes, children?: string): string {
  return children === undefined
    ? `<${name}${attributeText(attributes)}/>`
    : `<${name}${attributeText(attributes)}>${children}</${name}>`
}

export const path = (d: string, fill: string, extra: Attributes = {}): string => el('path', { d, fill, ...extra })

export const line = (d: string, stroke: string, width: number, extra: Attributes = {}): string =>
  el('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...extra })

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...extra })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra: Attributes = {}): string =>
  el('ellipse', { cx, cy, rx, ry, fill, ...extra })

export const circle = (cx: number, cy: number, r: number, fill: string, extra: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill, ...extra })

export const group = (children: string, attributes: Attributes = {}): string => el('g', attributes, children)

export const clipped = (clip: string, children: string): string => el('g', { 'clip-path': `url(#${clip})` }, children)

function stopsText(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour]) => {
      const alpha = colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
      return el('stop', {
        offset: num(offset, 3),
        'stop-color': colour.slice(0, 7),
        'stop-opacity': alpha < 1 ? num(alpha, 2) : undefined,
      })
    })
    .join('')
}

export function createSheet(width: number, height: number, namespace: string): Sheet {
  const known = new Map<string, string>()
  const definitions: string[] = []
  const body: string[] = []

  const define = (build: (id: string) => string): string => {
    const key = build('')
    const found = known.get(key)
    if (found !== undefined) return found
    const id = `${namespace}-${known.size.toString(36)}`
    known.set(key, id)
    definitions.push(build(id))
    return id
  }

  const gradient = (name: string, attributes: Attributes, stops: readonly Stop[]): string =>
    `url(#${define(id => el(name, { id, ...attributes }, stopsText(stops)))})`

  return {
    width,
    height,
    define,
    linear: (stops, x1, y1, x2, y2) =>
      gradient(
        'linearGradient',
        { gradientUnits: 'userSpaceOnUse', x1: num(x1), y1: num(y1), x2: num(x2), y2: num(y2) },
        stops,
      ),
    linearBox: (stops, x1, y1, x2, y2) =>
      gradient('linearGradient', { x1: num(x1, 2), y1: num(y1, 2), x2: num(x2, 2), y2: num(y2, 2) }, stops),
    radial: (stops, cx, cy, r, transform) =>
      gradient(
        'radialGradient',
        { gradientUnits: 'userSpaceOnUse', cx: num(cx), cy: num(cy), r: num(r), gradientTransform: transform },
        stops,
      ),
    radialBox: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      gradient('radialGradient', { cx: num(cx, 2), cy: num(cy, 2), r: num(r, 2) }, stops),
    pattern: (tileWidth, tileHeight, content, transform) =>
      `url(#${define(id =>
        el(
          'pattern',
          {
            id,
            width: num(tileWidth, 3),
            height: num(tileHeight, 3),
            patternUnits: 'userSpaceOnUse',
            patternTransform: transform,
          },
          content,
        ),
      )})`,
    clip: d => define(id => el('clipPath', { id }, el('path', { d }))),
    add: (...parts) => {
      body.push(...parts)
    },
    toString: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${definitions.join('')}</defs>${body.join('')}</svg>`,
  }
}
