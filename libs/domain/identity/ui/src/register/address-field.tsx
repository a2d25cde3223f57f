import { signInOptions } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { Field, TextInput } from '@tradeport/web/ui'

export interface AddressFieldProps {
  value: string
  error: string | undefined
  onValue(value: string): void
}

/** What somebody registers with: an email address, or a phone number where text messages are sent. */
export function AddressField({ value, error, onValue }: AddressFieldProps) {
  const t = useT('identity')
  const isMailOnly = useEndpoint(signInOptions, {}).data?.sms === 'none'
  return (
    <Field label={isMailOnly ? t('signIn.email') : t('signIn.address')} error={error} required>
      <TextInput
        type={isMailOnly ? 'email' : 'text'}
        autoComplete={isMailOnly ? 'email' : 'username'}
        controlSize="large"
        value={value}
        onValue={onValue}
      />
    </Field>
  )
}
