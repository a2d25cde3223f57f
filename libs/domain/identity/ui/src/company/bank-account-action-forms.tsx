import { Form, Select } from 'antd'
import { BANK_CHECK_METHODS, type BankAccountRow } from '@tradeport/domain/identity/contract'
import { timerOf } from '@tradeport/kernel/config'
import { ActionFrame, ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFieldText, useRegion } from '@tradeport/web/react'
import { BankAccountForm } from './bank-account-form'
import { BankAccountNumber } from './bank-account-number'
import { ReasonItem } from './reason-item'

type FormProps = ActionFormProps<BankAccountRow>

export function SubmitForm(props: FormProps) {
  return <BankAccountForm {...props} />
}

/** The number, how it was made sure of, and a word for the file. */
export function ApproveForm({ row, ...frame }: FormProps) {
  const t = useT('identityCompany')
  const fieldText = useFieldText()
  return (
    <ActionFrame {...frame} submit={t('bank.action.approve')} initial={{ checkMethod: BANK_CHECK_METHODS[0] }}>
      <p>{t('bank.approveText', { hours: timerOf(useRegion(), 'bankCoolOffHours') })}</p>
      <p>
        <BankAccountNumber row={row} />
      </p>
      <p>{t('bank.stated', { reason: row.reason })}</p>
      <Form.Item name="checkMethod" label={t('bank.how')} rules={[{ required: true, message: fieldText('required') }]}>
        <Select options={BANK_CHECK_METHODS.map(value => ({ value, label: t(`bank.check.${value}`) }))} />
      </Form.Item>
      <ReasonItem />
    </ActionFrame>
  )
}

function StopForm({ action, ...props }: FormProps & { action: 'refuse' | 'block' | 'withdraw' }) {
  const t = useT('identityCompany')
  return (
    <ReasonForm
      {...props}
      intro={t(`bank.${action}Text`)}
      noteLabel={t('member.reason')}
      noteRequired
      noteMax={300}
      submit={t(`bank.action.${action}`)}
      danger
    />
  )
}
export const RefuseForm = (props: FormProps) => <StopForm {...props} action="refuse" />
export const BlockForm = (props: FormProps) => <StopForm {...props} action="block" />
export const WithdrawForm = (props: FormProps) => <StopForm {...props} action="withdraw" />
