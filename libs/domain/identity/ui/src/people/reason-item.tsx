import { Form, Input } from 'antd'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

const REASON_MAX = 500

/** Why, in a dialog that asks something else besides; the answer stands in the audit log. */
export function ReasonItem() {
  const t = useT('people')
  const fieldText = useFieldText()
  return (
    <Form.Item
      name="reason"
      label={t('reason')}
      rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
    >
      <Input.TextArea rows={2} maxLength={REASON_MAX} />
    </Form.Item>
  )
}
