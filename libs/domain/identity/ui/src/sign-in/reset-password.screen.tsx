import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { resetPassword } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { useNotify, usePlatform } from '@tradeport/web/react'
import { Button, Field, TextInput } from '@tradeport/web/ui'
import { CODE_FIELD } from './code-refusal'
import { loginPathOf } from './login-path'
import { NewPasswordField } from './new-password-field'
import { addressInput } from './sign-in-address'
import { SignInCode } from './sign-in-code'
import { SignInFrame } from './sign-in-frame'
import { identityOf } from './sign-in-identity'
import styles from './sign-in.module.css'
import { useCode } from './use-code'
import { useFieldAction } from './use-field-action'

export default function ResetPasswordScreen() {
  const t = useT('identity')
  const platform = usePlatform()
  const identity = identityOf(platform.role)
  const notify = useNotify()
  const navigate = useNavigateTo()
  // Where the person came from: the sign-in leads there.
  const [params] = useSearchParams()
  const signInHref = params.size > 0 ? `${loginPathOf(platform)}?${params}` : loginPathOf(platform)
  const [address, setAddress] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const sent = useCode('reset_password', identity)
  const reset = useFieldAction(resetPassword, CODE_FIELD, {
    onSuccess: () => {
      notify.success(t('reset.done'))
      navigate(signInHref)
    },
  })
  const errorAt = (...paths: string[]) =>
    [...reset.fieldErrors, ...sent.fieldErrors].find(({ path }) => paths.includes(path))?.message
  const mending = (put: (value: string) => void, paths: readonly string[]) => (value: string) => {
    put(value)
    for (const path of paths) {
      reset.mend(path)
      sent.mend(path)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void reset.run({ ...addressInput(address), code, password, identity })
  }
  return (
    <SignInFrame title={t('reset.title')} note={t('reset.note')}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Field label={t('signIn.address')} error={errorAt('email', 'phone')} required>
          <TextInput
            autoComplete="username"
            controlSize="large"
            value={address}
            onValue={mending(setAddress, ['email', 'phone'])}
          />
        </Field>
        <SignInCode
          code={sent}
          address={address}
          value={code}
          error={errorAt('code')}
          onValue={mending(setCode, ['code'])}
        />
        <NewPasswordField value={password} error={errorAt('password')} onValue={mending(setPassword, ['password'])} />
        <Button type="submit" variant="primary" size="large" loading={reset.pending} block>
          {t('reset.submit')}
        </Button>
      </form>
      <p className={styles['other']}>
        <AppLink to={signInHref}>{t('reset.back')}</AppLink>
      </p>
    </SignInFrame>
  )
}
