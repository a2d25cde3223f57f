import { Form, Input, Select } from 'antd'
import type { RegistrationRow } from '@tradeport/domain/identity/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { useRejectReasons } from './reject-reason'

/** The applicant reads the note in the mail and on the own page, so it is asked for and not optional. */
export default function RejectForm(props: ActionFormProps<RegistrationRow>) {
  const t = useT('identity')
  const fieldText = useFieldText()
  const reasons = useRejectReasons()
  return (
    <ActionFrame {...props} submit={t('registration.action.reject')} danger initial={{ reason: 'data_mismatch' }}>
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
    </ActionFrame>
  )
}
