import { useState } from 'react'
import { useT } from '@tradeport/web/i18n'
import { Field, FileDrop } from '@tradeport/web/ui'
import { useFiles } from '../shared/use-files'

export interface Slip {
  readonly file: File
  readonly state: 'sending' | 'done' | 'failed'
  readonly fileId?: string
}

export interface SlipFieldProps {
  readonly value: Slip | undefined
  readonly onChange: (slip: Slip | undefined) => void
  readonly error: string | undefined
}

/** A phone offers its camera for these too. */
const KINDS = '.pdf,.jpg,.jpeg,.png,.webp'
const MEGABYTE = 1024 * 1024

/** The bank's slip: sent as soon as it is chosen; what failed stays to be tried again. */
export function SlipField({ value, onChange, error }: SlipFieldProps) {
  const t = useT('trading')
  const { upload, maxBytes } = useFiles()
  const [refused, setRefused] = useState<string>()
  const send = async (file: File) => {
    setRefused(undefined)
    onChange({ file, state: 'sending' })
    const fileId = await upload(file)
    onChange(fileId === undefined ? { file, state: 'failed' } : { file, state: 'done', fileId })
  }
  return (
    <Field label={t('milestone.slip')} error={refused ?? error}>
      <FileDrop
        title={t('slip.choose')}
        accept={KINDS}
        maxBytes={maxBytes}
        disabled={value !== undefined}
        files={
          value && [
            {
              id: 'slip',
              name: value.file.name,
              state: value.state,
              ...(value.state === 'done' ? {} : { note: t(`slip.${value.state}`) }),
            },
          ]
        }
        onFiles={([file]) => file && void send(file)}
        onRefused={([file], why) =>
          setRefused(
            t(why === 'kind' ? 'slip.wrongKind' : 'slip.tooLarge', {
              name: file?.name ?? '',
              size: Math.floor(maxBytes / MEGABYTE),
            }),
          )
        }
        onRemove={() => onChange(undefined)}
        onRetry={() => value && void send(value.file)}
        texts={{
          remove: name => t('slip.remove', { name }),
          retry: name => t('slip.retry', { name }),
          list: t('milestone.slip'),
        }}
      />
    </Field>
  )
}
