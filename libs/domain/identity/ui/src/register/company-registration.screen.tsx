import { useState, type FormEvent } from 'react'
import { login, registerCompany } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink, urlOf, useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useLeaveGuard, useLocale, usePlatform, useSession } from '@tradeport/web/react'
import { Button, Field, TextInput } from '@tradeport/web/ui'
import { useFieldAction } from '../sign-in/use-field-action'
import { addressInput } from '../sign-in/sign-in-address'
import { RegisteringCode } from '../sign-in/sign-in-code'
import { loginPathOf } from '../sign-in/login-path'
import { NewPasswordField } from '../sign-in/new-password-field'
import { SignInFrame } from '../sign-in/sign-in-frame'
import styles from '../sign-in/sign-in.module.css'
import { useCode } from '../sign-in/use-code'
import { REGISTERING_FIELDS } from '../sign-in/code-refusal'
import { AddressField } from './address-field'
import { RegistrationSteps } from './registration-steps'

/** The account comes first: from then on what is typed is kept by the server, and papers have somebody they belong to. */
export default function CompanyRegistrationScreen() {
  const t = useT('identity')
  const platform = usePlatform()
  const party = platform.role === 'provider' ? 'provider' : 'seller'
  const { locale } = useLocale()
  const session = useSession()
  const navigate = useNavigateTo()
  const [account, setAccount] = useState({ address: '', code: '', password: '', displayName: '' })
  const [begun, setBegun] = useState<string>()
  const mailed = useCode('register', party)
  // An account that was there before may ask for more than its password: that is the sign-in's to ask.
  const signIn = useAction(login, {
    ignoreError: true,
    onSuccess: ({ token }) => session.signIn(token, urlOf(platform.key, `/company/registrations/${begun}`)),
    onFailure: () => navigate(loginPathOf(platform)),
  })
  const register = useFieldAction(registerCompany, REGISTERING_FIELDS, {
    onSuccess: ({ applicationId }) => {
      setBegun(applicationId)
      void signIn.run({ ...addressInput(account.address), password: account.password, identity: party })
    },
  })
  useLeaveGuard(begun === undefined && account.address !== '')
  const put = (field: keyof typeof account) => (value: string) => {
    setAccount(current => ({ ...current, [field]: value }))
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
    const { address, ...given } = account
    void register.run({ party, ...addressInput(address), ...given, locale, timeZone })
  }
  return (
    <SignInFrame title={t(`register.title.${party}`)} note={t('register.note.company')} wide>
      <RegistrationSteps current="account" />
      <form className={styles['form']} onSubmit={submit} noValidate>
        <AddressField value={account.address} error={errorAt('email', 'phone')} onValue={put('address')} />
        <RegisteringCode
          code={mailed}
          address={account.address}
          value={account.code}
          error={errorAt('code')}
          onValue={put('code')}
        />
        <NewPasswordField value={account.password} error={errorAt('password')} onValue={put('password')} />
        <Field label={t('register.name')} error={errorAt('displayName')} required>
          <TextInput
            autoComplete="name"
            maxLength={64}
            controlSize="large"
            value={account.displayName}
            onValue={put('displayName')}
          />
        </Field>
        <div className={styles['buttons']}>
          <span />
          <Button type="submit" variant="primary" size="large" loading={register.pending || signIn.pending}>
            {t('register.next')}
          </Button>
        </div>
      </form>
      <p className={styles['other']}>{t('register.withAccount')}</p>
      <p className={styles['other']}>
        {t('register.haveAccount')} <AppLink to={loginPathOf(platform)}>{t('signIn.submit')}</AppLink>
      </p>
    </SignInFrame>
  )
}
