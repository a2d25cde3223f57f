import { describe, expect, it } from 'vitest'
import { wordDifference } from './word-difference'

const shown = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join('')

describe('the difference of two texts', () => {
  it('names the words that went and came', () => {
    expect(shown('Soft wool sweater', 'Soft merino wool sweater')).toBe('Soft [+merino ]wool sweater')
    expect(shown('12 gauge', '7 gauge, linked')).toBe('[-12][+7] gauge[+, linked]')
  })

  it('goes by characters where words are not separated', () => {
    expect(shown('美利奴毛衣', '美丽诺毛衣')).toBe('美[-利奴][+丽诺]毛衣')
  })

  it('shows texts whole where comparing them would take too long', () => {
    const long = 'a '.repeat(2000)
    expect(wordDifference(long, `${long}b`).map(({ kind }) => kind)).toEqual(['gone', 'new'])
  })
})
