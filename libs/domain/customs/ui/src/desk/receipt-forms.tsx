import { Form, Input } from 'antd'
import { useEffect } from 'react'
import { FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import type { ReceiptRow } from './receipt.entity'

type FormProps = ActionFormProps<ReceiptRow>

export function AssignForm({ pending, fieldErrors, onCancel, onSubmit }: FormProps) {
  const t = useT('customs')
  const fieldText = useFieldText()
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit}>
      <p>{t('desk.assign.intro')}</p>
      <Form.Item
        name="formNo"
        label={t('desk.assign.no')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('desk.assign')} />
    </Form>
  )
}
