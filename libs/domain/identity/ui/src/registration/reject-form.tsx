import { Form, Input, Select } from 'antd'
import { useEffect } from 'react'
import type { RegistrationRow } from '@tradeport/domain/identity/contract'
import { FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { useRejectReasons } from './reject-reason'

/** The applicant reads the note in the mail and on the own page, so it is asked for and not optional. */
export default function RejectForm({ pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<RegistrationRow>) {
  const t = useT('identity')
  const fieldText = useFieldText()
  const reasons = useRejectReasons()
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit} initialValues={{ reason: 'data_mismatch' }}>
      <Form.Item
        name="reason"
        label={t('registration.reject.reason')}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <Select options={reasons.codes.map(code => ({ value: code, label: reasons.nameOf(code) }))} />
      </Form.Item>
      <Form.Item
        name="note"
        label={t('registration.reject.note')}
        extra={t('registration.reject.noteHelp')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input.TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('registration.action.reject')} danger />
    </Form>
  )
}
