import { useT } from '@tradeport/web/i18n'
import { Field, PasswordInput } from '@tradeport/web/ui'

export interface NewPasswordFieldProps {
  value: string
  error: string | undefined
  onValue(value: string): void
}

/** A password with the product's rule (spec section 5) as a checklist that fills while typing. */
export function NewPasswordField({ value, error, onValue }: NewPasswordFieldProps) {
  const t = useT('identity')
  return (
    <Field label={t('register.newPassword')} error={error} required>
      <PasswordInput
        controlSize="large"
        showLabel={t('signIn.showPassword')}
        hideLabel={t('signIn.hidePassword')}
        rules={{
          length: t('register.rule.length'),
          characters: t('register.rule.characters'),
          kinds: t('register.rule.kinds'),
        }}
        ruleState={{ met: t('register.rule.met'), open: t('register.rule.open') }}
        value={value}
        onValue={onValue}
      />
    </Field>
  )
}
