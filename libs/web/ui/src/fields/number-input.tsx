import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { classNames } from '../class-names'
import { MinusIcon, PlusIcon } from '../icons/icons'
import styles from './control.module.css'
import { decimalText, tidyDecimal } from './decimal-text'
import { useFieldControl } from './field'

export interface NumberInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'size'
> {
  /** A plain decimal string, as on the wire; '' is empty. */
  value: string
  onValue: (value: string) => void
  /** Most decimals that may be typed. */
  scale?: number | undefined
  negative?: boolean | undefined
  /** Stands in the field: kg, pcs, USD. */
  unit?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

export function NumberInput({
  value,
  onValue,
  scale = 2,
  negative = false,
  unit,
  onBlur,
  className,
  ...rest
}: NumberInputProps) {
  const control = useFieldControl({ id: rest.id, describedBy: rest['aria-describedby'] })
  return (
    <div className={classNames(styles['frame'], rest.disabled && styles['disabled'], className)}>
      <input
        {...rest}
        {...control}
        type="text"
        inputMode={scale === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        className={classNames(styles['input'], styles['number'])}
        value={value}
        onChange={event => onValue(decimalText(event.target.value, scale, negative))}
        onBlur={event => {
          onBlur?.(event)
          const tidy = tidyDecimal(value)
          if (tidy !== value) onValue(tidy)
        }}
      />
      {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
    </div>
  )
}

export interface QuantityInputProps {
  value: number
  onValue: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  label: string
  lessLabel: string
  moreLabel: string
  unit?: string | undefined
  disabled?: boolean | undefined
}

/** Whole pieces with less and more at hand; whoever orders 12,000 pieces types them. */
export function QuantityInput({
  value,
  onValue,
  min = 1,
  max = 99_999_999,
  step = 1,
  label,
  lessLabel,
  moreLabel,
  unit,
  disabled = false,
}: QuantityInputProps) {
  const control = useFieldControl()
  /** As it stands in the field while somebody types, which need not be a number yet. */
  const [typed, setTyped] = useState<string>()
  const set = (next: number) => {
    setTyped(undefined)
    onValue(Math.min(max, Math.max(min, next)))
  }
  return (
    <div
      className={classNames(styles['frame'], styles['quantity'], disabled && styles['disabled'])}
      role="group"
      aria-label={label}
    >
      <button
        type="button"
        className={styles['inner']}
        aria-label={lessLabel}
        disabled={disabled || value <= min}
        onClick={() => set(value - step)}
      >
        <MinusIcon size={16} />
      </button>
      <input
        {...control}
        aria-label={label}
        className={classNames(styles['input'], styles['number'])}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={event => {
          const text = decimalText(event.target.value, 0)
          const whole = Math.trunc(Number(text) || 0)
          setTyped(whole > max ? undefined : text)
          onValue(Math.min(max, whole))
        }}
        onBlur={() => set(value)}
      />
      {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
      <button
        type="button"
        className={styles['inner']}
        aria-label={moreLabel}
        disabled={disabled || value >= max}
        onClick={() => set(value + step)}
      >
        <PlusIcon size={16} />
      </button>
    </div>
  )
}
