import { useEffect, useRef, useState } from 'react'
import { PRODUCT_PICTURE } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { Picture } from '@tradeport/web/ui'
import styles from './swipe-gallery.module.css'

export interface SwipeGalleryProps {
  readonly title: string
  readonly images: readonly string[]
  /** The picture of what was chosen below; it comes to the front when it changes. */
  readonly front?: string | undefined
}

/** Pictures from edge to edge, one swipe after the other. */
export function SwipeGallery({ title, images, front }: SwipeGalleryProps) {
  const t = useT('goods')
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const index = front === undefined ? -1 : images.indexOf(front)
    const element = track.current
    if (index >= 0 && element) element.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' })
  }, [front, images])
  return (
    <div className={styles.gallery}>
      <ul
        ref={track}
        role="list"
        className={styles.track}
        aria-label={t('gallery.pictures')}
        tabIndex={images.length > 1 ? 0 : undefined}
        onScroll={event => {
          const { scrollLeft, clientWidth } = event.currentTarget
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }}
      >
        {images.map((id, index) => (
          <li key={id} className={styles.slide}>
            <Picture
              id={id}
              alt={images.length > 1 ? t('gallery.picture', { title, number: index + 1, count: images.length }) : title}
              widths={PRODUCT_PICTURE.widths}
              sizes={PRODUCT_PICTURE.h5}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <p className={styles.number} aria-hidden="true">
          {t('gallery.number', { number: at + 1, count: images.length })}
        </p>
      )}
    </div>
  )
}
