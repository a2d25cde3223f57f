import { Form, Select } from 'antd'
import { sellerStoreList, type ProductRow } from '@tradeport/domain/catalogue/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText, useText } from '@tradeport/web/react'

/** To which of the company's other shops, and what goes with the goods. */
export default function MoveForm(props: ActionFormProps<ProductRow>) {
  const t = useT('catalogue')
  const text = useText()
  const fieldText = useFieldText()
  const { data } = useEndpoint(sellerStoreList, {})
  const shops = (data?.stores ?? []).filter(
    ({ current, status }) => !current && (status === 'open' || status === 'preparing'),
  )
  return (
    <ActionFrame {...props} submit={t('product.action.move')}>
      <p>{t('product.confirm.move')}</p>
      <Form.Item
        name="storeId"
        label={t('product.move.store')}
        rules={[{ required: true, message: fieldText('required') }]}
      >
        <Select
          loading={!data}
          notFoundContent={t('product.move.none')}
          options={shops.map(({ id, name }) => ({ value: id, label: text(name) }))}
        />
      </Form.Item>
    </ActionFrame>
  )
}
