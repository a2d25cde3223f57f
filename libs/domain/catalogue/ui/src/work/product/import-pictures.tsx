import { useState } from 'react'
import { MAX_FILE_BYTES } from '@tradeport/domain/files/contract'
import { useT } from '@tradeport/web/i18n'
import { useNotify } from '@tradeport/web/react'
import { FileDrop } from '@tradeport/web/ui'
import { MEGABYTE } from '../editor/documents-editor'
import { useUploads } from '../editor/use-uploads'
import styles from './product.module.css'

const ACCEPT = '.jpg,.jpeg,.png,.webp,.gif,.avif,.tif,.tiff'
/** Of hundreds on their way only these are listed, what failed before the others. */
const SHOWN = 6

/** Pictures that the cells of the sheet call by their file names. They are the company's from then on, whatever becomes of the sheet. */
export function ImportPictures() {
  const t = useT('catalogue')
  const notify = useNotify()
  const [ready, setReady] = useState(0)
  const queue = useUploads('image', () => setReady(count => count + 1))
  const inOrder = [...queue.entries].sort((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'))
  return (
    <div className={styles['stack']}>
      <FileDrop
        title={t('product.import.pictures')}
        hint={t('product.import.picturesHint', { size: MAX_FILE_BYTES / MEGABYTE })}
        accept={ACCEPT}
        multiple
        maxBytes={MAX_FILE_BYTES}
        files={inOrder.slice(0, SHOWN).map(entry => ({
          id: entry.key,
          name: entry.file.name,
          state: entry.state === 'failed' ? 'failed' : 'sending',
          progress: entry.percent / 100,
          note: entry.state === 'failed' ? t('product.media.failed') : undefined,
        }))}
        onFiles={queue.add}
        onRefused={(refused, why) =>
          notify.warning(
            t(why === 'kind' ? 'product.media.wrongKind' : 'product.media.tooLarge', {
              name: refused.map(file => file.name).join(', '),
              size: MAX_FILE_BYTES / MEGABYTE,
            }),
          )
        }
        onRemove={queue.remove}
        onRetry={queue.retry}
        texts={{
          remove: name => t('product.media.cancel', { name }),
          retry: name => t('product.media.again', { name }),
          list: t('product.media.list'),
        }}
      />
      <p role="status">{ready > 0 && t('product.import.picturesReady', { count: ready })}</p>
    </div>
  )
}
