import type { CurrencyCode } from '../currencies'
import type { RegionConfig } from './region-config'

/** Besides the region's own, where its operators have not said otherwise. */
const USUAL = ['USD', 'EUR'] as const

/** In which prices are looked for, and which come first where an amount is written. */
export const displayCurrencies = ({ currency, own }: Pick<RegionConfig, 'currency' | 'own'>): readonly CurrencyCode[] =>
  own?.currencies ?? [...USUAL, currency]
