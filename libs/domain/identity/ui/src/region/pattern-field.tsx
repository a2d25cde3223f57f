import { useState } from 'react'
import { PATTERN_MAX, isPlainPattern } from '@tradeport/domain/identity/contract'
import { EMAIL_MAX } from '@tradeport/kernel/config'
import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Field, TextInput } from '@tradeport/web/ui'

export interface PatternFieldProps {
  name: 'phoneRegexp' | 'emailRegexp'
  /** The file's. */
  file: string
  /** null: as the file has it. */
  value: string | null
  onChange(pattern: string | null): void
}

const EXAMPLES = {
  phoneRegexp: String.raw`^1[3-9]\d{9}$`,
  emailRegexp: String.raw`^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$`,
} as const

/** An expression with a line to try it on, before it holds for everybody. */
export function PatternField({ name, file, value, onChange }: PatternFieldProps) {
  const t = useT('identityRegion')
  const [example, setExample] = useState('')
  const source = (value ?? file).trim()
  const isUsable = source === file || isPlainPattern(source)
  const fits = isUsable && new RegExp(source).test(name === 'phoneRegexp' ? example.replace(/^\+/, '') : example)
  const verdict = !isUsable ? 'region.pattern.unusable' : fits ? 'region.pattern.fits' : 'region.pattern.fitsNot'
  return (
    <>
      <PathField
        path={name}
        label={t(`region.${name}`)}
        help={`${t(`region.${name}.help`, { example: EXAMPLES[name] })} ${t('region.fileValue', { value: file })}`}
      >
        <TextInput
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={PATTERN_MAX}
          value={value ?? ''}
          placeholder={file}
          onValue={text => onChange(text === '' ? null : text)}
        />
      </PathField>
      <Field
        label={t(`region.${name}.try`)}
        help={<span role="status">{example === '' ? t('region.pattern.try.help') : t(verdict)}</span>}
      >
        <TextInput dir="ltr" spellCheck={false} maxLength={EMAIL_MAX} value={example} onValue={setExample} />
      </Field>
    </>
  )
}
