import { Checkbox, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { COMPANY_FIELDS, type RegistrationRow } from '@tradeport/domain/identity/contract'
import { showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { FormButtons } from './reject-form'

type Field = (typeof COMPANY_FIELDS)[number]

export function readRequests(values: Record<string, unknown>): { field: Field; comment: string }[] {
  return COMPANY_FIELDS.flatMap(field => {
    const comment = values[field]
    return typeof comment === 'string' && comment.trim() ? [{ field, comment: comment.trim() }] : []
  })
}

/** Asks about single fields: the applicant sees each question at its field. */
export function RequestInfoForm({ pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<RegistrationRow>) {
  const t = useT('identity')
  const fieldText = useFieldText()
  const [form] = Form.useForm<Record<string, unknown>>()
  const [asked, setAsked] = useState<readonly Field[]>([])
  const [nothing, setNothing] = useState(false)
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form form={form} layout="vertical" onFinish={values => (asked.length > 0 ? onSubmit(values) : setNothing(true))}>
      <Form.Item
        label={t('registration.request.fields')}
        {...(nothing && asked.length === 0 ? { validateStatus: 'error', help: fieldText('required') } : {})}
      >
        <Checkbox.Group
          value={[...asked]}
          onChange={chosen => setAsked(COMPANY_FIELDS.filter(field => chosen.includes(field)))}
          options={COMPANY_FIELDS.map(field => ({ value: field, label: t(`company.${field}`) }))}
        />
      </Form.Item>
      {asked.map(field => (
        <Form.Item
          key={field}
          name={field}
          label={t('registration.request.comment', { field: t(`company.${field}`) })}
          rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      ))}
      <FormButtons pending={pending} onCancel={onCancel} submit={t('registration.action.request_info')} />
    </Form>
  )
}
