import { expect, test } from 'vitest'
import { isPlainPattern } from './plain-pattern'

test.each([
  String.raw`^\d{1,20}$`,
  String.raw`^1[3-9]\d{9}$`,
  String.raw`^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$`,
  String.raw`^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$`,
  String.raw`^[)*+|(?]$`,
  String.raw`^\(\d+\)*$`,
])('%s takes a short time on every text', source => {
  expect(isPlainPattern(source)).toBe(true)
})

test.each([
  ['is no expression', '^[0-9$'],
  ['leaves the beginning open', String.raw`\d{5}$`],
  ['leaves the end open', String.raw`^\d{5}`],
  ['ends with the sign itself', String.raw`^\d{5}\$`],
  ['has an alternative that leaves an edge open', '^1|2$'],
  ['repeats inside a repetition', String.raw`^(?:\d+)+$`],
  ['repeats alternatives', '^(?:a|a)*$'],
  ['repeats a group so and so often', '^(?:a|aa){1,30}$'],
  ['refers back', String.raw`^(\d)\1$`],
  ['looks ahead', String.raw`^(?=\d)\d+$`],
  ['has many repetitions', '^a*a*a*a*b$'],
  ['has many choices', '^a?a?a?a?a?a?a?aaaaaaa$'],
  ['is too long', `^${'1'.repeat(200)}$`],
])('what %s is refused', (_what, source) => {
  expect(isPlainPattern(source)).toBe(false)
})
