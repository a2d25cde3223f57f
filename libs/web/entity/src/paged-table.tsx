import { useState } from 'react'
import { useT } from '@tradeport/web/i18n'
import { DataTable, Pagination, type DataTableProps } from '@tradeport/web/ui'

export interface PagedTableProps<Row extends { id: string }> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rows'
> {
  pageSize: number
}

/** Rows that are all here already, so many at a time; on a phone each of them is a card. */
export function PagedTable<Row extends { id: string }>({ pageSize, rows, ...table }: PagedTableProps<Row>) {
  const t = useT('entity')
  const [wanted, setWanted] = useState(1)
  const pageCount = Math.ceil(rows.length / pageSize)
  const page = Math.min(wanted, Math.max(pageCount, 1))
  return (
    <>
      <DataTable {...table} rows={rows.slice((page - 1) * pageSize, page * pageSize)} />
      <Pagination
        page={page}
        pageCount={pageCount}
        onPage={setWanted}
        texts={{
          label: t('list.pages'),
          previous: t('list.previousPage'),
          next: t('list.nextPage'),
          page: each => t('list.page', { page: each }),
        }}
      />
    </>
  )
}
