import type { ReactNode } from 'react'
import styles from './view.module.css'

export interface Fact {
  key: string
  label: string
  value: ReactNode
  wide?: boolean
}

/** Facts of a document; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const said = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
  if (said.length === 0) return null
  return (
    <dl className={styles['facts']}>
      {said.map(fact => (
        <div key={fact.key} className={styles['fact']} data-wide={fact.wide || undefined}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
