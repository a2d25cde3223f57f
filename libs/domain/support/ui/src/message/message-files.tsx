import {
  MESSAGE_FILES_MAX,
  MESSAGE_FILE_BYTES,
  messageUpload,
  type MessageFile,
} from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { useRuntime } from '@tradeport/web/react'
import { Field, FileDrop, type DroppedFile } from '@tradeport/web/ui'
import { useEffect, useRef, useState } from 'react'
import type { FormToken } from './use-form-token'

const KINDS = '.pdf,.docx,.xlsx,.csv,.txt,.jpg,.jpeg,.png,.webp,.gif'
const MEGABYTE = 1024 * 1024

interface Sending {
  key: string
  file: File
  state: 'sending' | 'failed'
  progress?: number
  why?: string
}

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
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [refused, setRefused] = useState<string>()
  const busy = sending.some(({ state }) => state === 'sending')
  useEffect(() => onBusy(busy), [busy, onBusy])
  const kept = useRef(value)
  kept.current = value
  const max = String(MESSAGE_FILES_MAX)
  const size = String(MESSAGE_FILE_BYTES / MEGABYTE)

  const update = (key: string, over: Partial<Sending>) =>
    setSending(all => all.map(one => (one.key === key ? { ...one, ...over } : one)))
  const send = async (entries: readonly Sending[]) => {
    for (const { key, file } of entries) {
      const result = await token.run(formToken =>
        layer.upload(messageUpload, { formToken }, file, {
          ignoreError: true,
          onProgress: ({ loaded, total }) => update(key, total > 0 ? { progress: loaded / total } : {}),
        }),
      )
      if (!result.ok) {
        update(key, { state: 'failed', why: result.failure.message })
        continue
      }
      setSending(all => all.filter(one => one.key !== key))
      kept.current = [...kept.current, result.data]
      onChange([...kept.current])
    }
  }
  const take = (files: readonly File[]) => {
    const room = Math.max(0, MESSAGE_FILES_MAX - value.length - sending.length)
    setRefused(files.length > room ? t('files.tooMany', { max }) : undefined)
    const entries = files
      .slice(0, room)
      .map(file => ({ key: crypto.randomUUID(), file, state: 'sending' as const, progress: 0 }))
    setSending(all => [...all, ...entries])
    void send(entries)
  }
  const lines: DroppedFile[] = [
    ...value.map(file => ({ id: file.id, name: file.name, state: 'done' as const })),
    ...sending.map(({ key, file, state, progress, why }) => ({
      id: key,
      name: file.name,
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
          setSending(all => all.filter(one => one.key !== id))
          if (value.some(file => file.id === id)) onChange(value.filter(file => file.id !== id))
        }}
        onRetry={id => {
          const entry = sending.find(one => one.key === id)
          if (!entry) return
          update(id, { state: 'sending', progress: 0 })
          void send([entry])
        }}
        texts={{
          remove: name => t('files.remove', { name }),
          retry: name => t('files.retry', { name }),
          list: t('files.list'),
        }}
      />
    </Field>
  )
}
