import type { RegionConfig } from './region-config'
import { SHARED } from './shared'

export const DEMO: RegionConfig = {
  ...SHARED,
  region: 'demo',
  regionId: '1',
  regionCode: '1',
  id: '1',
  code: '1',
  prefix: 'dm',
  source: '1',
  locale: 'en_US',
  thousandSeparator: ',',
  tradeTypes: ['foreign', 'domestic'],
  // No number of the block 400-000 is assigned: a demonstration must not ring at somebody's desk.
  hotline: '400-000-0001',
  platformCode: 'TRADEPORT_DEMO',
  platformSource: 'demo',
  ascriptionId: '1',
  analysisId: 'tradeport-demo',
  regionIcon: '/brand/demo/icon.svg',
  regionAIIcon: '/brand/demo/assistant.svg',
  wechatQr: '/brand/demo/wechat-qr.svg',
  accent: '#3346D3',
  accentSecondary: '#0E1B2C',
  motif: 'meridian',
}
