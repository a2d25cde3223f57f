import { Button, Popover } from 'antd'
import { useState } from 'react'
import { useT } from '@tradeport/web/i18n'
import { CloseIcon, ImageIcon, Picture } from '@tradeport/web/ui'
import styles from './picture-picker.module.css'

export interface PicturePickerProps {
  value: string | null
  /** Pictures of the product, to choose from. */
  images: readonly string[]
  /** Of the button, for those who hear the page. */
  label: string
  onChange(fileId: string | null): void
}

/** One of the product's pictures for one of its variants. */
export function PicturePicker({ value, images, label, onChange }: PicturePickerProps) {
  const t = useT('catalogue')
  const [open, setOpen] = useState(false)
  const choose = (fileId: string | null) => {
    onChange(fileId)
    setOpen(false)
  }
  const content =
    images.length === 0 ? (
      <p className={styles['none']}>{t('product.picture.none')}</p>
    ) : (
      <div className={styles['choices']}>
        {images.map((fileId, index) => (
          <button
            key={fileId}
            type="button"
            className={styles['choice']}
            aria-pressed={fileId === value}
            aria-label={t('product.picture.number', { number: index + 1 })}
            onClick={() => choose(fileId)}
          >
            <Picture id={fileId} alt="" width={64} />
          </button>
        ))}
        {value !== null && (
          <Button type="text" icon={<CloseIcon size={16} />} onClick={() => choose(null)}>
            {t('product.picture.clear')}
          </Button>
        )}
      </div>
    )
  return (
    <Popover open={open} onOpenChange={setOpen} trigger="click" content={content}>
      <button type="button" className={styles['button']} aria-label={label}>
        {value === null ? <ImageIcon size={18} /> : <Picture id={value} alt="" width={32} />}
      </button>
    </Popover>
  )
}
