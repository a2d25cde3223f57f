/** Decimals that stay in sight where none belong. */
const NOT_WHOLE = 3

/**
 * What a person types or pastes as a number, as a plain decimal string: full-width digits, spaces and grouping are taken away, the last
 * separator is the decimal point. No float is involved, so no digit is lost. With scale 0, groups of three are grouping, and anything else
 * behind a separator stays where it is, for the field's check to name it: 1.5 is never 15.
 */
export function decimalText(typed: string, scale: number, negative = false): string {
  const ascii = typed
    .normalize('NFKC')
    .replace(/[\u066B\u3002]/g, '.')
    .replace(/[^\d.,-]/g, '')
  const sign = negative && ascii.startsWith('-') ? '-' : ''
  const body = ascii.replaceAll('-', '')
  if (scale === 0 && /^[1-9]\d{0,2}([.,]\d{3})+$/.test(body)) return sign + body.replace(/[.,]/g, '')
  const point = decimalPosition(body)
  if (point === -1) return sign + body.replace(/[.,]/g, '')
  const whole = body.slice(0, point).replace(/[.,]/g, '')
  const fraction = body.slice(point + 1).replace(/[.,]/g, '')
  return `${sign}${whole}.${fraction.slice(0, scale || NOT_WHOLE)}`
}

function decimalPosition(body: string): number {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  if (last === -1) return -1
  const both = body.includes('.') && body.includes(',')
  const repeated = body.indexOf(body.charAt(last)) !== last
  // 1,234,567 is grouping; 1,234.5 and 1.234,5 end in the decimal separator; a single separator is the decimal one.
  return repeated && !both ? -1 : last
}

/** Leaves the field tidy: "007." becomes "7", ".5" becomes "0.5". */
export function tidyDecimal(value: string): string {
  if (!/\d/.test(value)) return ''
  const sign = value.startsWith('-') ? '-' : ''
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  const trimmed = whole.replace(/^0+(?=\d)/, '')
  return sign + (trimmed === '' ? '0' : trimmed) + (fraction === '' ? '' : `.${fraction}`)
}
