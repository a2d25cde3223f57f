import type { ReactNode } from 'react'
import { Link } from '../link'
import styles from './layout.module.css'

export interface Crumb {
  key: string
  label: ReactNode
  href?: string | undefined
}

export function Breadcrumb({ items, label }: { items: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className={styles['crumbs']}>
        {items.map((item, index) => (
          <li key={item.key} className={styles['crumb']}>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
