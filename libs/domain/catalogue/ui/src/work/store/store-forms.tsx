import { Form, Input } from 'antd'
import type { StoreRow } from '@tradeport/domain/catalogue/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

interface ReasonFormProps extends ActionFormProps<StoreRow> {
  action: 'approve' | 'reject' | 'suspend' | 'reinstate'
  required: boolean
}

/** What it will do, and why: the seller reads the reason. */
function ReasonForm({ action, required, ...frame }: ReasonFormProps) {
  const t = useT('catalogue')
  const fieldText = useFieldText()
  return (
    <ActionFrame {...frame} submit={t(`store.action.${action}`)} danger={required}>
      <p>{t(`store.confirm.${action}`)}</p>
      <Form.Item
        name="reason"
        label={t('store.reason')}
        rules={required ? [{ required: true, whitespace: true, message: fieldText('required') }] : []}
      >
        <Input.TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
    </ActionFrame>
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
