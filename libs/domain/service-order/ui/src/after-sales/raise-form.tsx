import { Form, Input, Radio, Select } from 'antd'
import {
  AFTER_SALES_REASONS,
  AFTER_SALES_TYPES,
  serviceOrderDetail,
  type ServiceOrderRow,
} from '@tradeport/domain/service-order/contract'
import { exponentOf } from '@tradeport/kernel/values'
import { ActionFrame, DecimalInput, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { timerOf } from '@tradeport/kernel/config'
import { useEndpoint, useFieldText, useFormat, useRegion } from '@tradeport/web/react'
import { FilesField } from '../shared/word-fields'

/** As the contract has it. */
const MIN_DESCRIPTION = 5

/** What the customer demands of the provider, why, and what proves it. */
export function RaiseForm({ row, count: _count, ...frame }: ActionFormProps<ServiceOrderRow>) {
  const t = useT('afterSales')
  const to = useT('serviceOrder')
  const fieldText = useFieldText()
  const region = useRegion()
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <ActionFrame {...frame} submit={to('order.action.raise_case')} initial={{ type: 'refund_part' }}>
      <p>{t('raise.intro', { hours: timerOf(region, 'caseProviderHours') })}</p>
      <Form.Item name="type" label={t('column.type')} rules={required}>
        <Radio.Group vertical options={AFTER_SALES_TYPES.map(value => ({ value, label: t(`type.${value}`) }))} />
      </Form.Item>
      <AskedAmount row={row} />
      <Form.Item name="reasonCode" label={t('fact.reasonCode')} rules={required}>
        <Select options={AFTER_SALES_REASONS.map(value => ({ value, label: t(`reason.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('form.description')}
        rules={[
          { required: true, whitespace: true, message: fieldText('required') },
          { min: MIN_DESCRIPTION, message: fieldText('too_short', { min: MIN_DESCRIPTION }) },
        ]}
      >
        <Input.TextArea rows={4} maxLength={2000} showCount />
      </Form.Item>
      <FilesField />
    </ActionFrame>
  )
}

/** Of a part, and of a complaint that asks for money. */
function AskedAmount({ row }: { row: ServiceOrderRow }) {
  const t = useT('afterSales')
  const format = useFormat()
  const fieldText = useFieldText()
  const type: unknown = Form.useWatch('type')
  const { data } = useEndpoint(serviceOrderDetail, { id: row.id })
  if (type !== 'refund_part' && type !== 'complaint') return null
  return (
    <Form.Item
      name="amount"
      label={t('column.amount')}
      extra={data && t('form.amount.help', { amount: format.money(data.refundable, row.currency) })}
      rules={type === 'refund_part' ? [{ required: true, message: fieldText('required') }] : []}
    >
      <DecimalInput scale={exponentOf(row.currency)} unit={row.currency} />
    </Form.Item>
  )
}
