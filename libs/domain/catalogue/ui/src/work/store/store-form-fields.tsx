import { Input, Radio, Select, type SelectProps } from 'antd'
import type { ReactNode } from 'react'
import { PAYMENT_METHODS, PRICE_VISIBILITIES } from '@tradeport/domain/catalogue/contract'
import { isLocaleCode } from '@tradeport/kernel/config'
import { DecimalInput, GrowingText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Field, useFieldControl, type ControlAttributes } from '@tradeport/web/ui'
import { useCategoryOptions } from '../category/category-tree'
import { Section } from '../editor/editor-section'
import { LanguageBar } from '../editor/language-bar'
import editorStyles from '../editor/editor.module.css'
import { known } from '../shared/known'
import {
  localeOptions,
  typedSearch,
  useCurrencyOptions,
  useIncotermOptions,
  useTradeTypeOptions,
} from '../shared/options'
import { StorePictures } from './store-pictures'
import type { StoreForm } from './store-values'
import { useState } from 'react'
import styles from './store.module.css'

const NAME_MAX = 100
const INTRO_MAX = 2000

export interface StoreFormFieldsProps {
  form: StoreForm
  errorAt(path: string): string | undefined
  onChange(fields: Partial<StoreForm>): void
}

function Control({ children }: { children(control: ControlAttributes): ReactNode }) {
  return children(useFieldControl())
}

/** Several of a list, found by typing. */
function Several<Code extends string>(props: SelectProps<Code[]>) {
  return <Select {...props} mode="multiple" className={editorStyles['full'] ?? ''} showSearch={typedSearch} />
}

export function StoreFormFields(props: StoreFormFieldsProps) {
  return (
    <>
      <Texts {...props} />
      <StorePictures {...props} />
      <Trade {...props} />
    </>
  )
}

function Texts({ form, errorAt, onChange }: StoreFormFieldsProps) {
  const t = useT('catalogue')
  const [chosen, setChosen] = useState(form.sourceLocale)
  const locale = form.languages.includes(chosen) ? chosen : form.sourceLocale
  const categories = useCategoryOptions({ leaves: true })
  return (
    <Section title={t('store.section.texts')}>
      <LanguageBar
        languages={form.languages}
        source={form.sourceLocale}
        value={locale}
        onValue={setChosen}
        isWrong={code => errorAt(`name.${code}`) !== undefined || errorAt(`intro.${code}`) !== undefined}
        isWritten={code => Boolean(form.name[code]?.trim() || form.intro[code]?.trim())}
        onAdd={code => {
          onChange({ languages: [...form.languages, code] })
          setChosen(code)
        }}
        onRemove={code => onChange({ languages: form.languages.filter(other => other !== code) })}
        onSource={code =>
          onChange({ sourceLocale: code, languages: [code, ...form.languages.filter(other => other !== code)] })
        }
      >
        <div className={`${editorStyles['stack'] ?? ''} ${styles['panel'] ?? ''}`} key={locale}>
          <div id={`store-name.${locale}`}>
            <Field
              label={t('store.field.name')}
              required={locale === form.sourceLocale}
              error={errorAt(`name.${locale}`)}
              aside={`${(form.name[locale] ?? '').length} / ${NAME_MAX}`}
            >
              <Control>
                {control => (
                  <Input
                    {...control}
                    maxLength={NAME_MAX}
                    value={form.name[locale] ?? ''}
                    onChange={event => onChange({ name: { ...form.name, [locale]: event.target.value } })}
                  />
                )}
              </Control>
            </Field>
          </div>
          <div id={`store-intro.${locale}`}>
            <Field
              label={t('store.field.intro')}
              error={errorAt(`intro.${locale}`)}
              aside={`${(form.intro[locale] ?? '').length} / ${INTRO_MAX}`}
            >
              <Control>
                {control => (
                  <GrowingText
                    {...control}
                    minRows={4}
                    maxRows={14}
                    maxLength={INTRO_MAX}
                    value={form.intro[locale] ?? ''}
                    onChange={event => onChange({ intro: { ...form.intro, [locale]: event.target.value } })}
                  />
                )}
              </Control>
            </Field>
          </div>
        </div>
      </LanguageBar>
      <div className={editorStyles['grid']}>
        <StoreField path="slug" errorAt={errorAt} label={t('store.field.slug')} help={t('store.help.slug')} required>
          {control => (
            <Input
              {...control}
              maxLength={40}
              value={form.slug}
              onChange={event => onChange({ slug: event.target.value.toLowerCase().replace(/[^a-z0-9-]/g, '-') })}
            />
          )}
        </StoreField>
        <StoreField path="mainCategoryIds" errorAt={errorAt} label={t('store.field.mainCategoryIds')}>
          {control => (
            <Select
              {...control}
              mode="multiple"
              maxCount={10}
              className={editorStyles['full'] ?? ''}
              showSearch={typedSearch}
              value={form.mainCategoryIds}
              options={categories}
              onChange={mainCategoryIds => onChange({ mainCategoryIds })}
            />
          )}
        </StoreField>
      </div>
    </Section>
  )
}

