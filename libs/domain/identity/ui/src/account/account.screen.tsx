import { Button, Descriptions, Form, Input, Select, Table } from 'antd'
import { useEffect } from 'react'
import {
  changePassword,
  ownCompany,
  ownSecurity,
  updatePreferences,
  type Profile,
} from '@tradeport/domain/identity/contract'
import { LOCALES, isLocaleCode } from '@tradeport/kernel/config'
import { DetailSection, scrollByKeys, showFieldErrors } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useCountries, useEndpoint, useFieldText, useNotify } from '@tradeport/web/react'
import { PasswordInput, SkeletonText, type TextInputProps } from '@tradeport/web/ui'
import { useProfile } from '../frame/use-profile'
import styles from '../people/people.module.css'
import account from './account.module.css'
import { RoleName } from '../people/role-name'
import { Contact } from './contact'
import { Leave } from './leave'
import { OwnSessions } from './own-sessions'
import { OwnSignIns } from './own-sign-ins'
import { SecondFactorSection } from './second-factor'

export default function AccountScreen() {
  const t = useT('identity')
  const who = useProfile().data
  if (!who?.user) return <SkeletonText lines={10} />
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('account.title')}</h1>
      {who.company && <Company />}
      <Preferences user={who.user} />
      <Security />
      <Password />
      <OwnSessions />
      <OwnSignIns />
      {who.kind !== 'operator' && <Leave />}
    </div>
  )
}

function Security() {
  const security = useEndpoint(ownSecurity, {})
  if (!security.data) {
    return security.error ? (
      <LoadFailed error={security.error} onRetry={security.refetch} />
    ) : (
      <SkeletonText lines={6} />
    )
  }
  return (
    <>
      <Contact security={security.data} />
      <SecondFactorSection security={security.data} />
    </>
  )
}

function Company() {
  const t = useT('identity')
  const countries = useCountries()
  const company = useEndpoint(ownCompany, {}).data
  if (!company) return <SkeletonText lines={6} />
  return (
    <DetailSection title={t('account.company')}>
      <Descriptions
        column={{ xs: 1, md: 2 }}
        size="small"
        items={[
          { key: 'no', label: t('companies.column.no'), children: company.no },
          { key: 'name', label: t('company.legalName'), children: company.legalName },
          { key: 'country', label: t('company.country'), children: countries.nameOf(company.country) },
          { key: 'regNo', label: t('company.regNo'), children: company.regNo ?? '–' },
          { key: 'products', label: t('company.mainProducts'), children: company.mainProducts.join(', ') || '–' },
          { key: 'address', label: t('company.address'), children: company.address ?? '–' },
        ]}
      />
      <h3 className={account['members']}>{t('account.members')}</h3>
      <Table
        ref={scrollByKeys}
        size="small"
        rowKey="userId"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={company.members}
        columns={[
          { title: t('operators.column.name'), dataIndex: 'displayName' },
          { title: t('signIn.email'), dataIndex: 'email' },
          {
            title: t('operators.column.roles'),
            render: (_value, member) =>
              member.roles.map(role => (
                <div key={role}>
                  <RoleName code={role} />
                </div>
              )),
          },
        ]}
      />
    </DetailSection>
  )
}

const TIME_ZONES = Intl.supportedValuesOf('timeZone')

function Preferences({ user }: { user: NonNullable<Profile['user']> }) {
  const t = useT('identity')
  const notify = useNotify()
  const fieldText = useFieldText()
  const [form] = Form.useForm<{ displayName: string; locale: string; timeZone: string }>()
  const save = useAction(updatePreferences, { onSuccess: () => notify.success(t('account.saved')) })
  useEffect(() => showFieldErrors(form, save.fieldErrors), [form, save.fieldErrors])
  return (
    <DetailSection title={t('account.preferences')}>
      <Form
        form={form}
        layout="vertical"
        className={styles['form'] ?? ''}
        initialValues={user}
        onFinish={({ displayName, locale, timeZone }) =>
          void save.run({ displayName, timeZone, ...(isLocaleCode(locale) ? { locale } : {}) })
        }
      >
        <Form.Item
          name="displayName"
          label={t('register.name')}
          rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
        >
          <Input maxLength={64} autoComplete="name" />
        </Form.Item>
        <Form.Item name="locale" label={t('account.language')}>
          <Select options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))} />
        </Form.Item>
        <Form.Item name="timeZone" label={t('account.timeZone')}>
          <Select showSearch options={TIME_ZONES.map(zone => ({ value: zone, label: zone }))} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.pending}>
          {t('account.save')}
        </Button>
      </Form>
    </DetailSection>
  )
}

/** The field of the sign-in pages, as a form item fills it. */
function SecretInput(props: Omit<TextInputProps, 'type' | 'tail'>) {
  const t = useT('identity')
  return <PasswordInput showLabel={t('signIn.showPassword')} hideLabel={t('signIn.hidePassword')} {...props} />
}

function Password() {
  const t = useT('identity')
  const notify = useNotify()
  const fieldText = useFieldText()
  const [form] = Form.useForm<{ current: string; next: string }>()
  const change = useAction(changePassword, {
    onSuccess: () => {
      form.resetFields()
      notify.success(t('account.passwordChanged'))
    },
  })
  useEffect(() => showFieldErrors(form, change.fieldErrors), [form, change.fieldErrors])
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <DetailSection title={t('account.password')}>
      <p className={styles['cardText']}>{t('account.passwordNote')}</p>
      <Form
        form={form}
        layout="vertical"
        className={styles['form'] ?? ''}
        initialValues={{ current: '', next: '' }}
        onFinish={values => void change.run(values)}
      >
        <Form.Item name="current" label={t('account.currentPassword')} rules={required}>
          <SecretInput autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="next" label={t('register.newPassword')} extra={t('register.rule.kinds')} rules={required}>
          <SecretInput autoComplete="new-password" />
        </Form.Item>
        <Button htmlType="submit" loading={change.pending}>
          {t('account.password')}
        </Button>
      </Form>
    </DetailSection>
  )
}
