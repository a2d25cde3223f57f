import {
  MESSAGE_FILES_MAX,
  MESSAGE_FILE_BYTES,
  messageUpload,
  type MessageFile,
} from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { useFileSending, useRuntime } from '@tradeport/web/react'
import { Field, FileDrop, type DroppedFile } from '@tradeport/web/ui'
import { useEffect, useState } from 'react'
import type { FormToken } from './use-form-token'

const KINDS = '.pdf,.docx,.xlsx,.csv,.txt,.jpg,.jpeg,.png,.webp,.gif'
const MEGABYTE = 1024 * 1024

export interface MessageFilesProps {
  token: FormToken
  value: readonly MessageFile[]
  onChange(files: MessageFile[]): void
  /** What is sent now would go without the file that is still on its way. */
  onBusy(busy: boolean): void
}

/** Files are sent as soon as they are chosen, one after the other; what failed stays to be tried again. */
export function MessageFiles({ token, value, onChange, onBusy }: MessageFilesProps) {
  const t = useT('support')
  const { layer } = useRuntime()
  const [refused, setRefused] = useState<string>()
  const max = String(MESSAGE_FILES_MAX)
  const size = String(MESSAGE_FILE_BYTES / MEGABYTE)
  const sending = useFileSending<MessageFile>({
    value,
    onChange,
    max: MESSAGE_FILES_MAX,
    send: (file, watched) =>
      token.run(formToken => layer.upload(messageUpload, { formToken }, file, { ...watched, ignoreError: true })),
  })
  const { isBusy } = sending
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const take = (files: readonly File[]) => setRefused(sending.take(files) ? undefined : t('files.tooMany', { max }))
  const lines: DroppedFile[] = [
    ...value.map(file => ({ id: file.id, name: file.name, state: 'done' as const })),
    ...sending.onTheirWay.map(({ id, name, state, progress, why }) => ({
      id,
      name,
      state,
      progress,
      note: state === 'failed' ? why || t('files.failed') : t('files.sending'),
    })),
  ]

  return (
    <Field label={t('form.files')} optionalText={t('form.optional')} error={refused}>
      <FileDrop
        title={t('files.drop')}
        hint={t('files.hint', { size, max })}
        accept={KINDS}
        multiple
        maxBytes={MESSAGE_FILE_BYTES}
        disabled={value.length >= MESSAGE_FILES_MAX}
        files={lines}
        onFiles={take}
        onRefused={(files, why) => {
          const name = files[0]?.name ?? ''
          setRefused(why === 'kind' ? t('files.wrongKind', { name }) : t('files.tooLarge', { name, size }))
        }}
        onRemove={id => {
          sending.drop(id)
          if (value.some(file => file.id === id)) onChange(value.filter(file => file.id !== id))
        }}
        onRetry={sending.retry}
        texts={{
          remove: name => t('files.remove', { name }),
          retry: name => t('files.retry', { name }),
          list: t('files.list'),
        }}
      />
    </Field>
  )
}
