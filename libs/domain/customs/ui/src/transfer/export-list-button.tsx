import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import {
  DECLARATION_STATUSES,
  MAX_FORM_EXPORT,
  declarationListExportCancel,
  declarationListExportCreate,
  declarationListExportCurrent,
  declarationListExportDownload,
  FORM_FORMATS,
  type ListExport,
  type ListExportFormat,
} from '@tradeport/domain/customs/contract'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { AbilityButton, known, queryFrom } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDownload, useEndpoint, useFormat } from '@tradeport/web/react'
import { Button, Dialog, DownloadIcon, ProgressLine } from '@tradeport/web/ui'
import { filtersOf } from '../list/declaration.entity'
import styles from './export-list.module.css'

const fileNameOf = (format: ListExportFormat) => `declarations.${format === 'list' ? 'xlsx' : 'zip'}`

/** The list as it is narrowed on screen, or a file of each form in it, written in the background: whoever stays gets the file when it is there, whoever comes back finds it. */
export function ExportListButton() {
  const t = useT('customs')
  const format = useFormat()
  const [params] = useSearchParams()
  const { data } = useEndpoint(declarationListExportCurrent, {}, { quiet: true })
  const create = useAction(declarationListExportCreate)
  const { download, pending } = useDownload(declarationListExportDownload)
  const [awaited, setAwaited] = useState<string>()
  const [isChoosing, setChoosing] = useState(false)
  const current = data?.current ?? undefined
  const isRunning = current?.status === 'waiting' || current?.status === 'running'
  const isAwaited = current?.id === awaited

  useEffect(() => {
    if (!isAwaited || current?.status !== 'ready') return
    setAwaited(undefined)
    void download({ id: current.id }, fileNameOf(current.format))
  }, [current?.id, current?.status, current?.format, download, isAwaited])

  const start = async (format: ListExportFormat) => {
    setChoosing(false)
    const query = queryFrom(params)
    const asked = await create.run({ ...filtersOf(query), status: known(DECLARATION_STATUSES, query.status), format })
    if (asked.ok) setAwaited(asked.data.id)
  }
  if (current && isRunning) return <Progress current={current} />
  return (
    <>
      {current?.status === 'ready' && current.downloads === 0 && !isAwaited && (
        <Button
          size="small"
          loading={pending}
          onClick={() => void download({ id: current.id }, fileNameOf(current.format))}
        >
          {t(current.format === 'list' ? 'transfer.export.list.fetch' : 'transfer.export.forms.fetch')}
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
        onClick={() => setChoosing(true)}
      >
        {t('transfer.export.forms')}
      </AbilityButton>
      <Dialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title={t('transfer.export.forms')}
        description={t('transfer.export.forms.hint', { max: format.number(MAX_FORM_EXPORT) })}
        closeLabel={t('transfer.export.forms.close')}
        size="small"
      >
        <div className={styles['formats']}>
          {FORM_FORMATS.map(format => (
            <Button key={format} icon={<DownloadIcon size={16} />} onClick={() => void start(format)}>
              {t(`transfer.export.${format}`)}
            </Button>
          ))}
        </div>
      </Dialog>
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
