import { signInOptions } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { Banner, Button, Field, TextInput } from '@tradeport/web/ui'
import type { CodeFieldProps } from './code-field'
import { addressInput } from './sign-in-address'
import styles from './sign-in.module.css'

export interface SignInCodeProps extends Omit<CodeFieldProps, 'email'> {
  address: string
}

/** A code instead of the password. Nothing here tells whether the address has an account. */
export function SignInCode({ code, address, value, error, onValue }: SignInCodeProps) {
  const t = useT('identity')
  const sms = useEndpoint(signInOptions, {}).data?.sms
  const isSimulated = sms === 'simulated' && 'phone' in addressInput(address)
  return (
    <>
      <Field
        label={t('signIn.code')}
        help={code.sentTo ? t('signIn.codeSent', { address: code.sentTo }) : t('register.code.help', { minutes: 10 })}
        error={error}
        required
      >
        <div className={styles['codeRow']}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            controlSize="large"
            value={value}
            onValue={next => onValue(next.replaceAll(/\D/g, ''))}
          />
          <Button
            size="large"
            loading={code.pending}
            disabled={code.wait > 0 || address === ''}
            onClick={() => void code.send(address)}
          >
            {code.wait > 0 ? t('register.code.again', { seconds: code.wait }) : t('register.code.send')}
          </Button>
        </div>
      </Field>
      {isSimulated && <Banner tone="info">{t('signIn.smsSimulated')}</Banner>}
    </>
  )
}
