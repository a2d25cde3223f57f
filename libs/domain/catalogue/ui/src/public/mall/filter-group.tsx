import { type ReactNode, useState } from 'react'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Button, CheckIcon } from '@tradeport/web/ui'
import styles from './filter-group.module.css'

export interface FilterGroupProps {
  readonly title: string
  readonly children: ReactNode
}

export function FilterGroup({ title, children }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.options}>{children}</div>
    </fieldset>
  )
}

export interface OptionRowProps {
  readonly kind: 'checkbox' | 'radio'
  readonly name?: string | undefined
  readonly label: string
  readonly swatch?: string | null | undefined
  readonly count?: number | undefined
  readonly checked: boolean
  readonly onChoose: () => void
}

/** One choice on one line: mark, swatch, name, and how many goods it would leave. */
export function OptionRow({ kind, name, label, swatch, count, checked, onChoose }: OptionRowProps) {
  const format = useFormat()
  return (
    <label className={styles.option} data-empty={count === 0 || undefined}>
      <input className={styles.input} type={kind} name={name} checked={checked} onChange={onChoose} />
      <span className={styles.mark} data-kind={kind} aria-hidden="true">
        {kind === 'checkbox' && <CheckIcon size={14} />}
      </span>
      {swatch && <span className={styles.swatch} style={{ backgroundColor: swatch }} aria-hidden="true" />}
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
    </label>
  )
}

const FIRST = 6

/** Long lists of choices show their beginning. */
export function FoldedOptions({ rows }: { readonly rows: readonly ReactNode[] }) {
  const t = useT('mall')
  const [open, setOpen] = useState(false)
  if (rows.length <= FIRST + 1) return rows
  return (
    <>
      {open ? rows : rows.slice(0, FIRST)}
      <Button
        className={styles.more ?? ''}
        variant="quiet"
        size="small"
        aria-expanded={open}
        onClick={() => setOpen(now => !now)}
      >
        {open ? t('filter.less') : t('filter.more', { count: rows.length - FIRST })}
      </Button>
    </>
  )
}
