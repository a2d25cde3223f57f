import type { CurrencyCode } from '../currencies'
import type { TradeType } from '../enumerations'
import type { LocaleCode, LocaleMap } from '../locales'
import type { RegionOwn } from './region-own'

export const REGION_KEYS = ['demo', 'chongqing', 'guangzhou', 'puyuan'] as const
export type RegionKey = (typeof REGION_KEYS)[number]

export type Separator = ',' | '.'

/** Region configuration of spec section 3, without its texts: those are `RegionTexts`, loaded apart. */
export interface RegionConfig {
  readonly region: RegionKey
  /** 64-bit number as a string: JavaScript numbers would round it. */
  readonly regionId: string
  readonly regionCode: string
  /** The two names the server uses for `regionId` and `regionCode`. */
  readonly id: string
  readonly code: string
  /** Two letters in paths: `/py/product/1`. */
  readonly prefix: string
  /** Value that the request layer adds to every call; the API takes it as the region of the call. */
  readonly source: string
  readonly locale: LocaleCode
  readonly localeList: readonly LocaleCode[]
  readonly currency: CurrencyCode
  readonly currencySign: string
  readonly decimalPoint: '.'
  readonly decimalPrecision: number
  readonly thousandSeparator: Separator
  /** Civil dates of documents are dates of this zone. */
  readonly timeZone: string
  readonly phoneAreaCode: string
  /** Sources of regular expressions, so that the configuration stays plain data. */
  readonly phoneRegexp: string
  readonly emailRegexp: string
  readonly addressRequiredLevel: 1 | 2 | 3 | 4 | 5
  readonly tradeTypes: readonly [TradeType, ...TradeType[]]
  readonly hotline: string
  readonly chatPlatform: 'wechat' | 'whatsapp'
  readonly platformCode: string
  readonly platformSource: string
  /** The organisation that the region belongs to. */
  readonly ascriptionId: string
  readonly analysisId: string
  readonly regionIcon: string
  readonly regionAIIcon: string
  readonly wechatQr: string
  /** Colours on ink and paper; status colours are never among them (art direction). */
  readonly accent: string
  readonly accentSecondary: string
  /** What the line that runs through the public pages stands for. */
  readonly motif: 'meridian' | 'contour' | 'river' | 'yarn'
  /** Names that differ from CLDR's, so that one consistent set is shown. */
  readonly countryNames: Readonly<Record<string, Partial<LocaleMap>>>
  /** What operators have said over the file; absent while everything is the file's. */
  readonly own?: RegionOwn
}

/** The five per-language maps of the region configuration. */
export interface RegionTexts {
  readonly regionLogo: LocaleMap
  readonly regionFullTitle: LocaleMap
  readonly regionTitle: LocaleMap
  readonly regionName: LocaleMap
  readonly regionSimpleName: LocaleMap
}
