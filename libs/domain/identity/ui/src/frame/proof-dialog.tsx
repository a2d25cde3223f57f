import { useId, useState, type FormEvent } from 'react'
import { ownSecurity, proveIdentity } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { failureMessage, useAction, useEndpoint } from '@tradeport/web/react'
import { Button, Dialog, Field, PasswordInput, SkeletonText, TextInput } from '@tradeport/web/ui'

export interface ProofDialogProps {
  onProved(): void
  onClose(): void
}

/** Asks for the second factor, or for the password where there is none. */
export default function ProofDialog({ onProved, onClose }: ProofDialogProps) {
  const t = useT('identityAccount')
  const words = useT('identity')
  const common = useT('common')
  const form = useId()
  const security = useEndpoint(ownSecurity, {}).data
  const hasFactor = security?.secondFactorSince != null
  const [secret, setSecret] = useState('')
  // What is wrong is said at the field.
  const prove = useAction(proveIdentity, { ignoreError: true, onSuccess: onProved })
  const error = prove.failure && (prove.fieldErrors[0]?.message ?? failureMessage(prove.failure, common))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (secret !== '') void prove.run(hasFactor ? { secondFactor: secret } : { password: secret })
  }
  return (
    <Dialog
      open
      size="small"
      title={t('proof.title')}
      description={security && t(hasFactor ? 'proof.note.factor' : 'proof.note.password')}
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
      <form id={form} onSubmit={submit} noValidate>
        {!security && <SkeletonText lines={2} />}
        {security && hasFactor && (
          <Field label={t('factor.codeOrRecovery')} error={error} required>
            <TextInput autoComplete="one-time-code" maxLength={11} value={secret} onValue={setSecret} autoFocus />
          </Field>
        )}
        {security && !hasFactor && (
          <Field label={words('signIn.password')} error={error} required>
            <PasswordInput
              autoComplete="current-password"
              showLabel={words('signIn.showPassword')}
              hideLabel={words('signIn.hidePassword')}
              value={secret}
              onValue={setSecret}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
