import { CHONGQING_TEXTS } from './chongqing.texts'
import { DEMO_TEXTS } from './demo.texts'
import { GUANGZHOU_TEXTS } from './guangzhou.texts'
import { PUYUAN_TEXTS } from './puyuan.texts'
import type { RegionConfig, RegionKey, RegionTexts } from './region-config'
import { regionTextsWith } from './region-own'

/** Texts of all regions, for the server; browsers load their own region's with `loadRegionTexts`. */
export const REGION_TEXTS: Readonly<Record<RegionKey, RegionTexts>> = {
  demo: DEMO_TEXTS,
  chongqing: CHONGQING_TEXTS,
  guangzhou: GUANGZHOU_TEXTS,
  puyuan: PUYUAN_TEXTS,
}

/** The texts of a region as its operators have them. */
export const regionTextsOf = ({ region, own }: Pick<RegionConfig, 'region' | 'own'>): RegionTexts =>
  regionTextsWith(region, REGION_TEXTS[region], own)
