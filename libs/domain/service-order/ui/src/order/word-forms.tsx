import { Checkbox, Form, Input, Rate } from 'antd'
import { useEffect } from 'react'
import { RATING_TAGS, type ServiceOrderRow } from '@tradeport/domain/service-order/contract'
import { FormButtons, ReasonForm, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

type FormProps = ActionFormProps<ServiceOrderRow>

export function CancelForm(props: FormProps) {
  const t = useT('serviceOrder')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('form.cancel.intro')}
      noteLabel={t('form.why')}
      submit={t('order.action.cancel')}
    />
  )
}

export function RejectForm(props: FormProps) {
  const t = useT('serviceOrder')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('form.reject.intro')}
      noteLabel={t('form.why')}
      submit={t('order.action.reject')}
    />
  )
}

export function NextForm(props: FormProps) {
  const t = useT('serviceOrder')
  return (
    <ReasonForm
      {...props}
      intro={t('form.next.intro')}
      noteLabel={t('form.note')}
      submit={t('order.action.next_status')}
    />
  )
}

/** How the customer found it: stars, what was good about it, and words. */
export function EvaluateForm({ pending, fieldErrors, onCancel, onSubmit }: FormProps) {
  const t = useT('serviceOrder')
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit} initialValues={{ score: 5, tags: [] }}>
      <Form.Item name="score" label={t('form.score')}>
        <Rate allowClear={false} />
      </Form.Item>
      <Form.Item name="tags" label={t('form.tags')}>
        <Checkbox.Group options={RATING_TAGS.map(tag => ({ value: tag, label: t(`tag.${tag}`) }))} />
      </Form.Item>
      <Form.Item name="note" label={t('form.note')}>
        <Input.TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('order.action.evaluate')} />
    </Form>
  )
}
