import { useT } from '@tradeport/web/i18n'
import { DownloadIcon } from '@tradeport/web/ui'
import styles from './attachments.module.css'

export interface AttachedFile {
  fileId: string
  name: string
}

/** The files of a document to be read. */
export function AttachmentList({
  files,
  open,
}: {
  files: readonly AttachedFile[]
  /** Hands the file to the browser. */
  open(file: AttachedFile): void
}) {
  const t = useT('entity')
  if (files.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('files.list')}>
      {files.map(file => (
        <li key={file.fileId}>
          <button type="button" className={styles['open']} onClick={() => open(file)}>
            <DownloadIcon size={16} />
            <span className={styles['name']}>{file.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
