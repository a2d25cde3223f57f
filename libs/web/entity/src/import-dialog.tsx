import { Button, Modal, Progress, Steps, Upload } from 'antd'
import { InboxOutlined } from '@ant-design/icons'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import { ActButton } from './form-buttons'
import styles from './entity.module.css'
import { PagedTable } from './paged-table'
import { startIn } from './start-in'

export interface ImportProblem {
  row: number
  column: string
  value: string
  reason: string
}

export interface ImportPreview {
  jobId: string
  rows: number
  /** What was imported, where rows may say nothing new. */
  imported?: number
  problems: readonly ImportProblem[]
  /** All of them, where only the first are listed. */
  problemCount?: number
  /** How the problems can be taken away. */
  report?: ReactNode
  /** What a clean file will do, in words or as a table. */
  content?: ReactNode
}

export interface ImportDialogProps {
  open: boolean
  maxMegabytes: number
  maxRows: number
  /** Which files are taken, where one number of rows does not say it. */
  fileHint?: string
  /** What must be chosen before the template can be made (a category). */
  before?: ReactNode
  /** False until that has been chosen. */
  ready?: boolean
  onTemplate(): Promise<void>
  /** Reads the file on the server; nothing is imported by it. Undefined when the file was refused as a whole. */
  onPreview(file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<ImportPreview | undefined>
  /** Called off by `signal`, nothing of it stays. */
  onApply(preview: ImportPreview, signal: AbortSignal): Promise<boolean>
  onClose(): void
  /** What must be said before a clean file is imported, below what it will do. */
  agreement?: ReactNode
  /** False until that has been said. */
  agreed?: boolean
}

/** Template, file, preview with every bad cell named, and only then the import: nothing is ever half imported. Closing it calls off what runs. */
export function ImportDialog(props: ImportDialogProps) {
  const t = useT('entity')
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [applying, setApplying] = useState(false)
  const [applied, setApplied] = useState(false)
  const running = useRef<AbortController>(null)
  const { ready = true, agreed = true } = props
  const clean = preview !== null && preview.problems.length === 0

  const restart = () => {
    setPreview(null)
    setApplied(false)
  }
  const begin = (): AbortSignal => {
    running.current = new AbortController()
    return running.current.signal
  }
  const close = () => {
    running.current?.abort()
    setProgress(null)
    setApplying(false)
    restart()
    props.onClose()
  }
  const read = async (file: File) => {
    const signal = begin()
    setProgress(0)
    const next = await props.onPreview(file, setProgress, signal)
    if (signal.aborted) return
    setProgress(null)
    setPreview(next ?? null)
  }
  const apply = async () => {
    if (!preview) return
    const signal = begin()
    setApplying(true)
    const ok = await props.onApply(preview, signal)
    if (signal.aborted) return
    setApplying(false)
    setApplied(ok)
  }

  return (
    <Modal
      open={props.open}
      title={t('import.title')}
      width={880}
      onCancel={close}
      destroyOnHidden
      footer={
        <div className={styles['toolbar']}>
          <Button onClick={close}>{applied ? t('action.done') : t('action.cancel')}</Button>
          {preview && !applied && <Button onClick={restart}>{t('import.again')}</Button>}
          {clean && !applied && (
            <ActButton type="primary" disabled={!agreed} loading={applying} onClick={() => void apply()}>
              {t('import.apply')}
            </ActButton>
          )}
        </div>
      }
    >
      <Steps
        size="small"
        current={preview ? 2 : progress === null ? 0 : 1}
        items={[
          { title: t('import.step.template') },
          { title: t('import.step.file') },
          { title: t('import.step.preview') },
        ]}
      />
      <Content>
        {!preview && (
          <>
            {props.before}
            <div className={styles['template']}>
              <p>{t('import.step.template.hint')}</p>
              <Button disabled={!ready} onClick={() => void props.onTemplate()}>
                {t('import.step.template')}
              </Button>
            </div>
            <Upload.Dragger
              accept=".xlsx,.csv"
              multiple={false}
              showUploadList={false}
              disabled={progress !== null || !ready}
              beforeUpload={file => {
                void read(file)
                return false
              }}
            >
              <p>
                <InboxOutlined aria-hidden />
              </p>
              <p>{t('import.drop')}</p>
              <p>{props.fileHint ?? t('import.step.file.hint', { size: props.maxMegabytes, rows: props.maxRows })}</p>
            </Upload.Dragger>
            {progress !== null && (
              <div role="status">
                <p>{t('import.reading')}</p>
                <Progress percent={Math.round(progress)} />
              </div>
            )}
          </>
        )}
        {preview && (
          <div role="status">
            <p>
              {applied
                ? t('import.applied', { rows: preview.imported ?? preview.rows })
                : clean
                  ? t('import.clean', { rows: preview.rows })
                  : t('import.problems', { count: preview.problemCount ?? preview.problems.length })}
            </p>
            {!clean && <p>{t('import.problems.hint')}</p>}
            {!clean && preview.report}
          </div>
        )}
        {clean && preview.content}
        {clean && !applied && props.agreement}
        {preview && !clean && (
          <PagedTable
            label={t('import.column.reason')}
            pageSize={20}
            rows={preview.problems.map((problem, index) => ({ ...problem, id: String(index) }))}
            columns={[
              { key: 'row', title: t('import.column.row'), width: 80, render: ({ row }) => row },
              { key: 'cell', title: t('import.column.cell'), render: ({ column }) => column },
              { key: 'value', title: t('import.column.value'), render: ({ value }) => value },
              { key: 'reason', title: t('import.column.reason'), whole: true, render: ({ reason }) => reason },
            ]}
          />
        )}
      </Content>
    </Modal>
  )
}

/** Is there only while the dialog is. */
function Content({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? startIn(place.current, 'button:enabled') : undefined), [])
  return (
    <div ref={place} className={styles['detail']} style={{ marginBlockStart: 16 }}>
      {children}
    </div>
  )
}
