import { Select } from 'antd'
import { AUDIENCES, type Audience } from '@tradeport/kernel/contract-kit'
import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { TextInput } from '@tradeport/web/ui'

export interface AudiencesFieldProps {
  label: string
  help: string
  value: readonly Audience[]
  onChange(audiences: Audience[]): void
}

export function AudiencesField({ label, help, value, onChange }: AudiencesFieldProps) {
  const t = useT('contentWork')
  return (
    <PathField path="audiences" label={label} help={help}>
      {({ status, ...control }) => (
        <Select
          {...control}
          status={status}
          mode="multiple"
          placeholder={t('audience.everybody')}
          value={[...value]}
          options={AUDIENCES.map(audience => ({ value: audience, label: t(`audience.${audience}`) }))}
          onChange={onChange}
        />
      )}
    </PathField>
  )
}

export interface MomentFieldProps {
  path: string
  label: string
  help?: string | undefined
  required?: boolean
  value: string | null | undefined
  onChange(instant: string | null): void
}

/** A moment in the operator's own time, kept as an instant. */
export function MomentField({ path, label, help, required = false, value, onChange }: MomentFieldProps) {
  return (
    <PathField path={path} label={label} help={help} required={required}>
      <TextInput
        type="datetime-local"
        value={localOf(value)}
        onValue={text => onChange(text === '' ? null : new Date(text).toISOString())}
      />
    </PathField>
  )
}

/** `2026-11-21T08:30` of the browser's zone, as the input takes it. */
export function localOf(instant: string | null | undefined): string {
  if (!instant) return ''
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
