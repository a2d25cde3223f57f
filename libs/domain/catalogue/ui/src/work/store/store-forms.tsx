import { Form, Input } from 'antd'
import { useEffect } from 'react'
import type { StoreRow } from '@tradeport/domain/catalogue/contract'
import { FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

interface ReasonFormProps extends ActionFormProps<StoreRow> {
  action: 'approve' | 'reject' | 'suspend' | 'reinstate'
  required: boolean
}

/** What it will do, and why: the seller reads the reason. */
function ReasonForm({ action, required, pending, fieldErrors, onCancel, onSubmit }: ReasonFormProps) {
  const t = useT('catalogue')
  const fieldText = useFieldText()
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit}>
      <p>{t(`store.confirm.${action}`)}</p>
      <Form.Item
        name="reason"
        label={t('store.reason')}
        rules={required ? [{ required: true, whitespace: true, message: fieldText('required') }] : []}
      >
        <Input.TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t(`store.action.${action}`)} danger={required} />
    </Form>
  )
}

export const ApproveForm = (props: ActionFormProps<StoreRow>) => (
  <ReasonForm {...props} action="approve" required={false} />
)
export const RejectForm = (props: ActionFormProps<StoreRow>) => <ReasonForm {...props} action="reject" required />
export const SuspendForm = (props: ActionFormProps<StoreRow>) => <ReasonForm {...props} action="suspend" required />
export const ReinstateForm = (props: ActionFormProps<StoreRow>) => (
  <ReasonForm {...props} action="reinstate" required={false} />
)
