import { normalizeDecimal } from './decimal'
import type { Separators } from './format-number'

const PLAIN = /^[+-]?\d+(?:\.\d+)?$/

/**
 * What a person typed or pasted, as a decimal string; `null` where it is no number. Full-width digits (Chinese and
 * Japanese keyboards) and spaces are taken, groups only where they are written properly: `12,50` is refused instead of
 * being read as 1250.
 *
 * Where the region's two separators are the same point, a single point is the decimal point, because that is how
 * people type; several points with groups of three are a whole number, as `formatNumber` writes it.
 */
export function parseDecimalInput(input: string, region: Separators): string | null {
  const text = input
    .normalize('NFKC')
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(/[\u2212\u2013]/g, '-')
  const ungrouped = withoutGroups(text.replace(/^([+-]?)\./, '$10.').replace(/\.$/, ''), region)
  if (ungrouped === null || !PLAIN.test(ungrouped)) return null
  return normalizeDecimal(ungrouped.replace('+', ''))
}

function withoutGroups(text: string, { thousandSeparator, decimalPoint }: Separators): string | null {
  if (thousandSeparator !== decimalPoint) {
    if (!text.includes(thousandSeparator)) return text
    return /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(thousandSeparator, '') : null
  }
  const points = text.split('.').length - 1
  if (points < 2) return text
  if (/^[+-]?\d{1,3}(?:\.\d{3})+$/.test(text)) return text.replaceAll('.', '')
  // Groups of three and then a last part that is no group: the decimals.
  const withDecimals = /^([+-]?\d{1,3}(?:\.\d{3})+)\.(\d{1,2}|\d{4,})$/.exec(text)
  return withDecimals ? `${(withDecimals[1] ?? '').replaceAll('.', '')}.${withDecimals[2] ?? ''}` : null
}
