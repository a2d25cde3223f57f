import { Form, Input, Radio, Select } from 'antd'
import { useEffect } from 'react'
import {
  AMENDMENT_KINDS,
  AMENDMENT_REASONS,
  declarationFormDetail,
  type DeclarationContent,
  type DeclarationRow,
} from '@tradeport/domain/customs/contract'
import { FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import { AMENDABLE_FIELDS } from '../shared/amendable-fields'
import { useFieldName } from '../shared/use-field-name'
import styles from './detail.module.css'

const MAX_CHANGES = 50

/** Paths of the form that can be asked to be changed, with what stands there now. */
function placesOf({ head, items, containers }: DeclarationContent): { path: string; now: string }[] {
  return [
    ...AMENDABLE_FIELDS.head.map(name => ({ path: `head.${name}`, now: head[name] })),
    ...items.flatMap((item, index) =>
      AMENDABLE_FIELDS.item.map(name => ({ path: `items[${index}].${name}`, now: item[name] })),
    ),
    ...containers.map(({ containerId }, index) => ({ path: `containers[${index}].containerId`, now: containerId })),
  ]
}

/** Asks customs to change what was declared, or to take it back. */
export function AmendForm({ row, pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<DeclarationRow>) {
  const t = useT('customs')
  const fieldText = useFieldText()
  const nameOf = useFieldName(row.ieFlag)
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const kind: unknown = Form.useWatch('kind', form)
  const { data } = useEndpoint(declarationFormDetail, { id: row.id })
  const required = [{ required: true, message: fieldText('required') }]
  const places = data ? placesOf(data.content) : []
  const options = places.map(({ path, now }) => ({ value: path, label: `${nameOf(path)}${now ? ` (${now})` : ''}` }))
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={onSubmit}
      initialValues={{ kind: 'modify', reason: 'system_error', changes: [{}] }}
    >
      <Form.Item name="kind" label={t('amendment.kind')}>
        <Radio.Group options={AMENDMENT_KINDS.map(value => ({ value, label: t(`amendment.kind.${value}`) }))} />
      </Form.Item>
      <Form.Item name="reason" label={t('form.reason')} rules={required}>
        <Select options={AMENDMENT_REASONS.map(value => ({ value, label: t(`amendment.reason.${value}`) }))} />
      </Form.Item>
      {kind !== 'withdraw' && (
        <Form.List name="changes">
          {(fields, { add, remove }) => (
            <div className={styles['changes']}>
              {fields.map(({ key, name }) => (
                <div key={key}>
                  <Form.Item name={[name, 'path']} label={t('amendment.field')} rules={required}>
                    <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
                  </Form.Item>
                  <Form.Item name={[name, 'after']} label={t('amendment.after')} rules={required}>
                    <Input maxLength={1000} />
                  </Form.Item>
                  {fields.length > 1 && (
                    <Button size="small" variant="quiet" onClick={() => remove(name)}>
                      {t('amendment.remove')}
                    </Button>
                  )}
                </div>
              ))}
              {fields.length < MAX_CHANGES && (
                <Button size="small" onClick={() => add({})}>
                  {t('amendment.add')}
                </Button>
              )}
            </div>
          )}
        </Form.List>
      )}
      <Form.Item name="explanation" label={t('amendment.explanation')} rules={required}>
        <Input.TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('step.request_amendment')} />
    </Form>
  )
}
