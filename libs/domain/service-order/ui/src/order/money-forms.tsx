import { Alert, Form, Input, Radio } from 'antd'
import { useEffect } from 'react'
import { ESCROW_PAY_MODES, serviceOrderDetail, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { DateInput, DecimalInput, FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useFormat } from '@tradeport/web/react'

type FormProps = ActionFormProps<ServiceOrderRow>

const SCALE = 3

function useActionForm(fieldErrors: FormProps['fieldErrors']) {
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const fieldText = useFieldText()
  return { form, required: [{ required: true, message: fieldText('required') }] }
}

export function PayForm({ row, pending, fieldErrors, onCancel, onSubmit }: FormProps) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const { form } = useActionForm(fieldErrors)
  const { data } = useEndpoint(serviceOrderDetail, { id: row.id })
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit} initialValues={{ payMode: 'bank_transfer' }}>
      <p>{t('form.pay.intro', { amount: format.money(row.payable, row.currency) })}</p>
      <Form.Item name="payMode" label={t('fact.payMode')}>
        <Radio.Group options={ESCROW_PAY_MODES.map(mode => ({ value: mode, label: t(`payMode.${mode}`) }))} />
      </Form.Item>
      {data?.simulatedFunds && (
        <Form.Item>
          <Alert type="info" showIcon title={t('notice.simulated')} />
        </Form.Item>
      )}
      <FormButtons pending={pending} onCancel={onCancel} submit={t('order.action.pay')} />
    </Form>
  )
}

export function QuoteForm({ row, pending, fieldErrors, onCancel, onSubmit }: FormProps) {
  const t = useT('serviceOrder')
  const { form, required } = useActionForm(fieldErrors)
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit}>
      <Form.Item name="amount" label={t('form.amount')} extra={t('form.amount.help')} rules={required}>
        <DecimalInput scale={SCALE} unit={row.currency} />
      </Form.Item>
      <Form.Item name="discount" label={t('fact.discount')}>
        <DecimalInput scale={SCALE} unit={row.currency} />
      </Form.Item>
      <Form.Item name="validTo" label={t('form.validTo')} rules={required}>
        <DateInput />
      </Form.Item>
      <Form.Item name="note" label={t('form.note')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('order.action.quote')} />
    </Form>
  )
}

export function ProposeForm(props: FormProps) {
  const t = useT('serviceOrder')
  return <RefundForm {...props} intro={t('form.propose.intro')} submit={t('order.action.propose_cancel')} />
}

export function DecideForm(props: FormProps) {
  const t = useT('serviceOrder')
  return <RefundForm {...props} intro={t('form.decide.intro')} submit={t('order.action.decide')} />
}

/** How much of what was paid goes back to the customer, and why. */
function RefundForm({
  row,
  pending,
  fieldErrors,
  onCancel,
  onSubmit,
  intro,
  submit,
}: FormProps & { intro: string; submit: string }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const { form, required } = useActionForm(fieldErrors)
  const paid = format.money(row.payable, row.currency)
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit}>
      <p>{intro}</p>
      <Form.Item
        name="refund"
        label={t('form.refund')}
        extra={t('form.refund.help', { amount: paid })}
        rules={required}
      >
        <DecimalInput scale={SCALE} unit={row.currency} />
      </Form.Item>
      <Form.Item name="note" label={t('form.why')} rules={required}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={submit} />
    </Form>
  )
}
