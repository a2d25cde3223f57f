import { useState } from 'react'
import { sendContactPhoneCode, signInOptions, verifyContactPhone } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint } from '@tradeport/web/react'
import { Banner, Button, Field, Tag, TextInput } from '@tradeport/web/ui'
import styles from '../sign-in/sign-in.module.css'
import { CODE_FIELD } from '../sign-in/code-refusal'
import { useCountdown } from '../sign-in/use-countdown'
import { useFieldAction } from '../sign-in/use-field-action'

export interface ContactPhoneCheckProps {
  /** As it is typed; a `+` says that it is a number of another country. */
  phone: string
  verified: boolean
  /** Of the own company without one. */
  registrationId?: string
  onVerified(): unknown
}

/** Whether somebody answers at the contact phone: a code goes there and comes back. */
export function ContactPhoneCheck({ phone, verified, registrationId, onVerified }: ContactPhoneCheckProps) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  const sms = useEndpoint(signInOptions, {}).data?.sms
  const number = phone.replaceAll(/[\s().-]/g, '')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [wait, setWait] = useCountdown()
  const send = useAction(sendContactPhoneCode, {
    onSuccess: ({ resendAfter }, input) => {
      setSentTo(input.phone)
      setWait(resendAfter)
    },
  })
  const verify = useFieldAction(verifyContactPhone, CODE_FIELD, { onSuccess: onVerified })
  if (verified)
    return (
      <div>
        <Tag tone="success">{texts('phone.verified')}</Tag>
      </div>
    )
  if (number === '' || sms === undefined || sms === 'none') return null
  return (
    <div className={styles['form']}>
      <Field
        label={texts('phone.code')}
        help={sentTo === undefined ? texts('phone.why') : texts('phone.sent', { phone: sentTo })}
        error={verify.errorAt('code') ?? send.fieldErrors.find(({ path }) => path === 'phone')?.message}
        optionalText={t('register.optional')}
      >
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
          <Button loading={send.pending} disabled={wait > 0} onClick={() => void send.run({ phone: number })}>
            {wait > 0 ? t('register.code.again', { seconds: wait }) : t('register.code.send')}
          </Button>
          <Button
            loading={verify.pending}
            disabled={code.length < 6 || sentTo === undefined}
            onClick={() =>
              void verify.run({
                phone: sentTo ?? number,
                code,
                ...(registrationId === undefined ? {} : { registrationId }),
              })
            }
          >
            {texts('phone.verify')}
          </Button>
        </div>
      </Field>
      {sms === 'simulated' && sentTo !== undefined && <Banner tone="info">{t('signIn.smsSimulated')}</Banner>}
    </div>
  )
}
