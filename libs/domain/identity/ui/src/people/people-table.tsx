import { Button, Select, Table, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import type { Page } from '@tradeport/kernel/contract-kit'
import { SavedViews, scrollByKeys, SearchInput, useListState, type EndpointState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { EmptyState, ErrorState } from '@tradeport/web/ui'
import styles from './people.module.css'

export interface PeopleTableProps<Row extends object> {
  title: string
  empty: string
  rowKey: (row: Row) => string
  columns: TableColumnsType<Row>
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
            <SearchInput
              key={query.keyword ?? ''}
              className={styles['search'] ?? ''}
              defaultValue={query.keyword ?? ''}
              aria-label={t('people.search')}
              maxLength={200}
              onSearch={keyword => change({ keyword: keyword || undefined })}
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
          <Table<Row>
            ref={scrollByKeys}
            rowKey={props.rowKey}
            size="middle"
            loading={state.isLoading ? { delay: 200 } : false}
            columns={props.columns}
            dataSource={state.data?.records ?? []}
            scroll={{ x: 'max-content' }}
            locale={{ emptyText: state.isLoading ? <div /> : <EmptyState title={props.empty} /> }}
            pagination={{
              current: query.pageNum,
              pageSize: query.pageSize,
              total: state.data?.total ?? 0,
              hideOnSinglePage: (state.data?.total ?? 0) <= 20,
              showSizeChanger: true,
              onChange: (pageNum, pageSize) =>
                change(pageSize === query.pageSize ? { pageNum } : { pageNum: 1, pageSize }),
            }}
          />
        )}
      </div>
    </section>
  )
}
