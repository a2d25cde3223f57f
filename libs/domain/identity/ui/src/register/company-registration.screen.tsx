import { useState, type FormEvent } from 'react'
import { login, registerCompany } from '@tradeport/domain/identity/contract'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useAction, useLeaveGuard, useLocale, usePlatform, useSession } from '@tradeport/web/react'
import { Button, Field, Stepper, TextInput } from '@tradeport/web/ui'
import { CodeField } from '../sign-in/code-field'
import { loginPathOf } from '../sign-in/login-path'
import { NewPasswordField } from '../sign-in/new-password-field'
import { SignInFrame } from '../sign-in/sign-in-frame'
import styles from '../sign-in/sign-in.module.css'
import { useCode } from '../sign-in/use-code'
import { CompanyFields } from './company-fields'
import { companyFrom, EMPTY_COMPANY } from './company-form'

const STEPS = ['account', 'company', 'contact'] as const
type Step = (typeof STEPS)[number]

const CONTACT_FIELDS = ['province', 'city', 'address', 'contactName', 'contactPhone']

/** The step on which a wrong field stands. */
function stepOf(path: string): Step {
  if (!path.startsWith('company.')) return 'account'
  return CONTACT_FIELDS.includes(path.split('.')[1] ?? '') ? 'contact' : 'company'
}

/** Registration of a seller or service provider: account, company, contact; then the application waits for review. */
export default function CompanyRegistrationScreen() {
  const t = useT('identity')
  const platform = usePlatform()
  const party = platform.role === 'provider' ? 'provider' : 'seller'
  const { locale } = useLocale()
  const session = useSession()
  const [step, setStep] = useState<Step>('account')
  const [account, setAccount] = useState({ email: '', code: '', password: '', displayName: '' })
  const [company, setCompany] = useState({
    ...EMPTY_COMPANY,
    companyType: party === 'seller' ? EMPTY_COMPANY.companyType : ('service' as const),
  })
  const [done, setDone] = useState(false)
  const put = (field: keyof typeof account) => (value: string) =>
    setAccount(current => ({ ...current, [field]: value }))
  const mailed = useCode('register', party)
  const signIn = useAction(login, { onSuccess: ({ token }) => session.signIn(token) })
  const register = useAction(registerCompany, {
    onSuccess: () => {
      setDone(true)
      void signIn.run({ email: account.email, password: account.password, identity: party })
    },
    onFailure: failure => {
      const first = failure.fieldErrors[0]
      if (first) setStep(stepOf(first.path))
      // The code is used up or wrong: it stands on the first step.
      else setStep('account')
    },
  })
  useLeaveGuard(!done && (account.email !== '' || company.legalName !== ''))
  const errors: readonly FieldError[] = [...register.fieldErrors, ...mailed.fieldErrors]
  const errorAt = (path: string) => errors.find(error => error.path === path)?.message
  const index = STEPS.indexOf(step)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = STEPS[index + 1]
    if (next) {
      setStep(next)
      return
    }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    void register.run({ party, ...account, locale, timeZone, company: companyFrom(company) })
  }
  return (
    <SignInFrame title={t(`register.title.${party}`)} note={t('register.note.company')} wide>
      <Stepper
        label={t('register.steps')}
        doneText={t('register.stepDone')}
        current={index}
        onStep={step => setStep(STEPS[step] ?? 'account')}
        steps={STEPS.map(name => ({ key: name, title: t(`register.step.${name}`) }))}
      />
      <form className={styles['form']} onSubmit={submit} noValidate>
        {step === 'account' ? (
          <>
            <Field label={t('signIn.email')} error={errorAt('email')} required>
              <TextInput
                type="email"
                autoComplete="email"
                controlSize="large"
                value={account.email}
                onValue={put('email')}
              />
            </Field>
            <CodeField
              code={mailed}
              email={account.email}
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
          </>
        ) : (
          <CompanyFields
            form={company}
            part={step}
            errorAt={field => errorAt(`company.${field}`)}
            onChange={setCompany}
          />
        )}
        <div className={styles['buttons']}>
          {index > 0 ? (
            <Button size="large" onClick={() => setStep(STEPS[index - 1] ?? 'account')}>
              {t('register.previous')}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" variant="primary" size="large" loading={register.pending || signIn.pending}>
            {index === STEPS.length - 1 ? t('register.submit.company') : t('register.next')}
          </Button>
        </div>
      </form>
      <p className={styles['other']}>
        {t('register.haveAccount')} <AppLink to={loginPathOf(platform)}>{t('signIn.submit')}</AppLink>
      </p>
    </SignInFrame>
  )
}
