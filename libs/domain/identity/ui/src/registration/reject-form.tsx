import { Button, Form, Input, Select } from 'antd'
import { useEffect } from 'react'
import type { RegistrationRow } from '@tradeport/domain/identity/contract'
import { showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { useRejectReasons } from './reject-reason'

export function readRejection(values: Record<string, unknown>) {
  const reason = typeof values['reason'] === 'string' ? values['reason'] : ''
  return { reason, note: typeof values['note'] === 'string' ? values['note'] : '' }
}

/** The applicant reads the note in the mail and on the own page, so it is asked for and not optional. */
export function RejectForm({ pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<RegistrationRow>) {
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

export function FormButtons({
  pending,
  submit,
  danger = false,
  onCancel,
}: {
  pending: boolean
  submit: string
  danger?: boolean
  onCancel(): void
}) {
  const t = useT('entity')
  return (
    <div className="tp-form-buttons">
      <Button onClick={onCancel}>{t('action.cancel')}</Button>
      <Button type="primary" htmlType="submit" danger={danger} loading={pending}>
        {submit}
      </Button>
    </div>
  )
}
