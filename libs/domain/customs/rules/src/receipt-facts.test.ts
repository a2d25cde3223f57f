import { describe, expect, it } from 'vitest'
import { RECEIPT_FACTS, RECEIPT_FACT_NAMES, aDeclaration } from '@tradeport/domain/customs/contract'
import { declaredInstead, factsSaid } from './receipt-facts'

const content = aDeclaration({
  head: { packNo: '120', grossWt: '1500.50', ieDate: '2026-05-20', agentName: 'Beilun Broker', voyageNo: '' },
})

describe('what a receipt says beside its code', () => {
  it('has an element for each of its names', () => {
    expect([...RECEIPT_FACT_NAMES].toSorted()).toEqual(Object.keys(RECEIPT_FACTS).toSorted())
  })

  it('is what is said, and nothing of what is empty', () => {
    const said: Record<string, string> = { packNo: ' 12 ', netWt: '' }
    expect(factsSaid(name => said[name] ?? '')).toEqual({ packNo: '12' })
  })

  it.each([
    ['packNo', '120', null],
    ['packNo', '121', '120'],
    ['grossWt', '1500.5', null],
    ['grossWt', '1500', '1500.50'],
    ['ieDate', '20260520', null],
    ['ieDate', '2026-05-21T00:00:00', '2026-05-20'],
    ['agentName', 'BEILUN  BROKER', null],
    ['tradeCo', content.head.tradeCoScc, null],
    ['tradeCo', content.head.tradeCode, null],
    // Nothing was declared: customs fills it in.
    ['voyageNo', '026W', null],
  ] as const)('%s %s: declared instead is %s', (name, said, declared) => {
    expect(declaredInstead(name, said, content)).toBe(declared)
  })
})
