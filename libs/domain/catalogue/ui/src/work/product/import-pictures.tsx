import { useState } from 'react'
import { useT } from '@tradeport/web/i18n'
import { MAX_MEGABYTES, UploadDrop } from '../editor/upload-drop'
import { useUploads } from '../editor/use-uploads'
import styles from './product.module.css'

const ACCEPT = '.jpg,.jpeg,.png,.webp,.gif,.avif,.tif,.tiff'
/** Of hundreds on their way only these are listed, what failed before the others. */
const SHOWN = 6

/** Pictures that the cells of the sheet call by their file names. They are the company's from then on, whatever becomes of the sheet. */
export function ImportPictures() {
  const t = useT('catalogue')
  const [ready, setReady] = useState(0)
  const queue = useUploads('image', () => setReady(count => count + 1))
  const inOrder = [...queue.entries].sort((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'))
  return (
    <div className={styles['stack']}>
      <UploadDrop
        what="pictures"
        title={t('product.import.pictures')}
        hint={t('product.import.picturesHint', { size: MAX_MEGABYTES })}
        accept={ACCEPT}
        multiple
        queue={queue}
        entries={inOrder.slice(0, SHOWN)}
        onFiles={queue.add}
      />
      <p role="status">{ready > 0 && t('product.import.picturesReady', { count: ready })}</p>
    </div>
  )
}
