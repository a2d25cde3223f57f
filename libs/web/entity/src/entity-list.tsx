import { Button, Checkbox, Dropdown, Grid, Select, Table, type TableColumnsType } from 'antd'
import { SettingOutlined } from '@ant-design/icons'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import { useLive } from '@tradeport/web/react'
import { EmptyState, ErrorState, ForbiddenState } from '@tradeport/web/ui'
import { ActionBar } from './action-bar'
import { BatchBar } from './batch-bar'
import { DateInput } from './date-input'
import { keysOf, known, type EntityDefinition, type EntityRow, type ListQuery } from './entity-definition'
import styles from './entity.module.css'
import { PAGE_SIZES, useListState } from './list-state'
import { SearchInput } from './search-input'
import { scrollByKeys } from './scroll-by-keys'
import { StatusTag } from './status-tag'
import { useDebounced } from './use-debounced'

export interface EntityListProps<
  Row extends EntityRow,
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
  Audience extends string,
> {
  entity: EntityDefinition<Row, Status, ColumnKey, FilterKey, Action, Audience>
  audience: Audience
  /** Buttons beside the title: create, import, export. */
  toolbar?: ReactNode
  /** What an empty list offers besides its hint. */
  emptyAction?: ReactNode
}

const FORBIDDEN = 'gateway.400019'

/** The one list screen: tabs with live counts, filters in the address, columns to choose, many rows at once. */
export function EntityList<
  Row extends EntityRow,
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
  Audience extends string,
