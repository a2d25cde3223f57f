import { dictList } from '@tradeport/domain/reference/contract'
import type { TemplateField } from '@tradeport/domain/service-market/contract'
import type { OrderAnswers } from '@tradeport/domain/service-order/contract'
import { useT } from '@tradeport/web/i18n'
import { useCountryChoices, useText } from '@tradeport/web/react'
import { Checkbox, Field, NumberInput, Select, TextArea, TextInput } from '@tradeport/web/ui'

type Answer = OrderAnswers[string]

export interface AnswerFieldProps {
  field: TemplateField
  value: Answer | undefined
  error: string | undefined
  onChange(value: Answer): void
}

/** One question of the order form. */
export function AnswerField({ field, value, error, onChange }: AnswerFieldProps) {
  const text = useText()
  const help = text(field.hint)
  return (
    <Field
      label={text(field.label)}
      required={field.required}
      {...(help === '' ? {} : { help })}
      {...(error === undefined ? {} : { error })}
    >
      <Control field={field} value={value} onChange={onChange} />
    </Field>
  )
}

function Control({ field, value, onChange }: Omit<AnswerFieldProps, 'error'>) {
  const t = useT('serviceOrder')
  const text = useText()
  const one = typeof value === 'string' ? value : ''
  const several = typeof value === 'object' ? value : []
  switch (field.type) {
    case 'textarea':
      return <TextArea value={one} rows={4} maxLength={5000} onChange={event => onChange(event.target.value)} />
    case 'number':
      return <NumberInput value={one} scale={4} onValue={next => onChange(next)} />
    case 'date':
      return <TextInput type="date" value={one} onChange={event => onChange(event.target.value)} />
    case 'select':
      return (
        <Select
          value={one}
          placeholder={t('place.choose')}
          options={field.options.map(option => ({ value: option.value, label: text(option.label) }))}
          onValue={onChange}
        />
      )
    case 'country':
      return <CountrySelect value={one} onChange={onChange} />
    case 'checkbox':
      return (
        <Checkbox checked={one === 'yes'} onChange={event => onChange(event.target.checked ? 'yes' : '')}>
          {t('answer.yes')}
        </Checkbox>
      )
    case 'multi_select':
      return (
        <>
          {field.options.map(option => (
            <Checkbox
              key={option.value}
              checked={several.includes(option.value)}
              onChange={event =>
                onChange(
                  event.target.checked ? [...several, option.value] : several.filter(chosen => chosen !== option.value),
                )
              }
            >
              {text(option.label)}
            </Checkbox>
          ))}
        </>
      )
    case 'text':
      return <TextInput value={one} maxLength={200} onChange={event => onChange(event.target.value)} />
  }
}

function CountrySelect({ value, onChange }: { value: string; onChange(code: string): void }) {
  const t = useT('serviceOrder')
  const countries = useCountryChoices(dictList, value)
  return (
    <Select
      value={value}
      placeholder={t('place.choose')}
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      onValue={onChange}
    />
  )
}
