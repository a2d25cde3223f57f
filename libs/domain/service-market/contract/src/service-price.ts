/** `fixed` is the price, `from` the lowest one, `negotiable` asks for an offer, `percent` is of the goods' value. */
export const PRICE_MODES = ['fixed', 'from', 'negotiable', 'percent'] as const
export type PriceMode = (typeof PRICE_MODES)[number]

/** What one unit of a service is. */
export const SERVICE_UNITS = [
  'order',
  'form',
  'document',
  'shipment',
  'container',
  'cubic_metre',
  'kilogram',
  'man_day',
  'hour',
  'month',
  'year',
  'page',
  'thousand_words',
  'style',
  'square_metre',
  'participant',
  'goods_value',
] as const
export type ServiceUnit = (typeof SERVICE_UNITS)[number]

/** Signs stand behind their number as they are. */
const SIGNS: readonly ServiceUnit[] = ['cubic_metre', 'kilogram', 'square_metre']

/**
 * By which of the market's texts (`quantity.…`) it is said how much of a unit there is: `120 kg`, `2 × order` (`2 票` where the language
 * counts by such words), `5 × 1,000 words`.
 */
export function quantityForm(unit: ServiceUnit): 'sign' | 'thousands' | 'counted' {
  if (SIGNS.includes(unit)) return 'sign'
  return unit === 'thousand_words' ? 'thousands' : 'counted'
}
