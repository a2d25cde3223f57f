import { expect, test } from 'vitest'
import { missingParts, rangesOf } from './missing-parts'

test('what is missing stands by the parts of the form, in their order, each field once', () => {
  const missing = [
    ...['eDocs.0.edocId', 'items.0.gQty', 'items.1.gQty', 'items.4.gQty', 'items.2.codeTs', 'head.netWt'],
    ...['head.contractNo', 'head.contractNo', 'freeText.relId', 'containers.0.containerId', 'items.0.vins.0.vinCode'],
    ...['head.tradeName', 'declType', 'items'],
  ]
  expect(
    missingParts(missing).map(({ part, fields }) => [part, fields.map(({ path, lines }) => [path, lines])]),
  ).toEqual([
    [
      'customs',
      [
        ['head.contractNo', []],
        ['declType', []],
      ],
    ],
    ['trade', [['head.tradeName', []]]],
    ['packing', [['head.netWt', []]]],
    ['free', [['freeText.relId', []]]],
    [
      'items',
      [
        ['items.0.gQty', [1, 2, 5]],
        ['items.2.codeTs', [3]],
        ['items', []],
      ],
    ],
    [
      'containers',
      [
        ['containers.0.containerId', []],
        ['items.0.vins.0.vinCode', []],
      ],
    ],
    ['documents', [['eDocs.0.edocId', []]]],
  ])
})

test('lines that follow one another are said as one', () => {
  expect(rangesOf([5, 1, 2, 3])).toBe('1–3, 5')
  expect(rangesOf([7])).toBe('7')
})
