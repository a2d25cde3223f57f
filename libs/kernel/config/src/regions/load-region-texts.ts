import type { RegionKey, RegionTexts } from './region-config'

const LOADERS: Readonly<Record<RegionKey, () => Promise<RegionTexts>>> = {
  demo: async () => (await import('./demo.texts')).DEMO_TEXTS,
  chongqing: async () => (await import('./chongqing.texts')).CHONGQING_TEXTS,
  guangzhou: async () => (await import('./guangzhou.texts')).GUANGZHOU_TEXTS,
  puyuan: async () => (await import('./puyuan.texts')).PUYUAN_TEXTS,
}

/** The texts of one region in a chunk of their own. */
export function loadRegionTexts(region: RegionKey): Promise<RegionTexts> {
  return LOADERS[region]()
}
