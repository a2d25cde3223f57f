import { Form, Input } from 'antd'
import type { PaymentMilestone } from '@tradeport/domain/trading/contract'
import {
  ActionFrame,
  AttachmentField,
  DateInput,
  DecimalInput,
  ReasonForm,
  type ActionFormProps,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useFormat, usePlatform } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'
import { openAmount, today } from './report-start'

type FormProps = ActionFormProps<PaymentMilestone>

export function ReportForm(props: FormProps) {
  const t = useT('trading')
  const fieldText = useFieldText()
  const { upload, maxBytes } = useFiles()
  const { row } = props
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <ActionFrame
      {...props}
      submit={t('milestone.action.report')}
      initial={{ amount: openAmount(row), valueDate: today(), reference: row.remitReference }}
    >
      <p>{t('milestone.report.intro')}</p>
      <Form.Item name="amount" label={t('milestone.amountSent')} rules={required}>
        <DecimalInput scale={2} unit={row.currency} />
      </Form.Item>
      <Form.Item name="valueDate" label={t('milestone.valueDate')} rules={required}>
        <DateInput max={today()} />
      </Form.Item>
      <Form.Item name="reference" label={t('milestone.reference')} extra={t('milestone.referenceHelp')}>
        <Input maxLength={140} />
      </Form.Item>
      <Form.Item name="slip" label={t('milestone.slip')}>
        <AttachmentField look="button" upload={upload} max={1} maxBytes={maxBytes} />
      </Form.Item>
      <Form.Item name="note" label={t('form.note')}>
        <Input.TextArea rows={2} maxLength={500} showCount />
      </Form.Item>
    </ActionFrame>
  )
}

export function ConfirmForm(props: FormProps) {
  const t = useT('trading')
  const format = useFormat()
  const fieldText = useFieldText()
  const isOffice = usePlatform().key === 'admin'
  const { row } = props
  const reported = row.receipts.find(receipt => receipt.state === 'reported')
  return (
    <ActionFrame
      {...props}
      submit={t('milestone.action.confirm')}
      initial={{ receivedAmount: reported?.amount ?? openAmount(row) }}
    >
      <p>
        {reported
          ? t('milestone.confirm.reported', {
              amount: format.money(reported.amount, row.currency),
              date: format.civilDate(reported.valueDate),
            })
          : t('milestone.confirm.intro')}
      </p>
      <Form.Item
        name="receivedAmount"
        label={t('milestone.amountReceived')}
        extra={t('milestone.confirm.help')}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <DecimalInput scale={2} unit={row.currency} />
      </Form.Item>
      <Form.Item
        name="note"
        label={t('form.note')}
        rules={isOffice ? [{ required: true, whitespace: true, message: fieldText('required') }] : []}
      >
        <Input.TextArea rows={2} maxLength={500} showCount />
      </Form.Item>
    </ActionFrame>
  )
}

export function RefuseForm(props: FormProps) {
  const t = useT('trading')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('milestone.refuse.intro')}
      noteLabel={t('form.why')}
      submit={t('milestone.action.refuse')}
    />
  )
}

export function SecureForm(props: FormProps) {
  const t = useT('trading')
  const fieldText = useFieldText()
  return (
    <ActionFrame {...props} submit={t('milestone.action.secure')}>
      <p>{t('milestone.secure.intro')}</p>
      <Form.Item
        name="reference"
        label={t('milestone.lcNo')}
        rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
      >
        <Input maxLength={140} />
      </Form.Item>
    </ActionFrame>
  )
}
