import { useRef, useState } from 'react'
import { MAX_ATTACHMENTS } from '@tradeport/domain/assistant/contract'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import { useT } from '@tradeport/web/i18n'
import { useFileSending, useRuntime, type FileSending } from '@tradeport/web/react'
import { AttachIcon, CloseIcon, IconButton, RefreshIcon, acceptsFile } from '@tradeport/web/ui'
import styles from './chat.module.css'

const KINDS = '.pdf,.docx,.xlsx,.csv,.txt,.jpg,.jpeg,.png,.webp,.gif'
const MEGABYTE = 1024 * 1024

interface Attached {
  readonly fileId: string
  readonly name: string
}

export interface Attachments {
  readonly files: readonly Attached[]
  readonly sending: FileSending
  readonly refused: string | undefined
  readonly isFull: boolean
  take(files: readonly File[]): void
  remove(id: string): void
  /** They went with a question. */
  clear(): void
}

/** Files and pictures of a question; what cannot be taken is said before anything is sent. */
export function useAttachments(): Attachments {
  const t = useT('assistant')
  const { layer } = useRuntime()
  const [files, setFiles] = useState<readonly Attached[]>([])
  const [refused, setRefused] = useState<string>()
  const sending = useFileSending<Attached>({
    value: files,
    onChange: setFiles,
    max: MAX_ATTACHMENTS,
    async send(file, watched) {
      const kind = file.type.startsWith('image/') ? 'image' : 'document'
      const sent = await layer.upload(uploadFile, { kind }, file, { ...watched, ignoreError: true })
      return sent.ok ? { ok: true, data: { fileId: sent.data.id, name: sent.data.fileName } } : sent
    },
  })
  const why = (file: File): string | undefined => {
    if (!acceptsFile(KINDS, file)) return t('files.wrongKind', { name: file.name })
    if (file.size > MAX_FILE_BYTES)
      return t('files.tooLarge', { name: file.name, size: String(MAX_FILE_BYTES / MEGABYTE) })
    return undefined
  }
  return {
    files,
    sending,
    refused,
    isFull: files.length + sending.onTheirWay.length >= MAX_ATTACHMENTS,
    take(chosen) {
      const reasons = chosen.map(why)
      const hasRoom = sending.take(chosen.filter((_file, place) => reasons[place] === undefined))
      setRefused(reasons.find(Boolean) ?? (hasRoom ? undefined : t('files.tooMany', { max: String(MAX_ATTACHMENTS) })))
    },
    remove(id) {
      sending.drop(id)
      setFiles(known => known.filter(file => file.fileId !== id))
      setRefused(undefined)
    },
    clear() {
      setFiles([])
      setRefused(undefined)
    },
  }
}

export function AttachButton({ attachments }: { readonly attachments: Attachments }) {
  const t = useT('assistant')
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={KINDS}
        onChange={event => {
          attachments.take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <IconButton
        icon={<AttachIcon size={20} />}
        label={t('ask.attach')}
        disabled={attachments.isFull}
        changes
        onClick={() => picker.current?.click()}
      />
    </>
  )
}

/** What goes with the question, what is on its way, and what could not be taken. */
export function AttachedFiles({ attachments }: { readonly attachments: Attachments }) {
  const t = useT('assistant')
  const { files, sending, refused, remove } = attachments
  const removing = (id: string, name: string) => (
    <IconButton
      size="small"
      icon={<CloseIcon size={14} />}
      label={t('ask.detach', { name })}
      onClick={() => remove(id)}
    />
  )
  return (
    <>
      {files.length + sending.onTheirWay.length > 0 && (
        <ul className={styles['files']} aria-label={t('files.list')}>
          {files.map(({ fileId, name }) => (
            <li key={fileId}>
              {name}
              {removing(fileId, name)}
            </li>
          ))}
          {sending.onTheirWay.map(({ id, name, state, progress, why }) => (
            <li key={id}>
              {name}
              {state === 'sending' ? (
                <progress aria-label={t('files.sending')} value={progress} />
              ) : (
                <>
                  <span className={styles['wrong']}>{why || t('files.failed')}</span>
                  <IconButton
                    size="small"
                    icon={<RefreshIcon size={14} />}
                    label={t('files.retry', { name })}
                    onClick={() => sending.retry(id)}
                  />
                </>
              )}
              {removing(id, name)}
            </li>
          ))}
        </ul>
      )}
      {refused && (
        <p className={styles['wrong']} role="alert">
          {refused}
        </p>
      )}
    </>
  )
}
