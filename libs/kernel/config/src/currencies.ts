export interface Currency {
  readonly code: string
  /** Unmistakable: no two currencies share one, so an amount can be read without its code. */
  readonly symbol: string
  /** Minor-unit digits of ISO 4217, which differ from CLDR's (IDR 2, not 0): always passed to `Intl` explicitly. */
  readonly exponent: 0 | 2 | 3
}

export const CURRENCIES = [
  { code: 'USD', symbol: '$', exponent: 2 },
  { code: 'CNY', symbol: '¥', exponent: 2 },
  { code: 'EUR', symbol: '€', exponent: 2 },
  { code: 'JPY', symbol: 'JP¥', exponent: 0 },
  { code: 'GBP', symbol: '£', exponent: 2 },
  { code: 'HKD', symbol: 'HK$', exponent: 2 },
  { code: 'MOP', symbol: 'MOP$', exponent: 2 },
  { code: 'TWD', symbol: 'NT$', exponent: 2 },
  { code: 'KRW', symbol: '₩', exponent: 0 },
  { code: 'SGD', symbol: 'S$', exponent: 2 },
  { code: 'MYR', symbol: 'RM', exponent: 2 },
  { code: 'THB', symbol: '฿', exponent: 2 },
  { code: 'IDR', symbol: 'Rp', exponent: 2 },
  { code: 'VND', symbol: '₫', exponent: 0 },
  { code: 'PHP', symbol: '₱', exponent: 2 },
  { code: 'KHR', symbol: '៛', exponent: 2 },
  { code: 'LAK', symbol: '₭', exponent: 2 },
  { code: 'MMK', symbol: 'K', exponent: 2 },
  { code: 'BND', symbol: 'B$', exponent: 2 },
  { code: 'INR', symbol: '₹', exponent: 2 },
  { code: 'PKR', symbol: 'PKRs', exponent: 2 },
  { code: 'BDT', symbol: '৳', exponent: 2 },
  { code: 'LKR', symbol: 'LKRs', exponent: 2 },
  { code: 'NPR', symbol: 'NPRs', exponent: 2 },
  { code: 'MNT', symbol: '₮', exponent: 2 },
  { code: 'KZT', symbol: '₸', exponent: 2 },
  { code: 'UZS', symbol: 'soʻm', exponent: 2 },
  { code: 'AUD', symbol: 'A$', exponent: 2 },
  { code: 'NZD', symbol: 'NZ$', exponent: 2 },
  { code: 'CAD', symbol: 'C$', exponent: 2 },
  { code: 'CHF', symbol: 'CHF', exponent: 2 },
  { code: 'SEK', symbol: 'Skr', exponent: 2 },
  { code: 'NOK', symbol: 'Nkr', exponent: 2 },
  { code: 'DKK', symbol: 'Dkr', exponent: 2 },
  { code: 'PLN', symbol: 'zł', exponent: 2 },
  { code: 'CZK', symbol: 'Kč', exponent: 2 },
  { code: 'HUF', symbol: 'Ft', exponent: 2 },
  { code: 'RON', symbol: 'lei', exponent: 2 },
  { code: 'RUB', symbol: '₽', exponent: 2 },
  { code: 'UAH', symbol: '₴', exponent: 2 },
  { code: 'TRY', symbol: '₺', exponent: 2 },
  { code: 'ILS', symbol: '₪', exponent: 2 },
  { code: 'AED', symbol: 'AED', exponent: 2 },
  { code: 'SAR', symbol: 'SAR', exponent: 2 },
  { code: 'QAR', symbol: 'QAR', exponent: 2 },
  { code: 'KWD', symbol: 'KD', exponent: 3 },
  { code: 'BHD', symbol: 'BD', exponent: 3 },
  { code: 'OMR', symbol: 'OMR', exponent: 3 },
  { code: 'JOD', symbol: 'JD', exponent: 3 },
  { code: 'EGP', symbol: 'E£', exponent: 2 },
  { code: 'MAD', symbol: 'DH', exponent: 2 },
  { code: 'ZAR', symbol: 'R', exponent: 2 },
  { code: 'NGN', symbol: '₦', exponent: 2 },
  { code: 'KES', symbol: 'KSh', exponent: 2 },
  { code: 'BRL', symbol: 'R$', exponent: 2 },
  { code: 'MXN', symbol: 'MX$', exponent: 2 },
  { code: 'CLP', symbol: 'CLP$', exponent: 0 },
  { code: 'PEN', symbol: 'S/', exponent: 2 },
] as const satisfies readonly Currency[]

export type CurrencyCode = (typeof CURRENCIES)[number]['code']

const BY_CODE: ReadonlyMap<string, Currency & { readonly code: CurrencyCode }> = /* @__PURE__ */ new Map(
  CURRENCIES.map(currency => [currency.code, currency]),
)

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && BY_CODE.has(value)
}

/** @throws RangeError for a currency that is not offered: guessing its digits would change an amount. */
export function currency(code: string): Currency & { readonly code: CurrencyCode } {
  const found = BY_CODE.get(code)
  if (!found) throw new RangeError(`Unknown currency ${code}`)
  return found
}
