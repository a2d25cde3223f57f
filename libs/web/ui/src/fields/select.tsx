import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names'
import { ChevronDownIcon } from '../icons/icons'
import styles from './control.module.css'
import { useFieldControl } from './field'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
  options: readonly SelectOption[]
  /** First line with an empty value. */
  placeholder?: string | undefined
  onValue?: ((value: string) => void) | undefined
  controlSize?: 'medium' | 'large' | undefined
  icon?: ReactNode
  ref?: Ref<HTMLSelectElement> | undefined
}

/** The system's own list: right on every phone and for every assistive technology. */
export function Select({
  options,
  placeholder,
  onValue,
  onChange,
  controlSize = 'medium',
  icon,
  className,
  ...rest
}: SelectProps) {
  const control = useFieldControl({ id: rest.id, describedBy: rest['aria-describedby'] })
  return (
    <div
      className={classNames(
        styles['frame'],
        controlSize === 'large' && styles['large'],
        rest.disabled && styles['disabled'],
        className,
      )}
    >
      {icon !== undefined && <span className={styles['lead']}>{icon}</span>}
      <select
        {...rest}
        {...control}
        className={classNames(styles['input'], styles['select'])}
        onChange={event => {
          onChange?.(event)
          onValue?.(event.target.value)
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} className={styles['chevron']} />
    </div>
  )
}
