import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  aPaymentPlan,
  type ComparisonCell,
  type ComparisonColumn,
  type QuotationComparison,
} from '@tradeport/domain/sourcing/contract'
import type { AppRuntime } from '@tradeport/web/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderPart } from '../shared/test-app.fixture'
import { ComparisonTable } from './comparison-table'

let runtime: AppRuntime | undefined
afterEach(() => {
  cleanup()
  runtime?.dispose()
})

function aColumn(name: string, parts: Partial<ComparisonColumn> = {}): ComparisonColumn {
  return {
    threadId: `thread-${name}`,
    storeId: `store-${name}`,
    storeName: { en_US: name },
    quotationId: name,
    quotationNo: `QT-${name}`,
    versionNo: 1,
    status: 'sent',
    version: 1,
    contentHash: 'hash',
    actions: ['accept', 'counter'],
    currency: 'USD',
    rate: '1',
    rateAt: null,
    incoterm: 'FOB',
    namedPlace: 'Ningbo',
    total: '1000.00',
    totalNormalised: '1000.00',
    charges: [],
    leadDays: 40,
    paymentPlan: aPaymentPlan(),
    partialShipment: false,
    warrantyDays: 0,
    validUntil: '2026-12-01T00:00:00.000Z',
    missing: [],
    best: false,
    ...parts,
  }
}

function aCell(name: string, parts: Partial<ComparisonCell> = {}): ComparisonCell {
  return {
    quotationId: name,
    kind: 'requested',
    name: 'Pullover',
    qty: '100',
    unit: 'piece',
    unitPrice: '10.00',
    unitPriceNormalised: '10.0000',
    unitPriceAllIn: '10.0000',
    moq: '100',
    leadDays: 40,
    missing: [],
    best: false,
    ...parts,
  }
}

const COMPARISON: QuotationComparison = {
  inquiryId: 'i',
  inquiryNo: 'IQ1',
  currency: 'USD',
  incoterm: 'FOB',
  columns: [
    aColumn('Alpha', { best: true, leadDays: 55 }),
    aColumn('Beta', {
      currency: 'EUR',
      rate: '1.1',
      total: '900.00',
      totalNormalised: '990.00',
      missing: ['main_freight', 'item_missing'],
      leadDays: 35,
    }),
  ],
  rows: [
    {
      inquiryItemId: 'line-1',
      lineNo: 1,
      name: 'Pullover',
      unit: 'piece',
      quantities: ['100'],
      targetPrice: null,
      targetCurrency: null,
      cells: [
        aCell('Alpha', { best: true }),
        aCell('Beta', { unitPrice: null, unitPriceNormalised: null, unitPriceAllIn: null, missing: ['item_missing'] }),
      ],
    },
  ],
}

const show = async () => {
  runtime = await renderPart(
    <ComparisonTable comparison={COMPARISON} actions={column => <button type="button">{column.quotationNo}</button>} />,
  )
}
const cellsOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell')

describe('quotations side by side', () => {
  test('the lowest complete total is marked, not a lower one that leaves something open', async () => {
    await show()
    const [alpha, beta] = cellsOf(/Total in USD/)
    expect(alpha?.textContent).toContain('Lowest complete total')
    expect(beta?.textContent).not.toContain('Lowest complete total')
    expect(alpha?.dataset['best']).toBe('true')
  })

  test('what a quotation leaves open is said in words, for the whole and for the line', async () => {
    await show()
    const [, total] = cellsOf(/Total in USD/)
    expect(within(total ?? document.body).getByRole('list', { name: 'Left open' }).textContent).toContain(
      'Main freight not included',
    )
    const [alpha, beta] = cellsOf(/1\. Pullover/)
    expect(alpha?.textContent).toContain('Lowest price')
    expect(beta?.textContent).toContain('A line is not quoted')
  })

  test('another currency stands below its value in the common one, with the rate', async () => {
    await show()
    const [, beta] = cellsOf(/Total in USD/)
    expect(beta?.textContent).toContain('990.00')
    expect(beta?.textContent).toContain('900.00')
    expect(beta?.textContent).toContain('rate 1.1')
  })

  test('the shortest lead time is marked; terms that are all the same are not', async () => {
    await show()
    const [alpha, beta] = cellsOf(/^Lead time/)
    expect(beta?.textContent).toContain('Shortest')
    expect(alpha?.textContent).not.toContain('Shortest')
    for (const cell of cellsOf(/^Warranty/)) expect(cell.textContent).not.toContain('Longest')
  })

  test('a phone shows the best seller first and switches to another', async () => {
    await show()
    const shown = () => cellsOf(/Total in USD/).map(cell => cell.dataset['shown'])
    expect(shown()).toEqual(['true', 'false'])
    await userEvent.setup().click(screen.getByText('Beta', { selector: '[class*=segmented] *' }))
    expect(shown()).toEqual(['false', 'true'])
  })

  test('every seller has its own decision', async () => {
    await show()
    expect(screen.getByRole('button', { name: 'QT-Alpha' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'QT-Beta' })).toBeDefined()
  })
})
