import type { DeclarationField } from '@tradeport/domain/customs/contract'
import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Select, TextArea, TextInput, decimalText, tidyDecimal } from '@tradeport/web/ui'
import { memo, use } from 'react'
import { ownCheck } from '../model/own-checks'
import { WarningsContext, useWizard } from '../wizard-context'
import { CHOICES, choiceOf, type ChoiceName } from './choices'
import { ListedCode, SearchedCode, TariffCode } from './code-field'
import type { FieldName } from '../../shared/field-names'
import { PromiseField } from './promise-field'
import { useChoiceWords } from './use-choice-words'
import { SEARCHED } from './use-codes'
import styles from '../wizard.module.css'

export interface DraftFieldProps {
  path: string
  name: FieldName
  field: DeclarationField
  value: string
  /** Default: what the field table says. */
  required?: boolean
  /** What else happens when it is written: default is to write it. */
  onValue?: (value: string) => void
}

/** Bytes from which a text takes a row of its own, and an area to be written in. */
const LONG = 120
const AREA = 300

/** A field of the form by the field table: its label, its control, what is wrong with it and what is only strange. */
export const DraftField = memo(function DraftField({ path, name, field, value, required, onValue }: DraftFieldProps) {
  const t = useT('customs')
  const { ieFlag, set } = useWizard()
  const warning = use(WarningsContext).get(path)
  const needed = required ?? (ieFlag === 'E' ? field.export : field.import) === 'required'
  const help = <FieldHelp name={name} value={value} warning={warning} />
  return (
    <PathField
      path={path}
      label={t(`wizard.field.${name}`)}
      required={needed}
      wide={name === 'promiseItems' || (field.kind === 'text' && field.max > LONG)}
      help={warning !== undefined || ownCheck(name, value) ? help : undefined}
    >
      <FieldControl name={name} field={field} value={value} onValue={onValue ?? (next => set(path, next))} />
    </PathField>
  )
})

function FieldHelp({ name, value, warning }: { name: string; value: string; warning: string | undefined }) {
  const t = useT('customs')
  const own = ownCheck(name, value)
  return (
    <>
      {own && (
        <span className={styles['own']} data-kind={own.kind}>
          {own.kind === 'right' && t('wizard.own.right')}
          {own.kind === 'length' && t('wizard.own.length', { count: own.missing })}
          {own.kind === 'signs' && t('wizard.own.signs')}
          {own.kind === 'check' && t('wizard.own.check', { sign: own.sign })}
        </span>
      )}
      {warning !== undefined && <span className={styles['warning']}>{warning}</span>}
    </>
  )
}

interface ControlProps {
  name: FieldName
  field: DeclarationField
  value: string
  onValue(value: string): void
}

function FieldControl({ name, field, value, onValue }: ControlProps) {
  const choice = choiceOf(name)
  if (choice) return <Choice choice={choice} value={value} onValue={onValue} />
  if (name === 'promiseItems') return <PromiseField value={value} onValue={onValue} />
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

function Figure({ name, scale, value, onValue }: Omit<ControlProps, 'field'> & { scale: number }) {
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
