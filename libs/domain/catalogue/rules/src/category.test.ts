import { describe, expect, test } from 'vitest'
import {
  aProductContent,
  attributeInput,
  anAttributeInput,
  knitwearAttributes,
} from '@tradeport/domain/catalogue/contract'
import { ROLES } from '@tradeport/kernel/config'
import { allowedActions, z } from '@tradeport/kernel/contract-kit'
import { attributeMachine, categoryMachine } from './category.machine'
import { assignmentProblems, attributeChangeProblems, categoryPlacement } from './category-changes'
import { completeness } from './completeness.calc'
import { checkProduct } from './product.check'

describe.each([categoryMachine, attributeMachine])('$name', machine => {
  test.each([
    ['enabled', ['disable']],
    ['disabled', ['enable']],
  ] as const)('%s leads on by %j, for who serves all regions', (status, actions) => {
    for (const role of ROLES.operator)
      expect(allowedActions(machine, status, [role])).toEqual(role === 'op_super' ? actions : [])
  })
})

test('a category lies on four levels at most, and never below itself', () => {
  const line = ['a', 'b', 'c', 'd'].map((id, at, all) => ({ id, parentId: all[at - 1] ?? null }))
  expect(categoryPlacement(line, null, 'c')).toBeNull()
  expect(categoryPlacement(line, null, 'd')).toBe('category_depth')
  expect(categoryPlacement(line, 'b', 'd')).toBe('category_cycle')
  expect(categoryPlacement(line, null, 'x')).toBe('unknown_category')
})

describe('an attribute', () => {
  const problemsOf = (over: Parameters<typeof anAttributeInput>[0]) => {
    const { error } = z.safeParse(attributeInput, anAttributeInput(over))
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
  }

  test.each([
    ['as it is', {}, []],
    ['a choice without choices', { options: [] }, ['options: required']],
    [
      'a choice whose choices are all off',
      { options: [{ value: 'a', label: { en_US: 'A' }, enabled: false }] },
      ['options: required'],
    ],
    [
      'an option twice',
      { options: ['a', 'a'].map(value => ({ value, label: { en_US: value } })) },
      ['options.1.value: duplicate'],
    ],
    ['an option without words', { options: [{ value: 'a', label: {} }] }, ['options.0.label: required']],
    [
      'a colour that is none',
      { options: [{ value: 'a', label: { en_US: 'A' }, swatch: 'red' }] },
      ['options.0.swatch: colour'],
    ],
    ['figures with choices', { type: 'number' }, ['options: invalid_value']],
    ['figures with a unit and limits', { type: 'number', options: [], unit: 'g', min: '-5', max: '10.5' }, []],
    ['limits the wrong way round', { type: 'range', options: [], min: '5', max: '1' }, ['max: price_to']],
    ['words with limits', { type: 'text', options: [], max: '1' }, ['max: invalid_value']],
    ['yes or no with a unit', { type: 'bool', options: [], unit: 'g' }, ['unit: invalid_value']],
    ['a code with capitals', { code: 'Surface' }, ['code: code']],
  ] as const)('%s', (_what, over, found) => {
    expect(problemsOf(over as never)).toEqual(found)
  })

  const before = { code: 'surface', type: 'select', options: [{ value: 'a' }, { value: 'b' }] } as const
  const unused = { isUsed: false, options: new Set<string>() }
  const used = { isUsed: true, options: new Set(['a']) }

  test('that nobody uses changes freely, but for its code', () => {
    expect(attributeChangeProblems(before, { ...before, type: 'text', options: [] }, unused)).toEqual([])
    expect(attributeChangeProblems(before, { ...before, code: 'other' }, unused)).toEqual([
      { path: 'code', rule: 'not_editable' },
    ])
  })

  test('that products say keeps its kind and the options they have', () => {
    expect(attributeChangeProblems(before, { ...before, options: [{ value: 'a' }, { value: 'c' }] }, used)).toEqual([])
    expect(attributeChangeProblems(before, { ...before, type: 'multi', options: [{ value: 'b' }] }, used)).toEqual([
      { path: 'type', rule: 'in_use' },
      { path: 'options', rule: 'in_use' },
    ])
  })

  test('is filtered by and spans variants only as its kind can', () => {
    const flags = { attributeId: '', required: false, filterable: true, skuAxis: true }
    expect(assignmentProblems([{ ...flags, type: 'multi' }])).toEqual([])
    expect(assignmentProblems([{ ...flags, type: 'text' }])).toEqual([
      { path: '0.filterable', rule: 'not_offered' },
      { path: '0.skuAxis', rule: 'not_axis' },
    ])
  })
})

describe('what is switched off', () => {
  const content = aProductContent({ media: [{ fileId: '0198d000-0000-7000-8000-0000000000f1', isCover: true }] })
  const errorsOf = (attributes: ReturnType<typeof knitwearAttributes>) =>
    checkProduct(content, attributes)
      .filter(({ severity }) => severity === 'error')
      .map(({ path, rule }) => `${path}: ${rule}`)
  const off = (code: string) =>
    knitwearAttributes().map(attribute =>
      attribute.code === code
        ? { ...attribute, enabled: false, required: false, filterable: false, skuAxis: false }
        : attribute,
    )
  const withoutOption = (code: string, value: string) =>
    knitwearAttributes().map(attribute =>
      attribute.code === code
        ? {
            ...attribute,
            options: attribute.options.map(option => (option.value === value ? { ...option, enabled: false } : option)),
          }
        : attribute,
    )

  test('is asked of nobody, and what is said of it is in nobody’s way', () => {
    expect(errorsOf(knitwearAttributes())).toEqual([])
    expect(errorsOf(off('gauge'))).toEqual([])
    expect(completeness(content, off('season'))).toBeGreaterThanOrEqual(completeness(content, knitwearAttributes()))
  })

  test('spans no variants any more', () => {
    expect(errorsOf(off('colour'))).toContain(`axes.${content.axes.indexOf('colour')}: not_axis`)
  })

  test('is chosen no more: as a value, as a part, as a variant', () => {
    const gauge = String(content.attributes['gauge'])
    expect(errorsOf(withoutOption('gauge', gauge))).toEqual(['attributes.gauge: not_offered'])
    expect(errorsOf(withoutOption('composition', 'merino'))).toEqual(['attributes.composition: not_offered'])
    const colour = content.skus[0]?.axes['colour'] ?? ''
    expect(errorsOf(withoutOption('colour', colour))[0]).toBe('skus.0.axes.colour: not_offered')
  })
})
