import { useEffect, useState } from 'react'
import { MAX_ATTACHMENTS, type Attachment } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useFileSending } from '@tradeport/web/react'
import { Field, FileDrop } from '@tradeport/web/ui'
import { useFiles } from '../shared/use-files'

const KINDS = '.pdf,.doc,.docx,.xls,.xlsx,.csv,.txt,.zip,.jpg,.jpeg,.png,.webp'
const MEGABYTE = 1024 * 1024

export interface RequestFilesProps {
  readonly value: readonly Attachment[]
  readonly onChange: (files: Attachment[]) => void
  /** What is sent now would go without the file that is still on its way. */
  readonly onBusy: (busy: boolean) => void
}

/** Drawings, samples, size tables: the camera of the phone serves as well. */
export function RequestFiles({ value, onChange, onBusy }: RequestFilesProps) {
  const t = useT('sourcing')
  const files = useT('entity')
  const { upload, maxBytes } = useFiles()
  const [refused, setRefused] = useState<string>()
  const sending = useFileSending<Attachment>({
    value,
    onChange,
    max: MAX_ATTACHMENTS,
    async send(file) {
      const fileId = await upload(file)
      return fileId === undefined ? { ok: false } : { ok: true, data: { fileId, name: file.name } }
    },
  })
  const { isBusy } = sending
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  const size = Math.floor(maxBytes / MEGABYTE)
  return (
    <Field label={t('inquiry.field.files')} error={refused}>
      <FileDrop
        title={files('files.drop')}
        hint={files('files.hint', { size, max: MAX_ATTACHMENTS })}
        accept={KINDS}
        multiple
        maxBytes={maxBytes}
        disabled={value.length >= MAX_ATTACHMENTS}
        files={[
          ...value.map(({ fileId, name }) => ({ id: fileId, name, state: 'done' as const })),
          ...sending.onTheirWay.map(({ id, name, state }) => ({
            id,
            name,
            state,
            note: files(state === 'failed' ? 'files.failed' : 'files.sending'),
          })),
        ]}
        onFiles={chosen =>
          setRefused(sending.take(chosen) ? undefined : files('files.tooMany', { max: MAX_ATTACHMENTS }))
        }
        onRefused={([file], why) =>
          setRefused(files(why === 'kind' ? 'files.wrongKind' : 'files.tooLarge', { name: file?.name ?? '', size }))
        }
        onRemove={id => {
          sending.drop(id)
          if (value.some(({ fileId }) => fileId === id)) onChange(value.filter(({ fileId }) => fileId !== id))
        }}
        onRetry={sending.retry}
        texts={{
          remove: name => files('files.remove', { name }),
          retry: name => files('files.retry', { name }),
          list: files('files.list'),
        }}
      />
    </Field>
  )
}
