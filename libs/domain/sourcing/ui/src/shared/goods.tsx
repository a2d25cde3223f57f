import type { ReactNode } from 'react'
import { Picture } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import styles from './goods.module.css'

/** Goods in a row: their picture and name, with one quiet line below. */
export function Goods({
  imageFileId,
  name,
  more = 0,
  note,
}: {
  imageFileId: string | null
  name: string | null
  /** Further lines of the document. */
  more?: number
  note?: ReactNode
}) {
  const t = useT('sourcing')
  return (
    <span className={styles['goods']}>
      <span className={styles['picture']}>
        <Picture id={imageFileId} alt="" width={40} />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{name ?? t('goods.none')}</span>
        {more > 0 && <span className={styles['note']}>{t('goods.more', { count: more })}</span>}
        {note && <span className={styles['note']}>{note}</span>}
      </span>
    </span>
  )
}
