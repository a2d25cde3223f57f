import { Form, Input } from 'antd'
import type { RegistrationRow } from '@tradeport/domain/identity/contract'
import { ActionFrame, DateInput, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText } from '@tradeport/web/react'

/** The reviewer has the licence before the eyes: what it says is compared, and counts from then on. */
export default function ApproveForm({ row, count = 1, ...frame }: ActionFormProps<RegistrationRow>) {
  const t = useT('identity')
  const fieldText = useFieldText()
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <ActionFrame {...frame} submit={t('registration.action.approve')} initial={{ licence: row.licence }}>
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
    </ActionFrame>
  )
}
