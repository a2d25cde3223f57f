import { expect, test } from 'vitest'
import { isNoDocument } from './no-document'

test.each([
  ['FT521404', true],
  ['MALL600404', true],
  // The address of the page is no id.
  ['FT520400', true],
  ['SYS900001', false],
  ['gateway.400019', false],
  ['', false],
])('%s says that there is no such document: %s', (code, expected) => {
  expect(isNoDocument({ code })).toBe(expected)
})
