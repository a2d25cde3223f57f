import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ImportDialog, type ImportProblem } from './import-dialog'
import { show } from './shown.fixture'

function Page({ before, problems = [] }: { before?: ReactNode; problems?: readonly ImportProblem[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Import</button>
      <ImportDialog
        open={open}
        maxMegabytes={1}
        maxRows={10}
        before={before}
        onTemplate={() => Promise.resolve()}
        onPreview={() => Promise.resolve({ jobId: 'j', rows: problems.length, problems })}
        onApply={() => Promise.resolve(true)}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

async function openWith(page: ReactNode): Promise<HTMLElement> {
  await show(page)
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
  return screen.findByRole('dialog')
}

test.each([
  ['in what is chosen first', <input key="before" aria-label="Category" />, 'Category'],
  ['at the template, where nothing is', undefined, 'Download the template'],
])('whoever opens it begins %s', async (_where, before, name) => {
  await openWith(<Page before={before} />)
  const start = before ? screen.getByLabelText(name) : screen.getByRole('button', { name })
  await waitFor(() => expect(document.activeElement).toBe(start))
})

test('every bad cell is named by row and column, twenty on a page', async () => {
  const problems = Array.from({ length: 21 }, (_each, index) => ({
    ...{ row: index + 2, column: 'Price', value: 'cheap', reason: 'This is no number.' },
  }))
  const dialog = within(await openWith(<Page problems={problems} />))
  const field = document.querySelector('input[type=file]')
  if (!field) throw new Error('no field for a file')
  fireEvent.change(field, { target: { files: [new File(['a'], 'goods.csv')] } })
  const table = within(await dialog.findByRole('table', { name: 'What is wrong' }))
  expect(dialog.getByText('Cells to correct: 21')).toBeTruthy()
  expect(table.getAllByText('This is no number.')).toHaveLength(20)
  fireEvent.click(dialog.getByRole('button', { name: 'Next page' }))
  const cells = table.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells).toEqual(['22', 'Price', 'cheap', 'This is no number.'])
})
