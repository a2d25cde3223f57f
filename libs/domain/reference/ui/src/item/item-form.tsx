import { Input } from 'antd'
import { useState } from 'react'
import { NAME_MAX, SCOPES, choicesOf, fieldsOf, type ItemRow, type Scope } from '@tradeport/domain/reference/contract'
import { LOCALE_CODES, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'
import {
  DateInput,
  EditLanguages,
  FormButtons,
  FormProblems,
  PathField,
  TranslatedField,
  known,
  useEditLanguages,
  withText,
  type ActionFormProps,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useLocale } from '@tradeport/web/react'
import { FieldGrid, Select, TextInput } from '@tradeport/web/ui'
import { useWords } from '../use-words'
import { ForceFields, NO_FORCE, forceFrom, type Force } from './force-fields'
import { ScopeField, useStartScope } from './scope-field'

export interface ItemValue {
  value: string
  label: I18nText
  color: string | null
  parent: string | null
  validFrom: string | null
  validTo: string | null
  extra: Record<string, string>
}

const EMPTY: ItemValue = { value: '', label: {}, color: null, parent: null, validFrom: null, validTo: null, extra: {} }

export const scopeFrom = (values: Record<string, unknown>): Scope =>
  known(SCOPES, typeof values['scope'] === 'string' ? values['scope'] : undefined) ?? 'all'

/** What the form hands to the action; anything else came from nowhere. */
export function contentFrom(values: Record<string, unknown>): Omit<ItemValue, 'value'> {
  const { content } = values
  return isContent(content) ? content : EMPTY
}

const isContent = (value: unknown): value is ItemValue =>
  typeof value === 'object' && value !== null && 'label' in value

interface ItemFormProps {
  list: string
  start: ItemValue
  /** The code is given, and only its words and dates are written. */
  isKnown: boolean
  /** The item is the region's own: all of it is written, and for nobody else. */
  ofRegion?: boolean
  pending: boolean
  problems: ReadonlyMap<string, string>
  onCancel(): void
  onSave(value: ItemValue, scope: Scope, force: Force): void
}

export function ItemForm({
  list,
  start,
  isKnown,
  ofRegion = false,
  pending,
  problems,
  onCancel,
  onSave,
}: ItemFormProps) {
  const t = useT('reference')
  const words = useWords()
  const { locale } = useLocale()
  const startScope = useStartScope()
  const [value, setValue] = useState(start)
  const [scope, setScope] = useState<Scope>()
  const [force, setForce] = useState(NO_FORCE)
  const [source, setSource] = useState<LocaleCode>(() => LOCALE_CODES.find(code => start.label[code]) ?? locale)
  const languages = useEditLanguages(source, [value.label])
  const chosen = scope ?? startScope
  const isWordsOnly = isKnown && !ofRegion && chosen === 'region'
  // An end that has gone, or a beginning that is ahead, switches the code off, as the action does it.
  const isMoved = (day: 'validFrom' | 'validTo') => value[day] !== null && value[day] !== start[day]
  const isEnding = isKnown && !isWordsOnly && (isMoved('validFrom') || isMoved('validTo'))
  const set = <K extends keyof ItemValue>(key: K, next: ItemValue[K]) => setValue(now => ({ ...now, [key]: next }))
  return (
    <FormProblems problems={problems}>
      <form
        className="tp-stack"
        onSubmit={event => {
          event.preventDefault()
          onSave(value, chosen, force)
        }}
      >
        {!ofRegion && <ScopeField value={chosen} onChange={setScope} />}
        <EditLanguages
          state={languages}
          done={code => ({ filled: value.label[code]?.trim() ? 1 : 0, of: 1 })}
          onSource={setSource}
          onRemove={gone => set('label', withText(value.label, gone, ''))}
        />
        <FieldGrid>
          {!isKnown && (
            <PathField path="value" label={t('field.value')} required>
              <TextInput maxLength={40} value={value.value} onValue={next => set('value', next.trim())} />
            </PathField>
          )}
          <TranslatedField
            path="label"
            label={t('field.name')}
            value={value.label}
            onChange={label => set('label', label)}
            languages={languages}
            limit={NAME_MAX}
            required
          />
          <PathField path="color" label={t('field.color')}>
            {control => (
              <Input
                {...control}
                maxLength={7}
                placeholder="#336699"
                value={value.color ?? ''}
                onChange={event => set('color', event.target.value.trim() || null)}
              />
            )}
          </PathField>
          {!isWordsOnly && (
            <>
              <PathField path="parent" label={t('field.parent')}>
                <TextInput
                  maxLength={40}
                  value={value.parent ?? ''}
                  onValue={next => set('parent', next.trim() || null)}
                />
              </PathField>
              <PathField path="validFrom" label={t('field.validFrom')} help={t('field.validFrom.help')}>
                {control => (
                  <DateInput
                    {...(control.id ? { id: control.id } : {})}
                    value={value.validFrom ?? undefined}
                    onChange={day => set('validFrom', day ?? null)}
                  />
                )}
              </PathField>
              <PathField path="validTo" label={t('field.validTo')}>
                {control => (
                  <DateInput
                    {...(control.id ? { id: control.id } : {})}
                    value={value.validTo ?? undefined}
                    onChange={day => set('validTo', day ?? null)}
                  />
                )}
              </PathField>
              {fieldsOf(list).map(field => (
                <PathField key={field} path={`extra.${field}`} label={words.field(field)}>
                  <ExtraInput
                    choices={choicesOf(list, field)}
                    value={value.extra[field] ?? ''}
                    onValue={next => set('extra', { ...value.extra, [field]: next })}
                  />
                </PathField>
              ))}
            </>
          )}
        </FieldGrid>
        {isEnding && <ForceFields value={force} onChange={setForce} />}
        <FormButtons pending={pending} submit={t('action.save')} onCancel={onCancel} />
      </form>
    </FormProblems>
  )
}

interface ExtraInputProps {
  /** Undefined for what is written freely. */
  choices: readonly string[] | undefined
  value: string
  onValue(value: string): void
}

function ExtraInput({ choices, value, onValue }: ExtraInputProps) {
  const words = useWords()
  if (!choices) return <TextInput maxLength={1000} value={value} onValue={onValue} />
  return (
    <Select
      value={value}
      placeholder={words.choose}
      options={choices.map(choice => ({ value: choice, label: words.choice(choice) }))}
      onValue={onValue}
    />
  )
}

export const NEW_ITEM = EMPTY

/** The same form behind the action of a row. */
export function EditForm({ row, pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<ItemRow>) {
  const problems = new Map(fieldErrors.map(({ path, message }) => [path, message]))
  return (
    <ItemForm
      list={row.list}
      start={row}
      isKnown
      ofRegion={row.ofRegion}
      pending={pending}
      problems={problems}
      onCancel={onCancel}
      onSave={({ label, color, parent, validFrom, validTo, extra }, scope, force) =>
        onSubmit({ scope, content: { label, color, parent, validFrom, validTo, extra }, ...forceFrom(force) })
      }
    />
  )
}
