import { expect, test } from 'vitest'
import { blocksOf } from './blocks'

test.each([
  ['', []],
  ['One\nline', [['paragraph', 'One', 'line']]],
  [
    'Intro:\n- a\n- b\n\nEnd',
    [
      ['paragraph', 'Intro:'],
      ['list', 'a', 'b'],
      ['paragraph', 'End'],
    ],
  ],
  ['1. first\n2) second', [['list', 'first', 'second']]],
  [
    '## Head\n\n<b>no</b>',
    [
      ['paragraph', 'Head'],
      ['paragraph', '<b>no</b>'],
    ],
  ],
  [
    '- a\n\n- b',
    [
      ['list', 'a'],
      ['list', 'b'],
    ],
  ],
])('%j reads as blocks', (text, blocks) =>
  expect(blocksOf(text).map(({ kind, lines }) => [kind, ...lines])).toEqual(blocks),
)
