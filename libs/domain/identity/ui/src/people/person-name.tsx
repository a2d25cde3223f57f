import type { ReactNode } from 'react'
import { Face } from '@tradeport/web/ui'
import styles from './people.module.css'

export interface PersonNameProps {
  person: { displayName: string; avatarUrl: string | null }
  /** The name, with what else tells this person from others. */
  children: ReactNode
}

/** Somebody in a list, behind their picture or their initials. */
export function PersonName({ person, children }: PersonNameProps) {
  return (
    <span className={styles['person']}>
      <Face name={person.displayName} picture={person.avatarUrl} />
      {children}
    </span>
  )
}
