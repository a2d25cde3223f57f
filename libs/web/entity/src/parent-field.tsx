import { Select } from '@tradeport/web/ui'
import { PathField, type PathFieldProps } from './path-field'

/** In front of each level below the first. */
const STEP = '\u2003'

export interface ParentFieldProps extends Omit<PathFieldProps, 'path' | 'children'> {
  value: string | null
  /** Where it may stand below, in the order of the tree. */
  parents: readonly { id: string; level: number; name: string }[]
  /** What it means to stand below none. */
  top: string
  onValue(id: string | null): void
}

/** Below which entry of its tree something stands. */
export function ParentField({ value, parents, top, onValue, ...field }: ParentFieldProps) {
  return (
    <PathField {...field} path="parentId">
      <Select
        value={value ?? ''}
        placeholder={top}
        options={parents.map(({ id, level, name }) => ({ value: id, label: `${STEP.repeat(level - 1)}${name}` }))}
        onValue={id => onValue(id === '' ? null : id)}
      />
    </PathField>
  )
}
