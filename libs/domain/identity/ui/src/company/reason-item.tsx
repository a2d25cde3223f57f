import { Form, Input } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

const REASON_MAX = 300

export interface ReasonItemProps {
  name?: string
  label?: string
}

/** Why, in a form that asks something else besides; the answer stands in the company’s log. */
export function ReasonItem({ name = 'reason', label }: ReasonItemProps) {
  const t = useT('identityCompany')
  const fieldText = useFieldText()
  return (
    <Form.Item
      name={name}
      label={label ?? t('member.reason')}
      rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
    >
      <Input.TextArea rows={2} maxLength={REASON_MAX} showCount />
    </Form.Item>
  )
}