>({ entity, audience, toolbar, emptyAction }: EntityListProps<Row, Status, ColumnKey, FilterKey, Action, Audience>) {
  const t = useT('entity')
  const texts = entity.useTexts()
  useLive(entity.name)
  const view = entity.audiences[audience]
  const { lg: wide = false } = Grid.useBreakpoint()
  const sorts = view.sorts ?? entity.sorts ?? []
  const { query, change, clear } = useListState()
  const list = entity.usePage(query, audience)
  const [selected, setSelected] = useState<string[]>([])
  const [hiddenColumns, setHiddenColumns] = useState<readonly ColumnKey[]>(() =>
    view.columns.filter(column => entity.columns[column].optional),
  )
  const rows = list.data?.records ?? []
  const selectedRows = rows.filter(row => selected.includes(row.id))
  const batchActions = keysOf(entity.actions).filter(
    action => entity.actions[action].batch && !view.hideActions?.includes(action),
  )
  // A list of documents that are acted upon on their own pages needs no room for buttons.
  const hasActions = keysOf(entity.actions).some(action => !view.hideActions?.includes(action))
  const filtered = Boolean(query.keyword ?? query.status) || Object.keys(query.filters).length > 0

  const columns: TableColumnsType<Row> = [
    ...view.columns
      .filter(column => !hiddenColumns.includes(column))
      .map(column => {
        const definition = entity.columns[column]
        return {
          key: column,
          title: texts.column(column),
          ...(definition.width ? { width: definition.width } : {}),
          ...(definition.align ? { align: definition.align } : {}),
          render: (_value: unknown, row: Row) => definition.render(row),
        }
      }),
    ...(hasActions
      ? [
          {
            key: 'actions',
            title: <span className="tp-visually-hidden">{t('action.more')}</span>,
            align: 'right' as const,
            className: styles['rowActions'] ?? '',
            // What can be done stays in sight while the row is read; on a phone it would cover the row.
            ...(wide ? { fixed: 'right' as const } : {}),
            render: (_value: unknown, row: Row) => (
              <span className={styles['rowButtons']}>
                <ActionBar
                  entity={entity}
                  row={row}
                  audience={audience}
                  size="row"
                  onDone={() => void list.refetch()}
                />
              </span>
            ),
          },
        ]
      : []),
  ]

  return (
    <section className={styles['list']} aria-busy={list.isFetching}>
      <div className={styles['heading']}>
        <h1 className={styles['title']}>{texts.title}</h1>
        <div className={styles['toolbar']}>{toolbar}</div>
      </div>
      <div className={styles['panel']}>
        <StatusTabs entity={entity} audience={audience} query={query} onChange={status => change({ status })} />
        <div className={styles['filters']}>
          <KeywordInput
            key={query.keyword ?? ''}
            value={query.keyword ?? ''}
            label={t('list.search')}
            onChange={keyword => change({ keyword }, true)}
          />
          {(view.filters ?? []).map(filter => (
            <FilterInput
              key={filter}
              label={texts.filter(filter)}
              filter={entity.filters[filter]}
              value={query.filters[filter]}
              onChange={value => change({ filters: { [filter]: value } })}
            />
          ))}
          {filtered && (
            <Button type="link" onClick={clear}>
              {t('list.reset')}
            </Button>
          )}
          <div className={styles['filterEnd']}>
            {sorts.length > 1 && (
              <Select
                aria-label={t('list.sort')}
                value={query.sort ?? sorts[0] ?? null}
                options={sorts.map(sort => ({ value: sort, label: texts.sort(sort) }))}
                onChange={sort => change({ sort: sort ?? undefined })}
                popupMatchSelectWidth={false}
              />
            )}
            <ColumnChooser
              label={t('list.columns')}
              columns={view.columns.map(column => ({ key: column, label: texts.column(column) }))}
              hidden={hiddenColumns}
              onChange={setHiddenColumns}
            />
          </div>
        </div>
        {selectedRows.length > 0 && (
          <BatchBar
            rows={selectedRows}
            actions={entity.actions}
            names={batchActions}
            texts={texts}
            nameOf={entity.nameOf}
            onClear={() => setSelected([])}
            onDone={() => {
              setSelected([])
              void list.refetch()
            }}
          />
        )}
        {list.error && rows.length === 0 ? (
          <div className={styles['state']}>
            {list.error.code === FORBIDDEN ? (
              <ForbiddenState title={t('list.forbidden.title')}>{t('list.forbidden.hint')}</ForbiddenState>
            ) : (
              <ErrorState
                title={t('list.failed.title')}
                actions={<Button onClick={() => void list.refetch()}>{t('action.retry')}</Button>}
              >
                {t('list.failed.hint')}
              </ErrorState>
            )}
          </div>
        ) : (
          <Table<Row>
            ref={scrollByKeys}
            rowKey="id"
            size="middle"
            loading={list.isLoading ? { delay: 200 } : false}
            dataSource={rows}
            columns={columns}
            scroll={{ x: 'max-content' }}
            {...(batchActions.length > 0
              ? {
                  rowSelection: {
                    columnTitle: checkbox => <SelectAll>{checkbox}</SelectAll>,
                    selectedRowKeys: selected,
                    onChange: keys => setSelected(keys.map(String)),
                    getCheckboxProps: row => ({ 'aria-label': t('list.selectRow', { name: entity.nameOf(row) }) }),
                  },
                }
              : {})}
            locale={{
              emptyText: list.isLoading ? (
                <div className={styles['state']} />
              ) : (
                <div className={styles['state']}>
                  <EmptyState
                    title={filtered ? t('list.empty.filtered') : t('list.empty.title')}
                    actions={filtered ? <Button onClick={clear}>{t('list.reset')}</Button> : emptyAction}
                  >
                    {filtered ? t('list.empty.filteredHint') : texts.emptyHint}
                  </EmptyState>
                </div>
              ),
            }}
            pagination={{
              current: query.pageNum,
              pageSize: query.pageSize,
              total: list.data?.total ?? 0,
              pageSizeOptions: [...PAGE_SIZES],
              showSizeChanger: true,
              hideOnSinglePage: (list.data?.total ?? 0) <= PAGE_SIZES[0],
              showTotal: total =>
                list.data?.totalCapped ? t('list.totalCapped', { total }) : t('list.total', { total }),
              onChange: (pageNum, pageSize) =>
                change(pageSize === query.pageSize ? { pageNum } : { pageNum: 1, pageSize }),
            }}
          />
        )}
      </div>
    </section>
  )
}

/**
 * The choice of all rows. antd repeats the head in a hidden row to measure it; there the checkbox must not take the focus.
 */
function SelectAll({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (place.current?.closest('[aria-hidden="true"]')) place.current.inert = true
  }, [])
  return <span ref={place}>{children}</span>
}

interface StatusTabsProps<
  Row extends EntityRow,
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
  Audience extends string,
