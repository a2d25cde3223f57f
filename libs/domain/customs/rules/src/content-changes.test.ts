import { aCustomsOrder, aDeclaration, aDeclarationItem } from '@tradeport/domain/customs/contract'
import { expect, test } from 'vitest'
import { MOST_CHANGES, contentChanges, orderChanges } from './content-changes'

test('what was written differently is told by its path, with what it said before', () => {
  const before = aDeclaration({ businessMatters: ['self_pay'] })
  const after = aDeclaration({
    head: { packNo: '119', noteS: 'one less' },
    items: [aDeclarationItem({ gQty: '2990' })],
  })
  expect(contentChanges(before, after)).toEqual([
    { path: 'head.packNo', before: '120', after: '119' },
    { path: 'head.noteS', before: null, after: 'one less' },
    { path: 'businessMatters', before: 'self_pay', after: null },
    { path: 'items.0.gQty', before: '3000', after: '2990' },
  ])
  expect(contentChanges(before, before)).toEqual([])
})

test('a row that came or went says what it has', () => {
  const before = aDeclaration()
  const after = aDeclaration({ otherPacks: [{ packType: '22', packQty: '3' }], eDocs: [] })
  expect(contentChanges(before, after)).toEqual(
    expect.arrayContaining([
      { path: 'otherPacks.0.packQty', before: null, after: '3' },
      { path: 'eDocs.0.edocId', before: 'LY-2605-118.pdf', after: null },
    ]),
  )
})

test('another file is told without its number', () => {
  const [paper] = aDeclaration().eDocs
  const withFile = (fileId: string) => aDeclaration({ eDocs: paper ? [{ ...paper, fileId }] : [] })
  const changes = contentChanges(
    withFile('01990000-0000-7000-8000-000000000001'),
    withFile('01990000-0000-7000-8000-000000000002'),
  )
  expect(changes).toEqual([{ path: 'eDocs.0.fileId', before: null, after: null }])
})

test('long values and many changes are cut', () => {
  const vins = Array.from({ length: 200 }, (_, index) => ({ vinCode: `V${index}` }))
  const changes = contentChanges(
    aDeclaration(),
    aDeclaration({ head: { markNo: 'N'.repeat(400) }, items: [aDeclarationItem({ vins })] }),
  )
  expect(changes).toHaveLength(MOST_CHANGES)
  expect(changes[0]?.after).toHaveLength(160)
})

test('an agency order tells its goods by lines, and words of a list together', () => {
  const before = aCustomsOrder()
  expect(orderChanges(before, { ...before, extraServices: ['fumigation'], billNo: 'B-2' })).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: 'extraServices', after: 'fumigation' }),
      expect.objectContaining({ path: 'billNo', after: 'B-2' }),
    ]),
  )
})
