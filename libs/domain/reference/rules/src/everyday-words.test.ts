import { describe, expect, it } from 'vitest'
import { headingsSaidAs } from './everyday-words'

describe('a word of everyday', () => {
  it.each([
    ['sweater', ['6110']],
    ['SWEATERS', ['6110']],
    ['swe', ['6110']],
    ['毛衣', ['6110']],
    ['牛仔裤', ['6203', '6204']],
    ['衬衣', ['6105', '6106', '6205', '6206']],
    ['内衣', ['6107', '6108', '6207', '6208', '6212']],
    ['car', ['87']],
    ['bra', ['6212']],
    ['cart', ['48']],
    ['boxes', []],
    ['sw', []],
    ['毛', []],
    ['', []],
  ])('%j means %j', (word, headings) => {
    expect(headingsSaidAs(word)).toEqual(headings)
  })
})
