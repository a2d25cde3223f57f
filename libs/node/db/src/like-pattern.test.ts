import { expect, it } from 'vitest'
import { likePattern } from './like-pattern'

it.each([
  ['Merino', '%merino%'],
  [' 100 % wool ', '%100 \\% wool%'],
  ['a_b\\c', '%a\\_b\\\\c%'],
])('%j is looked for as %j', (keyword, pattern) => {
  expect(likePattern(keyword)).toBe(pattern)
})
