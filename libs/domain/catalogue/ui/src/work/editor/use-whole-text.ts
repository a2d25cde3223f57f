import { useState } from 'react'
import { wholeNumber, wholeText } from './model/variants'

/** The text of a field for a whole number, which while it is typed need not be a number yet ("12."), and what takes a typed text. */
export function useWholeText(value: number | null, onChange: (value: number | null) => void) {
  const [typed, setTyped] = useState('')
  const text = wholeNumber(typed) === value ? typed : value === null ? '' : String(value)
  const type = (entered: string) => {
    setTyped(wholeText(entered))
    onChange(wholeNumber(entered))
  }
  return [text, type] as const
}
