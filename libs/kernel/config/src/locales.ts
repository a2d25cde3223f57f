import type { LocaleCode } from '@tradeport/kernel/contract-kit'

export type { LocaleCode }

export interface LocaleConfig {
  /** The product's code: cookies, `locale` header, keys of every language map. */
  readonly code: LocaleCode
  /** Two letters shown in the language switch. */
  readonly short: string
  /** What browsers, CLDR and antd call it; `zh_CN` makes `Intl` throw. */
  readonly bcp47: string
  readonly name: string
  /** Offered on the portal, h5 and service market: the twelve languages of spec section 3. */
  readonly portal: boolean
  /** Fonts of the reader's own system, tried before the generic family. */
  readonly fonts: readonly string[]
}

const LATIN_FONTS = ['Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'Noto Sans'] as const

/** The only list of languages, in the specification's order. */
export const LOCALES = [
  {
    code: 'zh_CN',
    short: 'CN',
    bcp47: 'zh-CN',
    name: '简体中文',
    portal: true,
    fonts: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'],
  },
  { code: 'in_ID', short: 'ID', bcp47: 'id-ID', name: 'Bahasa Indonesia', portal: true, fonts: LATIN_FONTS },
  { code: 'vi_VN', short: 'VN', bcp47: 'vi-VN', name: 'Tiếng Việt', portal: true, fonts: LATIN_FONTS },
  { code: 'en_US', short: 'EN', bcp47: 'en-US', name: 'English', portal: true, fonts: LATIN_FONTS },
  {
    code: 'th_TH',
    short: 'TH',
    bcp47: 'th-TH',
    name: 'ไทย',
    portal: true,
    fonts: ['Sukhumvit Set', 'Leelawadee UI', 'Noto Sans Thai'],
  },
  { code: 'de_DE', short: 'DE', bcp47: 'de-DE', name: 'Deutsch', portal: true, fonts: LATIN_FONTS },
  {
    code: 'ja_JP',
    short: 'JP',
    bcp47: 'ja-JP',
    name: '日本語',
    portal: true,
    fonts: ['Hiragino Sans', 'Yu Gothic UI', 'Meiryo', 'Noto Sans CJK JP', 'Noto Sans JP'],
  },
  {
    code: 'ko_KR',
    short: 'KR',
    bcp47: 'ko-KR',
    name: '한국어',
    portal: true,
    fonts: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', 'Noto Sans KR'],
  },
  { code: 'es_ES', short: 'ES', bcp47: 'es-ES', name: 'Español', portal: true, fonts: LATIN_FONTS },
  { code: 'fr_FR', short: 'FR', bcp47: 'fr-FR', name: 'Français', portal: true, fonts: LATIN_FONTS },
  { code: 'ru_RU', short: 'RU', bcp47: 'ru-RU', name: 'Русский', portal: true, fonts: LATIN_FONTS },
  { code: 'it_IT', short: 'IT', bcp47: 'it-IT', name: 'Italiano', portal: true, fonts: LATIN_FONTS },
  { code: 'ms_MY', short: 'MY', bcp47: 'ms-MY', name: 'Bahasa Melayu', portal: false, fonts: LATIN_FONTS },
] as const satisfies readonly LocaleConfig[]

/** Used where neither the person nor the region says anything else. */
export const FALLBACK_LOCALE: LocaleCode = 'en_US'

/** A text that exists in every language. */
export type LocaleMap = Readonly<Record<LocaleCode, string>>

export const ALL_LOCALES: readonly LocaleCode[] = LOCALES.map(locale => locale.code)

export const PORTAL_LOCALES: readonly LocaleCode[] = LOCALES.filter(locale => locale.portal).map(locale => locale.code)

export function isLocaleCode(value: unknown): value is LocaleCode {
  return LOCALES.some(locale => locale.code === value)
}

export function localeConfig(code: LocaleCode): LocaleConfig {
  const found = LOCALES.find(locale => locale.code === code)
  if (!found) throw new RangeError(`Unknown language ${code}`)
  return found
}

export function toBcp47(code: LocaleCode): string {
  return localeConfig(code).bcp47
}

/**
 * The first offered language that the browser asks for, by full tag and then by language alone, else English
 * (spec section 3). Old browsers still say `in` for Indonesian.
 */
export function pickLocale(
  browserLanguages: readonly string[],
  offered: readonly LocaleCode[] = PORTAL_LOCALES,
): LocaleCode {
  for (const language of browserLanguages) {
    const tag = language
      .toLowerCase()
      .replaceAll('_', '-')
      .replace(/^in(?=-|$)/, 'id')
    const exact = offered.find(code => toBcp47(code).toLowerCase() === tag)
    if (exact) return exact
    const sameLanguage = offered.find(code => languageOf(toBcp47(code)) === languageOf(tag))
    if (sameLanguage) return sameLanguage
  }
  return FALLBACK_LOCALE
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? ''
}
