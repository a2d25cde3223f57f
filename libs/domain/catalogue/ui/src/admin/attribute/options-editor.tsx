import { MAX_ATTRIBUTE_OPTIONS, type AttributeOptionInput } from '@tradeport/domain/catalogue/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { PartList, PathField, TranslatedField, type EditLanguagesState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { Checkbox, FieldGrid, TextInput } from '@tradeport/web/ui'
import { wordsAsCode } from '../words-as-code'
import styles from '../admin.module.css'

/** What the colour field shows while there is none. */
const NO_COLOUR = '#ffffff'

export interface OptionsEditorProps {
  options: readonly AttributeOptionInput[]
  /** Values that products have: they may be switched off, not taken away. */
  used: readonly string[]
  /** Values that are stored: products may come to name them, so they keep their code. */
  known: readonly string[]
  languages: EditLanguagesState
  onChange(options: AttributeOptionInput[]): void
}

/** What one chooses from, in the order it is offered. */
export function OptionsEditor({ options, used, known, languages, onChange }: OptionsEditorProps) {
  const t = useT('categories')
  const text = useText()
  return (
    <PartList
      path="options"
      title={t('attribute.column.options')}
      parts={options}
      onChange={onChange}
      make={() => ({ value: '', label: {}, swatch: null, enabled: true })}
      nameOf={index => text(options[index]?.label) || t('option.number', { number: index + 1 })}
      addLabel={t('option.add')}
      empty={t('option.none')}
      max={MAX_ATTRIBUTE_OPTIONS}
      isRemovable={({ value }) => !used.includes(value)}
    >
      {(option, index, change) => (
        <OptionFields
          path={`options.${index}`}
          option={option}
          isKnown={known.includes(option.value)}
          languages={languages}
          onChange={change}
        />
      )}
    </PartList>
  )
}

interface OptionFieldsProps {
  path: string
  option: AttributeOptionInput
  isKnown: boolean
  languages: EditLanguagesState
  onChange(change: Partial<AttributeOptionInput>): void
}

const valueOf = (label: I18nText) => wordsAsCode(label.en_US ?? '', '_')

function OptionFields({ path, option, isKnown, languages, onChange }: OptionFieldsProps) {
  const t = useT('categories')
  const setLabel = (label: I18nText) =>
    onChange({ label, ...(!isKnown && option.value === valueOf(option.label) ? { value: valueOf(label) } : {}) })
  return (
    <FieldGrid>
      <TranslatedField
        path={`${path}.label`}
        label={t('option.label')}
        value={option.label}
        onChange={setLabel}
        languages={languages}
        limit={80}
        required
      />
      <PathField path={`${path}.value`} label={t('attribute.column.code')} required>
        <TextInput
          maxLength={48}
          disabled={isKnown}
          value={option.value}
          onValue={value => onChange({ value: value.toLowerCase() })}
        />
      </PathField>
      <PathField path={`${path}.swatch`} label={t('option.swatch')} help={t('option.swatch.help')}>
        {control => (
          <div className={styles['colour']}>
            <input
              type="color"
              className={styles['picker']}
              aria-label={t('option.swatch.pick')}
              value={option.swatch ?? NO_COLOUR}
              onChange={event => onChange({ swatch: event.target.value })}
            />
            <TextInput
              id={control.id}
              aria-describedby={control['aria-describedby']}
              maxLength={7}
              value={option.swatch ?? ''}
              onValue={swatch => onChange({ swatch: swatch === '' ? null : swatch })}
            />
          </div>
        )}
      </PathField>
      <div className={styles['flags']}>
        <Checkbox checked={option.enabled} onChange={event => onChange({ enabled: event.target.checked })}>
          {t('option.enabled')}
        </Checkbox>
      </div>
    </FieldGrid>
  )
}
