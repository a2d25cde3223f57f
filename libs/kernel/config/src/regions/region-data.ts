import type { RegionConfig } from './region-config'
import { regionTextsOf } from './region-texts'

/**
 * What a page carries of its region, as an attribute of its root: the fields that are not the file's. What is announced stands in the page
 * itself. `undefined` where nobody has said anything.
 */
export function regionDataOf(region: RegionConfig): string | undefined {
  const { own, hotline, wechatQr, localeList } = region
  if (own === undefined || Object.keys(own).length === 0) return undefined
  const { currencies, timers, closed } = own
  const { regionTitle, regionFullTitle } = regionTextsOf(region)
  const isNamed = own.regionTitle !== undefined || own.regionFullTitle !== undefined
  const carried = {
    texts: isNamed ? { regionTitle, regionFullTitle } : undefined,
    currencies,
    timers,
    closed: closed && { since: closed.since, text: {} },
  }
  return JSON.stringify({ hotline, wechatQr, localeList, own: carried })
}
