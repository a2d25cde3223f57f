import { Button, Pagination, Select } from 'antd'
import type { ReactNode } from 'react'
import type { Page } from '@tradeport/kernel/contract-kit'
import { KeywordInput, SavedViews, useListState, type EndpointState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { DataTable, EmptyState, ErrorState, SkeletonText } from '@tradeport/web/ui'
import styles from './people.module.css'

export interface PeopleColumn<Row> {
  title: ReactNode
  align?: 'right'
  pinned?: boolean
  tight?: boolean
  whole?: boolean
  render: (row: Row) => ReactNode
}

export interface PeopleTableProps<Row extends object> {
  title: string
  empty: string
  rowKey: (row: Row) => string
  columns: readonly PeopleColumn<Row>[]
  state: EndpointState<Page<Row>>
  filter?: { key: string; label: string; options: readonly { value: string; label: string }[] }
  searchable?: boolean
  /** Stands beside the title: what starts something new. */
  extra?: ReactNode
}

/** A list of people, companies or roles: they have no state machine, so the list is a plain one with the same address rules. */
export function PeopleTable<Row extends object>(props: PeopleTableProps<Row>) {
  const t = useT('identity')
  const te = useT('entity')
  const { query, change } = useListState()
  const { filter, state } = props
  return (
    <section className={styles['page']} aria-busy={state.isFetching}>
      <div className={styles['head']}>
        <h1 className={styles['title']}>{props.title}</h1>
        {props.extra}
      </div>
      <div className={styles['panel']}>
        <div className={styles['filters']}>
          {props.searchable !== false && (
            <KeywordInput
              className={styles['search']}
              label={t('people.search')}
              value={query.keyword ?? ''}
              onChange={keyword => change({ keyword }, true)}
            />
          )}
          {filter && (
            <Select
              className={styles['select'] ?? ''}
              aria-label={filter.label}
              placeholder={filter.label}
              allowClear
              value={query.filters[filter.key] ?? null}
              options={[...filter.options]}
              onChange={value => change({ filters: { [filter.key]: value ?? undefined } })}
            />
          )}
          <SavedViews />
        </div>
        {state.error && !state.data ? (
          <ErrorState
            title={te('list.failed.title')}
            actions={<Button onClick={() => void state.refetch()}>{te('action.retry')}</Button>}
          >
            {te('list.failed.hint')}
          </ErrorState>
        ) : (
          <Rows {...props} />
        )}
      </div>
    </section>
  )
}

interface Shown<Row> {
  id: string
  row: Row
}

function Rows<Row extends object>({ title, empty, rowKey, columns, state }: PeopleTableProps<Row>) {
  const { query, change } = useListState()
  if (!state.data) return <SkeletonText lines={8} />
  const { records, total } = state.data
  return (
    <>
      <DataTable<Shown<Row>>
        label={title}
        rows={records.map(row => ({ id: rowKey(row), row }))}
        columns={columns.map(({ render, ...column }, index) => ({
          ...{ ...column, key: String(index) },
          render: ({ row }) => render(row),
        }))}
        empty={<EmptyState title={empty} />}
      />
      {total > 20 && (
        <Pagination
          className={styles['pages'] ?? ''}
          align="end"
          current={query.pageNum}
          pageSize={query.pageSize}
          total={total}
          showSizeChanger
          onChange={(pageNum, pageSize) => change(pageSize === query.pageSize ? { pageNum } : { pageNum: 1, pageSize })}
        />
      )}
    </>
  )
}
