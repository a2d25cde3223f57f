import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import {
  DECLARATION_STATUSES,
  declarationListExportCancel,
  declarationListExportCreate,
  declarationListExportCurrent,
  declarationListExportDownload,
  type ListExport,
} from '@tradeport/domain/customs/contract'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { AbilityButton, known, queryFrom } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDownload, useEndpoint, useFormat } from '@tradeport/web/react'
import { Button, DownloadIcon, ProgressLine } from '@tradeport/web/ui'
import { filtersOf } from '../list/declaration.entity'
import styles from './export-list.module.css'

const FILE_NAME = 'declarations.xlsx'

/** The list as it is narrowed on screen, written in the background: whoever stays gets the file when it is there, whoever comes back finds it. */
export function ExportListButton() {
  const t = useT('customs')
  const [params] = useSearchParams()
  const { data } = useEndpoint(declarationListExportCurrent, {}, { quiet: true })
  const create = useAction(declarationListExportCreate)
  const { download, pending } = useDownload(declarationListExportDownload)
  const [awaited, setAwaited] = useState<string>()
  const current = data?.current ?? undefined
  const isRunning = current?.status === 'waiting' || current?.status === 'running'
  const isAwaited = current?.id === awaited

  useEffect(() => {
    if (!isAwaited || current?.status !== 'ready') return
    setAwaited(undefined)
    void download({ id: current.id }, FILE_NAME)
  }, [current?.id, current?.status, download, isAwaited])

  const start = async () => {
    const query = queryFrom(params)
    const asked = await create.run({ ...filtersOf(query), status: known(DECLARATION_STATUSES, query.status) })
    if (asked.ok) setAwaited(asked.data.id)
  }
  if (current && isRunning) return <Progress current={current} />
  return (
    <>
      {current?.status === 'ready' && current.downloads === 0 && !isAwaited && (
        <Button size="small" loading={pending} onClick={() => void download({ id: current.id }, FILE_NAME)}>
          {t('transfer.export.list.fetch')}
        </Button>
      )}
      {current?.status === 'failed' && (
        <span role="alert" className={styles['failed']}>
          {t('transfer.export.list.failed')}
        </span>
      )}
      <AbilityButton
        query={abilityQuery}
        ability={DATA_EXPORT_ABILITY}
        icon={<DownloadIcon size={16} />}
        loading={create.pending || pending}
        onClick={() => void start()}
      >
        {t('transfer.export.list')}
      </AbilityButton>
    </>
  )
}

function Progress({ current: { id, rowsDone, rowsTotal } }: { readonly current: ListExport }) {
  const t = useT('customs')
  const format = useFormat()
  const stop = useAction(declarationListExportCancel)
  return (
    <span className={styles['progress']}>
      <span className={styles['line']}>
        <ProgressLine value={rowsTotal === 0 ? 1 : rowsDone / rowsTotal} label={t('transfer.export.list')} />
      </span>
      <span className="tp-tabular">
        {t('transfer.export.list.progress', { done: format.number(rowsDone), total: format.number(rowsTotal) })}
      </span>
      <Button size="small" loading={stop.pending} onClick={() => void stop.run({ id })}>
        {t('transfer.export.list.stop')}
      </Button>
    </span>
  )
}
