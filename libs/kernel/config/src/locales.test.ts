import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { expect, test } from 'vitest'
import { ALL_LOCALES, LOCALES, PORTAL_LOCALES, isLocaleCode, localeConfig, pickLocale, toBcp47 } from './locales'

test('the thirteen languages are those of the contracts, in the same order', () => {
  expect(ALL_LOCALES).toEqual(LOCALE_CODES)
})

test('the portal offers all but Malay', () => {
  expect(PORTAL_LOCALES).toHaveLength(12)
  expect(ALL_LOCALES.filter(code => !PORTAL_LOCALES.includes(code))).toEqual(['ms_MY'])
})

test('short codes are those of the specification', () => {
  const short = ['CN', 'ID', 'VN', 'EN', 'TH', 'DE', 'JP', 'KR', 'ES', 'FR', 'RU', 'IT', 'MY']
  expect(LOCALES.map(locale => locale.short)).toEqual(short)
})

test.each(ALL_LOCALES)('%s is a language that Intl knows, and names itself', code => {
  expect(Intl.getCanonicalLocales(toBcp47(code))).toEqual([toBcp47(code)])
  const own = new Intl.DisplayNames([toBcp47(code)], { type: 'language' }).of(toBcp47(code).split('-')[0] ?? '')
  expect(
    localeConfig(code)
      .name.toLowerCase()
      .endsWith(own?.toLowerCase() ?? '?'),
  ).toBe(true)
})

test('Indonesian is in_ID in the product and id-ID everywhere else', () => {
  expect(toBcp47('in_ID')).toBe('id-ID')
})

test.each([
  [['de-DE', 'en'], 'de_DE'],
  [['pt-BR', 'fr-CA'], 'fr_FR'],
  [['zh-TW'], 'zh_CN'],
  [['zh-Hant-HK'], 'zh_CN'],
  [['id'], 'in_ID'],
  [['in-ID'], 'in_ID'],
  [['EN_us'], 'en_US'],
  [['en-GB', 'de'], 'en_US'],
  [['ms-MY'], 'en_US'],
  [['inx'], 'en_US'],
  [['pt', 'sv'], 'en_US'],
  [[], 'en_US'],
] as const)('a browser asking for %j gets %s on the portal', (languages, expected) => {
  expect(pickLocale(languages)).toBe(expected)
})

test('Malay is offered where all languages are', () => {
  expect(pickLocale(['ms'], ALL_LOCALES)).toBe('ms_MY')
})

test('isLocaleCode knows the codes only', () => {
  expect([isLocaleCode('zh_CN'), isLocaleCode('zh-CN'), isLocaleCode(undefined)]).toEqual([true, false, false])
})
