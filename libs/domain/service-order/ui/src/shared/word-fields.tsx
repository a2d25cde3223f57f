import { Form, Input } from 'antd'
import { MAX_FILES } from '@tradeport/domain/service-order/contract'
import { AttachmentField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { useFiles } from './use-files'

/** As the contract has it, of reasons and references. */
export const MIN_WORDS = 2

/** Why, as the other side and the history read it. */
export function WhyField({ rows = 3, readBy }: { rows?: number; readBy?: 'other' | 'both' | 'provider' }) {
  const t = useT('serviceOrder')
  const fieldText = useFieldText()
  const rules = [
    { required: true, whitespace: true, message: fieldText('required') },
    { min: MIN_WORDS, message: fieldText('too_short', { min: MIN_WORDS }) },
  ]
  return (
    <Form.Item name="reason" label={t('form.why')} extra={readBy && t(`form.why.${readBy}`)} rules={rules}>
      <Input.TextArea rows={rows} maxLength={500} showCount />
    </Form.Item>
  )
}

/** What proves it. */
export function FilesField() {
  const t = useT('serviceOrder')
  const { upload, maxBytes } = useFiles()
  return (
    <Form.Item name="files" label={t('form.files')}>
      <AttachmentField look="button" upload={upload} max={MAX_FILES} maxBytes={maxBytes} />
    </Form.Item>
  )
}
