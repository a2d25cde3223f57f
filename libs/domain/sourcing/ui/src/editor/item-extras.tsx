import { Button, Form, Input, Select } from 'antd'
import { MAX_PRICE_BREAKS, type InquiryLine } from '@tradeport/domain/sourcing/contract'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import { typedSearch, useCountryOptions } from '../shared/options'
import styles from './editor.module.css'

export interface ItemExtrasProps {
  index: number
  unit: string
  currency: string
  originCountry: string | undefined
  asked: InquiryLine | undefined
}

/** What a line may say besides price and quantity. */
export function ItemExtras({ index, unit, currency, originCountry, asked }: ItemExtrasProps) {
  const t = useT('sourcing')
  const countries = useCountryOptions(originCountry)
  return (
    <div className={styles['extras']}>
      <div className={styles['itemFields']}>
        <Form.Item name={[index, 'moq']} label={t('quotation.item.moq')}>
          <DecimalInput scale={3} unit={unit} />
        </Form.Item>
        <Form.Item name={[index, 'orderMultiple']} label={t('quotation.item.orderMultiple')}>
          <DecimalInput scale={3} unit={unit} />
        </Form.Item>
        <Form.Item name={[index, 'hsCode']} label={t('quotation.item.hsCode')}>
          <Input maxLength={10} inputMode="numeric" />
        </Form.Item>
        <Form.Item name={[index, 'originCountry']} label={t('quotation.item.origin')}>
          <Select allowClear options={countries} showSearch={typedSearch} />
        </Form.Item>
      </div>
      <div className={styles['pair']}>
        <Form.Item name={[index, 'packing']} label={t('quotation.item.packing')}>
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
        <Form.Item name={[index, 'note']} label={t('quotation.item.note')}>
          <Input.TextArea rows={2} maxLength={1000} />
        </Form.Item>
      </div>
      <Form.List name={[index, 'priceBreaks']}>
        {(fields, { add, remove }) => (
          <div className={styles['breaks']} role="group" aria-label={t('quotation.item.priceBreaks')}>
            <span className={styles['label']}>{t('quotation.item.priceBreaks')}</span>
            {fields.map(field => (
              <div key={field.key} className={styles['break']}>
                <Form.Item name={[field.name, 'qty']} noStyle>
                  <DecimalInput scale={3} unit={unit} aria-label={t('editor.breakQty', { number: field.name + 1 })} />
                </Form.Item>
                <Form.Item name={[field.name, 'unitPrice']} noStyle>
                  <DecimalInput
                    scale={4}
                    unit={currency}
                    aria-label={t('editor.breakPrice', { number: field.name + 1 })}
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<CloseIcon size={16} />}
                  aria-label={t('editor.removeBreak', { number: field.name + 1 })}
                  onClick={() => remove(field.name)}
                />
              </div>
            ))}
            {fields.length < MAX_PRICE_BREAKS && (
              <Button
                type="link"
                icon={<PlusIcon size={16} />}
                onClick={() => add({ qty: asked?.quantities[fields.length] })}
              >
                {t('editor.addBreak')}
              </Button>
            )}
          </div>
        )}
      </Form.List>
    </div>
  )
}
