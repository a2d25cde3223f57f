import { describe, expect, test } from 'vitest'
import * as constants from './constants'
import { CURRENCIES, currency, isCurrencyCode } from './currencies'
import * as enumerations from './enumerations'
import { INCOTERMS, INCOTERM_CODES, incoterm } from './incoterms'
import { ALL_ROLES, OWNER_ROLES, ROLES, isRoleCode, partyOfRole } from './roles'
import { UNITS, UNIT_CODES, isUnitCode, unit } from './units'

describe('constants', () => {
  const { TRANSLATION_RETRY_LIMIT, retryDelayMs, translationRetryDelayMs } = constants

  test('are those of the specification (sections 4, 5, 7 and 9)', () => {
    expect(constants).toMatchObject({
      REQUEST_CACHE_MS: 60_000,
      RETRY_LIMIT: 3,
      LOGIN_REDIRECT_DELAY_MS: 2_000,
      SERVER_MESSAGE_MAX: 100,
      TOKEN_PREFIX: 'Bearer ',
      TOKEN_COOKIE_DAYS: 1,
      TOKEN_LIFETIME_MS: 24 * 60 * 60 * 1_000,
      LANGUAGE_COOKIE_DAYS: 7,
      DECIMAL_PRECISION: 2,
      DESIGN_WIDTH_PX: 1440,
      PASSWORD_MIN: 8,
      PASSWORD_MAX: 20,
      PASSWORD_KINDS_MIN: 3,
      EMAIL_MAX: 320,
      URL_MAX: 2048,
      IMAGE_WIDTH_MULTIPLIER: 2,
      LOADER_DELAY_MS: 200,
      NAVIGATION_FAILURE_DELAY_MS: 200,
      REMOTE_LANGUAGE_CACHE_MS: 600_000,
      LANGUAGE_FETCH_TIMEOUT_MS: 10_000,
      LANGUAGE_WAIT_POLL_MS: 100,
      TRANSLATION_RETRY_LIMIT: 5,
      TRANSLATION_PARALLEL_READS: 10,
    })
  })

  test('retries wait 1 s doubled, at most 30 s', () => {
    expect([0, 1, 2, 4, 5, 10].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000])
  })

  test('translation files wait 350 ms doubled', () => {
    const delays = Array.from({ length: TRANSLATION_RETRY_LIMIT }, (_, attempt) => translationRetryDelayMs(attempt))
    expect(delays).toEqual([350, 700, 1_400, 2_800, 5_600])
  })
})

test('enumerations have the names and values of section 3', () => {
  expect({ ...enumerations }).toEqual({
    REQUEST_SOURCE: {
      Portal: 0,
      Admin: 1,
      Buyer: 2,
      Seller: 3,
      Store: 4,
      ServiceProvider: 5,
      ServiceMarket: 6,
      UserCenter: 7,
    },
    IDENTITY_TYPE: { SELLER: 1, SHOP: 2, PLATFORM_OPERATOR: 3, BUYER: 4, SERVICE_PROVIDER: 16 },
    IMAGE_FORMATS: ['jpg', 'png', 'webp', 'tiff', 'bmp', 'ico', 'heic', 'avif'],
    TRADE_TYPES: ['foreign', 'domestic'],
    MEMBER_PERMISSION_RESULT: { NOT_BUY: 'NOT_BUY', HAS_BUY_EXHAUSTED: 'HAS_BUY_EXHAUSTED' },
    PORTAL_INQUIRY_TYPES: [
      'platform_issues',
      'seller_registration',
      'procurement',
      'logistics',
      'service_provider',
      'other',
    ],
    BUYER_INQUIRY_TYPES: [
      'registration',
      'feature',
      'technical_issues',
      'complaints_suggestions',
      'business_cooperation',
      'other',
    ],
    MESSAGE_CENTER_TABS: ['all', 'business', 'system'],
    MESSAGE_CENTER_CATEGORIES: ['logistics', 'transactions', 'inquiries', 'negotiations'],
  })
})

