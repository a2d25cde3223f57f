import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { usePlatform } from '@tradeport/web/react'
import { Banner, Button, Field, PasswordInput, TextInput } from '@tradeport/web/ui'
import { canUsePasskeys } from '../passkey/browser-passkey'
import BuyerRegistration from '../register/buyer-registration'
import { keptLeaving } from './leaving'
import { SecondStep } from './second-step'
import { SignInCode } from './sign-in-code'
import { SignInFrame } from './sign-in-frame'
import { identityOf } from './sign-in-identity'
import styles from './sign-in.module.css'
import { useCode } from './use-code'
import { useSignIn } from './use-sign-in'

const RefusedEntry = lazy(() => import('./refused-entry'))
const LeavingNotice = lazy(() => import('./leaving-notice'))

/** The sign-in of every front-end; the buyer's page also holds its short registration (`?type=register`). */
export default function SignInScreen() {
  const [params] = useSearchParams()
  const platform = usePlatform()
  const identity = identityOf(platform.role)
  if (identity === 'buyer' && params.get('type') === 'register') return <BuyerRegistration />
  return <SignIn />
}

function SignIn() {
  const t = useT('identity')
  const [params] = useSearchParams()
  const identity = identityOf(usePlatform().role)
  const signIn = useSignIn(identity)
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [withCode, setWithCode] = useState(false)
  const [leaving] = useState(keptLeaving)
  const sent = useCode('sign_in', identity)
  const secret = withCode ? { code } : { password }
  const errorAt = (...paths: string[]) =>
    [...signIn.fieldErrors, ...sent.fieldErrors].find(error => paths.includes(error.path))?.message
  const search = params.size > 0 ? `?${withoutLogout(params)}` : ''

  const { entry } = signIn
  if (entry.refused !== undefined) {
    return (
      <Suspense fallback={null}>
        <RefusedEntry address={entry.refused} leaving={entry.leaving} onLeave={() => void entry.leave()} />
      </Suspense>
    )
  }
  if (signIn.asked) {
    return (
      <SecondStep
        signIn={signIn}
        asked={signIn.asked}
        onCode={(secondFactor, trustDevice) => void signIn.run(address, secret, { secondFactor, trustDevice })}
        onPasskey={trustDevice => void signIn.runWithPasskey(address, secret, trustDevice)}
      />
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void signIn.run(address, secret)
  }
  return (
    <SignInFrame title={t(`signIn.title.${identity}`)} note={t(`signIn.note.${identity}`)}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {leaving !== null ? (
          <Suspense fallback={null}>
            <LeavingNotice dueAt={leaving} />
          </Suspense>
        ) : (
          params.get('logout') !== null && <Banner tone="info">{t('signIn.signedOut')}</Banner>
        )}
        {signIn.problem !== undefined && (
          <Banner tone="danger" live>
            {signIn.problem}
          </Banner>
        )}
        <Field label={t('signIn.address')} error={errorAt('email', 'phone')} required>
          <TextInput autoComplete="username" controlSize="large" value={address} onValue={setAddress} />
        </Field>
        {withCode ? (
          <SignInCode code={sent} address={address} value={code} error={errorAt('code')} onValue={setCode} />
        ) : (
          <Field
            label={t('signIn.password')}
            error={errorAt('password')}
            required
            aside={<AppLink to={`/password${search}`}>{t('signIn.forgot')}</AppLink>}
          >
            <PasswordInput
              controlSize="large"
              showLabel={t('signIn.showPassword')}
              hideLabel={t('signIn.hidePassword')}
              value={password}
              onValue={setPassword}
            />
          </Field>
        )}
        <Button type="submit" variant="primary" size="large" loading={signIn.pending} block>
          {t('signIn.submit')}
        </Button>
        {canUsePasskeys() && (
          <Button size="large" loading={signIn.passkeyPending} block onClick={() => void signIn.runPasskeyAlone()}>
            {t('signIn.withPasskey')}
          </Button>
        )}
        <Button variant="quiet" block onClick={() => setWithCode(!withCode)}>
          {withCode ? t('signIn.withPassword') : t('signIn.withCode')}
        </Button>
      </form>
      {identity !== 'operator' && (
        <p className={styles['other']}>
          {t('signIn.noAccount')}{' '}
          <AppLink to={registerHref(identity, params)}>{t(`signIn.register.${identity}`)}</AppLink>
        </p>
      )}
    </SignInFrame>
  )
}

function withoutLogout(params: URLSearchParams): string {
  const next = new URLSearchParams(params)
  next.delete('logout')
  return next.toString()
}

/** Registration lies beside the sign-in of the same front-end (spec section 2) and keeps where the person came from. */
function registerHref(identity: 'buyer' | 'seller' | 'provider', params: URLSearchParams): string {
  const next = new URLSearchParams(withoutLogout(params))
  if (identity === 'buyer') {
    next.set('type', 'register')
    return `/login?${next}`
  }
  return next.size > 0 ? `/register?${next}` : '/register'
}
