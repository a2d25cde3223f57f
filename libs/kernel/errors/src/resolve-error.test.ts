import { describe, expect, test } from 'vitest'
import { ERROR_CATALOGUE } from './catalogue'
import { NO_EFFECTS, type ErrorEffects } from './effects'
import { ERROR_CODES, SPEC_CODES, WARNING_CODES } from './product-codes'
import { resolveError } from './resolve-error'

const toLogin: ErrorEffects = { ...NO_EFFECTS, removeToken: true, login: { delayMs: 0 } }
const serverError: ErrorEffects = { ...NO_EFFECTS, show: 'error', report: true }
const warning: ErrorEffects = { ...NO_EFFECTS, show: 'warning' }

describe('the table of spec section 8', () => {
  test.each([
    'UPT400001.40016',
    'global400001',
    'global400004',
    'global400002',
    'user30000',
    'gateway.400001',
    'TRADE400002',
    '400001',
    'UPT400001.7',
    'xUPT400002x',
  ])('%s: token removed, to the login page, nothing shown', code => {
    expect(resolveError(code)).toEqual(toLogin)
  })

  test('gateway.400016: token removed, message shown, login after two seconds', () => {
    expect(resolveError('gateway.400016')).toEqual({
      removeToken: true,
      login: { delayMs: 2_000 },
      show: 'error',
      message: 'server',
      dialog: null,
      report: false,
    })
  })

  test('gateway.400019: no interface permission, with the URL', () => {
    expect(resolveError('gateway.400019')).toEqual({
      ...NO_EFFECTS,
      show: 'error',
      message: 'no_interface_permission',
    })
  })

  test.each([
    ['UPT400001', 'account_deleted'],
    ['UPT400002', 'account_disabled'],
  ] as const)('%s: token removed, %s, reported, and no login although it contains 40000x', (code, message) => {
    expect(resolveError(code)).toEqual({ ...NO_EFFECTS, removeToken: true, show: 'error', message, report: true })
  })

  test.each([
    ...['UPT10005', 'UPT10006', 'UPT10008', 'UPT10009', 'UPT10010', 'UPT10012', 'UPT10013', 'UPT10002'],
    ...['UPT10017', 'UPT10018', 'UPT10019', 'UPT10020', 'UPT10021'],
    ...['SYS', 'SYS1', 'SYS900001', 'SYS400001', 'SYS.400002'],
    ...['500', 'anything', ''],
  ])('%j: server message as an error, reported', code => {
    expect(resolveError(code)).toEqual(serverError)
  })

  test.each(['FT510006', 'FT510007'])('%s: server message as a warning', code => {
    expect(resolveError(code)).toEqual(warning)
  })

  test.each([
    ['FT511002', 'upgrade_benefits', ['upgrade', 'market', 'benefits', 'cancel']],
    ['FT511003', 'reorder_package', ['market', 'cancel']],
    ['FT511004', null, ['upgrade', 'benefits', 'cancel']],
    ['USER_SERVICE530002', null, ['upgrade', 'benefits', 'cancel']],
  ])('%s: no-ability dialog', (code, text, actions) => {
    expect(resolveError(code)).toEqual({ ...NO_EFFECTS, dialog: { text, actions } })
  })

  test('success has no effects, as a string or as a number', () => {
    expect(resolveError('200')).toEqual(NO_EFFECTS)
    expect(resolveError(200)).toEqual(NO_EFFECTS)
    expect(resolveError('2000')).toEqual(serverError)
    expect(resolveError(400001)).toEqual(toLogin)
  })
})

describe('product codes', () => {
  test.each(WARNING_CODES)('%s is a warning', code => {
    expect(resolveError(code)).toEqual(warning)
  })

  test.each(ERROR_CODES)('%s is an error and reported', code => {
    expect(resolveError(code)).toEqual(serverError)
  })

  test('each is written <SERVICE><nnnnnn> and none can be taken for an authentication failure', () => {
    for (const code of [...WARNING_CODES, ...ERROR_CODES]) {
      expect(code).toMatch(/^(?:MALL|TRADE|USER_SERVICE|FILE|FT|AI|SYS)\d{6}$/)
      expect(code).not.toMatch(/40000[12]/)
    }
  })
})

test('every code has one row', () => {
  const codes = ERROR_CATALOGUE.flatMap(row => ('code' in row ? [row.code] : []))
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  for (const code of SPEC_CODES) expect(codes).toContain(code)
})

test('the rows stand in the order of their precedence', () => {
  const kinds = ERROR_CATALOGUE.map(row => ('code' in row ? 0 : 'prefix' in row ? 1 : 2))
  expect([...kinds].sort()).toEqual(kinds)
})
