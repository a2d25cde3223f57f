import type { I18nText } from '@tradeport/kernel/contract-kit'
import { Checkbox, Field, NumberInput, Select, TextArea, TextInput } from '@tradeport/web/ui'
import { useCountryChoices } from './use-choices'
import type { CodeListEndpoint } from './use-code-list'
import { useText } from './use-text'

/** One thing that a form asks which is no code but content: what is asked is written by operators. */
export interface FormQuestion {
  readonly label: I18nText
  readonly hint: I18nText
  readonly type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'multi_select' | 'checkbox' | 'country'
  readonly required: boolean
  readonly options: readonly { readonly value: string; readonly label: I18nText }[]
}

/** `checkbox` answers `yes` or nothing, `multi_select` several values, all others one text. */
export type QuestionAnswer = string | string[]

export interface QuestionFieldProps {
  question: FormQuestion
  value: QuestionAnswer | undefined
  error?: string | undefined
  /** The reference domain's `dictList`. */
  countries: CodeListEndpoint
  words: {
    /** First line of a list from which nothing is chosen yet. */
    choose: string
    yes: string
  }
  onChange(value: QuestionAnswer): void
}

/** One question with the control that its kind of answer takes. */
export function QuestionField({ question, error, ...control }: QuestionFieldProps) {
  const text = useText()
  const help = text(question.hint)
  return (
    <Field
      label={text(question.label)}
      required={question.required}
      {...(help === '' ? {} : { help })}
      {...(error === undefined ? {} : { error })}
    >
      <Control question={question} {...control} />
    </Field>
  )
}

function Control({ question, value, countries, words, onChange }: Omit<QuestionFieldProps, 'error'>) {
  const text = useText()
  const one = typeof value === 'string' ? value : ''
  const several = typeof value === 'object' ? value : []
  switch (question.type) {
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
          placeholder={words.choose}
          options={question.options.map(option => ({ value: option.value, label: text(option.label) }))}
          onValue={onChange}
        />
      )
    case 'country':
      return <CountrySelect value={one} countries={countries} choose={words.choose} onChange={onChange} />
    case 'checkbox':
      return (
        <Checkbox checked={one === 'yes'} onChange={event => onChange(event.target.checked ? 'yes' : '')}>
          {words.yes}
        </Checkbox>
      )
    case 'multi_select':
      return (
        <>
          {question.options.map(option => (
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

interface CountrySelectProps {
  value: string
  countries: CodeListEndpoint
  choose: string
  onChange(code: string): void
}

function CountrySelect({ value, countries, choose, onChange }: CountrySelectProps) {
  const choices = useCountryChoices(countries, value)
  return (
    <Select
      value={value}
      placeholder={choose}
      options={choices.map(({ code, name }) => ({ value: code, label: name }))}
      onValue={onChange}
    />
  )
}
