import { Form, Input, Select } from 'antd'
import type { RegistrationDetail, SentenceKind } from '@tradeport/domain/identity/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { PAPER } from './request-names'

type Sentences = Pick<RegistrationDetail, 'applicantLocale' | 'sentences'>

/** What can be said of a field or a paper. */
export function kindsOf(field: string): readonly SentenceKind[] {
  if (field.startsWith(PAPER)) return ['paper']
  return field === 'contactPhone' || field === 'contactName' ? ['contact', 'field'] : ['field']
}

/** Which language the applicant reads: what is typed is read as it was typed. */
export function ReadersLanguage({ detail }: { detail: Sentences | undefined }) {
  const t = useT('identityCompany')
  if (!detail) return null
  return <p>{t('words.reads', { language: localeConfig(detail.applicantLocale).name })}</p>
}

export interface WordsFieldProps {
  name: string
  label: string
  extra?: string
  rows: number
  kinds: readonly SentenceKind[]
  detail: Sentences | undefined
}

/** Words to the applicant: sentences that stand ready in the applicant's language are put in, and may be changed. */
export function WordsField({ name, label, extra, rows, kinds, detail }: WordsFieldProps) {
  const t = useT('identityCompany')
  const fieldText = useFieldText()
  const form = Form.useFormInstance<Record<string, unknown>>()
  const ready = detail?.sentences.filter(({ kind }) => kinds.includes(kind)) ?? []
  const put = (text: string) => {
    const written = textOf(form.getFieldsValue(), name)
    form.setFieldsValue({ [name]: written ? `${written}\n${text}` : text })
  }
  return (
    <>
      <Form.Item
        name={name}
        label={label}
        extra={extra}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input.TextArea rows={rows} maxLength={500} />
      </Form.Item>
      {ready.length > 0 && (
        <Form.Item>
          <Select
            value={null}
            aria-label={t('words.ready', { field: label })}
            placeholder={t('words.choose')}
            options={ready.map(({ text, own }) => ({ value: text, label: own }))}
            onSelect={text => put(text ?? '')}
          />
        </Form.Item>
      )}
    </>
  )
}
