import { useState, type FormEvent } from 'react'
import { TRUST_DAYS } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { Banner, Button, Checkbox, Field, TextInput } from '@tradeport/web/ui'
import { canUsePasskeys } from '../passkey/browser-passkey'
import { SignInFrame } from './sign-in-frame'
import styles from './sign-in.module.css'
import type { AskedFactors, useSignIn } from './use-sign-in'

export interface SecondStepProps {
  signIn: ReturnType<typeof useSignIn>
  asked: AskedFactors
  onCode(code: string, trustDevice: boolean): void
  onPasskey(trustDevice: boolean): void
}

/** After the password: a passkey, the code of the authenticator app, or a recovery code. */
export function SecondStep({ signIn, asked, onCode, onPasskey }: SecondStepProps) {
  const t = useT('identity')
  const [code, setCode] = useState('')
  const [trust, setTrust] = useState(false)
  const error = signIn.fieldErrors.find(({ path }) => path === 'secondFactor')?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code !== '') onCode(code, trust)
  }
  return (
    <SignInFrame
      title={t('signIn.secondStep')}
      note={asked.app ? t('signIn.secondStep.note') : t('signIn.secondStep.passkey')}
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        {signIn.problem !== undefined && (
          <Banner tone="danger" live>
            {signIn.problem}
          </Banner>
        )}
        {asked.passkey && canUsePasskeys() && (
          <Button size="large" loading={signIn.passkeyPending} block onClick={() => onPasskey(trust)}>
            {t('signIn.usePasskey')}
          </Button>
        )}
        <Field label={asked.app ? t('signIn.code') : t('signIn.recoveryCode')} error={error} required>
          <TextInput
            autoComplete="one-time-code"
            maxLength={11}
            controlSize="large"
            autoFocus
            value={code}
            onValue={setCode}
          />
        </Field>
        {asked.trust && (
          <Checkbox checked={trust} onValue={setTrust}>
            {t('signIn.trustDevice', { days: TRUST_DAYS })}
          </Checkbox>
        )}
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
