import { describe, expect, test } from 'vitest'
import { aMessage } from './chat-message.test-fixture'
import { partsOf } from './parts'

const said = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => aMessage({ id: `m${from + place}`, seq: from + place }))
const cutOf = (from: number, to: number) => partsOf(said(from, to)).map(({ key, messages }) => [key, messages.length])

describe('the parts of a conversation', () => {
  test('hold all messages once and in order', () => {
    const messages = said(1, 500)
    expect(partsOf(messages).flatMap(part => part.messages)).toEqual(messages)
    expect(Math.max(...partsOf(messages).map(part => part.messages.length))).toBe(4)
  })

  test('stay what they are when something is said, and when earlier words come', () => {
    expect(cutOf(430, 502)).toEqual(expect.arrayContaining(cutOf(440, 500).slice(1, -1)))
  })
})
