import { useId, useState, type FormEvent } from 'react'
import { ownSecurity, proofChallenge, proveIdentity } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useAction, useEndpoint, useFieldText } from '@tradeport/web/react'
import type { Failure } from '@tradeport/web/request'
import { Banner, Button, Dialog, Field, PasswordInput, SkeletonText, TextInput } from '@tradeport/web/ui'
import { canUsePasskeys } from '../passkey/browser-passkey'
import { useShownPasskey } from '../passkey/use-shown-passkey'
import styles from './proof-dialog.module.css'

const WRONG_PASSWORD = 'USER_SERVICE530102'

export interface ProofDialogProps {
  onProved(): void
  onClose(): void
}

/** Asks for the second factor (a passkey or a code), or for the password where there is none. */
export default function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const t = useT('identityAccount')
  const words = useT('identity')
  const common = useT('common')
  const form = useId()
  const security = useEndpoint(ownSecurity, {}).data
  const way = !security?.hasSecondFactor ? 'password' : security.secondFactorSince === null ? 'passkey' : 'factor'
  const [secret, setSecret] = useState('')
  const [isMissing, setMissing] = useState(false)
  const fieldText = useFieldText()
  // What is wrong is said at the field.
  const prove = useAction(proveIdentity, { ignoreError: true, onSuccess: onProved })
  const passkeyProof = useAction(proveIdentity, { ignoreError: true, onSuccess: onProved })
  const shown = useShownPasskey(proofChallenge)
  // Nobody was asked for an address here, which the server's words would doubt too.
  const refused = (failure: Failure) =>
    failure.code === WRONG_PASSWORD ? t('result.wrong_password') : failureMessage(failure, common)
  const error = isMissing
    ? fieldText('required')
    : prove.failure && (prove.fieldErrors[0]?.message ?? refused(prove.failure))
  const passkeyProblem = shown.problem ?? (passkeyProof.failure && failureMessage(passkeyProof.failure, common))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(secret === '')
    if (secret !== '') void prove.run(way === 'password' ? { password: secret } : { secondFactor: secret })
  }
  const provePasskey = async () => {
    passkeyProof.reset()
    const passkey = await shown.ask()
    if (passkey) await passkeyProof.run({ passkey })
  }
  return (
    <Dialog
      open
      size="small"
      title={t('proof.title')}
      description={security && t(`proof.note.${way}`)}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" loading={prove.pending} disabled={!security}>
            {t('proof.submit')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles['form']} onSubmit={submit} noValidate>
        {!security && <SkeletonText lines={2} />}
        {passkeyProblem !== undefined && (
          <Banner tone="danger" live>
            {passkeyProblem}
          </Banner>
        )}
        {security && security.passkeys > 0 && canUsePasskeys() && (
          <Button loading={shown.pending || passkeyProof.pending} block onClick={() => void provePasskey()}>
            {words('signIn.usePasskey')}
          </Button>
        )}
        {security && way !== 'password' && (
          <Field
            label={way === 'factor' ? t('factor.codeOrRecovery') : words('signIn.recoveryCode')}
            error={error}
            required
          >
            <TextInput autoComplete="one-time-code" maxLength={11} value={secret} onValue={setSecret} autoFocus />
          </Field>
        )}
        {security && way === 'password' && (
          <Field label={words('signIn.password')} error={error} required>
            <PasswordInput
              autoComplete="current-password"
              showLabel={words('signIn.showPassword')}
              hideLabel={words('signIn.hidePassword')}
              value={secret}
              onValue={setSecret}
              autoFocus
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
