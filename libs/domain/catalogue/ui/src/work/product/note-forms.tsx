import { Form, Input } from 'antd'
import { useEffect } from 'react'
import type { ProductRow } from '@tradeport/domain/catalogue/contract'
import { FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

interface NoteFormProps extends ActionFormProps<ProductRow> {
  intro: string
  label: string
  submit: string
  required: boolean
  danger: boolean
}

function NoteForm({ intro, label, submit, required, danger, pending, fieldErrors, onCancel, onSubmit }: NoteFormProps) {
  const fieldText = useFieldText()
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit}>
      <p>{intro}</p>
      <Form.Item
        name="note"
        label={label}
        rules={required ? [{ required: true, whitespace: true, message: fieldText('required') }] : []}
      >
        <Input.TextArea rows={4} maxLength={500} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={submit} danger={danger} />
    </Form>
  )
}

/** The seller and, in the history, other operators read the reason, so it is asked for. */
export function ForceOffForm(props: ActionFormProps<ProductRow>) {
  const t = useT('catalogue')
  return (
    <NoteForm
      {...props}
      required
      danger
      intro={t('product.confirm.force_off')}
      label={t('product.review.reason')}
      submit={t('product.action.force_off')}
    />
  )
}

export function LiftBanForm(props: ActionFormProps<ProductRow>) {
  const t = useT('catalogue')
  return (
    <NoteForm
      {...props}
      required={false}
      danger={false}
      intro={t('product.confirm.lift_ban')}
      label={t('product.review.note')}
      submit={t('product.action.lift_ban')}
    />
  )
}
