import { Form } from 'antd'
import { useEffect } from 'react'
import { declarationFormDetail, type DeclarationRow } from '@tradeport/domain/customs/contract'
import { FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { OfflineFields } from '../shared/offline-fields'

/** What became of a declaration that was made elsewhere: its content stays as it was recorded. */
export function OfflineForm({ row, pending, fieldErrors, onCancel, onSubmit }: ActionFormProps<DeclarationRow>) {
  const t = useT('customs')
  const [form] = Form.useForm<Record<string, unknown>>()
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const { data } = useEndpoint(declarationFormDetail, { id: row.id })
  if (!data) return <SkeletonText lines={6} />
  return (
    <Form
      form={form}
      layout="vertical"
      onFinish={values => onSubmit({ ...values, content: data.content })}
      initialValues={{
        entryId: data.entryId,
        declareDate: data.declareDate ?? undefined,
        status: data.status,
        files: data.files,
      }}
    >
      <OfflineFields />
      <FormButtons pending={pending} onCancel={onCancel} submit={t('step.offline_update')} />
    </Form>
  )
}
