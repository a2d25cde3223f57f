import { Alert, Form, Input, Radio, Select } from 'antd'
import {
  REMEDIES,
  RESPONSIBLE_PARTIES,
  afterSalesCaseDetail,
  type AfterSalesRow,
} from '@tradeport/domain/service-order/contract'
import { ActionFrame, DecimalInput, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { timerOf } from '@tradeport/kernel/config'
import { useEndpoint, useFieldText, useFormat, useRegion } from '@tradeport/web/react'
import { DecidePayback } from '../order/payback-forms'
import { ProofFields } from '../order/proof-fields'
import { FilesField } from '../shared/word-fields'

type FormProps = ActionFormProps<AfterSalesRow>

interface StepFormProps extends FormProps {
  step:
    | 'agree'
    | 'offer'
    | 'reject'
    | 'decline_offer'
    | 'escalate'
    | 'decide'
    | 'redo_done'
    | 'reply'
    | 'refund_paid'
    | 'refund_missing'
}

/** Steps that say no, offer something else, decide or write: they need words. */
const IN_WORDS: readonly StepFormProps['step'][] = [
  ...(['offer', 'reject', 'decline_offer', 'escalate', 'decide', 'reply', 'refund_missing'] as const),
]
const SCALE = 3

/** What a step of a case asks for: what is offered or decided, words, and files that prove it. */
function StepForm({ step, row, count: _count, ...frame }: StepFormProps) {
  const t = useT('afterSales')
  const to = useT('serviceOrder')
  const fieldText = useFieldText()
  const region = useRegion()
  const { data } = useEndpoint(afterSalesCaseDetail, { id: row.id })
  const asksRemedy = step === 'offer' || step === 'decide'
  return (
    <ActionFrame
      {...frame}
      submit={t(`action.${step}`)}
      danger={step === 'reject' || step === 'decline_offer'}
      initial={{ remedy: 'refund' }}
    >
      {step !== 'reply' && (
        <p>
          {t(step === 'agree' && data?.isDirect ? 'form.agree.direct' : `form.${step}.intro`, {
            hours: timerOf(region, 'caseCustomerHours'),
          })}
        </p>
      )}
      {data?.isDirect && (asksRemedy || step === 'escalate') && (
        <Form.Item>
          <Alert type="warning" showIcon title={to('direct.warning')} />
        </Form.Item>
      )}
      {step === 'refund_paid' && <ProofFields />}
      {asksRemedy && <RemedyFields step={step} row={row} refundable={data?.order.refundable} />}
      <Form.Item
        name="reason"
        label={t('form.words')}
        rules={IN_WORDS.includes(step) ? [{ required: true, whitespace: true, message: fieldText('required') }] : []}
      >
        <Input.TextArea rows={4} maxLength={2000} showCount />
      </Form.Item>
      {step !== 'refund_paid' && <FilesField />}
    </ActionFrame>
  )
}

interface RemedyProps {
  step: 'offer' | 'decide'
  row: AfterSalesRow
  refundable: string | undefined
}

/** What is to be done about it; the platform also says who is to blame, or that nothing is done. */
function RemedyFields({ step, row, refundable }: RemedyProps) {
  const t = useT('afterSales')
  const format = useFormat()
  const fieldText = useFieldText()
  const remedy: unknown = Form.useWatch('remedy')
  const required = [{ required: true, message: fieldText('required') }]
  const isDecision = step === 'decide'
  const remedies = isDecision ? REMEDIES : REMEDIES.filter(each => each !== 'none')
  return (
    <>
      <Form.Item name="remedy" label={t(isDecision ? 'form.decision' : 'form.offer')} rules={required}>
        <Radio.Group options={remedies.map(value => ({ value, label: t(`remedy.${value}`) }))} />
      </Form.Item>
      {remedy === 'refund' && (
        <Form.Item
          name="amount"
          label={t('column.amount')}
          extra={refundable && t('form.amount.help', { amount: format.money(refundable, row.currency) })}
          rules={required}
        >
          <DecimalInput scale={SCALE} unit={row.currency} />
        </Form.Item>
      )}
      {isDecision && (
        <Form.Item name="responsibility" label={t('form.responsibility')} rules={required}>
          <Select options={RESPONSIBLE_PARTIES.map(value => ({ value, label: t(`responsible.${value}`) }))} />
        </Form.Item>
      )}
    </>
  )
}

export const AgreeForm = (props: FormProps) => <StepForm {...props} step="agree" />
export const OfferForm = (props: FormProps) => <StepForm {...props} step="offer" />
export const RejectCaseForm = (props: FormProps) => <StepForm {...props} step="reject" />
export const DeclineForm = (props: FormProps) => <StepForm {...props} step="decline_offer" />
export const EscalateForm = (props: FormProps) => <StepForm {...props} step="escalate" />
export const DecideCaseForm = (props: FormProps) => <StepForm {...props} step="decide" />
export const RedoneForm = (props: FormProps) => <StepForm {...props} step="redo_done" />
export const RefundPaidForm = (props: FormProps) => <StepForm {...props} step="refund_paid" />
export const RefundMissingForm = (props: FormProps) => <StepForm {...props} step="refund_missing" />
export function DecidePaybackForm(props: FormProps) {
  const { data } = useEndpoint(afterSalesCaseDetail, { id: props.row.id })
  return <DecidePayback {...props} refund={data?.directRefund} currency={props.row.currency} />
}
export const ReplyForm = (props: FormProps) => <StepForm {...props} step="reply" />
