import { useState, type ReactNode } from 'react'
import { useActs } from '@tradeport/web/acts'
import { SearchInput } from '@tradeport/web/entity'
import styles from './people.module.css'

interface SoughtRightsProps<Right> {
  all: readonly Right[]
  /** Of the search, and where it finds nothing. */
  words: { search: string; none: string }
  /** Those of one document that are found. */
  children(rights: readonly Right[]): ReactNode
}

/** Rights by document, found by their words. */
export function SoughtRights<Right extends { key: string; document: string }>({
  all,
  words,
  children,
}: SoughtRightsProps<Right>) {
  const acts = useActs()
  const [sought, setSought] = useState('')
  const shown = all.filter(({ key }) => acts.act(key).toLowerCase().includes(sought.trim().toLowerCase()))
  const documents = [...new Set(shown.map(({ document }) => document))].sort((a, b) =>
    acts.document(a).localeCompare(acts.document(b)),
  )
  return (
    <div className={styles['picker']}>
      <SearchInput aria-label={words.search} value={sought} onValue={setSought} />
      {documents.length === 0 && <p className="tp-soft">{words.none}</p>}
      <div className={styles['permissions']}>
        {documents.map(document => (
          <fieldset key={document} className={styles['group']}>
            <legend>{acts.document(document)}</legend>
            {children(shown.filter(right => right.document === document))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}
