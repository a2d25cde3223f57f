import { ConfigProvider, Form, Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import {
  companyProfile,
  ownCompanyChange,
  profile as session,
  startCompanyChange,
  updateCompanyProfile,
  type CompanyProfile,
} from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { ActButton, DetailSection, Facts, showFieldErrors, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import {
  isOvertaken,
  useAction,
  useCountries,
  useCountryChoices,
  useEndpoint,
  useFieldText,
  useFormat,
  useLeaveGuard,
  useNotify,
  useRuntime,
} from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import people from '../people/people.module.css'
import styles from './company.module.css'
import { Application } from '../register/application.screen'
import { ContactPhoneCheck } from '../register/contact-phone-check'
import { useCompanyTypes, useEmployeeBands } from '../register/company-type'
import { CompanyClosing } from './company-closing'
import { CompanyPage } from './company-page'
import { isUnchecked } from './is-unchecked'
import { ProvenTag } from './production-facts'
import { FactoryFields, RevenueField } from './production-fields'
import { productionFrom, saysOfFactory, typedProduction } from './production-form'

/** What the company says of itself, what its licence says, and the way to change that. */
export default function CompanyProfileScreen() {
  const t = useT('identityCompany')
  const profile = useEndpoint(companyProfile, {}).data
  return (
    <CompanyPage current="profile">
      <h1 className={people['title']}>{t('company.profile')}</h1>
      {profile ? (
        <>
          <Legal profile={profile} />
          <Own profile={profile} />
          {profile.actions.includes('edit') && <CompanyClosing />}
        </>
      ) : (
        <SkeletonText lines={10} />
      )}
    </CompanyPage>
  )
}

function Legal({ profile }: { profile: CompanyProfile }) {
  const t = useT('identityCompany')
  const identity = useT('identity')
  const countries = useCountries()
  const format = useFormat()
  const types = useCompanyTypes()
  const { data: who } = useEndpoint(session, {}, { quiet: true })
  return (
    <DetailSection title={t('profile.legal')}>
      <Facts
        facts={[
          { key: 'no', label: identity('companies.column.no'), value: profile.no },
          { key: 'legalName', label: identity('company.legalName'), value: profile.legalName },
          { key: 'country', label: identity('company.country'), value: countries.nameOf(profile.country) },
          { key: 'regNo', label: identity('company.regNo'), value: profile.regNo },
          {
            key: 'companyType',
            label: identity('company.companyType'),
            value: profile.companyType && (
              <>
                {types.nameOf(profile.companyType)} <ProvenTag until={profile.proven.companyType} />
              </>
            ),
          },
          {
            key: 'founded',
            label: identity('company.foundedOn'),
            value: profile.foundedOn ? format.civilDate(profile.foundedOn) : profile.foundedYear,
          },
          ...(['exportLicenceNo', 'customsRegNo', 'vatNo'] as const).map(key => ({
            key,
            label: identity(`company.${key}`),
            value: profile[key],
          })),
          { key: 'address', label: identity('company.address'), value: profile.address },
        ]}
      />
      {profile.actions.includes('change') && <LegalChange isFirst={isUnchecked(who?.company)} />}
    </DetailSection>
  )
}

/** @param isFirst nobody has compared the company's data with papers yet: buyers begin without */
function LegalChange({ isFirst }: { isFirst: boolean }) {
  const t = useT('identityCompany')
  const identity = useT('identity')
  const state = useEndpoint(ownCompanyChange, {})
  const start = useAction(startCompanyChange)
  const change = state.data
  if (change && change.status !== 'approved' && change.status !== 'withdrawn')
    return (
      <>
        <h3>{identity('application.no', { no: change.no })}</h3>
        <Application own={change} onChanged={state.refetch} />
      </>
    )
  return (
    <>
      <p className={styles['note']}>{t(isFirst ? 'profile.checkNote' : 'profile.changeNote')}</p>
      <ActButton loading={start.pending} onClick={() => void start.run({})}>
        {t(isFirst ? 'profile.check' : 'profile.change')}
      </ActButton>
    </>
  )
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

const AT_ONCE = 0
const NOT_NOW = Number.POSITIVE_INFINITY

/** The form shows what is saved, also by colleagues, until somebody types in it: then it stays until that is saved. */
function Own({ profile }: { profile: CompanyProfile }) {
  const [shown, setShown] = useState(profile)
  const [followsFrom, setFollowsFrom] = useState(AT_ONCE)
  if (shown.version !== profile.version && profile.version >= followsFrom) setShown(profile)
  const release = useLeaveGuard(followsFrom === NOT_NOW)
  return (
    <OwnForm
      key={shown.version}
      shown={shown}
      profile={profile}
      onTyped={() => setFollowsFrom(NOT_NOW)}
      onSaved={version => {
        release()
        setFollowsFrom(version)
      }}
    />
  )
}

interface OwnFormProps {
  /** What the form is opened with. */
  shown: CompanyProfile
  /** As it is now. */
  profile: CompanyProfile
  onTyped(): void
  onSaved(version: number): void
}

const valuesOf = (profile: CompanyProfile) => ({ ...profile, production: typedProduction(profile.production) })

function OwnForm({ shown, profile, onTyped, onSaved }: OwnFormProps) {
  const t = useT('identityCompany')
  const identity = useT('identity')
  const fieldText = useFieldText()
  const countries = useCountryChoices(dictList, profile.mainMarkets)
  const bands = useEmployeeBands()
  const notify = useNotify()
  const [form] = Form.useForm<Record<string, unknown>>()
  const { layer } = useRuntime()
  // What saving builds on.
  const [base, setBase] = useState(shown)
  const save = useAction(updateCompanyProfile, {
    onSuccess: ({ version }) => {
      notify.success(identity('account.saved'))
      onSaved(version)
    },
    onFailure: failure => {
      if (isOvertaken(failure)) void catchUp()
    },
  })
  /** Somebody was faster, which the refusal says: what was not typed here is from now on as they have saved it. */
  const catchUp = async () => {
    const theirs = await layer.call(companyProfile, {}, { quiet: 'all' })
    if (!theirs.ok) return
    const { production, ...facts } = valuesOf(theirs.data)
    const fields = [
      ...Object.entries(facts).map(([key, value]) => ({ name: [key], value })),
      ...Object.entries(production).map(([key, value]) => ({ name: ['production', key], value })),
    ]
    const untouched = fields.filter(({ name }) => !form.isFieldsTouched([name]))
    form.setFields(untouched.map(field => ({ ...field, touched: false })))
    setBase(theirs.data)
  }
  useEffect(() => showFieldErrors(form, save.fieldErrors), [form, save.fieldErrors])
  const editable = profile.actions.includes('edit')
  const required = [{ required: true, whitespace: true, message: fieldText('required') }]
  return (
    <DetailSection title={t('profile.own')}>
      <Form
        form={form}
        layout="vertical"
        disabled={!editable}
        initialValues={valuesOf(shown)}
        onValuesChange={onTyped}
        onFinish={values =>
          void save.run({
            version: base.version,
            displayName: textOf(values, 'displayName') ?? '',
            employees: textOf(values, 'employees') ?? null,
            mainProducts: listOf(values['mainProducts']),
            mainMarkets: listOf(values['mainMarkets']),
            contactName: textOf(values, 'contactName') ?? null,
            contactPhone: textOf(values, 'contactPhone') ?? null,
            contactEmail: textOf(values, 'contactEmail') || null,
            production: profile.makesGoods
              ? productionFrom(values['production'])
              : { ...base.production, annualRevenue: productionFrom(values['production']).annualRevenue },
          })
        }
      >
        <div className={styles['fields']}>
          <Form.Item name="displayName" label={identity('company.displayName')} rules={required}>
            <Input maxLength={80} />
          </Form.Item>
          <Form.Item name="employees" label={identity('company.employees')}>
            <Select allowClear options={bands.options(profile.employees === null ? [] : [profile.employees])} />
          </Form.Item>
          <Form.Item name="mainProducts" label={identity('company.mainProducts')}>
            <Select mode="tags" maxCount={10} tokenSeparators={[',', '，', '、']} open={false} />
          </Form.Item>
          <Form.Item name="mainMarkets" label={identity('company.mainMarkets')}>
            <Select
              mode="multiple"
              maxCount={20}
              optionFilterProp="label"
              options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Form.Item>
          <Form.Item name="contactName" label={identity('company.contactName')}>
            <Input maxLength={64} autoComplete="name" />
          </Form.Item>
          <Form.Item name="contactPhone" label={identity('company.contactPhone')}>
            <Input maxLength={20} inputMode="tel" autoComplete="tel" />
          </Form.Item>
          <Form.Item name="contactEmail" label={identity('company.contactEmail')}>
            <Input maxLength={320} inputMode="email" autoComplete="email" />
          </Form.Item>
        </div>
        {editable && profile.contactPhone !== null && (
          <ContactPhoneCheck
            phone={profile.contactPhone}
            verified={profile.contactPhoneVerified}
            onVerified={() => notify.success(t('phone.verified'))}
          />
        )}
        {profile.makesGoods ? (
          <>
            <h3 className={styles['partHead']}>
              {t('profile.production')} <ProvenTag until={profile.proven.production} />
            </h3>
            <p className={styles['note']}>{t('profile.productionNote')}</p>
            <RevenueField />
            <FactoryFields editable={editable} />
          </>
        ) : (
          <>
            <RevenueField />
            {saysOfFactory(profile.production) && (
              <ConfigProvider componentDisabled>
                <FactoryFields editable={false} />
              </ConfigProvider>
            )}
          </>
        )}
        {editable && (
          <ActButton type="primary" htmlType="submit" loading={save.pending}>
            {identity('account.save')}
          </ActButton>
        )}
      </Form>
    </DetailSection>
  )
}
