import type { DeclarationField } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { Select, TextArea, TextInput, decimalText, tidyDecimal } from '@tradeport/web/ui'
import type { FieldName } from '../../shared/field-names'
import { CHOICES, choiceOf, type ChoiceName } from './choices'
import { ListedCode, SearchedCode, TariffCode } from './code-field'
import { PromiseField } from './promise-field'
import { RelationsField } from './relations-field'
import { useChoiceWords } from './use-choice-words'
import { SEARCHED } from './use-codes'
import styles from '../wizard.module.css'

/** Bytes from which a text gets an area to be written in. */
const AREA = 300

export interface FieldControlProps {
  name: FieldName
  field: DeclarationField
  value: string
  onValue(value: string): void
}

/** What a field of the form is written with, by the field table: a list to choose from, a number, a day, a text. */
export function FieldControl({ name, field, value, onValue }: FieldControlProps) {
  const choice = choiceOf(name)
  if (choice) return <Choice choice={choice} value={value} onValue={onValue} />
  if (name === 'promiseItems') return <PromiseField value={value} onValue={onValue} />
  if (name === 'relatedParties') return <RelationsField value={value} onValue={onValue} />
  if (field.list === 'hs_code') return <TariffCode value={value} onValue={onValue} />
  if (field.list !== undefined)
    return SEARCHED.has(field.list) ? (
      <SearchedCode list={field.list} value={value} onValue={onValue} />
    ) : (
      <ListedCode list={field.list} value={value} onValue={onValue} />
    )
  if (field.kind === 'date') return <TextInput type="date" value={value} onValue={onValue} />
  if (field.kind === 'decimal' || field.kind === 'integer')
    return (
      <Figure name={name} scale={field.kind === 'integer' ? 0 : (field.scale ?? 0)} value={value} onValue={onValue} />
    )
  if (field.kind === 'text' && field.max > AREA)
    return <TextArea rows={2} value={value} maxLength={1000} onValue={onValue} />
  return (
    <TextInput
      value={value}
      maxLength={field.kind === 'text' ? 1000 : Math.max(field.max, 20)}
      autoComplete="off"
      {...(field.kind === 'digits' ? { inputMode: 'numeric' as const } : {})}
      onValue={typed => onValue(field.kind === 'code' ? typed.toUpperCase().replaceAll(/\s/g, '') : typed)}
    />
  )
}

function Choice({ choice, value, onValue }: { choice: ChoiceName; value: string; onValue(value: string): void }) {
  const t = useT('customs')
  const codes: readonly string[] = CHOICES[choice]
  const known = codes.includes(value) || value === '' ? codes : [...codes, value]
  const words: Readonly<Record<string, string>> = useChoiceWords()(choice)
  return (
    <Select
      value={value}
      placeholder={t('wizard.choose')}
      options={known.map(code => ({ value: code, label: words[code] ?? code }))}
      onValue={onValue}
    />
  )
}

function Figure({ name, scale, value, onValue }: Omit<FieldControlProps, 'field'> & { scale: number }) {
  // An addition or deduction may be negative; nothing else is.
  const sign = name === 'otherRate' && value.startsWith('-') ? '-' : ''
  const typed = (text: string) =>
    name === 'otherRate' && text.trim().startsWith('-')
      ? `-${decimalText(text.replace('-', ''), scale)}`
      : decimalText(text, scale)
  return (
    <TextInput
      value={value}
      className={styles['figure'] ?? ''}
      inputMode={scale === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      onValue={text => onValue(typed(text))}
      onBlur={() => {
        const tidy = sign + tidyDecimal(value.replace(/^-/, ''))
        if (tidy !== value) onValue(tidy)
      }}
    />
  )
}
