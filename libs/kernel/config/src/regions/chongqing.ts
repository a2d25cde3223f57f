import type { RegionConfig } from './region-config'
import { SHARED } from './shared'

export const CHONGQING: RegionConfig = {
  ...SHARED,
  region: 'chongqing',
  regionId: '1633350482167664641',
  regionCode: '023',
  id: '1633350482167664641',
  code: '023',
  prefix: 'cq',
  source: '1633350482167664641',
  locale: 'zh_CN',
  thousandSeparator: ',',
  tradeTypes: ['foreign', 'domestic'],
  hotline: '400-000-0023',
  platformCode: 'TRADEPORT_CHONGQING',
  platformSource: 'chongqing',
  ascriptionId: '1633350482167664700',
  analysisId: 'tradeport-chongqing',
  regionIcon: '/brand/chongqing/icon.svg',
  regionAIIcon: '/brand/chongqing/assistant.svg',
  wechatQr: '/brand/chongqing/wechat-qr.svg',
  accent: '#0B6E66',
  accentSecondary: '#B8332A',
  motif: 'contour',
}
