import { Button, Progress } from 'antd'
import {
  EXPORT_MAX_ROWS,
  dataExportDownload,
  dataExportOptions,
  type ExportRow,
} from '@tradeport/domain/governance/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useDownload, useEndpoint, useFormat } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import styles from './exports.module.css'
import { useMayExport } from './use-may-export'

interface CellProps {
  readonly row: ExportRow
}

export function ListCell({ row }: CellProps) {
  const t = useT('governanceExports')
  return (
    <span className={styles['line']}>
      {t(`list.${row.list}`)}
      <span className={styles['soft']}>{row.format.toUpperCase()}</span>
      {row.full && <Tag tone="warning">{t('full')}</Tag>}
    </span>
  )
}

export function FiltersCell({ row: { list, filters } }: CellProps) {
  const t = useT('governanceExports')
  const format = useFormat()
  const { data } = useEndpoint(dataExportOptions, {}, { quiet: true })
  const { from, to, keyword, status, more } = filters
  const statuses = data?.lists.find(each => each.list === list)?.statuses
  const state = statuses?.find(({ value }) => value === status)?.label ?? status
  const days =
    from || to
      ? t('days', { from: from ? format.civilDate(from) : '…', to: to ? format.civilDate(to) : '…' })
      : undefined
  const own = more.map(({ label, shown }) => t('narrowed', { label, value: shown }))
  const parts = [keyword && `“${keyword}”`, state, ...own, days].filter(Boolean)
  return parts.length === 0 ? <span className={styles['soft']}>{t('everything')}</span> : <>{parts.join(' · ')}</>
}

export function ProgressCell({ row }: CellProps) {
  const t = useT('governanceExports')
  const format = useFormat()
  const { rowsDone, rowsTotal, status, cut } = row
  if (rowsTotal === null) return <span className={styles['soft']}>–</span>
  if (status === 'running')
    return (
      <span className={styles['progress']}>
        <Progress
          percent={rowsTotal === 0 ? 100 : Math.floor((rowsDone / rowsTotal) * 100)}
          showInfo={false}
          size="small"
          aria-label={t('column.progress')}
        />
        <span className="tp-tabular">
          {t('progress', { done: format.number(rowsDone), total: format.number(rowsTotal) })}
        </span>
      </span>
    )
  return (
    <span className={styles['pair']}>
      <span className="tp-tabular">{format.number(rowsDone)}</span>
      {cut && <span className={styles['soft']}>{t('cut', { max: format.number(EXPORT_MAX_ROWS) })}</span>}
    </span>
  )
}

export function AskedCell({ row }: CellProps) {
  return <span className="tp-tabular">{useFormat().dateTime(row.createdAt)}</span>
}

/** What leads to the same wish again; the days, the columns and why are said anew. */
function againPath({ list, filters }: ExportRow): string {
  const { status, keyword, more } = filters
  return `/exports?${new URLSearchParams({
    new: list,
    ...(status ? { newStatus: status } : {}),
    ...(keyword ? { newKeyword: keyword } : {}),
    ...Object.fromEntries(more.map(({ name, value }) => [`newFilter.${name}`, value])),
  })}`
}

/** The file itself, while it waits to be fetched; where there is none any more, the way to another. */
export function FileCell({ row }: CellProps) {
  const t = useT('governanceExports')
  const format = useFormat()
  const file = useDownload(dataExportDownload)
  const may = useMayExport()
  if (row.status === 'waiting' || row.status === 'running') return <span className={styles['soft']}>–</span>
  if (row.status !== 'ready')
    return !may ? (
      <span className={styles['soft']}>–</span>
    ) : (
      <AppLink to={againPath(row)} aria-label={`${t('action.again')}: ${t(`list.${row.list}`)}`}>
        {t('action.again')}
      </AppLink>
    )
  return (
    <span className={styles['pair']}>
      <Button
        size="small"
        type="primary"
        loading={file.pending}
        aria-label={`${t('action.download')}: ${t(`list.${row.list}`)}`}
        onClick={() => void file.download({ id: row.id }, `${row.list}.${row.format}`)}
      >
        {t('action.download')}
      </Button>
      <span className={styles['soft']}>
        {format.dateTime(row.expiresAt)}
        {row.downloads > 0 && ` · ${t('fetched', { count: row.downloads })}`}
      </span>
    </span>
  )
}
