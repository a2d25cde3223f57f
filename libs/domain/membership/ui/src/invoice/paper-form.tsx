import { Form, Input, Select } from 'antd'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import { INVOICE_FIELDS, type MembershipInvoiceRow } from '@tradeport/domain/membership/contract'
import { CURRENCIES } from '@tradeport/kernel/config'
import {
  ActionFrame,
  AttachmentField,
  DateInput,
  DecimalInput,
  Facts,
  ownToday,
  type ActionFormProps,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useFormat, useFileUpload } from '@tradeport/web/react'

const MOST_DECIMALS = 4
const codes = CURRENCIES.map(({ code }) => ({ value: code, label: code }))

/** What was issued, beside what it has to say. */
export function PaperForm({ row, ...props }: ActionFormProps<MembershipInvoiceRow>) {
  const t = useT('membership')
  const fieldText = useFieldText()
  const format = useFormat()
  const { send } = useFileUpload(uploadFile, 'document')
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <>
      <Facts
        facts={[
          { key: 'need', label: t('invoice.need'), value: t(`invoice.need.${row.wanted.need}`) },
          { key: 'credited', label: t('paper.credited'), value: row.creditedNumber },
          { key: 'amount', label: t('column.amount'), value: format.money(row.orderAmount, row.orderCurrency) },
          ...INVOICE_FIELDS.map(field => ({
            key: field,
            label: t(`invoice.${field}`),
            value: row.wanted[field] || null,
          })),
        ]}
      />
      <ActionFrame
        {...props}
        submit={t(row.status === 'issued' ? 'paper.action.correct' : 'paper.action.issue')}
        initial={{
          number: row.number ?? '',
          issuedOn: row.issuedOn ?? ownToday(),
          amount: row.amount ?? row.orderAmount,
          currency: row.currency ?? row.orderCurrency,
          file: row.file ? [row.file] : [],
        }}
      >
        <Form.Item name="number" label={t('paper.number')} rules={required}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="issuedOn" label={t('paper.issuedOn')} rules={required}>
          <DateInput />
        </Form.Item>
        <Form.Item name="amount" label={t('paper.amount')} rules={required}>
          <DecimalInput scale={MOST_DECIMALS} />
        </Form.Item>
        <Form.Item name="currency" label={t('field.currency')} rules={required}>
          <Select showSearch options={codes} />
        </Form.Item>
        <Form.Item name="file" label={t('paper.file')} rules={[{ ...required[0], type: 'array', min: 1 }]}>
          <AttachmentField look="button" upload={send} max={1} maxBytes={MAX_FILE_BYTES} />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('column.reason')}
          rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
        >
          <Input maxLength={300} />
        </Form.Item>
      </ActionFrame>
    </>
  )
}
