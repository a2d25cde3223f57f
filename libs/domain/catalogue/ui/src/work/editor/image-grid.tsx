import { Button, Progress, Tag } from 'antd'
import { useState, type DragEvent, type ReactNode } from 'react'
import type { ProductMedia } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, Picture, RefreshIcon, StarIcon, TagIcon } from '@tradeport/web/ui'
import { asCover, asKind, moved, withoutImage } from './model/media'
import type { UploadingFile, UploadQueue } from './use-uploads'
import styles from './media.module.css'

export interface ImageGridProps {
  media: readonly ProductMedia[]
  queue: UploadQueue
  onChange(media: ProductMedia[]): void
}

/** The pictures in their order: dragged, or moved with the arrows; one of them is the cover. */
export function ImageGrid({ media, queue, onChange }: ImageGridProps) {
  const t = useT('catalogue')
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged !== null) onChange(moved(media, dragged, to))
    setDragged(null)
    setOver(null)
  }
  if (media.length === 0 && queue.entries.length === 0) return null
  return (
    <ul className={styles['images']} aria-label={t('product.media.list')}>
      {media.map((item, index) => (
        <li
          key={item.fileId}
          className={styles['image']}
          data-over={(over === index && dragged !== index) || undefined}
          data-dragged={dragged === index || undefined}
          draggable
          onDragStart={event => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(index)
          }}
          onDragEnd={() => {
            setDragged(null)
            setOver(null)
          }}
          onDragOver={event => {
            // Files from outside are for the area below.
            if (dragged === null) return
            event.preventDefault()
            setOver(index)
          }}
          onDrop={event => drop(event, index)}
        >
          <ImageCard item={item} index={index} count={media.length} media={media} onChange={onChange} />
        </li>
      ))}
      {queue.entries.map(entry => (
        <li key={entry.key} className={styles['image']}>
          <UploadingCard entry={entry} queue={queue} />
        </li>
      ))}
    </ul>
  )
}

interface ImageCardProps {
  item: ProductMedia
  index: number
  count: number
  media: readonly ProductMedia[]
  onChange(media: ProductMedia[]): void
}

function ImageCard({ item, index, count, media, onChange }: ImageCardProps) {
  const t = useT('catalogue')
  const number = index + 1
  const chart = item.kind === 'size_chart'
  return (
    <>
      <Picture id={item.fileId} alt={t('product.picture.number', { number })} width={168} />
      <span className={styles['badge']}>
        {item.isCover && <Tag color="processing">{t('product.media.cover')}</Tag>}
        {chart && <Tag>{t('product.media.sizeChart')}</Tag>}
      </span>
      <span className={styles['imageTools']}>
        <Tool
          icon={<ArrowLeftIcon size={16} />}
          label={t('product.media.left', { number })}
          disabled={index === 0}
          onClick={() => onChange(moved(media, index, index - 1))}
        />
        <Tool
          icon={<ArrowRightIcon size={16} />}
          label={t('product.media.right', { number })}
          disabled={index === count - 1}
          onClick={() => onChange(moved(media, index, index + 1))}
        />
        <Tool
          icon={<StarIcon size={16} />}
          label={t('product.media.makeCover', { number })}
          disabled={item.isCover || chart}
          onClick={() => onChange(asCover(media, item.fileId))}
        />
        <Tool
          icon={<TagIcon size={16} />}
          label={t(chart ? 'product.media.asImage' : 'product.media.asSizeChart', { number })}
          onClick={() => onChange(asKind(media, item.fileId, chart ? 'image' : 'size_chart'))}
        />
        <Tool
          icon={<CloseIcon size={16} />}
          label={t('product.media.remove', { number })}
          onClick={() => onChange(withoutImage(media, item.fileId))}
        />
      </span>
    </>
  )
}

function Tool(props: { icon: ReactNode; label: string; disabled?: boolean; onClick(): void }) {
  return (
    <Button
      type="text"
      size="small"
      icon={props.icon}
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled ?? false}
      onClick={props.onClick}
    />
  )
}

function UploadingCard({ entry, queue }: { entry: UploadingFile; queue: UploadQueue }) {
  const t = useT('catalogue')
  const failed = entry.state === 'failed'
  return (
    <>
      <Picture url={entry.preview} alt={entry.file.name} width={168} className={styles['coming']} />
      <div className={styles['progress']} role="status">
        {failed ? (
          <span className={styles['failed']}>{t('product.media.failed')}</span>
        ) : (
          <Progress percent={entry.percent} size="small" aria-label={entry.file.name} />
        )}
      </div>
      <span className={styles['imageTools']}>
        {failed && (
          <Tool
            icon={<RefreshIcon size={16} />}
            label={t('product.media.again', { name: entry.file.name })}
            onClick={() => queue.retry(entry.key)}
          />
        )}
        <Tool
          icon={<CloseIcon size={16} />}
          label={t('product.media.cancel', { name: entry.file.name })}
          onClick={() => queue.remove(entry.key)}
        />
      </span>
    </>
  )
}
