import { Form, Input } from 'antd'
import { useEffect } from 'react'
import type { RegistrationRow } from '@tradeport/domain/identity/contract'
import { DateInput, FormButtons, showFieldErrors, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

/** The reviewer has the licence before the eyes: what it says is compared, and counts from then on. */
export default function ApproveForm({ row, count = 1, ...props }: ActionFormProps<RegistrationRow>) {
  const t = useT('identity')
  const fieldText = useFieldText()
  const [form] = Form.useForm<Record<string, unknown>>()
  const { fieldErrors, pending, onCancel, onSubmit } = props
  useEffect(() => showFieldErrors(form, fieldErrors), [form, fieldErrors])
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <Form form={form} layout="vertical" onFinish={onSubmit} initialValues={{ licence: row.licence }}>
      <p>{t('registration.confirm.approve')}</p>
      {count > 1 ? (
        <p>{t('registration.approve.many')}</p>
      ) : (
        <>
          <p>{t('registration.approve.licence')}</p>
          <Form.Item name={['licence', 'issuer']} label={t('company.licenceIssuer')} rules={required}>
            <Input maxLength={120} />
          </Form.Item>
          <Form.Item name={['licence', 'issuedOn']} label={t('company.licenceIssuedOn')} rules={required}>
            <DateInput />
          </Form.Item>
          <Form.Item name={['licence', 'validUntil']} label={t('company.licenceValidUntil')}>
            <DateInput />
          </Form.Item>
        </>
      )}
      <FormButtons pending={pending} onCancel={onCancel} submit={t('registration.action.approve')} />
    </Form>
  )
}
