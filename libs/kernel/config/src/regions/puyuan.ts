import type { RegionConfig } from './region-config'
import { SHARED } from './shared'

/** The regional knitwear marketplace of the sample configuration. */
export const PUYUAN: RegionConfig = {
  ...SHARED,
  region: 'puyuan',
  regionId: '1656512764903325697',
  regionCode: '0572',
  id: '1656512764903325697',
  code: '0572',
  prefix: 'py',
  source: '1656512764903325697',
  locale: 'zh_CN',
  thousandSeparator: '.',
  // The specification's sample offers domestic trade only. Knitwear is sold abroad as well, and the export journey
  // (inquiry with Incoterm, order, customs, tax refund) must work in the deployment's default region.
  tradeTypes: ['domestic', 'foreign'],
  // No number of its own: the default hotline (spec section 9).
  hotline: '400-000-0001',
  platformCode: 'TRADEPORT_PUYUAN',
  platformSource: 'puyuan',
  ascriptionId: '1656512764903325700',
  analysisId: 'tradeport-puyuan',
  regionIcon: '/brand/puyuan/icon.svg',
  regionAIIcon: '/brand/puyuan/assistant.svg',
  wechatQr: '/brand/puyuan/wechat-qr.svg',
  accent: '#B8332A',
  accentSecondary: '#0E1B2C',
  motif: 'yarn',
}
