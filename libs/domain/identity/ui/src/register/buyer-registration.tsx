import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { login, registerBuyer } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useCountryChoices, useLocale, useSession } from '@tradeport/web/react'
import { Button, Field, Select, TextInput } from '@tradeport/web/ui'
import { useFieldAction } from '../sign-in/use-field-action'
import { addressInput } from '../sign-in/sign-in-address'
import { RegisteringCode } from '../sign-in/sign-in-code'
import { NewPasswordField } from '../sign-in/new-password-field'
import { SignInFrame } from '../sign-in/sign-in-frame'
import styles from '../sign-in/sign-in.module.css'
import { useCode } from '../sign-in/use-code'
import { REGISTERING_FIELDS } from '../sign-in/code-refusal'
import { AddressField } from './address-field'

/** One short step: address with its code, password, name, company and country; then the person is signed in. */
export default function BuyerRegistration() {
  const t = useT('identity')
  const [params] = useSearchParams()
  const { locale } = useLocale()
  const session = useSession()
  const navigate = useNavigateTo()
  const loginSearch = new URLSearchParams(params)
  loginSearch.delete('type')
  const countries = useCountryChoices(dictList)
  const [form, setForm] = useState({
    address: '',
    code: '',
    password: '',
    displayName: '',
    companyName: '',
    country: '',
  })
  const mailed = useCode('register', 'buyer')
  // An account that was there before may ask for more than its password: that is the sign-in's to ask.
  const signIn = useAction(login, {
    ignoreError: true,
    onSuccess: ({ token }) => session.signIn(token),
    onFailure: () => navigate(`/login?${loginSearch.toString()}`),
  })
  const register = useFieldAction(registerBuyer, REGISTERING_FIELDS, {
    onSuccess: () => void signIn.run({ ...addressInput(form.address), password: form.password, identity: 'buyer' }),
  })
  const put = (field: keyof typeof form) => (value: string) => {
    setForm(current => ({ ...current, [field]: value }))
    for (const path of field === 'address' ? ['email', 'phone'] : [field]) {
      register.mend(path)
      mailed.mend(path)
    }
  }
  const errorAt = (...paths: string[]) =>
    [...register.fieldErrors, ...mailed.fieldErrors].find(({ path }) => paths.includes(path))?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { address, ...given } = form
    void register.run({ ...addressInput(address), ...given, locale, timeZone })
  }
  return (
    <SignInFrame title={t('register.title.buyer')} note={t('register.note.buyer')}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <AddressField value={form.address} error={errorAt('email', 'phone')} onValue={put('address')} />
        <RegisteringCode
          code={mailed}
          address={form.address}
          value={form.code}
          error={errorAt('code')}
          onValue={put('code')}
        />
        <NewPasswordField value={form.password} error={errorAt('password')} onValue={put('password')} />
        <Field label={t('register.name')} error={errorAt('displayName')} required>
          <TextInput
            autoComplete="name"
            maxLength={64}
            controlSize="large"
            value={form.displayName}
            onValue={put('displayName')}
          />
        </Field>
        <Field label={t('register.companyName')} error={errorAt('companyName')} required>
          <TextInput
            autoComplete="organization"
            maxLength={120}
            controlSize="large"
            value={form.companyName}
            onValue={put('companyName')}
          />
        </Field>
        <Field label={t('register.country')} error={errorAt('country')} required>
          <Select
            autoComplete="country"
            controlSize="large"
            placeholder=" "
            value={form.country}
            onValue={put('country')}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" loading={register.pending || signIn.pending} block>
          {t('register.submit.buyer')}
        </Button>
      </form>
      <p className={styles['other']}>
        {t('register.haveAccount')}{' '}
        <AppLink to={`/login${loginSearch.size > 0 ? `?${loginSearch}` : ''}`}>{t('signIn.submit')}</AppLink>
      </p>
    </SignInFrame>
  )
}
