import { Form, Modal, Select } from 'antd'
import type { InquiryLine, MessageOffer } from '@tradeport/domain/sourcing/contract'
import type { IncotermCode } from '@tradeport/kernel/config'
import { isPositive } from '@tradeport/kernel/values'
import { DecimalInput, FormButtons } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useRegion, useText } from '@tradeport/web/react'
import { typedSearch, useCurrencyOptions, useIncotermOptions } from '../shared/options'
import { useWords } from '../shared/use-words'

export interface OfferDialogProps {
  items: readonly InquiryLine[]
  currency: string | null
  onOffer(offer: MessageOffer): void
  onClose(): void
}

interface OfferValues {
  inquiryItemId: string
  price: string
  currency: string
  qty?: string
  incoterm?: IncotermCode
  leadDays?: string
}

/** Names a price for a line, so that it can be taken over into the next version as it was said. */
export function OfferDialog({ items, currency, onOffer, onClose }: OfferDialogProps) {
  const t = useT('sourcing')
  const text = useText()
  const words = useWords()
  const region = useRegion()
  const fieldText = useFieldText()
  const currencies = useCurrencyOptions()
  const incoterms = useIncotermOptions()
  const [form] = Form.useForm<OfferValues>()
  const lineId = Form.useWatch('inquiryItemId', form)
  const line = items.find(item => item.id === lineId) ?? items[0]
  const positive = {
    validator: async (_rule: unknown, value: string | undefined) => {
      if (value && !isPositive(value)) throw new Error(fieldText('positive'))
    },
  }
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <Modal open title={t('offer.name')} footer={null} onCancel={onClose} destroyOnHidden>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ inquiryItemId: items[0]?.id, currency: currency ?? region.currency }}
        onFinish={({ qty, incoterm, leadDays, ...rest }) =>
          onOffer({
            ...rest,
            ...(qty ? { qty } : {}),
            ...(incoterm ? { incoterm } : {}),
            ...(leadDays ? { leadDays: Number(leadDays) } : {}),
          })
        }
      >
        <Form.Item name="inquiryItemId" label={t('offer.line')} rules={required}>
          <Select
            options={items.map(item => ({
              value: item.id,
              label: `${item.lineNo}. ${text(item.product?.title) || item.name || ''}`,
            }))}
          />
        </Form.Item>
        <Form.Item name="price" label={t('offer.price')} rules={[...required, positive]}>
          <DecimalInput scale={4} unit={line ? t('perUnit', { unit: words.unit(line.unit) }) : undefined} />
        </Form.Item>
        <Form.Item name="currency" label={t('quotation.currency')} rules={required}>
          <Select options={currencies} showSearch={typedSearch} />
        </Form.Item>
        <Form.Item name="qty" label={t('offer.qty')}>
          <DecimalInput scale={3} unit={line ? words.unit(line.unit) : undefined} />
        </Form.Item>
        <Form.Item name="incoterm" label={t('quotation.incoterm')}>
          <Select allowClear options={incoterms} showSearch={typedSearch} />
        </Form.Item>
        <Form.Item name="leadDays" label={t('quotation.leadDays')}>
          <DecimalInput scale={0} unit={t('unit.days')} />
        </Form.Item>
        <FormButtons pending={false} onCancel={onClose} submit={t('offer.send')} />
      </Form>
    </Modal>
  )
}
