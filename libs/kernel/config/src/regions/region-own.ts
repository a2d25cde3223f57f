import type { CurrencyCode } from '../currencies'
import type { LocaleCode, LocaleMap } from '../locales'
import type { TradeType } from '../enumerations'
import type { RegionConfig, RegionKey, RegionTexts, Separator } from './region-config'
import type { RegionTimer } from './region-timers'

/** Said on every page of a region between two moments. */
export interface RegionNotice {
  readonly text: Partial<LocaleMap>
  readonly from: string | null
  readonly until: string | null
}

/** What operators say of a region over its file, as plain data: it travels with the pages. What is left out is the file's. */
export interface RegionOwn {
  /** Over the texts of the same name, by language. */
  readonly regionTitle?: Partial<LocaleMap>
  readonly regionFullTitle?: Partial<LocaleMap>
  /** The same as a page carries them: in all languages. */
  readonly texts?: Pick<RegionTexts, 'regionTitle' | 'regionFullTitle' | 'regionName'>
  readonly hotline?: string
  /** Addresses of the pictures. */
  readonly wechatQr?: string
  /** In place of the drawn mark beside the region's name. */
  readonly logo?: string
  readonly icon?: string
  readonly aiIcon?: string
  /** Names of the regions that were renamed, this one and others: each page lists them all. */
  readonly names?: Partial<Readonly<Record<RegionKey, Partial<LocaleMap>>>>
  /** The language of who has chosen none. */
  readonly locale?: LocaleCode
  readonly thousandSeparator?: Separator
  readonly phoneAreaCode?: string
  readonly phoneRegexp?: string
  readonly emailRegexp?: string
  readonly addressRequiredLevel?: RegionConfig['addressRequiredLevel']
  readonly tradeTypes?: readonly [TradeType, ...TradeType[]]
  /** In the order of the switch; the region's default language is always among them. */
  readonly locales?: readonly LocaleCode[]
  readonly currencies?: readonly CurrencyCode[]
  readonly notice?: RegionNotice
  /** Since when nothing new is begun, and what readers are told of it. */
  readonly closed?: { readonly since: string; readonly text: Partial<LocaleMap> }
  readonly timers?: Partial<Readonly<Record<RegionTimer, number | undefined>>>
}

/** The region as it is: its file with what operators have changed. */
export function regionWith(region: RegionConfig, own: RegionOwn | undefined): RegionConfig {
  if (own === undefined) return region
  return {
    ...region,
    hotline: own.hotline ?? region.hotline,
    wechatQr: own.wechatQr ?? region.wechatQr,
    regionIcon: own.icon ?? region.regionIcon,
    regionAIIcon: own.aiIcon ?? region.regionAIIcon,
    locale: own.locale ?? region.locale,
    localeList: own.locales ?? region.localeList,
    thousandSeparator: own.thousandSeparator ?? region.thousandSeparator,
    phoneAreaCode: own.phoneAreaCode ?? region.phoneAreaCode,
    phoneRegexp: own.phoneRegexp ?? region.phoneRegexp,
    emailRegexp: own.emailRegexp ?? region.emailRegexp,
    addressRequiredLevel: own.addressRequiredLevel ?? region.addressRequiredLevel,
    tradeTypes: own.tradeTypes ?? region.tradeTypes,
    own,
  }
}

/** The region's texts with its operators' own names, language by language. */
export function regionTextsWith(region: RegionKey, texts: RegionTexts, own: RegionOwn | undefined): RegionTexts {
  return {
    ...texts,
    regionTitle: { ...texts.regionTitle, ...own?.regionTitle },
    regionFullTitle: { ...texts.regionFullTitle, ...own?.regionFullTitle },
    regionName: { ...texts.regionName, ...own?.names?.[region] },
  }
}

/** Whether nothing new may be begun in the region. */
export const isClosed = ({ own }: Pick<RegionConfig, 'own'>): boolean => own?.closed !== undefined

/** The notice that is shown at this moment. */
export function noticeAt({ own }: Pick<RegionConfig, 'own'>, now: Date): RegionNotice | undefined {
  const notice = own?.notice
  if (!notice) return undefined
  const isOver = notice.until !== null && Date.parse(notice.until) <= now.getTime()
  const isAhead = notice.from !== null && Date.parse(notice.from) > now.getTime()
  return isOver || isAhead ? undefined : notice
}
