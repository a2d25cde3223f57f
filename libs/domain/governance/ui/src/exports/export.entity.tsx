import {
  EXPORT_LISTS,
  EXPORT_STATUSES,
  dataExportCancel,
  dataExportOptions,
  dataExportPage,
  dataExportStatusCount,
  type ExportAction,
  type ExportRow,
  type ExportStatus,
} from '@tradeport/domain/governance/contract'
import { EntityStatus, defineEntity, entityAction, known, type ListQuery, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { AskedCell, FileCell, FiltersCell, ListCell, ProgressCell } from './export-cells'

const TONES: Record<ExportStatus, Tone> = {
  waiting: 'neutral',
  running: 'info',
  ready: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}
export type ExportAudience = 'operator' | 'company'

const COLUMNS = ['list', 'status', 'progress', 'filters', 'reason', 'createdAt', 'expiresAt'] as const
/** How far they are is told as it happens; this is for a line that was cut. */
const EVERY_MS = 15_000

const filtersOf = ({ keyword, filters }: ListQuery) => {
  const list = known(EXPORT_LISTS, filters['list'])
  return { ...(keyword ? { keyword } : {}), ...(list ? { list } : {}) }
}

export const exportEntity = defineEntity<
  ExportRow,
  ExportStatus,
  (typeof COLUMNS)[number],
  'list',
  ExportAction,
  ExportAudience
>({
  name: 'dataExport',
  statuses: EXPORT_STATUSES,
  tones: TONES,
  nameOf: row => row.list,
  columns: {
    list: { render: row => <ListCell row={row} /> },
    status: { render: row => <EntityStatus entity={exportEntity} status={row.status} /> },
    progress: { render: row => <ProgressCell row={row} />, align: 'right' },
    filters: { render: row => <FiltersCell row={row} /> },
    reason: { render: row => row.reason },
    createdAt: { render: row => <AskedCell row={row} /> },
    expiresAt: { render: row => <FileCell row={row} /> },
  },
  filters: {
    list: {
      kind: 'choice',
      useOptions() {
        const t = useT('governanceExports')
        const { data } = useEndpoint(dataExportOptions, {}, { quiet: true })
        return (data?.lists ?? []).map(({ list }) => ({ value: list, label: t(`list.${list}`) }))
      },
    },
  },
  actions: {
    cancel: entityAction<ExportRow, typeof dataExportCancel>({
      endpoint: dataExportCancel,
      input: ({ id, version }) => ({ id, version }),
      confirm: true,
    }),
  },
  audiences: {
    operator: { columns: COLUMNS, filters: ['list'] },
    company: { columns: COLUMNS.filter(column => column !== 'reason'), filters: ['list'] },
  },
  usePage: query =>
    useEndpoint(
      dataExportPage,
      {
        ...filtersOf(query),
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(EXPORT_STATUSES, query.status),
      },
      { keepPrevious: true, refetchEveryMs: EVERY_MS },
    ),
  useCounts: query => useEndpoint(dataExportStatusCount, filtersOf(query), { keepPrevious: true }),
  useTexts() {
    const t = useT('governanceExports')
    return {
      title: t('title'),
      emptyHint: t('empty'),
      status: status => t(`status.${status}`),
      column: column => t(`column.${column}`),
      filter: () => t('column.list'),
      sort: sort => sort,
      action: action => t(`action.${action}`),
      confirm: action => t(`confirm.${action}`),
      done: action => t(`done.${action}`),
    }
  },
})
