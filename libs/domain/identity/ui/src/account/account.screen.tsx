import { Form, Input, Select } from 'antd'
import { useEffect } from 'react'
import { changePassword, ownSecurity, updatePreferences, type Profile } from '@tradeport/domain/identity/contract'
import { isLocaleCode, localeConfig } from '@tradeport/kernel/config'
import { ActButton, DetailSection, showFieldErrors } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useLookingOn } from '@tradeport/web/navigation'
import { LoadFailed, useAction, useEndpoint, useFieldText, useLocale, useNotify } from '@tradeport/web/react'
import { Banner, LinkButton, PasswordInput, SkeletonText, type TextInputProps } from '@tradeport/web/ui'
import { useProfile } from '../frame/use-profile'
import styles from '../people/people.module.css'
import { Contact } from './contact'
import { Leave } from './leave'
import { OwnSessions } from './own-sessions'
import { Passkeys } from './passkeys'
import { OwnPicture } from './picture'
import { OwnSignIns } from './own-sign-ins'
import { useFieldAction } from '../sign-in/use-field-action'
import { SecondFactorSection } from './second-factor'
import { TrustedDevices } from './trusted-devices'

export default function AccountScreen() {
  const t = useT('identity')
  const ta = useT('identityAccount')
  const looksOn = useLookingOn() !== undefined
  const who = useProfile().data
  if (!who?.user) return <SkeletonText lines={10} />
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('account.title')}</h1>
      {who.kind === 'visitor' && <WithoutCompany applies={who.applicationId !== null} />}
      <OwnPicture user={who.user} />
      <Preferences user={who.user} />
      {looksOn ? (
        <Banner tone="info">{ta('own.hidden')}</Banner>
      ) : (
        <>
          <Security />
          <Password />
          <OwnSessions />
          <TrustedDevices />
          <OwnSignIns />
          {who.kind !== 'operator' && <Leave />}
        </>
      )}
    </div>
  )
}

/** Why there is nothing else to be seen than the account, and the way back to what is applied for. */
function WithoutCompany({ applies }: { applies: boolean }) {
  const t = useT('identityAccount')
  if (!applies) return <Banner tone="info">{t('outside.note')}</Banner>
  return (
    <p>
      <LinkButton variant="quiet" href="/">
        {t('outside.application')}
      </LinkButton>
    </p>
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
      <Passkeys security={security.data} />
    </>
  )
}

const TIME_ZONES = Intl.supportedValuesOf('timeZone')

function Preferences({ user }: { user: NonNullable<Profile['user']> }) {
  const t = useT('identity')
  const notify = useNotify()
  const fieldText = useFieldText()
  const { locales } = useLocale()
  // What somebody reads stays theirs, also where the region has stopped offering it.
  const languages =
    locales.some(code => code === user.locale) || !isLocaleCode(user.locale) ? locales : [...locales, user.locale]
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
          <Select options={languages.map(code => ({ value: code, label: localeConfig(code).name }))} />
        </Form.Item>
        <Form.Item name="timeZone" label={t('account.timeZone')}>
          <Select showSearch options={TIME_ZONES.map(zone => ({ value: zone, label: zone }))} />
        </Form.Item>
        <ActButton type="primary" htmlType="submit" loading={save.pending}>
          {t('account.save')}
        </ActButton>
      </Form>
    </DetailSection>
  )
}

/** The field of the sign-in pages, as a form item fills it. */
function SecretInput(props: Omit<TextInputProps, 'type' | 'tail'>) {
  const t = useT('identity')
  return <PasswordInput showLabel={t('signIn.showPassword')} hideLabel={t('signIn.hidePassword')} {...props} />
}

function PasswordRules() {
  const t = useT('identity')
  return (['length', 'characters', 'kinds'] as const).map(rule => <div key={rule}>{t(`register.rule.${rule}`)}</div>)
}

function Password() {
  const t = useT('identity')
  const words = useT('identityAccount')
  const notify = useNotify()
  const fieldText = useFieldText()
  const [form] = Form.useForm<{ current: string; next: string }>()
  const change = useFieldAction(
    changePassword,
    { USER_SERVICE530102: 'current', USER_SERVICE530103: 'current' },
    {
      // Nobody was asked for an address here, which the server's words would doubt too.
      words: { USER_SERVICE530102: words('result.wrong_password') },
      onSuccess: () => {
        form.resetFields()
        notify.success(t('account.passwordChanged'))
      },
    },
  )
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
        <Form.Item name="next" label={t('account.newPassword')} extra={<PasswordRules />} rules={required}>
          <SecretInput autoComplete="new-password" />
        </Form.Item>
        <ActButton htmlType="submit" loading={change.pending}>
          {t('account.password')}
        </ActButton>
      </Form>
    </DetailSection>
  )
}
