import { Select } from 'antd'
import { PathField, type PathFieldProps } from './path-field'

type FieldProps = Omit<PathFieldProps, 'children'>

export interface ChoicesFieldProps<V extends string> extends FieldProps {
  value: readonly V[]
  options: readonly { value: V; label: string }[]
  /** What it means when none is chosen. */
  none?: string
  onValue(chosen: V[]): void
}

/** Several of a list, found by their words. */
export function ChoicesField<V extends string>({ value, options, none, onValue, ...field }: ChoicesFieldProps<V>) {
  return (
    <PathField {...field}>
      {({ status, ...control }) => (
        <Select
          {...control}
          status={status}
          mode="multiple"
          optionFilterProp="label"
          placeholder={none}
          value={[...value]}
          options={[...options]}
          onChange={onValue}
        />
      )}
    </PathField>
  )
}

export interface WordsFieldProps extends FieldProps {
  value: readonly string[]
  /** What ends a word while typing; the signs that stand between words of a list, unless it is said. */
  separators?: readonly string[]
  onValue(words: string[]): void
}

const BETWEEN_WORDS = [',', '，', '、', ';']

/** Words of one's own, one after the other. */
export function WordsField({ value, separators = BETWEEN_WORDS, onValue, ...field }: WordsFieldProps) {
  return (
    <PathField {...field}>
      {({ status, ...control }) => (
        <Select
          {...control}
          status={status}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[...separators]}
          value={[...value]}
          onChange={onValue}
        />
      )}
    </PathField>
  )
}
