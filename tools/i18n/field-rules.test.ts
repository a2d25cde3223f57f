import { LOCALE_CODES } from '@tradeport/kernel/contract-kit'
import { fieldMessage } from '@tradeport/kernel/errors'
import { expect, test } from 'vitest'
import english from '../../libs/kernel/errors/src/field-locale/en_US'
import { namedRules } from './field-rules'
import { sourceFiles } from './source-files'
import { isUsed, sayingsOf } from './used-keys'

const files = sourceFiles('libs/{kernel,web,node,domain,compose}/**/src/**/*.{ts,tsx}')
const rules = namedRules(files)
const said = files.map(sayingsOf)

test('the rules of contracts, rules and servers are found', () => {
  expect([...rules.keys()]).toEqual(
    expect.arrayContaining(['required', 'sum_100', 'below_moq', 'integer', 'recommended', 'unknown_file', 'password']),
  )
})

test.each(LOCALE_CODES)('every field rule that the code names has a text of its own in %s', locale => {
  const general = fieldMessage('invalid_value', locale)
  const without = [...rules].filter(([rule]) => rule !== 'invalid_value' && fieldMessage(rule, locale) === general)
  expect(without).toEqual([])
})

test('every text of a field rule is said by somebody', () => {
  expect(Object.keys(english).filter(rule => !isUsed(rule, said))).toEqual([])
})
