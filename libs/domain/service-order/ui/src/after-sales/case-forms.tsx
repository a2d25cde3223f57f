import { Alert, Form, Input, Radio, Select } from 'antd'
import {
  REMEDIES,
  RESPONSIBLE_PARTIES,
  afterSalesCaseDetail,
  type AfterSalesDetail,
  type AfterSalesRow,
} from '@tradeport/domain/service-order/contract'
import { remedyOf } from '@tradeport/domain/service-order/rules'
import { exponentOf } from '@tradeport/kernel/values'
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
/** What a step of a case asks for: what is offered or decided, words, and files that prove it. */
function StepForm({ step, row, count = 1, ...frame }: StepFormProps) {
  const t = useT('afterSales')
  const to = useT('serviceOrder')
  const fieldText = useFieldText()
  const { data } = useEndpoint(afterSalesCaseDetail, { id: row.id })
  const asksRemedy = step === 'offer' || step === 'decide'
  const intro = useIntro(step, row, count > 1 ? undefined : data)
  return (
    <ActionFrame
      {...frame}
      submit={t(`action.${step}`)}
      danger={step === 'reject' || step === 'decline_offer'}
      initial={{ remedy: 'refund' }}
    >
      {intro !== null && <p>{intro}</p>}
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

/** What the step does; who agrees reads what is given, of which case it is one alone. */
function useIntro(step: StepFormProps['step'], row: AfterSalesRow, detail: AfterSalesDetail | undefined) {
  const t = useT('afterSales')
  const format = useFormat()
  const region = useRegion()
  if (step === 'reply') return null
  if (step !== 'agree' || detail === undefined)
    return t(`form.${step}.intro`, { hours: timerOf(region, 'caseCustomerHours') })
  const remedy = remedyOf(row.type, row.requestedAmount !== null)
  return t(remedy === 'refund' && detail.isDirect ? 'form.agree.direct' : `form.agree.${remedy}`, {
    amount: format.money(row.requestedAmount, row.currency),
  })
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
          <DecimalInput scale={exponentOf(row.currency)} unit={row.currency} />
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
