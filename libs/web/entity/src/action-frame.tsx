import { Form, type FormInstance } from 'antd'
import { useEffect, type ReactNode } from 'react'
import type { ActionFormProps } from './entity-definition'
import { FormButtons, type FormButtonsProps } from './form-buttons'
import { SHOW_FIRST_ERROR, showFieldErrors } from './field-errors'

export interface ActionFrameProps<V extends object = Record<string, unknown>>
  extends
    Pick<ActionFormProps<never>, 'pending' | 'fieldErrors' | 'onCancel'>,
    Pick<FormButtonsProps, 'submit' | 'danger'> {
  /** Where something outside depends on what is filled in. */
  form?: FormInstance<V>
  initial?: Record<string, unknown>
  onSubmit(values: V): void
  children: ReactNode
}

/** What forms of actions and of dialogs share: filled in, sent, and told at its fields what the server says of them. */
export function ActionFrame<V extends object = Record<string, unknown>>({
  form: given,
  pending,
  fieldErrors,
  onCancel,
  onSubmit,
  submit,
  danger,
  initial,
  children,
}: ActionFrameProps<V>) {
  const [form] = Form.useForm<V>(given)
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form<V>
      form={form}
      layout="vertical"
      scrollToFirstError={SHOW_FIRST_ERROR}
      onFinish={onSubmit}
      {...(initial ? { initialValues: initial } : {})}
    >
      {children}
      <FormButtons pending={pending} onCancel={onCancel} submit={submit} {...(danger ? { danger } : {})} />
    </Form>
  )
}
