import { classNames } from '../class-names'
import styles from './combobox.module.css'
import type { ComboboxOption } from './combobox-options'

export interface ComboboxListProps {
  id: string
  label: string
  options: readonly ComboboxOption[]
  active: number
  chosen: string | undefined
  /** Over the field, where there is no room under it. */
  above: boolean
  /** Loading, failed or nothing found; empty when the options speak for themselves. */
  note: string
  onActive: (index: number) => void
  onChoose: (option: ComboboxOption) => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

export function ComboboxList({
  id,
  label,
  options,
  active,
  chosen,
  above,
  note,
  onActive,
  onChoose,
}: ComboboxListProps) {
  return (
    <div className={classNames(styles['popup'], above && styles['above'])}>
      <ul id={id} role="listbox" aria-label={label} className={styles['list']}>
        {options.map((option, index) => (
          <li
            key={option.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={option.value === chosen}
            aria-disabled={option.disabled === true || undefined}
            className={classNames(styles['option'], index === active && styles['active'])}
            onPointerDown={event => event.preventDefault()}
            onPointerMove={() => onActive(index)}
            onClick={() => onChoose(option)}
          >
            <span className={styles['label']}>{option.label}</span>
            {option.hint !== undefined && <span className={styles['hint']}>{option.hint}</span>}
          </li>
        ))}
      </ul>
      <p role="status" className={styles['note']}>
        {note}
      </p>
    </div>
  )
}
