import { expect, it } from 'vitest'
import { LIST_ROWS_READ, listWorkbook } from './list-workbook'

const list = (rows: number) => ({
  fileName: 'list',
  name: 'list',
  columns: ['no'] as const,
  head: () => 'No.',
  rows: Array.from({ length: rows }, (_, no) => ({ no })),
  asked: { format: 'csv' as const },
})

it('is written whole, or refused where it is longer than one waits for', async () => {
  expect((await listWorkbook(list(LIST_ROWS_READ - 1))).fileName).toBe('list.csv')
  expect(() => listWorkbook(list(LIST_ROWS_READ))).toThrow(expect.objectContaining({ code: 'FT520413' }))
})
