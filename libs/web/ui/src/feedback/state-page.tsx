import { lazy, Suspense, type ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './feedback.module.css'
import type { State } from './state-art'

// A page that has what it shows loads no picture of having nothing. Without a connection the words stand alone: they may be
// what says that there is none.
const StateArt = lazy(() => import('./state-art').catch(() => ({ default: () => <></> })))

export interface StateProps {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** `page` fills the page and takes the first heading; `block` sits in a list or card. */
  scope?: 'page' | 'block' | undefined
}

function StatePage({
  title,
  children,
  actions,
  scope = 'block',
  art,
  alert,
}: StateProps & { art: State; alert?: boolean }) {
  const Heading = scope === 'page' ? 'h1' : 'h2'
  return (
    <div
      className={classNames(styles['state'], scope === 'page' && styles['statePage'])}
      role={alert ? 'alert' : undefined}
    >
      <div className={styles['stateArt']}>
        <Suspense fallback={null}>
          <StateArt state={art} />
        </Suspense>
      </div>
      <Heading className={styles['stateTitle']}>{title}</Heading>
      {children !== undefined && <div className={styles['stateText']}>{children}</div>}
      {actions !== undefined && <div className={styles['stateActions']}>{actions}</div>}
    </div>
  )
}

/** Nothing here yet: says what will be here and how to begin. */
export function EmptyState(props: StateProps) {
  return <StatePage {...props} art="empty" />
}

/** It failed: says what was kept and offers to try again (the button comes in `actions`). */
export function ErrorState(props: StateProps) {
  return <StatePage {...props} art="error" alert />
}

/** It exists, but not for this person. */
export function ForbiddenState(props: StateProps) {
  return <StatePage {...props} art="forbidden" />
}

export function NotFoundState(props: StateProps) {
  return <StatePage {...props} art="notFound" />
}
