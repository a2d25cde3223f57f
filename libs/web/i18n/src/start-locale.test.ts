import { ALL_LOCALES, PORTAL_LOCALES } from '@tradeport/kernel/config'
import { describe, expect, test } from 'vitest'
import { startLocale, type StartLocaleInput } from './start-locale'

const work: StartLocaleInput = { cookie: undefined, page: undefined, regionDefault: 'zh_CN', supported: ALL_LOCALES }
const portal: StartLocaleInput = { ...work, supported: PORTAL_LOCALES, browserLanguages: ['de-AT', 'en'] }

describe('the language a page starts in', () => {
  test.each<[string, StartLocaleInput, string, boolean]>([
    ['the cookie', { ...work, cookie: 'fr_FR' }, 'fr_FR', false],
    ['the page, when there is no cookie', { ...work, page: 'it_IT' }, 'it_IT', true],
    ['the page, when the two differ', { ...work, cookie: 'fr_FR', page: 'it_IT' }, 'it_IT', true],
    ['both the same', { ...work, cookie: 'it_IT', page: 'it_IT' }, 'it_IT', false],
    ['the region', work, 'zh_CN', false],
    ['a cookie that is no language', { ...work, cookie: 'xx' }, 'zh_CN', false],
    ['a page that is no language', { ...work, page: '', cookie: 'ko_KR' }, 'ko_KR', false],
    ['the browser, on the portal', portal, 'de_DE', false],
    ['the cookie before the browser', { ...portal, cookie: 'ru_RU' }, 'ru_RU', false],
    [
      'English, where the browser wants what is not offered',
      { ...portal, browserLanguages: ['ms-MY'] },
      'en_US',
      false,
    ],
    ['not Malay on the portal', { ...portal, cookie: 'ms_MY' }, 'de_DE', false],
    ['Indonesian by its old code', { ...portal, browserLanguages: ['in'] }, 'in_ID', false],
  ])('%s', (_name, input, locale, store) => {
    expect(startLocale(input)).toEqual({ locale, store })
  })
})
