import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import type { Tone } from '../tokens'
import styles from './display.module.css'

/** A document's state in a word; the dot keeps it apart without colour alone carrying it (the word does). */
export function StatusDot({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={styles['status']} data-tone={tone}>
      {children}
    </span>
  )
}

export interface TagProps {
  tone?: Tone | 'accent' | undefined
  icon?: ReactNode
  children: ReactNode
}

export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {icon}
      {children}
    </span>
  )
}

export interface BadgeProps {
  count: number
  /** Read instead of the bare number: "3 unread messages". */
  label: string
  /** Above it, "99+" is shown. */
  most?: number | undefined
  children?: ReactNode
}

/** A count at the corner of what it belongs to, or alone. */
export function Badge({ count, label, most = 99, children }: BadgeProps) {
  return (
    <span className={styles['badgeHost']}>
      {children}
      {count > 0 && (
        <span className={classNames(styles['badge'], children !== undefined && styles['badgeCorner'])}>
          <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
          <span className="tp-visually-hidden">{label}</span>
        </span>
      )}
    </span>
  )
}

export interface PriceProps {
  /** Formatted by locale and region, with its sign: "¥1,234.50" or a range. */
  value: string
  /** "/ piece", "/ kg". */
  per?: string | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Above it: "from", "100 – 499 pcs". */
  note?: ReactNode
}

const PRICE_SIZE = { small: 'priceSmall', medium: 'priceMedium', large: 'priceLarge' } as const

export function Price({ value, per, size = 'medium', note }: PriceProps) {
  return (
    <span className={classNames(styles['price'], styles[PRICE_SIZE[size]])}>
      {note !== undefined && <span className={styles['priceNote']}>{note}</span>}
      <span className={styles['priceLine']}>
        <bdi className={styles['priceValue']}>{value}</bdi>
        {per !== undefined && <span className={styles['pricePer']}>{per}</span>}
      </span>
    </span>
  )
}
