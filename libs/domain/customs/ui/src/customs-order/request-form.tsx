import { Button, Form, Input, Select } from 'antd'
import { CUSTOMS_DOCUMENT_TYPES, customsOrderDetail, type CustomsOrderRow } from '@tradeport/domain/customs/contract'
import { ActionFrame, DetailPending, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import { PlusIcon } from '@tradeport/web/ui'
import styles from './customs-order.module.css'

/** Which papers the broker needs: one of the list again, or another. */
export function RequestForm({ row, ...frame }: ActionFormProps<CustomsOrderRow>) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const fieldText = useFieldText()
  const state = useEndpoint(customsOrderDetail, { id: row.id })
  const { data } = state
  if (!data) return <DetailPending state={state} lines={4} />
  const options = [
    {
      label: t('request.onList'),
      options: data.documents.map(({ no, docType }) => ({
        value: `${no}:${docType}`,
        label: `${t(`doc.${docType}`)} (${no})`,
      })),
    },
    {
      label: t('request.another'),
      options: CUSTOMS_DOCUMENT_TYPES.map(type => ({ value: `:${type}`, label: t(`doc.${type}`) })),
    },
  ]
  return (
    <ActionFrame {...frame} submit={t('action.request_document')} initial={{ documents: [{}] }}>
      <p>{t('request.intro')}</p>
      <Form.List name="documents">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ name, key }, index) => (
              <div key={key} className={styles['feeRow']} data-two>
                <Form.Item
                  name={[name, 'paper']}
                  label={t('field.paper')}
                  rules={[{ required: true, message: fieldText('required') }]}
                >
                  <Select options={options} />
                </Form.Item>
                <Form.Item name={[name, 'note']} label={t('field.request')}>
                  <Input.TextArea rows={2} maxLength={300} />
                </Form.Item>
                {rows.length > 1 && (
                  <Button onClick={() => remove(name)} aria-label={tc('wizard.row.remove', { number: index + 1 })}>
                    {tc('amendment.remove')}
                  </Button>
                )}
              </div>
            ))}
            <Form.Item>
              <Button icon={<PlusIcon size={16} />} onClick={() => add({})}>
                {tc('wizard.rows.add')}
              </Button>
            </Form.Item>
          </>
        )}
      </Form.List>
    </ActionFrame>
  )
}
