import { REGIONS } from '@tradeport/kernel/config'
import { expect, test } from 'vitest'
import { isEmail, isPhone } from './contact'

test.each([
  ['li.wei@puyuan-knit.cn', true],
  ['a_b-c.1@mail.example.com', true],
  ['A@B.co', true],
  ['no-at.example.com', false],
  ['a@b', false],
  ['a@b.c', false],
  ['a@b.c1', false],
  ['a+b@example.com', false],
  ['a b@example.com', false],
  ['a@@example.com', false],
  ['a@.example.com', false],
  ['a@example..com', false],
  ['@example.com', false],
  [`${'a'.repeat(308)}@example.com`, true],
  [`${'a'.repeat(309)}@example.com`, false],
])('%s: %s', (value, expected) => {
  expect(isEmail(value, REGIONS.puyuan)).toBe(expected)
})

test('a hostile address is refused in no time', () => {
  expect(isEmail(`a@${'a.'.repeat(150)}!`, REGIONS.puyuan)).toBe(false)
})

test.each([
  ['1', true],
  ['12345678901234567890', true],
  ['123456789012345678901', false],
  ['', false],
  ['+8613800000000', false],
  ['138 0000 0000', false],
  ['１３８', false],
])('phone %j: %s', (value, expected) => {
  expect(isPhone(value, REGIONS.puyuan)).toBe(expected)
})
