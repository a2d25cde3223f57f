import { isLocaleCode, pickLocale, type LocaleCode } from '@tradeport/kernel/config'

export interface StartLocaleInput {
  readonly cookie: string | undefined
  /** The language that the server put into the page (`<html data-lang>`). */
  readonly page: string | undefined
  readonly regionDefault: LocaleCode
  readonly supported: readonly LocaleCode[]
  /** Only for front-ends that let the browser choose (portal, h5). */
  readonly browserLanguages?: readonly string[]
}

export interface StartLocale {
  readonly locale: LocaleCode
  /** The cookie is missing or says something else than the page: the page's value is stored. */
  readonly store: boolean
}

/**
 * Which language a page starts in (spec section 4): the page's own where it has one, then the cookie, then the
 * browser's (portal only), then the region's default.
 */
export function startLocale(input: StartLocaleInput): StartLocale {
  const { supported, browserLanguages } = input
  const offered = (value: string | undefined): LocaleCode | undefined =>
    isLocaleCode(value) && supported.includes(value) ? value : undefined
  const page = offered(input.page)
  const cookie = offered(input.cookie)
  if (page) return { locale: page, store: page !== input.cookie }
  if (cookie) return { locale: cookie, store: false }
  if (browserLanguages) return { locale: pickLocale(browserLanguages, supported), store: false }
  return { locale: offered(input.regionDefault) ?? pickLocale([], supported), store: false }
}
