import { Form, Radio } from 'antd'
import { REFUND_OUTCOMES, type OrderRefund } from '@tradeport/domain/service-order/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useFormat } from '@tradeport/web/react'
import { FilesField, WhyField } from '../shared/word-fields'

/** Of an order or of a case: nothing of the row is read. */
type FormProps = Omit<ActionFormProps<never>, 'row'>

/** What is owed and does not come, for the platform to decide. */
export function EscalateForm(props: FormProps) {
  const t = useT('serviceOrder')
  return <ToPlatform {...props} submit={t('order.action.escalate_refund')} intro={t('form.escalate.intro')} />
}

/** What was paid and is not confirmed, for the platform to decide. */
export function EscalatePaymentForm(props: FormProps) {
  const t = useT('serviceOrder')
  return <ToPlatform {...props} submit={t('order.action.escalate_payment')} intro={t('form.escalatePayment.intro')} />
}

function ToPlatform({ intro, submit, ...props }: FormProps & { intro: string; submit: string }) {
  return (
    <ActionFrame {...props} submit={submit}>
      <p>{intro}</p>
      <WhyField rows={4} readBy="other" />
      <FilesField />
    </ActionFrame>
  )
}

/** Whether the platform takes it as paid back, and why. */
export function DecidePayback({
  refund,
  currency,
  ...props
}: FormProps & { refund: OrderRefund | null | undefined; currency: string }) {
  const t = useT('serviceOrder')
  const format = useFormat()
  return (
    <Decision
      {...props}
      submit={t('order.action.decide_refund')}
      intro={refund && t('form.decideRefund.intro', { amount: format.money(refund.amount, currency) })}
      outcomes={REFUND_OUTCOMES.map(outcome => ({ value: outcome, label: t(`form.decideRefund.${outcome}`) }))}
    />
  )
}

interface Decided {
  submit: string
  intro: string | null | undefined
  outcomes: { value: string; label: string }[]
}

/** What the platform decides, and why. */
export function Decision({ submit, intro, outcomes, ...props }: FormProps & Decided) {
  const t = useT('serviceOrder')
  const fieldText = useFieldText()
  return (
    <ActionFrame {...props} submit={submit}>
      {intro && <p>{intro}</p>}
      <Form.Item
        name="outcome"
        label={t('form.decideRefund.outcome')}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <Radio.Group vertical options={outcomes} />
      </Form.Item>
      <WhyField readBy="both" />
    </ActionFrame>
  )
}
