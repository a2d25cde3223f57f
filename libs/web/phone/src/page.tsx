import { useContext, type ReactNode } from 'react'
import { LoadFailed, RolesContext, type EndpointState } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import styles from './phone.module.css'

export interface PhonePageProps {
  readonly title: ReactNode
  /** Under the title: status, whose turn it is. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** One column under the thumb: a head, then sections from edge to edge. */
export function PhonePage({ title, note, children }: PhonePageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        {note && <div className={styles['note']}>{note}</div>}
      </header>
      {children}
    </div>
  )
}

/** What must be known before anything else, set in from the edges; nothing where there is none. */
export function PhoneNotices({ children }: { readonly children: ReactNode }) {
  return <div className={styles['notices']}>{children}</div>
}

export function PhoneSection({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{title}</h2>
      {children}
    </section>
  )
}

export interface PhoneFact {
  readonly key: string
  readonly label: ReactNode
  readonly value: ReactNode
}

/** Label and value beside each other; what says nothing is left out. */
export function PhoneFacts({ facts }: { readonly facts: readonly PhoneFact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ key, label, value }) => (
          <div key={key} className={styles['fact']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

export interface LoadedProps<T> {
  readonly state: Pick<EndpointState<T>, 'data' | 'error' | 'refetch'>
  readonly children: (data: T) => ReactNode
}

/** What was asked for, or that it is on its way, or why it did not come. Whose turn it is goes by the reader's roles: they come first. */
export function Loaded<T>({ state, children }: LoadedProps<T>) {
  const isKnown = useContext(RolesContext) !== undefined
  if (state.data !== undefined && isKnown) return children(state.data)
  if (state.error) return <LoadFailed error={state.error} onRetry={state.refetch} />
  return (
    <div className={styles['section']} aria-busy="true">
      <SkeletonText lines={10} />
    </div>
  )
}
