import { Form, Input, Rate } from 'antd'
import { useEffect } from 'react'
import type { CustomsOrderRow } from '@tradeport/domain/customs/contract'
import { FormButtons, ReasonForm, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

type FormProps = ActionFormProps<CustomsOrderRow>

export function RejectForm(props: FormProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('reject.intro')}
      noteLabel={tc('form.reason')}
      submit={t('action.reject')}
    />
  )
}

/** What was fixed is owed once the broker has begun. */
export function CancelForm(props: FormProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const isEarly = props.row.status === 'draft' || props.row.status === 'submitted'
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t(isEarly ? 'cancel.early' : 'cancel.late')}
      noteLabel={tc('form.reason')}
      submit={t('action.cancel')}
    />
  )
}

export function NextForm(props: FormProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  return (
    <ReasonForm
      {...props}
      intro={t(props.row.status === 'accepted' ? 'next.check' : 'next.make')}
      noteLabel={tc('form.remark')}
      submit={t('action.next_status')}
    />
  )
}

/** How the client found it: stars and words. */
export function EvaluateForm({ pending, fieldErrors, onCancel, onSubmit }: FormProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit} initialValues={{ score: 5 }}>
      <Form.Item name="score" label={t('field.score')}>
        <Rate allowClear={false} />
      </Form.Item>
      <Form.Item name="note" label={tc('form.remark')}>
        <Input.TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('action.evaluate')} />
    </Form>
  )
}
