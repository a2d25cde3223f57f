import { useState, type ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEverybodyMay, useLive, useMay, usePlatform } from '@tradeport/web/react'
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Menu,
  Pagination,
  Select,
  SettingsIcon,
  SkeletonText,
  TextInput,
  type DataColumn,
} from '@tradeport/web/ui'
import { ActionBar } from './action-bar'
import { BatchBar } from './batch-bar'
import { keysOf, known, type EntityDefinition, type EntityRow, type ListQuery } from './entity-definition'
import styles from './entity.module.css'
import { PAGE_SIZES, useListColumns, useListState, type ListChange } from './list-state'
import { SavedViews } from './saved-views'
import { KeywordInput } from './search-input'
import { StatusTag } from './status-tag'
import { PHONE, WIDE, useFits } from './use-fits'

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

/** Rows that were chosen, and the version that was seen of each. */
const NOTHING_CHOSEN: ReadonlyMap<string, number> = new Map()
const COMPANY_FRONT_ENDS = ['buyer', 'seller', 'providerAdmin'] as const
const FORBIDDEN = 'gateway.400019'

/** Where a list is written to a file, narrowed as it is on screen. */
function exportPath(list: string, { status, keyword, filters }: ListQuery): string {
  const params = new URLSearchParams({
    new: list,
    ...(status ? { newStatus: status } : {}),
    ...(keyword ? { newKeyword: keyword } : {}),
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`newFilter.${name}`, value])),
  })
  return `/exports?${params.toString()}`
}

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
  const wide = useFits(WIDE)
  const platform = usePlatform()
  const mayInOffice = useMay('dataExport:create')
  // People of companies take away what they read, unless roles of their company's own leave that out.
  const mayTakeAway = useEverybodyMay('dataExport:create')
  const mayExport = COMPANY_FRONT_ENDS.some(key => key === platform.key) ? mayTakeAway : mayInOffice
  const sorts = view.sorts ?? entity.sorts ?? []
  const { query, change, clear } = useListState()
  const list = entity.usePage(query, audience)
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(NOTHING_CHOSEN)
  const shown = useListColumns(
    view.columns,
    view.columns.filter(column => !entity.columns[column].optional),
  )
  const rows = list.data?.records ?? []
  // Lists are asked again while they are read: what has changed since it was chosen would be acted upon unseen.
  const isAsChosen = ({ id, version }: EntityRow) => chosen.get(id) === version
  const selected = [...chosen.keys()].filter(id => !rows.some(row => row.id === id && !isAsChosen(row)))
  const select = (ids: readonly string[]) =>
    setChosen(new Map(ids.map(id => [id, rows.find(row => row.id === id)?.version ?? chosen.get(id) ?? 0])))
  const batchActions = keysOf(entity.actions).filter(
    action =>
      entity.actions[action].batch && (view.batchActions?.includes(action) || !view.hideActions?.includes(action)),
  )
  // A list of documents that are acted upon on their own pages needs no room for buttons.
  const hasActions = keysOf(entity.actions).some(action => !view.hideActions?.includes(action))
  const filters = view.filters ?? []
  const narrowed = Object.keys(query.filters).length
  const filtered = Boolean(query.keyword ?? query.status) || narrowed > 0
  // On a phone more than two would push the rows out of sight.
  const folds = useFits(PHONE) && filters.length > 2
  const [filtersOpen, setFiltersOpen] = useState(false)

  const columns: DataColumn<Row>[] = [
    ...shown.columns.map(column => ({ ...entity.columns[column], key: column, title: texts.column(column) })),
    ...(hasActions
      ? [
          {
            key: 'actions',
            title: <span className="tp-visually-hidden">{t('action.more')}</span>,
            align: 'right' as const,
            tight: true,
            // What can be done stays in sight while the row is read; on a phone it would cover the row.
            pinned: wide,
            render: (row: Row) => (
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
        <div className={styles['toolbar']}>
          {mayExport && view.exportAs && (
            <AppLink to={exportPath(view.exportAs, query)} className={styles['linkAction'] ?? ''}>
              {t('list.export')}
            </AppLink>
          )}
          {toolbar}
        </div>
      </div>
      <div className={styles['panel']}>
        <StatusTabs entity={entity} audience={audience} query={query} onChange={status => change({ status })} />
        <div className={styles['filters']}>
          <KeywordInput
            className={styles['search']}
            value={query.keyword ?? ''}
            label={texts.search ?? t('list.search')}
            onChange={keyword => change({ keyword }, true)}
          />
          {folds && (
            <Button variant="secondary" aria-expanded={filtersOpen} onClick={() => setFiltersOpen(!filtersOpen)}>
              {narrowed > 0 ? t('list.filtersOn', { count: narrowed }) : t('list.filters')}
            </Button>
          )}
          {(!folds || filtersOpen) &&
            filters.map(filter => (
              <FilterInput
                key={filter}
                label={texts.filter(filter)}
                filter={entity.filters[filter]}
                value={query.filters[filter]}
                onChange={value => change({ filters: { [filter]: value } }, entity.filters[filter].kind === 'text')}
              />
            ))}
          {filtered && (
            <Button variant="quiet" size="small" onClick={clear}>
              {t('list.reset')}
            </Button>
          )}
          <div className={styles['filterEnd']}>
            {sorts.length > 1 && (
              <Select
                aria-label={t('list.sort')}
                value={query.sort ?? sorts[0] ?? ''}
                options={sorts.map(sort => ({ value: sort, label: texts.sort(sort) }))}
                onValue={sort => change({ sort })}
              />
            )}
            <ColumnChooser
              label={t('list.columns')}
              columns={view.columns.map(column => ({ key: column, label: texts.column(column) }))}
              shown={shown.columns}
              onToggle={shown.toggle}
            />
            <SavedViews />
          </div>
        </div>
        {chosen.size > 0 && (
          <BatchBar
            rows={rows.filter(isAsChosen)}
            actions={entity.actions}
            names={batchActions}
            texts={texts}
            nameOf={entity.nameOf}
            onClear={() => setChosen(NOTHING_CHOSEN)}
            onDone={failed => {
              setChosen(new Map([...chosen].filter(([id]) => failed.includes(id))))
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
          <>
            <DataTable
              label={texts.title}
              columns={columns}
              rows={rows}
              selection={
                batchActions.length > 0
                  ? {
                      selected,
                      onChange: select,
                      texts: {
                        all: t('list.selectAll'),
                        row: row => t('list.selectRow', { name: entity.nameOf(row) }),
                      },
                    }
                  : undefined
              }
              empty={
                <div className={styles['state']}>
                  {list.isLoading ? (
                    <SkeletonText lines={8} />
                  ) : (
                    <EmptyState
                      title={filtered ? t('list.empty.filtered') : t('list.empty.title')}
                      actions={filtered ? <Button onClick={clear}>{t('list.reset')}</Button> : emptyAction}
                    >
                      {filtered ? t('list.empty.filteredHint') : texts.emptyHint}
                    </EmptyState>
                  )}
                </div>
              }
            />
            {list.data && (
              <Pages query={query} total={list.data.total} capped={list.data.totalCapped} onChange={change} />
            )}
          </>
        )}
      </div>
    </section>
  )
}

interface PagesProps {
  query: ListQuery
  total: number
  /** There are more than were counted. */
  capped: boolean | undefined
  onChange(change: ListChange): void
}

/** Nothing where everything is on the first page. */
function Pages({ query: { pageNum, pageSize }, total, capped = false, onChange }: PagesProps) {
  const t = useT('entity')
  if (total <= PAGE_SIZES[0]) return null
  return (
    <div className={styles['pages']}>
      <span className={styles['total']}>{capped ? t('list.totalCapped', { total }) : t('list.total', { total })}</span>
      <Pagination
        page={pageNum}
        pageCount={Math.ceil(total / pageSize)}
        onPage={page => onChange({ pageNum: page })}
        texts={{
          label: t('list.pages'),
          previous: t('list.previousPage'),
          next: t('list.nextPage'),
          page: page => t('list.page', { page }),
        }}
      />
      <Select
        aria-label={t('list.pageSize')}
        value={pageSize}
        options={[...new Set([...PAGE_SIZES, pageSize])].map(size => ({
          value: String(size),
          label: t('list.perPage', { size }),
        }))}
        onValue={size => onChange({ pageNum: 1, pageSize: Number(size) })}
      />
    </div>
  )
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
  const { tabs: all = entity.statuses, passingTabs = [] } = entity.audiences[audience]
  // What was not counted may hold something.
  const isEmpty = (status: Status) => counts !== undefined && tabCount(counts, status) === '0'
  const tabs = all.filter(
    status => !passingTabs.includes(status) || query.status === status || (counts !== undefined && !isEmpty(status)),
  )
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
          <span className={styles['tabCount']}>{counts ? tabCount(counts, status) : ''}</span>
        </button>
      ))}
    </div>
  )
}

/** Where counting stopped at `cap`, what was not counted out says so, and what was not counted at all says nothing. */
function tabCount(counts: Readonly<Record<string, number>>, status: string | undefined): string {
  const { cap } = counts
  const count = counts[status ?? 'all']
  if (cap === undefined) return String(count ?? 0)
  return count === undefined ? '' : count > cap ? `${cap}+` : String(count)
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
      <KeywordInput
        className={styles['textFilter']}
        label={label}
        value={value ?? ''}
        onChange={text => onChange(text || undefined)}
      />
    )
  }
  if (filter.kind === 'date') {
    return (
      <label className={styles['dateFilter']}>
        <span>{label}</span>
        <TextInput type="date" value={value ?? ''} onValue={date => onChange(date || undefined)} />
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
  // Options that are still on their way do not take the choice away.
  const isKnown = value === undefined || options.some(option => option.value === value)
  return (
    <Select
      className={styles['filter']}
      aria-label={label}
      placeholder={label}
      value={value ?? ''}
      options={isKnown ? options : [...options, { value, label: '…' }]}
      onValue={next => onChange(next || undefined)}
    />
  )
}

function ColumnChooser<K extends string>({
  label,
  columns,
  shown,
  onToggle,
}: {
  label: string
  columns: readonly { key: K; label: string }[]
  shown: readonly K[]
  onToggle(column: K): void
}) {
  return (
    <Menu
      label={label}
      trigger={<SettingsIcon size={18} />}
      triggerClassName={styles['columns']}
      items={columns.map(({ key, label: name }) => ({
        key,
        label: name,
        checked: shown.includes(key),
        onSelect: () => onToggle(key),
      }))}
    />
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
