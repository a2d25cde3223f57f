import { Checkbox, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { REQUEST_FIELDS, type RegistrationRow, type RequestField } from '@tradeport/domain/identity/contract'
import { showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { FormButtons } from './reject-form'
import { useFieldName } from './review-sections'

/** The licence is asked for as a paper. */
const FIELDS = REQUEST_FIELDS.filter(field => field !== 'licenceFileId')

/** A dot in a form's name would be a path. */
const nameOf = (field: RequestField) => field.replace('.', '_')

export function readRequests(values: Record<string, unknown>): { field: RequestField; comment: string }[] {
  return FIELDS.flatMap(field => {
    const comment = values[nameOf(field)]
    return typeof comment === 'string' && comment.trim() ? [{ field, comment: comment.trim() }] : []
  })
}

/** Asks about single fields: the applicant sees each question at its field. */
export function RequestInfoForm({ pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<RegistrationRow>) {
  const t = useT('identity')
  const fieldText = useFieldText()
  const fieldName = useFieldName()
  const [form] = Form.useForm<Record<string, unknown>>()
  const [asked, setAsked] = useState<readonly RequestField[]>([])
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
          onChange={chosen => setAsked(FIELDS.filter(field => chosen.includes(field)))}
          options={FIELDS.map(field => ({ value: field, label: fieldName(field) }))}
        />
      </Form.Item>
      {asked.map(field => (
        <Form.Item
          key={field}
          name={nameOf(field)}
          label={t('registration.request.comment', { field: fieldName(field) })}
          rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      ))}
      <FormButtons pending={pending} onCancel={onCancel} submit={t('registration.action.request_info')} />
    </Form>
  )
}
