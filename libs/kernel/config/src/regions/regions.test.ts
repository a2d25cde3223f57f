import { expect, test } from 'vitest'
import { ALL_LOCALES } from '../locales'
import { currency } from '../currencies'
import { loadRegionTexts } from './load-region-texts'
import { REGION_KEYS } from './region-config'
import { REGION_TEXTS } from './region-texts'
import { ALL_REGIONS, DEFAULT_REGION, REGIONS, regionById, regionByPrefix, regionBySourceId } from './regions'

test.each([
  ['demo', '1', 'dm', ','],
  ['chongqing', '023', 'cq', ','],
  ['guangzhou', '020', 'gz', '.'],
  ['puyuan', '0572', 'py', '.'],
] as const)('%s has code %s, prefix %s and separator %s', (key, code, prefix, thousandSeparator) => {
  expect(REGIONS[key]).toMatchObject({
    region: key,
    regionCode: code,
    code,
    prefix,
    thousandSeparator,
    decimalPoint: '.',
    decimalPrecision: 2,
    currency: 'CNY',
    currencySign: '¥',
    phoneAreaCode: '+86',
    addressRequiredLevel: 4,
  })
})

const SAME_EVERYWHERE = {
  localeList: ALL_LOCALES,
  currency: 'CNY',
  currencySign: '¥',
  decimalPoint: '.',
  decimalPrecision: 2,
  timeZone: 'Asia/Shanghai',
  phoneAreaCode: '+86',
  phoneRegexp: String.raw`^\d{1,20}$`,
  emailRegexp: String.raw`^[A-Za-z0-9._-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$`,
  addressRequiredLevel: 4,
  chatPlatform: 'wechat',
  countryNames: { HK: { zh_CN: '中国香港' }, MO: { zh_CN: '中国澳门' }, TW: { zh_CN: '中国台湾' } },
}

/** What a region's record holds besides; the texts are looked at below. */
test.each([
  ['demo', '1', '1', '1', 'en_US', ',', '400-000-0001', 'DEMO'],
  ['chongqing', '1633350482167664641', '023', '1633350482167664700', 'zh_CN', ',', '400-000-0023', 'CHONGQING'],
  ['guangzhou', '1633351207945838594', '020', '1633351207945838600', 'zh_CN', '.', '400-000-0020', 'GUANGZHOU'],
  ['puyuan', '1656512764903325697', '0572', '1656512764903325700', 'zh_CN', '.', '400-000-0001', 'PUYUAN'],
] as const)('every field of %s', (key, id, code, ascriptionId, locale, thousandSeparator, hotline, name) => {
  const { prefix, tradeTypes, accent, accentSecondary, motif, ...record } = REGIONS[key]
  expect(record).toEqual({
    ...SAME_EVERYWHERE,
    region: key,
    regionId: id,
    id,
    source: id,
    regionCode: code,
    code,
    locale,
    thousandSeparator,
    hotline,
    platformCode: `TRADEPORT_${name}`,
    platformSource: key,
    ascriptionId,
    analysisId: `tradeport-${key}`,
    regionIcon: `/brand/${key}/icon.svg`,
    regionAIIcon: `/brand/${key}/assistant.svg`,
    wechatQr: `/brand/${key}/wechat-qr.svg`,
  })
  expect(tradeTypes).toContain('domestic')
})

test('Demo is region 1, the others are 64-bit numbers', () => {
  expect(REGIONS.demo.regionId).toBe('1')
  for (const region of ALL_REGIONS.filter(candidate => candidate.region !== 'demo')) {
    expect(BigInt(region.regionId)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER))
    expect(BigInt(region.regionId)).toBeLessThan(2n ** 63n)
  }
})

test('ids, codes, prefixes and sources are unique, and the short names say the same', () => {
  for (const field of ['regionId', 'regionCode', 'prefix', 'source'] as const) {
    expect(new Set(ALL_REGIONS.map(region => region[field])).size).toBe(REGION_KEYS.length)
  }
  for (const region of ALL_REGIONS) {
    expect(region.id).toBe(region.regionId)
    expect(region.code).toBe(region.regionCode)
    expect(region.prefix).toMatch(/^[a-z]{2}$/)
    expect(region.localeList).toContain(region.locale)
    expect(region.currencySign).toBe(currency(region.currency).symbol)
  }
})

test('regions are found by source, id and prefix, and an unknown one is not replaced', () => {
  expect(regionBySourceId(REGIONS.guangzhou.source)).toBe(REGIONS.guangzhou)
  expect(regionById('1')).toBe(REGIONS.demo)
  expect(regionByPrefix('PY')).toBe(REGIONS.puyuan)
  expect([regionBySourceId('2'), regionById(''), regionByPrefix('xx')]).toEqual([undefined, undefined, undefined])
})

test('without a prefix the knitwear marketplace answers, and it trades abroad too', () => {
  expect(DEFAULT_REGION).toBe(REGIONS.puyuan)
  expect(DEFAULT_REGION.tradeTypes).toContain('foreign')
})

test.each(REGION_KEYS)('%s has every text in every language, and loads it alone', async key => {
  for (const texts of Object.values(REGION_TEXTS[key])) {
    for (const locale of ALL_LOCALES) expect(texts[locale]).not.toBe('')
  }
  expect(await loadRegionTexts(key)).toBe(REGION_TEXTS[key])
})

test.each(REGION_KEYS)('the accents of %s can be read on paper and under white', key => {
  for (const colour of [REGIONS[key].accent, REGIONS[key].accentSecondary]) {
    expect(contrast(colour, '#FBFAF7')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  }
})

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
