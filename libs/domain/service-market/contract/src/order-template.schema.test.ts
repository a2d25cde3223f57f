import { expect, test } from 'vitest'
import { templateFields } from './order-template.schema'

test('what is wrong between questions is said at the one that is wrong', () => {
  const question = { label: { en_US: 'How many?' }, type: 'number' as const }
  const found = templateFields.safeParse([
    { ...question, key: 'count' },
    { ...question, key: 'count', visibleWhen: { field: 'later', equals: ['1'] } },
    { key: 'kind', label: {}, type: 'select' },
  ])
  expect(found.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['1.key', 'duplicate'],
    ['1.visibleWhen.field', 'invalid_value'],
    ['2.label', 'required'],
    ['2.options', 'required'],
  ])
})
