import { Button, Checkbox, Form, Input, Select } from 'antd'
import { CHARGE_KINDS, MAX_QUOTATION_CHARGES } from '@tradeport/domain/sourcing/contract'
import { DecimalInput, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import type { EditorValues } from './editor-values'
import styles from './editor.module.css'

/** Freight, moulds, a discount: what comes on top of the goods, or is inside their prices already. */
export function ChargesSection() {
  const t = useT('sourcing')
  const fieldText = useFieldText()
  const form = Form.useFormInstance<EditorValues>()
  const currency = Form.useWatch('currency', { form, preserve: true })
  return (
    <DetailSection title={t('quotation.charges')}>
      <Form.List name="charges">
        {(fields, { add, remove }) => (
          <div className={styles['rows']}>
            {fields.length === 0 && <p className={styles['quiet']}>{t('editor.noCharges')}</p>}
            {fields.map(field => (
              <div key={field.key} className={styles['charge']}>
                <Form.Item name={[field.name, 'kind']} label={t('charge.kind')}>
                  <Select options={CHARGE_KINDS.map(kind => ({ value: kind, label: t(`charge.${kind}`) }))} />
                </Form.Item>
                <Form.Item name={[field.name, 'label']} label={t('charge.label')}>
                  <Input maxLength={120} />
                </Form.Item>
                <Form.Item
                  name={[field.name, 'amount']}
                  label={t('charge.amount')}
                  rules={[{ required: true, message: fieldText('required') }]}
                >
                  <DecimalInput scale={2} unit={currency} />
                </Form.Item>
                <Form.Item name={[field.name, 'included']} valuePropName="checked" label=" " colon={false}>
                  <Checkbox>{t('charge.included')}</Checkbox>
                </Form.Item>
                <Button
                  type="text"
                  className={styles['removeRow'] ?? ''}
                  icon={<CloseIcon size={16} />}
                  aria-label={t('charge.remove', { number: field.name + 1 })}
                  onClick={() => remove(field.name)}
                />
              </div>
            ))}
            {fields.length < MAX_QUOTATION_CHARGES && (
              <div>
                <Button
                  icon={<PlusIcon size={16} />}
                  onClick={() => add({ kind: fields.length === 0 ? 'freight' : 'other', included: false })}
                >
                  {t('charge.add')}
                </Button>
              </div>
            )}
          </div>
        )}
      </Form.List>
      <div className={styles['narrow']}>
        <Form.Item name="taxPercent" label={t('quotation.taxPercent')}>
          <DecimalInput scale={2} unit="%" />
        </Form.Item>
      </div>
    </DetailSection>
  )
}
