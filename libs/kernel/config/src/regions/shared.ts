import { DECIMAL_PRECISION } from '../constants'
import { ALL_LOCALES } from '../locales'
import type { RegionConfig } from './region-config'

type Shared =
  | 'localeList'
  | 'currency'
  | 'currencySign'
  | 'decimalPoint'
  | 'decimalPrecision'
  | 'timeZone'
  | 'phoneAreaCode'
  | 'phoneRegexp'
  | 'emailRegexp'
  | 'addressRequiredLevel'
  | 'chatPlatform'
  | 'countryNames'

/** What spec section 9 fixes for all regions, and the sample region's patterns of section 5. */
export const SHARED: Pick<RegionConfig, Shared> = {
  localeList: ALL_LOCALES,
  currency: 'CNY',
  currencySign: '¥',
  decimalPoint: '.',
  decimalPrecision: DECIMAL_PRECISION,
  timeZone: 'Asia/Shanghai',
  phoneAreaCode: '+86',
  phoneRegexp: '^\\d{1,20}$',
  emailRegexp: '^[A-Za-z0-9._-]+@(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,}$',
  addressRequiredLevel: 4,
  chatPlatform: 'wechat',
  countryNames: {
    HK: { zh_CN: '中国香港' },
    MO: { zh_CN: '中国澳门' },
    TW: { zh_CN: '中国台湾' },
  },
}
