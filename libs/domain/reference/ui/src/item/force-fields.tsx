import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Checkbox, TextArea } from '@tradeport/web/ui'

/** Why something goes that open documents use. */
export interface Force {
  readonly force: boolean
  readonly reason: string
}

export const NO_FORCE: Force = { force: false, reason: '' }

/** What an action sends of it; without force no reason is asked for. */
export const forceFrom = (values: { readonly force?: unknown; readonly reason?: unknown }) =>
  values.force === true && typeof values.reason === 'string'
    ? { force: true, reason: values.reason.trim() }
    : { force: false }

/** Open documents keep a code where it is, unless somebody says why it must go. */
export function ForceFields({ value, onChange }: { value: Force; onChange(next: Force): void }) {
  const t = useT('reference')
  return (
    <>
      <Checkbox checked={value.force} onValue={force => onChange({ ...value, force })}>
        {t('field.force')}
      </Checkbox>
      {value.force && (
        <PathField path="reason" label={t('field.reason')} required>
          <TextArea maxLength={300} value={value.reason} onValue={reason => onChange({ ...value, reason })} />
        </PathField>
      )}
    </>
  )
}
