import { useT } from '@tradeport/web/i18n'
import { Button, Field, TextInput } from '@tradeport/web/ui'
import type { useCode } from './use-code'
import styles from './sign-in.module.css'

export interface CodeFieldProps {
  code: ReturnType<typeof useCode>
  address: string
  label: string
  /** What to say once one was sent. */
  sent: (address: string) => string
  value: string
  error: string | undefined
  onValue(value: string): void
}

/** Six digits that are sent to an address, and the button that sends them. */
export function CodeField({ code, address, label, sent, value, error, onValue }: CodeFieldProps) {
  const t = useT('identity')
  const help = code.sentTo ? sent(code.sentTo) : t('register.code.help', { minutes: 10 })
  return (
    <Field label={label} help={help} error={error} required>
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
  )
}