describe('currencies', () => {
  test.each([
    ['USD', '$'],
    ['CNY', '¥'],
    ['EUR', '€'],
    ['JPY', 'JP¥'],
  ])('%s is %s', (code, symbol) => {
    expect(currency(code).symbol).toBe(symbol)
  })

  test('58, each with a symbol of its own', () => {
    expect(CURRENCIES).toHaveLength(58)
    expect(new Set(CURRENCIES.map(row => row.code)).size).toBe(58)
    expect(new Set(CURRENCIES.map(row => row.symbol)).size).toBe(58)
  })

  test('Intl knows every one', () => {
    const known = Intl.supportedValuesOf('currency')
    expect(CURRENCIES.filter(row => !known.includes(row.code))).toEqual([])
  })

  test('digits are those of ISO 4217', () => {
    const none = CURRENCIES.filter(row => row.exponent === 0).map(row => row.code)
    const three = CURRENCIES.filter(row => row.exponent === 3).map(row => row.code)
    expect(none).toEqual(['JPY', 'KRW', 'VND', 'CLP'])
    expect(three).toEqual(['KWD', 'BHD', 'OMR', 'JOD'])
    expect(currency('IDR').exponent).toBe(2)
  })

  test('an unknown currency is refused', () => {
    expect(isCurrencyCode('XXX')).toBe(false)
    expect(isCurrencyCode(undefined)).toBe(false)
    expect(() => currency('XXX')).toThrow(RangeError)
  })
})

describe('incoterms', () => {
  test('the eleven of 2020', () => {
    expect(INCOTERMS.map(term => term.code)).toEqual(INCOTERM_CODES)
    expect(new Set(INCOTERM_CODES).size).toBe(11)
    expect(incoterm('DAT')).toBeUndefined()
  })

  test.each([
    ['sea', ['FAS', 'FOB', 'CFR', 'CIF']],
    ['freight', ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']],
    ['insurance', ['CIF', 'CIP']],
    ['unloading', ['DPU']],
    ['duty', ['DDP']],
    ['exportClearance', ['FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']],
  ] as const)('%s: %j', (property, expected) => {
    expect(INCOTERMS.filter(term => term[property]).map(term => term.code)).toEqual(expected)
  })
})

describe('roles', () => {
  test('each belongs to one party', () => {
    expect(new Set(ALL_ROLES).size).toBe(ALL_ROLES.length)
    for (const party of ['visitor', 'buyer', 'seller', 'provider', 'operator', 'system'] as const) {
      for (const role of ROLES[party]) expect(partyOfRole(role)).toBe(party)
    }
    expect(isRoleCode('op_super')).toBe(true)
    expect(isRoleCode('root')).toBe(false)
  })

  test('every company has an owner', () => {
    expect(partyOfRole(OWNER_ROLES.buyer)).toBe('buyer')
    expect(partyOfRole(OWNER_ROLES.seller)).toBe('seller')
    expect(partyOfRole(OWNER_ROLES.provider)).toBe('provider')
  })
})

describe('units', () => {
  test('codes are unique on both sides', () => {
    expect(new Set(UNIT_CODES).size).toBe(UNITS.length)
    expect(new Set(UNITS.map(row => row.unece)).size).toBe(UNITS.length)
    expect([isUnitCode('piece'), isUnitCode('pcs')]).toEqual([true, false])
  })

  test.each([
    ['piece', 'H87'],
    ['set', 'SET'],
    ['pair', 'PR'],
    ['dozen', 'DZN'],
    ['kilogram', 'KGM'],
    ['metre', 'MTR'],
    ['carton', 'XCT'],
  ] as const)('%s is %s', (code, unece) => {
    expect(unit(code)?.unece).toBe(unece)
  })

  test('what is counted or packed cannot be split', () => {
    for (const row of UNITS) expect(row.fraction).toBe(row.kind !== 'count' && row.kind !== 'package')
  })
})
