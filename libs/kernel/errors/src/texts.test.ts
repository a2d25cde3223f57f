import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { describe, expect, test } from 'vitest'
import { errorText, isErrorCode } from './error-text'
import { fieldMessage } from './field-message'
import english from './field-locale/en_US'
import { fieldText } from './field-text'
import { loadFieldTexts } from './load-field-texts'
import { ERROR_CODES, SPEC_CODES, WARNING_CODES } from './product-codes'
import { serverMessage } from './server-message'

const CODES = [...SPEC_CODES, ...WARNING_CODES, ...ERROR_CODES]
const RULES = Object.keys(english)
const MAX = 100

/** Long parameters that still occur. */
const PARAMS = { max: 100_000, min: 100_000, of: '100000', moq: '100000', sum: '123.45', minutes: 30, seconds: 3600 }

describe.each(LOCALE_CODES)('%s', locale => {
  test('every code has a text that may be shown', () => {
    for (const code of CODES) {
      const text = errorText(code, locale, PARAMS)
      expect(text, code).not.toBe('')
      expect(text.length, `${code}: ${text}`).toBeLessThanOrEqual(MAX)
      expect(serverMessage(text)).toBe(text)
    }
  })

  test('every rule has a text that may be shown', () => {
    for (const rule of RULES) {
      const text = fieldMessage(rule, locale, PARAMS)
      expect(text, rule).not.toBe('')
      expect(text.length, `${rule}: ${text}`).toBeLessThanOrEqual(MAX)
    }
  })

  test('placeholders are those of the English text', async () => {
    const texts: Readonly<Record<string, string>> = await loadFieldTexts(locale)
    const source: Readonly<Record<string, string>> = english
    for (const rule of RULES) expect(placeholders(texts[rule]), rule).toEqual(placeholders(source[rule]))
    for (const code of CODES) {
      const filled = errorText(code, locale, { max: '{max}', minutes: '{minutes}', seconds: '{seconds}' })
      const wanted = errorText(code, 'en_US', { max: '{max}', minutes: '{minutes}', seconds: '{seconds}' })
      expect(placeholders(filled), code).toEqual(placeholders(wanted))
    }
  })

  test('texts are in the language, not in English', () => {
    if (locale === 'en_US') return
    const same = CODES.filter(code => errorText(code, locale) === errorText(code, 'en_US'))
    const sameRules = RULES.filter(rule => fieldMessage(rule, locale) === fieldMessage(rule, 'en_US'))
    expect([...same, ...sameRules]).toEqual([])
  })
})

test('parameters are put in, and a missing one leaves nothing', () => {
  expect(errorText('USER_SERVICE530103', 'en_US', { minutes: 15 })).toBe(
    'The account is locked for 15 min. A new password opens it at once.',
  )
  expect(fieldMessage('too_short', 'en_US', { min: 8 })).toBe('At least 8 characters.')
  expect(fieldMessage('too_short', 'en_US')).toBe('At least  characters.')
})

test('what operators published comes before the built-in text', () => {
  const published = (key: string) =>
    ({ MALL610203: 'At most {max} rows, please.', SYS900001: 'Oh.', required: 'Say it.', invalid_value: 'Not here.' })[
      key
    ]
  expect(errorText('MALL610203', 'en_US', { max: 7 }, published)).toBe('At most 7 rows, please.')
  expect(errorText('MALL600404', 'en_US', {}, published)).toBe(errorText('MALL600404', 'en_US'))
  expect(errorText('XX000000', 'en_US', {}, published)).toBe('Oh.')
  expect(fieldMessage('required', 'de_DE', {}, published)).toBe('Say it.')
  expect(fieldMessage('never_heard_of', 'de_DE', {}, published)).toBe('Not here.')
  expect(fieldText(english, 'email', {}, published)).toBe(english.email)
  // Front-ends would show nothing at all.
  expect(errorText('MALL600404', 'en_US', {}, () => 'x'.repeat(101))).toBe(errorText('MALL600404', 'en_US'))
})

test('what has no text of its own reads as something general', () => {
  expect(errorText('XX000000', 'en_US')).toBe(errorText('SYS900001', 'en_US'))
  expect(errorText('toString', 'en_US')).toBe(errorText('SYS900001', 'en_US'))
  expect(fieldMessage('never_heard_of', 'de_DE')).toBe(fieldMessage('invalid_value', 'de_DE'))
  expect(fieldText(english, 'constructor')).toBe(english.invalid_value)
  expect([isErrorCode('MALL600404'), isErrorCode('MALL999999')]).toEqual([true, false])
})

test.each([
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), ''],
  [{ message: 'x' }, ''],
  [42, ''],
  [null, ''],
  [undefined, ''],
])('a server message of %j is shown as %j', (message, expected) => {
  expect(serverMessage(message)).toBe(expected)
})

function placeholders(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{\w+\}/g)].map(match => match[0]).sort()
}
