import { Button } from 'antd'
import { useRef, useState } from 'react'
import {
  MAX_SHEET_BYTES,
  MAX_SHEET_ROWS,
  declarationFormImportApply,
  declarationFormImportContainer,
  declarationFormImportItem,
  declarationFormImportReport,
  declarationFormImportVinInfo,
  type IeFlag,
  type SheetKind,
  type SheetPreview,
} from '@tradeport/domain/customs/contract'
import { templateDownload } from '@tradeport/domain/sheets/contract'
import { ImportDialog, type ImportPreview } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useNotify, useRuntime } from '@tradeport/web/react'
import { saveFile } from '@tradeport/web/request'
import { DownloadIcon } from '@tradeport/web/ui'
import { useSheetText } from './use-sheet-text'

const MEGABYTE = 1024 * 1024

export interface ImportLinesDialogProps {
  /** Goods, containers, or the vehicles of a line. */
  kind: SheetKind
  /** The line, from 1; of vehicles alone. */
  gNo?: number
  formId: string
  /** Of the form as it is on screen: what somebody else saved meanwhile is not overwritten. */
  version: number
  ieFlag: IeFlag
  open: boolean
  onClose(): void
  /** The form has the lines. */
  onDone?(form: { id: string; version: number }): void
}

/** Lines of a saved form out of a spreadsheet: nothing is written before every cell is right, and the file is read anew then. */
export default function ImportLinesDialog(props: ImportLinesDialogProps) {
  const { kind, gNo, formId, version, ieFlag, open, onClose, onDone } = props
  const t = useT('customs')
  const notify = useNotify()
  const { layer } = useRuntime()
  const template = useDownload(templateDownload)
  const file = useRef<File>(null)
  const textOf = useSheetText()
  const plan = ({ added, changed, same }: Pick<SheetPreview, 'added' | 'changed' | 'same'>) =>
    t('transfer.import.plan', { added, changed, same })
  const shown = (preview: SheetPreview): ImportPreview => ({
    jobId: formId,
    rows: preview.rowCount,
    imported: preview.added + preview.changed,
    problemCount: preview.problemCount,
    problems: preview.problems.map(({ row, column, header, value, key, params }) => ({
      row,
      column: header ? `${column} · ${header}` : column,
      value,
      reason: textOf(key, params),
    })),
    content: <p>{plan(preview)}</p>,
    report: <ReportButton {...{ kind, gNo, formId }} fileOf={() => file.current} />,
  })
  const read = async (chosen: File, onProgress: (percent: number) => void, signal: AbortSignal) => {
    file.current = chosen
    const progress = {
      signal,
      onProgress: ({ loaded, total }: { loaded: number; total: number }) =>
        onProgress(total > 0 ? (loaded / total) * 100 : 0),
    }
    const result =
      kind === 'vin'
        ? await layer.upload(declarationFormImportVinInfo, { formId, gNo: gNo ?? 1 }, chosen, progress)
        : kind === 'item'
          ? await layer.upload(declarationFormImportItem, { formId }, chosen, progress)
          : await layer.upload(declarationFormImportContainer, { formId }, chosen, progress)
    return result.ok ? shown(result.data) : undefined
  }
  const apply = async (_preview: ImportPreview, signal: AbortSignal) => {
    if (!file.current) return false
    const line = gNo === undefined ? {} : { gNo }
    const result = await layer.upload(declarationFormImportApply, { formId, version, kind, ...line }, file.current, {
      signal,
    })
    if (!result.ok) return false
    notify.success(plan(result.data))
    onDone?.({ id: result.data.id, version: result.data.version })
    return true
  }
  return (
    <ImportDialog
      open={open}
      maxMegabytes={MAX_SHEET_BYTES / MEGABYTE}
      maxRows={MAX_SHEET_ROWS[kind]}
      before={<p>{t(`transfer.import.hint.${kind}`, { line: gNo ?? 1 })}</p>}
      onTemplate={async () => {
        await template.download({ code: kind, ieFlag }, `declaration-${kind}.xlsx`)
      }}
      onPreview={read}
      onApply={apply}
      onClose={onClose}
    />
  )
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The file back, with what is wrong remarked where it stands. */
function ReportButton({
  kind,
  gNo,
  formId,
  fileOf,
}: Pick<ImportLinesDialogProps, 'kind' | 'formId'> & { gNo: number | undefined; fileOf: () => File | null }) {
  const t = useT('customs')
  const { layer } = useRuntime()
  const [loading, setLoading] = useState(false)
  const load = async () => {
    const file = fileOf()
    if (!file) return
    setLoading(true)
    const line = gNo === undefined ? {} : { gNo }
    const result = await layer.upload(declarationFormImportReport, { formId, kind, ...line }, file, {})
    setLoading(false)
    if (!result.ok) return
    const bytes = Uint8Array.from(atob(result.data.content), sign => sign.charCodeAt(0))
    saveFile({ blob: new Blob([bytes], { type: XLSX }), fileName: result.data.fileName }, `declaration-${kind}.xlsx`)
  }
  return (
    <p>
      <Button icon={<DownloadIcon size={16} />} loading={loading} onClick={() => void load()}>
        {t('transfer.import.report')}
      </Button>
    </p>
  )
}
