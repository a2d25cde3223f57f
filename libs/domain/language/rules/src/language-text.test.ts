import { ROLES } from '@tradeport/kernel/config'
import { describe, expect, test } from 'vitest'
import {
  englishFor,
  mayEditTexts,
  mayReadTexts,
  placeholderProblem,
  textActions,
  textStatusOf,
  tidyText,
} from './index'

describe('placeholders', () => {
  test.each([
    ['all there', 'greeting', 'Hello {name}, {n} new', '{n} neu, hallo {name}', null],
    ['one lost', 'greeting', 'Hello {name}', 'Hallo', { missing: ['name'], unknown: [] }],
    ['one misspelt', 'greeting', 'Hello {name}', 'Hallo {nmae}', { missing: ['name'], unknown: ['nmae'] }],
    ['one translated', 'greeting', 'Hello {name}', 'Hallo {名}', { missing: ['name'], unknown: [] }],
    ['the number as a word', 'n_one', '{count} piece', 'ein Stück', null],
    ['the number lost in the general form', 'n_other', '{count} pieces', 'Stücke', { missing: ['count'], unknown: [] }],
    ['the number where English says a word', 'n_few', 'One piece', '{count} штуки', null],
  ])('%s', (_name, key, english, text, problem) => {
    expect(placeholderProblem(key, english, text)).toEqual(problem)
  })

  test('a plural form that English lacks is compared with the general one', () => {
    const english = { n_one: 'a {x}', n_other: '{count} of {x}', plain: 'p' }
    expect(englishFor(english, 'n_many')).toBe('{count} of {x}')
    expect(englishFor(english, 'n_one')).toBe('a {x}')
    expect(englishFor(english, 'plain')).toBe('p')
    expect(englishFor(english, 'gone')).toBeUndefined()
  })

  test('line breaks and edges are tidied', () => {
    expect(tidyText('  a\r\nb\rc \n')).toBe('a\nb\nc')
  })
})

describe('states and rights', () => {
  test.each([
    [null, null, 'built_in'],
    ['a', null, 'draft'],
    ['a', 'a', 'published'],
    ['b', 'a', 'draft'],
    [null, 'a', 'draft'],
  ])('draft %j over published %j is %s', (draft, published, status) => {
    expect(textStatusOf({ draft, published })).toBe(status)
  })

  const everyRole = ROLES.operator.map(role => ({ roles: [role], regionIds: [] as string[] }))
  test.each(everyRole)('$roles', actor => {
    const edits = actor.roles.some(role => ['op_super', 'op_region_admin', 'op_content'].includes(role))
    const reads = edits || actor.roles.some(role => ['op_auditor', 'op_cs'].includes(role))
    expect([mayEditTexts(actor, 'all'), mayEditTexts(actor, '1')]).toEqual([edits, edits])
    expect([mayReadTexts(actor, 'all'), mayReadTexts(actor, '1')]).toEqual([reads, reads])
    const actions = (draft: string | null, published: string | null) => textActions({ draft, published }, actor, '1')
    expect(actions(null, null)).toEqual(edits ? ['save'] : [])
    expect(actions('a', null)).toEqual(edits ? ['save', 'reset', 'discard'] : [])
    expect(actions('a', 'a')).toEqual(edits ? ['save', 'reset'] : [])
    expect(actions(null, 'a')).toEqual(edits ? ['save', 'discard'] : [])
  })

  test('an operator of one region edits that region and reads what is common', () => {
    const actor = { roles: ['op_content'], regionIds: ['1'] }
    expect(['all', '1', '2'].map(scope => mayEditTexts(actor, scope))).toEqual([false, true, false])
    expect(['all', '1', '2'].map(scope => mayReadTexts(actor, scope))).toEqual([true, true, false])
  })
})
