import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ComparisonTable, differs } from './comparison-table'

afterEach(cleanup)

const rows = [
  { key: 'price', label: 'Price', cells: [['10'], ['12']], isDifferent: true },
  { key: 'days', label: 'Days', cells: [['3'], ['3']], isDifferent: false },
  { key: 'ports', label: 'Ports', cells: [['Ningbo', 'Shanghai'], []], isDifferent: true },
]

test('what differs is marked, what is not said is said so, and what is the same can be left out', () => {
  render(
    <ComparisonTable
      label="Offers"
      heads={['a', 'b'].map(id => ({ id, content: `Offer ${id}` }))}
      rows={rows}
      words={{ only: 'Only differences', differs: 'differs', none: 'not said' }}
    />,
  )
  const table = within(screen.getByRole('region', { name: 'Offers' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Offer a', 'Offer b'])
  const said = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(said()).toEqual(['Pricediffers', 'Days', 'Portsdiffers'])
  expect(table.getByText('not said')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }))
  expect(said()).toEqual(['Pricediffers', 'Portsdiffers'])
})

test('cells differ where one of them says something else, or nothing', () => {
  expect([
    differs([['a'], ['a']]),
    differs([['a'], []]),
    differs([
      ['a', 'b'],
      ['b', 'a'],
    ]),
    differs([]),
  ]).toEqual([...[false, true, true, false]])
})
