import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { login } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useAction, usePlatform, useSession } from '@tradeport/web/react'
import { Banner, Button, Field, PasswordInput, TextInput } from '@tradeport/web/ui'
import BuyerRegistration from '../register/buyer-registration'
import { SignInFrame } from './sign-in-frame'
import { identityOf } from './sign-in-identity'
import styles from './sign-in.module.css'

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
  const platform = usePlatform()
  const identity = identityOf(platform.role)
  const session = useSession()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useAction(login, { onSuccess: ({ token }) => session.signIn(token) })
  const errorAt = (path: string) => signIn.fieldErrors.find(error => error.path === path)?.message
  const search = params.size > 0 ? `?${withoutLogout(params)}` : ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void signIn.run({ email, password, identity })
  }
  return (
    <SignInFrame title={t(`signIn.title.${identity}`)} note={t(`signIn.note.${identity}`)}>
      {params.get('logout') !== null && <Banner tone="info">{t('signIn.signedOut')}</Banner>}
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Field label={t('signIn.email')} error={errorAt('email')} required>
          <TextInput
            type="email"
            autoComplete="username"
            inputMode="email"
            controlSize="large"
            value={email}
            onValue={setEmail}
          />
        </Field>
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
        <Button type="submit" variant="primary" size="large" loading={signIn.pending} block>
          {t('signIn.submit')}
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
