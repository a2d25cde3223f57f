import { Input } from 'antd'
import { useWholeText } from './use-whole-text'

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

/** A whole number; empty is null, and what is not whole is handed on for the check to name it. */
export function WholeInput({ value, onChange, unit, ...rest }: WholeInputProps) {
  const [text, type] = useWholeText(value, onChange)
  return (
    <Input
      {...rest}
      value={text}
      suffix={unit}
      inputMode="numeric"
      autoComplete="off"
      onChange={event => type(event.target.value)}
    />
  )
}
