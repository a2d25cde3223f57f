import { dictList } from '@tradeport/domain/reference/contract'
import { mainProductsLeft } from '@tradeport/domain/identity/rules'
import { useT } from '@tradeport/web/i18n'
import { useCountryChoices } from '@tradeport/web/react'
import { Field, FieldGrid, Select, TextArea, TextInput } from '@tradeport/web/ui'
import { useCompanyTypes, useEmployeeBands } from './company-type'
import { OFFICIAL_FIELDS, companyFrom, type CompanyForm } from './company-form'

export interface CompanyFieldsProps {
  form: CompanyForm
  part: 'company' | 'contact'
  /** Also what authorities gave besides the licence, which a registration does not ask for. */
  withNumbers?: boolean
  /** What a company that joins a side sells already, beside which more is named. */
  companyProducts?: readonly string[] | undefined
  errorAt(field: string): string | undefined
  /** What stays as it was sent. */
  isKept?(field: keyof CompanyForm): boolean
  /** What is typed now, and the field that changed. */
  onChange(next: CompanyForm, field: keyof CompanyForm): void
}

export function CompanyFields({
  form,
  part,
  withNumbers = false,
  companyProducts = [],
  errorAt,
  isKept = () => false,
  onChange,
}: CompanyFieldsProps) {
  const t = useT('identity')
  const types = useCompanyTypes()
  const bands = useEmployeeBands()
  const countries = useCountryChoices(dictList, form.country)
  const optional = t('register.optional')
  const put = (field: keyof CompanyForm) => (value: string) => onChange({ ...form, [field]: value }, field)
  const text = (field: keyof CompanyForm, maxLength: number, props: { help?: string; autoComplete?: string } = {}) => (
    <Field label={t(`company.${field}`)} error={errorAt(field)} required {...(props.help ? { help: props.help } : {})}>
      <TextInput
        maxLength={maxLength}
        disabled={isKept(field)}
        value={form[field]}
        onValue={put(field)}
        {...(props.autoComplete ? { autoComplete: props.autoComplete } : {})}
      />
    </Field>
  )
  const left = mainProductsLeft(companyProducts, companyFrom(form).mainProducts)
  const productsHelp =
    companyProducts.length === 0 || isKept('mainProducts')
      ? t('company.mainProducts.help')
      : t('company.mainProducts.beside', { goods: companyProducts.join(', '), count: Math.max(left, 0) })
  if (part === 'contact') {
    return (
      <FieldGrid>
        {text('province', 60, { autoComplete: 'address-level1' })}
        {text('city', 60, { autoComplete: 'address-level2' })}
        {text('address', 200, { autoComplete: 'street-address' })}
        {text('contactName', 64, { autoComplete: 'name' })}
        {text('contactPhone', 26, { autoComplete: 'tel' })}
      </FieldGrid>
    )
  }
  return (
    <FieldGrid>
      {text('legalName', 120, { help: t('company.legalName.help'), autoComplete: 'organization' })}
      {text('displayName', 80)}
      <Field label={t('company.country')} error={errorAt('country')} required>
        <Select
          autoComplete="country"
          disabled={isKept('country')}
          value={form.country}
          onValue={put('country')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      {text('regNo', 40, { help: t('company.regNo.help') })}
      {text('licenceIssuer', 120, { help: t('company.licenceIssuer.help') })}
      <Field label={t('company.licenceIssuedOn')} error={errorAt('licenceIssuedOn')} required>
        <TextInput
          type="date"
          disabled={isKept('licenceIssuedOn')}
          value={form.licenceIssuedOn}
          onValue={put('licenceIssuedOn')}
        />
      </Field>
      <Field
        label={t('company.licenceValidUntil')}
        error={errorAt('licenceValidUntil')}
        help={t('company.licenceValidUntil.help')}
        optionalText={optional}
      >
        <TextInput
          type="date"
          disabled={isKept('licenceValidUntil')}
          value={form.licenceValidUntil}
          onValue={put('licenceValidUntil')}
        />
      </Field>
      <Field label={t('company.companyType')} error={errorAt('companyType')} required>
        <Select
          disabled={isKept('companyType')}
          value={form.companyType}
          onValue={put('companyType')}
          options={types.options([form.companyType])}
        />
      </Field>
      <Field label={t('company.foundedYear')} error={errorAt('foundedYear')} optionalText={optional}>
        <TextInput
          inputMode="numeric"
          maxLength={4}
          disabled={isKept('foundedYear')}
          value={form.foundedYear}
          onValue={put('foundedYear')}
        />
      </Field>
      {withNumbers &&
        OFFICIAL_FIELDS.map(field => (
          <Field key={field} label={t(`company.${field}`)} error={errorAt(field)} optionalText={optional}>
            <TextInput
              {...(field === 'foundedOn'
                ? { type: 'date' as const }
                : { maxLength: field === 'customsRegNo' ? 20 : 40 })}
              disabled={isKept(field)}
              value={form[field]}
              onValue={put(field)}
            />
          </Field>
        ))}
      <Field label={t('company.employees')} error={errorAt('employees')} optionalText={optional}>
        <Select
          placeholder=" "
          disabled={isKept('employees')}
          value={form.employees}
          onValue={put('employees')}
          options={bands.options(form.employees ? [form.employees] : [])}
        />
      </Field>
      <Field label={t('company.mainProducts')} error={errorAt('mainProducts')} help={productsHelp} required>
        <TextArea
          rows={2}
          maxLength={600}
          disabled={isKept('mainProducts')}
          value={form.mainProducts}
          onValue={put('mainProducts')}
        />
      </Field>
    </FieldGrid>
  )
}
