import type { KeyboardEvent, ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { MenuIcon } from '@tradeport/web/ui'
import { PlaceButtons, movedTo } from './place-buttons'
import styles from './tree-cells.module.css'
import { usePlaceDrag } from './use-place-drag'

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

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Its place among its neighbours, and the ways to another one: drawn there, by keys, or by buttons. */
export function TreePlace({ id, name, neighbours, movable, pending, onOrder }: TreePlaceProps) {
  const t = useT('entity')
  const format = useFormat()
  const at = neighbours.indexOf(id)
  // A handle that is disabled meanwhile would lose the focus of the keys.
  const move = (by: number) => {
    if (!pending) onOrder(movedTo(neighbours, at, by))
  }
  const { over, handlers } = usePlaceDrag({ id, neighbours, onDrop: place => move(place - at) })
  const byKeys = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    if (neighbours[at + by] !== undefined) move(by)
  }
  if (at < 0) return <>–</>
  return (
    <span className={styles['place']} data-place-of={id} data-dragged={over === undefined ? undefined : true}>
      {movable && (
        <button
          type="button"
          className={styles['handle']}
          aria-label={t('place.drag', { name })}
          onKeyDown={byKeys}
          {...handlers}
        >
          <MenuIcon size={16} />
        </button>
      )}
      <span className="tp-tabular">{format.number((over ?? at) + 1)}</span>
      {movable && <PlaceButtons name={name} at={at} of={neighbours.length} disabled={pending} onMove={move} />}
    </span>
  )
}
