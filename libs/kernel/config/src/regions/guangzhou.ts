import type { RegionConfig } from './region-config'
import { SHARED } from './shared'

export const GUANGZHOU: RegionConfig = {
  ...SHARED,
  region: 'guangzhou',
  regionId: '1633351207945838594',
  regionCode: '020',
  id: '1633351207945838594',
  code: '020',
  prefix: 'gz',
  source: '1633351207945838594',
  locale: 'zh_CN',
  thousandSeparator: '.',
  tradeTypes: ['foreign', 'domestic'],
  hotline: '400-000-0020',
  platformCode: 'TRADEPORT_GUANGZHOU',
  platformSource: 'guangzhou',
  ascriptionId: '1633351207945838600',
  analysisId: 'tradeport-guangzhou',
  regionIcon: '/brand/guangzhou/icon.svg',
  regionAIIcon: '/brand/guangzhou/assistant.svg',
  wechatQr: '/brand/guangzhou/wechat-qr.svg',
  accent: '#C8452F',
  accentSecondary: '#1F7A5C',
  motif: 'river',
}