> {
  entity: EntityDefinition<Row, Status, ColumnKey, FilterKey, Action, Audience>
  audience: Audience
  query: ListQuery
  onChange(status: string | undefined): void
}

function StatusTabs<
  Row extends EntityRow,
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
  Audience extends string,
>({ entity, audience, query, onChange }: StatusTabsProps<Row, Status, ColumnKey, FilterKey, Action, Audience>) {
  const t = useT('entity')
  const texts = entity.useTexts()
  const counts = entity.useCounts?.(query, audience).data
  const tabs = entity.audiences[audience].tabs ?? entity.statuses
  return (
    <div className={styles['tabs']} role="tablist">
      {[undefined, ...tabs].map(status => (
        <button
          key={status ?? 'all'}
          type="button"
          role="tab"
          aria-selected={query.status === status}
          className={styles['tab']}
          onClick={() => onChange(status)}
        >
          {status === undefined ? t('list.all') : texts.status(status)}
          <span className={styles['tabCount']}>{counts ? (counts[status ?? 'all'] ?? 0) : ''}</span>
        </button>
      ))}
    </div>
  )
}

function KeywordInput({ value, label, onChange }: { value: string; label: string; onChange(value: string): void }) {
  const [text, setText] = useState(value)
  const rested = useDebounced(text, 300)
  useEffect(() => {
    if (rested !== value) onChange(rested)
    // A changed address remounts the field, so only typing matters here.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reacts to typing alone, not to a new callback
  }, [rested])
  return (
    <SearchInput
      className={styles['search'] ?? ''}
      aria-label={label}
      value={text}
      maxLength={200}
      onChange={event => setText(event.target.value)}
      onSearch={onChange}
    />
  )
}

interface FilterInputProps {
  label: string
  filter: EntityDefinition<EntityRow, string, string, string, string, string>['filters'][string] | undefined
  value: string | undefined
  onChange(value: string | undefined): void
}

function FilterInput({ label, filter, value, onChange }: FilterInputProps) {
  if (!filter) return null
  if (filter.kind === 'text') {
    return (
      <SearchInput
        className={styles['filter'] ?? ''}
        aria-label={label}
        defaultValue={value ?? ''}
        onSearch={text => onChange(text || undefined)}
      />
    )
  }
  if (filter.kind === 'date') {
    return (
      <label className={styles['dateFilter']}>
        <span>{label}</span>
        <DateInput value={value} onChange={onChange} />
      </label>
    )
  }
  return <ChoiceFilter label={label} useOptions={filter.useOptions} value={value} onChange={onChange} />
}

function ChoiceFilter({
  label,
  useOptions,
  value,
  onChange,
}: Omit<FilterInputProps, 'filter'> & { useOptions(): readonly { value: string; label: string }[] }) {
  const options = useOptions()
  return (
    <Select
      className={styles['filter'] ?? ''}
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? null}
      options={[...options]}
      onChange={next => onChange(next ?? undefined)}
      popupMatchSelectWidth={false}
    />
  )
}

function ColumnChooser<K extends string>({
  label,
  columns,
  hidden,
  onChange,
}: {
  label: string
  columns: readonly { key: K; label: string }[]
  hidden: readonly K[]
  onChange(hidden: readonly K[]): void
}) {
  const items = useMemo(
    () =>
      columns.map(column => ({
        key: column.key,
        label: (
          <Checkbox
            checked={!hidden.includes(column.key)}
            onChange={event =>
              onChange(event.target.checked ? hidden.filter(key => key !== column.key) : [...hidden, column.key])
            }
          >
            {column.label}
          </Checkbox>
        ),
      })),
    [columns, hidden, onChange],
  )
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button icon={<SettingOutlined aria-hidden />} aria-label={label} />
    </Dropdown>
  )
}

/** The status of a row with its tone; one the entity does not know is shown neutrally. */
export function EntityStatus<
  Row extends EntityRow,
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
  Audience extends string,
>({
  entity,
  status,
}: {
  entity: EntityDefinition<Row, Status, ColumnKey, FilterKey, Action, Audience>
  status: string
}) {
  const texts = entity.useTexts()
  const own = known(entity.statuses, status)
  return <StatusTag tone={own ? entity.tones[own] : 'neutral'}>{own ? texts.status(own) : status}</StatusTag>
}
