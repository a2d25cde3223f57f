import { Button } from 'antd'
import { MAX_FILE_BYTES } from '@tradeport/domain/files/contract'
import { useT } from '@tradeport/web/i18n'
import { useNotify } from '@tradeport/web/react'
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CloseIcon,
  FileDrop,
  Picture,
  TrashIcon,
  type DroppedFile,
} from '@tradeport/web/ui'
import { Section } from '../editor/editor-section'
import { moved } from '../editor/model/media'
import { useUploads, type UploadQueue } from '../editor/use-uploads'
import type { StoreFormFieldsProps } from './store-form-fields'
import styles from './store.module.css'

const MAX_BANNERS = 5
const IMAGES = 'image/jpeg,image/png,image/webp'
const MEGABYTE = 1024 * 1024

/** The store's mark and the wide pictures above its page. */
export function StorePictures({ form, onChange }: StoreFormFieldsProps) {
  const t = useT('catalogue')
  const logo = useUploads('image', fileId => onChange({ logoFileId: fileId }))
  const banners = useUploads('image', fileId => onChange({ bannerFileIds: [...form.bannerFileIds, fileId] }))
  const room = Math.max(0, MAX_BANNERS - form.bannerFileIds.length - banners.entries.length)
  return (
    <Section title={t('store.section.pictures')} note={t('store.section.picturesNote')}>
      <div className={styles['logoRow']}>
        <div className={styles['bannerItem']}>
          <span className={styles['logo']}>
            <Picture id={form.logoFileId} alt={t('store.field.logo')} width={96} />
          </span>
          {form.logoFileId && (
            <Button
              size="small"
              type="text"
              icon={<TrashIcon size={16} />}
              aria-label={t('store.logo.remove')}
              title={t('store.logo.remove')}
              onClick={() => onChange({ logoFileId: null })}
            />
          )}
        </div>
        <PictureDrop title={t('store.logo.drop')} queue={logo} multiple={false} onFiles={files => logo.add(files)} />
      </div>
      {form.bannerFileIds.length > 0 && (
        <div className={styles['banners']}>
          {form.bannerFileIds.map((fileId, index) => (
            <div key={fileId} className={styles['bannerItem']}>
              <Picture id={fileId} alt={t('store.banner.number', { number: index + 1 })} width={320} ratio={3} />
              <BannerTools
                index={index}
                count={form.bannerFileIds.length}
                onMove={to => onChange({ bannerFileIds: moved(form.bannerFileIds, index, to) })}
                onRemove={() => onChange({ bannerFileIds: form.bannerFileIds.filter(other => other !== fileId) })}
              />
            </div>
          ))}
        </div>
      )}
      <PictureDrop
        title={t('store.banner.drop', { max: MAX_BANNERS })}
        queue={banners}
        multiple
        disabled={room === 0}
        onFiles={files => banners.add(files.slice(0, room))}
      />
    </Section>
  )
}

interface BannerToolsProps {
  index: number
  count: number
  onMove(to: number): void
  onRemove(): void
}

function BannerTools({ index, count, onMove, onRemove }: BannerToolsProps) {
  const t = useT('catalogue')
  const number = index + 1
  const button = { size: 'small', type: 'text' } as const
  return (
    <div className={styles['bannerTools']}>
      <Button
        {...button}
        icon={<ArrowLeftIcon size={16} />}
        disabled={index === 0}
        aria-label={t('product.media.left', { number })}
        onClick={() => onMove(index - 1)}
      />
      <Button
        {...button}
        icon={<ArrowRightIcon size={16} />}
        disabled={index === count - 1}
        aria-label={t('product.media.right', { number })}
        onClick={() => onMove(index + 1)}
      />
      <Button
        {...button}
        icon={<CloseIcon size={16} />}
        aria-label={t('product.media.remove', { number })}
        onClick={onRemove}
      />
    </div>
  )
}

interface PictureDropProps {
  title: string
  queue: UploadQueue
  multiple: boolean
  disabled?: boolean
  onFiles(files: File[]): void
}

function PictureDrop({ title, queue, multiple, disabled = false, onFiles }: PictureDropProps) {
  const t = useT('catalogue')
  const notify = useNotify()
  const files: DroppedFile[] = queue.entries.map(entry => ({
    id: entry.key,
    name: entry.file.name,
    state: entry.state === 'failed' ? 'failed' : 'sending',
    progress: entry.percent / 100,
    ...(entry.state === 'failed' ? { note: t('product.media.failed') } : {}),
  }))
  return (
    <FileDrop
      title={title}
      accept={IMAGES}
      multiple={multiple}
      disabled={disabled}
      maxBytes={MAX_FILE_BYTES}
      files={files}
      onFiles={onFiles}
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
  )
}
