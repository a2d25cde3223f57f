import type { RegionConfig } from './region-config'
import { regionTextsOf } from './region-texts'

/**
 * What a page carries of its region, as an attribute of its root: the fields that are not the file's. What is announced stands in the page
 * itself. `undefined` where nobody has said anything.
 */
export function regionDataOf(region: RegionConfig): string | undefined {
  const { own, hotline, wechatQr, locale, localeList, tradeTypes } = region
  if (own === undefined || Object.keys(own).length === 0) return undefined
  const { thousandSeparator, phoneAreaCode, phoneRegexp, emailRegexp, addressRequiredLevel } = region
  const { currencies, timers, closed, names, logo, aiIcon } = own
  const { regionTitle, regionFullTitle, regionName } = regionTextsOf(region)
  const isNamed = own.regionTitle ?? own.regionFullTitle ?? names?.[region.region]
  const carried = {
    texts: isNamed && { regionTitle, regionFullTitle, regionName },
    names,
    logo,
    aiIcon,
    currencies,
    timers,
    closed: closed && { since: closed.since, text: {} },
  }
  return JSON.stringify({
    ...{ hotline, wechatQr, locale, localeList, tradeTypes, thousandSeparator, phoneAreaCode, addressRequiredLevel },
    ...{ phoneRegexp, emailRegexp },
    own: carried,
  })
}
