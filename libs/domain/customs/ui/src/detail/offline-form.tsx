import { Form } from 'antd'
import { useEffect } from 'react'
import { declarationFormDetail, type DeclarationRow } from '@tradeport/domain/customs/contract'
import { FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { OfflineFields } from '../shared/offline-fields'

/** What became of a declaration that was made elsewhere: its content stays as it was recorded. */
export function OfflineForm({ row, pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<DeclarationRow>) {
  const t = useT('customs')
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const { data } = useEndpoint(declarationFormDetail, { id: row.id })
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={values => data && onSubmit({ ...values, content: data.content })}
      initialValues={{ entryId: row.entryId, declareDate: row.declareDate ?? undefined, status: row.status }}
    >
      <OfflineFields />
      <FormButtons pending={pending} onCancel={onCancel} submit={t('step.offline_update')} disabled={!data} />
    </Form>
  )
}
