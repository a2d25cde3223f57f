import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  key: string
  label: string
  value: ReactNode
}

/** Facts of a document; those without a value are left out. */
export function Facts({ facts, columns = 3 }: { facts: readonly Fact[]; columns?: 1 | 2 | 3 }) {
  const said = facts.filter(
    fact => fact.value !== null && fact.value !== undefined && fact.value !== '' && fact.value !== false,
  )
  return (
    <dl className={styles['facts']} data-columns={columns}>
      {said.map(fact => (
        <div key={fact.key} className={styles['fact']}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
