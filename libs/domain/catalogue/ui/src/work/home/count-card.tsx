import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import { Skeleton } from '@tradeport/web/ui'
import styles from './home.module.css'

/** A number that leads to its list. */
export function CountCard({ label, count, href }: { label: string; count: number | undefined; href: string }) {
  const format = useFormat()
  return (
    <AppLink to={href} className={styles['countCard'] ?? ''}>
      <span className={styles['count']}>
        {count === undefined ? <Skeleton width="2ch" height="1em" /> : format.number(count)}
      </span>
      <span className={styles['label']}>{label}</span>
    </AppLink>
  )
}
