import { Form, Input, Select } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'
import type { ActionFormProps } from './entity-definition'
import { FormButtons } from './form-buttons'
import { showFieldErrors } from './field-errors'

export interface ReasonFormProps<Row> extends ActionFormProps<Row> {
  /** What it will do, said above the fields. */
  intro: ReactNode
  reasons?: readonly { value: string; label: string }[]
  noteLabel: string
  noteRequired?: boolean
  noteMax?: number
  submit: string
  danger?: boolean
}

/** Asks why, in a choice and in words. */
export function ReasonForm<Row>(props: ReasonFormProps<Row>) {
  const { reasons, noteRequired = false, fieldErrors } = props
  const t = useT('entity')
  const fieldText = useFieldText()
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form form={form} layout="vertical" onFinish={props.onSubmit} initialValues={{ reason: reasons?.[0]?.value }}>
      <p>{props.intro}</p>
      {reasons && (
        <Form.Item name="reason" label={t('form.reason')} rules={[{ required: true, message: fieldText('required') }]}>
          <Select options={[...reasons]} />
        </Form.Item>
      )}
      <Form.Item
        name="note"
        label={props.noteLabel}
        rules={noteRequired ? [{ required: true, whitespace: true, message: fieldText('required') }] : []}
      >
        <Input.TextArea rows={3} maxLength={props.noteMax ?? 500} showCount />
      </Form.Item>
      <FormButtons
        pending={props.pending}
        onCancel={props.onCancel}
        submit={props.submit}
        danger={props.danger ?? false}
      />
    </Form>
  )
}
