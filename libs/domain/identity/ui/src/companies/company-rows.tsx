import type { ReactNode } from 'react'
import { DetailSection } from '@tradeport/web/entity'
import { DataTable, type DataColumn } from '@tradeport/web/ui'

export interface RowsProps<Row extends { id: string }> {
  title: string
  empty: string
  extra?: ReactNode
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
}

/** What a company has of something, on its page. */
export function Rows<Row extends { id: string }>(props: RowsProps<Row>) {
  return (
    <DetailSection title={props.title} extra={props.extra}>
      {props.rows.length === 0 ? (
        <p>{props.empty}</p>
      ) : (
        <DataTable label={props.title} rows={props.rows} columns={props.columns} />
      )}
    </DetailSection>
  )
}
