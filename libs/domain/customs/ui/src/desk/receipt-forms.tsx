import { Form, Input } from 'antd'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import type { ReceiptRow } from './receipt.entity'

type FormProps = ActionFormProps<ReceiptRow>

export function AssignForm(props: FormProps) {
  const t = useT('customs')
  const fieldText = useFieldText()
  return (
    <ActionFrame {...props} submit={t('desk.assign')}>
      <p>{t('desk.assign.intro')}</p>
      <Form.Item
        name="formNo"
        label={t('desk.assign.no')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
    </ActionFrame>
  )
}
