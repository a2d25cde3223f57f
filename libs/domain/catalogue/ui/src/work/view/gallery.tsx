import { useState } from 'react'
import type { ProductMedia } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { Picture } from '@tradeport/web/ui'
import styles from './view.module.css'

/** The pictures of a product, the cover first. */
export function Gallery({ media, alt }: { media: readonly ProductMedia[]; alt: string }) {
  const t = useT('catalogue')
  const ordered = [...media].sort((a, b) => Number(b.isCover) - Number(a.isCover))
  const [chosen, setChosen] = useState<string>()
  const shown = ordered.find(item => item.fileId === chosen) ?? ordered[0]
  return (
    <div className={styles['gallery']}>
      <Picture id={shown?.fileId ?? null} alt={alt} width={420} fit="contain" className={styles['large']} />
      {ordered.length > 1 && (
        <div className={styles['thumbs']}>
          {ordered.map((item, index) => (
            <button
              key={item.fileId}
              type="button"
              className={styles['thumb']}
              aria-pressed={item.fileId === shown?.fileId}
              aria-label={t('product.picture.number', { number: index + 1 })}
              onClick={() => setChosen(item.fileId)}
            >
              <Picture id={item.fileId} alt="" width={56} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
