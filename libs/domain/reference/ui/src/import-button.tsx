import { Button, Table } from 'antd'
import { useState } from 'react'
import type { ImportPreview, ImportedChange } from '@tradeport/domain/reference/contract'
import { ImportDialog, scrollByKeys } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useWords } from './use-words'

export interface ImportButtonProps {
  maxMegabytes: number
  maxRows: number
  onTemplate(): Promise<unknown>
  /** Undefined: the file was refused as a whole. */
  onRead(file: File): Promise<ImportPreview | undefined>
  onApply(importId: string, signal: AbortSignal): Promise<boolean>
  onCancel?(importId: string): void
}

/** A file with its preview: what is wrong in it, or what it would change. */
export function ImportButton({ maxMegabytes, maxRows, onTemplate, onRead, onApply, onCancel }: ImportButtonProps) {
  const t = useT('reference')
  const [open, setOpen] = useState(false)
  const [waiting, setWaiting] = useState<string>()
  const read = async (file: File) => {
    const preview = await onRead(file)
    if (!preview) return undefined
    setWaiting(preview.importId)
    return {
      jobId: preview.importId,
      rows: preview.rowCount,
      imported: preview.addCount + preview.changeCount,
      problems: preview.problems.map(({ message, ...problem }) => ({ ...problem, reason: message })),
      problemCount: preview.problemCount,
      content: <Changes preview={preview} />,
    }
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('action.import')}</Button>
      <ImportDialog
        open={open}
        maxMegabytes={maxMegabytes}
        maxRows={maxRows}
        onTemplate={async () => void (await onTemplate())}
        onPreview={read}
        onApply={async (preview, signal) => {
          const ok = await onApply(preview.jobId, signal)
          if (ok) setWaiting(undefined)
          return ok
        }}
        onClose={() => {
          if (waiting) onCancel?.(waiting)
          setWaiting(undefined)
          setOpen(false)
        }}
      />
    </>
  )
}

function Changes({ preview }: { preview: ImportPreview }) {
  const t = useT('reference')
  const words = useWords()
  if (preview.addCount + preview.changeCount === 0) return <p>{t('import.nothing')}</p>
  const said = ({ differences }: ImportedChange) =>
    differences
      .map(({ field, before, after }) => `${words.field(field)}: ${before ? `${before} → ` : ''}${after}`)
      .join(' · ')
  return (
    <>
      <p>{t('import.plan', { added: preview.addCount, changed: preview.changeCount })}</p>
      <Table<ImportedChange>
        ref={scrollByKeys}
        size="small"
        rowKey="row"
        dataSource={preview.changes}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: t('import.row'), dataIndex: 'row', width: 72 },
          { title: t('field.value'), dataIndex: 'code' },
          { title: t('import.action'), render: (_value, change) => t(`import.${change.action}`) },
          { title: t('import.difference'), render: (_value, change) => said(change) },
        ]}
      />
    </>
  )
}
