import { Form } from 'antd'
import { useEffect } from 'react'
import type { LeaveMessageRow } from '@tradeport/domain/support/contract'
import { showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'

/** The form of an action, with what the server found wrong at its fields. */
export function useActionForm({ fieldErrors }: Pick<ActionFormProps<LeaveMessageRow>, 'fieldErrors'>) {
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  return form
}
