import { Form } from 'antd'
import { useEffect, type ReactNode } from 'react'
import type { ActionFormProps } from './entity-definition'
import { FormButtons, type FormButtonsProps } from './form-buttons'
import { showFieldErrors } from './field-errors'

export interface ActionFrameProps
  extends Omit<ActionFormProps<never>, 'row' | 'count'>, Pick<FormButtonsProps, 'submit' | 'danger'> {
  initial?: Record<string, unknown>
  children: ReactNode
}

/** What forms of actions share: filled in, sent, and told at its fields what the server says of them. */
export function ActionFrame({
  pending,
  fieldErrors,
  onCancel,
  onSubmit,
  submit,
  danger,
  initial,
  children,
}: ActionFrameProps) {
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit} {...(initial ? { initialValues: initial } : {})}>
      {children}
      <FormButtons pending={pending} onCancel={onCancel} submit={submit} {...(danger ? { danger } : {})} />
    </Form>
  )
}
