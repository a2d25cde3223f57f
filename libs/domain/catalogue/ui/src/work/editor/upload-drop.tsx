import { MAX_FILE_BYTES } from '@tradeport/domain/files/contract'
import { useT } from '@tradeport/web/i18n'
import { useNotify } from '@tradeport/web/react'
import { FileDrop, type FileDropProps } from '@tradeport/web/ui'
import type { UploadingFile, UploadQueue } from './use-uploads'

/** As the texts have it. */
export const MAX_MEGABYTES = MAX_FILE_BYTES / 1024 / 1024

export interface UploadDropProps extends Pick<FileDropProps, 'title' | 'hint' | 'accept' | 'multiple' | 'disabled'> {
  what: 'pictures' | 'documents'
  queue: Pick<UploadQueue, 'remove' | 'retry'>
  /** What is listed of the queue. */
  entries: readonly UploadingFile[]
  onFiles(files: File[]): void
}

/** Takes pictures or papers into a queue of uploads, lists what is on its way, and says which files it does not take. */
export function UploadDrop({ what, queue, entries, ...drop }: UploadDropProps) {
  const t = useT('catalogue')
  const notify = useNotify()
  const wrongKind = what === 'documents' ? 'product.document.wrongKind' : 'product.media.wrongKind'
  return (
    <FileDrop
      {...drop}
      maxBytes={MAX_FILE_BYTES}
      files={entries.map(entry => ({
        id: entry.key,
        name: entry.file.name,
        state: entry.state === 'failed' ? 'failed' : 'sending',
        progress: entry.percent / 100,
        note: entry.state === 'failed' ? t('product.media.failed') : undefined,
      }))}
      onRefused={(refused, why) =>
        notify.warning(
          t(why === 'kind' ? wrongKind : 'product.media.tooLarge', {
            name: refused.map(file => file.name).join(', '),
            size: MAX_MEGABYTES,
          }),
        )
      }
      onRemove={queue.remove}
      onRetry={queue.retry}
      texts={{
        remove: name => t('product.media.cancel', { name }),
        retry: name => t('product.media.again', { name }),
        list: t(what === 'documents' ? 'product.document.list' : 'product.media.list'),
      }}
    />
  )
}
