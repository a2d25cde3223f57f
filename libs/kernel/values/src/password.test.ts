import { expect, test } from 'vitest'
import { passwordProblems, type PasswordProblem } from './password'

test.each<[string, PasswordProblem[]]>([
  ['Abcdefg1', []],
  ['abcdef1!', []],
  ['ABCDEF1!', []],
  ['Abcdefg!', []],
  ['Aa1!Aa1!Aa1!Aa1!Aa1!', []],
  ['Abcdef1', ['too_short']],
  ['Aa1!Aa1!Aa1!Aa1!Aa1!x', ['too_long']],
  ['abcdefgh', ['too_few_kinds']],
  ['abcdefg1', ['too_few_kinds']],
  ['12345678!', ['too_few_kinds']],
  ['Abcdef 1', ['illegal_character']],
  ['Abcdef1ä', ['illegal_character']],
  ['Abcdefg1\t', ['illegal_character']],
  ['Abcdef１!', ['illegal_character']],
  ['', ['too_short', 'too_few_kinds']],
])('%j: %j', (password, expected) => {
  expect(passwordProblems(password)).toEqual(expected)
})

test.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('%s is punctuation', sign => {
  expect(passwordProblems(`abcdef1${sign}`)).toEqual([])
})
