import { Alert, Form, Input, Radio } from 'antd'
import { ESCROW_PAY_MODES, serviceOrderDetail, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { paymentDeniedBy } from '@tradeport/domain/service-order/rules'
import { exponentOf } from '@tradeport/kernel/values'
import { ActionFrame, DateInput, DecimalInput, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useFormat } from '@tradeport/web/react'
import { WhyField } from '../shared/word-fields'

type FormProps = ActionFormProps<ServiceOrderRow>

export function PayForm({ row, ...frame }: FormProps) {
  const t = useT('serviceOrder')
  const tp = useT('payments')
  const format = useFormat()
  const { data } = useEndpoint(serviceOrderDetail, { id: row.id })
  return (
    <ActionFrame {...frame} submit={t('order.action.pay')} initial={{ payMode: 'bank_transfer' }}>
      <p>{t('form.pay.intro', { amount: format.money(row.payable, row.currency) })}</p>
      {data && paymentDeniedBy(data) === 'provider' && (
        <Form.Item>
          <Alert type="warning" showIcon title={t('form.pay.denied')} />
        </Form.Item>
      )}
      <Form.Item name="payMode" label={t('fact.payMode')}>
        <Radio.Group options={ESCROW_PAY_MODES.map(mode => ({ value: mode, label: tp(`mode.${mode}`) }))} />
      </Form.Item>
      {data?.simulatedFunds && (
        <Form.Item>
          <Alert type="info" showIcon title={tp('simulated')} />
        </Form.Item>
      )}
    </ActionFrame>
  )
}

export function QuoteForm({ row, ...frame }: FormProps) {
  const t = useT('serviceOrder')
  const fieldText = useFieldText()
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <ActionFrame {...frame} submit={t('order.action.quote')}>
      <Form.Item name="amount" label={t('form.amount')} extra={t('form.amount.help')} rules={required}>
        <DecimalInput scale={exponentOf(row.currency)} unit={row.currency} />
      </Form.Item>
      <Form.Item name="discount" label={t('fact.discount')}>
        <DecimalInput scale={exponentOf(row.currency)} unit={row.currency} />
      </Form.Item>
      <Form.Item name="validTo" label={t('form.validTo')} rules={required}>
        <DateInput />
      </Form.Item>
      <Form.Item name="note" label={t('form.note')}>
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Form.Item>
    </ActionFrame>
  )
}

export function ProposeForm(props: FormProps) {
  const t = useT('serviceOrder')
  return <RefundForm {...props} intro={t('form.propose.intro')} submit={t('order.action.propose_cancel')} />
}

export function CounterForm(props: FormProps) {
  const t = useT('serviceOrder')
  return <RefundForm {...props} intro={t('form.counter.intro')} submit={t('order.action.counter_cancel')} />
}

export function DecideForm(props: FormProps) {
  const t = useT('serviceOrder')
  const intro = t(isDirect(props.row) ? 'form.decide.direct' : 'form.decide.intro')
  return <RefundForm {...props} intro={intro} submit={t('order.action.decide')} readBy="both" />
}

/** The bank holds nothing of it: what goes back, the provider pays back itself. */
const isDirect = ({ money }: ServiceOrderRow) => money === 'direct'

/** What the one says yes to: the amount that the other side proposed. */
export function AgreeCancelForm(props: FormProps) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const { row } = props
  const { data } = useEndpoint(serviceOrderDetail, { id: row.id })
  const amount = format.money(data?.cancelProposal?.refund ?? null, row.currency)
  return (
    <ActionFrame {...props} danger submit={t('order.action.agree_cancel')}>
      <p>{t(isDirect(row) ? 'form.agreeCancel.direct' : 'form.agreeCancel.intro', { amount })}</p>
    </ActionFrame>
  )
}

/** How much of what is left goes back to the customer, and why. */
function RefundForm({
  row,
  intro,
  readBy = 'other',
  ...frame
}: FormProps & { intro: string; submit: string; readBy?: 'other' | 'both' }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const fieldText = useFieldText()
  const { data } = useEndpoint(serviceOrderDetail, { id: row.id })
  return (
    <ActionFrame {...frame}>
      <p>{intro}</p>
      <Form.Item
        name="refund"
        label={t('form.refund')}
        extra={data && t('form.refund.help', { amount: format.money(data.refundable, row.currency) })}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <DecimalInput scale={exponentOf(row.currency)} unit={row.currency} />
      </Form.Item>
      <WhyField readBy={readBy} />
    </ActionFrame>
  )
}
