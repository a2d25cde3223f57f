import { Form } from 'antd'
import { MAX_INQUIRY_STORES, inquiryDetail, type InquiryRow } from '@tradeport/domain/sourcing/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import { StorePicker } from '../shared/store-picker'

/** The same request goes to further sellers; those who have it already are not offered. */
export function AddStoresForm({ row, ...frame }: ActionFormProps<InquiryRow>) {
  const t = useT('sourcing')
  const fieldText = useFieldText()
  const { data } = useEndpoint(inquiryDetail, { id: row.id })
  const present = data?.threads.map(thread => thread.storeId) ?? []
  return (
    <ActionFrame {...frame} submit={t('inquiry.action.add_recipients')}>
      <p>{t('inquiry.addStores.intro')}</p>
      <Form.Item
        name="storeIds"
        label={t('inquiry.addStores.label')}
        rules={[{ required: true, type: 'array', min: 1, message: fieldText('required') }]}
      >
        <StorePicker without={present} max={Math.max(1, MAX_INQUIRY_STORES - present.length)} />
      </Form.Item>
    </ActionFrame>
  )
}
