import { expect, test } from 'vitest'
import type { OrderMaterial } from '@tradeport/domain/service-order/contract'
import { missingPapers } from './index'

const paper = (docType: OrderMaterial['docType'], status: OrderMaterial['status'], required = true) => ({
  ...{ docType, status, required },
})

test('what is required and not there is missing, also what was refused; not what the work itself has', () => {
  const papers = [
    paper('commercial_invoice', 'missing'),
    paper('packing_list', 'refused'),
    paper('contract', 'uploaded'),
    paper('power_of_attorney', 'verified'),
    paper('other', 'missing', false),
  ]
  const names = (work: Parameters<typeof missingPapers>[1]) => missingPapers(papers, work).map(({ docType }) => docType)
  expect(names(null)).toEqual(['commercial_invoice', 'packing_list'])
  expect(names({ papers: ['commercial_invoice'] })).toEqual(['packing_list'])
})
