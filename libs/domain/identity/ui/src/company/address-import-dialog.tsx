import { Button } from 'antd'
import { useState } from 'react'
import { uploadFile } from '@tradeport/domain/files/contract'
import { ADDRESSES_MAX } from '@tradeport/domain/identity/contract'
import {
  MAX_SHEET_BYTES,
  importJobConfirm,
  importJobReport,
  templateDownload,
  uploadExcel,
  type ImportJob,
} from '@tradeport/domain/sheets/contract'
import { ImportDialog, type ImportPreview } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDownload, useNotify, useUpload } from '@tradeport/web/react'
import { DownloadIcon } from '@tradeport/web/ui'

const MEGABYTE = 1024 * 1024

/** Addresses out of a spreadsheet: what the book does not have is added once every cell is right and that was confirmed. */
export default function AddressImportDialog({ onClose }: { onClose(): void }) {
  const t = useT('identityCompany')
  const notify = useNotify()
  const template = useDownload(templateDownload)
  const sending = useUpload(uploadFile)
  const reading = useAction(uploadExcel)
  const confirming = useAction(importJobConfirm)
  const [job, setJob] = useState<ImportJob>()
  const plan = ({ added, same }: ImportJob) => t('address.importPlan', { added, same })
  const shown = (read: ImportJob): ImportPreview => ({
    jobId: read.id,
    rows: read.rowCount,
    imported: read.added,
    problemCount: read.problemCount,
    problems: read.problems.map(({ row, column, header, value, message }) => ({
      row,
      column: [column, header].filter(Boolean).join(' · '),
      value,
      reason: message,
    })),
    content: <p>{plan(read)}</p>,
    report: <ReportButton job={read} />,
  })
  const read = async (file: File, _onProgress: (percent: number) => void, signal: AbortSignal) => {
    const sent = await sending.upload(file, { kind: 'document' })
    if (!sent.ok) return undefined
    const result = await reading.run({ bizType: 'address', fileId: sent.data.id }, signal)
    if (!result.ok) return undefined
    setJob(result.data)
    return shown(result.data)
  }
  const apply = async (_preview: ImportPreview, signal: AbortSignal) => {
    if (!job) return false
    const result = await confirming.run({ id: job.id, version: job.version }, signal)
    if (result.ok) notify.success(plan(result.data))
    return result.ok
  }
  return (
    <ImportDialog
      open
      maxMegabytes={MAX_SHEET_BYTES / MEGABYTE}
      maxRows={ADDRESSES_MAX}
      before={<p>{t('address.importHint')}</p>}
      onTemplate={async () => {
        await template.download({ code: 'address' }, 'addresses.xlsx')
      }}
      onPreview={read}
      onApply={apply}
      onClose={onClose}
    />
  )
}

/** The file back, with what is wrong remarked where it stands. */
function ReportButton({ job }: { job: ImportJob }) {
  const t = useT('identityCompany')
  const report = useDownload(importJobReport)
  return (
    <p>
      <Button
        icon={<DownloadIcon size={16} />}
        loading={report.pending}
        onClick={() => void report.download({ id: job.id }, job.fileName)}
      >
        {t('address.importReport')}
      </Button>
    </p>
  )
}
