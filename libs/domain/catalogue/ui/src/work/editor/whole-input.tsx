import { Input } from 'antd'
import { wholeNumber } from './model/variants'

export interface WholeInputProps {
  id?: string
  value: number | null
  onChange(value: number | null): void
  unit?: string
  disabled?: boolean
  status?: '' | 'error'
  className?: string
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
}

/** A whole number; empty is null. */
export function WholeInput({ value, onChange, unit, ...rest }: WholeInputProps) {
  return (
    <Input
      {...rest}
      value={value === null ? '' : String(value)}
      suffix={unit}
      inputMode="numeric"
      autoComplete="off"
      onChange={event => onChange(wholeNumber(event.target.value))}
    />
  )
}
