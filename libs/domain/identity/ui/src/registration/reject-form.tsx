import { Form, Select } from 'antd'
import { registrationDetail, type RegistrationRow } from '@tradeport/domain/identity/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import { useRejectReasons } from './reject-reason'
import { ReadersLanguage, WordsField } from './words-field'

/** The applicant reads the note in the mail and on the own page, so it is asked for and not optional. */
export default function RejectForm({ row, count = 1, ...frame }: ActionFormProps<RegistrationRow>) {
  const t = useT('identity')
  const fieldText = useFieldText()
  const reasons = useRejectReasons()
  // Of several at once each applicant reads another language: the sentences of the first are put into each one's.
  const { data } = useEndpoint(registrationDetail, { id: row.id }, { quiet: true })
  return (
    <ActionFrame {...frame} submit={t('registration.action.reject')} danger>
      {count === 1 && <ReadersLanguage detail={data} />}
      <Form.Item
        name="reason"
        label={t('registration.reject.reason')}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <Select options={reasons.codes.map(code => ({ value: code, label: reasons.nameOf(code) }))} />
      </Form.Item>
      <WordsField
        name="note"
        label={t('registration.reject.note')}
        extra={t('registration.reject.noteHelp')}
        rows={4}
        kinds={['reject']}
        detail={data}
      />
    </ActionFrame>
  )
}
