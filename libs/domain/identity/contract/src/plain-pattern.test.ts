import { EMAIL_MAX } from '@tradeport/kernel/config'
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

const LONGEST = EMAIL_MAX - 1
/** Texts that are tried in every way before they are refused. */
const HOSTILE = ['a'.repeat(LONGEST), `${'a'.repeat(LONGEST)}!`, `a@${'a'.repeat(LONGEST - 2)}`]

test.each([
  '^a*a*a{106}b$',
  '^[ab][ab]*a*[a-c]{106}d$',
  '^a{0,36}a{0,36}a{0,36}a{150}b$',
  '^a?a?a?a?a?a?a*a{150}b$',
  '^[^!]*![^!]*![^!]*$',
  String.raw`^\w+@[\w.-]*[.]?[\w-]{2,}$`,
])('%s is slow on no text, however long', source => {
  expect(isPlainPattern(source)).toBe(true)
  const expression = new RegExp(source)
  for (const text of HOSTILE) {
    const began = performance.now()
    expression.test(text)
    expect(performance.now() - began).toBeLessThan(1_000)
  }
})

test.each([
  ['^a*a*a*a{80}b$', 'three may end anywhere'],
  ['^a?a*a*a$', 'two may, beside a choice'],
  ['^a{0,90}a{0,90}a{0,90}b?$', 'three may end at many places'],
  [String.raw`^.?.*.*\b!$`, 'an edge of a word ends none'],
  [String.raw`^a?a*[ab]*\u0061$`, 'one character is written in two ways'],
])('%s is refused: %s', source => {
  expect(isPlainPattern(source)).toBe(false)
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
