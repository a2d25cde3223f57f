import { Form, Input } from 'antd'
import { MAX_FILES } from '@tradeport/domain/service-order/contract'
import { AttachmentField, DateInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'
import { MIN_WORDS } from '../shared/word-fields'

/** When somebody paid, by what it is found in a bank, and what shows it. */
export function ProofFields() {
  const t = useT('serviceOrder')
  const fieldText = useFieldText()
  const { upload, maxBytes } = useFiles()
  const required = { required: true, message: fieldText('required') }
  return (
    <>
      <Form.Item name="paidOn" label={t('form.direct.paidOn')} rules={[required]}>
        <DateInput />
      </Form.Item>
      <Form.Item
        name="reference"
        label={t('form.direct.reference')}
        rules={[
          { ...required, whitespace: true },
          { min: MIN_WORDS, message: fieldText('too_short', { min: MIN_WORDS }) },
        ]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="files" label={t('form.files')}>
        <AttachmentField look="button" upload={upload} max={MAX_FILES} maxBytes={maxBytes} />
      </Form.Item>
    </>
  )
}