interface StoreFieldProps {
  path: string
  label: string
  help?: string
  required?: boolean
  errorAt(path: string): string | undefined
  children(control: ControlAttributes): ReactNode
}

function StoreField({ path, label, help, required = false, errorAt, children }: StoreFieldProps) {
  return (
    <div id={`store-${path}`}>
      <Field label={label} help={help} required={required} error={errorAt(path)}>
        <Control>{children}</Control>
      </Field>
    </div>
  )
}

function Trade({ form, errorAt, onChange }: StoreFormFieldsProps) {
  const t = useT('catalogue')
  const tradeTypes = useTradeTypeOptions()
  const incoterms = useIncotermOptions()
  const currencies = useCurrencyOptions(form.minOrderCurrency)
  const payments = PAYMENT_METHODS.map(value => ({ value, label: t(`store.payment.${value}`) }))
  return (
    <Section title={t('store.section.trade')}>
      <div className={editorStyles['grid']}>
        <StoreField path="acceptTradeTypes" errorAt={errorAt} label={t('store.field.acceptTradeTypes')}>
          {control => (
            <Several
              {...control}
              value={form.acceptTradeTypes}
              options={tradeTypes}
              onChange={acceptTradeTypes => onChange({ acceptTradeTypes })}
            />
          )}
        </StoreField>
        <StoreField path="acceptIncoterms" errorAt={errorAt} label={t('store.field.acceptIncoterms')}>
          {control => (
            <Several
              {...control}
              value={form.acceptIncoterms}
              options={incoterms}
              labelRender={({ value }) => value}
              onChange={acceptIncoterms => onChange({ acceptIncoterms })}
            />
          )}
        </StoreField>
        <StoreField path="acceptPayments" errorAt={errorAt} label={t('store.field.acceptPayments')}>
          {control => (
            <Several
              {...control}
              value={form.acceptPayments}
              options={payments}
              onChange={acceptPayments => onChange({ acceptPayments })}
            />
          )}
        </StoreField>
        <StoreField path="languagesSpoken" errorAt={errorAt} label={t('store.field.languagesSpoken')}>
          {control => (
            <Several
              {...control}
              value={form.languagesSpoken}
              options={localeOptions()}
              onChange={codes => onChange({ languagesSpoken: codes.filter(isLocaleCode) })}
            />
          )}
        </StoreField>
        <StoreField
          path="minOrderAmount"
          errorAt={errorAt}
          label={t('store.field.minOrderAmount')}
          help={t('store.help.minOrderAmount')}
        >
          {control => (
            <DecimalInput
              {...control}
              scale={2}
              unit={form.minOrderCurrency ?? undefined}
              value={form.minOrderAmount ?? undefined}
              onChange={amount =>
                onChange({ minOrderAmount: amount ?? null, minOrderCurrency: form.minOrderCurrency ?? 'USD' })
              }
            />
          )}
        </StoreField>
        <StoreField path="minOrderCurrency" errorAt={errorAt} label={t('store.field.minOrderCurrency')}>
          {control => (
            <Select
              {...control}
              className={editorStyles['full'] ?? ''}
              showSearch={typedSearch}
              value={form.minOrderCurrency}
              options={currencies}
              onChange={minOrderCurrency => onChange({ minOrderCurrency })}
            />
          )}
        </StoreField>
        <StoreField
          path="priceVisibility"
          errorAt={errorAt}
          label={t('store.field.priceVisibility')}
          help={t('store.priceVisibility.help')}
        >
          {control => (
            <Radio.Group
              id={control.id}
              value={form.priceVisibility}
              onChange={event =>
                onChange({ priceVisibility: known(PRICE_VISIBILITIES, event.target.value) ?? 'public' })
              }
              options={PRICE_VISIBILITIES.map(value => ({ value, label: t(`store.priceVisibility.${value}`) }))}
            />
          )}
        </StoreField>
        <StoreField path="closedFrom" errorAt={errorAt} label={t('store.field.closed')} help={t('store.help.closed')}>
          {control => (
            <div className={styles['dates']}>
              <Input
                {...control}
                type="date"
                value={form.closedFrom ?? ''}
                onChange={event => onChange({ closedFrom: event.target.value || null })}
              />
              <Input
                type="date"
                aria-label={t('store.field.closedTo')}
                {...(form.closedFrom ? { min: form.closedFrom } : {})}
                value={form.closedTo ?? ''}
                onChange={event => onChange({ closedTo: event.target.value || null })}
              />
            </div>
          )}
        </StoreField>
      </div>
    </Section>
  )
}
