import { Form, Input, Modal, Select } from 'antd'
import { DecimalInput, FormButtons, showFieldErrors } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { useUnits } from '@tradeport/web/units'
import { useState } from 'react'
import { typedSearch } from '../shared/options'
import type { Basket } from './use-basket'

interface GoodsValues {
  name: string
  qty: string
  unit: string
  customisation?: string
}

/** Goods that no product of the mall is: what they are called and how many; properties follow at the line. */
export function DescribeDialog({ basket, onClose }: { basket: Basket; onClose(): void }) {
  const t = useT('sourcing')
  const fieldText = useFieldText()
  const units = useUnits().options()
  const [form] = Form.useForm<GoodsValues>()
  const [pending, setPending] = useState(false)
  const required = [{ required: true, whitespace: true, message: fieldText('required') }]
  const add = async ({ name, qty, unit, customisation }: GoodsValues) => {
    setPending(true)
    const result = await basket.add({
      name,
      unit,
      quantities: [qty],
      ...(customisation ? { customisation } : {}),
    })
    setPending(false)
    if (result.ok) onClose()
    else
      showFieldErrors(
        form,
        result.fieldErrors.map(error => ({ ...error, path: error.path.replace(/^quantities.*/, 'qty') })),
      )
  }
  return (
    <Modal open title={t('basket.describe')} footer={null} onCancel={onClose} destroyOnHidden>
      <Form form={form} layout="vertical" initialValues={{ unit: 'piece' }} onFinish={values => void add(values)}>
        <Form.Item name="name" label={t('goods.name')} rules={required}>
          <Input maxLength={200} autoFocus />
        </Form.Item>
        <Form.Item name="qty" label={t('quotation.item.qty')} rules={required}>
          <DecimalInput scale={3} />
        </Form.Item>
        <Form.Item name="unit" label={t('quotation.item.unit')} rules={required}>
          <Select options={units} showSearch={typedSearch} />
        </Form.Item>
        <Form.Item name="customisation" label={t('goods.customisation')}>
          <Input.TextArea maxLength={1000} rows={3} />
        </Form.Item>
        <FormButtons pending={pending} onCancel={onClose} submit={t('basket.add')} />
      </Form>
    </Modal>
  )
}
