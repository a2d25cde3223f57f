import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useT } from '@tradeport/web/i18n'
import { useFileSending } from '@tradeport/web/react'
import { DocumentIcon, FileDrop, PlusIcon, type DroppedFile } from '@tradeport/web/ui'
import type { AttachedFile } from './attachment-list'
import styles from './attachments.module.css'

export interface AttachmentFieldProps {
  id?: string
  value?: readonly AttachedFile[]
  onChange?(files: AttachedFile[]): void
  /** Sends one file; undefined when it was refused (the shared layer has said why). */
  upload(file: File): Promise<string | undefined>
  max: number
  maxBytes: number
  accept?: string
  /** `button` where there is no room for an area to drop on. */
  look?: 'area' | 'button'
}

const KINDS = '.pdf,.doc,.docx,.xls,.xlsx,.csv,.txt,.zip,.dwg,.ai,.jpg,.jpeg,.png,.webp'

/** Files of a document: sent as soon as they are chosen, one after the other; what failed stays to be tried again. */
export function AttachmentField(props: AttachmentFieldProps) {
  const { value = [], onChange, upload, max, maxBytes, accept = KINDS, look = 'area' } = props
  const t = useT('entity')
  const [refused, setRefused] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const sending = useFileSending<AttachedFile>({
    value,
    onChange: files => onChange?.(files),
    max,
    async send(file) {
      const fileId = await upload(file)
      return fileId === undefined ? { ok: false } : { ok: true, data: { fileId, name: file.name } }
    },
  })
  const take = (files: readonly File[]) => setRefused(sending.take(files) ? undefined : t('files.tooMany', { max }))
  const remove = (id: string) => {
    sending.drop(id)
    if (value.some(file => file.fileId === id)) onChange?.(value.filter(file => file.fileId !== id))
  }
  const megabytes = Math.floor(maxBytes / 1024 / 1024)
  const lines: DroppedFile[] = [
    ...value.map(file => ({ id: file.fileId, name: file.name, state: 'done' as const })),
    ...sending.onTheirWay.map(({ id, name, state }) => ({
      id,
      name,
      state,
      note: t(state === 'failed' ? 'files.failed' : 'files.sending'),
    })),
  ]
  const texts = {
    remove: (name: string) => t('files.remove', { name }),
    retry: (name: string) => t('files.retry', { name }),
    list: t('files.list'),
  }
  const onRefused = (files: File[], why: 'kind' | 'size') =>
    setRefused(
      t(why === 'kind' ? 'files.wrongKind' : 'files.tooLarge', { name: files[0]?.name ?? '', size: megabytes }),
    )

  return (
    <div className={styles['field']} {...(props.id ? { id: props.id } : {})}>
      {look === 'area' ? (
        <FileDrop
          title={t('files.drop')}
          hint={t('files.hint', { size: megabytes, max })}
          accept={accept}
          multiple
          maxBytes={maxBytes}
          disabled={value.length >= max}
          files={lines}
          onFiles={take}
          onRefused={onRefused}
          onRemove={remove}
          onRetry={sending.retry}
          texts={texts}
        />
      ) : (
        <>
          <input
            ref={picker}
            type="file"
            // antd's forms show every file input; the button stands for it.
            style={{ display: 'none' }}
            multiple
            accept={accept}
            onChange={event => {
              const files = [...(event.target.files ?? [])]
              const large = files.filter(file => file.size > maxBytes)
              if (large.length > 0) onRefused(large, 'size')
              take(files.filter(file => file.size <= maxBytes))
              event.target.value = ''
            }}
          />
          <Button icon={<PlusIcon size={16} />} disabled={value.length >= max} onClick={() => picker.current?.click()}>
            {t('files.add')}
          </Button>
          {lines.length > 0 && (
            <ul className={styles['chips']} aria-label={texts.list}>
              {lines.map(line => (
                <li key={line.id} className={styles['chip']} data-state={line.state}>
                  <DocumentIcon size={16} />
                  <span className={styles['name']}>{line.name}</span>
                  {line.note && <span className={styles['note']}>{line.note}</span>}
                  {line.state === 'failed' && (
                    <Button size="small" type="link" onClick={() => sending.retry(line.id)}>
                      {t('action.retry')}
                    </Button>
                  )}
                  <Button size="small" type="text" aria-label={texts.remove(line.name)} onClick={() => remove(line.id)}>
                    {t('files.removeShort')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {refused && (
        <p className={styles['refused']} role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}
