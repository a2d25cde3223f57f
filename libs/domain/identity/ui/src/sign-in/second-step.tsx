import { useState, type FormEvent } from 'react'
import { useT } from '@tradeport/web/i18n'
import { Banner, Button, Field, TextInput } from '@tradeport/web/ui'
import { SignInFrame } from './sign-in-frame'
import styles from './sign-in.module.css'
import type { useSignIn } from './use-sign-in'

export interface SecondStepProps {
  signIn: ReturnType<typeof useSignIn>
  onCode(code: string): void
}

/** After the password: the code of the authenticator app, or a recovery code. */
export function SecondStep({ signIn, onCode }: SecondStepProps) {
  const t = useT('identity')
  const [code, setCode] = useState('')
  const error = signIn.fieldErrors.find(({ path }) => path === 'secondFactor')?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code !== '') onCode(code)
  }
  return (
    <SignInFrame title={t('signIn.secondStep')} note={t('signIn.secondStep.note')}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {signIn.problem !== undefined && (
          <Banner tone="danger" live>
            {signIn.problem}
          </Banner>
        )}
        <Field label={t('signIn.code')} error={error} required>
          <TextInput
            autoComplete="one-time-code"
            maxLength={11}
            controlSize="large"
            autoFocus
            value={code}
            onValue={setCode}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" loading={signIn.pending} block>
          {t('signIn.continue')}
        </Button>
        <Button variant="quiet" block onClick={signIn.back}>
          {t('signIn.back')}
        </Button>
      </form>
    </SignInFrame>
  )
}
