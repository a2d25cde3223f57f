import { type PointerEvent, useRef, useState } from 'react'
import { PRODUCT_PICTURE } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  IconButton,
  Picture,
  SearchIcon,
  classNames,
} from '@tradeport/web/ui'
import styles from './gallery.module.css'

export interface GalleryProps {
  readonly title: string
  readonly images: readonly string[]
  /** The picture of what was chosen beside it; it comes to the front when it changes. */
  readonly front?: string | undefined
}

/** Large picture with a glass that follows the pointer, thumbnails, and all pictures over the whole window. */
export function Gallery({ title, images, front }: GalleryProps) {
  const t = useT('goods')
  const [at, setAt] = useState(0)
  const [shownFront, setShownFront] = useState(front)
  const [isOpen, setOpen] = useState(false)
  if (shownFront !== front) {
    setShownFront(front)
    const index = images.findIndex(id => id === front)
    if (index >= 0) setAt(index)
  }
  const current = images[at] ?? images[0]
  const move = (step: number) => setAt(now => (now + step + images.length) % images.length)
  const alt = images.length > 1 ? t('gallery.picture', { title, number: at + 1, count: images.length }) : title
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <Magnifier label={t('gallery.open')} onOpen={() => setOpen(true)} image={current}>
          <Picture
            id={current}
            alt={alt}
            widths={PRODUCT_PICTURE.widths}
            sizes={PRODUCT_PICTURE.portal}
            priority
            className={classNames(styles.picture)}
          />
        </Magnifier>
      </div>
      {images.length > 1 && (
        <ul role="list" className={styles.thumbs} aria-label={t('gallery.pictures')}>
          {images.map((id, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('gallery.show', { number: index + 1 })}
                aria-current={index === at}
                onClick={() => setAt(index)}
              >
                <Picture id={id} alt="" width={72} className={classNames(styles.thumbPicture)} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} size="large" closeLabel={t('gallery.close')}>
        <div className={styles.large}>
          <Picture id={current} alt={alt} widths={[720, 1080]} sizes="min(92vw, 960px)" fit="contain" />
          {images.length > 1 && (
            <div className={styles.moves}>
              <IconButton
                variant="secondary"
                icon={<ChevronLeftIcon />}
                label={t('gallery.previous')}
                onClick={() => move(-1)}
              />
              <span className="tp-tabular">{t('gallery.number', { number: at + 1, count: images.length })}</span>
              <IconButton
                variant="secondary"
                icon={<ChevronRightIcon />}
                label={t('gallery.next')}
                onClick={() => move(1)}
              />
            </div>
          )}
        </div>
      </Dialog>
    </div>
  )
}

interface MagnifierProps {
  readonly label: string
  readonly image: string | undefined
  readonly onOpen: () => void
  readonly children: React.ReactNode
}

/** Opens the picture; under a mouse it grows where the pointer is. */
function Magnifier({ label, image, onOpen, children }: MagnifierProps) {
  const box = useRef<HTMLButtonElement>(null)
  const follow = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect()
    if (!area || event.pointerType !== 'mouse') return
    box.current?.style.setProperty('--_x', `${((event.clientX - area.left) / area.width) * 100}%`)
    box.current?.style.setProperty('--_y', `${((event.clientY - area.top) / area.height) * 100}%`)
  }
  return (
    <button
      ref={box}
      type="button"
      className={styles.magnifier}
      onPointerMove={follow}
      onClick={onOpen}
      disabled={image === undefined}
    >
      {children}
      <span className={styles.glass}>
        <SearchIcon size={18} />
        <span className="tp-visually-hidden">{label}</span>
      </span>
    </button>
  )
}
