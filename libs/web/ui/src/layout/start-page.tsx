import { type ReactNode, Suspense } from 'react'
import { SkeletonText } from '../feedback/skeleton'
import styles from './start-page.module.css'

export interface StartPageProps {
  /** Above the panels, over the whole width: the head of the page, how things stand. */
  head: ReactNode
  /** The panels of what must be done now, each of its own domain. */
  children: ReactNode
}

/** Where somebody starts the day in a work app. */
export function StartPage({ head, children }: StartPageProps) {
  return (
    <div className={styles['page']}>
      {head}
      <div className={styles['panels']}>
        <Suspense fallback={<SkeletonText lines={8} />}>{children}</Suspense>
      </div>
    </div>
  )
}
