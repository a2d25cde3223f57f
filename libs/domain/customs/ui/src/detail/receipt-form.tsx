import { Form, Input, Select } from 'antd'
import { RECEIPT_CHANNELS, type DeclarationRow } from '@tradeport/domain/customs/contract'
import { ActionFrame, AttachmentField, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'
import { useReceiptMeaning } from '../shared/use-receipt-meaning'

const MAX_PROOFS = 10

/** What customs said by another way: its code, its moment by their clock, and the paper that proves it. */
export function ReceiptForm({ row, ...frame }: ActionFormProps<DeclarationRow>) {
  const t = useT('customs')
  const fieldText = useFieldText()
  const meaningOf = useReceiptMeaning()
  const { upload, maxBytes } = useFiles()
  const required = [{ required: true, message: fieldText('required') }]
  const channels = Object.keys(RECEIPT_CHANNELS).map(value => ({ value, label: `${value} · ${meaningOf(value)}` }))
  return (
    <ActionFrame {...frame} submit={t('step.manual_receipt')} initial={{ entryId: row.entryId }}>
      <Form.Item name="channel" label={t('receipt.code')} rules={required}>
        <Select options={channels} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="noticeDate" label={t('receipt.at')} rules={required}>
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item name="entryId" label={t('paper.entryId')}>
        <Input maxLength={18} inputMode="numeric" />
      </Form.Item>
      <Form.Item name="preEntryId" label={t('paper.preEntryId')}>
        <Input maxLength={18} />
      </Form.Item>
      <Form.Item name="note" label={t('receipt.note')}>
        <Input.TextArea rows={2} maxLength={500} showCount />
      </Form.Item>
      <Form.Item name="files" label={t('receipt.proofs')} rules={[{ ...required[0], type: 'array', min: 1 }]}>
        <AttachmentField look="button" upload={upload} max={MAX_PROOFS} maxBytes={maxBytes} />
      </Form.Item>
      <Form.Item name="reason" label={t('receipt.why')} rules={[{ ...required[0], whitespace: true }]}>
        <Input.TextArea rows={2} maxLength={500} showCount />
      </Form.Item>
    </ActionFrame>
  )
}
