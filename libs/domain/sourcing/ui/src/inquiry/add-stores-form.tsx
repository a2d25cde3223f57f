import { Form } from 'antd'
import { useEffect } from 'react'
import { MAX_INQUIRY_STORES, inquiryDetail, type InquiryRow } from '@tradeport/domain/sourcing/contract'
import { FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import { StorePicker } from '../shared/store-picker'

/** The same request goes to further sellers; those who have it already are not offered. */
export function AddStoresForm({ row, pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<InquiryRow>) {
  const t = useT('sourcing')
  const fieldText = useFieldText()
  const [form] = Form.useForm<Record<string, unknown>>()
  const { data } = useEndpoint(inquiryDetail, { id: row.id })
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const present = data?.threads.map(thread => thread.storeId) ?? []
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit}>
      <p>{t('inquiry.addStores.intro')}</p>
      <Form.Item
        name="storeIds"
        label={t('inquiry.addStores.label')}
        rules={[{ required: true, type: 'array', min: 1, message: fieldText('required') }]}
      >
        <StorePicker without={present} max={Math.max(1, MAX_INQUIRY_STORES - present.length)} />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('inquiry.action.add_recipients')} />
    </Form>
  )
}
