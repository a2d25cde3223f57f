import { useState } from 'react'
import { sendContactEmailCode, verifyContactEmail, type OwnRegistration } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useText } from '@tradeport/web/react'
import { Button, Field, Tag, TextInput } from '@tradeport/web/ui'
import styles from '../sign-in/sign-in.module.css'
import { CODE_FIELD } from '../sign-in/code-refusal'
import { useCountdown } from '../sign-in/use-countdown'
import { useFieldAction } from '../sign-in/use-field-action'
import { useRequirementName } from './requirement-name'

export interface ContactEmailCheckProps {
  registration: Pick<OwnRegistration, 'id' | 'documents' | 'verifiedEmail'>
  errorAt(path: string): string | undefined
  onVerified(): unknown
}

/** Whether somebody reads the company’s mail, where this registration asks for it: a code goes there and comes back. */
export function ContactEmailCheck({ registration, errorAt, onVerified }: ContactEmailCheckProps) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const text = useText()
  const nameOf = useRequirementName()
  const requirement = registration.documents.find(({ kind }) => kind === 'email_otp')
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [wait, setWait] = useCountdown()
  const send = useAction(sendContactEmailCode, {
    onSuccess: ({ resendAfter }, input) => {
      setSentTo(input.email)
      setWait(resendAfter)
    },
  })
  const verify = useFieldAction(verifyContactEmail, CODE_FIELD, { onSuccess: onVerified })
  if (!requirement) return null
  const label = nameOf(requirement)
  if (registration.verifiedEmail !== null)
    return (
      <p>
        {label}: {registration.verifiedEmail} <Tag tone="success">{texts('phone.verified')}</Tag>
      </p>
    )
  return (
    <div className={styles['form']}>
      <Field
        label={label}
        help={text(requirement.help) || texts('email.why')}
        error={
          send.fieldErrors.find(({ path }) => path === 'email')?.message ?? errorAt(`documents.${requirement.key}`)
        }
        {...(requirement.required ? { required: true } : { optionalText: t('register.optional') })}
      >
        <div className={styles['codeRow']}>
          <TextInput type="email" autoComplete="email" maxLength={320} value={email} onValue={setEmail} />
          <Button
            loading={send.pending}
            disabled={wait > 0 || email.trim() === ''}
            onClick={() => void send.run({ email: email.trim() })}
          >
            {wait > 0 ? t('register.code.again', { seconds: wait }) : t('register.code.send')}
          </Button>
        </div>
      </Field>
      {sentTo !== undefined && (
        <Field label={texts('email.code')} help={texts('email.sent', { email: sentTo })} error={verify.errorAt('code')}>
          <div className={styles['codeRow']}>
            <TextInput
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onValue={next => {
                setCode(next.replaceAll(/\D/g, ''))
                verify.mend('code')
              }}
            />
            <Button
              loading={verify.pending}
              disabled={code.length < 6}
              onClick={() => void verify.run({ email: sentTo, code, registrationId: registration.id })}
            >
              {texts('email.verify')}
            </Button>
          </div>
        </Field>
      )}
    </div>
  )
}
