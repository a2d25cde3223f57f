import { Button, Checkbox, Input, Select } from 'antd'
import { CUSTOMISATION_KINDS } from '@tradeport/domain/catalogue/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { PlusIcon, TrashIcon } from '@tradeport/web/ui'
import { useUnits } from '@tradeport/web/units'
import { localeName, typedSearch, useCurrencyOptions } from '../shared/options'
import { fieldId, useEditor } from './editor-context'
import { EditorField } from './editor-field'
import type { CustomisationDraft } from './model/draft'
import { WholeInput } from './whole-input'
import styles from './editor.module.css'

const MAX_OPTIONS = 20
const NEW: CustomisationDraft = {
  kind: 'logo',
  name: {},
  moq: null,
  unitSurcharge: null,
  setupFee: null,
  currency: null,
  extraDays: 0,
  needsArtwork: false,
}

/** What can be made to the buyer's wish, from how many and for how much more. */
export function CustomisationsEditor() {
  const t = useT('catalogue')
  const { draft, set } = useEditor()
  const options = draft.customisations
  const put = (index: number, values: Partial<CustomisationDraft>) =>
    set({
      customisations: options.map((other, position) => (position === index ? { ...other, ...values } : other)),
    })
  const add = () => set({ customisations: [...options, { ...NEW, currency: draft.ladders[0]?.currency ?? 'USD' }] })
  return (
    <>
      {options.map((option, index) => (
        // Options have no identity of their own; their place is it.
        <CustomisationFields
          key={index}
          option={option}
          index={index}
          onChange={values => put(index, values)}
          onRemove={() => set({ customisations: options.filter((_option, position) => position !== index) })}
        />
      ))}
      <div>
        <Button icon={<PlusIcon size={16} />} disabled={options.length >= MAX_OPTIONS} onClick={add}>
          {t('product.custom.add')}
        </Button>
      </div>
    </>
  )
}

interface CustomisationFieldsProps {
  option: CustomisationDraft
  index: number
  onChange(values: Partial<CustomisationDraft>): void
  onRemove(): void
}

const COSTS = ['unitSurcharge', 'setupFee'] as const

function CustomisationFields({ option, index, onChange, onRemove }: CustomisationFieldsProps) {
  const t = useT('catalogue')
  const currencies = useCurrencyOptions(option.currency)
  const { draft } = useEditor()
  const path = `customisations.${index}`
  const unit = useUnits().name(draft.saleUnit)
  return (
    <div
      className={styles['card']}
      id={fieldId(path)}
      role="group"
      aria-label={t('product.custom.title', { number: index + 1 })}
    >
      <div className={styles['cardHead']}>
        <Select
          aria-label={t('product.custom.kind')}
          value={option.kind}
          popupMatchSelectWidth={false}
          options={CUSTOMISATION_KINDS.map(value => ({ value, label: t(`product.customKind.${value}`) }))}
          onChange={kind => onChange({ kind })}
        />
        <Checkbox checked={option.needsArtwork} onChange={event => onChange({ needsArtwork: event.target.checked })}>
          {t('product.custom.needsArtwork')}
        </Checkbox>
        <Button
          type="text"
          className={styles['end'] ?? ''}
          icon={<TrashIcon size={18} />}
          aria-label={t('product.custom.remove', { number: index + 1 })}
          onClick={onRemove}
        />
      </div>
      <div className={styles['grid']}>
        {draft.languages.map(locale => (
          <EditorField
            key={locale}
            path={`${path}.name.${locale}`}
            label={t('product.custom.name', { language: localeName(locale) })}
            required={locale === draft.sourceLocale}
          >
            {control => (
              <Input
                {...control}
                maxLength={80}
                prefix={<span className={styles['quiet']}>{localeConfig(locale).short}</span>}
                value={option.name[locale] ?? ''}
                onChange={event => onChange({ name: { ...option.name, [locale]: event.target.value } })}
              />
            )}
          </EditorField>
        ))}
        <EditorField path={`${path}.moq`} label={t('product.custom.moq')}>
          {({ status, ...control }) => (
            <DecimalInput
              {...control}
              {...(status ? { status } : {})}
              scale={3}
              unit={unit}
              value={option.moq ?? undefined}
              onChange={moq => onChange({ moq: moq ?? null })}
            />
          )}
        </EditorField>
        <EditorField path={`${path}.extraDays`} label={t('product.custom.extraDays')}>
          {control => (
            <WholeInput
              {...control}
              unit={t('product.days')}
              value={option.extraDays}
              onChange={extraDays => onChange({ extraDays })}
            />
          )}
        </EditorField>
        {COSTS.map(name => (
          <EditorField key={name} path={`${path}.${name}`} label={t(`product.custom.${name}`)}>
            {({ status, ...control }) => (
              <DecimalInput
                {...control}
                {...(status ? { status } : {})}
                scale={4}
                unit={option.currency ?? undefined}
                value={option[name] ?? undefined}
                onChange={value => onChange({ [name]: value ?? null })}
              />
            )}
          </EditorField>
        ))}
        <EditorField path={`${path}.currency`} label={t('product.custom.currency')}>
          {control => (
            <Select
              {...control}
              className={styles['full'] ?? ''}
              showSearch={typedSearch}
              value={option.currency}
              options={currencies}
              onChange={currency => onChange({ currency })}
            />
          )}
        </EditorField>
      </div>
    </div>
  )
}
