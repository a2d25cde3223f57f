import { Form, Input, Radio, Select } from 'antd'
import { useEffect } from 'react'
import { AFTER_SALES_REASONS, AFTER_SALES_TYPES, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { DecimalInput, FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { timerOf } from '@tradeport/kernel/config'
import { useFieldText, useFormat, useRegion } from '@tradeport/web/react'
import { FilesField } from '../shared/word-fields'

const SCALE = 3

/** What the customer demands of the provider, why, and what proves it. */
export function RaiseForm({ row, pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<ServiceOrderRow>) {
  const t = useT('afterSales')
  const to = useT('serviceOrder')
  const format = useFormat()
  const fieldText = useFieldText()
  const region = useRegion()
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const type: unknown = Form.useWatch('type', form)
  const required = [{ required: true, message: fieldText('required') }]
  const isPart = type === 'refund_part'
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit} initialValues={{ type: 'refund_part' }}>
      <p>{t('raise.intro', { hours: timerOf(region, 'caseProviderHours') })}</p>
      <Form.Item name="type" label={t('column.type')} rules={required}>
        <Radio.Group vertical options={AFTER_SALES_TYPES.map(value => ({ value, label: t(`type.${value}`) }))} />
      </Form.Item>
      {(isPart || type === 'complaint') && (
        <Form.Item
          name="amount"
          label={t('column.amount')}
          extra={t('form.amount.help', { amount: format.money(row.payable, row.currency) })}
          rules={isPart ? required : []}
        >
          <DecimalInput scale={SCALE} unit={row.currency} />
        </Form.Item>
      )}
      <Form.Item name="reasonCode" label={t('fact.reasonCode')} rules={required}>
        <Select options={AFTER_SALES_REASONS.map(value => ({ value, label: t(`reason.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="description"
        label={t('form.description')}
        rules={[{ required: true, whitespace: true, min: 5, message: fieldText('required') }]}
      >
        <Input.TextArea rows={4} maxLength={2000} showCount />
      </Form.Item>
      <FilesField />
      <FormButtons pending={pending} onCancel={onCancel} submit={to('order.action.raise_case')} />
    </Form>
  )
}
