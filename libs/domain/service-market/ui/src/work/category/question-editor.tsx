import { Select as ManySelect } from 'antd'
import {
  TEMPLATE_FIELD_TYPES,
  isChoice,
  type TemplateField,
  type TemplateFieldType,
} from '@tradeport/domain/service-market/contract'
import { PartList, PathField, TranslatedField, known, type EditLanguagesState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { Checkbox, FieldGrid, NumberInput, Select, TextInput } from '@tradeport/web/ui'
import styles from './category.module.css'

const MAX_OPTIONS = 60

type Change = (part: Partial<TemplateField>) => void

export interface QuestionEditorProps {
  path: string
  field: TemplateField
  /** The questions above it: only these can decide whether it is asked. */
  earlier: readonly TemplateField[]
  languages: EditLanguagesState
  onChange: Change
  /** Apart, because others name it by its key. */
  onKey(key: string): void
}

/** One question of the order form. */
export function QuestionEditor({ path, field, earlier, languages, onChange, onKey }: QuestionEditorProps) {
  const t = useT('serviceWork')
  const setType = (type: TemplateFieldType) =>
    onChange({ type, validation: {}, options: isChoice(type) ? field.options : [] })
  return (
    <FieldGrid>
      <TranslatedField
        path={`${path}.label`}
        label={t('field.question')}
        value={field.label}
        onChange={label => onChange({ label })}
        languages={languages}
        limit={120}
        required
      />
      <PathField path={`${path}.key`} label={t('template.key')} help={t('template.key.help')} required>
        <TextInput maxLength={40} value={field.key} onValue={key => onKey(key.trim())} />
      </PathField>
      <TranslatedField
        path={`${path}.hint`}
        label={t('template.hint')}
        value={field.hint}
        onChange={hint => onChange({ hint })}
        languages={languages}
        limit={300}
      />
      <PathField path={`${path}.type`} label={t('template.type')} required>
        <Select
          value={field.type}
          options={TEMPLATE_FIELD_TYPES.map(type => ({ value: type, label: t(`template.type.${type}`) }))}
          onValue={type => setType(known(TEMPLATE_FIELD_TYPES, type) ?? field.type)}
        />
      </PathField>
      <Limits path={path} field={field} onChange={onChange} />
      <div className={styles['wide']}>
        <Checkbox checked={field.required} onChange={event => onChange({ required: event.target.checked })}>
          {t('template.required')}
        </Checkbox>
      </div>
      {isChoice(field.type) && (
        <div className={styles['wide']}>
          <Options path={`${path}.options`} field={field} languages={languages} onChange={onChange} />
        </div>
      )}
      {(earlier.length > 0 || field.visibleWhen) && (
        <Condition path={`${path}.visibleWhen`} field={field} earlier={earlier} onChange={onChange} />
      )}
    </FieldGrid>
  )
}

interface PartProps {
  path: string
  field: TemplateField
  onChange: Change
}

const LENGTHS = ['minLength', 'maxLength'] as const
const SIZES = ['min', 'max'] as const

/** How long words may be, or how large a number. */
function Limits({ path, field, onChange }: PartProps) {
  const t = useT('serviceWork')
  const { type, validation } = field
  const set = (part: TemplateField['validation']) => onChange({ validation: { ...validation, ...part } })
  if (type === 'number')
    return SIZES.map(limit => (
      <PathField key={limit} path={`${path}.validation.${limit}`} label={t(`template.${limit}`)}>
        <NumberInput
          value={validation[limit] ?? ''}
          scale={4}
          negative
          onValue={value => set({ [limit]: value === '' ? undefined : value })}
        />
      </PathField>
    ))
  if (type === 'text' || type === 'textarea')
    return LENGTHS.map(limit => (
      <PathField key={limit} path={`${path}.validation.${limit}`} label={t(`template.${limit}`)}>
        <NumberInput
          value={String(validation[limit] ?? '')}
          scale={0}
          onValue={value => set({ [limit]: value === '' ? undefined : Number(value) })}
        />
      </PathField>
    ))
  return null
}

function Options({ path, field, languages, onChange }: PartProps & { languages: EditLanguagesState }) {
  const t = useT('serviceWork')
  const isFree = (value: string) => field.options.every(option => option.value !== value)
  const numbers = [...field.options.keys(), field.options.length].map(index => `choice${index + 1}`)
  return (
    <PartList
      path={path}
      title={t('template.options')}
      parts={field.options}
      onChange={options => onChange({ options })}
      make={() => ({ value: numbers.find(isFree) ?? '', label: {} })}
      nameOf={index => t('template.option', { number: index + 1 })}
      addLabel={t('template.option.add')}
      empty={t('template.option.none')}
      max={MAX_OPTIONS}
    >
      {(option, index, change) => (
        <FieldGrid>
          <TranslatedField
            path={`${path}.${index}.label`}
            label={t('template.option.label')}
            value={option.label}
            onChange={label => change({ label })}
            languages={languages}
            limit={120}
            required
          />
          <PathField path={`${path}.${index}.value`} label={t('template.key')} required>
            <TextInput maxLength={40} value={option.value} onValue={value => change({ value: value.trim() })} />
          </PathField>
        </FieldGrid>
      )}
    </PartList>
  )
}

/** Whether the question is asked always, or after certain answers to one above it. */
function Condition({ path, field, earlier, onChange }: PartProps & { earlier: readonly TemplateField[] }) {
  const t = useT('serviceWork')
  const text = useText()
  const condition = field.visibleWhen
  const asked = earlier.find(({ key }) => key === condition?.field)
  const choices =
    asked?.type === 'checkbox'
      ? [{ value: 'yes', label: t('template.yes') }]
      : asked?.options.map(({ value, label }) => ({ value, label: text(label) || value }))
  return (
    <>
      <PathField path={`${path}.field`} label={t('template.when')}>
        <Select
          value={condition?.field ?? ''}
          placeholder={t('template.when.always')}
          options={earlier.map(({ key, label }) => ({ value: key, label: text(label) || key }))}
          onValue={key => onChange({ visibleWhen: key === '' ? null : { field: key, equals: [] } })}
        />
      </PathField>
      {condition && (
        <PathField path={`${path}.equals`} label={t('template.when.equals')} required>
          {({ status, ...control }) => (
            <ManySelect
              {...control}
              status={status}
              mode={choices && choices.length > 0 ? 'multiple' : 'tags'}
              value={condition.equals}
              {...(choices ? { options: choices, optionFilterProp: 'label' } : {})}
              onChange={equals => onChange({ visibleWhen: { ...condition, equals } })}
            />
          )}
        </PathField>
      )}
    </>
  )
}
