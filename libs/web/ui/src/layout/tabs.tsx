import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './layout.module.css'

export interface TabItem<Key extends string> {
  key: Key
  label: ReactNode
  /** Live count behind the label. */
  count?: number | string | undefined
  disabled?: boolean | undefined
}

export interface TabsProps<Key extends string> {
  label: string
  items: readonly TabItem<Key>[]
  value: Key
  onValue: (key: Key) => void
  /** The panel of the chosen tab. */
  children?: ReactNode
}

/** Arrow keys move and choose, Home and End jump; only the chosen tab is in the tab order. */
export function Tabs<Key extends string>({ label, items, value, onValue, children }: TabsProps<Key>) {
  const id = useId()
  const open = items.filter(item => item.disabled !== true)

  const onKeyDown = (event: KeyboardEvent) => {
    const at = open.findIndex(item => item.key === value)
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = open[(to + open.length) % open.length]
    if (next === undefined) return
    onValue(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }

  return (
    <div className={styles['tabs']}>
      <div role="tablist" aria-label={label} className={styles['tabList']} onKeyDown={onKeyDown}>
        {items.map(item => (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={`${id}-${item.key}`}
            className={styles['tab']}
            aria-selected={item.key === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={item.key === value ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onValue(item.key)}
          >
            {item.label} {item.count !== undefined && <span className={styles['tabCount']}>{item.count}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          tabIndex={-1}
          className={styles['tabPanel']}
        >
          {children}
        </div>
      )}
    </div>
  )
}
