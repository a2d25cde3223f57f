/** Colours are mixed in OKLab, so that shades keep their hue and light tints do not turn grey. */
export type Hex = `#${string}`

type Triple = readonly [number, number, number]

const toLinear = (channel: number): number => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const toByte = (linear: number): number => {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.max(0, Math.min(255, Math.round(value * 255)))
}

function toLab(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  const r = toLinear((value >> 16) & 255)
  const g = toLinear((value >> 8) & 255)
  const b = toLinear(value & 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Triple): Hex {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const bytes = [
    toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
  return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Normalises '#abc' and '#aabbcc'; anything else becomes a neutral grey instead of a broken picture. */
export function toHex(text: string): Hex {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  if (short)
    return `#${short
      .slice(1)
      .map(digit => digit + digit)
      .join('')
      .toLowerCase()}`
  return /^#[0-9a-f]{6}$/i.test(text) ? `#${text.slice(1).toLowerCase()}` : '#9a9a94'
}

export function mix(from: string, to: string, share: number): Hex {
  const a = toLab(from)
  const b = toLab(to)
  return fromLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** Perceived lightness, 0 (black) to 1 (white). */
export const lightness = (hex: string): number => toLab(hex)[0]

/** Lightens (amount > 0) or darkens (amount < 0); shadows keep more chroma than a mix with black would. */
export function shade(hex: string, amount: number): Hex {
  const [l, a, b] = toLab(hex)
  if (amount >= 0) {
    const keep = 1 - amount * 0.75
    return fromLab([l + (1 - l) * amount, a * keep, b * keep])
  }
  const keep = 1 + amount * 0.55
  return fromLab([l * (1 + amount), a * keep, b * keep - 0.004 * -amount])
}

export function withLightness(hex: string, target: number): Hex {
  const [, a, b] = toLab(hex)
  return fromLab([target, a, b])
}

/** The colour with an alpha channel, as #rrggbbaa. */
export function fade(hex: string, alpha: number): string {
  const byte = Math.max(0, Math.min(255, Math.round(alpha * 255)))
  return `${hex.slice(0, 7)}${byte.toString(16).padStart(2, '0')}`
}

export const INK: Hex = '#0e1b2c'
export const WHITE: Hex = '#ffffff'
export const BLACK: Hex = '#000000'
