import type { LocaleMap } from '../locales'
import type { RegionKey } from './region-config'

/** The word mark is drawn twice: in Chinese, and in Latin letters for every other language. */
export function regionLogo(region: RegionKey): LocaleMap {
  const latin = `/brand/${region}/logo.svg`
  return {
    zh_CN: `/brand/${region}/logo-zh.svg`,
    in_ID: latin,
    vi_VN: latin,
    en_US: latin,
    th_TH: latin,
    de_DE: latin,
    ja_JP: latin,
    ko_KR: latin,
    es_ES: latin,
    fr_FR: latin,
    ru_RU: latin,
    it_IT: latin,
    ms_MY: latin,
  }
}
