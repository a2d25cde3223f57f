import { Button } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, Picture, TrashIcon } from '@tradeport/web/ui'
import { Section } from '../editor/editor-section'
import { moved } from '../editor/model/media'
import { UploadDrop } from '../editor/upload-drop'
import { useUploads } from '../editor/use-uploads'
import type { StoreFormFieldsProps } from './store-form-fields'
import styles from './store.module.css'

const MAX_BANNERS = 5
const IMAGES = 'image/jpeg,image/png,image/webp'

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
        <UploadDrop
          what="pictures"
          title={t('store.logo.drop')}
          accept={IMAGES}
          queue={logo}
          entries={logo.entries}
          onFiles={files => logo.add(files)}
        />
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
      <UploadDrop
        what="pictures"
        title={t('store.banner.drop', { max: MAX_BANNERS })}
        accept={IMAGES}
        multiple
        queue={banners}
        entries={banners.entries}
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
