import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { text } from './schemas'
import { defineStep, steppedTo } from './step'

const letter = {
  name: 'post.letter',
  path: '/post/letter',
  touches: ['letter'],
  errors: ['FT510006'],
  changed: () => steppedTo(['draft', 'sent']),
} as const
const ID = '018f0c5a-0000-7000-8000-000000000001'

describe('the step of a document', () => {
  test.each([
    ['post.letter', 'send', 'post.letterSend'],
    ['post.letter', 'send_again', 'post.letterSendAgain'],
    ['post.letter', 'sendAgain', 'post.letterSendAgain'],
    ['post.letter', 'review/pass', 'post.letterReviewPass'],
    ['post.*Letter', 'send', 'post.sendLetter'],
    ['post.*Letter', 'send_again', 'post.sendAgainLetter'],
  ])('of %s, %s, is called %s', (name, action, expected) => {
    const step = defineStep({ ...letter, name }, action, { audiences: ['buyer'] })
    expect([step.name, step.path]).toEqual([expected, `/post/letter/${action}`])
  })

  test('can have a name of its own', () => {
    expect(defineStep(letter, 'send', { audiences: ['buyer'], name: 'post.off' }).name).toBe('post.off')
  })

  test('writes, and says besides what every step says what is its own', () => {
    expect(defineStep(letter, 'send', { audiences: ['buyer'], errors: ['FT1'], touches: ['box'] })).toMatchObject({
      writes: true,
      errors: ['FT510006', 'FT1'],
      touches: ['letter', 'box'],
    })
    expect(defineStep({ ...letter, errors: [] }, 'send', { audiences: ['buyer'] }).errors).toEqual([])
  })

  test('asks for the document, the version that was seen, and its own fields', () => {
    const { input } = defineStep(letter, 'send', { audiences: ['buyer'], input: { note: text(5) } })
    expect(z.safeParse(input, { id: ID, version: 3, note: 'a' }).success).toBe(true)
    expect(z.safeParse(input, { id: ID, note: 'a' }).success).toBe(false)
    expect(z.safeParse(input, { id: ID, version: 3 }).success).toBe(false)
  })
})
