import { Button } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { PlusIcon, TrashIcon } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import styles from './part-list.module.css'
import { PathAnchor, useProblemAt } from './path-field'
import { PlaceButtons, movedTo } from './place-buttons'

export interface PartListProps<Part> {
  path: string
  title: string
  parts: readonly Part[]
  onChange(parts: Part[]): void
  make(): Part
  nameOf(index: number): string
  addLabel: string
  /** Said while there is none. */
  empty: string
  max: number
  /** Whether a part may be taken away. */
  isRemovable?(part: Part): boolean
  children(part: Part, index: number, set: (change: Partial<Part>) => void): ReactNode
}

/** Parts of the same kind: added, put in order, taken away. */
export function PartList<Part>(props: PartListProps<Part>) {
  const { path, title, parts, onChange, make, nameOf, addLabel, empty, max, isRemovable, children } = props
  const t = useT('entity')
  const problem = useProblemAt(path)
  return (
    <PathAnchor path={path} className={styles['list'] ?? ''}>
      <h3 className={styles['title']}>{title}</h3>
      {parts.length === 0 && <p className={styles['empty']}>{empty}</p>}
      {parts.map((part, index) => (
        <fieldset key={index} className={styles['part']}>
          <legend className={styles['legend']}>{nameOf(index)}</legend>
          <div className={styles['acts']}>
            <PlaceButtons
              name={nameOf(index)}
              at={index}
              of={parts.length}
              onMove={by => onChange(movedTo(parts, index, by))}
            />
            {(isRemovable?.(part) ?? true) && (
              <Button
                size="small"
                type="text"
                icon={<TrashIcon size={16} />}
                aria-label={t('place.remove', { name: nameOf(index) })}
                onClick={() => onChange(parts.filter((_, at) => at !== index))}
              />
            )}
          </div>
          {children(part, index, change =>
            onChange(parts.map((other, at) => (at === index ? { ...other, ...change } : other))),
          )}
        </fieldset>
      ))}
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      <Button icon={<PlusIcon size={16} />} disabled={parts.length >= max} onClick={() => onChange([...parts, make()])}>
        {addLabel}
      </Button>
    </PathAnchor>
  )
}
