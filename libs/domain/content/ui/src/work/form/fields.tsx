import { Button } from 'antd'
import { toBcp47 } from '@tradeport/kernel/config'
import { AUDIENCES, type Audience, type I18nText } from '@tradeport/kernel/contract-kit'
import { ChoicesField, PathField, RichTextField, withText, type EditLanguagesState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import type { ActionResult } from '@tradeport/web/react'
import { TextInput } from '@tradeport/web/ui'

export interface AudiencesFieldProps {
  label: string
  help: string
  value: readonly Audience[]
  onChange(audiences: Audience[]): void
}

export function AudiencesField(props: AudiencesFieldProps) {
  const t = useT('contentWork')
  return <SidesField {...props} path="audiences" sides={AUDIENCES} none={t('audience.everybody')} />
}

export interface SidesFieldProps<Side extends Audience> {
  path: string
  label: string
  help: string
  sides: readonly Side[]
  /** What it means when none is chosen. */
  none: string
  value: readonly Side[]
  onChange(sides: Side[]): void
}

/** Sides of the platform. */
export function SidesField<Side extends Audience>({
  path,
  label,
  help,
  sides,
  none,
  value,
  onChange,
}: SidesFieldProps<Side>) {
  const t = useT('contentWork')
  return (
    <ChoicesField
      path={path}
      label={label}
      help={help}
      none={none}
      value={value}
      options={sides.map(side => ({ value: side, label: t(`audience.${side}`) }))}
      onValue={onChange}
    />
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

export interface BodyFieldProps {
  label: string
  languages: EditLanguagesState
  value: I18nText
  onChange(body: I18nText): void
  /** In the language source. */
  required?: boolean
}

/** The text itself, with its headings and lists, in the language that is shown. */
export function BodyField({ label, languages, value, onChange, required = false }: BodyFieldProps) {
  const { shown, source } = languages
  return (
    <PathField path="body" also={[`body.${shown}`]} label={label} required={required && shown === source} wide>
      <RichTextField
        key={shown}
        label={label}
        lang={toBcp47(shown)}
        links
        value={value[shown] ?? ''}
        onValue={html => onChange(withText(value, shown, html))}
      />
    </PathField>
  )
}

/** What came of publishing: it is there, or will be; nothing where it was refused. */
export function usePublishedAs() {
  const t = useT('contentWork')
  return (result: ActionResult<{ status: string }>): string | undefined =>
    result.ok ? t(result.data.status === 'scheduled' ? 'form.scheduled' : 'form.published') : undefined
}

export interface SaveButtonsProps {
  pending: boolean
  onSave(): Promise<void>
  /** What may come at once after it is saved. */
  next: { label: string; run(): Promise<void> }
}

export function SaveButtons({ pending, onSave, next }: SaveButtonsProps) {
  const t = useT('contentWork')
  return (
    <>
      <Button loading={pending} onClick={() => void onSave()}>
        {t('form.save')}
      </Button>
      <Button type="primary" loading={pending} onClick={() => void next.run()}>
        {next.label}
      </Button>
    </>
  )
}
