import type { ReactNode } from 'react'
import { ChevronRightIcon, Link, Picture } from '@tradeport/web/ui'
import styles from './phone.module.css'

export interface PhoneCard {
  readonly key: string
  readonly href: string
  readonly name: ReactNode
  /** `undefined`: cards of this list have no picture. */
  readonly imageFileId?: string | null | undefined
  readonly status?: ReactNode
  readonly lines: readonly ReactNode[]
}

/** Rows that are one target each, from edge to edge. */
export function CardList({ label, cards }: { readonly label: string; readonly cards: readonly PhoneCard[] }) {
  return (
    <ul role="list" className={styles['cards']} aria-label={label}>
      {cards.map(({ key, href, name, imageFileId, status, lines }) => (
        <li key={key}>
          <Link className={styles['card']} href={href}>
            {imageFileId !== undefined && (
              <span className={styles['picture']}>
                <Picture id={imageFileId} alt="" width={56} />
              </span>
            )}
            <span className={styles['words']}>
              <span className={styles['name']}>{name}</span>
              {status}
              {lines.map(
                (line, index) =>
                  line && (
                    <span key={index} className={styles['line']}>
                      {line}
                    </span>
                  ),
              )}
            </span>
            <ChevronRightIcon size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
