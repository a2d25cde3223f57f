import { Button, Modal, Progress, Steps, Table, Upload } from 'antd'
import { InboxOutlined } from '@ant-design/icons'
import { useRef, useState, type ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import styles from './entity.module.css'
import { scrollByKeys } from './scroll-by-keys'

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
}

/** Template, file, preview with every bad cell named, and only then the import: nothing is ever half imported. Closing it calls off what runs. */
export function ImportDialog(props: ImportDialogProps) {
  const t = useT('entity')
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [applying, setApplying] = useState(false)
  const [applied, setApplied] = useState(false)
  const running = useRef<AbortController>(null)
  const { ready = true } = props
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
      // Not by a slip beside it.
      mask={{ closable: progress === null && !applying }}
      destroyOnHidden
      footer={
        <div className={styles['toolbar']}>
          <Button onClick={close}>{applied ? t('action.done') : t('action.cancel')}</Button>
          {preview && !applied && <Button onClick={restart}>{t('import.again')}</Button>}
          {clean && !applied && (
            <Button type="primary" loading={applying} onClick={() => void apply()}>
              {t('import.apply')}
            </Button>
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
      <div className={styles['detail']} style={{ marginBlockStart: 16 }}>
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
        {preview && !clean && (
          <Table
            ref={scrollByKeys}
            size="small"
            rowKey={problem => `${problem.row}-${problem.column}-${problem.reason}`}
            dataSource={[...preview.problems]}
            pagination={{ pageSize: 20, hideOnSinglePage: true }}
            scroll={{ x: 'max-content', y: 360 }}
            columns={[
              { title: t('import.column.row'), dataIndex: 'row', width: 80 },
              { title: t('import.column.cell'), dataIndex: 'column' },
              { title: t('import.column.value'), dataIndex: 'value' },
              { title: t('import.column.reason'), dataIndex: 'reason' },
            ]}
          />
        )}
      </div>
    </Modal>
  )
}
