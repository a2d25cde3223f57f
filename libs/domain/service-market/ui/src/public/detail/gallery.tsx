import type { MarketServiceDetail } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { Picture } from '@tradeport/web/ui'
import { useState } from 'react'
import { CategoryArt } from '../../shared/category-art'
import styles from './service-detail.module.css'

export interface GalleryProps {
  service: MarketServiceDetail
  /** Drawn in place of a picture. */
  icon: string | null
  title: string
}

export function Gallery({ service, icon, title }: GalleryProps) {
  const t = useT('serviceMarket')
  const pictures = [service.coverFileId, ...service.gallery].filter(id => id !== null)
  const [shown, setShown] = useState(0)
  const current = pictures[shown] ?? pictures[0]
  if (current === undefined) {
    return (
      <span className={styles['drawn']}>
        <CategoryArt icon={icon} size={120} />
      </span>
    )
  }
  return (
    <div className={styles['gallery']}>
      <Picture
        id={current}
        alt={t('service.picture', { number: shown + 1, title })}
        ratio={16 / 9}
        widths={[640, 960]}
        sizes="(min-width: 1200px) 820px, (min-width: 992px) 62vw, 94vw"
        priority
        className={styles['picture'] ?? ''}
      />
      {pictures.length > 1 && (
        <ul role="list" className={styles['thumbs']} aria-label={t('service.gallery')}>
          {pictures.map((id, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles['thumb']}
                aria-pressed={index === shown}
                aria-label={t('service.picture', { number: index + 1, title })}
                onClick={() => setShown(index)}
              >
                <Picture id={id} alt="" width={96} ratio={16 / 9} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
