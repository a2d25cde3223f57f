import { signInOptions } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { Banner } from '@tradeport/web/ui'
import { CodeField, type CodeFieldProps } from './code-field'
import { addressInput } from './sign-in-address'

/** What is said where a code stands for a phone whose messages the mailbox page shows. */
function SimulatedSms({ address }: { address: string }) {
  const t = useT('identity')
  const sms = useEndpoint(signInOptions, {}).data?.sms
  return sms === 'simulated' && 'phone' in addressInput(address) ? (
    <Banner tone="info">{t('signIn.smsSimulated')}</Banner>
  ) : null
}

/** A code instead of the password. Nothing here tells whether the address has an account. */
export function SignInCode(props: Omit<CodeFieldProps, 'label' | 'sent'>) {
  const t = useT('identity')
  return (
    <>
      <CodeField {...props} label={t('signIn.code')} sent={address => t('signIn.codeSent', { address })} />
      <SimulatedSms address={props.address} />
    </>
  )
}

/** For registering: the code goes out whoever has the address. */
export function RegisteringCode(props: Omit<CodeFieldProps, 'label' | 'sent'>) {
  const t = useT('identity')
  return (
    <>
      <CodeField {...props} label={t('signIn.code')} sent={address => t('register.code.sent', { address })} />
      <SimulatedSms address={props.address} />
    </>
  )
}
