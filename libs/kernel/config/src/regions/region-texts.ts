import { CHONGQING_TEXTS } from './chongqing.texts'
import { DEMO_TEXTS } from './demo.texts'
import { GUANGZHOU_TEXTS } from './guangzhou.texts'
import { PUYUAN_TEXTS } from './puyuan.texts'
import type { RegionKey, RegionTexts } from './region-config'

/** Texts of all regions, for the server; browsers load their own region's with `loadRegionTexts`. */
export const REGION_TEXTS: Readonly<Record<RegionKey, RegionTexts>> = {
  demo: DEMO_TEXTS,
  chongqing: CHONGQING_TEXTS,
  guangzhou: GUANGZHOU_TEXTS,
  puyuan: PUYUAN_TEXTS,
}
