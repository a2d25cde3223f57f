import { aDeclaration, type DeclarationItem } from '@tradeport/domain/customs/contract'
import { expect, test } from 'vitest'
import { sheetItemCells } from './declaration-sheet'

const content = aDeclaration()
const FORM = {
  ...{ id: '', no: 'DF1', status: 'draft' as const, entryId: '', preEntryId: '', declareDate: null },
  declarer: { name: '', no: '', phone: '' },
  content,
  names: { currency: { USD: '美元' } },
}
const priceOf = (over: Partial<DeclarationItem>) =>
  content.items.slice(0, 1).map(item => sheetItemCells({ ...item, ...over }, 0, FORM).price)

test.each([
  ['15.6', '46800', '15.6000\n46800.00'],
  ['15.60001', '46800.5', '15.60001\n46800.50'],
  ['', '46800', '46800.00'],
  ['dear', '', 'dear'],
])('the sheet prints a price of %j and a total of %j as customs does', (declPrice, declTotal, shown) => {
  expect(priceOf({ declPrice, declTotal, tradeCurr: 'USD' })).toEqual([`${shown}\n美元（USD）`])
})
