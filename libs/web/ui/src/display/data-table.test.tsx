import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DataTable } from './data-table'

afterEach(cleanup)

const ROWS = [
  { id: 'a', name: 'Scarf' },
  { id: 'b', name: 'Hat' },
]

function Goods({ rows = ROWS }: { rows?: typeof ROWS }) {
  const [selected, setSelected] = useState<string[]>([])
  return (
    <>
      <DataTable
        label="Goods"
        rows={rows}
        columns={[
          { key: 'name', title: 'Name', render: row => row.name },
          { key: 'do', title: 'Actions', tight: true, pinned: true, render: () => <button type="button">Open</button> },
        ]}
        selection={{
          selected,
          onChange: setSelected,
          texts: { all: 'Select all', row: row => `Select ${row.name}` },
        }}
        empty={<p>No goods yet</p>}
      />
      <output>{selected.join(' ')}</output>
    </>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('rows stand under the heads of their columns', () => {
  render(<Goods />)
  const table = screen.getByRole('table', { name: 'Goods' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
  expect(within(table).getByRole('row', { name: /Scarf/ })).toBeDefined()
})

test('rows are chosen one by one or all together, and a part of them shows as a part', () => {
  render(<Goods />)
  fireEvent.click(box('Select Hat'))
  expect(screen.getByRole('status').textContent).toBe('b')
  expect(box('Select all').indeterminate).toBe(true)
  fireEvent.click(box('Select all'))
  expect(screen.getByRole('status').textContent).toBe('a b')
  expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([true, false])
  fireEvent.click(box('Select all'))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('without rows it says so, and there is nothing to choose', () => {
  render(<Goods rows={[]} />)
  expect(screen.getByText('No goods yet')).toBeDefined()
  expect(box('Select all').disabled).toBe(true)
})
