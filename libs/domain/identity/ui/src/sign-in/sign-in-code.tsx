import { signInOptions } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { Banner } from '@tradeport/web/ui'
import { CodeField, type CodeFieldProps } from './code-field'
import { addressInput } from './sign-in-address'

/** A code instead of the password. Nothing here tells whether the address has an account. */
export function SignInCode(props: Omit<CodeFieldProps, 'label' | 'sent'>) {
  const t = useT('identity')
  const sms = useEndpoint(signInOptions, {}).data?.sms
  const isSimulated = sms === 'simulated' && 'phone' in addressInput(props.address)
  return (
    <>
      <CodeField {...props} label={t('signIn.code')} sent={address => t('signIn.codeSent', { address })} />
      {isSimulated && <Banner tone="info">{t('signIn.smsSimulated')}</Banner>}
    </>
  )
}
