import {
  REPORT_KINDS,
  REPORT_SORTS,
  REPORT_TABS,
  reportPage,
  reportReopen,
  reportResolve,
  reportStatusCount,
  type ReportAction,
  type ReportGroupRow,
  type ReportTab,
} from '@tradeport/domain/reporting/contract'
import { APP_KEYS, PLATFORM_TITLES } from '@tradeport/kernel/config'
import { EntityStatus, defineEntity, entityAction, known, type ListQuery, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useLocale } from '@tradeport/web/react'
import { CodeCell, CountCell, FrontEndCell, KindCell, MomentCell, PlacesCell, ResolvedCell } from './report-cells'

const TONES: Record<ReportTab, Tone> = { open: 'danger', resolved: 'success', refused: 'neutral' }
const COLUMNS = ['code', 'frontEnd', 'build', 'kind', 'places', 'count', 'firstSeenAt', 'lastSeenAt', 'status'] as const

const target = ({ id, version }: ReportGroupRow) => ({ id, version })

const filtersOf = (query: ListQuery) => ({
  frontEnd: known(APP_KEYS, query.filters['frontEnd']),
  kind: known(REPORT_KINDS, query.filters['kind']),
  ...(query.keyword ? { keyword: query.keyword } : {}),
})

export const reportEntity = defineEntity<
  ReportGroupRow,
  ReportTab,
  (typeof COLUMNS)[number],
  'frontEnd' | 'kind',
  ReportAction,
  'operator'
>({
  name: 'report',
  statuses: REPORT_TABS,
  tones: TONES,
  sorts: REPORT_SORTS,
  nameOf: row => row.code,
  columns: {
    code: { render: row => <CodeCell row={row} /> },
    frontEnd: { render: row => <FrontEndCell frontEnd={row.frontEnd} /> },
    build: { render: row => row.build },
    kind: { render: row => <KindCell kind={row.kind} />, optional: true },
    places: { render: row => <PlacesCell places={row.places} /> },
    count: { render: row => <CountCell count={row.count} />, align: 'right' },
    firstSeenAt: { render: row => <MomentCell at={row.firstSeenAt} /> },
    lastSeenAt: { render: row => <MomentCell at={row.lastSeenAt} /> },
    status: {
      render: row => (
        <ResolvedCell row={row}>
          <EntityStatus entity={reportEntity} status={row.status} />
        </ResolvedCell>
      ),
    },
  },
  filters: {
    frontEnd: {
      kind: 'choice',
      useOptions() {
        const { locale } = useLocale()
        return APP_KEYS.map(value => ({ value, label: PLATFORM_TITLES[value][locale] }))
      },
    },
    kind: {
      kind: 'choice',
      useOptions() {
        const t = useT('reporting')
        return REPORT_KINDS.map(value => ({ value, label: t(`kind.${value}`) }))
      },
    },
  },
  actions: {
    resolve: entityAction<ReportGroupRow, typeof reportResolve>({
      endpoint: reportResolve,
      input: target,
      confirm: true,
      batch: true,
    }),
    reopen: entityAction<ReportGroupRow, typeof reportReopen>({
      endpoint: reportReopen,
      input: target,
      confirm: true,
    }),
  },
  audiences: { operator: { columns: COLUMNS, filters: ['frontEnd', 'kind'] } },
  usePage: query =>
    useEndpoint(
      reportPage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(REPORT_TABS, query.status),
        sort: known(REPORT_SORTS, query.sort),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(reportStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('reporting')
    return {
      title: t('report.title'),
      emptyHint: t('report.empty'),
      status: status => t(`status.${status}`),
      column: column => t(`column.${column}`),
      filter: filter => t(`filter.${filter}`),
      sort: sort => t(`sort.${known(REPORT_SORTS, sort) ?? '-lastSeenAt'}`),
      action: action => t(`action.${action}`),
      confirm: action => t(`confirm.${action}`),
      done: action => t(`done.${action}`),
    }
  },
})
