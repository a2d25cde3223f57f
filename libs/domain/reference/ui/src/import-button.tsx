import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { ImportPreview, ImportedChange } from '@tradeport/domain/reference/contract'
import { FormProblems, ImportDialog, PagedTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { ForceFields, NO_FORCE, type Force } from './item/force-fields'
import { useWords } from './use-words'

export interface ImportButtonProps {
  maxMegabytes: number
  maxRows: number
  onTemplate(): Promise<unknown>
  /** Undefined: the file was refused as a whole. */
  onRead(file: File): Promise<ImportPreview | undefined>
  /** `force`: what the reader says where codes go that open documents use. */
  onApply(importId: string, signal: AbortSignal, force: Force): Promise<boolean>
  onCancel?(importId: string): void
}

/** A file with its preview: what is wrong in it, or what it would change. */
export function ImportButton({ maxMegabytes, maxRows, onTemplate, onRead, onApply, onCancel }: ImportButtonProps) {
  const t = useT('reference')
  const [open, setOpen] = useState(false)
  const [waiting, setWaiting] = useState<string>()
  const [inUse, setInUse] = useState(0)
  const [force, setForce] = useState(NO_FORCE)
  const read = async (file: File) => {
    const preview = await onRead(file)
    if (!preview) return undefined
    setWaiting(preview.importId)
    setInUse(preview.inUseCount)
    setForce(NO_FORCE)
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
        agreed={inUse === 0 || (force.force && force.reason.trim() !== '')}
        agreement={
          inUse > 0 && (
            <FormProblems problems={new Map()}>
              <ForceFields value={force} onChange={setForce} />
            </FormProblems>
          )
        }
        onApply={async (preview, signal) => {
          const ok = await onApply(preview.jobId, signal, force)
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
      {preview.inUseCount > 0 && <InUse preview={preview} />}
      <PagedTable
        label={t('import.difference')}
        pageSize={10}
        rows={preview.changes.map(change => ({ ...change, id: String(change.row) }))}
        columns={[
          { key: 'row', title: t('import.row'), width: 72, render: ({ row }) => row },
          { key: 'code', title: t('field.value'), render: ({ code }) => code },
          { key: 'action', title: t('import.action'), render: ({ action }) => t(`import.${action}`) },
          { key: 'difference', title: t('import.difference'), whole: true, render: change => said(change) },
        ]}
      />
    </>
  )
}

/** Codes that the file takes away although something open names them. */
function InUse({ preview }: { preview: ImportPreview }) {
  const t = useT('reference')
  return (
    <Alert
      type="warning"
      showIcon
      title={t('import.inUse', { count: preview.inUseCount })}
      description={
        <ul>
          {preview.inUse.map(({ row, code, count }) => (
            <li key={row}>{t('import.inUse.row', { row, code, count })}</li>
          ))}
        </ul>
      }
    />
  )
}
