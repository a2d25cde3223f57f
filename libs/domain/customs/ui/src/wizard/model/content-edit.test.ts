import { aContainer, aDeclaration, aDeclarationItem } from '@tradeport/domain/customs/contract'
import { describe, expect, test } from 'vitest'
import {
  withFiles,
  withItemCopy,
  withItemMoved,
  withItemValue,
  withNewItem,
  withTariffUnits,
  withValue,
  withVins,
  withoutItem,
} from './content-edit'

const three = () =>
  aDeclaration({
    items: ['one', 'two', 'three'].map(gName => aDeclarationItem({ gName })),
    containers: [aContainer({ goodsNo: '1,3' }), aContainer({ goodsNo: '2' })],
    supplements: [{ gNo: '3' }],
  })
const names = ({ items }: ReturnType<typeof three>) => items.map(({ gName }) => gName)
const places = ({ containers, supplements }: ReturnType<typeof three>) => [
  ...containers.map(({ goodsNo }) => goodsNo),
  ...supplements.map(({ gNo }) => gNo),
]

describe('a field by its path', () => {
  test.each([
    ['head.contractNo', (content: ReturnType<typeof three>) => content.head.contractNo],
    ['freeText.relId', (content: ReturnType<typeof three>) => content.freeText.relId],
    ['items.1.gName', (content: ReturnType<typeof three>) => content.items[1]?.gName],
    ['containers.1.goodsNo', (content: ReturnType<typeof three>) => content.containers[1]?.goodsNo],
  ])('%s is written and nothing else', (path, read) => {
    const before = three()
    const after = withValue(before, path, 'typed')
    expect(read(after)).toBe('typed')
    expect(withValue(after, path, read(before) ?? '')).toEqual(before)
  })

  test('a name that is no field changes nothing', () => {
    expect(withValue(three(), 'head.unknown', 'x')).toEqual(three())
  })
})

describe('what follows from a figure', () => {
  const item = aDeclarationItem({
    gQty: '10',
    gUnit: '035',
    declPrice: '2',
    declTotal: '20',
    firstQty: '10',
    firstUnit: '035',
    secondQty: '',
    secondUnit: '',
  })

  test('price and quantity make the total', () => {
    expect(withItemValue(item, 'gQty', '12').declTotal).toBe('24.00')
    expect(withItemValue(item, 'declPrice', '1.5').declTotal).toBe('15.00')
  })

  test('a total without a price makes the price', () => {
    expect(withItemValue({ ...item, declPrice: '' }, 'declTotal', '25').declPrice).toBe('2.5')
    expect(withItemValue(item, 'declTotal', '25').declPrice).toBe('2')
  })

  test('a legal quantity follows the declared one until it is written itself', () => {
    expect(withItemValue(item, 'gQty', '12').firstQty).toBe('12')
    expect(withItemValue({ ...item, firstQty: '9.5' }, 'gQty', '12').firstQty).toBe('9.5')
  })

  test('a legal quantity in kilograms is what goods weigh that are counted in pieces', () => {
    const pieces = { ...item, gUnit: '011', firstUnit: '', firstQty: '', netWt: '1650' }
    const classified = withTariffUnits(pieces, { unit1: '011', unit2: '035' })
    expect(classified).toMatchObject({ firstQty: '10', secondQty: '1650' })
    expect(withItemValue(classified, 'netWt', '1700').secondQty).toBe('1700')
    expect(withItemValue({ ...classified, secondQty: '1640' }, 'netWt', '1700').secondQty).toBe('1640')
  })

  test('another tariff line brings its units and takes away what it does not have', () => {
    const changed = withTariffUnits({ ...item, secondUnit: '011', secondQty: '7' }, { unit1: '036', unit2: null })
    expect(changed).toMatchObject({ firstUnit: '036', firstQty: '10000', secondUnit: '', secondQty: '' })
  })
})

describe('lines in another order', () => {
  test('a moved line is still in its container', () => {
    const moved = withItemMoved(three(), 2, -1)
    expect(names(moved)).toEqual(['one', 'three', 'two'])
    expect(places(moved)).toEqual(['1,2', '3', '2'])
  })

  test('a removed line is in no container any more', () => {
    const fewer = withoutItem(three(), 0)
    expect(names(fewer)).toEqual(['two', 'three'])
    expect(places(fewer)).toEqual(['2', '1', '2'])
  })

  test('a copy stands below its line without its vehicles', () => {
    const copied = withItemCopy(withVins(three(), 0, 'LSVAA4182E2184847'), 0)
    expect(names(copied)).toEqual(['one', 'one', 'two', 'three'])
    expect(copied.items.map(({ vins }) => vins.length)).toEqual([1, 0, 0, 0])
    expect(places(copied)).toEqual(['1,4', '3', '4'])
  })

  test('a line at the end cannot be moved past it', () => {
    expect(withItemMoved(three(), 2, 1)).toEqual(three())
  })
})

test('a new line begins with what the last one has in common with it', () => {
  const added = withNewItem(three()).items.at(-1)
  expect(added).toMatchObject({
    gName: '',
    tradeCurr: 'USD',
    originCountry: 'CHN',
    destinationCountry: 'DEU',
    dutyMode: '1',
  })
})

test('pasted vehicle numbers are taken once each', () => {
  const pasted = withVins(
    withVins(three(), 0, 'lsvaa4182e2184847'),
    0,
    'LSVAA4182E2184847\nLSVAA4182E2184848 LSVAA4182E2184848',
  )
  expect(pasted.items[0]?.vins.map(({ vinCode }) => vinCode)).toEqual(['LSVAA4182E2184847', 'LSVAA4182E2184848'])
})

test('a paper is called like its file, as far as customs can write that', () => {
  const content = withFiles(three(), [{ fileId: 'f', name: `${'报关单'.repeat(12)}–✅.pdf` }], new Map([['f', 10]]))
  expect(content.eDocs.at(-1)).toMatchObject({ fileId: 'f', edocId: `${'报关单'.repeat(10)}.pdf`, edocSize: '10' })
})
