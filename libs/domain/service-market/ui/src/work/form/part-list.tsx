import { Button } from 'antd'
import { PathAnchor, useProblemAt } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import styles from './service-form.module.css'

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
  children(part: Part, index: number, set: (change: Partial<Part>) => void): ReactNode
}

/** Parts of the same kind: added, put in order, taken away. */
export function PartList<Part>(props: PartListProps<Part>) {
  const { path, title, parts, onChange, make, nameOf, addLabel, empty, max, children } = props
  const t = useT('serviceWork')
  const problem = useProblemAt(path)
  const move = (from: number, by: 1 | -1) => {
    const next = [...parts]
    next.splice(from + by, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <PathAnchor path={path} className={styles['list'] ?? ''}>
      <h3 className={styles['listTitle']}>{title}</h3>
      {parts.length === 0 && <p className={styles['listEmpty']}>{empty}</p>}
      {parts.map((part, index) => (
        <fieldset key={index} className={styles['partBox']}>
          <legend className={styles['partLegend']}>{nameOf(index)}</legend>
          <div className={styles['partActs']}>
            <Button
              size="small"
              type="text"
              disabled={index === 0}
              icon={<ChevronUpIcon size={16} />}
              aria-label={t('form.up', { name: nameOf(index) })}
              onClick={() => move(index, -1)}
            />
            <Button
              size="small"
              type="text"
              disabled={index === parts.length - 1}
              icon={<ChevronDownIcon size={16} />}
              aria-label={t('form.down', { name: nameOf(index) })}
              onClick={() => move(index, 1)}
            />
            <Button
              size="small"
              type="text"
              icon={<TrashIcon size={16} />}
              aria-label={t('form.remove', { name: nameOf(index) })}
              onClick={() => onChange(parts.filter((_, at) => at !== index))}
            />
          </div>
          {children(part, index, change =>
            onChange(parts.map((other, at) => (at === index ? { ...other, ...change } : other))),
          )}
        </fieldset>
      ))}
      {problem && (
        <p className={styles['listProblem']} role="alert">
          {problem}
        </p>
      )}
      <Button icon={<PlusIcon size={16} />} disabled={parts.length >= max} onClick={() => onChange([...parts, make()])}>
        {addLabel}
      </Button>
    </PathAnchor>
  )
}
