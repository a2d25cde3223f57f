import { Input } from 'antd'
import { decimalText, tidyDecimal } from '@tradeport/web/ui'

export interface DecimalInputProps {
  id?: string
  /** A plain decimal string, as on the wire; undefined is empty. */
  value?: string | undefined
  onChange?(value: string | undefined): void
  onBlur?(): void
  /** Most decimals that may be typed. */
  scale?: number
  /** Stands in the field: kg, pcs, USD. */
  unit?: string | undefined
  placeholder?: string
  disabled?: boolean
  size?: 'small' | 'middle' | 'large'
  status?: 'error' | 'warning'
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
  className?: string
}

/** A number as a decimal string: no float on the way, so no digit is lost. */
export function DecimalInput({ value, onChange, onBlur, scale = 2, unit, ...rest }: DecimalInputProps) {
  return (
    <Input
      {...rest}
      value={value ?? ''}
      // Always there: a unit that comes later would otherwise take the focus away.
      suffix={unit ?? <span />}
      inputMode={scale === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={event => onChange?.(decimalText(event.target.value, scale) || undefined)}
      onBlur={() => {
        const tidy = tidyDecimal(value ?? '')
        if (tidy !== (value ?? '')) onChange?.(tidy || undefined)
        onBlur?.()
      }}
    />
  )
}
