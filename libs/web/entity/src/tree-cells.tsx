import type { ReactNode } from 'react'
import { useFormat } from '@tradeport/web/react'
import { PlaceButtons, movedTo } from './place-buttons'
import styles from './tree-cells.module.css'

/** The name of one of a tree, set in as far as its level, after its picture. */
export function TreeName({ level, picture, children }: { level: number; picture?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles['name']} data-level={level}>
      {picture}
      {children}
    </span>
  )
}

export interface TreePlaceProps {
  id: string
  name: string
  /** Those under the same parent, itself among them, in their order. */
  neighbours: readonly string[]
  movable: boolean
  pending: boolean
  onOrder(ids: string[]): void
}

/** Its place among its neighbours, and the way to another one. */
export function TreePlace({ id, name, neighbours, movable, pending, onOrder }: TreePlaceProps) {
  const format = useFormat()
  const at = neighbours.indexOf(id)
  if (at < 0) return <>–</>
  return (
    <span className={styles['place']}>
      <span className="tp-tabular">{format.number(at + 1)}</span>
      {movable && (
        <PlaceButtons
          name={name}
          at={at}
          of={neighbours.length}
          disabled={pending}
          onMove={by => onOrder(movedTo(neighbours, at, by))}
        />
      )}
    </span>
  )
}
