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
  return (
    <ActionFrame {...props} submit={t('order.action.escalate_refund')}>
      <p>{t('form.escalate.intro')}</p>
      <WhyField rows={4} />
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
  const fieldText = useFieldText()
  return (
    <ActionFrame {...props} submit={t('order.action.decide_refund')}>
      {refund && <p>{t('form.decideRefund.intro', { amount: format.money(refund.amount, currency) })}</p>}
      <Form.Item
        name="outcome"
        label={t('form.decideRefund.outcome')}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <Radio.Group
          vertical
          options={REFUND_OUTCOMES.map(outcome => ({ value: outcome, label: t(`form.decideRefund.${outcome}`) }))}
        />
      </Form.Item>
      <WhyField />
    </ActionFrame>
  )
}
