import { CHECK_KEYS } from '@tradeport/domain/customs/contract'
import { expect, test } from 'vitest'
import texts from './locale/en_US'

test('every finding of a check has its text, and no text is left over', () => {
  const found = Object.keys(texts).filter(key => key.startsWith('check.'))
  expect(found.sort()).toEqual(CHECK_KEYS.map(key => `check.${key}`).sort())
})
