import { Alert, Form, Input } from 'antd'
import { PAYMENT_OUTCOMES, serviceOrderDetail, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { MAX_PAYMENT_REPORTS } from '@tradeport/domain/service-order/rules'
import { ActionFrame, DetailPending, ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useFormat } from '@tradeport/web/react'
import { FilesField, MIN_WORDS, WhyField } from '../shared/word-fields'
import { DecidePayback, Decision } from './payback-forms'
import { ProofFields } from './proof-fields'

type FormProps = ActionFormProps<ServiceOrderRow>

/** How a payment past the platform is found by whoever got it. */
function PaidForm({ of, ...props }: FormProps & { of: 'report_payment' | 'report_refund' }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const { row } = props
  const { data } = useEndpoint(serviceOrderDetail, { id: row.id })
  const isRefund = of === 'report_refund'
  const amount = format.money(isRefund ? (data?.directRefund?.amount ?? null) : row.payable, row.currency)
  return (
    <ActionFrame {...props} submit={t(`order.action.${of}`)}>
      <p>{t(isRefund ? 'form.direct.refund' : 'form.direct.report', { amount })}</p>
      {!isRefund && (
        <Form.Item>
          <Alert type="warning" showIcon title={t('direct.warning')} />
        </Form.Item>
      )}
      <ProofFields />
    </ActionFrame>
  )
}

export const ReportPaymentForm = (props: FormProps) => <PaidForm {...props} of="report_payment" />
export const ReportRefundForm = (props: FormProps) => <PaidForm {...props} of="report_refund" />

function MissingForm({ of, ...props }: FormProps & { of: 'deny_receipt' | 'deny_refund' }) {
  const t = useT('serviceOrder')
  const state = useEndpoint(serviceOrderDetail, { id: props.row.id })
  const { data } = state
  if (!data) return <DetailPending state={state} lines={3} />
  const isLast = data.paymentReports.length >= MAX_PAYMENT_REPORTS
  const denied = isLast ? 'form.direct.deniedLast' : 'form.direct.denied'
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t(of === 'deny_receipt' ? denied : 'form.direct.missing')}
      noteLabel={t('form.why')}
      submit={t(`order.action.${of}`)}
    />
  )
}

export const DenyReceiptForm = (props: FormProps) => <MissingForm {...props} of="deny_receipt" />
export const DenyRefundForm = (props: FormProps) => <MissingForm {...props} of="deny_refund" />

/** Whether the platform takes it as paid back, and why. */
export function DecideRefundForm(props: FormProps) {
  const { data } = useEndpoint(serviceOrderDetail, { id: props.row.id })
  return <DecidePayback {...props} refund={data?.directRefund} currency={props.row.currency} />
}

/** Whether the platform takes it that the provider has what the customer paid, and why. */
export function DecidePaymentForm(props: FormProps) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const { row } = props
  return (
    <Decision
      {...props}
      submit={t('order.action.decide_payment')}
      intro={t('form.decidePayment.intro', { amount: format.money(row.payable, row.currency) })}
      outcomes={PAYMENT_OUTCOMES.map(outcome => ({ value: outcome, label: t(`form.decidePayment.${outcome}`) }))}
    />
  )
}

/** What finance has seen of the commission, and what shows it. */
export function CommissionForm(props: FormProps) {
  const t = useT('serviceOrder')
  const format = useFormat()
  const fieldText = useFieldText()
  const { row } = props
  const { data } = useEndpoint(serviceOrderDetail, { id: row.id })
  const rules = [
    { required: true, whitespace: true, message: fieldText('required') },
    { min: MIN_WORDS, message: fieldText('too_short', { min: MIN_WORDS }) },
  ]
  return (
    <ActionFrame {...props} submit={t('order.action.receive_commission')}>
      {data?.owedCommission && (
        <p>{t('form.commission.receive', { amount: format.money(data.owedCommission.open, row.currency) })}</p>
      )}
      <Form.Item name="reference" label={t('form.direct.reference')} rules={rules}>
        <Input maxLength={80} />
      </Form.Item>
      <WhyField readBy="provider" />
      <FilesField />
    </ActionFrame>
  )
}
