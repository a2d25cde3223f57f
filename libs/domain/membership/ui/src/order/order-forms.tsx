import { Form, Input } from 'antd'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import { bankAccountPage } from '@tradeport/domain/identity/contract'
import { MAX_EVIDENCE, type MembershipOrderRow } from '@tradeport/domain/membership/contract'
import {
  ActionFrame,
  AttachmentField,
  DateInput,
  Facts,
  ReasonForm,
  ownToday,
  type ActionFormProps,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint, useFieldText, useFileUpload } from '@tradeport/web/react'

/** When and under which reference the company has paid, with the bank's slip. */
export function ReportPaymentForm(props: ActionFormProps<MembershipOrderRow>) {
  const t = useT('membership')
  const fieldText = useFieldText()
  const { send } = useFileUpload(uploadFile, 'document')
  const required = [{ required: true, message: fieldText('required') }]
  return (
    <ActionFrame {...props} submit={t('order.action.report_payment')} initial={{ paidOn: ownToday() }}>
      <Form.Item name="bankReference" label={t('order.bankReference')} rules={required}>
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="paidOn" label={t('order.paidOn')} rules={required}>
        <DateInput />
      </Form.Item>
      <Form.Item name="evidence" label={t('order.evidence')}>
        <AttachmentField look="button" upload={send} max={MAX_EVIDENCE} maxBytes={MAX_FILE_BYTES} />
      </Form.Item>
    </ActionFrame>
  )
}

/** What the operator found the payment by stands in the log. */
export function ConfirmForm(props: ActionFormProps<MembershipOrderRow>) {
  const t = useT('membership')
  return (
    <ReasonForm
      {...props}
      intro={t('order.confirm.confirm')}
      noteLabel={t('column.reason')}
      noteRequired
      noteMax={300}
      submit={t('order.action.confirm')}
    />
  )
}

export function RejectForm(props: ActionFormProps<MembershipOrderRow>) {
  const t = useT('membership')
  return (
    <ReasonForm
      {...props}
      intro={t('order.confirm.reject')}
      noteLabel={t('column.reason')}
      noteRequired
      noteMax={300}
      submit={t('order.action.reject')}
    />
  )
}

export function RefundForm(props: ActionFormProps<MembershipOrderRow>) {
  const t = useT('membership')
  return (
    <>
      <RefundTo companyId={props.row.companyId} currency={props.row.currency} />
      <ReasonForm
        {...props}
        intro={t('order.confirm.refund')}
        noteLabel={t('column.reason')}
        noteRequired
        noteMax={300}
        submit={t('order.action.refund')}
        danger
      />
    </>
  )
}

/** Where the money goes back to: the company’s checked account for refunds, in the order’s currency where it has one. */
function RefundTo({ companyId, currency }: Pick<MembershipOrderRow, 'companyId' | 'currency'>) {
  const t = useT('membership')
  const { data } = useEndpoint(bankAccountPage, { companyId, purpose: 'refund', status: 'verified' }, { quiet: true })
  if (!data) return null
  const account = data.records.find(row => row.currency === currency) ?? data.records[0]
  if (!account) return <p>{t('order.refundTo.none')}</p>
  return (
    <>
      <h4>{t('order.refundTo')}</h4>
      <Facts
        facts={[
          { key: 'holder', label: t('account.holder'), value: account.holderName },
          { key: 'bank', label: t('account.bank'), value: account.bankName },
          { key: 'swift', label: t('account.swift'), value: account.swift },
          {
            key: 'account',
            label: t('account.account'),
            value: (
              <>
                …{account.last4} ({account.currency}){' '}
                <AppLink to={`/bank-accounts?keyword=${account.no}`}>{t('order.refundTo.number')}</AppLink>
              </>
            ),
          },
        ]}
      />
    </>
  )
}
