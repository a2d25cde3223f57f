import { Button } from 'antd'
import { useRef } from 'react'
import {
  MAX_CONTAINERS,
  MAX_ITEMS,
  MAX_SHEET_BYTES,
  MAX_SHEET_ROWS,
  declarationFormConvert,
  declarationFormConvertBook,
  declarationFormConvertDiscard,
  declarationFormConvertReport,
  type DeclarationContent,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { templateDownload } from '@tradeport/domain/sheets/contract'
import { uploadFile } from '@tradeport/domain/files/contract'
import { ImportDialog, type ImportPreview } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDownload, useFormat, useRuntime } from '@tradeport/web/react'
import { DownloadIcon } from '@tradeport/web/ui'
import { useSheetText } from '../transfer/use-sheet-text'
import { MappingTable, type Converted } from './mapping-table'
import { MissingFields } from './missing-fields'
import { useSourceName } from './use-source-name'

const MEGABYTE = 1024 * 1024

export interface BookDialogProps {
  ieFlag: IeFlag
  /** A broker's client. */
  companyId?: string
  /** Who declares for the company. */
  brokerCompanyId?: string | null
  /** Makes the draft; false where that failed. */
  onForm(content: DeclarationContent): Promise<boolean>
  /** After several were made. */
  onForms(): void
  onClose(): void
}

/** A declaration out of a workbook: what is read, from which cell and how sure that is, and every wrong cell, before the draft is made. */
export default function BookDialog({ ieFlag, companyId, brokerCompanyId, onForm, onForms, onClose }: BookDialogProps) {
  const t = useT('customs')
  const format = useFormat()
  const { layer } = useRuntime()
  const textOf = useSheetText()
  const template = useDownload(templateDownload)
  const taken = useRef<Converted>(null)
  /** The workbook that was sent and not taken over. */
  const sent = useRef<string>(null)
  const makeAll = useAction(declarationFormConvertBook, { onSuccess: onForms })
  const discard = useAction(declarationFormConvertDiscard, { quiet: true })
  const ofClient = companyId === undefined ? {} : { companyId }
  const shown = (fileId: string, read: Converted): ImportPreview => ({
    jobId: fileId,
    rows: read.lines,
    problemCount: read.problemCount,
    problems: read.problems.map(({ sheet, row, column, header, value, key, params }) => ({
      row,
      column: [sheet, column, header].filter(Boolean).join(' · '),
      value,
      reason: textOf(key, params),
    })),
    content: <BookPreview read={read} />,
    report: <ReportButton book={{ fileId, ieFlag, ...ofClient }} />,
  })
  const forget = () => {
    if (sent.current !== null) void discard.run({ fileId: sent.current })
    sent.current = null
  }
  const read = async (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => {
    forget()
    const stored = await layer.upload(uploadFile, { kind: 'document' }, file, {
      signal,
      onProgress: ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0),
    })
    if (!stored.ok) return undefined
    sent.current = stored.data.id
    if (signal.aborted) return void forget()
    const book = { sourceType: 'excel', fileId: stored.data.id, ieFlag, ...ofClient } as const
    const result = await layer.call(declarationFormConvert, book, { signal })
    if (!result.ok) return undefined
    taken.current = result.data
    return shown(stored.data.id, result.data)
  }
  const apply = async ({ jobId: fileId }: ImportPreview, signal: AbortSignal) => {
    if (taken.current === null) return false
    const { form, parts } = taken.current
    const book = { fileId, ieFlag, ...ofClient, ...(brokerCompanyId ? { brokerCompanyId } : {}) }
    const isTaken = parts === 1 ? await onForm(form) : (await makeAll.run(book, signal)).ok
    if (isTaken) sent.current = null
    return isTaken
  }
  return (
    <ImportDialog
      open
      maxMegabytes={MAX_SHEET_BYTES / MEGABYTE}
      maxRows={MAX_SHEET_ROWS.item}
      fileHint={t('transfer.import.hint.file', {
        size: MAX_SHEET_BYTES / MEGABYTE,
        rows: format.number(MAX_SHEET_ROWS.item),
        containers: format.number(MAX_SHEET_ROWS.container),
      })}
      before={<p>{t('transfer.import.hint.form')}</p>}
      onTemplate={async () => {
        await template.download({ code: 'declaration', ieFlag }, 'declaration.xlsx')
      }}
      onPreview={read}
      onApply={apply}
      onClose={() => {
        forget()
        onClose()
      }}
    />
  )
}

/** The workbook back, with every wrong cell remarked where it stands. */
function ReportButton({ book }: { book: { fileId: string; ieFlag: IeFlag; companyId?: string } }) {
  const t = useT('customs')
  const report = useDownload(declarationFormConvertReport)
  return (
    <p>
      <Button
        icon={<DownloadIcon size={16} />}
        loading={report.pending}
        onClick={() => void report.download(book, 'declaration.xlsx')}
      >
        {t('transfer.book.report')}
      </Button>
    </p>
  )
}

function BookPreview({ read }: { read: Converted }) {
  const t = useT('customs')
  const sourceOf = useSourceName(read.form.ieFlag)
  return (
    <>
      {read.parts > 1 && (
        <p>
          {t('transfer.book.parts', {
            lines: read.lines,
            parts: read.parts,
            max: MAX_ITEMS,
            containers: MAX_CONTAINERS,
          })}
        </p>
      )}
      {read.unread.length > 0 && <p>{t('transfer.book.unread', { sheets: read.unread.join(', ') })}</p>}
      {read.missing.length > 0 && <MissingFields form={read.form} missing={read.missing} />}
      <MappingTable read={read} sourceOf={sourceOf} />
    </>
  )
}
