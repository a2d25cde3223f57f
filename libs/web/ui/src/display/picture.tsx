import { type CSSProperties, useState } from 'react'
import { imageSources } from '@tradeport/kernel/config'
import { classNames } from '../class-names'
import { ImageIcon } from '../icons/icons'
import styles from './display.module.css'

export interface PictureProps {
  /** A stored image's id … */
  id?: string | null | undefined
  /** … or the address of one that comes with the app. */
  url?: string | null | undefined
  /** What it shows; '' where the text beside it says it already. */
  alt: string
  /** Width it is shown at, in CSS pixels, for a fixed size … */
  width?: number | undefined
  /** … or the widths it may have and the `sizes` that choose among them. */
  widths?: readonly number[] | undefined
  sizes?: string | undefined
  /** width / height of the box; the page does not move when the picture arrives. */
  ratio?: number | undefined
  fit?: 'cover' | 'contain' | undefined
  /** The first large picture of a page: loaded at once and first. */
  priority?: boolean | undefined
  /** The colour of the goods, shown until the picture is there. */
  placeholder?: string | undefined
  className?: string | undefined
}

export function Picture({
  id,
  url,
  alt,
  width = 320,
  widths,
  sizes,
  ratio = 1,
  fit = 'cover',
  priority = false,
  placeholder,
  className,
}: PictureProps) {
  const source = id ?? url ?? ''
  const [failed, setFailed] = useState('')
  const box: CSSProperties = { aspectRatio: ratio, backgroundColor: placeholder }
  const missing = source === '' || failed === source
  return (
    <span className={classNames(styles['picture'], className)} style={box}>
      {missing ? (
        <span
          className={styles['pictureMissing']}
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : alt}
        >
          <ImageIcon size={28} />
        </span>
      ) : (
        <img
          key={source}
          {...(id ? imageSources(id, { width, widths }) : { src: source })}
          {...(sizes === undefined ? {} : { sizes })}
          alt={alt}
          width={widths?.at(-1) ?? width}
          height={Math.round((widths?.at(-1) ?? width) / ratio)}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          style={{ objectFit: fit }}
          onError={() => setFailed(source)}
        />
      )}
    </span>
  )
}
